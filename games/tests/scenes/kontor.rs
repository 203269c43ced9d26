//! What only the pictures of Kontor owe.

use damrak_core::{Registry, Seed, SetupDraft, Viewer};
use damrak_draw::{Context, ScoreKind};
use damrak_kontor::Kontor;
use damrak_words::Language;

use crate::{Named, drawing, kontor_rules, scene_in, walk_through};

/// The facts beside the board after so many idle rounds.
fn city(version: u32, idle_rounds: u8, language: Language) -> String {
    let registry = Registry::new().with::<Kontor>();
    let draft = SetupDraft { rules: Some(version), ..SetupDraft::default() };
    let rules = registry.open("kontor", &draft).expect("both versions can be played");
    let mut document = rules.deal(Seed::from_number(1)).0.save();
    document["idle_rounds"] = idle_rounds.into();
    let position = rules.load(&document).expect("the position can be");
    let scene = scene_in(position.as_ref(), Viewer::Spectator, language);
    let panel = scene.tabs.into_iter().find(|panel| panel.id == "city");
    panel.expect("the facts are drawn").html
}

/// Clause K-51: nobody is to be surprised by the end.
#[test]
fn idle_rounds_are_shown_whenever_there_are_any() {
    for language in Language::all() {
        for version in [1, 2] {
            assert!(!city(version, 0, language).contains("notice"));
            let panel = city(version, 2, language);
            let (_, notice) = panel.split_once("notice").expect("it is said");
            assert!(notice.contains('2') && notice.contains('3'), "{notice}");
        }
        assert_ne!(city(1, 2, language), city(2, 2, language), "what counts is not the same");
    }
}

/// The sheet says what the rules say: parts add up to the total, and the best total has won.
#[test]
fn the_score_sheet_adds_up_to_the_result() {
    let drawing = drawing("kontor").expect("it is drawn");
    let mut sectors = 0;
    walk_through(kontor_rules(), 6, |position, _| {
        let view = position.look(Viewer::Spectator);
        let context = Context::new(Viewer::Spectator, Language::English, &Named);
        let sheet = drawing.scores(view.as_ref(), &mut std::iter::empty(), &context);
        let Some(standing) = position.standing() else {
            assert_eq!(sheet, None, "nothing is scored before the end");
            return;
        };
        let rows = sheet.expect("a finished game has scores").rows;
        let sums: Vec<_> = rows.iter().filter(|row| row.kind == ScoreKind::Sum).collect();
        let [sum] = sums[..] else { panic!("one total: {rows:?}") };
        for place in &standing.places {
            let seat = place.seat.index();
            let first = place.scores.first().expect("there are scores").value;
            assert_eq!(sum.values[seat].map(i64::from), Some(first), "{rows:?}");
            let parts = rows.iter().filter(|row| row.kind == ScoreKind::Part);
            let parts: Vec<i32> = parts.filter_map(|row| row.values[seat]).collect();
            if rows.iter().any(|row| row.kind == ScoreKind::Part) {
                assert_eq!(Some(parts.iter().sum::<i32>()), sum.values[seat], "{rows:?}");
                sectors += parts.len();
            }
        }
    });
    assert!(sectors > 50, "{sectors} sectors were scored");
}

/// What nobody has seen of another's hand shows its back: pages hide what is named as for readers alone.
#[test]
fn the_other_hand_is_never_an_empty_box() {
    const HIDDEN: [&str; 2] = ["unseen", "spoken"];
    let page =
        include_str!("../../../web/page.css").to_owned() + include_str!("../../../web/table.css");
    for class in HIDDEN {
        assert!(page.contains(&format!(".{class} {{ position: absolute")), "{class} hides");
    }
    let mut backs = 0;
    walk_through(kontor_rules(), 1, |position, _| {
        let scene = crate::scene(position, Viewer::Seat(damrak_core::Seat::from_index(0)));
        let other = scene.part("hand-black").expect("the other hand").sheet().expect("it is drawn");
        let classes = other.svg.split("class=\"").skip(1).filter_map(|rest| rest.split('"').next());
        let mut words = classes.flat_map(str::split_whitespace);
        assert!(!words.any(|class| HIDDEN.contains(&class)), "{}", other.svg);
        backs += usize::from(other.svg.contains("unseen-2-"));
    });
    assert!(backs > 50, "{backs} hands with backs");
}

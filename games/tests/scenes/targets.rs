//! Whatever may be decided can be pointed at.

use damrak_draw::Part;
use std::collections::BTreeSet;

use damrak_core::{Target, Viewer};
use damrak_draw::{Context, Scene};
use damrak_words::Language;

use crate::{drawing, kontor_rules, scene, sheets, walk, walk_through};

/// The values of an attribute in a text.
pub(crate) fn values<'a>(text: &'a str, attribute: &str) -> Vec<&'a str> {
    let opening = format!(" {attribute}=\"");
    let parts = text.split(opening.as_str()).skip(1);
    parts.filter_map(|part| part.split('"').next()).collect()
}

#[test]
fn every_legal_action_can_be_pointed_at() {
    let mut kinds = BTreeSet::new();
    walk(2, |position, _| {
        for seat in position.waiting_for() {
            let scene = scene(position, Viewer::Seat(seat));
            let sheets = sheets(&scene).map(|sheet| sheet.into_owned().svg);
            let text: String = sheets.chain(scene.notes().map(str::to_owned)).collect();
            let mut drawn = BTreeSet::new();
            for target in values(&text, "data-target") {
                assert!(drawn.insert(target), "{target} is drawn twice");
            }
            let choices = position.choices(seat);
            for target in choices.targets() {
                let known = drawn.contains(target.0.as_str());
                assert!(known, "{} is needed by {choices:?}, but not drawn", target.0);
                kinds.insert(target.0.split_once('-').expect("kind and name").0.to_owned());
                if target.0.starts_with("button") {
                    kinds.insert(target.0.clone());
                }
            }
        }
    });
    let wanted = [
        "ask",
        "button",
        "button-accept",
        "button-alone",
        "button-ask",
        "button-boat-stays",
        "button-borrow",
        "button-buy",
        "button-counter",
        "button-decline",
        "button-done",
        "button-event",
        "button-give",
        "button-keep",
        "button-kontor",
        "button-lay",
        "button-pass",
        "button-plain",
        "button-put",
        "button-refresh",
        "button-refuse",
        "button-remove-nothing",
        "button-roof",
        "button-send",
        "button-silent",
        "button-skip",
        "button-smith",
        "button-start",
        "button-wait",
        "button-withdraw",
        "card",
        "cell",
        "company",
        "count",
        "direction",
        "disk",
        "event",
        "give",
        "house",
        "market",
        "money",
        "office",
        "pile",
        "plot",
        "price",
        "seat",
        "share",
        "shoe",
        "space",
        "ten",
        "track",
    ];
    assert_eq!(
        kinds.iter().map(String::as_str).collect::<Vec<_>>(),
        wanted,
        "all kinds were tried"
    );
}

/// A drawing that does not tell its pen for whom it writes would mark nothing.
#[test]
fn whatever_is_advised_is_marked_and_nothing_else_changes() {
    let mut tried = BTreeSet::new();
    walk(1, |position, _| {
        let Some(seat) = position.waiting_for().first() else { return };
        let game = position.rules().info().name;
        let choices = position.choices(seat);
        let advised: Vec<Target> = choices.targets().cloned().collect();
        let kinds = advised.iter().filter_map(|target| target.0.split_once('-'));
        let kinds: BTreeSet<String> = kinds.map(|(kind, _)| kind.to_owned()).collect();
        if !tried.insert((game, kinds)) {
            return;
        }
        let plain = scene(position, Viewer::Seat(seat));
        let context = Context::new(Viewer::Seat(seat), Language::English, &crate::Named);
        let context = Context { advised: &advised, ..context };
        let view = position.look(Viewer::Seat(seat));
        let drawing = drawing(game).expect("every game is drawn");
        let marked = drawing.draw(&*view, &context).expect("the view is the game's own");
        let texts = |scene: &Scene| {
            let drawn = sheets(scene).map(|sheet| sheet.svg.clone());
            drawn.chain(scene.notes().map(str::to_owned)).collect()
        };
        let (plain, marked): (String, String) = (texts(&plain), texts(&marked));
        for Target(target) in &advised {
            let mark = format!("data-target=\"{target}\" data-advised=\"\"");
            assert!(marked.contains(&mark), "{game}: {target}");
        }
        assert_eq!(marked.replace(" data-advised=\"\"", ""), plain);
    });
    assert!(tried.len() > 20, "{tried:?}");
}

#[test]
fn every_cell_within_the_border_can_be_pointed_at() {
    walk_through(kontor_rules(), 1, |position, _| {
        let view: damrak_kontor::View = crate::view(position, Viewer::Spectator);
        let scene = scene(position, Viewer::Spectator);
        let (rows, columns) = (view.harbour.rows, view.harbour.columns);
        for row in rows.0..=rows.1 {
            for column in columns.0..=columns.1 {
                let target =
                    format!("data-target=\"cell-{}{}\"", char::from(b'a' + column), row + 1);
                assert!(scene.board.sheet.svg.contains(&target), "{target}");
            }
        }
    });
}

/// What can be touched is at least 44 pixels wide on a phone of 360, less four at either side.
#[test]
fn cards_are_large_enough_to_touch() {
    const PAGE: u32 = 352;
    const CARD: u32 = 96;
    walk_through(kontor_rules(), 1, |position, _| {
        let Some(seat) = position.waiting_for().first() else { return };
        let scene = scene(position, Viewer::Seat(seat));
        let hand = scene.hand.as_ref().and_then(Part::sheet).expect("who decides has a hand");
        assert!(hand.id.starts_with("hand-") && hand.owner.is_some(), "{}", hand.id);
        assert!(CARD * PAGE / hand.width >= 44, "the hand is {} wide", hand.width);
        let view: damrak_kontor::View = crate::view(position, Viewer::Spectator);
        let columns = view.harbour.cells.iter().map(|cell| cell.column);
        let near = columns.clone().max().unwrap_or(0) + 3 - columns.min().unwrap_or(0);
        // Eight columns cannot be 44 pixels each on such a phone, and Canal Grande has twelve.
        if near <= 7 && view.harbour.columns.1 - view.harbour.columns.0 < 9 {
            assert!(
                CARD * PAGE / scene.board.sheet.width >= 44,
                "the board is {} wide",
                scene.board.sheet.width
            );
        }
    });
}

#[test]
fn what_is_not_the_game_is_not_drawn() {
    assert!(drawing("chess").is_none());
    let kontor = drawing("kontor").expect("Kontor is drawn");
    let context = damrak_draw::Context::new(
        Viewer::Spectator,
        damrak_words::Language::English,
        &crate::Named,
    );
    assert!(kontor.draw(&42, &context).is_none());
    let merchants = drawing("merchants").expect("Merchants is drawn");
    assert!(merchants.draw(&42, &context).is_none());
    let dutchman = drawing("dutchman").expect("The Flying Dutchman is drawn");
    assert!(dutchman.draw(&42, &context).is_none());
    let chartered = drawing("chartered").expect("Chartered is drawn");
    assert!(chartered.draw(&42, &context).is_none());
}

//! What only the pictures of The Flying Dutchman owe.

use damrak_core::{AnyPosition, Phrase, Rng, Seed, Told, Viewer};
use damrak_draw::{Context, Part, ScoreKind};
use damrak_dutchman::{Colour, StageView, View};
use damrak_words::Language;
use roxmltree::Document;

use crate::keys::keys;
use crate::targets::values;
use crate::{dutchman_rules, scene, sheets, view, viewers, walk_through};

/// Every third position: most differ little from the one before.
fn walk_dutchman(mut look: impl FnMut(&dyn AnyPosition, &mut Rng)) {
    let mut count = 0;
    walk_through(dutchman_rules(), 1, |position, rng| {
        count += 1;
        if count % 3 == 0 {
            look(position, rng);
        }
    });
}

#[test]
fn the_ship_the_stones_and_what_one_holds_have_their_keys() {
    walk_dutchman(|position, rng| {
        let viewers: Vec<Viewer> = viewers(position).collect();
        let Some(&viewer) = rng.pick(&viewers) else { return };
        let view: View = view(position, viewer);
        let scene = scene(position, viewer);
        let keys = keys(&scene);
        assert!(keys.contains_key("dutchman") && keys.contains_key("counter"));
        for colour in Colour::ALL {
            assert!(keys.contains_key(&format!("stone-{}", colour.name())));
        }
        let flags = view.tie.iter().flat_map(|tie| &tie.wishes).filter(|(_, wish)| wish.is_some());
        assert_eq!(keys.keys().filter(|key| key.starts_with("flag-")).count(), flags.count());
        let held = |kind: &str| keys.keys().filter(|key| key.starts_with(kind)).count();
        if let Some(own) = view.own.filter(|_| view.stage != StageView::Over) {
            assert_eq!(held("share-"), own.shares.len());
            // While something else lies in their place they are told in a line.
            match scene.hand.as_ref().filter(|hand| hand.id == "course").and_then(Part::html) {
                Some(html) => {
                    let shown = own.shoes.iter().map(|number| {
                        let silver = view.board.silver.iter().any(|(silver, _)| silver == number);
                        format!("{}{number}", if silver { "±" } else { "" })
                    });
                    let shown = shown.collect::<Vec<_>>().join(" ");
                    assert!(html.contains(&shown), "{shown}");
                }
                None => assert_eq!(held("shoe-"), own.shoes.len()),
            }
        }
    });
}

/// Stones stand on the chests whose numbers they mean, and move from left to right.
#[test]
fn what_is_worth_more_stands_further_on() {
    walk_dutchman(|position, _| {
        let view: View = view(position, Viewer::Spectator);
        let keys = keys(&scene(position, Viewer::Spectator));
        let left = |key: &str| -> i32 {
            let place = keys[key].trim_start_matches("translate(");
            place.split(' ').next().and_then(|x| x.parse().ok()).expect("a number")
        };
        let mut stones: Vec<(u8, i32)> = Colour::ALL
            .iter()
            .map(|colour| (view.values[colour.index()], left(&format!("stone-{}", colour.name()))))
            .chain([(view.counter, left("counter"))])
            .collect();
        stones.sort_unstable();
        for pair in stones.windows(2) {
            assert_eq!(pair[0].0 == pair[1].0, pair[0].1 == pair[1].1, "{pair:?}");
            assert!(pair[0].1 <= pair[1].1, "{pair:?}");
        }
    });
}

#[test]
fn every_space_can_be_pointed_at_and_open_ways_are_seen() {
    walk_dutchman(|position, _| {
        let view: View = view(position, Viewer::Spectator);
        let board = scene(position, Viewer::Spectator).board.sheet.svg;
        let drawn = values(&board, "data-target");
        for space in &view.board.spaces {
            assert!(drawn.contains(&format!("space-{}", space.id).as_str()), "{}", space.id);
        }
        let ways = values(&board, "class").into_iter();
        let open = ways.clone().filter(|class| *class == "way open").count();
        let barred = ways.filter(|class| *class == "way barred").count();
        assert_eq!((open, barred), (view.ways.len(), view.from.iter().count()));
    });
}

/// What can be touched is at least 44 pixels wide and high on a phone of 360, less four at either side.
#[test]
fn things_are_large_enough_to_touch() {
    const PAGE: f64 = 352.0;
    const FINGER: f64 = 44.0;
    walk_dutchman(|position, _| {
        let Some(seat) = position.waiting_for().first() else { return };
        for sheet in sheets(&scene(position, Viewer::Seat(seat))) {
            let scale = PAGE / f64::from(sheet.width);
            let document = Document::parse(&sheet.svg).expect("well-formed");
            for node in document.descendants().filter(|node| node.has_attribute("data-target")) {
                let spot = node.children().find(|child| child.attribute("class") == Some("spot"));
                let spot = spot.expect("whatever can be pointed at has a spot that glows");
                let number = |name| spot.attribute(name).and_then(|n| n.parse::<f64>().ok());
                let sides = match number("r") {
                    Some(radius) => [2.0 * radius, 2.0 * radius],
                    None => [number("width"), number("height")].map(Option::unwrap_or_default),
                };
                for side in sides {
                    let target = node.attribute("data-target").unwrap_or_default();
                    assert!(side * scale >= FINGER, "{target} has {} pixels", side * scale);
                }
            }
        }
    });
}

/// Clause D-56: nobody's ducats and horseshoes are anywhere but with themselves.
#[test]
fn hidden_ducats_and_horseshoes_are_nowhere() {
    let (mut hidden, mut backs, mut shown) = (0, 0, 0);
    walk_dutchman(|position, _| {
        for viewer in viewers(position) {
            let view: View = view(position, viewer);
            let scene = scene(position, viewer);
            for (player, purse) in view.players.iter().zip(&scene.purses) {
                assert_eq!(player.seat, purse.seat);
                match player.ducats {
                    Some(ducats) => {
                        assert_eq!(purse.parts.first().map(|part| part.value), Some(ducats));
                    }
                    None => {
                        hidden += 1;
                        assert!(purse.text.contains("Ducats hidden"), "{}", purse.text);
                    }
                }
            }
            let before = scene.part("before").and_then(Part::sheet).expect("is there");
            let unseen = view.players.iter().filter_map(|player| player.laid.as_ref());
            let unseen = unseen.filter(|laid| laid.shoes.is_none());
            let unseen: usize = unseen.map(|laid| usize::from(laid.count)).sum();
            assert_eq!(before.svg.matches("class=\"shoe-back\"").count(), unseen);
            backs += unseen;
            let islands = view.players.iter().filter(|player| player.laid.is_none());
            let islands = islands.filter(|player| player.shown.is_some()).count();
            assert_eq!(before.svg.matches(") on this island<").count(), islands);
            shown += islands;
        }
    });
    assert!(hidden > 100 && backs > 20 && shown > 5, "{hidden} {backs} {shown}");
}

/// While some are tied, the round tells who, and what is on the table.
#[test]
fn a_tie_is_told_in_its_round() {
    let mut seen = [0; 3];
    walk_dutchman(|position, _| {
        let view: View = view(position, Viewer::Spectator);
        let scene = scene(position, Viewer::Spectator);
        let before = scene.part("before").and_then(Part::sheet).expect("is there");
        let seats = values(&before.svg, "data-key").into_iter();
        let seats: Vec<_> = seats.filter(|key| key.starts_with("tied-")).collect();
        let tied = view.tie.iter().flat_map(|tie| tie.tied).map(|seat| format!("tied-{seat}"));
        assert_eq!(seats, tied.collect::<Vec<_>>());
        let Some(tie) = view.tie else { return };
        seen[0] += 1;
        let Some(proposal) = tie.proposal else { return };
        seen[1] += 1;
        let accepted = usize::from(proposal.accepted.len());
        assert_eq!(before.svg.matches("class=\"wax\"").count(), accepted);
        for term in &proposal.terms {
            let sign = if term.ducats > 0 { '+' } else { '−' };
            let brings = format!(">{sign}{}</text>", term.ducats.abs());
            assert!(before.svg.contains(&brings), "{brings}");
            seen[2] += 1;
        }
    });
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}

/// Whoever has a say in where he goes sees what each way means to them, in the place of their horseshoes; the bounds
/// of what can be given and asked for are those of the rules.
#[test]
fn a_course_says_what_each_way_costs() {
    let (mut ways, mut steppers) = (0, 0);
    walk_dutchman(|position, _| {
        let Some(seat) = position.waiting_for().first() else { return };
        let view: View = view(position, Viewer::Seat(seat));
        let scene = scene(position, Viewer::Seat(seat));
        let hand = scene.hand.as_ref().expect("who decides has something in hand");
        let steers = matches!(view.stage, StageView::Moving { .. } | StageView::Announcing { .. });
        let course = hand.html().filter(|_| hand.id == "course");
        if steers {
            let html = course.expect("the ways lie before them");
            let own = view.own.as_ref().expect("they play");
            for way in &view.ways {
                let (_, card) = html.split_once(&format!("data-leads=\"space-{way}\"")).expect(way);
                let (card, _) = card.split_once("</button>").expect("it ends");
                let space = view.board.spaces.iter().find(|space| space.id == *way).expect(way);
                let worth = |colour: Colour| i32::from(view.values[colour.index()]);
                let words = match space.colour {
                    Some(colour) => {
                        let held = own.shares.iter().filter(|share| **share == colour).count();
                        match held as i32 * worth(colour) {
                            0 => "costs you nothing".to_owned(),
                            cost => format!("costs you {cost}<"),
                        }
                    }
                    None => {
                        let best = own.shares.iter().map(|share| worth(*share)).max();
                        format!("pays you up to {}<", best.unwrap_or_default())
                    }
                };
                assert!(card.contains(&words), "{words} in {card}");
                ways += 1;
            }
        }
        if let StageView::Terms { .. } = view.stage {
            let html = course.expect("the deal lies before them");
            for open in &view.own.as_ref().expect("they play").terms {
                let bounds = format!(
                    "aria-valuemin=\"{}\" aria-valuemax=\"{}\"",
                    -i32::from(open.ask),
                    open.give
                );
                assert!(html.contains(&bounds), "{bounds}");
                steppers += 1;
            }
        }
    });
    assert!(ways > 20 && steppers > 2, "{ways} {steppers}");
}

/// What a spectator is told.
fn told_to_all(told: &Told) -> Option<Phrase> {
    told.audience.includes(Viewer::Spectator).then(|| told.phrase.clone())
}

/// Every ducat is on the score sheet: its parts come to the total, which is the game's own.
#[test]
fn the_score_sheet_comes_to_the_wealth_of_everybody() {
    let mut sheets = 0;
    for seed in 0..24 {
        for rules in dutchman_rules() {
            let (mut position, begun) = rules.deal(Seed::from_number(900 + seed));
            let mut told: Vec<Phrase> = begun.iter().flat_map(told_to_all).collect();
            let mut rng = Rng::new(Seed::from_number(seed));
            while let Some(seat) = position.waiting_for().first() {
                let lays = rng.below(2) == 0;
                let action = position.random_action(seat, &mut rng).expect("they can act");
                let done = match lays {
                    true => position.act(seat, "lay 1").or_else(|_| position.act(seat, &action)),
                    false => position.act(seat, &action),
                };
                let done = done.expect("random actions are legal");
                told.extend(done.told.iter().flat_map(told_to_all));
            }
            let context = Context::new(Viewer::Spectator, Language::English, &crate::Named);
            let drawing = crate::drawing("dutchman").expect("it is drawn");
            let view = position.look(Viewer::Spectator);
            let scores = drawing.scores(&*view, &mut told.iter(), &context).expect("it is over");
            let view: View = crate::view(position.as_ref(), Viewer::Spectator);
            let of = |kind| scores.rows.iter().filter(move |row| row.kind == kind);
            let total = of(ScoreKind::Sum).next().expect("there is a total");
            for player in &view.players {
                let index = player.seat.index();
                let parts = of(ScoreKind::Part).filter_map(|row| row.values[index]).sum::<i32>();
                match player.bankrupt {
                    true => {
                        let left = player.ducats.expect("all is open");
                        assert_eq!((total.values[index], parts), (None, left));
                    }
                    false => assert_eq!(total.values[index], Some(parts)),
                }
            }
            sheets += 1;
        }
    }
    assert!(sheets > 50, "{sheets}");
}

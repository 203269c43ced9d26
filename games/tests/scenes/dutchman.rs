//! What only the pictures of The Flying Dutchman owe.

use damrak_core::{AnyPosition, Rng, Viewer};
use damrak_draw::Part;
use damrak_dutchman::{Colour, StageView, View};
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
        let keys = keys(&scene(position, viewer));
        assert!(keys.contains_key("dutchman") && keys.contains_key("counter"));
        for colour in Colour::ALL {
            assert!(keys.contains_key(&format!("stone-{}", colour.name())));
        }
        let flags = view.tie.iter().flat_map(|tie| &tie.wishes).filter(|(_, wish)| wish.is_some());
        assert_eq!(keys.keys().filter(|key| key.starts_with("flag-")).count(), flags.count());
        let held = |kind: &str| keys.keys().filter(|key| key.starts_with(kind)).count();
        if let Some(own) = view.own.filter(|_| view.stage != StageView::Over) {
            assert_eq!((held("shoe-"), held("share-")), (own.shoes.len(), own.shares.len()));
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

/// While somebody is tied, the deal tells who, and what is on the table.
#[test]
fn a_tie_has_its_tray() {
    let mut seen = [0; 3];
    walk_dutchman(|position, _| {
        let view: View = view(position, Viewer::Spectator);
        let scene = scene(position, Viewer::Spectator);
        let deal = scene.part("deal").and_then(Part::sheet);
        assert_eq!(deal.is_some(), view.tie.is_some());
        let (Some(deal), Some(tie)) = (deal, view.tie) else { return };
        seen[0] += 1;
        let seats = values(&deal.svg, "data-key").into_iter();
        let seats: Vec<_> = seats.filter(|key| key.starts_with("tied-")).collect();
        let tied: Vec<_> = tie.tied.into_iter().map(|seat| format!("tied-{seat}")).collect();
        assert_eq!(seats, tied);
        if let Some(proposal) = tie.proposal {
            seen[1] += 1;
            assert_eq!(
                deal.svg.matches("class=\"wax\"").count(),
                usize::from(proposal.accepted.len())
            );
            let paid = deal.svg.matches(" pays ").count();
            seen[2] += paid;
            assert_eq!(paid, proposal.terms.len());
        }
    });
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}

//! What only the pictures of Merchants of Amsterdam owe.

use damrak_draw::Part;
use std::collections::BTreeMap;

use damrak_core::edition::Provenance;
use damrak_core::{AnyPosition, Rng, Seed, Viewer};
use damrak_merchants::{Commodity, Disk, View};
use roxmltree::Document;

use crate::keys::keys;
use crate::targets::values;
use crate::{merchants_rules, scene, sheets, view, viewers, walk_through};

/// Every third position: most differ little from the one before.
fn walk_merchants(mut look: impl FnMut(&dyn AnyPosition, &mut Rng)) {
    let mut count = 0;
    walk_through(merchants_rules(), 1, |position, rng| {
        count += 1;
        if count % 3 == 0 {
            look(position, rng);
        }
    });
}

#[test]
fn every_token_and_card_has_its_key() {
    walk_merchants(|position, rng| {
        let viewers: Vec<Viewer> = viewers(position).collect();
        if let Some(&viewer) = rng.pick(&viewers) {
            let view: View = view(position, viewer);
            let keys = keys(&scene(position, viewer));
            assert!(keys.contains_key("figure"));
            let mut tokens = 0;
            for player in &view.players {
                for space in player.offices.iter().chain(&player.houses) {
                    assert!(keys.contains_key(&format!("token-{space}")), "{space} is not drawn");
                    tokens += 1;
                }
                for good in
                    Commodity::ALL.into_iter().filter(|good| player.market[good.index()] > 0)
                {
                    let key = format!("token-{}-{}", good.name(), player.seat);
                    assert!(keys.contains_key(&key), "{key} is not drawn");
                    tokens += 1;
                }
            }
            assert_eq!(keys.keys().filter(|key| key.starts_with("token-")).count(), tokens);
            let cards = view.disks.iter().flatten().chain(&view.turned).count();
            assert_eq!(keys.keys().filter(|key| key.starts_with("card-")).count(), cards);
        }
    });
}

/// A token has the colour of its owner, wherever it stands.
#[test]
fn tokens_have_the_colours_of_their_owners() {
    let colours = ["red", "ochre", "green", "purple", "blue"];
    walk_merchants(|position, _| {
        let view: View = view(position, Viewer::Spectator);
        let scene = scene(position, Viewer::Spectator);
        let mut owners = BTreeMap::new();
        for player in &view.players {
            for space in player.offices.iter().chain(&player.houses) {
                owners.insert(format!("token-{space}"), player.seat);
            }
            for good in Commodity::ALL {
                owners.insert(format!("token-{}-{}", good.name(), player.seat), player.seat);
            }
        }
        for sheet in sheets(&scene) {
            let document = Document::parse(&sheet.svg).expect("well-formed");
            for node in document.descendants() {
                let Some(owner) = node.attribute("data-key").and_then(|key| owners.get(key)) else {
                    continue;
                };
                let fill = format!("url(#{}-{})", sheet.id, colours[owner.index()]);
                let fills: Vec<_> =
                    node.descendants().filter_map(|node| node.attribute("fill")).collect();
                assert_eq!(fills, [fill.as_str()]);
            }
        }
    });
}

#[test]
fn every_place_can_be_pointed_at() {
    walk_merchants(|position, _| {
        let view: View = view(position, Viewer::Spectator);
        let scene = scene(position, Viewer::Spectator);
        let text: String = sheets(&scene).map(|sheet| sheet.into_owned().svg).collect();
        let drawn = values(&text, "data-target");
        let offices = view.board.offices.iter().map(|office| format!("office-{}", office.id));
        let houses = view.board.houses.iter().map(|house| format!("house-{}", house.id));
        let tracks = Commodity::ALL.iter().map(|good| format!("track-{}", good.name()));
        let disks = Disk::ALL.iter().map(|disk| format!("disk-{}", disk.name()));
        let prices = view.auction.iter().flat_map(|auction| &auction.prices);
        let prices = prices.map(|price| format!("price-{price}"));
        for target in offices.chain(houses).chain(tracks).chain(disks).chain(prices) {
            assert!(drawn.contains(&target.as_str()), "{target} is not drawn");
        }
        assert_eq!(drawn.iter().any(|target| target.starts_with("price-")), view.auction.is_some());
    });
}

/// What can be touched is at least 44 pixels wide and high on a phone of 360, less four at either side; the
/// board has to be enlarged first, as `table.css` does with broad pictures.
#[test]
fn places_are_large_enough_to_touch() {
    const PAGE: f64 = 352.0;
    const ENLARGED: f64 = 2.6;
    const FINGER: f64 = 44.0;
    walk_merchants(|position, _| {
        let Some(seat) = position.waiting_for().first() else { return };
        let scene = scene(position, Viewer::Seat(seat));
        assert!(scene.board.sheet.svg.contains("class=\"drawn sheet broad\""));
        for sheet in sheets(&scene) {
            let scale = PAGE / f64::from(sheet.width);
            let scale = if sheet.id == "board" { scale * ENLARGED } else { scale };
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

/// Clause M-78: what is hidden is neither in the purses nor anywhere else.
#[test]
fn hidden_money_is_nowhere() {
    let mut hidden = 0;
    walk_merchants(|position, _| {
        for viewer in viewers(position) {
            let view: View = view(position, viewer);
            let scene = scene(position, viewer);
            for (player, purse) in view.players.iter().zip(&scene.purses) {
                assert_eq!(player.seat, purse.seat);
                let first = purse.parts.first().map(|part| part.value);
                match player.money {
                    Some(money) => assert_eq!(first, Some(money)),
                    None => {
                        hidden += 1;
                        assert!(purse.text.contains("Money hidden"), "{}", purse.text);
                    }
                }
            }
        }
    });
    assert!(hidden > 100);
}

#[test]
fn the_clock_is_there_while_an_auction_is_held() {
    let mut seen = [0; 3];
    walk_merchants(|position, _| {
        let Some(seat) = position.waiting_for().first() else { return };
        let view: View = view(position, Viewer::Seat(seat));
        let scene = scene(position, Viewer::Seat(seat));
        let clock = scene.part("clock").and_then(Part::sheet);
        let Some(auction) = &view.auction else {
            assert!(clock.is_none());
            return;
        };
        let clock = clock.expect("an auction has its clock");
        let (index, knob) = match auction.run {
            "ready" => (0, "data-target=\"button-start\""),
            "falling" => (1, "data-stop=\"\""),
            _ => (2, "data-target=\"button-wait\""),
        };
        seen[index] += 1;
        assert!(clock.svg.contains(knob), "{knob} in {}", clock.svg);
        let labels = values(&clock.svg, "data-labels");
        assert_eq!(labels.len(), 1, "what each step shows");
        assert_eq!(labels[0].split('|').count(), auction.prices.len());
        assert!(
            clock.svg.contains("id=\"clock-hand\"") && clock.svg.contains("id=\"clock-price\"")
        );
    });
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}

/// Whatever the edition does not know for certain bears its sign, and nothing else does.
#[test]
fn what_is_not_printed_so_is_marked() {
    let (position, _) = merchants_rules()[0].deal(Seed::from_number(1));
    let view: View = view(position.as_ref(), Viewer::Spectator);
    let scene = scene(position.as_ref(), Viewer::Spectator);
    let board = &view.board;
    let numbers = board.numbers.regions.iter().chain(&board.numbers.districts);
    let known = (board.offices.iter().map(|office| office.provenance))
        .chain(board.houses.iter().map(|house| house.provenance))
        .chain(board.bridges.iter().map(|bridge| bridge.provenance))
        .chain(board.years.iter().map(|year| year.provenance))
        .chain(numbers.map(|number| number.provenance));
    let (mut derived, mut reconstructed) = (0, 0);
    for provenance in known {
        match provenance {
            Provenance::Printed => {}
            Provenance::Derived => derived += 1,
            Provenance::Reconstructed => reconstructed += 1,
        }
    }
    let drawn = |class: &str| scene.board.sheet.svg.matches(&format!("class=\"{class}\"")).count();
    assert_eq!((drawn("source"), drawn("source open")), (derived, reconstructed));
    assert!(scene.board.sheet.svg.contains("Bsu1, Africa, sugar: free (reconstructed)</title>"));
    assert!(scene.board.sheet.svg.matches("(reconstructed)</title>").count() >= 83);
}

//! What only the pictures of Merchants of Amsterdam owe.

use damrak_draw::Part;
use std::collections::BTreeMap;
use std::sync::Arc;

use damrak_core::edition::Provenance;
use damrak_core::{AnyPosition, Phrase, Play, Rng, Seat, Seed, Viewer};
use damrak_draw::Context;
use damrak_draw::scene::ScoreKind;
use damrak_merchants::{Commodity, Disk, StageView, View};
use damrak_words::Language;
use roxmltree::Document;

use crate::keys::keys;
use crate::targets::values;
use crate::{Named, merchants_rules, scene, sheets, view, viewers, walk_through};

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
        let sheets = sheets(&scene).map(|sheet| sheet.into_owned().svg);
        let text: String = sheets.chain(scene.notes().map(str::to_owned)).collect();
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

/// What can be touched beside the board is at least 44 pixels wide and high on a phone of 360, less four at either
/// side; of the board a phone of 390 shows a part that is as large.
#[test]
fn places_are_large_enough_to_touch() {
    walk_merchants(|position, _| {
        let Some(seat) = position.waiting_for().first() else { return };
        let scene = scene(position, Viewer::Seat(seat));
        let choices = position.choices(seat);
        let offered: Vec<&str> = choices.targets().map(|target| target.0.as_str()).collect();
        for sheet in sheets(&scene) {
            // Houses are high.
            let (scale, finger) = match scene.board.crop {
                Some(crop) if sheet.id == "board" => (390.0 / f64::from(crop.width), 40.0),
                _ if sheet.id == "board" => continue,
                _ => (352.0 / f64::from(sheet.width), 43.5),
            };
            let document = Document::parse(&sheet.svg).expect("well-formed");
            let is_offered = |node: &roxmltree::Node<'_, '_>| {
                node.attribute("data-target").is_some_and(|target| offered.contains(&target))
            };
            for node in document.descendants().filter(is_offered) {
                let spot = node.children().find(|child| child.attribute("class") == Some("spot"));
                let spot = spot.expect("whatever can be pointed at has a spot that glows");
                let number = |name| spot.attribute(name).and_then(|n| n.parse::<f64>().ok());
                let sides = match number("r") {
                    Some(radius) => [2.0 * radius, 2.0 * radius],
                    None => [number("width"), number("height")].map(Option::unwrap_or_default),
                };
                for side in sides {
                    let target = node.attribute("data-target").unwrap_or_default();
                    assert!(side * scale >= finger, "{target} has {} pixels", side * scale);
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
        let clock = scene.part("clock");
        let Some(auction) = &view.auction else {
            assert!(clock.is_none());
            return;
        };
        let clock = clock.expect("an auction has its clock");
        let html = clock.html().expect("it stands in the page");
        let (index, knob) = match auction.run {
            "ready" => (0, "data-target=\"button-start\""),
            "falling" => (1, "data-risky=\"\""),
            _ => (2, "data-target=\"button-wait\""),
        };
        seen[index] += 1;
        let doubled = auction.opener.is_some();
        assert!(html.contains(knob) || (index == 1 && doubled), "{knob} in {html}");
        assert_eq!(html.contains("data-risky"), !doubled, "only the first price doubles");
        let labels = values(html, "data-labels");
        assert_eq!(labels.len(), 1, "what each step shows");
        assert_eq!(labels[0].split('|').count(), auction.prices.len());
        assert!(html.contains("id=\"clock-hand\"") && html.contains("id=\"clock-price\""));
        assert!(!html.contains("dial-price"), "the dial has no digits at a table");
        let picture = clock.sheet().expect("a book shows the clock of the box");
        assert!(picture.svg.contains("dial-price") && !picture.svg.contains("data-target"));
    });
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}

/// Whoever cannot stop a clock is told why, with numbers that are so.
#[test]
fn whoever_cannot_stop_the_clock_is_told_why() {
    let (mut poor, mut barred) = (0, 0);
    walk_through(merchants_rules(), 4, |position, _| {
        for viewer in viewers(position).filter(|viewer| *viewer != Viewer::Spectator) {
            let view: View = view(position, viewer);
            let Some(auction) = &view.auction else { continue };
            let me = view.players.iter().find(|player| viewer.is(player.seat)).expect("they play");
            let scene = scene(position, viewer);
            let html = scene.part("clock").and_then(Part::html).expect("the clock is there");
            let (money, least) = (me.money.expect("their own"), auction.prices.last().copied());
            let least = i32::from(least.expect("a clock has prices"));
            if view.waiting.contains(me.seat) {
                assert!(!html.contains("class=\"why\""), "{html}");
            } else if auction.barred.contains(me.seat) {
                barred += 1;
                assert!(html.contains("could not pay"), "{html}");
            } else if money < least {
                poor += 1;
                let why = format!("You have only ƒ{money}, and the clock ends at ƒ{least}.");
                assert!(html.contains(&why), "{why} in {html}");
            } else {
                assert!(!html.contains("class=\"why\""), "{html}");
            }
        }
    });
    assert!(poor > 5 && barred > 5, "{poor} {barred}");
}

/// Where the card that is turned up or under the hammer could go glows, and nothing else does.
#[test]
fn where_a_card_could_go_glows() {
    let mut glowed = 0;
    walk_merchants(|position, _| {
        let view: View = view(position, Viewer::Spectator);
        let card = match view.stage {
            StageView::Placing => view.turned.as_deref(),
            StageView::Auction => view.disks[Disk::Auction.index()].as_deref(),
            _ => None,
        };
        let held = |space: &str| {
            let has = |spaces: &[String]| spaces.iter().any(|held| held == space);
            view.players.iter().any(|player| has(&player.offices) || has(&player.houses))
        };
        let offices = view.board.offices.iter().filter(|office| {
            card.is_some_and(|card| {
                card.kind == "office"
                    && card.region.is_none_or(|region| region == office.region)
                    && card.commodity.is_none_or(|good| good == office.commodity)
            })
        });
        let houses = view.board.houses.iter().filter(|house| {
            card.is_some_and(|card| {
                card.kind == "house" && card.districts.contains(&house.district)
            })
        });
        let offices = offices.map(|office| ("office", &office.id));
        let free = offices.chain(houses.map(|house| ("house", &house.id)));
        let free: Vec<String> = free
            .filter(|(_, id)| !held(id))
            .map(|(kind, id)| format!("class=\"cell could\" id=\"{kind}-{id}\""))
            .collect();
        let board = scene(position, Viewer::Spectator).board.sheet.svg;
        assert!(free.iter().all(|mark| board.contains(mark)), "{free:?}");
        assert_eq!(board.matches("cell could").count(), free.len());
        glowed += free.len();
    });
    assert!(glowed > 100, "{glowed}");
}

/// The part of the board that a phone shows holds whatever is to be chosen on the board.
#[test]
fn what_is_chosen_lies_in_the_crop() {
    let mut chosen = 0;
    walk_merchants(|position, _| {
        for seat in position.waiting_for() {
            let board = scene(position, Viewer::Seat(seat)).board;
            let Some(crop) = board.crop else { continue };
            let document = Document::parse(&board.sheet.svg).expect("well-formed");
            for target in position.choices(seat).targets() {
                let is_it = |node: &roxmltree::Node<'_, '_>| {
                    node.attribute("data-target") == Some(target.0.as_str())
                };
                let Some(node) = document.descendants().find(is_it) else { continue };
                let place = node.attribute("transform").unwrap_or_default();
                let place = place.trim_start_matches("translate(").trim_end_matches(')');
                let (x, y) = place.split_once(' ').expect("two numbers");
                let (x, y): (i32, i32) = (x.parse().expect("a number"), y.parse().expect("one"));
                let is = |class| node.ancestors().any(|one| one.attribute("class") == Some(class));
                let x = if is("at-world") && is("east") { x - 520 } else { x };
                assert!((crop.x..crop.x + crop.width).contains(&x), "{} at {x}", target.0);
                assert!((crop.y..crop.y + crop.height).contains(&y), "{} at {y}", target.0);
                chosen += 1;
            }
        }
    });
    assert!(chosen > 500, "{chosen}");
}

/// Everything that one viewer was told in a game.
fn told_to(play: &Play, viewer: Viewer) -> Vec<Phrase> {
    let decided = play.decisions().iter().flat_map(|decision| &decision.told);
    let all = play.opening().iter().chain(decided);
    all.filter(|told| told.audience.includes(viewer)).map(|told| told.phrase.clone()).collect()
}

/// The sheet of scores adds up to what everybody has, whatever happened.
#[test]
fn scores_add_up_to_the_money_of_the_end() {
    let mut games = 0;
    for (number, rules) in merchants_rules().into_iter().enumerate() {
        for game in 0..4 {
            let seed = Seed::from_number(1000 * number as u64 + game);
            let mut rng = Rng::new(seed.derive("scores", game));
            let mut play = Play::deal(Arc::clone(&rules), seed);
            while let Some(seat) = play.position().waiting_for().first() {
                let action = play.position().random_action(seat, &mut rng).expect("they can act");
                play.decide(seat, &action).expect("it is legal");
            }
            let viewer = Viewer::Seat(Seat::from_index(1));
            let told: Vec<Phrase> = told_to(&play, viewer);
            let view = play.position().look(viewer);
            let context = Context::new(viewer, Language::English, &Named);
            let drawing = crate::drawing("merchants").expect("it is drawn");
            let scores = drawing.scores(&*view, &mut told.iter(), &context).expect("its own view");
            let of_kind = |kind| scores.rows.iter().filter(move |row| row.kind == kind);
            let sum = of_kind(ScoreKind::Sum).next().expect("there is a total");
            let view: View = *view.downcast().expect("its own view");
            for player in &view.players {
                let index = player.seat.index();
                let parts: i32 = of_kind(ScoreKind::Part).filter_map(|row| row.values[index]).sum();
                assert_eq!(Some(parts), player.money, "{scores:#?}");
                assert_eq!(sum.values[index], player.money);
            }
            let scorings = of_kind(ScoreKind::Part).filter(|row| row.title.contains(": "));
            assert!(scorings.count() >= 3, "the last scoring at least: {scores:#?}");
            games += 1;
        }
    }
    assert_eq!(games, 20);
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
    assert!(scene.board.sheet.svg.contains("Bsu1, Africa, sugar: free</title>"));
    assert!(
        !scene.board.sheet.svg.contains("(reconstructed)</title>"),
        "names say what things are"
    );
}

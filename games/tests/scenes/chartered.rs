//! What only the pictures of Chartered owe.

use std::collections::BTreeSet;

use damrak_chartered::{Company, StageView, View};
use damrak_core::{AnyPosition, Rng, Viewer};
use std::borrow::Cow;

use damrak_draw::{Part, Scene, Sheet};
use roxmltree::{Document, Node};

use crate::keys::keys;
use crate::targets::values;
use crate::{chartered_rules, scene, sheets, view, viewers, walk_through};

/// Every third position: most differ little from the one before.
fn walk_chartered(games: u64, mut look: impl FnMut(&dyn AnyPosition, &mut Rng)) {
    let mut count = 0;
    walk_through(chartered_rules(), games, |position, rng| {
        count += 1;
        if count % 3 == 0 {
            look(position, rng);
        }
    });
}

fn tray<'a>(scene: &'a Scene, id: &str) -> Option<Cow<'a, Sheet>> {
    scene.part(id).and_then(Part::sheet)
}

#[test]
fn houses_flags_tokens_and_cards_have_their_keys() {
    walk_chartered(1, |position, rng| {
        let viewers: Vec<Viewer> = viewers(position).collect();
        let Some(&viewer) = rng.pick(&viewers) else { return };
        let view: View = view(position, viewer);
        let keys = keys(&scene(position, viewer));
        for built in &view.built {
            assert!(keys.contains_key(&format!("house-{}", built.plot)), "{}", built.plot);
        }
        for found in &view.companies {
            let name = found.company.name();
            let drawn =
                [format!("hq-{name}"), format!("token-{name}")].map(|key| keys.contains_key(&key));
            assert_eq!(drawn, [found.hq.is_some(); 2], "{name}");
        }
        let own = view.own.iter().flat_map(|own| &own.hand);
        for card in own.chain(view.market.iter().flatten()) {
            let known = [format!("card-{card}"), format!("market-{card}")];
            assert!(known.iter().any(|key| keys.contains_key(key)), "{card}");
        }
    });
}

/// A house has as many rows of windows as floors above the first, its company's sign, and its roof.
#[test]
fn houses_grow_with_their_floors() {
    let mut heights = BTreeSet::new();
    let (mut bare, mut broken) = (0, 0);
    walk_chartered(2, |position, _| {
        let view: View = view(position, Viewer::Spectator);
        let board = scene(position, Viewer::Spectator).board.sheet;
        let document = Document::parse(&board.svg).expect("well-formed");
        for built in &view.built {
            let id = format!("house-{}", built.plot);
            let house = document
                .descendants()
                .find(|node| node.attribute("id") == Some(&id))
                .expect("it is drawn");
            let count = |class: &str| {
                house.descendants().filter(|node| node.attribute("class") == Some(class)).count()
            };
            heights.insert(built.height);
            assert_eq!(count("storey"), usize::from(built.height.saturating_sub(1)));
            assert_eq!(count("emblem"), usize::from(built.company.is_some()));
            assert_eq!(count("crack"), usize::from(built.roof));
            broken += count("crack");
            let is_marker = built.height == 0 && !built.hq;
            assert_eq!(count("marker"), usize::from(is_marker));
            assert_eq!(count("scaffold"), usize::from(built.height == 0 && built.hq));
            bare += usize::from(built.height == 0);
        }
    });
    assert_eq!(heights.into_iter().collect::<Vec<_>>(), [0, 1, 2, 3, 4]);
    assert!(bare > 0 && broken > 0, "{bare} {broken}");
}

/// Colour is never the only sign.
#[test]
fn every_company_has_a_sign_of_its_own() {
    let (position, _) = chartered_rules()[0].deal(damrak_core::Seed::from_number(1));
    let scene = scene(position.as_ref(), Viewer::Spectator);
    let exchange = tray(&scene, "exchange").expect("is there");
    let document = Document::parse(&exchange.svg).expect("well-formed");
    let mut signs = BTreeSet::new();
    for company in Company::ALL {
        let target = format!("company-{}", company.name());
        let plate = document
            .descendants()
            .find(|node| node.attribute("data-target") == Some(&target))
            .expect("every company has its row");
        let sign = plate.descendants().find(|node| node.attribute("class") == Some("emblem"));
        signs.insert(sign.and_then(|sign| sign.attribute("d")).expect("has a sign"));
    }
    assert_eq!(signs.len(), Company::ALL.len());
}

/// Whatever is worth more stands further to the right, and lines are between the values they separate.
#[test]
fn tokens_stand_where_their_value_is() {
    walk_chartered(1, |position, _| {
        let view: View = view(position, Viewer::Spectator);
        let keys = keys(&scene(position, Viewer::Spectator));
        let left = |company: Company| -> i32 {
            let place = keys[&format!("token-{}", company.name())].clone();
            let place = place.trim_start_matches("translate(").to_owned();
            place.split(' ').next().and_then(|x| x.parse().ok()).expect("a number")
        };
        let founded = view.companies.iter().filter(|company| company.hq.is_some());
        let mut tokens: Vec<(u16, i32)> =
            founded.map(|found| (found.value, left(found.company))).collect();
        tokens.sort_unstable();
        for pair in tokens.windows(2) {
            assert_eq!(pair[0].0 == pair[1].0, pair[0].1 == pair[1].1, "{pair:?}");
            assert!(pair[0].1 <= pair[1].1, "{pair:?}");
        }
    });
}

/// Canals, bridges and every plot are there in every layout; no plot lies upon another.
#[test]
fn the_boards_are_drawn_as_they_lie() {
    for rules in chartered_rules() {
        let (position, _) = rules.deal(damrak_core::Seed::from_number(1));
        let view: View = view(position.as_ref(), Viewer::Spectator);
        let board = scene(position.as_ref(), Viewer::Spectator).board.sheet;
        let classes = values(&board.svg, "class");
        let count = |class: &str| classes.iter().filter(|other| **other == class).count();
        assert_eq!(count("canal"), view.board.canals.len() + view.board.bridges.len());
        assert_eq!(count("bridge-deck bare"), view.board.bridges.len());
        assert_eq!(count("quarter"), view.board.districts.len());
        let document = Document::parse(&board.svg).expect("well-formed");
        let mut places = BTreeSet::new();
        for plot in &view.board.plots {
            let target = format!("plot-{}", plot.id);
            let node = document
                .descendants()
                .find(|node| node.attribute("data-target") == Some(&target))
                .expect("every plot can be pointed at");
            assert!(places.insert(node.attribute("transform")), "{target}");
        }
    }
}

/// Where no company can be founded is hatched for whoever thinks of it, and for nobody else.
#[test]
fn the_buffer_is_seen_when_it_matters() {
    let mut hatched = 0;
    walk_chartered(1, |position, _| {
        for viewer in viewers(position) {
            let view: View = view(position, viewer);
            let asked = matches!(viewer, Viewer::Seat(seat) if view.waiting.contains(seat));
            let matters = matches!(
                view.stage,
                StageView::Turn { .. } | StageView::Diagonal { .. } | StageView::Between { .. }
            );
            let empty = |plot: &&String| !view.built.iter().any(|built| built.plot == **plot);
            let prospects = view.own.iter().flat_map(|own| &own.prospects);
            let joining = prospects.filter(|own| !own.companies.is_empty());
            let joining: Vec<_> = joining.map(|own| &own.plot).collect();
            let buffer = view.buffer.iter().filter(empty).filter(|plot| !joining.contains(plot));
            let buffer = buffer.count();
            let expected = if asked && matters { buffer } else { 0 };
            let board = scene(position, viewer).board.sheet.svg;
            assert_eq!(board.matches("fill=\"url(#board-buffer)\"").count(), expected);
            hatched += expected;
        }
    });
    assert!(hatched > 100);
}

/// What a card or a floor pays is told before one decides, on the card and on its plot.
#[test]
fn payouts_are_told_before() {
    let mut told = 0;
    walk_chartered(1, |position, _| {
        let Some(seat) = position.waiting_for().first() else { return };
        let view: View = view(position, Viewer::Seat(seat));
        let scene = scene(position, Viewer::Seat(seat));
        let hand = tray(&scene, "hand").expect("is there");
        for own in view.own.iter().flat_map(|own| &own.prospects) {
            let Some(payout) = own.payout else { continue };
            told += 1;
            for sheet in [&*hand, &scene.board.sheet] {
                let words = format!("pays you ƒ{payout}");
                assert!(sheet.svg.contains(&words), "{} in {}", own.plot, sheet.id);
                assert!(sheet.svg.contains(&format!(">ƒ{payout}</text>")), "{}", own.plot);
            }
        }
    });
    assert!(told > 100, "{told}");
}

fn spot_of<'a>(node: Node<'a, 'a>) -> Node<'a, 'a> {
    let spot = node.children().find(|child| child.attribute("class") == Some("spot"));
    spot.expect("whatever can be pointed at has a spot that glows")
}

/// What can be touched is at least 44 pixels wide and high on a phone of 360, less four at either side; the
/// boards, once they are enlarged.
#[test]
fn things_are_large_enough_to_touch() {
    const PAGE: f64 = 352.0;
    const FINGER: f64 = 44.0;
    walk_chartered(1, |position, _| {
        let Some(seat) = position.waiting_for().first() else { return };
        for sheet in sheets(&scene(position, Viewer::Seat(seat))) {
            let enlarged = match (sheet.id, sheet.svg.contains(" broad vast\"")) {
                ("board", true) => 4.0,
                ("board", false) if sheet.svg.contains(" broad\"") => 2.6,
                ("board", false) => 1.75,
                _ => 1.0,
            };
            let scale = enlarged * PAGE / f64::from(sheet.width);
            let document = Document::parse(&sheet.svg).expect("well-formed");
            for node in document.descendants().filter(|node| node.has_attribute("data-target")) {
                let spot = spot_of(node);
                for name in ["width", "height"] {
                    let side = spot.attribute(name).and_then(|n| n.parse::<f64>().ok());
                    let side = side.unwrap_or_default() * scale;
                    let target = node.attribute("data-target").unwrap_or_default();
                    assert!(side >= FINGER, "{target} in {} has {side} pixels", sheet.id);
                }
            }
        }
    });
}

/// However much money there is, no picture fills with plates.
#[test]
fn sums_need_few_plates() {
    let (mut most, mut richest) = (0, 0);
    walk_chartered(1, |position, _| {
        for seat in position.waiting_for() {
            let scene = scene(position, Viewer::Seat(seat));
            let Some(now) = tray(&scene, "now") else { continue };
            most = most.max(values(&now.svg, "data-target").len());
            richest = richest.max(position.offers(seat).len());
        }
    });
    assert!(richest > 100, "only {richest} offers");
    assert!(most <= 60, "{most} things to point at");
}

/// Clause C-75: that somebody has bid is seen, but not what.
#[test]
fn secret_bids_are_sealed() {
    let (mut seals, mut own_bids) = (0, 0);
    walk_chartered(2, |position, _| {
        for viewer in viewers(position) {
            let view: View = view(position, viewer);
            let StageView::Bids { bidders, .. } = &view.stage else { continue };
            let scene = scene(position, viewer);
            let now = tray(&scene, "now").expect("is there");
            let sealed = view.players.iter().filter(|player| player.sealed).count();
            assert_eq!(now.svg.matches("class=\"wax\"").count(), sealed);
            assert_eq!(now.svg.matches("class=\"played\"").count(), view.players.len());
            let out = now.svg.matches("does not bid</title>").count();
            assert_eq!(out, view.players.len() - bidders.len());
            let bid = view.own.as_ref().and_then(|own| own.bid);
            assert_eq!(now.svg.contains("You bid ƒ"), bid.is_some());
            seals += sealed;
            own_bids += usize::from(bid.is_some());
        }
    });
    assert!(seals > 10 && own_bids > 5, "{seals} {own_bids}");
}

/// An auction shows its lot, the bid that stands and whose it is, and who is out.
#[test]
fn an_auction_is_told_as_it_stands() {
    let mut seen = [0; 3];
    walk_chartered(3, |position, _| {
        let view: View = view(position, Viewer::Spectator);
        let Some(auction) = &view.auction else { return };
        let scene = scene(position, Viewer::Spectator);
        let now = tray(&scene, "now").expect("is there");
        let out = view.players.iter().filter(|player| !auction.bidders.contains(player.seat));
        assert_eq!(now.svg.matches("bids no more</title>").count(), out.clone().count());
        seen[0] += 1;
        seen[1] += out.count();
        assert_eq!(now.svg.contains("The highest bid is that of"), auction.leader.is_some());
        if let Some(highest) = auction.highest {
            seen[2] += 1;
            assert_eq!(now.svg.matches(&format!(">ƒ{highest}</text>")).count(), 2);
        }
    });
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}

/// Clause C-87: an offer is seen by its maker until it is made aloud.
#[test]
fn offers_are_told_once_they_are_made() {
    let (mut drafts, mut offers) = (0, 0);
    walk_chartered(3, |position, _| {
        for viewer in viewers(position) {
            let view: View = view(position, viewer);
            let draft = view.own.as_ref().and_then(|own| own.draft.as_ref());
            let deal = match view.stage {
                StageView::Drafting { .. } => draft,
                StageView::Answering { .. } => view.offer.as_ref(),
                _ => continue,
            };
            let scene = scene(position, viewer);
            let now = tray(&scene, "now").expect("is there");
            assert_eq!(now.svg.contains("class=\"flows small\""), deal.is_some());
            let Some(deal) = deal else { continue };
            drafts += usize::from(draft.is_some());
            offers += usize::from(view.offer.is_some());
            for side in [&deal.gives, &deal.gets] {
                if side.money > 0 {
                    assert!(now.svg.contains(&format!(">ƒ{}</text>", side.money)));
                }
                for card in side.cards.iter().filter(|card| !card.starts_with("floor")) {
                    assert!(now.svg.contains(&format!("lot {card}</text>")), "{card}");
                }
            }
        }
    });
    assert!(drafts > 10 && offers > 3, "{drafts} {offers}");
}

/// A merger tells who goes into whom and who sells, and offers as many shares as somebody has.
#[test]
fn mergers_are_told_step_by_step() {
    let mut seen = [0; 3];
    walk_chartered(3, |position, _| {
        let Some(seat) = position.waiting_for().first() else { return };
        let view: View = view(position, Viewer::Seat(seat));
        let scene = scene(position, Viewer::Seat(seat));
        let now = || tray(&scene, "now").expect("is there");
        match &view.stage {
            StageView::Bonus { companies, .. } | StageView::Merging { companies, .. } => {
                seen[0] += 1;
                for company in companies {
                    let target = format!("data-target=\"company-{}\"", company.name());
                    assert!(now().svg.contains(&target), "{target}");
                }
            }
            StageView::Sales { loser, price, .. } => {
                seen[1] += 1;
                let held = view.players[seat.index()].shares[loser.index()];
                let now = now();
                let plates = values(&now.svg, "data-target").into_iter();
                let plates = plates.filter(|target| target.starts_with("count-")).count();
                assert_eq!(plates, usize::from(held) + 1);
                assert!(now.svg.contains(&format!(">ƒ{}</text>", u16::from(held) * price)));
            }
            StageView::Founding { .. } => {
                seen[2] += 1;
                let free = view.companies.iter().filter(|company| company.hq.is_none()).count();
                let now = now();
                let plates = values(&now.svg, "data-target").into_iter();
                assert_eq!(plates.filter(|target| target.starts_with("company-")).count(), free);
            }
            _ => {}
        }
    });
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}

/// Clause C-100: hidden money is nowhere but with its owner.
#[test]
fn hidden_money_is_nowhere() {
    let (mut hidden, mut open) = (0, 0);
    walk_chartered(1, |position, _| {
        for viewer in viewers(position) {
            let view: View = view(position, viewer);
            let scene = scene(position, viewer);
            for (player, purse) in view.players.iter().zip(&scene.purses) {
                assert_eq!(player.seat, purse.seat);
                match player.money {
                    Some(money) => {
                        open += 1;
                        assert_eq!(purse.parts.first().map(|part| part.value), Some(money));
                    }
                    None => {
                        hidden += 1;
                        assert!(purse.text.contains("Money hidden"), "{}", purse.text);
                    }
                }
            }
        }
    });
    assert!(hidden > 100 && open > 100, "{hidden} {open}");
}

#[test]
fn a_part_of_the_boards_can_be_cut_out() {
    let mut tried = 0;
    walk_through(chartered_rules(), 1, |position, _| {
        let view: View = view(position, Viewer::Spectator);
        // Where the harbour lies turned, other plots are at its corners.
        if view.board.layout != "base" {
            return;
        }
        let board = scene(position, Viewer::Spectator).board.sheet;
        let part = board.cut_out("plot-HB2", "plot-HD3").expect("plots of the harbour");
        let document = Document::parse(&part.svg).expect("still a picture");
        let attribute = |name| document.root_element().attribute(name).unwrap_or_default();
        assert_eq!(attribute("width"), part.width.to_string());
        assert!(attribute("viewBox").ends_with(&format!(" {} {}", part.width, part.height)));
        assert!(part.width * 2 < board.width && part.height * 2 < board.height);
        assert!(part.width > part.height, "three plots wide and two high");
        assert_eq!(board.cut_out("plot-HD3", "plot-HB2"), None, "there is nothing between them");
        assert_eq!(board.cut_out("plot-HB2", "plot-ZZ9"), None);
        tried += 1;
    });
    assert!(tried > 10);
}

//! What only the pictures of Chartered owe.

use std::collections::BTreeSet;

use damrak_chartered::{Company, StageView, View};
use damrak_core::{AnyPosition, Rng, Viewer};
use std::borrow::Cow;

use damrak_draw::{Context, Part, Scene, Sheet};
use damrak_words::Language;
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

/// What a part says; nothing if there is no such part now.
fn words<'a>(scene: &'a Scene, id: &str) -> &'a str {
    scene.part(id).and_then(Part::html).unwrap_or_default()
}

/// The same, well-formed.
fn whole(html: &str) -> String {
    format!("<div>{html}</div>")
}

#[test]
fn houses_flags_and_cards_have_their_keys() {
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
            assert_eq!(keys.contains_key(&format!("hq-{name}")), found.hq.is_some(), "{name}");
        }
        let own = view.own.iter().flat_map(|own| &own.hand);
        // Baskets, and the next cards of the pile, take the place of the market.
        let replaced = view.own.iter().any(|own| own.draft.is_some() || !own.ten.is_empty());
        let market = view.market.iter().flatten().filter(|_| !replaced);
        for card in own.chain(market) {
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
    let exchange = whole(words(&scene, "exchange"));
    let document = Document::parse(&exchange).expect("well-formed");
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

/// The exchange says of every company what it is worth and costs and who has how many shares, always in the same order.
#[test]
fn the_exchange_says_what_everything_is_worth() {
    walk_chartered(1, |position, rng| {
        let viewers: Vec<Viewer> = viewers(position).collect();
        let Some(&viewer) = rng.pick(&viewers) else { return };
        let view: View = view(position, viewer);
        let scene = scene(position, viewer);
        let exchange = words(&scene, "exchange");
        let rows: Vec<&str> = exchange.split("data-target=\"company-").skip(1).collect();
        assert_eq!(rows.len(), Company::ALL.len());
        for (found, row) in view.companies.iter().zip(rows) {
            assert!(row.starts_with(found.company.name()), "companies keep their order");
            let worth = format!("<b class=\"worth\">ƒ{}</b>", found.value);
            assert_eq!(row.contains(&worth), found.price.is_some(), "{row}");
            if let Some(price) = found.price {
                assert!(row.contains(&format!("<span class=\"cost\">ƒ{price}</span>")), "{row}");
            }
            let others = view.players.iter().filter(|player| viewer != Viewer::Seat(player.seat));
            let holders = others.filter(|player| player.shares[found.company.index()] > 0);
            assert_eq!(row.matches("<span title=").count(), holders.count(), "{row}");
        }
    });
}

/// The line of a company bends where its value changed, and ends where it is.
#[test]
fn the_exchange_remembers_what_companies_were_worth() {
    let mut bends = 0;
    for rules in chartered_rules().into_iter().take(2) {
        let (mut position, told) = rules.deal(damrak_core::Seed::from_number(3));
        let mut rng = Rng::new(damrak_core::Seed::from_number(4));
        let mut heard: Vec<damrak_core::Phrase> = told.into_iter().map(|one| one.phrase).collect();
        while let Some(seat) = position.waiting_for().first() {
            let action = position.random_action(seat, &mut rng).expect("a waiting seat can act");
            let told = position.act(seat, &action).expect("random actions are legal").told;
            heard.extend(told.into_iter().map(|one| one.phrase));
            let view: View = view(position.as_ref(), Viewer::Spectator);
            let context = Context::new(Viewer::Spectator, Language::English, &crate::Named);
            let all: Vec<&damrak_core::Phrase> = heard.iter().collect();
            let context = Context { told: &all, ..context };
            let drawing = crate::drawing("chartered").expect("it is drawn");
            let scene = drawing.draw(&view, &context).expect("its own view");
            let lines: Vec<&str> =
                words(&scene, "exchange").split("class=\"thread ").skip(1).collect();
            let founded = view.companies.iter().filter(|found| found.hq.is_some());
            let mut ends: Vec<(u16, i32)> = Vec::new();
            for (found, line) in founded.zip(lines) {
                let d = values(line, "d").first().copied().unwrap_or_default().to_owned();
                bends += d.matches('L').count() - 1;
                let end = d.rsplit(' ').next().and_then(|y| y.parse().ok()).expect("a number");
                assert!(d.contains("L60 "), "it ends at the right: {d}");
                ends.push((found.value, end));
            }
            ends.sort_unstable();
            assert!(ends.windows(2).all(|pair| pair[0].1 >= pair[1].1), "{ends:?}");
        }
    }
    assert!(bends > 100, "{bends}");
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
/// boards, where they are cropped to what is asked for.
#[test]
fn things_are_large_enough_to_touch() {
    const PAGE: f64 = 352.0;
    const FINGER: f64 = 44.0;
    walk_chartered(1, |position, _| {
        let Some(seat) = position.waiting_for().first() else { return };
        let scene = scene(position, Viewer::Seat(seat));
        for sheet in sheets(&scene) {
            let width = match (sheet.id, scene.board.crop) {
                ("board", Some(crop)) => f64::from(crop.width),
                _ => f64::from(sheet.width),
            };
            let scale = PAGE / width;
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
            let html = ["now", "give", "ask"].map(|id| words(&scene, id)).concat();
            most = most.max(values(&html, "data-target").len());
            richest = richest.max(position.offers(seat).len());
        }
    });
    assert!(richest > 100, "only {richest} offers");
    assert!(most <= 12, "{most} things to point at");
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
            let now = words(&scene, "now");
            let sealed = view.players.iter().filter(|player| player.sealed).count();
            assert_eq!(now.matches("class=\"wax\"").count(), sealed);
            assert_eq!(now.matches("class=\"rival played").count(), view.players.len());
            let out = now.matches("does not bid\"").count();
            assert_eq!(out, view.players.len() - bidders.len());
            let bid = view.own.as_ref().and_then(|own| own.bid);
            assert_eq!(now.contains("You bid ƒ"), bid.is_some());
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
        let now = words(&scene, "now");
        let out = view.players.iter().filter(|player| !auction.bidders.contains(player.seat));
        assert_eq!(now.matches("bids no more\"").count(), out.clone().count());
        seen[0] += 1;
        seen[1] += out.count();
        assert_eq!(now.contains("The highest bid is that of"), auction.leader.is_some());
        if let Some(highest) = auction.highest {
            seen[2] += 1;
            assert_eq!(now.matches(&format!(">ƒ{highest}</b>")).count(), 2);
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
            let told = match view.stage {
                StageView::Drafting { .. } => {
                    [words(&scene, "give"), words(&scene, "ask")].concat()
                }
                _ => words(&scene, "now").to_owned(),
            };
            let Some(deal) = deal else {
                assert_eq!(told, "", "nobody sees what is not theirs");
                continue;
            };
            drafts += usize::from(draft.is_some());
            offers += usize::from(view.offer.is_some());
            for side in [&deal.gives, &deal.gets] {
                if side.money > 0 {
                    assert!(told.contains(&format!("ƒ{}", side.money)), "{told}");
                }
                for card in side.cards.iter().filter(|card| !card.starts_with("floor")) {
                    assert!(told.contains(&format!("plot {card}")), "{card} in {told}");
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
        let (now, exchange) = (words(&scene, "now"), words(&scene, "exchange"));
        match &view.stage {
            StageView::Bonus { companies, .. } | StageView::Merging { companies, .. } => {
                seen[0] += 1;
                for company in companies {
                    let target = format!("data-target=\"company-{}\"", company.name());
                    assert!(exchange.contains(&target), "{target}");
                }
            }
            StageView::Sales { loser, price, .. } => {
                seen[1] += 1;
                let held = view.players[seat.index()].shares[loser.index()];
                let plates = values(now, "data-target").into_iter();
                let plates = plates.filter(|target| target.starts_with("count-")).count();
                assert_eq!(plates, usize::from(held) + 1);
                assert!(now.contains(&format!(">+ƒ{}</small>", u16::from(held) * price)));
            }
            StageView::Founding { .. } => {
                seen[2] += 1;
                let plates = values(exchange, "data-target");
                for free in view.companies.iter().filter(|company| company.hq.is_none()) {
                    let target = format!("company-{}", free.company.name());
                    assert!(plates.contains(&target.as_str()), "{target}");
                }
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

/// What everybody has in the end is what they had in cash and what their shares were worth, to the florin.
#[test]
fn the_score_sheet_adds_up() {
    use damrak_draw::scene::ScoreKind;
    let (mut games, mut rows, mut redeemed) = (0, 0, 0);
    for (number, rules) in chartered_rules().into_iter().enumerate() {
        let seed = damrak_core::Seed::from_number(50 + number as u64);
        let (mut position, told) = rules.deal(seed);
        let mut rng = Rng::new(seed.derive("scores", 0));
        let mut heard: Vec<damrak_core::Phrase> = told.into_iter().map(|one| one.phrase).collect();
        while let Some(seat) = position.waiting_for().first() {
            let action = position.random_action(seat, &mut rng).expect("a waiting seat can act");
            let told = position.act(seat, &action).expect("random actions are legal").told;
            heard.extend(told.into_iter().map(|one| one.phrase));
        }
        let view: View = view(position.as_ref(), Viewer::Spectator);
        let context = Context::new(Viewer::Spectator, Language::English, &crate::Named);
        let drawing = crate::drawing("chartered").expect("it is drawn");
        let sheet = drawing.scores(&view, &mut heard.iter(), &context).expect("it has a sheet");
        let standing = position.standing().expect("it is over");
        for place in &standing.places {
            let seat = place.seat.index();
            let of = |kind: ScoreKind| {
                let rows = sheet.rows.iter().filter(move |row| row.kind == kind);
                rows.filter_map(|row| row.values[seat]).sum::<i32>()
            };
            assert_eq!(of(ScoreKind::Part), of(ScoreKind::Sum), "game {number}");
            assert_eq!(Some(of(ScoreKind::Sum)), view.players[seat].money);
        }
        redeemed += heard.iter().filter(|told| told.key == "chartered-event-redeemed").count();
        games += 1;
        rows += sheet.rows.len();
    }
    assert!(games == 5 && rows > 20 && redeemed > 5, "{games} games, {rows} rows, {redeemed}");
}

/// Where the boards are known from is told once, among the signs, and not by everything that lies on the table.
#[test]
fn names_do_not_say_where_they_are_known_from() {
    let (position, _) = chartered_rules()[0].deal(damrak_core::Seed::from_number(1));
    let scene = scene(position.as_ref(), Viewer::Spectator);
    let said = |text: &str| text.to_lowercase().contains("reconstructed");
    assert!(sheets(&scene).all(|sheet| !said(&sheet.svg)));
    assert!(scene.parts().filter_map(Part::html).all(|html| !said(html)));
    let told = scene.tabs.iter().filter(|tab| said(&tab.html)).count();
    assert_eq!(told, 1, "the legend says it");
}

/// Every question has a sentence of the coach, short enough to stand under it, in every language.
#[test]
fn the_coach_has_a_short_word_for_every_question() {
    const LETTERS: usize = 106;
    let kits = damrak_games::kits();
    let lesson = kits.find("chartered").and_then(|kit| kit.lesson.as_ref()).expect("it is taught");
    let mut asked = BTreeSet::new();
    walk_through(chartered_rules(), 1, |position, _| {
        for seat in position.waiting_for() {
            asked.insert(position.question(seat).key);
        }
    });
    assert!(asked.len() > 15, "{asked:?}");
    for question in asked {
        let coach = lesson.about(question).and_then(|coach| coach.text(0));
        let key = coach.unwrap_or_else(|| panic!("no word about {question}"));
        for language in Language::all() {
            let context = Context::new(Viewer::Spectator, language, &crate::Named);
            let said = context.label(key);
            assert!(said.chars().count() <= LETTERS, "{said}");
        }
    }
}

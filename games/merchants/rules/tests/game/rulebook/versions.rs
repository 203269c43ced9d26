//! What the second version of the rules brought (M-11, M-25, M-28, M-33, M-37, M-43, M-73), and that the first
//! stays what it was.

use damrak_core::edition::EditionSource;
use damrak_core::{
    Clocks, Deaf, Documents, Notation, Rules, Seed, SetupDraft, Sight, Speech, Viewer, laws,
};
use damrak_merchants::{Event, Merchants};

use crate::common::{self, NEWER, first_version, setup};
use crate::rulebook::table::{Table, arranged, auction, heard, kinds, open, seat, using_with};

const SIXTY: [(&str, &str); 1] = [("last-price", "60")];
const MUST: [(&str, &str); 1] = [("steps", "must")];
const LOT: [(&str, &str); 1] = [("ties", "lot")];
const NEXT: [(&str, &str); 1] = [("leftover", "next-player")];

fn first() -> Merchants {
    common::open(&first_version(setup(4, 0, &[])))
}

fn buyer(events: &[Event]) -> Option<(u8, u16)> {
    events.iter().find_map(|event| match event {
        Event::Sold { seat, price, .. } => Some((seat.number(), *price)),
        _ => None,
    })
}

#[test]
fn new_games_take_the_second_version_and_the_first_does_not_know_what_it_brought() {
    let info = Merchants::info();
    let newest = SetupDraft::default().complete(info).unwrap();
    assert_eq!((newest.rules, newest.flag("limited-tokens")), (2, true));
    let old = first_version(SetupDraft::default()).complete(info).unwrap();
    assert_eq!((old.rules, old.flag("limited-tokens")), (1, false));
    for (name, value) in NEWER {
        assert!(!old.options.contains_key(name), "{name}");
        let draft = setup(3, 0, &[(name, value)]);
        assert!(draft.complete(info).is_ok());
        assert!(first_version(draft).complete(info).is_err(), "{name} is of the second version");
    }
}

#[test]
fn m11_in_the_first_version_tokens_were_not_limited() {
    let mut table = arranged(first(), |a| {
        a.market(seat(1), [1, 1, 1, 1])
            .offices(seat(1), "Asu1 Asu2 Asu3 Age1 Age2 Asp1 Asp2 Asi1 Asi2 Bsu1")
            .houses(seat(1), "G1w G1e G3w G3e G5w G5e N1w N3w N5w N5e")
            .next("house-lastage goods goods")
    });
    table.play_all("1 use, 1 discard, 1 build L1w");
    assert_eq!(table.player(1).tokens, 25);
}

#[test]
fn m37_fifty_is_a_price_unless_sixty_is_the_last() {
    let sold_at = |options: &[(&str, &str)]| {
        let table = auction(options, "goods", |a| a);
        table.offers_to(1, "stop").last().cloned()
    };
    assert_eq!(sold_at(&[]).as_deref(), Some("50"));
    assert_eq!(sold_at(&SIXTY).as_deref(), Some("60"));
    let table = auction(&SIXTY, "goods", |a| a);
    table.refuses(1, "stop 50", "M-37");
    table.refuses(1, "stop 40", "M-9");
    assert_eq!(table.view().board.prices.len(), 16, "the dial shows 50 all the same");
}

#[test]
fn m37_with_sixty_the_falling_clock_has_a_step_less_and_who_has_fifty_is_out() {
    let options = [("auction", "live"), SIXTY[0]];
    let mut table = auction(&options, "goods", |a| a.money(seat(3), 50));
    table.play(1, "start");
    let clock = table.rules.falling_clock(&table.position).unwrap();
    assert_eq!((clock.steps, clock.order), (15, [2, 4, 1].map(seat).to_vec()));
    assert_eq!(table.rules.stop_clock(&table.position, seat(2), 15), None);
    table.refuses(3, "wait", "M-40");
}

#[test]
fn m39_the_doubled_run_is_the_same_with_either_last_price() {
    for options in [&[][..], &SIXTY] {
        let mut table = auction(options, "goods", |a| a);
        table.play_all("1 wait, 2 stop 200, 3 wait, 4 wait");
        let prices = table.offers_to(1, "stop");
        assert_eq!((prices.len(), prices.last().map(String::as_str)), (10, Some("220")));
    }
}

#[test]
fn m39_nobody_is_said_to_have_stopped_a_clock_that_ran_to_its_end() {
    for rules in [open(4, &[]), first()] {
        let mut table = arranged(rules, |a| a.next("goods goods goods"));
        table.play_all("1 use, 1 auction, 1 skip");
        table.play_all("1 wait, 2 stop 200, 3 wait, 4 wait");
        let told = table.play_all("1 wait, 2 wait, 3 wait, 4 wait");
        let sold = told.iter().find(|event| matches!(event, Event::Sold { .. })).unwrap();
        assert_eq!(table.rules.say_event(sold).key, "merchants-event-sold-unstopped");
        let written = serde_json::to_string(sold).unwrap();
        assert_eq!(written, r#"{"event":"sold","seat":2,"price":200,"card":"goods"}"#);
    }
}

#[test]
fn m41_an_opener_who_misbids_in_the_doubled_run_is_barred_and_still_takes_the_card() {
    let mut table = auction(&[("misbid", "literal")], "goods", |a| a.money(seat(2), 210));
    table.play_all("1 wait, 2 stop 200, 3 wait, 4 wait");
    let told = table.play_all("1 wait, 2 stop 220, 3 wait, 4 wait");
    assert_eq!(kinds(&told), ["misbid"]);
    assert_eq!(table.waiting(), [1, 3, 4]);
    table.refuses(2, "wait", "M-41");
    let told = table.play_all("1 wait, 3 wait, 4 wait");
    assert_eq!((buyer(&told), table.money()[1]), (Some((2, 200)), 10));
}

#[test]
fn m25_where_steps_must_be_made_all_three_of_a_commodity_card_are() {
    let mut table = using_with(&MUST, "goods", |a| a.market(seat(1), [8, 8, 0, 0]));
    assert_eq!(table.offers(1), ["step spice", "step silk"]);
    table.refuses(1, "skip", "M-25");
    table.play_all("1 step silk, 1 step silk");
    assert_eq!(table.market(1), [8, 8, 1, 2], "the last step was the only one left");
    assert_eq!(table.waiting(), [1, 2, 3, 4]);
}

#[test]
fn m25_steps_that_cannot_be_made_lapse_all_the_same() {
    let mut table =
        using_with(&MUST, "goods", |a| a.market(seat(1), [8, 8, 7, 7]).houses(seat(1), "G1w"));
    table.play(1, "step silk");
    assert_eq!((table.market(1), table.waiting()), ([8; 4], vec![1, 2, 3, 4]));
}

#[test]
fn m28_where_steps_must_be_made_the_step_of_an_office_comes_by_itself() {
    let mut table = using_with(&MUST, "office-africa", |a| a);
    table.refuses(1, "step sugar", "M-26");
    assert!(table.offers(1).contains(&"skip".to_owned()), "the office itself is no duty");
    table.play(1, "open Bge1");
    assert_eq!((table.market(1), table.waiting()), ([0, 1, 0, 0], vec![1, 2, 3, 4]));
}

#[test]
fn m33_where_steps_must_be_made_the_step_of_an_amsterdam_card_is_made_with_or_without_warehouse() {
    for first in ["build L1w", "skip"] {
        let mut table = using_with(&MUST, "house-lastage", |a| a);
        table.play(1, first);
        assert_eq!(table.offers_to(1, "step").len(), 4);
        table.refuses(1, "skip", "M-33");
        let question = table.rules.say_question(&table.position, seat(1));
        assert_eq!(question.key, "merchants-question-step-due");
        table.play(1, "step silk");
        assert_eq!(table.market(1), [0, 0, 0, 1]);
    }
}

#[test]
fn m47_a_ship_is_no_card_and_its_step_is_never_a_duty() {
    let (mut table, _) = crate::rulebook::table::in_year_with(open(4, &MUST), "1588", |a| a);
    table.play(2, "skip");
    assert_eq!(table.market(2), [0; 4]);
}

/// Who gets a card for which all four named the same price, in so many games.
fn winners(options: &[(&str, &str)]) -> Vec<u8> {
    let rules = open(4, options);
    let mut won = Vec::new();
    for number in 0..60 {
        let position = rules.deal(Seed::from_number(number), &mut Deaf);
        let mut table = Table(damrak_core::testing::Table { rules: rules.clone(), position });
        while table.view().auction.is_none() {
            let waiting = table.waiting()[0];
            let offers = table.offers(waiting);
            let skip = offers.iter().find(|offer| *offer == "skip").unwrap_or(&offers[0]);
            table.play(waiting, &skip.clone());
        }
        won.extend(buyer(&table.play_all("1 stop 120, 2 stop 120, 3 stop 120, 4 stop 120")));
    }
    won.into_iter().map(|(seat, _)| seat).collect()
}

#[test]
fn m43_a_lot_serves_everybody_about_as_often_and_the_order_always_the_same() {
    assert!(winners(&[]).iter().all(|seat| *seat == 2));
    let by_lot = winners(&LOT);
    for number in 1..=4 {
        let times = by_lot.iter().filter(|seat| **seat == number).count();
        assert!((5..=28).contains(&times), "seat {number} won {times} of {}", by_lot.len());
    }
    assert_eq!(by_lot, winners(&LOT), "the same deal has the same lots");
}

#[test]
fn m43_the_highest_price_needs_no_lot_and_nothing_tells_that_there_was_one() {
    let decide = |bids: &str| {
        let mut table = auction(&LOT, "goods", |a| a);
        table.play_all("1 stop 90, 2 stop 90, 3 stop 90");
        let action = table.rules.read_notation(bids).unwrap();
        let mut told = Vec::new();
        let disclosure =
            table.0.rules.apply(&mut table.0.position, seat(4), action, &mut told).unwrap();
        let told: Vec<Event> = told.into_iter().map(|(_, event)| event).collect();
        (disclosure, buyer(&told), kinds(&told))
    };
    let (disclosure, bought, alone) = decide("stop 100");
    assert_eq!(bought, Some((4, 100)));
    let (equal, _, together) = decide("stop 90");
    assert_eq!((disclosure, alone), (equal, together));
    assert!(disclosure.random && disclosure.revealed);
}

#[test]
fn m43_every_run_of_a_falling_clock_has_a_lot_of_its_own() {
    let options = [("auction", "live"), LOT[0]];
    let mut table = auction(&options, "goods", |a| a);
    let order = |table: &Table| table.rules.falling_clock(&table.position).unwrap().order;
    table.play(1, "start");
    let first = order(&table);
    assert_eq!(first, order(&table), "it does not change while the clock falls");
    let (by, _) = table.rules.clock_ran_out(&table.position).unwrap();
    assert_eq!(by, seat(2), "who waits when nobody stops tells nothing of the lot");
    table.play_all("1 stop 200, 1 start");
    assert_ne!(order(&table), first);
}

#[test]
fn m43_a_guess_knows_nothing_of_the_lots_to_come() {
    let table = auction(&LOT, "goods", |a| a);
    let mut rng = damrak_core::Rng::new(Seed::from_number(1));
    let guess = table.rules.guess(&table.position, seat(1), &mut rng);
    let seed = |position| table.rules.save(position)["lots"]["seed"].clone();
    assert_ne!(seed(&guess), seed(&table.position));
    let view = |position| table.rules.view(position, Viewer::Seat(seat(1)));
    assert_eq!(view(&guess), view(&table.position));
}

#[test]
fn m43_lots_stand_in_the_document_where_they_decide_and_nowhere_else() {
    let with = auction(&LOT, "goods", |a| a);
    let mut document = with.rules.save(&with.position);
    assert_eq!(with.rules.load(&document).unwrap(), with.position);
    let without = auction(&[], "goods", |a| a);
    assert!(without.rules.load(&document).is_err());
    document.as_object_mut().unwrap().remove("lots");
    assert!(with.rules.load(&document).is_err());
    assert_eq!(document, without.rules.save(&without.position));
}

/// The last turn of four, with two hourglasses left.
fn last_turn(options: &[(&str, &str)]) -> (Table, Vec<Event>) {
    let mut table = arranged(open(4, options), |a| {
        let offices = ["Asu1 Bge1", "Asu2 Bge2", "Asu3 Bge3", "Age1 Csp1"];
        let a = offices.into_iter().zip(1..).fold(a, |a, (names, at)| a.offices(seat(at), names));
        a.turn(19).year("1662").next("goods goods goods")
    });
    table.play_all("4 use, 4 auction, 4 skip");
    let told = table.play_all("1 wait, 2 wait, 3 wait, 4 wait");
    (table, told)
}

#[test]
fn m73_the_hourglasses_that_are_left_are_the_last_mayors_or_the_next_players() {
    let (table, told) = last_turn(&[]);
    assert!(!heard(&told, "mayor-passed"));
    assert_eq!((table.view().mayor, table.waiting()), (seat(4), vec![1]));
    let (mut table, told) = last_turn(&NEXT);
    assert!(heard(&told, "mayor-passed"));
    assert_eq!((table.view().mayor, table.waiting()), (seat(1), vec![2]), "left of seat 1");
    table.play_all("2 close Asu2, 3 close Asu3, 4 close Age1, 1 close Asu1");
    assert!(table.standing().is_some());
}

#[test]
fn m73_without_an_hourglass_left_the_office_stays() {
    let mut table =
        arranged(open(3, &NEXT), |a| a.turn(17).year("1664").next("hourglass goods goods goods"));
    table.play_all("3 use, 3 auction, 3 skip");
    let told = table.play_all("1 wait, 2 wait, 3 wait");
    assert!(heard(&told, "over") && !heard(&told, "mayor-passed"));
    assert_eq!(table.view().mayor, seat(3));
}

fn shipped_with(changes: &[(&str, &str)]) -> String {
    let text = Merchants::info().editions[0].text.to_owned();
    changes.iter().fold(text, |text, (find, replace)| {
        assert_eq!(text.matches(find).count(), 1, "{find}");
        text.replace(find, replace)
    })
}

fn with_edition(text: &str, options: &[(&str, &str)]) -> Merchants {
    let setup = setup(4, 0, options).complete(Merchants::info()).unwrap();
    Merchants::open(&setup, EditionSource { file: "mine.toml", text }).unwrap()
}

#[test]
fn m9_a_dial_of_fifteen_prices_sells_at_sixty_with_either_reading() {
    let text = shipped_with(&[("70, 60, 50]", "70, 60]")]);
    for options in [&[][..], &SIXTY] {
        let mut table = arranged(with_edition(&text, options), |a| a.next("goods goods goods"));
        table.play_all("1 use, 1 auction, 1 skip");
        let prices = table.offers_to(1, "stop");
        assert_eq!((prices.len(), prices.last().map(String::as_str)), (15, Some("60")));
    }
}

#[test]
fn m14_the_first_market_token_need_not_be_that_of_the_office() {
    let start = r#"house = "N3w", commodity = "sugar""#;
    let text = shipped_with(&[(start, r#"house = "N3w", commodity = "silk""#)]);
    let rules = with_edition(&text, &[("first-mayor", "seat-1")]);
    let position = (0..)
        .map(|seed| rules.deal(Seed::from_number(seed), &mut Deaf))
        .find(|position| rules.view(position, Viewer::Spectator).year == 0)
        .unwrap();
    let view = rules.view(&position, Viewer::Spectator);
    assert_eq!(view.players[0].market, [0, 0, 0, 1]);
}

/// The books name three spaces with one's number, and not which they are.
#[test]
fn m14_the_first_three_tokens_stand_where_the_file_says() {
    let start = r#"office = "Asu1", house = "N3w", commodity = "sugar""#;
    for (spaces, offices, houses, market) in [
        (r#"house = ["N3w", "N3e"], office = "Asu1""#, "Asu1", "N3w N3e", [0; 4]),
        (r#"office = ["Asu1", "Asu2", "Asu3"]"#, "Asu1 Asu2 Asu3", "", [0; 4]),
        (
            r#"house = "N3w", commodity = ["silk", { commodity = "sugar", space = 3 }]"#,
            "",
            "N3w",
            [3, 0, 0, 1],
        ),
    ] {
        let rules = with_edition(&shipped_with(&[(start, spaces)]), &[("first-mayor", "seat-1")]);
        let dealt = |seed| rules.deal(Seed::from_number(seed), &mut Deaf);
        let nothing_yet = |position: &_| rules.view(position, Viewer::Spectator).year == 0;
        let position = (0..).map(dealt).find(nothing_yet).unwrap();
        let first = &rules.view(&position, Viewer::Spectator).players[0];
        assert_eq!(
            (first.offices.join(" "), first.houses.join(" ")),
            (offices.into(), houses.into())
        );
        assert_eq!((first.market, first.tokens), (market, 3));
        laws::check_game(&rules, Seed::from_number(1), 1000).unwrap();
    }
}

#[test]
fn m44_a_file_may_say_how_fast_the_clock_falls() {
    let text = shipped_with(&[("step_millis = 2000", "step_millis = 1200")]);
    let rules = with_edition(&text, &[("auction", "live")]);
    let mut table = arranged(rules, |a| a.next("goods goods goods"));
    table.play_all("1 use, 1 auction, 1 skip, 1 start");
    assert_eq!(table.rules.falling_clock(&table.position).unwrap().step_millis, 1200);
}

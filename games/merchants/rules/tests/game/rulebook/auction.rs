//! The auction (M-9, M-34 to M-45).

use damrak_core::{Audience, Clocks, Notation, Rules, Seat, SetupDraft};
use damrak_merchants::{Event, Merchants};

use crate::rulebook::table::{Table, auction, heard, kinds, seat};

const LIVE: [(&str, &str); 1] = [("auction", "live")];
const LITERAL: [(&str, &str); 1] = [("misbid", "literal")];

fn sealed() -> Table {
    auction(&[], "goods", |a| a)
}

/// A clock that falls.
fn live() -> Table {
    let mut table = auction(&LIVE, "goods", |a| a);
    table.play(1, "start");
    table
}

fn sold(events: &[Event]) -> Option<(u8, u16)> {
    events.iter().find_map(|event| match event {
        Event::Sold { seat, price, .. } => Some((seat.number(), *price)),
        _ => None,
    })
}

#[test]
fn m9_the_clock_shows_sixteen_prices_from_200_to_50() {
    let prices: Vec<String> = (5..=20).rev().map(|tens| (10 * tens).to_string()).collect();
    assert_eq!(sealed().offers_to(1, "stop"), prices);
    for strange in ["stop 205", "stop 40", "stop 210", "stop 5"] {
        sealed().refuses(1, strange, "M-9");
    }
}

#[test]
fn m34_all_may_bid_and_the_mayor_pays_the_bank_too() {
    let mut table = sealed();
    assert_eq!(table.waiting(), [1, 2, 3, 4]);
    let bank = table.view().bank.unwrap();
    let told = table.play_all("1 stop 120, 2 stop 110, 3 wait, 4 stop 60");
    assert_eq!(sold(&told), Some((1, 120)));
    assert_eq!(table.money(), [280, 400, 400, 400]);
    assert_eq!(table.view().bank, Some(bank + 120));
}

#[test]
fn m35_the_first_who_stops_pays_what_the_clock_shows_and_uses_the_card_at_once() {
    for mut table in [live(), sealed()] {
        let told = match table.view().auction.unwrap().run {
            "falling" => table.play(3, "stop 90"),
            _ => table.play_all("1 wait, 2 stop 80, 3 stop 90, 4 wait"),
        };
        assert_eq!(kinds(&told), ["sold"]);
        assert_eq!((sold(&told), table.money()), (Some((3, 90)), vec![400, 400, 310, 400]));
        assert_eq!(table.waiting(), [3], "they use the card");
        table.play_all("3 step silk, 3 step silk, 3 step sugar");
        assert_eq!((table.market(3), table.view().mayor), ([1, 0, 0, 2], seat(2)));
    }
}

#[test]
fn m36_a_price_holds_until_the_next_one_is_reached() {
    let table = live();
    let clock = table.rules.falling_clock(&table.position).unwrap();
    assert_eq!((clock.steps, clock.step_millis), (16, 2000));
    for (step, price) in [(0, 200), (1, 190), (8, 120), (15, 50)] {
        let action = table.rules.stop_clock(&table.position, seat(2), step).unwrap();
        assert_eq!(table.rules.notation(action), format!("stop {price}"));
    }
    assert_eq!(table.rules.stop_clock(&table.position, seat(2), 16), None);
}

#[test]
fn m37_when_nobody_stops_the_card_is_discarded_unsold() {
    let mut table = sealed();
    let told = table.play_all("1 wait, 2 wait, 3 wait, 4 wait");
    assert_eq!(kinds(&told)[0], "unsold");
    assert_eq!((table.money(), table.view().mayor), (vec![400; 4], seat(2)));

    let mut table = live();
    let (by, action) = table.rules.clock_ran_out(&table.position).unwrap();
    assert_eq!((by, table.rules.notation(action)), (seat(2), "wait".to_owned()));
    let told = table.play(2, "wait");
    assert_eq!(kinds(&told)[0], "unsold");
    assert_eq!((table.money(), table.view().mayor), (vec![400; 4], seat(2)));
}

#[test]
fn m38_a_stop_on_200_opens_a_run_with_doubled_prices_for_all() {
    let doubled: Vec<String> = (11..=20).rev().map(|tens| (20 * tens).to_string()).collect();
    let mut table = sealed();
    let told = table.play_all("1 stop 190, 2 stop 200, 3 wait, 4 wait");
    assert_eq!(kinds(&told), ["doubled"]);
    assert_eq!(table.money(), [400; 4], "nothing is paid yet");
    assert_eq!(table.waiting(), [1, 2, 3, 4]);
    assert_eq!(table.offers_to(2, "stop"), doubled);
    table.refuses(1, "stop 200", "M-39");
    table.refuses(1, "stop 210", "M-38");
    let told = table.play_all("1 stop 260, 2 stop 240, 3 stop 320, 4 wait");
    assert_eq!((sold(&told), table.money()), (Some((3, 320)), vec![400, 400, 80, 400]));

    let mut table = live();
    assert_eq!(kinds(&table.play(4, "stop 200")), ["doubled"]);
    assert_eq!(table.waiting(), [1], "the mayor starts the clock again");
    table.play(1, "start");
    assert_eq!(table.rules.falling_clock(&table.position).unwrap().steps, 10);
    assert_eq!(sold(&table.play(4, "stop 320")), Some((4, 320)), "the opener may buy for more");
}

#[test]
fn m39_if_nobody_stops_the_doubled_run_the_opener_buys_for_200() {
    let mut table = sealed();
    table.play_all("1 wait, 2 stop 200, 3 wait, 4 wait");
    let told = table.play_all("1 wait, 2 wait, 3 wait, 4 wait");
    assert_eq!((sold(&told), table.money()), (Some((2, 200)), vec![400, 200, 400, 400]));

    let mut table = live();
    table.play_all("3 stop 200, 1 start");
    let (by, _) = table.rules.clock_ran_out(&table.position).unwrap();
    assert_eq!(sold(&table.play(by.number(), "wait")), Some((3, 200)));
}

#[test]
fn m39_there_is_no_third_run() {
    let mut table = sealed();
    table.play_all("1 wait, 2 stop 200, 3 wait, 4 wait");
    let told = table.play_all("1 wait, 2 wait, 3 wait, 4 stop 400");
    assert_eq!((sold(&told), table.money()[3]), (Some((4, 400)), 0));
}

#[test]
fn m40_who_cannot_pay_a_price_cannot_stop_on_it() {
    fn poor(a: crate::rulebook::table::Arranged<'_>) -> crate::rulebook::table::Arranged<'_> {
        a.money(seat(2), 70).money(seat(3), 40).money(seat(4), 190)
    }
    let table = auction(&[], "goods", poor);
    assert_eq!(table.offers(2), ["stop 70", "stop 60", "stop 50", "wait"]);
    table.refuses(2, "stop 80", "M-40");
    table.refuses(4, "stop 200", "M-40");
    assert_eq!(table.waiting(), [1, 2, 4], "seat 3 can pay no price at all");
    table.refuses(3, "stop 50", "M-40");

    let mut table = auction(&LIVE, "goods", poor);
    table.play(1, "start");
    assert_eq!(table.rules.stop_clock(&table.position, seat(2), 12), None);
    let stop = table.rules.stop_clock(&table.position, seat(2), 13).unwrap();
    assert_eq!(table.rules.notation(stop), "stop 70");
}

#[test]
fn m40_in_the_doubled_run_the_doubled_price_must_be_paid() {
    let mut table =
        auction(&[], "goods", |a| a.money(seat(2), 210).money(seat(3), 230).money(seat(4), 50));
    table.play_all("1 wait, 2 stop 200, 3 wait, 4 wait");
    assert_eq!(table.waiting(), [1, 3]);
    assert_eq!(table.offers(3), ["stop 220", "wait"]);
}

#[test]
fn m40_nobody_borrows_for_an_auction() {
    let table = auction(&[], "goods", |a| a.money(seat(2), 50));
    table.refuses(2, "borrow", "M-40");
}

#[test]
fn m41_in_the_literal_way_the_run_is_held_again_without_him() {
    fn poor(a: crate::rulebook::table::Arranged<'_>) -> crate::rulebook::table::Arranged<'_> {
        a.money(seat(2), 0)
    }
    let mut table = auction(&LITERAL, "goods", poor);
    assert_eq!(table.offers_to(2, "stop").len(), 16);
    let told = table.play_all("1 stop 50, 2 stop 190, 3 wait, 4 stop 180");
    assert_eq!(told, [Event::Misbid { seat: seat(2), price: 190 }]);
    assert_eq!(table.waiting(), [1, 3, 4], "all prices are named anew");
    let told = table.play_all("1 stop 60, 3 stop 70, 4 wait");
    assert_eq!(sold(&told), Some((3, 70)));

    let live = [LIVE[0], LITERAL[0]];
    let mut table = auction(&live, "goods", poor);
    table.play(1, "start");
    assert_eq!(kinds(&table.play(2, "stop 190")), ["misbid"]);
    table.play(1, "start");
    let clock = table.rules.falling_clock(&table.position).unwrap();
    assert_eq!((clock.order, clock.steps), ([3, 4, 1].map(seat).to_vec(), 16));
}

#[test]
fn m41_a_doubled_run_is_held_again_as_a_doubled_run() {
    let mut table = auction(&LITERAL, "goods", |a| a.money(seat(2), 0));
    table.play_all("1 wait, 2 wait, 3 stop 200, 4 wait");
    let told = table.play_all("1 wait, 2 stop 400, 3 wait, 4 wait");
    assert_eq!(kinds(&told), ["misbid"]);
    assert_eq!(table.offers_to(1, "stop").first().map(String::as_str), Some("400"));
    let told = table.play_all("1 wait, 3 wait, 4 wait");
    assert_eq!(sold(&told), Some((3, 200)), "their offer stands");
}

#[test]
fn m41_who_opens_without_200_has_misbid() {
    let mut table = auction(&LITERAL, "goods", |a| a.money(seat(2), 190));
    let told = table.play_all("1 wait, 2 stop 200, 3 wait, 4 wait");
    assert_eq!(kinds(&told), ["misbid"]);
    assert_eq!(table.waiting(), [1, 3, 4]);
}

#[test]
fn m42_when_nobody_can_pay_the_card_is_unsold_at_once() {
    for options in [&[][..], &LIVE] {
        let mut table =
            crate::rulebook::table::arranged(crate::rulebook::table::open(4, options), |a| {
                (1..=4).fold(a, |a, number| a.money(seat(number), 40)).next("goods goods goods")
            });
        table.play_all("1 use, 1 auction");
        let told = table.play(1, "skip");
        assert!(heard(&told, "unsold"), "{told:?}");
        assert_eq!(table.view().mayor, seat(2));
    }
}

#[test]
fn m42_when_nobody_can_pay_double_the_opener_has_it_at_once() {
    let mut table =
        auction(&[], "goods", |a| (1..=4).fold(a, |a, number| a.money(seat(number), 200)));
    let told = table.play_all("1 wait, 2 stop 200, 3 wait, 4 wait");
    assert_eq!(kinds(&told), ["doubled", "sold"]);
    assert_eq!(sold(&told), Some((2, 200)));
}

#[test]
fn m43_equal_stops_go_clockwise_from_the_mayors_left_and_the_mayor_is_last() {
    let mut table = sealed();
    let told = table.play_all("1 stop 120, 2 wait, 3 stop 120, 4 stop 120");
    assert_eq!(sold(&told), Some((3, 120)));
    let mut table = sealed();
    let told = table.play_all("1 stop 120, 2 wait, 3 wait, 4 stop 120");
    assert_eq!(sold(&told), Some((4, 120)));
    let mut table = sealed();
    table.play_all("1 stop 200, 2 wait, 3 stop 200, 4 stop 200");
    assert_eq!(table.view().auction.unwrap().opener, Some(seat(3)));
    let table = live();
    let order = table.rules.falling_clock(&table.position).unwrap().order;
    assert_eq!(order, [2, 3, 4, 1].map(seat));
}

#[test]
fn m44_the_mayor_starts_the_clock_when_he_thinks_fit() {
    let mut table = auction(&LIVE, "goods", |a| a);
    assert_eq!((table.waiting(), table.offers(1)), (vec![1], vec!["start".to_owned()]));
    table.refuses(2, "stop 100", "M-44");
    assert_eq!(table.rules.falling_clock(&table.position), None);
    assert_eq!(kinds(&table.play(1, "start")), ["clock-started"]);
    assert_eq!(table.waiting(), [1, 2, 3, 4]);
    assert!(table.rules.falling_clock(&table.position).is_some());
}

#[test]
fn m44_a_table_played_live_lets_the_clock_fall_unless_somebody_chose_otherwise() {
    let chosen = |draft: SetupDraft| {
        let setup = draft.for_live(Merchants::info()).complete(Merchants::info()).unwrap();
        setup.choice("auction").to_owned()
    };
    assert_eq!(chosen(SetupDraft::default()), "live");
    assert_eq!(chosen(crate::common::setup(3, 0, &[("auction", "sealed")])), "sealed");
    let by_turn = SetupDraft::default().complete(Merchants::info()).unwrap();
    assert_eq!(by_turn.choice("auction"), "sealed");
}

#[test]
fn m45_prices_are_named_in_secret_and_only_the_highest_is_told() {
    let mut table = sealed();
    let told = table.play_told(3, "stop 130");
    let named = Event::PriceNamed { seat: seat(3), price: Some(130) };
    assert_eq!(told[0], (Audience::Only(seat(3)), named));
    assert_eq!(told[1], (Audience::Others(seat(3)), Event::PriceSealed { seat: seat(3) }));
    assert_eq!((told.len(), table.waiting()), (2, vec![1, 2, 4]));
    table.refuses(3, "stop 140", "M-45");
    table.play_all("1 stop 70, 4 stop 160");
    let told = table.play_told(2, "wait");
    let open: Vec<&Event> =
        told.iter().filter(|(to, _)| *to == Audience::All).map(|(_, event)| event).collect();
    assert!(matches!(open[..], [Event::Sold { price: 160, .. }]), "{open:?}");
}

#[test]
fn m45_both_auctions_give_the_same_event_and_the_same_words() {
    let (mut a, mut b) = (sealed(), live());
    let from_sealed = a.play_all("1 wait, 2 stop 120, 3 wait, 4 stop 70");
    let from_live = b.play(2, "stop 120");
    assert_eq!(from_sealed, from_live);
    assert_eq!(a.money(), b.money());
    let stop = b.rules.read_notation("stop 120").unwrap();
    assert_eq!(a.rules.notation(stop), b.rules.notation(stop));
}

#[test]
fn m45_there_is_no_clock_in_a_sealed_auction() {
    let table = sealed();
    assert_eq!(table.rules.falling_clock(&table.position), None);
    assert_eq!(table.rules.stop_clock(&table.position, seat(2), 3), None);
    assert_eq!(table.rules.clock_ran_out(&table.position), None);
    table.refuses(1, "start", "M-45");
    assert!(Seat::all(4).all(|seat| table.offers(seat.number()).len() == 17));
}

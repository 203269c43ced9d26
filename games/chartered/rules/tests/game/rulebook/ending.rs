//! The end (C-96 to C-98).

use damrak_chartered::{Arrange, Company, Event, StageView};

use crate::rulebook::table::{Table, heard, seat, the_east, three};

/// Sixty-one warehouses stand, all of them silk's in the east; seat 1 may place the last one.
fn last_warehouse(by: impl FnOnce(Arrange<'_>) -> Arrange<'_>) -> Table {
    three(|a| by(a.standing(Company::Silk, 90, &the_east(13)).hand(seat(1), "HF1 HA4")))
}

#[test]
fn c96_the_turn_with_the_last_warehouse_is_finished_and_then_the_game_is_over() {
    let mut table = last_warehouse(|a| a.hand(seat(2), "GA1"));
    assert_eq!(table.view().supply, 1);
    let events = table.play(1, "build HF1");
    assert_eq!((heard(&events, "last-warehouse"), table.value(Company::Silk)), (1, 100));
    assert_eq!(table.stage(), StageView::Trading { seat: seat(1), left: 2 });
    let events = table.play_all("1 buy silk, 1 done");
    assert_eq!((heard(&events, "over"), table.stage()), (1, StageView::Over));
    assert!(table.waiting().is_empty());
    table.refuses(2, "draw", "C-96");
}

#[test]
fn c96_an_event_that_is_due_still_happens_and_a_warehouse_given_back_changes_nothing() {
    let mut table = last_warehouse(|a| a.open_events("veilinge"));
    table.play_all(
        "1 build HA4, 1 action event, 1 event veilinge, 1 lot back, 1 bid 0, 2 pass, 3 pass",
    );
    table.play(1, "back HA4");
    assert_eq!((table.view().supply, table.stage()), (1, StageView::Over));
}

#[test]
fn c97_shares_of_companies_on_the_board_are_redeemed_the_lowest_first() {
    let mut table = three(|a| {
        a.standing(Company::Silk, 90, &the_east(12))
            .standing(Company::Tea, 30, "GA4")
            .hand(seat(1), "HA1")
            .money(seat(1), 0)
            .shares(seat(2), Company::Silk, 3)
            .shares(seat(2), Company::Tea, 1)
            .shares(seat(3), Company::Coal, 5)
    });
    assert_eq!(table.view().supply, 1);
    let events = table.play(1, "build HA1");
    let redeemed: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::Redeemed { seat, company, count, amount } => {
                Some((seat.number(), *company, *count, *amount))
            }
            _ => None,
        })
        .collect();
    assert_eq!(redeemed, [(2, Company::Tea, 1, 30), (2, Company::Silk, 3, 270)]);
    assert_eq!((table.money(2), table.money(3)), (300 + 300, 300));
    assert_eq!((table.shares(2, Company::Silk), table.shares(3, Company::Coal)), (0, 5));
}

#[test]
fn c98_the_richest_wins_and_fewer_cards_break_ties() {
    let mut table = last_warehouse(|a| {
        a.money(seat(1), 0)
            .money(seat(2), 400)
            .money(seat(3), 400)
            .hand(seat(2), "GA1 GC1")
            .hand(seat(3), "GA3")
    });
    table.play(1, "build HA4");
    let standing = table.standing().unwrap();
    let ranks: Vec<(u8, u8)> =
        standing.places.iter().map(|place| (place.seat.number(), place.rank)).collect();
    assert_eq!(ranks, [(3, 1), (2, 2), (1, 3)]);
    let mut shared = last_warehouse(|a| {
        a.money(seat(1), 0)
            .money(seat(2), 400)
            .money(seat(3), 400)
            .hand(seat(2), "GA1")
            .hand(seat(3), "GA3")
    });
    shared.play(1, "build HA4");
    assert_eq!(
        shared.standing().unwrap().winners().map(|seat| seat.number()).collect::<Vec<_>>(),
        [2, 3]
    );
}

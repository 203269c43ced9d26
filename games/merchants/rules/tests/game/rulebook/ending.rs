//! The end (M-73 to M-76).

use damrak_core::{Phrase, Seat, Speech};
use damrak_merchants::Event;

use crate::rulebook::table::{Arranged, Table, arranged, heard, kinds, open, seat};

/// The last turn of four, in this year; the last mayor, seat 4, is about to begin. The cards that are
/// left after their three are hourglasses.
fn last_turn(year: &str, by: impl FnOnce(Arranged<'_>) -> Arranged<'_>) -> Table {
    arranged(open(4, &[]), |a| by(a.turn(19).year(year)).next("goods goods goods"))
}

/// Plays the last turn without using anything, and tells what was heard at the last decision.
fn play_last_turn(table: &mut Table) -> Vec<Event> {
    table.play_all("4 use, 4 auction, 4 skip");
    table.play_all("1 wait, 2 wait, 3 wait, 4 wait")
}

#[test]
fn m73_reaching_1665_does_not_end_the_game() {
    let mut table = arranged(open(4, &[]), |a| {
        a.turn(18).year("1664").next("hourglass goods goods goods office-silk office-silk goods")
    });
    assert_eq!((table.year(), table.waiting()), ("1665".into(), vec![3]));
    table.play_all("3 use, 3 auction, 3 skip, 1 wait, 2 wait, 3 wait, 4 wait");
    assert_eq!((table.view().mayor, table.standing()), (seat(4), None), "one turn is left");
    let told = {
        table.play_all("4 use, 4 auction");
        table.play_all("4 skip, 1 wait, 2 wait, 3 wait, 4 wait")
    };
    assert!(heard(&told, "over"));
}

#[test]
fn m73_the_last_mayor_turns_up_the_hourglasses_that_are_left() {
    let mut table = last_turn("1662", |a| a.offices(seat(1), "Asu1 Bge1"));
    let told = play_last_turn(&mut table);
    // 1664: everybody loses an office, seat 1 first; seat 4 is still mayor.
    assert!(heard(&told, "year-came") && !heard(&told, "mayor-passed"));
    assert_eq!((table.year(), table.waiting()), ("1664".into(), vec![1]));
    assert_eq!(table.view().mayor, seat(4));
    let told = table.play(1, "close Asu1");
    // 1665, then the end.
    assert_eq!(kinds(&told).iter().filter(|kind| *kind == "year-came").count(), 2);
    assert_eq!(table.year(), "1666");
    assert!(table.standing().is_some());
}

#[test]
fn m73_with_three_players_marked_cards_at_the_bottom_are_set_aside() {
    let mut table = arranged(open(3, &[]), |a| a.turn(17).year("1664").next("goods goods goods"));
    table.play_all("3 use, 3 auction, 3 skip");
    let told = table.play_all("1 wait, 2 wait, 3 wait");
    assert_eq!(kinds(&told).iter().filter(|kind| *kind == "set-aside").count(), 6);
    assert!(table.standing().is_some());
}

#[test]
fn m74_in_1666_all_three_areas_are_scored_with_its_table() {
    let mut table = last_turn("1665", |a| {
        a.market(seat(1), [3, 0, 0, 0]).houses(seat(2), "N1w").offices(seat(3), "Asu1")
    });
    let told = play_last_turn(&mut table);
    assert_eq!(kinds(&told).iter().filter(|kind| *kind == "scored").count(), 12);
    assert_eq!(table.money(), [540, 540, 540, 400]);
    assert_eq!(table.year(), "1666");
}

#[test]
fn m74_the_other_edition_pays_twice_in_the_end() {
    let rules = crate::common::open(&crate::common::setup(4, 1, &[]));
    let mut table = arranged(rules, |a| {
        a.turn(19).year("1665").market(seat(1), [3, 0, 0, 0]).next("goods goods goods")
    });
    play_last_turn(&mut table);
    assert_eq!(table.money(), [600, 400, 400, 400]);
}

#[test]
fn m75_every_loan_is_repaid_with_200_even_below_zero() {
    let mut table = last_turn("1665", |a| a.loans(seat(1), 1).loans(seat(2), 3));
    let told = play_last_turn(&mut table);
    assert!(told.contains(&Event::Repaid { seat: seat(2), loans: 3, amount: 600 }));
    assert_eq!(table.money(), [200, -200, 400, 400]);
}

#[test]
fn m76_the_richest_wins() {
    let mut table = last_turn("1665", |a| a.money(seat(3), 410));
    assert_eq!(table.standing(), None);
    play_last_turn(&mut table);
    let standing = table.standing().unwrap();
    assert_eq!(standing.winners().map(Seat::number).collect::<Vec<_>>(), [3]);
    assert_eq!(standing.places[0].scores[0].value, 410);
    assert_eq!((table.waiting(), table.offers(1)), (vec![], vec![]));
    table.refuses(1, "skip", "M-76");
}

#[test]
fn m76_equal_money_shares_the_victory() {
    let mut table =
        last_turn("1665", |a| a.money(seat(2), 500).money(seat(4), 700).loans(seat(4), 1));
    play_last_turn(&mut table);
    let standing = table.standing().unwrap();
    assert_eq!(standing.winners().map(Seat::number).collect::<Vec<_>>(), [2, 4]);
    let told = table.rules.tell_result(&table.position);
    assert_eq!(
        told.len(),
        4 + 12 + 1,
        "what everybody had, every part that was scored, and the loan"
    );
}

#[test]
fn m74_the_end_is_told_from_what_everybody_had_before_it() {
    let mut table = last_turn("1665", |a| {
        a.market(seat(1), [3, 0, 0, 0]).money(seat(1), 410).loans(seat(1), 2)
    });
    assert_eq!(table.rules.tell_result(&table.position), [], "the game goes on");
    play_last_turn(&mut table);
    let told = table.rules.tell_result(&table.position);
    assert_eq!(table.money()[0], 410 + 140 - 400);
    let had = Phrase::new("merchants-result-before").with("player", seat(1));
    assert_eq!(told[0], had.with("amount", 410).with("year", "1666"));
    assert_eq!(told[4].key, "merchants-event-scored");
    assert_eq!(told[5].key, "merchants-event-scored-nobody");
    assert_eq!(told[16].key, "merchants-result-repaid");
}

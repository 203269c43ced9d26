//! The mayor's turn (M-16 to M-21).

use crate::rulebook::table::{arranged, auction, heard, in_year, kinds, open, seat};

#[test]
fn m16_cards_are_placed_one_at_a_time_before_the_next_is_seen() {
    let mut table =
        arranged(open(4, &[]), |a| a.next("goods office-africa house-lastage office-silk"));
    assert_eq!(table.turned().as_deref(), Some("goods"));
    assert_eq!(table.offers(1), ["use", "auction", "discard"]);
    table.play(1, "auction");
    assert_eq!(table.turned().as_deref(), Some("office-africa"));
    assert_eq!(table.offers(1), ["use", "discard"]);
    table.refuses(1, "auction", "M-16");
    table.refuses(2, "use", "M-16");
    table.play(1, "discard");
    assert_eq!(table.turned(), None);
}

#[test]
fn m16_the_third_card_goes_where_there_is_room() {
    let mut table = arranged(open(4, &[]), |a| a.next("goods office-africa house-lastage"));
    table.play(1, "auction");
    let told = table.play(1, "discard");
    assert_eq!(kinds(&told), ["placed", "turned-up", "placed", "discarded"]);
    assert_eq!(table.disks(), [Some("house-lastage".into()), Some("goods".into()), None]);
}

#[test]
fn m17_with_three_players_a_marked_card_is_set_aside_and_replaced() {
    let mut table = arranged(open(3, &[]), |a| a.next("goods goods-marked office-silk goods"));
    let told = table.play(1, "use");
    assert_eq!(kinds(&told), ["placed", "turned-up", "set-aside", "turned-up"]);
    assert_eq!(table.turned().as_deref(), Some("office-silk"));
}

#[test]
fn m17_with_more_players_it_is_a_commodity_card_like_any_other() {
    for players in [4, 5] {
        let mut table =
            arranged(open(players, &[]), |a| a.next("goods goods-marked goods office-silk"));
        table.play(1, "auction");
        assert_eq!(table.turned().as_deref(), Some("goods-marked"));
        table.play(1, "use");
        table.play(1, "step silk");
        assert_eq!(table.market(1), [0, 0, 0, 1]);
    }
}

#[test]
fn m18_an_hourglass_is_carried_out_before_the_next_card_and_disks_stay() {
    let (mut table, told) = in_year("1588", |a| a);
    assert_eq!(kinds(&told), ["placed", "turned-up", "year-came"]);
    assert_eq!((table.year(), table.turned()), ("1588".into(), None));
    assert_eq!(table.disks(), [Some("goods".into()), None, None]);
    table.play_all("2 step sugar, 3 skip, 4 step silk, 1 step spice");
    assert_eq!(table.turned().as_deref(), Some("goods"));
    assert_eq!(table.disks(), [Some("goods".into()), None, None]);
    assert_eq!(table.offers(1), ["auction", "discard"]);
}

#[test]
fn m18_several_hourglasses_in_a_row_are_carried_out_one_after_the_other() {
    let mut table = arranged(open(4, &[]), |a| a.next("goods hourglass hourglass goods goods"));
    let told = table.play(1, "use");
    assert_eq!(kinds(&told)[1..], ["turned-up", "year-came", "turned-up", "year-came"]);
    assert_eq!(table.year(), "1588");
}

#[test]
fn m19_first_the_discard_then_the_own_card_then_the_auction() {
    let mut table = arranged(open(4, &[]), |a| a.next("office-silk goods goods"));
    table.play(1, "auction");
    let told = table.play(1, "discard");
    assert_eq!(kinds(&told).last().map(String::as_str), Some("discarded"));
    assert_eq!((table.waiting(), table.offers_to(1, "step").len()), (vec![1], 4));
    table.refuses(1, "stop 100", "M-19");
    let told = table.play_all("1 step sugar, 1 step sugar, 1 step silk");
    assert_eq!(kinds(&told), ["stepped", "auction-began"]);
    assert_eq!(table.money()[0], 400, "the own card costs nothing");
    assert_eq!(table.waiting(), [1, 2, 3, 4]);
}

#[test]
fn m20_cards_that_are_done_with_never_come_back() {
    let mut table = auction(&[], "office-silk", |a| a);
    let before = table.view();
    table.play_all("1 wait, 2 wait, 3 wait, 4 wait");
    let after = table.view();
    assert_eq!(before.cards_left - after.cards_left, 1, "the next mayor turned one up");
    let unseen: u8 = after.unseen.iter().map(|count| count.count).sum();
    assert_eq!(unseen, after.cards_left);
    let silk = after.unseen.iter().find(|count| count.card == "office-silk").unwrap();
    assert_eq!(silk.count, 2, "one of three is gone for good");
}

#[test]
fn m21_the_office_passes_to_the_left() {
    let mut table = auction(&[], "office-silk", |a| a);
    let told = table.play_all("1 wait, 2 wait, 3 wait, 4 wait");
    assert!(heard(&told, "mayor-passed"));
    assert_eq!((table.view().mayor, table.waiting()), (seat(2), vec![2]));

    let last = arranged(open(4, &[]), |a| a.turn(3));
    assert_eq!(last.view().mayor, seat(4));
    let first_again = arranged(open(4, &[]), |a| a.turn(4));
    assert_eq!(first_again.view().mayor, seat(1));
}

#[test]
fn m21_the_office_passes_only_when_the_buyer_is_done() {
    let mut table = auction(&[], "goods", |a| a);
    table.play_all("1 wait, 2 wait, 3 stop 60, 4 wait");
    assert_eq!((table.view().mayor, table.waiting()), (seat(1), vec![3]));
    table.play(3, "skip");
    assert_eq!(table.view().mayor, seat(2));
}

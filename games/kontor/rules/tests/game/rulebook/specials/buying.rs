//! Buying special cards (K-73 to K-75).

use damrak_kontor::{Arrange, BLACK, Direction, Event, RED, StageView};

use super::specials;
use crate::rulebook::table::{Table, dealt, kinds, names};

fn market(arrange: impl FnOnce(Arrange<'_>) -> Arrange<'_>) -> Table {
    Table::arranged(specials("base"), arrange)
}

/// Both decide, Red first; tells what everybody heard at last.
fn trade(table: &mut Table, red: &str, black: &str) -> Vec<Event> {
    table.play(RED, red);
    table.play(BLACK, black)
}

#[test]
fn k73_before_phase_one_both_are_asked() {
    let table = Table::dealt(specials("base"), 5);
    assert_eq!(table.view().stage, StageView::Buying);
    assert_eq!((table.waiting(), table.view().specials_left), (vec![1, 2], Some(6)));
    assert_eq!(table.offers(RED), ["buy", "decline"]);
    let without = dealt(5);
    assert_eq!(without.view().stage, StageView::Choosing);
    assert_eq!(without.view().specials_left, None);
}

#[test]
fn k73_a_card_costs_two_guilders() {
    let mut table = market(|a| a.top("S90"));
    trade(&mut table, "buy", "decline");
    assert_eq!(table.money(), (1, 3, 16));
    assert_eq!(table.hand(RED), ["S90"]);
    assert!(table.hand(BLACK).is_empty());
    assert_eq!(table.view().specials_left, Some(5));
    assert_eq!(table.view().stage, StageView::Choosing);
}

#[test]
fn k73_nobody_needs_to_buy() {
    let mut table = market(|a| a);
    let events = trade(&mut table, "decline", "decline");
    assert_eq!(kinds(&events), ["nobody-buys"]);
    assert_eq!((table.money(), table.view().specials_left), ((3, 3, 14), Some(6)));
    assert_eq!(table.view().stage, StageView::Choosing);
}

#[test]
fn k73_both_decide_secretly_and_at_once() {
    let mut table = market(|a| a.top("S90"));
    let events = table.play(RED, "buy");
    assert!(events.is_empty(), "nobody else hears more than that they have decided");
    assert_eq!((table.money(), table.hand(RED).len()), ((3, 3, 14), 0));
    assert_eq!(table.waiting(), [2]);
    table.refuses(RED, "decline", "K-73");
    table.refuses(BLACK, "pass", "K-10");
}

#[test]
fn k73_who_has_not_two_guilders_is_not_asked() {
    let mut table = market(|a| a.guilders(1, 2));
    assert_eq!(table.waiting(), [2]);
    table.refuses(RED, "buy", "K-73");
    table.play(BLACK, "buy");
    assert_eq!(table.money(), (1, 0, 19));
    assert_eq!(market(|a| a.guilders(1, 1)).view().stage, StageView::Choosing);
}

#[test]
fn k73_nobody_is_asked_once_the_pile_is_empty() {
    let table = market(|a| a.hand(RED, "S86 S87 S88").hand(BLACK, "S89 S90 S91"));
    assert_eq!(table.view().specials_left, Some(0));
    assert_eq!(table.view().stage, StageView::Choosing);
}

#[test]
fn k73_one_card_a_round_and_again_in_the_next() {
    let mut table = market(|a| a.guilders(9, 9));
    trade(&mut table, "buy", "decline");
    table.refuses(RED, "buy", "K-73");
    table.reveal("pass", "pass");
    assert_eq!(table.view().stage, StageView::Buying);
    trade(&mut table, "buy", "decline");
    assert_eq!((table.hand(RED).len(), table.money()), (2, (6, 10, 4)));
}

#[test]
fn k73_the_money_goes_to_the_treasury_even_in_poverty() {
    let mut table = Table::arranged(specials("poverty"), |a| a.guilders(4, 2));
    trade(&mut table, "decline", "buy");
    assert_eq!(table.money(), (4, 0, 2));
    assert_eq!(table.view().stage, StageView::Choosing, "the city can still pay");
}

#[test]
fn k74_if_both_buy_seat_one_takes_the_top_card() {
    for red_decides_first in [true, false] {
        let mut table = market(|a| a.top("S86 S90"));
        let seats = if red_decides_first { [RED, BLACK] } else { [BLACK, RED] };
        for seat in seats {
            table.play(seat, "buy");
        }
        assert_eq!(table.hand(RED), ["S90"]);
        assert_eq!(table.hand(BLACK), ["S86"]);
        assert_eq!((table.money(), table.view().specials_left), ((1, 1, 18), Some(4)));
    }
}

#[test]
fn k74_the_card_comes_on_top_of_the_hand_and_may_be_played_at_once() {
    let mut table = market(|a| a.top("S90").hand(RED, "R03 R07 R13 C31 C32"));
    trade(&mut table, "buy", "decline");
    assert_eq!(table.hand(RED), ["R03", "R07", "R13", "C31", "C32", "S90"]);
    table.reveal("S90", "pass");
    table.play(RED, "build e2");
    assert_eq!(table.card_at("e2").as_deref(), Some("S90"));
    assert_eq!(table.hand(RED).len(), 5);
}

/// One special card is left; each holds some of the others.
fn last_card() -> Table {
    market(|a| a.hand(RED, "R65 R03 S86 S88").hand(BLACK, "K48 K04 S87 S89 S90"))
}

#[test]
fn k75_both_want_the_last_card_and_the_higher_number_buys() {
    for (red, black, hands) in [("R65", "K48", [5, 5]), ("R03", "K04", [4, 6])] {
        let mut table = last_card();
        assert_eq!(kinds(&trade(&mut table, "buy", "buy")), ["contested"]);
        assert_eq!((table.view().stage, table.waiting()), (StageView::Contest, vec![1, 2]));
        assert_eq!(table.money(), (3, 3, 14), "nobody has paid yet");
        let shows = [format!("show {red}"), format!("show {black}")];
        assert_eq!(kinds(&trade(&mut table, &shows[0], &shows[1])), ["shown", "shown"]);
        assert_eq!([table.hand(RED).len(), table.hand(BLACK).len()], hands);
        let (red_has, black_has, city) = table.money();
        assert_eq!((red_has + 2 * u8::from(hands[0] == 5), city), (3, 16));
        assert_eq!(black_has + 2 * u8::from(hands[1] == 6), 3);
        assert_eq!(table.view().specials_left, Some(0));
        assert_eq!(table.view().stage, StageView::Choosing);
    }
}

#[test]
fn k75_special_cards_may_be_shown() {
    let mut table = last_card();
    trade(&mut table, "buy", "buy");
    assert!(table.allows(RED, "show S88") && table.allows(BLACK, "show S90"));
    trade(&mut table, "show S88", "show S90");
    assert!(table.hand(BLACK).contains(&"S91".to_owned()));
}

#[test]
fn k75_one_shows_a_card_of_the_hand_and_only_once() {
    let mut table = last_card();
    trade(&mut table, "buy", "buy");
    table.refuses(RED, "show R13", "K-75");
    table.refuses(RED, "pass", "K-10");
    table.play(RED, "show R65");
    table.refuses(RED, "show R03", "K-75");
}

#[test]
fn k75_the_shown_cards_go_back_into_the_hands() {
    let mut table = last_card();
    trade(&mut table, "buy", "buy");
    trade(&mut table, "show R65", "show K48");
    assert_eq!(table.hand(RED), ["R03", "R65", "S86", "S88", "S91"]);
    assert_eq!(table.hand(BLACK), ["K04", "K48", "S87", "S89", "S90"]);
    assert_eq!(names(&table.view().players[0].known), ["R65"]);
    assert_eq!(names(&table.view().players[1].known), ["K48"]);
    assert!(table.allows(RED, "R65"));
}

#[test]
fn k75_there_is_no_contest_if_one_declines_or_two_cards_are_left() {
    let mut table = last_card();
    trade(&mut table, "decline", "buy");
    assert_eq!(table.hand(BLACK).len(), 6);
    assert_eq!(table.view().stage, StageView::Choosing);

    let mut table = market(|a| a.hand(RED, "R65 S86 S88").hand(BLACK, "K48 S87 S90"));
    assert_eq!(table.view().specials_left, Some(2));
    trade(&mut table, "buy", "buy");
    assert_eq!(table.view().stage, StageView::Choosing);
    assert_eq!(table.view().specials_left, Some(0));
}

#[test]
fn k75_who_has_no_card_to_show_cannot_buy() {
    for (rich, poor) in [(RED, BLACK), (BLACK, RED)] {
        let mut table = market(|a| a.hand(rich, "S86 S87 S88 S89 S90"));
        let events = trade(&mut table, "buy", "buy");
        assert_eq!(events[..2], [Event::Contested, Event::NothingToShow { seat: poor }]);
        assert_eq!(table.hand(rich).len(), 6);
        assert!(table.hand(poor).is_empty());
        let guilders = table.view().players.each_ref().map(|player| player.guilders);
        assert_eq!((guilders[rich.index()], guilders[poor.index()]), (1, 3));
        assert_eq!(table.view().stage, StageView::Choosing);
    }
}

#[test]
fn k75_if_neither_has_a_card_to_show_nobody_buys() {
    let lay = "R65 d4, S86 d4, R59 f4, S87 f4, S90 c4, C80 e4, C79 e3";
    let mut table = market(|a| {
        let ew = Direction::EastWest;
        a.lay(lay).bridge("S88", "e4", ew).bridge("S89", "e3", ew)
    });
    assert_eq!(table.view().specials_left, Some(1));
    trade(&mut table, "buy", "buy");
    assert_eq!((table.money(), table.view().specials_left), ((3, 3, 14), Some(1)));
    assert_eq!(table.view().stage, StageView::Choosing);
}

//! Phases 2 and 3: harbour tax, and who begins (clauses K-15 to K-21).

use damrak_kontor::{BLACK, Event, Income, RED, StageView};

use crate::rulebook::table::{Table, base, kinds, names};

/// Both hold one card to play and one to keep; the city has the rest of the money.
fn with_guilders(red: u8, black: u8) -> Table {
    base(|a| {
        a.hand(RED, "R13 R35 C31 C62 R05").hand(BLACK, "K14 K36 C33 C63 K06").guilders(red, black)
    })
}

#[test]
fn k15_a_guilder_symbol_makes_the_other_pay() {
    let mut table = with_guilders(3, 3);
    let heard = table.reveal("R13", "K36");
    assert_eq!(heard[2], Event::Taxed { seat: BLACK });
    assert_eq!(table.money(), (3, 2, 15));
    let mut table = with_guilders(3, 3);
    table.reveal("R35", "K14");
    assert_eq!(table.money(), (2, 3, 15));
}

#[test]
fn k15_a_canal_taxes_as_well_as_a_quay() {
    let mut table = with_guilders(3, 3);
    table.reveal("C31", "C63");
    assert_eq!(table.money(), (3, 2, 15));
}

#[test]
fn k15_cards_without_the_guilder_tax_nobody() {
    for (red, black) in [("R35", "K36"), ("R05", "C63"), ("C62", "K06")] {
        let mut table = with_guilders(0, 0);
        let heard = table.reveal(red, black);
        assert_eq!(kinds(&heard), ["revealed", "revealed", "begins"]);
        assert_eq!(table.money(), (0, 0, 20));
    }
}

#[test]
fn k15_only_who_plays_a_card_is_taxed() {
    let mut table = with_guilders(3, 3);
    table.reveal("R13", "pass");
    assert_eq!(table.money(), (3, 4, 13));
}

#[test]
fn k16_who_cannot_pay_takes_his_own_card_back() {
    let mut table = with_guilders(3, 0);
    let heard = table.reveal("R13", "C63");
    assert_eq!(kinds(&heard), ["revealed", "revealed", "withdrawn"]);
    assert!(matches!(&heard[2], Event::Withdrawn { seat: BLACK, card } if card.id == "C63"));
    assert_eq!(table.hand(BLACK), ["K06", "K14", "K36", "C33", "C63"]);
    assert_eq!(table.money(), (3, 0, 17));
    let black = &table.view().players[1];
    assert_eq!(names(&black.known), ["C63"], "everybody has seen it");
    assert_eq!(black.unseen, [3, 1, 0]);
}

#[test]
fn k16_the_other_plays_as_usual_and_then_the_round_is_over() {
    let mut table = with_guilders(0, 3);
    let kept = table.hand(RED);
    table.reveal("R35", "C33");
    assert_eq!(table.view().stage, StageView::Build { seat: BLACK });
    let heard = table.play(BLACK, "build d4");
    assert_eq!(kinds(&heard), ["laid", "paid", "drew", "round-began"]);
    assert_eq!(table.money(), (0, 4, 16));
    assert_eq!(table.hand(RED), kept);
}

#[test]
fn k17_both_pay_when_both_can() {
    let mut table = with_guilders(3, 3);
    let heard = table.reveal("R13", "K14");
    assert_eq!(kinds(&heard), ["revealed", "revealed", "taxed", "taxed", "begins"]);
    assert_eq!(table.money(), (2, 2, 16));
    let mut table = with_guilders(1, 1);
    table.reveal("C31", "C33");
    assert_eq!(table.money(), (0, 0, 20));
    assert_eq!(table.view().stage, StageView::Build { seat: BLACK });
}

#[test]
fn k18_the_tax_of_a_card_taken_back_is_void() {
    let mut table = with_guilders(3, 0);
    let heard = table.reveal("R13", "K14");
    assert_eq!(kinds(&heard), ["revealed", "revealed", "withdrawn"]);
    assert_eq!(table.money(), (3, 0, 17));
    assert_eq!(table.view().stage, StageView::Build { seat: RED });
    assert!(table.hand(BLACK).contains(&"K14".to_owned()));

    let mut table = with_guilders(0, 3);
    table.reveal("R13", "K14");
    assert_eq!(table.money(), (0, 3, 17));
    assert_eq!(table.view().stage, StageView::Build { seat: BLACK });
    assert!(table.hand(RED).contains(&"R13".to_owned()));
}

#[test]
fn k19_neither_can_pay_and_both_get_a_guilder() {
    let mut table = with_guilders(0, 0);
    let hands = (table.hand(RED), table.hand(BLACK));
    let heard = table.reveal("R13", "K14");
    assert_eq!(
        kinds(&heard),
        ["revealed", "revealed", "withdrawn", "withdrawn", "paid", "paid", "round-began"]
    );
    assert_eq!(heard[4], Event::Paid { seat: RED, why: Income::Insolvency });
    assert_eq!(table.money(), (1, 1, 18));
    assert_eq!((table.hand(RED), table.hand(BLACK)), hands);
    assert_eq!(table.view().stage, StageView::Choosing);
    assert_eq!(table.view().round, 2);
}

#[test]
fn k19_two_penniless_players_and_one_tax_is_not_that_case() {
    let mut table = with_guilders(0, 0);
    let heard = table.reveal("R13", "K36");
    assert_eq!(kinds(&heard), ["revealed", "revealed", "withdrawn"]);
    assert_eq!(table.money(), (0, 0, 20));
    assert_eq!(table.view().stage, StageView::Build { seat: RED });
}

#[test]
fn k20_the_last_guilder_is_enough_and_must_be_paid() {
    let mut table = with_guilders(3, 1);
    table.reveal("R13", "C63");
    assert_eq!(table.money(), (3, 0, 17));
    assert_eq!(table.view().stage, StageView::Build { seat: BLACK }, "nobody was asked");
}

#[test]
fn k20_a_guilder_that_is_still_to_come_does_not_help() {
    let mut table = with_guilders(3, 0);
    table.reveal("R13", "C63");
    assert_eq!(table.view().stage, StageView::Build { seat: RED }, "the canal is taken back");
    assert_eq!(table.money(), (3, 0, 17));
}

#[test]
fn k21_the_higher_number_begins() {
    for (red, black, first) in
        [("R13", "K14", BLACK), ("R35", "K14", RED), ("C62", "K36", RED), ("R35", "C63", BLACK)]
    {
        let mut table = with_guilders(3, 3);
        let heard = table.reveal(red, black);
        assert_eq!(heard.last(), Some(&Event::Begins { seat: first }), "{red} {black}");
        assert_eq!(table.waiting(), [first.number()]);
    }
}

#[test]
fn k21_a_card_alone_is_played_alone() {
    let mut table = with_guilders(3, 3);
    let heard = table.reveal("R35", "pass");
    assert!(!kinds(&heard).contains(&"begins".to_owned()));
    assert_eq!(table.waiting(), [1]);
    let heard = table.play(RED, "build d4");
    assert_eq!(kinds(&heard), ["laid", "drew", "round-began"]);
}

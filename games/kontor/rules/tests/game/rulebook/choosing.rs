//! Phase 1: choosing and passing (clauses K-11 to K-14).

use damrak_core::{Audience, Rules, Viewer};
use damrak_kontor::{BLACK, Event, Income, RED};

use crate::rulebook::table::{base, kinds};

#[test]
fn k11_one_chooses_among_the_cards_of_the_hand() {
    let table = base(|a| a.hand(RED, "R11 C62").hand(BLACK, "K08 C63"));
    assert_eq!(table.offers(RED), ["R11", "C62", "pass"]);
    assert_eq!(table.offers(BLACK), ["K08", "C63", "pass"]);
    table.refuses(RED, "R13", "K-11");
    table.refuses(RED, "C63", "K-11");
    table.refuses(RED, "K08", "K-11");
    table.refuses(BLACK, "anchor", "K-11");
    table.refuses(BLACK, "S86", "K-11");
}

#[test]
fn k11_a_choice_is_told_to_nobody_else() {
    for choice in ["R11", "C62", "pass"] {
        let mut table = base(|a| a.hand(RED, "R11 C62").hand(BLACK, "K08"));
        let told = table.play_told(RED, choice);
        let to_others: Vec<_> =
            told.iter().filter(|(to, _)| to.includes(Viewer::Seat(BLACK))).collect();
        assert_eq!(to_others, [&(Audience::Others(RED), Event::ChoiceSealed { seat: RED })]);
        let to_red: Vec<_> = told.iter().filter(|(to, _)| to.includes(Viewer::Seat(RED))).collect();
        assert!(matches!(to_red[..], [(Audience::Only(RED), Event::ChoiceDecided { .. })]));
        assert_eq!(table.seen_by(RED).own.unwrap().sealed.as_deref(), Some(choice));
    }
}

#[test]
fn k11_a_pass_is_as_secret_as_a_card() {
    let after = |choice: &str| {
        let mut table = base(|a| a.hand(RED, "R11 C62").hand(BLACK, "K08"));
        table.play(RED, choice);
        (table.view(), table.seen_by(BLACK), table.offers(BLACK))
    };
    assert_eq!(after("pass"), after("C62"));
    assert_eq!(after("pass"), after("R11"));
}

#[test]
fn k11_a_sealed_choice_stands() {
    let mut table = base(|a| a.hand(RED, "R11 C62").hand(BLACK, "K08"));
    table.play(RED, "R11");
    assert_eq!(table.waiting(), [2]);
    table.refuses(RED, "C62", "K-11");
    table.refuses(RED, "pass", "K-11");
}

#[test]
fn k11_both_are_revealed_together_whoever_chose_first() {
    let start = base(|a| a.hand(RED, "R11 C62").hand(BLACK, "K08"));
    let mut red_first = start.clone();
    red_first.play(RED, "R11");
    let heard = red_first.play(BLACK, "K08");
    let mut black_first = start;
    black_first.play(BLACK, "K08");
    assert_eq!(black_first.play(RED, "R11"), heard);
    assert_eq!(black_first.position, red_first.position);
    let cards: Vec<_> = heard
        .iter()
        .filter_map(|event| match event {
            Event::Revealed { seat, card } => Some((seat.number(), card.id.as_str())),
            _ => None,
        })
        .collect();
    assert_eq!(cards, [(1, "R11"), (2, "K08")]);
    assert_eq!(red_first.hand(RED), ["C62"]);
    assert_eq!(red_first.view().players[0].played.as_ref().unwrap().id, "R11");
}

#[test]
fn k12_who_passes_takes_a_guilder_and_draws_nothing() {
    let mut table = base(|a| a.hand(RED, "R11 C62").hand(BLACK, "K36"));
    let heard = table.reveal("pass", "K36");
    assert_eq!(heard[2], Event::Paid { seat: RED, why: Income::Pass });
    assert_eq!(kinds(&heard), ["passed", "revealed", "paid"]);
    assert_eq!(table.money(), (4, 3, 13));
    assert_eq!(table.waiting(), [2]);
    table.play(BLACK, "build d4");
    assert_eq!(table.hand(RED), ["R11", "C62"]);
    assert_eq!(table.view().round, 2);
}

#[test]
fn k12_black_may_pass_too() {
    let mut table = base(|a| a.hand(RED, "R35").hand(BLACK, "K08"));
    table.reveal("R35", "pass");
    assert_eq!(table.money(), (3, 4, 13));
    assert_eq!(table.waiting(), [1]);
    table.play(RED, "build d4");
    assert_eq!(table.hand(BLACK), ["K08"]);
}

#[test]
fn k12_who_passes_pays_no_tax() {
    let mut table = base(|a| a.hand(RED, "R11").hand(BLACK, "K14").guilders(3, 0));
    let heard = table.reveal("pass", "K14");
    assert_eq!(kinds(&heard), ["passed", "revealed", "paid"]);
    assert_eq!(table.money(), (4, 0, 16));
    assert_eq!(table.waiting(), [2]);
}

#[test]
fn k12_both_may_pass_and_the_round_is_over() {
    let mut table = base(|a| a.hand(RED, "R11").hand(BLACK, "K14"));
    let heard = table.reveal("pass", "pass");
    assert_eq!(kinds(&heard), ["passed", "passed", "paid", "paid", "round-began"]);
    assert_eq!(table.money(), (4, 4, 12));
    assert_eq!((table.hand(RED), table.hand(BLACK)), (vec!["R11".into()], vec!["K14".into()]));
}

#[test]
fn k13_a_player_without_any_card_must_pass() {
    let mut table = base(|a| a.hand(BLACK, "K36"));
    assert_eq!(table.offers(RED), ["pass"]);
    table.refuses(RED, "R11", "K-11");
    assert_eq!(table.waiting(), [1, 2]);
    table.reveal("pass", "K36");
    assert_eq!(table.money(), (4, 3, 13));
}

#[test]
fn k14_an_empty_treasury_pays_nothing() {
    let mut table = base(|a| a.hand(RED, "R11").hand(BLACK, "C62").guilders(12, 8));
    let heard = table.reveal("pass", "C62");
    assert_eq!(heard[2], Event::NotPaid { seat: RED, why: Income::Pass });
    let heard = table.play(BLACK, "build d4");
    assert_eq!(heard[1], Event::NotPaid { seat: BLACK, why: Income::Subsidy });
    assert_eq!(table.money(), (12, 8, 0));
}

#[test]
fn k14_nothing_is_owed_later() {
    let mut table = base(|a| a.hand(RED, "R13 R35").hand(BLACK, "K36").guilders(12, 8));
    table.reveal("pass", "pass");
    assert_eq!(table.money(), (12, 8, 0));
    table.reveal("R13", "K36");
    assert_eq!(table.money(), (12, 7, 1));
    table.play(BLACK, "build d4");
    table.play(RED, "build d6");
    assert_eq!(table.money(), (12, 7, 1));
}

#[test]
fn k14_the_last_guilder_is_paid_to_one_but_not_to_one_of_two() {
    let last = || base(|a| a.hand(RED, "R35").hand(BLACK, "K36").guilders(10, 9));
    let mut table = last();
    table.reveal("R35", "pass");
    assert_eq!(table.money(), (10, 10, 0));
    let mut table = last();
    let heard = table.reveal("pass", "pass");
    assert_eq!(kinds(&heard), ["passed", "passed", "not-paid", "not-paid", "round-began"]);
    assert_eq!(table.money(), (10, 9, 1));
}

#[test]
fn k14_two_guilders_are_enough_for_both() {
    let mut table = base(|a| a.hand(RED, "R35").hand(BLACK, "K36").guilders(9, 9));
    table.reveal("pass", "pass");
    assert_eq!(table.money(), (10, 10, 0));
}

#[test]
fn k14_a_pass_is_paid_before_a_subsidy() {
    let mut table = base(|a| a.hand(RED, "C62").hand(BLACK, "K36").guilders(10, 9));
    table.reveal("C62", "pass");
    assert_eq!(table.money(), (10, 10, 0));
    let heard = table.play(RED, "build d4");
    assert_eq!(heard[1], Event::NotPaid { seat: RED, why: Income::Subsidy });
    assert_eq!(table.money(), (10, 10, 0));
}

#[test]
fn k14_nobody_waits_for_a_decision_when_nothing_is_paid() {
    let mut table = base(|a| a.hand(RED, "R35").hand(BLACK, "K36").guilders(10, 10));
    table.reveal("pass", "pass");
    assert_eq!(table.rules.waiting_for(&table.position).len(), 2);
    assert_eq!(table.view().round, 2);
}

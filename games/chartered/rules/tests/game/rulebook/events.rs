//! When events happen, and which (C-70 to C-74, C-78, C-79).

use damrak_chartered::{Chartered, Company, StageView};

use crate::rulebook::table::{Table, arranged, former, heard, open, seat, three, two};

/// Seat 1 extends tea, which is worth this much; everybody has something to do.
fn rising(value: u16) -> Table {
    two(|a| {
        a.standing(Company::Tea, value, "HA1 HB1")
            .open_events("coopmanscappen verlappen")
            .hand(seat(1), "HC1")
            .shares(seat(2), Company::Tea, 1)
    })
}

fn is_due(table: &mut Table) -> bool {
    table.play_all("1 build HC1, 1 done");
    matches!(table.stage(), StageView::Choosing { .. })
}

#[test]
fn c70_an_event_is_due_when_a_company_rises_over_a_line() {
    for value in [50, 100, 150, 200, 250] {
        assert!(is_due(&mut rising(value)), "{value}");
    }
    for value in [20, 40, 60, 90, 110, 240, 290] {
        assert!(!is_due(&mut rising(value)), "{value}");
    }
}

#[test]
fn c70_falling_brings_none() {
    let mut table =
        two(|a| a.standing(Company::Tea, 110, "HA1 HB1").roofs(seat(1), 1).hand(seat(1), "HC1"));
    table.play_all("1 build HC1 roof, 1 done");
    assert_eq!(table.waiting(), [2]);
    // The survivor ends lower than it was, though it rises in between.
    let mut table = two(|a| {
        a.standing(Company::Tea, 130, "HA1 HA2")
            .standing(Company::Silk, 20, "HC1 HD1")
            .roofs(seat(1), 1)
            .hand(seat(1), "HB1")
    });
    table.play_all("1 build HB1 roof, 1 company tea, 1 done");
    assert_eq!((table.value(Company::Tea), table.waiting()), (100, vec![2]));
}

#[test]
fn c71_a_founding_beyond_a_line_and_the_f10_of_a_swallowed_company_count() {
    let mut founding = two(|a| a.built("HB1:3").hand(seat(1), "HC1"));
    founding.play_all("1 build HC1, 1 company tea, 1 done");
    assert_eq!(founding.value(Company::Tea), 70);
    assert!(matches!(founding.stage(), StageView::Choosing { .. }));
    let mut merger = two(|a| {
        a.standing(Company::Tea, 210, "HA1 HA2")
            .standing(Company::Silk, 50, "HC1 HD1")
            .hand(seat(1), "HB1")
    });
    merger.play_all("1 build HB1, 1 company silk");
    assert!(merger.view().due);
}

#[test]
fn c71_what_a_company_gained_by_swallowing_counts_though_it_is_swallowed_itself() {
    // Coal gets the f10 and swallows silk, f60 and f80 become f140; then tea swallows it and stays at f300.
    let mut table = two(|a| {
        a.standing(Company::Coal, 70, "HA1")
            .standing(Company::Silk, 60, "HC1 HD1")
            .standing(Company::Tea, 300, "HB2")
            .hand(seat(1), "HB1")
    });
    table.play_all("1 build HB1, 1 company coal");
    assert_eq!((table.value(Company::Tea), table.view().due), (300, true));
}

#[test]
fn c72_it_happens_at_the_end_of_the_turn_and_is_chosen_only_then() {
    let mut table = rising(50);
    table.play(1, "build HC1");
    assert_eq!(table.stage(), StageView::Trading { seat: seat(1), left: 2 });
    assert!(table.view().due);
    table.refuses(1, "event verlappen", "C-72");
    table.play_all("1 buy tea, 1 done");
    assert_eq!(table.offers(1), ["event verlappen", "event coopmanscappen", "event blind"]);
    table.refuses(1, "event veilinge", "C-72");
    table.play(1, "event verlappen");
    assert_eq!(table.waiting(), [1, 2]);
}

#[test]
fn c72_the_next_of_the_pile_is_taken_unseen() {
    let mut table = two(|a| {
        a.standing(Company::Tea, 50, "HA1 HB1")
            .open_events("verlappen verlappen")
            .next_events("veilinge")
            .hand(seat(1), "HC1")
    });
    table.play_all("1 build HC1, 1 done, 1 event blind");
    assert_eq!(table.stage(), StageView::Lots { seat: seat(1) });
    assert_eq!(table.view().events.open.iter().flatten().count(), 2);
}

#[test]
fn c73_the_card_is_discarded_and_an_open_one_replaced() {
    let mut table = two(|a| {
        a.standing(Company::Tea, 50, "HA1 HB1")
            .open_events("coopmanscappen verlappen")
            .next_events("dreighinghe")
            .hand(seat(1), "HC1")
    });
    table.play_all("1 build HC1, 1 done, 1 event coopmanscappen");
    assert_eq!(table.view().events.pile, 13);
    table.play(1, "done");
    let events = table.view().events;
    assert_eq!(
        events.open.iter().flatten().map(|kind| kind.name()).collect::<Vec<_>>(),
        ["dreighinghe", "verlappen"]
    );
    assert_eq!((events.pile, events.current), (12, None));
}

#[test]
fn c73_when_the_pile_is_empty_the_discarded_cards_are_shuffled() {
    let table = rising(50);
    let mut document = table.rules.save(&table.position);
    use damrak_core::Documents;
    document["events"]["pile"] = serde_json::json!([]);
    document["events"]["discard"] = serde_json::json!([2, 3, 3, 2, 3]);
    let position = table.rules.load(&document).unwrap();
    let mut table = Table(damrak_core::testing::Table { rules: table.0.rules, position });
    table.play_all("1 build HC1, 1 done, 1 event coopmanscappen");
    let events = table.play(1, "done");
    assert_eq!(heard(&events, "events-shuffled"), 1);
    assert_eq!(table.view().events.pile, 13, "the card that just happened is among them");
}

#[test]
fn c74_an_event_for_an_action_card_comes_at_once_and_is_extra() {
    let mut table = rising(50);
    table.play_all("1 build HC1, 1 action event, 1 event coopmanscappen, 1 done");
    assert_eq!(table.stage(), StageView::Choosing { seat: seat(1), by_action: false });
    table.play_all("1 event verlappen, 1 bid 0, 2 bid 10");
    assert_eq!(table.waiting(), [2]);
}

#[test]
fn c78_verlappen_gives_the_highest_bidder_a_second_turn_after_his_next() {
    let mut table = rising(50);
    table.play_all("1 build HC1, 1 done, 1 event verlappen, 1 bid 20, 2 bid 70");
    assert_eq!(
        (table.money(1), table.money(2)),
        (350 + 60, 350 - 70),
        "the others keep their bids"
    );
    assert_eq!((table.waiting(), table.view().again), (vec![2], 1));
    table.play_all("2 draw, 2 draw");
    assert_eq!(table.waiting(), [2]);
    let events = table.play_all("2 draw, 2 draw");
    assert_eq!((table.waiting(), heard(&events, "extra-turn")), (vec![1], 0));
}

#[test]
fn c79_extra_turns_add_up_and_one_won_in_a_turn_counts_from_the_next_round() {
    let mut table = three(|a| {
        a.standing(Company::Tea, 50, "HA1 HB1")
            .open_events("verlappen verlappen verlappen")
            .hand(seat(1), "HC1")
    });
    table.play_all("1 build HC1, 1 action event, 1 event verlappen, 1 bid 10, 2 bid 0, 3 bid 0");
    table.play_all("1 event verlappen, 1 bid 10, 2 bid 0, 3 bid 0");
    assert_eq!((table.player(1).extra_turns, table.waiting()), (2, vec![2]));
    table.play_all("2 draw, 2 draw, 3 draw, 3 draw");
    for _ in 0..3 {
        assert_eq!(table.waiting(), [1]);
        table.play_all("1 draw, 1 draw");
    }
    assert_eq!(table.waiting(), [2]);
}

/// Seat 1 has two turns in a row and wins another in the first of them.
fn a_turn_before_an_extra_turn(rules: Chartered) -> Table {
    let mut table = arranged(rules, |a| {
        a.standing(Company::Tea, 50, "HA1 HB1")
            .standing(Company::Silk, 50, "JA1 JB1")
            .open_events("verlappen verlappen verlappen")
            .hand(seat(1), "JC1")
            .hand(seat(3), "HC1")
            .turn(seat(3))
    });
    table.play_all("3 build HC1, 3 done, 3 event verlappen, 1 bid 10, 2 bid 0, 3 bid 0");
    table.play_all("1 build JC1, 1 done, 1 event verlappen, 1 bid 10, 2 bid 0, 3 bid 0");
    table
}

#[test]
fn c79_one_won_before_an_extra_turn_follows_that_one() {
    let mut table = a_turn_before_an_extra_turn(open(3, &[]));
    assert_eq!((table.waiting(), table.view().again), (vec![1], 1));
    table.play_all("1 draw, 1 draw, 1 draw, 1 draw");
    assert_eq!((table.waiting(), table.player(1).extra_turns), (vec![2], 0));
}

#[test]
fn c79_in_the_first_version_it_waits_for_the_next_round() {
    let mut table = a_turn_before_an_extra_turn(former(3));
    assert_eq!((table.waiting(), table.view().again), (vec![1], 0));
    table.play_all("1 draw, 1 draw");
    assert_eq!((table.waiting(), table.player(1).extra_turns), (vec![2], 1));
}

//! Phase 7: income and drawing (clauses K-46 to K-49).

use damrak_kontor::{BLACK, Event, Income, RED};

use crate::rulebook::table::{base, kinds, names};

/// The card that was drawn, as everybody heard.
fn drawn(events: &[Event]) -> Option<String> {
    events.iter().find_map(|event| match event {
        Event::Drew { card, .. } => Some(card.id.clone()),
        _ => None,
    })
}

#[test]
fn k46_who_laid_a_canal_takes_a_guilder() {
    for card in ["C31", "C62"] {
        let mut table = base(|a| a.hand(RED, card).hand(BLACK, "K36"));
        table.reveal(card, "pass");
        let heard = table.play(RED, "build d4");
        assert_eq!(heard[1], Event::Paid { seat: RED, why: Income::Subsidy });
        assert_eq!(table.money(), (4, 4, 12));
    }
    let mut table = base(|a| a.hand(RED, "R35").hand(BLACK, "C62"));
    table.reveal("R35", "C62");
    table.play(BLACK, "build d4");
    assert_eq!(table.money(), (3, 4, 13));
}

#[test]
fn k46_quays_and_cranes_bring_no_guilder() {
    for card in ["R35", "R01"] {
        let mut table = base(|a| a.hand(RED, card).hand(BLACK, "K36"));
        table.reveal(card, "K36");
        table.play(BLACK, "build f6");
        table.play(RED, "build d4");
        assert_eq!(table.money(), (3, 3, 14), "{card}");
    }
}

#[test]
fn k47_a_canal_is_drawn_for_a_canal() {
    let mut table = base(|a| a.hand(RED, "C62").hand(BLACK, "K36").top("C70 C71"));
    assert_eq!(table.view().canal_pile.top.as_ref().unwrap().id, "C71");
    let count = table.view().canal_pile.count;
    table.reveal("C62", "pass");
    let heard = table.play(RED, "build d4");
    assert_eq!(drawn(&heard).as_deref(), Some("C71"));
    assert_eq!(table.hand(RED), ["C71"]);
    assert_eq!(table.view().canal_pile.top.as_ref().unwrap().id, "C70", "the next is turned up");
    assert_eq!(table.view().canal_pile.count, count - 1);
    let red = &table.view().players[0];
    assert_eq!((names(&red.known), red.unseen), (vec!["C71".to_owned()], [0, 0, 0]), "all saw it");
}

#[test]
fn k47_a_quay_is_drawn_for_a_quay_or_crane_from_the_own_pile() {
    for card in ["K36", "K02"] {
        let mut table = base(|a| a.hand(RED, "R35").hand(BLACK, card).top("R41 K42 K48"));
        let red_pile = table.view().players[0].pile.count;
        table.reveal("pass", card);
        let heard = table.play(BLACK, "build d4");
        assert_eq!(drawn(&heard).as_deref(), Some("K48"));
        assert_eq!(table.hand(BLACK), ["K48"]);
        let view = table.view();
        assert_eq!(view.players[1].pile.top.as_ref().unwrap().id, "K42");
        assert_eq!(view.players[0].pile.count, red_pile);
    }
}

#[test]
fn k47_after_a_round_the_hands_are_as_large_as_before() {
    let mut table = base(|a| a.hand(RED, "R11 R13 R15 C62 C63").hand(BLACK, "K08 K36 K42 C64 C67"));
    table.reveal("C62", "K36");
    table.play(RED, "build d4");
    table.play(BLACK, "build d6");
    let count = |seat, letter| {
        table.hand(seat).iter().filter(|card: &&String| card.starts_with(letter)).count()
    };
    assert_eq!((count(RED, 'R'), count(RED, 'C')), (3, 2));
    assert_eq!((count(BLACK, 'K'), count(BLACK, 'C')), (3, 2));
}

#[test]
fn k48_the_first_player_draws_before_the_second_builds() {
    let mut table = base(|a| a.hand(RED, "C63").hand(BLACK, "C62").top("C70 C71"));
    table.reveal("C63", "C62");
    table.play(RED, "build d4");
    assert_eq!(table.hand(RED), ["C71"]);
    assert_eq!(table.waiting(), [2]);
    table.play(BLACK, "build d6");
    assert_eq!(table.hand(BLACK), ["C70"]);
}

#[test]
fn k48_the_subsidy_comes_too_late_for_the_tax_of_the_round() {
    let mut table = base(|a| a.hand(RED, "C62").hand(BLACK, "K14").guilders(0, 3));
    let heard = table.reveal("C62", "K14");
    assert_eq!(kinds(&heard), ["revealed", "revealed", "withdrawn"]);
    assert_eq!(table.hand(RED), ["C62"]);
    assert_eq!(table.money(), (0, 3, 17));
}

/// Everything black but K36 is in Black's hand, so their pile is empty.
#[test]
fn k49_from_an_empty_pile_nothing_is_drawn() {
    let hand =
        "K02 K04 K06 K08 K10 K12 K14 K16 K18 K20 K22 K24 K26 K28 K30 K36 K42 K48 K54 K60 K66";
    let mut table = base(|a| a.hand(RED, "R35").hand(BLACK, hand));
    table.reveal("pass", "K36");
    let heard = table.play(BLACK, "build d4");
    assert_eq!(kinds(&heard), ["laid", "pile-empty", "round-began"]);
    assert_eq!(table.hand(BLACK).len(), 20);
    assert_eq!(table.waiting(), [1, 2], "and one plays on");
}

#[test]
fn k49_the_last_card_of_a_pile_is_drawn_and_no_other_is_turned_up() {
    let hand = "K02 K04 K06 K08 K10 K12 K14 K16 K18 K20 K22 K24 K26 K28 K30 K36 K42 K48 K54 K60";
    let mut table = base(|a| a.hand(RED, "R35").hand(BLACK, hand));
    assert_eq!(table.view().players[1].pile.count, 1);
    table.reveal("pass", "K36");
    let heard = table.play(BLACK, "build d4");
    assert_eq!(drawn(&heard).as_deref(), Some("K66"));
    let pile = table.view().players[1].pile.clone();
    assert_eq!((pile.count, pile.top), (0, None));
}

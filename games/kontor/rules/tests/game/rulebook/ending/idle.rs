//! Rounds in which nobody could lay a card (K-51).

use damrak_core::{Deaf, Disclosure, Line, Notation, Rules, Seat, Speech};
use damrak_kontor::{BLACK, EndName, IdleView, RED};

use super::{ONE_CELL_LEFT, end};
use crate::rulebook::picture::picture;
use crate::rulebook::table::{Table, base, kinds, open, open_first};

/// How many idle rounds are shown.
fn shown(table: &Table) -> u8 {
    table.view().idle.map_or(0, |idle| idle.rounds)
}

/// One free cell on h8, which touches a black crane: only a canal can be laid there by Red.
fn beside_a_crane(kept: &str) -> String {
    picture("b2", kept, &ONE_CELL_LEFT.replace("k k k ~ r r r", "k k k ~ r r K02"))
}

#[test]
fn k51_three_rounds_in_which_nobody_could_lay_a_card_end_the_game() {
    let mut table = base(|a| a);
    for round in 1..=2 {
        table.reveal("pass", "pass");
        assert_eq!((end(&table), shown(&table)), (None, round), "nobody has a card");
    }
    table.reveal("pass", "pass");
    assert_eq!(end(&table), Some(EndName::Idle));
}

#[test]
fn k51_a_round_in_which_anybody_could_have_laid_a_card_begins_the_count_anew() {
    for (seat, card) in [(RED, "C63"), (BLACK, "C63"), (RED, "R13"), (BLACK, "K66")] {
        let mut table = base(|a| a.idle(2).hand(seat, card));
        table.reveal("pass", "pass");
        assert_eq!((end(&table), shown(&table)), (None, 0), "{card}");
    }
}

#[test]
fn k51_in_the_first_version_every_round_without_a_card_counts() {
    let rules = open_first("base", &[]);
    let mut table = Table::arranged(rules, |a| a.hand(RED, "C63").hand(BLACK, "K66"));
    for round in 1..=2 {
        table.reveal("pass", "pass");
        assert_eq!((end(&table), shown(&table)), (None, round), "both could have laid one");
    }
    table.reveal("pass", "pass");
    assert_eq!(end(&table), Some(EndName::Idle));
}

#[test]
fn k51_a_card_laid_begins_the_count_anew() {
    for rules in [open("base", &[]), open_first("base", &[])] {
        let mut table = Table::arranged(rules, |a| a.idle(2).hand(RED, "C63"));
        table.reveal("C63", "pass");
        table.play(RED, "build e2");
        assert_eq!((end(&table), shown(&table)), (None, 0));
    }
}

#[test]
fn k51_who_takes_a_card_back_for_the_tax_could_have_laid_it() {
    let story = |a: damrak_kontor::Arrange<'_>| {
        a.idle(2).guilders(0, 0).hand(RED, "R13").hand(BLACK, "K14").done().unwrap()
    };
    let rules = open("base", &[]);
    let mut table = Table(damrak_core::testing::Table {
        position: story(damrak_kontor::Arrange::new(&rules)),
        rules,
    });
    table.reveal("R13", "K14");
    assert_eq!((end(&table), shown(&table)), (None, 0), "there is a place for both");

    let rules = open_first("base", &[]);
    let mut table = Table(damrak_core::testing::Table {
        position: story(damrak_kontor::Arrange::new(&rules)),
        rules,
    });
    table.reveal("R13", "K14");
    assert_eq!(end(&table), Some(EndName::Idle), "in the first version it was not laid");
    assert_eq!(table.money(), (1, 1, 18));
}

#[test]
fn k51_a_card_for_which_there_is_no_place_does_not_matter() {
    let cards = beside_a_crane("R13");
    let mut table = base(|a| a.lay(&cards).idle(2).hand(RED, "R13"));
    let events = table.reveal("R13", "pass");
    assert_eq!(kinds(&events)[3..], ["cannot-lay", "over"]);
    assert_eq!(end(&table), Some(EndName::Idle));
}

#[test]
fn k51_of_several_cards_one_that_could_be_laid_is_enough() {
    let cards = beside_a_crane("R13 C63");
    let mut table = base(|a| a.lay(&cards).idle(2).hand(RED, "R13 C63"));
    table.reveal("R13", "pass");
    assert_eq!((end(&table), shown(&table)), (None, 0), "the canal could have been laid on h8");
}

#[test]
fn k51_moving_the_boat_does_not_matter() {
    let cards = beside_a_crane("R25");
    let mut table = base(|a| a.lay(&cards).idle(1).hand(RED, "R25"));
    table.reveal("R25", "pass");
    let events = table.play(RED, "boat e4");
    assert_eq!(kinds(&events), ["boat-moved", "cannot-lay", "round-began"]);
    assert_eq!(shown(&table), 2);
}

#[test]
fn k51_a_special_card_counts_if_there_is_a_place_for_it() {
    let flood = |lay: &str| {
        let rules = open("base", &[("special-cards", "true")]);
        let mut table =
            Table::arranged(rules, |a| a.guilders(1, 0).idle(1).lay(lay).hand(RED, "S86"));
        table.reveal("pass", "pass");
        shown(&table)
    };
    assert_eq!(flood(""), 2, "there is nothing to flood");
    assert_eq!(flood("R65 d4"), 0);
}

/// Whether the round counts tells something about a card that only its owner has seen.
#[test]
fn k51_what_the_count_tells_of_hidden_special_cards_cannot_be_taken_back() {
    let disclosed = |special: &str, known: &str| {
        let rules = open("base", &[("special-cards", "true")]);
        let cards = beside_a_crane("R25");
        let mut table = Table::arranged(rules, |a| {
            a.lay(&cards).guilders(1, 0).hand(RED, "R25").hand(BLACK, special).known(known)
        });
        table.reveal("R25", "pass");
        let action = table.rules.read_notation("boat e4").unwrap();
        table.0.rules.apply(&mut table.0.position, RED, action, &mut Deaf).unwrap()
    };
    assert_eq!(disclosed("S90", ""), Disclosure::REVEALED);
    assert_eq!(disclosed("S90", "S90"), Disclosure::NOTHING, "all have seen it");
    assert_eq!(disclosed("", ""), Disclosure::NOTHING);
}

#[test]
fn k51_the_count_is_shown_whenever_it_is_above_zero() {
    let says = |table: &Table, key: &str| {
        let said = |line: &Line| matches!(line, Line::Say(phrase) if phrase.key == key);
        table.rules.sketch(&table.view()).iter().any(said)
    };
    let mut table = base(|a| a);
    assert_eq!(table.view().idle, None);
    assert!(!says(&table, "kontor-idle-stuck"));
    table.reveal("pass", "pass");
    assert_eq!(table.view().idle, Some(IdleView { rounds: 1, most: 3, stuck: true }));
    assert_eq!(table.seen_by(Seat::from_index(1)).idle, table.view().idle);
    assert!(says(&table, "kontor-idle-stuck"));

    let mut table = Table::arranged(open_first("base", &[]), |a| a);
    table.reveal("pass", "pass");
    assert_eq!(table.view().idle, Some(IdleView { rounds: 1, most: 3, stuck: false }));
    assert!(says(&table, "kontor-idle"));
}

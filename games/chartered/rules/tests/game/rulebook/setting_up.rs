//! Setting up (C-1, C-11 to C-17).

use std::collections::BTreeSet;

use damrak_chartered::{Chartered, Event};
use damrak_core::edition::EditionSource;
use damrak_core::{Documents, Notation, OpenError, OptionValue, Refusal, Rules, Seed, SetupDraft};

use crate::common::setup;
use crate::rulebook::table::{dealt, heard, open, seat};

#[test]
fn c1_two_to_five_play() {
    for players in 2..=5 {
        assert_eq!(dealt(players, 1).view().players.len(), usize::from(players));
    }
    for players in [1, 6] {
        assert!(setup(players, "base", &[]).complete(Chartered::info()).is_err());
    }
    let table = dealt(2, 1);
    let stranger = table.rules.read_notation("draw").unwrap();
    let refusal = table.rules.is_legal(&table.position, seat(3), stranger).unwrap_err();
    assert_eq!(refusal.clause().0, "C-18");
}

fn opens(draft: &SetupDraft) -> Result<Chartered, OpenError> {
    let edition = &Chartered::info().editions[0];
    let setup = draft.complete(Chartered::info()).unwrap();
    Chartered::open(&setup, EditionSource { file: edition.file, text: edition.text })
}

#[test]
fn c11_beginners_play_in_the_base_layout() {
    let beginner = [("beginner", "true")];
    assert!(opens(&setup(3, "base", &beginner)).is_ok());
    for layout in ["a", "b", "c", "own"] {
        let error = opens(&setup(3, layout, &beginner)).unwrap_err();
        let OpenError::Setup(error) = error else { panic!("{error:?}") };
        assert_eq!(error.clause.unwrap().0, "C-11");
        assert!(opens(&setup(3, layout, &[])).is_ok());
    }
    let odd = SetupDraft {
        options: [("beginner".to_owned(), OptionValue::Number(3))].into(),
        ..setup(3, "base", &[])
    };
    assert!(odd.complete(Chartered::info()).is_err());
}

#[test]
fn c12_four_level_cards_lie_beside_the_chart_in_any_order() {
    let mut orders = BTreeSet::new();
    for seed in 0..60 {
        let table = dealt(3, seed);
        assert_eq!(table.view().aside, ["floor-2", "floor-2", "floor-3", "floor-4"]);
        orders.insert(table.rules.save(&table.position)["aside"].to_string());
    }
    assert_eq!(orders.len(), 12, "every order comes up");
}

#[test]
fn c13_two_events_lie_open_for_two_players_and_three_for_more() {
    for (players, expected) in [(2, 2), (3, 3), (4, 3), (5, 3)] {
        let events = dealt(players, 7).view().events;
        assert_eq!(events.open.iter().flatten().count(), expected);
        assert_eq!(usize::from(events.pile), 15 - expected);
    }
}

#[test]
fn c13_nothing_was_discarded_before_the_first_turn() {
    let mut told = Vec::new();
    open(3, &[]).deal(Seed::from_number(4), &mut told);
    let told: Vec<Event> = told.into_iter().map(|(_, event)| event).collect();
    assert_eq!(heard(&told, "events-shuffled"), 0);
    assert_eq!(heard(&told, "event-opened"), 3);
}

#[test]
fn c14_everybody_gets_plot_cards_and_money_by_the_number_of_players() {
    for (players, cards, money) in [(2, 10, 350), (3, 9, 300), (4, 9, 300), (5, 8, 250)] {
        for seed in 0..20 {
            let table = dealt(players, seed);
            for number in 1..=players {
                let hand = table.hand(number);
                assert_eq!((hand.len(), table.money(number)), (cards, money));
                assert!(hand.iter().all(|card| !card.starts_with("floor")), "{hand:?}");
            }
        }
    }
}

#[test]
fn c15_the_other_level_cards_are_in_the_pile_and_five_cards_lie_open() {
    let mut level_in_market = false;
    for seed in 0..40 {
        let table = dealt(4, seed);
        let view = table.view();
        assert!(view.market.iter().all(Option::is_some));
        assert_eq!(usize::from(view.pile), 114 - 4 - 36 - 5);
        let document = table.rules.save(&table.position);
        let pile = document["pile"].as_array().unwrap().iter().map(|card| card.as_str().unwrap());
        let market = view.market.iter().flatten().map(String::as_str);
        let levels = pile.chain(market).filter(|card| card.starts_with("floor")).count();
        assert_eq!(levels, 14);
        level_in_market |= view.market.iter().flatten().any(|card| card.starts_with("floor"));
    }
    assert!(level_in_market, "the first market may have level cards");
}

#[test]
fn c16_everybody_gets_two_action_cards() {
    let view = dealt(5, 1).view();
    assert!(view.players.iter().all(|player| (player.action_cards, player.roofs) == (2, 0)));
}

#[test]
fn c17_who_begins_is_drawn_by_lot() {
    let firsts: BTreeSet<u8> = (0..60).map(|seed| dealt(5, seed).view().turn.number()).collect();
    assert_eq!(firsts, (1..=5).collect());
    let table = dealt(5, 3);
    assert_eq!(table.waiting(), [table.view().turn.number()]);
    assert_eq!(open(5, &[]).players(), 5);
}

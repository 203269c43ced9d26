//! The box and the first table (clauses D-1, D-7 to D-13).

use damrak_core::{Deaf, Documents, Playout, Rng, Rules, Seed, SetupDraft, Sight};
use damrak_dutchman::Dutchman;

use crate::common;
use crate::rulebook::table::{dealt, open};

#[test]
fn d1_three_to_six_play() {
    for players in 3..=6 {
        assert_eq!(dealt(players, &[], 1).view().players.len(), usize::from(players));
    }
    for players in [0, 1, 2, 7] {
        let draft = SetupDraft { players: Some(players), ..SetupDraft::default() };
        assert!(draft.complete(Dutchman::info()).is_err(), "{players}");
    }
}

/// In the bank and with the players there are always the 360 ducats of the box.
#[test]
fn d7_ducats_are_neither_made_nor_lost() {
    for draft in common::every_setup() {
        let rules = common::open(&draft);
        let mut rng = Rng::new(Seed::from_number(7));
        let mut playout = Playout::<Dutchman>::default();
        for game in 0..10 {
            let mut position = rules.deal(Seed::from_number(game), &mut Deaf);
            loop {
                let document = rules.save(&position);
                let held = document["players"].as_array().unwrap().iter();
                let held: i64 = held.map(|player| player["ducats"].as_i64().unwrap()).sum();
                assert_eq!(held + document["bank"].as_i64().unwrap(), 360);
                if playout.run(&rules, &mut position, &mut rng, 1) == 0 {
                    break;
                }
            }
        }
    }
}

#[test]
fn d8_the_dutchman_begins_on_holland_and_all_stones_on_2() {
    let view = dealt(4, &[], 3).view();
    assert_eq!((view.space.as_str(), view.from), ("HOL", None));
    assert_eq!((view.values, view.counter), ([2; 6], 2));
}

#[test]
fn d9_everybody_begins_with_25_ducats_or_with_35() {
    assert_eq!(dealt(5, &[], 1).ducats(), [25; 5]);
    assert_eq!(dealt(5, &[("ducats", "more")], 1).ducats(), [35; 5]);
}

/// The examples of the book: 24 shares with five players; 18 with four, of which 12 are dealt.
#[test]
fn d10_one_share_of_each_colour_less_than_players() {
    for (players, in_kontor) in [(3, 3), (4, 6), (5, 9), (6, 12)] {
        let table = dealt(players, &[], 4);
        assert_eq!(table.kontor().len(), in_kontor);
        let mut all = table.kontor();
        for number in 1..=players {
            let shares = table.shares(number);
            assert_eq!(shares.len(), 3);
            all.extend(shares.into_iter().map(str::to_owned));
        }
        assert_eq!(all.len(), 6 * (usize::from(players) - 1));
        for colour in ["blue", "yellow", "green", "orange", "red", "violet"] {
            let count = all.iter().filter(|share| *share == colour).count();
            assert_eq!(count, usize::from(players) - 1, "{colour}");
        }
    }
    assert_ne!(dealt(4, &[], 1).kontor(), dealt(4, &[], 2).kontor());
}

/// The example of the book: nine each and five in the middle with five players.
#[test]
fn d11_nine_horseshoes_each_and_one_for_each_in_the_middle() {
    for players in 3..=6 {
        let table = dealt(players, &[], 5);
        assert_eq!(table.view().middle, players);
        for number in 1..=players {
            assert_eq!(table.player(number).shoes, 9);
            assert_eq!(table.own(number).shoes.len(), 9);
        }
    }
    assert_ne!(dealt(4, &[], 1).own(1).shoes, dealt(4, &[], 2).own(1).shoes);
}

#[test]
fn d12_three_smith_cards_and_three_kontor_cards() {
    let table = dealt(6, &[], 6);
    for number in 1..=6 {
        assert_eq!((table.player(number).smiths, table.player(number).kontors), (3, 3));
    }
}

#[test]
fn d13_the_first_start_player_is_drawn_by_lot() {
    let rules = open(4, &[]);
    let mut begun = [0; 4];
    for seed in 0..400 {
        let position = rules.deal(Seed::from_number(seed), &mut Deaf);
        let view = rules.view(&position, damrak_core::Viewer::Spectator);
        begun[view.starter.index()] += 1;
    }
    assert!(begun.iter().all(|count| (60..140).contains(count)), "{begun:?}");
}

//! The box and the start (M-1, M-2, M-5, M-10 to M-15).

use damrak_core::{Deaf, Documents, Playout, Rng, Rules, Seed, SetupDraft, Sight, Viewer};
use damrak_merchants::{Merchants, Position};

use crate::common::{every_setup, first_version, open as open_draft, setup};
use crate::rulebook::table::{arranged, dealt, in_year_with, open, seat, using_with};

#[test]
fn m1_three_to_five_play() {
    for players in [3, 4, 5] {
        assert_eq!(dealt(players, 1).view().players.len(), usize::from(players));
    }
    for players in [0, 1, 2, 6] {
        let draft = SetupDraft { players: Some(players), ..SetupDraft::default() };
        assert!(draft.complete(Merchants::info()).is_err(), "{players}");
    }
}

#[test]
fn m2_everybody_has_the_same_number_of_turns() {
    for (players, each) in [(3, 6), (4, 5), (5, 4)] {
        assert_eq!(open(players, &[]).turns(), players * each);
        let mut table = dealt(players, 7);
        let mut rng = Rng::new(Seed::from_number(7));
        let mut playout = Playout::<Merchants>::default();
        let mut turns = vec![0; usize::from(players)];
        let mut last = None;
        while let Some(waiting) = table.rules.waiting_for(&table.position).first() {
            let view = table.view();
            if last != Some(view.turn) && view.turn <= view.turns {
                turns[view.mayor.index()] += 1;
                last = Some(view.turn);
            }
            let action = playout.choose(&table.rules, &table.position, waiting, &mut rng).unwrap();
            table.0.rules.apply(&mut table.0.position, waiting, action, &mut Deaf).unwrap();
        }
        assert_eq!(turns, vec![each; usize::from(players)]);
    }
}

#[test]
fn m5_several_players_may_stand_on_the_same_space_of_a_track() {
    let mut table = using_with(&[], "goods", |a| a.market(seat(2), [1, 0, 0, 0]));
    table.play(1, "step sugar");
    assert_eq!((table.market(1), table.market(2)), ([1, 0, 0, 0], [1, 0, 0, 0]));
}

#[test]
fn m10_money_passes_between_bank_and_players_only() {
    for (index, draft) in every_setup().iter().enumerate() {
        let rules = open_draft(draft);
        let mut position = rules.deal(Seed::from_number(index as u64), &mut Deaf);
        let mut rng = Rng::new(Seed::from_number(99));
        let mut playout = Playout::<Merchants>::default();
        let total = |position: &Position| {
            let saved = rules.save(position);
            let players = saved["players"].as_array().unwrap().iter();
            saved["bank"].as_i64().unwrap()
                + players.map(|one| one["money"].as_i64().unwrap()).sum::<i64>()
        };
        assert_eq!(total(&position), 10_350);
        while let Some(waiting) = rules.waiting_for(&position).first() {
            let action = playout.choose(&rules, &position, waiting, &mut rng).unwrap();
            rules.apply(&mut position, waiting, action, &mut Deaf).unwrap();
            assert_eq!(total(&position), 10_350);
        }
    }
}

#[test]
fn m10_the_bank_never_runs_out() {
    fn rich(a: crate::rulebook::table::Arranged<'_>) -> crate::rulebook::table::Arranged<'_> {
        (1..=4).fold(a, |a, number| a.money(seat(number), 2600)).market(seat(1), [4, 0, 0, 0])
    }
    let (table, _) = in_year_with(open(4, &[]), "1609", rich);
    assert_eq!(table.money()[0], 2700);
    assert_eq!(table.view().bank, Some(10_350 - 4 * 2600 - 100));
}

/// Seat 1 with 24 tokens on the board: four on the market, ten offices, ten warehouses.
fn all_tokens(a: crate::rulebook::table::Arranged<'_>) -> crate::rulebook::table::Arranged<'_> {
    a.market(seat(1), [1, 1, 1, 1])
        .offices(seat(1), "Asu1 Asu2 Asu3 Age1 Age2 Asp1 Asp2 Asi1 Asi2 Bsu1")
        .houses(seat(1), "G1w G1e G3w G3e G5w G5e N1w N3w N5w N5e")
}

#[test]
fn m11_without_the_limit_there_are_as_many_tokens_as_it_takes() {
    let mut table = using_with(&[("limited-tokens", "false")], "house-lastage", all_tokens);
    assert_eq!(table.player(1).tokens, 24);
    table.play(1, "build L1w");
    assert_eq!(table.player(1).tokens, 25);
}

#[test]
fn m11_the_twenty_fifth_cannot_be_placed_but_tokens_move() {
    let mut table = using_with(&[], "house-lastage", all_tokens);
    assert!(table.offers_to(1, "build").is_empty(), "no token is left to build with");
    assert_eq!(table.offers_to(1, "step"), ["sugar", "gemstones", "spice", "silk"]);
    table.play(1, "step silk");
    assert_eq!((table.market(1), table.player(1).tokens), ([1, 1, 1, 2], 24));
}

#[test]
fn m11_a_track_cannot_be_entered_with_the_twenty_fifth() {
    let table = using_with(&[], "goods", |a| {
        all_tokens(a).market(seat(1), [1, 1, 1, 0]).houses(seat(1), "L5e")
    });
    assert_eq!(table.offers_to(1, "step"), ["sugar", "gemstones", "spice"]);
    table.refuses(1, "step silk", "M-11");
}

#[test]
fn m12_the_figure_stands_on_1579_and_everybody_has_400() {
    for players in [3, 4, 5] {
        let table = arranged(open(players, &[]), |a| a);
        assert_eq!(table.year(), "1579");
        assert_eq!(table.money(), vec![400; usize::from(players)]);
    }
}

#[test]
fn m13_a_lot_decides_who_is_the_first_mayor() {
    for players in 3..=5 {
        let rules = open(players, &[("first-mayor", "lot")]);
        let mut begun = vec![0; usize::from(players)];
        for number in 0..600 {
            let seed = Seed::from_number(number);
            let position = rules.deal(seed, &mut Deaf);
            let view = rules.view(&position, Viewer::Spectator);
            begun[view.mayor.index()] += 1;
            let fixed = open(players, &[]).deal(seed, &mut Deaf);
            let cards = |rules: &Merchants, position| rules.save(position)["deck"].clone();
            assert_eq!(cards(&rules, &position), cards(&rules, &fixed), "the same cards");
        }
        let fair = 600 / i32::from(players);
        assert!(begun.iter().all(|count: &i32| (count - fair).abs() < 60), "{begun:?}");
    }
}

#[test]
fn m13_seat_1_begins_on_request_and_always_did_in_the_first_version() {
    for seed in 0..5 {
        assert_eq!(dealt(5, seed).view().mayor, seat(1));
        let rules = open_draft(&first_version(setup(5, 0, &[])));
        let position = rules.deal(Seed::from_number(seed), &mut Deaf);
        assert_eq!(rules.view(&position, Viewer::Spectator).mayor, seat(1));
    }
}

#[test]
fn m13_places_are_counted_from_the_first_mayor() {
    let rules = open(4, &[("first-mayor", "lot")]);
    for number in 0..20 {
        let position = rules.deal(Seed::from_number(number), &mut Deaf);
        let view = rules.view(&position, Viewer::Spectator);
        let first = &view.players[view.mayor.index()];
        assert_eq!((&first.offices[0], &first.houses[0]), (&"Asu1".into(), &"N3w".into()));
        let second = &view.players[(view.mayor.index() + 1) % 4];
        assert_eq!((&second.offices[0], &second.houses[0]), (&"Bge1".into(), &"O3e".into()));
    }
}

#[test]
fn m14_everybody_begins_with_an_office_a_warehouse_and_its_commodity() {
    // In a game whose first card is no hourglass nothing has happened yet.
    let table = (0..).map(|seed| dealt(5, seed)).find(|table| table.year() == "1579").unwrap();
    let expected = [
        ("Asu1", "N3w", [1, 0, 0, 0]),
        ("Bge1", "O3e", [0, 1, 0, 0]),
        ("Csp1", "G3w", [0, 0, 1, 0]),
        ("Dsi1", "L3e", [0, 0, 0, 1]),
        ("Cge1", "G1w", [0, 1, 0, 0]),
    ];
    for (number, (office, house, market)) in (1..).zip(expected) {
        let player = table.player(number);
        assert_eq!((player.offices, player.houses), (vec![office.into()], vec![house.into()]));
        assert_eq!((player.market, player.tokens), (market, 3));
    }
}

#[test]
fn m14_the_first_tokens_count_like_any_others() {
    let table = (0..).map(|seed| dealt(3, seed)).find(|table| table.year() == "1579").unwrap();
    let market = &table.view().areas[0].parts;
    assert_eq!(market[0].strength, [1, 0, 0]);
    assert_eq!(table.view().areas[1].parts.iter().map(|part| part.weight).sum::<u8>(), 3);
}

#[test]
fn m15_all_cards_are_shuffled_together() {
    let order = |seed| {
        let saved = dealt(4, seed);
        let saved = saved.rules.save(&saved.position);
        let of = |key: &str| saved[key].as_array().unwrap().clone();
        of("drawn").into_iter().chain(of("deck")).collect::<Vec<_>>()
    };
    let (mut a, mut b) = (order(1), order(2));
    assert_ne!(a, b);
    assert_eq!(order(1), a, "the same seed gives the same order");
    a.sort_by_key(ToString::to_string);
    b.sort_by_key(ToString::to_string);
    assert_eq!((a.len(), a), (84, b));
}

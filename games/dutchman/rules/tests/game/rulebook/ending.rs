//! The end (clauses D-50 to D-54).

use damrak_core::{Deaf, Playout, Rng, Rules, Seed, Sight, Speech};
use damrak_dutchman::{Colour, Dutchman, Event};

use crate::common;
use crate::rulebook::table::{Arranged, Table, arranged, kinds, open, open_first, seat, well_shod};

/// Seat 1 steers to the blue ship next to Holland.
fn last(by: impl FnOnce(Arranged<'_>) -> Arranged<'_>) -> (Table, Vec<Event>) {
    last_by(open(4, &[]), by)
}

fn last_by(rules: Dutchman, by: impl FnOnce(Arranged<'_>) -> Arranged<'_>) -> (Table, Vec<Event>) {
    let mut table = arranged(rules, |a| {
        let a = well_shod(a).counter(17).value(Colour::Red, 9).value(Colour::Blue, 5);
        by(a.shares(seat(1), "red red green").shares(seat(2), "blue red green"))
    });
    let order = table.waiting()[0];
    assert_eq!(order, 1);
    table.play(1, "lay 45 2");
    for number in 2..=4 {
        if table.waiting() == [number] {
            table.play(number, "smith");
        }
    }
    let heard = table.play(1, "move B1");
    (table, heard)
}

#[test]
fn d50_the_game_ends_with_the_chest_18_after_all_have_paid() {
    let (table, heard) = last(|a| a);
    assert_eq!(kinds(&heard), ["moved", "met", "stones-moved", "over"]);
    assert_eq!(table.view().counter, 18);
    assert_eq!(table.ducats()[1], 25 - 5);
    assert!(table.waiting().is_empty());
    table.refuses(1, "smith", "D-50");
    let (goes_on, _) = last(|a| a.counter(16));
    assert!(goes_on.standing().is_none());
}

#[test]
fn d50_a_game_that_runs_to_its_end_has_sixteen_meetings() {
    let (mut ended, mut ruined) = (0, 0);
    for draft in common::every_setup() {
        let rules = common::open(&draft);
        let mut playout = Playout::<Dutchman>::default();
        let mut rng = Rng::new(Seed::from_number(50));
        for game in 0..60 {
            let mut position = rules.deal(Seed::from_number(game), &mut Deaf);
            let mut met = 0;
            while let Some(seat) = rules.waiting_for(&position).first() {
                let action = playout.choose(&rules, &position, seat, &mut rng).unwrap();
                let mut told = Vec::new();
                rules.apply(&mut position, seat, action, &mut told).unwrap();
                met += told.iter().filter(|(_, event)| matches!(event, Event::Met { .. })).count();
            }
            let view = rules.view(&position, damrak_core::Viewer::Spectator);
            let solvent = view.players.iter().filter(|player| !player.bankrupt).count();
            if solvent >= 2 {
                assert_eq!((met, view.counter), (16, 18));
                ended += 1;
            } else {
                assert!(met <= 16);
                ruined += 1;
            }
        }
    }
    assert!(ended > 100 && ruined > 20, "both happen: {ended} and {ruined}");
}

#[test]
fn d51_the_richest_wins_and_equal_wealth_shares_the_victory() {
    let (table, _) = last(|a| a.ducats(seat(3), 0).ducats(seat(4), 0));
    let wealth = |number: u8| {
        let standing = table.standing().unwrap();
        standing.place_of(seat(number)).unwrap().scores[1].value
    };
    assert_eq!(wealth(1), 25 + 10 + 10 + 3, "two red at 10, a green at 3");
    assert_eq!(wealth(2), 20 + 1 + 10 + 3, "blue at 1 now");
    assert_eq!(table.winners(), [1]);
    assert_eq!(
        table.player(3).shares.map(|shares| shares.iter().sum::<u8>()),
        Some(3),
        "all is shown"
    );

    let (equal, _) = last(|a| a.ducats(seat(2), 39).ducats(seat(3), 0).ducats(seat(4), 0));
    assert_eq!(equal.winners(), [1, 2]);
}

#[test]
fn d52_the_last_who_is_solvent_wins_at_once() {
    let (table, heard) = last(two_left);
    assert_eq!(kinds(&heard), ["moved", "met", "fell", "stones-moved", "one-left"]);
    assert!(heard.contains(&Event::OneLeft { seat: seat(1) }));
    assert_eq!(table.winners(), [1]);
}

/// Seats 1 and 2 are left; seat 2 cannot pay for its blue share.
fn two_left(a: Arranged<'_>) -> Arranged<'_> {
    a.counter(9)
        .bankrupt(seat(3))
        .bankrupt(seat(4))
        .ducats(seat(1), 1)
        .ducats(seat(2), 4)
        .kontor("yellow yellow yellow")
        .shoes(seat(3), "")
        .shoes(seat(4), "")
        .round(8)
        .middle("21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 20 20 20 10")
}

/// Wealth and meetings survived of seat 1.
fn first_scores(table: &Table) -> (i64, i64) {
    let standing = table.standing().unwrap();
    let scores = &standing.place_of(seat(1)).unwrap().scores;
    (scores[1].value, scores[0].value)
}

#[test]
fn d52_the_last_meeting_is_settled_before_wealth_is_counted() {
    let (table, _) = last(two_left);
    assert_eq!(table.view().counter, 10);
    assert_eq!(table.values()[Colour::Blue.index()], 1, "the ship that was met");
    assert_eq!(table.values()[Colour::Red.index()], 10);
    assert_eq!(first_scores(&table), (1 + 10 + 10 + 3, 8), "two red at 10, a green at 3");
}

#[test]
fn d52_in_the_first_version_no_stone_moves_any_more() {
    let (table, heard) = last_by(open_first(4, &[]), two_left);
    assert_eq!(kinds(&heard), ["moved", "met", "fell", "over"]);
    assert_eq!(table.view().counter, 9);
    assert_eq!(first_scores(&table), (1 + 9 + 9 + 2, 8));
    assert_eq!(table.winners(), [1]);
}

/// The sentence of an end must not promise what does not happen.
#[test]
fn d52_each_end_has_a_sentence_of_its_own() {
    let said = |(table, heard): (Table, Vec<Event>)| {
        table.rules.say_event(heard.last().expect("something happened")).key
    };
    fn none(a: Arranged<'_>) -> Arranged<'_> {
        two_left(a).shares(seat(1), "blue red green").ducats(seat(1), 0)
    }
    assert_eq!(said(last(|a| a)), "dutchman-event-over");
    assert_eq!(said(last(two_left)), "dutchman-event-one-left");
    assert_eq!(said(last(none)), "dutchman-event-none-left");
    let first = open_first(4, &[]);
    assert_eq!(said(last_by(first.clone(), |a| a)), "dutchman-event-ended");
    assert_eq!(said(last_by(first, none)), "dutchman-event-ended", "one sentence for all");
}

#[test]
fn d53_if_all_fall_together_the_smallest_shortfall_wins() {
    let both = |first: i32, second: i32| {
        let (table, heard) = last(|a| {
            a.counter(9)
                .bankrupt(seat(3))
                .bankrupt(seat(4))
                .shares(seat(1), "blue red green")
                .ducats(seat(1), first)
                .ducats(seat(2), second)
                .round(8)
                .middle("21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 20 20 20 10")
        });
        assert!(table.player(1).bankrupt && table.player(2).bankrupt);
        assert_eq!(kinds(&heard)[4..], ["stones-moved", "none-left"], "settled like any meeting");
        table.winners()
    };
    assert_eq!(both(3, 1), [1]);
    assert_eq!(both(0, 4), [2]);
    assert_eq!(both(2, 2), [1, 2]);
}

#[test]
fn d54_the_bankrupt_come_behind_who_fell_later_first() {
    let (table, _) = last(|a| {
        a.bankrupt(seat(4))
            .ducats(seat(2), 1)
            .ducats(seat(1), 0)
            .shares(seat(3), "blue orange orange")
            .ducats(seat(3), 3)
            .middle("21 22 23 24 25 26 27 28 29 30 32 33 34")
    });
    let standing = table.standing().unwrap();
    let ranks: Vec<(u8, u8)> =
        standing.places.iter().map(|place| (place.seat.number(), place.rank)).collect();
    assert_eq!(ranks, [(1, 1), (3, 2), (2, 3), (4, 4)], "3 was short of 2, 2 of 4; 4 fell before");
}

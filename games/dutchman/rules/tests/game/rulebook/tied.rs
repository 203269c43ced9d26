//! When several are equally near (clauses D-31, D-35 to D-37).

use damrak_dutchman::Event;

use crate::rulebook::table::{Table, arranged, four, heard, kinds, open, seat};

/// Seats 1, 2 and 4 make 43, seat 3 less; seat 3 began.
fn tie() -> Table {
    let mut table = four(|a| a.starter(seat(3)));
    table.play_all("3 lay 20 20, 4 lay 31 10 2, 1 lay 45 2, 2 lay 43");
    table
}

#[test]
fn d31_the_tied_say_where_to_go_in_turn_order() {
    let mut table = tie();
    let tie = table.view().tie.unwrap();
    assert_eq!(tie.tied.into_iter().map(|seat| seat.number()).collect::<Vec<_>>(), [1, 2, 4]);
    for number in [4, 1] {
        assert_eq!(table.waiting(), [number]);
        assert_eq!(table.offers(number), ["want G1", "want R2", "want B1"]);
        table.refuses(number, "want Y1", "D-39");
        table.play(number, "want R2");
    }
    let heard = table.play(2, "want R2");
    assert_eq!(kinds(&heard)[..4], ["announced", "agreed", "moved", "met"]);
    assert_eq!(table.view().space, "R2");
}

#[test]
fn d31_all_void_sums_are_tied_at_nothing() {
    let mut table = four(|a| a.lucky(21));
    let heard = table.play_all("1 lay 45, 2 lay 43, 3 smith, 4 smith");
    assert!(heard.contains(&Event::Tied { seats: vec![seat(1), seat(2)], sum: 0 }));
    assert_eq!(table.waiting(), [1]);
}

/// Seats 1, 2 and 4 did not agree, and nobody made a proposal.
fn decision() -> Table {
    let mut table = tie();
    table.play_all("4 want G1, 1 want R2, 2 want R2, 4 silent, 1 silent");
    let heard = table.play(2, "silent");
    assert!(self::heard(&heard, "decision-round"));
    table
}

#[test]
fn d35_without_agreement_the_tied_lay_more() {
    let mut table = decision();
    assert_eq!(table.view().middle, 4 + 2 + 3 + 2 + 1, "what was laid is in the middle");
    assert_eq!((table.view().lucky, table.waiting()), (43, vec![4]));
    table.refuses(4, "lay 30 29", "D-35");
    table.refuses(4, "lay 31", "D-35");
    table.refuses(4, "smith", "D-35");
    table.refuses(3, "pass", "D-35");
    table.play_all("4 lay 30, 1 pass");
    assert_eq!(table.waiting(), [2], "one after the other");
    table.play(2, "lay 39");
    assert_eq!(table.steers(), Some(2));
}

#[test]
fn d35_who_has_none_left_passes_without_being_asked() {
    let mut table = arranged(open(3, &[("bargaining", "false")]), |a| {
        a.shoes(seat(1), "45 2").shoes(seat(2), "43").shoes(seat(3), "40 39")
    });
    table.play_all("1 lay 45 2, 2 lay 43, 3 smith, 1 want G1");
    let heard = table.play(2, "want B1");
    assert!(heard.contains(&Event::Passed { seat: seat(1), must: true }));
    assert!(heard.contains(&Event::Passed { seat: seat(2), must: true }));
}

/// The book's example: 27 and 29 in the decision round for 31; Karl with 30 is out of it.
#[test]
fn d36_the_highest_sum_of_the_decision_round_steers_alone() {
    let mut table = arranged(open(3, &[]), |a| {
        a.lucky(31)
            .shoes(seat(1), "30 22 10 10 1")
            .shoes(seat(2), "31 29 10 10 1")
            .shoes(seat(3), "21 10 27 1 1 2")
    });
    let heard = table.play_all("1 lay 30, 2 lay 31, 3 lay 21 10");
    assert!(heard.contains(&Event::Tied { seats: vec![seat(2), seat(3)], sum: 31 }));
    table.play_all("2 want B1, 3 want G1, 2 silent, 3 silent, 2 lay 29, 3 lay 27");
    assert_eq!(table.steers(), Some(2));
}

#[test]
fn d36_a_void_sum_is_more_than_a_pass() {
    let mut table = decision();
    table.play_all("4 pass, 1 lay 44, 2 pass");
    assert_eq!(table.steers(), Some(1));
}

#[test]
fn d36_a_new_tie_is_among_those_who_are_left() {
    let mut table = decision();
    let heard = table.play_all("4 lay 30 10, 1 lay 40, 2 lay 39");
    assert!(heard.contains(&Event::Tied { seats: vec![seat(1), seat(4)], sum: 40 }));
    assert_eq!(table.waiting(), [4]);
    table.play_all("4 want G1, 1 want B1");
    assert_eq!(table.waiting(), [4], "they may bargain again");
    table.refuses(2, "silent", "D-32");
    table.play_all("4 silent, 1 silent");
    assert_eq!(table.waiting(), [4], "and lay again");
    table.play_all("4 lay 29, 1 lay 10");
    assert_eq!(table.steers(), Some(4));
}

#[test]
fn d37_if_all_pass_they_roll_for_it() {
    let mut winners = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let mut table = four(|a| a.starter(seat(3)).seed(damrak_core::Seed::from_number(seed)));
        table.play_all("3 lay 20 20, 4 lay 31 10 2, 1 lay 45 2, 2 lay 43");
        table.play_all("4 want G1, 1 want R2, 2 want R2, 4 silent, 1 silent, 2 silent");
        let heard = table.play_all("4 pass, 1 pass, 2 pass");
        let rolls: Vec<_> = heard
            .iter()
            .filter_map(|event| match event {
                Event::Rolled { rolls } => Some(rolls.clone()),
                _ => None,
            })
            .collect();
        let rollers: Vec<u8> = rolls[0].iter().map(|roll| roll.seat.number()).collect();
        assert_eq!(rollers, [1, 2, 4]);
        let mut best = rolls[0].clone();
        for (index, again) in rolls.iter().enumerate() {
            let highest = again.iter().map(|roll| roll.sum).max().unwrap();
            assert!(index == 0 || again.len() == best.len(), "only the best roll again");
            best = again.iter().copied().filter(|roll| roll.sum == highest).collect();
        }
        assert_eq!(best.len(), 1);
        assert_eq!(table.steers(), Some(best[0].seat.number()));
        winners.insert(table.steers().unwrap());
    }
    assert_eq!(winners.into_iter().collect::<Vec<_>>(), [1, 2, 4]);
}

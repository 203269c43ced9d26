//! Lucky number and actions (clauses D-14 to D-25).

use damrak_core::{Deaf, Documents, Notation, Playout, Rng, Rules, Seed, Sight, Viewer};
use damrak_dutchman::{Dutchman, Event};

use crate::rulebook::table::{arranged, dealt, four, heard, kinds, open, seat};

/// Karin goes to the Kontor, Helga and Anne to the smith, Karl, Klaus and Reiner lay: the book's round.
#[test]
fn d14_a_round_goes_through_all_its_parts_and_the_next_begins_to_the_left() {
    let mut table = four(|a| a.shares(seat(1), "blue yellow red"));
    table.play_all("1 kontor, 1 return blue yellow, 2 smith, 3 smith");
    assert_eq!(table.player(2).shoes, 9, "the smiths wait until all have acted");
    let heard = table.play_told(4, "lay 31 10 2");
    let events: Vec<Event> = heard.into_iter().map(|(_, event)| event).collect();
    let wanted = ["own-laid", "laid", "own-forged", "smith-got", "own-forged", "smith-got"];
    assert_eq!(kinds(&events)[..6], wanted);
    assert_eq!(kinds(&events)[6..], ["revealed", "steers"]);
    let heard = table.play(4, "move R2");
    assert_eq!(kinds(&heard), ["moved", "met", "stones-moved", "round-began"]);
    assert_eq!((table.view().round, table.view().starter), (2, seat(2)));
    assert_eq!(table.waiting(), [2]);
}

#[test]
fn d14_the_bankrupt_are_passed_over() {
    let mut table = arranged(open(4, &[]), |a| {
        a.bankrupt(seat(2))
            .counter(4)
            .shoes(seat(1), "43 10")
            .shoes(seat(3), "40")
            .shoes(seat(4), "41")
    });
    table.play_all("1 lay 43");
    assert_eq!(table.waiting(), [3]);
    table.play_all("3 pass, 4 pass, 1 move B1");
    assert_eq!(table.view().starter, seat(3));
}

#[test]
fn d15_the_lucky_number_is_the_sum_of_both_dice() {
    let rules = open(3, &[]);
    let mut seen = std::collections::BTreeMap::new();
    for seed in 0..2000 {
        let mut told = Vec::new();
        let position = rules.deal(Seed::from_number(seed), &mut told);
        let lucky = rules.view(&position, Viewer::Spectator).lucky;
        let dice = told.iter().find_map(|(_, event)| match event {
            Event::RoundBegan { dice, lucky, .. } => Some((*dice, *lucky)),
            _ => None,
        });
        let (dice, told) = dice.unwrap();
        assert_eq!((dice[0] + dice[1], told), (lucky, lucky));
        *seen.entry(lucky).or_insert(0) += 1;
    }
    assert_eq!(seen.keys().copied().collect::<Vec<u8>>(), (21..=49).step_by(2).collect::<Vec<_>>());
    // The face 5 is on the die twice.
    assert!(seen[&25] > 160 && seen[&21] < 160, "{seen:?}");
}

#[test]
fn d16_one_after_the_other_takes_one_action() {
    let mut table = four(|a| a.starter(seat(3)));
    for number in [3, 4, 1, 2] {
        assert_eq!(table.waiting(), [number]);
        for other in (1..=4).filter(|other| *other != number) {
            table.refuses(other, "smith", "D-16");
        }
        table.play(number, "smith");
    }
    assert_eq!(table.player(3).smiths, 2, "and no second one");
}

#[test]
fn d17_a_kontor_card_takes_the_two_topmost_shares() {
    let mut table = four(|a| a.shares(seat(1), "blue blue red").kontor("green violet yellow"));
    table.refuses(1, "return blue red", "D-16");
    table.play(1, "kontor");
    assert_eq!(table.shares(1), ["blue", "blue", "green", "red", "violet"]);
    assert_eq!((table.player(1).kontors, table.player(1).share_count), (2, 5));
    assert_eq!(table.kontor()[0], "yellow");
    assert_eq!(table.waiting(), [1]);
    table.refuses(1, "smith", "D-18");
}

#[test]
fn d18_two_of_five_go_under_the_pile_in_any_order() {
    let start = four(|a| a.shares(seat(1), "blue blue red").kontor("green violet yellow"));
    let mut swapped = start.clone();
    swapped.play_all("1 kontor, 1 return red green");
    assert_eq!(swapped.shares(1), ["blue", "blue", "violet"]);
    assert_eq!(swapped.kontor()[4..], ["red", "green"], "the second one lies lowest");
    assert_eq!(swapped.waiting(), [2], "that was their action");

    let mut other = start.clone();
    other.play_all("1 kontor, 1 return green red");
    assert_eq!(other.kontor()[4..], ["green", "red"]);
    let mut same = start.clone();
    same.play_all("1 kontor, 1 return violet green");
    assert_eq!(same.shares(1), start.shares(1), "the same two may go back");
    let mut both = start;
    both.play(1, "kontor");
    both.refuses(1, "return yellow blue", "D-18");
    both.refuses(1, "return red red", "D-18");
    assert_eq!(both.offers(1).len(), 4 * 3 + 1, "four colours in order, and two of blue");
    both.play(1, "return blue blue");
    assert_eq!(both.shares(1), ["green", "red", "violet"]);
}

/// The pile never changes its size but by bankruptcies, which make it larger.
#[test]
fn d19_the_kontor_always_holds_two_shares() {
    for (players, least) in [(3, 3), (4, 6), (5, 9), (6, 12)] {
        let rules = open(players, &[]);
        let mut playout = Playout::<Dutchman>::default();
        let mut rng = Rng::new(Seed::from_number(19));
        for game in 0..20 {
            let mut position = rules.deal(Seed::from_number(game), &mut Deaf);
            loop {
                let document = rules.save(&position);
                let returning = document["stage"]["now"] == "returning";
                let expected = least - if returning { 2 } else { 0 };
                assert!(document["kontor"].as_array().unwrap().len() >= expected);
                if playout.run(&rules, &mut position, &mut rng, 1) == 0 {
                    break;
                }
            }
        }
    }
}

#[test]
fn d20_a_smith_may_be_asked_even_if_the_middle_is_empty() {
    let mut table = arranged(open(3, &[]), |a| {
        a.shoes(seat(1), "21 22 23 24 25 26 27 28 29 30")
            .shoes(seat(2), "31 32 33 34 35 36 37 38 39 40")
            .shoes(seat(3), "41 42 43 44 45 46 47 48 10 10")
            .middle("")
    });
    assert_eq!(table.view().middle, 0);
    table.play(1, "smith");
    assert_eq!((table.player(1).smiths, table.player(1).choice), (2, "smith"));
    let heard = table.play_all("2 lay 31, 3 lay 43");
    assert!(self::heard(&heard, "smiths-got-nothing"));
    assert_eq!(table.player(1).shoes, 10);
}

#[test]
fn d21_at_least_one_horseshoe_and_at_most_one_of_gold() {
    let table = four(|a| a);
    table.refuses(1, "lay 45 44", "D-21");
    table.refuses(1, "lay 43", "D-21");
    table.refuses(1, "lay 10 10 10", "D-21");
    table.refuses(1, "lay 45 2 2", "D-21");
    for good in ["lay 45", "lay 1", "lay 10 10 2 1 1 1", "lay 45 10 10 2 1 1 1"] {
        let mut table = table.clone();
        table.play(1, good);
        assert_eq!(usize::from(table.player(1).laid.unwrap().count), good.split(' ').count() - 1);
    }
    assert!(table.rules.read_notation("lay").is_err());
}

/// No gold or one of three; of silver 10 three ways, of 2 two, of 1 four; but not nothing.
#[test]
fn d21_every_different_lay_is_offered_once() {
    let table = four(|a| a);
    let lays = table.offers(1).into_iter().filter(|offer| offer.starts_with("lay "));
    let lays: std::collections::BTreeSet<String> = lays.collect();
    assert_eq!(lays.len(), 4 * 3 * 2 * 4 - 1);
}

/// The most decisions there can ever be: everything in one hand.
#[test]
fn d21_there_are_never_more_than_90943_lays() {
    let rules = open(6, &[]);
    let all: Vec<String> =
        rules.forge().numbers(rules.forge().all()).iter().map(u8::to_string).collect();
    let table = arranged(rules, |mut a| {
        for number in 2..=6 {
            a = a.shoes(seat(number), "");
        }
        a.shoes(seat(1), &all.join(" ")).middle("")
    });
    assert_eq!(table.offers(1).len(), 90_943 + 2);
}

#[test]
fn d22_only_with_fewer_than_five_horseshoes_one_may_pass() {
    let table = four(|a| a.shoes(seat(1), "45 44 40 10 10").middle("21 22 23 24 25 26 27 28"));
    table.refuses(1, "pass", "D-22");
    let mut table = four(|a| a.shoes(seat(1), "45 44 40 10").middle("21 22 23 24 25 26 27 28 32"));
    assert_eq!(table.other_offers(1), ["kontor", "smith", "pass"], "whatever cards they have");
    table.play(1, "pass");
    assert_eq!((table.player(1).choice, table.waiting()), ("passed", vec![2]));
}

#[test]
fn d23_with_five_and_no_card_one_must_lay() {
    let table = four(|a| a.cards(seat(1), 0, 0));
    assert!(table.other_offers(1).is_empty());
    table.refuses(1, "pass", "D-22");
}

#[test]
fn d24_who_has_nothing_passes_without_being_asked() {
    let mut table = four(|a| {
        a.cards(seat(2), 0, 0)
            .shoes(seat(2), "")
            .cards(seat(3), 0, 0)
            .shoes(seat(3), "20")
            .middle("21 22 23 24 25 26 27 28 32 33 34 35 36 37 38 41 43 46 10 10 10")
    });
    let heard = table.play(1, "smith");
    assert!(heard.contains(&Event::Passed { seat: seat(2), must: true }));
    assert_eq!(table.waiting(), [3], "who has one horseshoe is asked");
    assert_eq!(table.offers(3), ["pass", "lay 20"]);
}

#[test]
fn d25_cards_are_gone_for_good() {
    let mut table = dealt(3, &[], 25);
    let first = table.waiting()[0];
    table.play(first, "kontor");
    assert_eq!(table.player(first).kontors, 2);
    let table = four(|a| a.cards(seat(1), 0, 1));
    table.refuses(1, "smith", "D-25");
    let table = four(|a| a.cards(seat(1), 1, 0));
    table.refuses(1, "kontor", "D-25");
}

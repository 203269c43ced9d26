//! Smiths and sums (clauses D-26 to D-30, D-38).

use damrak_core::Speech;
use damrak_dutchman::Event;

use crate::rulebook::table::{Table, arranged, four, heard, kinds, open, open_first, seat};

#[test]
fn d26_a_smith_alone_gets_the_whole_middle() {
    let mut table = four(|a| a);
    table.play_all("1 smith, 2 lay 43, 3 lay 48, 4 lay 31");
    assert_eq!(table.view().middle, 0, "what is laid comes later");
    assert_eq!(table.own(1).shoes.len(), 13);
    for number in [21, 22, 23, 24] {
        assert!(table.own(1).shoes.contains(&number));
    }
}

#[test]
fn d26_several_smiths_get_equal_parts_and_the_rest_stays() {
    let mut table = four(|a| a);
    table.play_all("1 smith, 2 smith, 3 smith, 4 lay 31");
    assert_eq!([1, 2, 3].map(|number| table.player(number).shoes), [10, 10, 10]);
    assert_eq!(table.view().middle, 1);
    let mut new: Vec<u8> = Vec::new();
    for number in 1..=3 {
        new.extend(table.own(number).shoes.iter().filter(|shoe| (21..=24).contains(*shoe)));
    }
    new.sort_unstable();
    new.dedup();
    assert_eq!(new.len(), 3, "each is there once");
}

#[test]
fn d26_fewer_horseshoes_than_smiths_stay_where_they_are() {
    let mut table = four(|a| {
        a.shoes(seat(4), "31 30 29 10 10 10 2 1 1 22 23 24")
            .middle("21")
            .shares(seat(3), "yellow yellow red")
    });
    let heard = table.play_all("1 smith, 2 smith, 3 kontor, 3 return yellow yellow, 4 lay 31");
    assert!(self::heard(&heard, "smiths-got-nothing"));
    assert_eq!((table.view().middle, table.player(1).shoes, table.player(1).smiths), (1, 9, 2));
}

#[test]
fn d27_all_are_revealed_at_the_same_time() {
    let mut table = four(|a| a);
    for (number, lay) in [(1, "lay 45 2"), (2, "lay 43"), (3, "lay 48")] {
        table.play(number, lay);
        let laid = table.player(number).laid.unwrap();
        assert_eq!((laid.shoes, laid.sum), (None, None), "face down");
    }
    let heard = table.play(4, "lay 31");
    let revealed = heard.iter().filter(|event| matches!(event, Event::Revealed { .. })).count();
    assert_eq!(revealed, 4);
    assert_eq!(table.player(1).laid.unwrap().shoes, Some(vec![45, 2]));
}

/// What the lay of seat 1 comes to.
fn sum(shoes: &str, lucky: u8) -> u8 {
    let rules = open(4, &[]);
    let numbers: Vec<&str> = shoes.split(' ').collect();
    let mut table = arranged(rules, |a| {
        let rest = "2 1 1 1 1 1 1";
        let fill: Vec<&str> = rest.split(' ').take(9_usize.saturating_sub(numbers.len())).collect();
        let hand = format!("{shoes} {}", fill.join(" "));
        a.lucky(lucky).shoes(seat(1), hand.trim())
    });
    table.play_all(&format!("1 lay {shoes}, 2 smith, 3 smith"));
    let heard = table.play(4, "smith");
    let sums = heard.iter().find_map(|event| match event {
        Event::Revealed { sum, .. } => Some(*sum),
        _ => None,
    });
    sums.unwrap()
}

/// The four examples of the book, and some more.
#[test]
fn d28_silver_is_added_or_subtracted_for_the_best() {
    for shoes in ["45 2", "43", "20 20 2 1", "31 10 2"] {
        assert_eq!(sum(shoes, 43), 43, "{shoes}");
    }
    assert_eq!(sum("44 2", 43), 42);
    assert_eq!(sum("48 10", 43), 38);
    assert_eq!(sum("20 20 20", 21), 20, "silver alone may be subtracted too");
    assert_eq!(sum("10 1 1", 43), 12);
    assert_eq!(sum("48 1", 49), 49);
    assert_eq!(sum("21 20 2 1", 43), 42, "21 + 20 + 2 - 1");
    assert_eq!(sum("30 20 10 2 1", 21), 21, "30 - 20 + 10 + 2 - 1");
}

#[test]
fn d29_a_sum_above_the_lucky_number_is_void() {
    assert_eq!(sum("45", 43), 0);
    assert_eq!(sum("48 2", 43), 0);
    assert_eq!(sum("48 10", 21), 0);
    assert_eq!(sum("20 20", 21), 0, "20 - 20");
}

#[test]
fn d30_the_highest_sum_steers_alone() {
    let mut table = four(|a| a);
    let heard = table.play_all("1 lay 45, 2 lay 42, 3 lay 48 10 10, 4 lay 31");
    assert!(heard.contains(&Event::Steers { seat: seat(2) }));
    assert_eq!((table.steers(), table.waiting()), (Some(2), vec![2]));

    let mut alone = four(|a| a);
    alone.play_all("1 lay 45, 2 smith, 3 smith, 4 smith");
    assert_eq!(alone.steers(), Some(1), "even a void sum is enough alone");

    let mut void = four(|a| a);
    void.play_all("1 lay 45, 2 lay 1, 3 smith, 4 smith");
    assert_eq!(void.steers(), Some(2), "anything beats a void sum");
}

fn nobody_lays(options: &[(&str, &str)]) -> (Vec<u8>, Option<u8>) {
    let mut table = arranged(open(4, options), |a| {
        a.shoes(seat(2), "43 1").shoes(seat(4), "42 1").starter(seat(3))
    });
    let heard = table.play_all("3 smith, 4 pass, 1 smith, 2 pass");
    let rolled = heard.iter().find_map(|event| match event {
        Event::Rolled { rolls } => Some(rolls.iter().map(|roll| roll.seat.number()).collect()),
        _ => None,
    });
    assert!(self::heard(&heard, "nobody-laid"));
    (rolled.unwrap_or_default(), table.steers())
}

#[test]
fn d38_if_nobody_lays_dice_decide_who_steers() {
    let (rolled, steers) = nobody_lays(&[]);
    assert_eq!(rolled, [1, 2, 3, 4]);
    assert!(steers.is_some());
    let (rolled, steers) = nobody_lays(&[("nobody-lays", "passed")]);
    assert_eq!(rolled, [2, 4]);
    assert!([Some(2), Some(4)].contains(&steers));
    assert_eq!(nobody_lays(&[("nobody-lays", "start-player")]), (vec![], Some(3)));

    let mut nobody_passed = arranged(open(3, &[("nobody-lays", "passed")]), |a| a);
    let heard = nobody_passed.play_all("1 smith, 2 smith, 3 smith");
    assert!(heard.iter().any(|event| matches!(event, Event::Rolled { rolls } if rolls.len() == 3)));
}

#[test]
fn d38_one_alone_who_passed_needs_no_dice() {
    let story = |rules| {
        let mut table = arranged(rules, |a| a.shoes(seat(2), "43 1 1 1").lucky(43));
        let heard = table.play_all("1 smith, 2 pass, 3 smith");
        assert_eq!(table.steers(), Some(2));
        (table, heard)
    };
    let passed = &[("nobody-lays", "passed")];
    let (table, heard) = story(open(3, passed));
    assert_eq!(kinds(&heard)[1..], ["nobody-laid", "alone", "steers"]);
    let alone = |table: &Table, event: &Event| table.rules.say_event(event).key;
    assert_eq!(alone(&table, &heard[2]), "dutchman-event-alone");
    let (table, heard) = story(open_first(3, passed));
    assert_eq!(kinds(&heard)[1..], ["nobody-laid", "rolled", "steers"], "the dice were thrown");
    assert_eq!(alone(&table, &heard[2]), "dutchman-event-alone", "but decided nothing");
}

#[test]
fn d38_the_bankrupt_do_not_roll() {
    let mut table = arranged(open(4, &[]), |a| a.bankrupt(seat(1)).counter(3).starter(seat(2)));
    let heard = table.play_all("2 smith, 3 smith, 4 smith");
    let rolled = heard.iter().any(|event| match event {
        Event::Rolled { rolls } => rolls.iter().all(|roll| roll.seat != seat(1)),
        _ => false,
    });
    assert!(rolled);
}

//! Meeting a ship (clauses D-42 to D-45).

use damrak_dutchman::{Colour, Debt, Event};

use crate::rulebook::table::{Table, arranged, heard, open, seat, well_shod};

/// Seat 1 steers to the blue ship next to Holland. Blue is worth 7, red 11, the counter is on 11.
fn to_blue(
    by: impl FnOnce(crate::rulebook::table::Arranged<'_>) -> crate::rulebook::table::Arranged<'_>,
) -> (Table, Vec<Event>) {
    let mut table = arranged(open(4, &[]), |a| {
        let a = well_shod(a).value(Colour::Blue, 7).value(Colour::Red, 11).counter(11);
        by(a.shares(seat(1), "blue blue red").shares(seat(2), "blue red green"))
    });
    table.play_all("1 lay 45 2, 2 smith, 3 smith, 4 smith");
    let heard = table.play(1, "move B1");
    (table, heard)
}

/// The example of the book: blue is worth 7, so 7 ducats for every blue share.
#[test]
fn d42_owners_show_their_shares_and_pay_for_each() {
    let (table, heard) = to_blue(|a| a);
    assert_eq!(table.ducats(), [25 - 14, 25 - 7, 25, 25]);
    let debts = vec![
        Debt { seat: seat(1), shares: 2, paid: 14 },
        Debt { seat: seat(2), shares: 1, paid: 7 },
    ];
    assert!(heard.contains(&Event::Met { colour: Colour::Blue, worth: 7, debts }));
    assert_eq!(table.shares(1), ["blue", "blue", "red"], "they take them back");
    assert_eq!(table.document()["bank"], 360 - 100 + 21);
}

#[test]
fn d43_the_stone_falls_and_then_all_stones_move_on() {
    let (table, _) = to_blue(|a| a);
    assert_eq!(table.values(), [1, 3, 3, 3, 12, 3]);
    assert_eq!(table.view().counter, 12);
}

#[test]
fn d44_who_cannot_pay_pays_what_he_has_and_is_out() {
    let (table, heard) = to_blue(|a| a.ducats(seat(1), 13).ducats(seat(2), 7));
    assert!(heard.contains(&Event::Fell { seat: seat(1), short: 1 }));
    assert!(table.player(1).bankrupt && !table.player(2).bankrupt, "7 is just enough");
    assert_eq!(table.ducats(), [0, 0, 25, 25]);
    assert_eq!(table.view().starter, seat(2));
    table.refuses(1, "smith", "D-44");
    let (both, heard) = to_blue(|a| a.ducats(seat(1), 0).ducats(seat(2), 6));
    let falls = heard.iter().filter(|event| matches!(event, Event::Fell { .. })).count();
    assert_eq!(falls, 2, "all debts are judged together");
    assert!(both.player(1).bankrupt && both.player(2).bankrupt);
    assert_eq!(both.view().starter, seat(3));
}

#[test]
fn d45_what_the_bankrupt_leave() {
    let (table, _) = to_blue(|a| a.ducats(seat(1), 13));
    assert_eq!(table.view().kontor, 6 + 3);
    let mut left = table.kontor().split_off(6);
    left.sort();
    assert_eq!(left, ["blue", "blue", "red"]);
    assert_eq!(table.view().middle, 1 + 2 + 7, "the smiths' rest, what was laid, the bankrupt's");
    let one = table.player(1);
    assert_eq!((one.smiths, one.kontors, one.shoes, one.share_count), (0, 0, 0, 0));
    assert_eq!(table.player(3).share_count, 3, "nothing changes for the others");
}

#[test]
fn d45_the_shares_of_the_bankrupt_lie_in_random_order() {
    let mut orders = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let (table, _) =
            to_blue(|a| a.ducats(seat(1), 0).seed(damrak_core::Seed::from_number(seed)));
        orders.insert(table.kontor().split_off(6));
    }
    assert_eq!(orders.len(), 3);
}

#[test]
fn d42_nobody_pays_for_a_ship_that_nobody_owns() {
    let mut table = arranged(open(3, &[]), |a| {
        a.shoes(seat(1), "43 10 1 1 1")
            .shares(seat(1), "red red green")
            .shares(seat(2), "green orange orange")
            .shares(seat(3), "violet violet yellow")
            .kontor("blue blue yellow")
    });
    table.play_all("1 lay 43, 2 smith, 3 smith");
    let heard = table.play(1, "move B1");
    assert!(self::heard(&heard, "met"));
    assert_eq!(table.ducats(), [25; 3]);
    assert_eq!((table.values(), table.view().counter), ([1, 3, 3, 3, 3, 3], 3));
}

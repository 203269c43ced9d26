//! Islands (clauses D-46 to D-49).

use damrak_dutchman::{Colour, Event};

use crate::rulebook::table::{Table, arranged, heard, open, seat, well_shod};

/// The Dutchman lies at G1 next to Holland and the Faroes; seats 1 and 2 are tied, seat 3 is beaten, seat 4 a smith.
fn near_land() -> Table {
    let mut table = arranged(open(4, &[]), |a| {
        well_shod(a)
            .at("G1", Some("Y1"))
            .counter(12)
            .value(Colour::Red, 11)
            .shares(seat(1), "red red blue")
            .shares(seat(2), "red green yellow")
            .round(20)
    });
    table.play_all("1 lay 45 2, 2 lay 43, 3 lay 20 20, 4 smith");
    table
}

/// The example of the book: Klaus shows a red share and gets 11 ducats.
#[test]
fn d46_who_steered_alone_may_show_a_share_and_gets_its_worth() {
    let mut table = arranged(open(4, &[]), |a| {
        let a = well_shod(a).at("G1", Some("Y1")).counter(12).value(Colour::Red, 11);
        a.shares(seat(1), "red red blue")
    });
    table.play_all("1 lay 45 2, 2 smith, 3 smith, 4 smith, 1 move FAR");
    assert_eq!(table.offers(1), ["show blue", "show red", "keep"]);
    table.refuses(1, "show green", "D-46");
    let heard = table.play(1, "show red");
    assert!(heard.contains(&Event::Shown { seat: seat(1), colour: Colour::Red, ducats: 11 }));
    assert_eq!(table.ducats(), [36, 25, 25, 25]);
    assert_eq!(table.shares(1), ["blue", "red", "red"], "they take it back");
    assert_eq!(table.view().round, 12, "and the next round begins");
}

#[test]
fn d46_all_who_agreed_have_a_part_in_the_move() {
    let mut table = near_land();
    table.play_all("1 want HOL, 2 want HOL");
    assert_eq!(table.waiting(), [1], "in turn order");
    table.play(1, "show red");
    assert_eq!(table.waiting(), [2]);
    assert_eq!(table.view().players[0].shown, Some(Colour::Red), "everybody sees it");
    table.play(2, "show red");
    assert_eq!(table.view().players[1].shown, Some(Colour::Red), "until the next move");
    assert_eq!(table.ducats(), [36, 36, 25, 25]);

    let mut dealt = near_land();
    dealt.play_all("1 want HOL, 2 want FAR, 1 propose HOL, 1 give 2 4, 1 put, 2 accept");
    dealt.play_all("1 show red, 2 show red");
    assert_eq!(dealt.ducats(), [25 - 4 + 11, 25 + 4 + 11, 25, 25]);
}

#[test]
fn d47_the_others_have_no_part_in_the_move() {
    let mut table = near_land();
    table.play_all("1 want HOL, 2 want HOL");
    table.refuses(3, "show blue", "D-46");
    table.refuses(4, "keep", "D-46");
    table.play_all("1 keep, 2 keep");
    assert_eq!(table.view().round, 21);

    let mut beaten = near_land();
    beaten.play_all("1 want HOL, 2 want FAR, 1 silent, 2 silent, 1 lay 44 1, 2 lay 42, 1 move HOL");
    assert_eq!(beaten.waiting(), [1], "seat 2 made 42, seat 1 made 44 - 1");
    beaten.play(1, "show red");
    assert_eq!((beaten.view().round, beaten.ducats()), (21, vec![36, 25, 25, 25]));
}

#[test]
fn d48_nobody_must_show_a_share() {
    let mut table = near_land();
    table.play_all("1 want HOL, 2 want HOL");
    let heard = table.play(1, "keep");
    assert!(self::heard(&heard, "kept"));
    table.play(2, "keep");
    assert_eq!(table.ducats(), [25; 4]);
}

#[test]
fn d49_on_an_island_no_stone_moves_and_holland_is_one() {
    let mut table = near_land();
    let before = (table.values(), table.view().counter);
    table.play_all("1 want HOL, 2 want HOL, 1 show red, 2 keep");
    assert_eq!((table.values(), table.view().counter), before);
    assert_eq!(table.view().space, "HOL");
}

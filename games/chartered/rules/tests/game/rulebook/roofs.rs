//! Broken roofs (C-58 to C-62).

use damrak_chartered::Company;

use crate::rulebook::table::{heard, seat, two};

#[test]
fn c58_a_roof_takes_f50_instead_of_adding_and_pays_the_new_value() {
    let mut table =
        two(|a| a.standing(Company::Tea, 100, "HA1 HB1").roofs(seat(1), 1).hand(seat(1), "HC1"));
    assert_eq!(table.offers_to(1, "build"), ["HC1", "HC1 roof"]);
    table.play(1, "build HC1 roof");
    assert_eq!((table.value(Company::Tea), table.money(1)), (50, 400));
    assert!(table.on("HC1").unwrap().roof);
    assert_eq!(table.player(1).roofs, 0);
}

#[test]
fn c58_a_roof_goes_with_floors_too_but_needs_a_company() {
    let mut table = two(|a| {
        a.standing(Company::Tea, 100, "HA1 HB1")
            .built("JA1 JD1")
            .roofs(seat(1), 1)
            .hand(seat(1), "floor-2 HF4 JB1")
    });
    table.refuses(1, "raise JA1 roof", "C-58");
    table.refuses(1, "build HF4 roof", "C-58");
    table.refuses(1, "build JB1 roof", "C-58");
    table.play(1, "raise HA1 roof");
    assert_eq!((table.value(Company::Tea), table.on("HA1").unwrap().height), (50, 2));
    let without = two(|a| a.standing(Company::Tea, 100, "HA1 HB1").hand(seat(1), "HC1"));
    without.refuses(1, "build HC1 roof", "C-58");
}

#[test]
fn c59_no_company_falls_below_f20() {
    for (before, after, paid) in [(40, 20, 20), (20, 20, 0), (70, 20, 20), (80, 30, 30)] {
        let mut table = two(|a| {
            a.standing(Company::Tea, before, "HA1 HB1").roofs(seat(1), 1).hand(seat(1), "HC1")
        });
        table.play(1, "build HC1 roof");
        assert_eq!(
            (table.value(Company::Tea), table.money(1)),
            (after, 350 + paid),
            "from {before}"
        );
    }
}

#[test]
fn c60_joined_warehouses_still_add_their_value() {
    let mut table = two(|a| {
        a.standing(Company::Tea, 100, "HA1 HB1")
            .built("HD1:2")
            .roofs(seat(1), 1)
            .hand(seat(1), "HC1")
    });
    table.play(1, "build HC1 roof");
    assert_eq!(table.value(Company::Tea), 100 - 50 + 30);
}

#[test]
fn c61_in_a_merger_the_chosen_company_falls_before_values_are_compared() {
    let mut table = two(|a| {
        a.standing(Company::Tea, 90, "HA1 HA2")
            .standing(Company::Silk, 60, "HC1 HD1")
            .shares(seat(2), Company::Tea, 2)
            .roofs(seat(1), 1)
            .hand(seat(1), "HB1")
    });
    table.play_all("1 build HB1 roof, 1 company tea, 2 sell 2");
    // Tea fell to f40 and is swallowed by silk.
    assert_eq!((table.value(Company::Tea), table.value(Company::Silk)), (0, 100));
    assert_eq!((table.money(2), table.money(1)), (350 + 80, 350 + 100));
}

#[test]
fn c62_a_roof_is_for_a_later_turn_and_floors_go_on_top_of_it() {
    let mut table = two(|a| {
        a.standing(Company::Tea, 100, "HA1 HB1")
            .open_events("coopmanscappen")
            .hand(seat(1), "HC1 HD1 floor-2")
    });
    table.play_all("1 build HC1, 1 action roof");
    assert_eq!((table.waiting(), table.player(1).roofs), (vec![1], 1), "an event is due");
    table.play_all("1 event coopmanscappen, 1 done, 2 draw, 2 draw");
    table.play(1, "build HD1 roof");
    assert_eq!(table.value(Company::Tea), 60);
    table.play_all("1 done, 2 draw, 2 draw");
    let events = table.play(1, "raise HD1");
    assert_eq!((table.value(Company::Tea), heard(&events, "paid-out")), (80, 1));
    let plot = table.on("HD1").unwrap();
    assert_eq!((plot.height, plot.roof), (2, true));
}

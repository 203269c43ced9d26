//! Playing a building card: alone, extending, floors, payout (C-28 to C-30, C-44 to C-50).

use damrak_chartered::{Company, StageView};

use crate::rulebook::table::{heard, seat, two};

/// Spices worth f60, as in the book.
const SPICES: &str = "HB2 HB1 HA1 HA2 HC1 HD1";

#[test]
fn c28_a_card_is_laid_open_and_its_warehouse_placed() {
    let mut table = two(|a| a.hand(seat(1), "HC3 JA1"));
    table.refuses(1, "build HC4", "C-28");
    let (told, disclosure) = table.play_fully(1, "build HC3");
    assert!(disclosure.revealed, "everybody sees a card of the player's hand");
    assert!(!told.is_empty());
    assert_eq!(table.hand(1), ["JA1"]);
    assert_eq!((table.view().latest.to_vec(), table.view().supply), (vec!["HC3".to_owned()], 61));
    assert_eq!(table.on("HC3").unwrap().height, 1);
    table.play_all("1 done, 2 draw, 2 draw");
    table.refuses(1, "build HC3", "C-28");
}

#[test]
fn c29_warehouses_are_worth_f10_and_floors_f20_f30_f40() {
    let mut table = two(|a| a.built("HB1:4 HD1:2").hand(seat(1), "HC1"));
    table.play_all("1 build HC1, 1 company tea");
    assert_eq!(table.value(Company::Tea), 10 + 20 + 30 + 40 + 10 + 20 + 10);
}

#[test]
fn c30_a_warehouse_that_touches_nothing_stands_alone_without_payout() {
    let mut table =
        two(|a| a.built("HA1 HD2").standing(Company::Tea, 60, "JA1 JB1").hand(seat(1), "HC3 HC4"));
    let events = table.play(1, "build HC3");
    assert_eq!(
        (table.money(1), table.owner("HC3")),
        (350, None),
        "a canal lies between HC3 and HC2"
    );
    assert_eq!(heard(&events, "paid-out"), 0);
    assert_eq!(table.stage(), StageView::Trading { seat: seat(1), left: 2 }, "but they may trade");
    table.play(1, "buy tea");
}

#[test]
fn c44_an_extension_adds_f10_and_pays_the_new_value() {
    let mut table = two(|a| a.standing(Company::Spices, 60, SPICES).hand(seat(1), "HC2"));
    table.play(1, "build HC2");
    assert_eq!((table.value(Company::Spices), table.money(1)), (70, 350 + 70));
    assert_eq!(table.owner("HC2"), Some(Company::Spices));
}

#[test]
fn c44_lone_warehouses_join_with_all_they_are_worth() {
    let mut table =
        two(|a| a.standing(Company::Tea, 20, "HA1 HB1").built("HD1:2 HC2").hand(seat(1), "HC1"));
    table.play(1, "build HC1");
    assert_eq!(table.value(Company::Tea), 20 + 10 + 30 + 10);
    assert_eq!([table.owner("HD1"), table.owner("HC2")], [Some(Company::Tea); 2]);
    assert_eq!(table.money(1), 350 + 70);
}

#[test]
fn c45_floors_are_built_in_order_and_under_the_hq() {
    let mut table = two(|a| {
        a.standing(Company::Tea, 50, "HA1 HB1:2 HC1:3 HD1:4")
            .built("JA1")
            .hand(seat(1), "floor-2 floor-3 floor-4")
    });
    assert_eq!(table.offers_to(1, "raise"), ["HA1", "HB1", "HC1", "JA1"]);
    table.refuses(1, "raise HD1", "C-45");
    table.refuses(1, "raise HE1", "C-45");
    table.play(1, "raise HA1");
    let plot = table.on("HA1").unwrap();
    assert_eq!((plot.height, plot.hq), (2, true));
    assert_eq!(table.hand(1), ["floor-3", "floor-4"]);
    assert_eq!(table.view().supply, 62 - 1 - 10 - 1);
    let without = two(|a| a.built("HA1:2").hand(seat(1), "floor-2 floor-4"));
    without.refuses(1, "raise HA1", "C-45");
}

#[test]
fn c46_floors_add_f20_f30_and_f40() {
    for (plot, added) in [("HA1", 20), ("HB1", 30), ("HC1", 40)] {
        let mut table = two(|a| {
            a.standing(Company::Tea, 50, "HA1 HB1:2 HC1:3").hand(seat(1), "floor-2 floor-3 floor-4")
        });
        table.play(1, &format!("raise {plot}"));
        assert_eq!(table.value(Company::Tea), 50 + added);
        assert_eq!(table.money(1), 350 + 50 + i32::from(added));
    }
}

#[test]
fn c47_a_floor_on_a_lone_warehouse_pays_nothing_but_counts_later() {
    let mut table = two(|a| a.built("HA1").hand(seat(1), "floor-2").hand(seat(2), "HA2"));
    table.play(1, "raise HA1");
    assert_eq!((table.money(1), table.on("HA1").unwrap().height), (350, 2));
    assert_eq!(table.stage(), StageView::Trading { seat: seat(1), left: 2 });
    table.play_all("1 done, 2 build HA2, 2 company silk");
    assert_eq!(table.value(Company::Silk), 40);
}

#[test]
fn c48_no_company_is_worth_more_than_f300() {
    let mut table =
        two(|a| a.standing(Company::Tea, 280, "HA1 HB1:2").hand(seat(1), "floor-3 HC1"));
    table.play(1, "raise HB1");
    assert_eq!((table.value(Company::Tea), table.money(1)), (300, 650), "f10 is lost");
    let mut table = two(|a| a.standing(Company::Tea, 300, "HA1 HB1").hand(seat(1), "HC1"));
    table.play(1, "build HC1");
    assert_eq!((table.value(Company::Tea), table.money(1)), (300, 350), "no change, no payout");
    assert_eq!(table.owner("HC1"), Some(Company::Tea), "it is extended all the same");
}

#[test]
fn c49_the_builder_is_paid_whoever_has_the_shares() {
    let mut table = two(|a| {
        a.standing(Company::Tea, 80, "HA1 HB1")
            .shares(seat(2), Company::Tea, 9)
            .hand(seat(1), "HC1")
    });
    let events = table.play(1, "build HC1");
    assert_eq!((table.money(1), table.money(2)), (350 + 90, 350));
    assert_eq!(heard(&events, "paid-out"), 1);
}

#[test]
fn c50_the_founder_is_paid_the_first_value() {
    let mut table = two(|a| a.built("HA1").hand(seat(1), "HA2"));
    table.play_all("1 build HA2, 1 company tea");
    assert_eq!((table.value(Company::Tea), table.money(1)), (20, 370));
}

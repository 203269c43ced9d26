//! The action cards (M-6, M-22 to M-33).

use crate::rulebook::table::{heard, kinds, seat, using, using_with};

/// Every space of a district but the last.
const GRACHTEN_BUT_ONE: &str = "G1w G1e G2w G2e G3w G3e G4w G4e G5w";
const OUDE_ZIJDE: &str = "O1w O1e O2w O2e O3w O3e O4w O4e O5w O5e";
const SILK: &str = "Asi1 Asi2 Bsi1 Bsi2 Csi1 Csi2 Dsi1 Dsi2 Dsi3";

#[test]
fn m6_a_space_holds_one_token() {
    let table = using("office-africa", |a| a.offices(seat(3), "Bge1"));
    table.refuses(1, "open Bge1", "M-6");
    let table = using("house-lastage", |a| a.houses(seat(1), "L1w"));
    table.refuses(1, "build L1w", "M-6");
}

#[test]
fn m22_the_example_of_both_books() {
    // One token each on sugar and spice; two steps on spice and one new token on silk.
    let mut table = using("goods", |a| a.market(seat(1), [1, 0, 1, 0]));
    table.play_all("1 step spice, 1 step spice, 1 step silk");
    assert_eq!(table.market(1), [1, 0, 3, 1]);
    assert_eq!(table.waiting(), [1, 2, 3, 4], "the card is used up");
}

#[test]
fn m22_a_step_enters_a_track_or_advances() {
    let mut table = using("goods", |a| a.market(seat(1), [0, 5, 0, 0]));
    table.play(1, "step sugar");
    table.play(1, "step gemstones");
    table.play(1, "step sugar");
    assert_eq!(table.market(1), [2, 6, 0, 0]);
}

#[test]
fn m23_at_most_two_of_the_three_steps_are_made_on_one_track() {
    let mut table = using("goods", |a| a);
    table.play_all("1 step silk, 1 step silk");
    assert_eq!(table.offers(1), ["step sugar", "step gemstones", "step spice", "skip"]);
    table.refuses(1, "step silk", "M-23");
}

#[test]
fn m24_from_the_last_space_there_is_no_step() {
    let table = using("goods", |a| a.market(seat(1), [8, 7, 0, 0]));
    table.refuses(1, "step sugar", "M-24");
    assert_eq!(table.offers_to(1, "step"), ["gemstones", "spice", "silk"]);
}

#[test]
fn m24_steps_that_cannot_be_made_lapse() {
    fn at_the_end(a: crate::rulebook::table::Arranged<'_>) -> crate::rulebook::table::Arranged<'_> {
        a.market(seat(1), [8, 8, 8, 7]).houses(seat(1), "G1w")
    }
    let mut table = using("goods", at_the_end);
    table.play(1, "step silk");
    assert_eq!(table.market(1), [8, 8, 8, 8]);
    assert_eq!(table.waiting(), [1, 2, 3, 4], "two steps have lapsed");
}

#[test]
fn m25_a_player_may_do_without_the_steps_that_are_left() {
    let mut table = using("goods", |a| a);
    table.play_all("1 step silk, 1 skip");
    assert_eq!((table.market(1), table.waiting()), ([0, 0, 0, 1], vec![1, 2, 3, 4]));
}

#[test]
fn m26_an_office_in_the_region_of_the_card_whatever_the_commodity() {
    // The picture of both books: America's, all four commodities.
    let mut table = using("office-americas", |a| a.market(seat(1), [0, 0, 0, 3]));
    let offered = table.offers_to(1, "open");
    assert_eq!(offered, ["Asu1", "Asu2", "Asu3", "Age1", "Age2", "Asp1", "Asp2", "Asi1", "Asi2"]);
    table.refuses(1, "open Bge1", "M-26");
    table.play(1, "open Asi2");
    table.play(1, "step silk");
    assert_eq!(table.player(1).offices, ["Asi2"]);
    assert_eq!(table.market(1), [0, 0, 0, 4]);
}

#[test]
fn m27_an_office_of_the_commodity_of_the_card_in_any_region() {
    // The picture of both books: silk, all regions; here it is opened in the Americas.
    let mut table = using("office-silk", |a| a);
    assert_eq!(table.offers_to(1, "open").join(" "), SILK);
    table.refuses(1, "open Asu1", "M-27");
    table.play_all("1 open Asi1, 1 step silk");
    assert_eq!((table.market(1), table.player(1).regions), ([0, 0, 0, 1], [1, 0, 0, 0]));
}

#[test]
fn m28_the_step_is_that_of_the_office_and_may_be_left() {
    let mut table = using("office-africa", |a| a);
    table.play(1, "open Bsp1");
    assert_eq!(table.offers(1), ["step spice", "skip"]);
    table.refuses(1, "step sugar", "M-28");
    table.play(1, "skip");
    assert_eq!((table.market(1), table.player(1).offices), ([0; 4], vec!["Bsp1".into()]));
}

#[test]
fn m28_on_the_last_space_the_office_is_opened_and_the_step_lapses() {
    let mut table = using("office-africa", |a| a.market(seat(1), [0, 0, 8, 0]));
    table.play(1, "open Bsp1");
    assert_eq!((table.player(1).offices.len(), table.market(1)), (1, [0, 0, 8, 0]));
    assert_eq!(table.waiting(), [1, 2, 3, 4]);
}

#[test]
fn m29_without_a_free_space_the_card_is_lost_with_its_step() {
    let mut table = crate::rulebook::table::arranged(crate::rulebook::table::open(4, &[]), |a| {
        a.offices(seat(2), SILK).next("office-silk goods goods")
    });
    table.play(1, "use");
    let told = table.play(1, "discard");
    assert!(heard(&told, "nothing-free") && heard(&told, "auction-began"), "{told:?}");
    assert_eq!(table.market(1), [0; 4]);
}

#[test]
fn m29_who_does_without_the_office_has_no_step_either() {
    let mut table = using("office-silk", |a| a);
    table.play(1, "skip");
    assert_eq!((table.market(1), table.waiting()), ([0; 4], vec![1, 2, 3, 4]));
}

#[test]
fn m30_a_warehouse_in_the_district_of_the_card_and_any_step() {
    // The picture of both books: Lastage, all four commodities.
    let mut table = using("house-lastage", |a| a);
    assert_eq!(table.offers_to(1, "build").len(), 10);
    assert!(table.offers_to(1, "build").iter().all(|name| name.starts_with('L')));
    table.refuses(1, "build G1w", "M-30");
    table.play(1, "build L4w");
    assert_eq!(table.offers_to(1, "step"), ["sugar", "gemstones", "spice", "silk"]);
    table.play(1, "step gemstones");
    assert_eq!((table.market(1), table.player(1).houses), ([0, 1, 0, 0], vec!["L4w".into()]));
}

#[test]
fn m31_a_warehouse_in_either_district_and_the_step_of_the_card() {
    // The picture of both books: Grachten or Oude Zijde, gemstones.
    let mut table =
        using("house-oude-zijde-grachten-gemstones", |a| a.market(seat(1), [0, 2, 0, 0]));
    let offered = table.offers_to(1, "build");
    assert_eq!(offered.iter().filter(|name| name.starts_with('G')).count(), 10);
    assert_eq!(offered.iter().filter(|name| name.starts_with('O')).count(), 10);
    assert_eq!(offered.len(), 20);
    table.play(1, "build O1e");
    assert_eq!(table.offers(1), ["step gemstones", "skip"]);
    table.refuses(1, "step silk", "M-31");
    table.play(1, "step gemstones");
    assert_eq!(table.market(1), [0, 3, 0, 0]);
}

#[test]
fn m31_if_one_of_the_districts_is_full_the_other_is_left() {
    let table = using("house-oude-zijde-grachten-gemstones", |a| {
        a.houses(seat(2), OUDE_ZIJDE).houses(seat(3), GRACHTEN_BUT_ONE)
    });
    assert_eq!(table.offers_to(1, "build"), ["G5e"]);
}

fn full(a: crate::rulebook::table::Arranged<'_>) -> crate::rulebook::table::Arranged<'_> {
    a.houses(seat(2), OUDE_ZIJDE).houses(seat(3), GRACHTEN_BUT_ONE).houses(seat(4), "G5e")
}

#[test]
fn m32_in_full_districts_the_step_is_still_made() {
    let mut table = using("house-oude-zijde-grachten-gemstones", full);
    assert_eq!(table.offers(1), ["step gemstones", "skip"]);
    table.play(1, "step gemstones");
    assert_eq!(table.market(1), [0, 1, 0, 0]);
    let single = using("house-oude-zijde", full);
    assert_eq!(single.offers_to(1, "step").len(), 4);
}

#[test]
fn m32_in_the_english_way_the_card_is_lost() {
    let english = [("full-district", "nothing")];
    let table = using_with(&english, "house-oude-zijde-grachten-gemstones", full);
    assert_eq!((table.market(1), table.waiting()), ([0; 4], vec![1, 2, 3, 4]));
}

#[test]
fn m33_a_player_may_do_without_the_warehouse_or_the_step() {
    let mut table = using("house-lastage", |a| a);
    table.play(1, "skip");
    assert_eq!(table.offers_to(1, "step").len(), 4, "the step is open without a warehouse");
    table.play(1, "step silk");
    assert_eq!((table.player(1).houses.len(), table.market(1)), (0, [0, 0, 0, 1]));

    let mut table = using("house-lastage", |a| a);
    table.play(1, "build L1w");
    let told = table.play(1, "skip");
    assert_eq!(kinds(&told), ["skipped", "auction-began"]);
    assert_eq!((table.player(1).houses.len(), table.market(1)), (1, [0; 4]));
}

#[test]
fn m33_in_the_english_way_there_is_no_step_without_the_warehouse() {
    let mut table = using_with(&[("full-district", "nothing")], "house-lastage", |a| a);
    table.play(1, "skip");
    assert_eq!((table.market(1), table.waiting()), ([0; 4], vec![1, 2, 3, 4]));
}

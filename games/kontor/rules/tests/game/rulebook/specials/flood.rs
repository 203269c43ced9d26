//! The flood (K-78, K-79).

use damrak_core::Documents;
use damrak_kontor::{BLACK, Direction, RED};

use super::{laying, poor};
use crate::rulebook::table::{closings, kinds, names};

#[test]
fn k78_a_quay_with_one_good_of_either_colour_can_be_flooded() {
    for (quay, good) in [("R65", "tea"), ("K36", "wine"), ("R21", "spice"), ("K28", "spice")] {
        let mut table = laying("S86", "base", |a| a.lay(&format!("{quay} d4")));
        table.play(RED, "build d4");
        let cell = table.at("d4").unwrap();
        assert_eq!(cell.card.kind, "flood", "{good}");
        assert_eq!(names(&cell.below), [quay]);
        assert!(table.view().harbour.sectors.is_empty(), "no quay is left");
    }
}

#[test]
fn k78_cranes_larger_quays_canals_and_customs_houses_cannot_be_flooded() {
    let lay = "R01 d4, R05 c4, R03 d3, R09 d2, K08 f4, K12 f3, S90 g4, R65 h4, S87 h4, R59 d6";
    let table = laying("S86", "base", |a| a.lay(lay));
    let cranes = ["d4", "c4"];
    let larger = ["d3", "d2", "f4", "f3"];
    let others = ["e5", "e4", "g4", "h4", "c3", "a1"];
    for cell in cranes.into_iter().chain(larger).chain(others) {
        table.refuses(RED, &format!("build {cell}"), "K-78");
    }
    assert_eq!(table.cells_to(RED, "build"), ["d6"]);
}

#[test]
fn k78_the_cell_is_a_canal_from_then_on() {
    // Black plays a boat and goes to the flood; their quay needs no crane's leave there.
    let mut table = poor("base", |a| a.lay("R65 d4, K08 c4").hand(RED, "S86").hand(BLACK, "K26"));
    table.reveal("S86", "K26");
    table.play(RED, "build d4");
    table.play(BLACK, "boat d4");
    assert_eq!(table.boat(), "d4");
    assert!(table.allows(BLACK, "remove c4"), "it touches the boat now");
}

#[test]
fn k78_the_goods_below_are_gone() {
    let mut table = laying("S86", "base", |a| a.lay("R65 d4, R47 c4, K60 d3"));
    assert_eq!(table.sector("d4").stocks, [[2, 0, 0], [0, 0, 1]]);
    table.play(RED, "build d4");
    assert_eq!(table.sector("c4").stocks, [[1, 0, 0], [0; 3]]);
    assert_eq!(table.sector("d3").stocks, [[0; 3], [0, 0, 1]]);
}

#[test]
fn k78_a_flooded_quay_is_no_quay_for_the_boat() {
    let mut table = poor("base", |a| a.lay("R25 d4, R47 c4").hand(RED, "S86").hand(BLACK, "K26"));
    table.reveal("S86", "K26");
    table.play(RED, "build d4");
    table.play(BLACK, "boat e4");
    table.refuses(BLACK, "remove d4", "K-23");
    assert_eq!(kinds(&table.play(BLACK, "build f4")), ["laid", "drew", "round-began"]);
}

#[test]
fn k79_a_flood_splits_a_sector() {
    let mut table = laying("S86", "base", |a| a.lay("R65 b4, R59 c4, R53 d4"));
    assert_eq!(table.sector("d4").cells, ["b4", "c4", "d4"]);
    table.play(RED, "build c4");
    assert_eq!(table.sector("b4").cells, ["b4"]);
    assert_eq!(table.sector("d4").cells, ["d4"]);
    assert!(!table.sector("b4").closed && !table.sector("d4").closed);
}

#[test]
fn k79_sectors_that_a_flood_closes_are_scored_at_once() {
    let mut table = laying("S86", "base", |a| a.lay("R65 b4, R59 c4, R53 d4, C85 d3"));
    let closed = closings(&table.play(RED, "build c4"));
    assert_eq!(
        closed.iter().map(|(cell, size, _)| (&cell[..], *size)).collect::<Vec<_>>(),
        [("d4", 1)]
    );
    assert_eq!(table.sector("d4").guard, Some(RED));
    assert!(!table.sector("b4").closed);
}

#[test]
fn k79_a_flood_can_close_several_sectors() {
    let lay = "R65 b4, K66 c4, K54 d4, C85 d3, C84 a4, C83 b3, C82 b5, C81 c3";
    let mut table = laying("S86", "base", |a| a.lay(&lay.replace("C81 c3", "R41 c3")));
    let events = table.play(RED, "build c4");
    assert_eq!(closings(&events).len(), 2, "b4 and d4; c3 is open");
    assert_eq!(table.sector("b4").guard, Some(RED));
    assert_eq!(table.sector("d4").guard, Some(BLACK));
    assert!(!table.sector("c3").closed);
}

#[test]
fn k79_a_flood_on_a_bridge_cuts_the_link() {
    let mut table = laying("S86", "base", |a| {
        a.lay("R65 d4, K66 f4, C80 e4").bridge("S88", "e4", Direction::EastWest)
    });
    assert_eq!(table.sector("d4").cells, ["d4", "f4"]);
    table.play(RED, "build e4");
    assert_eq!(table.sector("d4").cells, ["d4"]);
    assert_eq!(table.sector("f4").cells, ["f4"]);
    assert_eq!(table.at("e4").unwrap().bridge, None);
    assert_eq!(names(&table.at("e4").unwrap().below), ["C80", "S88"]);
}

#[test]
fn k79_a_flood_on_a_bridge_closes_the_side_that_was_open_only_through_it() {
    let mut table = laying("S86", "base", |a| {
        a.lay("R65 d4, C85 d3, C84 c4, K66 f4, C80 e4").bridge("S88", "e4", Direction::EastWest)
    });
    assert!(!table.sector("d4").closed, "f4 has free cells beside it");
    let events = table.play(RED, "build e4");
    assert_eq!(closings(&events).len(), 1);
    assert_eq!(table.sector("d4").guard, Some(RED));
    assert!(!table.sector("f4").closed);
}

#[test]
fn k79_a_flood_at_the_end_of_a_bridge_closes_the_other_end() {
    let mut table = laying("S86", "base", |a| {
        a.lay("R65 d4, C85 d3, C84 c4, K66 f4, C80 e4").bridge("S88", "e4", Direction::EastWest)
    });
    let events = table.play(RED, "build f4");
    assert_eq!(closings(&events).len(), 1);
    assert_eq!(table.sector("d4").cells, ["d4"]);
    assert_eq!(table.sector("d4").guard, Some(RED));
}

#[test]
fn k79_the_boat_stays_on_a_flooded_bridge() {
    let mut table = laying("S86", "base", |a| {
        a.lay("R65 d4, K66 f4, C80 e4").bridge("S88", "e4", Direction::EastWest).boat("e4")
    });
    table.play(RED, "build e4");
    assert_eq!(table.boat(), "e4");
}

#[test]
fn k78_a_saved_flood_that_covers_nothing_cannot_be() {
    let table = poor("base", |a| a.lay("R65 d4, S86 d4"));
    let document = table.rules.save(&table.position);
    assert!(table.rules.load(&document).is_ok());
    let mut bare = document;
    assert_eq!(bare["covered"], serde_json::json!([["d4", "R65"]]));
    bare["covered"] = serde_json::json!([]);
    bare["quay_piles"][0]["cards"].as_array_mut().unwrap().insert(0, "R65".into());
    assert!(table.rules.load(&bare).is_err(), "a flood lies on a quay or a bridge");
}

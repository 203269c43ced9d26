//! The bridge (K-80, K-81).

use damrak_core::Documents;
use damrak_kontor::{BLACK, Direction, RED};

use super::{laying, laying_first, poor, specials};
use crate::rulebook::picture::picture;
use crate::rulebook::table::{Table, closings, names};

#[test]
fn k80_a_bridge_joins_quays_over_a_canal_in_either_direction() {
    let mut table = laying("S88", "base", |a| a.lay("R65 d4, K66 f4, R59 d6"));
    let mut down = table.clone();
    down.play(RED, "build d5 ns");
    assert_eq!(down.at("d5").unwrap().bridge, Some("ns"));
    assert_eq!(down.sector("d4").cells, ["d4", "d6"]);
    table.play(RED, "build e4 ew");
    assert_eq!(table.at("e4").unwrap().bridge, Some("ew"));
    assert_eq!(table.sector("d4").cells, ["d4", "f4"]);
}

#[test]
fn k80_a_bridge_may_cover_the_anchor() {
    let mut table = laying("S88", "gulliver", |a| a.lay("R65 d5, K66 f5"));
    table.play(RED, "build e5 ew");
    assert_eq!(names(&table.at("e5").unwrap().below), ["anchor"]);
    assert_eq!(table.sector("d5").cells, ["d5", "f5"]);
    assert_eq!(table.boat(), "e5", "the boat stays on it");
}

#[test]
fn k80_a_bridge_may_cover_a_flood() {
    let mut table = laying("S88", "base", |a| a.lay("R65 d4, K48 c4, S86 c4, R59 b4"));
    table.play(RED, "build c4 ew");
    assert_eq!(names(&table.at("c4").unwrap().below), ["K48", "S86"]);
    assert_eq!(table.sector("d4").cells, ["b4", "d4"]);
}

#[test]
fn k80_a_bridge_covers_nothing_else() {
    let table = laying("S88", "base", |a| {
        let lay = a.lay("R65 d4, K66 f4, R59 c4, R47 b4, S90 d3, R53 d2, R41 d6, C80 e4");
        lay.bridge("S89", "e4", Direction::EastWest)
    });
    assert!(table.allows(RED, "build d5 ns"));
    table.refuses(RED, "build c4 ew", "K-80"); // a quay
    table.refuses(RED, "build d3 ns", "K-80"); // a customs house
    table.refuses(RED, "build e4 ew", "K-80"); // a bridge
    table.refuses(RED, "build f3 ew", "K-80"); // a free cell
}

#[test]
fn k80_a_bridge_does_not_cover_a_bridge_even_the_other_way() {
    // Four quays around c3: the bridge joins b3 and d3; c2 and c4 stay apart.
    let lay = "C80 c3, R65 c2, R59 c4, K66 b3, K60 d3, R53 f4, R47 f6";
    let table = laying("S88", "base", |a| a.lay(lay).bridge("S89", "c3", Direction::EastWest));
    table.refuses(RED, "build c3 ns", "K-80");
    let free = laying("S88", "base", |a| a.lay(lay));
    assert!(free.allows(RED, "build c3 ns") && free.allows(RED, "build c3 ew"));
}

#[test]
fn k80_a_bridge_lies_on_any_canal_whatever_its_ends() {
    let mut table = laying("S88", "base", |a| a.lay("R65 d4, K66 f4"));
    let canals = ["e3", "e4", "c5", "d5", "e5", "f5", "g5", "e6", "e7"];
    let ways = ["ew", "ns"].map(|way| canals.map(|cell| format!("build {cell} {way}"))).concat();
    assert_eq!(table.offers(RED), ways);
    table.play(RED, "build e6 ns");
    assert_eq!(table.at("e6").unwrap().bridge, Some("ns"), "canals at both ends");
    assert_eq!(table.sector("d4").cells, ["d4"], "it joins nothing");
}

#[test]
fn k80_a_bridge_may_lead_from_a_sector_to_itself() {
    // Around the canals c5 and d5, by b5.
    let ring = "R65 d4, R59 c4, R53 b4, R47 b5, R41 b6, R35 c6, R29 d6";
    let mut table = laying("S88", "base", |a| a.lay(ring));
    table.play(RED, "build d5 ns");
    assert_eq!(table.sector("d4").cells.len(), 7);
}

#[test]
fn k80_a_bridge_joins_what_is_laid_at_its_ends_later() {
    let mut table = poor("base", |a| a.lay("R65 d4").hand(RED, "S88").hand(BLACK, "K66"));
    table.reveal("S88", "K66");
    table.play(RED, "build e4 ew");
    assert_eq!(table.sector("d4").cells, ["d4"]);
    table.play(BLACK, "build f4");
    assert_eq!(table.sector("d4").cells, ["d4", "f4"]);
}

#[test]
fn k80_in_the_first_version_both_ends_must_be_quays() {
    let table = laying_first("S88", |a| a.lay("R65 d4, K66 f4, R59 d6, C85 c4"));
    assert_eq!(table.offers(RED), ["build e4 ew", "build d5 ns"]);
    table.refuses(RED, "build e4 ns", "K-80"); // canals at both ends
    table.refuses(RED, "build c4 ew", "K-80"); // nothing on b4
    table.refuses(RED, "build e6 ew", "K-80"); // a quay on d6, nothing on f6
    assert!(table.allows(RED, "build e4 ew"));
}

#[test]
fn k80_a_customs_house_and_a_crane_are_quays_too() {
    let table = laying("S88", "base", |a| a.lay("S90 d4, R01 f4"));
    assert!(table.allows(RED, "build e4 ew"));
}

#[test]
fn k80_in_the_first_version_the_ends_must_belong_to_two_sectors() {
    // Around the canals c5 and d5, by b5.
    let ring = "R65 d4, R59 c4, R53 b4, R47 b5, R41 b6, R35 c6, R29 d6";
    let table = laying_first("S88", |a| a.lay(ring).lay("K66 f4"));
    table.refuses(RED, "build d5 ns", "K-80");
    assert!(table.allows(RED, "build e4 ew"));
    // Joined by another bridge already.
    let table = laying_first("S88", |a| {
        let two = a.lay("R65 d4, R59 c4, R35 c6, R29 d6");
        two.lay("C80 c5").bridge("S89", "c5", Direction::NorthSouth).lay("K66 f4")
    });
    table.refuses(RED, "build d5 ns", "K-80");
}

#[test]
fn k80_no_bridge_beside_a_closed_sector() {
    let table = laying("S88", "base", |a| a.lay("R65 d4, C85 d3, C84 c4, K66 f4, K60 d6, K54 f6"));
    assert!(table.sector("d4").closed);
    table.refuses(RED, "build e4 ew", "K-77");
    table.refuses(RED, "build d5 ns", "K-77");
    assert!(table.allows(RED, "build f5 ns"));
}

#[test]
fn k80_a_bridge_needs_a_direction_and_only_a_bridge_has_one() {
    let mut table = poor("base", |a| a.lay("R65 d4, K66 f4").hand(RED, "S88").hand(BLACK, "C63"));
    table.reveal("S88", "C63");
    table.refuses(RED, "build e4", "K-80");
    table.play(RED, "build e4 ew");
    table.refuses(BLACK, "build d3 ns", "K-80");
    table.play(BLACK, "build d3");
}

#[test]
fn k81_goods_and_size_are_added_up_without_the_bridge() {
    let mut table = laying("S88", "base", |a| a.lay("R65 d4, K12 f4, K66 g4"));
    table.play(RED, "build e4 ew");
    let sector = table.sector("d4");
    assert_eq!(sector.cells, ["d4", "f4", "g4"], "the bridge adds nothing");
    assert_eq!(sector.stocks, [[1, 0, 0], [2, 1, 0]]);
    assert_eq!(sector.leader, Some(BLACK));
}

#[test]
fn k81_joined_sectors_close_and_score_as_one() {
    let mut table = poor("base", |a| {
        let lay = a.lay("R65 d4, C85 d3, C84 c4, K12 f4, C83 f3, C80 e4");
        lay.bridge("S88", "e4", Direction::EastWest).hand(BLACK, "C63")
    });
    table.reveal("pass", "C63");
    let closed = closings(&table.play(BLACK, "build g4"));
    assert_eq!(closed.len(), 1);
    assert_eq!((closed[0].1, closed[0].2.winner), (2, Some(BLACK)));
    assert_eq!(table.sector("d4").guard, Some(BLACK));
}

#[test]
fn k81_a_free_cell_at_one_end_keeps_the_other_end_open() {
    // Black's boat takes the quay at the far end away: d4 is open to the freed cell.
    let mut table = poor("base", |a| {
        let lay = a.lay("R65 d4, C85 d3, C84 c4, K08 f4, C80 e4");
        lay.bridge("S88", "e4", Direction::EastWest).hand(RED, "C62").hand(BLACK, "K26")
    });
    table.reveal("C62", "K26");
    table.play(RED, "build e2");
    table.play(BLACK, "boat f5");
    table.play(BLACK, "remove f4");
    assert_eq!(table.sector("d4").cells, ["d4"]);
    assert!(!table.sector("d4").closed);
    let mut elsewhere = table.clone();
    elsewhere.play(BLACK, "build f6");
    assert!(!elsewhere.sector("d4").closed, "f4 is still free");
    table.play(BLACK, "build f4");
    assert_eq!(table.sector("d4").cells, ["d4", "f4"], "the bridge still stands");
}

#[test]
fn k81_a_bridge_towards_a_free_cell_keeps_a_sector_open() {
    let enclosed = "R65 d4, C85 d3, C84 c4";
    let mut table = poor("base", |a| a.lay("R65 d4, C85 d3").hand(RED, "S88").hand(BLACK, "C63"));
    table.reveal("S88", "C63");
    table.play(RED, "build e4 ew");
    table.play(BLACK, "build c4");
    assert!(!table.sector("d4").closed, "f4 is free, and the bridge leads there");
    let without = poor("base", |a| a.lay(enclosed));
    assert!(without.sector("d4").closed);
}

#[test]
fn k81_a_bridge_does_not_lead_on_over_another_bridge() {
    // From e3 to the right: two canals with bridges between the quays on d3 and g3.
    let table = poor("base", |a| {
        let lay = a.lay("R65 d3, C85 e3, C84 f3, K66 g3, K60 f4");
        lay.bridge("S88", "e3", Direction::EastWest).bridge("S89", "f3", Direction::EastWest)
    });
    assert_eq!(table.sector("d3").cells, ["d3"]);
    assert_eq!(table.sector("g3").cells, ["g3"]);
}

#[test]
fn k81_a_canal_on_the_freed_end_closes_the_other_end() {
    let mut table = poor("base", |a| {
        let lay = a.lay("R65 d4, C85 d3, C84 c4, K08 f4, C80 e4");
        lay.bridge("S88", "e4", Direction::EastWest).hand(RED, "C32")
    });
    table.reveal("C32", "pass");
    table.play(RED, "boat f5");
    table.play(RED, "remove f4");
    let closed = closings(&table.play(RED, "build f4"));
    assert_eq!(closed.len(), 1);
    assert_eq!(table.sector("d4").guard, Some(RED));
}

#[test]
fn k81_the_boat_may_stand_on_a_bridge() {
    let mut table = poor("base", |a| {
        let lay = a.lay("R65 d4, K08 f4, C80 e4").bridge("S88", "e4", Direction::EastWest);
        lay.hand(RED, "R25")
    });
    table.reveal("R25", "pass");
    table.play(RED, "boat e4");
    assert_eq!(table.boat(), "e4");
    assert!(table.allows(RED, "remove f4"));
}

#[test]
fn k81_the_other_two_sides_of_a_bridge_close_sectors() {
    // The bridge on c3 joins c2 and c4; the quay on b3 beside it is a sector of its own.
    let mut table = poor("base", |a| {
        let lay = a.lay("C85 c3, R65 c2, R59 c4, K66 b3, C84 a3, C83 b4");
        lay.bridge("S88", "c3", Direction::NorthSouth).hand(RED, "C63")
    });
    assert_eq!(table.sector("c2").cells, ["c2", "c4"]);
    assert_eq!(table.sector("b3").cells, ["b3"]);
    table.reveal("C63", "pass");
    table.play(RED, "build b2");
    assert!(table.sector("b3").closed);
    assert_eq!(table.sector("b3").guard, Some(BLACK));
    assert!(!table.sector("c2").closed);
}

#[test]
fn k81_a_crane_does_not_reach_across_a_bridge() {
    // The black crane stands at one end; the other end is freed and built on by Red.
    let mut table = poor("base", |a| {
        let lay = a.lay("K02 d4, K08 f4, C80 e4").bridge("S88", "e4", Direction::EastWest);
        lay.hand(RED, "R25")
    });
    table.reveal("R25", "pass");
    table.play(RED, "boat f5");
    table.play(RED, "remove f4");
    table.refuses(RED, "build d3", "K-33");
    table.play(RED, "build f4");
    assert_eq!(table.sector("d4").cells, ["d4", "f4"]);
}

#[test]
fn k81_in_water_games_a_bridge_is_water() {
    let rows = "
        . . K66 . .
        ~ ~ A   ~ ~
        . . R65 . .
        . . ~   . .
        . R47 R59 . .
    ";
    // On d8 lies a canal between the quays on d7 and d9, with a bridge on it.
    let cards = picture("b5", "R13", rows);
    let mut table = Table::arranged(specials("water-games"), |a| {
        let lay = a.lay(&cards).bridge("S88", "d8", Direction::NorthSouth);
        lay.guilders(1, 1).hand(RED, "R13")
    });
    table.reveal("R13", "pass");
    table.refuses(RED, "build e9", "K-61");
    table.play(RED, "build e8");
    assert_eq!(table.card_at("e8").as_deref(), Some("R13"));
}

#[test]
fn k80_a_saved_bridge_that_covers_no_canal_cannot_be() {
    let table =
        poor("base", |a| a.lay("R65 d4, K66 f4, C80 e4").bridge("S88", "e4", Direction::EastWest));
    let document = table.rules.save(&table.position);
    assert!(table.rules.load(&document).is_ok());
    let mut bare = document;
    assert_eq!(bare["covered"], serde_json::json!([["e4", "C80"]]));
    bare["covered"] = serde_json::json!([]);
    bare["canal_pile"]["cards"].as_array_mut().unwrap().insert(0, "C80".into());
    assert!(table.rules.load(&bare).is_err(), "a bridge lies on a canal");
}

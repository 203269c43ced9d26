//! Phase 6: sectors, stocks and guards (clauses K-35 to K-45).

use damrak_kontor::{BLACK, DecidedBy, Event, Good, Majority, RED, decide_majority};

use crate::rulebook::table::{Table, base, closings, kinds};

/// Lays cards, lets Red play one and Black pass.
fn red_plays(lay: &str, card: &str) -> Table {
    let mut table = base(|a| a.lay(lay).hand(RED, card).hand(BLACK, "K66"));
    table.reveal(card, "pass");
    table
}

/// Closes a sector of these quays in the upper left corner with a canal.
fn close(quays: &str) -> (Table, Majority) {
    const CORNER: [&str; 9] = ["d4", "d3", "c4", "c3", "b4", "b3", "d2", "c2", "b2"];
    let quays: Vec<&str> = quays.split(' ').collect();
    let pair = |(cell, card): (&str, String)| format!("{card} {cell}");
    let laid = CORNER.into_iter().zip(quays.iter().map(|name| (*name).to_owned())).map(pair);
    let free = CORNER[quays.len()];
    let plain = [62, 63, 64, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76].map(|n| format!("C{n}"));
    let edge = ["b5", "e2", "h5", "e8"];
    let water = edge.into_iter().chain(CORNER.into_iter().skip(quays.len() + 1));
    let laid: Vec<String> = laid.chain(water.zip(plain).map(pair)).collect();
    let mut table = red_plays(&laid.join(", "), "C77");
    let heard = table.play(RED, &format!("build {free}"));
    let (_, size, majority) = closings(&heard).remove(0);
    assert_eq!(usize::from(size), quays.len());
    (table, majority)
}

#[test]
fn k35_quays_that_touch_form_a_sector_whoever_owns_them() {
    let table = red_plays("R13 d4, K36 c4, R19 c3, K42 d6, R41 f4", "R35");
    assert_eq!(table.sector("d4").cells, ["c3", "c4", "d4"]);
    assert_eq!(table.sector("d6").cells, ["d6"], "the canal on d5 lies between");
    assert_eq!(table.sector("f4").cells, ["f4"]);
    assert_eq!(table.view().harbour.sectors.len(), 3);
}

#[test]
fn k35_a_corner_is_not_enough() {
    let table = red_plays("R13 d4, K36 c3", "R35");
    assert_eq!(table.sector("d4").cells, ["d4"]);
    assert_eq!(table.sector("c3").cells, ["c3"]);
}

#[test]
fn k35_a_quay_between_two_sectors_joins_them() {
    let mut table = red_plays("R13 d4, K36 c3", "R35");
    table.play(RED, "build c4");
    assert_eq!(table.sector("d4").cells, ["c3", "c4", "d4"]);
}

#[test]
fn k36_a_stock_is_the_sum_of_the_goods_on_the_own_quays() {
    let table = red_plays("R03 d4, R11 c4, R13 c3, K08 d3, K10 b3, K02 b4, R59 d6", "R35");
    assert_eq!(table.sector("d4").stocks, [[2, 3, 1], [1, 1, 2]]);
    assert_eq!(table.sector("d6").stocks, [[0, 0, 1], [0, 0, 0]]);
}

/// The first picture of the book: Red's quay 11 is the distribution centre for all their warehouses.
#[test]
fn k37_the_picture_all_warehouses_stand_on_the_first_quay() {
    let mut table = red_plays("R11 d4", "R53");
    assert_eq!(table.at("d4").unwrap().stock, Some([1, 1, 0]));
    table.play(RED, "build c4");
    assert_eq!(table.at("d4").unwrap().stock, Some([1, 2, 0]));
    assert_eq!(table.at("c4").unwrap().stock, None);
}

/// The second picture: Black comes into the sector and makes their quay 8 a centre.
#[test]
fn k37_the_picture_the_other_has_a_centre_of_his_own() {
    let mut table = base(|a| a.lay("R11 d4, R53 c4").hand(RED, "R65").hand(BLACK, "K08"));
    table.reveal("pass", "K08");
    table.play(BLACK, "boat stays");
    table.play(BLACK, "build d3");
    assert_eq!(table.at("d4").unwrap().stock, Some([1, 2, 0]));
    assert_eq!(table.at("d3").unwrap().stock, Some([0, 1, 1]));
    assert_eq!(table.at("c4").unwrap().stock, None);
}

#[test]
fn k37_when_sectors_merge_the_longest_standing_quay_takes_all() {
    let mut table = red_plays("R13 c3, R17 d4, K36 b3", "R35");
    assert_eq!(table.at("c3").unwrap().stock, Some([0, 1, 0]));
    assert_eq!(table.at("d4").unwrap().stock, Some([1, 0, 0]));
    table.play(RED, "build c4");
    assert_eq!(table.at("c3").unwrap().stock, Some([1, 2, 0]));
    assert_eq!(table.at("d4").unwrap().stock, None);
    assert_eq!(table.at("b3").unwrap().stock, Some([0, 1, 0]), "Black's stays where it was");
}

#[test]
fn k37_when_the_centre_is_removed_the_next_oldest_takes_over() {
    let mut table = red_plays("R07 d4, R59 c3, R53 c4", "R27");
    assert_eq!(table.at("d4").unwrap().stock, Some([0, 2, 2]));
    table.play(RED, "boat d5");
    table.play(RED, "remove d4");
    assert_eq!(table.at("c3").unwrap().stock, Some([0, 1, 1]));
    assert_eq!(table.at("c4").unwrap().stock, None);
    table.play(RED, "build d4");
    assert_eq!(table.at("d4").unwrap().stock, None, "a new quay on the cell is the youngest");
    assert_eq!(table.at("c3").unwrap().stock, Some([0, 1, 2]));
}

#[test]
fn k37_when_a_sector_is_split_each_part_has_a_centre() {
    let mut table = red_plays("R11 d4, K08 c4, R13 b4, R59 b3", "R27");
    assert_eq!(table.at("b4").unwrap().stock, None);
    table.play(RED, "boat c5");
    table.play(RED, "remove c4");
    assert_eq!(table.at("d4").unwrap().stock, Some([1, 1, 0]));
    assert_eq!(table.at("b4").unwrap().stock, Some([0, 1, 1]));
    assert_eq!(table.at("b3").unwrap().stock, None);
}

#[test]
fn k37_a_crane_is_no_centre() {
    let table = red_plays("R01 d4, R13 c4", "R35");
    assert_eq!(table.at("d4").unwrap().stock, None);
    assert_eq!(table.at("c4").unwrap().stock, Some([0, 1, 0]));
}

#[test]
fn k38_canals_on_all_sides_close_a_sector() {
    let mut table = red_plays("R13 d4, C67 d3", "C62");
    assert!(!table.sector("d4").closed, "c4 is free");
    let heard = table.play(RED, "build c4");
    assert_eq!(kinds(&heard), ["laid", "closed", "paid", "drew", "round-began"]);
    assert!(table.sector("d4").closed && table.at("d4").unwrap().closed);
}

#[test]
fn k38_another_free_cell_keeps_it_open() {
    let mut table = red_plays("R13 d4, K36 c4, C67 d3, C68 b4", "C62");
    let heard = table.play(RED, "build b3");
    assert!(closings(&heard).is_empty());
    assert!(!table.sector("d4").closed, "c3 is free beside Black's quay");
}

#[test]
fn k38_a_quay_in_the_last_gap_closes_it_as_well() {
    let mut table = red_plays("R13 d4, C67 d3, C68 c3, C69 b4", "R35");
    let heard = table.play(RED, "build c4");
    assert_eq!(closings(&heard)[0].1, 2);
    assert!(table.sector("c4").closed);
}

#[test]
fn k38_the_border_closes_too_but_only_once_it_is_fixed() {
    let mut table = red_plays("R13 h5, C67 h4", "C62");
    let heard = table.play(RED, "build h6");
    assert!(closings(&heard).is_empty(), "i5 can still be reached");
    let mut table = red_plays("R13 h5, C67 h4, C68 b5", "C62");
    let heard = table.play(RED, "build h6");
    assert_eq!(closings(&heard)[0].0, "h5");
}

#[test]
fn k39_one_card_may_close_several_sectors() {
    let mut table = red_plays("R13 c4, K36 d3, C67 b4, C68 c3, C69 d2", "C62");
    let heard = table.play(RED, "build d4");
    let closed: Vec<_> =
        closings(&heard).into_iter().map(|(cell, _, m)| (cell, m.winner)).collect();
    assert_eq!(closed, [("d3".to_owned(), Some(BLACK)), ("c4".to_owned(), Some(RED))]);
    assert_eq!(table.view().players.each_ref().map(|player| player.guards), [1, 1]);
}

#[test]
fn k39_a_card_that_fixes_the_border_closes_sectors_far_away() {
    let mut table = red_plays("K36 h5, C67 h4, C68 h6", "R35");
    let heard = table.play(RED, "build b5");
    assert_eq!(kinds(&heard), ["laid", "columns-fixed", "closed", "drew", "round-began"]);
    assert_eq!(closings(&heard)[0].0, "h5");
    assert!(!table.sector("b5").closed);

    let mut table = red_plays("K36 e8, C67 d8, C68 f8", "R35");
    let heard = table.play(RED, "build e2");
    assert_eq!(kinds(&heard), ["laid", "rows-fixed", "closed", "drew", "round-began"]);
    assert_eq!(closings(&heard)[0].0, "e8");
}

#[test]
fn k39_a_sector_that_is_not_touched_stays_open() {
    let mut table = red_plays("R13 d4, C67 d3, R19 f4, C68 g4", "C62");
    let heard = table.play(RED, "build c4");
    assert_eq!(closings(&heard).len(), 1);
    assert!(!table.sector("f4").closed);
}

#[test]
fn k40_the_majority_sets_a_guard_at_once() {
    let mut table = red_plays("K08 d4, C67 d3", "C62");
    let open = table.sector("d4");
    assert_eq!((open.leader, open.guard), (Some(BLACK), None));
    let heard = table.play(RED, "build c4");
    let closed = heard.iter().position(|event| matches!(event, Event::Closed { .. }));
    let paid = heard.iter().position(|event| matches!(event, Event::Paid { .. }));
    assert!(closed < paid, "scoring interrupts the turn");
    assert_eq!(table.sector("d4").guard, Some(BLACK));
    assert_eq!(table.at("d4").unwrap().guard, Some(BLACK));
    assert_eq!(table.at("d4").unwrap().stock, None, "the warehouses are taken off");
    assert_eq!(table.view().players.each_ref().map(|player| player.guards), [0, 1]);
}

#[test]
fn k40_no_sector_gets_a_second_guard() {
    let mut table = red_plays("R13 d4, R19 d3, C67 c3, C68 d2, C69 c4, R53 f4, C70 g4", "C62");
    assert_eq!(table.view().players[0].guards, 1);
    let heard = table.play(RED, "build f3");
    assert_eq!(closings(&heard).len(), 1);
    assert_eq!(table.view().players[0].guards, 2);
    let posts = ["d3", "d4"].map(|cell| table.at(cell).unwrap().guard);
    assert_eq!(posts.iter().flatten().count(), 1);
}

#[test]
fn k40_a_sixth_guard_is_found() {
    let canals =
        "C62 c4, C63 d3, C64 g4, C67 f3, C68 c6, C69 d7, C70 g6, C71 f7, C72 b3, C73 c2, C74 h3";
    let quays = "R13 d4, R19 f4, R35 d6, R53 f6, R25 c3, R11 g3";
    let mut table = red_plays(&format!("{canals}, {quays}"), "C75");
    assert_eq!(table.view().players[0].guards, 5);
    table.play(RED, "build g2");
    assert_eq!(table.view().players[0].guards, 6);
}

/// The first example of the book: wine 3 to 0 for Red, tea only 2 to 0 for Black, spice equal.
#[test]
fn k41_the_picture_three_to_nothing_in_wine_beats_two_to_nothing_in_tea() {
    let (table, majority) = close("R07 R13 R19 K10 K18");
    assert_eq!(majority.stocks, [[0, 3, 1], [2, 0, 1]]);
    assert_eq!(majority.winner, Some(RED));
    assert_eq!((majority.by, majority.good), (DecidedBy::LargestDifference, Some(Good::Wine)));
    assert_eq!(table.sector("d4").guard, Some(RED));
}

#[test]
fn k41_one_large_difference_beats_two_small_ones() {
    let (table, majority) = close("R07 R13 R15 K18 K24 K30");
    assert_eq!(majority.stocks, [[0, 2, 2], [3, 0, 0]]);
    assert_eq!((majority.winner, majority.good), (Some(BLACK), Some(Good::Tea)));
    assert_eq!(majority.by, DecidedBy::LargestDifference);
    assert_eq!(table.sector("d4").guard, Some(BLACK));
}

#[test]
fn k41_differences_count_and_not_stocks() {
    let (_, majority) = close("R13 R19 R25 K14 K20 K18 K24");
    assert_eq!(majority.stocks, [[0, 3, 0], [2, 2, 0]]);
    assert_eq!((majority.winner, majority.good), (Some(BLACK), Some(Good::Tea)));
    assert_eq!(majority.by, DecidedBy::LargestDifference);
}

/// The second example: both lead by two at most, but Red leads in wine and in spice.
#[test]
fn k42_the_picture_equal_largest_differences_and_red_leads_in_two_goods() {
    let (table, majority) = close("R07 R13 R15 K18 K24");
    assert_eq!(majority.stocks, [[0, 2, 2], [2, 0, 0]]);
    assert_eq!((majority.winner, majority.by), (Some(RED), DecidedBy::MoreGoods));
    assert_eq!(table.sector("d4").guard, Some(RED));
}

#[test]
fn k42_however_little_the_second_lead_is() {
    let (_, majority) = close("R07 R13 K18 K24");
    assert_eq!(majority.stocks, [[0, 2, 1], [2, 0, 0]]);
    assert_eq!((majority.winner, majority.by), (Some(RED), DecidedBy::MoreGoods));
    let (_, majority) = close("K08 K14 R17 R23");
    assert_eq!((majority.winner, majority.by), (Some(BLACK), DecidedBy::MoreGoods));
}

/// The third example: Black leads in tea as Red does in wine, and tea is worth more.
#[test]
fn k43_the_picture_tea_beats_wine() {
    let (table, majority) = close("R13 R19 R15 K18 K24 K16");
    assert_eq!(majority.stocks, [[0, 2, 1], [2, 0, 1]]);
    assert_eq!(majority.winner, Some(BLACK));
    assert_eq!((majority.by, majority.good), (DecidedBy::BetterGood, Some(Good::Tea)));
    assert_eq!(table.sector("d4").guard, Some(BLACK));
}

#[test]
fn k43_wine_beats_spice_and_spice_beats_tea() {
    for (better, worse) in
        [(Good::Wine, Good::Spice), (Good::Spice, Good::Tea), (Good::Tea, Good::Wine)]
    {
        let stock = |good: Good| Good::ALL.map(|other| if other == good { 2 } else { 0 });
        let red_better = decide_majority([stock(better), stock(worse)]);
        assert_eq!((red_better.winner, red_better.good), (Some(RED), Some(better)));
        let black_better = decide_majority([stock(worse), stock(better)]);
        assert_eq!((black_better.winner, black_better.good), (Some(BLACK), Some(better)));
        assert_eq!(black_better.by, DecidedBy::BetterGood);
    }
    let (table, _) = close("R13 K16");
    assert_eq!(table.sector("d4").guard, Some(RED));
    let (table, _) = close("R15 K14");
    assert_eq!(table.sector("d4").guard, Some(BLACK));
    let (table, _) = close("R15 K18");
    assert_eq!(table.sector("d4").guard, Some(RED));
}

#[test]
fn k44_where_nobody_leads_nobody_sets_a_guard() {
    for quays in ["R13 K14", "R03 K08 K18", "R01", "R01 R05"] {
        let (table, majority) = close(quays);
        assert_eq!((majority.winner, majority.by), (None, DecidedBy::Nothing), "{quays}");
        let sector = table.sector("d4");
        assert_eq!((sector.guard, sector.closed), (None, true));
        assert_eq!(table.view().players.each_ref().map(|player| player.guards), [0, 0]);
    }
}

#[test]
fn k45_the_boat_cannot_touch_a_closed_sector() {
    for quays in ["K08 d4", "K06 d4"] {
        let mut table = red_plays(&format!("{quays}, C67 c4, C68 d3, K10 d6"), "R27");
        assert!(table.sector("d4").closed, "with a guard or without");
        table.play(RED, "boat d5");
        table.refuses(RED, "remove d4", "K-45");
    }
}

#[test]
fn k45_a_closed_sector_never_changes_again() {
    let mut table =
        base(|a| a.lay("R13 d4, C67 c4, C68 d3, K36 c3").hand(RED, "R35").hand(BLACK, "K66"));
    let closed = table.sector("d4");
    assert!(closed.closed);
    table.reveal("R35", "K66");
    table.play(BLACK, "build d6");
    table.play(RED, "build c6");
    let after = table.sector("d4");
    assert_eq!((after.cells, after.stocks, after.guard), (closed.cells, closed.stocks, Some(RED)));
}

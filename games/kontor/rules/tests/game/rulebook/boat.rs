//! Phase 4: the boat (clauses K-22 to K-27).

use damrak_kontor::{BLACK, Event, RED, StageView};

use crate::rulebook::table::{Table, base, crowded, kinds, names};

/// Red plays R27, which bears the boat, and Black passes.
fn with_boat(lay: &str, boat: &str) -> Table {
    let mut table = base(|a| a.lay(lay).boat(boat).hand(RED, "R27 R35").hand(BLACK, "K66"));
    table.reveal("R27", "pass");
    table
}

#[test]
fn k22_a_quay_with_the_boat_lets_it_go_to_any_other_canal() {
    let table = with_boat("", "e5");
    assert_eq!(table.view().stage, StageView::Boat { seat: RED });
    assert_eq!(
        table.cells_to(RED, "boat"),
        ["e3", "e4", "c5", "d5", "f5", "g5", "e6", "e7"],
        "all but the anchor, on which it stands"
    );
    table.refuses(RED, "boat e5", "K-22");
}

#[test]
fn k22_a_canal_with_the_boat_does_so_too() {
    let mut table = base(|a| a.hand(RED, "C32").hand(BLACK, "K36"));
    table.reveal("C32", "pass");
    assert_eq!(table.view().stage, StageView::Boat { seat: RED });
    let heard = table.play(RED, "boat g5");
    let (from, to) = ("e5".to_owned(), "g5".to_owned());
    assert_eq!(heard, [Event::BoatMoved { seat: RED, from, to }]);
    assert_eq!(table.boat(), "g5");
}

#[test]
fn k22_other_cards_do_not_move_the_boat() {
    for card in ["R35", "R13", "C31", "C62"] {
        let mut table = base(|a| a.hand(RED, "R35 R13 C31 C62").hand(BLACK, "K36"));
        table.reveal(card, "pass");
        assert_eq!(table.view().stage, StageView::Build { seat: RED }, "{card}");
        table.refuses(RED, "boat d5", "K-22");
    }
}

#[test]
fn k22_the_anchor_is_a_canal_and_no_way_is_needed() {
    let table = with_boat("R13 d4, R19 c4, C62 b4", "c5");
    assert!(table.allows(RED, "boat e5"));
    assert!(table.allows(RED, "boat b4"), "quays lie between, and no canal touches it");
    table.refuses(RED, "boat c5", "K-22");
    table.refuses(RED, "boat d4", "K-22");
    table.refuses(RED, "boat d3", "K-22");
}

#[test]
fn k22_the_boat_may_stay() {
    let mut table = with_boat("", "e5");
    assert!(table.allows(RED, "boat stays"));
    let heard = table.play(RED, "boat stays");
    assert_eq!(heard, [Event::BoatStayed { seat: RED }]);
    assert_eq!(table.boat(), "e5");
    assert_eq!(table.view().stage, StageView::Build { seat: RED });
}

#[test]
fn k22_the_second_player_moves_it_in_his_own_turn() {
    let mut table = base(|a| a.hand(RED, "C62").hand(BLACK, "K26"));
    table.reveal("C62", "K26");
    table.play(RED, "build d4");
    assert_eq!(table.view().stage, StageView::Boat { seat: BLACK });
    assert!(table.allows(BLACK, "boat d4"), "the canal just laid");
}

/// The picture of the book: a quay with the boat symbol on the right of the boat, one without below
/// it, and others with the symbol at its corners.
#[test]
fn k23_the_picture_only_the_right_quay_can_be_removed() {
    let mut table = with_boat("K08 h5, K36 g6, K10 h4, R25 h6, R29 f4, K26 f6", "e5");
    let heard = table.play(RED, "boat g5");
    assert_eq!(kinds(&heard), ["boat-moved"]);
    assert_eq!(table.view().stage, StageView::Removal { seat: RED });
    assert_eq!(table.offers(RED), ["remove h5", "remove nothing"]);
    table.refuses(RED, "remove g6", "K-24");
    for corner in ["h4", "h6", "f4", "f6"] {
        table.refuses(RED, &format!("remove {corner}"), "K-23");
    }
    let heard = table.play(RED, "remove h5");
    assert!(matches!(&heard[..], [Event::Removed { seat: RED, card, cell }]
        if card.id == "K08" && cell == "h5"));
    assert_eq!(table.card_at("h5"), None);
    for cell in ["g6", "h4", "h6", "f4", "f6"] {
        assert!(table.card_at(cell).is_some(), "{cell} stays");
    }
}

#[test]
fn k23_own_quays_and_cranes_can_be_removed_too() {
    let mut table = with_boat("R25 d4, K06 d6, R05 c4", "e5");
    table.play(RED, "boat d5");
    assert_eq!(table.offers(RED), ["remove d4", "remove d6", "remove nothing"]);
    let mut own = table.clone();
    own.play(RED, "remove d4");
    assert_eq!(own.card_at("d4"), None);
    table.play(RED, "remove d6");
    assert_eq!(table.card_at("d6"), None);
}

#[test]
fn k23_one_quay_at_most_and_none_if_one_likes() {
    let mut table = with_boat("R25 d4, K08 d6", "e5");
    table.play(RED, "boat d5");
    let mut none = table.clone();
    none.play(RED, "remove nothing");
    assert_eq!(none.view().stage, StageView::Build { seat: RED });
    assert!(none.card_at("d4").is_some() && none.card_at("d6").is_some());
    table.play(RED, "remove d6");
    assert_eq!(table.view().stage, StageView::Build { seat: RED });
    table.refuses(RED, "remove d4", "K-23");
}

#[test]
fn k23_nothing_but_a_quay_is_removed() {
    let mut table = with_boat("K08 d6", "e5");
    table.play(RED, "boat d5");
    table.refuses(RED, "remove c5", "K-23");
    table.refuses(RED, "remove e5", "K-23");
    table.refuses(RED, "remove d4", "K-23");
}

#[test]
fn k24_who_leaves_the_boat_removes_nothing() {
    let mut table = with_boat("K08 d6", "d5");
    table.refuses(RED, "remove d6", "K-24");
    table.play(RED, "boat stays");
    assert_eq!(table.view().stage, StageView::Build { seat: RED });
    table.refuses(RED, "remove d6", "K-23");
    assert_eq!(table.card_at("d6").as_deref(), Some("K08"));
}

#[test]
fn k24_nothing_is_asked_where_all_quays_are_safe() {
    // Beside c5: a quay without the symbol and one with a guilder; only at a corner: one with the boat.
    let mut table = with_boat("K36 c4, K14 c6, K08 b4", "e5");
    table.play(RED, "boat c5");
    assert_eq!(table.view().stage, StageView::Build { seat: RED });
}

#[test]
fn k24_quays_of_closed_sectors_are_safe() {
    let mut table = with_boat("K08 d4, C62 c4, C63 d3, K10 d6", "e5");
    assert!(table.sector("d4").closed);
    table.play(RED, "boat d5");
    assert_eq!(table.offers(RED), ["remove d6", "remove nothing"]);
    table.refuses(RED, "remove d4", "K-45");
}

#[test]
fn k25_the_card_goes_under_its_owners_pile() {
    let mut table = with_boat("K08 d6, K14 d7", "e5");
    let before = table.view().players[1].pile.clone();
    let hand = table.hand(BLACK);
    table.play(RED, "boat d5");
    table.play(RED, "remove d6");
    let pile = table.view().players[1].pile.clone();
    assert_eq!(pile.count, before.count + 1);
    assert_eq!(pile.top, before.top);
    assert_eq!(names(&pile.bottom), ["K08"]);
    assert_eq!(table.hand(BLACK), hand, "nothing is drawn for it");
    assert_eq!(table.sector("d7").stocks, [[0, 0, 0], [0, 1, 0]], "its goods left with it");
}

#[test]
fn k25_own_cards_go_under_the_own_pile_each_below_the_last() {
    let mut table =
        base(|a| a.lay("R25 d4, R29 d6").hand(RED, "C32 C34").hand(BLACK, "K36").top("C62 C63"));
    table.reveal("C32", "pass");
    table.play(RED, "boat d5");
    table.play(RED, "remove d4");
    table.play(RED, "build d4");
    table.reveal("C34", "pass");
    table.play(RED, "boat e6");
    table.play(RED, "remove d6");
    assert_eq!(names(&table.view().players[0].pile.bottom), ["R29", "R25"]);
    assert_eq!(table.view().players[1].pile.bottom, []);
}

#[test]
fn k25_under_an_empty_pile_the_card_lies_on_top_as_well() {
    let mut table = base(|a| {
        a.lay("K08 d6").hand(RED, "R27").hand(
            BLACK,
            "K02 K04 K06 K10 K12 K14 K16 K18 K20 K22 K24 K26 K28 K30 K36 K42 K48 K54 K60 K66",
        )
    });
    assert_eq!(table.view().players[1].pile.count, 0);
    table.reveal("R27", "pass");
    table.play(RED, "boat d5");
    table.play(RED, "remove d6");
    assert_eq!(table.view().players[1].pile.top.as_ref().map(|c| c.id.as_str()), Some("K08"));
}

#[test]
fn k26_the_freed_cell_may_be_built_on_at_once() {
    let mut table = with_boat("K08 d6", "e5");
    table.play(RED, "boat d5");
    table.play(RED, "remove d6");
    assert!(table.allows(RED, "build d6"));
    table.play(RED, "build d6");
    assert_eq!(table.card_at("d6").as_deref(), Some("R27"));
}

/// All that is free lies beside the black crane on d4.
#[test]
fn k26_what_the_boat_did_stands_if_the_card_cannot_be_placed() {
    let mut table = crowded("K02 d4, K08 d3", "c4", |a| a.hand(RED, "R27").hand(BLACK, "K36"));
    table.reveal("R27", "pass");
    table.play(RED, "boat e3");
    let heard = table.play(RED, "remove d3");
    assert_eq!(kinds(&heard), ["removed", "cannot-lay", "round-began"]);
    assert_eq!(table.hand(RED), ["R27"]);
    assert_eq!(table.boat(), "e3");
    assert_eq!(table.card_at("d3"), None);
    assert_eq!(names(&table.view().players[1].pile.bottom), ["K08"]);
}

#[test]
fn k27_a_removal_can_split_a_sector() {
    let mut table = with_boat("R11 d4, K08 c4, R13 b4, K36 b3", "e5");
    assert_eq!(table.sector("d4").cells.len(), 4);
    table.play(RED, "boat c5");
    let heard = table.play(RED, "remove c4");
    assert_eq!(kinds(&heard), ["removed"], "and nothing is closed");
    assert_eq!(table.sector("d4").cells, ["d4"]);
    assert_eq!(table.sector("d4").stocks, [[1, 1, 0], [0, 0, 0]]);
    assert_eq!(table.sector("b4").cells, ["b3", "b4"]);
    assert_eq!(table.sector("b4").stocks, [[0, 1, 0], [0, 1, 0]]);
    assert!(!table.sector("d4").closed && !table.sector("b4").closed);
}

#[test]
fn k27_a_card_that_touches_nothing_any_more_stays() {
    let mut table = with_boat("K08 c4, R13 b4", "e5");
    table.play(RED, "boat c5");
    table.play(RED, "remove c4");
    assert_eq!(table.card_at("b4").as_deref(), Some("R13"));
    assert!(table.allows(RED, "build b3"), "and one may go on building beside it");
}

#[test]
fn k27_a_removal_opens_what_lay_beside_it() {
    // d4 is shut in but for the quay on c4, through which the sector is still open to c3.
    let mut table = with_boat("R13 d4, C62 d3, K08 c4, C63 b4", "e5");
    assert_eq!(table.sector("d4").cells, ["c4", "d4"]);
    table.play(RED, "boat c5");
    let heard = table.play(RED, "remove c4");
    assert_eq!(kinds(&heard), ["removed"]);
    assert!(!table.sector("d4").closed);
    assert_eq!(table.view().players[0].guards, 0);
}

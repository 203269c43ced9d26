//! Phase 5: laying a card (clauses K-28 to K-34).

use damrak_kontor::{BLACK, Event, RED, StageView};

use crate::rulebook::table::{Table, base, closings, crowded, kinds};

/// Red plays this card and Black passes.
fn red_plays(lay: &str, card: &str) -> Table {
    let mut table = base(|a| a.lay(lay).hand(RED, card).hand(BLACK, "K66"));
    table.reveal(card, "pass");
    table
}

/// Black plays this card and Red passes.
fn black_plays(lay: &str, card: &str) -> Table {
    let mut table = base(|a| a.lay(lay).hand(RED, "R65").hand(BLACK, card));
    table.reveal("pass", card);
    table
}

#[test]
fn k28_every_free_cell_beside_a_card_can_be_built_on() {
    for card in ["R35", "R01", "C62"] {
        let table = red_plays("", card);
        assert_eq!(
            table.cells_to(RED, "build"),
            [
                "e2", "d3", "f3", "c4", "d4", "f4", "g4", "b5", "h5", "c6", "d6", "f6", "g6", "d7",
                "f7", "e8"
            ],
            "{card}"
        );
    }
}

#[test]
fn k28_a_card_lies_on_a_free_cell_and_touches_another_with_a_side() {
    let table = red_plays("K08 d4", "R35");
    table.refuses(RED, "build d4", "K-28");
    table.refuses(RED, "build d5", "K-28");
    table.refuses(RED, "build e5", "K-28");
    table.refuses(RED, "build d2", "K-28");
    table.refuses(RED, "build c3", "K-28");
    table.refuses(RED, "build g7", "K-28");
}

#[test]
fn k28_whose_card_it_touches_does_not_matter() {
    let mut table = red_plays("K36 b5", "R35");
    assert!(table.allows(RED, "build b4"), "touches a black quay alone");
    let heard = table.play(RED, "build b4");
    assert!(matches!(&heard[0], Event::Laid { seat: RED, card, cell }
        if card.id == "R35" && cell == "b4"));
    assert_eq!(table.card_at("b4").as_deref(), Some("R35"));
    let table = red_plays("R53 b5", "C62");
    assert!(table.allows(RED, "build a5"), "a canal beside a quay alone");
}

#[test]
fn k28_nothing_is_laid_twice_in_a_turn() {
    let mut table = red_plays("", "R35");
    table.play(RED, "build d4");
    assert_eq!(table.view().stage, StageView::Choosing);
    table.refuses(RED, "build d6", "K-10");
}

#[test]
fn k29_the_border_floats_at_first() {
    let harbour = red_plays("", "R35").view().harbour;
    assert_eq!((harbour.columns, harbour.rows), ((0, 8), (0, 8)), "a to i, 1 to 9");
    let harbour = red_plays("K36 h5", "R35").view().harbour;
    assert_eq!((harbour.columns, harbour.rows), ((1, 8), (0, 8)), "b to i, 1 to 9");
    let harbour = red_plays("K36 b5, K42 e2", "R35").view().harbour;
    assert_eq!((harbour.columns, harbour.rows), ((0, 7), (0, 7)), "a to h, 1 to 8");
    assert!(!harbour.columns_fixed && !harbour.rows_fixed);
}

#[test]
fn k29_seven_columns_fix_the_left_and_right_border() {
    let mut table = red_plays("K36 b5", "R35");
    assert!(table.allows(RED, "build a5") && table.allows(RED, "build h5"));
    let heard = table.play(RED, "build h5");
    let fixed = Event::ColumnsFixed { first: "b".into(), last: "h".into() };
    assert_eq!(heard[1], fixed);
    let harbour = table.view().harbour;
    assert!(harbour.columns_fixed && !harbour.rows_fixed);
    assert_eq!((harbour.columns, harbour.rows), ((1, 7), (0, 8)));

    let table = black_plays("K36 b5, R35 h5", "K42");
    table.refuses(BLACK, "build a5", "K-29");
    table.refuses(BLACK, "build i5", "K-29");
    assert!(table.allows(BLACK, "build h4") && table.allows(BLACK, "build e2"));
}

#[test]
fn k29_seven_rows_fix_the_upper_and_lower_border() {
    let mut table = red_plays("K36 e8, K42 e9", "C62");
    table.refuses(RED, "build e2", "K-29");
    let harbour = table.view().harbour;
    assert!(harbour.rows_fixed && !harbour.columns_fixed, "rows 3 to 9");
    assert_eq!((harbour.columns, harbour.rows), ((0, 8), (2, 8)));
    table.play(RED, "build b5");

    let mut table = red_plays("K36 e8", "C62");
    let heard = table.play(RED, "build e2");
    assert_eq!(heard[1], Event::RowsFixed { first: "2".into(), last: "8".into() });
    table.reveal("pass", "K66");
    table.refuses(BLACK, "build e1", "K-29");
    table.refuses(BLACK, "build e9", "K-29");
}

#[test]
fn k29_six_columns_fix_nothing() {
    let mut table = red_plays("", "R35");
    let heard = table.play(RED, "build h5");
    assert_eq!(kinds(&heard), ["laid", "drew", "round-began"]);
    assert!(!table.view().harbour.columns_fixed);
    table.reveal("pass", "K66");
    assert!(table.allows(BLACK, "build i5") && table.allows(BLACK, "build b5"));
}

#[test]
fn k30_a_fixed_border_stays_fixed_when_cards_are_removed() {
    let mut table = red_plays("R13 b5, K08 h5", "R27");
    table.play(RED, "boat g5");
    table.play(RED, "remove h5");
    let harbour = table.view().harbour;
    assert!(harbour.columns_fixed);
    assert_eq!(harbour.columns, (1, 7));
    table.refuses(RED, "build a5", "K-29");
    assert!(table.allows(RED, "build h5"));
}

#[test]
fn k30_a_floating_border_is_measured_by_the_cards_that_lie_now() {
    let mut table = red_plays("K08 h5, K10 e8", "R27");
    assert_eq!(table.view().harbour.columns, (1, 8));
    table.play(RED, "boat g5");
    table.play(RED, "remove h5");
    let harbour = table.view().harbour;
    assert_eq!((harbour.columns, harbour.rows), ((0, 8), (1, 8)));
    table.play(RED, "build b5");
    table.reveal("pass", "K66");
    assert!(table.allows(BLACK, "build a5"), "b to g are six columns");
}

#[test]
fn k31_a_card_that_can_be_placed_must_be_placed() {
    let table = red_plays("", "R35");
    assert!(table.offers(RED).iter().all(|offer| offer.starts_with("build ")));
    table.refuses(RED, "pass", "K-31");
}

/// The two free cells lie beside the black crane on d4.
#[test]
fn k31_a_card_that_cannot_be_placed_goes_back_into_the_hand() {
    let mut table = crowded("K02 d4", "c4 d3", |a| a.hand(RED, "R35").hand(BLACK, "K36"));
    let pile = table.view().players[0].pile.count;
    let heard = table.reveal("R35", "pass");
    assert_eq!(kinds(&heard), ["revealed", "passed", "paid", "cannot-lay", "round-began"]);
    assert_eq!(table.hand(RED), ["R35"]);
    assert_eq!(table.view().players[0].pile.count, pile, "nothing is drawn");
    assert_eq!(table.money(), (3, 4, 13), "only the pass is paid");
}

#[test]
fn k31_a_tax_already_paid_stays_paid_and_the_other_plays() {
    let mut table = crowded("K02 d4", "c4 d3", |a| a.hand(RED, "R35").hand(BLACK, "K14"));
    let heard = table.reveal("R35", "K14");
    assert_eq!(kinds(&heard), ["revealed", "revealed", "taxed", "begins", "cannot-lay"]);
    assert_eq!(table.money(), (2, 3, 15));
    assert_eq!(table.view().stage, StageView::Build { seat: BLACK });
    assert_eq!(table.cells_to(BLACK, "build"), ["d3", "c4"]);
}

#[test]
fn k31_the_second_player_may_find_no_place_either() {
    let mut table = crowded("K02 d4", "c4 d3", |a| a.hand(RED, "R35").hand(BLACK, "K36"));
    table.reveal("R35", "K36");
    let heard = table.play(BLACK, "build c4");
    assert_eq!(kinds(&heard), ["laid", "drew", "cannot-lay", "round-began"]);
    assert_eq!(table.hand(RED), ["R35"]);
}

#[test]
fn k32_a_crane_belongs_to_a_sector_and_counts_in_its_size() {
    let mut table = red_plays("R13 d4, R01 d3, C67 c3, C68 d2", "C62");
    assert_eq!(table.sector("d4").cells, ["d3", "d4"]);
    assert_eq!(table.sector("d4").stocks, [[0, 1, 0], [0, 0, 0]], "it brings no goods");
    assert_eq!(table.at("d3").unwrap().stock, None);
    let heard = table.play(RED, "build c4");
    let (sector, size, majority) = closings(&heard).remove(0);
    assert_eq!((sector.as_str(), size), ("d3", 2));
    assert_eq!(majority.winner, Some(RED));
}

#[test]
fn k32_a_quay_is_drawn_for_a_crane() {
    let mut table = red_plays("", "R01");
    let top = table.view().players[0].pile.top.clone().unwrap();
    let heard = table.play(RED, "build d4");
    assert_eq!(kinds(&heard), ["laid", "drew", "round-began"]);
    assert_eq!(table.hand(RED), std::slice::from_ref(&top.id));
}

#[test]
fn k33_beside_a_crane_of_the_other_lies_no_quay_and_no_crane() {
    for card in ["R35", "R01"] {
        let table = red_plays("K02 d4", card);
        table.refuses(RED, "build c4", "K-33");
        table.refuses(RED, "build d3", "K-33");
        assert!(table.allows(RED, "build f4"));
        assert!(table.allows(RED, "build c6"));
    }
    let table = black_plays("R05 d4", "K36");
    table.refuses(BLACK, "build c4", "K-33");
}

#[test]
fn k33_a_canal_may_lie_there_and_so_may_quays_of_its_owner() {
    let table = red_plays("K02 d4", "C62");
    assert!(table.allows(RED, "build c4") && table.allows(RED, "build d3"));
    for card in ["K36", "K02"] {
        let table = black_plays("K06 d4", card);
        assert!(table.allows(BLACK, "build c4") && table.allows(BLACK, "build d3"));
    }
}

#[test]
fn k33_a_crane_does_not_reach_round_a_corner() {
    let table = red_plays("K02 d4, C67 d3", "R35");
    assert!(table.allows(RED, "build c3"));
}

/// The words of the book: a cell between two cranes of different owners takes a canal only.
#[test]
fn k33_between_two_enemy_cranes_lies_a_canal_only() {
    for card in ["R35", "R01"] {
        red_plays("R05 c4, K06 d3", card).refuses(RED, "build d4", "K-33");
    }
    for card in ["K36", "K02"] {
        black_plays("R05 c4, K06 d3", card).refuses(BLACK, "build d4", "K-33");
    }
    let mut table = red_plays("R05 c4, K06 d3", "C62");
    table.play(RED, "build d4");
    assert_eq!(table.card_at("d4").as_deref(), Some("C62"));
}

#[test]
fn k34_a_crane_may_be_laid_beside_quays_that_stay() {
    let mut table = red_plays("K36 d4, R13 c3", "R01");
    assert!(table.allows(RED, "build c4"));
    table.play(RED, "build c4");
    assert_eq!(table.card_at("d4").as_deref(), Some("K36"));
    assert_eq!(table.sector("c4").cells, ["c3", "c4", "d4"]);
}

#[test]
fn k34_a_crane_that_is_removed_has_no_effect_any_more() {
    let mut table = red_plays("K06 d4", "R27");
    let mut kept = table.clone();
    kept.play(RED, "boat d5");
    kept.play(RED, "remove nothing");
    kept.refuses(RED, "build c4", "K-33");
    table.play(RED, "boat d5");
    table.play(RED, "remove d4");
    for cell in ["c4", "d3", "d4"] {
        assert!(table.allows(RED, &format!("build {cell}")), "{cell}");
    }
}

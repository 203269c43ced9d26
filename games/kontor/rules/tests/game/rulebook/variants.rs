//! The variants (K-60 to K-62 and K-67 to K-72). Tic Tac Toe is in [`tic_tac_toe`], whole games of each
//! in [`whole_games`].

mod tic_tac_toe;
mod whole_games;

use damrak_kontor::{Arrange, BLACK, EndName, Event, Income, RED};

use crate::rulebook::ending::end;
use crate::rulebook::picture::picture;
use crate::rulebook::table::{Table, kinds, open};

fn at(variant: &str, arrange: impl FnOnce(Arrange<'_>) -> Arrange<'_>) -> Table {
    Table::arranged(open(variant, &[]), arrange)
}

/// The filled cells of a freshly dealt harbour, the anchor's first.
fn start(variant: &str) -> Vec<String> {
    let table = Table::dealt(open(variant, &[]), 7);
    let cells = table.view().harbour.cells.clone();
    assert!(cells.iter().all(|cell| ["canal", "anchor"].contains(&cell.card.kind)));
    let (anchor, canals): (Vec<_>, Vec<_>) =
        cells.into_iter().partition(|cell| cell.card.kind == "anchor");
    assert_eq!(anchor.len(), 1);
    anchor.into_iter().chain(canals).map(|cell| cell.cell).collect()
}

fn winners(table: &Table) -> Vec<u8> {
    table.standing().unwrap().winners().map(|seat| seat.number()).collect()
}

/// Every card that is in the game, from a saved position.
fn cards_in_game(variant: &str) -> String {
    use damrak_core::Documents;
    let table = Table::dealt(open(variant, &[]), 1);
    table.rules.save(&table.position).to_string()
}

#[test]
fn k60_water_games_begins_with_a_row_of_five() {
    assert_eq!(start("water-games"), ["d6", "b6", "c6", "e6", "f6"]);
    assert_eq!(Table::dealt(open("water-games", &[]), 7).boat(), "d6");
}

#[test]
fn k60_water_games_grows_to_six_by_six() {
    let mut table = at("water-games", |a| a.lay("C85 d5, C84 d4, C83 d3, C82 d2").hand(RED, "C63"));
    table.reveal("C63", "pass");
    for open in ["d1", "d7", "a6", "g6"] {
        assert!(table.allows(RED, &format!("build {open}")), "{open}");
    }
    let mut wide = table.clone();
    wide.play(RED, "build a6");
    assert_eq!(wide.view().harbour.columns, (0, 5));
    assert!(wide.view().harbour.columns_fixed && !wide.view().harbour.rows_fixed);

    table.play(RED, "build d1");
    assert_eq!(table.view().harbour.rows, (0, 5));
    assert!(table.view().harbour.rows_fixed && !table.view().harbour.columns_fixed);
}

#[test]
fn k61_quays_and_cranes_must_touch_a_canal_with_a_side() {
    // d4 touches only the quay on d5; a5 touches the quay on b5, and the canal on b6 with a corner.
    for card in ["R13", "R01"] {
        let mut table = at("water-games", |a| a.lay("R41 d5, R47 b5").hand(RED, card));
        table.reveal(card, "pass");
        table.refuses(RED, "build d4", "K-61");
        table.refuses(RED, "build a5", "K-61");
        assert!(table.allows(RED, "build c5"));
        table.play(RED, "build a6");
        assert_eq!(table.card_at("a6").as_deref(), Some(card));
    }
}

#[test]
fn k61_canals_need_not_touch_a_canal() {
    let mut table = at("water-games", |a| a.lay("R41 d5").hand(RED, "C63"));
    table.reveal("C63", "pass");
    table.play(RED, "build d4");
    assert_eq!(table.card_at("d4").as_deref(), Some("C63"));
}

#[test]
fn k61_in_the_basic_game_a_quay_may_lie_beside_quays_only() {
    let mut table = at("base", |a| a.lay("R41 d4").hand(RED, "R13"));
    table.reveal("R13", "pass");
    table.play(RED, "build c4");
    assert_eq!(table.card_at("c4").as_deref(), Some("R13"));
}

#[test]
fn k61_a_quay_that_finds_no_water_goes_back_into_the_hand() {
    // Quays on all sides of the five canals; g6 is outside since the columns are fixed.
    let ring = picture(
        "a5",
        "R13 C63",
        "
        . r k r k r
        k ~ ~ A ~ ~
        . k r k r k
        ",
    );
    let mut table = at("water-games", |a| a.lay(&ring).hand(RED, "R13").hand(BLACK, "C63"));
    let events = table.reveal("R13", "pass");
    assert_eq!(kinds(&events), ["revealed", "passed", "paid", "cannot-lay", "round-began"]);
    assert_eq!(table.hand(RED), ["R13"]);
    assert_eq!(table.money(), (3, 4, 13));

    table.reveal("R13", "C63");
    table.play(BLACK, "build d4");
    assert!(table.allows(RED, "build d3"), "the new canal on d4 is water");
}

/// Harbours with six guarded sectors, four of them red, and one free cell that touches none of them.
const SIX_GUARDS: [(&str, &str, &str); 4] = [
    (
        "water-games",
        "a4",
        "r ~ r ~ k ~
         ~ ~ ~ ~ ~ ~
         ~ ~ ~ A ~ ~
         ~ ~ ~ ~ ~ ~
         r ~ r ~ k ~
         ~ ~ ~ ~ ~ .",
    ),
    (
        "beginner",
        "a2",
        "r ~ r ~ k ~
         ~ ~ ~ ~ ~ ~
         ~ ~ ~ A ~ ~
         ~ ~ ~ ~ ~ ~
         r ~ r ~ k ~
         ~ ~ ~ ~ ~ .",
    ),
    (
        "gulliver",
        "c3",
        "r ~ r ~ k
         ~ ~ ~ ~ ~
         ~ ~ A ~ ~
         r ~ r ~ k
         ~ ~ ~ . ~",
    ),
    (
        "canal-grande",
        "a1",
        "r ~ ~ ~ ~ ~ r ~ r ~ k ~
         ~ ~ ~ r ~ A ~ ~ ~ ~ ~ ~
         . . . ~ ~ ~ k ~ ~ ~ ~ ~
         . . . . . ~ ~ ~ ~ . . .",
    ),
];

#[test]
fn k62_every_guarded_sector_counts() {
    for (variant, corner, rows) in SIX_GUARDS {
        let cards = picture(corner, "", rows);
        let mut table = at(variant, |a| a.lay(&cards).idle(2));
        assert!(table.view().harbour.sectors.iter().all(|sector| sector.closed), "{variant}");
        table.reveal("pass", "pass");
        assert_eq!(end(&table), Some(EndName::Idle));
        assert!(table.view().harbour.sectors.iter().all(|sector| sector.counts), "{variant}");
        assert_eq!(
            table.view().players.each_ref().map(|player| player.points),
            [4, 2],
            "{variant}"
        );
        assert_eq!(winners(&table), [1]);
    }
}

#[test]
fn k67_canal_grande_is_four_by_twelve_from_the_start() {
    let view = Table::dealt(open("canal-grande", &[]), 7).view();
    assert!(view.harbour.rows_fixed && view.harbour.columns_fixed);
    assert_eq!((view.harbour.rows, view.harbour.columns), ((0, 3), (0, 11)));
}

#[test]
fn k67_the_canal_winds_from_end_to_end() {
    let canals = start("canal-grande");
    let mut reached = vec!["a2".to_owned()];
    assert!(canals.contains(&reached[0]));
    for step in 0.. {
        let Some(from) = reached.get(step).cloned() else { break };
        let (column, row) = (from.as_bytes()[0], from.as_bytes()[1]);
        for (c, r) in [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)] {
            let beside = format!("{}{}", char::from(c), char::from(r));
            if canals.contains(&beside) && !reached.contains(&beside) {
                reached.push(beside);
            }
        }
    }
    assert_eq!(reached.len(), canals.len(), "the canal hangs together");
    assert!(reached.iter().any(|cell| cell.starts_with('l')), "it reaches the other end");
}

#[test]
fn k67_the_border_closes_sectors_at_once() {
    let mut table = at("canal-grande", |a| a.lay("R65 a1").hand(RED, "R13"));
    table.reveal("R13", "pass");
    let events = table.play(RED, "build b1");
    assert!(kinds(&events).contains(&"closed".to_owned()));
    assert_eq!(table.sector("a1").guard, Some(RED));
}

#[test]
fn k68_gulliver_begins_with_the_anchor_alone() {
    assert_eq!(start("gulliver"), ["e5"]);
    assert_eq!(Table::dealt(open("gulliver", &[]), 7).boat(), "e5");
}

#[test]
fn k68_gulliver_grows_to_five_by_five() {
    let mut table = at("gulliver", |a| a.lay("C85 e4, C84 e3, C83 e2").hand(RED, "C63"));
    table.reveal("C63", "pass");
    assert!(table.allows(RED, "build e6"));
    table.play(RED, "build e1");
    assert_eq!(table.view().harbour.rows, (0, 4));
    assert!(table.view().harbour.rows_fixed);
    assert_eq!(table.view().harbour.columns, (0, 8), "four more on either side of the anchor");
}

#[test]
fn k68_in_gulliver_the_cranes_without_a_boat_are_out_of_the_game() {
    let cards = cards_in_game("gulliver");
    assert!(!cards.contains("\"R01\"") && !cards.contains("\"K02\""));
    assert!(cards.contains("\"R05\"") && cards.contains("\"K06\""));
    let rules = open("gulliver", &[]);
    assert!(Arrange::new(&rules).hand(RED, "R01").done().is_err());
    assert!(Arrange::new(&rules).hand(RED, "R05").done().is_ok());
    let piles = Table::dealt(rules, 3).view().players.each_ref().map(|player| player.pile.count);
    assert_eq!(piles, [17, 17]);
}

#[test]
fn k69_in_poverty_the_treasury_begins_empty() {
    let table = Table::dealt(open("poverty", &[]), 7);
    assert_eq!(table.money(), (3, 3, 0));
    assert_eq!(start("poverty"), start("base"));
    let harbour = at("poverty", |a| a.lay("C85 e2, C84 e8")).view().harbour;
    assert_eq!((harbour.rows, harbour.rows_fixed), ((1, 7), true), "seven by seven");
}

#[test]
fn k70_poverty_ends_when_a_pass_takes_the_last_guilder_from_the_penniless() {
    let mut table = at("poverty", |a| a.guilders(5, 0).hand(BLACK, "C63"));
    let events = table.reveal("pass", "C63");
    assert_eq!(kinds(&events), ["passed", "revealed", "paid", "over"]);
    assert_eq!(end(&table), Some(EndName::Broke(BLACK)));
    assert_eq!(table.money(), (6, 0, 0));
    assert_eq!(winners(&table), [1]);
    table.refuses(BLACK, "build e2", "K-70");
}

#[test]
fn k70_poverty_ends_when_a_subsidy_takes_the_last_guilder() {
    let mut table = at("poverty", |a| a.guilders(0, 5).hand(RED, "R65").hand(BLACK, "C67"));
    table.reveal("R65", "C67");
    let events = table.play(BLACK, "build e2");
    assert_eq!(kinds(&events), ["laid", "paid", "over"], "Red's turn does not come");
    assert_eq!(end(&table), Some(EndName::Broke(RED)));
    assert_eq!(winners(&table), [2]);
}

#[test]
fn k70_the_rich_player_wins_whatever_the_points() {
    let cards = picture(
        "b2",
        "C63",
        "
        k ~ k ~ k ~ k
        ~ ~ . ~ ~ ~ ~
        . . . ~ . . .
        . ~ ~ A ~ ~ .
        . . . ~ . . .
        . . . ~ . . .
        . . . . . . .
        ",
    )
    .replace("C85 c2", "C85 c2, C31 e8");
    let mut table = at("poverty", |a| a.lay(&cards).guilders(5, 0).hand(BLACK, "C63"));
    assert_eq!(table.view().players.each_ref().map(|player| player.points), [0, 3]);
    table.reveal("pass", "C63");
    assert_eq!(end(&table), Some(EndName::Broke(BLACK)));
    assert_eq!(winners(&table), [1]);
}

#[test]
fn k70_while_the_treasury_has_a_guilder_the_penniless_play_on() {
    // Black pays their last guilder as tax: now the treasury has it.
    let mut table = at("poverty", |a| a.guilders(5, 1).hand(RED, "R13").hand(BLACK, "K48"));
    table.reveal("R13", "K48");
    assert_eq!(table.money(), (5, 0, 1));
    assert_eq!(end(&table), None);

    let mut table = at("poverty", |a| a.guilders(4, 0));
    table.reveal("pass", "pass");
    assert_eq!((table.money(), end(&table)), ((5, 1, 0), None), "both are paid before one looks");
}

#[test]
fn k70_an_empty_treasury_alone_ends_nothing() {
    let mut table = at("poverty", |a| a.guilders(5, 1).hand(RED, "C63"));
    let events = table.reveal("C63", "pass");
    assert!(events.contains(&Event::NotPaid { seat: BLACK, why: Income::Pass }));
    assert_eq!(end(&table), None);
}

#[test]
fn k70_only_poverty_ends_by_money() {
    let mut table = at("base", |a| a.guilders(19, 0).hand(BLACK, "C63"));
    table.reveal("pass", "C63");
    assert_eq!((table.money(), end(&table)), ((20, 0, 0), None));
    assert_eq!(table.waiting(), [2]);
}

/// Sectors of six, five, four, three and two cells, and one of one that is closed on h8.
const NEARLY_FULL: &str = "
    r r r ~ k k k
    r r r ~ k k ~
    ~ ~ ~ ~ ~ ~ ~
    ~ ~ ~ A ~ ~ ~
    ~ ~ ~ ~ ~ r r
    r r ~ ~ ~ ~ ~
    r r ~ k k k .
";

#[test]
fn k70_the_subsidy_for_the_card_that_fills_the_harbour_still_counts() {
    let cards = picture("b2", "C63 K60", NEARLY_FULL);
    let mut table =
        at("poverty", |a| a.lay(&cards).guilders(5, 0).hand(RED, "C63").hand(BLACK, "K60"));
    table.reveal("C63", "K60");
    table.play(RED, "build h8");
    assert_eq!(table.money(), (6, 0, 0));
    assert_eq!(end(&table), Some(EndName::Broke(BLACK)));
    assert_eq!(winners(&table), [1]);
}

#[test]
fn k71_a_full_harbour_in_poverty_is_scored_like_the_basic_game() {
    let rows = NEARLY_FULL.replace("~ k k k .", "~ k k ~ .");
    let cards = picture("b2", "K60", &rows);
    let mut table = at("poverty", |a| a.lay(&cards).guilders(1, 4).hand(BLACK, "K60"));
    table.reveal("pass", "K60");
    table.play(BLACK, "build h8");
    assert_eq!(end(&table), Some(EndName::Full));
    // Six, four and two are red; five and two black; h8 is the sixth and does not count.
    assert!(!table.sector("h8").counts);
    assert_eq!(table.view().players.each_ref().map(|player| player.points), [3, 2]);
    assert_eq!(winners(&table), [1], "money decides only between equals");
}

#[test]
fn k71_a_stuck_game_of_poverty_is_scored_like_the_basic_game() {
    let cards = picture("b2", "", NEARLY_FULL);
    let mut table = at("poverty", |a| a.lay(&cards).guilders(1, 5).idle(2));
    table.reveal("pass", "pass");
    assert_eq!(end(&table), Some(EndName::Idle));
    assert_eq!(table.view().players.each_ref().map(|player| player.points), [3, 1]);
    assert_eq!(winners(&table), [1]);
}

#[test]
fn k72_the_beginners_game_has_the_cross_and_grows_to_six_by_six() {
    assert_eq!(start("beginner"), ["d4", "d2", "d3", "b4", "c4", "e4", "f4", "d5", "d6"]);
    let mut table = at("beginner", |a| a.hand(RED, "C63").hand(BLACK, "C62"));
    table.reveal("C63", "C62");
    assert!(table.allows(RED, "build d7") && table.allows(RED, "build d1"));
    table.play(RED, "build d1");
    table.refuses(BLACK, "build d7", "K-29");
    table.play(BLACK, "build g4");
    let harbour = table.view().harbour;
    assert_eq!((harbour.rows, harbour.columns), ((0, 5), (1, 6)));
}

#[test]
fn k72_the_beginners_game_has_no_boat() {
    let mut table = at("beginner", |a| a.lay("K08 c3").hand(RED, "R25").hand(BLACK, "C32"));
    assert_eq!(table.view().harbour.boat, None);
    table.reveal("R25", "C32");
    table.refuses(BLACK, "boat d3", "K-72");
    table.refuses(BLACK, "boat stays", "K-72");
    table.play(BLACK, "build e3");
    table.play(RED, "build e2");
    assert_eq!(table.card_at("c3").as_deref(), Some("K08"));
}

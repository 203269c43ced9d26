//! The end of the game: when it comes (K-50, K-52). Idle rounds are in [`idle`], what counts at the end is in
//! [`scoring`].

mod idle;
mod scoring;

use damrak_core::Documents;
use damrak_kontor::{BLACK, EndName, Event, Income, RED, StageView};

use crate::rulebook::picture::picture;
use crate::rulebook::table::{Table, base, kinds};

/// Four sectors of six cells; the one in the lower right is open at h8, the last free cell.
pub(super) const ONE_CELL_LEFT: &str = "
    r r r ~ k k k
    r r r ~ k k k
    ~ ~ ~ ~ ~ ~ ~
    ~ ~ ~ A ~ ~ ~
    ~ ~ ~ ~ ~ ~ ~
    k k k ~ r r r
    k k k ~ r r .
";

/// Why the game is over, if it is.
pub(crate) fn end(table: &Table) -> Option<EndName> {
    match table.view().stage {
        StageView::Over { why } => {
            assert!(table.waiting().is_empty(), "nobody is asked after the end");
            assert!(table.standing().is_some(), "a finished game has a result");
            Some(why)
        }
        _ => {
            assert!(table.standing().is_none(), "there is no result before the end");
            None
        }
    }
}

fn counter(table: &Table, name: &str) -> u64 {
    table.rules.save(&table.position)[name].as_u64().unwrap()
}

#[test]
fn k50_the_game_ends_when_every_cell_is_filled() {
    let cards = picture("b2", "C63", ONE_CELL_LEFT);
    let mut table = base(|a| a.lay(&cards).hand(RED, "C63"));
    table.reveal("C63", "pass");
    assert_eq!(end(&table), None);
    table.play(RED, "build h8");
    assert_eq!(end(&table), Some(EndName::Full));
}

#[test]
fn k50_the_last_card_is_scored_and_paid_before_the_end() {
    let cards = picture("b2", "C63", ONE_CELL_LEFT);
    let mut table = base(|a| a.lay(&cards).hand(RED, "C63"));
    table.reveal("C63", "pass");
    assert_eq!(table.money(), (3, 4, 13));
    let events = table.play(RED, "build h8");
    assert_eq!(kinds(&events), ["laid", "closed", "paid", "drew", "over"]);
    assert!(events.contains(&Event::Paid { seat: RED, why: Income::Subsidy }));
    assert_eq!(table.money(), (4, 4, 12));
    assert_eq!(table.sector("g8").guard, Some(RED));
    assert!(table.sector("g8").counts);
}

#[test]
fn k50_if_the_first_player_fills_it_the_second_does_not_play() {
    let cards = picture("b2", "C63 K04", ONE_CELL_LEFT);
    let mut table = base(|a| a.lay(&cards).hand(RED, "C63").hand(BLACK, "K04"));
    table.reveal("C63", "K04");
    table.play(RED, "build h8");
    assert_eq!(end(&table), Some(EndName::Full));
    assert_eq!(table.boat(), "e5", "they do not move the boat either");
    assert_eq!(table.view().harbour.cells.len(), 49);
    assert!(table.view().harbour.cells.iter().all(|cell| cell.card.id != "K04"));
    table.refuses(BLACK, "boat e4", "K-50");
    table.refuses(BLACK, "build h8", "K-50");
    table.refuses(RED, "pass", "K-50");
}

#[test]
fn k50_with_two_cells_left_the_second_player_fills_the_last() {
    let cards = picture("b2", "C63 K60", &ONE_CELL_LEFT.replace("~ r r .", "~ r . ."));
    let mut table = base(|a| a.lay(&cards).hand(RED, "C63").hand(BLACK, "K60"));
    table.reveal("C63", "K60");
    table.play(RED, "build h8");
    assert_eq!(end(&table), None);
    assert_eq!(table.waiting(), [2]);
    let events = table.play(BLACK, "build g8");
    assert_eq!(kinds(&events), ["laid", "closed", "drew", "over"], "a quay brings no guilder");
    assert_eq!(end(&table), Some(EndName::Full));
    assert_eq!(table.money(), (4, 3, 13));
}

#[test]
fn k52_twenty_rounds_without_growth_end_the_game() {
    let mut table = base(|a| a.stale(18));
    table.reveal("pass", "pass");
    assert_eq!(end(&table), None);
    let mut table = base(|a| a.stale(19));
    table.reveal("pass", "pass");
    assert_eq!(end(&table), Some(EndName::Stale));
}

#[test]
fn k52_a_card_laid_where_another_was_removed_is_no_growth() {
    let mut table = base(|a| a.stale(19).lay("K08 d4").hand(RED, "R25"));
    table.reveal("R25", "pass");
    table.play(RED, "boat e4");
    table.play(RED, "remove d4");
    table.play(RED, "build f4");
    assert_eq!(end(&table), Some(EndName::Stale));
}

#[test]
fn k52_growth_begins_the_count_anew() {
    let mut table = base(|a| a.stale(19).lay("K08 d4").hand(RED, "R25"));
    table.reveal("R25", "pass");
    table.play(RED, "boat e4");
    table.play(RED, "remove nothing");
    table.play(RED, "build f4");
    assert_eq!(end(&table), None);
    assert_eq!(counter(&table, "stale_rounds"), 0);
    table.reveal("pass", "pass");
    assert_eq!(counter(&table, "stale_rounds"), 1);
}

#[test]
fn k52_growth_is_measured_by_the_largest_harbour_ever() {
    let table = base(|a| a.stale(19).hand(RED, "C63"));
    let mut document = table.rules.save(&table.position);
    assert_eq!(document["largest"], 9);
    // Once there was a tenth card, which the boat took away.
    document["largest"] = 10.into();
    let position = table.rules.load(&document).unwrap();
    let mut table = Table(damrak_core::testing::Table { position, ..table.0 });
    table.reveal("C63", "pass");
    table.play(RED, "build e2");
    assert_eq!(end(&table), Some(EndName::Stale));
}

#[test]
fn k52_growth_within_a_round_counts_even_if_the_boat_undoes_it() {
    // Red lays a canal on h2: the harbour is larger than ever. Then Black removes their own quay on f7,
    // and cannot lay their card, because the two free cells touch the red crane on f8.
    let rows = "
        r r r ~ k R05 .
        r r r ~ k k   ~
        ~ ~ ~ ~ ~ ~   ~
        ~ ~ ~ A ~ ~   ~
        ~ ~ ~ ~ ~ ~   ~
        k k k ~ K26 ~ ~
        k k k ~ R01 . ~
    ";
    let cards = picture("b2", "C63 K28", rows);
    let mut table = base(|a| a.lay(&cards).stale(19).hand(RED, "C63").hand(BLACK, "K28"));
    let before = table.view().harbour.cells.len();
    table.reveal("C63", "K28");
    table.play(RED, "build h2");
    assert_eq!(table.view().harbour.cells.len(), before + 1);
    table.play(BLACK, "boat e7");
    table.play(BLACK, "remove f7");
    assert_eq!(table.view().harbour.cells.len(), before);
    assert_eq!(table.hand(BLACK), ["K28"]);
    assert_eq!(end(&table), None, "the harbour was larger than ever in this round");
}

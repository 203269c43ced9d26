//! Playing with an edition file of one's own.

use damrak_core::edition::EditionSource;
use damrak_core::{Deaf, Documents, OpenError, Rules, Seed, SetupDraft, laws};
use damrak_kontor::{Arrange, BLACK, CARDS, CardId, Kontor, RED};

use super::{edited, shipped};
use crate::rulebook::table::Table;

fn open(variant: &str, text: &str) -> Result<Kontor, OpenError> {
    let draft = SetupDraft { variant: Some(variant.to_owned()), ..SetupDraft::default() };
    let setup = draft.complete(Kontor::info()).expect("the names are right");
    Kontor::open(&setup, EditionSource { file: "mine.toml", text })
}

/// The shipped box with every number of a card raised by 150, and another name.
fn renumbered() -> String {
    let text = shipped().replace("reconstructed-2007", "my-box");
    let raise = |line: &str| {
        let Some((before, rest)) = line.split_once("number = ") else { return line.to_owned() };
        let (number, after) = rest.split_once(',').expect("something follows the number");
        let number: u8 = number.parse().expect("a number");
        format!("{before}number = {}, {after}", number + 150)
    };
    text.lines().map(raise).collect::<Vec<_>>().join("\n")
}

#[test]
fn k2_other_numbers_make_other_names_and_decide_who_begins() {
    let rules = open("base", &renumbered()).expect("the file is right");
    assert_eq!(rules.edition().name, "my-box");
    for id in CardId::all().filter(|id| *id != CardId::ANCHOR) {
        let name = rules.deck().name(id);
        assert_eq!(name.len(), 4, "{name}");
        assert_eq!(rules.deck().find(&name), Some(id));
    }
    let mut table = Table::arranged(rules, |a| a.hand(RED, "R191").hand(BLACK, "K192"));
    table.reveal("R191", "K192");
    assert_eq!(table.waiting(), [2]);
}

#[test]
fn whole_games_with_an_edition_of_ones_own_keep_every_law() {
    for variant in Kontor::info().variants {
        let rules = open(variant.name, &renumbered()).expect("the file is right");
        if let Err(law) = laws::check_game(&rules, Seed::from_number(1), 20_000) {
            panic!("{}: {law}", variant.name);
        }
    }
}

#[test]
fn k9_the_file_says_how_many_guilders_each_begins_with() {
    let text = edited::<Kontor>("each = 3", "each = 4");
    let rules = open("base", &text).expect("the file is right");
    assert_eq!(Table::dealt(rules, 1).money(), (4, 4, 12));
    let rules = open("poverty", &text).expect("the file is right");
    assert_eq!(Table::dealt(rules, 1).money(), (4, 4, 0), "in Poverty the rest is out (K-69)");
    let none = open("base", &edited::<Kontor>("each = 3", "each = 0")).expect("the file is right");
    assert_eq!(Table::dealt(none, 1).money(), (0, 0, 20));
}

/// The shipped file with another harbour for Gulliver's Travels.
fn with_gulliver(rows: u8, columns: u8, border: &str, plan: &str) -> String {
    let old = "rows = 5\ncolumns = 5\nborder = \"floating\"\nplan = \"\"\"\nA\n\"\"\"";
    let new = format!(
        "rows = {rows}\ncolumns = {columns}\nborder = \"{border}\"\nplan = \"\"\"\n{plan}\n\"\"\""
    );
    edited::<Kontor>(old, &new)
}

#[test]
fn a_harbour_of_ones_own_keeps_every_law() {
    for (rows, columns, border, plan) in [
        (3, 9, "floating", "~ A ~"),
        (6, 4, "fixed", "~ . . ~\n. A . .\n. . . .\n. . ~ .\n. . . .\n~ . . ~"),
        (8, 4, "floating", "A ~\n~ ~"),
    ] {
        let rules = open("gulliver", &with_gulliver(rows, columns, border, plan))
            .expect("the file is right");
        for game in 0..3 {
            if let Err(law) = laws::check_game(&rules, Seed::from_number(game), 20_000) {
                panic!("{plan}, game {game}: {law}");
            }
        }
    }
}

#[test]
fn k29_a_start_that_reaches_across_has_its_border_fixed() {
    let rules = open("gulliver", &with_gulliver(5, 5, "floating", "~ ~ A ~ ~")).expect("right");
    let position = rules.deal(Seed::from_number(1), &mut Deaf);
    rules.check(&position).expect("a dealt position can be");
    let harbour = Table(damrak_core::testing::Table { rules, position }).view().harbour;
    assert!(harbour.columns_fixed && !harbour.rows_fixed);
}

#[test]
fn k50_a_start_without_a_free_cell_is_refused() {
    let text = with_gulliver(2, 2, "fixed", "A ~\n~ ~");
    let Ok(rules) = open("gulliver", &text) else { return };
    let position = rules.deal(Seed::from_number(1), &mut Deaf);
    rules.check(&position).expect("what the loader accepts can be dealt");
}

/// The shipped file with another harbour for Tic Tac Toe.
fn with_blocks(rows: u8, columns: u8, plan: &str) -> String {
    let start = shipped().find("variants = [\"tic-tac-toe\"]").expect("a variant");
    let end = start + shipped()[start..].find("provenance").expect("how it is known");
    let new = format!(
        "variants = [\"tic-tac-toe\"]\nrows = {rows}\ncolumns = {columns}\n\
         border = \"fixed\"\nplan = \"\"\"\n{plan}\n\"\"\"\n"
    );
    edited::<Kontor>(&shipped()[start..end], &new)
}

#[test]
fn k63_tic_tac_toe_needs_nine_blocks_three_by_three() {
    let eight = ". ~ . ~ .\n~ A ~ ~ ~\n. ~ . ~ .\n~ ~ ~ ~ ~\n. ~ . . .";
    let in_a_row = ". ~ . ~ . ~ . ~ . ~ . ~ . ~ . A .";
    for (rows, columns, plan) in [(5, 5, eight), (1, 17, in_a_row)] {
        let text = with_blocks(rows, columns, plan);
        assert!(open("base", &text).is_ok(), "the other variants do not care");
        match open("tic-tac-toe", &text) {
            Err(OpenError::Edition(error)) => assert_eq!(error.file, "mine.toml"),
            other => panic!("{plan} is no board: {other:?}"),
        }
    }
}

#[test]
fn k63_blocks_of_another_size_are_played_on() {
    let plan = ". ~ . ~ .\n~ A ~ ~ ~\n. ~ . ~ .\n~ ~ ~ ~ ~\n. ~ . ~ .";
    let rules = open("tic-tac-toe", &with_blocks(5, 5, plan)).expect("nine blocks of one cell");
    let position =
        Arrange::new(&rules).lay("R65 a1, R59 c3").hand(RED, "R13").done().expect("can be");
    let mut table = Table(damrak_core::testing::Table { rules, position });
    table.reveal("R13", "pass");
    table.play(RED, "build e5");
    assert!(table.standing().is_some(), "three in a diagonal");
}

#[test]
fn how_each_card_is_known_is_told() {
    let rules = open("base", shipped()).expect("the shipped file is right");
    let shown = rules.edition_data().provenance_of(rules.deck().find("R03").expect("a card"));
    assert_eq!(shown, damrak_core::edition::Provenance::Derived);
    let anchor = rules.edition_data().provenance_of(CardId::ANCHOR);
    assert_eq!(anchor, damrak_core::edition::Provenance::Printed);
    assert_eq!(rules.edition_data().provenance.len(), CARDS);
}

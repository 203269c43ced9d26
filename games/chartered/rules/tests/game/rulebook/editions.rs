//! The edition file: what it must say about the box (C-2 to C-10, C-12 to C-14), and what it may say.

use damrak_chartered::{Board, Chartered, Edition};
use damrak_core::edition::{EditionError, EditionSource};
use damrak_core::testing::{edited, line_of};
use damrak_core::{Hash, Rules};

use crate::common::{MIXED, SEVENS, open, open_with, setup};

/// The shipped file.
fn shipped() -> &'static str {
    Chartered::info().editions[0].text
}

fn read(text: &str) -> Result<Edition, EditionError> {
    Edition::read(EditionSource { file: "mine.toml", text })
}

/// Demands that a change is refused with the file's name, a line, and a message that names `hint`.
#[track_caller]
fn refused(find: &str, replace: &str, hint: &str) {
    let error = read(&edited::<Chartered>(find, replace)).expect_err("a constraint is broken");
    assert_eq!(error.file, "mine.toml");
    assert!(error.line.is_some(), "{error}");
    assert!(error.problem.contains(hint), "`{hint}` is not named: {error}");
}

/// The same, on the line where the change was made.
#[track_caller]
fn refused_there(find: &str, replace: &str, hint: &str) {
    refused(find, replace, hint);
    let error = read(&edited::<Chartered>(find, replace)).unwrap_err();
    assert_eq!(error.line, Some(line_of::<Chartered>(find)));
}

const LAST_J: &str = r#"{ board = "J", x = 18, y = 0, turned = 0 }"#;

#[test]
fn c2_four_boards_have_24_plots_each_in_our_edition() {
    let edition = read(shipped()).unwrap();
    let names: Vec<&str> = edition.boards.iter().map(|board| board.name.as_str()).collect();
    assert_eq!(names, ["Haven", "Centrum", "Grachtengordel", "Jordaan"]);
    assert!(edition.boards.iter().all(|board| board.plots.len() == 24));
    let rules = open(&setup(2, "base", &[]));
    assert_eq!(rules.board().name(rules.board().find("hb3").unwrap()), "HB3");
    assert_eq!(rules.board().find("HG1"), None);
    refused("columns = 6", "columns = 0", "C-2");
    refused("columns = 6", "columns = 27", "C-2");
    refused(r#"id = "C""#, r#"id = "H""#, "twice");
    refused(r#"id = "C""#, r#"id = "Ce""#, "letter");
    refused(r#"name = "Centrum""#, r#"name = """#, "name");
    let eight_by_three = edited::<Chartered>("columns = 6\nrows = 4", "columns = 8\nrows = 3");
    assert!(read(&eight_by_three).is_err(), "the canals of this file do not fit such boards");
}

#[test]
fn c3_there_are_114_building_cards_18_of_them_levels() {
    let edition = read(shipped()).unwrap();
    assert_eq!(edition.levels, [8, 6, 4]);
    assert_eq!(open(&setup(2, "base", &[])).board().len() + 18, 114);
    refused("count = 8", "count = 9", "114");
    assert!(
        read(&edited::<Chartered>("count = 8", "count = 7").replacen("count = 6", "count = 7", 1))
            .is_ok()
    );
}

#[test]
fn c4_connections_are_those_of_the_boards_and_the_seams() {
    let counts = [("base", 156), ("a", 154), ("b", 152), ("c", 145)];
    for (layout, links) in counts {
        assert_eq!(open(&setup(2, layout, &[])).board().links(), links, "{layout}");
    }
    let rules = open(&setup(2, "base", &[]));
    let near = |a: &str, b: &str| {
        let board: &Board = rules.board();
        board.near(board.find(a).unwrap()).contains(board.find(b).unwrap())
    };
    assert!(near("HB2", "HB3") && near("HF1", "CA1") && near("HD4", "GD1") && near("JF3", "JF4"));
    assert!(!near("HA2", "HA3") && !near("HA1", "HB2") && !near("GD1", "GE1"));
    assert_eq!(rules.board().bridges().len(), 14);
    assert_eq!(rules.board().cuts().len(), 16);
}

#[test]
fn c4_bridges_cross_canals_and_nothing_else() {
    refused_there(
        r#"bridges = [["C1", "D1"], ["C3", "D3"]]"#,
        r#"bridges = [["A1", "B1"]]"#,
        "C-4",
    );
    refused(r#"bridges = [["C1", "D1"], ["C3", "D3"]]"#, r#"bridges = [["C1", "D2"]]"#, "C-4");
    refused(r#"bridges = [["C1", "D1"], ["C3", "D3"]]"#, r#"bridges = [["C1", "Z9"]]"#, "Z9");
    let twice = r#"bridges = [["C1", "D1"], ["D1", "C1"]]"#;
    refused(r#"bridges = [["C1", "D1"], ["C3", "D3"]]"#, twice, "twice");
    refused(
        r#"canals = [{ columns = ["C", "D"] }]"#,
        r#"canals = [{ columns = ["C", "E"] }]"#,
        "C-4",
    );
    refused("canals = [{ rows = [2, 3] }]", "canals = [{ rows = [4, 5] }]", "C-4");
    refused("canals = [{ rows = [2, 3] }]", "canals = [{}]", "C-4");
}

#[test]
fn c5_every_layout_places_each_board_once_without_overlap_in_one_piece() {
    let overlap = r#"{ board = "J", x = 17, y = 0, turned = 0 }"#;
    refused_there(LAST_J, overlap, "board J overlaps board G");
    let apart = r#"{ board = "J", x = 19, y = 0, turned = 0 }"#;
    refused(LAST_J, apart, "board J is cut off");
    refused_there(LAST_J, r#"{ board = "G", x = 18, y = 0, turned = 0 }"#, "placed twice");
    refused_there(LAST_J, r#"{ board = "Q", x = 18, y = 0, turned = 0 }"#, "Q");
    refused_there(LAST_J, r#"{ board = "J", x = 18, y = 0, turned = 45 }"#, "90");
    refused_there(LAST_J, r#"{ board = "J", x = 99, y = 0, turned = 0 }"#, "too far");
    refused(&format!("  {LAST_J},\n"), "", "does not place board J");
    refused(r#"name = "own""#, r#"name = "ring""#, "ring");
    refused(r#"name = "own""#, r#"name = "c""#, "twice");
}

#[test]
fn c5_owners_write_a_layout_of_their_own() {
    let turned = r#"{ board = "J", x = 18, y = 0, turned = 270 }"#;
    let edition = read(&edited::<Chartered>(LAST_J, turned)).unwrap();
    let own = edition.layout("own").unwrap();
    assert_eq!((own.placed[3].x, own.placed[3].quarters), (18, 3));
    for layout in ["base", "a", "b", "c", "own"] {
        let rules = open(&setup(3, layout, &[]));
        assert!(rules.board().links() > 140, "{layout}");
    }
}

#[test]
fn c6_the_chart_runs_from_f20_to_f300_with_lines_in_between() {
    assert_eq!(read(shipped()).unwrap().lines, [50, 100, 150, 200, 250]);
    refused_there("least = 20", "least = 10", "C-6");
    refused_there("most = 300", "most = 310", "C-6");
    let lines = "lines = [50, 100, 150, 200, 250]";
    refused_there(lines, "lines = [100, 50, 150]", "C-6");
    refused_there(lines, "lines = [50, 105, 150]", "C-6");
    refused_there(lines, "lines = [50, 100, 150, 300]", "C-6");
    refused_there(lines, "lines = [50, 100, 250]", "at least two");
    refused_there(lines, "lines = [60, 100, 150]", "f60");
    assert!(read(&edited::<Chartered>(lines, "lines = [100, 200]")).is_ok());
}

#[test]
fn c7_there_are_nine_companies_with_nine_shares() {
    assert_eq!(damrak_chartered::Company::ALL.len(), 9);
    refused_there("shares = 9", "shares = 8", "C-7");
    let view = crate::rulebook::table::dealt(4, 1).view();
    assert!(view.companies.iter().all(|company| (company.value, company.shares_left) == (0, 9)));
}

#[test]
fn c8_there_are_62_warehouses() {
    refused_there("warehouses = 62", "warehouses = 63", "C-8");
    refused_there("roofs = 10", "roofs = 9", "C-58");
    refused_there("action_cards = 10", "action_cards = 8", "C-16");
    assert_eq!(crate::rulebook::table::dealt(2, 1).view().supply, 62);
}

#[test]
fn c9_there_are_fifteen_event_cards_of_five_kinds() {
    assert_eq!(read(shipped()).unwrap().events, [3; 5]);
    refused("veilinge = 3", "veilinge = 4", "C-9");
    let none = edited::<Chartered>("veilinge = 3", "veilinge = 0").replacen(
        "verlappen = 3",
        "verlappen = 6",
        1,
    );
    assert!(read(&none).unwrap_err().problem.contains("C-9"));
    assert!(
        read(&edited::<Chartered>("veilinge = 3", "veilinge = 2").replacen(
            "verlappen = 3",
            "verlappen = 4",
            1
        ))
        .is_ok()
    );
}

#[test]
fn c10_money_is_150_pieces_and_prices_are_whole_tens() {
    assert_eq!(read(shipped()).unwrap().box_money, 16_500);
    refused("{ value = 500, count = 20 }", "{ value = 500, count = 21 }", "150");
    refused("{ value = 500, count = 20 }", "{ value = 505, count = 20 }", "tens");
    refused("cards = 50\n", "cards = 55\n", "C-10");
    refused("refresh = 100", "refresh = 0", "C-10");
    let table = crate::rulebook::table::dealt(3, 5);
    assert_eq!(table.view().bank.unwrap() + 900, 16_500);
}

#[test]
fn c12_two_one_and_one_lie_beside_the_chart() {
    refused("aside = 2", "aside = 1", "C-12");
    assert_eq!(read(shipped()).unwrap().aside, [2, 1, 1]);
}

#[test]
fn c14_the_file_says_how_two_to_five_begin() {
    let five = "{ players = 5, cards = 8, money = 250, open_events = 3 }";
    refused(&format!("  {five},\n"), "", "C-14");
    refused_there(five, "{ players = 6, cards = 8, money = 250, open_events = 3 }", "C-1");
    refused_there(five, "{ players = 4, cards = 8, money = 250, open_events = 3 }", "twice");
    refused_there(five, "{ players = 5, cards = 16, money = 250, open_events = 3 }", "C-14");
    refused_there(five, "{ players = 5, cards = 8, money = 255, open_events = 3 }", "C-14");
    refused_there(five, "{ players = 5, cards = 8, money = 250, open_events = 6 }", "C-13");
}

#[test]
fn what_is_no_edition_is_told_with_its_line() {
    let error = read("name = \"x\"\ntitle = ").unwrap_err();
    assert_eq!((error.file.as_str(), error.line), ("mine.toml", Some(2)));
    assert_eq!(read("").unwrap_err().file, "mine.toml");
    refused_there("name = \"reconstructed-2024\"", "name = \"My Box\"", "name");
    refused("roofs = 10", "hue = 5\nroofs = 10", "hue");
}

fn hash(text: &str) -> Hash {
    read(text).expect("the file is right").id.hash
}

#[test]
fn values_change_the_hash_and_comments_do_not() {
    let plain = hash(shipped());
    assert_eq!(hash(&format!("# My own copy.\n\n{}", shipped())), plain);
    assert_eq!(hash(&shipped().replace('\n', "\r\n")), plain);
    assert_ne!(hash(&edited::<Chartered>("refresh = 100", "refresh = 110")), plain);
}

#[test]
fn c2_boards_may_have_other_sizes_and_need_not_be_alike() {
    let sizes = |text: &str| -> (Vec<usize>, [u8; 3]) {
        let edition = read(text).unwrap();
        (edition.boards.iter().map(|board| board.plots.len()).collect(), edition.levels)
    };
    assert_eq!(sizes(SEVENS), (vec![21; 4], [14, 10, 6]));
    assert_eq!(sizes(MIXED), (vec![24, 21, 22, 24], [11, 8, 4]));
    let rules = open_with(MIXED, &setup(2, "base", &[]));
    let board = rules.board();
    assert_eq!((board.len(), board.find("GC3"), board.find("GA5")), (91, None, None));
    let near =
        |a: &str, b: &str| board.near(board.find(a).unwrap()).contains(board.find(b).unwrap());
    assert!(!near("HB2", "HB3") && near("HA2", "HA3"), "a canal may be short");
    assert!(near("HC3", "HC4") && near("HF1", "CA1"), "bridges and seams connect");
    let wrong = |find: &str, replace: &str, hint: &str| {
        let error = read(&MIXED.replacen(find, replace, 1)).unwrap_err();
        assert!(error.problem.contains(hint), "{error}");
    };
    wrong("\"C3\", \"E5\"]", "\"C3\", \"F5\"]", "F5");
    wrong("{ between = [\"B2\", \"B3\"] }", "{ between = [\"B2\", \"C3\"] }", "C-4");
    wrong("columns = 5\nrows = 5", "columns = 7\nrows = 7", "110 at most");
}

#[test]
fn c3_plot_cards_and_level_cards_make_114_whatever_the_boards() {
    let error = read(&SEVENS.replacen("count = 14", "count = 13", 1)).unwrap_err();
    assert!(error.problem.contains("114") && error.problem.contains("84"), "{error}");
}

#[test]
fn c14_there_are_enough_plot_cards_to_be_dealt() {
    // Eighteen plots on each board, and level cards instead of the others.
    let corners = [
        ("id = \"H\"", "\nempty = [\"A1\", \"A3\", \"G1\"]"),
        ("id = \"C\"", "\nempty = [\"A1\", \"A3\", \"G1\"]"),
        ("id = \"G\"", "\nempty = [\"A1\", \"A3\", \"G1\"]"),
        ("id = \"J\"", "\nempty = [\"A3\", \"E3\", \"G3\"]"),
    ];
    let cut = |text: String, (board, empty): (&str, &str)| {
        text.replacen(board, &format!("{board}{empty}"), 1)
    };
    let small = corners.into_iter().fold(SEVENS.to_owned(), cut);
    let small = small.replacen("count = 14", "count = 26", 1);
    let five_with = |cards: u8| {
        let table = format!("players = 5, cards = {cards},");
        read(&small.replacen("players = 5, cards = 8,", &table, 1))
    };
    let fitting = five_with(14).expect("seventy of seventy-two are dealt");
    assert_eq!(fitting.boards.iter().map(|board| board.plots.len()).sum::<usize>(), 72);
    let error = five_with(15).unwrap_err();
    assert_eq!(error.problem, "there are only 72 plot cards to be dealt (C-14)");
    assert!(error.line.is_some());
}

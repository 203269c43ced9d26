//! The box as data (clauses D-2 to D-6), and what is refused in it.

use damrak_core::Rules;
use damrak_core::edition::{EditionSource, Provenance};
use damrak_dutchman::{Colour, Dutchman, Edition, Kind};

use crate::rulebook::table::open;

fn text() -> &'static str {
    Dutchman::info().editions[0].text
}

/// Demands that the edition with this change is refused with a problem that names all of `hints`, and its line.
#[track_caller]
fn refused(find: &str, replace: &str, hints: &[&str]) {
    assert_eq!(text().matches(find).count(), 1, "`{find}` is there once");
    let changed = text().replacen(find, replace, 1);
    let error = Edition::read(EditionSource { file: "box.toml", text: &changed }).unwrap_err();
    for hint in hints {
        assert!(error.problem.contains(hint), "`{hint}` is not named: {error}");
    }
    assert!(error.line.is_some(), "{error}");
}

#[test]
fn d2_three_ships_of_each_colour_islands_and_two_or_three_ways_on() {
    let rules = open(4, &[]);
    let board = rules.board();
    assert_eq!((board.spaces().len(), board.lines().len()), (24, 40));
    assert_eq!(board.lines().iter().filter(|line| line.long).count(), 4);
    for colour in Colour::ALL {
        let ships = board.spaces().iter().filter(|space| space.colour() == Some(colour));
        assert_eq!(ships.count(), 3, "{colour:?}");
    }
    let islands = board.spaces().iter().filter(|space| matches!(space.kind, Kind::Island(_)));
    assert_eq!(islands.count(), 6);
    assert_eq!(board.space(board.start()).kind, Kind::Island("Holland".into()));
    for space in board.spaces() {
        let here = board.find(&space.id).unwrap();
        assert!((3..=4).contains(&board.neighbours(here).len()), "{}", space.id);
        assert_eq!(space.provenance, Provenance::Reconstructed);
        // The ships to be met next are always of different colours.
        let mut colours: Vec<_> = board
            .neighbours(here)
            .into_iter()
            .filter_map(|next| board.space(next).colour())
            .collect();
        let all = colours.len();
        colours.sort_unstable();
        colours.dedup();
        assert_eq!(colours.len(), all, "{}", space.id);
    }
}

#[test]
fn d2_a_sea_that_cannot_be_is_refused_by_the_name_of_the_space() {
    refused(
        "id = \"V1\", kind = \"ship\", colour = \"violet\"",
        "id = \"V1\", kind = \"ship\", colour = \"red\"",
        &["red", "D-2"],
    );
    refused("ends = [\"AZO\", \"V2\"], length", "ends = [\"AZO\", \"V9\"], length", &["V9", "D-2"]);
    refused(
        "ends = [\"AZO\", \"V2\"], length",
        "ends = [\"AZO\", \"AZO\"], length",
        &["AZO", "itself"],
    );
    refused(
        "ends = [\"AZO\", \"V2\"], length",
        "ends = [\"AZO\", \"TOR\"], length",
        &["two islands", "AZO", "TOR"],
    );
    refused(
        "ends = [\"AZO\", \"V2\"], length",
        "ends = [\"B1\", \"V2\"], length",
        &["AZO has 2 lines", "two or three ways"],
    );
    refused("ends = [\"AZO\", \"V2\"], length", "ends = [\"O2\", \"B1\"], length", &["twice"]);
    refused("id = \"V3\"", "id = \"v2\"", &["v2", "two spaces"]);
    refused("id = \"V3\"", "id = \"V 3\"", &["letters"]);
    refused("x = 600, y = 800", "x = 6000, y = 800", &["V3", "beyond"]);
    refused("x = 600, y = 800", "x = 400, y = 800", &["V3", "another space"]);
    refused("name = \"Azores\"", "colour = \"red\"", &["AZO", "island"]);
    refused("name = \"Holland\", start = true", "name = \"Holland\"", &["start", "D-8"]);
    refused(
        "colour = \"green\", x = 600, y = 200",
        "colour = \"green\", start = true, x = 600, y = 200",
        &["one space", "D-8"],
    );
}

#[test]
fn d2_the_start_is_an_island_and_every_space_can_be_reached() {
    let ship =
        text().replacen("name = \"Holland\", start = true", "name = \"Holland\"", 1).replacen(
            "colour = \"green\", x = 600, y = 200",
            "colour = \"green\", start = true, x = 600, y = 200",
            1,
        );
    let error = Edition::read(EditionSource { file: "box.toml", text: &ship }).unwrap_err();
    assert!(error.problem.contains("island") && error.problem.contains("G1"), "{error}");

    // Two halves, each with three or four lines a space, and no line between them.
    let mut apart = String::new();
    let mut in_lines = false;
    for line in text().lines() {
        in_lines |= line.starts_with("lines = [");
        if in_lines && line.starts_with("  {") {
            continue;
        }
        apart.push_str(line);
        apart.push('\n');
        if line.starts_with("lines = [") {
            let halves = [
                ["FAR", "V1", "G1", "O1", "Y1", "R1", "B1", "G2", "Y2", "B2", "R3", "HOL"],
                ["AZO", "R2", "V2", "O2", "TOR", "B3", "KAP", "Y3", "HEL", "O3", "V3", "G3"],
            ];
            for half in halves {
                let ships: Vec<&str> = half.into_iter().filter(|id| id.len() == 2).collect();
                let islands: Vec<&str> = half.into_iter().filter(|id| id.len() == 3).collect();
                let mut pairs = Vec::new();
                for (index, ship) in ships.iter().enumerate() {
                    pairs.push([*ship, ships[(index + 1) % ships.len()]]);
                }
                let mut free = ships.iter().cycle();
                for island in islands.iter().flat_map(|island| [island; 3]) {
                    pairs.push([*island, free.next().unwrap()]);
                }
                for index in 0..ships.len() {
                    let lines = pairs.iter().filter(|pair| pair.contains(&ships[index])).count();
                    let far = (index + ships.len() / 2) % ships.len();
                    let pair = [ships[index], ships[far]];
                    let back = [ships[far], ships[index]];
                    if lines < 3 && !pairs.contains(&pair) && !pairs.contains(&back) {
                        pairs.push(pair);
                    }
                }
                for [a, b] in pairs {
                    apart.push_str(&format!(
                        "  {{ ends = [\"{a}\", \"{b}\"], length = \"short\", provenance = \"reconstructed\" }},\n"
                    ));
                }
            }
        }
        in_lines &= !line.starts_with(']');
    }
    let error = Edition::read(EditionSource { file: "box.toml", text: &apart }).unwrap_err();
    assert!(error.problem.contains("no way leads"), "{error}");
}

#[test]
fn d3_sixty_horseshoes() {
    let rules = open(6, &[]);
    let numbers = rules.forge().numbers(rules.forge().all());
    assert_eq!(numbers.len(), 60);
    let count = |number: u8| numbers.iter().filter(|found| **found == number).count();
    assert_eq!([1, 2, 10, 20].map(count), [13, 3, 13, 3]);
    assert!((21..=48).all(|number| count(number) == 1));
    refused("number = 1, count = 13", "number = 1, count = 14", &["60", "D-3"]);
    refused("from = 21, to = 48", "from = 21, to = 47", &["60", "D-3"]);
    refused("from = 21, to = 48", "from = 20, to = 47", &["D-3"]);
    refused("number = 2, count = 3", "number = 1, count = 3", &["rise", "D-3"]);
}

#[test]
fn d4_two_dice() {
    let rules = open(4, &[]);
    assert_eq!(rules.edition_data().dice, [[1, 3, 5, 5, 7, 9], [20, 20, 30, 30, 40, 40]]);
    refused("faces = [1, 3, 5, 5, 7, 9]", "faces = [0, 3, 5, 5, 7, 9]", &["D-4"]);
    refused("faces = [1, 3, 5, 5, 7, 9]", "faces = [3, 5, 5, 7, 9]", &[]);
    let same = text().replacen("[1, 3, 5, 5, 7, 9]", "[5, 5, 5, 5, 5, 5]", 1).replacen(
        "[20, 20, 30, 30, 40, 40]",
        "[20, 20, 20, 20, 20, 20]",
        1,
    );
    let error = Edition::read(EditionSource { file: "box.toml", text: &same }).unwrap_err();
    assert!(error.problem.contains("different"), "{error}");
}

#[test]
fn d5_nineteen_chests_from_none_to_18() {
    let rules = open(4, &[]);
    assert_eq!(rules.edition_data().chests, (0..=18).collect::<Vec<u8>>());
    refused("numbers = [0, 1, 2,", "numbers = [1, 2,", &["first chest", "D-5"]);
    refused("numbers = [0, 1, 2,", "numbers = [0, 2, 1,", &["rise", "D-5"]);
    refused("17, 18], start", "17], start", &["18", "D-50"]);
    refused("start = 2,", "start = 19,", &["D-8"]);
}

#[test]
fn d6_thirty_shares_and_cards() {
    refused("each_colour = 5", "each_colour = 6", &["D-6"]);
    refused("smiths = 3", "smiths = 4", &["D-12"]);
    refused("each = 9,", "each = 10,", &["D-11"]);
    refused("each = 25,", "each = 0,", &["D-9"]);
    refused("box = 360", "box = 100", &["D-9"]);
    let rules = open(6, &[]);
    assert_eq!((rules.edition_data().smiths, rules.edition_data().kontors), (3, 3));
}

#[test]
fn an_edition_of_ones_own_is_played() {
    let own = text().replacen("numbers = [0, 1, 2,", "numbers = [0, 2,", 1);
    let edition = Edition::read(EditionSource { file: "box.toml", text: &own }).unwrap();
    assert_eq!(edition.start_chest, 1);
    refused("title = ", "headline = ", &["title"]);
}

//! What counts at the end, and who wins (K-53 to K-58).

use damrak_core::{Arg, Phrase, Seat, Speech};
use damrak_kontor::{BLACK, EndName, RED};

use super::end;
use crate::rulebook::picture::picture;
use crate::rulebook::table::{Table, open};

/// A game that ends now, because nobody has laid a card for three rounds.
fn finished(options: &[(&str, &str)], rows: &str, guilders: (u8, u8)) -> Table {
    let cards = picture("b2", "", rows);
    let (red, black) = guilders;
    let mut table =
        Table::arranged(open("base", options), |a| a.lay(&cards).idle(2).guilders(red, black));
    table.reveal("pass", "pass");
    assert_eq!(end(&table), Some(EndName::Idle));
    table
}

/// The scores of Red and Black that are compared first.
fn points(table: &Table) -> (i64, i64) {
    let standing = table.standing().unwrap();
    let of = |seat: Seat| standing.place_of(seat).unwrap().scores[0].value;
    let view = table.view();
    assert_eq!(of(RED), i64::from(view.players[0].points));
    assert_eq!(of(BLACK), i64::from(view.players[1].points));
    (of(RED), of(BLACK))
}

fn winners(table: &Table) -> Vec<u8> {
    table.standing().unwrap().winners().map(Seat::number).collect()
}

/// Whether the sector of each of these cells counts.
fn counts(table: &Table, cells: &[&str]) -> Vec<bool> {
    cells.iter().map(|cell| table.sector(cell).counts).collect()
}

/// Sectors of six, five, four, three, two cells and one.
const SIX_SIZES: &str = "
    r r r ~ k k k
    r r r ~ k k ~
    ~ ~ ~ ~ ~ ~ .
    ~ ~ ~ A ~ ~ ~
    ~ ~ k ~ ~ r r
    r r ~ ~ ~ ~ ~
    r r ~ ~ k k k
";

#[test]
fn k53_only_the_five_largest_guarded_sectors_count() {
    let table = finished(&[], SIX_SIZES, (3, 3));
    assert_eq!(
        counts(&table, &["b2", "f2", "b7", "f8", "g6", "d6"]),
        [true, true, true, true, true, false]
    );
    assert_eq!(points(&table), (3, 2));
    assert_eq!(winners(&table), [1]);
}

#[test]
fn k53_each_of_five_sectors_is_worth_one_point_whatever_its_size() {
    let table = finished(&[], &SIX_SIZES.replace("~ ~ k ~ ~ r r", "~ ~ ~ ~ ~ r r"), (3, 3));
    assert_eq!(points(&table), (3, 2));
}

#[test]
fn k53_size_counts_the_quays_of_both_colours_and_the_cranes() {
    // A black quay with something beside it: larger than the single red quay near the anchor.
    for beside in ["R13", "R01", "K02"] {
        let rows = SIX_SIZES.replace("~ ~ k ~ ~ r r", &format!("~ ~ r ~ ~ K04 {beside}"));
        let table = finished(&[], &rows, (3, 3));
        assert_eq!(counts(&table, &["g6", "d6"]), [true, false], "{beside}");
        assert_eq!(points(&table), (2, 3));
    }
}

/// Four sectors of three in the corners, equally far from the anchor, and room for more between them.
const CORNERS: &str = "
    r r ~ . ~ k k
    r ~ . ~ . ~ k
    ~ . . ~ . . ~
    . ~ ~ A ~ ~ .
    ~ . . ~ . . ~
    r ~ . ~ . ~ k
    r r ~ . ~ k k
";

/// The four corners, and what stands on the middle five rows instead.
fn corners_with(rows: [&str; 5]) -> String {
    let picture: Vec<&str> = CORNERS.lines().map(str::trim).filter(|l| !l.is_empty()).collect();
    [&[picture[0]], &rows[..], &[picture[6]]].concat().join("\n")
}

#[test]
fn k54_of_two_equal_sectors_the_nearer_to_the_anchor_counts() {
    let rows = corners_with([
        "r ~ . ~ . ~ k",
        "~ . . ~ . . ~",
        "r ~ ~ A ~ ~ .", // two cells between b5 and the anchor
        "~ ~ k ~ . . ~", // one cell between d6 and the anchor
        "r ~ ~ ~ . ~ k",
    ]);
    let table = finished(&[], &rows, (3, 3));
    assert_eq!(counts(&table, &["b5", "d6"]), [false, true]);
    assert_eq!(points(&table), (2, 3));
}

#[test]
fn k54_the_distance_is_that_of_the_nearest_card() {
    // From d4 there is one cell to the anchor, from f7 and g6 two; the farthest cards have three each.
    let rows = "
        ~ . . ~ . . .
        ~ ~ ~ ~ . . .
        r r r ~ . . ~
        ~ ~ ~ A ~ ~ .
        . . . ~ ~ k ~
        . . . ~ k k ~
        . . . ~ ~ ~ ~
    ";
    let table = finished(&[("ties", "literal")], rows, (3, 3));
    assert_eq!(counts(&table, &["d4", "g6"]), [true, true], "they are not equally far");
    let told = table.rules.tell_result(&table.position);
    let told: Vec<i64> = told.iter().filter_map(told_distance).collect();
    assert_eq!(told, [1, 2]);
}

fn told_distance(phrase: &Phrase) -> Option<i64> {
    phrase.args.iter().find_map(|(name, arg)| match arg {
        Arg::Number(cells) if *name == "distance" => Some(*cells),
        _ => None,
    })
}

#[test]
fn k54_the_nearer_two_of_three_count() {
    // Larger: {b3, b4, b5}, {g3, g4, h3, h4}, {d8, e8, f8, g8}. Two places for three sectors of two.
    let rows = "
        ~ ~ k k ~ ~ ~
        r ~ ~ ~ ~ k k
        r ~ . ~ ~ k k
        r ~ ~ A ~ ~ ~
        ~ ~ . ~ ~ r r
        r r ~ ~ ~ ~ ~
        ~ ~ k k k k ~
    ";
    let table = finished(&[], rows, (3, 3));
    assert_eq!(counts(&table, &["b3", "g3", "d8"]), [true, true, true]);
    assert_eq!(counts(&table, &["d2", "g6", "b7"]), [true, true, false]);
    assert_eq!(points(&table), (2, 3));
}

#[test]
fn k54_distance_does_not_matter_while_there_is_room_for_all() {
    let table = finished(&[], CORNERS, (3, 3));
    assert_eq!(counts(&table, &["b2", "g2", "b8", "g8"]), [true; 4]);
    assert_eq!(points(&table), (2, 2));
}

#[test]
fn k55_full_ties_that_compete_drop_out_and_smaller_sectors_move_up() {
    let rows = corners_with([
        "r ~ k ~ k ~ k",
        "~ ~ k ~ k ~ ~",
        "r ~ ~ A ~ ~ .",
        "~ . . ~ . . ~",
        "r ~ . ~ . ~ k",
    ]);
    let table = finished(&[], &rows, (3, 3));
    assert_eq!(counts(&table, &["d3", "f3", "b5"]), [false, false, true]);
    assert_eq!(points(&table), (3, 2));
}

#[test]
fn k55_full_ties_drop_out_and_one_of_the_same_size_farther_away_moves_up() {
    let rows = corners_with([
        "r ~ . ~ . ~ k",
        "~ . . ~ . . ~",
        "r ~ ~ A ~ ~ .",
        "~ ~ k ~ k ~ ~",
        "r ~ ~ ~ ~ ~ k",
    ]);
    let table = finished(&[], &rows, (3, 3));
    assert_eq!(counts(&table, &["d6", "f6", "b5"]), [false, false, true]);
    assert_eq!(points(&table), (3, 2));
}

#[test]
fn k55_full_ties_count_where_there_is_room_for_all_of_them() {
    let rows = corners_with([
        "r ~ . ~ . ~ ~",
        "~ . . ~ . . ~",
        "r ~ ~ A ~ ~ .",
        "~ ~ k ~ k ~ ~",
        "r ~ ~ ~ ~ ~ k",
    ]);
    // The upper right corner has two cells now: three corners of three, one of two, one place left.
    let table = finished(&[], &rows, (3, 3));
    assert_eq!(counts(&table, &["b2", "g2", "b8", "g8"]), [true; 4]);
    assert_eq!(counts(&table, &["d6", "f6", "b5"]), [false, false, true]);

    // Without it there are two places for the two next to the anchor, and none for the third.
    let fewer = rows.replace("r r ~ . ~ k k\nr ~", "r r ~ . ~ ~ ~\nr ~");
    let table = finished(&[], &fewer, (3, 3));
    assert_eq!(counts(&table, &["d6", "f6", "b5"]), [true, true, false]);
    assert_eq!(points(&table), (2, 3));
}

#[test]
fn k55_three_that_compete_for_two_places_get_none() {
    let rows = "
        r r ~ . ~ ~ ~
        r ~ ~ ~ ~ ~ ~
        ~ ~ k ~ k ~ ~
        r ~ ~ A ~ ~ .
        ~ ~ k ~ . . ~
        r ~ ~ ~ . ~ k
        r r ~ . ~ k k
    ";
    let table = finished(&[], rows, (3, 3));
    assert_eq!(counts(&table, &["b2", "b8", "h8"]), [true; 3]);
    assert_eq!(counts(&table, &["d4", "f4", "d6", "b5"]), [false, false, false, true]);
    assert_eq!(points(&table), (3, 1));
}

#[test]
fn k56_literal_ties_drop_out_even_if_there_is_room() {
    let rows = corners_with([
        "r ~ k ~ k ~ k",
        "~ ~ k ~ k ~ ~",
        "r ~ ~ A ~ ~ .",
        "~ . . ~ . . ~",
        "r ~ . ~ . ~ k",
    ]);
    let table = finished(&[("ties", "literal")], &rows, (3, 3));
    assert_eq!(counts(&table, &["b2", "g2", "b8", "g8"]), [false; 4]);
    assert_eq!(counts(&table, &["d3", "f3", "b5"]), [false, false, true]);
    assert_eq!(points(&table), (1, 0));
    let contested = finished(&[("ties", "contested")], &rows, (3, 3));
    assert_eq!(points(&contested), (3, 2));
}

#[test]
fn k56_literal_five_of_the_rest_count() {
    let table = finished(&[("ties", "literal")], SIX_SIZES, (3, 3));
    assert_eq!(points(&table), (3, 2));
    assert!(!table.sector("d6").counts, "the sixth has no place");
}

#[test]
fn k56_literal_ties_take_no_place() {
    // Two corners of three are tied. Five of the rest differ in size or distance.
    let rows = "
        r r ~ . ~ k k
        r ~ k ~ ~ ~ k
        ~ ~ k ~ . . ~
        r ~ ~ A ~ ~ ~
        ~ ~ r ~ . ~ k
        . ~ ~ ~ . ~ ~
        . . . . . ~ k
    ";
    let singles = ["d3", "d6", "b5", "h6", "h8"];
    let literal = finished(&[("ties", "literal")], rows, (3, 3));
    assert_eq!(counts(&literal, &["b2", "h2"]), [false, false]);
    assert_eq!(counts(&literal, &singles), [true; 5]);
    let contested = finished(&[], rows, (3, 3));
    assert_eq!(counts(&contested, &["b2", "h2"]), [true, true]);
    assert_eq!(counts(&contested, &singles), [true, true, true, false, false]);
}

#[test]
fn k57_closed_sectors_without_a_guard_take_no_place() {
    // {b2, c2, d2} is the largest, but nobody leads there.
    let rows = SIX_SIZES
        .replace("r r r ~ k k k", "R13 K14 R01 ~ k k k")
        .replace("r r r ~ k k ~", "~ ~ ~ ~ k k ~");
    let table = finished(&[], &rows, (3, 3));
    let sector = table.sector("b2");
    assert!(sector.closed && sector.guard.is_none() && !sector.counts);
    assert_eq!(counts(&table, &["f2", "b7", "f8", "g6", "d6"]), [true; 5]);
    assert_eq!(points(&table), (2, 3));
}

#[test]
fn k57_open_sectors_score_nothing_and_take_no_place() {
    let rows = SIX_SIZES.replace("r r r ~ k k k", ". r r ~ k k k");
    let table = finished(&[], &rows, (3, 3));
    let sector = table.sector("b3");
    assert_eq!(sector.leader, Some(RED));
    assert!(!sector.closed && sector.guard.is_none() && !sector.counts);
    assert_eq!(counts(&table, &["f2", "b7", "f8", "g6", "d6"]), [true; 5]);
    assert_eq!(points(&table), (2, 3));
}

#[test]
fn k58_the_most_points_win_whatever_the_guilders() {
    let table = finished(&[], SIX_SIZES, (0, 15));
    assert_eq!(points(&table), (3, 2));
    assert_eq!(winners(&table), [1]);
}

#[test]
fn k58_equal_points_the_most_guilders_win() {
    assert_eq!(winners(&finished(&[], CORNERS, (3, 4))), [2]);
    assert_eq!(winners(&finished(&[], CORNERS, (4, 3))), [1]);
}

#[test]
fn k58_equal_points_and_guilders_are_a_draw() {
    let table = finished(&[], CORNERS, (4, 4));
    assert_eq!(winners(&table), [1, 2]);
    let standing = table.standing().unwrap();
    assert!(standing.places.iter().all(|place| place.rank == 1));
}

//! The starts of the harbours in an edition file.

use damrak_kontor::Kontor;

use super::{edited, line_of, read, refused, shipped};

/// The line on which the layout of a variant begins.
fn layout_line(variant: &str) -> usize {
    let named = line_of::<Kontor>(&format!("variants = [\"{variant}\""));
    assert_eq!(shipped().lines().nth(named - 2), Some("[[layouts]]"));
    named - 1
}

/// The whole entry of a variant, from its names to the end of its plan.
fn entry(variant: &str) -> &'static str {
    let start = shipped().find(&format!("variants = [\"{variant}\"")).expect("a variant");
    let rest = &shipped()[start..];
    &rest[..rest.find("provenance").expect("every layout says how it is known")]
}

/// Demands that a change to a layout is refused on the line where the layout begins.
#[track_caller]
fn refused_in(variant: &str, change: impl Fn(&str) -> String, hint: &str) {
    let text = edited::<Kontor>(entry(variant), &change(entry(variant)));
    refused(&text, Some(layout_line(variant)), hint);
}

fn accepted(variant: &str, change: impl Fn(&str) -> String) {
    read(&edited::<Kontor>(entry(variant), &change(entry(variant)))).expect("the layout is right");
}

#[test]
fn every_line_of_a_plan_is_equally_long() {
    refused_in("base", |old| old.replacen(". . ~ . .", ". . ~ .", 1), "line");
}

#[test]
fn a_plan_fits_into_its_harbour() {
    refused_in("base", |old| old.replace("rows = 7", "rows = 4"), "larger");
    refused_in("base", |old| old.replace("columns = 7", "columns = 4"), "larger");
    accepted("base", |old| old.replace("rows = 7", "rows = 6"));
}

#[test]
fn a_fixed_border_needs_the_whole_plan() {
    refused_in("canal-grande", |old| old.replace("rows = 4", "rows = 5"), "fixed");
    refused_in("canal-grande", |old| old.replace("columns = 12", "columns = 13"), "fixed");
    refused_in("base", |old| old.replace("floating", "fixed"), "fixed");
}

#[test]
fn a_harbour_is_neither_empty_nor_too_large() {
    refused_in("gulliver", |old| old.replace("rows = 5", "rows = 40"), "large");
    refused_in("gulliver", |old| old.replace("columns = 5", "columns = 14"), "large");
    refused_in("gulliver", |old| old.replace("rows = 5", "rows = 255"), "large");
    let empty = |old: &str| old.replace("rows = 5\ncolumns = 5", "rows = 0\ncolumns = 0");
    refused_in("gulliver", |old| empty(old).replace("A\n", ""), "empty");
}

#[test]
fn k5_a_plan_has_one_anchor() {
    refused_in("gulliver", |old| old.replace("A\n", "A A\n"), "anchor");
    refused_in("gulliver", |old| old.replace("A\n", "~\n"), "anchor");
    refused_in("gulliver", |old| old.replace("A\n", ". .\n"), "anchor");
}

#[test]
fn a_plan_knows_three_signs() {
    for sign in ["x", "a", "≈", "0"] {
        refused_in("gulliver", |old| old.replace("A\n", &format!("A {sign}\n")), sign);
    }
    accepted("gulliver", |old| old.replace("A\n", "A ~\n. .\n"));
    accepted("gulliver", |old| old.replace("A\n", "A~\n\t..\n"));
}

#[test]
fn k6_a_plan_leaves_canals_for_the_hands_and_the_pile() {
    // Six by seven cells: the anchor and so many canals.
    let wide = |canals: usize| {
        let signs: String = "A".to_owned() + &"~".repeat(canals) + &".".repeat(41 - canals);
        let rows: Vec<&str> = (0..6).map(|row| &signs[7 * row..7 * row + 7]).collect();
        let plan = rows.join("\n");
        move |old: &str| {
            let old = old.replace("rows = 5\ncolumns = 5", "rows = 6\ncolumns = 7");
            old.replace("floating", "fixed").replace("A\n", &format!("{plan}\n"))
        }
    };
    accepted("gulliver", wide(38));
    refused_in("gulliver", wide(39), "38");
}

#[test]
fn every_variant_has_one_layout() {
    let text = edited::<Kontor>("variants = [\"beginner\"]", "variants = []");
    refused(&text, None, "beginner");
    let text =
        edited::<Kontor>("variants = [\"beginner\"]", "variants = [\"beginner\", \"gulliver\"]");
    refused(&text, Some(layout_line("gulliver")), "gulliver");
    let text =
        edited::<Kontor>("variants = [\"beginner\"]", "variants = [\"beginner\", \"venice\"]");
    refused(&text, Some(layout_line("beginner")), "venice");
}

#[test]
fn borders_are_floating_or_fixed() {
    let text = edited::<Kontor>(entry("gulliver"), &entry("gulliver").replace("floating", "loose"));
    refused(&text, Some(line_of::<Kontor>(entry("gulliver")) + 3), "loose");
}

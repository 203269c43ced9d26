//! The style sheet knows every class and colour, by day and by night, and everything can be read.

use std::collections::{BTreeMap, BTreeSet};

use crate::style;
use damrak_core::Viewer;

use crate::targets::values;
use crate::{scene, sheets, walk};

/// The custom properties that a rule sets, from where its selector is first seen.
fn colours(selector: &str) -> BTreeMap<&'static str, &'static str> {
    let start = style().find(selector).unwrap_or_else(|| panic!("no rule for {selector}"));
    let body = style()[start..].split(['{', '}']).nth(1).unwrap_or_default();
    let pairs = body.split(';').filter_map(|line| line.trim().split_once(": "));
    pairs.filter(|(name, _)| name.starts_with("--")).collect()
}

#[test]
fn night_is_the_same_night_however_it_is_asked_for() {
    let night = colours("[data-theme=night]");
    assert!(night.len() > 20);
    assert_eq!(night, colours(":root:not([data-theme])"));
    let day = colours(":root");
    let missing: Vec<_> =
        day.keys().filter(|name| **name != "--serif" && !night.contains_key(*name)).collect();
    assert!(missing.is_empty(), "by night there is no {missing:?}");
    for used in style().split("var(").skip(1).filter_map(|part| part.split(')').next()) {
        // What stands after a comma is taken where nothing is set.
        let is_set = day.contains_key(used) || style().contains(&format!("{used}:"));
        assert!(is_set || used.contains(','), "{used} is not set");
    }
}

#[test]
fn every_class_has_its_rule() {
    let mut used: BTreeSet<String> = BTreeSet::new();
    let mut add = |text: &str| {
        used.extend(values(text, "class").iter().flat_map(|v| v.split(' ')).map(str::to_owned));
    };
    walk(1, |position, _| {
        let viewer = position.waiting_for().first().map_or(Viewer::Spectator, Viewer::Seat);
        let scene = scene(position, viewer);
        sheets(&scene).for_each(|sheet| add(&sheet.svg));
        scene.notes().for_each(&mut add);
    });
    damrak_games::kits().iter().filter_map(|kit| kit.tile()).for_each(|tile| add(&tile));
    // These name things for the page and have no look of their own.
    let names = [
        "anchor",
        "at-price",
        "bidder",
        "bidders",
        "boat",
        "bottom",
        "bridge",
        "broad",
        "card",
        "cell",
        "choice",
        "covered",
        "crane",
        "customs",
        "dial-face",
        "dial-hand",
        "figure",
        "flood",
        "guard",
        "high",
        "huge",
        "knob",
        "ladder",
        "no-price",
        "piece",
        "pile",
        "played",
        "quay",
        "quiet",
        "tile-art",
        "treasury",
        "vast",
        "wall",
        "year-words",
    ];
    let unknown: Vec<_> = used
        .iter()
        .filter(|class| !names.contains(&class.as_str()) && !style().contains(&format!(".{class}")))
        .collect();
    assert!(unknown.is_empty(), "no rule for {unknown:?}");
    let gone: Vec<_> = names.iter().filter(|name| !used.contains(**name)).collect();
    assert!(gone.is_empty(), "never used: {gone:?}");
}

fn luminance(hex: &str) -> f64 {
    let channel = |at: usize| {
        let value = u8::from_str_radix(&hex[at..at + 2], 16).expect("six digits");
        let value = f64::from(value) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

fn contrast(a: &str, b: &str) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// By day and by night.
pub(crate) fn contrast_with_card(colour: &str) -> [f64; 2] {
    [":root", "[data-theme=night]"].map(|theme| {
        let colours = colours(theme);
        contrast(colours[colour], colours["--card"])
    })
}

#[test]
fn everything_can_be_read() {
    for theme in [":root", "[data-theme=night]"] {
        let colours = colours(theme);
        for (text, ground) in [
            ("--ink", "--card"),
            ("--ink", "--wash"),
            ("--ink", "--wash-2"),
            ("--ink", "--paper"),
            ("--ink", "--lead-red"),
            ("--ink", "--lead-black"),
            ("--text", "--tea"),
            ("--text", "--wine"),
            ("--text", "--spice"),
            ("--text", "--card"),
            ("--text", "--lead-red"),
            ("--text", "--lead-black"),
            ("--on-red", "--red"),
            ("--on-black", "--black"),
            ("--coin-ink", "--coin"),
            ("--paper", "--ink"),
            ("--text", "--paper"),
            ("--text", "--wash"),
            ("--gold-text", "--card"),
            ("--gold-text", "--paper"),
            ("--muted", "--card"),
            ("--muted", "--paper"),
            ("--muted", "--wash"),
            ("--red", "--card"),
            ("--on-wax", "--wax"),
            ("--red", "--lead-red"),
            ("--red", "--lead-black"),
            ("--on-city", "--gold"),
            ("--text", "--wash-2"),
            ("--ok", "--card"),
            ("--ok", "--wash"),
            ("--red", "--wash"),
            ("--text", "--brick"),
            ("--gold-text", "--pays"),
            ("--gold-text", "--wash"),
        ] {
            let found = contrast(colours[text], colours[ground]);
            assert!(found >= 4.5, "{theme}: {text} on {ground} has only {found:.2}");
        }
    }
}

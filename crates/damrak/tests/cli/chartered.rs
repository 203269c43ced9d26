//! Chartered by the commands: simulated, verified, told, played, with editions of one's own.

use std::fs;
use std::path::Path;

use crate::support::{ALWAYS_ONE, Place, files_in};

/// Everything that can be set, turned away from its default.
const TURNED: [&str; 6] = ["-o", "contact=lenient", "-o", "take-back-payout", "-o", "cash=hidden"];

#[test]
fn simulated_games_come_to_an_end_and_verify_for_every_table() {
    let place = Place::new();
    for players in ["2", "3", "4", "5"] {
        for layout in ["base", "a", "b", "c", "own"] {
            let options = if layout == "b" { &TURNED[..] } else { &[] };
            let folder = format!("{players}-{layout}");
            let args = ["sim", "chartered", "--games", "3", "--players", players, "--json"];
            let more = ["--variant", layout, "--records", &folder];
            let report = place.run(&[&args[..], &more, options].concat()).json();
            assert_eq!((&report["games"], &report["unfinished"]), (&3.into(), &0.into()));
            for name in files_in(&place.path(&folder)) {
                let verified = place.run(&["verify", &format!("{folder}/{name}")]).fine();
                assert!(verified.contains(": OK: chartered, "), "{verified}");
            }
        }
    }
}

/// A key in ⟨angle brackets⟩ is a sentence that nobody wrote.
#[test]
fn whole_games_are_told_in_every_language() {
    let place = Place::new();
    for (folder, options) in [("plain", &[][..]), ("turned", &TURNED)] {
        let args = ["sim", "chartered", "--games", "3", "--seed", "8", "--players", "4"];
        place.run(&[&args[..], &["--records", folder], options].concat()).fine();
        for name in files_in(&place.path(folder)) {
            let file = format!("{folder}/{name}");
            for lang in ["en", "de", "nl"] {
                let mut said = place.run(&["replay", &file, "--lang", lang]).fine();
                for at in ["0", "20", "60", "110"] {
                    said += &place.run(&["show", &file, "--at", at, "--lang", lang]).fine();
                }
                let unsaid = said.lines().find(|line| line.contains('⟨'));
                assert_eq!(unsaid, None, "{lang}");
            }
        }
    }
}

#[test]
fn a_game_is_played_in_the_terminal() {
    let place = Place::new();
    let args = ["play", "chartered", "--players", "2", "--save", "g"];
    let out = place.type_in(&args, &vec!["1"; 4 * ALWAYS_ONE]).fine();
    assert!(out.contains("The game is over"), "{out}");
    place.run(&["verify", "g"]).fine();
}

fn edition() -> String {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/chartered/rules/edition.toml");
    fs::read_to_string(path).expect("the edition is there")
}

#[test]
fn a_layout_that_overlaps_or_falls_apart_is_refused_naming_the_board() {
    let place = Place::new();
    let last = "{ board = \"J\", x = 18, y = 0, turned = 0 }";
    for (x, complaint) in [("17", "board J overlaps board G"), ("19", "board J is cut off")] {
        assert_eq!(edition().matches(last).count(), 1);
        place.write("box.toml", edition().replacen(last, &last.replace("18", x), 1));
        let said = place.run(&["sim", "chartered", "--edition", "box.toml"]).wrong();
        assert!(said.contains("box.toml:") && said.contains(complaint), "{said}");
    }
}

#[test]
fn beginners_are_told_which_layout_is_theirs() {
    let place = Place::new();
    let said = place.run(&["sim", "chartered", "--variant", "c", "-o", "beginner"]).wrong();
    assert!(said.contains("C-11") || said.contains("base layout"), "{said}");
}

//! The Flying Dutchman by the commands: simulated, verified, told, played, with editions of one's own.

use std::fs;
use std::path::Path;

use crate::support::{ALWAYS_ONE, Place, files_in};

/// Everything that can be set, turned away from its default.
const TURNED: [&str; 6] = ["-o", "ducats=more", "-o", "proposals=1", "-o", "nobody-lays=passed"];

#[test]
fn simulated_games_come_to_an_end_and_verify_for_every_table() {
    let place = Place::new();
    for players in ["3", "4", "5", "6"] {
        for bargaining in ["bargaining=true", "bargaining=false"] {
            for options in [&[][..], &TURNED] {
                let folder = format!("{players}-{bargaining}-{}", options.len());
                let args = ["sim", "dutchman", "--games", "4", "--players", players, "--json"];
                let more = ["-o", bargaining, "--records", &folder];
                let report = place.run(&[&args[..], &more, options].concat()).json();
                assert_eq!((&report["games"], &report["unfinished"]), (&4.into(), &0.into()));
                for name in files_in(&place.path(&folder)) {
                    let verified = place.run(&["verify", &format!("{folder}/{name}")]).fine();
                    assert!(verified.contains(": OK: dutchman, "), "{verified}");
                }
            }
        }
    }
}

/// A key in ⟨angle brackets⟩ is a sentence that nobody wrote.
#[test]
fn whole_games_are_told_in_every_language() {
    let place = Place::new();
    for (folder, options) in [("plain", &[][..]), ("turned", &TURNED)] {
        let args = ["sim", "dutchman", "--games", "3", "--seed", "8", "--players", "5"];
        place.run(&[&args[..], &["--records", folder], options].concat()).fine();
        for name in files_in(&place.path(folder)) {
            let file = format!("{folder}/{name}");
            for lang in ["en", "de", "nl"] {
                let mut said = place.run(&["replay", &file, "--lang", lang]).fine();
                for at in ["0", "20", "45", "60"] {
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
    let args = ["play", "dutchman", "--players", "3", "--save", "g"];
    let out = place.type_in(&args, &vec!["1"; ALWAYS_ONE]).fine();
    assert!(out.contains("The game is over"), "{out}");
    place.run(&["verify", "g"]).fine();
}

fn edition() -> String {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/dutchman/rules/edition.toml");
    fs::read_to_string(path).expect("the edition is there")
}

#[test]
fn an_edition_that_cannot_be_is_refused_with_the_space_and_the_constraint() {
    let place = Place::new();
    for (find, replace, constraint) in [
        ("number = 1, count = 13", "number = 1, count = 12", "60 horseshoes"),
        ("[\"AZO\", \"V2\"]", "[\"B1\", \"V2\"]", "AZO has 2 lines"),
        ("[\"AZO\", \"V2\"]", "[\"AZO\", \"TOR\"]", "two islands"),
        ("17, 18], start", "17], start", "18"),
    ] {
        assert_eq!(edition().matches(find).count(), 1, "{find}");
        place.write("box.toml", edition().replacen(find, replace, 1));
        let complaint = place.run(&["sim", "dutchman", "--edition", "box.toml"]).wrong();
        assert!(complaint.contains("box.toml:") && complaint.contains(constraint), "{complaint}");
    }
}

#[test]
fn an_edition_of_ones_own_is_played() {
    let place = Place::new();
    place.write("box.toml", edition().replacen("numbers = [0, 1, 2,", "numbers = [0, 2,", 1));
    let args = ["sim", "dutchman", "--games", "5", "--edition", "box.toml", "--json"];
    let out = place.run(&args).json();
    assert_eq!((&out["games"], &out["unfinished"]), (&5.into(), &0.into()));
}

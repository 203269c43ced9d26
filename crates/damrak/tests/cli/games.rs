//! The list of games and the rule book.

use crate::support::Place;

#[test]
fn every_command_has_help_with_examples() {
    let place = Place::new();
    for command in ["games", "rules", "play", "sim", "replay", "show", "draw", "verify", "bench"] {
        let out = place.run(&[command, "--help"]).fine();
        assert!(out.contains(&format!("Examples:\n  damrak {command}")), "{out}");
    }
    assert!(place.run(&["--help"]).fine().contains("Exit codes:"));
    assert!(place.run(&["--version"]).fine().starts_with("damrak "));
}

#[test]
fn games_lists_what_can_be_chosen() {
    let place = Place::new();
    let all = place.run(&["games"]).fine();
    let kontor = ["Michael Schacht", "gulliver", "special-cards=true|false", "reconstructed"];
    let merchants = ["Reiner Knizia", "3 to 5", "auction=sealed|live", "reconstructed-2000-h2"];
    let dutchman = ["Klaus Teuber", "3 to 6", "bargaining=true|false", "reconstructed-1992"];
    let chartered = ["Arnold van Binsbergen", "2 to 5", "cash=open|hidden", "reconstructed-2024"];
    let known = [
        ("kontor", kontor),
        ("merchants", merchants),
        ("dutchman", dutchman),
        ("chartered", chartered),
    ];
    for (game, expected) in known {
        let out = place.run(&["games", game]).fine();
        assert!(all.contains(&out), "{out}");
        for expected in expected {
            assert!(out.contains(expected), "{expected}: {out}");
        }
    }
}

#[test]
fn games_as_json_has_every_name_of_a_setup() {
    let games = Place::new().run(&["games", "kontor", "--json"]).json();
    let game = &games[0];
    assert_eq!(game["name"], "kontor");
    assert_eq!(game["players"]["most"], 2);
    assert_eq!(game["variants"][0]["name"], "base");
    assert_eq!(game["options"][0]["type"], "flag");
    assert_eq!(game["options"][0]["default"], false);
    assert_eq!(game["options"][1]["values"][1]["name"], "literal");
    assert_eq!(game["editions"][0], "reconstructed-2007");
}

#[test]
fn rules_prints_the_book_or_a_clause() {
    let place = Place::new();
    let book = place.run(&["rules", "kontor"]).fine();
    assert!(book.starts_with("# Kontor"));
    let clause = place.run(&["rules", "kontor", "--clause", "K-17"]).fine();
    assert!(clause.starts_with("**K-17** ") && book.contains(clause.trim_end()), "{clause}");
    assert_eq!(place.run(&["rules", "kontor", "--clause", "17"]).fine(), clause);
    assert!(!book.contains("position:"), "a terminal shows no pictures");
    let german = place.run(&["rules", "kontor", "--clause", "K-17", "--lang", "de"]).fine();
    assert!(german.starts_with("**K-17** ") && german != clause, "{german}");
}

#[test]
fn an_unknown_game_or_clause_is_named_with_the_known_ones() {
    let place = Place::new();
    for args in [&["games", "chess"][..], &["rules", "chess"], &["bench", "chess"]] {
        let complaint = place.run(args).wrong();
        assert!(complaint.contains("chess") && complaint.contains("kontor"), "{complaint}");
    }
    let complaint = place.run(&["rules", "kontor", "--clause", "K-999"]).wrong();
    assert!(complaint.contains("K-999") && complaint.contains("K-1 to K-"), "{complaint}");
}

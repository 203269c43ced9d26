//! Finished games looked back on.

use serde_json::Value;

use crate::support::Place;

const GAME: &str = "games/000001.damrak";

/// A short game, finished by chance against a clerk.
fn place_with_game() -> Place {
    let place = Place::new();
    let args = ["sim", "kontor", "--variant", "beginner", "--games", "1", "--seed", "4"];
    place.run(&[&args[..], &["--records", "games", "--seats", "random,clerk"]].concat()).fine();
    place
}

#[test]
fn every_decision_is_looked_back_on() {
    let place = place_with_game();
    let review = place.run(&["review", GAME, "--budget", "1", "--json"]).json();
    let record = place.run(&["replay", GAME, "--json"]).fine();
    let moments = review["moments"].as_array().expect("a list");
    assert_eq!(moments.len(), record.lines().count() - 1, "the deal is no decision");
    for (number, moment) in (1..).zip(moments) {
        assert_eq!(moment["decision"], number);
        let chances = moment["chances"].as_array().expect("a list");
        let sum: f64 = chances.iter().filter_map(Value::as_f64).sum();
        assert!((sum - 1.0).abs() < 1e-3, "{moment}");
        assert!(moment["cost"].as_f64().is_some_and(|cost| (0.0..=1.0).contains(&cost)));
        assert!(moment["sentence"].as_str().is_some_and(|text| !text.is_empty()));
    }
    let last = &moments[moments.len() - 1]["chances"];
    assert!(last[1].as_f64().is_some_and(|chance| chance > 0.99), "the clerk has won: {last}");
    let cost = |seat: usize| review["players"][seat]["mean_cost"].as_f64().expect("a cost");
    assert!(cost(0) > cost(1), "chance chooses worse than the clerk");
}

#[test]
fn a_review_is_told_drawn_and_written_as_a_page() {
    let place = place_with_game();
    let out = place.run(&["review", GAME, "--budget", "0.5"]).fine();
    for expected in [
        "Kontor: a look back",
        "The deal",
        "Turning points",
        "Decision ",
        "  better: ",
        "clerk",
        "%",
    ] {
        assert!(out.contains(expected), "{expected}: {out}");
    }
    let picture = place.run(&["review", GAME, "--budget", "0.5", "--svg"]).fine();
    assert!(picture.starts_with("<svg") && picture.contains("plot-line of-seat-2"));
    place.run(&["review", GAME, "--budget", "0.5", "-o", "r.html", "--lang", "nl"]).fine();
    let page = place.read("r.html");
    for expected in ["<!DOCTYPE html>", "lang=\"nl\"", "<svg", "Keerpunten", "id=\"decision-1\""] {
        assert!(page.contains(expected), "{expected}");
    }
    assert!(!page.contains("<script") && !page.contains("style="));
    for link in page.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(page.contains(&format!("id=\"{link}\"")), "{link} leads nowhere");
    }
    let complaint = place.run(&["review", GAME, "-o", "r.html"]).wrong();
    assert!(complaint.contains("r.html: is there already"), "{complaint}");
}

#[test]
fn what_cannot_be_looked_back_on_is_told() {
    let place = place_with_game();
    place.type_in(&["play", "kontor", "--save", "open.damrak"], &["1", "quit"]).fine();
    let complaint = place.run(&["review", "open.damrak"]).wrong();
    assert!(complaint.starts_with("open.damrak: this game is not over yet"), "{complaint}");
    assert!(complaint.contains("damrak hint"), "{complaint}");
    let record = place.read(GAME);
    place.write("broken.damrak", record.replacen("\n3 ", "\n4 ", 1));
    assert!(place.run(&["review", "broken.damrak"]).wrong().starts_with("broken.damrak: "));
    for budget in ["0", "soon", "1e9"] {
        let complaint = place.run(&["review", GAME, "--budget", budget]).wrong();
        assert!(complaint.contains("0.1 to 86400"), "{complaint}");
    }
    assert!(place.run(&["review", GAME, "--svg", "--html"]).wrong().contains("--html"));
}

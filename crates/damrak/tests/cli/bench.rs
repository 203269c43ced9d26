//! Measuring.

use crate::support::Place;

#[test]
fn bench_measures_every_game() {
    let place = Place::new();
    let games = place.run(&["bench", "--seconds", "1", "--json"]).json();
    assert_eq!(games[0]["game"], "kontor");
    assert!(games[0]["games_per_second"].as_f64().is_some_and(|rate| rate > 0.0));
    let few = place.run(&["bench", "kontor", "--games", "3", "--json"]).json();
    assert_eq!(few[0]["games"], 3);
    let out = place.run(&["bench", "kontor", "--seconds", "1", "--variant", "gulliver"]).fine();
    assert!(out.starts_with("kontor gulliver") && out.contains("actions/s"), "{out}");
}

#[test]
fn a_setup_needs_a_game() {
    assert!(Place::new().run(&["bench", "--variant", "gulliver"]).wrong().contains("GAME"));
}

#[test]
fn the_search_is_measured_too() {
    let place = Place::new();
    let args = ["bench", "bots", "kontor", "--seconds", "1", "--decision", "20", "--json"];
    let games = place.run(&args).json();
    assert_eq!(games[0]["game"], "kontor");
    assert!(games[0]["simulations_per_second"].as_f64().is_some_and(|rate| rate > 100.0));
    assert!(place.run(&["bench", "bots", "--players", "2"]).wrong().contains("bench bots GAME"));
    assert!(place.run(&["bench", "bots", "chess"]).wrong().contains("kontor"));
}

//! Measuring.

use crate::support::Place;

#[test]
fn bench_measures_every_game() {
    let place = Place::new();
    let games = place.run(&["bench", "--seconds", "1", "--json"]).json();
    assert_eq!(games[0]["game"], "kontor");
    assert!(games[0]["games_per_second"].as_f64().is_some_and(|rate| rate > 0.0));
    let out = place.run(&["bench", "kontor", "--seconds", "1", "--variant", "gulliver"]).fine();
    assert!(out.starts_with("kontor gulliver") && out.contains("actions/s"), "{out}");
}

#[test]
fn a_setup_needs_a_game() {
    assert!(Place::new().run(&["bench", "--variant", "gulliver"]).wrong().contains("GAME"));
}

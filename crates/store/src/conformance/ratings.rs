//! Ratings: in the same moment as the end of the game, and once.

use serde_json::json;

use super::fixtures::{change, id, join_all, make, people, person, seated};
use crate::{Rating, RatingChange, Status, Store, StoreError, TableChange, TableHead};

const POOL: &str = "kontor/2/live";

fn over(table: &str, expected: u64, places: &[(&str, u8)]) -> TableChange {
    let seats: Vec<&str> = places.iter().map(|(name, _)| *name).collect();
    let places = places.iter().map(|(name, place)| (id(name), *place)).collect();
    TableChange {
        ratings: vec![RatingChange { pool: POOL.into(), places }],
        ..change(seated(table, Status::Over, &seats), expected, &[json!("end")])
    }
}

fn rating(person: &str, mean: f64, games: u32) -> Rating {
    let mut rating = Rating { mean, games, ..Rating::new(id(person), POOL) };
    for _ in 0..games {
        rating.deviation *= 0.9;
    }
    rating
}

pub(super) async fn newcomers_are_rated(store: &dyn Store) {
    people(store, &["anna", "bert"]).await;
    make(store, seated("t", Status::Playing, &["anna", "bert"])).await;
    assert_eq!(store.ratings_of(&id("anna")).await, Ok(vec![]));

    store.change_table(over("t", 0, &[("anna", 1), ("bert", 2)])).await.expect("the game ends");

    assert_eq!(store.ratings_of(&id("anna")).await, Ok(vec![rating("anna", 26.0, 1)]));
    assert_eq!(store.ratings_of(&id("bert")).await, Ok(vec![rating("bert", 24.0, 1)]));
}

pub(super) async fn a_table_is_rated_once(store: &dyn Store) {
    people(store, &["anna", "bert"]).await;
    make(store, seated("t", Status::Playing, &["anna", "bert"])).await;
    let places = [("anna", 1), ("bert", 2)];
    store.change_table(over("t", 0, &places)).await.expect("the game ends");

    store.change_table(over("t", 1, &places)).await.expect("it ends again, after a take-back");

    assert_eq!(store.ratings_of(&id("anna")).await, Ok(vec![rating("anna", 26.0, 1)]));
}

pub(super) async fn games_that_end_together_all_count(store: &dyn Store) {
    people(store, &["anna", "bert", "cleo"]).await;
    let names: Vec<String> = (0..30).map(|number| format!("t{number}")).collect();
    for name in &names {
        make(store, seated(name, Status::Playing, &["anna", "bert", "cleo"])).await;
    }

    let places = [("anna", 1), ("bert", 2), ("cleo", 2)];
    let ends = names.iter().map(|name| store.change_table(over(name, 0, &places))).collect();
    assert!(join_all(ends).await.iter().all(Result::is_ok));

    for (name, mean) in [("anna", 55.0), ("bert", -5.0), ("cleo", -5.0)] {
        assert_eq!(store.ratings_of(&id(name)).await, Ok(vec![rating(name, mean, 30)]));
    }
}

pub(super) async fn a_refused_change_rates_nobody(store: &dyn Store) {
    people(store, &["anna", "bert"]).await;
    make(store, seated("t", Status::Playing, &["anna", "bert"])).await;

    let refused = store.change_table(over("t", 5, &[("anna", 1), ("bert", 2)])).await;

    assert!(matches!(refused, Err(StoreError::Conflict(_))), "{refused:?}");
    assert_eq!(store.ratings_of(&id("anna")).await, Ok(vec![]));
    store.change_table(over("t", 0, &[("anna", 1), ("bert", 2)])).await.expect("now in order");
    assert_eq!(store.ratings_of(&id("anna")).await.map(|ratings| ratings.len()), Ok(1));
}

pub(super) async fn two_seats_count_once(store: &dyn Store) {
    people(store, &["anna", "bert"]).await;
    make(store, seated("t", Status::Playing, &["bert", "anna", "bert"])).await;

    let places = [("bert", 3), ("anna", 2), ("bert", 1)];
    store.change_table(over("t", 0, &places)).await.expect("the game ends");

    assert_eq!(store.ratings_of(&id("bert")).await, Ok(vec![rating("bert", 26.0, 1)]));
}

pub(super) async fn strangers_are_opponents_only(store: &dyn Store) {
    people(store, &["anna"]).await;
    make(store, seated("t", Status::Playing, &["anna", "stranger"])).await;

    let places = [("stranger", 1), ("anna", 2)];
    store.change_table(over("t", 0, &places)).await.expect("the game ends");

    assert_eq!(store.ratings_of(&id("anna")).await, Ok(vec![rating("anna", 24.0, 1)]));
    assert_eq!(store.ratings_of(&id("stranger")).await, Ok(vec![]));
}

pub(super) async fn the_best_are_listed_first(store: &dyn Store) {
    people(store, &["anna", "bert", "cleo", "dirk"]).await;
    for (table, places) in [
        ("1", [("anna", 1), ("bert", 2)]),
        ("2", [("anna", 1), ("cleo", 2)]),
        ("3", [("cleo", 1), ("bert", 2)]),
        ("4", [("dirk", 1), ("stranger", 2)]),
    ] {
        make(store, seated(table, Status::Playing, &["anna"])).await;
        store.change_table(over(table, 0, &places)).await.expect("the game ends");
    }
    let mut elsewhere = over("5", 0, &[("dirk", 1)]);
    elsewhere.ratings[0].pool = "kontor/2/days".into();
    make(store, TableHead { live: false, ..elsewhere.head.clone() }).await;
    store.change_table(elsewhere).await.expect("the game ends");

    let best = store.top_ratings(POOL, 10).await.expect("readable");

    let named = |name: &str, mean, games| (rating(name, mean, games), person(name).name);
    // One game won says little yet.
    let expected = [
        named("anna", 27.0, 2),
        named("cleo", 25.0, 2),
        named("dirk", 26.0, 1),
        named("bert", 23.0, 2),
    ];
    assert_eq!(best, expected);
    let first = store.top_ratings(POOL, 1).await.expect("readable");
    assert_eq!(first, expected[..1]);
}

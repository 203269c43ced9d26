//! One game of every variant, by hand.

use damrak_browser::Outcome;
use serde_json::{Value, json};

use crate::{choices, dealt, visit};

async fn a_game_of(variant: &str) -> Outcome<()> {
    a_game(variant, dealt(variant)).await
}

async fn a_game(variant: &str, wanted: Value) -> Outcome<()> {
    let (house, page) = visit("Anna").await?;
    let table = page.make_table(&["me", "random"], wanted).await?;
    page.sit_before(&house, &table).await?;
    let (decisions, pointed) = page.play_to_the_end(choices(7)).await?;
    println!("{variant}: {decisions} decisions, {pointed} things pointed at");
    assert!(decisions > 5, "only {decisions} decisions");
    assert_eq!(page.look(&table).await?["table"]["status"], "over");
    page.is_content().await
}

macro_rules! variants {
    ($($test:ident $variant:literal),* $(,)?) => {$(
        #[tokio::test]
        #[ignore = "needs Chromium; run cargo xtask test browser"]
        async fn $test() -> Outcome<()> {
            a_game_of($variant).await
        }
    )*};
}

variants! {
    the_base_game "base",
    water_games "water-games",
    tic_tac_toe "tic-tac-toe",
    canal_grande "canal-grande",
    gulliver "gulliver",
    poverty "poverty",
    the_first_game "beginner",
}

/// Bridges are laid by pointing at two things, one after the other.
#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn special_cards() -> Outcome<()> {
    let setup = json!({"variant": "base", "options": {"special-cards": true}});
    a_game("special cards", json!({"setup": setup, "start": true})).await
}

/// A variant that is not played above would be forgotten.
#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn no_variant_is_forgotten() -> Outcome<()> {
    let (_house, page) = visit("Anna").await?;
    let game = page.ask("GET", "/api/v1/games/kontor", None).await?;
    let names = game["variants"].as_array().into_iter().flatten();
    let names: Vec<&str> = names.filter_map(|variant| variant["name"].as_str()).collect();
    assert_eq!(names.len(), 7, "{names:?}");
    let source = include_str!("variants.rs");
    for name in names {
        assert!(source.contains(&format!(" \"{name}\",\n")), "{name} is not played");
    }
    page.is_content().await
}

//! Two people at two browsers: each sees what the other does, and nothing of what they hold.

use std::collections::BTreeSet;

use damrak_browser::{House, Outcome, Page, Table, Turn, hooks};
use serde_json::{Value, json};

use crate::choices;

/// The ids of cards in a list of the view.
fn ids(cards: &Value) -> BTreeSet<String> {
    let cards = cards.as_array().into_iter().flatten();
    cards.filter_map(|card| card["id"].as_str().map(str::to_owned)).collect()
}

/// The cards that the owner holds and nobody else knows.
async fn secrets(owner: &Page, table: &Table) -> Outcome<BTreeSet<String>> {
    let view = owner.look(table).await?["game"]["view"].clone();
    let seat = view["viewer"].clone();
    let players = view["players"].as_array().into_iter().flatten();
    let known = players.filter(|player| player["seat"] == seat || seat["seat"] == player["seat"]);
    let known: BTreeSet<String> = known.flat_map(|player| ids(&player["known"])).collect();
    Ok(ids(&view["own"]["hand"]).difference(&known).cloned().collect())
}

/// Whether a text names a card: not as a part of another word.
fn names(text: &str, card: &str) -> bool {
    let is_word = |letter: char| letter.is_ascii_alphanumeric();
    text.match_indices(card).any(|(at, _)| {
        !text[..at].ends_with(is_word) && !text[at + card.len()..].starts_with(is_word)
    })
}

/// Everything that a browser has been told.
async fn everything(page: &Page) -> Outcome<(String, String)> {
    let shown = page.run("return document.documentElement.outerHTML;", vec![]).await?;
    Ok((shown.as_str().unwrap_or_default().to_owned(), page.heard().await?.join("\n")))
}

/// The owner sees their cards; what nobody else knows is nowhere in the other's browser.
async fn keeps_to_himself(owner: &Page, viewer: &Page, secrets: &BTreeSet<String>) -> Outcome<()> {
    let ((own, own_heard), (shown, heard)) = (everything(owner).await?, everything(viewer).await?);
    for card in secrets {
        assert!(names(&own, card) && names(&own_heard, card), "its owner does not see {card}");
        assert!(!names(&shown, card), "the page shows {card}");
        assert!(!names(&heard, card), "the socket told of {card}");
    }
    Ok(())
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn two_people_see_each_others_moves_but_not_each_others_cards() -> Outcome<()> {
    let house = House::open()?;
    let (anna, piet) = (Page::at(&house).await?, Page::at(&house).await?);
    anna.introduce("Anna").await?;
    piet.introduce("Piet").await?;
    let table = anna.make_table(&["me", "open"], json!({})).await?;
    piet.wish(&table, json!({"wish": "sit", "seat": 2})).await?;
    anna.wish(&table, json!({"wish": "start"})).await?;
    for page in [&anna, &piet] {
        page.listen().await?;
        page.sit_before(&house, &table).await?;
    }
    let (mut choose, mut known) = (choices(5), [String::new(), String::new()]);
    let (mut checked, mut moves) = (0, 0);
    for round in 0..400 {
        let mut is_over = false;
        for (index, page) in [&anna, &piet].into_iter().enumerate() {
            match page.read_turn().await? {
                Some(Turn::Mine { state, offers }) if state != known[index] => {
                    page.decide(&offers[choose(0) % offers.len()]).await?;
                    known[index] = state;
                    moves += 1;
                }
                Some(Turn::Over) => is_over = true,
                _ => {}
            }
        }
        if round % 3 == 0 && !is_over {
            for (owner, viewer) in [(&anna, &piet), (&piet, &anna)] {
                let secrets = secrets(owner, &table).await?;
                checked += secrets.len();
                keeps_to_himself(owner, viewer, &secrets).await?;
            }
        }
        if is_over || moves > 40 {
            break;
        }
    }
    assert!(moves > 30 && checked > 20, "{moves} moves, {checked} hidden cards looked for");
    assert!(!anna.heard().await?.is_empty(), "the socket was listened to");
    let (here, there) = (anna.look(&table).await?, piet.look(&table).await?);
    let told = |picture: &Value| picture["game"]["story"].as_array().map(Vec::len);
    assert_eq!(told(&here), told(&there));
    anna.wait_for(hooks::STORY).await?;
    anna.is_content().await?;
    piet.is_content().await
}

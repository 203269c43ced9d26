//! A game without a mouse.

use damrak_browser::{Outcome, Page, Turn};

use crate::{choices, dealt, visit};

const TAB: &str = "\u{e004}";
const ENTER: &str = "\u{e007}";

/// Whether what has the focus glows; it must be seen that it has the focus.
async fn stands_on_a_target(page: &Page) -> Outcome<bool> {
    let script = "return document.activeElement?.matches('[data-target][data-offered]:focus-visible') ?? false;";
    Ok(page.run(script, vec![]).await?.as_bool().unwrap_or_default())
}

/// Walks to something that glows, picks it, and confirms.
async fn take_a_target(page: &Page) -> Outcome<bool> {
    for _ in 0..150 {
        page.press(TAB).await?;
        if stands_on_a_target(page).await? {
            page.press(ENTER).await?;
            page.press(ENTER).await?;
            return Ok(true);
        }
    }
    Ok(false)
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn a_game_can_be_played_by_keys_alone() -> Outcome<()> {
    let (house, page) = visit("Anna").await?;
    let table = page.make_table(&["me", "random"], dealt("gulliver")).await?;
    page.sit_before(&house, &table).await?;
    let (mut choose, mut known, mut decisions, mut walked) = (choices(4), String::new(), 0, 0);
    while let Turn::Mine { state, offers } = page.wait_for_turn(&known).await? {
        let path = offers.iter().map(|offer| offer.targets.len()).max().unwrap_or_default();
        let mut by_number = true;
        if decisions % 8 == 0 && path == 1 {
            by_number = !take_a_target(&page).await?;
            walked += usize::from(!by_number);
        }
        if by_number {
            page.press(&(choose(0) % offers.len().min(9) + 1).to_string()).await?;
            page.press(ENTER).await?;
        }
        known = state;
        decisions += 1;
    }
    assert!(decisions > 10 && walked > 1, "{decisions} decisions, {walked} by walking");
    page.is_content().await
}

/// One step and a key lead from the top of a table to its question.
#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn the_question_is_two_keys_away() -> Outcome<()> {
    let (house, page) = visit("Anna").await?;
    let table = page.make_table(&["me", "random"], dealt("base")).await?;
    page.sit_before(&house, &table).await?;
    page.press(TAB).await?;
    page.press(ENTER).await?;
    page.wait_for("#question:focus").await?;
    page.is_content().await
}

/// Whoever reads a rule at the table and its neighbours is still at the table.
#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn a_rule_and_its_neighbours_stay_in_their_dialog() -> Outcome<()> {
    let (house, page) = visit("Anna").await?;
    let table = page.make_table(&["me", "random"], dealt("base")).await?;
    page.sit_before(&house, &table).await?;
    page.wait_for_turn("").await?;
    let here = page.address().await?;
    page.click("#turn a.rule").await?;
    page.wait_for("dialog#rule[open] #clause").await?;
    let clause = async || page.read("#rule #clause .number").await;
    let first = clause().await?;
    for (link, comes_back) in [("#rule a[rel=next]", false), ("#rule a[rel=prev]", true)] {
        page.click(link).await?;
        let moved = async || Ok((clause().await? == first) == comes_back);
        page.wait_until("the neighbour is shown", moved).await?;
    }
    assert!(page.sees("dialog#rule[open]").await?);
    assert_eq!(page.address().await?, here);
    page.is_content().await
}

/// Whether deciding asks again is switched at the table, and digits obey.
#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn asking_again_is_switched_at_the_table() -> Outcome<()> {
    let (house, page) = visit("Anna").await?;
    let table = page.make_table(&["me", "random"], dealt("base")).await?;
    page.sit_before(&house, &table).await?;
    let Turn::Mine { state, .. } = page.wait_for_turn("").await? else { panic!("it is over") };
    page.press("1").await?;
    page.wait_for(".confirm:enabled").await?;
    let still =
        matches!(page.read_turn().await?, Some(Turn::Mine { state: now, .. }) if now == state);
    assert!(still, "a digit only picks");
    page.run("document.getElementById('tab-menu').click();", vec![]).await?;
    page.click(".is-confirm-off").await?;
    page.wait_for("html[data-confirm=off] #table").await?;
    page.wait_for_turn("").await?;
    page.press("1").await?;
    page.wait_for_turn(&state).await?;
    page.run("document.getElementById('tab-menu').click();", vec![]).await?;
    page.click(".is-confirm-device").await?;
    page.wait_for("html:not([data-confirm]) #table").await?;
    page.is_content().await
}

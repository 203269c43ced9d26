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

//! The server dies in the middle of a game and comes back.

use damrak_browser::{Outcome, Turn, hooks};
use serde_json::json;

use crate::{choices, dealt, visit};

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn play_goes_on_after_the_server_was_killed() -> Outcome<()> {
    let (mut house, page) = visit("Anna").await?;
    let table = page.make_table(&["me", "random"], dealt("base")).await?;
    page.sit_before(&house, &table).await?;
    page.run("window.mark = 'the same page';", vec![]).await?;
    let (mut choose, mut known) = (choices(2), String::new());
    for decision in 0..12 {
        let Turn::Mine { state, offers } = page.wait_for_turn(&known).await? else { break };
        if decision == 5 {
            page.is_content().await?;
            house.kill()?;
            page.wait_for(hooks::LOST).await?;
            house.start()?;
            page.wait_without(hooks::LOST).await?;
            // What the browser had to say about the loss.
            let complaints = page.complaints().await?;
            assert!(complaints.iter().all(|line| line.contains("WebSocket")), "{complaints:?}");
        }
        page.decide(&offers[choose(0) % offers.len()]).await?;
        known = state;
    }
    page.wait_for_turn(&known).await?;
    assert_eq!(page.run("return window.mark;", vec![]).await?, json!("the same page"));
    page.is_content().await
}

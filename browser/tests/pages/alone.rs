//! From the first page to the end of a game against the computer.

use damrak_browser::{House, Outcome, Page, hooks};

use crate::choices;

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn a_whole_game_against_the_computer() -> Outcome<()> {
    let house = House::open()?;
    let page = Page::at(&house).await?;
    page.click(hooks::PLAY_NOW).await?;
    page.wait_for(hooks::TABLE).await?;
    let (decisions, pointed) = page.play_to_the_end(choices(1)).await?;
    assert!(decisions > 20, "only {decisions} decisions");
    assert!(
        pointed * 10 > decisions * 8,
        "nearly everything can be pointed at: {pointed} of {decisions}"
    );
    assert!(!page.read(hooks::RESULT).await?.is_empty());
    assert!(page.read(hooks::STORY).await?.len() > 3, "the story is told");
    page.is_content().await
}

//! Without scripts.

use std::time::Duration;

use damrak_browser::{House, Outcome, Page, Window, hooks};

/// What the form of the offers is meant for; nothing while others decide. Scripts of the page are off, those
/// of the driver are not.
async fn state(page: &Page) -> Outcome<Option<String>> {
    let script = "return document.querySelector(arguments[0])?.value ?? null;";
    Ok(page.run(script, vec![hooks::STATE.into()]).await?.as_str().map(str::to_owned))
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn one_can_decide_by_the_list_without_scripts() -> Outcome<()> {
    let house = House::open()?;
    let page = Page::new(Window { scripts: false, ..Window::default() }).await?;
    page.open(&house.page("/")).await?;
    page.click(hooks::PLAY_NOW).await?;
    page.wait_for(hooks::TABLE).await?;
    assert!(!page.sees("[data-offered]").await?, "no script runs");
    let mut seen: Vec<String> = Vec::new();
    for _ in 0..200 {
        match state(&page).await? {
            Some(state) if !seen.contains(&state) => {
                page.unfold(hooks::OFFER).await?;
                page.click(hooks::OFFER).await?;
                page.wait_for(hooks::TABLE).await?;
                seen.push(state);
            }
            _ => {
                tokio::time::sleep(Duration::from_millis(100)).await;
                page.reload().await?;
            }
        }
        if seen.len() == 6 {
            break;
        }
    }
    assert_eq!(seen.len(), 6, "{seen:?}");
    page.is_content().await
}

//! A small phone: nothing runs out of the glass, and a thumb hits what it means.

use damrak_browser::{Glass, House, Outcome, Page, Turn, Window, hooks};
use serde_json::json;

use crate::{choices, dealt};

const THUMB: f64 = 44.0;

/// Everything of a hook that is too small for a thumb.
async fn too_small(page: &Page, hook: &str) -> Outcome<Vec<String>> {
    let script =
        "return [...document.querySelectorAll(arguments[0])].filter((e) => e.checkVisibility())
        .map((e) => [e.getBoundingClientRect(), e.outerHTML.slice(0, 80)])
        .filter(([box]) => box.width < arguments[1] || box.height < arguments[1])
        .map(([box, html]) => `${box.width} x ${box.height}: ${html}`);";
    let found = page.run(script, vec![json!(hook), json!(THUMB - 0.5)]).await?;
    let found = found.as_array().into_iter().flatten();
    Ok(found.filter_map(|line| line.as_str().map(str::to_owned)).collect())
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn everything_fits_a_small_phone() -> Outcome<()> {
    let house = House::open()?;
    let phone = Window { glass: Glass::Phone(360), ..Window::default() };
    let page = Page::new(phone).await?;
    page.open(&house.page("/")).await?;
    assert_eq!(page.overflow().await?, 0, "the first page");
    page.introduce("Anna").await?;
    for variant in ["base", "canal-grande"] {
        let table = page.make_table(&["me", "random"], dealt(variant)).await?;
        page.sit_before(&house, &table).await?;
        let (mut choose, mut known) = (choices(9), String::new());
        for _ in 0..14 {
            let Turn::Mine { state, offers } = page.wait_for_turn(&known).await? else { break };
            assert_eq!(page.overflow().await?, 0, "{variant}, at {state}");
            let small = too_small(&page, hooks::OFFER).await?;
            assert!(small.is_empty(), "{variant}: {small:#?}");
            page.decide(&offers[choose(0) % offers.len()]).await?;
            known = state;
        }
    }
    page.is_content().await
}

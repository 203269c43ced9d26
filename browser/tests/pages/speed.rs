//! How soon the page answers a hand.

use damrak_browser::{Outcome, Page, Turn, hooks};

use crate::{choices, dealt, visit};

/// What glows shall change so soon after a click, the way to the server and back included. A busy machine and
/// an unoptimised server are given some grace.
const WANTED: f64 = 50.0;
const GRACE: f64 = 400.0;

/// From now on the page notes how long after a click what glows changed, once it is drawn.
async fn hold_the_watch(page: &Page) -> Outcome<()> {
    let script = "
        window.taken = [];
        let clicked = null;
        document.addEventListener('click', (event) => { clicked = event.timeStamp; }, true);
        new MutationObserver(() => {
          if (clicked === null) return;
          const since = clicked;
          clicked = null;
          requestAnimationFrame(() => window.taken.push(performance.now() - since));
        }).observe(document.querySelector(arguments[0]), {
          attributes: true, attributeFilter: ['data-offered', 'data-picked'], subtree: true, childList: true,
        });";
    page.run(script, vec![hooks::TABLE.into()]).await.map(drop)
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn what_glows_answers_at_once() -> Outcome<()> {
    let (house, page) = visit("Anna").await?;
    let table = page.make_table(&["me", "random"], dealt("base")).await?;
    page.sit_before(&house, &table).await?;
    let (mut choose, mut known) = (choices(6), String::new());
    page.wait_for_turn(&known).await?;
    hold_the_watch(&page).await?;
    for _ in 0..30 {
        let Turn::Mine { state, offers } = page.wait_for_turn(&known).await? else { break };
        page.decide(&offers[choose(0) % offers.len()]).await?;
        known = state;
    }
    page.wait_for_turn(&known).await?;
    let taken = page.run("return window.taken;", vec![]).await?;
    let mut taken: Vec<f64> =
        taken.as_array().into_iter().flatten().filter_map(serde_json::Value::as_f64).collect();
    taken.sort_by(f64::total_cmp);
    assert!(taken.len() > 15, "{taken:?}");
    let median = taken[taken.len() / 2];
    println!(
        "from a click to what glows next: median {median:.0} ms, wanted under {WANTED} ms, all {taken:.0?}"
    );
    assert!(median < GRACE, "{taken:?}");
    page.is_content().await
}

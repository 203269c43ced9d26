//! The auction clock alone, as people use it who play with the box.

use std::time::Duration;

use damrak_browser::{House, Outcome, Page, Trouble, Window, hooks};
use serde_json::json;

const SPACE: &str = " ";
/// After it was started the clock does not listen for so long, and longer after it has stopped.
const AFTER_START: Duration = Duration::from_millis(350);
const AFTER_END: Duration = Duration::from_millis(1100);

async fn at_the_clock() -> Outcome<(House, Page)> {
    let house = House::open()?;
    let page = Page::new(Window::default()).await?;
    page.open(&house.page("/clock")).await?;
    is(&page, "ready").await?;
    Ok((house, page))
}

/// Waits until this goes on.
async fn is(page: &Page, state: &str) -> Outcome<()> {
    page.wait_for(&format!("{}[data-state={state}]", hooks::CLOCK)).await
}

/// The price on the knob.
async fn price(page: &Page) -> Outcome<u32> {
    let script = "return document.querySelector(arguments[0]).textContent;";
    let text = page.run(script, vec![json!(hooks::CLOCK_PRICE)]).await?;
    let number = text.as_str().and_then(|text| text.strip_prefix('ƒ')?.parse().ok());
    number.ok_or_else(|| Trouble::page(format!("{text} is no price")))
}

async fn falls_to(page: &Page, most: u32) -> Outcome<()> {
    page.wait_until("the price has fallen", async || Ok(price(page).await? <= most)).await
}

/// Fills fields of the form in and saves.
async fn set(page: &Page, fields: &[(&str, &str)]) -> Outcome<()> {
    page.run("document.querySelector('.settings').open = true;", vec![]).await?;
    let fill = "document.querySelector(`.settings [name=${arguments[0]}]`).value = arguments[1];";
    for (name, value) in fields {
        page.run(fill, vec![json!(name), json!(value)]).await?;
    }
    page.click(".settings button.main").await?;
    // A field that was being typed in would take the space bar.
    page.run("document.activeElement.blur();", vec![]).await?;
    tokio::time::sleep(AFTER_START).await;
    Ok(())
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn the_price_falls_until_somebody_presses() -> Outcome<()> {
    let (_house, page) = at_the_clock().await?;
    set(&page, &[("seconds", "0.5")]).await?;
    assert_eq!(price(&page).await?, 200);
    page.click(hooks::CLOCK_KNOB).await?;
    is(&page, "falling").await?;
    let mut seen = vec![price(&page).await?];
    while seen.last().is_some_and(|price| *price > 160) {
        seen.push(price(&page).await?);
    }
    seen.dedup();
    assert_eq!(seen, [200, 190, 180, 170, 160]);
    page.click(hooks::CLOCK_KNOB).await?;
    is(&page, "stopped").await?;
    let stopped = price(&page).await?;
    assert!((140..=160).contains(&stopped), "{stopped}");
    assert_eq!(page.read(hooks::CLOCK_SAID).await?, format!("Stopped at ƒ{stopped}"));
    // Whoever presses a moment later neither goes on nor changes anything.
    page.click(hooks::CLOCK_KNOB).await?;
    tokio::time::sleep(AFTER_END).await;
    is(&page, "stopped").await?;
    assert_eq!(price(&page).await?, stopped);

    page.press(SPACE).await?;
    is(&page, "ready").await?;
    tokio::time::sleep(AFTER_START).await;
    page.press(SPACE).await?;
    falls_to(&page, 180).await?;
    page.press(SPACE).await?;
    is(&page, "stopped").await?;
    page.is_content().await
}

/// Steps that nobody saw are not forgotten.
#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn a_page_that_could_not_look_is_right_when_it_looks() -> Outcome<()> {
    let (_house, page) = at_the_clock().await?;
    set(&page, &[("seconds", "0.5")]).await?;
    page.press(SPACE).await?;
    is(&page, "falling").await?;
    let busy = "const until = performance.now() + 2100; while (performance.now() < until);";
    page.run(busy, vec![]).await?;
    page.press(SPACE).await?;
    is(&page, "stopped").await?;
    assert!(price(&page).await? <= 160);
    page.is_content().await
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn a_stop_at_the_first_price_doubles() -> Outcome<()> {
    let (_house, page) = at_the_clock().await?;
    for stops in [true, false] {
        set(&page, &[("seconds", "0.8")]).await?;
        page.press(SPACE).await?;
        tokio::time::sleep(AFTER_START).await;
        page.press(SPACE).await?;
        is(&page, "opened").await?;
        assert_eq!(page.read(hooks::CLOCK_SAID).await?, "Stopped at ƒ200");
        tokio::time::sleep(AFTER_END).await;
        page.press(SPACE).await?;
        is(&page, "doubled").await?;
        assert_eq!(price(&page).await?, 400);
        falls_to(&page, 380).await?;
        if stops {
            page.press(SPACE).await?;
            is(&page, "stopped").await?;
            assert!((360..=380).contains(&price(&page).await?));
        } else {
            is(&page, "taken").await?;
            assert_eq!(page.read(hooks::CLOCK_SAID).await?, "Sold for ƒ200");
        }
    }
    page.is_content().await
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn what_nobody_wants_is_unsold() -> Outcome<()> {
    let (_house, page) = at_the_clock().await?;
    set(&page, &[("seconds", "0.1"), ("wait", "0.5")]).await?;
    page.press(SPACE).await?;
    is(&page, "counting").await?;
    is(&page, "falling").await?;
    is(&page, "unsold").await?;
    assert_eq!(page.read(hooks::CLOCK_SAID).await?, "Unsold");
    assert_eq!(price(&page).await?, 50);
    page.is_content().await
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn settings_are_checked_and_remembered() -> Outcome<()> {
    let (_house, page) = at_the_clock().await?;
    for (fields, why) in [
        (&[("seconds", "0")][..], "Enter between 0.1 and 60 seconds."),
        (&[("seconds", "")], "Enter between 0.1 and 60 seconds."),
        (&[("seconds", "2"), ("first", "1.5")], "Enter a whole number between 1 and 1000."),
        (&[("first", "40")], "The last price must be lower than the first."),
        (&[("first", "205")], "In steps of this size the price does not end on the last one."),
        (&[("first", "210")], "The dial has room for 16 prices."),
    ] {
        set(&page, fields).await?;
        let shown = page.read(".settings .refused:not([hidden])").await?;
        assert!(shown.starts_with(why), "{fields:?}: {shown}");
        assert!(page.sees(".settings [aria-invalid][aria-describedby]").await?);
        assert_eq!(price(&page).await?, 200, "what is refused changes nothing");
    }
    set(&page, &[("first", "100"), ("last", "40"), ("step", "20"), ("seconds", "0.3")]).await?;
    assert!(!page.sees(".settings .refused").await?);
    for _ in 0..2 {
        assert_eq!(price(&page).await?, 100);
        let prices = "return [...document.querySelectorAll('.dial-place')].map((place) => place.textContent).join(' ');";
        let prices = page.run(prices, vec![]).await?;
        assert!(
            prices.as_str().is_some_and(|text| text.starts_with("100 80 60 40 · ")),
            "{prices}"
        );
        page.press(SPACE).await?;
        falls_to(&page, 60).await?;
        is(&page, "unsold").await?;
        page.reload().await?;
        is(&page, "ready").await?;
    }
    page.run("document.querySelector('.settings').open = true;", vec![]).await?;
    page.click(".settings button[type=reset]").await?;
    page.wait_until("it is as in the box", async || Ok(price(&page).await? == 200)).await?;
    page.is_content().await
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn after_one_visit_it_needs_no_network() -> Outcome<()> {
    let (mut house, page) = at_the_clock().await?;
    let ready = "navigator.serviceWorker.ready.then(() => done(true));";
    page.run_until_done(ready, vec![]).await?;
    page.is_content().await?;
    house.kill()?;
    for _ in 0..2 {
        page.reload().await?;
        is(&page, "ready").await?;
        page.press(SPACE).await?;
        falls_to(&page, 190).await?;
        page.press(SPACE).await?;
        is(&page, "stopped").await?;
    }
    page.is_content().await?;
    let kept = "caches.open('clock').then((cache) => cache.keys())
        .then((kept) => done(kept.map(({ url }) => new URL(url).pathname)));";
    let kept = page.run_until_done(kept, vec![]).await?;
    let kept: Vec<&str> =
        kept.as_array().into_iter().flatten().filter_map(|it| it.as_str()).collect();
    assert!(kept.contains(&"/clock") && kept.len() < 20, "{kept:?}");
    assert!(!kept.iter().any(|path| path.contains("table") || *path == "/"), "{kept:?}");
    assert!(page.open(&house.page("/")).await.is_err(), "nothing but the clock is kept");

    house.start()?;
    page.open(&house.page("/clock")).await?;
    is(&page, "ready").await
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn without_scripts_it_says_what_it_needs() -> Outcome<()> {
    let house = House::open()?;
    let page = Page::new(Window { scripts: false, ..Window::default() }).await?;
    page.open(&house.page("/clock")).await?;
    assert!(page.read(".told noscript, .told .notice").await?.contains("JavaScript"));
    assert!(page.sees(&format!("{}[disabled]", hooks::CLOCK_KNOB)).await?);
    page.is_content().await
}

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

/// How far what is shown reaches beyond the glass when letters are twice as large.
async fn overflow_of_large_letters(page: &Page) -> Outcome<i64> {
    let size = "document.documentElement.style.fontSize = arguments[0];";
    page.run(size, vec![json!("200%")]).await?;
    let wide = page.overflow().await?;
    page.run(size, vec![json!("")]).await?;
    Ok(wide)
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn every_page_suits_thumbs_and_large_letters() -> Outcome<()> {
    let house = House::open()?;
    let page = Page::new(Window { glass: Glass::Phone(360), ..Window::default() }).await?;
    page.open(&house.page("/")).await?;
    page.introduce("Anna").await?;
    let table = page.make_table(&["me", "random"], dealt("base")).await?.path();
    let paths = ["", "/at/1", "/fair", "/share", "/chat"].map(|path| format!("{table}{path}"));
    let others = [
        "/",
        "/new",
        "/new?game=kontor",
        "/me",
        "/sign-in",
        "/people",
        "/about",
        "/rules",
        "/clock",
        "/learn",
        "/watch",
        "/mine",
        "/games",
        "/forgotten",
    ];
    let books = ["/rules/kontor", "/rules/kontor/K-17", "/learn/kontor"];
    let gathering = page.make_table(&["me", "open", "open"], json!({"game": "dutchman"})).await?;
    let over = page.make_table(&["me", "random"], dealt("tic-tac-toe")).await?;
    page.play_on(&over, 999).await?;
    let back = ["/review", "/think/0/arrange", "/at/0/on"].map(|end| over.path() + end);
    let gathering = ["", "/share"].map(|end| gathering.path() + end);
    let made = paths.iter().chain(&gathering).chain(&back).map(String::as_str);
    for path in made.chain(others).chain(books) {
        page.open(&house.page(path)).await?;
        assert_eq!(page.overflow().await?, 0, "{path}");
        let wide = overflow_of_large_letters(&page).await?;
        assert!(wide <= 0, "{path} with large letters: {wide} px too wide");
        // Links in the midst of a sentence are as high as the sentence.
        let hook = "header a, header summary, main button, main select, main summary, \
                    main a[href]:not(.clause a, .rulebook li:not(.contents li) a, p:not(.links) a)";
        let small = too_small(&page, hook).await?;
        assert!(small.is_empty(), "{path}: {small:#?}");
    }
    page.is_content().await?;
    // Of a page that is not there the browser itself complains.
    page.open(&house.page("/table/nowhere")).await?;
    assert!(page.sees(".sorry .follow").await?, "a cut link can be pasted again");
    assert_eq!(page.overflow().await?, 0, "what went wrong");
    let wide = overflow_of_large_letters(&page).await?;
    assert!(wide <= 0, "what went wrong, with large letters: {wide} px too wide");
    Ok(())
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

//! What axe finds on the pages, by day and by night: nothing that keeps somebody from playing.

use std::time::Duration;

use damrak_browser::{House, Outcome, Page, axe};
use serde_json::json;

use crate::visit;

const GAMES: [(&str, usize); 4] =
    [("kontor", 2), ("dutchman", 3), ("merchants", 3), ("chartered", 3)];
const PAGES: [&str; 18] = [
    "/",
    "/me",
    "/new",
    "/new?game=kontor",
    "/new?game=merchants&with=device",
    "/rules",
    "/rules/kontor",
    "/rules/kontor/K-17",
    "/learn",
    "/clock",
    "/people",
    "/watch",
    "/mine",
    "/games",
    "/about",
    "/sign-in",
    "/forgotten",
    "/table/nowhere",
];

/// How long a page may take to come to rest: what lies under something that still moves is no colour of it.
const REST: Duration = Duration::from_secs(1);

/// What is seriously wrong with the page, and still is when it has come to rest; the rest is printed.
async fn serious(page: &Page, source: &str, at: &str) -> Outcome<Vec<String>> {
    let mut found = page.axe(source).await?;
    if found.iter().any(axe::Finding::is_serious) {
        println!("{at}: looked at again: {found:?}");
        tokio::time::sleep(REST).await;
        found = page.axe(source).await?;
    }
    let (bad, rest): (Vec<_>, Vec<_>) = found.into_iter().partition(axe::Finding::is_serious);
    for finding in rest {
        println!("{at}: {}: {}", finding.impact, finding.what);
    }
    Ok(bad
        .into_iter()
        .map(|finding| format!("{at}: {}: {}", finding.impact, finding.what))
        .collect())
}

/// The tables of every game in the midst of it, every tab of them, a position looked back on, and the lessons.
async fn tables(house: &House, page: &Page, source: &str, light: &str) -> Outcome<Vec<String>> {
    let mut bad = Vec::new();
    for (game, players) in GAMES {
        let seats: Vec<&str> =
            std::iter::once("me").chain(std::iter::repeat_n("random", players - 1)).collect();
        let wanted = json!({"game": game, "live": false, "start": true});
        let table = page.make_table(&seats, wanted).await?;
        page.play_on(&table, 14).await?;
        page.sit_before(house, &table).await?;
        page.wait_for_turn("").await?;
        let tabs =
            "return [...document.querySelectorAll('.newsbox > .tab-switch')].map((one) => one.id);";
        let tabs = page.run(tabs, vec![]).await?;
        for tab in tabs.as_array().into_iter().flatten().filter_map(|tab| tab.as_str()) {
            page.run("document.getElementById(arguments[0]).click();", vec![json!(tab)]).await?;
            bad.extend(serious(page, source, &format!("{game}, {tab}, {light}")).await?);
        }
        page.run("document.getElementById('tab-now').click();", vec![]).await?;
        page.show_like(390, light == "night").await?;
        bad.extend(serious(page, source, &format!("{game} on a phone, {light}")).await?);
        page.show_like(1280, light == "night").await?;
        for path in [format!("{}/at/9", table.path()), format!("/learn/{game}")] {
            page.open(&house.page(&path)).await?;
            bad.extend(serious(page, source, &format!("{path}, {light}")).await?);
        }
    }
    Ok(bad)
}

/// What lies around a table: gathering, inviting, the wall, and everything that looks back on a game.
async fn around(house: &House, page: &Page, source: &str, light: &str) -> Outcome<Vec<String>> {
    let gathering = page.make_table(&["me", "open", "open"], json!({"game": "dutchman"})).await?;
    let kept = page.make_table(&["me", "invite"], json!({})).await?;
    let short = json!({"start": true, "live": false, "setup": {"variant": "tic-tac-toe"}});
    let over = page.make_table(&["me", "random"], short).await?;
    page.play_on(&over, 999).await?;
    let mut paths: Vec<String> = ["", "/share", "/screen"].map(|end| gathering.path() + end).into();
    paths.push(kept.path());
    let back = [
        "/review",
        "/think/4?eyes=1",
        "/think/4/arrange",
        "/at/4/on",
        "/at/4?open=true",
        "/fair",
        "/screen",
    ];
    paths.extend(back.map(|end| over.path() + end));
    let mut bad = Vec::new();
    for width in [1280, 390] {
        page.show_like(width, light == "night").await?;
        for path in &paths {
            page.open(&house.page(path)).await?;
            bad.extend(serious(page, source, &format!("{path}, {width}, {light}")).await?);
        }
    }
    page.show_like(1280, light == "night").await?;
    Ok(bad)
}

async fn nothing_serious(night: Night) -> Outcome<()> {
    let Some(source) = axe::source() else {
        println!("axe is not here: nothing was looked at; `cargo xtask test browser` fetches it");
        return Ok(());
    };
    let (house, page) = visit("Anna").await?;
    let light = if night == Night::Night { "night" } else { "day" };
    page.show_like(1280, night == Night::Night).await?;
    let mut bad = tables(&house, &page, &source, light).await?;
    bad.extend(around(&house, &page, &source, light).await?);
    for path in PAGES {
        page.open(&house.page(path)).await?;
        bad.extend(serious(&page, &source, &format!("{path}, {light}")).await?);
    }
    assert!(bad.is_empty(), "{bad:#?}");
    Ok(())
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Night {
    Day,
    Night,
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn axe_finds_nothing_serious_by_day() -> Outcome<()> {
    nothing_serious(Night::Day).await
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn axe_finds_nothing_serious_by_night() -> Outcome<()> {
    nothing_serious(Night::Night).await
}

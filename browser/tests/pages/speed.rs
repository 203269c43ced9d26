//! How soon the page answers a hand.

use damrak_browser::{Offer, Outcome, Page, Table, Trouble, Turn, hooks};
use serde_json::json;

use crate::{choices, dealt, visit};

/// What glows shall change so soon after a click, in milliseconds. A busy machine and an unoptimised server are
/// given some grace.
const WANTED: f64 = 50.0;
const GRACE: f64 = 400.0;
/// How often a click that only narrows the choice is made.
const CLICKS: usize = 21;
/// Escape, as browsers are told of it.
const ESCAPE: &str = "\u{e00c}";

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

/// What was noted, as a sentence; the median must be within the grace.
async fn read_the_watch(page: &Page, of: &str) -> Outcome<()> {
    let taken = page.run("return window.taken;", vec![]).await?;
    let mut taken: Vec<f64> =
        taken.as_array().into_iter().flatten().filter_map(serde_json::Value::as_f64).collect();
    taken.sort_by(f64::total_cmp);
    assert!(taken.len() > 15, "{taken:?}");
    let median = taken[taken.len() / 2];
    println!(
        "from {of} to what glows: median {median:.0} ms, wanted under {WANTED} ms, all {taken:.0?}"
    );
    assert!(median < GRACE, "{taken:?}");
    Ok(())
}

/// The first step of a decision that takes two.
fn first_of_two(offers: &[Offer]) -> Option<&str> {
    let takes_two = offers.iter().find(|offer| offer.targets.len() > 1)?;
    takes_two.targets.first().map(String::as_str)
}

/// Plays without the page until a decision of two steps comes; says whether one came before the end.
async fn play_to_two_steps(page: &Page, table: &Table) -> Outcome<bool> {
    let script = "
        const address = `/api/v1/tables/${arguments[0]}`;
        const headers = { 'content-type': 'application/json' };
        (async () => {
          for (let tries = 0; tries < 2000; tries++) {
            const picture = await (await fetch(address)).json();
            if (picture.table.status !== 'playing') return false;
            const { offers, seat, turn } = picture.game.own;
            if (offers.some(({ targets }) => targets.length > 1)) return true;
            if (!offers.length) {
              await new Promise((next) => setTimeout(next, 5));
              continue;
            }
            const bought = offers.find(({ action }) => action === 'buy');
            const { action } = bought ?? offers[Math.floor(Math.random() * offers.length)];
            const body = JSON.stringify({ wish: 'decide', seat, turn, action });
            await fetch(`${address}/wish`, { method: 'POST', headers, body });
          }
          return false;
        })().then(done, () => done(false));";
    Ok(page.run_until_done(script, vec![json!(table.0)]).await? == json!(true))
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn a_click_that_narrows_the_choice_makes_glow_at_once() -> Outcome<()> {
    let (house, page) = visit("Anna").await?;
    let setup = json!({"variant": "base", "options": {"special-cards": true}});
    for _ in 0..40 {
        let wanted = json!({"setup": setup, "start": true});
        let table = page.make_table(&["me", "random"], wanted).await?;
        if !play_to_two_steps(&page, &table).await? {
            continue;
        }
        page.sit_before(&house, &table).await?;
        let Turn::Mine { offers, .. } = page.wait_for_turn("").await? else { break };
        let first = first_of_two(&offers).ok_or_else(|| Trouble::page("nothing narrows"))?;
        hold_the_watch(&page).await?;
        for _ in 0..CLICKS {
            page.point_at(first).await?;
            page.press(ESCAPE).await?;
        }
        read_the_watch(&page, "a click that narrows").await?;
        return page.is_content().await;
    }
    panic!("no decision of two steps came in forty games")
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
    read_the_watch(&page, "a decision that goes to the server and back").await?;
    page.is_content().await
}

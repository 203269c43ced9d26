//! Merchants of Amsterdam by hand: a whole game, and the clock that falls.

use damrak_browser::{House, Offer, Outcome, Page, Table, Turn, hooks};
use serde_json::{Value, json};

use crate::{choices, visit};

/// Long enough to press a knob on the price that is wanted, also on a busy machine.
const STEP_MILLIS: u32 = 900;

/// The shipped edition with a quicker clock.
fn quick() -> Value {
    let text = include_str!("../../../games/merchants/rules/edition.toml");
    let pace = format!("step_millis = {STEP_MILLIS}");
    let quick = text.replace("step_millis = 2000", &pace);
    assert!(quick.contains(&pace), "the edition's clock is written otherwise");
    json!({"file": "quick.toml", "text": quick})
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn a_whole_game_by_turn_with_sealed_prices() -> Outcome<()> {
    let (house, page) = visit("Anna").await?;
    let wanted = json!({"game": "merchants", "live": false, "start": true});
    let table = page.make_table(&["me", "random", "random"], wanted).await?;
    page.sit_before(&house, &table).await?;
    let (decisions, pointed) = page.play_to_the_end(choices(3)).await?;
    println!("merchants: {decisions} decisions, {pointed} things pointed at");
    assert!(decisions > 40, "only {decisions} decisions");
    assert!(pointed * 10 > decisions * 8, "{pointed} of {decisions} could be pointed at");
    let picture = page.look(&table).await?;
    assert_eq!(picture["table"]["status"], "over");
    let story = picture["game"]["story"].to_string();
    assert!(story.contains("has decided"), "by turn, prices are sealed: {story}");
    assert!(!story.contains("starts the clock"), "by turn, no clock falls: {story}");
    assert!(page.read(hooks::RESULT).await?.contains("1666"), "the end is told");
    page.is_content().await
}

/// Three people at a live table; the third only owns a seat.
async fn three_people() -> Outcome<(House, [Page; 3], Table)> {
    let house = House::open()?;
    let pages = [Page::at(&house).await?, Page::at(&house).await?, Page::at(&house).await?];
    for (page, name) in pages.iter().zip(["Anna", "Piet", "Kees"]) {
        page.introduce(name).await?;
    }
    let options = json!({"first-mayor": "seat-1"});
    let wanted = json!({"game": "merchants", "edition": quick(), "setup": {"options": options}});
    let table = pages[0].make_table(&["me", "open", "open"], wanted).await?;
    for (page, seat) in pages[1..].iter().zip(2..) {
        page.wish(&table, json!({"wish": "sit", "seat": seat})).await?;
    }
    pages[0].wish(&table, json!({"wish": "start"})).await?;
    for page in &pages[..2] {
        page.sit_before(&house, &table).await?;
    }
    Ok((house, pages, table))
}

/// Whether a decision starts the clock.
fn starts(offer: &Offer) -> bool {
    offer.targets == ["button-start"]
}

/// Everybody decides in turn, as the page lets them, until the clock can be started; says who may.
async fn until_the_clock(pages: &[Page; 3], table: &Table) -> Outcome<usize> {
    for _ in 0..200 {
        for (index, page) in pages.iter().enumerate() {
            let picture = page.look(table).await?;
            let own = &picture["game"]["own"];
            let offers = own["offers"].as_array().cloned().unwrap_or_default();
            let Some(offer) = offers.first() else { continue };
            if offer["targets"] == json!(["button-start"]) {
                return Ok(index);
            }
            let action = &offer["action"];
            let wish =
                json!({"wish": "decide", "seat": index + 1, "turn": own["turn"], "action": action});
            page.wish(table, wish).await?;
        }
    }
    panic!("no auction came");
}

/// Starts the clock with the space bar.
async fn start(page: &Page) -> Outcome<()> {
    let Turn::Mine { offers, .. } = page.wait_for_turn("").await? else { panic!("it is over") };
    assert!(offers.iter().all(starts), "{offers:?}");
    page.wait_for(&hooks::target("button-start")).await?;
    page.press(" ").await?;
    page.wait_for(hooks::FALL).await
}

/// Waits until the knob shows this price.
async fn until_it_shows(page: &Page, price: &str) -> Outcome<()> {
    let script = "
        const [hook, price] = arguments;
        const end = performance.now() + 25000;
        const again = () => {
          const shown = document.querySelector(hook)?.textContent;
          if (shown === price || performance.now() > end) done(shown);
          else setTimeout(again, 5);
        };
        again();";
    let shown = page.run_until_done(script, vec![json!(hooks::CLOCK_PRICE), json!(price)]).await?;
    assert_eq!(shown, json!(price));
    Ok(())
}

/// The money of a seat.
async fn money(page: &Page, table: &Table, index: usize) -> Outcome<i64> {
    let view = page.look(table).await?["game"]["view"].clone();
    Ok(view["players"][index]["money"].as_i64().unwrap_or_default())
}

/// The last words of the story.
async fn story_tells(page: &Page, what: &str) -> Outcome<()> {
    let tells = async || Ok(page.read("#story").await?.contains(what));
    page.wait_until(&format!("the story tells {what:?}"), tells).await
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn the_clock_is_stopped_by_the_knob_lost_by_waiting_and_doubled() -> Outcome<()> {
    let (_house, pages, table) = three_people().await?;
    let [anna, piet, _] = &pages;

    // Won by the knob.
    assert_eq!(until_the_clock(&pages, &table).await?, 0, "the first seat is the first mayor");
    let before = money(anna, &table, 0).await?;
    start(anna).await?;
    until_it_shows(anna, "ƒ160").await?;
    anna.click(hooks::KNOB).await?;
    story_tells(anna, "Anna stops the clock and pays ƒ1").await?;
    story_tells(piet, "Anna stops the clock and pays ƒ1").await?;
    let paid = before - money(anna, &table, 0).await?;
    assert!((130..=160).contains(&paid), "she paid {paid}");

    // Lost by waiting: Piet, now mayor, presses the space bar while Anna looks on.
    assert_eq!(until_the_clock(&pages, &table).await?, 1);
    start(piet).await?;
    until_it_shows(piet, "ƒ170").await?;
    piet.press(" ").await?;
    story_tells(anna, "Piet stops the clock and pays ƒ1").await?;

    // Doubled: stopped on the first price, and nobody stops the second run.
    let mayor = until_the_clock(&pages, &table).await?;
    assert_eq!(mayor, 2);
    let begin = async || -> Outcome<()> {
        let picture = pages[2].look(&table).await?;
        let turn = &picture["game"]["own"]["turn"];
        let wish = json!({"wish": "decide", "seat": 3, "turn": turn, "action": "start"});
        pages[2].wish(&table, wish).await
    };
    let can_pay = money(anna, &table, 0).await? >= 200;
    let buyer = if can_pay { anna } else { piet };
    begin().await?;
    until_it_shows(buyer, "ƒ200").await?;
    buyer.click(hooks::KNOB).await?;
    story_tells(piet, "all prices are doubled").await?;
    begin().await?;
    until_it_shows(piet, "ƒ380").await?;
    story_tells(anna, "takes the card for ƒ200").await?;
    anna.is_content().await?;
    piet.is_content().await
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn a_price_can_be_left_with_a_clock_that_falls() -> Outcome<()> {
    let (_house, pages, table) = three_people().await?;
    let anna = &pages[0];
    until_the_clock(&pages, &table).await?;
    let before = money(anna, &table, 0).await?;
    start(anna).await?;
    until_it_shows(anna, "ƒ200").await?;
    anna.click("[data-target='price-170'][data-offered]").await?;
    anna.wait_for("[data-target='price-170'][data-picked]").await?;
    story_tells(anna, "Anna stops the clock and pays ƒ170").await?;
    assert_eq!(before - money(anna, &table, 0).await?, 170);
    anna.is_content().await
}

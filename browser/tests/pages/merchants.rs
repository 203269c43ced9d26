//! Merchants of Amsterdam by hand: a whole game, and the clock that falls.

use damrak_browser::screens::Size;
use damrak_browser::{House, Offer, Outcome, Page, Table, Turn, Window, hooks};
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
    page.show_at(Size::new(1280, 720)).await?;
    let whole = "const said = document.querySelector('.coach span'); return said.scrollHeight <= said.clientHeight + 1;";
    assert_eq!(page.run(whole, vec![]).await?, json!(true), "the coach is not cut short");
    let (decisions, pointed) = page.play_to_the_end(choices(3)).await?;
    println!("merchants: {decisions} decisions, {pointed} things pointed at");
    assert!(decisions > 40, "only {decisions} decisions");
    assert!(pointed * 10 > decisions * 8, "{pointed} of {decisions} could be pointed at");
    let picture = page.look(&table).await?;
    assert_eq!(picture["table"]["status"], "over");
    let story = picture["game"]["story"].to_string();
    assert!(story.contains("has decided"), "by turn, prices are sealed: {story}");
    assert!(!story.contains("starts the clock"), "by turn, no clock falls: {story}");
    assert!(page.read(hooks::TABLE).await?.contains("1666: market"), "the end is told");
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
    // The clock itself is laid out by what it holds.
    page.wait_for(&format!("{} [data-price]", hooks::FALL)).await
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
    story_tells(anna, "You stop the clock and pay ƒ1").await?;
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
    let (buyer, other) = if can_pay { (anna, piet) } else { (piet, anna) };
    begin().await?;
    until_it_shows(buyer, "ƒ200").await?;
    buyer.click(hooks::KNOB).await?;
    story_tells(piet, "all prices are doubled").await?;
    begin().await?;
    until_it_shows(piet, "ƒ380").await?;
    story_tells(other, "takes the card for ƒ200").await?;
    story_tells(buyer, "you doubled the prices and take the card for ƒ200").await?;
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
    story_tells(anna, "You stop the clock and pay ƒ170").await?;
    assert_eq!(before - money(anna, &table, 0).await?, 170);
    anna.is_content().await
}

/// Whether the price and the knob are wholly in the window and under nothing, how large the digits are, what the knob
/// says, and how high the board is.
async fn clock_in_sight(page: &Page) -> Outcome<Value> {
    let script = "
        const seen = (element) => {
          const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
          const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
          const found = document.elementFromPoint(left + width / 2, top + height / 2);
          return inside && width > 0 && (element.contains(found) || found.contains(element));
        };
        const [price, knob] = ['#fall [data-price]', '#fall [data-stop]'].map((hook) => document.querySelector(hook));
        const box = knob.getBoundingClientRect();
        return {
          price: seen(price), knob: seen(knob), digits: parseFloat(getComputedStyle(price).fontSize),
          says: knob.innerText, thumb: Math.min(box.width, box.height),
          red: getComputedStyle(knob).backgroundColor,
          board: document.getElementById('part-board').getBoundingClientRect().height,
        };";
    page.run(script, vec![]).await
}

/// The clock stands where the eye is, at a desk and on a phone: the price in large digits, and a knob that says what it
/// does, first that it doubles.
#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn the_price_and_the_knob_are_in_sight() -> Outcome<()> {
    let (_house, pages, table) = three_people().await?;
    let anna = &pages[0];
    until_the_clock(&pages, &table).await?;
    anna.show_at(Size::new(1280, 720)).await?;
    start(anna).await?;
    until_it_shows(anna, "ƒ200").await?;
    let desk = clock_in_sight(anna).await?;
    assert!(desk["says"].as_str().is_some_and(|says| says.contains("Double the prices")), "{desk}");
    until_it_shows(anna, "ƒ180").await?;
    let later = clock_in_sight(anna).await?;
    assert!(
        later["says"].as_str().is_some_and(|says| says.contains("Stop: buy for ƒ1")),
        "{later}"
    );
    assert_ne!(desk["red"], later["red"], "what doubles is red");
    anna.show_at(Size::new(390, 844)).await?;
    until_it_shows(anna, "ƒ150").await?;
    let phone = clock_in_sight(anna).await?;
    for (seen, digits) in [(&desk, 64.0), (&later, 64.0), (&phone, 74.0)] {
        assert_eq!((&seen["price"], &seen["knob"]), (&json!(true), &json!(true)), "{seen}");
        assert_eq!(seen["digits"].as_f64(), Some(digits), "{seen}");
        assert!(seen["thumb"].as_f64().is_some_and(|side| side >= 44.0), "{seen}");
        assert!(seen["board"].as_f64().is_some_and(|high| high > 220.0), "{seen}");
    }
    anna.is_content().await
}

/// A big window for the room, and three people with the knob in their hands.
#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn a_live_auction_in_one_room_hangs_on_the_wall() -> Outcome<()> {
    let (house, pages, table) = three_people().await?;
    pages[2].sit_before(&house, &table).await?;
    let wall = Page::new(Window::default()).await?;
    wall.open(&house.page(&format!("/table/{}/screen", table.0))).await?;
    assert!(wall.sees("#join .qr").await?, "the way for phones");
    let mayor = until_the_clock(&pages, &table).await?;
    start(&pages[mayor]).await?;
    wall.wait_for(&format!("{} [data-price]", hooks::FALL)).await?;
    assert!(!wall.sees(hooks::KNOB).await?, "nobody plays on the wall");
    let buyer = &pages[(mayor + 1) % 3];
    until_it_shows(buyer, "ƒ160").await?;
    buyer.click(hooks::KNOB).await?;
    wall.wait_without(&format!("{} [data-price]", hooks::FALL)).await?;
    let told = wall.run("return document.querySelector('#now').textContent;", vec![]).await?;
    assert!(told.as_str().is_some_and(|told| told.contains("stops the clock")), "{told}");
    assert!(!wall.sees("#chat, #menu, [name=action]").await?, "nothing private");
    wall.is_content().await
}

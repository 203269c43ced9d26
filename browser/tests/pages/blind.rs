//! Whole games by ear and by keys: what is read out is enough to play, and nobody needs a mouse or eyes. Then the first
//! turn of each lesson and the review in the same way.

use damrak_browser::ears::{ENTER, Way};
use damrak_browser::sight::Moment;
use damrak_browser::{House, Outcome, Page, Trouble, Turn, editions, hooks};
use serde_json::{Value, json};

use crate::{choices, visit};

/// Every so many decisions one goes from thing to thing instead of pressing a digit, and listens to everything.
const WALKS: usize = 6;

/// What is wanted of a game, with a clock that nobody waits for long.
fn wanted(game: &str) -> Value {
    match editions::quick_clock(game) {
        Some(edition) => json!({"game": game, "start": true, "edition": edition}),
        None => json!({"game": game, "start": true, "live": false}),
    }
}

/// Everything that can be chosen is heard as a button with a name, the question is a heading, and somebody stands
/// somewhere.
async fn is_heard(page: &Page, at: &str) -> Outcome<()> {
    let heard = page.hear().await?;
    let question = page.read("#question").await?;
    assert!(heard.has("heading", &question), "{at}: {question:?} is not heard");
    let faults = heard.faults();
    assert!(faults.is_empty(), "{at}: {faults:#?}");
    let is_source = |name: &str| ["Reconstructed", "Derived"].contains(&name);
    assert!(
        !heard.0.iter().any(|node| is_source(&node.name)),
        "{at}: how a print is known is heard"
    );
    // A thing among words is called by its words, a thing in a picture by its title.
    let script = "const named = (one) => one.getAttribute('role') === 'button' && one.innerText.trim() ? null : '';
        return [...document.querySelectorAll('[data-offered][data-target]')].filter((one) => one.checkVisibility())
            .map((one) => one instanceof SVGElement ? one.querySelector('title')?.textContent ?? '' : named(one));";
    let offered = page.run(script, vec![]).await?;
    for name in offered.as_array().into_iter().flatten().filter_map(Value::as_str) {
        let is_named = heard.all("button").any(|node| !name.is_empty() && node.name == name);
        assert!(is_named, "{at}: {name:?} can be chosen, but is not heard");
    }
    Ok(())
}

/// A key says something, which is read out.
async fn says(page: &Page, keys: &str) -> Outcome<String> {
    page.run("document.getElementById('spoken').textContent = '';", vec![]).await?;
    page.press(keys).await?;
    let spoken = async || Ok(!page.read("#spoken").await?.is_empty());
    page.wait_until(&format!("{keys} says something"), spoken).await?;
    let heard = page.hear().await?;
    let text = page.read("#spoken").await?;
    assert!(heard.0.iter().any(|node| node.name == text), "{text:?} is not read out");
    Ok(text)
}

/// The keys that say something do, and the board can be walked in words.
async fn asks_around(page: &Page) -> Outcome<()> {
    let question = page.read("#question").await?;
    let asked = says(page, "q").await?;
    assert!(asked.contains(&question), "Q says the question");
    assert!(!asked.contains("?."), "each sentence has one stop: {asked}");
    let last = says(page, "l").await?;
    assert!(
        !last.is_empty() && !last.contains("Undo"),
        "L says what was decided, and no button: {last}"
    );
    assert!(says(page, "t").await?.contains("turn"), "T says whose turn it is");
    let goods = says(page, "g1").await?;
    assert!(goods.starts_with("You:") && goods.len() > 8, "G1 says what one has: {goods}");
    page.press("b").await?;
    page.wait_for("#words [role=gridcell]:focus").await?;
    let heard = page.hear().await?;
    let cells: Vec<&str> = heard.all("gridcell").map(|node| node.name.as_str()).collect();
    assert!(cells.len() > 15 && cells.iter().all(|name| name.len() > 1), "{cells:?}");
    let first = heard.focus().map(|node| node.name.clone());
    for way in ["\u{e015}", "\u{e014}"] {
        page.press(way).await?;
    }
    let now = page.hear().await?.focus().map(|node| node.name.clone());
    assert!(now.is_some() && now != first, "arrow keys walk: {first:?}, {now:?}");
    let sentences = "return document.querySelectorAll('#words li').length;";
    assert!(page.run(sentences, vec![]).await?.as_u64() > Some(4), "the table in sentences");
    page.press("b").await?;
    page.wait_for("#question:focus").await
}

/// Plays a whole game; says how many decisions it took.
async fn plays(page: &Page, seed: u64) -> Outcome<usize> {
    let (mut choose, mut known, mut decisions) = (choices(seed), Moment::Over, 0_usize);
    loop {
        let moment = page.next_moment(&known).await?;
        match &moment {
            Moment::Over => return Ok(decisions),
            // Whoever waits pays less, and sometimes nothing is bought.
            Moment::Fall(_) if choose(0).is_multiple_of(2) => page.press(" ").await?,
            Moment::Fall(_) => {}
            Moment::Turn(state) => {
                let Some(Turn::Mine { offers, state: now }) = page.read_turn().await? else {
                    continue;
                };
                if now != *state {
                    continue;
                }
                assert!(
                    decisions == 0 || !page.stands_nowhere().await?,
                    "the focus fell at {state}"
                );
                let listens = decisions.is_multiple_of(WALKS);
                if listens {
                    is_heard(page, state).await?;
                }
                if decisions == WALKS {
                    asks_around(page).await?;
                }
                let at = choose(0) % offers.len();
                let digits = offers[..at]
                    .iter()
                    .filter(|one| !one.is_handful && one.number.is_none())
                    .count();
                let way = if listens { Way::Walking } else { Way::Digit(digits) };
                page.decide_by_keys(&offers[at], way).await?;
                decisions += 1;
            }
        }
        known = moment;
    }
}

/// A lesson by digits, to its end.
async fn learns(house: &House, page: &Page, game: &str) -> Outcome<usize> {
    page.open(&house.page(&format!("/learn/{game}"))).await?;
    let asked = "const lesson = document.querySelector('[data-lesson]');
        const offers = [...lesson.querySelectorAll('button[data-targets]')];
        return offers.length ? lesson.innerText : '';";
    for steps in 0..40 {
        let before = page.run(asked, vec![]).await?;
        if before == "" {
            return Ok(steps);
        }
        let heard = page.hear().await?;
        assert!(heard.faults().is_empty(), "{game}: {:#?}", heard.faults());
        page.press("1").await?;
        let moved = async || Ok(page.run(asked, vec![]).await? != before);
        let picked = "return Boolean([...document.querySelectorAll('.confirm:enabled')].find((one) => one.checkVisibility()));";
        if page.run(picked, vec![]).await? == true && !moved().await? {
            page.press(ENTER).await?;
        }
        page.wait_until("the lesson goes on", moved).await?;
    }
    Err(Trouble::page(format!("the lesson of {game} does not end")))
}

/// From the end of a game to its review and to a position in it.
async fn looks_back(page: &Page) -> Outcome<()> {
    let heard = page.hear().await?;
    assert!(heard.has("heading", &page.read("#question").await?), "who won is heard");
    page.walk_to(hooks::TO_REVIEW).await?;
    page.press(ENTER).await?;
    page.wait_for(hooks::REVIEW).await?;
    let heard = page.hear().await?;
    assert!(heard.all("heading").count() > 2, "{:?}", heard.all("heading").collect::<Vec<_>>());
    assert!(heard.faults().is_empty(), "{:#?}", heard.faults());
    page.walk_to("#review a[href*='/at/']").await?;
    page.press(ENTER).await?;
    page.wait_for("#replay").await
}

async fn by_ear(game: &str, seats: &[&str], seed: u64) -> Outcome<()> {
    let (house, page) = visit("Anna").await?;
    let steps = learns(&house, &page, game).await?;
    let table = page.make_table(seats, wanted(game)).await?;
    page.sit_before(&house, &table).await?;
    let decisions = plays(&page, seed).await?;
    println!("{game}: {decisions} decisions by ear and keys, {steps} steps of the lesson");
    assert!(decisions > 8 && steps > 1, "{decisions} decisions, {steps} steps");
    looks_back(&page).await?;
    page.is_content().await
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn kontor_by_ear() -> Outcome<()> {
    by_ear("kontor", &["me", "random"], 2).await
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn dutchman_by_ear() -> Outcome<()> {
    by_ear("dutchman", &["me", "random", "random"], 3).await
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn merchants_by_ear() -> Outcome<()> {
    by_ear("merchants", &["me", "random", "random"], 4).await
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn chartered_by_ear() -> Outcome<()> {
    by_ear("chartered", &["me", "random"], 5).await
}

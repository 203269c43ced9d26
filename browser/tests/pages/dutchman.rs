//! The Flying Dutchman by hand: a whole game, a deal that is paid for, and a decision round.

use damrak_browser::{House, Outcome, Page, Table, Turn, editions, hooks};
use serde_json::{Value, json};

use crate::{choices, visit};

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn a_whole_game_by_pointing() -> Outcome<()> {
    let (house, page) = visit("Anna").await?;
    let wanted = json!({"game": "dutchman", "live": false, "start": true});
    let table = page.make_table(&["me", "random", "random"], wanted).await?;
    page.sit_before(&house, &table).await?;
    let (decisions, pointed) = page.play_to_the_end(choices(5)).await?;
    println!("dutchman: {decisions} decisions, {pointed} things pointed at");
    assert!(decisions >= 5, "only {decisions} decisions");
    assert!(
        pointed > decisions,
        "{pointed} in {decisions}: a lay is several things and a last step"
    );
    assert_eq!(page.look(&table).await?["table"]["status"], "over");
    page.is_content().await
}

/// Anna and Piet before their pages and Kees, who only owns a seat, at a table where ties are easy.
async fn three_people() -> Outcome<(House, [Page; 3], Table)> {
    let house = House::open()?;
    let pages = [Page::at(&house).await?, Page::at(&house).await?, Page::at(&house).await?];
    for (page, name) in pages.iter().zip(["Anna", "Piet", "Kees"]) {
        page.introduce(name).await?;
    }
    let wanted = json!({"game": "dutchman", "edition": editions::easy_ties()});
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

async fn view(page: &Page, table: &Table) -> Outcome<Value> {
    Ok(page.look(table).await?["game"]["view"].clone())
}

/// Which of them is asked.
async fn asked(pages: &[Page; 3], table: &Table) -> Outcome<usize> {
    for (index, page) in pages.iter().enumerate() {
        if page.look(table).await?["game"]["own"]["offers"]
            .as_array()
            .is_some_and(|o| !o.is_empty())
        {
            return Ok(index);
        }
    }
    panic!("nobody is asked");
}

/// Lays one horseshoe by hand: a gold one that is above every lucky number here.
async fn lay_too_much(page: &Page, table: &Table) -> Outcome<()> {
    page.wait_for_turn("").await?;
    let lay = editions::too_much(&view(page, table).await?);
    let shoe = lay.replace("lay ", "shoe-");
    page.point_at(&shoe).await?;
    page.wait_for(&format!("[data-target='{shoe}'][data-picked]")).await?;
    let tells = async || Ok(page.read("#part-rack .confirm").await?.contains("counts as 0"));
    page.wait_until("the sum is told", tells).await?;
    page.point_at("button-lay").await
}

/// Everybody acts so that Anna and Piet are tied.
async fn tie(pages: &[Page; 3], table: &Table) -> Outcome<()> {
    for _ in 0..3 {
        let before = pages[0].look(table).await?["game"]["decisions"].clone();
        match asked(pages, table).await? {
            2 => {
                let turn = pages[2].look(table).await?["game"]["own"]["turn"].clone();
                let wish = json!({"wish": "decide", "seat": 3, "turn": turn, "action": "smith"});
                pages[2].wish(table, wish).await?;
            }
            index => lay_too_much(&pages[index], table).await?,
        }
        let next = async || Ok(pages[0].look(table).await?["game"]["decisions"] != before);
        pages[0].wait_until("the decision is stored", next).await?;
    }
    story_tells(&pages[0], "Equally near with 0: you and Piet").await
}

async fn story_tells(page: &Page, what: &str) -> Outcome<()> {
    let tells = async || Ok(page.read("#story").await?.contains(what));
    page.wait_until(&format!("the story tells {what:?}"), tells).await
}

/// Each of the tied wants another space; says who is asked then.
async fn announce(pages: &[Page; 3], table: &Table) -> Outcome<usize> {
    for way in 0..2 {
        let page = &pages[asked(pages, table).await?];
        let Turn::Mine { offers, .. } = page.wait_for_turn("").await? else { panic!("it is over") };
        page.decide(&offers[way]).await?;
    }
    asked(pages, table).await
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn a_tie_is_settled_by_a_paid_deal() -> Outcome<()> {
    let (_house, pages, table) = three_people().await?;
    tie(&pages, &table).await?;
    let first = announce(&pages, &table).await?;
    let (proposer, other) = (&pages[first], &pages[1 - first]);
    let names = ["Anna", "Piet"];

    let Turn::Mine { offers, .. } = proposer.wait_for_turn("").await? else { panic!("it is over") };
    let space = offers[0].targets[0].clone();
    // Where to, and what for: one button does both.
    let give = format!("#give-{}", 2 - first);
    for _ in 0..5 {
        proposer.click(&give).await?;
    }
    assert!(proposer.read("#sum-line").await?.starts_with("You pay 5 of your "));
    proposer.click(&format!("[data-leads='{space}']")).await?;
    proposer.wait_for(&format!("[data-target='{space}'][data-picked]")).await?;
    proposer.confirm().await?;

    other.wait_for(&hooks::target("button-accept")).await?;
    assert!(other.read("#players").await?.contains("0:"), "the others wait only so long");
    other.take("button-accept").await?;
    for page in &pages[..2] {
        story_tells(page, "The deal is made").await?;
    }
    // Each reads it as one who was there.
    story_tells(proposer, &format!("you pay {} 5 ducats", names[1 - first])).await?;
    story_tells(other, &format!("{} pays you 5 ducats", names[first])).await?;
    let now = view(proposer, &table).await?;
    assert_eq!(format!("space-{}", now["space"].as_str().unwrap_or_default()), space);
    proposer.is_content().await?;
    other.is_content().await
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn without_a_deal_there_is_a_decision_round() -> Outcome<()> {
    let (_house, pages, table) = three_people().await?;
    tie(&pages, &table).await?;
    for _ in 0..2 {
        let page = &pages[announced(&pages, &table).await?];
        page.wait_for(&hooks::target("button-silent")).await?;
        page.take("button-silent").await?;
        page.wait_without(&hooks::target("button-silent")).await?;
    }
    story_tells(&pages[0], "No agreement. Decision round for you and Piet.").await?;
    let first = asked(&pages, &table).await?;
    lay_too_much(&pages[first], &table).await?;
    let other = &pages[1 - first];
    other.wait_for(&hooks::target("button-pass")).await?;
    other.take("button-pass").await?;
    // A void sum is more than a pass.
    let Turn::Mine { offers, .. } = pages[first].wait_for_turn("").await? else { panic!("over") };
    pages[first].decide(&offers[0]).await?;
    let steers = format!("{} steers the Dutchman alone", ["Anna", "Piet"][first]);
    story_tells(other, &steers).await?;
    pages[0].is_content().await?;
    pages[1].is_content().await
}

/// The tied say where they want to go, if they have not yet; says who is asked then.
async fn announced(pages: &[Page; 3], table: &Table) -> Outcome<usize> {
    match view(&pages[0], table).await?["stage"]["now"].as_str() {
        Some("announcing") => announce(pages, table).await,
        _ => asked(pages, table).await,
    }
}

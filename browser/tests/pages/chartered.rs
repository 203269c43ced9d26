//! Chartered by hand: a whole game, a merger of three, every event, and a trade.

use damrak_browser::{House, Outcome, Page, Table, Turn, hooks};
use damrak_chartered::{Arrange, Chartered, Company};
use damrak_core::edition::EditionSource;
use damrak_core::{Documents, Rules, Seat, Setup, SetupDraft};
use serde_json::{Value, json};

use crate::{choices, visit};

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn a_whole_game_by_pointing() -> Outcome<()> {
    let (house, page) = visit("Anna").await?;
    let wanted = json!({"game": "chartered", "live": false, "start": true});
    let table = page.make_table(&["me", "random"], wanted).await?;
    page.sit_before(&house, &table).await?;
    let (decisions, pointed) = page.play_to_the_end(choices(11)).await?;
    println!("chartered: {decisions} decisions, {pointed} things pointed at");
    assert!(decisions > 30, "only {decisions} decisions");
    assert!(pointed * 10 > decisions * 8, "{pointed} of {decisions} could be pointed at");
    assert_eq!(page.look(&table).await?["table"]["status"], "over");
    page.is_content().await
}

/// Whoever is quick cannot point at things of a question that they have answered: they would go astray when the next
/// question comes.
#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn nothing_glows_while_a_decision_is_on_its_way() -> Outcome<()> {
    let (house, page) = visit("Anna").await?;
    let wanted = json!({"game": "chartered", "live": false, "start": true});
    let table = page.make_table(&["me", "random"], wanted).await?;
    page.sit_before(&house, &table).await?;
    let Turn::Mine { state, .. } = page.wait_for_turn("").await? else { panic!("it begins") };
    page.wait_for(&hooks::target("pile-cards")).await?;
    page.point_at("pile-cards").await?;
    let script = "
        const glow = () => document.querySelectorAll('[data-offered]').length;
        const before = glow();
        document.querySelector('.confirm:enabled').click();
        return [before, glow()];";
    let glows = page.run(script, vec![]).await?;
    assert!(glows[0].as_u64() > Some(1), "{glows}");
    assert_eq!(glows[1], json!(0), "{glows}");
    // The next question is asked as ever.
    let Turn::Mine { offers, .. } = page.wait_for_turn(&state).await? else { panic!("goes on") };
    assert!(!offers.is_empty());
    page.wait_for("[data-offered]").await?;
    page.is_content().await
}

/// A position of two players, arranged.
fn arranged(by: impl FnOnce(Arrange<'_>) -> Arrange<'_>) -> Value {
    let info = Chartered::info();
    let draft = SetupDraft { players: Some(2), ..SetupDraft::default() };
    let setup: Setup = draft.complete(info).expect("a usual setup");
    let edition = &info.editions[0];
    let source = EditionSource { file: edition.file, text: edition.text };
    let rules = Chartered::open(&setup, source).expect("the shipped edition");
    let position = by(Arrange::new(&rules)).done().expect("the position can be");
    rules.save(&position)
}

fn seat(number: u8) -> Seat {
    Seat::from_number(number).expect("a seat")
}

/// Tea just below a line, Anna with the card that lifts it over, and one event open.
fn below_a_line(event: &str) -> Value {
    arranged(|a| {
        a.standing(Company::Tea, 50, "HA1 HB1")
            .open_events(event)
            .hand(seat(1), "HC1")
            .hand(seat(2), "JB1")
            .shares(seat(2), Company::Tea, 2)
    })
}

/// Anna and Piet at one table for each position.
async fn at_tables(positions: Vec<Value>) -> Outcome<(House, [Page; 2], Vec<Table>)> {
    let mut house = House::open()?;
    let pages = [Page::at(&house).await?, Page::at(&house).await?];
    for (page, name) in pages.iter().zip(["Anna", "Piet"]) {
        page.introduce(name).await?;
    }
    let mut tables = Vec::new();
    for _ in &positions {
        let table = pages[0].make_table(&["me", "open"], json!({"game": "chartered"})).await?;
        pages[1].wish(&table, json!({"wish": "sit", "seat": 2})).await?;
        pages[0].wish(&table, json!({"wish": "start"})).await?;
        let game = pages[0].look(&table).await?["game"].clone();
        let first = game["waiting"][0].as_u64().unwrap_or(1);
        let page = &pages[first as usize - 1];
        let turn = page.look(&table).await?["game"]["own"]["turn"].clone();
        let draw = json!({"wish": "decide", "seat": first, "turn": turn, "action": "draw"});
        page.wish(&table, draw).await?;
        pages[0].wish(&table, json!({"wish": "ask-undo", "seat": 1, "to": 0})).await?;
        let agree = json!({"wish": "answer-undo", "seat": 2, "agrees": true});
        pages[1].wish(&table, agree).await?;
        tables.push(table);
    }
    let arranged: Vec<(&Table, Value)> = tables.iter().zip(positions).collect();
    house.rearrange(&arranged)?;
    Ok((house, pages, tables))
}

/// Points at one thing after the other, each as soon as it glows, and confirms what is decided on the way.
async fn point(page: &Page, targets: &[&str]) -> Outcome<()> {
    for target in targets {
        page.wait_for(&hooks::target(target)).await?;
        let given = page.is_given(target).await?;
        page.point_at(target).await?;
        // Pointing at what is picked already decides; what is picked then belongs to the next question.
        if !given {
            page.confirm_if_picked().await?;
        }
    }
    Ok(())
}

async fn view(page: &Page, table: &Table) -> Outcome<Value> {
    Ok(page.look(table).await?["game"]["view"].clone())
}

/// Waits until a part of the view is as it should be.
async fn becomes(page: &Page, table: &Table, pointer: &str, wanted: Value) -> Outcome<()> {
    let is = async || Ok(view(page, table).await?.pointer(pointer) == Some(&wanted));
    page.wait_until(&format!("{pointer} is {wanted}"), is).await
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn three_companies_merge() -> Outcome<()> {
    let position = arranged(|a| {
        a.standing(Company::Coal, 20, "CB1")
            .standing(Company::Silk, 40, "CA2 HF2")
            .standing(Company::Sugar, 50, "CC2")
            .hand(seat(1), "CB2")
            .shares(seat(2), Company::Coal, 2)
    });
    let (house, pages, tables) = at_tables(vec![position]).await?;
    let ([anna, piet], table) = (&pages, &tables[0]);
    for page in &pages {
        page.sit_before(&house, table).await?;
    }
    point(anna, &["card-CB2", "plot-CB2", "company-coal"]).await?;
    // Coal, ƒ30 now, is swallowed by silk; its holder sells.
    point(piet, &["count-1"]).await?;
    // Then sugar, with ƒ50 the smaller of the two that are left.
    let values = |view: &Value| {
        ["coal", "silk", "sugar"].map(|name| {
            let companies = view["companies"].as_array().into_iter().flatten();
            let found = companies.into_iter().find(|company| company["company"] == name);
            found.map_or(Value::Null, |company| company["value"].clone())
        })
    };
    let done = async || Ok(values(&view(anna, table).await?) == [json!(0), json!(120), json!(0)]);
    anna.wait_until("silk has swallowed both", done).await?;
    let money = view(anna, table).await?["players"].clone();
    assert_eq!([&money[0]["money"], &money[1]["money"]], [&json!(350 + 120), &json!(350 + 30)]);
    let story = piet.read("#story").await?;
    assert_eq!(story.matches("swallow").count(), 2, "{story}");
    anna.is_content().await?;
    piet.is_content().await
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn every_event_and_a_trade_between_two() -> Outcome<()> {
    let events = ["verlappen", "aenleggen", "dreighinghe", "coopmanscappen", "veilinge"];
    let positions = events.into_iter().map(below_a_line).collect();
    let (house, pages, tables) = at_tables(positions).await?;
    let [anna, piet] = &pages;
    for (event, table) in events.into_iter().zip(&tables) {
        for page in &pages {
            page.sit_before(&house, table).await?;
        }
        point(anna, &["card-HC1", "plot-HC1", "button-done"]).await?;
        point(anna, &[&format!("event-{event}")]).await?;
        // Anna was paid ƒ60 for tea.
        match event {
            "verlappen" | "aenleggen" => {
                anna.name_number("money-bid", "30").await?;
                piet.name_number("money-bid", "10").await?;
                becomes(anna, table, "/players/0/money", json!(350 + 60 - 30)).await?;
            }
            "dreighinghe" => {
                anna.name_number("money-bid", "20").await?;
                piet.name_number("money-bid", "0").await?;
                becomes(anna, table, "/players/0/money", json!(350 + 60 - 20)).await?;
                let tea = format!("/players/1/shares/{}", Company::Tea.index());
                for left in [1, 0] {
                    point(piet, &["share-tea"]).await?;
                    becomes(piet, table, &tea, json!(left)).await?;
                }
            }
            "coopmanscappen" => {
                point(anna, &["seat-2"]).await?;
                // One basket, one button: what is taken out again is not offered.
                anna.wait_for(&hooks::target("plot-JB1")).await?;
                for target in ["plot-JB1", "plot-JB2"] {
                    anna.point_at(target).await?;
                }
                anna.click("[data-target='plot-JB2'][data-picked]").await?;
                for _ in 0..6 {
                    anna.click("[data-put=give] [data-by='1']").await?;
                }
                anna.click("[data-put=give] [data-by='-1']").await?;
                let tally = anna.read("#part-give .tally").await?;
                assert!(tally.contains("ƒ50"), "{tally}");
                anna.confirm().await?;
                point(piet, &["button-accept"]).await?;
                becomes(anna, table, "/players/0/money", json!(350 + 60 - 50)).await?;
                becomes(anna, table, "/own/hand", json!(["JB1"])).await?;
            }
            _ => {
                point(anna, &["company-tea"]).await?;
                anna.name_number("money-bid", "70").await?;
                point(piet, &["button-pass"]).await?;
                becomes(anna, table, "/players/0/money", json!(350 + 60 - 70)).await?;
            }
        }
        println!("{event}: played");
    }
    anna.is_content().await?;
    piet.is_content().await
}

//! Boards to think on: a finished game is analysed, tried otherwise and played on.

use damrak_browser::{Outcome, Page, Table, hooks};
use serde_json::json;

use crate::{dealt, visit};

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn a_finished_game_is_thought_about_tried_otherwise_and_played_on() -> Outcome<()> {
    let (house, page) = visit("Anna").await?;
    let table = page.make_table(&["me", "clerk"], dealt("gulliver")).await?;
    page.play_on(&table, 6).await?;
    page.wish(&table, json!({"wish": "resign", "seat": 1})).await?;
    page.open(&house.page(&format!("/table/{}/think/2?eyes=1", table.0))).await?;
    page.wait_for("#best .best-decisions .first").await?;
    assert!(page.sees("#chances .chance-bar").await?, "everybody's chances are one bar");
    assert!(page.read("#best").await?.contains('±'), "and it says how sure it is");
    page.click("#best .first a").await?;
    page.wait_for(".tree .tried[aria-current]").await?;
    let first = page.read(".tree .tried[aria-current]").await?;
    // Back, and something else: the first line stays as a branch.
    page.click("[data-step=back]").await?;
    page.wait_for(".tree > li > a[aria-current]").await?;
    page.wait_for("#best .best-decisions li:nth-child(2)").await?;
    page.click("#best .best-decisions li:nth-child(2) a").await?;
    page.wait_for(".tree .tried[aria-current]").await?;
    let script = "return document.querySelectorAll('.tree .tried').length;";
    assert!(page.run(script, vec![]).await?.as_u64() >= Some(2), "two branches beside {first}");
    page.click(".think-walk .main").await?;
    page.wait_for("input[name=others]").await?;
    page.click("form .main").await?;
    page.wait_for(hooks::TABLE).await?;
    page.is_content().await
}

/// A game of each kind that was given up after some decisions.
async fn given_up(page: &Page, game: &str, decisions: u32) -> Outcome<Table> {
    let seats = if game == "kontor" { &["me", "random"][..] } else { &["me", "random", "random"] };
    let wanted = json!({"game": game, "live": false, "start": true});
    let table = page.make_table(seats, wanted).await?;
    page.play_on(&table, decisions).await?;
    page.wish(&table, json!({"wish": "resign", "seat": 1})).await?;
    Ok(table)
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn a_record_of_each_game_is_branched_and_played_on() -> Outcome<()> {
    let (house, page) = visit("Anna").await?;
    for game in ["kontor", "merchants", "dutchman", "chartered"] {
        let table = given_up(&page, game, 6).await?;
        page.open(&house.page(&format!("/table/{}/think/5", table.0))).await?;
        page.wait_for("#chances .chance-bar").await?;
        let script =
            "document.querySelectorAll('#decide details').forEach((one) => { one.open = true; });";
        for branch in [1, 2] {
            page.run(script, vec![]).await?;
            // Where there is but one way on, the same line is gone twice.
            let other = format!("#decide li:nth-child({branch}) a");
            let link = if page.sees(&other).await? { other } else { "#decide li a".to_owned() };
            page.click(&link).await?;
            page.wait_for(".tree .tried[aria-current]").await?;
            if branch == 1 {
                page.click("[data-step=back]").await?;
                page.wait_for(".tree > li > a[aria-current]").await?;
            }
        }
        page.click(".think-walk .main").await?;
        page.wait_for("input[name=others]").await?;
        page.click("form .main").await?;
        page.wait_for(hooks::TABLE).await?;
    }
    page.is_content().await
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn a_replay_marks_what_divides_the_game_and_tells_it_beside_the_board() -> Outcome<()> {
    let (house, page) = visit("Anna").await?;
    let table = given_up(&page, "merchants", 40).await?;
    page.open(&house.page(&format!("{}/at/3?open=true", table.path()))).await?;
    assert!(page.sees(".time-marks .time-mark").await?, "signs along the slider");
    assert_eq!(
        page.run(
            "return document.querySelector('.told-around [aria-current] .number').textContent;",
            vec![]
        )
        .await?,
        json!("3")
    );
    page.click(".time-ways a").await?;
    let moved = async || Ok(!page.address().await?.contains("/at/3?"));
    page.wait_until("the next of them is shown", moved).await?;
    let address = page.address().await?;
    page.click(".told-around li:last-child a").await?;
    page.wait_until("a line of the story is shown", async || Ok(page.address().await? != address))
        .await?;
    page.show_like(360, false).await?;
    assert_eq!(page.overflow().await?, 0);
    page.is_content().await
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn a_position_is_arranged_by_hand_and_thought_about() -> Outcome<()> {
    let (house, page) = visit("Anna").await?;
    let table = given_up(&page, "dutchman", 5).await?;
    // Before anybody's sum is known, any lucky number can be.
    page.open(&house.page(&format!("/table/{}/think/1", table.0))).await?;
    page.click(".think-walk a[href*='/arrange']").await?;
    page.wait_for("#arrange").await?;
    let field = "document.querySelector('#arrange [name=\"/lucky\"]').value = arguments[0];";
    page.run(field, vec![json!("31")]).await?;
    page.click("#arrange .main").await?;
    page.wait_for("#arranged").await?;
    page.wait_for("#chances .chance-bar").await?;
    page.is_content().await
}

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
async fn a_position_is_arranged_by_hand_thought_about_and_played_on() -> Outcome<()> {
    let (house, page) = visit("Anna").await?;
    let table = given_up(&page, "dutchman", 5).await?;
    // Before anybody's sum is known, any lucky number can be.
    page.open(&house.page(&format!("/table/{}/think/1", table.0))).await?;
    page.click(".think-walk a[href*='/arrange']").await?;
    page.wait_for("#arrange").await?;
    let board = page.run(BOARD, vec![]).await?;
    // Pointing at a ship sends the Dutchman there, and the board shows it at once.
    let space = "return [...document.querySelectorAll('#arranged-board [data-target^=space-]')]
        .map((one) => one.dataset.target.slice(6))
        .find((name) => name !== document.querySelector('[name=\"/space\"]').value);";
    let space = page.run(space, vec![]).await?;
    let space = space.as_str().unwrap_or_default();
    page.click(&format!("#arranged-board [data-target=space-{space}]")).await?;
    page.wait_for("#verdict .can-be").await?;
    page.wait_for("#verdict .changed li").await?;
    assert_ne!(page.run(BOARD, vec![]).await?, board, "the board shows what was changed");
    page.click(".knobs:last-of-type [data-by='1']").await?;
    page.wait_for("#verdict .changed li:nth-child(2)").await?;
    for width in [360, 1280] {
        page.show_like(width, false).await?;
        assert_eq!(page.overflow().await?, 0);
    }
    page.click("#verdict .main").await?;
    page.wait_for("#arranged").await?;
    page.wait_for("#chances .chance-bar").await?;
    page.click(".think-walk .main").await?;
    page.wait_for("input[name=others]").await?;
    page.click("form .main").await?;
    page.wait_for(hooks::TABLE).await?;
    page.is_content().await
}

/// What lies on the board of a position that is being arranged.
const BOARD: &str = "return document.querySelector('#arranged-board svg').outerHTML;";

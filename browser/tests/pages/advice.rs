//! Hints while playing, and the review afterwards.

use std::time::{Duration, Instant};

use damrak_browser::{Outcome, Turn, hooks};

use crate::{choices, dealt, visit};

/// The house of the tests looks back for some seconds; on a busy machine that takes longer.
const A_REVIEW: Duration = Duration::from_secs(120);

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn a_hint_is_shown_marked_and_followed() -> Outcome<()> {
    let (house, page) = visit("Anna").await?;
    let table = page.make_table(&["me", "clerk"], dealt("gulliver")).await?;
    page.sit_before(&house, &table).await?;
    let Turn::Mine { state, offers } = page.wait_for_turn("").await? else {
        panic!("the game has just begun");
    };
    page.click(hooks::ASK_HINT).await?;
    page.wait_for(hooks::ADVICE).await?;
    assert!(page.sees(hooks::ADVISED).await?, "the best is marked on the pictures");
    let advised = page.read(hooks::ADVICE).await?;
    let is_offered = |text: &str| offers.iter().any(|offer| offer.text.starts_with(text));
    assert!(is_offered(&advised), "{advised:?} is none of {offers:?}");
    page.click(hooks::ADVICE).await?;
    page.wait_for_turn(&state).await?;
    assert!(!page.sees(hooks::ADVICE).await?, "it was for that turn");
    let seats = page.look(&table).await?["seats"].clone();
    assert_eq!(seats[0]["hints"], 1);
    page.is_content().await
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn the_review_of_a_game_leads_to_a_turning_point() -> Outcome<()> {
    let (house, page) = visit("Anna").await?;
    let table = page.make_table(&["me", "clerk"], dealt("gulliver")).await?;
    page.sit_before(&house, &table).await?;
    page.play_to_the_end(choices(5)).await?;
    page.click(hooks::TO_REVIEW).await?;
    page.wait_for(hooks::REVIEWING).await?;
    let asked = Instant::now();
    while !page.sees(hooks::REVIEW).await? {
        assert!(asked.elapsed() < A_REVIEW, "there is no review");
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    assert!(page.sees("#review .river .band").await?, "chances are drawn");
    let headline = page.read("#headline h1").await?;
    assert!(headline.starts_with("You won") || headline.starts_with("Second"), "{headline}");
    let people = "return document.querySelectorAll('#decided tbody .hand').length;";
    assert_eq!(page.run(people, vec![]).await?, 2, "how both decided, in words");
    assert!(page.sees("#reckoned progress").await?, "choice and luck, apart");
    page.click(hooks::TURNING_POINT).await?;
    page.wait_for("#replay").await?;
    assert!(page.address().await?.contains("/at/"));
    page.wait_for(hooks::MISSED).await?;
    assert!(page.sees(hooks::ADVISED).await?, "what would have been better is marked");
    page.is_content().await
}

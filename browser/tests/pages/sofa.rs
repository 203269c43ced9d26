//! Two people with one device.

use damrak_browser::{Outcome, Turn, hooks};
use serde_json::json;

use crate::{choices, visit};

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn two_people_pass_one_device_around() -> Outcome<()> {
    let (house, page) = visit("Anna").await?;
    let wanted = json!({"setup": {"variant": "gulliver"}, "hot_seat": true, "start": true});
    let table = page.make_table(&["me", "me"], wanted).await?;
    page.sit_before(&house, &table).await?;
    let (mut choose, mut curtains, mut known) = (choices(3), 0, Vec::new());
    for _ in 0..300 {
        if page.sees(hooks::CURTAIN).await? {
            // Nothing of the game can be seen before the next one says that they are there.
            assert!(!page.sees(hooks::OFFER).await? && !page.sees("svg [data-target]").await?);
            page.click(hooks::CURTAIN).await?;
            curtains += 1;
            continue;
        }
        match page.read_turn().await? {
            Some(Turn::Over) => break,
            Some(Turn::Mine { state, offers }) => {
                let now = (page.address().await?, state);
                if !known.contains(&now) {
                    page.decide(&offers[choose(0) % offers.len()]).await?;
                    known.push(now);
                }
            }
            None => tokio::time::sleep(std::time::Duration::from_millis(20)).await,
        }
        if known.len() > 24 {
            break;
        }
    }
    assert!(known.len() > 15 && curtains > 8, "{} decisions, {curtains} curtains", known.len());
    let decided = page.look(&table).await?["game"]["decisions"].as_u64();
    assert_eq!(decided, Some(known.len() as u64));
    page.is_content().await
}

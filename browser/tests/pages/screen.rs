//! A table is on one screen: nobody scrolls to decide.

use damrak_browser::{Glass, House, Outcome, Page, Turn, Window};

use crate::{choices, dealt};

/// What glows but is not on the screen, or lies under something else.
async fn out_of_sight(page: &Page) -> Outcome<Vec<String>> {
    let script = "
        const covers = (found, one) => one.contains(found) || one.closest('svg').contains(found);
        return [...document.querySelectorAll('[data-offered]')].filter((one) => {
          const { x, y, width, height, right, bottom } = one.getBoundingClientRect();
          const inside = x > -3 && y > -3 && right < innerWidth + 3 && bottom < innerHeight + 3;
          return !inside || !covers(document.elementFromPoint(x + width / 2, y + height / 2), one);
        }).map((one) => one.dataset.target);";
    let found = page.run(script, vec![]).await?;
    let found = found.as_array().into_iter().flatten();
    Ok(found.filter_map(|name| name.as_str().map(str::to_owned)).collect())
}

/// How much higher than the window the page is.
async fn hangs_over(page: &Page) -> Outcome<i64> {
    let script = "return document.documentElement.scrollHeight - innerHeight;";
    Ok(page.run(script, vec![]).await?.as_i64().unwrap_or_default())
}

async fn nobody_scrolls(glass: Glass) -> Outcome<()> {
    let house = House::open()?;
    let page = Page::new(Window { glass, ..Window::default() }).await?;
    page.open(&house.page("/")).await?;
    page.introduce("Anna").await?;
    let table = page.make_table(&["me", "random"], dealt("base")).await?;
    page.sit_before(&house, &table).await?;
    let still = "document.documentElement.dataset.motion = 'none';";
    page.run(still, vec![]).await?;
    let (mut choose, mut known, mut decisions) = (choices(3), String::new(), 0);
    while let Turn::Mine { state, offers } = page.wait_for_turn(&known).await? {
        assert_eq!(hangs_over(&page).await?, 0, "at {state}");
        let hidden = out_of_sight(&page).await?;
        assert!(hidden.is_empty(), "at {state}: {hidden:?}");
        page.decide(&offers[choose(0) % offers.len()]).await?;
        known = state;
        decisions += 1;
        if decisions == 24 {
            break;
        }
    }
    assert!(decisions > 10, "{decisions} decisions");
    page.is_content().await
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn nobody_scrolls_to_decide_at_a_desk() -> Outcome<()> {
    nobody_scrolls(Glass::Desk).await
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn nobody_scrolls_to_decide_on_a_phone() -> Outcome<()> {
    nobody_scrolls(Glass::Phone(390)).await
}

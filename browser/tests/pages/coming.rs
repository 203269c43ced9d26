//! Coming in: what somebody finds on the first page, and how soon they sit at a table and decide.

use damrak_browser::{Glass, House, Outcome, Page, Window, hooks, screens::Size};
use serde_json::json;

use crate::visit;

/// The two ways into each game, and what of them is wholly in sight.
const IN_SIGHT: &str = "
    const dock = document.querySelector('.dock');
    const end = innerHeight - (dock?.getBoundingClientRect().height ?? 0);
    const all = [...document.querySelectorAll('.game-card .acts :is(button, a)')];
    const seen = all.filter((one) => {
      const box = one.getBoundingClientRect();
      return box.width > 40 && box.top >= 0 && box.bottom <= end && box.right <= innerWidth;
    });
    return [all.length, seen.length];";

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn both_ways_into_every_game_are_on_the_first_screen() -> Outcome<()> {
    let house = House::open()?;
    for language in ["en", "de", "nl"] {
        let page = Page::new(Window { language, ..Window::default() }).await?;
        page.open(&house.page("/")).await?;
        for (width, height) in [(1280, 720), (1440, 900), (390, 844)] {
            page.show_at(Size::new(width, height)).await?;
            let found = page.run(IN_SIGHT, vec![]).await?;
            assert_eq!(found, json!([8, 8]), "{language}, {width} by {height}");
            let pictures = "return [...document.querySelectorAll('.game-card img')].every((one) => one.complete && one.naturalWidth > 0);";
            page.wait_until("every board is drawn", async || {
                Ok(page.run(pictures, vec![]).await? == json!(true))
            })
            .await?;
        }
        page.is_content().await?;
    }
    Ok(())
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn a_newcomer_decides_after_one_click_and_learns_after_two() -> Outcome<()> {
    let house = House::open()?;
    let games = 4;
    for at in 0..games {
        let page = Page::at(&house).await?;
        let button = format!(".games > li:nth-child({}) form button", at + 1);
        page.click(&button).await?;
        page.wait_for_turn("").await?;
        page.open(&house.page("/")).await?;
        page.click(&format!(".games > li:nth-child({}) .acts a", at + 1)).await?;
        page.wait_for("#lesson").await?;
        // The second click is the first decision.
        assert!(page.sees("#lesson :is(button[name=moves], [data-offered])").await?, "game {at}");
        page.is_content().await?;
    }
    Ok(())
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn whoever_has_two_hundred_tables_finds_every_one_the_urgent_first() -> Outcome<()> {
    let (mut house, page) = visit("Anna").await?;
    let clock = json!({"kind": "per-decision", "seconds": 86_400});
    let waits = json!({"live": false, "start": true});
    let table = page.make_table(&["me", "random"], waits).await?;
    let hurried = json!({"live": false, "start": true, "clock": clock, "title": "Hurry"});
    page.make_table(&["me", "random"], hurried).await?;
    house.copy(&table, 198)?;
    page.open(&house.page("/")).await?;
    let count =
        page.run("return document.querySelectorAll('.waiting .due').length;", vec![]).await?;
    assert_eq!(count, json!(200));
    let first = page.read(".waiting .due.first").await?;
    assert!(first.contains("Hurry") && first.contains("left"), "{first}");
    assert!(first.contains('?'), "what is asked: {first}");
    let took = page
        .run("return performance.getEntriesByType('navigation')[0].responseEnd;", vec![])
        .await?;
    println!("two hundred tables in {:.0} ms", took.as_f64().unwrap_or(0.0));
    assert!(took.as_f64().is_some_and(|took| took < 5_000.0), "{took}");
    page.show_like(360, false).await?;
    assert_eq!(page.overflow().await?, 0);
    page.click(".headline .next").await?;
    page.wait_for(hooks::TABLE).await?;
    page.is_content().await
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn a_pasted_link_leads_to_its_table() -> Outcome<()> {
    let (house, page) = visit("Anna").await?;
    let table = page.make_table(&["me", "open"], json!({})).await?;
    let friend = Page::new(Window { glass: Glass::Phone(390), ..Window::default() }).await?;
    friend.open(&house.page("/")).await?;
    friend.click(".have-link summary").await?;
    let fill = "document.getElementById('follow-link').value = arguments[0];";
    friend.run(fill, vec![json!(format!("Come: {}.", house.page(&table.path())))]).await?;
    friend.click(".follow button").await?;
    friend
        .wait_until("the table is shown", async || {
            Ok(friend.address().await?.contains(&table.path()))
        })
        .await?;
    friend.is_content().await
}

/// A friend with a telephone and no name, before the one link of a table.
async fn friend(house: &House, path: &str) -> Outcome<Page> {
    let friend = Page::new(Window { glass: Glass::Phone(390), ..Window::default() }).await?;
    friend.open(&house.page(path)).await?;
    Ok(friend)
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn three_friends_sit_down_by_one_link_with_one_tap_each() -> Outcome<()> {
    let (house, host) = visit("Willem").await?;
    let wanted = json!({"game": "dutchman"});
    let table = host.make_table(&["me", "open", "open", "open"], wanted).await?;
    let mut friends = Vec::new();
    for _ in 0..3 {
        friends.push(friend(&house, &table.path()).await?);
    }
    for friend in &friends {
        let page = friend.read("main").await?;
        assert!(page.contains("Willem invites you"), "{page}");
        assert!(page.contains("45 min"), "{page}");
        let in_sight = "const box = document.querySelector('.sit-down').getBoundingClientRect();
            const dock = document.querySelector('.dock').getBoundingClientRect();
            return box.bottom <= dock.top && document.querySelector('[name=name]').value.length > 1;";
        assert_eq!(
            friend.run(in_sight, vec![]).await?,
            json!(true),
            "one tap, no scrolling, a name"
        );
        assert_eq!(friend.overflow().await?, 0);
        friend.click(".sit-down").await?;
        friend.wait_for(hooks::TABLE).await?;
        friend.is_content().await?;
    }
    let seats = host.look(&table).await?;
    let people = seats["seats"].as_array().into_iter().flatten();
    assert_eq!(people.filter(|seat| seat["kind"] == "person").count(), 4, "{seats}");
    // The fifth may watch and is offered no seat that is not there.
    let late = friend(&house, &table.path()).await?;
    assert!(!late.sees(".sit-down").await?);
    late.is_content().await
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn a_kept_seat_says_so_and_offers_no_button_that_fails() -> Outcome<()> {
    let (house, host) = visit("Willem").await?;
    let table = host.make_table(&["me", "invite"], json!({})).await?;
    let stranger = friend(&house, &table.path()).await?;
    let page = stranger.read("main").await?;
    assert!(page.contains("ept for somebody"), "{page}");
    assert!(!stranger.sees(".sit-down, a[href*='/sit']").await?, "{page}");
    host.open(&house.page(&table.path())).await?;
    assert!(host.read("main").await?.contains("who have an invitation"));
    stranger.is_content().await
}

/// Everything that is asked of whoever makes a table, and whether it and the button are in sight.
const ASKED: &str = "
    const dock = document.querySelector('.dock');
    const end = innerHeight - (dock?.getBoundingClientRect().height ?? 0);
    const inSight = (one) => one.getBoundingClientRect().bottom <= end;
    return {
      asked: [...document.querySelectorAll('#making .asks')].map(inSight),
      button: inSight(document.querySelector('#making button.main')),
      open: document.querySelectorAll('#making details[open]').length,
      told: [...document.querySelectorAll('#making [data-now]')].map((now) => now.textContent),
    };";

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn a_table_takes_three_decisions_and_its_maker_sees_friends_arrive() -> Outcome<()> {
    let (house, host) = visit("Willem").await?;
    for (width, height) in [(1280, 720), (390, 844)] {
        host.show_at(Size::new(width, height)).await?;
        host.open(&house.page("/new?game=dutchman")).await?;
        let found = host.run(ASKED, vec![]).await?;
        assert_eq!(found["asked"], json!([true, true, true]), "{width}: {found}");
        assert_eq!(
            (&found["button"], &found["open"]),
            (&json!(true), &json!(0)),
            "{width}: {found}"
        );
        assert_eq!(found["told"][0], "As printed", "{found}");
        assert_eq!(host.overflow().await?, 0);
    }
    let choose = "const seat = document.querySelector('[name=seat-3]'); seat.value = 'clerk';
        seat.dispatchEvent(new Event('change', { bubbles: true }));";
    host.run(choose, vec![]).await?;
    let told = host.run(ASKED, vec![]).await?["told"].clone();
    assert!(told[1].as_str().is_some_and(|told| told.contains("clerk")), "{told}");
    host.click("#making button.main").await?;
    host.wait_for("#bring .qr").await?;
    let link = host.run("return document.querySelector('#bring input').value;", vec![]).await?;
    let link = link.as_str().unwrap_or_default().to_owned();
    assert!(
        !link.contains('?') && link.split("/table/").nth(1).is_some_and(|id| id.len() <= 16),
        "{link}"
    );
    let path = link.split("/table/").nth(1).unwrap_or_default();
    let friend = friend(&house, &format!("/table/{path}")).await?;
    friend.click(".sit-down").await?;
    friend.wait_for(hooks::TABLE).await?;
    host.wait_for("[value=start]").await?;
    assert!(!host.sees("#bring").await?, "nobody is looked for any more");
    host.is_content().await
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn a_friend_learns_first_and_the_host_sees_why_to_wait() -> Outcome<()> {
    let (house, host) = visit("Willem").await?;
    let table = host.make_table(&["me", "open", "open"], json!({"game": "dutchman"})).await?;
    host.open(&house.page(&table.path())).await?;
    let bert = friend(&house, &table.path()).await?;
    bert.click(".invite button[value=learn]").await?;
    bert.wait_for("#lesson").await?;
    host.wait_for(".seats .learning").await?;
    let first = host.read(".seats .learning").await?;
    assert!(first.contains("looks at the pictures"), "{first}");
    let decided = "document.querySelector('#offers button').click();";
    bert.run(decided, vec![]).await?;
    host.wait_until("the host sees how far they are", async || {
        Ok(host.read(".seats .learning").await?.contains("one decision"))
    })
    .await?;
    bert.click(".learn a[href^='/table/']").await?;
    bert.wait_for(hooks::TABLE).await?;
    host.wait_without(".seats .learning").await?;
    bert.is_content().await?;
    host.is_content().await
}

//! Colours of one's own and more contrast: what can be chosen, what is picked and what was last are still told apart.

use std::collections::BTreeMap;

use damrak_browser::{Outcome, Page, Turn};
use serde_json::json;

use crate::visit;

/// How the frames of things look: what they are, and every look they have.
async fn looks(page: &Page) -> Outcome<BTreeMap<String, Vec<String>>> {
    let script = "
        const looks = {};
        for (const spot of document.querySelectorAll('#table [data-target] > .spot')) {
          const is = (name) => spot.parentElement.hasAttribute(`data-${name}`);
          const kind = is('picked') ? 'picked' : is('offered') ? 'offered' : is('last') ? 'last' : 'plain';
          const { strokeWidth, strokeDasharray } = getComputedStyle(spot);
          (looks[kind] ??= new Set()).add(`${strokeWidth} ${strokeDasharray}`);
        }
        return Object.fromEntries(Object.entries(looks).map(([kind, all]) => [kind, [...all]]));";
    let found = page.run(script, vec![]).await?;
    Ok(serde_json::from_value(found).unwrap_or_default())
}

/// What is picked, offered and last has frames that differ in more than colour.
async fn are_told_apart(page: &Page, with: &str) -> Outcome<()> {
    let looks = looks(page).await?;
    for (one, other) in
        [("picked", "offered"), ("offered", "last"), ("picked", "last"), ("offered", "plain")]
    {
        let (Some(one_looks), Some(other_looks)) = (looks.get(one), looks.get(other)) else {
            continue;
        };
        let same = one_looks.iter().any(|look| other_looks.contains(look));
        assert!(!same, "{with}: {one} looks like {other}: {looks:?}");
    }
    assert!(looks.contains_key("picked") && looks.contains_key("offered"), "{looks:?}");
    Ok(())
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn what_can_be_chosen_is_seen_in_any_colours() -> Outcome<()> {
    let (house, page) = visit("Anna").await?;
    let wanted = json!({"game": "kontor", "live": false, "start": true});
    let table = page.make_table(&["me", "random"], wanted).await?;
    page.play_on(&table, 9).await?;
    page.sit_before(&house, &table).await?;
    let mut seen_last = false;
    let mut known = String::new();
    for (name, value) in [("forced-colors", "active"), ("prefers-contrast", "more")] {
        page.prefer_media(name, value).await?;
        let matches = format!("return matchMedia('({name}: {value})').matches;");
        assert_eq!(page.run(&matches, vec![]).await?, json!(true), "{name}");
        for _ in 0..4 {
            let Turn::Mine { offers, state } = page.wait_for_turn(&known).await? else { break };
            let Some(first) = offers.iter().find_map(|offer| offer.targets.first()) else { break };
            page.point_at(first).await?;
            seen_last |= looks(&page).await?.contains_key("last");
            are_told_apart(&page, name).await?;
            page.confirm_if_picked().await?;
            known = state;
        }
    }
    assert!(seen_last, "the last decision was never marked");
    let faint = "const style = getComputedStyle(document.documentElement);
        return style.getPropertyValue('--muted') === style.getPropertyValue('--text');";
    assert_eq!(page.run(faint, vec![]).await?, json!(true), "nothing is faint");
    page.is_content().await
}

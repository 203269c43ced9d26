//! What happens is shown and told: others' decisions one after the other, what came of one's own, the end, and talk.

use std::time::Duration;

use damrak_browser::{House, Outcome, Page, Turn, hooks};
use serde_json::{Value, json};

use crate::{choices, visit};

/// The newest decision that the page shows.
const HEADLINE: &str = "#now .story > li";
/// Stands over the question while decisions of others are shown.
const WATCH: &str = "#watch";

/// Notes every decision that is shown, with the moment, and lets things move as on a usual screen.
async fn note_what_is_shown(page: &Page, motion: &str) -> Outcome<()> {
    let script = "
        const [motion, headline] = arguments;
        document.documentElement.dataset.motion = motion;
        const table = document.getElementById('table');
        window.shown = [];
        const look = () => {
          const key = document.querySelector(headline)?.dataset.key;
          const decision = Number(/^told-(\\d+)-/.exec(key ?? '')?.[1]);
          const watched = table.hasAttribute('data-watching');
          const last = window.shown.at(-1);
          if (last?.decision === decision) last.watched ||= watched;
          else window.shown.push({ decision, at: performance.now(), watched });
        };
        look();
        new MutationObserver(look).observe(table, { subtree: true, childList: true, attributes: true });";
    page.run(script, vec![json!(motion), json!(HEADLINE)]).await.map(drop)
}

#[derive(Clone, Copy, Debug)]
struct Shown {
    decision: u64,
    at: f64,
    watched: bool,
}

async fn shown(page: &Page) -> Outcome<Vec<Shown>> {
    let found = page.run("return window.shown;", vec![]).await?;
    let one = |value: &Value| Shown {
        decision: value["decision"].as_u64().unwrap_or_default(),
        at: value["at"].as_f64().unwrap_or_default(),
        watched: value["watched"].as_bool().unwrap_or_default(),
    };
    Ok(found.as_array().into_iter().flatten().map(one).collect())
}

/// A game of five against quick opponents, where much happens between two own decisions.
async fn among_many(page: &Page, house: &House) -> Outcome<damrak_browser::Table> {
    let wanted = json!({"game": "dutchman", "start": true});
    let seats = ["me", "random", "random", "random", "random"];
    let table = page.make_table(&seats, wanted).await?;
    page.sit_before(house, &table).await?;
    Ok(table)
}

/// Decides until so many decisions of others were to be seen.
async fn play(page: &Page, decisions: usize) -> Outcome<()> {
    let (mut choose, mut known) = (choices(5), String::new());
    for _ in 0..decisions {
        let Turn::Mine { state, offers } = page.wait_for_turn(&known).await? else { break };
        page.decide(&offers[choose(0) % offers.len()]).await?;
        known = state;
    }
    page.wait_for_turn(&known).await.map(drop)
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn decisions_of_others_are_seen_one_after_the_other() -> Outcome<()> {
    let (house, page) = visit("Anna").await?;
    among_many(&page, &house).await?;
    note_what_is_shown(&page, "calm").await?;
    play(&page, 14).await?;
    let shown = shown(&page).await?;
    let watched: Vec<&Shown> = shown.iter().filter(|one| one.watched).collect();
    assert!(watched.len() >= 7, "at least seven were watched: {shown:?}");
    // Whoever decides meanwhile passes over what waits.
    for pair in shown.windows(2).filter(|pair| pair[0].watched && pair[1].watched) {
        let between = pair[1].at - pair[0].at;
        assert!(between > 150.0, "{between} ms are too few: {pair:?}");
        assert!(pair[1].decision <= pair[0].decision + 2, "some were passed over: {pair:?}");
    }
    // All that wait together take no longer than about four seconds.
    for run in shown.split(|one| !one.watched).filter(|run| run.len() > 1) {
        let took = run[run.len() - 1].at - run[0].at;
        assert!(took < 6000.0, "{took} ms for {} decisions", run.len());
    }
    page.is_content().await
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn escape_passes_over_what_is_still_to_be_shown() -> Outcome<()> {
    let (house, page) = visit("Anna").await?;
    let table = among_many(&page, &house).await?;
    note_what_is_shown(&page, "calm").await?;
    let (mut choose, mut known, mut skipped) = (choices(5), String::new(), 0);
    for _ in 0..12 {
        let Turn::Mine { state, offers } = page.wait_for_turn(&known).await? else { break };
        page.decide(&offers[choose(0) % offers.len()]).await?;
        known = state;
        tokio::time::sleep(Duration::from_millis(500)).await;
        if page.sees(WATCH).await? {
            assert!(!page.read("#watch .happens").await?.is_empty(), "it says what just happens");
            page.press("\u{e00c}").await?;
            page.wait_without(WATCH).await?;
            let now = page.look(&table).await?["game"]["decisions"].as_u64();
            let seen = shown(&page).await?.last().map(|one| one.decision);
            assert!(
                seen.is_some() && seen <= now && now <= seen.map(|seen| seen + 2),
                "{seen:?} of {now:?}"
            );
            skipped += 1;
        }
    }
    assert!(skipped >= 2, "something was passed over {skipped} times");
    page.is_content().await
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn who_wants_nothing_to_move_sees_all_at_once() -> Outcome<()> {
    let (house, page) = visit("Anna").await?;
    among_many(&page, &house).await?;
    note_what_is_shown(&page, "none").await?;
    play(&page, 5).await?;
    let shown = shown(&page).await?;
    assert!(shown.len() > 3 && shown.iter().all(|one| !one.watched), "{shown:?}");
    page.is_content().await
}

/// Money goes from purse to purse, quickly, and nothing of it stays on the way.
#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn what_is_paid_is_seen_going() -> Outcome<()> {
    let (house, page) = visit("Anna").await?;
    among_many(&page, &house).await?;
    note_what_is_shown(&page, "calm").await?;
    let script = "
        window.paid = [];
        new MutationObserver((changes) => {
          for (const one of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
            if (!one.matches?.('.paid')) continue;
            const [way] = one.getAnimations();
            window.paid.push({ lasts: way.effect.getTiming().duration, way: way.effect.getKeyframes().at(-1).transform });
          }
        }).observe(document.body, { childList: true });";
    page.run(script, vec![]).await?;
    play(&page, 10).await?;
    let paid = page.run("return window.paid;", vec![]).await?;
    let paid: Vec<&Value> = paid.as_array().into_iter().flatten().collect();
    assert!(paid.len() > 3, "{paid:?}");
    for one in &paid {
        assert!(one["lasts"].as_f64().is_some_and(|lasts| lasts <= 500.0), "{one}");
        assert_ne!(one["way"], json!("translate(0px)"), "it goes somewhere");
    }
    page.wait_without(".paid, .change").await?;
    page.is_content().await
}

/// How far boards are known is said by a sign, and marked on them only for whoever wants that.
#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn what_is_reconstructed_is_marked_for_whoever_wants_it() -> Outcome<()> {
    const RINGS: &str = ".playfield .source";
    let (house, page) = visit("Anna").await?;
    let wanted = json!({"game": "merchants", "live": false, "start": true});
    let table = page.make_table(&["me", "random", "random"], wanted).await?;
    page.sit_before(&house, &table).await?;
    for (way, marked) in [(".is-sources-shown", true), (".is-sources-device", false)] {
        assert_eq!(page.sees(RINGS).await?, !marked);
        page.click("label.tab[for=tab-signs]").await?;
        page.wait_for("#panel-signs .signs").await?;
        assert_eq!(page.sees(RINGS).await?, !marked, "looking at the signs changes nothing");
        page.click(&format!("#panel-signs {way}")).await?;
        let set = if marked { "html[data-sources]" } else { "html:not([data-sources])" };
        page.wait_for(&format!("{set} #table")).await?;
        assert_eq!(page.sees(RINGS).await?, marked);
    }
    page.is_content().await
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn what_the_own_decision_set_off_is_told_first() -> Outcome<()> {
    let (house, page) = visit("Anna").await?;
    let wanted = json!({"setup": {"variant": "base"}, "start": true});
    let table = page.make_table(&["me", "random"], wanted).await?;
    page.sit_before(&house, &table).await?;
    let listen = "
        window.heard = [];
        const place = document.getElementById('heard');
        new MutationObserver(() => window.heard.push(place.textContent)).observe(place, { childList: true });";
    page.run(listen, vec![]).await?;
    let (mut choose, mut known) = (choices(2), String::new());
    for _ in 0..8 {
        let Turn::Mine { state, offers } = page.wait_for_turn(&known).await? else { break };
        page.decide(&offers[choose(0) % offers.len()]).await?;
        known = state;
    }
    page.wait_for_turn(&known).await?;
    let told = page.look(&table).await?["game"]["story"].clone();
    let told: Vec<&Value> = told.as_array().into_iter().flatten().collect();
    let newest = told.iter().rev().find(|chapter| chapter["lines"][0].is_string());
    let newest = newest.and_then(|chapter| chapter["lines"][0].as_str()).unwrap_or_default();
    let headline = page.read(HEADLINE).await?;
    assert!(headline.contains(newest), "{headline:?} begins with {newest:?}");
    // Everything that the own last decision set off is there, however little the others did since.
    let own = told.iter().rposition(|chapter| chapter["seat"] == 1).unwrap_or_default();
    let now = page.read("#now").await?;
    for line in told[own..].iter().flat_map(|chapter| chapter["lines"].as_array()).flatten() {
        let line = line.as_str().unwrap_or_default();
        assert!(now.contains(line), "{line:?} is not in {now:?}");
    }
    assert!(page.sees("#now li.own .nm").await?, "own lines are tinted and name one");
    let heard = page.run("return window.heard.join(' ');", vec![]).await?;
    let heard = heard.as_str().unwrap_or_default().to_owned();
    let told_so = told.iter().flat_map(|chapter| chapter["lines"].as_array()).flatten();
    let times = told_so.filter(|line| line.as_str() == Some(newest)).count();
    // What happened before anybody listened is not among them.
    let heard_so = heard.matches(newest).count();
    assert!((1..=times).contains(&heard_so), "{newest:?} happened {times} times: {heard:?}");
    let live = "return document.querySelectorAll('.newsbox [aria-live]').length;";
    assert_eq!(page.run(live, vec![]).await?, json!(0), "and nowhere else");
    // One of them alone.
    page.click("label[for=tab-story]").await?;
    let whose = "return [...document.querySelectorAll('#story li')].filter((e) => e.checkVisibility()).map((e) => e.dataset.seat);";
    page.click("label[for=whose-2]").await?;
    let seats = page.run(whose, vec![]).await?;
    let seats: Vec<&Value> = seats.as_array().into_iter().flatten().collect();
    assert!(!seats.is_empty() && seats.iter().all(|seat| **seat == json!("2")), "{seats:?}");
    page.is_content().await
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn the_end_says_who_has_won_and_what_can_be_done_now() -> Outcome<()> {
    let (house, page) = visit("Anna").await?;
    let wanted = json!({"setup": {"variant": "gulliver"}, "start": true});
    let table = page.make_table(&["me", "random"], wanted).await?;
    page.sit_before(&house, &table).await?;
    page.play_to_the_end(choices(7)).await?;
    page.wait_for("#scores").await?;
    let ranks = page.look(&table).await?["result"]["ranks"].clone();
    let won =
        ranks.as_array().into_iter().flatten().any(|one| one["seat"] == 1 && one["rank"] == 1);
    let said = page.read("#turn h1").await?;
    assert_eq!(said.starts_with("You"), won, "{said:?} of {ranks}");
    assert_eq!(page.sees("#turn.won").await?, won);
    // Players are columns, the winner's is gold, and everybody has a total.
    assert_eq!(
        page.run("return document.querySelectorAll('#scores thead th').length;", vec![]).await?,
        json!(3)
    );
    assert!(page.sees("#scores .total td.won").await?);
    let rows = "const sheet = document.querySelector('#scores table'), wide = sheet.getBoundingClientRect().width;
        return [...sheet.rows].every((row) => Math.abs(row.getBoundingClientRect().width - wide) < 2);";
    assert_eq!(page.run(rows, vec![]).await?, json!(true), "every row goes across the sheet");
    assert!(page.read("#scores thead").await?.contains("You"));
    let inside = "
        const box = (hook) => document.querySelector(hook).getBoundingClientRect();
        return [...arguments].every((hook) => box(hook).top >= 0 && box(hook).bottom <= innerHeight);";
    let ways = ["#turn h1", "#outcome .main", hooks::TO_REVIEW, "#scores .total"];
    assert_eq!(page.run(inside, ways.map(|way| json!(way)).to_vec()).await?, json!(true));
    page.is_content().await
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn talk_is_counted_shown_and_read_by_everybody_in_their_language() -> Outcome<()> {
    let (house, anna) = visit("Anna").await?;
    let window = damrak_browser::Window { language: "nl", ..damrak_browser::Window::default() };
    let piet = Page::new(window).await?;
    piet.open(&house.page("/")).await?;
    piet.introduce("Piet").await?;
    let table = anna.make_table(&["me", "open"], json!({"public": true})).await?;
    piet.wish(&table, json!({"wish": "sit", "seat": 2})).await?;
    anna.wish(&table, json!({"wish": "start"})).await?;
    anna.sit_before(&house, &table).await?;
    piet.sit_before(&house, &table).await?;
    anna.wait_for("#told").await?;
    piet.wait_for("#told").await?;
    tokio::time::sleep(Duration::from_millis(400)).await;
    assert!(!piet.sees("[data-unread]").await?, "nothing was said yet");
    anna.click("label.tab[for=tab-chat]").await?;
    anna.click("#chat button[value=good-luck]").await?;
    piet.wait_for("#toast").await?;
    assert_eq!(piet.read("#toast").await?, "Anna Veel succes allemaal!");
    assert_eq!(piet.read("[data-unread]").await?, "1");
    anna.wait_until("the own line is there", async || {
        Ok(anna.read("#chat .lines").await?.contains("Good luck, everybody!"))
    })
    .await?;
    assert!(!anna.sees("#toast").await?, "nobody is told what they said themselves");
    piet.click("#toast").await?;
    piet.wait_without("[data-unread]").await?;
    assert!(piet.read("#chat .lines").await?.contains("Veel succes"));
    anna.is_content().await?;
    piet.is_content().await
}

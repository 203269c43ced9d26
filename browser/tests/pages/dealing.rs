//! Deals that nobody can choose, as browsers take part in them; and servers that swap something.

use damrak_browser::{House, Outcome, Page, Table, hooks};
use serde_json::{Value, json};

use crate::visit;

/// Says that something changed that was published about a deal.
const CHANGED: &str = "#deal-changed";
/// Says during the game that the number of one's seat is not this browser's.
const NOT_OURS: &str = "#deal-not-ours";
const ELSEWHERE: &str = "#sealed-elsewhere";
const HOUSE_DREW: &str = "#house-drew";
const START: &str = "button[name=wish][value=start]";

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn two_browsers_seal_and_tell_their_numbers_by_themselves() -> Outcome<()> {
    let (house, anna) = visit("Anna").await?;
    let wanted = json!({"setup": {"variant": "gulliver"}, "rated": true});
    let table = anna.make_table(&["me", "open"], wanted).await?;
    anna.sit_before(&house, &table).await?;
    let piet = Page::at(&house).await?;
    piet.introduce("Piet").await?;
    piet.open(&house.page(&format!("{}/sit?seat=2", table.path()))).await?;
    let promised = anna.look(&table).await?["fair"]["commitment"].clone();
    assert_eq!(
        piet.run(
            "return JSON.parse(document.getElementById('promise').dataset.deal).commitment;",
            vec![]
        )
        .await?,
        promised
    );
    piet.click("#promise button.main").await?;
    piet.wait_for(hooks::TABLE).await?;
    anna.wait_for(START).await?;
    anna.click(START).await?;
    anna.wait_for(hooks::TURN).await?;
    piet.wait_for(hooks::TURN).await?;
    let fair = piet.look(&table).await?["fair"].clone();
    assert_eq!(
        (&fair["way"], &fair["stage"], &fair["attempt"]),
        (&json!("sealed"), &json!("dealt"), &json!(1))
    );
    let own = piet.run(
        "return JSON.parse(localStorage.deals)[arguments[0]].own['1/2'];",
        vec![json!(table.0)],
    );
    assert_eq!(own.await?, fair["nonces"][1], "the browser remembers its own number");
    for page in [&anna, &piet] {
        assert!(!page.sees(CHANGED).await?);
        page.open(&house.page(&format!("{}/fair", table.path()))).await?;
        page.wait_for("[data-verdict=own]").await?;
        assert!(!page.sees("[data-verdict=bad]").await?);
        page.is_content().await?;
    }
    Ok(())
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn a_server_that_swaps_its_secret_is_found_by_the_browser() -> Outcome<()> {
    let (mut house, anna) = visit("Anna").await?;
    let table = anna.make_table(&["me", "open"], json!({"rated": true})).await?;
    anna.sit_before(&house, &table).await?;
    let is_sealed = async || Ok(!anna.look(&table).await?["fair"]["seals"][0].is_null());
    anna.wait_until("the browser has sealed", is_sealed).await?;
    assert!(!anna.sees(CHANGED).await?);
    house.swap_secret(&table)?;
    anna.wait_for(CHANGED).await?;
    anna.open(&house.page(&format!("{}/fair", table.path()))).await?;
    anna.wait_for("[data-problem=commitment]").await
}

/// Everything else a server could swap, fed to the module that compares.
#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn a_server_that_swaps_a_number_or_a_seal_is_found_by_the_browser() -> Outcome<()> {
    let (_house, page) = visit("Anna").await?;
    let script = "
        const main = document.querySelector('script[type=module]').src;
        import(new URL('deal.js', main)).then(({ commitment, compare, isReplaced, next, note, seal }) => {
          const [secret, theirs, own] = ['ab'.repeat(32), 'a'.repeat(32), [2]];
          const put = (hash) => ({ hash, house: false });
          const notes = {};
          let deal = {
            way: 'sealed', stage: 'open', attempt: 1, commitment: commitment(secret), attempts: [],
            seals: [put(seal('t', 1, 1, theirs)), null], revealed: [], missing: [],
          };
          const see = () => {
            const found = compare(notes, 't', deal, own);
            note(notes, 't', deal, own);
            return [found, next(notes, 't', deal, own, () => 'b'.repeat(32)).wishes];
          };
          const [, [sealed]] = see();
          deal = { ...deal, stage: 'revealing', seals: [deal.seals[0], put(sealed.seal)] };
          const [, [told]] = see();
          deal = { ...deal, revealed: [2] };
          see();
          const other = 'd'.repeat(32);
          const dealt = { ...deal, stage: 'dealt', nonces: [theirs, told.number] };
          const broken = { commitment: deal.commitment, secret, seals: deal.seals, numbers: [null, told.number] };
          const again = (seat) => ({
            ...deal, stage: 'open', attempt: 2, commitment: 'x', seals: [null, null],
            attempts: [{ ...broken, missing: [{ seat, person: null }] }],
          });
          const shown = {
            honest: dealt,
            theirs: { ...dealt, nonces: [other, told.number] },
            ours: { ...dealt, nonces: [theirs, other], seals: [dealt.seals[0], put(seal('t', 2, 1, other))] },
            secret: { ...dealt, secret: 'cd'.repeat(32) },
            quick: { ...dealt, way: 'quick', seals: [] },
            missing: again(2),
            brokenOff: again(1),
          };
          const found = Object.entries(shown).map(([name, deal]) => [name, compare(notes, 't', deal, own)]);
          // Another seal for our seat from the beginning: another browser of ours, or nobody we know.
          const swapped = (house) => {
            const mine = { own: { '1/2': told.number } };
            const other = 'd'.repeat(32);
            const seals = [deal.seals[0], { ...put(seal('t', 2, 1, other)), house }];
            const stages = [{ stage: 'open', revealed: [] }, { stage: 'revealing' }, { stage: 'dealt', nonces: [theirs, other] }];
            return stages.map((stage) => {
              const now = { ...deal, seals, ...stage };
              const found = compare(mine, 't', now, own);
              note(mine, 't', now, own);
              const { wishes, elsewhere, house } = next(mine, 't', now, own, () => 'e'.repeat(32));
              return [found, wishes, elsewhere, house, isReplaced(mine, 't', now, own)];
            });
          };
          done({ ...Object.fromEntries(found), elsewhere: swapped(false), house: swapped(true) });
        }).catch((error) => done(String(error)));";
    let found = page.run_until_done(script, vec![]).await?;
    let expected = json!({
        "elsewhere": [
            [[], [], true, false, false], [[], [], true, false, false], [[], [], false, false, true],
        ],
        "house": [
            [[], [], false, true, false], [[], [], false, true, false], [[], [], false, false, true],
        ],
        "honest": [], "theirs": ["number"], "ours": ["seal", "number"], "secret": ["secret"],
        "quick": ["way", "seal"], "missing": ["missing"], "brokenOff": [],
    });
    assert_eq!(found, expected);
    page.is_content().await
}

/// What this browser has noted of deals; another one would have noted something else.
async fn notes(page: &Page) -> Outcome<Value> {
    page.run("return localStorage.deals ?? '{}';", vec![]).await
}

async fn become_another_browser(page: &Page, notes: Value) -> Outcome<()> {
    page.run("localStorage.deals = arguments[0];", vec![notes]).await?;
    page.reload().await
}

async fn seal_of(page: &Page, table: &Table) -> Outcome<Value> {
    Ok(page.look(table).await?["fair"]["seals"][0].clone())
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn a_number_drawn_anew_in_another_browser_is_not_called_a_lie_of_the_server() -> Outcome<()> {
    let (house, anna) = visit("Anna").await?;
    let sealed = json!({"setup": {"variant": "gulliver"}, "deal": "sealed"});
    let table = anna.make_table(&["me", "random"], sealed).await?;
    anna.sit_before(&house, &table).await?;
    let is_sealed = async || Ok(!seal_of(&anna, &table).await?.is_null());
    anna.wait_until("the first browser has sealed", is_sealed).await?;
    let (first, noted) = (seal_of(&anna, &table).await?, notes(&anna).await?);
    become_another_browser(&anna, json!("{}")).await?;
    anna.wait_for(ELSEWHERE).await?;
    assert!(anna.read(ELSEWHERE).await?.contains("If that was not you"));
    anna.click(&format!("{ELSEWHERE} [data-seal-here]")).await?;
    let is_other = async || Ok(seal_of(&anna, &table).await? != first);
    anna.wait_until("the second browser has sealed", is_other).await?;
    anna.wait_without(ELSEWHERE).await?;
    anna.click(START).await?;
    anna.wait_for(hooks::TURN).await?;
    assert!(!anna.sees(NOT_OURS).await?);
    // The first browser looks again, more than once.
    become_another_browser(&anna, noted).await?;
    for _ in 0..2 {
        anna.wait_for(NOT_OURS).await?;
        assert!(!anna.sees(CHANGED).await?);
        anna.reload().await?;
    }
    anna.open(&house.page(&format!("{}/fair", table.path()))).await?;
    anna.wait_for("[data-verdict=elsewhere]").await?;
    assert!(!anna.sees("[data-verdict=bad]").await?);
    assert!(!anna.sees("[data-verdict=own]").await?);
    anna.is_content().await
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn a_server_that_says_the_house_drew_is_doubted_by_a_browser_that_can_draw() -> Outcome<()> {
    let (house, anna) = visit("Anna").await?;
    let sealed = json!({"setup": {"variant": "gulliver"}, "deal": "sealed"});
    let table = anna.make_table(&["me", "random"], sealed).await?;
    // As if nobody had been asked.
    let drawn = json!({"wish": "seal", "seat": 1, "attempt": 1});
    anna.wish(&table, drawn.clone()).await?;
    anna.sit_before(&house, &table).await?;
    anna.wait_for(HOUSE_DREW).await?;
    assert!(!anna.sees(ELSEWHERE).await?);
    anna.click(&format!("{HOUSE_DREW} [data-seal-here]")).await?;
    let is_own = async || Ok(seal_of(&anna, &table).await?["house"] == false);
    anna.wait_until("the browser has sealed", is_own).await?;
    anna.wait_without(HOUSE_DREW).await?;
    anna.wish(&table, drawn).await?;
    anna.wait_for(HOUSE_DREW).await?;
    anna.click(START).await?;
    anna.wait_for(hooks::TURN).await?;
    anna.wait_for(NOT_OURS).await?;
    anna.open(&house.page(&format!("{}/fair", table.path()))).await?;
    anna.wait_for("[data-verdict=house]").await?;
    assert!(!anna.sees("[data-verdict=own]").await?);
    anna.is_content().await
}

/// The table of the page that is open.
async fn table_at(page: &Page) -> Outcome<Table> {
    let script = "return document.querySelector('[data-table]').dataset.table;";
    Ok(Table(page.run(script, vec![]).await?.as_str().unwrap_or_default().to_owned()))
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn the_number_of_a_game_against_the_computer_is_remembered() -> Outcome<()> {
    let house = House::open()?;
    let page = Page::at(&house).await?;
    page.click(hooks::PLAY_NOW).await?;
    page.wait_for(hooks::TABLE).await?;
    let table = table_at(&page).await?;
    page.wait_for(hooks::TURN).await?;
    let own = "return JSON.parse(localStorage.deals)[arguments[0]].own['1/1'];";
    let own = page.run(own, vec![json!(table.0)]).await?;
    assert_eq!(own, page.look(&table).await?["fair"]["nonces"][0]);
    page.open(&house.page(&format!("{}/fair", table.path()))).await?;
    page.wait_for("[data-verdict=own]").await?;
    assert!(!page.sees("[data-verdict=bad]").await?);
    page.is_content().await
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn a_server_that_swaps_the_number_of_a_tables_maker_is_found_by_the_browser() -> Outcome<()> {
    let (mut house, anna) = visit("Anna").await?;
    anna.open(&house.page("/new?game=kontor")).await?;
    anna.click("form[action='/new'] button.main").await?;
    anna.wait_for(".gathering").await?;
    let table = table_at(&anna).await?;
    house.swap_numbers(&table)?;
    anna.sit_before(&house, &table).await?;
    assert!(!anna.sees(CHANGED).await?, "nothing of it is shown yet");
    anna.wish(&table, json!({"wish": "seat-bot", "seat": 2, "bot": "random"})).await?;
    anna.wish(&table, json!({"wish": "start"})).await?;
    anna.wait_for(CHANGED).await?;
    anna.open(&house.page(&format!("{}/fair", table.path()))).await?;
    anna.wait_for("[data-problem=number]").await
}

/// A form that was refused has made no table: its number is nobody's.
#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn a_number_of_a_refused_form_is_not_taken_for_that_of_another_table() -> Outcome<()> {
    let (house, anna) = visit("Anna").await?;
    let other = anna.make_table(&["me", "random"], json!({"nonce": "mine", "start": true})).await?;
    anna.open(&house.page("/new?game=kontor")).await?;
    let spoil = "document.querySelector('textarea[name=edition-text]').value = 'nonsense';";
    anna.run(spoil, vec![]).await?;
    anna.click("form[action='/new'] button.main").await?;
    anna.wait_for(".notice.problem").await?;
    anna.sit_before(&house, &other).await?;
    anna.wait_for(hooks::TURN).await?;
    anna.open(&house.page(&format!("{}/fair", other.path()))).await?;
    anna.wait_for("[data-verdict=remembered]").await?;
    assert!(!anna.sees("[data-verdict=bad]").await?);
    Ok(())
}

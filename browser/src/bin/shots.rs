//! Pictures of every screen: `shots FOLDER [NAME...]`.

use std::fmt::Write;
use std::path::Path;
use std::time::Duration;

use damrak_browser::{House, Outcome, Page, Table, Trouble, Window, editions};
use serde_json::{Value, json};

/// Who looks.
#[derive(Clone, Copy, PartialEq)]
enum Eyes {
    /// Somebody with tables of her own.
    Anna,
    /// Somebody who comes for the first time.
    Stranger,
}

/// One screen: its name, who looks, and where; `{…}` stands for what [`prepare`] has made.
struct Screen(&'static str, Eyes, &'static str);

/// Every screen there is.
const SCREENS: &[Screen] = &[
    Screen("home", Eyes::Anna, "/"),
    Screen("home-first", Eyes::Stranger, "/"),
    Screen("mine", Eyes::Anna, "/mine"),
    Screen("watch", Eyes::Stranger, "/watch"),
    Screen("games", Eyes::Anna, "/games"),
    Screen("new-choose", Eyes::Anna, "/new"),
    Screen("new", Eyes::Anna, "/new?game=kontor"),
    Screen("new-merchants", Eyes::Anna, "/new?game=merchants"),
    Screen("share", Eyes::Anna, "/table/{gathering}/share"),
    Screen("gathering", Eyes::Anna, "/table/{gathering}"),
    Screen("gathering-guest", Eyes::Stranger, "/table/{gathering}"),
    Screen("sealed", Eyes::Anna, "/table/{sealed}"),
    Screen("fair-sealed", Eyes::Anna, "/table/{sealed}/fair"),
    Screen("invitation", Eyes::Stranger, "{invitation}"),
    Screen("play-base", Eyes::Anna, "/table/{base}"),
    Screen("play-specials", Eyes::Anna, "/table/{specials}"),
    Screen("play-water-games", Eyes::Anna, "/table/{water-games}"),
    Screen("play-tic-tac-toe", Eyes::Anna, "/table/{tic-tac-toe}"),
    Screen("play-canal-grande", Eyes::Anna, "/table/{canal-grande}"),
    Screen("play-gulliver", Eyes::Anna, "/table/{gulliver}"),
    Screen("play-poverty", Eyes::Anna, "/table/{poverty}"),
    Screen("play-beginner", Eyes::Anna, "/table/{beginner}"),
    Screen("play-merchants", Eyes::Anna, "/table/{merchants}"),
    Screen("play-merchants-early", Eyes::Anna, "/table/{merchants-early}"),
    Screen("play-merchants-clock", Eyes::Anna, "/table/{merchants-clock}"),
    Screen("over-merchants", Eyes::Anna, "/table/{merchants-over}"),
    Screen("new-dutchman", Eyes::Anna, "/new?game=dutchman"),
    Screen("play-dutchman", Eyes::Anna, "/table/{dutchman}"),
    Screen("play-dutchman-tie", Eyes::Anna, "/table/{dutchman-tie}"),
    Screen("over-dutchman", Eyes::Anna, "/table/{dutchman-over}"),
    Screen("new-chartered", Eyes::Anna, "/new?game=chartered"),
    Screen("play-chartered", Eyes::Anna, "/table/{chartered}"),
    Screen("over-chartered", Eyes::Anna, "/table/{chartered-over}"),
    Screen("play-waiting", Eyes::Anna, "/table/{waiting}"),
    Screen("play-watching", Eyes::Stranger, "/table/{base}"),
    Screen("sofa", Eyes::Anna, "/table/{sofa}"),
    Screen("chat", Eyes::Anna, "/table/{waiting}/chat"),
    Screen("over", Eyes::Anna, "/table/{over}"),
    Screen("replay", Eyes::Anna, "/table/{over}/at/30"),
    Screen("fair", Eyes::Anna, "/table/{over}/fair"),
    Screen("hint", Eyes::Anna, "/table/{hint-kontor}"),
    Screen("hint-merchants", Eyes::Anna, "/table/{hint-merchants}"),
    Screen("hint-dutchman", Eyes::Anna, "/table/{hint-dutchman}"),
    Screen("hint-chartered", Eyes::Anna, "/table/{hint-chartered}"),
    Screen("review", Eyes::Anna, "/table/{over}/review"),
    Screen("review-merchants", Eyes::Anna, "/table/{merchants-over}/review"),
    Screen("review-dutchman", Eyes::Anna, "/table/{dutchman-over}/review"),
    Screen("review-chartered", Eyes::Anna, "/table/{chartered-over}/review"),
    Screen("replay-merchants", Eyes::Anna, "/table/{merchants-over}/at/60?open=true"),
    Screen("replay-dutchman", Eyes::Anna, "/table/{dutchman-over}/at/30"),
    Screen("replay-chartered", Eyes::Anna, "/table/{chartered-over}/at/60?open=true"),
    Screen("think", Eyes::Anna, "/table/{over}/think/30?eyes=1&think=1"),
    Screen("think-merchants", Eyes::Anna, "/table/{merchants-over}/think/60?eyes=1&think=1"),
    Screen("think-dutchman", Eyes::Anna, "/table/{dutchman-over}/think/30?eyes=1&think=1"),
    Screen("think-chartered", Eyes::Anna, "/table/{chartered-over}/think/60?eyes=1&think=1"),
    Screen("arrange", Eyes::Anna, "/table/{over}/think/30/arrange"),
    Screen("arrange-merchants", Eyes::Anna, "/table/{merchants-over}/think/60/arrange"),
    Screen("arrange-dutchman", Eyes::Anna, "/table/{dutchman-over}/think/30/arrange"),
    Screen("arrange-chartered", Eyes::Anna, "/table/{chartered-over}/think/60/arrange"),
    Screen("on", Eyes::Anna, "/table/{dutchman-over}/at/30/on"),
    Screen("wall", Eyes::Stranger, "/table/{waiting}/screen"),
    Screen("wall-merchants", Eyes::Stranger, "/table/{merchants}/screen"),
    Screen("wall-gathering", Eyes::Stranger, "/table/{gathering}/screen"),
    Screen("rules-list", Eyes::Anna, "/rules"),
    Screen("rules", Eyes::Anna, "/rules/kontor"),
    Screen("rules-merchants", Eyes::Anna, "/rules/merchants"),
    Screen("rules-dutchman", Eyes::Anna, "/rules/dutchman"),
    Screen("rules-chartered", Eyes::Anna, "/rules/chartered"),
    Screen("rules-clause", Eyes::Anna, "/rules/kontor/K-17"),
    Screen("learn", Eyes::Stranger, "/learn/kontor"),
    Screen("learn-merchants", Eyes::Stranger, "/learn/merchants"),
    Screen("learn-dutchman", Eyes::Stranger, "/learn/dutchman"),
    Screen("learn-chartered", Eyes::Stranger, "/learn/chartered"),
    Screen("me", Eyes::Anna, "/me"),
    Screen("me-first", Eyes::Stranger, "/me"),
    Screen("sign-in", Eyes::Stranger, "/sign-in"),
    Screen("forgotten", Eyes::Stranger, "/forgotten"),
    Screen("report", Eyes::Anna, "/table/{waiting}/report"),
    Screen("people", Eyes::Anna, "/people"),
    Screen("about", Eyes::Stranger, "/about"),
    Screen("clock", Eyes::Stranger, "/clock"),
    Screen("nowhere", Eyes::Stranger, "/there/is/nothing/here"),
];

const LANGUAGES: [&str; 3] = ["en", "de", "nl"];
const WIDTHS: [u32; 2] = [1280, 390];
const VARIANTS: [&str; 7] =
    ["base", "water-games", "tic-tac-toe", "canal-grande", "gulliver", "poverty", "beginner"];

const A_MOMENT: Duration = Duration::from_millis(300);

/// What stands for what in the addresses.
type Places = Vec<(String, String)>;

#[tokio::main]
async fn main() -> Outcome<()> {
    let mut words = std::env::args().skip(1);
    let folder =
        words.next().ok_or_else(|| Trouble::Start("usage: shots FOLDER [NAME...]".into()))?;
    let names: Vec<String> = words.collect();
    let wanted = |screen: &&Screen| {
        names.is_empty() || names.iter().any(|name| screen.0.starts_with(name.as_str()))
    };
    let screens: Vec<&Screen> = SCREENS.iter().filter(wanted).collect();
    std::fs::create_dir_all(&folder)?;
    let house = House::open()?;
    let (anna, stranger) = (Page::at(&house).await?, Page::new(Window::default()).await?);
    let places = prepare(&house, &anna).await?;
    let mut rows = String::new();
    for language in LANGUAGES {
        anna.ask("PATCH", "/api/v1/me", Some(json!({"settings": {"language": language}}))).await?;
        stranger.prefer(language).await?;
        anna.prefer(language).await?;
        for screen in &screens {
            let page = if screen.1 == Eyes::Anna { &anna } else { &stranger };
            let row = take(&house, page, screen, language, &places, Path::new(&folder)).await?;
            rows.push_str(&row);
        }
        anna.open(&house.page("/")).await?;
    }
    std::fs::write(Path::new(&folder).join("index.html"), index(&rows))?;
    println!("{folder}/index.html shows {} screens", screens.len());
    Ok(())
}

/// Makes tables in every state.
async fn prepare(house: &House, anna: &Page) -> Outcome<Places> {
    anna.introduce("Anna").await?;
    let mut places = Places::new();
    let mut keep = |name: &str, table: &Table| places.push((name.to_owned(), table.0.clone()));
    for variant in VARIANTS {
        let wanted = json!({"setup": {"variant": variant}, "start": true, "public": true});
        let table = anna.make_table(&["me", "random"], wanted).await?;
        play(anna, &table, 16).await?;
        keep(variant, &table);
    }
    let setup = json!({"options": {"special-cards": true}});
    let wanted = json!({"title": "Floods and bridges", "setup": setup, "start": true});
    let specials = anna.make_table(&["me", "random"], wanted).await?;
    play(anna, &specials, 20).await?;
    keep("specials", &specials);
    let wanted = json!({"title": "Sunday on the quay", "start": true, "public": true});
    let over = anna.make_table(&["me", "random"], wanted).await?;
    play(anna, &over, 1000).await?;
    keep("over", &over);
    for (name, live, decisions) in [
        ("merchants-early", false, 4),
        ("merchants", false, 40),
        ("merchants-over", false, 1000),
        ("merchants-clock", true, 1000),
    ] {
        let wanted = json!({"game": "merchants", "live": live, "start": true, "public": true});
        let table = anna.make_table(&["me", "random", "random"], wanted).await?;
        play(anna, &table, decisions).await?;
        keep(name, &table);
    }
    for (name, decisions) in
        [("dutchman", 4), ("dutchman-over", 1000), ("chartered", 60), ("chartered-over", 1000)]
    {
        let game = name.trim_end_matches("-over");
        let wanted = json!({"game": game, "live": false, "start": true, "public": true});
        let table = anna.make_table(&["me", "random", "random"], wanted).await?;
        play(anna, &table, decisions).await?;
        keep(name, &table);
    }
    for game in ["kontor", "merchants", "dutchman", "chartered"] {
        let table = ask_for_hint(anna, game).await?;
        keep(&format!("hint-{game}"), &table);
    }
    for (_, table) in places.iter().filter(|(name, _)| name.ends_with("over")) {
        wait_for_review(anna, table).await?;
    }
    let mut keep = |name: &str, table: &Table| places.push((name.to_owned(), table.0.clone()));
    let (tie, seat) = bargain(anna).await?;
    keep("dutchman-tie", &Table(format!("{}?seat={seat}", tie.0)));
    let sofa = json!({"title": "On the sofa", "hot_seat": true, "start": true});
    keep("sofa", &anna.make_table(&["me", "me"], sofa).await?);
    let title = json!({"title": "Who comes along?", "public": true});
    let gathering = anna.make_table(&["me", "open"], title).await?;
    keep("gathering", &gathering);
    let sealed = json!({"title": "For the ranking", "rated": true});
    keep("sealed", &anna.make_table(&["me", "open"], sealed).await?);

    let piet = Page::at(house).await?;
    piet.introduce("Piet Hein").await?;
    let title = json!({"title": "Evening at the harbour"});
    let waiting = anna.make_table(&["me", "open"], title).await?;
    piet.wish(&waiting, json!({"wish": "sit", "seat": 2})).await?;
    anna.wish(&waiting, json!({"wish": "start"})).await?;
    play(anna, &waiting, 1).await?;
    let talk =
        [(anna, "Good evening! Wind from the west."), (&piet, "Then I shall need the crane.")];
    for (page, line) in talk {
        let path = format!("/api/v1/tables/{}/chat", waiting.0);
        page.ask("POST", &path, Some(json!({ "text": line }))).await?;
    }
    keep("waiting", &waiting);

    let wanted = json!({"game": "kontor", "setup": {}, "seats": ["me", "invite"]});
    let made = anna.ask("POST", "/api/v1/tables", Some(wanted)).await?;
    let link = made["invitations"][0]["link"].as_str().unwrap_or_default();
    let path = link.find("/table/").map_or("", |at| &link[at..]);
    places.push(("invitation".to_owned(), path.to_owned()));
    Ok(places)
}

/// A game against bots in which a hint was given.
async fn ask_for_hint(anna: &Page, game: &str) -> Outcome<Table> {
    let others: &[&str] = if game == "kontor" { &["clerk"] } else { &["clerk", "clerk"] };
    let seats: Vec<&str> = std::iter::once("me").chain(others.iter().copied()).collect();
    let wanted = json!({"game": game, "live": false, "start": true});
    let table = anna.make_table(&seats, wanted).await?;
    play(anna, &table, 6).await?;
    while anna.look(&table).await?["game"]["own"]["offers"].as_array().is_none_or(Vec::is_empty) {
        tokio::time::sleep(A_MOMENT).await;
    }
    anna.wish(&table, json!({"wish": "hint", "seat": 1})).await?;
    tokio::time::sleep(Duration::from_secs(4)).await;
    Ok(table)
}

async fn wait_for_review(anna: &Page, table: &str) -> Outcome<()> {
    let path = format!("/api/v1/tables/{table}/review");
    while anna.ask("GET", &path, None).await?["state"] != "ready" {
        tokio::time::sleep(A_MOMENT).await;
    }
    Ok(())
}

/// Three on a sofa of whom two are tied; says who makes a proposal.
async fn bargain(anna: &Page) -> Outcome<(Table, u64)> {
    let wanted = json!({
        "game": "dutchman", "hot_seat": true, "start": true, "edition": editions::easy_ties(),
    });
    let table = anna.make_table(&["me", "me", "me"], wanted).await?;
    let mut wants = 0;
    for _ in 0..7 {
        let waiting = anna.look(&table).await?["game"]["waiting"].clone();
        let seat = waiting[0].as_u64().unwrap_or(1);
        let path = format!("/api/v1/tables/{}?seat={seat}", table.0);
        let game = anna.ask("GET", &path, None).await?["game"].clone();
        let offers = game["own"]["offers"].as_array().cloned().unwrap_or_default();
        let action = match game["view"]["stage"]["now"].as_str() {
            Some("terms") => return Ok((table, seat)),
            Some("acting") if seat == 3 => json!("smith"),
            Some("acting") => json!(editions::too_much(&game["view"])),
            Some("announcing") => {
                wants += 1;
                offers[wants % 2]["action"].clone()
            }
            _ => offers[0]["action"].clone(),
        };
        let turn = &game["own"]["turn"];
        let wish = json!({"wish": "decide", "seat": seat, "turn": turn, "action": action});
        anna.wish(&table, wish).await?;
    }
    Err(Trouble::Start("nobody was tied".into()))
}

/// Decides so many times at a table, as a script of the page.
async fn play(page: &Page, table: &Table, most: u32) -> Outcome<()> {
    let script = "
        const [table, most] = arguments;
        const address = `/api/v1/tables/${table}`;
        const headers = { 'content-type': 'application/json' };
        (async () => {
          for (let decided = 0, tries = 0; decided < most && tries < 3000; tries++) {
            const picture = await (await fetch(address)).json();
            if (picture.table.status !== 'playing') return;
            const own = picture.game.own;
            // A clock that can be started is worth a picture.
            if (own.offers.some(({ action }) => action === 'start')) return;
            if (!own.offers.length) {
              await new Promise((next) => setTimeout(next, 15));
              continue;
            }
            const offer = own.offers[(decided * 7 + 3) % own.offers.length];
            const wish = { wish: 'decide', seat: own.seat, turn: own.turn, action: offer.action };
            await fetch(`${address}/wish`, { method: 'POST', headers, body: JSON.stringify(wish) });
            decided++;
          }
        })().then(() => done(true), (error) => done(String(error)));";
    match page.run_until_done(script, vec![json!(table.0), json!(most)]).await? {
        Value::Bool(true) => Ok(()),
        problem => Err(Trouble::page(format!("nobody played: {problem}"))),
    }
}

/// Takes the pictures of one screen in one language; gives its row in the index.
async fn take(
    house: &House,
    page: &Page,
    Screen(name, _, path): &Screen,
    language: &str,
    places: &Places,
    folder: &Path,
) -> Outcome<String> {
    let mut path = (*path).to_owned();
    for (place, what) in places {
        path = path.replace(&format!("{{{place}}}"), what);
    }
    let mut row = String::new();
    let mut status = Value::Null;
    for width in WIDTHS {
        for night in [false, true] {
            page.show_like(width, night).await?;
            page.open(&house.page(&path)).await?;
            tokio::time::sleep(Duration::from_millis(150)).await;
            let asked =
                "return performance.getEntriesByType('navigation')[0]?.responseStatus ?? 0;";
            status = page.run(asked, vec![]).await?;
            let over = page.overflow().await?;
            let light = if night { "night" } else { "day" };
            let file = format!("{name}-{language}-{width}-{light}.png");
            std::fs::write(folder.join(&file), page.picture().await?)?;
            let wide = if over > 0 { format!(", {over} px too wide") } else { String::new() };
            // Writing to a string cannot fail.
            let _ = write!(
                row,
                "<figure><a href=\"{file}\"><img loading=\"lazy\" src=\"{file}\" alt=\"\"></a>\
                 <figcaption>{width} {light}{wide}</figcaption></figure>"
            );
        }
    }
    let complaints = page.complaints().await?;
    println!(
        "{name} {language}: {status}{}",
        if complaints.is_empty() { "" } else { ", complaints" }
    );
    let complaints: String =
        complaints.iter().map(|line| format!("<p>{}</p>", escaped(line))).collect();
    Ok(format!(
        "<section><h2>{name} <small>{language}, {status}</small></h2>{complaints}{row}</section>\n"
    ))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

fn index(rows: &str) -> String {
    format!(
        "<!DOCTYPE html><html lang=\"en\"><meta charset=\"utf-8\"><title>Damrak: every screen</title>\
         <style>body{{font:1rem system-ui;background:#888;margin:1rem}}h2{{margin:.5rem 0}}\
         section{{display:flow-root}}figure{{float:left;margin:0 1rem 1rem 0}}\
         img{{height:420px;width:auto;max-width:46vw;object-fit:cover;object-position:top}}\
         p{{color:#600}}</style>\n{rows}</html>\n"
    )
}

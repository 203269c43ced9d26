//! The pages, as a browser without scripts sees them.

use serde_json::json;

use crate::support::{Client, House, two_at_a_table};
use crate::tables::live::{connect_to, picture};

fn house() -> (tempfile::TempDir, House) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("damrak.sqlite"));
    (folder, house)
}

/// The page at an address; it must be one.
fn page(client: &Client, path: &str) -> String {
    let answer = client.answer("GET", path, None);
    assert!(answer.starts_with("HTTP/1.1 200"), "{path}: {answer:.300}");
    let head = answer.split_once("\r\n\r\n").unwrap().0.to_lowercase();
    assert!(head.contains("content-type: text/html; charset=utf-8"), "{head}");
    assert!(head.contains("cache-control: no-store"), "{head}");
    answer
}

#[test]
fn home_shows_the_games_and_finds_its_style_and_script() {
    let (_folder, house) = house();
    let stranger = house.stranger();
    let home = page(&stranger, "/");
    for expected in ["<h2>Kontor<", "action=\"/play\"", "The Flying Dutchman", "unofficial"] {
        assert!(home.contains(expected), "{expected}");
    }
    assert!(!home.contains("style="), "the policy forbids it");
    let assets: Vec<&str> = home
        .split('"')
        .filter(|part| part.starts_with("/assets/") && !part.contains(' '))
        .collect();
    assert!(assets.len() > 2, "{assets:?}");
    for asset in assets {
        let answer = stranger.answer("GET", asset, None);
        assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("immutable"), "{asset}");
    }
    assert_eq!(stranger.request("GET", "/assets/0000/page.css", None).0, 404);
}

#[test]
fn playing_now_makes_a_guest_and_a_table_that_is_dealt() {
    let (_folder, house) = house();
    let answer = house.stranger().form("/play", "game=kontor");
    assert!(answer.starts_with("HTTP/1.1 303"), "{answer}");
    let line = |name: &str| {
        let found = answer.lines().find(|line| line.to_lowercase().starts_with(name));
        found.unwrap().split_once(": ").unwrap().1.to_owned()
    };
    let cookie = line("set-cookie").split(';').next().unwrap().to_owned();
    let guest = Client { cookie: Some(cookie), ..house.stranger() };
    let table = page(&guest, &line("location"));
    for expected in ["Your turn", "data-target=", "<button name=\"action\"", "id=\"sheet-board\""] {
        assert!(table.contains(expected), "{expected}");
    }
    let refused = house.stranger().form("/play", "game=chess");
    assert!(refused.starts_with("HTTP/1.1 4") && refused.contains("text/html"), "{refused:.300}");
}

#[test]
fn a_decision_is_taken_by_a_plain_form() {
    let (_folder, house) = house();
    let (anna, _piet, table) = two_at_a_table(&house, json!({}));
    let own = anna.look(&table)["game"]["own"].clone();
    let action = own["offers"][0]["action"].as_str().unwrap().replace(' ', "+");
    let form = format!("wish=decide&seat=1&turn={}&action={action}", own["turn"].as_str().unwrap());
    let path = format!("/table/{table}/wish");
    assert!(anna.form(&path, &form).starts_with("HTTP/1.1 303"));
    assert_eq!(anna.look(&table)["game"]["decisions"], 1);
    let again = anna.form(&path, &form);
    assert!(again.starts_with("HTTP/1.1 409") && again.contains("text/html"), "{again:.300}");
}

/// Anna's turn in The Flying Dutchman, with the numbers of two of her horseshoes.
fn horseshoes(anna: &Client) -> (String, String, [String; 2]) {
    loop {
        let wanted = json!({"game": "dutchman", "start": true});
        let table = anna.table(&["me", "random", "random"], wanted);
        for _ in 0..200 {
            let own = anna.look(&table)["game"]["own"].clone();
            let things = own["bundles"][0]["things"].as_array().cloned().unwrap_or_default();
            let fits = things.iter().filter(|thing| thing["alone"] == false).count() > 1;
            if fits && own["bundles"][0]["verb"] == "lay" {
                let silver = things.iter().filter(|thing| thing["alone"] == false);
                let words: Vec<_> = silver.map(|thing| thing["word"].as_str().unwrap()).collect();
                let turn = own["turn"].as_str().unwrap().to_owned();
                return (table, turn, [words[0].to_owned(), words[1].to_owned()]);
            }
            std::thread::sleep(std::time::Duration::from_millis(10));
        }
    }
}

#[test]
fn things_are_picked_by_a_plain_form() {
    let (_folder, house) = house();
    let anna = house.person("anna", false);
    let (table, turn, [first, second]) = horseshoes(&anna);
    let text = page(&anna, &format!("/table/{table}"));
    for expected in
        ["type=\"checkbox\" name=\"thing\"", "data-confirm=\"button-lay\"", "data-picks="]
    {
        assert!(text.contains(expected), "{expected}");
    }
    let form = format!("wish=decide&seat=1&turn={turn}&action=lay&thing={first}&thing={second}");
    let path = format!("/table/{table}/wish");
    let nothing = anna.form(&path, &format!("wish=decide&seat=1&turn={turn}&action=lay"));
    assert!(nothing.starts_with("HTTP/1.1 4"), "at least one: {nothing:.300}");
    assert!(anna.form(&path, &form).starts_with("HTTP/1.1 303"));
    let story = anna.look(&table)["game"]["story"].to_string();
    assert!(story.contains(&format!("You lay face down: {first} {second}.")), "{story}");
}

#[test]
fn what_a_handful_would_be_is_told_to_its_owner_alone() {
    let (_folder, house) = house();
    let anna = house.person("anna", false);
    let (table, _, [first, second]) = horseshoes(&anna);
    let ask = |who: &Client, seat: u8, action: &str| {
        let action = action.replace(' ', "+");
        who.answer("GET", &format!("/table/{table}/weigh?seat={seat}&action={action}"), None)
    };
    let told = ask(&anna, 1, &format!("lay {first} {second}"));
    assert!(told.starts_with("HTTP/1.1 200"), "{told:.300}");
    let sum = told.rsplit("\r\n").next().unwrap_or_default();
    assert!(sum.starts_with("Lay ") && sum.contains(&second), "{sum}");
    assert!(sum.contains(" = ") || sum.contains("counts as 0"), "what it comes to: {sum}");
    let ticked = format!("/table/{table}/weigh?seat=1&action=lay&thing={first}&thing={second}");
    assert_eq!(
        anna.answer("GET", &ticked, None).rsplit("\r\n").next(),
        told.rsplit("\r\n").next(),
        "the form as it is"
    );
    assert!(ask(&anna, 1, "lay 999").starts_with("HTTP/1.1 200"), "why not is told");
    assert!(ask(&anna, 2, "pass").starts_with("HTTP/1.1 404"));
    assert!(ask(&house.person("piet", false), 1, "pass").starts_with("HTTP/1.1 404"));
    assert!(ask(&house.stranger(), 1, "pass").starts_with("HTTP/1.1 401"));
    assert!(ask(&anna, 99, "pass").starts_with("HTTP/1.1 4"));
}

#[test]
fn the_page_is_pushed_and_shows_nobody_elses_cards() {
    let (_folder, house) = house();
    let (anna, _piet, table) = two_at_a_table(&house, json!({}));
    let path = format!("/api/v1/tables/{table}/socket?form=page");
    let mut piets = connect_to(&house, &path, "token-of-piet");
    let first = picture(&mut piets, |picture| picture["html"].is_string());
    let hand = anna.look(&table)["game"]["view"]["own"]["hand"].clone();
    for card in hand.as_array().unwrap() {
        let target = format!("card-{}", card["id"].as_str().unwrap());
        assert!(!first["html"].as_str().unwrap().contains(&target), "{target}");
    }
    let version = first["version"].as_u64().unwrap();
    anna.decide_first(&table);
    picture(&mut piets, |picture| picture["version"].as_u64() > Some(version));
    house.close();
}

#[test]
fn names_and_titles_are_text_on_every_page() {
    let (_folder, house) = house();
    let evil = "<script>alert(1)</script>";
    let anna = house.person(evil, false);
    let table = anna.table(&["me", "open"], json!({"title": "<img src=x>", "public": true}));
    for path in ["/".to_owned(), format!("/table/{table}")] {
        let text = page(&anna, &path);
        assert!(!text.contains("<script>alert") && !text.contains("<img src=x"), "{path}");
        assert!(text.contains("&lt;img src=x&gt;"), "{path}");
    }
    let nowhere = house.stranger().answer("GET", "/table/nowhere", None);
    assert!(nowhere.starts_with("HTTP/1.1 404") && nowhere.contains("text/html"), "{nowhere:.300}");
}

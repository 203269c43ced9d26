//! What goes wrong is said to people on a page, and to programs as a document.

use damrak_server::Config;

use crate::site::browser::{Browser, house, house_with};

#[test]
fn an_unknown_address_is_a_friendly_page_for_people() {
    let (_folder, house) = house();
    let mut anna = Browser::new(&house);
    anna.form("/choose", &[("language", "nl"), ("theme", "night")]);
    anna.form("/me/name", &[("name", "Anna")]);
    let lost = anna.get("/no/such/page");
    assert_eq!(lost.status, 404);
    lost.shows(&[
        "<html lang=\"nl\" data-theme=\"night\">",
        "Hier is niets",
        "Terug naar het begin",
        "Anna",
    ]);
    let program = anna.get("/api/v1/no/such/thing");
    assert_eq!((program.status, program.header("content-type")), (404, Some("application/json")));
    let mut plain = Browser::new(&house);
    plain.headers.clear();
    assert_eq!(plain.get("/no/such/page").header("content-type"), Some("application/json"));
}

#[test]
fn a_page_of_somebody_else_can_change_nothing() {
    let (_folder, house) = house();
    let mut anna = Browser::new(&house);
    anna.form("/me/name", &[("name", "Anna")]);
    let mut evil = anna.with("Origin", "https://evil.example");
    let mut evil_stranger = Browser::new(&house).with("Sec-Fetch-Site", "cross-site");
    for path in [
        "/choose",
        "/play",
        "/new",
        "/me/name",
        "/me/account",
        "/me/password",
        "/me/delete",
        "/me/sessions",
        "/me/tokens",
        "/me/notifications",
        "/me/mail",
        "/me/test",
        "/sign-in",
        "/sign-out",
        "/table/x/sit",
        "/table/x/share",
    ] {
        let answer = evil.form(
            path,
            &[
                ("game", "kontor"),
                ("name", "Evil"),
                ("sure", "on"),
                ("user_name", "evil"),
                ("password", "evil evil"),
                ("theme", "night"),
            ],
        );
        assert_eq!(answer.status, 403, "{path}");
        answer.shows(&["came from another site", "<html"]);
    }
    for path in ["/choose", "/play", "/new", "/me/name", "/sign-in", "/sign-out", "/table/x/sit"] {
        let answer = evil_stranger.form(
            path,
            &[("game", "kontor"), ("name", "Evil"), ("user_name", "e"), ("password", "p")],
        );
        assert_eq!(answer.status, 403, "{path}");
        assert!(evil_stranger.cookies.is_empty(), "{path}");
    }
    anna.page("/me").shows(&["value=\"Anna\""]);
}

#[test]
fn other_refusals_are_pages_too() {
    let (_folder, house) = house();
    let mut anna = Browser::new(&house);
    let wrong_way = anna.get("/play");
    assert_eq!(wrong_way.status, 405);
    assert_eq!(wrong_way.header("allow"), Some("POST"));
    wrong_way.shows(&["<html", "cannot be asked for in this way"]);
    let half = anna.form("/sign-in", &[("user_name", "anna")]);
    assert!((400..500).contains(&half.status));
    half.shows(&["<html", "cannot be understood"]);
    let closed = anna.get("/table/x/share");
    assert_eq!(closed.status, 404);
}

#[test]
fn who_is_too_fast_is_told_so_on_a_page() {
    let (_folder, house) = house_with(Config::default());
    let mut anna = Browser::new(&house);
    let slow = (0..400).map(|_| anna.get("/sw.js")).find(|answer| answer.status == 429).unwrap();
    assert!(slow.header("retry-after").is_some(), "{}", slow.head);
    slow.shows(&["<html", "too fast"]);
}

#[test]
fn names_and_titles_are_text_everywhere() {
    let (_folder, house) = house();
    let evil = "<img src=x>\"'";
    let mut anna = Browser::new(&house);
    anna.form("/me/name", &[("name", evil)]);
    let made = anna.form(
        "/new",
        &[
            ("game", "kontor"),
            ("sent", "1"),
            ("title", evil),
            ("seat-1", "me"),
            ("seat-2", "open"),
            ("who-finds", "public"),
            ("spectators", "on"),
        ],
    );
    let table = made.location().strip_prefix("/table/").unwrap().to_owned();
    let id: serde_json::Value = serde_json::from_str(&anna.get("/api/v1/me").text).unwrap();
    let id = id["person"]["id"].as_str().unwrap().to_owned();
    for path in [
        "/".to_owned(),
        "/me".to_owned(),
        format!("/people/{id}"),
        format!("/table/{table}/share"),
        "/new?game=kontor&sent=1&title=%3Cimg%20src=x%3E%22'&name=%3Cimg%20src=x%3E".to_owned(),
    ] {
        let page = anna.page(&path);
        assert!(!page.text.contains("<img src=x"), "{path}");
        page.shows(&["&lt;img src=x&gt;&quot;'"]);
    }
    let landing =
        Browser::new(&house).page(&format!("/table/{table}/sit?seat=2&invitation=%22%3E%3Cimg%3E"));
    assert!(!landing.text.contains("<img>"), "{}", landing.text);
}

#[test]
fn who_is_locked_out_is_told_so_on_a_page() {
    use damrak_store::{PersonId, Store};
    let (_folder, house) = house();
    let mut anna = Browser::new(&house);
    anna.form("/me/name", &[("name", "Anna")]);
    let me: serde_json::Value = serde_json::from_str(&anna.get("/api/v1/me").text).unwrap();
    let id = PersonId(me["person"]["id"].as_str().unwrap().to_owned());
    house.runtime.block_on(async {
        let sessions = house.store.sessions_of(&id).await.unwrap();
        house.store.carry_out(None, damrak_store::Order::Block(id), "", 1).await.unwrap();
        // As if one had been left over.
        for session in sessions {
            house.store.create_session(session).await.unwrap();
        }
    });
    for path in ["/", "/me", "/nowhere"] {
        let answer = anna.get(path);
        assert!(matches!(answer.status, 403 | 404), "{path}: {}", answer.status);
        answer.shows(&["<html"]);
    }
    anna.get("/").shows(&["locked out"]);
}

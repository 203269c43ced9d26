//! Coming in, having a name, being looked at.

use damrak_server::Config;
use serde_json::json;

use crate::house::House;

#[test]
fn a_guest_comes_in_with_a_name_and_gets_a_cookie() {
    let house = House::open();
    let mut anna = house.stranger();
    let reply = anna.post("/api/v1/guest", json!({"name": "  Anna   Maria "}));
    assert_eq!(reply.status, 200);
    assert_eq!(reply.json()["person"]["name"], "Anna Maria");
    let cookie = &reply.headers["set-cookie"];
    let secret = anna.cookie.clone().unwrap();
    assert_eq!(secret.len(), 64);
    let expected =
        format!("damrak_session={secret}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax");
    assert_eq!(*cookie, expected);
    let me = anna.gets("/api/v1/me");
    assert_eq!(me["person"]["name"], "Anna Maria");
    assert_eq!(me["person"]["user_name"], json!(null));
    assert_eq!(me["person"]["admin"], false);
    assert!(me["person"].get("password").is_none());
}

#[test]
fn the_cookie_is_for_https_alone_where_there_is_https() {
    let public_url = "https://damrak.example".to_owned();
    let house = House::open_with(Config { public_url, ..Config::default() });
    let reply = house.stranger().post("/api/v1/guest", json!({"name": "Anna"}));
    assert!(reply.headers["set-cookie"].ends_with("; Secure"), "{:?}", reply.headers);
}

#[test]
fn a_guest_who_is_in_takes_another_name_and_stays_who_he_is() {
    let house = House::open();
    let mut anna = house.guest("Anna");
    let (id, secret) = (anna.id(), anna.cookie.clone());
    let reply = anna.post("/api/v1/guest", json!({"name": "Bertha"}));
    assert_eq!(reply.json()["person"]["name"], "Bertha");
    assert_eq!((anna.id(), &anna.cookie), (id, &secret));
    assert!(!reply.headers.contains_key("set-cookie"));
}

#[test]
fn names_that_cannot_be_seen_are_refused() {
    let house = House::open();
    for name in ["", "   ", "\u{202e}annA", "An\nna", &"x".repeat(41)] {
        let reply = house.stranger().post("/api/v1/guest", json!({ "name": name }));
        assert_eq!(reply.refused(), (400, "bad-request".into()), "{name:?}");
        assert!(!reply.headers.contains_key("set-cookie"));
    }
}

#[test]
fn settings_are_kept_and_the_language_is_spoken() {
    let house = House::open();
    let mut anna = house.guest("Anna");
    let change = json!({"settings": {"language": "nl", "theme": "dark", "sound": false}});
    assert_eq!(anna.ask("PATCH", "/api/v1/me", Some(change)).status, 200);
    let change = json!({"name": "Saskia", "settings": {"sound": null}});
    let reply = anna.ask("PATCH", "/api/v1/me", Some(change)).json();
    assert_eq!(reply["person"]["name"], "Saskia");
    assert_eq!(reply["person"]["settings"], json!({"language": "nl", "theme": "dark"}));

    let refusal = anna.with("Accept-Language", "de").get("/api/v1/people/nobody");
    assert!(refusal.json()["error"]["message"].as_str().unwrap().starts_with("Hier is niets"));

    let large = json!({"settings": {"x": "y".repeat(5000)}});
    assert_eq!(anna.ask("PATCH", "/api/v1/me", Some(large)).status, 400);
    let unknown = json!({"admin": true});
    assert_eq!(anna.ask("PATCH", "/api/v1/me", Some(unknown)).status, 422);
    assert_eq!(anna.gets("/api/v1/me")["person"]["admin"], false);
}

#[test]
fn a_profile_shows_what_everybody_may_know_and_no_more() {
    let house = House::open();
    let mut anna = house.account("anna", "correct horse");
    let mut piet = house.guest("Piet");
    let table = anna.table(&["me", "open"]);
    piet.wishes(&table, json!({"wish": "sit", "seat": 2}));
    piet.wishes(&table, json!({"wish": "start"}));
    piet.wishes(&table, json!({"wish": "resign", "seat": 2}));
    let secret = anna.posts(
        "/api/v1/tables",
        json!({
            "game": "kontor", "setup": {"variant": "gulliver"}, "seats": ["me", "random"],
            "start": true,
        }),
    );
    anna.wishes(secret["table"].as_str().unwrap(), json!({"wish": "resign", "seat": 1}));

    let id = anna.id();
    let profile = house.stranger().gets(&format!("/api/v1/people/{id}"));
    assert_eq!(profile["person"]["name"], "anna");
    assert_eq!(profile["person"]["ratings"], json!([]));
    let games = profile["person"]["games"].as_array().unwrap();
    assert_eq!(games.len(), 1, "the private one is not shown");
    assert_eq!(games[0]["id"], json!(table));
    let mut fields: Vec<&String> = profile["person"].as_object().unwrap().keys().collect();
    fields.sort();
    assert_eq!(fields, ["account", "games", "id", "name", "ratings"]);
}

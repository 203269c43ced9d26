//! What can be chosen, by whom, and what cannot.

use serde_json::{Value, json};

use crate::notify::house::{Street, choices, chooses, gathered, hears_by_webhook, put, start};

const PATH: &str = "/api/v1/notifications";

#[test]
fn choices_are_shown_as_they_were_made() {
    let street = Street::open();
    let anna = street.house.person("anna", false);
    let fresh = json!({
        "mail": {"possible": true, "address": null, "confirmed": false},
        "mail_mode": "off", "digest_hour": 6, "zone": "UTC", "push": true, "browsers": 0,
        "webhook": null, "kinds": {"your_turn": true, "began": true, "over": true}, "muted": [],
    });
    assert_eq!(anna.get(PATH), (200, fresh));
    let url = street.web.url("/hook");
    let kinds = json!({"your_turn": true, "began": false, "over": false});
    let wanted = json!({
        "digest_hour": 23, "zone": "europe/amsterdam", "push": false, "kinds": kinds,
        "webhook": {"url": url, "format": "slack"},
    });
    let answer = chooses(&anna, wanted);
    assert_eq!(anna.get(PATH), (200, answer.clone()));
    assert_eq!(answer["zone"], "Europe/Amsterdam");
    assert_eq!(answer["webhook"], json!({"url": url, "format": "slack", "gone": false}));
    assert_eq!((&answer["kinds"], &answer["push"]), (&kinds, &json!(false)));
    assert_eq!(street.house.person("piet", false).get(PATH).1["webhook"], Value::Null);
}

#[test]
fn what_makes_no_sense_is_refused_and_changes_nothing() {
    let street = Street::open();
    let anna = street.house.person("anna", false);
    let before = anna.get(PATH);
    let bad = |more: Value| choices(more);
    let mut without_webhook = bad(json!({}));
    without_webhook.as_object_mut().unwrap().remove("webhook");
    for (wanted, status) in [
        (bad(json!({"digest_hour": 24})), 400),
        (bad(json!({"digest_hour": -1})), 422),
        (bad(json!({"zone": "Atlantis/Capital"})), 400),
        (bad(json!({"mail_mode": "hourly"})), 422),
        (bad(json!({"mail_mode": "each"})), 409),
        (bad(json!({"webhook": {"url": "hello", "format": "json"}})), 400),
        (bad(json!({"webhook": {"url": "https://a.example", "format": "irc"}})), 422),
        (bad(json!({"webhook": {"url": "https://a.example"}})), 422),
        (bad(json!({"kinds": {"your_turn": true}})), 422),
        (bad(json!({"mail": {"address": "a@b.example", "confirmed": true}})), 422),
        (without_webhook, 422),
        (json!([]), 400),
    ] {
        let (answered, answer) = put(&anna, PATH, &wanted);
        assert_eq!(answered, status, "{wanted}: {answer}");
        assert!(answer["error"]["message"].is_string());
    }
    assert_eq!(anna.get(PATH), before);
}

#[test]
fn strangers_choose_nothing() {
    let street = Street::open();
    let stranger = street.house.stranger();
    assert_eq!(stranger.get(PATH).0, 401);
    assert_eq!(put(&stranger, PATH, &choices(json!({}))).0, 401);
    for path in ["mail", "push", "test"] {
        assert_eq!(stranger.post(&format!("{PATH}/{path}"), &json!({})).0, 401, "{path}");
    }
    assert_eq!(stranger.get(&format!("{PATH}/push-key")).0, 401);
    assert_eq!(put(&stranger, "/api/v1/tables/t/mute", &json!({"mute": true})).0, 401);
}

#[test]
fn settings_are_no_back_door() {
    let street = Street::open();
    let anna = street.house.person("anna", false);
    hears_by_webhook(&street, &anna, "/secret-hook", "json");
    let mail = json!({"address": "victim@c.example", "confirmed": true});
    for notify in [json!({"mail": mail, "mail_mode": "each"}), json!(null)] {
        let wanted = json!({"settings": {"notify": notify, "theme": "dark"}});
        let (status, answer) = anna.request("PATCH", "/api/v1/me", Some(&wanted));
        assert_eq!(status, 400, "{answer}");
    }
    let wanted = json!({"settings": {"theme": "dark"}});
    assert_eq!(anna.request("PATCH", "/api/v1/me", Some(&wanted)).0, 200);
    assert_eq!(anna.get("/api/v1/me").1["person"]["settings"], json!({"theme": "dark"}));
    let shown = anna.get(PATH).1;
    assert_eq!(shown["webhook"]["url"], street.web.url("/secret-hook"));
    assert_eq!(shown["mail"]["address"], Value::Null);
}

#[test]
fn whoever_is_blocked_hears_nothing() {
    let street = Street::open_with(|config| {
        config.notify.turn_delay = std::time::Duration::from_millis(1500);
    });
    let (anna, piet, table) = gathered(&street, "Friday");
    hears_by_webhook(&street, &anna, "/anna", "json");
    hears_by_webhook(&street, &piet, "/piet", "json");
    let admin = street.house.person("admin", true);
    start(&anna, &table);
    let (status, _) = admin.post("/api/v1/admin/people/id-anna/block", &json!({"blocked": true}));
    assert_eq!(status, 200);
    street.web.wait_for(1);
    street.quiet();
    let paths: Vec<String> = street.web.all().iter().map(|told| told.path.clone()).collect();
    assert_eq!(paths, ["/piet"]);
}

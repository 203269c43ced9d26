//! Webhooks: what they are told, and which are not called.

use std::time::Duration;

use serde_json::{Value, json};

use crate::notify::house::{Street, choices, gathered, hears_by_webhook, put, sends_test, start};
use crate::support::play_out;

#[test]
fn a_program_is_told_what_everybody_at_the_table_knows_and_nothing_else() {
    let street = Street::open();
    let (anna, _piet, table) = gathered(&street, "Friday");
    hears_by_webhook(&street, &anna, "/hook?key=1", "json");
    start(&anna, &table);
    let told = &street.web.wait_for(1)[0];
    assert_eq!((told.method.as_str(), told.path.as_str()), ("POST", "/hook?key=1"));
    assert_eq!(told.headers["content-type"], "application/json");
    assert_eq!(told.headers["host"], street.web.address.to_string());
    let expected = json!({
        "kind": "your-turn",
        "table": table,
        "title": "Friday",
        "game": "Kontor",
        "text": "Friday (Kontor): The game has begun. It is your turn.",
        "link": format!("https://damrak.example/table/{table}"),
    });
    assert_eq!(told.json(), expected);
}

#[test]
fn the_end_is_told_without_a_result() {
    let street = Street::open();
    let (anna, piet, table) = gathered(&street, "");
    start(&anna, &table);
    hears_by_webhook(&street, &piet, "/hook", "json");
    play_out(&table, &[&anna, &piet]);
    let mut all = (1..).map(|count| street.web.wait_for(count)[count - 1].json());
    let last = all.find(|told| told["kind"] == "over").unwrap();
    assert_eq!(last["text"], "Kontor: The game is over.");
    street.settled("piet");
    assert_eq!(street.web.all().last().unwrap().json(), last);
}

#[test]
fn discord_and_slack_get_what_they_understand_and_call_nobody() {
    let street = Street::open();
    let title = "@everyone <!channel> [x](https://evil.example)";
    let (anna, piet, table) = gathered(&street, title);
    hears_by_webhook(&street, &anna, "/discord", "discord");
    hears_by_webhook(&street, &piet, "/slack", "slack");
    start(&anna, &table);
    let told = street.web.wait_for(2);
    let of = |path: &str| told.iter().find(|told| told.path == path).unwrap().json();
    let link = format!("https://damrak.example/table/{table}");
    let text = "The game has begun. It is your turn.";
    let discord = json!({
        "content": format!(
            "@everyone \\<!channel\\> \\[x\\]\\(https://evil.example\\) \\(Kontor\\): {text}\n{link}"
        ),
        "allowed_mentions": {"parse": []},
    });
    assert_eq!(of("/discord"), discord);
    let slack = json!({"text": format!(
        "@everyone &lt;!channel&gt; [x](https://evil.example) (Kontor): {text}\n{link}"
    )});
    assert_eq!(of("/slack"), slack);
}

#[test]
fn what_fails_is_tried_again_until_it_arrives() {
    let street = Street::open_with(|config| {
        config.notify.first_retry = Duration::from_millis(300);
    });
    let (anna, _piet, table) = gathered(&street, "Friday");
    hears_by_webhook(&street, &anna, "/hook", "json");
    street.web.answer_next("500 Sorry");
    street.web.answer_next("503 Sorry");
    start(&anna, &table);
    let told = street.web.wait_for(3);
    street.settled("anna");
    assert_eq!(street.web.all().len(), 3);
    assert_eq!(told[0].json(), told[2].json());
    let waits = [1, 2].map(|n| told[n].at - told[n - 1].at);
    // Time runs from before a try to after the next, so a busy machine may take a little away.
    assert!(waits[0] >= Duration::from_millis(150), "{waits:?}");
    assert!(waits[1] >= Duration::from_millis(750), "{waits:?}");
}

#[test]
fn what_never_arrives_is_given_up() {
    let street = Street::open_with(|config| {
        config.notify.first_retry = Duration::from_millis(1);
    });
    let (anna, _piet, table) = gathered(&street, "Friday");
    hears_by_webhook(&street, &anna, "/hook", "json");
    (0..20).for_each(|_| street.web.answer_next("500 Sorry"));
    start(&anna, &table);
    street.noticed("anna");
    street.settled("anna");
    assert_eq!(street.web.all().len(), 8);
}

#[test]
fn whoever_asks_for_patience_gets_it() {
    let street = Street::open();
    let (anna, _piet, table) = gathered(&street, "Friday");
    hears_by_webhook(&street, &anna, "/hook", "json");
    street.web.answer_next("429 Slowly\r\nRetry-After: 1");
    start(&anna, &table);
    let told = street.web.wait_for(2);
    let wait = told[1].at - told[0].at;
    assert!(wait >= Duration::from_millis(950), "{wait:?}");
}

#[test]
fn no_redirect_is_followed_and_a_refusal_is_final() {
    let street = Street::open();
    let (anna, _piet, table) = gathered(&street, "Friday");
    hears_by_webhook(&street, &anna, "/hook", "json");
    street.web.answer_next(&format!("307 There\r\nLocation: {}", street.web.url("/elsewhere")));
    start(&anna, &table);
    street.web.wait_for(1);
    street.settled("anna");
    let paths: Vec<String> = street.web.all().iter().map(|told| told.path.clone()).collect();
    assert_eq!(paths, ["/hook"]);
}

#[test]
fn a_webhook_that_is_gone_is_not_called_again() {
    let street = Street::open();
    let (anna, _piet, table) = gathered(&street, "Friday");
    hears_by_webhook(&street, &anna, "/hook", "json");
    street.web.answer_next("404 Unknown");
    start(&anna, &table);
    street.web.wait_for(1);
    street.settled("anna");
    let (_, shown) = anna.get("/api/v1/notifications");
    assert_eq!(shown["webhook"]["gone"], true);
    let (status, answer) = anna.post("/api/v1/notifications/test", &json!({}));
    assert_eq!((status, &answer["error"]["code"]), (409, &json!("not-now")));
    hears_by_webhook(&street, &anna, "/hook", "json");
    sends_test(&anna);
    assert_eq!(street.web.wait_for(2)[1].json()["kind"], "test");
}

#[test]
fn addresses_at_home_are_not_called() {
    let street = Street::open_with(|config| config.notify.allow_private_targets = false);
    let anna = street.house.person("anna", false);
    let port = street.web.address.port();
    for url in [
        street.web.url("/hook"),
        format!("https://127.0.0.1:{port}/hook"),
        format!("https://localhost:{port}/hook"),
        format!("https://[::1]:{port}/hook"),
        format!("https://[::ffff:127.0.0.1]:{port}/hook"),
        format!("https://0x7f000001:{port}/hook"),
        format!("https://2130706433:{port}/hook"),
        "https://169.254.169.254/latest/meta-data".to_owned(),
        "https://192.168.1.1/".to_owned(),
        "https://10.0.0.1/".to_owned(),
        "https://100.64.0.1/".to_owned(),
        "https://[fd00::1]/".to_owned(),
        "https://me:secret@hooks.example/".to_owned(),
        "ftp://hooks.example/".to_owned(),
        "hooks.example".to_owned(),
    ] {
        let wanted = choices(json!({"webhook": {"url": url, "format": "json"}}));
        let (status, answer) = put(&anna, "/api/v1/notifications", &wanted);
        assert_eq!(status, 400, "{url}: {answer}");
        assert!(!answer["error"]["message"].as_str().unwrap().is_empty());
    }
    assert_eq!(anna.get("/api/v1/notifications").1["webhook"], Value::Null);
}

#[test]
fn an_address_that_leads_home_later_is_not_called_then() {
    let street = Street::open();
    let (anna, _piet, table) = gathered(&street, "Friday");
    hears_by_webhook(&street, &anna, "/hook", "json");
    let mut street = street;
    street.config.notify.allow_private_targets = false;
    street.config.notify.first_retry = Duration::from_millis(1);
    let street = street.reopen();
    start(&street.again(&anna), &table);
    street.noticed("anna");
    street.settled("anna");
    assert!(street.web.all().is_empty());
}

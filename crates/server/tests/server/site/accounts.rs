//! Accounts, sessions, tokens and notifications by plain forms.

use damrak_server::Config;
use damrak_server::config::{Notify, Smtp, Tls};

use crate::site::browser::{Browser, house, house_with};

const PASSWORD: &str = "correct horse";

fn guest(house: &crate::support::House, name: &str) -> Browser {
    let mut browser = Browser::new(house);
    assert_eq!(browser.form("/me/name", &[("name", name)]).location(), "/me?done=saved");
    browser
}

fn with_account(house: &crate::support::House, name: &str) -> Browser {
    let mut browser = guest(house, name);
    let made = browser.form("/me/account", &[("user_name", name), ("password", PASSWORD)]);
    assert_eq!(made.location(), "/me?done=account");
    browser
}

#[test]
fn an_account_is_made_left_and_entered_again() {
    let (_folder, house) = house();
    let mut anna = guest(&house, "anna");
    let short = anna.form("/me/account", &[("user_name", "anna"), ("password", "short")]);
    assert_eq!(short.status, 400);
    short.shows(&["role=\"alert\"", "A password has"]);
    let before = anna.cookies["damrak_session"].clone();
    let made = anna.form("/me/account", &[("user_name", "anna"), ("password", PASSWORD)]);
    assert_eq!(made.location(), "/me?done=account");
    assert_ne!(anna.cookies["damrak_session"], before);
    anna.page("/me?done=account").shows(&["You have an account now", "signed in as anna"]);
    assert_eq!(anna.form("/sign-out", &[]).location(), "/");
    assert!(!anna.cookies.contains_key("damrak_session"));
    let wrong = anna.form("/sign-in", &[("user_name", "anna"), ("password", "wrong horse")]);
    assert_eq!(wrong.status, 403);
    wrong.shows(&["role=\"alert\"", "value=\"anna\""]);
    assert!(!wrong.text.contains("wrong horse"));
    let entered = anna.form("/sign-in", &[("user_name", " anna"), ("password", PASSWORD)]);
    assert_eq!(entered.location(), "/me");
    anna.page("/me").shows(&["signed in as anna"]);
    let fields = [("user_name", "anna"), ("password", PASSWORD), ("back", "/new?game=kontor")];
    assert_eq!(anna.form("/sign-in", &fields).location(), "/new?game=kontor");
    let fields = [("user_name", "anna"), ("password", PASSWORD), ("back", "//evil.example")];
    assert_eq!(anna.form("/sign-in", &fields).location(), "/");
}

#[test]
fn a_guests_games_are_taken_along() {
    let (_folder, house) = house();
    with_account(&house, "anna");
    let mut other = guest(&house, "somebody");
    let table = other.form("/play", &[("game", "kontor")]).location().to_owned();
    other.page("/sign-in").shows(&["name=\"take_over\""]);
    let fields = [("user_name", "anna"), ("password", PASSWORD), ("take_over", "on")];
    assert_eq!(other.form("/sign-in", &fields).location(), "/me");
    other.page("/").shows(&[&table]);
}

#[test]
fn the_password_is_changed_and_the_account_deleted() {
    let (_folder, house) = house();
    let mut anna = with_account(&house, "anna");
    let wrong = anna.form("/me/password", &[("old", "wrong horse"), ("new", "another horse")]);
    wrong.shows(&["role=\"alert\""]);
    let changed = anna.form("/me/password", &[("old", PASSWORD), ("new", "another horse")]);
    assert_eq!(changed.location(), "/me?done=password");
    let unsure = anna.form("/me/delete", &[("password", "another horse")]);
    assert_eq!(unsure.status, 400);
    let wrong = anna.form("/me/delete", &[("password", PASSWORD), ("sure", "on")]);
    assert!(wrong.text.contains("role=\"alert\""));
    let gone = anna.form("/me/delete", &[("password", "another horse"), ("sure", "on")]);
    assert_eq!(gone.location(), "/");
    let entered = anna.form("/sign-in", &[("user_name", "anna"), ("password", "another horse")]);
    assert_eq!(entered.status, 403);
}

#[test]
fn sessions_end_and_tokens_are_shown_once() {
    let (_folder, house) = house();
    let mut anna = with_account(&house, "anna");
    let mut phone = Browser::new(&house).with("User-Agent", "Firefox/1 Android");
    phone.form("/sign-in", &[("user_name", "anna"), ("password", PASSWORD)]);
    let me = anna.page("/me");
    me.shows(&["Firefox, Android", "this browser"]);
    let key = me.value_after("Firefox, Android", "value");
    assert_eq!(anna.form("/me/sessions", &[("key", &key)]).location(), "/me?done=ended");
    phone.page("/me").shows(&["Choose a name"]);
    assert_eq!(anna.form("/me/sessions", &[("key", "nonsense")]).status, 404);
    let made = anna.form("/me/tokens", &[("label", "my <bot>")]);
    let token = made.value_after("shown only once", "value");
    assert!(token.starts_with("damrak_"), "{token}");
    let me = anna.page("/me");
    assert!(!me.text.contains(&token));
    me.shows(&["my &lt;bot&gt;"]);
    let program =
        Browser::new(&house).with("Authorization", &format!("Bearer {token}")).get("/api/v1/me");
    assert_eq!(program.status, 200);
}

#[test]
fn notifications_are_chosen_by_a_form() {
    let (_folder, house) = house();
    let mut anna = guest(&house, "anna");
    anna.page("/me")
        .shows(&["name=\"your_turn\" value=\"on\" checked", "This server sends no mail"]);
    let saved = anna.form("/me/notifications", &[("began", "on"), ("push", "on"), ("webhook", "")]);
    assert_eq!(saved.location(), "/me?done=saved");
    let stored: serde_json::Value =
        serde_json::from_str(&anna.get("/api/v1/notifications").text).unwrap();
    assert_eq!(
        stored["kinds"],
        serde_json::json!({"your_turn": false, "began": true, "over": false})
    );
    assert_eq!(stored["push"], true);
    let wrong = anna.form("/me/notifications", &[("webhook", "file:///etc/passwd")]);
    assert_eq!(wrong.status, 400);
    wrong.shows(&["role=\"alert\""]);
    assert!(anna.form("/me/mail", &[("address", "a@b.example"), ("what", "ask")]).status == 409);
    assert!(anna.form("/me/test", &[]).status == 409);
}

#[test]
fn strangers_are_sent_nowhere_by_forms_for_people() {
    let (_folder, house) = house();
    for path in [
        "/me/account",
        "/me/password",
        "/me/delete",
        "/me/sessions",
        "/me/tokens",
        "/me/notifications",
        "/me/mail",
        "/me/test",
    ] {
        let fields = [
            ("user_name", "anna"),
            ("password", PASSWORD),
            ("old", PASSWORD),
            ("new", PASSWORD),
            ("sure", "on"),
        ];
        let fields = match path {
            "/me/account" => &fields[..2],
            "/me/password" => &fields[2..4],
            _ => &fields[..],
        };
        let answer = Browser::new(&house).form(path, fields);
        assert_eq!(answer.status, 403, "{path}: {}", answer.text);
        answer.shows(&["Say who you are first"]);
    }
}

/// The form names the zone of the hour beside it, and no other, in every language.
fn names_the_zone(anna: &mut Browser, zone: &str) {
    for (code, hour, label) in [
        ("en", "Hour of the daily mail<", "Time zone of that hour<"),
        ("de", "Stunde der täglichen Mail<", "Zeitzone dieser Stunde<"),
        ("nl", "Uur van de dagelijkse mail<", "Tijdzone van dat uur<"),
    ] {
        let page = anna.with("Accept-Language", code).page("/me");
        page.shows(&[hour]);
        assert_eq!(page.value_after(label, "value"), zone, "{code}");
    }
}

#[test]
fn a_mail_address_is_named_and_forgotten() {
    let mail = Smtp {
        host: "127.0.0.1".into(),
        port: Some(1),
        from: "Damrak <table@example.org>".into(),
        tls: Tls::None,
        ..Smtp::default()
    };
    let notify = Notify { mail: Some(mail), ..Notify::default() };
    let (_folder, house) = house_with(Config { notify, ..Config::default() });
    let mut anna = guest(&house, "anna");
    let early = anna.form("/me/notifications", &[("mail_mode", "daily"), ("digest_hour", "7")]);
    assert_eq!(early.status, 409);
    let asked = anna.form("/me/mail", &[("address", "anna@example.org"), ("what", "ask")]);
    assert_eq!(asked.location(), "/me?done=asked");
    anna.page("/me").shows(&["value=\"anna@example.org\"", "Open the link in the mail"]);
    let daily = [("mail_mode", "daily"), ("digest_hour", "7"), ("over", "on")];
    assert_eq!(anna.form("/me/notifications", &daily).location(), "/me?done=saved");
    anna.page("/me").shows(&["<option value=\"daily\" selected>", "max=\"23\" value=\"7\""]);
    names_the_zone(&mut anna, "UTC");
    let zoned = [&daily[..], &[("zone", "Europe/Amsterdam")]].concat();
    assert_eq!(anna.form("/me/notifications", &zoned).location(), "/me?done=saved");
    names_the_zone(&mut anna, "Europe/Amsterdam");
    assert_eq!(anna.form("/me/notifications", &[("digest_hour", "25")]).status, 400);
    assert_eq!(anna.form("/me/mail", &[("what", "forget")]).location(), "/me?done=saved");
    assert!(!anna.page("/me").text.contains("anna@example.org"));
}

//! Those who would like to be somebody else.

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::house::House;

const PASSWORD: &str = "correct horse";

/// What nobody may ask without a session.
const FOR_THE_KNOWN: &[(&str, &str)] = &[
    ("GET", "/api/v1/me"),
    ("PATCH", "/api/v1/me"),
    ("DELETE", "/api/v1/me"),
    ("POST", "/api/v1/account"),
    ("POST", "/api/v1/password"),
    ("GET", "/api/v1/sessions"),
    ("DELETE", "/api/v1/sessions/0000000000000000000000000000000000000000000000000000000000000000"),
    ("POST", "/api/v1/tokens"),
    ("POST", "/api/v1/tables"),
    ("POST", "/api/v1/tables/some/wish"),
    ("POST", "/api/v1/tables/some/invitations"),
    ("POST", "/api/v1/tables/some/rematch"),
    ("POST", "/api/v1/tables/some/chat"),
    ("GET", "/api/v1/admin/people"),
    ("POST", "/api/v1/admin/people/some/block"),
    ("POST", "/api/v1/admin/tables/some/close"),
    ("GET", "/api/v1/admin/status"),
];

fn ask(browser: &mut Browser, (method, path): (&str, &str)) -> crate::browser::Reply {
    let body = (method != "GET").then(|| json!({}));
    browser.ask(method, path, body)
}

#[test]
fn nobody_acts_without_a_session_and_hears_so_in_his_language() {
    let house = House::open();
    for route in FOR_THE_KNOWN {
        let reply = ask(&mut house.stranger(), *route);
        assert_eq!(reply.refused(), (401, "sign-in".into()), "{route:?}");
        assert_eq!(reply.headers["www-authenticate"], "Bearer");
    }
    for (language, beginning) in
        [("en-GB", "Say who you are"), ("de, en;q=0.5", "Sag zuerst"), ("nl", "Zeg eerst")]
    {
        let reply = house.stranger().with("Accept-Language", language).get("/api/v1/me");
        let message = reply.json()["error"]["message"].as_str().unwrap().to_owned();
        assert!(message.starts_with(beginning), "{language}: {message}");
    }
}

#[test]
fn a_session_that_was_made_up_is_not_adopted() {
    let house = House::open();
    let planted = "0123456789abcdef".repeat(4);
    let mut victim = house.stranger();
    victim.cookie = Some(planted.clone());
    assert!(!victim.is_known());
    victim.posts("/api/v1/guest", json!({"name": "Anna"}));
    assert_ne!(victim.cookie.as_ref(), Some(&planted));
    let mut attacker = house.stranger();
    attacker.cookie = Some(planted);
    assert!(!attacker.is_known());
}

#[test]
fn a_session_that_was_slipped_to_somebody_ends_when_he_becomes_more() {
    let house = House::open();
    let steps: [fn(&House, &mut Browser); 4] = [
        |_, victim| {
            let wanted = json!({"user_name": "victim1", "password": PASSWORD});
            victim.posts("/api/v1/account", wanted);
        },
        |house, victim| {
            house.account("victim2", PASSWORD);
            assert_eq!(victim.sign_in("victim2", PASSWORD).status, 200);
        },
        |house, victim| {
            house.account("victim3", PASSWORD);
            let wanted = json!({"user_name": "victim3", "password": PASSWORD, "take_over": true});
            victim.posts("/api/v1/sign-in", wanted);
        },
        |house, victim| {
            let form = House::begin(&house.first_admin_path().unwrap(), "victim4");
            assert_eq!(victim.form("/admin/begin", &form).status, 303);
        },
    ];
    for (n, step) in steps.iter().enumerate() {
        let mut attacker = house.guest("Attacker");
        let mut program = attacker.program(&attacker.clone().token());
        let mut victim = attacker.clone();
        step(&house, &mut victim);
        assert!(victim.is_known(), "step {n}");
        assert_ne!(victim.cookie, attacker.cookie, "step {n}");
        assert!(!attacker.is_known(), "step {n}");
        let is_somebody = program.get("/api/v1/me");
        if is_somebody.status == 200 {
            let me = is_somebody.json();
            assert_eq!(me["person"]["user_name"], Value::Null, "step {n}");
            assert_ne!(me["person"]["id"], json!(victim.id()), "step {n}");
        }
    }
}

#[test]
fn every_sign_in_has_a_session_of_its_own() {
    let house = House::open();
    let mut anna = house.account("anna", PASSWORD);
    let mut before = anna.clone();
    assert_eq!(anna.sign_in("anna", PASSWORD).status, 200);
    assert_ne!(anna.cookie, before.cookie);
    assert!(!before.is_known(), "the session it was asked with has ended");
}

#[test]
fn pages_of_others_cannot_act_with_our_cookie() {
    let house = House::open();
    let anna = house.guest("Anna");
    let own = format!("http://{}", house.address);
    let change = || Some(json!({"name": "Mallory"}));
    for (name, value) in [
        ("Sec-Fetch-Site", "cross-site"),
        ("Sec-Fetch-Site", "same-site"),
        ("Origin", "https://evil.example"),
        ("Origin", "null"),
        ("Origin", &format!("{own}.evil.example")),
    ] {
        let mut page = anna.with(name, value);
        let refused = page.ask("PATCH", "/api/v1/me", change()).refused();
        assert_eq!(refused, (403, "cross-site".into()), "{name}: {value}");
        assert_eq!(page.get("/api/v1/me").status, 200, "reading is the browser's business");
        let mut upgrade = page
            .with("Connection", "Upgrade")
            .with("Upgrade", "websocket")
            .with("Sec-WebSocket-Version", "13")
            .with("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ==");
        assert_eq!(upgrade.get("/api/v1/tables/some/socket").status, 403);
    }
    for (name, value) in
        [("Sec-Fetch-Site", "same-origin"), ("Sec-Fetch-Site", "none"), ("Origin", &own)]
    {
        let mut page = anna.with(name, value);
        assert_eq!(page.ask("PATCH", "/api/v1/me", change()).status, 200, "{name}: {value}");
    }
    let token = anna.clone().token();
    let mut program = anna.program(&token).with("Origin", "https://evil.example");
    program.table(&["me", "open"]); // Tokens are never lent.
}

#[test]
fn pages_of_others_cannot_sign_a_visitor_in() {
    let house = House::open();
    house.account("mallory", PASSWORD);
    let mut page = house.stranger().with("Sec-Fetch-Site", "cross-site");
    let refused = page.sign_in("mallory", PASSWORD).refused();
    assert_eq!(refused, (403, "cross-site".into()));
    let guest = page.post("/api/v1/guest", json!({"name": "Mallory"}));
    assert_eq!(guest.refused(), (403, "cross-site".into()));

    // A form can be sent across sites without asking first, but not as JSON.
    let body = r#"{"name":"Mallory"}"#;
    let form = format!(
        "POST /api/v1/guest HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\
         Content-Type: text/plain\r\nContent-Length: {}\r\n\r\n{body}",
        house.address,
        body.len()
    );
    assert_eq!(house.stranger().send(form.as_bytes()).refused(), (415, "not-json".into()));
}

#[test]
fn a_token_is_no_cookie_and_a_cookie_is_no_token() {
    let house = House::open();
    let mut anna = house.guest("Anna");
    let token = anna.token();
    let mut as_cookie = house.stranger();
    as_cookie.cookie = Some(token.clone());
    assert_eq!(as_cookie.get("/api/v1/me").refused(), (401, "sign-in".into()));
    let mut as_token = anna.program(anna.cookie.as_ref().unwrap());
    assert_eq!(as_token.get("/api/v1/me").refused(), (401, "sign-in".into()));
    assert!(anna.program(&token).is_known());
    let mut wrong = anna.with("Authorization", "Bearer damrak_wrong");
    assert!(!wrong.is_known(), "who shows a token is judged by it, whatever their cookie");
}

#[test]
fn a_blocked_person_is_refused_everywhere() {
    let house = House::open();
    let mut admin = house.admin();
    let mut anna = house.account("anna", PASSWORD);
    let mut program = anna.program(&anna.clone().token());
    let table = anna.table(&["me", "random"]);
    let path = format!("/api/v1/admin/people/{}/block", anna.id());
    admin.posts(&path, json!({"blocked": true}));

    for route in FOR_THE_KNOWN {
        assert_eq!(ask(&mut anna, *route).status, 401, "{route:?}");
        assert_eq!(ask(&mut program, *route).status, 401, "{route:?}");
    }
    assert_eq!(anna.wish(&table, json!({"wish": "start"})).status, 401);
    assert_eq!(house.stranger().sign_in("anna", PASSWORD).refused(), (403, "blocked".into()));
    assert_eq!(house.stranger().sign_in("anna", "wrong horse").status, 401);

    admin.posts(&path, json!({"blocked": false}));
    assert!(!anna.is_known(), "the old sessions do not come back");
    assert_eq!(anna.sign_in("anna", PASSWORD).status, 200);
    assert_eq!(anna.gets(&format!("/api/v1/tables/{table}"))["table"]["status"], "closed");
    let another = anna.table(&["me", "random"]);
    anna.wishes(&another, json!({"wish": "start"}));
}

#[test]
fn a_blocked_person_is_refused_even_with_a_session() {
    let house = House::open();
    let mut anna = house.guest("Anna");
    let id = damrak_store::PersonId(anna.id());
    house.block_on(async {
        let store = house.app.store();
        let sessions = store.sessions_of(&id).await.unwrap();
        store.carry_out(None, damrak_store::Order::Block(id), "", 1).await.unwrap();
        // As if one had been left over.
        for session in sessions {
            store.create_session(session).await.unwrap();
        }
    });
    for route in FOR_THE_KNOWN {
        assert_eq!(ask(&mut anna, *route).refused(), (403, "blocked".into()), "{route:?}");
    }
    for path in ["/api/v1/games", "/api/v1/tables", "/api/v1/tables/some"] {
        assert_eq!(anna.get(path).refused(), (403, "blocked".into()), "{path}");
    }
    assert_eq!(anna.post("/api/v1/guest", json!({"name": "Bertha"})).status, 403);
}

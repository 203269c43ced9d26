//! What the log says, and what it keeps to itself.

use damrak_store::TableId;
use serde_json::json;

use crate::house::{House, logged};

#[test]
fn secrets_never_reach_the_log() {
    let house = House::open();
    let first_admin = house.first_admin_path().unwrap();
    let mut anna = house.guest("Anna");
    let guest_cookie = anna.cookie.clone().unwrap();
    let password = "hunter2 was my first password";
    anna.posts("/api/v1/account", json!({"user_name": "anna", "password": password}));
    anna.get(&first_admin);
    let secret = first_admin.split_once('?').unwrap().1;
    assert_eq!(anna.form("/admin/begin", secret).status, 303);
    let wrong = "hunter3 is a wrong password";
    house.stranger().sign_in("anna", wrong);
    house.stranger().sign_in("anna", password);
    // A password in the wrong place, and one that makes the body unreadable.
    let misplaced = "hunter4 in the wrong place";
    anna.post("/api/v1/password", json!({"old": [misplaced], "new": misplaced}));
    let new = "hunter5 is my new password";
    anna.posts("/api/v1/password", json!({"old": password, "new": new}));
    let token = anna.token();
    anna.program(&token).get("/api/v1/me");
    let wanted = json!({
        "game": "kontor", "setup": {"variant": "gulliver"}, "seats": ["me", "invite"],
    });
    let made = anna.posts("/api/v1/tables", wanted);
    let table = made["table"].as_str().unwrap().to_owned();
    let invitation = made["invitations"][0]["invitation"].as_str().unwrap().to_owned();
    let mut piet = house.guest("Piet");
    piet.get(&format!("/table/{table}?seat=2&invitation={invitation}"));
    piet.wish(&table, json!({"wish": "sit", "seat": 2, "invitation": invitation}));
    anna.wish(&table, json!({"wish": "start"}));
    piet.get(&format!("/api/v1/tables/{table}?seat=2"));
    anna.posts(&format!("/api/v1/tables/{table}/chat"), json!({"text": "between us"}));
    let stored = house.block_on(house.app.store().table(&TableId(table.clone()), None));
    let seed = stored.unwrap().unwrap().body["secret"].as_str().unwrap().to_owned();
    assert_eq!(seed.len(), 64);

    let log = logged();
    assert!(log.contains(&table), "the log has caught up");
    let cookies = [guest_cookie, anna.cookie.unwrap(), piet.cookie.unwrap()];
    let others = [
        password,
        wrong,
        misplaced,
        new,
        &token,
        &invitation,
        &seed,
        "between us",
        first_admin.split('=').next_back().unwrap(),
        "argon2id$",
    ];
    for secret in cookies.iter().map(String::as_str).chain(others) {
        let line = log.lines().find(|line| line.contains(secret));
        assert_eq!(line, None, "{secret}");
    }
}

#[test]
fn every_request_is_one_line_without_its_query() {
    let house = House::open();
    let reply = house.stranger().get("/api/v1/people/line-in-the-log?note=private");
    let id = &reply.headers["x-request-id"];
    let log = logged();
    let lines: Vec<&str> = log.lines().filter(|line| line.contains("line-in-the-log")).collect();
    assert_eq!(lines.len(), 1, "{lines:?}");
    for part in [id, "method=GET", "status=404", "micros="] {
        assert!(lines[0].contains(part), "{part}: {}", lines[0]);
    }
    assert!(!lines[0].contains("private"), "{}", lines[0]);
}

#[test]
fn a_request_cannot_choose_its_own_id() {
    let house = House::open();
    let reply = house.stranger().with("X-Request-Id", "chosen").get("/healthz");
    assert_ne!(reply.headers["x-request-id"], "chosen");
}

#[test]
fn a_bot_that_decides_too_late_is_nothing_to_warn_of() {
    use std::time::{Duration, Instant};
    let house = House::open();
    let mut anna = house.guest("Anna");
    let table = anna.table(&["me", "merchant@1500ms"]);
    anna.wishes(&table, json!({"wish": "start"}));
    let began = Instant::now();
    while house.app.bots.thinking() == 0 {
        assert!(began.elapsed() < Duration::from_secs(30), "it never thinks");
        std::thread::sleep(Duration::from_millis(5));
    }
    anna.wishes(&table, json!({"wish": "resign", "seat": 1}));
    while house.app.bots.thinking() > 0 {
        std::thread::sleep(Duration::from_millis(20));
    }
    // The table hears of it as of anything else; whatever it says about it comes before this answer.
    for _ in 0..20 {
        anna.gets(&format!("/api/v1/tables/{table}"));
        std::thread::sleep(Duration::from_millis(10));
    }
    let log = logged();
    let warned = log.lines().find(|line| line.contains("WARN") && line.contains(&table));
    assert_eq!(warned, None);
}

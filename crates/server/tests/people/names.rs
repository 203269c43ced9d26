//! By which names the server is called, what it tells browsers to keep to, and whom to tell of its weaknesses.

use damrak_server::Config;
use damrak_store::{PersonId, Session};
use serde_json::json;

use crate::browser::Reply;
use crate::house::House;

fn secure() -> House {
    let public_url = "https://damrak.example".to_owned();
    House::open_with(Config { public_url, ..Config::default() })
}

/// Asks for something under a name.
fn called(house: &House, name: &str, more: &str) -> Reply {
    let head = format!(
        "POST /api/v1/guest HTTP/1.1\r\nHost: {name}\r\nConnection: close\r\n{more}\
         Content-Type: application/json\r\nContent-Length: 15\r\n\r\n{{\"name\":\"Anna\"}}"
    );
    house.stranger().send(head.as_bytes())
}

#[test]
fn a_name_that_was_made_to_lead_here_cannot_act() {
    for house in [House::open(), secure()] {
        let origin = "Origin: http://evil.example\r\n";
        let reply = called(&house, "evil.example", origin);
        assert_eq!(reply.refused(), (421, "unknown-host".into()));
        assert!(reply.text.contains("evil.example") && reply.text.contains("public-url"));
        assert!(!reply.headers.contains_key("set-cookie"));
        let page = called(&house, "evil.example", "Accept: text/html\r\n");
        assert!(page.status == 421 && page.text.contains("also-known-as"), "{}", page.text);
        for own in ["127.0.0.1:1602", "192.168.178.20", "[::1]:9", "localhost", "nas", "nas.local"]
        {
            assert_eq!(called(&house, own, "").status, 200, "{own}");
        }
    }
    assert_eq!(called(&secure(), "damrak.example", "").status, 200);
    let also_known_as = vec!["table.example".to_owned()];
    let house = House::open_with(Config { also_known_as, ..Config::default() });
    assert_eq!(called(&house, "Table.Example:1602", "").status, 200);
}

#[test]
fn with_https_browsers_keep_to_it() {
    let told = |house: &House| {
        let reply = house.stranger().get("/api/v1/games");
        reply.headers.get("strict-transport-security").cloned()
    };
    assert_eq!(told(&secure()).as_deref(), Some("max-age=31536000"));
    assert_eq!(told(&House::open()), None);
}

#[test]
fn with_https_no_neighbour_can_slip_somebody_a_session() {
    let house = secure();
    let mut anna = house.stranger();
    let reply = anna.post("/api/v1/guest", json!({"name": "Anna"}));
    let set = &reply.headers["set-cookie"];
    assert!(set.starts_with("__Host-damrak_session="), "{set}");
    assert!(set.contains("; Path=/;") && set.ends_with("; Secure") && !set.contains("Domain"));
    // The neighbour's cookie comes along, but ours goes before.
    let id = anna.id();
    let neighbour = house.guest("Mallory").cookie.unwrap();
    let mut both = anna.with("Cookie", &format!("damrak_session={neighbour}"));
    assert_eq!(both.id(), id);
    // Nor does it carry anybody who has none of ours.
    let mut alone = house.stranger().with("Cookie", &format!("damrak_session={neighbour}"));
    let reply = alone.get("/api/v1/me");
    assert_eq!(reply.status, 401, "{}", reply.text);
    assert!(!reply.headers.contains_key("set-cookie"), "and it is not made one of ours");
}

/// As if somebody's session were of a time before cookies had their new name.
fn of_before(house: &House, id: &str) {
    let store = house.app.store();
    house.block_on(async {
        for session in store.sessions_of(&PersonId(id.to_owned())).await.unwrap() {
            store.delete_session(&session.key).await.unwrap();
            store.create_session(Session { bound: false, ..session }).await.unwrap();
        }
    });
}

#[test]
fn whoever_has_a_cookie_of_the_former_name_stays_signed_in_and_gets_the_new_one() {
    let house = secure();
    let mut anna = house.guest("Anna");
    let id = anna.id();
    of_before(&house, &id);
    anna.cookie_name = "damrak_session".into();
    let former = anna.clone();
    assert_eq!(anna.id(), id);
    assert_eq!(anna.cookie_name, "__Host-damrak_session");
    assert_eq!(anna.cookie, former.cookie);
    // Requests that were on their way together are all answered.
    let raw = former.raw("GET", "/api/v1/me");
    assert!(raw.starts_with("HTTP/1.1 200"), "{raw}");
    assert!(
        raw.contains("damrak_session=; Path=/; Max-Age=0;"),
        "the old one is taken away: {raw}"
    );
    assert_eq!(anna.id(), id);
    assert!(!anna.get("/api/v1/me").headers.contains_key("set-cookie"));
    // Once the browser has come with the new one, the old one opens nothing.
    assert!(former.raw("GET", "/api/v1/me").starts_with("HTTP/1.1 401"));
    assert_eq!(anna.id(), id);
}

#[test]
fn whoever_finds_a_weakness_learns_whom_to_tell() {
    let contact = Some("mailto:table@damrak.example".to_owned());
    let house = House::open_with(Config { contact, ..Config::default() });
    let reply = house.stranger().get("/.well-known/security.txt");
    assert_eq!(reply.status, 200);
    assert_eq!(reply.headers["content-type"], "text/plain; charset=utf-8");
    let line = |name: &str| {
        let mut lines = reply.text.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(it, _)| *it == name).unwrap_or_else(|| panic!("{name}: {}", reply.text)).1
    };
    assert_eq!(line("Contact"), "mailto:table@damrak.example");
    assert!(line("Canonical").ends_with("/.well-known/security.txt"));
    let expires = line("Expires");
    assert!(expires.len() == 20 && expires.ends_with("T00:00:00Z"), "{expires}");
    house.app.calendar.live_on(400 * 86_400_000);
    let later = house.stranger().get("/.well-known/security.txt").text;
    assert!(!later.contains(expires), "it never runs out: {later}");
    let silent = House::open().stranger().get("/.well-known/security.txt");
    assert_eq!(silent.refused(), (404, "not-found".into()));
}

//! Those who would like to break something.

use std::io::{Read, Write};
use std::time::{Duration, Instant};

use serde_json::json;

use crate::house::House;

const SCRIPT: &str = "<script>alert(1)</script>";

#[test]
fn every_answer_tells_the_browser_to_be_careful() {
    let house = House::open();
    for path in ["/", "/healthz", "/api/v1/games", "/api/v1/me", "/api/v1/tables/none", "/nowhere"]
    {
        let reply = house.stranger().get(path);
        let policy = &reply.headers["content-security-policy"];
        assert!(policy.starts_with("default-src 'self'; img-src 'self' data:"), "{policy}");
        for part in ["object-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"] {
            assert!(policy.contains(part), "{policy}");
        }
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(reply.headers["x-content-type-options"], "nosniff");
        assert_eq!(reply.headers["referrer-policy"], "same-origin");
        assert_eq!(reply.headers["cross-origin-opener-policy"], "same-origin");
        assert!(reply.headers["permissions-policy"].contains("camera=()"));
        assert_eq!(reply.headers["x-request-id"].len(), 16);
        if path.starts_with("/api/") {
            assert_eq!(reply.headers["cache-control"], "no-store", "{path}");
        }
    }
    let ids = [(); 2].map(|()| house.stranger().get("/").headers["x-request-id"].clone());
    assert_ne!(ids[0], ids[1]);
}

#[test]
fn what_people_write_comes_back_as_data_alone() {
    let house = House::open();
    let mut anna = house.guest(SCRIPT);
    let wanted = json!({
        "game": "kontor", "setup": {}, "seats": ["me", "open"], "title": SCRIPT, "public": true,
    });
    let made = anna.posts("/api/v1/tables", wanted);
    let table = made["table"].as_str().unwrap().to_owned();
    anna.posts(&format!("/api/v1/tables/{table}/chat"), json!({"text": SCRIPT}));
    let id = anna.id();
    for path in [
        "/api/v1/me".to_owned(),
        format!("/api/v1/people/{id}"),
        "/api/v1/tables".to_owned(),
        format!("/api/v1/tables/{table}"),
        format!("/api/v1/tables/{table}/chat"),
    ] {
        let reply = anna.get(&path);
        assert_eq!(reply.status, 200, "{path}");
        assert_eq!(reply.headers["content-type"], "application/json", "{path}");
        assert_eq!(reply.headers["x-content-type-options"], "nosniff", "{path}");
        assert!(reply.json().to_string().contains("<script>"), "{path}");
    }
    let reply = anna.get("/api/v1/tables?list=%3Cscript%3E");
    assert!(reply.status == 400 && !reply.text.contains("<script"), "{}", reply.text);
}

#[test]
fn paths_lead_nowhere_they_should_not() {
    let house = House::open();
    for path in [
        "/../../etc/passwd",
        "/../Cargo.toml",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2fetc%2fpasswd",
        "//etc/passwd",
        "/api/v1/../../../etc/passwd",
        "/api/v1/tables/..%2f..%2f..%2fetc%2fpasswd",
        "/api/v1/tables/%00",
        "/api/v1/people/..",
        "/api/v1/people/%2e%2e%5c%2e%2e",
        "/api/v2/me",
        "/admin/..",
        "/.git/config",
        "/damrak.sqlite",
    ] {
        let reply = house.stranger().get(path);
        assert_eq!(reply.refused(), (404, "not-found".into()), "{path}");
        assert_eq!(reply.headers["content-type"], "application/json", "{path}");
    }
}

#[test]
fn what_cannot_be_understood_is_refused_in_our_words() {
    let house = House::open();
    let refused = |method: &str, path: &str| house.stranger().ask(method, path, None).refused();
    assert_eq!(refused("GET", "/api/v1/tables/%ff"), (400, "bad-request".into()));
    assert_eq!(refused("GET", "/api/v1/tables/x/at/many"), (400, "bad-request".into()));
    assert_eq!(refused("GET", "/api/v1/tables?offset=minus"), (400, "bad-request".into()));
    assert_eq!(refused("PUT", "/api/v1/me"), (405, "bad-method".into()));
    assert_eq!(refused("GET", "/api/v1/sign-in"), (405, "bad-method".into()));
    assert_eq!(refused("POST", "/api/v1/guest"), (415, "not-json".into()));
    let wrong = house.stranger().post("/api/v1/guest", json!({"name": 3}));
    assert_eq!(wrong.refused(), (422, "bad-request".into()));
    let nonsense = b"POST /api/v1/guest HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\
        Content-Type: application/json\r\nContent-Length: 3\r\n\r\n{\"a";
    assert_eq!(house.stranger().send(nonsense).refused(), (400, "bad-request".into()));
}

#[test]
fn a_list_is_read_nowhere_as_the_fields_of_an_object() {
    let house = House::open();
    let mut anna = house.account("anna", "correct horse 17");
    let table = |name: &str, inner: serde_json::Value| {
        let mut wanted = json!({"game": "kontor", "setup": {}, "seats": ["me", "open"]});
        wanted[name] = inner;
        ("POST", "/api/v1/tables", wanted)
    };
    let choice = |name: &str, inner: serde_json::Value| {
        let kinds = json!({"your_turn": true, "began": true, "over": true});
        let mut wanted = json!({"mail_mode": "off", "digest_hour": 6, "push": true,
            "webhook": null, "kinds": kinds});
        wanted[name] = inner;
        ("PUT", "/api/v1/notifications", wanted)
    };
    let keys = json!({"endpoint": "https://push.example/x", "keys": ["p", "a"]});
    for (method, path, body) in [
        ("POST", "/api/v1/account", json!(["anna2", "correct horse 17"])),
        table("setup", json!([null, null, 2])),
        table("edition", json!(["a.toml", "x"])),
        table("clock", json!(["none"])),
        choice("webhook", json!(["https://hook.example/x", "json"])),
        choice("kinds", json!([true, true, true])),
        ("POST", "/api/v1/notifications/push", keys),
        ("DELETE", "/api/v1/me", json!(["correct horse 17"])),
    ] {
        let reply = anna.ask(method, path, Some(body.clone()));
        assert_eq!(reply.refused(), (400, "bad-request".into()), "{method} {path} {body}");
        let is_told = method == "DELETE" || reply.text.contains("expected an object");
        assert!(is_told, "{method} {path} {body}: {}", reply.text);
    }
    assert!(anna.is_known());
}

#[test]
fn a_body_that_is_too_large_is_refused() {
    let house = House::open();
    let announced = 1_000_000;
    let head = format!(
        "POST /api/v1/guest HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {announced}\r\n\r\n"
    );
    // One byte more than is taken: the server does not wait for the rest.
    let body = vec![b' '; 256 * 1024 + 1];
    let reply = house.stranger().send(&[head.as_bytes(), &body].concat());
    assert_eq!(reply.refused(), (413, "too-large".into()));
    assert_eq!(house.stranger().get("/healthz").status, 200);
}

#[test]
fn too_many_headers_are_refused() {
    let house = House::open();
    let many: String = (0..200).map(|n| format!("X-{n}: y\r\n")).collect();
    let request = format!("GET /healthz HTTP/1.1\r\nHost: x\r\n{many}\r\n");
    assert_eq!(house.stranger().send(request.as_bytes()).status, 431);
}

#[test]
fn a_header_that_is_too_large_is_refused() {
    let house = House::open();
    let mut stream = house.stranger().connect();
    let large = format!("GET /healthz HTTP/1.1\r\nHost: x\r\nX-Large: {}", "y".repeat(1 << 20));
    // The server closes while this is being written, and may take its answer with it.
    let _ = stream.write_all(large.as_bytes());
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    let answer = String::from_utf8(answer).unwrap();
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 431 "), "{answer}");
    assert_eq!(house.stranger().get("/healthz").status, 200);
}

#[test]
fn whoever_sends_his_header_too_slowly_is_cut_off() {
    let house = House::open();
    let began = Instant::now();
    let mut stream = house.stranger().connect();
    stream.set_read_timeout(Some(Duration::from_millis(500))).unwrap();
    stream.write_all(b"GET /healthz HTTP/1.1\r\n").unwrap();
    let mut buffer = [0; 1024];
    while began.elapsed() < Duration::from_secs(30) {
        match stream.read(&mut buffer) {
            Ok(0) => return,
            Ok(n) => assert!(buffer[..n].starts_with(b"HTTP/1.1 408 "), "cut off with an answer"),
            Err(error) if error.kind() == std::io::ErrorKind::ConnectionReset => return,
            Err(_nothing_yet) => {}
        }
        // A byte now and then does not help.
        if stream.write_all(b"X").is_err() {
            return;
        }
    }
    panic!("still connected after {:?}", began.elapsed());
}

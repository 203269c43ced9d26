//! Pages of others, with a cookie that the browser sends along: nothing that changes anything is open to them.

use serde_json::{Value, json};

use crate::house::House;

const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/openapi.json");

/// Method and path of everything that changes something for whoever has a cookie.
fn changes() -> Vec<(String, String)> {
    let document: Value =
        serde_json::from_str(&std::fs::read_to_string(DOCUMENT).unwrap()).unwrap();
    let mut changes = Vec::new();
    for (path, item) in document["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            let is_change = ["post", "put", "patch", "delete"].contains(&method.as_str());
            let by_cookie = operation["security"].to_string().contains("session");
            if is_change && by_cookie {
                changes.push((method.to_uppercase(), path.clone()));
            }
        }
    }
    changes
}

#[test]
fn no_change_at_all_is_made_for_a_page_of_another_site() {
    let house = House::open_with(damrak_server::Config { limits: false, ..Default::default() });
    let admin = &mut house.admin();
    let mut piet = house.guest("Piet");
    let table = admin.table(&["me", "open"]);
    let key = admin.gets("/api/v1/sessions")["sessions"][0]["key"].as_str().unwrap().to_owned();
    let (me, person) = (admin.gets("/api/v1/me"), piet.id());
    let changes = changes();
    assert!(changes.len() >= 16, "{changes:?}");
    for (method, path) in &changes {
        let number = "1".to_owned();
        let filled =
            [("{table}", &table), ("{person}", &person), ("{key}", &key), ("{number}", &number)];
        let target = filled.iter().fold(path.clone(), |path, (name, is)| path.replace(name, is));
        assert!(!target.contains('{'), "{target}");
        for (name, value) in [
            ("Origin", "https://evil.example"),
            ("Origin", "null"),
            ("Sec-Fetch-Site", "cross-site"),
            ("Sec-Fetch-Site", "same-site"),
        ] {
            let reply = admin.with(name, value).ask(method, &target, Some(json!({})));
            assert_eq!(reply.refused(), (403, "cross-site".into()), "{method} {target}");
            assert!(!reply.headers.contains_key("set-cookie"), "{method} {target}");
        }
    }
    assert_eq!(admin.gets("/api/v1/me"), me, "still there, and the same");
    assert!(piet.is_known());
    let picture = admin.gets(&format!("/api/v1/tables/{table}"));
    assert_eq!(picture["table"]["status"], "gathering");
}

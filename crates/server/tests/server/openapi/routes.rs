//! The document and the server know the same addresses.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::openapi::desk::Desk;
use crate::openapi::document::Document;
use crate::openapi::house::House;

const ROUTER: &str =
    concat!(include_str!("../../../src/api/mod.rs"), include_str!("../../../src/router.rs"));

/// Method and path of every `.route(…)` in the source of the router.
fn routes() -> BTreeSet<(String, String)> {
    let mut routes = BTreeSet::new();
    for call in ROUTER.split(".route(").skip(1) {
        let mut depth = 1;
        let end = call.find(|c| {
            depth += i32::from(c == '(') - i32::from(c == ')');
            depth == 0
        });
        let call = &call[..end.unwrap()];
        let path = call.split('"').nth(1).unwrap();
        let handlers = &call[call.rfind('"').unwrap()..];
        for method in ["get", "post", "put", "patch", "delete"] {
            let names = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
            let mut words = handlers.split_inclusive('(').map(|part| part.trim_end_matches('('));
            if words.any(|part| part.rsplit(|c| !names(c)).next() == Some(method)) {
                routes.insert((method.to_uppercase(), path.to_owned()));
            }
        }
    }
    routes
}

fn documented() -> BTreeSet<(String, String)> {
    let operations = Document::read().operations();
    operations.into_iter().map(|operation| (operation.method, operation.path)).collect()
}

#[test]
fn every_route_is_in_the_document_and_nothing_else() {
    let (routes, documented) = (routes(), documented());
    let missing: Vec<_> = routes.difference(&documented).collect();
    assert!(missing.is_empty(), "not in docs/openapi.json: {missing:?}");
    let gone: Vec<_> = documented.difference(&routes).collect();
    assert!(gone.is_empty(), "in docs/openapi.json, but not served: {gone:?}");
    assert!(routes.len() >= 34, "{routes:?}");
}

#[test]
fn every_method_of_every_path_is_served_or_refused_as_documented() {
    let desk = Arc::new(Desk::new());
    let house = House::open(&desk, false);
    let documented = documented();
    let paths: BTreeSet<&String> = documented.iter().map(|(_, path)| path).collect();
    for path in paths {
        let target: Vec<&str> =
            path.split('/').map(|part| if part.starts_with('{') { "0" } else { part }).collect();
        for method in ["GET", "POST", "PUT", "PATCH", "DELETE"] {
            let reply = house.stranger().ask(method, &target.join("/"), None);
            let served = documented.contains(&(method.to_owned(), path.clone()));
            assert_eq!(reply.status != 405, served, "{method} {path}: {}", reply.status);
        }
    }
}

#[test]
fn the_document_is_served_with_the_address_of_the_server() {
    let house = House::open(&Arc::new(Desk::new()), false);
    let mut served = house.stranger().gets("/api/v1/openapi.json");
    assert_eq!(served["servers"][0]["url"], "https://damrak.example");
    let written = Document::read().json;
    served["servers"] = written["servers"].clone();
    assert_eq!(served, written);
}

#[test]
fn both_forms_of_a_table_are_in_the_document() {
    let house = House::open(&Arc::new(Desk::new()), false);
    let mut anna = house.guest("Anna");
    let wanted = serde_json::json!({"game": "kontor", "setup": {}, "seats": ["me", "clerk"]});
    let made = anna.posts("/api/v1/tables", wanted);
    let path = format!("/api/v1/tables/{}", made["table"].as_str().unwrap());
    // The desk holds every answer against the document.
    assert!(anna.gets(&path)["seats"].is_array());
    assert!(anna.gets(&format!("{path}?form=page"))["html"].is_string());
}

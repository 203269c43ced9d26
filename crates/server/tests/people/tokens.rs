//! What a token is good for: playing and reading, and nothing else.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::house::House;

const PASSWORD: &str = "correct horse";
const DOCUMENT: &str = include_str!("../../../../docs/openapi.json");

/// Everything of the API that a program may do with a token. Whoever adds an operation decides here whether it plays
/// or reads; if it is in neither list a token must be refused.
const PLAYS_AND_READS: &[&str] = &[
    "GET /api/v1/games",
    "GET /api/v1/games/{game}",
    "GET /api/v1/tables",
    "POST /api/v1/tables",
    "GET /api/v1/tables/{table}",
    "POST /api/v1/tables/{table}/wish",
    "POST /api/v1/tables/{table}/invitations",
    "POST /api/v1/tables/{table}/rematch",
    "GET /api/v1/tables/{table}/at/{decision}",
    "GET /api/v1/tables/{table}/record",
    "GET /api/v1/tables/{table}/review",
    "GET /api/v1/tables/{table}/chat",
    "POST /api/v1/tables/{table}/chat",
    "GET /api/v1/tables/{table}/events",
    "GET /api/v1/tables/{table}/socket",
    "GET /api/v1/me",
    "GET /api/v1/people/{person}",
];

/// What asks nobody who they are.
const FOR_ANYBODY: &[&str] = &[
    "GET /api/v1/openapi.json",
    "GET /notifications/confirm",
    "POST /notifications/confirm",
    "GET /notifications/stop",
    "POST /notifications/stop",
    "GET /.well-known/security.txt",
    "GET /healthz",
    "GET /readyz",
    "GET /metrics",
];

/// Forms of the pages that play; all others change the person.
const PAGES_THAT_PLAY: &[&str] = &[
    "/play",
    "/new",
    "/table/{table}/share",
    "/table/{table}/sit",
    "/table/{table}/wish",
    "/table/{table}/rematch",
    "/table/{table}/review",
    "/table/{table}/at/{decision}/on",
    "/table/{table}/think/{decision}/arrange",
    "/table/{table}/chat",
];
/// Forms that ask nobody who they are: what was sent to somebody proves it.
const PAGES_FOR_ANYBODY: &[&str] = &["/forgotten", "/way-back"];
/// Where those forms are named.
const PAGES: [&str; 4] = [
    include_str!("../../src/page/admin/mod.rs"),
    include_str!("../../src/page/mod.rs"),
    include_str!("../../src/page/site/mod.rs"),
    include_str!("../../src/page/table/mod.rs"),
];

fn operations() -> Vec<(String, Value)> {
    let document: Value = serde_json::from_str(DOCUMENT).unwrap();
    let mut operations = Vec::new();
    for (path, item) in document["paths"].as_object().unwrap() {
        for method in ["get", "post", "put", "patch", "delete"] {
            if let Some(operation) = item.get(method) {
                let name = format!("{} {path}", method.to_uppercase());
                operations.push((name, operation["security"].clone()));
            }
        }
    }
    operations
}

/// A path with something in the place of its parameters.
fn filled(path: &str) -> String {
    let part = |part| if str::starts_with(part, '{') { "0" } else { part };
    path.split('/').map(part).collect::<Vec<_>>().join("/")
}

/// A program of the same person.
fn program_of(browser: &Browser) -> Browser {
    browser.program(&browser.clone().token())
}

#[test]
fn a_token_plays_and_reads_and_is_refused_everything_else() {
    let house = House::open();
    let mut anna = house.account("anna", PASSWORD);
    let mut program = program_of(&anna);
    let operations = operations();
    for list in [PLAYS_AND_READS, FOR_ANYBODY] {
        for name in list {
            assert!(operations.iter().any(|(it, _)| it == name), "{name} is no more");
        }
    }
    for (name, _) in &operations {
        let (method, path) = name.split_once(' ').unwrap();
        // Whoever reads the body first must be given one that can be read.
        let body = match name.as_str() {
            "POST /api/v1/guest" => json!({"name": "Mallory"}),
            "POST /api/v1/sign-in" => json!({"user_name": "anna", "password": PASSWORD}),
            _ => json!({}),
        };
        let reply = match name.as_str() {
            "POST /admin/begin" => program.form(path, "secret=0"),
            "GET /admin/begin" => program.get("/admin/begin?secret=0"),
            _ => program.ask(method, &filled(path), (method != "GET").then_some(body)),
        };
        let says_so = ["browser-only", "with its token"].iter().any(|it| reply.text.contains(it));
        let is_refused = reply.status == 403 && says_so;
        let may = PLAYS_AND_READS.contains(&name.as_str()) || FOR_ANYBODY.contains(&name.as_str());
        assert_eq!(is_refused, !may, "{name}: {} {}", reply.status, reply.text);
        assert_eq!(reply.status == 403, !may, "{name}: {}", reply.text);
    }
    assert!(anna.is_known() && program.is_known(), "nothing has happened to anybody");
}

#[test]
fn the_document_says_what_a_token_may_do() {
    for (name, security) in operations() {
        let ways: BTreeSet<String> = security
            .as_array()
            .unwrap_or_else(|| panic!("{name} does not say who may ask"))
            .iter()
            .flat_map(|way| way.as_object().unwrap().keys().cloned())
            .collect();
        let may = PLAYS_AND_READS.contains(&name.as_str());
        assert_eq!(ways.contains("token"), may, "{name}: {ways:?}");
        assert_eq!(ways.is_empty(), FOR_ANYBODY.contains(&name.as_str()), "{name}: {ways:?}");
    }
}

#[test]
fn forms_that_change_a_person_take_no_token() {
    let house = House::open();
    let mut anna = house.account("anna", PASSWORD);
    let program = program_of(&anna);
    let mut forms = BTreeSet::new();
    for call in PAGES.iter().flat_map(|source| source.split(".route(").skip(1)) {
        let handlers = call.split(".route(").next().unwrap();
        if handlers.contains("post(") {
            forms.insert(call.split('"').nth(1).unwrap());
        }
    }
    assert!(forms.len() >= 15 && PAGES_THAT_PLAY.iter().all(|path| forms.contains(path)));
    let narrow = [
        ("/me/account", "user_name=mallory&password=correct+horse"),
        ("/me/password", "old=correct+horse&new=battery+staple"),
    ];
    let complete = "name=Mallory&user_name=mallory&password=correct+horse&old=correct+horse\
                    &new=battery+staple&sure=on&key=0&label=more&mail_mode=off&address=a%40b.example\
                    &secret=0&back=/";
    for path in forms.into_iter().filter(|path| !PAGES_FOR_ANYBODY.contains(path)) {
        let fields = narrow.iter().find(|(it, _)| *it == path).map_or(complete, |it| it.1);
        let reply = program.clone().form(&filled(path), fields);
        let plays = PAGES_THAT_PLAY.contains(&path);
        assert_eq!(reply.status == 403, !plays, "{path}: {} {}", reply.status, reply.text);
    }
    assert_eq!(anna.gets("/api/v1/me")["person"]["name"], "anna");
}

#[test]
fn a_token_never_becomes_another_person() {
    let house = House::open();
    house.account("mallory", PASSWORD);
    let mut victim = house.guest("Victim");
    let (id, table) = (victim.id(), victim.table(&["me", "open"]));
    let mut thief = program_of(&victim);
    let over = json!({"user_name": "mallory", "password": PASSWORD, "take_over": true});
    let refused = (403, "browser-only".to_owned());
    assert_eq!(thief.post("/api/v1/sign-in", over).refused(), refused);
    assert_eq!(victim.id(), id);
    assert_eq!(victim.gets("/api/v1/tables?list=mine")["tables"][0]["id"], json!(table));
}

#[test]
fn an_admins_token_is_no_admin() {
    let house = House::open();
    let admin = house.admin();
    let mut program = program_of(&admin);
    let mut anna = house.guest("Anna");
    let table = anna.table(&["me", "random"]);
    anna.wishes(&table, json!({"wish": "start"}));
    assert_eq!(program.wish(&table, json!({"wish": "close"})).status, 403);
    let close = format!("/api/v1/admin/tables/{table}/close");
    assert_eq!(program.post(&close, json!({})).refused(), (403, "browser-only".into()));
    assert_eq!(anna.gets(&format!("/api/v1/tables/{table}"))["table"]["status"], "playing");
}

#[test]
fn signing_in_hands_an_admins_rights_to_nobody() {
    let house = House::open();
    house.account("piet", PASSWORD);
    let mut guest = house.guest("Anna");
    let id = guest.id();
    house.make_admin(&id);
    let over = json!({"user_name": "piet", "password": PASSWORD, "take_over": true});
    assert_eq!(guest.post("/api/v1/sign-in", over).refused(), (409, "not-now".into()));
    let me = guest.gets("/api/v1/me");
    assert_eq!((&me["person"]["id"], &me["person"]["admin"]), (&json!(id), &json!(true)));
    let mut piet = house.stranger();
    piet.sign_in("piet", PASSWORD);
    assert_eq!(piet.gets("/api/v1/me")["person"]["admin"], false);
}

//! Going for good, and becoming somebody else.

use serde_json::json;

use crate::browser::Browser;
use crate::house::House;

const PASSWORD: &str = "correct horse";

fn look(browser: &mut Browser, table: &str) -> serde_json::Value {
    browser.gets(&format!("/api/v1/tables/{table}"))
}

#[test]
fn an_account_is_deleted_with_its_password_alone() {
    let house = House::open();
    let mut anna = house.account("anna", PASSWORD);
    let mut program = anna.program(&anna.clone().token());
    let id = anna.id();
    assert_eq!(anna.ask("DELETE", "/api/v1/me", None).refused(), (400, "bad-request".into()));
    let wrong = json!({"password": "wrong horse"});
    let refused = anna.ask("DELETE", "/api/v1/me", Some(wrong)).refused();
    assert_eq!(refused, (401, "wrong-password".into()));
    assert!(anna.is_known());

    let mut thief = anna.clone();
    let reply = anna.ask("DELETE", "/api/v1/me", Some(json!({"password": PASSWORD})));
    assert_eq!(reply.status, 200, "{}", reply.text);
    assert_eq!(anna.cookie, None);
    assert!(!thief.is_known() && !program.is_known());
    assert_eq!(house.stranger().get(&format!("/api/v1/people/{id}")).status, 404);
    assert_eq!(house.stranger().sign_in("anna", PASSWORD).status, 401);
    house.account("anna", PASSWORD);
}

#[test]
fn nobody_waits_for_somebody_who_is_gone() {
    let house = House::open();
    let mut anna = house.guest("Anna");
    let mut piet = house.guest("Piet");
    let hers = anna.table(&["me", "open"]);
    let his = piet.table(&["me", "open"]);
    anna.wishes(&his, json!({"wish": "sit", "seat": 2}));
    let played = piet.table(&["me", "open"]);
    anna.wishes(&played, json!({"wish": "sit", "seat": 2}));
    piet.wishes(&played, json!({"wish": "start"}));
    anna.posts(&format!("/api/v1/tables/{his}/chat"), json!({"text": "hello"}));

    assert_eq!(anna.ask("DELETE", "/api/v1/me", None).status, 200);
    assert_eq!(look(&mut piet, &hers)["table"]["status"], "closed");
    assert_eq!(look(&mut piet, &his)["seats"][1]["kind"], "open");
    let given_up = look(&mut piet, &played);
    assert_eq!(given_up["seats"][1]["resigned"], true);
    assert_eq!(given_up["seats"][1]["name"], "deleted");
    assert_eq!(given_up["table"]["status"], "over");
    let chat = piet.gets(&format!("/api/v1/tables/{his}/chat"));
    assert_eq!(chat["lines"][0]["name"], "deleted");
    assert_eq!(chat["lines"][0]["text"], "hello");
}

#[test]
fn a_guest_takes_his_tables_with_him_when_he_signs_in() {
    let house = House::open();
    let mut account = house.account("anna", PASSWORD);
    let mut guest = house.guest("Guest");
    let guest_id = guest.id();
    let table = guest.table(&["me", "random"]);
    guest.wishes(&table, json!({"wish": "start"}));

    let wanted = json!({"user_name": "anna", "password": PASSWORD, "take_over": true});
    guest.posts("/api/v1/sign-in", wanted);
    assert_eq!(guest.id(), account.id());
    assert_eq!(account.gets("/api/v1/tables?list=mine")["tables"][0]["id"], json!(table));
    assert_eq!(house.stranger().get(&format!("/api/v1/people/{guest_id}")).status, 404);
    account.wishes(&table, json!({"wish": "pause", "seat": 1}));
    assert_eq!(look(&mut account, &table)["seats"][0]["name"], "anna");
}

#[test]
fn a_guest_who_does_not_ask_for_it_takes_nothing_with_him() {
    let house = House::open();
    house.account("anna", PASSWORD);
    let mut guest = house.guest("Guest");
    let guest_id = guest.id();
    guest.table(&["me", "random"]);
    assert_eq!(guest.sign_in("anna", PASSWORD).status, 200);
    assert_eq!(guest.gets("/api/v1/tables?list=mine")["tables"], json!([]));
    assert_eq!(house.stranger().get(&format!("/api/v1/people/{guest_id}")).status, 200);
}

#[test]
fn an_account_is_never_merged_into_another() {
    let house = House::open();
    house.account("anna", PASSWORD);
    let mut piet = house.account("piet", PASSWORD);
    let piet_id = piet.id();
    let wanted = json!({"user_name": "anna", "password": PASSWORD, "take_over": true});
    piet.posts("/api/v1/sign-in", wanted);
    assert_eq!(piet.gets("/api/v1/me")["person"]["user_name"], "anna");
    assert_eq!(house.stranger().get(&format!("/api/v1/people/{piet_id}")).status, 200);
    assert_eq!(house.stranger().sign_in("piet", PASSWORD).status, 200);
}

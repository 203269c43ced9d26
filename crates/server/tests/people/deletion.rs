//! Going for good, and becoming somebody else.

use damrak_server::doctor;
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
    let annas = anna.table(&["me", "open"]);
    let piets = piet.table(&["me", "open"]);
    anna.wishes(&piets, json!({"wish": "sit", "seat": 2}));
    let played = piet.table(&["me", "open"]);
    anna.wishes(&played, json!({"wish": "sit", "seat": 2}));
    piet.wishes(&played, json!({"wish": "start"}));
    anna.posts(&format!("/api/v1/tables/{piets}/chat"), json!({"text": "hello"}));

    assert_eq!(anna.ask("DELETE", "/api/v1/me", None).status, 200);
    assert_eq!(look(&mut piet, &annas)["table"]["status"], "closed");
    assert_eq!(look(&mut piet, &piets)["seats"][1]["kind"], "open");
    let given_up = look(&mut piet, &played);
    assert_eq!(given_up["seats"][1]["resigned"], true);
    assert_eq!(given_up["seats"][1]["name"], "deleted");
    assert_eq!(given_up["table"]["status"], "over");
    let chat = piet.gets(&format!("/api/v1/tables/{piets}/chat"));
    assert_eq!(chat["lines"][0]["name"], "deleted");
    assert_eq!(chat["lines"][0]["text"], "hello");
}

/// Everything that is stored, as `damrak export` writes it, and what the database holds besides.
fn everything_stored(house: &House) -> String {
    house.block_on(async {
        let store = house.app.store();
        let mut all = String::new();
        for id in doctor::all_tables(store.as_ref()).await.unwrap() {
            let table = doctor::whole_table(store.as_ref(), &id).await.unwrap();
            all += &format!("{:?} {} {:?}\n", table.head, table.body, table.entries);
            all += &format!("{:?}\n", store.table(&id, None).await.unwrap().unwrap().snapshot);
            all += &format!("{:?}\n", store.chat(&id, 0, 1000).await.unwrap());
        }
        all
    })
}

#[test]
fn a_deleted_name_is_gone_from_log_chat_snapshots_and_records() {
    const NAME: &str = "Wilhelmina Quack";
    let house = House::open();
    let mut gone = house.guest(NAME);
    let mut piet = house.guest("Piet");
    let left = piet.table(&["me", "open"]);
    gone.wishes(&left, json!({"wish": "sit", "seat": 2}));
    gone.wishes(&left, json!({"wish": "leave", "seat": 2}));
    let mut played = Vec::new();
    for _ in 0..2 {
        let table = piet.table(&["me", "open"]);
        gone.wishes(&table, json!({"wish": "sit", "seat": 2}));
        piet.wishes(&table, json!({"wish": "start"}));
        gone.posts(&format!("/api/v1/tables/{table}/chat"), json!({"text": "hello"}));
        played.push(table);
    }
    // One game is over before, with somebody still looking at it; the other is given up by going.
    gone.wishes(&played[0], json!({"wish": "resign", "seat": 2}));
    assert_eq!(look(&mut piet, &played[0])["seats"][1]["name"], NAME);
    assert!(everything_stored(&house).contains(NAME), "what is looked for can be found");

    assert_eq!(gone.ask("DELETE", "/api/v1/me", None).status, 200);

    assert!(!everything_stored(&house).contains("Quack"), "{}", everything_stored(&house));
    for table in &played {
        let seen = look(&mut piet, table);
        assert!(!seen.to_string().contains("Quack"), "{seen}");
        let record = piet.get(&format!("/api/v1/tables/{table}/record"));
        assert_eq!(record.status, 200, "{}", record.text);
        assert!(record.text.contains("deleted") && !record.text.contains("Quack"));
    }
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

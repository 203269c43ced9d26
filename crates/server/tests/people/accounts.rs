//! Accounts: signing in and out, passwords, sessions and tokens.

use serde_json::json;

use crate::house::House;

const PASSWORD: &str = "correct horse";

#[test]
fn a_guest_becomes_an_account_and_signs_in_elsewhere() {
    let house = House::open();
    let mut anna = house.account("Anna", PASSWORD);
    let mut elsewhere = house.stranger();
    assert_eq!(elsewhere.sign_in("aNNA", PASSWORD).status, 200, "capitals do not matter");
    assert_eq!(elsewhere.id(), anna.id());
    assert_eq!(elsewhere.gets("/api/v1/me")["person"]["user_name"], "Anna");
    assert_eq!(anna.gets("/api/v1/sessions")["sessions"].as_array().unwrap().len(), 2);
}

#[test]
fn user_names_and_passwords_have_their_rules() {
    let house = House::open();
    house.account("anna", PASSWORD);
    let mut piet = house.guest("Piet");
    let mut wants = |user_name: &str, password: &str| {
        let wanted = json!({"user_name": user_name, "password": password});
        piet.post("/api/v1/account", wanted).refused()
    };
    assert_eq!(wants("ANNA", PASSWORD), (409, "name-taken".into()));
    assert_eq!(wants("pi", PASSWORD), (400, "bad-request".into()));
    assert_eq!(wants("pi et", PASSWORD), (400, "bad-request".into()));
    for easy in ["short", "12345678", "pietpiet", "Piet-piet-1", "qwertzuiop"] {
        assert_eq!(wants("piet", easy), (400, "bad-request".into()), "{easy}");
    }
    assert_eq!(wants("piet", &"x".repeat(201)), (400, "bad-request".into()));
    assert!(piet.is_known(), "nothing has changed for Piet");
    piet.posts("/api/v1/account", json!({"user_name": "piet", "password": PASSWORD}));
    let again = json!({"user_name": "piet2", "password": PASSWORD});
    assert_eq!(piet.post("/api/v1/account", again).refused(), (409, "not-now".into()));
}

#[test]
fn a_wrong_name_and_a_wrong_password_sound_the_same() {
    let house = House::open();
    house.account("anna", PASSWORD);
    house.guest("Piet");
    let wrong = house.stranger().sign_in("anna", "wrong horse");
    let nobody = house.stranger().sign_in("nobody", PASSWORD);
    let guest = house.stranger().sign_in("Piet", PASSWORD);
    assert_eq!(wrong.refused(), (401, "wrong-password".into()));
    assert_eq!(wrong.text, nobody.text);
    assert_eq!(wrong.text, guest.text);
    assert!(!wrong.headers.contains_key("set-cookie"));
}

#[test]
fn signing_out_ends_this_session_alone() {
    let house = House::open();
    let mut anna = house.account("anna", PASSWORD);
    let mut elsewhere = house.stranger();
    elsewhere.sign_in("anna", PASSWORD);
    let mut thief = anna.clone();
    let reply = anna.post("/api/v1/sign-out", json!({}));
    assert!(reply.headers["set-cookie"].starts_with("damrak_session=; Path=/; Max-Age=0"));
    assert_eq!(anna.cookie, None);
    assert_eq!(thief.get("/api/v1/me").refused(), (401, "sign-in".into()));
    assert!(elsewhere.is_known());
}

#[test]
fn a_new_password_ends_all_other_sessions_and_tokens() {
    let house = House::open();
    let mut anna = house.account("anna", PASSWORD);
    let mut program = anna.program(&anna.clone().token());
    let mut elsewhere = house.stranger();
    elsewhere.sign_in("anna", PASSWORD);
    assert!(program.is_known() && elsewhere.is_known());

    let wrong = json!({"old": "wrong horse", "new": "battery staple"});
    assert_eq!(anna.post("/api/v1/password", wrong).refused(), (401, "wrong-password".into()));
    for easy in ["battery", "annaanna", "12345678"] {
        let wanted = json!({"old": PASSWORD, "new": easy});
        assert_eq!(anna.post("/api/v1/password", wanted).status, 400, "{easy}");
    }
    assert!(program.is_known() && elsewhere.is_known());

    anna.posts("/api/v1/password", json!({"old": PASSWORD, "new": "battery staple"}));
    assert!(anna.is_known());
    assert!(!program.is_known() && !elsewhere.is_known());
    assert_eq!(house.stranger().sign_in("anna", PASSWORD).status, 401);
    assert_eq!(house.stranger().sign_in("anna", "battery staple").status, 200);
}

#[test]
fn a_revoked_session_is_refused_and_only_its_owner_revokes_it() {
    let house = House::open();
    let mut anna = house.account("anna", PASSWORD);
    let mut elsewhere = house.stranger().with("User-Agent", "Mozilla/5.0 (iPad) Firefox/1.0");
    elsewhere.sign_in("anna", PASSWORD);
    let sessions = anna.gets("/api/v1/sessions")["sessions"].clone();
    let other = sessions.as_array().unwrap().iter().find(|s| s["current"] == false).unwrap();
    assert_eq!(other["label"], "Firefox, iPad");
    assert_eq!(other["kind"], "browser");
    let path = format!("/api/v1/sessions/{}", other["key"].as_str().unwrap());

    let mut piet = house.account("piet", PASSWORD);
    assert_eq!(piet.ask("DELETE", &path, None).refused(), (404, "not-found".into()));
    assert!(elsewhere.is_known());
    assert_eq!(anna.ask("DELETE", &path, None).status, 200);
    assert_eq!(elsewhere.get("/api/v1/me").refused(), (401, "sign-in".into()));
    assert_eq!(anna.ask("DELETE", "/api/v1/sessions/nonsense", None).status, 404);
}

#[test]
fn a_token_is_shown_once_and_plays() {
    let house = House::open();
    let mut anna = house.guest("Anna");
    let token = anna.token();
    assert!(token.starts_with("damrak_") && token.len() == 71, "{token}");
    let listed = anna.get("/api/v1/sessions").text;
    assert!(listed.contains("my bot") && !listed.contains(&token));
    let mut program = anna.program(&token);
    let table = program.table(&["me", "random"]);
    program.wishes(&table, json!({"wish": "start"}));
    assert_eq!(anna.gets("/api/v1/tables?list=mine")["tables"][0]["id"], json!(table));
}

#[test]
fn a_token_cannot_make_itself_last() {
    let house = House::open();
    let mut anna = house.account("anna", PASSWORD);
    let mut program = anna.program(&anna.clone().token());
    let refused = (403, "browser-only".to_owned());
    assert_eq!(program.post("/api/v1/tokens", json!({"label": "more"})).refused(), refused);
    assert_eq!(program.get("/api/v1/sessions").refused(), refused);
    let change = json!({"old": PASSWORD, "new": "battery staple"});
    assert_eq!(program.post("/api/v1/password", change).refused(), refused);
    let goodbye = json!({"password": PASSWORD});
    assert_eq!(program.ask("DELETE", "/api/v1/me", Some(goodbye)).refused(), refused);
    for _ in 0..19 {
        anna.token();
    }
    let more = anna.post("/api/v1/tokens", json!({"label": "more"}));
    assert_eq!(more.refused(), (409, "not-now".into()));
}

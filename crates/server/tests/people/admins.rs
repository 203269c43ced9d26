//! The first admin, and what admins may do.

use serde_json::json;

use crate::house::House;

#[test]
fn a_preview_of_the_first_admins_link_uses_nothing_up() {
    let house = House::open();
    let path = house.first_admin_path().unwrap();
    let anna = house.guest("Anna");
    for method in ["HEAD", "GET", "GET"] {
        for mut visitor in [house.stranger(), anna.clone()] {
            let reply = visitor.with("Purpose", "prefetch").ask(method, &path, None);
            assert_eq!(reply.status, 200, "{method}: {}", reply.text);
            assert!(!reply.headers.contains_key("set-cookie"), "{method}");
            assert_eq!(reply.headers["cache-control"], "no-store");
            assert!(visitor.get("/api/v1/admin/status").status >= 401);
        }
    }
    let mut owner = house.stranger();
    assert!(owner.get(&path).text.contains("name=\"password\""), "it asks");
    assert_eq!(owner.form("/admin/begin", &House::begin(&path, "owner")).status, 303);
    assert_eq!(owner.get("/api/v1/admin/status").status, 200);
}

#[test]
fn the_link_makes_one_admin_with_an_account_and_no_second() {
    let house = House::open();
    let path = house.first_admin_path().unwrap();
    let other = house.first_admin_path().unwrap();
    assert_ne!(path, other);
    assert_eq!(house.stranger().get("/admin/begin?secret=guess").refused(), (403, "used".into()));
    assert_eq!(house.stranger().get("/admin/begin").status, 400);

    let mut anna = house.guest("Anna");
    let id = anna.id();
    let reply = anna.form("/admin/begin", &House::begin(&path, "anna"));
    assert_eq!((reply.status, reply.headers["location"].as_str()), (303, "/me"));
    assert_eq!(reply.headers["cache-control"], "no-store");
    let me = anna.gets("/api/v1/me");
    assert_eq!((&me["person"]["admin"], &me["person"]["id"]), (&json!(true), &json!(id)));
    let mut elsewhere = house.stranger();
    elsewhere.sign_in("anna", "correct horse");
    assert_eq!(elsewhere.get("/api/v1/admin/status").status, 200, "no cookie can be lost");

    for link in [path, other] {
        assert_eq!(house.guest("Mallory").get(&link).refused(), (403, "used".into()));
        let form = House::begin(&link, "mallory");
        assert_eq!(house.guest("Mallory").form("/admin/begin", &form).status, 403);
    }
    assert_eq!(house.first_admin_path(), None);
}

#[test]
fn nobody_becomes_the_first_admin_without_a_line_in_the_list_of_deeds() {
    let house = House::open();
    let mut admin = house.admin();
    let deeds = admin.gets("/api/v1/admin/deeds")["deeds"].clone();
    assert_eq!(deeds.as_array().unwrap().len(), 1, "{deeds}");
    assert_eq!((&deeds[0]["act"], &deeds[0]["by"]), (&json!("grant"), &json!(null)));
    assert_eq!(deeds[0]["person"]["id"], json!(admin.id()));
}

#[test]
fn what_is_filled_in_wrongly_does_not_use_the_link_up() {
    let house = House::open();
    house.account("piet", "correct horse");
    let path = house.first_admin_path().unwrap();
    let mut owner = house.stranger();
    let good = House::begin(&path, "owner");
    for (from, to, status) in [
        ("name=Admin", "name=", 400),
        ("user_name=owner", "user_name=Piet", 409),
        ("user_name=owner", "user_name=x", 400),
        ("correct+horse", "12345678", 400),
        ("correct+horse", "ownerowner", 400),
    ] {
        let reply = owner.form("/admin/begin", &good.replace(from, to));
        assert_eq!(reply.status, status, "{to}");
        assert!(reply.text.contains("<form") && !reply.text.contains("12345678"), "{to}");
    }
    let mut evil = owner.with("Sec-Fetch-Site", "cross-site");
    assert_eq!(evil.form("/admin/begin", &good).status, 403);
    assert_eq!(owner.form("/admin/begin", &good).status, 303);
}

#[test]
fn somebody_with_an_account_becomes_the_first_admin_as_who_they_are() {
    let house = House::open();
    let mut anna = house.account("anna", "correct horse");
    let id = anna.id();
    let path = house.first_admin_path().unwrap();
    let page = anna.get(&path).text;
    assert!(page.contains("anna") && !page.contains("name=\"password\""), "{page}");
    let secret = path.split_once('?').unwrap().1;
    assert_eq!(anna.form("/admin/begin", secret).status, 303);
    let me = anna.gets("/api/v1/me");
    assert_eq!((&me["person"]["admin"], &me["person"]["id"]), (&json!(true), &json!(id)));
    assert_eq!(me["person"]["user_name"], "anna");
}

#[test]
fn a_guest_who_was_an_admin_does_not_keep_everybody_else_out() {
    let house = House::open();
    let id = house.guest("Anna").id();
    house.make_admin(&id);
    let path = house.first_admin_path().expect("the cookie may be lost");
    let mut owner = house.stranger();
    assert_eq!(owner.form("/admin/begin", &House::begin(&path, "owner")).status, 303);
    assert_eq!(house.first_admin_path(), None);
}

#[test]
fn a_used_link_stays_used_when_the_admin_goes() {
    let house = House::open();
    let path = house.first_admin_path().unwrap();
    let mut anna = house.guest("Anna");
    anna.form("/admin/begin", &House::begin(&path, "anna"));
    let goodbye = json!({"password": "correct horse"});
    assert_eq!(anna.ask("DELETE", "/api/v1/me", Some(goodbye)).status, 200);
    assert_eq!(house.guest("Mallory").get(&path).refused(), (403, "used".into()));
    assert!(house.first_admin_path().is_some());
}

#[test]
fn only_admins_may_look_after_others() {
    let house = House::open();
    let mut anna = house.guest("Anna");
    let id = anna.id();
    let forbidden = (403, "forbidden".to_owned());
    assert_eq!(anna.get("/api/v1/admin/people").refused(), forbidden);
    assert_eq!(anna.get("/api/v1/admin/status").refused(), forbidden);
    let block = format!("/api/v1/admin/people/{id}/block");
    assert_eq!(anna.post(&block, json!({"blocked": true})).refused(), forbidden);
    assert_eq!(anna.post("/api/v1/admin/tables/x/close", json!({})).refused(), forbidden);
}

#[test]
fn an_admin_finds_people_and_sees_how_the_server_does() {
    let house = House::open();
    let mut admin = house.admin();
    house.account("anna", "correct horse");
    house.guest("Hannah");
    house.guest("Piet");
    let found = admin.get("/api/v1/admin/people?text=ANNA");
    assert!(!found.text.contains("argon2"), "{}", found.text);
    let found = found.json();
    let names: Vec<_> =
        found["people"].as_array().unwrap().iter().map(|p| p["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["anna", "Hannah"]);
    let status = admin.gets("/api/v1/admin/status");
    assert_eq!(status["tables"]["in_memory"], 0);
    assert_eq!(status["bots"]["queued"], 0);
    assert_eq!(status["stores"], true);
    assert!(status["requests"]["answered"].as_u64().unwrap() >= 5, "{status}");
}

#[test]
fn an_admin_closes_a_table_that_is_played() {
    let house = House::open();
    let mut admin = house.admin();
    let mut anna = house.guest("Anna");
    let table = anna.table(&["me", "random"]);
    anna.wishes(&table, json!({"wish": "start"}));
    assert_eq!(anna.wish(&table, json!({"wish": "close"})).status, 409);
    admin.posts(&format!("/api/v1/admin/tables/{table}/close"), json!({}));
    let picture = anna.gets(&format!("/api/v1/tables/{table}"));
    assert_eq!(picture["table"]["status"], "closed");
}

#[test]
fn an_admin_does_not_lock_himself_out() {
    let house = House::open();
    let mut admin = house.admin();
    let path = format!("/api/v1/admin/people/{}/block", admin.id());
    assert_eq!(admin.post(&path, json!({"blocked": true})).refused(), (409, "not-now".into()));
    let nobody = admin.post("/api/v1/admin/people/nobody/block", json!({"blocked": true}));
    assert_eq!(nobody.refused(), (404, "not-found".into()));
}

//! Guests, accounts, sessions, tokens, admins.

use serde_json::json;

use crate::openapi::house::House;

const PASSWORD: &str = "correct horse";

pub fn guests_and_accounts(house: &House) {
    let mut anna = house.stranger();
    anna.refused(("GET", "/api/v1/me"), None, 401, "sign-in");
    let nobody = json!({"name": " "});
    anna.refused(("POST", "/api/v1/guest"), Some(nobody), 400, "bad-request");
    anna.posts("/api/v1/guest", json!({"name": "Anna"}));
    anna.posts("/api/v1/guest", json!({"name": "Annie"}));
    let change = json!({"name": "Anna", "settings": {"language": "en", "theme": "dark"}});
    anna.granted("PATCH", "/api/v1/me", Some(change));
    anna.granted("PATCH", "/api/v1/me", Some(json!({"settings": {"theme": null}})));
    anna.granted("PATCH", "/api/v1/me", Some(json!({})));
    let stranger = json!({"admin": true});
    anna.refused(("PATCH", "/api/v1/me"), Some(stranger), 422, "bad-request");
    let id = anna.id();
    anna.gets(&format!("/api/v1/people/{id}"));
    anna.refused(("GET", "/api/v1/people/nobody"), None, 404, "not-found");
    let evil = json!({"name": "Mallory"});
    let mut page = anna.with("Origin", "https://evil.example");
    page.refused(("POST", "/api/v1/guest"), Some(evil), 403, "cross-site");

    let change = json!({"old": PASSWORD, "new": PASSWORD});
    anna.refused(("POST", "/api/v1/password"), Some(change), 409, "not-now");
    let account = |name: &str| Some(json!({"user_name": name, "password": PASSWORD}));
    anna.refused(("POST", "/api/v1/account"), account("a"), 400, "bad-request");
    anna.granted("POST", "/api/v1/account", account("anna"));
    anna.refused(("POST", "/api/v1/account"), account("annie"), 409, "not-now");
    let mut piet = house.guest("Piet");
    piet.refused(("POST", "/api/v1/account"), account("Anna"), 409, "name-taken");

    let wrong = json!({"user_name": "anna", "password": "wrong horse"});
    piet.refused(("POST", "/api/v1/sign-in"), Some(wrong), 401, "wrong-password");
    let over = json!({"user_name": "anna", "password": PASSWORD, "take_over": true});
    piet.granted("POST", "/api/v1/sign-in", Some(over));
    assert_eq!(piet.id(), id);
    piet.granted("POST", "/api/v1/sign-out", None);
    house.stranger().granted("POST", "/api/v1/sign-out", None);
    piet.granted("POST", "/api/v1/sign-in", account("anna"));

    let wrong = json!({"old": "wrong horse", "new": PASSWORD});
    anna.refused(("POST", "/api/v1/password"), Some(wrong), 401, "wrong-password");
    anna.posts("/api/v1/password", json!({"old": PASSWORD, "new": "battery staple"}));
    anna.refused(("DELETE", "/api/v1/me"), None, 400, "bad-request");
    let wrong = json!({"password": PASSWORD});
    anna.refused(("DELETE", "/api/v1/me"), Some(wrong), 401, "wrong-password");
    anna.granted("DELETE", "/api/v1/me", Some(json!({"password": "battery staple"})));
    house.guest("Gone").granted("DELETE", "/api/v1/me", None);
}

pub fn sessions_and_tokens(house: &House) {
    let mut bert = house.account("bert", PASSWORD);
    let mut program = bert.program();
    program.gets("/api/v1/me");
    for ask in
        [("GET", "/api/v1/me/data"), ("GET", "/api/v1/sessions"), ("DELETE", "/api/v1/sessions/0")]
    {
        program.refused(ask, None, 403, "browser-only");
    }
    let more = json!({"label": "more"});
    program.refused(("POST", "/api/v1/tokens"), Some(more.clone()), 403, "browser-only");
    for _ in 1..20 {
        bert.posts("/api/v1/tokens", more.clone());
    }
    bert.refused(("POST", "/api/v1/tokens"), Some(more), 409, "not-now");
    bert.gets("/api/v1/me/data");
    let sessions = bert.gets("/api/v1/sessions")["sessions"].clone();
    let token = sessions.as_array().unwrap().iter().find(|s| s["kind"] == "token").unwrap();
    let path = format!("/api/v1/sessions/{}", token["key"].as_str().unwrap());
    bert.granted("DELETE", &path, None);
    bert.refused(("DELETE", &path), None, 404, "not-found");
    program.refused(("GET", "/api/v1/me"), None, 401, "sign-in");
}

pub fn the_first_admin(house: &House) {
    assert_eq!(house.stranger().get("/.well-known/security.txt").status, 200);
    let link = house.first_admin();
    house.stranger().refused(("GET", "/admin/begin"), None, 400, "bad-request");
    let mut admin = house.stranger();
    admin.refused(("GET", "/admin/begin?secret=guess"), None, 403, "used");
    assert_eq!(admin.get(&link).status, 200);
    let secret = link.split_once("secret=").unwrap().1;
    let form =
        |password: &str| format!("secret={secret}&name=Admin&user_name=admin&password={password}");
    let kind = "application/x-www-form-urlencoded";
    let mut send = |form: &str| admin.send("POST", "/admin/begin", Some((kind, form))).status;
    assert_eq!(send(&form("12345678")), 400);
    assert_eq!(send(&form("correct+horse")), 303);
    assert_eq!(send(&form("correct+horse")), 403);
    admin.refused(("GET", &link), None, 403, "used");

    let mut carl = house.account("carl", PASSWORD);
    carl.refused(("GET", "/api/v1/admin/status"), None, 403, "forbidden");
    carl.refused(("GET", "/api/v1/admin/people"), None, 403, "forbidden");
    admin.gets("/api/v1/admin/status");
    let found = admin.gets("/api/v1/admin/people?text=CARL");
    let block =
        format!("/api/v1/admin/people/{}/block", found["people"][0]["id"].as_str().unwrap());
    let table = house.guest("Dora").table(&["me", "random"], json!({"start": true}));
    let on = Some(json!({"blocked": true}));
    admin.granted("POST", &block, on.clone());
    let sign_in = json!({"user_name": "carl", "password": PASSWORD});
    carl.refused(("POST", "/api/v1/sign-in"), Some(sign_in), 403, "blocked");
    admin.granted("POST", &block, Some(json!({"blocked": false})));
    let own = format!("/api/v1/admin/people/{}/block", admin.id());
    admin.refused(("POST", &own), on.clone(), 409, "not-now");
    admin.refused(("POST", "/api/v1/admin/people/nobody/block"), on, 404, "not-found");
    let close = format!("/api/v1/admin/tables/{table}/close");
    admin.granted("POST", &close, None);
    admin.refused(("POST", &close), None, 409, "not-now");
    admin.refused(("POST", "/api/v1/admin/tables/0/close"), None, 404, "not-found");
    assert_eq!(admin.look(&table)["table"]["status"], "closed");
}

//! Taking along what is kept about oneself.

use serde_json::json;

use crate::house::House;

const PASSWORD: &str = "correct horse battery";

#[test]
fn people_take_everything_kept_about_them_along_and_no_secret_with_it() {
    let house = House::open();
    let mut anna = house.account("anna", PASSWORD);
    let mut piet = house.guest("Piet");
    let token = anna.token();
    anna.ask("PATCH", "/api/v1/me", Some(json!({"settings": {"theme": "night"}})));
    let over = anna.table(&["me", "open"]);
    piet.wishes(&over, json!({"wish": "sit", "seat": 2}));
    anna.wishes(&over, json!({"wish": "start"}));
    anna.posts(&format!("/api/v1/tables/{over}/chat"), json!({"text": "hello Piet"}));
    piet.posts(&format!("/api/v1/tables/{over}/chat"), json!({"text": "hello Anna"}));
    piet.wishes(&over, json!({"wish": "resign", "seat": 2}));
    let complaint = json!({"about": piet.id(), "reason": "other", "text": "he whistles"});
    anna.posts(&format!("/api/v1/tables/{over}/reports"), complaint);
    let open = anna.table(&["me", "open"]);
    piet.table(&["me", "open"]);

    for path in ["/api/v1/me/data", "/me/data"] {
        let reply = anna.get(path);
        assert_eq!(reply.status, 200, "{}", reply.text);
        assert!(reply.headers["content-disposition"].starts_with("attachment"));
        assert_eq!(reply.headers["cache-control"], "no-store");
        let data = reply.json();
        assert_eq!(data["person"]["user_name"], "anna");
        assert_eq!(data["person"]["settings"]["theme"], "night");
        assert_eq!(data["person"]["has_password"], true);
        let kinds: Vec<_> =
            data["sessions"].as_array().unwrap().iter().map(|s| &s["kind"]).collect();
        assert_eq!(kinds, [&json!("browser"), &json!("token")]);
        assert_eq!(data["chat"].as_array().unwrap().len(), 1, "what others wrote is theirs");
        assert_eq!(data["chat"][0]["text"], "hello Piet");
        assert_eq!(data["reports"][0]["text"], "he whistles");
        let tables = data["tables"].as_array().unwrap();
        let told = |id: &str| tables.iter().find(|table| table["table"]["id"] == *id).unwrap();
        assert_eq!(tables.len(), 2);
        assert!(told(&open)["record"].is_null());
        let record = told(&over)["record"].as_str().unwrap();
        let path = record.strip_prefix(&house.app.config.public_url).unwrap();
        assert_eq!(anna.get(path).status, 200, "the link leads to the record");
        assert!(!reply.text.contains("argon2"), "{}", reply.text);
        let secrets = [anna.cookie.clone().unwrap(), token.clone()];
        assert!(secrets.iter().all(|secret| !reply.text.contains(secret)));
    }
}

#[test]
fn a_token_never_takes_its_owners_data_along() {
    let house = House::open();
    let mut anna = house.account("anna", PASSWORD);
    let token = anna.token();
    let mut program = anna.program(&token);
    for path in ["/api/v1/me/data", "/me/data"] {
        assert_eq!(program.get(path).status, 403);
        assert!(matches!(house.stranger().get(path).status, 401 | 403));
    }
}

//! Looking after people: what admins do, and what people tell them.

use damrak_server::register::{self, session_key};
use damrak_store::{Person, Session, SessionKind, Store};
use serde_json::json;

use crate::openapi::client::Client;
use crate::openapi::house::House;

/// Somebody with an account who looks after the house.
fn admin(house: &House) -> Client {
    let guest = register::guest("Carla".to_owned()).unwrap();
    let (user_name, password) = (Some("carla".to_owned()), Some("a hash".to_owned()));
    let person = Person { user_name, password, admin: true, ..guest };
    let now = damrak_table::wall_clock();
    let session = Session {
        key: session_key("secret-of-carla"),
        person: person.id.clone(),
        kind: SessionKind::Browser,
        label: "test".into(),
        created: now,
        seen: now,
        ends: damrak_store::Lived(i64::MAX),
        bound: false,
    };
    house.runtime.block_on(async {
        house.store.create_person(person).await.unwrap();
        house.store.create_session(session).await.unwrap();
    });
    let cookie_name = "__Host-damrak_session".to_owned();
    Client { cookie: Some("secret-of-carla".into()), cookie_name, ..house.stranger() }
}

pub fn looking_after_people(house: &House) {
    let mut carla = admin(house);
    let mut anna = house.account("annabel", "correct horse 17 staples");
    let mut bert = house.guest("Bert");
    let (anna_id, bert_id) = (anna.id(), bert.id());
    let table = anna.table(&["me", "open"], json!({}));
    bert.granted("POST", &format!("/api/v1/tables/{table}/chat"), Some(json!({"text": "hello"})));

    let path = format!("/api/v1/tables/{table}/reports");
    let complaint = json!({"about": bert_id, "reason": "insults", "text": "rude"});
    house.stranger().refused(("POST", &path), Some(complaint.clone()), 401, "sign-in");
    house.guest("Eve").refused(("POST", &path), Some(complaint.clone()), 403, "forbidden");
    let wrong = json!({"about": "nobody", "reason": "insults"});
    anna.refused(("POST", &path), Some(wrong), 400, "bad-request");
    let number = anna.granted("POST", &path, Some(complaint.clone()))["report"].clone();
    anna.refused(("POST", &path), Some(complaint), 409, "not-now");

    anna.refused(("GET", "/api/v1/admin/reports"), None, 403, "forbidden");
    anna.refused(("GET", "/api/v1/admin/deeds"), None, 403, "forbidden");
    carla.gets("/api/v1/admin/reports");
    carla.refused(("GET", "/api/v1/admin/reports?list=x"), None, 400, "bad-request");
    let handle = format!("/api/v1/admin/reports/{number}/handle");
    carla.granted("POST", &handle, Some(json!({"reason": "warned"})));
    carla.refused(("POST", &handle), Some(json!({})), 409, "not-now");
    carla.gets("/api/v1/admin/reports?list=handled");

    let about = |id: &str, what: &str| format!("/api/v1/admin/people/{id}/{what}");
    carla.granted("POST", &about(&anna_id, "admin"), Some(json!({"admin": true})));
    carla.granted("POST", &about(&anna_id, "admin"), Some(json!({"admin": false})));
    let guest = ("POST", &*about(&bert_id, "admin"));
    carla.refused(guest, Some(json!({"admin": true})), 409, "not-now");
    let reason = json!({"reason": "asked at the club"});
    carla.granted("POST", &about(&anna_id, "link"), Some(reason.clone()));
    carla.refused(("POST", &about("nobody", "link")), Some(json!({})), 404, "not-found");
    carla.granted("POST", &about(&anna_id, "end-sessions"), Some(reason));
    anna.refused(("GET", "/api/v1/me"), None, 401, "sign-in");
    let deeds = carla.gets("/api/v1/admin/deeds");
    let oldest = deeds["deeds"].as_array().unwrap().last().unwrap()["number"].clone();
    assert_eq!(carla.gets(&format!("/api/v1/admin/deeds?before={oldest}"))["deeds"], json!([]));
    house.runtime.block_on(async {
        let id = damrak_store::PersonId(carla.id());
        house.store.delete_person(&id).await.unwrap();
    });
}

//! What admins do for the people in the house, and what people tell them.

use damrak_server::register::{self, session_key};
use damrak_store::{Person, Session, SessionKind};
use serde_json::{Value, json};

use crate::browser::Browser;
use crate::house::House;

const PASSWORD: &str = "correct horse 17 staples";

/// Somebody with an account who looks after the house.
fn admin(house: &House, name: &str) -> Browser {
    let guest = register::guest(name.to_owned()).unwrap();
    let (user_name, password) = (Some(name.to_owned()), Some("a hash".to_owned()));
    let person = Person { user_name, password, admin: true, ..guest };
    let secret = format!("secret-of-{name}");
    let now = damrak_table::wall_clock();
    let session = Session {
        key: session_key(&secret),
        person: person.id.clone(),
        kind: SessionKind::Browser,
        label: "test".into(),
        created: now,
        seen: now,
        ends: damrak_store::Lived(i64::MAX),
        bound: false,
    };
    house.block_on(async {
        house.app.store().create_person(person).await.unwrap();
        house.app.store().create_session(session).await.unwrap();
    });
    Browser { cookie: Some(secret), ..house.stranger() }
}

fn about(person: &str, what: &str) -> String {
    format!("/api/v1/admin/people/{person}/{what}")
}

fn deeds(admin: &mut Browser) -> Vec<Value> {
    admin.gets("/api/v1/admin/deeds")["deeds"].as_array().unwrap().clone()
}

/// Two people at a table, and its id.
fn at_one_table(house: &House) -> (Browser, Browser, String) {
    let (mut anna, mut bert) = (house.guest("Anna"), house.guest("Bert"));
    let table = anna.table(&["me", "open"]);
    bert.wishes(&table, json!({"wish": "sit", "seat": 2}));
    (anna, bert, table)
}

#[test]
fn everything_an_admin_does_is_written_down_with_the_reason() {
    let house = House::open();
    let mut carla = admin(&house, "carla");
    let mut anna = house.account("anna", PASSWORD);
    let id = anna.id();
    let table = anna.table(&["me", "open"]);
    carla.posts(&about(&id, "end-sessions"), json!({"reason": "lost phone"}));
    carla.posts(&about(&id, "link"), json!({}));
    carla.posts(&about(&id, "admin"), json!({"admin": true}));
    carla.posts(&about(&id, "admin"), json!({"admin": false, "reason": "thinks better of it"}));
    carla.posts(&format!("/api/v1/admin/tables/{table}/close"), json!({}));
    carla.posts(&about(&id, "block"), json!({"blocked": true, "reason": "spam"}));
    carla.posts(&about(&id, "block"), json!({"blocked": false}));

    let deeds = deeds(&mut carla);

    let acts: Vec<&str> = deeds.iter().map(|deed| deed["act"].as_str().unwrap()).collect();
    let expected = ["unblock", "block", "close-table", "revoke", "grant", "link", "end-sessions"];
    assert_eq!(acts, expected);
    assert!(deeds.iter().all(|deed| deed["by"]["name"] == "carla"), "{deeds:?}");
    assert_eq!(deeds[1]["note"], "spam");
    assert_eq!(deeds[1]["person"], json!({"id": id, "name": "anna"}));
    assert_eq!(deeds[2]["table"], json!(table));
    assert_eq!(deeds[6]["note"], "lost phone");
}

#[test]
fn what_was_refused_is_not_written_down() {
    let house = House::open();
    let mut carla = admin(&house, "carla");
    let (id, guest) = (carla.id(), house.guest("Guest").id());
    let not_now = (409, "not-now".to_owned());
    let block = json!({"blocked": true});
    assert_eq!(carla.post(&about(&id, "block"), block.clone()).refused(), not_now);
    assert_eq!(carla.post(&about(&id, "admin"), json!({"admin": false})).refused(), not_now);
    assert_eq!(carla.post(&about(&guest, "admin"), json!({"admin": true})).refused(), not_now);
    assert_eq!(carla.post(&about("nobody", "block"), block).status, 404);
    assert_eq!(carla.post("/api/v1/admin/reports/7/handle", json!({})).status, 404);
    assert_eq!(carla.post("/api/v1/admin/tables/x/close", json!({})).status, 404);
    let turned = json!({"reason": "\u{202e}evil"});
    assert_eq!(carla.post(&about(&guest, "end-sessions"), turned).status, 400);
    assert_eq!(deeds(&mut carla), Vec::<Value>::new());
}

#[test]
fn nobody_else_may_look_after_people() {
    let house = House::open();
    let mut carla = admin(&house, "carla");
    let mut anna = house.account("anna", PASSWORD);
    let id = carla.id();
    for (path, body) in [
        (about(&id, "block"), json!({"blocked": true})),
        (about(&id, "admin"), json!({"admin": false})),
        (about(&id, "link"), json!({})),
        (about(&id, "end-sessions"), json!({})),
        ("/api/v1/admin/reports/1/handle".to_owned(), json!({})),
    ] {
        assert_eq!(anna.post(&path, body.clone()).refused(), (403, "forbidden".into()), "{path}");
        assert_eq!(house.stranger().post(&path, body).refused().0, 401, "{path}");
    }
    for path in [
        "/api/v1/admin/reports",
        "/api/v1/admin/deeds",
        "/admin",
        "/admin/people",
        "/admin/tables",
        "/admin/reports",
        "/admin/limits",
        "/admin/log",
        &format!("/admin/people/{id}"),
    ] {
        assert_eq!(anna.get(path).status, 403, "{path}");
        assert!([401, 403].contains(&house.stranger().get(path).status), "{path}");
    }
    assert!(carla.is_known());
}

#[test]
fn an_office_that_was_taken_away_ends_at_once() {
    let house = House::open();
    let (mut carla, mut dirk) = (admin(&house, "carla"), admin(&house, "dirk"));
    let anna = house.guest("Anna").id();
    carla.posts(&about(&dirk.id(), "admin"), json!({"admin": false}));
    let refused = dirk.post(&about(&anna, "block"), json!({"blocked": true})).refused();
    assert_eq!(refused, (403, "forbidden".into()));
    let own = about(&dirk.id(), "admin");
    assert_eq!(dirk.post(&own, json!({"admin": true})).status, 403);
}

#[test]
fn whoever_is_blocked_is_signed_out_and_leaves_all_tables() {
    let house = House::open();
    let mut carla = admin(&house, "carla");
    let (mut anna, mut bert, playing) = at_one_table(&house);
    anna.wishes(&playing, json!({"wish": "start"}));
    let gathering = bert.table(&["me", "open"]);
    let elsewhere = anna.table(&["me", "open"]);
    bert.wishes(&elsewhere, json!({"wish": "sit", "seat": 2}));
    let token = bert.token();
    let mut program = bert.program(&token);
    let id = bert.id();

    carla.posts(&about(&id, "block"), json!({"blocked": true}));

    assert!(!bert.is_known() && !program.is_known());
    let open = house.stranger().gets("/api/v1/tables?list=open");
    assert!(!open.to_string().contains(&gathering), "an open table of theirs is gone: {open}");
    let look =
        |browser: &mut Browser, table: &str| browser.gets(&format!("/api/v1/tables/{table}"));
    assert_eq!(look(&mut carla, &gathering)["table"]["status"], "closed");
    assert_eq!(look(&mut anna, &elsewhere)["seats"][1]["kind"], "open");
    let picture = look(&mut anna, &playing);
    assert_eq!(picture["result"]["why"], "resignation", "nobody waits for them: {picture}");
    assert_eq!(picture["seats"][1]["resigned"], true, "{}", picture["seats"][1]);
    carla.posts(&about(&id, "block"), json!({"blocked": false}));
    assert_eq!(look(&mut anna, &playing)["seats"][1]["resigned"], true, "what is lost is lost");
}

#[test]
fn looking_after_people_shows_nothing_of_a_game() {
    let house = House::open();
    let mut carla = admin(&house, "carla");
    let (mut anna, mut bert) = (house.guest("Anna"), house.guest("Bert"));
    let wanted = json!({
        "game": "kontor", "setup": {"variant": "gulliver"}, "seats": ["me", "open"],
        "public": false, "spectators": false,
    });
    let table = anna.posts("/api/v1/tables", wanted)["table"].as_str().unwrap().to_owned();
    bert.wishes(&table, json!({"wish": "sit", "seat": 2}));
    anna.wishes(&table, json!({"wish": "start"}));
    let complaint = json!({"about": bert.id(), "reason": "cheating"});
    anna.posts(&format!("/api/v1/tables/{table}/reports"), complaint);
    for path in [
        format!("/api/v1/tables/{table}"),
        format!("/api/v1/tables/{table}?seat=1"),
        format!("/api/v1/tables/{table}/at/0"),
        format!("/api/v1/tables/{table}/record"),
        format!("/table/{table}"),
        format!("/table/{table}/at/0"),
    ] {
        let stranger = house.stranger().get(&path).status;
        let seen = carla.get(&path).status;
        assert_eq!(seen, stranger, "{path}: an admin is a stranger there");
        assert!(seen >= 400, "{path}: {seen}");
    }
    // What an admin is shown of the table is its head and its talk.
    let shown = carla.gets("/api/v1/admin/reports").to_string();
    let pages = ["/admin/tables", "/admin/reports"].map(|path| carla.get(path).text);
    let secret = anna.gets(&format!("/api/v1/tables/{table}"))["game"]["own"]["offers"].to_string();
    let action = secret.split('"').find(|word| word.contains(' ')).map(str::to_owned);
    for text in pages.iter().chain([&shown]) {
        assert!(!text.contains("offers") && !text.contains("seed"), "{text}");
        assert!(action.as_ref().is_none_or(|action| !text.contains(action.as_str())), "{text}");
    }
}

#[test]
fn only_those_at_a_table_report_only_those_at_it() {
    let house = House::open();
    let (mut anna, mut bert, table) = at_one_table(&house);
    let mut mallory = house.guest("Mallory");
    let path = format!("/api/v1/tables/{table}/reports");
    let report = |id: &str| json!({"about": id, "reason": "insults", "text": "rude"});
    let (anna_id, bert_id, mallory_id) = (anna.id(), bert.id(), mallory.id());
    assert_eq!(mallory.post(&path, report(&bert_id)).refused(), (403, "forbidden".into()));
    assert_eq!(anna.post(&path, report(&mallory_id)).refused().0, 400);
    assert_eq!(anna.post(&path, report(&anna_id)).refused().0, 400, "nobody reports themselves");
    assert_eq!(house.stranger().post(&path, report(&bert_id)).refused().0, 401);
    let nowhere = anna.post("/api/v1/tables/nowhere/reports", report(&bert_id));
    assert_eq!(nowhere.refused().0, 404);
    let reason = json!({"about": bert_id, "reason": "<b>"});
    assert_eq!(anna.post(&path, reason).refused().0, 400);
    let long = json!({"about": bert_id, "reason": "other", "text": "x".repeat(1001)});
    assert_eq!(anna.post(&path, long).refused().0, 400);
    let turned = json!({"about": bert_id, "reason": "other", "text": "a\u{202e}b"});
    assert_eq!(anna.post(&path, turned).refused().0, 400);
    assert_eq!(anna.post(&path, report(&bert_id)).status, 201);
    assert_eq!(anna.post(&path, report(&bert_id)).refused(), (409, "not-now".into()), "once");
    // Whoever has said something there counts, too.
    mallory.posts(&format!("/api/v1/tables/{table}/chat"), json!({"text": "hello"}));
    assert_eq!(mallory.post(&path, report(&bert_id)).status, 201);
    assert_eq!(bert.post(&path, report(&mallory_id)).status, 201);
}

#[test]
fn a_report_reaches_admins_with_the_talk_and_its_reporter_hears_of_the_end() {
    let house = House::open();
    let mut carla = admin(&house, "carla");
    let (mut anna, mut bert, table) = at_one_table(&house);
    bert.posts(&format!("/api/v1/tables/{table}/chat"), json!({"text": "<i>you fool</i>"}));
    let complaint = json!({"about": bert.id(), "reason": "insults", "text": "<b>see</b>"});
    anna.posts(&format!("/api/v1/tables/{table}/reports"), complaint);

    let reports = carla.gets("/api/v1/admin/reports")["reports"].clone();
    assert_eq!(reports.as_array().unwrap().len(), 1);
    assert_eq!(reports[0]["about"]["name"], "Bert");
    assert_eq!(reports[0]["reporter"]["name"], "Anna");
    assert_eq!(reports[0]["chat"][0]["text"], "<i>you fool</i>");
    let page = carla.get("/admin/reports").text;
    assert!(page.contains("&lt;i&gt;you fool") && page.contains("&lt;b&gt;see"), "{page}");
    assert!(!page.contains("<i>you") && !page.contains("<b>see"));
    assert!(anna.get("/me").text.contains("id=\"reports\""));
    assert!(!bert.get("/me").text.contains("id=\"reports\""), "whoever is reported is not told");

    let path = format!("/api/v1/admin/reports/{}/handle", reports[0]["number"]);
    carla.posts(&path, json!({"reason": "warned"}));
    assert_eq!(carla.post(&path, json!({})).refused(), (409, "not-now".into()));
    assert_eq!(carla.gets("/api/v1/admin/reports")["reports"], json!([]));
    let handled = carla.gets("/api/v1/admin/reports?list=handled")["reports"].clone();
    assert!(handled[0]["handled"].is_number(), "{handled}");
    assert_eq!(deeds(&mut carla)[0]["note"], "warned");
    assert!(anna.get("/me").text.contains("Dealt with"));
}

#[test]
fn nobody_floods_the_admins_with_reports() {
    let house = House::open();
    let mut anna = house.guest("Anna");
    let table = anna.table(&["me", "open"]);
    let path = format!("/api/v1/tables/{table}/reports");
    let mut statuses = Vec::new();
    for number in 0..7 {
        let mut other = house.guest(&format!("Other {number}"));
        other.posts(&format!("/api/v1/tables/{table}/chat"), json!({"text": "hello"}));
        let complaint = json!({"about": other.id(), "reason": "other"});
        statuses.push(anna.post(&path, complaint).status);
    }
    assert_eq!(statuses, [201, 201, 201, 201, 201, 429, 429]);
}

#[test]
fn what_admins_did_stays_when_people_go() {
    let house = House::open();
    let (mut carla, mut dirk) = (admin(&house, "carla"), admin(&house, "dirk"));
    let mut anna = house.guest("Anna");
    carla.posts(&about(&anna.id(), "link"), json!({}));
    anna.ask("DELETE", "/api/v1/me", None);
    let id = damrak_store::PersonId(carla.id());
    house.block_on(house.app.store().delete_person(&id)).unwrap();
    let deeds = deeds(&mut dirk);
    assert_eq!(deeds.len(), 1);
    assert_eq!(
        (&deeds[0]["by"]["name"], &deeds[0]["person"]["name"]),
        (&json!(null), &json!(null))
    );
    assert!(!dirk.get("/admin/log").text.contains("Anna"));
}

//! A house with something in every corner, for whoever moves.

use serde_json::json;

use super::fixtures::{
    account, change, head, id, key, make, people, person, seated, session, table_id,
};
use crate::{
    ChatLine, Delivery, Lived, NewBody, NewReport, Order, Person, PushSubscription, RatingChange,
    Status, Store, TableChange, WayBack,
};

/// Puts something into every table of an empty store.
pub async fn furnish(store: &dyn Store) {
    store.put_setting("key", json!({ "secret": [1, null, "é\u{0}"] })).await.expect("a setting");
    store.note_lived(Lived(77)).await.expect("noted");
    people(store, &["bert", "guest", "gone"]).await;
    let anna = Person {
        settings: json!({ "notify": { "mail": { "address": "A@b.example", "confirmed": true } } }),
        admin: true,
        name: "Änna".into(),
        ..account("anna", "Anna")
    };
    store.create_person(anna).await.expect("somebody new");
    store.create_session(session("s", "anna", 10, 900)).await.expect("a new session");
    store.bind_session(&key("s")).await.expect("bound");

    make(store, seated("t", Status::Playing, &["anna", "bert"])).await;
    make(store, seated("u", Status::Gathering, &["guest", "gone"])).await;
    make(store, head("v")).await;
    store.pass_round().await.expect("counted");
    store.merge_person(&id("guest"), &id("bert")).await.expect("merged");
    store.delete_person(&id("gone")).await.expect("deleted");
    let body = NewBody { expected: 1, document: json!({ "clock": "é\u{0}" }) };
    let rated = RatingChange {
        pool: "kontor/2/live".into(),
        places: vec![(id("anna"), 1), (id("bert"), 2)],
    };
    let over = TableChange {
        body: Some(body),
        snapshot: Some(json!({ "after": 2 })),
        ratings: vec![rated],
        ..change(seated("t", Status::Over, &["anna", "bert"]), 0, &[json!({ "n": 1 }), json!("2")])
    };
    store.change_table(over).await.expect("in order");
    store.put_review(&table_id("t"), json!({ "lead": [3] })).await.expect("a review");
    let line =
        ChatLine { number: 0, person: id("anna"), name: "Änna".into(), text: "<b>".into(), at: 3 };
    store.add_chat(&table_id("t"), line).await.expect("said");

    let delivery = Delivery {
        id: 0,
        person: id("anna"),
        channel: "push".into(),
        document: json!({ "what": "turn" }),
        due: 5,
        tries: 2,
    };
    store.add_deliveries(vec![delivery]).await.expect("a delivery");
    let subscription = PushSubscription {
        person: id("bert"),
        endpoint: "https://push.example/1".into(),
        keys: json!({ "p256dh": "x" }),
        created: 4,
    };
    store.put_subscription(subscription).await.expect("a subscription");
    let way = WayBack { key: key("w"), person: id("bert"), mailbox: Some("b".into()), until: 99 };
    store.carry_out(Some(&id("anna")), Order::Link(way), "lost it", 8).await.expect("a way back");
    let report = NewReport {
        at: 7,
        reporter: id("anna"),
        about: id("bert"),
        table: table_id("t"),
        reason: "insults".into(),
        text: "\"quoted\"".into(),
    };
    store.add_report(report).await.expect("reported");
    assert_eq!(store.person(&id("bert")).await, Ok(Some(person("bert"))));
}

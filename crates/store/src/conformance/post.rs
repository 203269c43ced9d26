//! Deliveries and subscriptions.

use serde_json::{Value, json};

use super::fixtures::{id, people};
use crate::{Delivery, Millis, PushSubscription, Store};

fn delivery(person: &str, text: &str, due: Millis) -> Delivery {
    Delivery {
        id: 0,
        person: id(person),
        channel: "mail".into(),
        document: json!(text),
        due,
        tries: 0,
    }
}

async fn due(store: &dyn Store, now: Millis) -> Vec<Delivery> {
    store.due_deliveries(now, 10).await.expect("readable")
}

fn documents(deliveries: &[Delivery]) -> Vec<&Value> {
    deliveries.iter().map(|delivery| &delivery.document).collect()
}

pub(super) async fn deliveries_come_when_due(store: &dyn Store) {
    people(store, &["anna", "bert"]).await;
    let three = [("anna", "b", 20), ("bert", "a", 10), ("anna", "c", 30), ("anna", "b2", 20)];
    let all = three.map(|(person, text, at)| delivery(person, text, at));
    store.add_deliveries(all.into()).await.expect("new ones");
    store.add_deliveries(vec![]).await.expect("none is allowed");

    assert!(due(store, 9).await.is_empty());
    let found = due(store, 20).await;
    assert_eq!(documents(&found), ["a", "b", "b2"]);
    assert_eq!(found[0], Delivery { id: found[0].id, ..delivery("bert", "a", 10) });
    assert_eq!(store.due_deliveries(99, 2).await.map(|some| some.len()), Ok(2));

    store.delete_delivery(found[1].id).await.expect("done");
    store.delete_delivery(found[1].id).await.expect("done already");
    assert_eq!(documents(&due(store, 99).await), ["a", "b2", "c"]);
}

pub(super) async fn deliveries_are_put_off(store: &dyn Store) {
    people(store, &["anna"]).await;
    store.add_deliveries(vec![delivery("anna", "a", 10)]).await.expect("a new one");
    let first = due(store, 10).await[0].clone();

    assert_eq!(store.claim_delivery(first.id, 0, 500).await, Ok(true));
    assert_eq!(store.claim_delivery(first.id, 0, 600).await, Ok(false), "tried already");
    assert_eq!(store.claim_delivery(-1, 0, 500).await, Ok(false), "gone already");

    assert!(due(store, 499).await.is_empty());
    assert_eq!(due(store, 500).await, [Delivery { due: 500, tries: 1, ..first }]);
}

pub(super) async fn deliveries_are_found_by_person(store: &dyn Store) {
    people(store, &["anna", "bert"]).await;
    assert_eq!(store.waiting_deliveries().await, Ok(vec![]));
    let three = [("anna", "later", 30), ("bert", "his", 10), ("anna", "sooner", 20)];
    let mut all = three.map(|(person, text, at)| delivery(person, text, at)).to_vec();
    all[2].channel = "push".into();
    store.add_deliveries(all).await.expect("new ones");

    let of = async |person| store.deliveries_of(&id(person)).await.expect("readable");
    assert_eq!(documents(&of("anna").await), ["sooner", "later"]);
    assert_eq!(documents(&of("bert").await), ["his"]);
    assert!(of("nobody").await.is_empty());
    let counts = vec![("mail".to_owned(), 2), ("push".to_owned(), 1)];
    assert_eq!(store.waiting_deliveries().await, Ok(counts));
}

pub(super) async fn nothing_for_those_who_are_gone(store: &dyn Store) {
    people(store, &["anna", "bert", "guest"]).await;
    store.delete_person(&id("bert")).await.expect("they are there");
    store.merge_person(&id("guest"), &id("anna")).await.expect("both are there");

    let all = ["bert", "guest", "anna"].map(|person| delivery(person, person, 10));
    store.add_deliveries(all.into()).await.expect("for those who are here");

    let found = due(store, 10).await;
    assert_eq!(documents(&found), ["guest", "anna"]);
    assert!(found.iter().all(|delivery| delivery.person == id("anna")));
}

pub(super) async fn subscriptions_are_renewed(store: &dyn Store) {
    people(store, &["anna", "bert"]).await;
    let subscription = |person: &str, endpoint: &str, created| PushSubscription {
        person: id(person),
        endpoint: endpoint.into(),
        keys: json!({ "auth": created }),
        created,
    };
    for (endpoint, created) in [("b", 1), ("a", 2), ("b", 3)] {
        let wanted = subscription("anna", endpoint, created);
        store.put_subscription(wanted).await.expect("she is there");
    }
    let of = async |person| store.subscriptions_of(&id(person)).await.expect("readable");
    assert_eq!(of("anna").await, [subscription("anna", "a", 2), subscription("anna", "b", 3)]);

    store.put_subscription(subscription("bert", "a", 4)).await.expect("the same browser");
    assert_eq!(of("anna").await, [subscription("anna", "b", 3)]);
    assert_eq!(of("bert").await, [subscription("bert", "a", 4)]);

    store.delete_subscription("b").await.expect("removed");
    store.delete_subscription("b").await.expect("removed already");
    assert!(of("anna").await.is_empty());
    let refused = store.put_subscription(subscription("nobody", "c", 5)).await;
    assert_eq!(refused, Err(crate::StoreError::NotFound));
}

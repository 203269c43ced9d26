//! People who go, and guests who turn out to be somebody.

use serde_json::json;

use super::fixtures::{
    account, change, id, key, make, people, person, seat, seated, session, table_id,
};
use crate::{
    ChatLine, DELETED, Delivery, PersonId, PushSubscription, RatingChange, SeatHead, Status, Store,
    StoreError, TableChange, TableHead, TableQuery,
};

/// Gives a person one of everything there is; the tables are called after them.
async fn settle(store: &dyn Store, name: &str, pools: &[&str]) {
    store.create_session(session(name, name, 10, 90)).await.expect("a new session");
    let subscription = PushSubscription {
        person: id(name),
        endpoint: format!("push/{name}"),
        keys: json!({}),
        created: 1,
    };
    store.put_subscription(subscription).await.expect("a new subscription");
    let delivery = Delivery {
        id: 0,
        person: id(name),
        channel: "push".into(),
        document: json!(name),
        due: 1,
        tries: 0,
    };
    store.add_deliveries(vec![delivery]).await.expect("a new delivery");
    make(store, seated(name, Status::Playing, &[name, "anna"])).await;
    store.add_chat(&table_id(name), said_by(name)).await.expect("a line");
    let rate = |pool: &&str| RatingChange { pool: (*pool).into(), places: vec![(id(name), 1)] };
    let over = seated(name, Status::Over, &[name, "anna"]);
    let ratings = pools.iter().map(rate).collect();
    let end = TableChange { ratings, ..change(over, 0, &[json!("end")]) };
    store.change_table(end).await.expect("the game ends");
}

fn said_by(name: &str) -> ChatLine {
    ChatLine { number: 1, person: id(name), name: person(name).name, text: "hello".into(), at: 5 }
}

async fn seats(store: &dyn Store, table: &str) -> Vec<SeatHead> {
    let table = store.table(&table_id(table), None).await.expect("readable").expect("it is there");
    table.head.seats
}

fn deleted_seat() -> SeatHead {
    SeatHead { person: None, bot: None, name: DELETED.into() }
}

pub(super) async fn the_deleted_leave_their_name(store: &dyn Store) {
    people(store, &["anna", "gone"]).await;
    settle(store, "gone", &["p"]).await;

    store.delete_person(&id("gone")).await.expect("they are there");

    assert_eq!(store.person(&id("gone")).await, Ok(None));
    assert_eq!(store.session(&key("gone"), crate::Lived(20)).await, Ok(None));
    assert_eq!(store.sessions_of(&id("gone")).await, Ok(vec![]));
    assert_eq!(store.subscriptions_of(&id("gone")).await, Ok(vec![]));
    assert_eq!(store.due_deliveries(99, 9).await, Ok(vec![]));
    assert_eq!(store.ratings_of(&id("gone")).await, Ok(vec![]));
    assert_eq!(store.top_ratings("p", 9).await, Ok(vec![]));
    assert_eq!(seats(store, "gone").await, [deleted_seat(), seat("anna")]);
    let listed = store.tables(TableQuery::PastOf(id("anna")), 9, 0).await.expect("readable");
    assert_eq!(listed[0].seats, [deleted_seat(), seat("anna")]);
    let chat = store.chat(&table_id("gone"), 0, 9).await.expect("readable");
    assert_eq!(chat, [ChatLine { name: DELETED.into(), ..said_by("gone") }]);
    assert_eq!(store.delete_person(&id("gone")).await, Err(StoreError::NotFound));
}

pub(super) async fn the_deleted_do_not_come_back(store: &dyn Store) {
    people(store, &["anna", "gone"]).await;
    let head = seated("t", Status::Playing, &["anna", "gone"]);
    make(store, head.clone()).await;
    store.delete_person(&id("gone")).await.expect("they are there");

    store.change_table(change(head, 0, &[json!(1)])).await.expect("it was under way");

    assert_eq!(seats(store, "t").await, [seat("anna"), deleted_seat()]);
    let line = store.add_chat(&table_id("t"), said_by("gone")).await;
    assert_eq!(line, Err(StoreError::NotFound));
}

pub(super) async fn a_guest_becomes_somebody(store: &dyn Store) {
    people(store, &["anna", "guest"]).await;
    store.create_person(account("bert", "bert")).await.expect("somebody new");
    settle(store, "guest", &["both", "guest only"]).await;
    settle(store, "bert", &["both"]).await;
    make(store, TableHead { owner: id("guest"), ..seated("made", Status::Gathering, &["anna"]) })
        .await;
    make(store, seated("together", Status::Playing, &["guest", "bert"])).await;
    let rating = store.ratings_of(&id("bert")).await.expect("readable");

    let tables = store.merge_person(&id("guest"), &id("bert")).await.expect("both are there");

    assert_eq!(tables, ["guest", "made", "together"].map(table_id));
    assert_eq!(store.person(&id("guest")).await, Ok(None));
    let signed_in =
        store.session(&key("guest"), crate::Lived(20)).await.expect("readable").expect("it stays");
    assert_eq!((signed_in.0.person, signed_in.1.id), (id("bert"), id("bert")));
    assert_eq!(seats(store, "guest").await, [seat("bert"), seat("anna")]);
    assert_eq!(seats(store, "together").await, [seat("bert"), seat("bert")]);
    let made = store.table(&table_id("made"), None).await.expect("readable").expect("there");
    assert_eq!(made.head.owner, id("bert"));
    let chat = store.chat(&table_id("guest"), 0, 9).await.expect("readable");
    assert_eq!(chat, [ChatLine { person: id("bert"), ..said_by("guest") }], "their name then");
    let mine = store.tables(TableQuery::Of(id("bert")), 9, 0).await.expect("readable");
    assert_eq!(mine.len(), 2);
    assert_eq!(store.tables(TableQuery::Of(id("guest")), 9, 0).await, Ok(vec![]));
    assert_eq!(store.subscriptions_of(&id("bert")).await.map(|all| all.len()), Ok(2));
    let due = store.due_deliveries(99, 9).await.expect("readable");
    let receivers: Vec<PersonId> = due.into_iter().map(|delivery| delivery.person).collect();
    assert_eq!(receivers, [id("bert"), id("bert")]);
    let merged = store.ratings_of(&id("bert")).await.expect("readable");
    assert_eq!(merged[..1], rating, "their own stays");
    assert_eq!(merged[1].pool, "guest only");
    assert_eq!(merged.len(), 2);
}

pub(super) async fn a_merge_holds_for_changes_under_way(store: &dyn Store) {
    people(store, &["anna", "guest", "bert"]).await;
    let head = seated("t", Status::Playing, &["guest", "anna"]);
    make(store, head.clone()).await;
    make(store, TableHead { owner: id("guest"), ..seated("u", Status::Playing, &["anna"]) }).await;
    store.merge_person(&id("guest"), &id("bert")).await.expect("both are there");

    let places = vec![(id("guest"), 1), (id("anna"), 2)];
    let ratings = vec![RatingChange { pool: "p".into(), places }];
    let end = TableChange { ratings, ..change(head, 0, &[json!("end")]) };
    store.change_table(end).await.expect("it was under way");
    let stale = TableHead { owner: id("guest"), ..seated("u", Status::Over, &["anna"]) };
    store.change_table(change(stale, 0, &[])).await.expect("it was under way");
    store.add_chat(&table_id("t"), said_by("guest")).await.expect("it was under way");

    let table = store.table(&table_id("t"), None).await.expect("readable").expect("it is there");
    assert_eq!(table.head.seats, [seat("bert"), seat("anna")]);
    assert_eq!(table.head.owner, id("bert"));
    let owned = store.table(&table_id("u"), None).await.expect("readable").expect("it is there");
    assert_eq!(owned.head.owner, id("bert"));
    let rated = store.ratings_of(&id("bert")).await.expect("readable");
    assert_eq!(rated.len(), 1);
    let chat = store.chat(&table_id("t"), 0, 9).await.expect("readable");
    assert_eq!(chat[0].person, id("bert"));
}

pub(super) async fn merges_follow_each_other(store: &dyn Store) {
    people(store, &["one", "two", "three"]).await;
    let head = seated("t", Status::Playing, &["one"]);
    make(store, head.clone()).await;
    store.merge_person(&id("one"), &id("two")).await.expect("both are there");
    store.merge_person(&id("two"), &id("three")).await.expect("both are there");

    store.change_table(change(head.clone(), 0, &[])).await.expect("it was under way");
    assert_eq!(seats(store, "t").await, [seat("three")]);

    store.delete_person(&id("three")).await.expect("they are there");
    store.change_table(change(head, 0, &[])).await.expect("it was under way");
    assert_eq!(seats(store, "t").await, [deleted_seat()]);
}

pub(super) async fn only_guests_are_merged_and_only_into_somebody(store: &dyn Store) {
    people(store, &["guest"]).await;
    store.create_person(account("bert", "bert")).await.expect("somebody new");
    let merge = async |guest, into| store.merge_person(&id(guest), &id(into)).await;

    assert_eq!(merge("guest", "nobody").await, Err(StoreError::NotFound));
    assert_eq!(merge("nobody", "guest").await, Err(StoreError::NotFound));
    for (guest, into) in [("guest", "guest"), ("bert", "guest")] {
        let refused = merge(guest, into).await;
        assert!(matches!(refused, Err(StoreError::Conflict(_))), "{refused:?}");
    }
    assert_eq!(store.person(&id("guest")).await, Ok(Some(person("guest"))));
}

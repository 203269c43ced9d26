//! Tables that nobody came to.

use serde_json::json;

use super::fixtures::{bot, change, head, id, make, people, person, seat, seated, table_id};
use crate::{ChatLine, Forgetting, Status, Store, TableHead};

const AFTER: Forgetting = Forgetting { empty: 2, alone: 4, together: 10 };

async fn pass(store: &dyn Store, rounds: u32) {
    for _ in 0..rounds {
        store.pass_round().await.expect("it can be written");
    }
}

async fn forgotten(store: &dyn Store) -> Vec<String> {
    let ids = store.forgotten_tables(AFTER, 100).await.expect("readable");
    let mut names: Vec<String> = ids.into_iter().map(|id| id.0).collect();
    names.sort();
    names
}

pub(super) async fn a_table_nobody_came_to_is_forgotten_after_its_rounds(store: &dyn Store) {
    // However old a head says it is: no clock on the wall counts.
    let empty =
        TableHead { changed: 0, created: 0, seats: vec![seat(""), seat("")], ..head("empty") };
    make(store, empty).await;
    make(store, TableHead { changed: 0, ..head("alone") }).await;
    make(store, seated("together", Status::Gathering, &["anna", "bert"])).await;
    make(store, TableHead { owner: id("bert"), ..head("a guest alone") }).await;
    make(store, seated("played", Status::Playing, &["anna", ""])).await;
    make(store, seated("over", Status::Over, &["anna", ""])).await;
    make(store, seated("closed", Status::Closed, &["anna", "bert"])).await;
    let broken_off = seated("broken off", Status::Closed, &["anna", "bert"]);
    make(store, TableHead { decisions: 1, ..broken_off }).await;

    pass(store, 1).await;
    assert!(forgotten(store).await.is_empty());
    pass(store, 1).await;
    assert_eq!(forgotten(store).await, ["empty"]);
    pass(store, 2).await;
    assert_eq!(forgotten(store).await, ["alone", "closed", "empty"]);
    pass(store, 5).await;
    assert_eq!(forgotten(store).await, ["alone", "closed", "empty"], "others have an appointment");
    pass(store, 1).await;
    let not_begun = ["a guest alone", "alone", "closed", "empty", "together"];
    assert_eq!(forgotten(store).await, not_begun, "which nobody keeps");
    pass(store, 100).await;
    assert_eq!(forgotten(store).await, not_begun);
    assert_eq!(
        store.forgotten_tables(AFTER, 1).await.map(|ids| ids.len()),
        Ok(1),
        "in small steps"
    );
}

pub(super) async fn a_game_of_bots_alone_is_forgotten_when_nobody_looks(store: &dyn Store) {
    let played = |name: &str| seated(name, Status::Playing, &["anna", ""]);
    let bots = |name: &str| TableHead { seats: vec![bot(), bot()], ..played(name) };
    make(store, TableHead { decisions: 0, ..bots("never looked at") }).await;
    make(store, TableHead { decisions: 5, ..bots("given up") }).await;
    make(store, bots("looked at")).await;
    make(store, TableHead { decisions: 0, ..played("with anna") }).await;
    make(store, TableHead { status: Status::Over, ..bots("over") }).await;
    pass(store, 3).await;
    assert!(forgotten(store).await.is_empty());
    store.attend_table(&table_id("looked at")).await.expect("it is there");
    pass(store, 1).await;

    assert_eq!(forgotten(store).await, ["given up", "never looked at"]);

    assert_eq!(store.forget_table(&table_id("given up"), AFTER).await, Ok(true));
    assert_eq!(store.forget_table(&table_id("with anna"), AFTER).await, Ok(false));
    pass(store, 100).await;
    assert_eq!(forgotten(store).await, ["looked at", "never looked at"]);
}

pub(super) async fn what_happens_at_a_table_begins_its_rounds_anew(store: &dyn Store) {
    people(store, &["anna"]).await;
    for name in ["changed", "talked at", "looked at", "left alone"] {
        make(store, TableHead { seats: vec![seat(""), seat("")], ..head(name) }).await;
    }
    pass(store, 1).await;

    let open = TableHead { seats: vec![seat(""), seat("")], ..head("changed") };
    store.change_table(change(open, 0, &[json!(1)])).await.expect("in time");
    let line = ChatLine {
        number: 0,
        person: id("anna"),
        name: person("anna").name,
        text: "anybody?".into(),
        at: 1,
    };
    store.add_chat(&table_id("talked at"), line).await.expect("a line");
    store.attend_table(&table_id("looked at")).await.expect("it is there");
    store.attend_table(&table_id("nowhere")).await.expect("it may be gone");
    pass(store, 1).await;

    assert_eq!(forgotten(store).await, ["left alone"]);
    assert_eq!(store.forget_table(&table_id("changed"), AFTER).await, Ok(false));
    assert!(store.table(&table_id("changed"), None).await.expect("readable").is_some());
    pass(store, 1).await;
    assert_eq!(forgotten(store).await.len(), 4);
}

pub(super) async fn a_forgotten_table_leaves_nothing(store: &dyn Store) {
    people(store, &["anna"]).await;
    make(store, head("t")).await;
    store.change_table(change(head("t"), 0, &[json!("sat")])).await.expect("in time");
    let line =
        ChatLine { number: 0, person: id("anna"), name: "Anna".into(), text: "hm".into(), at: 1 };
    store.add_chat(&table_id("t"), line).await.expect("a line");
    store.put_review(&table_id("t"), json!({})).await.expect("kept");
    pass(store, 4).await;

    assert_eq!(store.forget_table(&table_id("t"), AFTER).await, Ok(true));

    assert_eq!(store.table(&table_id("t"), None).await, Ok(None));
    assert_eq!(store.log(&table_id("t"), 0, 9).await, Ok(vec![]));
    assert_eq!(store.chat_of(&id("anna")).await, Ok(vec![]));
    assert_eq!(store.forget_table(&table_id("t"), AFTER).await, Ok(false), "it is gone already");
    assert_eq!(store.forgotten_tables(AFTER, 9).await, Ok(vec![]));
}

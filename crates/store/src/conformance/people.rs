//! People.

use serde_json::json;

use super::fixtures::{account, id, join_all, people, person};
use crate::{Order, Person, Store, StoreError};

pub(super) async fn what_is_written_is_read(store: &dyn Store) {
    let greta = Person { blocked: true, ..account("greta", "Greta") };
    store.create_person(greta.clone()).await.expect("somebody new");
    store.create_person(person("hugo")).await.expect("a guest");

    assert_eq!(store.person(&id("greta")).await, Ok(Some(greta)));
    assert_eq!(store.person(&id("hugo")).await, Ok(Some(person("hugo"))));
    assert_eq!(store.person(&id("nobody")).await, Ok(None));
    let again = store.create_person(person("hugo")).await;
    assert!(matches!(again, Err(StoreError::Conflict(_))), "{again:?}");
}

pub(super) async fn names_are_unique_whatever_the_capitals(store: &dyn Store) {
    store.create_person(account("a", "Änne")).await.expect("the first");
    store.create_person(account("b", "bert")).await.expect("another name");
    people(store, &["c", "d"]).await;

    for taken in ["Änne", "änne", "ÄNNE"] {
        let refused = store.create_person(account("e", taken)).await;
        assert!(matches!(refused, Err(StoreError::Conflict(_))), "{taken}: {refused:?}");
        let found = store.person_by_user_name(taken).await.expect("readable");
        assert_eq!(found.map(|person| person.id), Some(id("a")));
    }
    let refused = store.update_person(account("b", "äNNe")).await;
    assert!(matches!(refused, Err(StoreError::Conflict(_))), "{refused:?}");
    assert_eq!(store.person_by_user_name("bert").await, Ok(Some(account("b", "bert"))));

    assert_eq!(
        store.update_person(account("a", "ännE")).await,
        Ok(()),
        "their own, written otherwise"
    );
    assert_eq!(store.person_by_user_name("nobody").await, Ok(None));

    let race = ["c", "d"].map(|id| store.update_person(account(id, "Cleo")));
    let won = join_all(race.into()).await.iter().filter(|answer| answer.is_ok()).count();
    assert_eq!(won, 1, "one of two who want a name at once");
}

pub(super) async fn updates_need_somebody(store: &dyn Store) {
    people(store, &["anna"]).await;
    let grown = Person {
        name: "Anna B.".into(),
        settings: json!({ "language": "nl" }),
        user_name: Some("anna".into()),
        ..person("anna")
    };

    assert_eq!(store.update_person(grown.clone()).await, Ok(()));

    assert_eq!(store.person(&id("anna")).await, Ok(Some(grown)));
    let nobody = person("nobody");
    assert_eq!(store.update_person(nobody.clone()).await, Err(StoreError::NotFound));
    assert_eq!(store.update_account(&nobody, nobody.clone()).await, Err(StoreError::NotFound));
}

pub(super) async fn saving_somebody_brings_back_no_password_and_no_rights(store: &dyn Store) {
    store.create_person(Person { admin: true, ..account("anna", "anna") }).await.expect("new");
    let before = store.person(&id("anna")).await.expect("readable").expect("there");
    for order in [Order::Password(id("anna"), "new".into()), Order::Revoke(id("anna"))] {
        store.carry_out(None, order, "", 5).await.expect("another program does it");
    }
    let now = async || store.person(&id("anna")).await.expect("readable").expect("there");

    store.update_person(Person { name: "Anne".into(), ..before.clone() }).await.expect("saved");
    let kept = now().await;
    assert_eq!((kept.name.as_str(), kept.admin), ("Anne", false));
    assert_eq!(kept.password.as_deref(), Some("new"));

    let late = Person { password: Some("late".into()), name: "A".into(), ..before.clone() };
    let refused = store.update_account(&before, late).await;
    assert!(matches!(refused, Err(StoreError::Conflict(_))), "{refused:?}");
    assert_eq!(now().await, kept, "all of it is refused");
    let chosen = Person { password: Some("chosen".into()), ..kept.clone() };
    store.update_account(&kept, chosen.clone()).await.expect("nobody was faster");
    assert_eq!(now().await, chosen);
}

pub(super) async fn people_are_found_by_parts_of_names(store: &dyn Store) {
    for (id, name, user_name) in [
        ("1", "Örjan", None),
        ("2", "Bjorn", Some("Jantje")),
        ("3", "100%_Jan", None),
        ("4", "Piet", None),
    ] {
        let user_name = user_name.map(str::to_owned);
        let somebody = Person { name: name.into(), user_name, ..person(id) };
        store.create_person(somebody).await.expect("somebody new");
    }
    let found = async |text: &str, limit| -> Vec<String> {
        let people = store.find_people(text, limit).await.expect("readable");
        people.into_iter().map(|person| person.id.0).collect()
    };

    assert_eq!(found("JAN", 10).await, ["3", "2", "1"], "by name, whatever the capitals");
    assert_eq!(found("jan", 2).await, ["3", "2"]);
    assert_eq!(found("ÖR", 10).await, ["1"]);
    assert_eq!(found("%_", 10).await, ["3"], "signs stand for themselves");
    assert_eq!(found("", 10).await.len(), 4);
    assert!(found("zz", 10).await.is_empty());
}

pub(super) async fn only_an_admin_who_can_sign_in_counts(store: &dyn Store) {
    people(store, &["anna"]).await;
    assert_eq!(store.has_admin().await, Ok(false));

    let guest = Person { admin: true, ..person("anna") };
    store.update_account(&person("anna"), guest.clone()).await.expect("she is there");
    assert_eq!(store.has_admin().await, Ok(false), "a guest may lose the cookie");

    let (user_name, password) = (Some("anna".to_owned()), Some("a hash".to_owned()));
    let account = Person { user_name, password, ..guest.clone() };
    store.update_account(&guest, account).await.expect("she is there");
    assert_eq!(store.has_admin().await, Ok(true));
    let admins = store.admins().await.expect("readable");
    assert_eq!(admins.iter().map(|admin| admin.id.0.as_str()).collect::<Vec<_>>(), ["anna"]);
    store.carry_out(None, Order::Block(id("anna")), "", 1).await.expect("blocked");
    assert_eq!(store.has_admin().await, Ok(false), "a blocked admin looks after nothing");
}

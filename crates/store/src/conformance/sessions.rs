//! Sessions.

use super::fixtures::{id, key, people, person, session};
use crate::{Lived, Session, SessionKind, Store, StoreError};

pub(super) async fn a_session_leads_to_its_person(store: &dyn Store) {
    people(store, &["anna", "bert"]).await;
    let token = Session {
        kind: SessionKind::Token,
        label: "my bot".into(),
        ..session("b", "bert", 10, 90)
    };
    store.create_session(session("a", "anna", 10, 90)).await.expect("a new session");
    store.create_session(token.clone()).await.expect("a new token");

    let anna = store.session(&key("a"), Lived(50)).await;
    let bert = store.session(&key("b"), Lived(50)).await;

    assert_eq!(anna, Ok(Some((session("a", "anna", 10, 90), person("anna")))));
    assert_eq!(bert, Ok(Some((token, person("bert")))));
    assert_eq!(store.session(&key("c"), Lived(50)).await, Ok(None));
    let again = store.create_session(session("a", "bert", 10, 90)).await;
    assert!(matches!(again, Err(StoreError::Conflict(_))), "{again:?}");
}

pub(super) async fn a_session_ends_by_itself(store: &dyn Store) {
    people(store, &["anna"]).await;
    store.create_session(session("a", "anna", 10, 90)).await.expect("a new session");

    assert!(store.session(&key("a"), Lived(89)).await.is_ok_and(|found| found.is_some()));
    assert_eq!(store.session(&key("a"), Lived(90)).await, Ok(None));
}

pub(super) async fn a_new_one_sweeps_nothing_away(store: &dyn Store) {
    people(store, &["anna", "bert"]).await;
    store.create_session(session("short", "anna", 10, 50)).await.expect("a new session");
    store.create_session(session("late", "bert", 500, 900)).await.expect("a new session");

    let left = store.sessions_of(&id("anna")).await.expect("readable");

    assert_eq!(left, [session("short", "anna", 10, 50)], "the clock may have been wrong");
}

pub(super) async fn ended_ones_are_swept_away_a_few_at_a_time(store: &dyn Store) {
    people(store, &["anna"]).await;
    for (secret, ends) in [("c", 70), ("a", 50), ("d", 500), ("b", 60)] {
        store.create_session(session(secret, "anna", 10, ends)).await.expect("a new session");
    }
    let left = async || -> Vec<_> {
        let sessions = store.sessions_of(&id("anna")).await.expect("readable");
        let mut ends: Vec<_> = sessions.iter().map(|session| session.ends.0).collect();
        ends.sort_unstable();
        ends
    };

    assert_eq!(store.sweep_sessions(Lived(49), 2).await, Ok(0));
    assert_eq!(left().await, [50, 60, 70, 500]);
    assert_eq!(store.sweep_sessions(Lived(70), 2).await, Ok(2));
    assert_eq!(left().await, [70, 500], "those that ended first");
    assert_eq!(store.sweep_sessions(Lived(70), 2).await, Ok(1));
    assert_eq!(store.sweep_sessions(Lived(70), 2).await, Ok(0));
    assert_eq!(left().await, [500]);
}

pub(super) async fn a_session_is_renewed_and_never_cut_short(store: &dyn Store) {
    people(store, &["anna"]).await;
    store.create_session(session("a", "anna", 10, 90)).await.expect("a new session");

    store.renew_session(&key("a"), Lived(200)).await.expect("the session is there");
    assert!(store.session(&key("a"), Lived(199)).await.is_ok_and(|found| found.is_some()));
    store.renew_session(&key("a"), Lived(100)).await.expect("clocks may differ");
    assert!(store.session(&key("a"), Lived(199)).await.is_ok_and(|found| found.is_some()));
    assert_eq!(store.session(&key("a"), Lived(200)).await, Ok(None));
    assert_eq!(store.renew_session(&key("gone"), Lived(300)).await, Ok(()));
}

pub(super) async fn what_was_lived_through_is_kept_and_never_less(store: &dyn Store) {
    assert_eq!(store.lived().await, Ok(Lived(0)));
    store.note_lived(Lived(500)).await.expect("written");
    store.note_lived(Lived(400)).await.expect("nothing to write");
    assert_eq!(store.lived().await, Ok(Lived(500)));
}

pub(super) async fn a_session_is_bound_for_good(store: &dyn Store) {
    people(store, &["anna"]).await;
    let bound = Session { bound: true, ..session("a", "anna", 10, 90) };
    store.create_session(bound.clone()).await.expect("a new session");
    store.create_session(session("b", "anna", 20, 90)).await.expect("a new session");

    for _ in 0..2 {
        store.bind_session(&key("b")).await.expect("the session is there");
    }
    store.renew_session(&key("b"), Lived(100)).await.expect("the session is there");
    assert_eq!(store.bind_session(&key("gone")).await, Ok(()));

    let other = Session { bound: true, ..session("b", "anna", 20, 100) };
    assert_eq!(store.sessions_of(&id("anna")).await, Ok(vec![bound, other]));
}

pub(super) async fn use_is_noted_to_a_minute(store: &dyn Store) {
    people(store, &["anna"]).await;
    store.create_session(session("a", "anna", 0, 900_000)).await.expect("a new session");
    let seen = async || store.sessions_of(&id("anna")).await.expect("readable")[0].seen;

    store.touch_session(&key("a"), 100_000).await.expect("the session is there");
    assert_eq!(seen().await, 100_000);
    store.touch_session(&key("a"), 50_000).await.expect("clocks may differ");
    assert_eq!(seen().await, 100_000, "never backwards");
    store.touch_session(&key("a"), 130_000).await.expect("soon after");
    assert!((100_000..=130_000).contains(&seen().await));
    assert_eq!(store.touch_session(&key("gone"), 200_000).await, Ok(()));
}

pub(super) async fn sessions_can_be_ended(store: &dyn Store) {
    people(store, &["anna", "bert"]).await;
    for (secret, created) in [("c", 1), ("a", 3), ("b", 2), ("d", 4)] {
        store.create_session(session(secret, "anna", created, 900)).await.expect("a new session");
    }
    store.create_session(session("other", "bert", 1, 900)).await.expect("a new session");
    let keys = async |person| -> Vec<_> {
        let sessions = store.sessions_of(&id(person)).await.expect("readable");
        sessions.into_iter().map(|session| session.key).collect()
    };
    assert_eq!(keys("anna").await, ["c", "b", "a", "d"].map(key), "oldest first");

    store.delete_session(&key("b")).await.expect("ended");
    store.delete_session(&key("b")).await.expect("ended already");
    assert_eq!(keys("anna").await, ["c", "a", "d"].map(key));
    store.delete_other_sessions(&id("anna"), Some(&key("a"))).await.expect("ended");
    assert_eq!(keys("anna").await, [key("a")]);
    store.delete_other_sessions(&id("anna"), None).await.expect("ended");
    assert!(keys("anna").await.is_empty());
    assert_eq!(keys("bert").await, [key("other")]);
}

pub(super) async fn nobody_gets_no_session(store: &dyn Store) {
    people(store, &["anna"]).await;
    store.create_session(session("old", "anna", 10, 90)).await.expect("a new session");

    let refused = store.create_session(session("a", "nobody", 200, 900)).await;

    assert_eq!(refused, Err(StoreError::NotFound));
    let left = store.sessions_of(&id("anna")).await.expect("readable");
    assert_eq!(left.len(), 1);
}

//! People and tables to tell stories with.

use std::future::poll_fn;
use std::task::Poll;

use damrak_core::{Hash, Seat};
use serde_json::{Value, json};

use crate::{
    Answer, Lived, Millis, Person, PersonId, Rating, SeatHead, Session, SessionKind, Status, Store,
    StoreError, TableChange, TableHead, TableId,
};

/// A rater whose doings are easy to foresee: the winners gain a point, the others lose one, and everybody is
/// known by a tenth better.
pub fn rater(places: &[(Rating, u8)]) -> Vec<Rating> {
    let rate = |(rating, place): &(Rating, u8)| Rating {
        mean: rating.mean + if *place == 1 { 1.0 } else { -1.0 },
        deviation: rating.deviation * 0.9,
        ..rating.clone()
    };
    places.iter().map(rate).collect()
}

/// A guest whose name is their id with a capital.
pub fn person(id: &str) -> Person {
    let mut name = id.to_owned();
    if let Some(first) = name.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    Person {
        id: PersonId(id.into()),
        name,
        user_name: None,
        password: None,
        admin: false,
        blocked: false,
        settings: json!({ "theme": "night", "size": 3 }),
        created: 1_000,
    }
}

/// The owner of an account.
pub(super) fn account(id: &str, user_name: &str) -> Person {
    Person {
        user_name: Some(user_name.into()),
        password: Some("$argon2id$v=19$m=1,t=1,p=1$c2FsdA$aGFzaA".into()),
        ..person(id)
    }
}

pub(super) fn id(name: &str) -> PersonId {
    PersonId(name.into())
}

pub(super) fn table_id(name: &str) -> TableId {
    TableId(name.into())
}

pub(super) async fn people(store: &dyn Store, ids: &[&str]) {
    for id in ids {
        store.create_person(person(id)).await.expect("somebody new");
    }
}

pub(super) fn key(secret: &str) -> Hash {
    Hash::of(&[secret.as_bytes()])
}

pub(super) fn session(secret: &str, person: &str, created: Millis, ends: i64) -> Session {
    Session {
        key: key(secret),
        person: id(person),
        kind: SessionKind::Browser,
        label: "Firefox on Linux".into(),
        created,
        seen: created,
        ends: Lived(ends),
        bound: false,
    }
}

/// A seat with somebody on it; nobody's id is the empty text.
pub fn seat(person: &str) -> SeatHead {
    if person.is_empty() {
        return SeatHead::default();
    }
    SeatHead { person: Some(id(person)), bot: None, name: self::person(person).name }
}

/// A seat with a bot on it.
pub(super) fn bot() -> SeatHead {
    SeatHead { person: None, bot: Some("clerk".into()), name: "Clerk".into() }
}

/// The seats with these numbers.
pub(super) fn seats(numbers: &[u8]) -> Vec<Seat> {
    numbers.iter().filter_map(|number| Seat::from_number(*number)).collect()
}

/// A public table that gathers, made by and seating "anna".
pub fn head(id: &str) -> TableHead {
    TableHead {
        id: table_id(id),
        title: format!("Table {id}"),
        game: "kontor".into(),
        variant: "standard".into(),
        status: Status::Gathering,
        public: true,
        live: true,
        rated: true,
        owner: PersonId("anna".into()),
        seats: vec![seat("anna"), seat("")],
        waiting: seats(&[1]),
        decisions: 0,
        created: 1_000,
        changed: 1_000,
    }
}

/// A head with these people on its seats, the first of whom made it.
pub(super) fn seated(id: &str, status: Status, people: &[&str]) -> TableHead {
    let seats: Vec<_> = people.iter().copied().map(seat).collect();
    let owner = seats.iter().find_map(|seat| seat.person.clone()).unwrap_or(head(id).owner);
    TableHead { status, seats, owner, ..head(id) }
}

pub(super) async fn make(store: &dyn Store, head: TableHead) {
    store.create_table(head, json!({ "setup": {} })).await.expect("a new table");
}

/// A change that appends these entries, at times 1, 2, …
pub(super) fn change(head: TableHead, expected: u64, entries: &[Value]) -> TableChange {
    TableChange {
        head,
        body: None,
        expected,
        entries: (1..).zip(entries.iter().cloned()).collect(),
        snapshot: None,
        ratings: Vec::new(),
    }
}

/// Waits for several answers at once, without a runtime of its own.
pub async fn join_all<T: Send>(mut answers: Vec<Answer<'_, T>>) -> Vec<Result<T, StoreError>> {
    let mut results: Vec<Option<Result<T, StoreError>>> = answers.iter().map(|_| None).collect();
    poll_fn(|context| {
        for (answer, result) in answers.iter_mut().zip(&mut results) {
            if result.is_none()
                && let Poll::Ready(outcome) = answer.as_mut().poll(context)
            {
                *result = Some(outcome);
            }
        }
        if results.iter().all(Option::is_some) { Poll::Ready(()) } else { Poll::Pending }
    })
    .await;
    results.into_iter().flatten().collect()
}

//! Two programs with one database: what each promises holds whatever the other does at the same moment.

use serde_json::json;

use super::fixtures::{
    account, change, head, id, join_all, key, make, people, person, seated, session, table_id,
};
use crate::{
    Answer, ChatLine, Delivery, Lived, NewBody, NewReport, Order, Person, RatingChange, Status,
    Store, StoreError, TableChange, TableHead, TableQuery, WayBack,
};

type Handle<'a> = &'a dyn Store;

/// How often two run against each other: each time they may meet at another moment.
const ROUNDS: u64 = 12;

/// Asks both at the same moment.
async fn both<'a, T: Send>(one: Answer<'a, T>, other: Answer<'a, T>) -> [Result<T, StoreError>; 2] {
    let answers = join_all(vec![one, other]).await;
    answers.try_into().unwrap_or_else(|_| panic!("two were asked"))
}

fn one_wins<T>(answers: &[Result<T, StoreError>; 2]) -> bool {
    matches!(
        answers,
        [Ok(_), Err(StoreError::Conflict(_) | StoreError::NotFound)]
            | [Err(StoreError::Conflict(_) | StoreError::NotFound), Ok(_)]
    )
}

pub(super) async fn what_one_wrote_the_other_reads(a: Handle<'_>, b: Handle<'_>) {
    people(a, &["anna"]).await;
    make(b, head("t")).await;
    a.change_table(change(head("t"), 0, &[json!(1)])).await.expect("in order");
    b.change_table(change(head("t"), 1, &[json!(2)])).await.expect("in order");
    assert_eq!(b.person(&id("anna")).await, Ok(Some(person("anna"))));
    assert_eq!(a.log(&table_id("t"), 0, 9).await.map(|log| log.len()), Ok(2));
}

pub(super) async fn of_two_changes_one_wins(a: Handle<'_>, b: Handle<'_>) {
    make(a, head("t")).await;
    for round in 0..ROUNDS {
        let titled =
            |who: &str| change(TableHead { title: who.into(), ..head("t") }, round, &[json!(who)]);
        let answers = both(a.change_table(titled("left")), b.change_table(titled("right"))).await;
        assert!(one_wins(&answers), "{answers:?}");
        let winner = if answers[0].is_ok() { "left" } else { "right" };
        let table = b.table(&table_id("t"), None).await.expect("readable").expect("there");
        assert_eq!((table.length, table.head.title.as_str()), (round + 1, winner));
        assert_eq!(table.entries.last().map(|entry| &entry.entry), Some(&json!(winner)));
    }
}

pub(super) async fn a_late_writer_is_refused(a: Handle<'_>, b: Handle<'_>) {
    make(a, head("t")).await;
    let body = |word: &str| TableChange {
        body: Some(NewBody { expected: 1, document: json!(word) }),
        ..change(head("t"), 0, &[])
    };
    a.change_table(body("first")).await.expect("in time");
    let late = b.change_table(body("late")).await;
    assert!(matches!(late, Err(StoreError::Conflict(_))), "{late:?}");
    a.change_table(change(head("t"), 0, &[json!(1), json!(2)])).await.expect("in time");
    for expected in [0, 1, 3] {
        let late = b.change_table(change(head("t"), expected, &[json!("x")])).await;
        assert!(matches!(late, Err(StoreError::Conflict(_))), "{expected}: {late:?}");
    }
    let table = b.table(&table_id("t"), None).await.expect("readable").expect("there");
    assert_eq!((table.body, table.length), (json!("first"), 2));
}

pub(super) async fn a_table_is_made_by_one(a: Handle<'_>, b: Handle<'_>) {
    for round in 0..ROUNDS {
        let name = format!("t{round}");
        let made = both(
            a.create_table(head(&name), json!("left")),
            b.create_table(head(&name), json!("right")),
        );
        assert!(one_wins(&made.await));
    }
}

pub(super) async fn a_delivery_is_claimed_by_one(a: Handle<'_>, b: Handle<'_>) {
    people(a, &["anna"]).await;
    let delivery = Delivery {
        id: 0,
        person: id("anna"),
        channel: "mail".into(),
        document: json!("it is your turn"),
        due: 10,
        tries: 0,
    };
    a.add_deliveries(vec![delivery]).await.expect("a new one");
    for tries in 0..ROUNDS as u32 {
        let now = 10 + i64::from(tries);
        let found = b.due_deliveries(now, 5).await.expect("readable");
        let one = found.first().expect("it is due");
        assert_eq!(one.tries, tries, "each try counts once");
        let claims = both(
            a.claim_delivery(one.id, one.tries, now + 1),
            b.claim_delivery(one.id, one.tries, now + 1),
        )
        .await;
        let claimed = claims.iter().filter(|claim| **claim == Ok(true)).count();
        assert_eq!(claimed, 1, "{claims:?}");
        assert!(claims.contains(&Ok(false)), "{claims:?}");
    }
}

pub(super) async fn a_user_name_is_taken_by_one(a: Handle<'_>, b: Handle<'_>) {
    for round in 0..ROUNDS {
        let (one, other) = (format!("a{round}"), format!("b{round}"));
        let made = both(
            a.create_person(account(&one, &format!("Nina{round}"))),
            b.create_person(account(&other, &format!("nINA{round}"))),
        )
        .await;
        assert!(one_wins(&made), "{made:?}");
        let found = a.person_by_user_name(&format!("nina{round}")).await.expect("readable");
        let winner = if made[0].is_ok() { one } else { other };
        assert_eq!(found.map(|person| person.id.0), Some(winner));
    }
}

pub(super) async fn the_first_value_stays(a: Handle<'_>, b: Handle<'_>) {
    for round in 0..ROUNDS {
        let name = format!("key{round}");
        let given =
            both(a.setting_or(&name, json!("left")), b.setting_or(&name, json!("right"))).await;
        assert_eq!(given[0], given[1]);
        assert_eq!(given[0], a.setting(&name).await.map(|value| value.expect("it is kept")));
    }
}

/// A guest becomes somebody while the other program lets them sit down.
pub(super) async fn a_merge_meets_a_seat(a: Handle<'_>, b: Handle<'_>) {
    people(a, &["anna"]).await;
    for round in 0..ROUNDS {
        let (name, guest) = (format!("t{round}"), format!("guest{round}"));
        people(a, &[&guest]).await;
        make(a, seated(&name, Status::Gathering, &["bert", ""])).await;
        let with_guest = seated(&name, Status::Gathering, &["bert", &guest]);
        let seat = async { b.change_table(change(with_guest, 0, &[json!("sat")])).await };
        let merge = async { a.merge_person(&id(&guest), &id("anna")).await.map(|_| ()) };
        let (left, right): (Answer<'_, ()>, Answer<'_, ()>) = if round % 2 == 0 {
            (Box::pin(seat), Box::pin(merge))
        } else {
            (Box::pin(merge), Box::pin(seat))
        };
        assert_eq!(both(left, right).await, [Ok(()), Ok(())]);
        sits_there(b, &name, "anna", "Anna").await;
        assert_eq!(a.tables(TableQuery::Of(id(&guest)), 9, 0).await, Ok(vec![]));
    }
}

/// Somebody goes for good while the other program lets them sit down.
pub(super) async fn a_farewell_meets_a_seat(a: Handle<'_>, b: Handle<'_>) {
    for round in 0..ROUNDS {
        let (name, guest) = (format!("t{round}"), format!("guest{round}"));
        people(a, &[&guest]).await;
        make(a, seated(&name, Status::Gathering, &["bert", ""])).await;
        let with_guest = seated(&name, Status::Gathering, &["bert", &guest]);
        let seat = b.change_table(change(with_guest, 0, &[json!("sat")]));
        let guest_id = id(&guest);
        assert_eq!(both(seat, a.delete_person(&guest_id)).await, [Ok(()), Ok(())]);
        let table = b.table(&table_id(&name), None).await.expect("readable").expect("there");
        let seat = &table.head.seats[1];
        assert_eq!((seat.person.as_ref(), seat.name.as_str()), (None, crate::DELETED));
        assert_eq!(a.tables(TableQuery::Of(guest_id), 9, 0).await, Ok(vec![]));
    }
}

async fn sits_there(store: Handle<'_>, table: &str, who: &str, called: &str) {
    let found = store.table(&table_id(table), None).await.expect("readable").expect("there");
    let seat = &found.head.seats[1];
    assert_eq!((seat.person.as_ref(), seat.name.as_str()), (Some(&id(who)), called));
    let listed = store.tables(TableQuery::Of(id(who)), 99, 0).await.expect("readable");
    assert!(listed.iter().any(|head| head.id.0 == table));
}

pub(super) async fn games_that_end_together_all_count(a: Handle<'_>, b: Handle<'_>) {
    people(a, &["anna", "bert", "cleo"]).await;
    for round in 0..ROUNDS {
        let names = [format!("a{round}"), format!("b{round}")];
        for name in &names {
            make(a, seated(name, Status::Playing, &["anna", "bert"])).await;
        }
        let over = |name: &str, places: &[&str]| {
            let places = (1..).zip(places).map(|(place, who)| (id(who), place)).collect();
            let pool = "kontor/2/live".to_owned();
            let over = seated(name, Status::Over, &["anna", "bert"]);
            let ratings = vec![RatingChange { pool, places }];
            TableChange { ratings, ..change(over, 0, &[json!("end")]) }
        };
        let answers = both(
            a.change_table(over(&names[0], &["anna", "bert", "cleo"])),
            b.change_table(over(&names[1], &["cleo", "bert", "anna"])),
        );
        assert_eq!(answers.await, [Ok(()), Ok(())]);
    }
    for who in ["anna", "bert", "cleo"] {
        let ratings = b.ratings_of(&id(who)).await.expect("readable");
        assert_eq!(
            ratings.first().map(|rating| u64::from(rating.games)),
            Some(2 * ROUNDS),
            "{who}"
        );
    }
}

pub(super) async fn lines_are_numbered_once(a: Handle<'_>, b: Handle<'_>) {
    people(a, &["anna"]).await;
    make(a, head("t")).await;
    let line = || ChatLine {
        number: 0,
        person: id("anna"),
        name: "Anna".into(),
        text: "hello".into(),
        at: 1,
    };
    let t = table_id("t");
    for round in 0..ROUNDS {
        let mut given: Vec<u64> = both(a.add_chat(&t, line()), b.add_chat(&t, line()))
            .await
            .into_iter()
            .flatten()
            .collect();
        given.sort_unstable();
        assert_eq!(given, [2 * round + 1, 2 * round + 2]);
    }
}

pub(super) async fn the_last_admin_stays(a: Handle<'_>, b: Handle<'_>) {
    for round in 0..ROUNDS {
        let (anna, bert) = (id(&format!("anna{round}")), id(&format!("bert{round}")));
        for who in [&anna, &bert] {
            let person = Person { admin: true, ..account(&who.0, &who.0) };
            a.create_person(person).await.expect("somebody new");
        }
        let revoked = both(
            a.carry_out(Some(&anna), Order::Revoke(bert.clone()), "", 1),
            b.carry_out(Some(&bert), Order::Revoke(anna.clone()), "", 1),
        )
        .await;
        assert!(one_wins(&revoked), "{revoked:?}");
        assert_eq!(a.has_admin().await, Ok(true));
        for who in [anna, bert] {
            a.delete_person(&who).await.expect("gone");
        }
    }
}

pub(super) async fn a_way_back_is_taken_by_one(a: Handle<'_>, b: Handle<'_>) {
    a.create_person(account("anna", "anna")).await.expect("somebody new");
    for round in 0..ROUNDS {
        let way =
            WayBack { key: key(&round.to_string()), person: id("anna"), mailbox: None, until: 100 };
        let secret = way.key;
        a.put_way_back(way, 10).await.expect("a way back");
        let taken = both(
            a.take_way_back(&secret, 50, None, "left".into()),
            b.take_way_back(&secret, 50, None, "right".into()),
        )
        .await;
        assert!(one_wins(&taken), "{taken:?}");
        let winner = if taken[0].is_ok() { "left" } else { "right" };
        let anna = a.person(&id("anna")).await.expect("readable").expect("there");
        assert_eq!(anna.password.as_deref(), Some(winner));
    }
}

pub(super) async fn a_report_is_handled_by_one(a: Handle<'_>, b: Handle<'_>) {
    people(a, &["anna", "bert"]).await;
    make(a, head("t")).await;
    for _ in 0..ROUNDS {
        let report = NewReport {
            at: 7,
            reporter: id("anna"),
            about: id("bert"),
            table: table_id("t"),
            reason: "insults".into(),
            text: "x".into(),
        };
        let number = a.add_report(report).await.expect("reported");
        let handled = both(
            a.carry_out(None, Order::Handle(number), "", 9),
            b.carry_out(None, Order::Handle(number), "", 9),
        )
        .await;
        assert!(one_wins(&handled), "{handled:?}");
    }
    assert_eq!(b.deeds(None, 99).await.map(|deeds| deeds.len() as u64), Ok(ROUNDS));
}

pub(super) async fn each_hears_of_what_the_other_changes(a: Handle<'_>, b: Handle<'_>) {
    people(a, &["anna"]).await;
    let mut heard = b.foreign_changes().await.expect("readable");
    let own = a.foreign_changes().await.expect("readable");
    let next = async |what: &str, heard: &mut i64| {
        let now = b.foreign_changes().await.expect("readable");
        assert_ne!(now, *heard, "{what}");
        *heard = now;
    };
    a.create_session(session("s", "anna", 10, 900)).await.expect("a new session");
    next("a session", &mut heard).await;
    a.update_person(Person { name: "Anne".into(), ..person("anna") }).await.expect("saved");
    next("a person", &mut heard).await;
    a.carry_out(None, Order::Block(id("anna")), "", 5).await.expect("blocked");
    next("an order", &mut heard).await;
    assert_eq!(b.session(&key("s"), Lived(20)).await, Ok(None));
    a.put_setting("name", json!(1)).await.expect("written");
    next("a setting", &mut heard).await;
    assert_eq!(a.foreign_changes().await, Ok(own), "the other wrote nothing");
}

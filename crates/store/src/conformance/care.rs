//! What admins do, reports, and ways back.

use serde_json::json;

use super::fixtures::{account, head, id, key, make, people, person, seated, session, table_id};
use crate::{
    Act, ChatLine, NewReport, Order, Party, Person, ReportQuery, Status, Store, StoreError, WayBack,
};

fn way(secret: &str, person: &str, until: i64) -> WayBack {
    WayBack { key: key(secret), person: id(person), mailbox: None, until }
}

async fn accounts(store: &dyn Store, names: &[&str]) {
    for name in names {
        store.create_person(account(name, name)).await.expect("somebody new");
    }
}

pub(super) async fn an_order_is_carried_out_and_written_down(store: &dyn Store) {
    accounts(store, &["anna", "bert"]).await;
    store.create_session(session("b", "bert", 10, 900)).await.expect("a new session");
    let anna = id("anna");
    let order = async |order, note: &str| store.carry_out(Some(&anna), order, note, 50).await;

    assert_eq!(order(Order::Block(id("bert")), "spam").await, Ok(()));
    let bert = store.person(&id("bert")).await.expect("readable").expect("there");
    assert!(bert.blocked);
    assert_eq!(store.session(&key("b"), crate::Lived(60)).await, Ok(None), "sessions end with it");
    assert_eq!(order(Order::Unblock(id("bert")), "").await, Ok(()));
    assert_eq!(order(Order::Grant(id("bert")), "").await, Ok(()));
    let bert = store.person(&id("bert")).await.expect("readable").expect("there");
    assert!(bert.admin && !bert.blocked);
    assert_eq!(store.carry_out(None, Order::Revoke(id("bert")), "", 60).await, Ok(()));
    assert_eq!(order(Order::CloseTable(table_id("t")), "empty").await, Ok(()));

    let deeds = store.deeds(None, 10).await.expect("readable");
    let acts: Vec<Act> = deeds.iter().map(|deed| deed.act).collect();
    assert_eq!(acts, [Act::CloseTable, Act::Revoke, Act::Grant, Act::Unblock, Act::Block]);
    let first = &deeds[4];
    let party = |name: &str| Some(Party { id: id(name), name: Some(person(name).name) });
    assert_eq!((&first.by, &first.person), (&party("anna"), &party("bert")));
    assert_eq!((first.at, first.note.as_str()), (50, "spam"));
    assert_eq!(deeds[1].by, None, "done from the command line");
    assert_eq!(deeds[0].table, Some(table_id("t")));
    let older = store.deeds(Some(deeds[3].number), 10).await.expect("readable");
    assert_eq!(older, deeds[4..]);
}

pub(super) async fn a_refused_order_is_not_written_down(store: &dyn Store) {
    people(store, &["guest"]).await;
    store.create_person(Person { admin: true, ..account("anna", "anna") }).await.expect("new");
    let anna = id("anna");
    for order in [
        Order::Block(id("nobody")),
        Order::Handle(7),
        Order::Link(way("x", "nobody", 99)),
        Order::EndSessions(id("nobody")),
    ] {
        let refused = store.carry_out(Some(&anna), order, "", 1).await;
        assert_eq!(refused, Err(StoreError::NotFound));
    }
    for order in [
        Order::Grant(id("guest")),
        Order::Password(id("guest"), "hash".into()),
        Order::Revoke(anna.clone()),
    ] {
        let refused = store.carry_out(Some(&anna), order, "", 1).await;
        assert!(matches!(refused, Err(StoreError::Conflict(_))), "{refused:?}");
    }
    assert_eq!(store.has_admin().await, Ok(true), "the last admin stays one");
    assert_eq!(store.deeds(None, 10).await, Ok(Vec::new()));
}

pub(super) async fn deeds_stay_without_the_names_of_those_who_go(store: &dyn Store) {
    accounts(store, &["anna", "bert"]).await;
    people(store, &["guest"]).await;
    let anna = id("anna");
    for who in ["bert", "guest"] {
        let order = Order::EndSessions(id(who));
        store.carry_out(Some(&anna), order, "", 5).await.expect("carried out");
    }
    store.merge_person(&id("guest"), &id("bert")).await.expect("merged");
    let deeds = store.deeds(None, 10).await.expect("readable");
    assert_eq!(deeds[0].person.as_ref().map(|party| &party.id), Some(&id("bert")));

    store.delete_person(&id("bert")).await.expect("deleted");
    store.delete_person(&anna).await.expect("deleted");

    let deeds = store.deeds(None, 10).await.expect("readable");
    assert_eq!(deeds.len(), 2);
    for deed in deeds {
        assert_eq!(deed.by, Some(Party { id: anna.clone(), name: None }));
        assert_eq!(deed.person.and_then(|party| party.name), None);
    }
}

pub(super) async fn saving_somebody_does_not_let_them_in_again(store: &dyn Store) {
    accounts(store, &["anna"]).await;
    let before = store.person(&id("anna")).await.expect("readable").expect("there");
    store.carry_out(None, Order::Block(id("anna")), "", 5).await.expect("blocked");

    store.update_person(Person { name: "Anne".into(), ..before }).await.expect("saved");

    let now = store.person(&id("anna")).await.expect("readable").expect("there");
    assert!(now.blocked && now.name == "Anne", "{now:?}");
}

pub(super) async fn a_way_back_is_good_once_and_for_a_while(store: &dyn Store) {
    accounts(store, &["anna"]).await;
    store.create_session(session("s", "anna", 10, 900)).await.expect("a new session");
    for secret in ["one", "two"] {
        store.put_way_back(way(secret, "anna", 100), 10).await.expect("a way back");
    }
    assert!(store.way_back(&key("one"), 99).await.is_ok_and(|found| found.is_some()));
    assert_eq!(store.way_back(&key("one"), 100).await, Ok(None), "it is over");
    assert_eq!(store.way_back(&key("three"), 50).await, Ok(None));

    let back = store.take_way_back(&key("one"), 50, None, "new".into()).await.expect("good");

    assert_eq!(back.password.as_deref(), Some("new"));
    let now = store.person(&id("anna")).await.expect("readable").expect("there");
    assert_eq!(now.password.as_deref(), Some("new"));
    assert_eq!(store.sessions_of(&id("anna")).await, Ok(Vec::new()), "all sessions end");
    for used in ["one", "two"] {
        let again = store.take_way_back(&key(used), 51, None, "evil".into()).await;
        assert_eq!(again, Err(StoreError::NotFound), "{used}");
    }
}

pub(super) async fn a_way_back_ends_with_a_new_password_or_a_block(store: &dyn Store) {
    accounts(store, &["anna", "bert"]).await;
    for who in ["anna", "bert"] {
        store.put_way_back(way(who, who, 100), 10).await.expect("a way back");
    }
    let anna = account("anna", "anna");
    store.update_person(Person { name: "A".into(), ..anna.clone() }).await.expect("saved");
    assert!(store.way_back(&key("anna"), 50).await.is_ok_and(|found| found.is_some()));
    let changed = Person { password: Some("other".into()), ..anna.clone() };
    store.update_account(&anna, changed).await.expect("saved");
    assert_eq!(store.way_back(&key("anna"), 50).await, Ok(None));

    store.carry_out(None, Order::Block(id("bert")), "", 20).await.expect("blocked");
    assert_eq!(store.way_back(&key("bert"), 50).await, Ok(None));
    let refused = store.put_way_back(way("again", "bert", 100), 30).await;
    assert!(matches!(refused, Err(StoreError::Conflict(_))), "{refused:?}");
}

pub(super) async fn a_guest_takes_a_user_name_on_the_way_back(store: &dyn Store) {
    accounts(store, &["anna"]).await;
    people(store, &["guest"]).await;
    store.put_way_back(way("g", "guest", 100), 10).await.expect("a way back");
    let nameless = store.take_way_back(&key("g"), 50, None, "new".into()).await;
    assert!(matches!(nameless, Err(StoreError::Conflict(_))), "{nameless:?}");
    let taken = store.take_way_back(&key("g"), 50, Some("ANNA".into()), "new".into()).await;
    assert!(matches!(taken, Err(StoreError::Conflict(_))), "{taken:?}");

    let back = store.take_way_back(&key("g"), 50, Some("greta".into()), "new".into()).await;

    assert_eq!(back.expect("still good").user_name.as_deref(), Some("greta"));
    let found = store.person_by_user_name("Greta").await.expect("readable");
    assert_eq!(found.map(|person| person.id), Some(id("guest")));
}

pub(super) async fn people_are_found_by_their_mail(store: &dyn Store) {
    let with = |name: &str, address: &str| Person {
        settings: json!({"notify": {"mail": {"address": address, "confirmed": true}}}),
        ..account(name, name)
    };
    for person in [with("anna", "A@b.example"), with("bert", "b@b.example"), person("carl")] {
        store.create_person(person).await.expect("somebody new");
    }
    let found = async |address: &str| -> Vec<String> {
        let people = store.people_by_mail(address, 5).await.expect("readable");
        people.into_iter().map(|person| person.id.0).collect()
    };
    assert_eq!(found("a@B.example").await, ["anna"]);
    assert_eq!(found("b@b.example").await, ["bert"]);
    assert!(found("").await.is_empty() && found("c@b.example").await.is_empty());
}

pub(super) async fn claiming_a_mail_address_hides_nobody_who_has_proved_it(store: &dyn Store) {
    const MOST: u32 = 5;
    let with = |name: &str, confirmed: bool, created| Person {
        settings: json!({"notify": {"mail": {"address": "a@b.example", "confirmed": confirmed}}}),
        created,
        ..account(name, name)
    };
    store.create_person(with("anna", true, 1)).await.expect("somebody new");
    for number in 0..2 * i64::from(MOST) {
        let name = format!("squatter-{number}");
        store.create_person(with(&name, false, 10 + number)).await.expect("somebody new");
    }
    store.create_person(Person { blocked: true, ..with("bert", true, 9) }).await.expect("new");

    let found = store.people_by_mail("a@b.example", MOST).await.expect("readable");

    assert_eq!(found, [with("anna", true, 1)]);
}

pub(super) async fn a_report_is_open_until_it_is_handled(store: &dyn Store) {
    accounts(store, &["anna", "bert"]).await;
    make(store, head("t")).await;
    let report = |text: &str| NewReport {
        at: 7,
        reporter: id("anna"),
        about: id("bert"),
        table: table_id("t"),
        reason: "insults".into(),
        text: text.into(),
    };
    let lost = NewReport { table: table_id("nowhere"), ..report("x") };
    assert_eq!(store.add_report(lost).await, Err(StoreError::NotFound));
    let nobody = NewReport { about: id("nobody"), ..report("x") };
    assert_eq!(store.add_report(nobody).await, Err(StoreError::NotFound));
    let first = store.add_report(report("<b>")).await.expect("reported");
    let second = store.add_report(report("again")).await.expect("reported");
    let numbers = async |query| -> Vec<i64> {
        let reports = store.reports(query, 10).await.expect("readable");
        reports.iter().map(|report| report.number).collect()
    };
    assert_eq!(numbers(ReportQuery::Open).await, [first, second]);

    store.carry_out(None, Order::Handle(first), "", 9).await.expect("handled");
    let again = store.carry_out(None, Order::Handle(first), "", 10).await;
    assert!(matches!(again, Err(StoreError::Conflict(_))), "{again:?}");

    assert_eq!(numbers(ReportQuery::Open).await, [second]);
    assert_eq!(numbers(ReportQuery::Handled).await, [first]);
    assert_eq!(numbers(ReportQuery::By(id("anna"))).await, [second, first]);
    assert_eq!(numbers(ReportQuery::About(id("bert"))).await, [second, first]);
    let handled = store.reports(ReportQuery::Handled, 1).await.expect("readable").remove(0);
    assert_eq!((handled.handled, handled.text.as_str()), (Some(9), "<b>"));
    assert_eq!(handled.about.name.as_deref(), Some("Bert"));
    store.delete_person(&id("bert")).await.expect("deleted");
    let left = store.reports(ReportQuery::Open, 1).await.expect("readable").remove(0);
    assert_eq!(left.about.name, None, "the name is gone, the report is not");
}

pub(super) async fn blocked_people_at_tables_are_found(store: &dyn Store) {
    people(store, &["anna", "bert", "carl", "dora"]).await;
    make(store, seated("t", Status::Playing, &["anna", "bert"])).await;
    make(store, seated("u", Status::Over, &["carl", "anna"])).await;
    make(store, seated("v", Status::Gathering, &["dora", ""])).await;
    assert_eq!(store.blocked_at_tables().await, Ok(Vec::new()));

    for who in ["bert", "carl", "dora"] {
        store.carry_out(None, Order::Block(id(who)), "", 5).await.expect("blocked");
    }

    assert_eq!(store.blocked_at_tables().await, Ok(vec![id("bert"), id("dora")]));
}

pub(super) async fn the_talk_before_a_moment_is_read(store: &dyn Store) {
    people(store, &["anna", "bert"]).await;
    make(store, head("t")).await;
    for (at, who) in [(1, "anna"), (2, "bert"), (3, "anna"), (4, "anna")] {
        let line =
            ChatLine { number: 0, person: id(who), name: who.into(), text: at.to_string(), at };
        store.add_chat(&table_id("t"), line).await.expect("said");
    }
    let lines = store.chat_until(&table_id("t"), 3, 2).await.expect("readable");
    let texts: Vec<&str> = lines.iter().map(|line| line.text.as_str()).collect();
    assert_eq!(texts, ["2", "3"]);
    assert_eq!(store.talkers(&table_id("t")).await, Ok(vec![id("anna"), id("bert")]));
    assert_eq!(store.talkers(&table_id("nowhere")).await, Ok(Vec::new()));
}

pub(super) async fn own_writing_is_no_foreign_change(store: &dyn Store) {
    let before = store.foreign_changes().await.expect("readable");
    people(store, &["anna"]).await;
    store.put_setting("name", json!(1)).await.expect("written");
    store.put_setting("name", json!(2)).await.expect("written");
    assert_eq!(store.setting("name").await, Ok(Some(json!(2))));
    assert_eq!(store.foreign_changes().await, Ok(before));
}

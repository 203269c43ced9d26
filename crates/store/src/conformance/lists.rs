//! Lists of tables.

use serde_json::json;

use super::fixtures::{bot, change, head, id, join_all, make, seat, seated, seats, table_id};
use crate::{LOOKED_THROUGH, SeatHead, Status, Store, TableFilter, TableHead, TableQuery};

async fn list(store: &dyn Store, query: TableQuery) -> Vec<String> {
    let heads = store.tables(query, 100, 0).await.expect("readable");
    heads.into_iter().map(|head| head.id.0).collect()
}

pub(super) async fn the_lobby_shows_public_tables(store: &dyn Store) {
    let bot = SeatHead { person: None, bot: Some("gentle".into()), name: "Gentle".into() };
    for (name, status, seats) in [
        ("open", Status::Gathering, vec![seat("anna"), seat("")]),
        ("full", Status::Gathering, vec![seat("anna"), bot]),
        ("played", Status::Playing, vec![seat("anna"), seat("")]),
        ("over", Status::Over, vec![seat("anna"), seat("bert")]),
        ("closed", Status::Closed, vec![seat("anna"), seat("")]),
    ] {
        for public in [true, false] {
            let id = if public { name.into() } else { format!("secret {name}") };
            make(store, TableHead { status, public, seats: seats.clone(), ..head(&id) }).await;
        }
    }

    assert_eq!(list(store, TableQuery::Open).await, ["open"]);
    assert_eq!(list(store, TableQuery::Playing).await, ["played"]);
    assert_eq!(list(store, TableQuery::Recent).await, ["over"]);
    assert_eq!(list(store, TableQuery::All).await.len(), 10);
}

pub(super) async fn everybody_finds_his_tables(store: &dyn Store) {
    for (name, status) in [
        ("1", Status::Gathering),
        ("2", Status::Playing),
        ("3", Status::Over),
        ("4", Status::Closed),
    ] {
        let sits = format!("sits {name}");
        make(store, TableHead { public: false, ..seated(&sits, status, &["anna", "bert"]) }).await;
        let made = format!("made {name}");
        make(store, TableHead { owner: id("bert"), ..seated(&made, status, &["anna"]) }).await;
        make(store, seated(&format!("other {name}"), status, &["anna"])).await;
    }
    let twice = seated("twice", Status::Playing, &["bert", "bert"]);
    make(store, twice).await;

    let now = list(store, TableQuery::Of(id("bert"))).await;
    let past = list(store, TableQuery::PastOf(id("bert"))).await;

    assert_eq!(now, ["twice", "made 1", "made 2", "sits 1", "sits 2"], "it waits for Bert");
    assert_eq!(past, ["made 3", "made 4", "sits 3", "sits 4"]);
    assert!(list(store, TableQuery::Of(id("nobody"))).await.is_empty());
}

pub(super) async fn who_is_waited_for_sees_those_tables_first(store: &dyn Store) {
    for (name, changed, waiting) in [
        ("new and mine", 50, &[1, 2][..]),
        ("old and mine", 10, &[2]),
        ("new and hers", 60, &[1]),
        ("old and hers", 20, &[1]),
        ("nobody's", 40, &[]),
        ("same time as old and mine", 10, &[2]),
    ] {
        let playing = seated(name, Status::Playing, &["anna", "bert"]);
        make(store, TableHead { changed, waiting: seats(waiting), ..playing }).await;
    }
    let wanted = [
        "old and mine",
        "same time as old and mine",
        "new and mine",
        "new and hers",
        "nobody's",
        "old and hers",
    ];

    assert_eq!(list(store, TableQuery::Of(id("bert"))).await, wanted);
    assert_eq!(list(store, TableQuery::WaitingFor(id("bert"))).await, wanted[..3]);
    assert!(list(store, TableQuery::WaitingFor(id("nobody"))).await.is_empty());
    let mut pages = Vec::new();
    for offset in [0, 2, 4, 6] {
        let page = store.tables(TableQuery::Of(id("bert")), 2, offset).await.expect("readable");
        pages.extend(page.into_iter().map(|head| head.id.0));
    }
    assert_eq!(pages, wanted, "pages neither repeat nor skip a table");
}

pub(super) async fn a_list_is_searched_by_game_title_and_names(store: &dyn Store) {
    let over = |name: &str, game: &str, title: &str, people: &[&str]| TableHead {
        game: game.into(),
        title: title.into(),
        ..seated(name, Status::Over, people)
    };
    make(store, over("1", "kontor", "Évening", &["anna", "bert"])).await;
    make(store, over("2", "merchants", "Evening", &["anna", "carla"])).await;
    make(store, over("3", "kontor", "Morning", &["anna", "carla"])).await;
    make(store, over("4", "kontor", "Evening", &["bert", "carla"])).await;
    let search = async |game: Option<&str>, text: &str, limit, offset| {
        let filter = TableFilter { game: game.map(Into::into), text: text.into() };
        let query = TableQuery::PastOf(id("anna"));
        let found = store.search_tables(query, filter, limit, offset).await.expect("readable");
        found.heads.into_iter().map(|head| head.id.0).collect::<Vec<_>>()
    };

    assert_eq!(search(None, "", 9, 0).await, ["1", "2", "3"]);
    assert_eq!(search(Some("kontor"), "", 9, 0).await, ["1", "3"]);
    assert_eq!(search(None, "CARLA", 9, 0).await, ["2", "3"]);
    assert_eq!(search(None, "éveNING", 9, 0).await, ["1"], "capitals beyond ASCII");
    assert_eq!(search(None, "carla morn", 9, 0).await, ["3"], "every word");
    assert_eq!(search(None, "a", 1, 1).await, ["2"], "in pages");
    assert!(search(Some("dutchman"), "", 9, 0).await.is_empty());
}

pub(super) async fn a_search_looks_through_so_many_tables_and_says_where_to_go_on(
    store: &dyn Store,
) {
    const ALL: u32 = LOOKED_THROUGH + 20;
    let over = |number: u32| TableHead {
        title: if number < 2 { "Needle".into() } else { "Hay".into() },
        game: if number.is_multiple_of(100) { "kontor".into() } else { "merchants".into() },
        changed: i64::from(number),
        ..seated(&format!("t{number}"), Status::Over, &["anna", "bert"])
    };
    let made = (0..ALL).map(|number| store.create_table(over(number), json!({}))).collect();
    assert!(join_all(made).await.iter().all(Result::is_ok));
    let search = async |game: Option<&str>, text: &str, limit, offset| {
        let filter = TableFilter { game: game.map(Into::into), text: text.into() };
        let found = store.search_tables(TableQuery::Recent, filter, limit, offset).await;
        let found = found.expect("readable");
        (found.heads.into_iter().map(|head| head.id.0).collect::<Vec<_>>(), found.next)
    };

    assert_eq!(search(None, "needle", 9, 0).await, (vec![], Some(LOOKED_THROUGH)));
    let rest = search(None, "needle", 9, LOOKED_THROUGH).await;
    assert_eq!(rest, (vec!["t1".to_owned(), "t0".to_owned()], None));
    let (first, next) = search(None, "needle", 1, LOOKED_THROUGH).await;
    assert_eq!((first, next), (vec!["t1".to_owned()], Some(ALL - 1)));
    assert_eq!(search(None, "needle", 1, ALL - 1).await, (vec!["t0".to_owned()], None));
    assert_eq!(search(None, "hay", 2, 0).await.1, Some(2));
    assert_eq!(search(Some("kontor"), "needle", 9, 0).await, (vec!["t0".to_owned()], None));
    assert_eq!(search(Some("kontor"), "", 3, 0).await.1, Some(3));
    assert_eq!(search(None, "", 5, ALL - 5).await.1, None);
}

pub(super) async fn newest_change_first_in_pages(store: &dyn Store) {
    for (name, changed) in [("a", 10), ("d", 30), ("c", 30), ("b", 20), ("e", 40)] {
        make(store, TableHead { changed, ..head(name) }).await;
    }
    assert_eq!(list(store, TableQuery::Open).await, ["e", "c", "d", "b", "a"]);

    let moved = TableHead { changed: 50, ..head("a") };
    store.change_table(change(moved.clone(), 0, &[])).await.expect("in order");

    let mut pages = Vec::new();
    for offset in [0, 2, 4, 6] {
        let page = store.tables(TableQuery::All, 2, offset).await.expect("readable");
        pages.push(page.into_iter().map(|head| head.id.0).collect::<String>());
    }
    assert_eq!(pages, ["ae", "cd", "b", ""]);
    let first = store.tables(TableQuery::Open, 1, 0).await.expect("readable");
    assert_eq!(first, [moved], "the whole head");
}

pub(super) async fn seats_follow_changes(store: &dyn Store) {
    make(store, seated("t", Status::Gathering, &["anna", ""])).await;
    assert!(list(store, TableQuery::Of(id("bert"))).await.is_empty());

    let with_bert = seated("t", Status::Playing, &["anna", "bert"]);
    store.change_table(change(with_bert, 0, &[])).await.expect("in order");
    assert_eq!(list(store, TableQuery::Of(id("bert"))).await, ["t"]);
    assert!(list(store, TableQuery::Open).await.is_empty());

    let with_cleo = seated("t", Status::Over, &["anna", "cleo"]);
    store.change_table(change(with_cleo, 0, &[])).await.expect("in order");
    assert!(list(store, TableQuery::PastOf(id("bert"))).await.is_empty());
    assert_eq!(list(store, TableQuery::PastOf(id("cleo"))).await, ["t"]);
}

pub(super) async fn tables_in_play_are_all_found(store: &dyn Store) {
    for (name, status, public) in [
        ("b", Status::Playing, false),
        ("a", Status::Playing, true),
        ("c", Status::Gathering, true),
        ("d", Status::Over, true),
    ] {
        make(store, TableHead { public, ..seated(name, status, &["anna"]) }).await;
    }
    make(store, TableHead { seats: vec![bot(), bot()], ..seated("e", Status::Playing, &[]) }).await;

    assert_eq!(store.tables_in_play().await, Ok(vec![table_id("a"), table_id("b")]));
}

//! What was begun with an earlier version of the program goes on with this one.
//!
//! The database is the very one that a server left behind when tables kept neither the version of their rules nor
//! the hash of their edition: Anna is in the middle of all four games against clerks, and has ended one of each.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::{Duration, Instant};

use damrak_core::record::verify;
use damrak_core::{Registry, SetupDraft};
use damrak_server::doctor;
use damrak_store::{Session, SessionKind, Store, TableHead, TableQuery};
use serde_json::{Value, json};

use crate::support::{Client, House};

const BEFORE: &str = include_str!("../before_versions.sql");

/// Long enough for a machine that has other things to do.
const PATIENCE: Duration = Duration::from_secs(120);

fn registry() -> Registry {
    damrak_games::kits().registry()
}

/// The old database, changed a little, in the hands of a server of today; and Anna.
fn upgraded(change: &str) -> (tempfile::TempDir, House, Client) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("damrak.sqlite");
    let old = rusqlite::Connection::open(&file).unwrap();
    old.execute_batch(BEFORE).unwrap();
    old.execute_batch(change).unwrap();
    drop(old);
    let house = House::open(&file);
    let owner = tables(&house).remove(0).owner;
    let session = Session {
        key: damrak_server::register::session_key("secret"),
        person: owner,
        kind: SessionKind::Browser,
        label: "test".into(),
        created: 0,
        seen: damrak_table::wall_clock(),
        ends: damrak_store::Lived(i64::MAX),
        bound: false,
    };
    house.runtime.block_on(house.store.create_session(session)).unwrap();
    let cookie = Some("damrak_session=secret".to_owned());
    let anna = Client { address: house.address, token: None, cookie };
    (folder, house, anna)
}

fn tables(house: &House) -> Vec<TableHead> {
    house.runtime.block_on(house.store.tables(TableQuery::All, 100, 0)).unwrap()
}

fn verified(anna: &Client, table: &TableHead) {
    let (status, record) =
        anna.request("GET", &format!("/api/v1/tables/{}/record", table.id), None);
    assert_eq!(status, 200, "{record}");
    assert!(record.contains("\nrules: 1\n"), "{record}");
    let verified = verify(&registry(), record.as_bytes(), None).unwrap();
    assert!(verified.ending.is_some(), "{}", table.title);
}

fn read(setup: &Value) -> SetupDraft {
    serde_json::from_value(setup.clone()).unwrap()
}

/// A number that the database answers with.
fn count(file: &Path, query: &str) -> i64 {
    let connection = rusqlite::Connection::open(file).unwrap();
    connection.query_row(query, [], |row| row.get(0)).unwrap()
}

#[test]
fn the_old_data_base_goes_through_every_migration_that_came_after_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("damrak.sqlite");
    let old = rusqlite::Connection::open(&file).unwrap();
    old.execute_batch(BEFORE).unwrap();
    drop(old);
    let migrations = "SELECT max(version) FROM migrations";
    let named = "SELECT count(*) FROM log WHERE entry ->> '$.name' = 'Anna'";
    let newer = "SELECT count(*) FROM bodies WHERE body ->> '$.settings.deal' IS NOT NULL \
                 OR body ->> '$.settings.edition_id' IS NOT NULL \
                 OR body ->> '$.settings.setup.rules' IS NOT NULL";
    assert_eq!((count(&file, migrations), count(&file, named), count(&file, newer)), (3, 8, 0));
    House::open(&file).close();
    assert!(count(&file, migrations) >= 5);
    assert_eq!(count(&file, named), 0, "names stand in heads alone");
}

#[test]
fn games_that_were_begun_before_go_on_by_their_rules_to_the_end() {
    let (_folder, house, anna) = upgraded("");
    let begun: Vec<_> =
        tables(&house).into_iter().filter(|table| table.title.ends_with("begun")).collect();
    let mut games: Vec<_> = begun.iter().map(|table| table.game.as_str()).collect();
    games.sort_unstable();
    assert_eq!(games, ["chartered", "dutchman", "kontor", "merchants"]);
    for table in begun {
        let id = &table.id.0;
        let before = anna.look(id)["game"]["decisions"].as_u64().unwrap();
        assert!(before > 10, "{} is in the middle of a game", table.title);
        let page = anna.answer("GET", &format!("/table/{id}"), None);
        assert!(page.contains("by which this game was begun"), "it says so");
        let start = Instant::now();
        while anna.look(id)["table"]["status"] != "over" {
            if !anna.decide_first(id) {
                std::thread::sleep(Duration::from_millis(2));
            }
            assert!(start.elapsed() < PATIENCE, "{} comes to no end", table.title);
        }
        assert!(anna.look(id)["game"]["decisions"].as_u64().unwrap() > before);
        assert_eq!(anna.look(id)["result"]["why"], "rules");
        verified(&anna, &table);
    }
    let store: std::sync::Arc<dyn Store> = house.store.clone();
    let examined = house.runtime.block_on(doctor::examine(&damrak_games::kits(), store)).unwrap();
    assert_eq!(examined.findings, []);
    house.close();
}

#[test]
fn games_that_ended_before_are_looked_back_on_and_played_again_by_todays_rules() {
    let (_folder, house, anna) = upgraded("");
    let ended: Vec<_> =
        tables(&house).into_iter().filter(|table| table.title.ends_with("ended")).collect();
    assert_eq!(ended.len(), 4);
    for table in ended {
        verified(&anna, &table);
        let path = format!("/api/v1/tables/{}", table.id);
        assert_eq!(anna.get(&format!("{path}/at/5")).0, 200);
        let (status, rematch) = anna.post(&format!("{path}/rematch"), &json!({}));
        assert_eq!(status, 200, "{rematch}");
        let newest = registry().find(&table.game).unwrap().newest_rules();
        let next = rematch["table"].as_str().unwrap();
        let setup = &anna.look(next)["setup"];
        assert_eq!(setup["rules"], newest, "{setup}");
        // Nobody chose anything then, so that nothing stands in the way of today's defaults now.
        let draft = SetupDraft { rules: None, options: BTreeMap::new(), ..read(setup) };
        let fresh = registry().open(&table.game, &draft).unwrap().setup().to_draft();
        assert_eq!(read(setup), fresh);
        match table.game.as_str() {
            "chartered" => assert_eq!(setup["options"]["take-back-payout"], true),
            "merchants" => assert_eq!(setup["options"]["limited-tokens"], true),
            _ => {}
        }
    }
    house.close();
}

#[test]
fn what_this_program_does_not_have_is_named_and_not_called_damaged() {
    let strange = "ab".repeat(32);
    let pin = |rules: u32, title: &str| {
        format!(
            "UPDATE bodies SET body = json_set(body, '$.settings.setup.rules', {rules}, \
             '$.settings.edition_id', json('{{\"name\": \"gold\", \"hash\": \"{strange}\"}}')) \
             WHERE table_key = (SELECT key FROM tables WHERE head LIKE '%{title}%');"
        )
    };
    let change = pin(9, "Kontor begun") + &pin(1, "Dutchman begun");
    let (_folder, house, anna) = upgraded(&change);
    let look = |title: &str| -> (u16, Value) {
        let table = tables(&house).into_iter().find(|table| table.title == title).unwrap();
        anna.get(&format!("/api/v1/tables/{}", table.id))
    };
    let (status, answer) = look("Kontor begun");
    assert_eq!((status, &answer["error"]["code"]), (501, &json!("unknown-rules")));
    let told = answer["error"]["message"].as_str().unwrap();
    assert!(told.contains("version 9") && told.contains("Nothing is lost"), "{told}");
    let (status, answer) = look("Dutchman begun");
    assert_eq!((status, &answer["error"]["code"]), (501, &json!("unknown-edition")));
    let told = answer["error"]["message"].as_str().unwrap();
    assert!(told.contains(&strange) && told.contains("gold"), "{told}");
    let store: std::sync::Arc<dyn Store> = house.store.clone();
    let examined = house.runtime.block_on(doctor::examine(&damrak_games::kits(), store)).unwrap();
    let problems: Vec<_> = examined.findings.iter().map(|it| it.problem.as_str()).collect();
    assert_eq!(problems.len(), 2, "{problems:?}");
    assert!(problems.iter().any(|problem| problem.contains("version 9")), "{problems:?}");
    assert!(problems.iter().any(|problem| problem.contains(&strange)), "{problems:?}");
    house.close();
}

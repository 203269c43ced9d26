//! The real program with a house on a real PostgreSQL server: moved there and back, looked after, killed.
//!
//! `cargo xtask test postgres` starts the server and says where it is.
#![cfg(feature = "postgres")]
#![allow(missing_docs, unreachable_pub, clippy::unwrap_used, clippy::needless_pass_by_value)]

#[path = "server/killing.rs"]
mod killing;
#[path = "server/support.rs"]
#[allow(dead_code)]
mod support;

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use damrak_store::PostgresStore;
use serde_json::json;
use tokio_postgres::NoTls;

use support::{Server, ask, invite_to, played_in, start_program};

/// A word that nobody may ever read.
const PASSWORD: &str = "s3cret-w0rd";

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap()
}

/// The address of an empty schema, with a password in it that the server does not ask for.
fn house(name: &str) -> String {
    let server = std::env::var("DAMRAK_TEST_POSTGRES").unwrap_or_else(|_| {
        panic!("DAMRAK_TEST_POSTGRES names no server: `cargo xtask test postgres` starts one")
    });
    let name = format!("{name}_{}", std::process::id());
    runtime().block_on(async {
        let (client, connection) = tokio_postgres::connect(&server, NoTls).await.unwrap();
        tokio::spawn(connection);
        client.batch_execute(&format!("CREATE SCHEMA {name}")).await.unwrap();
    });
    let server = server.replacen('@', &format!(":{PASSWORD}@"), 1);
    format!("{server}?options=-c%20search_path%3D{name}")
}

/// Runs a command on a house.
fn damrak(arguments: &[&str], store: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_damrak"));
    let output = program.args(arguments).env("DAMRAK_STORE", store).stdin(Stdio::null()).output();
    let output = output.unwrap();
    for said in [&output.stdout, &output.stderr] {
        assert!(!text(said).contains(PASSWORD), "{}", text(said));
    }
    output
}

fn good(arguments: &[&str], store: &str) -> String {
    let output = damrak(arguments, store);
    assert!(
        output.status.success(),
        "{arguments:?}: {}{}",
        text(&output.stdout),
        text(&output.stderr)
    );
    text(&output.stdout)
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn serve(store: &str, folder: &Path) -> (Server, SocketAddr) {
    let mut program = Command::new(env!("CARGO_BIN_EXE_damrak"));
    program.env("DAMRAK_STORE", store).env("DAMRAK_LOG", "error").stderr(Stdio::null());
    start_program(&mut program, SocketAddr::from(([127, 0, 0, 1], 0)), folder)
}

#[test]
#[ignore = "needs a server: cargo xtask test postgres"]
fn a_house_moves_to_a_server_lives_there_and_moves_back() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let here = path("here");
    played_in(Path::new(&here));
    let healthy = good(&["doctor", "--data", &here], "sqlite");
    assert!(healthy.starts_with("2 tables and "), "{healthy}");

    let store = house("moving");
    let moved = good(&["migrate", "to-postgres", "--data", &here], &store);
    assert!(moved.starts_with(&format!("{healthy}{healthy}Everything is in ")), "{moved}");
    assert_eq!(good(&["doctor"], &store), healthy);
    assert_eq!(good(&["doctor", "--data", &here], "sqlite"), healthy, "it stays as it was");
    let twice = damrak(&["migrate", "to-postgres", "--data", &here], &store);
    assert_eq!(twice.status.code(), Some(2), "{}", text(&twice.stderr));
    assert!(text(&twice.stderr).contains("not empty"), "{}", text(&twice.stderr));

    let unused = path("unused");
    let (mut server, address) = serve(&store, Path::new(&unused));
    assert!(!Path::new(&unused).exists(), "no folder is needed");
    let second = damrak(&["serve", "--listen", "127.0.0.1:0"], &store);
    assert_eq!(second.status.code(), Some(2), "{}", text(&second.stderr));
    assert!(text(&second.stderr).contains("in use by another damrak"), "{}", text(&second.stderr));
    let body = json!({"game": "kontor", "setup": {"variant": "gulliver"}, "seats": ["me", "open"]});
    let made = ask(address, 0, "/api/v1/tables", Some(&body)).unwrap();
    assert!(made.1["table"].is_string(), "{made:?}");
    // Beside the running server, which notices.
    assert!(good(&["admin", "list", "Person 7"], &store).contains("person7"));
    assert_eq!(ask(address, 7, "/api/v1/me", None).unwrap().0, 200);
    good(&["admin", "block", "person7", "--reason", "spam"], &store);
    let is_out = || ask(address, 7, "/api/v1/me", None).unwrap().0 != 200;
    assert!((0..300).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(10));
        is_out()
    }));
    let (exported, copy) = (path("tables.jsonl"), path("copy"));
    good(&["export", &exported], &store);
    std::fs::create_dir(&copy).unwrap();
    good(&["backup", &format!("{copy}/damrak.sqlite")], &store);
    let again = damrak(&["backup", &format!("{copy}/damrak.sqlite")], &store);
    assert_eq!(again.status.code(), Some(2), "nothing is overwritten");
    server.kill();

    let now = good(&["doctor"], &store);
    assert!(now.starts_with("3 tables and "), "{now}");
    assert_eq!(good(&["doctor", "--data", &copy], "sqlite"), now, "a backup is a house");
    let (mut from_copy, address) = serve("sqlite", Path::new(&copy));
    assert_eq!(ask(address, 0, "/api/v1/me", None).unwrap().0, 200, "with its people");
    from_copy.kill();

    let other = house("importing");
    good(&["import", &exported], &other);
    assert_eq!(good(&["doctor"], &other), now);
    assert_eq!(
        damrak(&["import", &exported], &other).status.code(),
        Some(2),
        "no table comes twice"
    );

    let back = path("back");
    let moved = good(&["migrate", "to-sqlite", "--data", &back], &store);
    assert!(moved.contains("Everything is in ") && moved.contains("damrak.sqlite"), "{moved}");
    assert_eq!(good(&["doctor", "--data", &back], "sqlite"), now);
    let twice = damrak(&["migrate", "to-sqlite", "--data", &back], &store);
    assert_eq!(twice.status.code(), Some(2), "nothing is overwritten");
}

#[test]
#[ignore = "needs a server: cargo xtask test postgres"]
fn nothing_acknowledged_is_lost_however_often_the_server_is_killed() {
    let store = house("killing");
    let folder = tempfile::tempdir().unwrap();
    runtime().block_on(async {
        invite_to(&PostgresStore::open(&store, damrak_server::ratings::rate).await.unwrap()).await;
    });
    killing::kill_again_and_again(10, || serve(&store, folder.path()));
    good(&["doctor"], &store);
}

#[test]
#[ignore = "needs a server: cargo xtask test postgres"]
fn a_server_that_is_not_there_is_told_of_without_its_password() {
    for (store, code, told) in [
        ("postgres://a:s3cret-w0rd@127.0.0.1:1/house", 3, "does not answer"),
        ("postgres://a:s3cret-w0rd@127.0.0.1/house?sslmode=prefer", 2, "sslmode"),
        ("postgres://a:s3cret-w0rd@", 2, "address"),
        ("mysql://a:s3cret-w0rd@localhost/house", 2, "a store is `sqlite`"),
    ] {
        for command in [&["doctor"][..], &["serve", "--listen", "127.0.0.1:0"]] {
            let output = damrak(command, store);
            let said = text(&output.stderr);
            assert_eq!(output.status.code(), Some(code), "{said}");
            assert!(said.contains(told), "{said}");
        }
    }
}

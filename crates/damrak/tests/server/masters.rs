//! One data folder has one server.

use std::fs::File;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::support::{damrak, start};

/// A second server on a folder, as far as it gets.
fn second(data: &Path) -> (Option<i32>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_damrak"))
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(data)
        .stdin(Stdio::null())
        .output()
        .unwrap();
    (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
}

#[test]
fn a_second_server_on_one_folder_is_refused_and_told_of_the_first() {
    let folder = tempfile::tempdir().unwrap();
    let (mut first, address) = start(folder.path());
    let (code, told) = second(folder.path());
    assert_eq!(code, Some(2), "{told}");
    assert!(told.contains(&format!("process {}", first.id())), "{told}");
    assert!(told.contains(&format!("http://{address}")), "{told}");

    // What only reads works beside it, what changes something does not.
    assert!(damrak(&["doctor"], folder.path()).status.success());
    let empty = folder.path().join("empty");
    std::fs::write(&empty, "").unwrap();
    let import = damrak(&["import", empty.to_str().unwrap()], folder.path());
    assert_eq!(import.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&import.stderr).contains("is in use by another damrak"));

    // However the first one ends, nothing of it is left in the way.
    first.kill();
    let (mut third, _) = start(folder.path());
    assert!(third.is_alive());
}

/// The steps that the data in a folder has taken.
fn version(file: &Path) -> i64 {
    let connection = rusqlite::Connection::open(file).unwrap();
    connection.query_row("SELECT max(version) FROM migrations", [], |row| row.get(0)).unwrap()
}

#[test]
fn no_command_upgrades_the_data_under_a_running_server() {
    const FORMER: &str = include_str!("../../../server/tests/server/before_versions.sql");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("damrak.sqlite");
    rusqlite::Connection::open(&file).unwrap().execute_batch(FORMER).unwrap();
    let former = version(&file);
    // A server of the former version has it.
    let lock = File::create(folder.path().join("damrak.lock")).unwrap();
    lock.try_lock().unwrap();
    let export = folder.path().join("tables.jsonl");
    for command in [
        &["doctor"][..],
        &["export", export.to_str().unwrap()],
        &["admin", "list"],
        &["admin", "log"],
        &["admin", "block", "anna"],
    ] {
        let refused = damrak(command, folder.path());
        let told = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert_eq!(refused.status.code(), Some(2), "{command:?}: {told}");
        assert!(told.contains("former version") && told.contains("stop it first"), "{told}");
        assert_eq!(version(&file), former, "{command:?}");
    }
    // What is copied before an upgrade is what the former program can read.
    let copy = folder.path().join("copy.sqlite");
    let copied = damrak(&["backup", copy.to_str().unwrap()], folder.path());
    assert!(copied.status.success(), "{}", String::from_utf8_lossy(&copied.stderr));
    assert_eq!((version(&file), version(&copy)), (former, former));

    drop(lock);
    assert!(damrak(&["doctor"], folder.path()).status.success());
    assert!(version(&file) > former, "nobody is harmed");
    assert_eq!(version(&copy), former);
}

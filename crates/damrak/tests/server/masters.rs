//! One data folder has one server.

use std::process::{Command, Stdio};

use crate::support::{damrak, start};

/// A second server on a folder, as far as it gets.
fn second(data: &std::path::Path) -> (Option<i32>, String) {
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

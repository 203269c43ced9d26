//! A server whose disk is full, or whose file can no longer be written: it says so, goes on showing what there
//! is, and goes on playing when there is room again.
#![cfg(unix)]

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::disks::Mounted;
use crate::support::{Server, ask, ask_text, invite, start, start_program};

/// A table with a game on it; returns its address.
fn game(address: SocketAddr) -> String {
    let new = json!({"game": "kontor", "setup": {}, "seats": ["me", "open"]});
    let made = ask(address, 0, "/api/v1/tables", Some(&new)).unwrap().1;
    let table = format!("/api/v1/tables/{}", made["table"].as_str().unwrap());
    let wish = format!("{table}/wish");
    for (person, wish_for) in
        [(1, json!({"wish": "sit", "seat": 2})), (0, json!({"wish": "start"}))]
    {
        assert_eq!(ask(address, person, &wish, Some(&wish_for)).unwrap().0, 200);
    }
    table
}

/// Decides and takes back; a game never ends of that.
fn change_mind(address: SocketAddr, table: &str) -> (u16, Value) {
    let own = ask(address, 0, table, None).unwrap().1["game"]["own"].clone();
    let decide = json!({"wish": "decide", "seat": 1, "turn": own["turn"], "action": "pass"});
    let back = json!({"wish": "take-back", "seat": 1});
    let wish = if own["may_take_back"] == true { back } else { decide };
    ask(address, 0, &format!("{table}/wish"), Some(&wish)).unwrap()
}

fn ready(address: SocketAddr) -> (u16, String) {
    ask_text(address, 0, "/readyz", None).unwrap()
}

/// Plays on until the server cannot, and checks that it bears it well.
fn play_until_refused(server: &mut Server, address: SocketAddr, table: &str) {
    let refused = (0..20_000)
        .map(|_| change_mind(address, table))
        .find(|(status, _)| *status != 200)
        .expect("some time nothing can be written");
    assert_eq!(refused.0, 503, "{}", refused.1);
    assert_eq!(refused.1["error"]["code"], "unavailable");
    let message = refused.1["error"]["message"].as_str().unwrap();
    assert!(
        message.starts_with("Nothing can be saved just now, so nothing was done."),
        "{message}"
    );
    let before = ask(address, 0, table, None).unwrap();
    assert_eq!(before.0, 200, "looking goes on");
    for _ in 0..20 {
        assert_eq!(change_mind(address, table).0, 503);
    }
    let (status, text) = ready(address);
    assert_eq!((status, text.as_str()), (503, "nothing can be stored now\n"));
    assert_eq!(ask_text(address, 0, "/healthz", None).unwrap().0, 200);
    assert_eq!(ask(address, 1, "/api/v1/tables?list=mine", None).unwrap().0, 200);
    let after = ask(address, 0, table, None).unwrap();
    assert_eq!(after.1["version"], before.1["version"], "what was refused was not done");
    assert!(server.is_alive());
}

/// Checks that it goes on, and that everything is still there after another start.
fn play_on(mut server: Server, address: SocketAddr, table: &str, data: &Path) {
    assert_eq!(ready(address).0, 200);
    for _ in 0..10 {
        let (status, answer) = change_mind(address, table);
        assert_eq!(status, 200, "{answer}");
    }
    let version = ask(address, 0, table, None).unwrap().1["version"].clone();
    server.kill();
    let (_server, address) = start(data);
    assert_eq!(ask(address, 0, table, None).unwrap().1["version"], version);
}

#[test]
fn a_full_disk_stops_decisions_and_nothing_else() {
    let Some(disk) = Mounted::new("size=8m") else { return };
    invite(&disk.path().join("damrak.sqlite"));
    let (mut server, address) = start(disk.path());
    let table = game(address);
    let ballast = disk.path().join("ballast");
    let mut size = 8 << 20;
    while size > 0 {
        // As much as still fits.
        if std::fs::write(&ballast, vec![1; size]).is_ok() {
            break;
        }
        size -= 64 << 10;
    }
    play_until_refused(&mut server, address, &table);
    std::fs::remove_file(ballast).unwrap();
    play_on(server, address, &table, disk.path());
}

/// Sets how large the files may be that a process writes; says whether it could.
fn allow_file_size(server: &Server, size: &str) -> bool {
    let limit = format!("--fsize={size}:");
    let set = Command::new("prlimit").args(["--pid", &server.id().to_string(), &limit]).output();
    set.is_ok_and(|output| output.status.success())
}

#[test]
fn a_file_that_cannot_be_written_any_more_stops_decisions_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    invite(&folder.path().join("damrak.sqlite"));
    // Without this the system would end a process that writes too much.
    let mut program = Command::new("sh");
    program.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_damrak")]);
    program.env("DAMRAK_LOG", "error").stderr(Stdio::null());
    let free_port = SocketAddr::from(([127, 0, 0, 1], 0));
    let (mut server, address) = start_program(&mut program, free_port, folder.path());
    let table = game(address);
    if !allow_file_size(&server, "0") {
        eprintln!("skipped: there is no prlimit");
        return;
    }
    play_until_refused(&mut server, address, &table);
    assert!(allow_file_size(&server, "unlimited"));
    play_on(server, address, &table, folder.path());
}

#[test]
fn a_read_only_disk_is_refused_with_its_name() {
    let Some(disk) = Mounted::new("size=8m") else { return };
    invite(&disk.path().join("damrak.sqlite"));
    if !disk.remount("ro") {
        return;
    }
    let output = Command::new(env!("CARGO_BIN_EXE_damrak"))
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(disk.path())
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{said}");
    let place = disk.path().display().to_string();
    assert!(said.to_lowercase().contains("read-only") && said.contains(&place), "{said}");
}

#[test]
fn a_copy_for_which_there_is_no_room_is_not_called_wrong_use() {
    let folder = tempfile::tempdir().unwrap();
    invite(&folder.path().join("damrak.sqlite"));
    // Without the trap the system would end a process that writes too much.
    let output = Command::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -f 0; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_damrak")])
        .arg("backup")
        .arg(folder.path().join("copy.sqlite"))
        .arg("--data")
        .arg(folder.path())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(3), "{said}");
    assert!(said.contains("cannot be written"), "{said}");
}

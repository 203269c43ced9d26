//! Looking after what a server keeps: backup, doctor, export, import.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::json;

use crate::support::{Server, ask, damrak, invite, start};

/// A folder with one finished and one unfinished table, made by a real server.
fn played_in(data: &Path) {
    std::fs::create_dir_all(data).unwrap();
    invite(&data.join("damrak.sqlite"));
    let (mut server, address) = start(data);
    for decisions in [10_000, 5] {
        let body = json!({
            "game": "kontor", "setup": {"variant": "gulliver"}, "seats": ["me", "open"],
        });
        let made = ask(address, 0, "/api/v1/tables", Some(&body)).unwrap().1;
        let table = format!("/api/v1/tables/{}", made["table"].as_str().unwrap());
        let wish = format!("{table}/wish");
        ask(address, 1, &wish, Some(&json!({"wish": "sit", "seat": 2}))).unwrap();
        ask(address, 0, &wish, Some(&json!({"wish": "start"}))).unwrap();
        // Somebody thinks better of it: undone decisions must survive moving, too.
        for person in [0, 1] {
            let pass =
                json!({"wish": "decide", "seat": person + 1, "turn": "0.0", "action": "pass"});
            assert_eq!(ask(address, person, &wish, Some(&pass)).unwrap().0, 200);
        }
        let undo = json!({"wish": "ask-undo", "seat": 1, "to": 0});
        assert_eq!(ask(address, 0, &wish, Some(&undo)).unwrap().0, 200);
        let agree = json!({"wish": "answer-undo", "seat": 2, "agrees": true});
        assert_eq!(ask(address, 1, &wish, Some(&agree)).unwrap().0, 200);
        for _ in 0..decisions {
            let decided = [0, 1].into_iter().any(|person| {
                let own = ask(address, person, &table, None).unwrap().1["game"]["own"].clone();
                let Some(offer) = own["offers"].get(0) else { return false };
                let decide = json!({
                    "wish": "decide", "seat": own["seat"], "turn": own["turn"],
                    "action": offer["action"],
                });
                ask(address, person, &wish, Some(&decide)).unwrap().0 == 200
            });
            if !decided {
                break;
            }
        }
    }
    server.kill();
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn what_is_stored_can_be_checked_copied_and_moved() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("here");
    played_in(&data);
    let healthy = damrak(&["doctor"], &data);
    assert!(healthy.status.success(), "{}", text(&healthy.stdout));
    assert!(text(&healthy.stdout).starts_with("2 tables and "), "{}", text(&healthy.stdout));

    let copy = folder.path().join("copy");
    std::fs::create_dir(&copy).unwrap();
    let file = copy.join("damrak.sqlite");
    let backup = ["backup", file.to_str().unwrap()];
    assert!(damrak(&backup, &data).status.success());
    assert_eq!(damrak(&backup, &data).status.code(), Some(2), "nothing is overwritten");
    assert_eq!(damrak(&["doctor"], &copy).stdout, healthy.stdout);

    let exported = folder.path().join("tables.jsonl");
    let path = exported.to_str().unwrap();
    assert!(damrak(&["export", path], &data).status.success());
    assert_eq!(damrak(&["export", path], &data).status.code(), Some(2), "nothing is overwritten");
    let there = folder.path().join("there");
    std::fs::create_dir(&there).unwrap();
    invite(&there.join("damrak.sqlite"));
    let imported = damrak(&["import", path], &there);
    assert!(imported.status.success(), "{}", text(&imported.stderr));
    assert_eq!(damrak(&["doctor"], &there).stdout, healthy.stdout);
    assert_eq!(damrak(&["import", path], &there).status.code(), Some(2), "no table comes twice");

    let broken = std::fs::read_to_string(&exported).unwrap().replace("build ", "guild ");
    std::fs::write(&exported, broken).unwrap();
    let refused = damrak(&["import", path], &there);
    assert_eq!(refused.status.code(), Some(2));
    assert!(text(&refused.stderr).contains("tables.jsonl:1: "), "{}", text(&refused.stderr));
}

#[test]
fn the_doctor_finds_a_decision_that_was_changed() {
    let folder = tempfile::tempdir().unwrap();
    played_in(folder.path());
    let file = folder.path().join("damrak.sqlite");
    let connection = rusqlite::Connection::open(&file).unwrap();
    let changed = connection
        .execute("UPDATE log SET entry = replace(entry, 'build ', 'guild ')", [])
        .unwrap();
    assert!(changed > 0);
    drop(connection);
    let doctor = damrak(&["doctor"], folder.path());
    assert_eq!(doctor.status.code(), Some(1), "{}", text(&doctor.stdout));
    assert!(text(&doctor.stdout).contains("the rules refuse"), "{}", text(&doctor.stdout));
}

#[test]
fn without_data_the_commands_say_where_they_looked() {
    let folder = tempfile::tempdir().unwrap();
    for arguments in [&["doctor"][..], &["backup", "x"], &["export", "x"]] {
        let output = damrak(arguments, folder.path());
        assert_eq!(output.status.code(), Some(2));
        assert!(text(&output.stderr).contains("--data"), "{}", text(&output.stderr));
    }
}

#[test]
fn without_a_command_the_program_serves_and_shows_the_first_admin_the_way() {
    let folder = tempfile::tempdir().unwrap();
    let child = Command::new(env!("CARGO_BIN_EXE_damrak"))
        .env("DAMRAK_LISTEN", "127.0.0.1:0")
        .env("DAMRAK_DATA", folder.path())
        .env("DAMRAK_LOG", "error")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut server = Server(child);
    let mut lines = BufReader::new(server.0.stdout.take().unwrap()).lines();
    let mut next = || lines.next().unwrap().unwrap();
    let address = next().rsplit("http://").next().unwrap().parse().unwrap();
    assert!(next().contains("damrak.sqlite"));
    let link = next();
    assert!(link.contains("/admin/begin?"), "{link}");
    assert_eq!(ask(address, 0, "/api/v1/openapi.json", None).unwrap().1["openapi"], "3.1.0");
}

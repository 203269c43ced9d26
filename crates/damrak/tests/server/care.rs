//! Looking after what a server keeps: backup, doctor, export, import.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::support::{Server, ask, ask_text, damrak, invite, played_in, start, start_program};

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
fn an_export_of_a_former_version_comes_without_the_names_in_its_log() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("here");
    played_in(&data);
    let exported = folder.path().join("tables.jsonl");
    let path = exported.to_str().unwrap();
    assert!(damrak(&["export", path], &data).status.success());
    let lines = std::fs::read_to_string(&exported).unwrap();
    let sat = |line: &str| -> Vec<serde_json::Value> {
        let table: serde_json::Value = serde_json::from_str(line).unwrap();
        let entries = table["log"].as_array().unwrap().iter().map(|entry| entry["entry"].clone());
        entries.filter(|entry| entry["kind"] == "sat").collect()
    };
    for line in lines.lines() {
        let sat = sat(line);
        assert!(!sat.is_empty(), "{line}");
        assert!(sat.iter().all(|entry| entry["name"].is_null()), "{sat:?}");
    }
    let former = lines.replace("\"kind\":\"sat\",", "\"kind\":\"sat\",\"name\":\"Quack\",");
    assert!(former.contains("Quack"));
    std::fs::write(&exported, former).unwrap();

    let there = folder.path().join("there");
    std::fs::create_dir(&there).unwrap();
    invite(&there.join("damrak.sqlite"));
    let imported = damrak(&["import", path], &there);
    assert!(imported.status.success(), "{}", text(&imported.stderr));
    let again = folder.path().join("again.jsonl");
    assert!(damrak(&["export", again.to_str().unwrap()], &there).status.success());
    assert!(!std::fs::read_to_string(&again).unwrap().contains("Quack"));
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
    assert!((0..6).any(|_| next().contains("/admin/begin?")), "the last line shows the way");
    assert_eq!(ask(address, 0, "/api/v1/openapi.json", None).unwrap().1["openapi"], "3.1.0");
}

#[cfg(unix)]
#[test]
fn what_is_exported_is_nobody_elses_to_read() {
    use std::os::unix::fs::PermissionsExt;
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("new/house");
    let (mut server, _) = start(&data);
    assert_eq!(mode(&data), 0o700, "the folder a server makes");
    assert_eq!(mode(&data.join("damrak.lock")), 0o600);
    // Also beside a running server.
    for command in ["export", "backup"] {
        let file = folder.path().join(command);
        let done = damrak(&[command, file.to_str().unwrap()], &data);
        assert!(done.status.success(), "{}", text(&done.stderr));
        assert_eq!(mode(&file), 0o600, "{command}");
    }
    server.kill();
}

#[test]
fn nothing_can_be_imported_into_a_new_folder_and_from_an_empty_file() {
    let folder = tempfile::tempdir().unwrap();
    let (empty, data) = (folder.path().join("empty"), folder.path().join("new"));
    std::fs::write(&empty, "").unwrap();
    let imported = damrak(&["import", empty.to_str().unwrap()], &data);
    assert!(imported.status.success(), "{}", text(&imported.stderr));
    assert_eq!(text(&imported.stdout), "0 tables are imported\n");
    let refused = damrak(&["import", folder.path().to_str().unwrap()], &data);
    assert_eq!(refused.status.code(), Some(2));
    assert!(text(&refused.stderr).contains("is a folder, not a file"), "{}", text(&refused.stderr));
}

#[test]
fn whom_to_tell_of_a_weakness_can_be_said_without_a_file() {
    const PAGE: &str = "/.well-known/security.txt";
    let folder = tempfile::tempdir().unwrap();
    let program = || {
        let mut program = Command::new(env!("CARGO_BIN_EXE_damrak"));
        program.env("DAMRAK_LOG", "error").env("DAMRAK_CONTACT", "table@example.org");
        program
    };
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let (mut server, address) =
        start_program(program().stderr(Stdio::null()), listen, folder.path());
    let (status, text) = ask_text(address, 0, PAGE, None).unwrap();
    assert!(status == 200 && text.contains("Contact: mailto:table@example.org"), "{text}");
    server.kill();

    let refused = program()
        .args(["serve", "--contact", "on the phone", "--data"])
        .arg(folder.path())
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let told = self::text(&refused.stderr);
    assert_eq!(refused.status.code(), Some(2), "{told}");
    assert!(told.contains("`on the phone` is neither a mail address"), "the flag wins: {told}");
}

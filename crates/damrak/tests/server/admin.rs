//! `damrak admin`: looking after people, beside a running server and without one.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::json;

use crate::support::{ask, ask_text, damrak, invite, start};

const PASSWORD: &str = "correct horse 17 staples";

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Runs `damrak admin` with something on its standard input.
fn admin(data: &Path, arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_damrak"))
        .arg("admin")
        .args(arguments)
        .arg("--data")
        .arg(data)
        .env_remove("DAMRAK_PUBLIC_URL")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that has no use for it may be gone already.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

/// What a command says that must go well.
fn says(data: &Path, arguments: &[&str]) -> String {
    let output = admin(data, arguments, "");
    assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

/// What a command complains of.
fn complains(data: &Path, arguments: &[&str], input: &str) -> String {
    let output = admin(data, arguments, input);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {}", text(&output.stdout));
    assert_eq!(text(&output.stdout), "", "{arguments:?}");
    text(&output.stderr)
}

/// A folder with eight guests and a server that uses it.
fn house() -> (tempfile::TempDir, crate::support::Server, SocketAddr) {
    let folder = tempfile::tempdir().unwrap();
    invite(&folder.path().join("damrak.sqlite"));
    let (server, address) = start(folder.path());
    (folder, server, address)
}

/// A form, sent by somebody without a session; the whole answer.
fn form(address: SocketAddr, path: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

/// Somebody follows a link and chooses a user name and a password.
fn follow(address: SocketAddr, link: &str, name: &str, password: &str) -> String {
    let key = link.trim().split_once("key=").unwrap_or_else(|| panic!("{link}")).1;
    let password = password.replace(' ', "+");
    form(address, "/way-back", &format!("key={key}&user_name={name}&password={password}"))
}

fn signs_in(address: SocketAddr, name: &str, password: &str) -> bool {
    let body = format!("user_name={name}&password={}", password.replace(' ', "+"));
    form(address, "/sign-in", &body).starts_with("HTTP/1.1 303")
}

/// Waits until something is so.
fn eventually(what: &str, is_so: impl Fn() -> bool) {
    let until = Instant::now() + Duration::from_secs(30);
    while !is_so() {
        assert!(Instant::now() < until, "never: {what}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn a_lost_admin_comes_back_by_the_command_line() {
    let (folder, _server, address) = house();
    let data = folder.path();
    assert!(says(data, &["list"]).contains("no admin"));
    let link = says(data, &["link", "person1"]);
    assert!(link.starts_with("http://127.0.0.1:") && link.contains("/way-back?key="), "{link}");
    let answer = follow(address, &link, "piet", PASSWORD);
    assert!(answer.starts_with("HTTP/1.1 303"), "{answer}");
    assert!(follow(address, &link, "piet", PASSWORD).starts_with("HTTP/1.1 410"), "works once");
    assert_eq!(ask(address, 1, "/api/v1/me", None).unwrap().0, 401, "the old token has ended");

    assert!(says(data, &["grant", "PIET", "--reason", "first admin lost"]).contains("is an admin"));
    let list = says(data, &["list"]);
    assert!(list.contains("person1") && list.contains("(piet) [admin]"), "{list}");

    let output = admin(data, &["reset-password", "piet"], "another horse 23 staples\n");
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(!text(&output.stdout).contains("another horse"));
    assert!(signs_in(address, "piet", "another horse 23 staples"));
    assert!(!signs_in(address, "piet", PASSWORD));
    let made = says(data, &["reset-password", "piet", "--generate"]);
    assert!(signs_in(address, "piet", made.lines().last().unwrap()), "{made}");

    assert!(says(data, &["revoke", "piet"]).contains("no longer"), "the owner may do that");
    let log = says(data, &["log"]);
    let acts: Vec<&str> = log.lines().filter_map(|line| line.split(": ").nth(1)).collect();
    assert_eq!(
        acts,
        [
            "no longer an admin",
            "password set",
            "password set",
            "made an admin",
            "link for a new password"
        ]
    );
    assert!(log.contains("(first admin lost)") && log.contains("command line"), "{log}");
    assert!(!log.contains("argon2") && !log.contains("key="), "{log}");
}

#[test]
fn a_running_server_notices_whom_a_command_blocks() {
    let (folder, _server, address) = house();
    let data = folder.path();
    let body = json!({"game": "kontor", "setup": {}, "seats": ["me", "open"], "public": true});
    let made = ask(address, 0, "/api/v1/tables", Some(&body)).unwrap().1;
    let own = made["table"].as_str().unwrap().to_owned();
    let made = ask(address, 1, "/api/v1/tables", Some(&body)).unwrap().1;
    let other = format!("/api/v1/tables/{}", made["table"].as_str().unwrap());
    let wish = format!("{other}/wish");
    ask(address, 0, &wish, Some(&json!({"wish": "sit", "seat": 2}))).unwrap();
    ask(address, 1, &wish, Some(&json!({"wish": "start"}))).unwrap();
    // A line that stays open.
    let mut line = TcpStream::connect(address).unwrap();
    line.set_read_timeout(Some(Duration::from_secs(40))).unwrap();
    let request = format!(
        "GET {other}/events HTTP/1.1\r\nHost: {address}\r\nAuthorization: Bearer token0\r\n\r\n"
    );
    line.write_all(request.as_bytes()).unwrap();
    let mut first = [0; 15];
    line.read_exact(&mut first).unwrap();
    assert_eq!(&first, b"HTTP/1.1 200 OK");

    assert_eq!(says(data, &["block", "person0", "--reason", "spam"]).trim(), "Person 0 is blocked");

    assert_eq!(ask(address, 0, "/api/v1/me", None).unwrap().0, 401, "at once");
    line.read_to_end(&mut Vec::new()).expect("the line is cut off");
    let look = |table: &str| ask(address, 1, table, None).unwrap().1;
    eventually("their open table is closed", || {
        look(&format!("/api/v1/tables/{own}"))["table"]["status"] == "closed"
    });
    eventually("they give up what is played", || look(&other)["seats"][1]["resigned"] == true);
    let open = ask_text(address, 1, "/api/v1/tables?list=open", None).unwrap().1;
    assert!(!open.contains(&own), "{open}");
    assert!(says(data, &["unblock", "person0"]).contains("let in again"));
}

#[test]
fn whom_a_command_blocked_without_a_server_leaves_when_it_starts() {
    let (folder, mut server, address) = house();
    let body = json!({"game": "kontor", "setup": {}, "seats": ["me", "open"], "public": true});
    let made = ask(address, 0, "/api/v1/tables", Some(&body)).unwrap().1;
    let table = format!("/api/v1/tables/{}", made["table"].as_str().unwrap());
    server.kill();
    says(folder.path(), &["block", "person0"]);
    let (_server, address) = start(folder.path());
    eventually("the table is closed", || {
        ask(address, 1, &table, None).unwrap().1["table"]["status"] == "closed"
    });
}

#[test]
fn commands_say_what_is_wrong_and_change_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    for arguments in [&["admin", "list"][..], &["admin", "block", "anna"]] {
        let output = damrak(arguments, data);
        assert_eq!(output.status.code(), Some(2));
        assert!(text(&output.stderr).contains("--data"), "{}", text(&output.stderr));
    }
    invite(&data.join("damrak.sqlite"));
    let nobody = complains(data, &["block", "nobody"], "");
    assert!(nobody.contains("`nobody`") && nobody.contains("admin list"), "{nobody}");
    let guest = complains(data, &["grant", "Person 3"], "");
    assert!(guest.contains("Person 3: a guest has no account"), "{guest}");
    let guest = complains(data, &["reset-password", "person3"], "correct horse 17 staples\n");
    assert!(guest.contains("admin link"), "{guest}");
    assert!(
        complains(data, &["block", "person3", "--reason", "a\u{202e}b"], "").contains("reason")
    );
    says(data, &["block", "person3"]);
    let blocked = complains(data, &["link", "person3"], "");
    assert!(blocked.contains("a blocked person has no way back"), "{blocked}");
    assert_eq!(says(data, &["log"]).lines().count(), 1);
    assert_eq!(says(data, &["list", "PERSON"]).lines().count(), 8);
    assert!(says(data, &["list", "zz"]).contains("Nobody"));
    let url = says(data, &["link", "person4", "--public-url", "https://damrak.example/"]);
    assert!(url.starts_with("https://damrak.example/way-back?key="), "{url}");
}

#[test]
fn a_password_is_judged_and_never_an_argument() {
    let (folder, _server, address) = house();
    let data = folder.path();
    let link = says(data, &["link", "person1"]);
    follow(address, &link, "piet", PASSWORD);
    for (input, told) in [("", "standard input"), ("short\n", "8")] {
        let refused = complains(data, &["reset-password", "piet"], input);
        assert!(refused.contains(told), "{refused}");
    }
    let output = damrak(&["admin", "reset-password", "piet", PASSWORD], data);
    assert_eq!(output.status.code(), Some(2), "there is no such argument");
    assert!(signs_in(address, "piet", PASSWORD), "nothing was changed");
}

#[test]
fn people_with_the_same_name_are_told_apart() {
    let (folder, _server, address) = house();
    let come_in = || {
        let name = json!({"name": "Jan"});
        let (status, me) = ask(address, 99, "/api/v1/guest", Some(&name)).unwrap();
        assert_eq!(status, 200, "{me}");
        me["person"]["id"].as_str().unwrap().to_owned()
    };
    let (one, other) = (come_in(), come_in());
    let several = complains(folder.path(), &["block", "jan"], "");
    assert!(several.contains(&one) && several.contains(&other), "{several}");
    assert!(several.contains("by the id"), "{several}");
    assert_eq!(says(folder.path(), &["block", &other]).trim(), "Jan is blocked");
}

#[test]
fn the_help_names_every_way() {
    let output = Command::new(env!("CARGO_BIN_EXE_damrak")).args(["admin", "--help"]).output();
    let help = text(&output.unwrap().stdout);
    for word in ["list", "link", "reset-password", "block", "unblock", "grant", "revoke", "log"] {
        assert!(help.lines().any(|line| line.trim_start().starts_with(word)), "{word}: {help}");
    }
    assert!(help.contains("Examples:"), "{help}");
}

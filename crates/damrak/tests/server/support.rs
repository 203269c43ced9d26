//! A real server process, people with tokens, and a plain HTTP client.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use damrak_server::register::session_key;
use damrak_store::{Person, PersonId, Session, SessionKind, SqliteStore, Store};
use serde_json::{Value, json};

/// How many people there are; number N has the token `tokenN`.
pub const PEOPLE: usize = 8;

/// People with tokens, written before the server first starts.
pub fn invite(file: &Path) {
    let store = SqliteStore::open(file, damrak_server::ratings::rate).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(invite_to(&store));
}

/// The same for any store.
pub async fn invite_to(store: &dyn Store) {
    for index in 0..PEOPLE {
        let person = PersonId(format!("person{index}"));
        let session = Session {
            key: session_key(&format!("token{index}")),
            person: person.clone(),
            kind: SessionKind::Token,
            label: "test".into(),
            created: 0,
            seen: damrak_table::wall_clock(),
            ends: damrak_store::Lived(i64::MAX),
            bound: false,
        };
        let person = Person {
            id: person,
            name: format!("Person {index}"),
            user_name: None,
            password: None,
            admin: false,
            blocked: false,
            settings: json!({}),
            created: 0,
        };
        store.create_person(person).await.unwrap();
        store.create_session(session).await.unwrap();
    }
}

/// A server process that never outlives the test.
pub struct Server(pub Child);

impl Server {
    pub fn id(&self) -> u32 {
        self.0.id()
    }

    pub fn is_alive(&mut self) -> bool {
        self.0.try_wait().unwrap().is_none()
    }

    pub fn kill(&mut self) {
        // One that is dead already is as dead as it should be.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

/// A server on a free port.
pub fn start(data: &Path) -> (Server, SocketAddr) {
    start_on(SocketAddr::from(([127, 0, 0, 1], 0)), data)
}

/// A server on this port.
pub fn start_on(address: SocketAddr, data: &Path) -> (Server, SocketAddr) {
    let mut program = Command::new(env!("CARGO_BIN_EXE_damrak"));
    program.env("DAMRAK_LOG", "error").stderr(Stdio::null());
    start_program(&mut program, address, data)
}

/// A server that is started by this program.
pub fn start_program(
    program: &mut Command,
    address: SocketAddr,
    data: &Path,
) -> (Server, SocketAddr) {
    let mut child = program
        .args(["serve", "--listen", &address.to_string(), "--data"])
        .arg(data)
        .env("DAMRAK_LIMITS", "off")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().rsplit("http://").next().unwrap().parse();
    (Server(child), address.unwrap_or_else(|_| panic!("no address in {line:?}")))
}

/// A request; nothing if the server is not there or dies meanwhile.
pub fn ask(
    address: SocketAddr,
    token: usize,
    path: &str,
    body: Option<&Value>,
) -> Option<(u16, Value)> {
    let (status, text) = ask_text(address, token, path, body)?;
    Some((status, serde_json::from_str(&text).ok()?))
}

/// The same for answers that are not JSON.
pub fn ask_text(
    address: SocketAddr,
    token: usize,
    path: &str,
    body: Option<&Value>,
) -> Option<(u16, String)> {
    let mut stream = TcpStream::connect_timeout(&address, Duration::from_secs(2)).ok()?;
    stream.set_read_timeout(Some(Duration::from_secs(10))).ok()?;
    let method = if body.is_some() { "POST" } else { "GET" };
    let body = body.map(Value::to_string).unwrap_or_default();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\
         Authorization: Bearer token{token}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(head.as_bytes()).ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    let status = answer.split(' ').nth(1)?.parse().ok()?;
    let text = answer.split_once("\r\n\r\n")?.1;
    Some((status, text.to_owned()))
}

/// Runs a command of the program to its end.
pub fn damrak(arguments: &[&str], data: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_damrak"))
        .args(arguments)
        .arg("--data")
        .arg(data)
        .stdin(Stdio::null())
        .output()
        .unwrap()
}

/// A folder with one finished and one unfinished table, made by a real server.
pub fn played_in(data: &Path) {
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

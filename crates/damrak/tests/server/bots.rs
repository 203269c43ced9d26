//! The two example programs play each other, through a restart of the server in the middle of the game.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use damrak_core::Seat;
use damrak_core::fair::seal;
use serde_json::{Value, json};

use crate::support::{ask, ask_text, invite, start, start_on};

const EXAMPLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples");
const PATIENCE: Duration = Duration::from_secs(120);

/// The bot in Rust. `cargo test` builds it beside the program; with other arguments it may be missing or old.
fn rust_bot() -> PathBuf {
    let folder = Path::new(env!("CARGO_BIN_EXE_damrak")).parent().unwrap().join("examples");
    let bot = folder.join(format!("bot{}", std::env::consts::EXE_SUFFIX));
    let changed = |file: &Path| file.metadata().and_then(|meta| meta.modified()).ok();
    if changed(&bot) < changed(&Path::new(EXAMPLES).join("bot.rs")) {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let built = Command::new(cargo)
            .args(["build", "--profile", "test", "--example", "bot"])
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .status()
            .unwrap();
        assert!(built.success());
    }
    bot
}

/// A bot that never outlives the test.
struct Bot(Option<Child>);

impl Bot {
    fn start(program: &mut Command, arguments: &[&str]) -> Self {
        let piped = program.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        Self(Some(piped.args(arguments).spawn().unwrap()))
    }

    /// Everything it said, once it has ended by itself.
    fn ends(mut self) -> Output {
        let until = Instant::now() + PATIENCE;
        let child = self.0.as_mut().unwrap();
        while child.try_wait().unwrap().is_none() {
            assert!(Instant::now() < until, "the bot does not notice that the game is over");
            std::thread::sleep(Duration::from_millis(20));
        }
        self.0.take().unwrap().wait_with_output().unwrap()
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        if let Some(child) = &mut self.0 {
            // One that has ended is as dead as it should be.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// Looks at the table until it is as wanted.
fn wait_until(address: SocketAddr, table: &str, wanted: impl Fn(&Value) -> bool) -> Value {
    let until = Instant::now() + PATIENCE;
    loop {
        let seen = ask(address, 2, table, None);
        if let Some((200, picture)) = seen.filter(|(_, picture)| wanted(picture)) {
            return picture;
        }
        assert!(Instant::now() < until, "it never comes to that");
        std::thread::sleep(Duration::from_millis(5));
    }
}

fn is_there_python() -> bool {
    let python = Command::new("python3").arg("--version").output();
    let is_there = python.is_ok_and(|output| output.status.success());
    if !is_there {
        eprintln!("skipped: there is no python3");
    }
    is_there
}

/// A server that grants every wish and shows one picture: the cards are dealt, and the other seat told this number.
fn shows_a_deal_with(told: &str) -> SocketAddr {
    let sealed = seal("t", Seat::from_index(1), 1, &"a".repeat(32)).to_string();
    let fair = json!({
        "way": "sealed", "stage": "dealt", "attempt": 1, "commitment": "c", "missing": [],
        "seals": [null, {"hash": sealed, "house": false}], "nonces": ["", told],
    });
    let picture = json!({
        "table": {"status": "over"}, "fair": fair, "game": null, "result": {"told": ["It is over."]},
    });
    let house = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let address = house.local_addr().unwrap();
    std::thread::spawn(move || {
        for stream in house.incoming() {
            let mut stream = stream.unwrap();
            let mut asked = BufReader::new(stream.try_clone().unwrap());
            let (mut head, mut line) = (String::new(), String::new());
            while asked.read_line(&mut line).unwrap() > 2 {
                head += &line.to_lowercase();
                line.clear();
            }
            let length = head.split("content-length: ").nth(1).and_then(|it| it.lines().next());
            let mut body = vec![0; length.map_or(0, |length| length.parse().unwrap())];
            asked.read_exact(&mut body).unwrap();
            let is_stream = head.starts_with("get ");
            let answer = if is_stream { format!("data: {picture}\n\n") } else { "{}".to_owned() };
            let head = "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length:";
            write!(stream, "{head} {}\r\n\r\n{answer}", answer.len()).unwrap();
        }
    });
    address
}

#[test]
fn the_example_bots_find_a_number_of_somebody_else_that_was_not_sealed() {
    if !is_there_python() {
        return;
    }
    let (honest, swapped) = ("a".repeat(32), "b".repeat(32));
    for (told, is_fair) in [(honest, true), (swapped, false)] {
        let base = format!("http://{}", shows_a_deal_with(&told));
        let mut python = Command::new("python3");
        python.arg(format!("{EXAMPLES}/bot.py"));
        for (name, mut program) in [("bot.py", python), ("bot.rs", Command::new(rust_bot()))] {
            let output = Bot::start(&mut program, &[&base, "token", "t", "1"]).ends();
            let trouble = String::from_utf8_lossy(&output.stderr).into_owned();
            assert_eq!(output.status.success(), is_fair, "{name}: {trouble}");
            assert_eq!(trouble.contains("number of seat 2"), !is_fair, "{name}: {trouble}");
        }
    }
}

#[test]
fn the_example_bots_play_each_other_through_a_restart() {
    if !is_there_python() {
        return;
    }
    let rust = rust_bot();
    let folder = tempfile::tempdir().unwrap();
    invite(&folder.path().join("damrak.sqlite"));
    let (mut server, address) = start(folder.path());
    let new = json!({"game": "kontor", "setup": {}, "seats": ["invite", "open"], "rated": true});
    let made = ask(address, 2, "/api/v1/tables", Some(&new)).unwrap().1;
    let id = made["table"].as_str().unwrap();
    let (base, table) = (format!("http://{address}"), format!("/api/v1/tables/{id}"));

    let invitation = made["invitations"][0]["invitation"].as_str().unwrap();
    let script = format!("{EXAMPLES}/bot.py");
    let first =
        Bot::start(Command::new("python3").arg(script), &[&base, "token0", id, "1", invitation]);
    let second = Bot::start(&mut Command::new(rust), &[&base, "token1", id, "2"]);
    let is_seated = |picture: &Value| {
        let seats = picture["seats"].as_array();
        seats.is_some_and(|seats| seats.iter().all(|seat| seat["kind"] == "person"))
    };
    wait_until(address, &table, is_seated);
    // Rated tables are dealt with sealed numbers: both seal by themselves, and tell when all seats are fixed.
    let started = ask(address, 2, &format!("{table}/wish"), Some(&json!({"wish": "start"})));
    assert_eq!(started.unwrap().0, 200);

    wait_until(address, &table, |picture| picture["game"]["decisions"].as_u64() >= Some(10));
    server.kill();
    let (mut server, _) = start_on(address, folder.path());
    let picture = wait_until(address, &table, |_| true);
    assert_eq!(picture["table"]["status"], "playing", "the restart came too late to matter");
    let before = picture["game"]["decisions"].as_u64().unwrap();

    let over = wait_until(address, &table, |picture| picture["table"]["status"] == "over");
    assert!(over["game"]["decisions"].as_u64().unwrap() > before);
    assert_eq!((&over["fair"]["way"], &over["fair"]["attempt"]), (&json!("sealed"), &json!(1)));
    let numbers = over["fair"]["nonces"].as_array().unwrap();
    assert!(numbers.iter().all(|number| number.as_str().is_some_and(|text| text.len() == 32)));
    assert_eq!(over["result"]["why"], "rules");
    for (name, bot) in [("bot.py", first), ("bot.rs", second)] {
        let output = bot.ends();
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        let trouble = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "{name}: {said}\n{trouble}");
        assert!(
            trouble.contains("lost the server"),
            "{name} did not notice the restart: {trouble}"
        );
        let won = over["result"]["told"][0].as_str().unwrap();
        assert!(said.contains(won), "{name} does not tell the result: {said}");
    }

    let (status, record) = ask_text(address, 2, &format!("{table}/record"), None).unwrap();
    assert_eq!(status, 200, "{record}");
    server.kill();
    let file = folder.path().join("game.record");
    std::fs::write(&file, record).unwrap();
    let verified =
        Command::new(env!("CARGO_BIN_EXE_damrak")).arg("verify").arg(&file).output().unwrap();
    let said = String::from_utf8_lossy(&verified.stdout);
    assert!(verified.status.success(), "{said}{}", String::from_utf8_lossy(&verified.stderr));
}

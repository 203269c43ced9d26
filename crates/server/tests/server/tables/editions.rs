//! Editions of people's own.

use damrak_core::Registry;
use damrak_core::edition::EditionSource;
use damrak_server::Config;
use damrak_store::{Store, TableId};
use serde_json::{Value, json};

use crate::support::{Client, House};

const KONTOR: &str = include_str!("../../../../../games/kontor/rules/edition.toml");

fn with_comment(kilobytes: usize) -> String {
    let line = format!("# {}\n", "nothing to say ".repeat(60));
    format!("{}{KONTOR}", line.repeat(kilobytes * 1024 / line.len()))
}

fn make(client: &Client, text: &str) -> (u16, Value) {
    let edition = json!({"file": "mine.toml", "text": text});
    let new = json!({"game": "kontor", "setup": {}, "seats": ["me", "open"], "edition": edition});
    client.post("/api/v1/tables", &new)
}

fn stored_edition(house: &House, table: &Value) -> String {
    let id = TableId(table.as_str().unwrap().to_owned());
    let stored = house.runtime.block_on(house.store.table(&id, None)).unwrap().unwrap();
    stored.body["settings"]["edition"]["text"].as_str().unwrap().to_owned()
}

#[test]
fn an_edition_is_kept_by_what_it_says_and_not_by_its_comments() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("damrak.sqlite"));
    let anna = house.person("anna", false);
    let (status, made) = make(&anna, &with_comment(220));
    assert_eq!(status, 200, "{made}");
    let kept = stored_edition(&house, &made["table"]);
    assert!(kept.len() < 20_000, "{}", kept.len());
    assert!(!kept.contains('#') && !kept.contains("nothing to say"));

    let registry = Registry::new().with::<damrak_kontor::Kontor>();
    let open = |text: &str| {
        let source = EditionSource { file: "mine.toml", text };
        let setup = damrak_core::SetupDraft { players: Some(2), ..Default::default() };
        registry.open_with("kontor", &setup, source).unwrap().edition().clone()
    };
    assert_eq!(open(&kept), open(KONTOR), "it means what it meant");
    let (_, again) = make(&anna, &kept);
    assert_eq!(stored_edition(&house, &again["table"]), kept, "there is nothing more to leave out");
}

#[test]
fn what_is_wrong_with_an_edition_is_told_by_the_lines_that_came() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("damrak.sqlite"));
    let anna = house.person("anna", false);
    let broken = format!("# one\n# two\n{}", KONTOR.replacen("guilders = ", "gilders = ", 1));
    let line = broken.lines().position(|line| line.starts_with("gilders")).unwrap() + 1;
    let (status, refused) = make(&anna, &broken);
    assert_eq!(status, 422, "{refused}");
    let message = refused["error"]["message"].as_str().unwrap();
    assert!(message.contains(&format!("mine.toml:{line}")), "{line}: {message}");
}

#[test]
fn nobody_fills_the_disk_with_editions() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config { limits: true, ..Config::default() };
    let house = House::open_with(&folder.path().join("damrak.sqlite"), config);
    let title = format!("title = \"{}\"", "x".repeat(36 * 1024));
    let long: String = KONTOR
        .split_inclusive('\n')
        .map(|line| if line.starts_with("title = ") { format!("{title}\n") } else { line.into() })
        .collect();
    let longer = long.replace(&"x".repeat(1024), &"x".repeat(4096));
    let anna = house.person("anna", false);
    let (status, refused) = make(&anna, &longer);
    assert_eq!(
        (status, refused["error"]["code"].as_str()),
        (400, Some("bad-request")),
        "{refused}"
    );

    let mut bytes = 0;
    let mut refused = 0;
    for number in 0..12 {
        let guest = house.person(&format!("guest{number}"), false);
        for _ in 0..8 {
            let (status, made) = make(&guest, &long);
            match status {
                200 => bytes += stored_edition(&house, &made["table"]).len(),
                429 => refused += 1,
                _ => panic!("{status} {made}"),
            }
        }
    }
    assert!(bytes > 300 * 1024, "an honest person is not in the way: {bytes}");
    assert!(bytes <= 520 * 1024, "one address stores so much and no more: {bytes}");
    assert!(refused > 60, "{refused}");
}

//! What others are shown of us: previews of links, icons, the manifest, and what robots may look for.

use std::io::{Read, Write};
use std::net::TcpStream;

use serde_json::{Value, json};

use crate::support::{Client, House, two_at_a_table};

fn house() -> (tempfile::TempDir, House) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("damrak.sqlite"));
    (folder, house)
}

struct Answer {
    head: String,
    body: Vec<u8>,
}

impl Answer {
    fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| {
            let (found, value) = line.split_once(": ")?;
            found.eq_ignore_ascii_case(name).then_some(value)
        })
    }

    /// Width and height, as the picture itself says.
    fn size(&self) -> (u32, u32) {
        assert_eq!(self.header("content-type"), Some("image/png"), "{}", self.head);
        assert_eq!(&self.body[..8], b"\x89PNG\r\n\x1a\n");
        let side = |at: usize| u32::from_be_bytes(self.body[at..at + 4].try_into().unwrap());
        (side(16), side(20))
    }
}

fn fetch(client: &Client, path: &str, more: &str) -> Answer {
    let token = client.token.as_ref().map(|token| format!("Authorization: Bearer {token}\r\n"));
    let mut stream = TcpStream::connect(client.address).unwrap();
    let head = format!(
        "GET {path} HTTP/1.1\r\nHost: test\r\nConnection: close\r\n{}{more}\r\n",
        token.unwrap_or_default()
    );
    stream.write_all(head.as_bytes()).unwrap();
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).unwrap();
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n").expect("a head");
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    Answer { head, body: bytes[end + 4..].to_vec() }
}

#[test]
fn icons_have_their_sizes_and_the_manifest_names_them() {
    let (_folder, house) = house();
    let stranger = house.stranger();
    for side in [180, 192, 512] {
        let icon = fetch(&stranger, &format!("/icon-{side}.png"), "");
        assert_eq!(icon.size(), (side, side));
    }
    assert_eq!(fetch(&stranger, "/favicon.ico", "").size(), (48, 48));
    let icon = fetch(&stranger, "/icon.svg", "");
    assert_eq!(icon.header("content-type"), Some("image/svg+xml"));
    let manifest = fetch(&stranger, "/manifest.webmanifest", "Accept-Language: de\r\n");
    assert_eq!(manifest.header("content-type"), Some("application/manifest+json"));
    let manifest: Value = serde_json::from_slice(&manifest.body).expect("JSON");
    assert_eq!((&manifest["start_url"], &manifest["lang"]), (&json!("/"), &json!("de")));
    for icon in manifest["icons"].as_array().expect("icons") {
        let found = fetch(&stranger, icon["src"].as_str().expect("an address"), "");
        assert!(found.head.starts_with("HTTP/1.1 200"), "{icon}");
    }
    let robots = fetch(&stranger, "/robots.txt", "").body;
    let robots = String::from_utf8(robots).expect("text");
    assert!(
        robots.contains("User-agent: *\nDisallow: /api/") && robots.contains("Disallow: /table/")
    );
}

#[test]
fn the_preview_of_a_table_changes_with_it_and_only_then() {
    let (_folder, house) = house();
    let (anna, _piet, table) = two_at_a_table(&house, json!({"title": "Fog"}));
    let path = format!("/table/{table}/preview.png");
    let stranger = house.stranger();
    let first = fetch(&stranger, &path, "");
    assert_eq!(first.size(), (1200, 630));
    assert_eq!(first.header("x-robots-tag"), Some("noindex"));
    let tag = first.header("etag").expect("a tag").to_owned();
    let known = fetch(&stranger, &path, &format!("If-None-Match: {tag}\r\n"));
    assert!(known.head.starts_with("HTTP/1.1 304") && known.body.is_empty(), "{}", known.head);
    assert_eq!(fetch(&stranger, &path, "").body, first.body, "nothing happened");
    // Whoever sits at the table gets no other picture than a stranger.
    assert_eq!(fetch(&anna, &path, "").body, first.body);
    assert!(anna.decide_first(&table));
    assert_ne!(fetch(&stranger, &path, "").header("etag"), Some(tag.as_str()));
    let early = fetch(&stranger, &format!("{path}?at=0"), "");
    assert!(early.head.starts_with("HTTP/1.1 409"), "{}", early.head);
}

#[test]
fn a_finished_game_has_a_picture_of_every_moment() {
    let (_folder, house) = house();
    let (anna, piet, table) = two_at_a_table(&house, json!({}));
    for _ in 0..12 {
        if !anna.decide_first(&table) {
            piet.decide_first(&table);
        }
    }
    piet.wishes(&table, json!({"wish": "resign", "seat": 2}));
    let path = format!("/table/{table}/preview.png");
    let stranger = house.stranger();
    let end = fetch(&stranger, &path, "");
    let beginning = fetch(&stranger, &format!("{path}?at=0"), "");
    assert_eq!((end.size(), beginning.size()), ((1200, 630), (1200, 630)));
    assert_ne!(end.body, beginning.body);
    assert_eq!(fetch(&stranger, &format!("{path}?at=4000000000"), "").body, end.body);
    assert!(fetch(&stranger, &format!("{path}?at=x"), "").head.starts_with("HTTP/1.1 400"));
}

#[test]
fn a_table_without_spectators_shows_its_game_only() {
    let (_folder, house) = house();
    let anna = house.person("anna", false);
    let closed = |title: &str| {
        let wanted = json!({"spectators": false, "title": title});
        fetch(
            &house.stranger(),
            &format!("/table/{}/preview.png", anna.table(&["me", "open"], wanted)),
            "",
        )
    };
    let (one, other) = (closed("A secret"), closed("Another secret"));
    assert_eq!(one.size(), (1200, 630));
    assert_eq!(one.body, other.body);
    let nowhere = fetch(&house.stranger(), "/table/nowhere/preview.png", "");
    assert!(nowhere.head.starts_with("HTTP/1.1 404"), "{}", nowhere.head);
}

#[test]
fn a_table_that_nobody_may_watch_any_more_has_no_picture_of_its_board() {
    let (_folder, house) = house();
    let (anna, _piet, table) = two_at_a_table(&house, json!({"title": "Fog"}));
    let never = anna.table(&["me", "open"], json!({"spectators": false}));
    let (path, stranger) = (format!("/table/{table}/preview.png"), house.stranger());
    let open = fetch(&stranger, &path, "");
    let tag = open.header("etag").expect("a tag").to_owned();
    let watch = |allowed: bool| json!({"wish": "set-spectators", "allowed": allowed});

    anna.wishes(&table, watch(false));

    let closed = fetch(&stranger, &path, &format!("If-None-Match: {tag}\r\n"));
    assert!(closed.head.starts_with("HTTP/1.1 200"), "{}", closed.head);
    let unseen = fetch(&stranger, &format!("/table/{never}/preview.png"), "");
    assert_eq!(closed.body, unseen.body, "it shows the game only");
    let tag = closed.header("etag").expect("a tag").to_owned();
    assert!(anna.decide_first(&table));
    let same = fetch(&stranger, &path, &format!("If-None-Match: {tag}\r\n"));
    assert!(
        same.head.starts_with("HTTP/1.1 304"),
        "not even that something happens: {}",
        same.head
    );
    anna.wishes(&table, watch(true));
    assert_ne!(fetch(&stranger, &path, "").body, unseen.body);
}

#[test]
fn a_picture_does_not_keep_the_name_of_somebody_who_is_gone() {
    let (_folder, house) = house();
    let (_anna, piet, table) = two_at_a_table(&house, json!({}));
    piet.wishes(&table, json!({"wish": "resign", "seat": 2}));
    let path = format!("/table/{table}/preview.png");
    let before = fetch(&house.stranger(), &path, "");
    let tag = before.header("etag").expect("a tag").to_owned();
    assert_eq!(piet.request("DELETE", "/api/v1/me", None).0, 200);
    let after = fetch(&house.stranger(), &path, &format!("If-None-Match: {tag}\r\n"));
    assert!(after.head.starts_with("HTTP/1.1 200"), "{}", after.head);
    assert_ne!(after.body, before.body);
}

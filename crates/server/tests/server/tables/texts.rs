//! What people write for others to read.

use serde_json::json;

use crate::support::House;

/// Signs that turn text around, hide in it, or are none.
const DISTURBING: [&str; 5] = ["a\u{202e}b", "a\u{0}b", "a\u{2066}b", "a\u{200b}b", "a\u{1b}[31mb"];

#[test]
fn nothing_others_read_holds_signs_that_disturb() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("damrak.sqlite"));
    let anna = house.person("anna", false);
    let table = anna.table(&["me", "open"], json!({"title": "  Anna's table "}));
    assert_eq!(anna.look(&table)["table"]["title"], "Anna's table");
    for text in DISTURBING {
        let new = json!({"game": "kontor", "setup": {}, "seats": ["me", "open"], "title": text});
        assert_eq!(anna.post("/api/v1/tables", &new).0, 400, "{text:?}");
        let chat = format!("/api/v1/tables/{table}/chat");
        assert_eq!(anna.post(&chat, &json!({ "text": text })).0, 400, "{text:?}");
        let edition = include_str!("../../../../../games/kontor/rules/edition.toml");
        let escaped: String = text.chars().map(|c| format!("\\u{:04x}", u32::from(c))).collect();
        let titled = |title: &str| {
            let lines = edition.lines().map(|line| match line.split_once(" = ") {
                Some(("title", _)) => format!("title = \"{title}\"\n"),
                _ => format!("{line}\n"),
            });
            json!({"file": "mine.toml", "text": lines.collect::<String>()})
        };
        let new = |edition| {
            json!({
                "game": "kontor", "setup": {}, "seats": ["me", "open"], "edition": edition,
            })
        };
        assert_eq!(anna.post("/api/v1/tables", &new(titled(&escaped))).0, 400, "{text:?}");
        assert_eq!(anna.post("/api/v1/tables", &new(titled("Mine"))).0, 200);
    }
    let lines = json!({"text": "two\nlines"});
    assert_eq!(anna.post(&format!("/api/v1/tables/{table}/chat"), &lines).0, 200);
    let said = anna.get(&format!("/api/v1/tables/{table}/chat")).1;
    assert_eq!(said["lines"][0]["text"], "two lines");
    assert_eq!(said["lines"].as_array().unwrap().len(), 1);
}

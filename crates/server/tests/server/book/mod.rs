//! The rule books and the lessons, as a browser without scripts sees them.

mod html;
mod learn;
mod rules;

use crate::support::{Client, House};

fn house() -> (tempfile::TempDir, House) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("damrak.sqlite"));
    (folder, house)
}

/// A page that is there, and keeps to what every page must keep to.
fn page(client: &Client, path: &str) -> String {
    let (status, text) = client.request("GET", path, None);
    assert_eq!(status, 200, "{path}: {text:.300}");
    assert!(
        !text.contains(" style=") && !text.contains("<script>"),
        "{path}: the policy forbids it"
    );
    let mut ids = html::values(&text, " id=\"");
    ids.sort_unstable();
    let twice = ids.windows(2).find(|pair| pair[0] == pair[1]);
    assert_eq!(twice, None, "{path}: every id stands once");
    text
}

/// A page that says in words that there is no such thing.
fn missing(client: &Client, path: &str) -> String {
    let answer = client.answer("GET", path, None);
    assert!(answer.starts_with("HTTP/1.1 404"), "{path}: {answer:.300}");
    assert!(answer.contains("text/html") && answer.contains("<h1>"), "{path}: {answer:.300}");
    answer
}

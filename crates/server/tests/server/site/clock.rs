//! The auction clock alone: its page, and everything that is needed to keep it.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::site::browser::{Answer, Browser, house};

/// The addresses that links and scripts of a page's head name, as the worker finds them.
fn named(page: &Answer) -> BTreeSet<String> {
    let head = page.text.split("</head>").next().unwrap();
    let tags = head.split('<').filter(|tag| tag.starts_with("link ") || tag.starts_with("script "));
    let address = |tag: &str| {
        let (_, rest) = tag.split_once(" href=\"").or_else(|| tag.split_once(" src=\""))?;
        rest.split('"').next().map(str::to_owned)
    };
    tags.filter_map(address).collect()
}

#[test]
fn it_is_there_in_three_languages() {
    let (_folder, house) = house();
    for (language, words) in [
        ("en", ["Auction clock", "Stopped at ƒ{price}", "Unsold", "Enter between 0.1 and 60"]),
        ("de", ["Auktionsuhr", "Angehalten bei ƒ{price}", "Nicht verkauft", "Gib 0,1 bis 60"]),
        ("nl", ["Veilingklok", "Gestopt op ƒ{price}", "Niet verkocht", "Vul 0,1 tot 60"]),
    ] {
        let mut browser = Browser::new(&house).with("Accept-Language", language);
        let page = browser.page("/clock");
        page.shows(&words);
        page.shows(&[&format!("<html lang=\"{language}\""), "<noscript>", "id=\"clock-hand\""]);
        // As the edition has it.
        for (name, value) in [("seconds", "2"), ("first", "200"), ("last", "50"), ("step", "10")] {
            assert_eq!(page.value_after(&format!("name=\"{name}\""), "value"), value);
        }
        for key in [">clock-", "⟨", "{ $"] {
            assert!(!page.text.contains(key), "{language}: {key}");
        }
        for from in ["/", "/about"] {
            browser.page(from).shows(&["href=\"/clock\"", words[0]]);
        }
    }
}

/// A browser keeps the page, so it is the same for everybody who reads the same language.
#[test]
fn it_says_nobody_s_name() {
    let (_folder, house) = house();
    let mut anna = Browser::new(&house);
    let stranger = anna.page("/clock").text;
    anna.form("/me/name", &[("name", "Anna Pauwels")]);
    anna.page("/").shows(&["Anna Pauwels"]);
    assert_eq!(anna.page("/clock").text, stranger);
}

#[test]
fn its_head_names_everything_it_needs() {
    let (_folder, house) = house();
    let mut browser = Browser::new(&house);
    let named = named(&browser.page("/clock"));
    assert!(named.iter().any(|address| address.ends_with("/clock-page.js")), "{named:?}");
    // Icons are looked at elsewhere, and are no text.
    for address in named.iter().filter(|address| !address.ends_with(".png")) {
        let found = browser.get(address);
        assert_eq!(found.status, 200, "{address}");
        let folder = address.rsplit_once('/').unwrap().0;
        for module in found.text.split(" from './").skip(1) {
            let module = format!("{folder}/{}", module.split('\'').next().unwrap());
            assert!(named.contains(&module), "{address} imports {module}");
        }
    }
    let whole = named.iter().filter(|address| address.contains("/assets/")).count();
    assert_eq!(whole, 10, "nothing else is kept: {named:?}");
}

#[test]
fn its_worker_lies_at_the_root() {
    let (_folder, house) = house();
    let worker = Browser::new(&house).get("/clock-worker.js");
    assert_eq!(worker.status, 200);
    assert_eq!(worker.header("content-type"), Some("text/javascript; charset=utf-8"));
    assert_eq!(worker.header("cache-control"), Some("no-cache"));
    worker.shows(&["addEventListener('install'", "addEventListener('fetch'"]);
}

#[test]
fn an_installed_page_has_a_short_way_to_it() {
    let (_folder, house) = house();
    let manifest = Browser::new(&house).with("Accept-Language", "nl").get("/manifest.webmanifest");
    let manifest: Value = serde_json::from_str(&manifest.text).unwrap();
    let shortcut = &manifest["shortcuts"][0];
    assert_eq!((&shortcut["url"], &shortcut["name"]), (&json!("/clock"), &json!("Veilingklok")));
}

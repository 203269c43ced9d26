//! Every page is there, in three languages, for strangers and for people.

use serde_json::json;

use crate::site::browser::{Browser, house};
use crate::support::{play_out, two_at_a_table};

#[test]
fn every_page_is_there_in_three_languages() {
    let (_folder, house) = house();
    for (language, pages) in [
        (
            "en",
            [
                ("/", "Play now"),
                ("/new", "Which game"),
                ("/new?game=kontor", "Who plays"),
                ("/me", "Choose a name"),
                ("/sign-in", "Password"),
                ("/people", "People"),
                ("/about", "What is kept about you"),
            ],
        ),
        (
            "de",
            [
                ("/", "Jetzt spielen"),
                ("/new", "Welches Spiel"),
                ("/new?game=kontor", "Wer spielt"),
                ("/me", "Such dir einen Namen aus"),
                ("/sign-in", "Passwort"),
                ("/people", "Leute"),
                ("/about", "Was über dich gespeichert wird"),
            ],
        ),
        (
            "nl",
            [
                ("/", "Nu spelen"),
                ("/new", "Welk spel"),
                ("/new?game=kontor", "Wie speelt er"),
                ("/me", "Kies een naam"),
                ("/sign-in", "Wachtwoord"),
                ("/people", "Mensen"),
                ("/about", "Wat er over je wordt bewaard"),
            ],
        ),
    ] {
        let mut browser = Browser::new(&house).with("Accept-Language", language);
        for (path, expected) in pages {
            let page = browser.page(path);
            page.shows(&[expected, &format!("<html lang=\"{language}\"")]);
            // A key that is nowhere would stand there as it is.
            for stem in [">site-", ">page-", "\"site-"] {
                assert!(!page.text.contains(stem), "{language} {path}");
            }
        }
    }
}

#[test]
fn the_head_tells_others_what_a_page_is() {
    let (_folder, house) = house();
    let home = Browser::new(&house).page("/");
    home.shows(&[
        "<meta name=\"description\" content=\"One table",
        "property=\"og:title\" content=\"Damrak\"",
        "property=\"og:image\" content=\"http://127.0.0.1:1602/icon-512.png\"",
        "href=\"/manifest.webmanifest\"",
        "rel=\"apple-touch-icon\" href=\"/icon-180.png\"",
        "media=\"(prefers-color-scheme: dark)\"",
    ]);
}

#[test]
fn home_lists_tables_and_says_who_won() {
    let (_folder, house) = house();
    let (anna, piet, table) = two_at_a_table(&house, json!({"public": true, "title": "Sunday"}));
    anna.table(&["me", "open"], json!({"public": true, "title": "Monday"}));
    let own = anna.request("GET", "/", None).1;
    assert!(
        own.contains("One table is waiting for you") && own.contains("Which card do you play"),
        "{own}"
    );
    assert!(own.contains("One seat free"), "{own}");
    play_out(&table, &[&anna, &piet]);
    let home = Browser::new(&house).page("/");
    home.shows(&["Sunday", "Monday"]);
    assert!(
        home.text.contains(" won</small>") || home.text.contains(" won together"),
        "{}",
        home.text
    );
}

#[test]
fn people_are_listed_by_what_they_are_rated() {
    let (_folder, house) = house();
    let mut browser = Browser::new(&house);
    browser.page("/people").shows(&["No rated game"]);
    let (anna, piet, table) = two_at_a_table(&house, json!({"public": true, "rated": true}));
    play_out(&table, &[&anna, &piet]);
    let people = browser.page("/people");
    people.shows(&["Kontor", "Two players, live", "/people/id-anna", "/people/id-piet", " ± "]);
    let profile = browser.page("/people/id-anna");
    profile.shows(&["<h1>anna</h1>", "One game", "± ", &format!("/table/{table}")]);
    assert_eq!(browser.get("/people/nobody").status, 404);
}

#[test]
fn the_worker_lies_at_the_root() {
    let (_folder, house) = house();
    let worker = Browser::new(&house).get("/sw.js");
    assert_eq!(worker.status, 200);
    assert_eq!(worker.header("content-type"), Some("text/javascript; charset=utf-8"));
    worker.shows(&["showNotification", "notificationclick"]);
}

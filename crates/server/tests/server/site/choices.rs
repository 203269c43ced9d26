//! How somebody wants their pages: a cookie for strangers, settings for people.

use crate::site::browser::{Browser, house};

#[test]
fn a_strangers_choices_live_in_a_cookie() {
    let (_folder, house) = house();
    let mut browser = Browser::new(&house).with("Accept-Language", "en");
    browser.page("/").shows(&["<html lang=\"en\">"]);
    let chosen = browser.form(
        "/choose",
        &[
            ("language", "nl"),
            ("theme", "night"),
            ("motion", "none"),
            ("sound", "off"),
            ("back", "/about"),
        ],
    );
    assert_eq!(chosen.location(), "/about");
    let cookie = chosen.header("set-cookie").unwrap();
    assert!(cookie.contains("SameSite=Lax") && cookie.contains("HttpOnly"), "{cookie}");
    let html = "<html lang=\"nl\" data-theme=\"night\" data-motion=\"none\" data-sound=\"off\">";
    browser.page("/about").shows(&[html]);
    assert_eq!(browser.form("/choose", &[("theme", "device")]).location(), "/");
    browser.page("/").shows(&["<html lang=\"nl\" data-motion=\"none\" data-sound=\"off\">"]);
}

#[test]
fn a_guest_keeps_what_he_chose_before_and_a_person_what_he_chooses() {
    let (_folder, house) = house();
    let mut browser = Browser::new(&house);
    browser.form("/choose", &[("language", "de"), ("confirm", "off")]);
    assert_eq!(browser.form("/me/name", &[("name", "Anna")]).location(), "/me?done=saved");
    browser.cookies.remove("damrak_choices");
    let me = browser.page("/me?done=saved");
    me.shows(&["<html lang=\"de\" data-confirm=\"off\">", "Gespeichert.", "value=\"Anna\""]);
    browser.form("/choose", &[("patterns", "strong"), ("confirm", "device")]);
    browser.cookies.remove("damrak_choices");
    browser.page("/").shows(&["<html lang=\"de\" data-patterns=\"strong\">"]);
    let stored = browser.get("/api/v1/me").text;
    assert!(stored.contains(r#""patterns":"strong""#) && !stored.contains("confirm"), "{stored}");
}

#[test]
fn the_way_back_leads_nowhere_else_and_nonsense_is_refused() {
    let (_folder, house) = house();
    let mut browser = Browser::new(&house);
    for back in ["//evil.example/", "https://evil.example/", "/\\evil.example", ""] {
        let answer = browser.form("/choose", &[("theme", "day"), ("back", back)]);
        assert_eq!(answer.location(), "/", "{back}");
    }
    let refused = browser.form("/choose", &[("theme", "\"><script>")]);
    assert_eq!(refused.status, 400);
    refused.shows(&["There is no such choice"]);
    browser.cookies.insert("damrak_choices".into(), "theme:\"><script>.language:xx".into());
    browser.page("/").shows(&["<html lang=\"en\">"]);
}

#[test]
fn the_language_menu_leads_back_to_the_page() {
    let (_folder, house) = house();
    let mut browser = Browser::new(&house);
    let page = browser.page("/new?game=kontor&title=a%22b");
    assert_eq!(page.value_after("name=\"back\"", "value"), "/new?game=kontor&title=a%22b");
}

//! The lessons.

use crate::book::html::{Form, values};
use crate::book::{house, page};
use crate::support::Client;

/// The form with what can be decided; none once the lesson is over.
fn offers(page: &str) -> Option<Form> {
    Form::all(page).into_iter().find(|form| form.buttons.iter().any(|(name, _)| name == "moves"))
}

/// Follows the forms from the first page, taking the button that `pick` chooses out of so many; returns the pages.
fn walk(client: &Client, language: &str, pick: impl Fn(usize) -> usize) -> Vec<String> {
    let mut pages = vec![page(client, &format!("/learn/kontor?language={language}"))];
    while let Some(form) = offers(pages.last().unwrap()) {
        assert!(pages.len() < 20, "the lesson does not end");
        let button = &form.buttons[pick(form.buttons.len())];
        pages.push(page(client, &form.address(button)));
    }
    pages
}

#[test]
fn a_lesson_is_walked_to_its_end_in_every_language() {
    let (_folder, house) = house();
    let client = house.stranger();
    for (language, coach, done) in [
        ("en", "The higher number builds first", "Well done"),
        ("de", "Die höhere Zahl baut zuerst", "Gut gemacht"),
        ("nl", "Het hoogste nummer bouwt eerst", "Goed gedaan"),
    ] {
        let pages = walk(&client, language, |_| 0);
        assert!(pages.len() > 4, "{language}: two rounds have at least four decisions");
        let (first, last) = (&pages[0], &pages[pages.len() - 1]);
        assert!(first.contains(coach) && !first.contains(done), "{language}");
        assert_eq!(first.matches("class=\"step-picture\"").count(), 5, "{language}");
        assert!(last.contains(done) && last.contains("action=\"/play\""), "{language}");
        for text in &pages {
            assert!(text.contains(&format!("<html lang=\"{language}\"")), "{language}");
            assert!(text.contains(&format!("/rules/kontor?language={language}")), "{language}");
            assert!(text.contains("<ol class=\"story\"><li>"), "{language}: something happened");
        }
    }
}

#[test]
fn a_lesson_ends_whatever_is_decided() {
    let (_folder, house) = house();
    let client = house.stranger();
    for pick in
        [|count: usize| count - 1, |count: usize| count / 2, |count: usize| count.min(4) - 1]
    {
        walk(&client, "en", pick);
    }
}

#[test]
fn everything_that_can_be_pointed_at_is_drawn() {
    let (_folder, house) = house();
    for text in walk(&house.stranger(), "en", |_| 0) {
        let drawn = values(&text, " data-target=\"");
        for targets in values(&text, " data-targets=\"") {
            for target in targets.split(' ') {
                assert!(drawn.contains(&target), "{target}");
            }
        }
    }
}

#[test]
fn one_can_step_back_and_begin_again() {
    let (_folder, house) = house();
    let client = house.stranger();
    let pages = walk(&client, "en", |_| 0);
    assert!(!pages[0].contains("One step back"));
    let back = Form::all(&pages[2]).into_iter().find(|form| form.buttons.is_empty());
    let back = back.unwrap();
    let moves: Vec<_> = back.hidden.iter().filter(|(name, _)| name == "moves").collect();
    assert_eq!(moves.len(), 1, "one decision less");
    assert!(pages[2].contains("Begin again"));
}

#[test]
fn decisions_that_make_no_sense_are_harmless() {
    let (_folder, house) = house();
    let client = house.stranger();
    let many = vec!["moves=pass"; 500].join("&");
    for wrong in [
        "moves=nonsense",
        "moves=build+d4",
        "moves=pass&moves=",
        "moves=%00",
        "moves=%ff",
        "moves=%3Cb%3E",
        &many,
    ] {
        let text = page(&client, &format!("/learn/kontor?{wrong}"));
        assert!(text.contains("does not fit this game"), "{wrong:.80}");
        // The way back from the choice of a language holds the address; the lesson holds nothing of it.
        let lesson = text.split_once("<main").unwrap().1;
        assert!(!text.contains("<b>&lt;") && !lesson.contains("nonsense"), "{wrong:.80}");
        let form = offers(&text).unwrap();
        assert_eq!(form.hidden, [], "{wrong:.80}: the beginning again");
    }
}

#[test]
fn a_game_without_a_lesson_has_a_page_all_the_same() {
    let (_folder, house) = house();
    let text = page(&house.stranger(), "/learn/tulips");
    assert!(text.contains("action=\"/play\"") && text.contains("href=\"/rules/tulips\""));
    assert!(offers(&text).is_none());
}

#[test]
fn the_script_of_the_lesson_is_there() {
    let (_folder, house) = house();
    let client = house.stranger();
    let text = page(&client, "/learn/kontor");
    let scripts: Vec<&str> =
        values(&text, " src=\"").into_iter().filter(|path| path.ends_with("/learn.js")).collect();
    assert_eq!(scripts.len(), 1);
    assert_eq!(client.request("GET", scripts[0], None).0, 200);
}

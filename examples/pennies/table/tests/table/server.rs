//! The server of the program has the game on all its pages.

use std::time::{Duration, Instant};

use crate::support::{Browser, Form, Place, Server, values};

fn open() -> (Place, Server, Browser) {
    let place = Place::new();
    let server = place.serve();
    let browser = Browser { address: server.address, cookie: String::new() };
    (place, server, browser)
}

/// Asks for a page until it is as wanted.
fn until(browser: &Browser, path: &str, is_it: impl Fn(&str) -> bool) -> String {
    let begun = Instant::now();
    loop {
        let page = browser.page(path);
        if is_it(&page) {
            return page;
        }
        assert!(begun.elapsed() < Duration::from_secs(30), "{path}: it never comes");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// Every target of every offer is drawn.
#[track_caller]
fn assert_all_drawn(page: &str) {
    let drawn = values(page, " data-target=\"");
    let offered = values(page, " data-targets=\"");
    assert!(!offered.is_empty());
    for target in offered.iter().flat_map(|targets| targets.split(' ')) {
        assert!(drawn.contains(&target), "{target}");
    }
}

#[test]
fn a_guest_plays_a_bot_from_the_home_page_to_the_review() {
    let (_place, _server, mut guest) = open();
    let home = guest.page("/?language=en");
    for expected in ["Pennies", "/learn/pennies"] {
        assert!(home.contains(expected), "{expected}");
    }
    for (path, expected) in [("/rules", "/rules/pennies"), ("/new", "/new?game=pennies")] {
        assert!(guest.page(path).contains(expected), "{expected} on {path}");
    }
    let wanted = [("game", "pennies"), ("level", "clerk"), ("nonce", "abc")];
    let table = guest.form("/play", &wanted.map(|(name, value)| (name.into(), value.into())));

    let page = guest.page(&table);
    assert!(page.contains("id=\"sheet-board\"") && page.contains("id=\"part-hand\""));
    assert!(page.contains("data-rule=\"/rules/pennies/P-6\""), "the clause of the question");
    assert!(page.contains("data-game=\"pennies\""), "for clauses of what is refused");
    assert_all_drawn(&page);

    let wish = Form::with(&page, "wish").map(|form| form.action).unwrap();
    let hint = [("wish", "hint"), ("seat", "1")];
    guest.form(&wish, &hint.map(|(name, value)| (name.into(), value.into())));
    let page = until(&guest, &table, |page| page.contains("% to win"));
    assert!(page.contains("data-advised"), "what is advised is marked in the drawing");

    for _ in 0..4 {
        let page = until(&guest, &table, |page| Form::with(page, "action").is_some());
        assert_all_drawn(&page);
        let form = Form::with(&page, "action").unwrap();
        guest.form(&form.action, &form.fields(0));
    }
    let page = until(&guest, &table, |page| page.contains(&format!("{table}/review")));
    assert!(page.contains("id=\"laid-4-2\"") && !page.contains('⟨'));
    assert!(
        page.contains("id=\"scores\"") && page.contains("class=\"total\""),
        "the scores as a sheet"
    );
    assert!(page.contains("class=\"won\""), "and who has won at a glance");
    let review = until(&guest, &format!("{table}/review"), |page| !page.contains("\"reviewing\""));
    assert!(review.contains("<svg") && !review.contains('⟨'));
}

#[test]
fn the_lesson_is_walked_to_its_end_in_every_language() {
    let (_place, _server, guest) = open();
    for (language, done) in [("en", "Well done"), ("de", "Gut gemacht"), ("nl", "Goed gedaan")] {
        let mut page = guest.page(&format!("/learn/pennies?language={language}"));
        assert_eq!(page.matches("class=\"step-picture\"").count(), 3, "{language}");
        for _ in 0..3 {
            assert_all_drawn(&page);
            assert!(!page.contains(done) && !page.contains('⟨'), "{language}");
            let form = Form::with(&page, "moves").unwrap();
            let fields = form.fields(0);
            let query: Vec<String> = fields
                .iter()
                .map(|(name, value)| format!("{name}={}", value.replace(' ', "+")))
                .collect();
            let address = form.action.split('#').next().unwrap();
            page = guest.page(&format!("{address}?{}", query.join("&")));
        }
        assert!(page.contains(done) && Form::with(&page, "moves").is_none(), "{language}");
    }
}

#[test]
fn the_rules_are_a_book_with_clauses_that_pop_up() {
    let (_place, _server, guest) = open();
    for language in ["en", "de", "nl"] {
        let book = guest.page(&format!("/rules/pennies?language={language}"));
        let clauses = values(&book, "<section class=\"clause\" id=\"");
        assert_eq!(clauses.len(), 12, "{language}");
        assert_eq!(book.matches("<figure").count(), 2, "{language}: both pictures are drawn");
        assert!(book.contains("class=\"star\""), "{language}: the caption speaks of it");
        assert!(book.matches("href=\"#P-10\"").count() > 1, "{language}: P-11 speaks of it");
        assert!(!book.contains('⟨') && !book.contains("position:"), "{language}");
    }
    // What the page asks for when somebody points at the number of a clause.
    let popup = guest.page("/rules/pennies/P-7?form=fragment");
    assert!(popup.contains("data-clause=\"P-7\"") && popup.contains("cancel each other out"));
    assert!(!popup.contains("<html"));
}

#[test]
fn the_style_and_the_form_for_new_tables_have_the_game() {
    let (_place, _server, guest) = open();
    let home = guest.page("/");
    let style = values(&home, " href=\"").into_iter().find(|it| it.ends_with("board.css")).unwrap();
    assert!(guest.page(style).contains(".drawn .copper"));
    for language in ["en", "de", "nl"] {
        let form = guest.page(&format!("/new?game=pennies&language={language}"));
        assert!(form.contains("rounds") && !form.contains('⟨'), "{language}");
    }
}

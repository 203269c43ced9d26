//! The rule books.

use damrak_core::{Rules, rulebook};
use damrak_kontor::Kontor;

use crate::book::html::values;
use crate::book::{house, missing, page};

#[test]
fn every_book_has_every_clause_in_every_language() {
    let (_folder, house) = house();
    let reader = house.stranger();
    let clauses: Vec<&str> = rulebook::clauses(Kontor::info().rulebook("en")).collect();
    assert_eq!(clauses.len(), 85);
    for (language, word) in [("en", "publisher"), ("de", "Verlag"), ("nl", "uitgever")] {
        let book = page(&reader, &format!("/rules/kontor?language={language}"));
        assert!(book.contains(&format!("<html lang=\"{language}\"")), "{language}");
        assert!(book.contains("Michael Schacht") && book.contains(word), "{language}");
        let anchors = values(&book, "<section class=\"clause\" id=\"");
        assert_eq!(anchors, clauses, "{language}");
        for id in &clauses {
            assert!(book.contains(&format!("href=\"#{id}\"")), "{language}: {id} leads to itself");
        }
        for part in values(&book, "href=\"#part-") {
            assert!(book.contains(&format!(" id=\"part-{part}\"")), "{language}: part {part}");
        }
        assert!(book.matches("<figure").count() >= 5, "{language}");
        assert!(!book.contains("position:") && !book.contains("**"), "{language}");
        assert!(book.contains(&format!("/learn/kontor?language={language}")), "{language}");
    }
}

#[test]
fn a_book_comes_in_the_language_of_the_reader() {
    let (_folder, house) = house();
    let anna = house.person("anna", false);
    assert!(page(&anna, "/rules/kontor").contains("<html lang=\"en\""));
    let settings = serde_json::json!({"settings": {"language": "nl"}});
    let (status, told) = anna.request("PATCH", "/api/v1/me", Some(&settings));
    assert_eq!(status, 200, "{told}");
    let book = page(&anna, "/rules/kontor");
    assert!(book.contains("<html lang=\"nl\"") && book.contains("Havenbelasting"));
    assert!(!book.contains("/learn/kontor?language"), "nothing was chosen for this book alone");
}

#[test]
fn every_game_is_on_the_list() {
    let (_folder, house) = house();
    let list = page(&house.stranger(), "/rules?language=de");
    for expected in ["/rules/kontor?language=de", "/learn/kontor?language=de", "/rules/tulips"] {
        assert!(list.contains(expected), "{expected}");
    }
}

#[test]
fn a_book_that_is_not_translated_comes_as_it_is() {
    let (_folder, house) = house();
    let book = page(&house.stranger(), "/rules/tulips?language=de");
    assert!(book.contains("id=\"T-1\"") && book.contains("Stop the clock."));
}

#[test]
fn a_clause_stands_alone_with_the_way_to_the_book() {
    let (_folder, house) = house();
    let reader = house.stranger();
    for path in [
        "/rules/kontor/K-61?language=nl",
        "/rules/kontor/k-61?language=nl",
        "/rules/kontor/61?language=nl",
    ] {
        let clause = page(&reader, path);
        assert_eq!(values(&clause, "<section class=\"clause\" id=\""), ["K-61"], "{path}");
        for link in [
            "/rules/kontor?language=nl#K-61",
            "/rules/kontor/K-31?language=nl",
            "/rules/kontor/K-60?language=nl",
            "/rules/kontor/K-62?language=nl",
        ] {
            assert!(clause.contains(&format!("href=\"{link}\"")), "{path}: {link}");
        }
        assert!(clause.contains("Waterspelen"), "{path}: the heading it stands under");
    }
    let fragment = page(&reader, "/rules/kontor/K-6?form=fragment");
    assert!(fragment.starts_with("<article") && fragment.contains("<figure"), "{fragment:.200}");
    assert!(!page(&reader, "/rules/kontor/K-1").contains("rel=\"prev\""));
    assert!(!page(&reader, "/rules/kontor/K-85").contains("rel=\"next\""));
}

#[test]
fn what_there_is_not_is_told_in_words() {
    let (_folder, house) = house();
    let reader = house.stranger();
    assert!(missing(&reader, "/rules/chess").contains("kontor"));
    assert!(missing(&reader, "/rules/chess/K-1").contains("kontor"));
    assert!(missing(&reader, "/learn/chess").contains("kontor"));
    assert!(missing(&reader, "/rules/kontor?language=fr").contains("en, de or nl"));
    assert!(missing(&reader, "/learn/kontor?language=").contains("en, de or nl"));
    for wanted in ["K-86", "0", "%3Cb%3E", "K"] {
        let told = missing(&reader, &format!("/rules/kontor/{wanted}?language=de"));
        assert!(told.contains("von K-1 bis K-85") && !told.contains("<b>"), "{wanted}");
    }
}

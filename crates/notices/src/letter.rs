//! What is written to people, in their language. Titles and names are anybody's text and are cleaned here; whoever
//! sends them escapes them for where they go.

use std::collections::BTreeSet;

use damrak_core::{Phrase, Registry};
use damrak_store::{TableHead, TableId};
use damrak_words::{Language, SeatNumbers, words};

use crate::parcel::Kind;
use damrak_table::text::disturbs;

/// The longest title that is told.
const TITLE: usize = 80;

/// News of one table, or a try.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Letter {
    /// The table, if it is about one.
    pub table: Option<TableId>,
    /// What weighs most: a word for programs.
    pub kind: &'static str,
    /// In a few words.
    pub subject: String,
    /// The table's title.
    pub title: String,
    /// The game's title.
    pub game: String,
    /// What there is to tell, without the title.
    pub news: String,
    /// In a sentence or two.
    pub text: String,
    /// Where to go.
    pub link: String,
    /// Whether somebody sits at a live table and waits.
    pub urgent: bool,
}

/// Says a phrase in a language.
pub fn say(language: Language, phrase: &Phrase) -> String {
    words().say_sentence(language, phrase, &SeatNumbers)
}

/// One line, without anything that turns text around or hides in it.
pub(crate) fn clean(text: &str) -> String {
    let plain: String = text.chars().map(|c| if disturbs(c) { ' ' } else { c }).collect();
    let words: Vec<&str> = plain.split_whitespace().collect();
    words.join(" ").chars().take(TITLE).collect()
}

/// Text inside a page or a mail in HTML.
pub fn escape_html(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            c => escaped.push(c),
        }
    }
    escaped
}

fn subject(kind: Kind) -> Phrase {
    Phrase::new(match kind {
        Kind::LookIn => "notify-subject-look-in",
        Kind::Began => "notify-subject-began",
        Kind::YourTurn => "notify-subject-your-turn",
        Kind::Over => "notify-subject-over",
    })
}

fn news_of(kind: Kind) -> Phrase {
    Phrase::new(match kind {
        Kind::LookIn => "notify-look-in",
        Kind::Began => "notify-began",
        Kind::YourTurn => "notify-your-turn",
        Kind::Over => "notify-over",
    })
}

/// News of a table; nothing if there is none.
pub(crate) fn about(
    head: &TableHead,
    kinds: &BTreeSet<Kind>,
    language: Language,
    registry: &Registry,
    public_url: &str,
) -> Option<Letter> {
    let first = *kinds.last()?;
    let game = registry.find(&head.game).map_or(head.game.as_str(), |info| info.title);
    let title = clean(&head.title);
    let title = if title.is_empty() { game.to_owned() } else { title };
    let news: Vec<String> = kinds.iter().map(|kind| say(language, &news_of(*kind))).collect();
    let news = news.join(" ");
    let line = if title == game {
        Phrase::new("notify-line-short")
    } else {
        Phrase::new("notify-line").with("game", game)
    };
    Some(Letter {
        table: Some(head.id.clone()),
        kind: first.word(),
        subject: say(language, &subject(first).with("title", title.as_str())),
        text: say(language, &line.with("title", title.as_str()).with("news", news.as_str())),
        title,
        game: game.to_owned(),
        news,
        link: format!("{public_url}/table/{}", head.id),
        urgent: head.live,
    })
}

/// A try, to see whether anything arrives.
pub(crate) fn test(language: Language, public_url: &str) -> Letter {
    let news = say(language, &Phrase::new("notify-test").with("server", public_url));
    Letter {
        table: None,
        kind: "test",
        subject: say(language, &Phrase::new("notify-subject-test")),
        title: "Damrak".to_owned(),
        game: String::new(),
        text: news.clone(),
        news,
        link: public_url.to_owned(),
        urgent: true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_become_one_plain_line() {
        assert_eq!(clean("Anna's\r\nBcc: x@y.example"), "Anna's Bcc: x@y.example");
        assert_eq!(clean("  a\u{202e}b\u{0}\u{2028}c "), "a b c");
        assert_eq!(clean(&"x".repeat(200)).len(), 80);
    }

    #[test]
    fn html_is_text_again() {
        assert_eq!(escape_html("<a b='c'>&\""), "&lt;a b=&#39;c&#39;&gt;&amp;&quot;");
    }
}

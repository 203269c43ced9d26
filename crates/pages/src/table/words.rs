//! The table in words, for whoever does not look at pictures, and the keys that say something.

use damrak_core::Line;
use damrak_draw::Scene;
use damrak_words::Language;
use maud::{Markup, html};

use super::scenery::Scenery;
use crate::shell::say;

/// Every key and what it does.
const KEYS: [(&str, &str); 11] = [
    ("Tab", "keys-tab"),
    ("1 … 9", "keys-digits"),
    ("Enter", "keys-enter"),
    ("Esc", "keys-escape"),
    ("␣", "keys-space"),
    ("Q", "keys-question"),
    ("L", "keys-last"),
    ("T", "keys-clocks"),
    ("G", "keys-goods"),
    ("B", "keys-open-words"),
    ("?", "keys-help"),
];

impl Scenery<'_> {
    /// The board as places to walk over, which the browser reads off the drawing, and the table in sentences.
    pub(super) fn in_words_of(&self, scene: &Scene) -> Markup {
        let said = self.table.sketch().into_iter().filter_map(|line| match line {
            Line::Say(phrase) => Some(self.phrase(&phrase)),
            Line::Text(_) => None,
        });
        html! {
            div.news.in-words #words {
                h2 { (self.word("keys-board")) }
                div role="grid" aria-label=(scene.board.sheet.title) data-keep {}
                h2 { (self.word("keys-table")) }
                ul role="list" { @for sentence in said { li { (sentence) } } }
            }
        }
    }
}

/// What every key does.
pub(super) fn keys(language: Language) -> Markup {
    html! {
        dialog #keys aria-labelledby="keys-title" {
            h2 #keys-title { (say(language, "keys-title")) }
            dl.keys {
                @for (key, about) in KEYS {
                    dt { kbd { (key) } }
                    dd { (say(language, about)) }
                }
            }
            form method="dialog" { button { (say(language, "page-close")) } }
        }
    }
}

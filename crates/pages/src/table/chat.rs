//! Talking at a table.

use damrak_store::{ChatLine, TableId};
use damrak_table::talk::{SAYINGS, Saying};
use damrak_words::Language;
use maud::{Markup, html};

use super::scenery::Scenery;
use crate::shell::say;
use crate::{Page, Visitor};

impl Scenery<'_> {
    /// The lines are the browser's business: it asks for those it does not have when the number changes.
    pub(super) fn chat(&self) -> Markup {
        let id = self.table.id();
        html! {
            div.news.talk-tab #chat data-keep data-latest=(self.circumstances.chat)
                data-lines={ "/api/v1/tables/" (id) "/chat" } {
                ol.lines {}
                (sayings(&format!("/table/{id}/chat"), |key| self.word(key)))
                (form(&format!("/table/{id}/chat"), |key| self.word(key)))
                noscript { p.links { a href={ "/table/" (id) "/chat" } { (self.word("page-chat-read")) } } }
            }
        }
    }
}

/// What was said at a table, for those without scripts.
pub fn page(who: &Visitor, id: &TableId, lines: &[ChatLine]) -> Page {
    let word = |key| say(who.language, key);
    let body = html! {
        .prose {
            h1 { (word("page-chat")) }
            section.tile #chat {
                ol.lines {
                    @for line in lines { li { b { (line.name) } " " (read(line, who.language)) } }
                }
                @if who.person.is_some() {
                    (sayings(&format!("/table/{id}/chat"), word))
                    (form(&format!("/table/{id}/chat"), word))
                }
            }
            p { a.button href={ "/table/" (id) } { (word("page-to-table")) } }
        }
    };
    Page::new(word("page-chat"), body)
}

/// What a line says to somebody: what everybody says is said in their language.
pub fn read(line: &ChatLine, language: Language) -> String {
    match Saying::of_line(&line.text) {
        Some(saying) => say(language, saying.key),
        None => line.text.clone(),
    }
}

/// What is said quickly, and read by everybody in their own language.
fn sayings(address: &str, word: impl Fn(&'static str) -> String) -> Markup {
    html! {
        form.sayings method="post" action=(address) aria-label=(word("page-sayings")) {
            @for saying in SAYINGS { button name="phrase" value=(saying.name) { (word(saying.key)) } }
        }
    }
}

/// The field for what somebody says.
fn form(address: &str, word: impl Fn(&'static str) -> String) -> Markup {
    html! {
        form.say method="post" action=(address) {
            label.spoken for="line" { (word("page-chat-line")) }
            input #line name="text" maxlength="500" autocomplete="off" required placeholder=(word("page-chat-line"));
            button { (word("page-chat-say")) }
        }
    }
}

//! Talking at a table.

use maud::{Markup, html};

use super::scenery::Scenery;

impl Scenery<'_> {
    /// The lines are the browser's business: it asks for those it does not have when the number changes.
    pub(super) fn chat(&self) -> Markup {
        let id = self.table.id();
        html! {
            section.tile #chat data-keep data-latest=(self.moments.chat)
                data-lines={ "/api/v1/tables/" (id) "/chat" } {
                h2 { (self.word("page-chat")) }
                ol.lines aria-live="polite" {}
                (form(&format!("/table/{id}/chat"), |key| self.word(key)))
                noscript { p.links { a href={ "/table/" (id) "/chat" } { (self.word("page-chat-read")) } } }
            }
        }
    }
}

/// The field for what somebody says.
pub fn form(address: &str, word: impl Fn(&'static str) -> String) -> Markup {
    html! {
        form.say method="post" action=(address) {
            label.spoken for="line" { (word("page-chat-line")) }
            input #line name="text" maxlength="500" autocomplete="off" required placeholder=(word("page-chat-line"));
            button { (word("page-chat-say")) }
        }
    }
}

//! The whole page of a table: what is painted of it, and what stands beside that.

use damrak_kit::{Kit, Kits};
use damrak_store::TableId;
use damrak_table::render::PagePart;
use maud::{Markup, PreEscaped, html};

use super::gathering::BRING;
use super::words::keys;
use crate::shell::{self, say};
use crate::site::lists::way_to_next;
use crate::site::share;
use crate::{Page, Visitor};

/// What a table says that waits for others, and for how many seconds a browser without scripts waits with it.
const WAITS: &str = " data-waits";
const PATIENCE: u32 = 5;

/// Where else whoever looks is at home.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Elsewhere {
    /// They play at other tables too.
    Plays,
    /// They do not.
    Nowhere,
}

/// Whether what is painted says that friends are still to come to the table.
pub fn gathers(part: &PagePart) -> bool {
    part.html.contains(BRING)
}

/// The page of a table; where friends are still to come the game is told in pictures.
pub fn page(
    who: &Visitor,
    id: &TableId,
    part: PagePart,
    elsewhere: Elsewhere,
    game: Option<(&Kits, &Kit)>,
) -> Page {
    let PagePart { title, html } = part;
    let waits = html.contains(WAITS);
    let html = match html.contains(BRING) {
        true => html.replacen(BRING, &share::bring(who, id, game).into_string(), 1),
        false => html,
    };
    let body = html! {
        @if elsewhere == Elsewhere::Plays { (way_to_next(who, id)) }
        (PreEscaped(html))
        (dialogs(who))
    };
    let preview = format!("/table/{id}/preview.png");
    let page = Page::new(title, body).with_preview(preview).dressed(&shell::TABLE);
    if waits { page.looked_at_again(PATIENCE) } else { page }
}

/// What the page may ask or show on top of itself.
pub(super) fn dialogs(who: &Visitor) -> Markup {
    let word = |key| say(who.language, key);
    html! {
        dialog #rule aria-label=(word("page-rules")) {
            div #rule-text {}
            form method="dialog" { button { (word("page-close")) } }
        }
        (keys(who.language))
        p.unseen #spoken role="status" {}
        p.unseen #heard role="log" {}
        p.notice.problem #deal-changed role="alert" hidden { (word("page-deal-changed")) }
        p.notice.problem #deal-not-ours role="alert" hidden { (word("page-deal-not-ours")) }
        p #cannot hidden { (word("page-cannot-now")) }
        p #whole-board hidden { (word("page-whole-board")) }
        template #watch-box {
            div.watch #watch data-added role="group" aria-label=(word("page-watch")) {
                p.who {}
                p.happens {}
                div.steps-shown aria-hidden="true" {}
                div.watch-ways {
                    button.watch-again type="button" { (word("page-watch-again")) }
                    button.watch-next type="button" { (word("page-watch-next")) kbd { "→" } }
                    button.main.to-now type="button" data-mine=(word("page-watch-mine")) data-now=(word("page-watch-now")) {
                        span {} kbd { "Esc" }
                    }
                }
            }
        }
        p.toast #toast role="status" hidden {}
    }
}

#[cfg(test)]
mod tests {
    use damrak_words::Language;

    use super::*;
    use crate::choices::Choices;

    /// Without scripts nobody has to guess when to look again; and nobody is interrupted in their own turn.
    #[test]
    fn a_browser_without_scripts_looks_again_while_others_decide() {
        let who = Visitor {
            person: None,
            language: Language::English,
            choices: Choices::default(),
            here: "/".to_owned(),
            house: "http://here".to_owned(),
        };
        let id = TableId("abcdefgh12345678".to_owned());
        let document = |html: &str| {
            let part = PagePart { title: "A table".to_owned(), html: html.to_owned() };
            page(&who, &id, part, Elsewhere::Nowhere, None).document(&who)
        };
        let again = "<noscript><meta http-equiv=\"refresh\" content=\"5\"></noscript>";
        assert!(document("<div id=\"table\" data-waits></div>").contains(again));
        assert!(!document("<div id=\"table\" data-mine></div>").contains(again));
    }
}

//! The whole page of a table: what is painted of it, and what stands beside that.

use damrak_store::TableId;
use damrak_table::render::PagePart;
use maud::{Markup, PreEscaped, html};

use crate::shell::{self, say};
use crate::site::lists::way_to_next;
use crate::{Page, Visitor};

/// Where else whoever looks is at home.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Elsewhere {
    /// They play at other tables too.
    Plays,
    /// They do not.
    Nowhere,
}

/// The page of a table.
pub fn page(who: &Visitor, id: &TableId, part: PagePart, elsewhere: Elsewhere) -> Page {
    let PagePart { title, html } = part;
    let body = html! {
        @if elsewhere == Elsewhere::Plays { (way_to_next(who, id)) }
        (PreEscaped(html))
        (dialogs(who))
    };
    let preview = format!("/table/{id}/preview.png");
    Page::new(title, body).with_preview(preview).dressed(&shell::TABLE)
}

/// What the page may ask or show on top of itself.
fn dialogs(who: &Visitor) -> Markup {
    let word = |key| say(who.language, key);
    html! {
        dialog #rule aria-label=(word("page-rules")) {
            div #rule-text {}
            form method="dialog" { button { (word("page-close")) } }
        }
        p.notice.problem #deal-changed role="alert" hidden { (word("page-deal-changed")) }
        p.notice.problem #deal-not-ours role="alert" hidden { (word("page-deal-not-ours")) }
        p #cannot hidden { (word("page-cannot-now")) }
        p #whole-board hidden { (word("page-whole-board")) }
    }
}

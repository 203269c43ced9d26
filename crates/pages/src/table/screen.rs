//! A table on a wall for one room: its public side, as large as it goes, and the way for phones to join.

use damrak_store::TableId;
use damrak_table::render::PagePart;
use maud::{PreEscaped, html};

use super::whole::dialogs;
use crate::shell::{self, say};
use crate::site::qr::square;
use crate::{Page, Visitor};

/// The page; `part` is the table as spectators see it.
pub fn page(who: &Visitor, id: &TableId, part: PagePart) -> Page {
    let address = format!("{}/table/{id}", who.house);
    let bare = address.split_once("://").map_or(address.as_str(), |(_, rest)| rest).to_owned();
    let join = say(who.language, "boards-join");
    let body = html! {
        (PreEscaped(part.html))
        (dialogs(who))
        aside.join #join {
            @if let Some(square) = square(&address, &join) { (square) }
            div {
                b { (join) }
                span { (bare) }
                button #fill type="button" hidden { (say(who.language, "boards-fill")) }
            }
        }
    };
    Page::new(part.title, body).dressed(&shell::WALL)
}

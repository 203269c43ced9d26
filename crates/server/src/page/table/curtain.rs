//! Between the turns of people who share a device: nothing is shown until the next one says that he is there.

use damrak_core::{Phrase, Seat};
use damrak_store::{PersonId, Status, TableId};
use damrak_words::{Language, words};
use maud::{Markup, html};

use crate::app::App;
use crate::page::shell::say;
use crate::problem::Problem;
use crate::table::model::{Occupant, Table};

/// All seats of whoever sits on this one; empty if it is only this one.
pub(super) fn seats_together(table: &Table, seat: Seat) -> Vec<Seat> {
    let Some(Occupant::Person { id, .. }) = table.seats.get(seat.index()).map(|at| &at.occupant)
    else {
        return Vec::new();
    };
    let together: Vec<Seat> = table.seats_of(id).collect();
    if together.len() > 1 { together } else { Vec::new() }
}

/// The curtain, with a way in for each of these seats.
pub(super) fn drawn(table: &Table, seats: &[Seat], language: Language) -> Markup {
    let names = table.names();
    // People on one sofa often share a name: the seat says more.
    let who = |seat: Seat| {
        let phrase = Phrase::new("page-i-am").with("player", seat).with("seat", seat.number());
        words().say_sentence(language, &phrase, &names)
    };
    html! {
        .prose {
            section.tile.curtain #curtain {
                h1 { (say(language, "page-curtain")) }
                p { (say(language, "page-curtain-help")) }
                @for seat in seats {
                    a.button.main href={ "/table/" (table.head.id) "?seat=" (seat) } { (who(*seat)) }
                }
            }
        }
    }
}

/// The page for somebody with several seats who does not say for which he comes; nothing if that is no question.
pub(super) async fn page(
    app: &App,
    id: &TableId,
    person: &PersonId,
    language: Language,
) -> Result<Option<(String, Markup)>, Problem> {
    let table = app.hub.peek(id).await?;
    let own: Vec<Seat> = table.seats_of(person).collect();
    if own.len() < 2 || table.head.status != Status::Playing {
        return Ok(None);
    }
    let waiting = table.waiting();
    let asked: Vec<Seat> = own.iter().copied().filter(|seat| waiting.contains(*seat)).collect();
    let seats = if asked.is_empty() { own } else { asked };
    Ok(Some((table.head.title.clone(), drawn(&table, &seats, language))))
}

//! Between the turns of people who share a device: nothing is shown until the next one says that they are there.

use damrak_core::Seat;
use damrak_pages::table::curtain::drawn;
use damrak_store::{PersonId, Status, TableId};
use damrak_table::Problem;
use damrak_words::Language;
use maud::Markup;

use crate::app::App;

/// The page for somebody with several seats who does not say for which they come; nothing if that is no question.
pub(super) async fn page(
    app: &App,
    id: &TableId,
    person: &PersonId,
    language: Language,
) -> Result<Option<(String, Markup)>, Problem> {
    let visit = app.hub.visit(id, Some(person)).await?;
    let table = visit.facts();
    let own = table.seats_of(person);
    if own.len() < 2 || table.head().status != Status::Playing {
        return Ok(None);
    }
    let waiting = table.waiting();
    let asked: Vec<Seat> = own.iter().copied().filter(|seat| waiting.contains(*seat)).collect();
    let seats = if asked.is_empty() { own } else { asked };
    Ok(Some((table.head().title.clone(), drawn(table, &seats, language))))
}

//! Between the turns of people who share a device: nothing is shown until the next one says that they are there.

use damrak_core::{Phrase, Seat};
use damrak_store::{PersonId, Status};
use damrak_table::render::PagePart;
use damrak_words::{Language, words};
use maud::{Markup, html};

use crate::shell::say;
use damrak_table::sight::Facts;

/// The curtain, with a way in for each of these seats.
pub(super) fn drawn(table: Facts<'_>, seats: &[Seat], language: Language) -> Markup {
    let names = table.names();
    // People on one sofa often share a name: the seat says more.
    let who = |seat: Seat| {
        let phrase = Phrase::new("page-i-am").with("player", seat).with("seat", seat.number());
        words().say_sentence(language, &phrase, &names)
    };
    html! {
        .prose {
            section.tile.curtain #curtain {
                h1 #question tabindex="-1" { (say(language, "page-curtain")) }
                p { (say(language, "page-curtain-help")) }
                @for seat in seats {
                    a.button.main href={ "/table/" (table.id()) "?seat=" (seat) } { (who(*seat)) }
                }
            }
        }
    }
}

/// The page for somebody with several seats who does not say for which they come; nothing if that is no question.
pub fn page(table: Facts<'_>, person: &PersonId, language: Language) -> Option<PagePart> {
    let own = table.seats_of(person);
    if own.len() < 2 || table.head().status != Status::Playing {
        return None;
    }
    let waiting = table.waiting();
    let asked: Vec<Seat> = own.iter().copied().filter(|seat| waiting.contains(*seat)).collect();
    let seats = if asked.is_empty() { own } else { asked };
    let html = drawn(table, &seats, language).into_string();
    Some(PagePart { title: table.head().title.clone(), html })
}

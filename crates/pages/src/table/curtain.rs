//! Between the turns of people who share a device: nothing is shown until the next one says that they are there.

use damrak_core::{Phrase, Seat};
use damrak_words::{Language, words};
use maud::{Markup, html};

use crate::shell::say;
use damrak_table::sight::Facts;

/// The curtain, with a way in for each of these seats.
pub fn drawn(table: Facts<'_>, seats: &[Seat], language: Language) -> Markup {
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
                    a.button.main href={ "/table/" (table.id()) "?seat=" (seat) } { (who(*seat)) }
                }
            }
        }
    }
}

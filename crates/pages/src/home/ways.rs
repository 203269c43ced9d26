//! The ways in: friends, a sofa, the box at home, whoever waits.

use damrak_core::Phrase;
use damrak_kit::Kits;
use damrak_words::Language;
use maud::{Markup, html};

use crate::icons::Icon;
use crate::shell::{say, say_phrase};
use crate::site::follow;

/// The two that nobody should have to look for.
pub(super) fn in_a_word(language: Language) -> Markup {
    html! {
        .do {
            a.button.main href="/new?with=friends" { (Icon::People.show()) (say(language, "site-with-friends")) }
            details.have-link {
                summary.button { (say(language, "site-have-link")) }
                (follow::form(language))
            }
        }
    }
}

/// All of them, with a sentence each.
pub(super) fn all(language: Language, kits: &Kits, open: usize) -> Markup {
    let way = |to: &str, icon: Icon, title: &str, help: &'static str| {
        html! {
            a.tile.way-in href=(to) { (icon.show()) b { (title) } span { (say(language, help)) } }
        }
    };
    let waiting = say_phrase(language, &Phrase::new("site-way-open").with("count", open as u32));
    html! {
        nav.ways-in aria-label=(say(language, "site-ways-in")) {
            (way("/new?with=friends", Icon::Link, &say(language, "site-way-friends"), "site-way-friends-help"))
            (way("/new?with=device", Icon::Sofa, &say(language, "site-way-sofa"), "site-way-sofa-help"))
            @if kits.iter().any(|kit| kit.clock.is_some()) {
                (way("/clock", Icon::Dial, &say(language, "site-way-box"), "site-way-box-help"))
            }
            (way("#open", Icon::Seats, &waiting, if open == 0 { "site-way-open-none" } else { "site-way-open-help" }))
        }
    }
}

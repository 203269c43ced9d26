//! Playing on from a position of a game that is over: a page that asks where to sit and against whom.

use damrak_bots::Rank;
use damrak_core::{AnyPosition, Phrase, Seat, Viewer};
use damrak_draw::Context;
use damrak_words::{Language, words};
use maud::{Markup, PreEscaped, html};

use super::scenery::scene;
use crate::opponents;
use crate::shell::{BOARDS, say, say_phrase};
use crate::site::shown;
use crate::think::arrange::told;
use crate::think::place::Place;
use crate::{Page, Visitor};
use damrak_table::Problem;
use damrak_table::sight::Facts;
use damrak_table::visit::Over;

/// From where somebody wants to play on.
#[derive(Clone, Copy, Debug)]
pub struct From<'a> {
    /// The key to the game.
    pub over: Over<'a>,
    /// After which of its decisions, what was arranged there by hand, and what was tried then.
    pub place: &'a Place,
    /// Where it stands after all of that.
    pub position: &'a dyn AnyPosition,
}

/// That a game goes on from another one, or from what was arranged by hand.
pub(super) fn goes_on(table: Facts<'_>, number: u32) -> Phrase {
    let key = if table.is_arranged() { "boards-goes-on-arranged" } else { "boards-goes-on" };
    Phrase::new(key).with("number", number)
}

/// The address where a position is asked about.
pub fn address(table: &str, decision: u32) -> String {
    format!("/table/{table}/at/{decision}/on")
}

/// The page.
pub fn page(who: &Visitor, from: From<'_>, problem: Option<&Problem>) -> Page {
    let asking = Asking { who, from };
    Page::new(say(who.language, "boards-play-on"), asking.markup(problem))
        .dressed(&BOARDS)
        .because_of(problem)
}

struct Asking<'a> {
    who: &'a Visitor,
    from: From<'a>,
}

impl Asking<'_> {
    fn language(&self) -> Language {
        self.who.language
    }

    fn word(&self, key: &'static str) -> String {
        say(self.language(), key)
    }

    /// Their own seat of then, or that of whoever decides next.
    fn usual_seat(&self) -> Seat {
        let table = self.from.over.facts();
        let own = self.who.id().map(|id| table.seats_of(id)).unwrap_or_default();
        let next = || self.from.position.waiting_for().first();
        own.first().copied().or_else(next).unwrap_or(Seat::from_index(0))
    }

    fn markup(&self, problem: Option<&Problem>) -> Markup {
        let table = self.from.over.facts();
        let place = self.from.place;
        let number = place.decision + place.line.len() as u32;
        let from = Phrase::new("boards-play-on-from")
            .with("number", number)
            .with("title", table.head().title.as_str());
        let back = match place.sets.is_empty() && place.line.is_empty() {
            true => format!("/table/{}/at/{}", table.id(), place.decision),
            false => place.address(),
        };
        html! {
            .prose.going-on {
                h1 { (self.word("boards-play-on")) }
                p { (say_phrase(self.language(), &from)) }
                @if let Some(told) = told(place) { p.notice { (say_phrase(self.language(), &told)) } }
                @if let Some(problem) = problem { (shown::problem(self.language(), problem, None)) }
                (self.board())
                form method="post" action=(address(&table.id().0, place.decision)) {
                    @for (name, value) in place.fields() { input type="hidden" name=(name) value=(value); }
                    fieldset.tile {
                        legend { (self.word("boards-your-seat")) }
                        .choices.two { (self.seats()) }
                    }
                    fieldset.tile {
                        legend { (self.word("boards-against")) }
                        .choices.two { (self.others()) }
                    }
                    p.muted {
                        (self.word("boards-play-on-counts"))
                        @if place.sets.is_empty() { " " (self.word("boards-cards-known")) }
                    }
                    .actions {
                        button.main { (self.word("boards-play-on")) }
                        a.button href=(back) { (self.word("boards-back")) }
                    }
                }
            }
        }
    }

    fn seats(&self) -> Markup {
        let table = self.from.over.facts();
        let (names, usual) = (table.names(), self.usual_seat());
        let name = |seat: Seat| {
            words().say(self.language(), &Phrase::new("page-name").with("player", seat), &names)
        };
        html! {
            @for seat in Seat::all(table.rules().players()) {
                label.choice {
                    input type="radio" name="seat" value=(seat) checked[seat == usual];
                    span { b { (name(seat)) } }
                }
            }
        }
    }

    fn others(&self) -> Markup {
        let clerk = Rank::Clerk.name();
        html! {
            @for (level, title) in opponents::choices(self.language()) {
                label.choice {
                    input type="radio" name="others" value=(level) checked[level == clerk];
                    span { b { (title) } }
                }
            }
            label.choice {
                input type="radio" name="others" value="friends";
                span { b { (self.word("boards-friends")) } small { (self.word("boards-friends-help")) } }
            }
        }
    }

    /// What everybody could see then.
    fn board(&self) -> Markup {
        let table = self.from.over.facts();
        let names = table.names();
        let context = Context::new(Viewer::Spectator, self.language(), &names);
        let view = self.from.position.look(Viewer::Spectator);
        let scene = scene(table, view.as_ref(), &context);
        html! {
            @if let Some(board) = scene.map(|scene| scene.board) {
                section.tile.sheet-box.small-board { (PreEscaped(&board.sheet.svg)) }
            }
        }
    }
}

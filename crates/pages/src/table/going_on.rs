//! Playing on from a position of a game that is over: a page that asks where to sit and against whom.

use damrak_bots::Rank;
use damrak_core::{Phrase, Seat, Viewer};
use damrak_draw::Context;
use damrak_words::{Language, words};
use maud::{Markup, PreEscaped, html};

use super::line;
use super::scenery::scene;
use crate::opponents;
use crate::shell::{BOARDS, say, say_phrase};
use crate::site::shown;
use crate::{Page, Visitor};
use damrak_table::Problem;
use damrak_table::visit::{Over, Past};

/// From where somebody wants to play on.
#[derive(Clone, Copy, Debug)]
pub struct From<'a> {
    /// The key to the game.
    pub over: Over<'a>,
    /// Where it stood when nothing else had been tried yet.
    pub past: &'a Past,
    /// What was tried then.
    pub line: &'a [(Seat, String)],
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
        let next = || {
            let position = self.from.past.position(self.from.over)?;
            position.waiting_for().first()
        };
        own.first().copied().or_else(next).unwrap_or(Seat::from_index(0))
    }

    fn markup(&self, problem: Option<&Problem>) -> Markup {
        let table = self.from.over.facts();
        let number = self.from.past.decisions() + self.from.line.len() as u32;
        let from = Phrase::new("boards-play-on-from")
            .with("number", number)
            .with("title", table.head().title.as_str());
        html! {
            .prose.going-on {
                h1 { (self.word("boards-play-on")) }
                p { (say_phrase(self.language(), &from)) }
                @if let Some(problem) = problem { (shown::problem(self.language(), problem, None)) }
                (self.board())
                form method="post" action=(address(&table.id().0, self.from.past.decisions())) {
                    input type="hidden" name="line" value=(line::write(self.from.line));
                    fieldset.tile {
                        legend { (self.word("boards-your-seat")) }
                        .choices.two { (self.seats()) }
                    }
                    fieldset.tile {
                        legend { (self.word("boards-against")) }
                        .choices.two { (self.others()) }
                    }
                    p.muted { (self.word("boards-play-on-counts")) " " (self.word("boards-cards-known")) }
                    .actions {
                        button.main { (self.word("boards-play-on")) }
                        a.button href={ "/table/" (table.id()) "/at/" (self.from.past.decisions()) } { (self.word("boards-back")) }
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
        let position = self.from.past.position(self.from.over).map(|position| {
            let mut position = position.fork();
            for (seat, notation) in self.from.line {
                let _ = position.act(*seat, notation);
            }
            position
        });
        let view = position.map(|position| position.look(Viewer::Spectator));
        let scene = view.and_then(|view| scene(table, view.as_ref(), &context));
        html! {
            @if let Some(board) = scene.map(|scene| scene.board) {
                section.tile.sheet-box.small-board { (PreEscaped(&board.sheet.svg)) }
            }
        }
    }
}

//! What can be done at a table besides deciding, and what kind of table it is.

use std::sync::Arc;

use damrak_core::{Phrase, Seat};
use damrak_store::Status;
use maud::{Markup, html};

use super::scenery::Scenery;
use crate::table::model::Chapter;
use crate::table::settings::ClockRule;

impl Scenery<'_> {
    pub(super) fn menu(&self) -> Markup {
        let id = &self.table.head.id;
        let game = self.table.rules.info().name;
        let playing = self.table.head.status == Status::Playing;
        html! {
            details.tile.quiet-menu #menu {
                summary { (self.word("page-more")) }
                @if let Some(seat) = self.own_seat().filter(|_| playing) { (self.wishes_of(seat)) }
                dl.facts {
                    dt { (self.word("page-variant")) } dd { (self.variant()) }
                    dt { (self.word("page-edition")) } dd { (self.table.rules.edition().name) }
                    dt { (self.word("page-clock")) } dd { (self.clock_rule()) }
                    dt { (self.word("page-hints")) }
                    dd { (self.word(if self.table.allows_hints() { "page-yes" } else { "page-no" })) }
                    dt { (self.word("page-rated")) }
                    dd { (self.word(if self.table.head.rated { "page-yes" } else { "page-no" })) }
                }
                p.links {
                    a href={ "/rules/" (game) } { (self.word("page-rules")) }
                    a href={ "/table/" (id) "/share" } { (self.word("page-invite")) }
                    a href={ "/table/" (id) "/fair" } { (self.word("page-fair")) }
                    a href={ "/table/" (id) "/at/0" } { (self.word("page-replay")) }
                }
            }
        }
    }

    fn wishes_of(&self, seat: Seat) -> Markup {
        let state = &self.table.seats[seat.index()];
        let mut chapters = self.table.game.iter().flat_map(|game| game.story.iter().rev());
        let own = |chapter: &Arc<Chapter>| chapter.seat == Some(seat);
        let last_own = chapters.find(|chapter| own(chapter)).map(|last| last.number - 1);
        let may_ask = self.table.undo.is_none() && !self.table.may_take_back(seat);
        let pause = if self.table.paused { "resume" } else { "pause" };
        let pause_word = if self.table.paused { "page-resume" } else { "page-pause" };
        html! {
            form.wishes method="post" action=(self.wishes()) {
                input type="hidden" name="seat" value=(seat);
                button name="wish" value=(pause) { (self.word(pause_word)) }
                @if state.stand_in.is_some() {
                    button name="wish" value="return" { (self.word("page-return")) }
                }
            }
            @if let Some(to) = last_own.filter(|_| may_ask) {
                form.wishes method="post" action=(self.wishes()) {
                    input type="hidden" name="seat" value=(seat);
                    input type="hidden" name="to" value=(to);
                    button name="wish" value="ask-undo" { (self.word("page-ask-undo")) }
                }
            }
            @for other in self.absent(seat) {
                form.wishes method="post" action=(self.wishes()) {
                    input type="hidden" name="seat" value=(seat);
                    input type="hidden" name="about" value=(other);
                    input type="hidden" name="agrees" value="true";
                    button name="wish" value="vote-replace" {
                        (self.phrase(&Phrase::new("page-replace").with("player", other)))
                    }
                }
            }
            details {
                summary { (self.word("page-ways-out")) }
                form.wishes method="post" action=(self.wishes()) {
                    input type="hidden" name="seat" value=(seat);
                    input type="hidden" name="agrees" value="true";
                    button name="wish" value="vote-end" { (self.word("page-propose-end")) }
                }
                form.wishes method="post" action=(self.wishes()) {
                    input type="hidden" name="seat" value=(seat);
                    button name="wish" value="resign" { (self.word("page-resign")) }
                }
            }
        }
    }

    /// Those whose time is up or who are away: the others may ask a bot to play for them.
    fn absent(&self, own: Seat) -> Vec<Seat> {
        let seats = self.table.seats.iter().enumerate();
        let away = |index: usize| !self.moments.presence.get(index).is_some_and(|at| at.online);
        seats
            .filter(|(index, state)| {
                *index != own.index() && state.is_active_person() && away(*index)
            })
            .map(|(index, _)| Seat::from_index(index))
            .collect()
    }

    fn variant(&self) -> String {
        let setup = self.table.rules.setup();
        let known = self.table.rules.info().variants.iter().find(|one| one.name == setup.variant);
        known.map(|variant| self.word(variant.title)).unwrap_or_default()
    }

    fn clock_rule(&self) -> String {
        self.phrase(&match self.table.body.settings.clock {
            ClockRule::None => Phrase::new("page-clock-none"),
            ClockRule::PerDecision { seconds } => {
                Phrase::new("page-clock-per-decision").with("time", span(seconds))
            }
            ClockRule::Bank { seconds, increment } => Phrase::new("page-clock-bank")
                .with("time", span(seconds))
                .with("increment", span(increment)),
        })
    }
}

/// A span of time in the largest unit that fits.
fn span(seconds: u32) -> Phrase {
    let (key, count) = match seconds {
        s if s % 86_400 == 0 && s > 0 => ("page-days", s / 86_400),
        s if s % 3600 == 0 && s > 0 => ("page-hours", s / 3600),
        s if s % 60 == 0 && s > 0 => ("page-minutes", s / 60),
        s => ("page-seconds", s),
    };
    Phrase::new(key).with("count", count)
}

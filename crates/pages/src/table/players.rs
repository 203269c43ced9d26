//! Who plays, what everybody has, and how much time.

use damrak_core::{Phrase, Seat};
use damrak_draw::Purse;
use maud::{Markup, PreEscaped, html};

use super::scenery::Scenery;
use crate::opponents;
use crate::parts::belongings;
use damrak_table::model::Occupant;
use damrak_table::sight::SeatFacts;

impl Scenery<'_> {
    pub(super) fn players(&self, purses: &[Purse]) -> Markup {
        html! {
            section.box.people #players aria-label=(self.word("page-players")) {
                ul.players { @for purse in purses { (self.player(purse)) } }
            }
        }
    }

    fn player(&self, purse: &Purse) -> Markup {
        let index = purse.seat.index();
        let Some(state) = self.table.seat(purse.seat) else { return html! {} };
        html! {
            li.on[self.table.waiting().contains(purse.seat)].own[self.own_seat() == Some(purse.seat)] {
                span.tok { (PreEscaped(named_token(purse))) }
                @if let Some(rank) = self.rank_of(purse.seat) { b.rank { (rank) "." } }
                span.who-sits { (self.person(index, state)) }
                (belongings(purse))
                (self.clock(state))
            }
        }
    }

    /// Which place somebody came to.
    fn rank_of(&self, seat: Seat) -> Option<u8> {
        let ranks = self.table.ranks()?;
        ranks.iter().find(|(one, _)| *one == seat).map(|(_, rank)| *rank)
    }

    /// A name with what is to be known of who sits there.
    pub(super) fn person(&self, index: usize, state: SeatFacts<'_>) -> Markup {
        let here = self.circumstances.presence.get(index).is_some_and(|presence| presence.online);
        let own = self.own_seat().is_some_and(|seat| seat.index() == index);
        // Before the game everybody wants to see under which name they sit.
        let name = match own && self.table.has_begun() {
            true => self.word("page-you-alone"),
            false => self.name_of(Seat::from_index(index)),
        };
        let there = if here { "page-here" } else { "page-away" };
        html! {
            @match state.occupant {
                Occupant::Person { id, .. } => {
                    @if own {
                        span.person { (name) }
                    } @else {
                        a.person href={ "/people/" (id) } { (name) }
                        span.dot.here[here] role="img" aria-label=(self.word(there)) title=(self.word(there)) {}
                        (self.line_of(index))
                    }
                }
                Occupant::Bot { bot } => {
                    (name)
                    small.muted title=(self.word("page-bot")) { " " (opponents::title(bot, self.look.language)) }
                }
                Occupant::Open => (name),
            }
            @if state.hints > 0 {
                small.muted { " · " (self.phrase(&Phrase::new("page-hints-taken").with("count", state.hints))) }
            }
            @if state.resigned { small.muted { " " (self.word("page-gave-up")) } }
            @if state.stand_in.is_some() { small.muted { " " (self.word("page-stand-in")) } }
        }
    }

    /// The page counts it down by itself between two pictures.
    fn clock(&self, state: SeatFacts<'_>) -> Markup {
        let own = state.clock.left_at(self.circumstances.now);
        let talk = state.due.map(|due| due.saturating_sub(self.circumstances.now));
        html! {
            @if let Some(left) = own {
                span.clock data-left=(left) data-runs[state.clock.runs()] role="timer" { (clock(left)) }
            }
            @if let Some(left) = talk {
                span.clock.talk data-left=(left) data-runs role="timer" title=(self.word("page-talk-limit")) { (clock(left)) }
            }
        }
    }
}

/// Their token under a name, by which it is shown elsewhere on the page too.
pub(crate) fn named_token(purse: &Purse) -> String {
    purse.token.replacen("<svg ", &format!("<svg id=\"token-{}\" ", purse.seat), 1)
}

/// Hours, minutes and seconds, or days.
fn clock(millis: u64) -> String {
    let seconds = millis.div_ceil(1000);
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3600 % 24, seconds / 60 % 60);
    match (days, hours) {
        (0, 0) => format!("{minutes}:{:02}", seconds % 60),
        (0, _) => format!("{hours}:{minutes:02}:{:02}", seconds % 60),
        _ => format!("{days} d {hours} h"),
    }
}

#[cfg(test)]
mod tests {
    use super::clock;

    #[test]
    fn clocks_are_read_like_clocks() {
        let read: Vec<String> = [0, 999, 61_000, 3_600_000, 90_061_000].map(clock).into();
        assert_eq!(read, ["0:00", "0:01", "1:01", "1:00:00", "1 d 1 h"]);
    }
}

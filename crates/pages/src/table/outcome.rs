//! How a game ended, step by step, and what can be done then.

use damrak_core::{Phrase, Place, Seat, Standing};
use damrak_store::Status;
use maud::{Markup, html};

use super::scenery::Scenery;
use crate::opponents;
use crate::site::shown;
use damrak_table::entry::Why;
use damrak_table::model::Occupant;
use damrak_table::sight::SeatFacts;

impl Scenery<'_> {
    pub(super) fn outcome(&self) -> Markup {
        if !self.table.has_begun() || self.table.head().status == Status::Playing {
            return html! {};
        }
        let standing = self.table.standing();
        html! {
            section.outcome #outcome {
                (self.afterwards())
                @if let Some(standing) = &standing {
                    (self.scores(standing))
                    @if !standing.told.is_empty() {
                        h3 { (self.word("page-how-it-came")) }
                        ol.reckoning { @for line in &standing.told { li { (self.phrase(line)) } } }
                    }
                } @else if let Some(ranks) = self.table.ranks() {
                    ol.reckoning { @for (seat, rank) in ranks { li value=(rank) { (self.name_of(seat)) } } }
                }
            }
        }
    }

    /// Who has won, and why the game is over.
    pub(super) fn verdict(&self) -> String {
        let (why, standing) = (self.table.ended(), self.table.standing());
        let names = |seats: Vec<Seat>| -> Vec<Phrase> {
            seats.into_iter().map(|seat| Phrase::new("page-name").with("player", seat)).collect()
        };
        let winners = match (&standing, self.table.ranks()) {
            (Some(standing), _) => standing.winners().collect(),
            (None, Some(ranks)) => {
                ranks.iter().filter(|(_, rank)| *rank == 1).map(|(seat, _)| *seat).collect()
            }
            (None, None) => Vec::new(),
        };
        let count = winners.len() as u32;
        self.phrase(&match why {
            Some(Why::Agreement) => Phrase::new("page-ended-by-agreement"),
            _ if winners.is_empty() => Phrase::new("page-closed"),
            Some(Why::Resignation) => {
                Phrase::new("page-won-by-resignation").with("players", names(winners))
            }
            _ => Phrase::new("page-won").with("players", names(winners)).with("count", count),
        })
    }

    fn scores(&self, standing: &Standing) -> Markup {
        let titles: Vec<&'static str> =
            standing.places.first().map(titles).into_iter().flatten().collect();
        html! {
            table.scores {
                thead { tr {
                    th scope="col" { (self.word("page-rank")) }
                    th scope="col" { (self.word("page-player")) }
                    @for title in &titles { th scope="col" { (self.word(title)) } }
                } }
                tbody {
                    @for place in &standing.places {
                        tr.won[place.rank == 1] {
                            td { (place.rank) }
                            th scope="row" { (self.name_of(place.seat)) }
                            @for score in &place.scores { td { (score.shown()) } }
                        }
                    }
                }
            }
        }
    }

    /// Once more, from the start, and proofs.
    fn afterwards(&self) -> Markup {
        let id = self.table.id();
        html! {
            .ways {
                @if let Some(next) = self.table.rematch() {
                    a.button.main href={ "/table/" (next) } { (self.word("page-to-rematch")) }
                } @else if self.own_seat().is_some() {
                    form method="post" action={ "/table/" (id) "/rematch" } {
                        button.main { (self.word("page-rematch")) }
                    }
                }
                (self.next_opponent())
                @if self.table.standing().is_some() {
                    a.button href={ "/table/" (id) "/review" } { (self.word("page-review")) }
                }
                a.button href={ "/table/" (id) "/at/0" } { (self.word("page-replay")) }
                a.button href={ "/api/v1/tables/" (id) "/record" } download={ (id) ".damrak" } { (self.word("page-record")) }
                a.button href={ "/table/" (id) "/fair" } { (self.word("page-fair")) }
                a.button href="/" { (self.word("page-back-home")) }
            }
        }
    }

    /// Somebody who has beaten nothing but bots is offered stronger ones.
    fn next_opponent(&self) -> Markup {
        let Some(own) = self.own_seat() else { return html! {} };
        let ranks = self.table.ranks().unwrap_or_default();
        if !ranks.iter().any(|(seat, rank)| *seat == own && *rank == 1) {
            return html! {};
        }
        let seats = self.table.seats().into_iter().enumerate();
        let mut others = seats.filter(|(at, _)| *at != own.index());
        let level = |state: SeatFacts<'_>| match state.occupant {
            Occupant::Bot { bot } => Some(bot.clone()),
            _ => None,
        };
        let Some(beaten) = others.try_fold(Vec::new(), |mut all, (_, state)| {
            all.push(level(state)?);
            Some(all)
        }) else {
            return html! {};
        };
        let Some(rank) = opponents::stronger(beaten.iter().map(String::as_str)) else {
            return html! {};
        };
        html! {
            form method="post" action="/play" {
                input type="hidden" name="game" value=(self.table.rules().info().name);
                (shown::nonce())
                button name="level" value=(rank.name()) {
                    (opponents::challenge(rank, self.look.language))
                }
            }
        }
    }
}

fn titles(place: &Place) -> Vec<&'static str> {
    place.scores.iter().map(|score| score.title).collect()
}

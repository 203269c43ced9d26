//! How a game ended, step by step, and what can be done then.

use damrak_core::{Phrase, Seat};
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
        html! {
            section.outcome #outcome {
                @if let Some(place) = self.own_place() { p.own-place { (place) } }
                (self.confetti())
                (self.afterwards())
                div.turning #turning data-keep data-from={ "/table/" (self.table.id()) "/review?part=true" } {}
                @if let Some(ranks) = self.table.ranks().filter(|_| self.table.standing().is_none()) {
                    ol.reckoning { @for (seat, rank) in ranks { li value=(rank) { (self.called(seat)) } } }
                }
            }
        }
    }

    /// Who has won, and why the game is over; whoever looks is "you".
    pub(super) fn verdict(&self) -> String {
        let winners = self.winners();
        let own = self.own_seat().filter(|seat| winners.contains(seat));
        let others = winners.iter().filter(|seat| Some(**seat) != own);
        let names: Vec<Phrase> =
            others.map(|seat| Phrase::new("page-name").with("player", *seat)).collect();
        let count = winners.len() as u32;
        let resigned = self.table.ended() == Some(Why::Resignation);
        self.phrase(&match self.table.ended() {
            Some(Why::Agreement) => Phrase::new("page-ended-by-agreement"),
            _ if winners.is_empty() => Phrase::new("page-closed"),
            _ if own.is_some() && count > 1 => Phrase::new("page-you-share").with("players", names),
            _ if own.is_some() && resigned => Phrase::new("page-you-win-by-resignation"),
            _ if own.is_some() => Phrase::new("page-you-win"),
            Some(Why::Resignation) => Phrase::new("page-won-by-resignation").with("players", names),
            _ => Phrase::new("page-won").with("players", names).with("count", count),
        })
    }

    /// Everybody on the first place.
    fn winners(&self) -> Vec<Seat> {
        if self.table.ended() == Some(Why::Agreement) {
            return Vec::new();
        }
        match (self.table.standing(), self.table.ranks()) {
            (Some(standing), _) => standing.winners().collect(),
            (None, Some(ranks)) => {
                ranks.iter().filter(|(_, rank)| *rank == 1).map(|(seat, _)| *seat).collect()
            }
            (None, None) => Vec::new(),
        }
    }

    /// Whether whoever looks has won.
    pub(super) fn has_won(&self) -> bool {
        self.own_seat().is_some_and(|seat| self.winners().contains(&seat))
    }

    /// Which place whoever looks came to, if not the first.
    fn own_place(&self) -> Option<String> {
        let own = self.own_seat().filter(|_| !self.has_won() && !self.winners().is_empty())?;
        let ranks = self.table.ranks()?;
        let (_, rank) = ranks.iter().find(|(seat, _)| *seat == own)?;
        Some(self.phrase(&Phrase::new("page-you-came").with("rank", *rank)))
    }

    /// A little joy for whoever has won.
    fn confetti(&self) -> Markup {
        html! { @if self.has_won() { div.confetti aria-hidden="true" { @for _ in 0..18 { i {} } } } }
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
                @if self.table.standing().is_some() && !self.table.is_arranged() {
                    a.button href={ "/table/" (id) "/review" } { (self.word("page-review")) }
                }
                a.button href={ "/table/" (id) "/at/0" } { (self.word("page-replay")) }
                a.button href={ "/table/" (id) "/think/" (self.table.decisions()) } { (self.word("boards-think")) }
                (self.next_opponent())
                @if !self.table.is_arranged() {
                    a.button href={ "/api/v1/tables/" (id) "/record" } download={ (id) ".damrak" } { (self.word("page-record")) }
                }
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

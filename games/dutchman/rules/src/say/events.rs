//! What happened, in sentences.

use damrak_core::{Phrase, Seat};

use super::names::{colour, terms};
use crate::components::Colour;
use crate::event::{Debt, Event, Place, Roll, Terms};

pub(super) fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("player", seat)
}

fn players(seats: &[Seat]) -> Vec<Phrase> {
    seats.iter().map(|seat| by("dutchman-player", *seat)).collect()
}

pub(super) fn numbers(shoes: &[u8]) -> String {
    shoes.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

pub(super) fn colours(shares: &[Colour]) -> Vec<Phrase> {
    shares.iter().map(|share| colour(*share)).collect()
}

/// What tied players say to each other.
pub(super) fn tied_event(event: &Event) -> Phrase {
    let at = |key: &'static str, seat: Seat, space: &Place| {
        by(key, seat).with("space", space.phrase.clone())
    };
    match event {
        Event::Tied { seats, sum } => {
            Phrase::new("dutchman-event-tied").with("players", players(seats)).with("sum", *sum)
        }
        Event::Announced { seat, space } => at("dutchman-event-announced", *seat, space),
        Event::Agreed { space } => {
            Phrase::new("dutchman-event-agreed").with("space", space.phrase.clone())
        }
        Event::ProposalBegan { seat, space } => at("dutchman-event-proposal", *seat, space),
        Event::TermAdded { seat, term: Terms { seat: other, ducats } } => {
            let gives = *ducats >= 0;
            let key = if gives { "dutchman-event-gives" } else { "dutchman-event-asks" };
            by(key, *seat).with("other", *other).with("ducats", ducats.abs())
        }
        Event::Proposed { seat, space, terms: all } if all.is_empty() => {
            at("dutchman-event-proposed", *seat, space)
        }
        Event::Proposed { seat, space, terms: all } => {
            at("dutchman-event-proposed-terms", *seat, space).with("terms", terms(*seat, all))
        }
        Event::NoProposal { seat } => by("dutchman-event-silent", *seat),
        Event::Accepted { seat } => by("dutchman-event-accepted", *seat),
        Event::Refused { seat } => by("dutchman-event-refused", *seat),
        Event::Dealt { space, terms: all, .. } if all.is_empty() => {
            Phrase::new("dutchman-event-agreed").with("space", space.phrase.clone())
        }
        Event::Dealt { seat, space, terms: all } => Phrase::new("dutchman-event-dealt")
            .with("space", space.phrase.clone())
            .with("terms", terms(*seat, all)),
        Event::DecisionRound { seats } => {
            Phrase::new("dutchman-event-decision").with("players", players(seats))
        }
        _ => Phrase::new("dutchman-event-over"),
    }
}

pub(super) fn rolled(rolls: &[Roll]) -> Phrase {
    // In the first version one alone rolled too, which decided nothing.
    if let [roll] = rolls {
        return by("dutchman-event-alone", roll.seat);
    }
    let roll = |roll: &Roll| by("dutchman-roll", roll.seat).with("sum", roll.sum);
    Phrase::new("dutchman-event-rolled").with("rolls", rolls.iter().map(roll).collect::<Vec<_>>())
}

pub(super) fn met(ship: Colour, worth: i32, debts: &[Debt]) -> Phrase {
    let debt = |debt: &Debt| {
        by("dutchman-debt", debt.seat).with("shares", debt.shares).with("ducats", debt.paid)
    };
    if debts.is_empty() {
        return Phrase::new("dutchman-event-met-nobody").with("colour", colour(ship));
    }
    Phrase::new("dutchman-event-met")
        .with("colour", colour(ship))
        .with("worth", worth)
        .with("debts", debts.iter().map(debt).collect::<Vec<_>>())
}

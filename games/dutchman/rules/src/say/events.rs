//! What happened, in sentences.

use damrak_core::{Phrase, Seat};

use super::names::{colour, terms};
use crate::components::Colour;
use crate::event::{Debt, Event, Place, Roll, Terms};
use crate::rules::Dutchman;

fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("player", seat)
}

fn players(seats: &[Seat]) -> Vec<Phrase> {
    seats.iter().map(|seat| by("dutchman-player", *seat)).collect()
}

fn numbers(shoes: &[u8]) -> String {
    shoes.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

fn colours(shares: &[Colour]) -> Vec<Phrase> {
    shares.iter().map(|share| colour(*share)).collect()
}

pub(crate) fn event(rules: &Dutchman, event: &Event) -> Phrase {
    match event {
        Event::Began { ducats, starter } => {
            by("dutchman-event-began", *starter).with("ducats", *ducats)
        }
        Event::RoundBegan { round, starter, dice, lucky } => by("dutchman-event-round", *starter)
            .with("round", *round)
            .with("first", dice[0])
            .with("second", dice[1])
            .with("lucky", *lucky),
        Event::KontorPlayed { seat, left } => {
            by("dutchman-event-kontor", *seat).with("left", *left)
        }
        Event::SharesTaken { seat, shares } => {
            by("dutchman-event-taken", *seat).with("shares", colours(shares))
        }
        Event::SharesReturned { seat, shares } => {
            by("dutchman-event-returned", *seat).with("shares", colours(shares))
        }
        Event::SharesSwapped { seat } => by("dutchman-event-swapped", *seat),
        Event::SmithPlayed { seat, left } => by("dutchman-event-smith", *seat).with("left", *left),
        Event::Laid { seat, count } => by("dutchman-event-laid", *seat).with("count", *count),
        Event::OwnLaid { seat, shoes } => {
            by("dutchman-event-own-laid", *seat).with("shoes", numbers(shoes))
        }
        Event::Passed { seat, must: false } => by("dutchman-event-passed", *seat),
        Event::Passed { seat, must: true } => by("dutchman-event-must-pass", *seat),
        Event::SmithGot { seat, count } => by("dutchman-event-forged", *seat).with("count", *count),
        Event::OwnForged { seat, shoes } => {
            by("dutchman-event-own-forged", *seat).with("shoes", numbers(shoes))
        }
        Event::SmithsGotNothing => Phrase::new("dutchman-event-smiths-nothing"),
        Event::Revealed { seat, shoes, sum: 0 } => {
            by("dutchman-event-revealed-void", *seat).with("shoes", numbers(shoes))
        }
        Event::Revealed { seat, shoes, sum } => {
            by("dutchman-event-revealed", *seat).with("shoes", numbers(shoes)).with("sum", *sum)
        }
        Event::NobodyLaid => Phrase::new("dutchman-event-nobody-laid"),
        Event::Alone { seat } => by("dutchman-event-alone", *seat),
        Event::Rolled { rolls } => rolled(rolls),
        Event::Steers { seat } => by("dutchman-event-steers", *seat),
        Event::Moved { to, .. } => {
            Phrase::new("dutchman-event-moved").with("space", to.phrase.clone())
        }
        Event::Met { colour: ship, worth, debts } => met(*ship, *worth, debts),
        Event::Fell { seat, short } => by("dutchman-event-fell", *seat).with("short", *short),
        Event::StonesMoved { colour: ship, counter } => Phrase::new("dutchman-event-stones")
            .with("colour", colour(*ship))
            .with("counter", *counter),
        Event::Shown { seat, colour: shown, ducats } => {
            by("dutchman-event-shown", *seat).with("colour", colour(*shown)).with("ducats", *ducats)
        }
        Event::Kept { seat } => by("dutchman-event-kept", *seat),
        Event::Over if rules.readings.tells_how_it_ended => Phrase::new("dutchman-event-over"),
        Event::Over => Phrase::new("dutchman-event-ended"),
        Event::OneLeft { seat } => by("dutchman-event-one-left", *seat),
        Event::NoneLeft => Phrase::new("dutchman-event-none-left"),
        tied => tied_event(tied),
    }
}

/// What tied players say to each other.
fn tied_event(event: &Event) -> Phrase {
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

fn rolled(rolls: &[Roll]) -> Phrase {
    // In the first version one alone rolled too, which decided nothing.
    if let [roll] = rolls {
        return by("dutchman-event-alone", roll.seat);
    }
    let roll = |roll: &Roll| by("dutchman-roll", roll.seat).with("sum", roll.sum);
    Phrase::new("dutchman-event-rolled").with("rolls", rolls.iter().map(roll).collect::<Vec<_>>())
}

fn met(ship: Colour, worth: i32, debts: &[Debt]) -> Phrase {
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

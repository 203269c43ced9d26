//! Where time matters: the rules know none, and ask the host of the table for it.

use serde::Serialize;

use super::Rules;
use crate::Seat;

/// A clock that falls by itself, step by step, until somebody stops it: what a game asks of the table's host.
///
/// The rules know no time. The host starts the clock when this appears, judges who stopped it first and on
/// which step, and hands the rules the decision that means. The seats that may stop it are those the game
/// waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FallingClock {
    /// How many steps there are; after the last the clock has run out.
    pub steps: u8,
    /// How long it stays on each, in milliseconds.
    pub step_millis: u32,
    /// Who may stop it, in the order in which those who stop at the very same time are served.
    pub order: Vec<Seat>,
}

/// How long the others wait for a decision at a live table, and what is decided when that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience<A> {
    /// Milliseconds.
    pub millis: u32,
    /// One of the seat's legal actions: what it means to say nothing.
    pub then: A,
}

/// The clocks that a game asks for; most have none.
pub trait Clocks: Rules {
    /// The falling clock that runs in this position, if one does.
    fn falling_clock(&self, _position: &Self::Position) -> Option<FallingClock> {
        None
    }

    /// What it means that the seat stopped the falling clock on this step, counted from 0: one of its legal
    /// actions. Nothing if it may not stop there.
    fn stop_clock(
        &self,
        _position: &Self::Position,
        _seat: Seat,
        _step: u8,
    ) -> Option<Self::Action> {
        None
    }

    /// What it means that nobody stopped the falling clock: a legal action of somebody.
    fn clock_ran_out(&self, _position: &Self::Position) -> Option<(Seat, Self::Action)> {
        None
    }

    /// Whether the first of two decisions about the falling clock stops it before the second would: on an earlier
    /// step, or on the same one if its seat is served first. Whoever lets it run out stops it before nobody.
    ///
    /// A game whose clock falls in random play may answer without making the list of who is served when.
    fn stops_before(
        &self,
        position: &Self::Position,
        one: (Seat, Self::Action),
        other: (Seat, Self::Action),
    ) -> bool {
        let Some(clock) = self.falling_clock(position) else { return false };
        let moment = |(seat, action): (Seat, Self::Action)| {
            let means = |step: &u8| self.stop_clock(position, seat, *step) == Some(action);
            let step = (0..clock.steps).find(means)?;
            Some((step, clock.order.iter().position(|served| *served == seat)))
        };
        match (moment(one), moment(other)) {
            (Some(one), Some(other)) => one < other,
            (one, _) => one.is_some(),
        }
    }

    /// How long a live table waits for this decision of the seat, where people talk to each other: nothing if it
    /// has all the time that the table gives. The rules know no time; the host looks after it.
    fn patience(&self, _position: &Self::Position, _seat: Seat) -> Option<Patience<Self::Action>> {
        None
    }
}

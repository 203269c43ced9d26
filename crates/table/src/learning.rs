//! Who learns the game while the others gather: the host sees why to wait. It is known to the running server alone.

use damrak_core::Seat;
use damrak_store::{PersonId, Status};

use super::clock::Moment;
use super::model::Table;

/// Whoever has not taken a step for so long has gone to do something else.
const PATIENCE: Moment = 5 * 60 * 1000;

/// How far somebody is in the lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Learning {
    /// Decisions that they have taken there.
    pub(super) step: u32,
    /// When they took the last.
    at: Moment,
}

impl Learning {
    /// When nobody believes it any more.
    pub(super) fn ends(self) -> Moment {
        self.at + PATIENCE
    }
}

impl Table {
    /// Somebody takes a step in the lesson of this game; says whether that is shown here.
    pub(super) fn note_learning(&mut self, person: &PersonId, step: u32, at: Moment) -> bool {
        if self.head.status != Status::Gathering {
            return false;
        }
        self.set_learning(person, Some(Learning { step, at }))
    }

    /// They are back at the table; says whether they were away to learn.
    pub(super) fn note_learnt(&mut self, person: &PersonId) -> bool {
        self.set_learning(person, None)
    }

    fn set_learning(&mut self, person: &PersonId, learning: Option<Learning>) -> bool {
        let seats: Vec<Seat> = self.seats_of(person).collect();
        let mut changed = false;
        for seat in seats {
            let state = &mut self.seats[seat.index()];
            changed |= state.learning != learning;
            state.learning = learning;
        }
        changed
    }

    /// Forgets whoever has not gone on with their lesson.
    pub(super) fn forget_learners(&mut self, now: Moment) {
        for state in &mut self.seats {
            state.learning = state.learning.filter(|learning| learning.ends() > now);
        }
    }
}

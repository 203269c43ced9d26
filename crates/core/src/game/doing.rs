//! Carrying a decision out.

use super::{Audience, Disclosure, Listener, Rules};
use crate::Seat;

/// A decision being carried out: the rules, the position, who listens, and what came out on the way.
///
/// What a game does while a decision is carried out are methods of a thin type of its own around this one, phase by
/// phase.
#[derive(Debug)]
pub struct Doing<'a, G: Rules, L> {
    /// What holds throughout.
    pub rules: &'a G,
    /// What changes.
    pub position: &'a mut G::Position,
    listener: &'a mut L,
    disclosure: Disclosure,
}

impl<'a, G: Rules, L: Listener<G::Event>> Doing<'a, G, L> {
    /// Nothing is done yet, and nothing came out.
    #[inline]
    pub fn new(rules: &'a G, position: &'a mut G::Position, listener: &'a mut L) -> Self {
        Self { rules, position, listener, disclosure: Disclosure::NOTHING }
    }

    /// What came out so far.
    #[inline]
    pub fn disclosure(&self) -> Disclosure {
        self.disclosure
    }

    /// Tells everybody.
    #[inline(always)]
    pub fn tell(&mut self, event: impl FnOnce() -> G::Event) {
        self.listener.tell(Audience::All, event);
    }

    /// Tells this seat alone.
    #[inline(always)]
    pub fn tell_only(&mut self, seat: Seat, event: impl FnOnce() -> G::Event) {
        self.listener.tell(Audience::Only(seat), event);
    }

    /// Tells everybody but this seat.
    #[inline(always)]
    pub fn tell_others(&mut self, seat: Seat, event: impl FnOnce() -> G::Event) {
        self.listener.tell(Audience::Others(seat), event);
    }

    /// Somebody learns something that was hidden from them.
    #[inline(always)]
    pub fn reveal(&mut self) {
        self.disclosure.revealed = true;
    }

    /// Chance is asked.
    #[inline(always)]
    pub fn use_chance(&mut self) {
        self.disclosure.random = true;
    }
}

//! Telling what happens.

use damrak_core::{Audience, Disclosure, Listener, Seat};

use crate::event::Event;

/// Tells what happens while a decision is carried out, and remembers what it let out.
pub(crate) struct Teller<'a, L> {
    listener: &'a mut L,
    disclosure: Disclosure,
}

impl<'a, L: Listener<Event>> Teller<'a, L> {
    pub(crate) fn new(listener: &'a mut L) -> Self {
        Self { listener, disclosure: Disclosure::NOTHING }
    }

    #[inline]
    pub(crate) fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.listener.tell(Audience::All, event);
    }

    #[inline]
    pub(crate) fn tell_only(&mut self, seat: Seat, event: impl FnOnce() -> Event) {
        self.listener.tell(Audience::Only(seat), event);
    }

    #[inline]
    pub(crate) fn tell_others(&mut self, seat: Seat, event: impl FnOnce() -> Event) {
        self.listener.tell(Audience::Others(seat), event);
    }

    /// Somebody learns something that was hidden from them.
    pub(crate) fn reveals(&mut self) {
        self.disclosure.revealed = true;
    }

    /// Chance is asked.
    pub(crate) fn draws(&mut self) {
        self.disclosure.random = true;
    }

    /// What was let out.
    pub(crate) fn disclosure(&self) -> Disclosure {
        self.disclosure
    }
}

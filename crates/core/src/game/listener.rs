//! Who hears what happens, and what came out.

use serde::Serialize;

use crate::{Seat, Viewer};

/// Who hears of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    /// Everybody, spectators included.
    All,
    /// This seat alone.
    Only(Seat),
    /// Everybody but this seat, spectators included.
    Others(Seat),
}

impl Audience {
    /// Whether this viewer is among the audience.
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(seat) => viewer.is(seat),
            Audience::Others(seat) => !viewer.is(seat),
        }
    }
}

/// Hears what happens while an action is applied.
///
/// Events are made by closures, so that a listener who does not care pays nothing for them. What is
/// secret is told to its owner alone, and the others are told a different event: nothing is ever
/// struck out of an event afterwards.
pub trait Listener<E> {
    /// Something happens.
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E);
}

/// Hears nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Deaf;

impl<E> Listener<E> for Deaf {
    #[inline(always)]
    fn tell(&mut self, _audience: Audience, _event: impl FnOnce() -> E) {}
}

impl<E> Listener<E> for Vec<(Audience, E)> {
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E) {
        self.push((audience, event()));
    }
}

/// What an applied action let out; this is what limits taking back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize)]
pub struct Disclosure {
    /// Somebody learnt something that was hidden from them before.
    pub revealed: bool,
    /// The stream of chance was used.
    pub random: bool,
}

impl Disclosure {
    /// Nothing came out: the action can be taken back without harm.
    pub const NOTHING: Disclosure = Disclosure { revealed: false, random: false };
    /// Something hidden was seen.
    pub const REVEALED: Disclosure = Disclosure { revealed: true, random: false };

    /// Whether the decision may be taken back as far as secrets go.
    pub fn is_nothing(self) -> bool {
        self == Self::NOTHING
    }
}

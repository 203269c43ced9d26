//! A decision being carried out.

use std::ops::{Deref, DerefMut};

use damrak_core::Listener;

use super::Chartered;
use crate::event::Event;
use crate::state::Position;

/// A decision being carried out. What is done on the way are its methods, in the file of the phase they belong to.
pub(crate) struct Doing<'a, L>(damrak_core::Doing<'a, Chartered, L>);

impl<'a, L: Listener<Event>> Doing<'a, L> {
    #[inline]
    pub(crate) fn new(
        rules: &'a Chartered,
        position: &'a mut Position,
        listener: &'a mut L,
    ) -> Self {
        Self(damrak_core::Doing::new(rules, position, listener))
    }
}

impl<'a, L> Deref for Doing<'a, L> {
    type Target = damrak_core::Doing<'a, Chartered, L>;

    #[inline(always)]
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl<L> DerefMut for Doing<'_, L> {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

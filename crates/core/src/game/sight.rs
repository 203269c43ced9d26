//! What can be seen, and what can be imagined.

use std::fmt::Debug;

use serde::Serialize;

use super::Rules;
use crate::{Rng, Seat, Viewer};

/// What everybody may know of a position, and what may lie behind it.
pub trait Sight: Rules {
    /// What one viewer may know; filled with what may be shown, never struck out.
    type View: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static;

    /// What everybody sees alike, players and spectators, [printed](crate::Printed) where it is large; `()` if a
    /// game has nothing that is worth it.
    type Common: Send + Sync + 'static;

    /// Looks at what everybody sees alike: once a position, however many look.
    fn look_at_common(&self, position: &Self::Position) -> Self::Common;

    /// What the viewer may know, given what everybody sees.
    fn look(&self, position: &Self::Position, viewer: Viewer, common: &Self::Common) -> Self::View;

    /// What the viewer may know.
    fn view(&self, position: &Self::Position, viewer: Viewer) -> Self::View {
        self.look(position, viewer, &self.look_at_common(position))
    }

    /// A full position drawn from those that agree with all the seat knows.
    ///
    /// Must use nothing of the position that the seat does not know: two positions that look the same
    /// to the seat give the same guess for the same stream.
    fn guess(&self, position: &Self::Position, seat: Seat, rng: &mut Rng) -> Self::Position;

    /// Makes of a guess the same moment as if everybody who decides at the same time as the seat decided in
    /// secret and none of them had yet: whoever thinks ahead asks what they may choose, not what they chose.
    ///
    /// What was sealed by others is taken back, and a clock that falls becomes a sealed choice. The seat's own
    /// legal actions stay the same. A game without such moments has nothing to do.
    fn reopen(&self, _guess: &mut Self::Position, _seat: Seat) {}
}

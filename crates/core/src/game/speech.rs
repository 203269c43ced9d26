//! How a game is put before people.

use super::Sight;
use crate::{Bundle, Line, Phrase, Seat, Target};

/// What is said to people, and what they point at.
pub trait Speech: Sight {
    /// The decision as a sentence for the seat that may take it.
    fn say_action(&self, position: &Self::Position, seat: Seat, action: Self::Action) -> Phrase;

    /// What one points at, step by step, to take the decision; different for each legal action.
    fn targets(&self, position: &Self::Position, seat: Seat, action: Self::Action) -> Vec<Target>;

    /// Whether one may point at these things the other way round as well, because none of them comes first.
    fn either_way(_action: Self::Action) -> bool {
        false
    }

    /// Kinds of decisions that are too many to be listed one by one, offered as a whole. Depends only on what
    /// the seat may know.
    fn bundles(&self, _position: &Self::Position, _seat: Seat) -> Vec<Bundle<Self::Action>> {
        Vec::new()
    }

    /// What the seat is asked to decide; open to all.
    fn say_question(&self, position: &Self::Position, seat: Seat) -> Phrase;

    /// The event as a sentence.
    fn say_event(&self, event: &Self::Event) -> Phrase;

    /// The table as text for a terminal, from a view alone.
    fn sketch(&self, view: &Self::View) -> Vec<Line>;

    /// How the result came about, step by step, for people; added to what the standing tells. Apart from it,
    /// since whoever plays thousands of games wants the ranks only.
    fn tell_result(&self, _position: &Self::Position) -> Vec<Phrase> {
        Vec::new()
    }
}

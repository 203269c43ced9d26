//! The board to think on: any position of a game that may be known, what could be decided there and what came of it.

pub mod arrange;
mod best;
mod page;
pub mod place;
mod tree;

use damrak_core::{AnyPosition, Choices, Phrase, Seat};

use damrak_table::sight::Facts;
use place::Place;

pub use best::{Found, part};
pub use page::page;

/// One decision, in the words of whoever looks.
#[derive(Clone, Debug)]
pub struct Step {
    /// Its number in the game.
    pub number: u32,
    /// Who decided; nobody dealt the cards.
    pub seat: Option<Seat>,
    /// What was heard of it, as far as these eyes heard anything.
    pub told: Vec<Phrase>,
}

/// What somebody holds in secret, as far as these eyes know.
#[derive(Clone, Debug)]
pub struct Held {
    /// Who.
    pub seat: Seat,
    /// Each thing, and how likely they hold it, from 0 to 1; the likeliest first.
    pub things: Vec<(Phrase, f32)>,
}

/// What the position is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// As the cards lay.
    Truth,
    /// What these eyes could not know is dealt anew.
    Guess,
}

/// Whether the game goes on elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// It is over: everybody's eyes can be chosen, and it can be played on.
    Over,
    /// Somebody plays it against bots alone, and looks with their own eyes.
    Alone,
}

/// A position to think on.
#[derive(Debug)]
pub struct Thought<'a> {
    /// The table that it is of.
    pub table: Facts<'a>,
    /// Which position is looked at, and how.
    pub place: Place,
    /// Of what kind the game is.
    pub source: Source,
    /// What the position is.
    pub ground: Ground,
    /// How many decisions the game has so far.
    pub last: u32,
    /// The last decisions of the game up to the one that is looked at.
    pub record: Vec<Step>,
    /// What was tried then.
    pub tried: Vec<Step>,
    /// Why the rest of the line could not be tried.
    pub refused: Option<Phrase>,
    /// Where it stands then.
    pub position: Box<dyn AnyPosition>,
    /// What can be decided, by those who are to.
    pub choices: Vec<(Seat, Choices)>,
    /// What came next in the game, if nothing else is tried.
    pub played: Option<(Seat, String)>,
    /// What the others hold.
    pub held: Vec<Held>,
    /// What was found already.
    pub found: Option<Found>,
}

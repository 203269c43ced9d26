//! What can be done, and what comes of it.

use std::fmt::Debug;

use serde::Serialize;

use super::{Disclosure, Listener, Refusal};
use crate::edition::{EditionError, EditionId, EditionSource};
use crate::playout::pick_by_kind;
use crate::setup::{GameInfo, Setup, SetupError};
use crate::{Figure, Rng, Seat, SeatSet, Seed, Standing};

/// Why a game cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenError {
    /// The setup is wrong.
    Setup(SetupError),
    /// The edition file is wrong.
    Edition(EditionError),
}

impl From<SetupError> for OpenError {
    fn from(error: SetupError) -> Self {
        OpenError::Setup(error)
    }
}

impl From<EditionError> for OpenError {
    fn from(error: EditionError) -> Self {
        OpenError::Edition(error)
    }
}

/// The rules of one game for one setup: everything that does not change while it is played.
///
/// A *position* is small plain data. The two together are a game: the rules value never changes, and
/// nothing it knows is repeated in the position. Implementations do no input or output, read no
/// clock, use no floating point and never panic, whatever they are given.
pub trait Rules: Debug + Sized + Send + Sync + 'static {
    /// What lies on the table.
    type Position: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// One human decision.
    type Action: Copy + Ord + Debug + Send + Sync + 'static;
    /// Something that happened.
    type Event: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static;
    /// Why something is not legal.
    type Refusal: Refusal;

    /// What everybody may know before the game.
    fn info() -> &'static GameInfo;

    /// The rules for a setup, with the components of an edition file.
    fn open(setup: &Setup, edition: EditionSource<'_>) -> Result<Self, OpenError>;

    /// The edition in play.
    fn edition(&self) -> &EditionId;

    /// How many seats the table has.
    fn players(&self) -> u8;

    /// Shuffles and deals: the first position.
    fn deal(&self, seed: Seed, listener: &mut impl Listener<Self::Event>) -> Self::Position;

    /// The seats that owe a decision now; more than one when they choose in secret at the same time,
    /// none when the game is over.
    fn waiting_for(&self, position: &Self::Position) -> SeatSet;

    /// Every decision open to the seat, each once, into a cleared buffer.
    ///
    /// Never empty for a seat that is waited for, always empty for any other. Depends only on what
    /// the seat may know.
    fn legal_actions(&self, position: &Self::Position, seat: Seat, out: &mut Vec<Self::Action>);

    /// Whether the action is among the legal ones, and if not, why.
    fn is_legal(
        &self,
        position: &Self::Position,
        seat: Seat,
        action: Self::Action,
    ) -> Result<(), Self::Refusal>;

    /// Carries out a decision, wholly or not at all.
    fn apply(
        &self,
        position: &mut Self::Position,
        seat: Seat,
        action: Self::Action,
        listener: &mut impl Listener<Self::Event>,
    ) -> Result<Disclosure, Self::Refusal>;

    /// The final ranking; nothing while the game goes on.
    fn standing(&self, position: &Self::Position) -> Option<Standing>;

    /// The kind of an action. Random play draws a kind first and then an action of that kind, so that
    /// a kind with many members does not drown the others.
    fn kind(_action: Self::Action) -> u8 {
        0
    }

    /// What is worth counting over many games besides who wins, in the order in which it is reported.
    fn figures() -> &'static [Figure<Self::Event>] {
        &[]
    }

    /// A random decision of this seat: first a kind, every one equally likely, then an action of that kind.
    /// Nothing if the seat has none to take. The buffer may be used to list actions.
    ///
    /// A game whose list can be long may draw without making it; what it draws must be as likely.
    #[inline]
    fn random_action(
        &self,
        position: &Self::Position,
        seat: Seat,
        buffer: &mut Vec<Self::Action>,
        rng: &mut Rng,
    ) -> Option<Self::Action> {
        self.legal_actions(position, seat, buffer);
        pick_by_kind::<Self>(buffer, rng)
    }
}

//! The contract every game fulfils.

use std::fmt::{self, Debug};

use serde::Serialize;
use serde_json::Value;

use crate::edition::{EditionError, EditionId, EditionSource};
use crate::playout::pick_by_kind;
use crate::setup::{GameInfo, Setup, SetupError};
use crate::{Bundle, Figure, Line, Phrase, Rng, Seat, SeatSet, Seed, Standing, Target, Viewer};

/// The number of a rule in the rule book, such as `K-17`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Clause(pub &'static str);

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl Debug for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Why an action is not legal; small, so that asking costs nothing.
pub trait Refusal: Copy + Debug + PartialEq + Send + Sync + 'static {
    /// The clause the action would break.
    fn clause(&self) -> Clause;
    /// The reason, and what can be done instead.
    fn phrase(&self) -> Phrase;
}

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

/// A text that is not the notation of any action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// What is wrong and what was expected.
    pub phrase: Phrase,
}

/// A position that cannot be, or cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {problem}")]
pub struct PositionError {
    /// Where in the document.
    pub place: String,
    /// What is wrong there.
    pub problem: String,
}

impl PositionError {
    /// An error at a place of the document.
    pub fn at(place: impl Into<String>, problem: impl Into<String>) -> Self {
        Self { place: place.into(), problem: problem.into() }
    }
}

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
pub trait Game: Debug + Sized + Send + Sync + 'static {
    /// What lies on the table.
    type Position: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// One human decision.
    type Action: Copy + Ord + Debug + Send + Sync + 'static;
    /// Something that happened.
    type Event: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static;
    /// What one viewer may know; filled with what may be shown, never struck out.
    type View: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static;
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

    /// What the viewer may know.
    fn view(&self, position: &Self::Position, viewer: Viewer) -> Self::View;

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

    /// The final ranking; nothing while the game goes on.
    fn standing(&self, position: &Self::Position) -> Option<Standing>;

    /// How the result came about, step by step, for people; added to what the standing tells. Apart from it,
    /// since whoever plays thousands of games wants the ranks only.
    fn tell_result(&self, _position: &Self::Position) -> Vec<Phrase> {
        Vec::new()
    }

    /// Checks what must hold in every position; says what does not.
    fn check(&self, position: &Self::Position) -> Result<(), PositionError>;

    /// The position as a document that a person can read and [`Game::load`] reads back.
    fn save(&self, position: &Self::Position) -> Value;

    /// Reads a position and trusts nothing in it: the result has passed [`Game::check`].
    fn load(&self, document: &Value) -> Result<Self::Position, PositionError>;

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

    /// The action in short readable text, the same in every position.
    fn notation(&self, action: Self::Action) -> String;

    /// Reads what [`Game::notation`] writes.
    fn read_notation(&self, text: &str) -> Result<Self::Action, NotationError>;

    /// Any action that can be written at all, mostly illegal ones: for tests and fuzzing.
    fn any_action(&self, rng: &mut Rng) -> Self::Action;

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
}

//! What every game at the Damrak table is: seats, seeds, the contract of a game, records, notation.
//!
//! Start with [`Game`], the contract. Above it lie [`AnyRules`] and [`AnyPosition`], the same behind
//! trait objects, the [`Registry`] of games, [`Play`], a game being played, and [`record`], a game
//! written down.

mod bits;
mod bundle;
pub mod edition;
mod face;
pub mod fair;
mod figure;
pub mod fixtures;
mod game;
pub mod json;
pub mod laws;
mod named;
mod offer;
mod phrase;
mod play;
mod playout;
mod printed;
pub mod record;
mod registry;
pub mod reopen;
mod rng;
pub mod rulebook;
pub mod saved;
mod seat;
mod seed;
mod seen;
mod setup;
mod standing;
#[cfg(feature = "testing")]
pub mod testing;
mod wrap;

pub use bits::{Bits, BitsIter, Id, Word};
pub use bundle::{Bundle, Choices, Pick, Thing};
pub use face::{AnyPosition, AnyRules, BenchCount, Done, RandomGame, Refused, Told};
pub use figure::{Counted, Figure, Measure};
pub use game::{
    Audience, Clause, Clocks, Deaf, Disclosure, Documents, Doing, FallingClock, Game, Listener,
    Notation, NotationError, OpenError, Patience, PositionError, Refusal, Rules, Sight, Speech,
    ensure,
};
/// Every part of the contract of a game, to be imported at once.
pub mod prelude {
    pub use crate::{Clocks, Documents, Game, Notation, Rules, Sight, Speech};
}

pub use offer::{Line, Offer, Target};
pub use phrase::{Arg, Phrase};
pub use play::{CannotTakeBack, Decision, Play};
pub use playout::{Playout, pick_by_kind};
pub use printed::Printed;
pub use registry::Registry;
pub use rng::Rng;
pub use rulebook::RuleBook;
pub use seat::{NotASeat, Seat, SeatSet, Viewer};
pub use seed::{Hash, NotHex, Seed};
pub use seen::Seen;
pub use setup::{
    BuiltInEdition, ChoiceInfo, DefaultValue, FormerDefault, GameInfo, OptionInfo, OptionKind,
    OptionValue, Setup, SetupDraft, SetupError, VariantInfo,
};
pub use standing::{Place, Score, Standing};

//! The rules of Kontor, a game by Michael Schacht for two.
//!
//! Every rule has a number in `games/kontor/rules/book/en.md`; the function that enforces it names the clause,
//! and a test in `tests/game/rulebook` is named after it. [`Kontor`] is the rules value, [`Position`] what
//! lies on the table, [`Action`] one decision, [`View`] what one viewer may see.

mod action;
mod arrange;
mod cells;
mod check;
mod clocks;
mod components;
mod document;
mod edition;
mod event;
mod figures;
mod info;
mod outlook;
mod refusal;
mod rules;
mod say;
mod scoring;
mod sectors;
mod sight;
mod sketch;
mod state;
mod version;
mod view;

pub use action::Action;
pub use arrange::Arrange;
pub use cells::{Cell, CellSet, Grid};
pub use components::{
    BLACK, CARDS, Card, CardId, CardSet, Deck, Good, Kind, RED, Special, Suit, Symbol, other,
};
pub use edition::{Edition, Layout};
pub use event::{CardName, DecidedBy, EndName, Event, Income, Majority, NamedKind};
pub use info::Variant;
pub use outlook::{HandOutlook, Outlook, SectorOutlook};
pub use refusal::Refusal;
pub use rules::Kontor;
pub use sectors::decide_majority;
pub use state::{Direction, Position};
pub use view::{
    CardView, CellView, HarbourView, IdleView, OwnView, PileView, PlayerView, SectorView,
    StageView, View,
};

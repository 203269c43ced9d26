//! The rules of The Flying Dutchman, a game by Klaus Teuber for three to six.
//!
//! Every rule has a number in `games/dutchman/rules/book/en.md`; the function that enforces it names the clause,
//! and a test in `tests/game/rulebook` is named after it. [`Dutchman`] is the rules value, [`Position`] what
//! lies on the table, [`Action`] one decision, [`View`] what one viewer may see.

mod action;
mod arrange;
mod board;
mod bundles;
mod check;
mod clocks;
mod components;
mod document;
mod edition;
mod event;
mod info;
mod knowledge;
mod nearest_lays;
mod outlook;
mod refusal;
mod rules;
mod say;
mod scoring;
mod shoes;
mod sight;
mod sketch;
mod state;
mod version;
mod view;

pub use action::Action;
pub use arrange::Arrange;
pub use board::{Board, Kind, Line, Space, SpaceId, Ways};
pub use components::Colour;
pub use edition::{Edition, Money};
pub use event::{Debt, Event, Place, Roll, Terms};
pub use outlook::{Bargain, MerchantOutlook, Outlook};
pub use refusal::{Ending, Laying, Phase, Refusal};
pub use rules::Dutchman;
pub use say::{colour, space};
pub use shoes::{Forge, Shoes};
pub use state::Position;
pub use view::{
    BoardView, LaidView, LineView, OpenTermsView, OwnView, PlayerView, ProposalView, SpaceView,
    StageView, TieView, View,
};

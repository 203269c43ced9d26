//! The rules of Chartered: Building Amsterdam, a game by Alexander Kneepkens and Arnold van Binsbergen for
//! two to five.
//!
//! Every rule has a number in `games/chartered/rules/book/en.md`; the function that enforces it names the clause, and
//! a test in `tests/game/rulebook` is named after it. [`Chartered`] is the rules value, [`Position`] what lies on
//! the table, [`Action`] one decision, [`View`] what one viewer may see. All money is in florins.

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
mod floors;
mod hands;
mod info;
mod outlook;
mod plots;
mod refusal;
mod rules;
mod say;
mod scoring;
mod sight;
mod sketch;
mod state;
mod sums;
mod trade;
mod version;
mod view;

pub use action::Action;
pub use arrange::Arrange;
pub use board::{Board, Placed, PlotInfo};
pub use components::{Card, Company, EventKind, Lot, Roof};
pub use edition::{BoardInfo, Edition, Known, Layout, PlotLabel, Prices, StartTable};
pub use event::{BidShown, CardName, Event, ItemName};
pub use outlook::{MerchantOutlook, Outlook, Phase};
pub use plots::{PlotId, Plots};
pub use refusal::{Moment, Refusal};
pub use rules::Chartered;
pub use say::{company, event_kind, lot};
pub use state::Position;
pub use trade::Item;
pub use view::{
    AuctionView, BoardView, BuildView, CompanyView, DealView, DistrictView, EventsView, OwnView,
    PlayerView, PlotView, ProspectView, SideView, StageView, View,
};

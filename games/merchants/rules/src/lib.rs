//! The rules of Merchants of Amsterdam, a game by Reiner Knizia for three to five.
//!
//! Every rule has a number in `games/merchants/rules/book/en.md`; the function that enforces it names the clause,
//! and a test in `tests/game/rulebook` is named after it. [`Merchants`] is the rules value, [`Position`] what
//! lies on the table, [`Action`] one decision, [`View`] what one viewer may see. All money is in thousands
//! of guilders, as the clock and the board print it.

mod action;
mod arrange;
mod board;
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
mod sight;
mod sketch;
mod spaces;
mod state;
mod version;
mod view;

pub use action::Action;
pub use arrange::Arrange;
pub use board::{Board, Bridge, HouseSpace, OfficeSpace};
pub use components::{
    Area, CARDS, Commodity, Disk, District, Face, FaceId, LOAN, REPAYMENT, Region, YearEvent,
};
pub use edition::{Dial, Edition, FaceInfo, Number, Numbers, Start, Table, Year};
pub use event::{Bonus, CardName, Event, PartName, Payment};
pub use outlook::{FamilyOutlook, Outlook, PartOutlook, ScoringOutlook};
pub use refusal::{Duty, Matter, Refusal, Turn};
pub use rules::Merchants;
pub use say::{brings, year};
pub use spaces::{HouseId, Houses, OfficeId, Offices};
pub use state::Position;
pub use view::{
    AreaView, AuctionView, BoardView, BonusView, BridgeView, CardView, CountView, HouseView,
    OfficeView, OwnView, PartView, PlayerView, StageView, View, YearView,
};

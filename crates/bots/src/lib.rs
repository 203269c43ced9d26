//! Computer opponents for any game that keeps the contract of [`damrak_core::Game`].
//!
//! An opponent gets a [`damrak_core::Seen`]: its seat's view, its legal actions, and guesses. The true position
//! cannot be named here. What a game knows about itself is its [`Advice`]; `impl Advice<MyGame> for MyAdvice {}`
//! is enough to play. [`Bots`] holds the opponents of all games and decides by [`Level`].

mod advice;
mod bots;
mod budget;
mod guard;
mod hint;
mod judge;
mod learnt;
mod level;
mod method;
mod plain;
mod reasons;
mod review;
mod search;
mod stranger;
mod weights;

pub use advice::{
    Advice, Breadth, Chances, NoAdvice, PerSeat, advantage, best_of_few, chances_by_wealth, result,
    victory, weigh_by_judgement,
};
pub use bots::{Bots, Decided, NoDecision, Order, Thinking};
pub use budget::{Budget, Deadline};
pub use hint::{Hint, Weighed};
pub use judge::Judgement;
pub use learnt::{HIDDEN, Inputs, Learnt, Model};
pub use level::{Level, NotALevel, Rank};
pub use method::{Method, Methods};
pub use plain::{Care, look_ahead, try_everything};
pub use review::{Better, Choice, Moment, NoReview, Review, Reviewing, Sure};
pub use search::{Conditions, Finding, Findings, Memory, Settings, Start, search, search_from};
pub use stranger::{Decider, Glancing, Idea, Searching, best_by};
pub use weights::read as read_weights;

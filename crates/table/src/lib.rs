//! What a table is, what may be done at it, and the task that looks after each.
//!
//! A table is the sum of its log: [`commands`] turns a wish into entries or a reason why not, [`model`] carries entries
//! out, and [`visit`] and [`sight`] are the only ways to what can be seen of it. None of them does any input or output.
//! [`live`] is the half that does: it keeps tables in memory, stores what happens, lets bots think and shows everybody
//! what they may see. This crate knows neither HTTP nor HTML; who writes its pages is told to it ([`render::Pages`]).

#![cfg_attr(not(feature = "live"), allow(dead_code, reason = "used by whoever keeps tables alive"))]

pub mod absence;
mod alike;
pub mod bots;
pub mod clock;
pub mod commands;
mod consent;
pub mod dates;
pub mod dealing;
#[cfg(test)]
mod duels;
pub mod entry;
pub mod examining;
pub mod fairness;
pub mod falling;
mod fold;
pub mod form;
pub mod going_on;
pub mod hints;
pub mod json;
pub mod leaf;
mod learning;
#[cfg(feature = "live")]
pub mod live;
mod looking_back;
pub mod model;
mod next;
pub mod notice;
mod parting;
pub mod pools;
pub mod problem;
pub mod random;
mod reading;
pub mod render;
mod seating;
pub mod settings;
pub mod shelf;
pub mod sight;
mod storing;
pub mod talk;
pub mod text;
pub mod turn;
pub mod visit;
pub mod wish;

pub use problem::{Problem, ProblemKind};

/// The time of day in milliseconds since 1970.
pub fn wall_clock() -> damrak_store::Millis {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as damrak_store::Millis)
}

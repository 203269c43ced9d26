//! Tables: what they are, what may be done at them, and the task that looks after each.

pub mod absence;
mod attending;
mod auctioneer;
pub mod clock;
pub mod commands;
mod consent;
pub mod dealing;
#[cfg(test)]
mod duels;
pub mod entry;
pub mod examining;
pub mod fairness;
pub mod falling;
pub mod gallery;
pub mod hints;
pub mod housekeeping;
pub mod hub;
mod looking_back;
pub mod message;
pub mod model;
mod next;
pub mod notice;
mod parting;
mod reading;
pub mod render;
mod seating;
pub mod settings;
pub mod shelf;
pub mod sight;
mod storing;
mod task;
mod timing;
pub mod visit;
pub mod wish;

//! Tables: what they are, what may be done at them, and the task that looks after each.

mod auctioneer;
pub mod clock;
pub mod commands;
pub mod entry;
pub mod falling;
pub mod gallery;
pub mod hints;
pub mod hub;
pub mod looking_back;
pub mod message;
pub mod model;
mod next;
mod reading;
pub mod render;
pub mod settings;
pub mod shelf;
mod storing;
pub mod task;
mod timing;
pub mod wish;

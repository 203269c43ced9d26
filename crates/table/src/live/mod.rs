//! Tables that live: one task for each, what it is told, who looks on, and the threads on which bots think.

mod attending;
mod auctioneer;
pub mod frame;
pub mod frames;
pub mod gallery;
mod hinting;
pub mod housekeeping;
pub mod hub;
mod looking_back;
pub mod message;
pub mod metrics;
mod noticing;
mod parting;
mod pieces;
mod task;
pub mod thinkers;
mod timing;
mod visiting;

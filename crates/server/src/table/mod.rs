//! Tables: what they are, what may be done at them, and the task that looks after each.

pub mod clock;
pub mod commands;
pub mod entry;
pub mod hub;
pub mod model;
mod next;
pub mod render;
pub mod settings;
mod storing;
pub mod task;
pub mod wish;

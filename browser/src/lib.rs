//! The pages in a real browser: a [`House`] is a server of its own, a [`Page`] a browser with somebody before it.
//!
//! Everything needs Chromium, its driver, and the program `damrak`, built before. `cargo xtask test browser` sees
//! to all three.

pub mod axe;
mod command;
mod driver;
pub mod ears;
pub mod editions;
pub mod hooks;
mod house;
mod page;
mod picture;
mod play;
pub mod screens;
pub mod seen;
pub mod sight;
mod trouble;

pub use driver::{Glass, Window};
pub use house::House;
pub use page::Page;
pub use play::{Offer, Table, Turn};
pub use trouble::{Outcome, Trouble};

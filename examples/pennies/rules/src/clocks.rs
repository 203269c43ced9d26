//! Nobody waits for a clock in this game.

use damrak_core::Clocks;

use crate::rules::Pennies;

impl Clocks for Pennies {}

//! A game that goes on from one that is over: its cards, and the decisions that were taken there.

use std::fmt;

use damrak_core::Seat;
use damrak_core::fair::FairDeal;
use damrak_store::TableId;
use serde::{Deserialize, Serialize};

use super::entry::{By, Entry};
use super::sight::Facts;
use super::visit::Over;
use crate::problem::Problem;

/// How a game begins that goes on from another one.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub struct Beginning {
    /// The table it goes on from.
    table: TableId,
    /// Where the cards came from.
    deal: FairDeal,
    /// What had been decided by then.
    decisions: Vec<(Seat, String)>,
}

/// Without the cards: whoever plays on may not have looked them up.
impl fmt::Debug for Beginning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("Beginning");
        shown.field("table", &self.table).field("decisions", &self.decisions.len()).finish()
    }
}

impl Beginning {
    /// The position of a finished game after these decisions, which begin with those that were taken in it; refused if
    /// the rules do not allow one of them, or if nobody has anything to decide then.
    pub fn new(over: Over<'_>, decisions: Vec<(Seat, String)>) -> Result<Self, Problem> {
        let deal = over.deal().ok_or_else(|| Problem::not_now("server-not-begun"))?;
        let secret = deal.secret.ok_or_else(Problem::not_found)?;
        // Seals are good for their own table; the seed comes of the numbers alone.
        let deal = FairDeal::new(secret, deal.nonces.clone());
        let seed = deal.seed().map_err(|_| Problem::not_found())?;
        let (mut position, _) = over.facts().rules().deal(seed);
        for (seat, action) in &decisions {
            position.act(*seat, action)?;
        }
        if position.waiting_for().is_empty() {
            return Err(Problem::not_now("server-nothing-left-to-play"));
        }
        Ok(Self { table: over.facts().id().clone(), deal, decisions })
    }

    /// The same for what its maker puts into a new table: the server's own number is the one of the old game.
    pub(super) fn secret(&self) -> Option<damrak_core::Seed> {
        self.deal.secret
    }

    /// What is written down when the game begins.
    pub(super) fn entries(&self) -> Vec<Entry> {
        let decided = |(seat, action): &(Seat, String)| Entry::Decided {
            seat: *seat,
            action: action.clone(),
            by: By::Before,
            spent: 0,
            key: None,
            stop: None,
        };
        let started = Entry::Started { deal: self.deal.clone() };
        std::iter::once(started).chain(self.decisions.iter().map(decided)).collect()
    }
}

impl<'a> Facts<'a> {
    /// The table from whose game this one goes on, and after how many decisions.
    pub fn goes_on_from(self) -> Option<(&'a TableId, u32)> {
        let beginning = self.table().body.beginning.as_ref()?;
        Some((&beginning.table, beginning.decisions.len() as u32))
    }
}

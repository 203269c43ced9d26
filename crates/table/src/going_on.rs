//! A game that goes on from one that is over: its cards, and the decisions that were taken there; or from a position that
//! was arranged by hand.

use std::fmt;

use damrak_core::fair::FairDeal;
use damrak_core::{AnyPosition, AnyRules, PositionError, Seat, Told};
use damrak_store::TableId;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::entry::{By, Entry};
use super::model::Table;
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
    /// What had been decided by then; since the arranged position, if there is one.
    decisions: Vec<(Seat, String)>,
    /// Where it begins instead of the deal, if that was arranged by hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    arranged: Option<Arranged>,
}

/// A position that was arranged by hand.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
struct Arranged {
    /// After how many decisions of the other game; nothing if that began with this position itself.
    after: Option<u32>,
    /// What lies on the table.
    position: Value,
}

/// Without the cards: whoever plays on may not have looked them up.
impl fmt::Debug for Beginning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("Beginning");
        shown.field("table", &self.table).field("decisions", &self.decisions.len());
        shown.field("arranged", &self.arranged.is_some()).finish()
    }
}

impl Beginning {
    /// The position of a finished game after these decisions, which begin with those that were taken in it; refused if
    /// the rules do not allow one of them, or if nobody has anything to decide then.
    pub fn new(over: Over<'_>, decisions: Vec<(Seat, String)>) -> Result<Self, Problem> {
        let before = over.facts().table().body.beginning.as_ref();
        let arranged = before.and_then(|beginning| beginning.arranged.clone());
        let arranged = arranged.map(|arranged| Arranged { after: None, ..arranged });
        Self::checked(over, decisions, arranged)
    }

    /// The same from a position that was arranged by hand after so many decisions of that game, and what is tried then.
    pub fn from_arranged(
        over: Over<'_>,
        after: u32,
        position: &dyn AnyPosition,
        tried: Vec<(Seat, String)>,
    ) -> Result<Self, Problem> {
        Self::checked(over, tried, Some(Arranged { after: Some(after), position: position.save() }))
    }

    fn checked(
        over: Over<'_>,
        decisions: Vec<(Seat, String)>,
        arranged: Option<Arranged>,
    ) -> Result<Self, Problem> {
        let deal = over.deal().ok_or_else(|| Problem::not_now("server-not-begun"))?;
        let secret = deal.secret.ok_or_else(Problem::not_found)?;
        // Seals are good for their own table; the seed comes of the numbers alone.
        let deal = FairDeal::new(secret, deal.nonces.clone());
        let beginning = Self { table: over.facts().id().clone(), deal, decisions, arranged };
        let rules = over.facts().rules().as_ref();
        let mut position = match beginning.arranged_position(rules) {
            Some(position) => position.map_err(|_| Problem::not_found())?,
            None => rules.deal(beginning.deal.seed().map_err(|_| Problem::not_found())?).0,
        };
        for (seat, action) in &beginning.decisions {
            position.act(*seat, action)?;
        }
        if position.waiting_for().is_empty() {
            return Err(Problem::not_now("server-nothing-left-to-play"));
        }
        Ok(beginning)
    }

    /// Where the game begins, if that was arranged by hand.
    fn arranged_position(
        &self,
        rules: &dyn AnyRules,
    ) -> Option<Result<Box<dyn AnyPosition>, PositionError>> {
        Some(rules.load(&self.arranged.as_ref()?.position))
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

impl Table {
    /// Where the game begins, and what is told then: what the deal gives, or what was arranged by hand.
    pub(super) fn opening(
        &self,
        deal: &FairDeal,
    ) -> Result<(Box<dyn AnyPosition>, Vec<Told>), String> {
        let beginning = self.body.beginning.as_ref();
        match beginning.and_then(|beginning| beginning.arranged_position(&*self.rules)) {
            Some(Ok(position)) => Ok((position, Vec::new())),
            Some(Err(wrong)) => Err(wrong.to_string()),
            None => {
                let seed = deal.seed().map_err(|unfair| unfair.to_string())?;
                Ok(self.rules.deal(seed))
            }
        }
    }
}

impl<'a> Facts<'a> {
    /// The table from whose game this one goes on, and after how many decisions.
    pub fn goes_on_from(self) -> Option<(&'a TableId, u32)> {
        let beginning = self.table().body.beginning.as_ref()?;
        let after = beginning.arranged.as_ref().and_then(|arranged| arranged.after);
        Some((&beginning.table, after.unwrap_or(beginning.decisions.len() as u32)))
    }

    /// Whether it began with a position that was arranged by hand: then it has neither a record nor a review, which both
    /// begin with a deal.
    pub fn is_arranged(self) -> bool {
        let beginning = self.table().body.beginning.as_ref();
        beginning.is_some_and(|beginning| beginning.arranged.is_some())
    }
}

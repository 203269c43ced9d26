//! Whether a stored table is still the game it was: it loads, and replaying its log gives the same position.

use damrak_store::{LogEntry, StoreError, StoredTable};

use super::entry::Entry;
use super::looking_back::effective_decisions;
use super::model::Table;
use super::shelf::Shelf;
pub use super::storing::LoadError;
use crate::problem::Problem;

/// A stored table that could be loaded.
#[derive(Debug)]
pub struct Examined(Table);

impl Examined {
    /// Loads a stored table as the server would.
    pub fn load(shelf: &Shelf, stored: StoredTable) -> Result<Self, LoadError> {
        Table::load(shelf, stored).map(Self)
    }

    /// Deals and decides everything again; the game must stand where the loaded one stands. Returns how many decisions
    /// that took.
    pub fn replay(&self, log: &[LogEntry]) -> Result<usize, String> {
        for entry in log {
            serde_json::from_value::<Entry>(entry.entry.clone())
                .map_err(|error| format!("entry {} cannot be read: {error}", entry.number))?;
        }
        let Some(game) = &self.0.game else { return Ok(0) };
        let (mut position, _) = self.0.opening(&game.deal)?;
        let decisions = effective_decisions(log);
        for (index, (seat, action)) in decisions.iter().enumerate() {
            position.act(*seat, action).map_err(|refused| {
                let key = &refused.phrase.key;
                format!("decision {}: the rules refuse `{action}` ({key})", index + 1)
            })?;
        }
        position.check().map_err(|error| error.to_string())?;
        if position.hash() != game.position.hash() {
            return Err("replaying its log gives another position than its snapshot".into());
        }
        Ok(decisions.len())
    }
}

impl From<LoadError> for Problem {
    fn from(error: LoadError) -> Self {
        match error {
            LoadError::Rules(error) => error.into(),
            LoadError::Damage(damage) => StoreError::Damaged(damage.to_string()).into(),
        }
    }
}

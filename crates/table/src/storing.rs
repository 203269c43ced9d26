//! A table from the store and back: snapshots, and the entries after them.

use std::collections::VecDeque;

use damrak_core::fair::FairDeal;
use damrak_core::reopen::ReopenError;
use damrak_core::{OpenError, Seat};
use damrak_store::{DELETED, SeatHead, StoredTable};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::dealing::Dealing;
use super::entry::{Entry, Why};
use super::model::{Damage, GameState, Landmark, Occupant, SeatState, Table, UndoOffer, Vote};
use super::settings::Body;
use super::shelf::Shelf;

/// What is stored of a table so that its log need not be replayed.
#[derive(Serialize, Deserialize)]
struct Saved {
    seats: Vec<SeatState>,
    paused: bool,
    undo: Option<UndoOffer>,
    votes: Vec<Vote>,
    epoch: u32,
    #[serde(default)]
    landmarks: Vec<Landmark>,
    #[serde(default)]
    dealing: Dealing,
    deal: Option<FairDeal>,
    position: Option<Value>,
    decisions: u32,
    ended: Option<Why>,
}

/// Why a stored table cannot be loaded.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LoadError {
    /// This program does not have the rules or the edition it was begun with. Nothing is wrong with the table.
    #[error("the rules it was begun with cannot be opened: {0}")]
    Rules(#[from] ReopenError),
    /// What is stored cannot be replayed.
    #[error(transparent)]
    Damage(#[from] Damage),
}

impl Table {
    /// A table from the store: its snapshot, and the entries after it.
    pub(super) fn load(shelf: &Shelf, stored: StoredTable) -> Result<Self, LoadError> {
        let damage = |number, problem: String| Damage { number, problem };
        let body: Body =
            serde_json::from_value(stored.body).map_err(|error| damage(0, error.to_string()))?;
        let rules = shelf.reopen(&body.settings)?;
        let kit =
            shelf.kit(&body.settings.game).map_err(OpenError::Setup).map_err(ReopenError::Open)?;
        let filed = stored.head.seats.clone();
        let mut table = Self::new(stored.head, body, kit, rules);
        table.body_version = stored.body_version;
        if let Some(snapshot) = stored.snapshot {
            table.length = snapshot.number;
            table.snapshot_at = snapshot.number;
            table.restore(snapshot.document)?;
        }
        let mut decisions: Vec<(Seat, String)> = Vec::new();
        for entry in stored.entries {
            let parsed: Entry = serde_json::from_value(entry.entry)
                .map_err(|error| damage(entry.number, error.to_string()))?;
            table.apply(&parsed)?;
            match parsed {
                Entry::Decided { seat, action, .. } => decisions.push((seat, action)),
                Entry::TookBack { .. } => drop(decisions.pop()),
                Entry::Undone { to } => {
                    decisions.truncate(to as usize);
                    table.rewind_to(&decisions)?;
                }
                _ => {}
            }
        }
        table.recognise(&filed);
        table.refresh_head();
        Ok(table)
    }

    /// The store knows what people are called, and whom they have become since they sat down; the log and its
    /// snapshots do not.
    fn recognise(&mut self, filed: &[SeatHead]) {
        for (state, filed) in self.seats.iter_mut().zip(filed) {
            let Occupant::Person { id, name } = &mut state.occupant else { continue };
            match &filed.person {
                Some(now) => {
                    id.clone_from(now);
                    name.clone_from(&filed.name);
                }
                None if filed.name == DELETED => name.clone_from(&filed.name),
                None => {}
            }
        }
    }

    fn restore(&mut self, document: Value) -> Result<(), Damage> {
        let number = self.length;
        let damage = |problem: String| Damage { number, problem };
        let saved: Saved =
            serde_json::from_value(document).map_err(|error| damage(error.to_string()))?;
        if saved.seats.len() != self.seats.len() {
            return Err(damage("the snapshot has another number of seats".into()));
        }
        self.seats = saved.seats;
        for seat in &mut self.seats {
            seat.read_former_levels();
        }
        self.paused = saved.paused;
        self.undo = saved.undo;
        self.votes = saved.votes;
        self.epoch = saved.epoch;
        self.landmarks = saved.landmarks;
        self.dealing = saved.dealing;
        self.game = match (saved.deal, saved.position) {
            (Some(deal), Some(position)) => Some(GameState {
                deal,
                position: self
                    .rules
                    .load(&position)
                    .map_err(|error| damage(error.to_string()))?
                    .into(),
                decisions: saved.decisions,
                before: Vec::new(),
                story: VecDeque::new(),
                ended: saved.ended,
                whole: None,
            }),
            _ => None,
        };
        Ok(())
    }

    /// The table as a document from which [`Table::load`] goes on; from now on a landmark of it.
    ///
    /// Only right when nobody could take their last decision back: those positions are not in it.
    pub(super) fn snapshot(&mut self) -> Value {
        let game = self.game.as_ref();
        if let Some(game) = game {
            self.landmarks.push(Landmark { decisions: game.decisions, entry: self.length });
        }
        self.snapshot_at = self.length;
        let saved = Saved {
            seats: self.seats.clone(),
            paused: self.paused,
            undo: self.undo.clone(),
            votes: self.votes.clone(),
            epoch: self.epoch,
            landmarks: self.landmarks.clone(),
            dealing: self.dealing.clone(),
            deal: game.map(|game| game.deal.clone()),
            position: game.map(|game| game.position.save()),
            decisions: game.map_or(0, |game| game.decisions),
            ended: game.and_then(|game| game.ended),
        };
        serde_json::to_value(saved).expect("a snapshot is plain data with text keys")
    }

    /// Whether a snapshot now would lose nothing.
    pub(super) fn may_snapshot(&self) -> bool {
        self.game.as_ref().is_none_or(|game| game.before.is_empty())
    }

    /// Deals again and repeats these decisions, which must be all that stand. A snapshot is written with
    /// every [`Entry::Undone`], so only a log that is read from its beginning comes here.
    fn rewind_to(&mut self, decisions: &[(Seat, String)]) -> Result<(), Damage> {
        let damage = |problem: String| Damage { number: self.length, problem };
        let game = self.game.as_ref().ok_or_else(|| damage("there is no game yet".into()))?;
        let (mut position, _) = self.opening(&game.deal).map_err(damage)?;
        let mut turns = vec![0; self.seats.len()];
        for (seat, action) in decisions {
            position.act(*seat, action).map_err(|refused| {
                damage(format!("the rules refuse `{action}`: {}", refused.phrase.key))
            })?;
            turns[seat.index()] += 1;
        }
        self.rewind(position.into(), decisions.len() as u32, &turns);
        Ok(())
    }
}

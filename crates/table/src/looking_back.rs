//! Earlier positions of a game, without replaying all of it.

use damrak_core::{AnyPosition, Audience, Phrase, Seat, Target, Told};
use damrak_store::LogEntry;

use super::entry::Entry;
use super::falling::Stop;
use super::model::{Landmark, Table};
use crate::problem::Problem;

/// A game set back to an earlier decision.
pub(super) struct Rewound {
    /// Where it stands then.
    pub(super) position: Box<dyn AnyPosition>,
    /// How many decisions remain.
    pub(super) decisions: u32,
    /// How many of each seat.
    pub(super) turns: Vec<u32>,
    /// Who took the last of them; nobody dealt the cards.
    pub(super) seat: Option<Seat>,
    /// How a falling clock was stopped, if that was the last of them.
    pub(super) stop: Option<Stop>,
    /// What was told then.
    pub(super) told: Vec<Told>,
    /// What was pointed at then.
    pub(super) targets: Vec<Target>,
}

/// The last landmark at or before a decision, and the one after it.
pub(crate) fn around(
    landmarks: &[Landmark],
    decision: u32,
) -> (Option<Landmark>, Option<Landmark>) {
    let passed = landmarks.iter().take_while(|landmark| landmark.decisions <= decision).count();
    let base = passed.checked_sub(1).and_then(|index| landmarks.get(index));
    (base.copied(), landmarks.get(passed).copied())
}

pub(crate) fn dealt(table: &Table) -> Result<Rewound, Problem> {
    let game = table.game.as_ref().ok_or_else(Problem::not_found)?;
    let (position, told) = table.opening(&game.deal).map_err(|_| Problem::not_found())?;
    let turns = vec![0; table.seats.len()];
    let targets = Vec::new();
    Ok(Rewound { position, decisions: 0, turns, seat: None, stop: None, told, targets })
}

/// The decisions of a whole log that stand: what was taken back is not among them.
pub(super) fn effective_decisions(log: &[LogEntry]) -> Vec<(Seat, String)> {
    decisions_after(0, log).into_iter().map(|decision| (decision.seat, decision.action)).collect()
}

pub(crate) struct Decision {
    pub(crate) seat: Seat,
    pub(crate) action: String,
    pub(crate) stop: Option<Stop>,
}

/// The same of the rest of a log, after so many decisions.
pub(crate) fn decisions_after(before: u32, log: &[LogEntry]) -> Vec<Decision> {
    let mut decisions: Vec<Decision> = Vec::new();
    for entry in log {
        match serde_json::from_value::<Entry>(entry.entry.clone()) {
            Ok(Entry::Decided { seat, action, stop, .. }) => {
                decisions.push(Decision { seat, action, stop });
            }
            Ok(Entry::TookBack { .. }) => {
                decisions.pop();
            }
            Ok(Entry::Undone { to }) => decisions.truncate(to.saturating_sub(before) as usize),
            _ => {}
        }
    }
    decisions
}

/// What was told of a decision, and to whom; nobody dealt the cards.
pub(crate) type Heard = (Option<Seat>, Vec<(Audience, Phrase)>);

/// What was told of the deal and then of every decision of a game.
pub(crate) fn decision_by_decision(table: &Table, log: &[LogEntry]) -> Result<Vec<Heard>, Problem> {
    let sentences = |told: Vec<Told>| -> Vec<_> {
        told.into_iter().map(|told| (told.audience, told.phrase)).collect()
    };
    let Rewound { mut position, told, .. } = dealt(table)?;
    let mut all = vec![(None, sentences(told))];
    for Decision { seat, action, .. } in decisions_after(0, log) {
        all.push((Some(seat), sentences(position.act(seat, &action)?.told)));
    }
    Ok(all)
}

/// Everything that was told in a game: the deal and these decisions of it, in order.
pub(crate) fn whole_story(
    table: &Table,
    log: &[LogEntry],
) -> Result<Vec<(Audience, Phrase)>, Problem> {
    Ok(decision_by_decision(table, log)?.into_iter().flat_map(|(_, told)| told).collect())
}

//! Hints: what somebody who asked for advice was told. They live as long as the turn they were asked in, and are
//! not stored; that one was taken is, so that it can be thought of again.

use std::sync::Arc;

use damrak_bots::Weighed;
use damrak_core::{AnyPosition, Choices, Phrase, Pick, Seat, Target};
use damrak_store::Status;
use serde::Serialize;

use super::model::{Occupant, SeatState, Table};
use super::turn::Turn;

/// How many decisions are told.
const TOLD: usize = 3;

/// A hint that a seat asked for.
#[derive(Clone)]
pub struct SeatHint {
    /// Who asked.
    pub seat: Seat,
    /// In which of their turns.
    pub turn: Turn,
    /// The best decisions; nothing while they are thought about, and none if nobody could think of any.
    pub told: Option<Arc<Vec<Advised>>>,
    /// How many simulations it took.
    pub simulations: u32,
}

/// Without the advice: it is for one seat alone.
impl std::fmt::Debug for SeatHint {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SeatHint").field("seat", &self.seat).finish_non_exhaustive()
    }
}

/// A decision that is advised.
#[derive(Clone, Debug, PartialEq)]
pub struct Advised {
    /// In notation.
    pub notation: String,
    /// As a sentence.
    pub phrase: Phrase,
    /// What to point at.
    pub targets: Vec<Target>,
    /// The chance to win by it, from 0 to 1.
    pub chance: f32,
    /// The score to expect, if that can be told.
    pub expected: Option<f32>,
    /// How many simulations tried it.
    pub visits: u32,
    /// Why, or why not.
    pub reason: Option<Phrase>,
}

/// A hint as programs are told it.
#[derive(Serialize)]
pub(super) struct HintData {
    thinking: bool,
    simulations: u32,
    decisions: Vec<AdvisedData>,
}

#[derive(Serialize)]
struct AdvisedData {
    action: String,
    text: String,
    targets: Vec<Target>,
    chance: f32,
    expected: Option<f32>,
    visits: u32,
    reason: Option<String>,
}

impl SeatHint {
    /// In the language that `say` speaks.
    pub(super) fn data(&self, say: &dyn Fn(&Phrase) -> String) -> HintData {
        let advised = |one: &Advised| AdvisedData {
            action: one.notation.clone(),
            text: say(&one.phrase),
            targets: one.targets.clone(),
            chance: one.chance,
            expected: one.expected,
            visits: one.visits,
            reason: one.reason.as_ref().map(say),
        };
        HintData {
            thinking: self.told.is_none(),
            simulations: self.simulations,
            decisions: self.told.iter().flat_map(|told| told.iter()).map(advised).collect(),
        }
    }
}

impl Table {
    /// Whether people may ask for hints here: never in a rated game between people.
    pub(super) fn allows_hints(&self) -> bool {
        let person = |seat: &&SeatState| matches!(seat.occupant, Occupant::Person { .. });
        let alone = self.seats.iter().filter(person).count() < 2;
        self.body.settings.hints && (alone || !self.head.rated)
    }

    /// Whether a seat may ask for one now.
    pub(super) fn may_hint(&self, seat: Seat) -> bool {
        self.allows_hints()
            && self.head.status == Status::Playing
            && !self.paused
            && self.waiting().contains(seat)
            && self.bot_of(seat).is_none()
            && self.falling_clock().is_none()
    }

    /// Whether a seat has asked in this turn.
    pub(super) fn is_hinted(&self, seat: Seat) -> bool {
        let asked = self.seats.get(seat.index()).and_then(|seat| seat.hinted.as_ref());
        asked == Some(&self.turn(seat))
    }
}

/// What is advised, as sentences and as things to point at.
pub(crate) fn advise(position: &dyn AnyPosition, seat: Seat, weighed: &[Weighed]) -> Vec<Advised> {
    let choices = position.choices(seat);
    let told = |one: &Weighed| {
        Some(Advised {
            notation: one.notation.clone(),
            phrase: position.check_action(seat, &one.notation).ok()?,
            targets: pointed_at(&choices, &one.notation),
            chance: one.chance,
            expected: one.expected,
            visits: one.visits,
            reason: one.reason.clone(),
        })
    };
    weighed.iter().filter_map(told).take(TOLD).collect()
}

/// What a decision points at: its own targets, or the things of a handful.
pub fn pointed_at(choices: &Choices, notation: &str) -> Vec<Target> {
    if let Some(offer) = choices.sentences().find(|offer| offer.notation == notation) {
        return offer.targets.clone();
    }
    let mut words = notation.split(' ');
    let verb = words.next().unwrap_or_default();
    let picked: Vec<&str> = words.collect();
    let Some(bundle) = choices.bundles.iter().find(|bundle| bundle.verb == verb) else {
        return Vec::new();
    };
    match &bundle.pick {
        Pick::Things { things, .. } => {
            let is_picked = |word: &str| picked.contains(&word);
            things
                .iter()
                .filter(|thing| is_picked(&thing.word))
                .map(|thing| thing.target.clone())
                .collect()
        }
        Pick::Number { target, .. } => vec![target.clone()],
    }
}

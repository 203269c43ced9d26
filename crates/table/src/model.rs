//! A table as it is: the sum of its log. No input or output happens here.

use std::collections::VecDeque;
use std::fmt;
use std::sync::Arc;

use damrak_core::fair::FairDeal;
use damrak_core::{AnyPosition, AnyRules, Audience, Phrase, Seat, SeatSet, Target, Viewer};
use damrak_kit::Kit;
use damrak_store::{PersonId, TableHead};
use serde::{Deserialize, Serialize};

use super::clock::{Moment, SeatClock};
use super::dealing::Dealing;
use super::entry::{By, Motion, Why};
use super::falling::Stop;
pub(super) use super::seating::SeatState;
use super::settings::Body;

/// A table with its game. Copies share what is large.
#[derive(Clone)]
pub(super) struct Table {
    /// What the lobby lists.
    pub(super) head: TableHead,
    /// What its maker chose, and what must stay secret.
    pub(super) body: Arc<Body>,
    /// How often the body was written.
    pub(super) body_version: u64,
    /// The rules of its game.
    pub(super) rules: Arc<dyn AnyRules>,
    /// What its game brings along.
    pub(super) kit: &'static Kit,
    /// Who sits where.
    pub(super) seats: Vec<SeatState>,
    /// The game, once it has begun.
    pub(super) game: Option<GameState>,
    /// Entries in the log.
    pub(super) length: u64,
    /// Entries that the last snapshot holds.
    pub(super) snapshot_at: u64,
    /// The snapshots from which earlier positions of this game can be reached, the oldest first.
    pub(super) landmarks: Vec<Landmark>,
    /// Whether the clocks stand still.
    pub(super) paused: bool,
    /// Somebody wants to go back further than they may alone.
    pub(super) undo: Option<UndoOffer>,
    /// What is being voted on.
    pub(super) votes: Vec<Vote>,
    /// How often decisions were taken back: part of every decision's expected state.
    pub(super) epoch: u32,
    /// How far it has come on its way to a deal.
    pub(super) dealing: Dealing,
}

/// Says which table it is. Whatever holds one can be printed, and nothing secret with it.
impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("Table");
        shown.field("id", &self.head.id).field("length", &self.length).finish_non_exhaustive()
    }
}

/// A snapshot of a game that has not been undone since.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Landmark {
    /// How many decisions stood then.
    pub decisions: u32,
    /// The last entry of the log that is in it.
    pub entry: u64,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Occupant {
    /// Nobody.
    Open,
    /// A person.
    Person {
        /// Who.
        id: PersonId,
        /// Their name. It is not written down with a snapshot: the head of the table keeps it.
        #[serde(default, skip_serializing)]
        name: String,
    },
    /// A bot.
    Bot {
        /// Which level.
        bot: String,
    },
}

/// The game on the table.
#[derive(Clone)]
pub(super) struct GameState {
    /// Where the cards came from; the secret is in it.
    pub(super) deal: FairDeal,
    /// Where it stands.
    pub(super) position: Arc<dyn AnyPosition>,
    /// Decisions that stand.
    pub(super) decisions: u32,
    /// Positions before the last decisions, as far back as their seat may step alone, with the seat.
    pub(super) before: Vec<(Seat, Arc<dyn AnyPosition>)>,
    /// The last decisions with what was told, the number first; 0 is the deal.
    pub(super) story: VecDeque<Arc<Chapter>>,
    /// Why it is over.
    pub(super) ended: Option<Why>,
    /// Everything that was told in it, once it is over and somebody looks.
    pub(super) whole: Option<Arc<Vec<(Audience, Phrase)>>>,
}

/// One decision and what came of it.
#[derive(Clone)]
pub struct Chapter {
    /// Counted from 1; 0 is the deal.
    pub number: u32,
    /// Who decided.
    pub seat: Option<Seat>,
    /// Who took the decision.
    pub by: By,
    /// How a falling clock was stopped, if that was the decision.
    pub stop: Option<Stop>,
    /// What was told, and to whom.
    pub(super) told: Vec<(Audience, Phrase)>,
    /// What was pointed at.
    pub(super) targets: Vec<Target>,
}

impl Chapter {
    /// What the viewer may know of what was pointed at.
    pub(super) fn targets_for(&self, viewer: Viewer) -> &[Target] {
        let heard = self.told.iter().map(|(audience, _)| *audience);
        if may_know(self.seat, heard, viewer) { &self.targets } else { &[] }
    }
}

/// Whether a viewer may know what a decision pointed at. What is decided in secret is told to whoever decides alone, and
/// the others are told something else.
pub(super) fn may_know(
    decided: Option<Seat>,
    mut heard: impl Iterator<Item = Audience>,
    viewer: Viewer,
) -> bool {
    let secret = |audience| matches!(audience, Audience::Only(seat) if decided == Some(seat));
    decided.is_some_and(|seat| viewer.is(seat)) || !heard.any(secret)
}

/// What is left of the targets of a decision once it is taken: things on the table, not the buttons.
pub(super) fn things(targets: Vec<Target>) -> Vec<Target> {
    targets.into_iter().filter(|target| !target.0.starts_with("button-")).collect()
}

/// Without what was told and pointed at: not everybody may know it.
impl fmt::Debug for Chapter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("Chapter");
        shown.field("number", &self.number).field("seat", &self.seat).finish_non_exhaustive()
    }
}

/// A wish to go back.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UndoOffer {
    /// Who wishes it.
    pub seat: Seat,
    /// How many decisions shall remain.
    pub to: u32,
    /// Who agrees.
    pub agreed: Vec<Seat>,
}

/// A motion and who is for it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Vote {
    /// What is voted on.
    pub motion: Motion,
    /// Who is for it.
    pub agreed: Vec<Seat>,
}

/// A log that cannot be replayed: a matter for `damrak doctor`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("entry {number}: {problem}")]
pub struct Damage {
    /// Of the log.
    pub number: u64,
    /// What is wrong.
    pub problem: String,
}

impl Table {
    /// A table nobody has sat down at.
    pub(super) fn new(
        head: TableHead,
        body: Body,
        kit: &'static Kit,
        rules: Arc<dyn AnyRules>,
    ) -> Self {
        let seat = SeatState {
            occupant: Occupant::Open,
            nonce: String::new(),
            sealed: None,
            resigned: None,
            stand_in: None,
            clock: SeatClock::new(body.settings.clock),
            turns: 0,
            hints: 0,
            hinted: None,
            keys: VecDeque::new(),
            due: None,
            away: None,
            learning: None,
            gone: None,
            stood_in: false,
        };
        let seats = vec![seat; usize::from(rules.players())];
        Self {
            head,
            body: Arc::new(body),
            body_version: 1,
            kit,
            rules,
            seats,
            game: None,
            length: 0,
            snapshot_at: 0,
            landmarks: Vec::new(),
            paused: false,
            undo: None,
            votes: Vec::new(),
            epoch: 0,
            dealing: Dealing::default(),
        }
    }

    /// Starts the clocks of those who owe a decision and stops the others. While a clock falls for all of
    /// them nobody's own time runs.
    pub(super) fn run_clocks(&mut self, now: Moment) {
        let stand_still = self.paused || self.falling_clock().is_some();
        let waiting = if stand_still { SeatSet::EMPTY } else { self.waiting() };
        for (index, seat) in self.seats.iter_mut().enumerate() {
            if waiting.contains(Seat::from_index(index)) {
                seat.clock.start(now);
            } else if seat.clock.runs() {
                seat.clock.stop(now);
            }
        }
        if self.is_being_dealt() {
            self.dealing.clock.start(now);
        }
        for index in 0..self.seats.len() {
            let seat = Seat::from_index(index);
            let patience = if waiting.contains(seat) { self.patience_with(seat) } else { None };
            let due = patience.map(|patience| {
                let turn = self.turn(seat);
                match &self.seats[index].due {
                    Some((known, due)) if *known == turn => (turn, *due),
                    _ => (turn, now + u64::from(patience.millis)),
                }
            });
            self.seats[index].due = due;
        }
    }

    /// Brings what the lobby lists up to date. A table that nobody may watch is in no public list: it would show the way
    /// to a closed door.
    pub(super) fn refresh_head(&mut self) {
        self.head.public |= self.body.was_public;
        self.head.public &= self.body.settings.spectators;
        let waiting = self.waiting();
        let waiting = waiting.into_iter().chain(self.must_look_in());
        self.head.waiting = waiting.collect();
        self.head.decisions = self.game.as_ref().map_or(0, |game| game.decisions);
        let seats = Seat::all(self.rules.players()).zip(&self.seats);
        self.head.seats = seats.map(|(seat, state)| state.head(self.name_of(seat))).collect();
    }
}

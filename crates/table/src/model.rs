//! A table as it is: the sum of its log. No input or output happens here.

use std::collections::VecDeque;
use std::fmt;
use std::sync::Arc;

use damrak_core::fair::FairDeal;
use damrak_core::{AnyPosition, AnyRules, Audience, Done, Phrase, Refused, Seat, SeatSet, Told};
use damrak_kit::Kit;
use damrak_store::{PersonId, Status, TableHead};
use serde::{Deserialize, Serialize};

use super::clock::{Moment, SeatClock};
use super::dealing::{Dealing, SealedNumber};
use super::entry::{Answer, By, Entry, Motion, Why};
use super::falling::Stop;
pub(super) use super::seating::SeatState;
use super::settings::Body;
use crate::bots::levels;

/// How many of the last decisions are kept at hand to be told.
const STORY: usize = 40;
/// How many keys of requests a seat remembers.
const KEYS: usize = 8;

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
}

/// A decision that the rules have carried out on a copy: what came of it.
#[derive(Debug)]
pub(crate) struct Tried {
    /// Where the game stands after it.
    position: Arc<dyn AnyPosition>,
    /// What happened.
    done: Done,
}

impl Tried {
    /// Asks the rules.
    pub(crate) fn of(
        position: &dyn AnyPosition,
        seat: Seat,
        action: &str,
    ) -> Result<Self, Refused> {
        let mut next = position.fork();
        let done = next.act(seat, action)?;
        Ok(Self { position: next.into(), done })
    }

    /// Where the game stands after it.
    #[cfg(test)]
    pub(crate) fn position(&self) -> &Arc<dyn AnyPosition> {
        &self.position
    }

    /// The decision in canonical notation.
    pub(crate) fn notation(&self) -> &str {
        &self.done.notation
    }

    /// Whether the game is over by the rules after it.
    pub(crate) fn ends_the_game(&self) -> bool {
        self.position.waiting_for().is_empty()
    }
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
}

/// Without what was told: not everybody has heard it.
impl fmt::Debug for Chapter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("Chapter");
        shown.field("number", &self.number).field("seat", &self.seat).finish_non_exhaustive()
    }
}

/// What is kept of what was told: the sentences; the story is for people.
fn sentences(told: Vec<Told>) -> Vec<(Audience, Phrase)> {
    told.into_iter().map(|told| (told.audience, told.phrase)).collect()
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

    /// Carries out one entry of the log.
    pub(super) fn apply(&mut self, entry: &Entry) -> Result<(), Damage> {
        self.apply_tried(entry, &mut None)
    }

    /// The same; if it is a decision that was tried on this very table, what came of it is taken over.
    pub(super) fn apply_tried(
        &mut self,
        entry: &Entry,
        tried: &mut Option<Tried>,
    ) -> Result<(), Damage> {
        let number = self.length + 1;
        self.take(entry, tried).map_err(|problem| Damage { number, problem })?;
        self.length = number;
        Ok(())
    }

    pub(super) fn seat_mut(&mut self, seat: Seat) -> Result<&mut SeatState, String> {
        self.seats.get_mut(seat.index()).ok_or_else(|| format!("there is no seat {seat}"))
    }

    fn take(&mut self, entry: &Entry, tried: &mut Option<Tried>) -> Result<(), String> {
        match entry {
            Entry::Sat { seat, person, name, nonce } => {
                let state = self.seat_mut(*seat)?;
                state.occupant = Occupant::Person { id: person.clone(), name: name.clone() };
                state.nonce.clone_from(nonce);
                state.sealed = None;
                if !nonce.is_empty() {
                    self.dealing.order.push(*seat);
                }
            }
            Entry::BotSat { seat, bot } => {
                let bot = levels::stored(bot).to_string();
                self.seat_mut(*seat)?.occupant = Occupant::Bot { bot };
            }
            Entry::Left { seat } => {
                let state = self.seat_mut(*seat)?;
                state.occupant = Occupant::Open;
                state.nonce.clear();
                state.sealed = None;
                self.dealing.order.retain(|gave| gave != seat);
            }
            Entry::Sealed { seat, seal, number } => {
                self.take_seal(*seat, SealedNumber { seal: *seal, number: number.clone() })?;
            }
            Entry::SeatsFixed {} => self.take_fixed_seats(),
            Entry::Revealed { seat, number } => self.take_number(*seat, number)?,
            Entry::BrokenOff { missing, secret, closed_by } => {
                self.take_broken_off(missing, *secret, closed_by.clone())?;
            }
            Entry::Started { deal } => self.take_start(deal)?,
            Entry::Decided { seat, action, by, spent, key, stop } => {
                let tried = match tried.take() {
                    Some(tried) => tried,
                    None => self.try_decision(*seat, action)?,
                };
                self.take_decision(*seat, tried, *by, *spent, key.as_ref(), *stop)?;
            }
            Entry::Hinted { seat } => {
                let turn = self.turn(*seat);
                let state = self.seat_mut(*seat)?;
                state.hints += 1;
                state.hinted = Some(turn);
            }
            Entry::TookBack { seat } => self.take_back(*seat)?,
            Entry::UndoAsked { seat, to } => {
                self.undo = Some(UndoOffer { seat: *seat, to: *to, agreed: vec![*seat] });
            }
            Entry::UndoAgreed { seat } => {
                if let Some(offer) = &mut self.undo {
                    offer.agreed.push(*seat);
                }
            }
            Entry::UndoRefused { .. } => self.undo = None,
            // Whoever applies this also rewinds: by a position at hand, or by replaying the whole log.
            Entry::Undone { to } => {
                self.undo = None;
                self.epoch += 1;
                self.landmarks.retain(|landmark| landmark.decisions <= *to);
            }
            Entry::Clocks { left, deal } => {
                for (seat, left) in self.seats.iter_mut().zip(left) {
                    seat.clock.set(*left);
                }
                self.dealing.clock.set(*deal);
            }
            Entry::Paused { .. } => {
                self.paused = true;
                self.votes.retain(|vote| vote.motion != Motion::Pause);
            }
            Entry::Resumed { .. } => self.paused = false,
            Entry::Resigned { seat } => {
                let order = self.seats.iter().filter(|seat| seat.resigned.is_some()).count() as u8;
                let number = self.length + 1;
                let state = self.seat_mut(*seat)?;
                state.resigned = Some(order + 1);
                state.gone.get_or_insert(number);
                // Others are asked now: what they had agreed on is asked anew.
                self.undo = None;
                self.votes.iter_mut().for_each(|vote| vote.agreed.retain(|voter| voter != seat));
                self.votes.retain(|vote| !vote.agreed.is_empty());
            }
            Entry::Voted { seat, motion, agrees } => self.take_vote(*seat, *motion, *agrees),
            Entry::Replaced { seat, bot } => {
                let number = self.length + 1;
                let state = self.seat_mut(*seat)?;
                state.stand_in = Some(levels::stored(bot).to_string());
                state.gone.get_or_insert(number);
                self.votes.retain(|vote| vote.motion != Motion::Replace { seat: *seat });
            }
            Entry::Returned { seat } => {
                let state = self.seat_mut(*seat)?;
                (state.stand_in, state.gone, state.stood_in) = (None, None, false);
            }
            Entry::Ended { why } => {
                if let Some(game) = &mut self.game {
                    game.ended = Some(*why);
                }
                self.head.status = Status::Over;
            }
            Entry::Closed { .. } => self.head.status = Status::Closed,
        }
        Ok(())
    }

    fn take_start(&mut self, deal: &FairDeal) -> Result<(), String> {
        let seed = deal.seed().map_err(|unfair| unfair.to_string())?;
        let (position, told) = self.rules.deal(seed);
        let told = sentences(told);
        let dealt = Chapter { number: 0, seat: None, by: By::Person, stop: None, told };
        self.game = Some(GameState {
            deal: deal.clone(),
            position: position.into(),
            decisions: 0,
            before: Vec::new(),
            story: VecDeque::from([Arc::new(dealt)]),
            ended: None,
        });
        self.head.status = Status::Playing;
        Ok(())
    }

    fn try_decision(&self, seat: Seat, action: &str) -> Result<Tried, String> {
        let game = self.game.as_ref().ok_or("there is no game yet")?;
        Tried::of(game.position.as_ref(), seat, action)
            .map_err(|refused| format!("the rules refuse `{action}`: {}", refused.phrase.key))
    }

    fn take_decision(
        &mut self,
        seat: Seat,
        Tried { position, done }: Tried,
        by: By,
        spent: u64,
        key: Option<&String>,
        stop: Option<Stop>,
    ) -> Result<(), String> {
        let rule = self.body.settings.clock;
        let (number, falls) = (self.length + 1, self.falling_clock().is_some());
        let game = self.game.as_mut().ok_or("there is no game yet")?;
        let before = std::mem::replace(&mut game.position, position);
        game.decisions += 1;
        if done.disclosure.is_nothing() {
            game.before.push((seat, before));
        } else {
            game.before.clear();
        }
        let told = sentences(done.told);
        let chapter = Chapter { number: game.decisions, seat: Some(seat), by, stop, told };
        game.story.push_back(Arc::new(chapter));
        while game.story.len() > STORY {
            game.story.pop_front();
        }
        // What people ask each other is not over because a bot has played on.
        if by == By::Person {
            self.undo = None;
        }
        // Nobody keeps a yes for a moment that suits them better.
        self.votes.retain(|vote| vote.motion != Motion::Pause);
        let state = self.seat_mut(seat)?;
        match by {
            By::Person => state.has_decided(),
            By::Bot if state.stand_in.is_some() => state.was_decided_for(number),
            // Where a clock falls for all of them nobody's own time is up, nor where only talking has taken too long.
            By::Clock if !falls && state.clock.left.is_some_and(|left| left <= spent) => {
                state.was_decided_for(number);
            }
            By::Bot | By::Clock => {}
        }
        state.turns += 1;
        state.clock.decided(rule, spent);
        if let Some(key) = key {
            state.keys.push_back(key.clone());
            while state.keys.len() > KEYS {
                state.keys.pop_front();
            }
        }
        Ok(())
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), String> {
        let game = self.game.as_mut().ok_or("there is no game yet")?;
        let (owner, before) = game.before.pop().ok_or("nothing can be taken back")?;
        if owner != seat {
            return Err(format!("the last decision was not seat {seat}'s"));
        }
        game.position = before;
        game.decisions -= 1;
        game.story.pop_back();
        self.epoch += 1;
        let state = self.seat_mut(seat)?;
        state.turns = state.turns.saturating_sub(1);
        Ok(())
    }

    /// Sets the game to an earlier position: what [`Entry::Undone`] means.
    pub(super) fn rewind(&mut self, position: Arc<dyn AnyPosition>, decisions: u32, turns: &[u32]) {
        if let Some(game) = &mut self.game {
            game.position = position;
            game.decisions = decisions;
            game.before.clear();
            game.story.retain(|chapter| chapter.number <= decisions);
        }
        for (seat, turns) in self.seats.iter_mut().zip(turns) {
            seat.turns = *turns;
        }
    }

    fn take_vote(&mut self, seat: Seat, motion: Motion, answer: Answer) {
        if !self.votes.iter().any(|vote| vote.motion == motion) {
            self.votes.push(Vote { motion, agreed: Vec::new() });
        }
        // One no is enough against a pause, as against going back.
        if motion == Motion::Pause && answer == Answer::No {
            self.votes.retain(|vote| vote.motion != motion);
        }
        for vote in self.votes.iter_mut().filter(|vote| vote.motion == motion) {
            vote.agreed.retain(|voter| *voter != seat);
            if answer == Answer::Yes {
                vote.agreed.push(seat);
            }
        }
        self.votes.retain(|vote| !vote.agreed.is_empty());
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

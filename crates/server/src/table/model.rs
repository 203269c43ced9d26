//! A table as it is: the sum of its log. No input or output happens here.

use std::collections::VecDeque;
use std::sync::Arc;

use damrak_core::fair::FairDeal;
use damrak_core::{AnyPosition, AnyRules, Audience, Phrase, Seat, SeatSet, Told};
use damrak_store::{PersonId, SeatHead, Status, TableHead};
use serde::{Deserialize, Serialize};

use super::clock::{Moment, SeatClock};
use super::entry::{By, Entry, Motion, Why};
use super::falling::Stop;
use super::settings::Body;
use crate::bots::levels;

/// How many of the last decisions are kept at hand to be told.
const STORY: usize = 40;
/// How many keys of requests a seat remembers.
const KEYS: usize = 8;

/// A table with its game. Copies share what is large.
#[derive(Clone, Debug)]
pub struct Table {
    /// What the lobby lists.
    pub head: TableHead,
    /// What its maker chose, and what must stay secret.
    pub body: Arc<Body>,
    /// The rules of its game.
    pub rules: Arc<dyn AnyRules>,
    /// Who sits where.
    pub seats: Vec<SeatState>,
    /// The game, once it has begun.
    pub game: Option<GameState>,
    /// Entries in the log.
    pub length: u64,
    /// Entries that the last snapshot holds.
    pub snapshot_at: u64,
    /// The snapshots from which earlier positions of this game can be reached, the oldest first.
    pub landmarks: Vec<Landmark>,
    /// Whether the clocks stand still.
    pub paused: bool,
    /// Somebody wants to go back further than he may alone.
    pub undo: Option<UndoOffer>,
    /// What is being voted on.
    pub votes: Vec<Vote>,
    /// How often decisions were taken back: part of every decision's expected state.
    pub epoch: u32,
}

/// A snapshot of a game that has not been undone since.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Landmark {
    /// How many decisions stood then.
    pub decisions: u32,
    /// The last entry of the log that is in it.
    pub entry: u64,
}

/// One seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatState {
    /// Who sits there.
    pub occupant: Occupant,
    /// His part of the fair deal.
    pub nonce: String,
    /// The order in which he gave up, counted from 1.
    pub resigned: Option<u8>,
    /// The bot that plays for an absent person.
    pub stand_in: Option<String>,
    /// His time.
    pub clock: SeatClock,
    /// Decisions of this seat that stand.
    pub turns: u32,
    /// How often he asked for a hint.
    #[serde(default)]
    pub hints: u32,
    /// The turn in which he asked last.
    #[serde(default)]
    pub hinted: Option<String>,
    /// Keys of his last requests.
    pub keys: VecDeque<String>,
    /// When the patience of the others ends, and with which of his turns. Not stored, like the clocks' running.
    #[serde(skip)]
    pub due: Option<(String, Moment)>,
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
        /// His name.
        name: String,
    },
    /// A bot.
    Bot {
        /// Which level.
        bot: String,
    },
}

/// The game on the table.
#[derive(Clone, Debug)]
pub struct GameState {
    /// Where the cards came from; the secret is in it.
    pub deal: FairDeal,
    /// Where it stands.
    pub position: Box<dyn AnyPosition>,
    /// Decisions that stand.
    pub decisions: u32,
    /// Positions before the last decisions, as far back as their seat may step alone, with the seat.
    pub before: Vec<(Seat, Box<dyn AnyPosition>)>,
    /// The last decisions with what was told, the number first; 0 is the deal.
    pub story: VecDeque<Arc<Chapter>>,
    /// Why it is over.
    pub ended: Option<Why>,
}

/// One decision and what came of it.
#[derive(Clone, Debug)]
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
    pub told: Vec<(Audience, Phrase)>,
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
    pub fn new(head: TableHead, body: Body, rules: Arc<dyn AnyRules>) -> Self {
        let seat = SeatState {
            occupant: Occupant::Open,
            nonce: String::new(),
            resigned: None,
            stand_in: None,
            clock: SeatClock::new(body.settings.clock),
            turns: 0,
            hints: 0,
            hinted: None,
            keys: VecDeque::new(),
            due: None,
        };
        let seats = vec![seat; usize::from(rules.players())];
        Self {
            head,
            body: Arc::new(body),
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
        }
    }

    /// Carries out one entry of the log.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), Damage> {
        let number = self.length + 1;
        self.take(entry).map_err(|problem| Damage { number, problem })?;
        self.length = number;
        Ok(())
    }

    fn seat_mut(&mut self, seat: Seat) -> Result<&mut SeatState, String> {
        self.seats.get_mut(seat.index()).ok_or_else(|| format!("there is no seat {seat}"))
    }

    fn take(&mut self, entry: &Entry) -> Result<(), String> {
        match entry {
            Entry::Sat { seat, person, name, nonce } => {
                let state = self.seat_mut(*seat)?;
                state.occupant = Occupant::Person { id: person.clone(), name: name.clone() };
                state.nonce.clone_from(nonce);
            }
            Entry::BotSat { seat, bot } => {
                let bot = levels::stored(bot).to_string();
                self.seat_mut(*seat)?.occupant = Occupant::Bot { bot };
            }
            Entry::Left { seat } => {
                let state = self.seat_mut(*seat)?;
                state.occupant = Occupant::Open;
                state.nonce.clear();
            }
            Entry::Started { deal } => self.take_start(deal)?,
            Entry::Decided { seat, action, by, spent, key, stop } => {
                self.take_decision(*seat, action, *by, *spent, key.as_ref(), *stop)?;
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
            Entry::Clocks { left } => {
                for (seat, left) in self.seats.iter_mut().zip(left) {
                    seat.clock.set(*left);
                }
            }
            Entry::Paused { .. } => self.paused = true,
            Entry::Resumed { .. } => self.paused = false,
            Entry::Resigned { seat } => {
                let order = self.seats.iter().filter(|seat| seat.resigned.is_some()).count() as u8;
                self.seat_mut(*seat)?.resigned = Some(order + 1);
            }
            Entry::Voted { seat, motion, agrees } => self.take_vote(*seat, *motion, *agrees),
            Entry::Replaced { seat, bot } => {
                self.seat_mut(*seat)?.stand_in = Some(levels::stored(bot).to_string());
                self.votes.retain(|vote| vote.motion != Motion::Replace { seat: *seat });
            }
            Entry::Returned { seat } => self.seat_mut(*seat)?.stand_in = None,
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
            position,
            decisions: 0,
            before: Vec::new(),
            story: VecDeque::from([Arc::new(dealt)]),
            ended: None,
        });
        self.head.status = Status::Playing;
        Ok(())
    }

    fn take_decision(
        &mut self,
        seat: Seat,
        action: &str,
        by: By,
        spent: u64,
        key: Option<&String>,
        stop: Option<Stop>,
    ) -> Result<(), String> {
        let rule = self.body.settings.clock;
        let game = self.game.as_mut().ok_or("there is no game yet")?;
        let before = game.position.fork();
        let done = game
            .position
            .act(seat, action)
            .map_err(|refused| format!("the rules refuse `{action}`: {}", refused.phrase.key))?;
        game.decisions += 1;
        if done.disclosure.is_nothing() {
            game.before.push((seat, before));
        } else {
            game.before.clear();
        }
        let (number, told) = (game.decisions, sentences(done.told));
        game.story.push_back(Arc::new(Chapter { number, seat: Some(seat), by, stop, told }));
        while game.story.len() > STORY {
            game.story.pop_front();
        }
        self.undo = None;
        let state = self.seat_mut(seat)?;
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
    pub fn rewind(&mut self, position: Box<dyn AnyPosition>, decisions: u32, turns: &[u32]) {
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

    fn take_vote(&mut self, seat: Seat, motion: Motion, agrees: bool) {
        if !self.votes.iter().any(|vote| vote.motion == motion) {
            self.votes.push(Vote { motion, agreed: Vec::new() });
        }
        for vote in self.votes.iter_mut().filter(|vote| vote.motion == motion) {
            vote.agreed.retain(|voter| *voter != seat);
            if agrees {
                vote.agreed.push(seat);
            }
        }
        self.votes.retain(|vote| !vote.agreed.is_empty());
    }

    /// Starts the clocks of those who owe a decision and stops the others. While a clock falls for all of
    /// them nobody's own time runs.
    pub fn run_clocks(&mut self, now: Moment) {
        let stand_still = self.paused || self.falling_clock().is_some();
        let waiting = if stand_still { SeatSet::EMPTY } else { self.waiting() };
        for (index, seat) in self.seats.iter_mut().enumerate() {
            if waiting.contains(Seat::from_index(index)) {
                seat.clock.start(now);
            } else if seat.clock.runs() {
                seat.clock.stop(now);
            }
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

    /// Brings what the lobby lists up to date.
    pub fn refresh_head(&mut self) {
        let waiting = self.waiting();
        self.head.waiting = waiting.into_iter().map(Seat::number).collect();
        self.head.decisions = self.game.as_ref().map_or(0, |game| game.decisions);
        let seats = Seat::all(self.rules.players()).zip(&self.seats);
        self.head.seats = seats.map(|(seat, state)| state.head(self.name_of(seat))).collect();
    }
}

impl SeatState {
    /// Levels that are called otherwise now.
    pub(super) fn read_former_levels(&mut self) {
        let seated = match &mut self.occupant {
            Occupant::Bot { bot } => Some(bot),
            _ => None,
        };
        for bot in seated.into_iter().chain(&mut self.stand_in) {
            *bot = levels::stored(bot).to_string();
        }
    }

    fn head(&self, name: String) -> SeatHead {
        let mut head = SeatHead { name, ..SeatHead::default() };
        match &self.occupant {
            Occupant::Open => {}
            Occupant::Person { id, .. } => head.person = Some(id.clone()),
            Occupant::Bot { bot } => head.bot = Some(bot.clone()),
        }
        head
    }

    /// Whether a person plays here himself now.
    pub fn is_active_person(&self) -> bool {
        matches!(self.occupant, Occupant::Person { .. })
            && self.resigned.is_none()
            && self.stand_in.is_none()
    }
}

//! How a table follows from its log: each entry is carried out on it, one after the other.

use std::collections::VecDeque;
use std::sync::Arc;

use damrak_core::fair::FairDeal;
use damrak_core::{AnyPosition, Audience, Done, Phrase, Refused, Seat, Told};
use damrak_store::Status;

use super::dealing::SealedNumber;
use super::entry::{Answer, By, Entry, Motion};
use super::falling::Stop;
use super::model::{Chapter, Damage, GameState, Occupant, Table, UndoOffer, Vote, things};
use super::seating::SeatState;
use crate::bots::levels;

/// How many of the last decisions are kept at hand to be told.
const STORY: usize = 40;
/// How many keys of requests a seat remembers.
const KEYS: usize = 8;

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
    pub(crate) fn position(&self) -> &Arc<dyn AnyPosition> {
        &self.position
    }

    /// The decision in canonical notation.
    pub(crate) fn notation(&self) -> &str {
        &self.done.notation
    }

    /// Whether nobody learns anything by it that they did not know: it could be taken back.
    pub(crate) fn discloses_nothing(&self) -> bool {
        self.done.disclosure.is_nothing()
    }

    /// Whether the game is over by the rules after it.
    pub(crate) fn ends_the_game(&self) -> bool {
        self.position.waiting_for().is_empty()
    }
}

/// What is kept of what was told: the sentences; the story is for people.
fn sentences(told: Vec<Told>) -> Vec<(Audience, Phrase)> {
    told.into_iter().map(|told| (told.audience, told.phrase)).collect()
}

impl Table {
    /// Carries out one entry of the log.
    pub(super) fn apply(&mut self, entry: &Entry) -> Result<(), Damage> {
        self.apply_tried(entry, &mut VecDeque::new())
    }

    /// The same; if it is a decision that was tried on this very table, what came of it is taken over.
    pub(super) fn apply_tried(
        &mut self,
        entry: &Entry,
        tried: &mut VecDeque<Tried>,
    ) -> Result<(), Damage> {
        let number = self.length + 1;
        self.take(entry, tried).map_err(|problem| Damage { number, problem })?;
        self.length = number;
        Ok(())
    }

    pub(super) fn seat_mut(&mut self, seat: Seat) -> Result<&mut SeatState, String> {
        self.seats.get_mut(seat.index()).ok_or_else(|| format!("there is no seat {seat}"))
    }

    fn take(&mut self, entry: &Entry, tried: &mut VecDeque<Tried>) -> Result<(), String> {
        match entry {
            Entry::Sat { seat, person, name, nonce } => {
                let state = self.seat_mut(*seat)?;
                state.occupant = Occupant::Person { id: person.clone(), name: name.clone() };
                state.nonce.clone_from(nonce);
                (state.sealed, state.learning) = (None, None);
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
                (state.sealed, state.learning) = (None, None);
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
                let tried = match tried.pop_front() {
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
        let (position, told) = self.opening(deal)?;
        let told = sentences(told);
        let targets = Vec::new();
        let dealt = Chapter { number: 0, seat: None, by: By::Person, stop: None, told, targets };
        self.game = Some(GameState {
            deal: deal.clone(),
            position: position.into(),
            decisions: 0,
            before: Vec::new(),
            story: VecDeque::from([Arc::new(dealt)]),
            ended: None,
            whole: None,
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
        if by == By::Before {
            game.before.clear();
        } else if done.disclosure.is_nothing() {
            game.before.push((seat, before));
        } else {
            game.before.clear();
        }
        let (told, targets) = (sentences(done.told), things(done.targets));
        let number_of = game.decisions;
        let chapter = Chapter { number: number_of, seat: Some(seat), by, stop, told, targets };
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
            By::Bot | By::Clock | By::Before => {}
        }
        state.turns += 1;
        if by != By::Before {
            state.clock.decided(rule, spent);
        }
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
}

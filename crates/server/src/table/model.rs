//! A table as it is: the sum of its log. No input or output happens here.

use std::collections::VecDeque;
use std::sync::Arc;

use damrak_core::fair::FairDeal;
use damrak_core::{
    AnyPosition, AnyRules, Audience, FallingClock, Offer, Phrase, Seat, SeatSet, Standing, Told,
    Viewer,
};
use damrak_store::{PersonId, SeatHead, Status, TableHead};
use serde::{Deserialize, Serialize};

use super::clock::{Moment, SeatClock};
use super::entry::{By, Entry, Motion, Why};
use super::settings::Body;

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
    /// Keys of his last requests.
    pub keys: VecDeque<String>,
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
            keys: VecDeque::new(),
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
                self.seat_mut(*seat)?.occupant = Occupant::Bot { bot: bot.clone() };
            }
            Entry::Left { seat } => {
                let state = self.seat_mut(*seat)?;
                state.occupant = Occupant::Open;
                state.nonce.clear();
            }
            Entry::Started { deal } => self.take_start(deal)?,
            Entry::Decided { seat, action, by, spent, key, .. } => {
                self.take_decision(*seat, action, *by, *spent, key.as_ref())?;
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
                self.seat_mut(*seat)?.stand_in = Some(bot.clone());
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
        let dealt = Chapter { number: 0, seat: None, by: By::Person, told: sentences(told) };
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
        game.story.push_back(Arc::new(Chapter { number, seat: Some(seat), by, told }));
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

    /// The seats that owe a decision now; none while the table is paused or over.
    pub fn waiting(&self) -> SeatSet {
        match &self.game {
            Some(game) if self.head.status == Status::Playing => game.position.waiting_for(),
            _ => SeatSet::EMPTY,
        }
    }

    /// The clock that falls now, if the game asks for one.
    pub fn falling_clock(&self) -> Option<FallingClock> {
        let playing = self.head.status == Status::Playing && !self.paused;
        self.game.as_ref().filter(|_| playing)?.position.falling_clock()
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
    }

    /// What a decision of the seat must name: it changes with every decision of this seat and whenever
    /// decisions are taken back, but not when others decide, so that secret choices never collide.
    pub fn turn(&self, seat: Seat) -> String {
        let turns = self.seats.get(seat.index()).map_or(0, |seat| seat.turns);
        format!("{}.{turns}", self.epoch)
    }

    /// Every decision open to a seat now.
    pub fn offers(&self, seat: Seat) -> Vec<Offer> {
        let active = self.head.status == Status::Playing && !self.paused;
        let game = self.game.as_ref().filter(|_| active);
        game.map(|game| game.position.offers(seat)).unwrap_or_default()
    }

    /// Whether a seat may take its own last decision back.
    pub fn may_take_back(&self, seat: Seat) -> bool {
        let last = self.game.as_ref().and_then(|game| game.before.last());
        self.head.status == Status::Playing && last.is_some_and(|(owner, _)| *owner == seat)
    }

    /// The seats of a person.
    pub fn seats_of(&self, person: &PersonId) -> impl Iterator<Item = Seat> + '_ {
        let person = person.clone();
        self.seats.iter().enumerate().filter_map(move |(index, seat)| match &seat.occupant {
            Occupant::Person { id, .. } if *id == person => Some(Seat::from_index(index)),
            _ => None,
        })
    }

    /// The bot that decides for a seat now, if one does.
    pub fn bot_of(&self, seat: Seat) -> Option<&str> {
        let state = self.seats.get(seat.index())?;
        match &state.occupant {
            Occupant::Bot { bot } => Some(bot),
            _ => state.stand_in.as_deref(),
        }
    }

    /// The display names of all seats; those who share a name are told apart by the number of their seat.
    pub fn names(&self) -> Vec<String> {
        let mut names: Vec<String> = self.seats.iter().map(SeatState::name).collect();
        let shared =
            |name: &String| !name.is_empty() && names.iter().filter(|n| *n == name).count() > 1;
        let twins: Vec<bool> = names.iter().map(shared).collect();
        for (index, name) in names.iter_mut().enumerate().filter(|(index, _)| twins[*index]) {
            name.push_str(&format!(" {}", index + 1));
        }
        names
    }

    /// Who may see what: a person's own seat if it is his, else the spectator's view.
    pub fn may_view(&self, person: Option<&PersonId>, wanted: Option<Seat>) -> Option<Viewer> {
        let own: Vec<Seat> =
            person.map(|person| self.seats_of(person).collect()).unwrap_or_default();
        match wanted {
            Some(seat) => own.contains(&seat).then_some(Viewer::Seat(seat)),
            None => match own.first() {
                Some(seat) => Some(Viewer::Seat(*seat)),
                None => self.body.settings.spectators.then_some(Viewer::Spectator),
            },
        }
    }

    /// The ranks of all seats once the game is over: those who gave up come last, the first of them very
    /// last; nothing for a game that was ended by agreement.
    pub fn ranks(&self) -> Option<Vec<(Seat, u8)>> {
        let game = self.game.as_ref()?;
        let standing = match game.ended? {
            Why::Agreement => return None,
            Why::Rules => game.position.standing(),
            Why::Resignation => None,
        };
        let mut order: Vec<(u16, Seat)> = self
            .seats
            .iter()
            .enumerate()
            .map(|(index, state)| {
                let seat = Seat::from_index(index);
                let rank = standing.as_ref().and_then(|s| s.place_of(seat)).map_or(1, |p| p.rank);
                let key = match state.resigned {
                    Some(order) => 1000 - u16::from(order),
                    None => u16::from(rank),
                };
                (key, seat)
            })
            .collect();
        order.sort();
        let mut ranks = Vec::new();
        for (place, (key, seat)) in order.iter().enumerate() {
            let tied = place > 0 && order[place - 1].0 == *key;
            let rank = if tied { ranks[place - 1] } else { (*seat, place as u8 + 1) }.1;
            ranks.push((*seat, rank));
        }
        Some(ranks)
    }

    /// The result by the rules, once the game is over.
    pub fn standing(&self) -> Option<Standing> {
        self.game.as_ref().filter(|game| game.ended == Some(Why::Rules))?.position.standing()
    }

    /// Brings what the lobby lists up to date.
    pub fn refresh_head(&mut self) {
        let waiting = self.waiting();
        self.head.waiting = waiting.into_iter().map(Seat::number).collect();
        self.head.decisions = self.game.as_ref().map_or(0, |game| game.decisions);
        self.head.seats = self.seats.iter().map(SeatState::head).collect();
    }
}

impl SeatState {
    /// The name to show.
    pub fn name(&self) -> String {
        match &self.occupant {
            Occupant::Open => String::new(),
            Occupant::Person { name, .. } => name.clone(),
            Occupant::Bot { bot } => bot.clone(),
        }
    }

    fn head(&self) -> SeatHead {
        let mut head = SeatHead { name: self.name(), ..SeatHead::default() };
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

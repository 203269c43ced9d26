//! The opponents of all games, behind one face.

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};

use damrak_core::{AnyPosition, Game, Rng, Seat, Seed, Seen};

use crate::advice::{Advice, Chances};
use crate::budget::{Budget, Deadline};
use crate::guard;
use crate::hint::{Hint, weigh};
use crate::level::{Level, Rank};
use crate::method::{Method, Methods};
use crate::plain::{Care, look_ahead, try_until};
use crate::review::{Choice, expect, weigh_choice};
use crate::search::{Conditions, Findings, Memory, Start, search_from};
use crate::stranger::StrangerEntry;

/// An apprentice overlooks one decision in so many, misjudges the others by up to so much, and one time in so
/// many does whatever comes to its mind.
const APPRENTICE: Care = Care { overlooks_one_in: 4, error: 0.08, ..Care::FULL };
const WHIM: u32 = 8;

/// With what an opponent thinks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thinking {
    /// From where all its chance flows; another for every decision.
    pub seed: Seed,
    /// On how many threads a searching one thinks.
    pub threads: u32,
}

/// A decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Decided {
    /// Why somebody weaker decided instead, if so: the search broke down, or did not come to an end.
    pub trouble: Option<String>,
    /// What, in notation.
    pub notation: String,
    /// What the seat may expect, from 0 to 1; nothing if it was not weighed.
    pub chance: Option<f32>,
    /// How many simulations were made.
    pub simulations: u32,
    /// How many of them tried this decision.
    pub tried: u32,
    /// How long it took.
    pub time: Duration,
}

/// Why there is no decision.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoDecision {
    /// No opponent was entered for this game.
    #[error("there are no computer opponents for `{0}`")]
    UnknownGame(&'static str),
    /// The seat is not waited for.
    #[error("seat {0} has nothing to decide")]
    NotWaiting(Seat),
    /// Nobody came to a decision, not even by chance.
    #[error("no computer opponent could decide for seat {0}")]
    Broken(Seat),
}

/// How somebody is to decide.
#[derive(Clone, Debug)]
pub struct Order {
    /// How well.
    pub level: Level,
    /// With what.
    pub thinking: Thinking,
    /// By another method than that of the house, for those who compare them.
    pub method: Option<Method>,
    /// Going on where the last search of this seat in this game left off, if nothing was revealed since.
    pub memory: Option<Arc<Memory>>,
    /// When a search ends, whatever is left of its budget.
    pub deadline: Option<Arc<Deadline>>,
}

impl Order {
    /// By the method of the house, remembering nothing.
    pub fn new(level: Level, thinking: Thinking) -> Self {
        Self { level, thinking, method: None, memory: None, deadline: None }
    }

    /// The same with a memory.
    #[must_use]
    pub fn remembering(self, memory: &Arc<Memory>) -> Self {
        Self { memory: Some(Arc::clone(memory)), ..self }
    }

    /// The same within a deadline.
    #[must_use]
    pub fn within(self, deadline: &Arc<Deadline>) -> Self {
        Self { deadline: Some(Arc::clone(deadline)), ..self }
    }
}

/// Who decides for a seat of some game.
pub(crate) trait Opponent: Send + Sync {
    /// By which methods those who search do.
    fn methods(&self) -> Methods;

    fn decide(&self, position: &dyn AnyPosition, seat: Seat, order: &Order) -> Option<Decided>;

    fn hint(
        &self,
        position: &dyn AnyPosition,
        seat: Seat,
        budget: Budget,
        thinking: Thinking,
    ) -> Option<Hint>;

    /// How good this decision was beside the best one; nothing where there was no choice.
    fn weigh_choice(
        &self,
        position: &dyn AnyPosition,
        seat: Seat,
        notation: &str,
        budget: Budget,
        thinking: Thinking,
    ) -> Option<Choice>;

    /// Each seat's chance to win as this seat sees it, after it did what is given: on at least so many guesses, and
    /// more until the time is over. Nothing if it cannot do that in any.
    fn expect(
        &self,
        position: &dyn AnyPosition,
        seat: Seat,
        then: Option<&str>,
        least: u32,
        until: Instant,
        seed: Seed,
    ) -> Option<Chances>;
}

/// The opponents of one game.
struct Advised<G: Game, A> {
    /// What the best go by, and whoever is not named below.
    advice: A,
    /// What merchants go by, if it is something else.
    of_merchants: Option<A>,
    methods: Methods,
    game: std::marker::PhantomData<fn() -> G>,
}

impl<G: Game, A> Advised<G, A> {
    fn advice_of(&self, rank: Rank) -> &A {
        match (rank, &self.of_merchants) {
            (Rank::Merchant, Some(theirs)) => theirs,
            _ => &self.advice,
        }
    }
}

impl<G: Game, A: Advice<G>> Opponent for Advised<G, A> {
    fn methods(&self) -> Methods {
        self.methods
    }

    fn decide(&self, position: &dyn AnyPosition, seat: Seat, order: &Order) -> Option<Decided> {
        let seen = Seen::<G>::of(position, seat)?;
        let rank = order.level.rank();
        let method = order.method.unwrap_or(self.methods.of(rank));
        decide(seen, self.advice_of(rank), method, order)
    }

    fn hint(
        &self,
        position: &dyn AnyPosition,
        seat: Seat,
        budget: Budget,
        thinking: Thinking,
    ) -> Option<Hint> {
        // Whoever asks for advice wants it from the best.
        weigh(Seen::<G>::of(position, seat)?, &self.advice, self.methods.regent, budget, thinking)
    }

    fn weigh_choice(
        &self,
        position: &dyn AnyPosition,
        seat: Seat,
        notation: &str,
        budget: Budget,
        thinking: Thinking,
    ) -> Option<Choice> {
        let seen = Seen::<G>::of(position, seat)?;
        let done = seen.rules().read_notation(notation).ok()?;
        let settings = self.methods.regent.settings();
        weigh_choice(seen, &self.advice, settings, done, budget, thinking)
    }

    fn expect(
        &self,
        position: &dyn AnyPosition,
        seat: Seat,
        then: Option<&str>,
        least: u32,
        until: Instant,
        seed: Seed,
    ) -> Option<Chances> {
        let seen = Seen::<G>::of(position, seat)?;
        let then = match then {
            Some(notation) => Some(seen.rules().read_notation(notation).ok()?),
            None => None,
        };
        expect(seen, &self.advice, then, least, until, &mut Rng::new(seed))
    }
}

/// Decides by level; all that is used of the table is what the seat knows.
fn decide<G: Game, A: Advice<G>>(
    seen: Seen<'_, G>,
    advice: &A,
    method: Method,
    order: &Order,
) -> Option<Decided> {
    let (level, thinking) = (order.level, order.thinking);
    let start = Instant::now();
    let mut rng = Rng::new(thinking.seed.derive("opponent", 0));
    let by_chance = |rng: &mut Rng| {
        let action = seen.random_action(&mut Vec::new(), rng)?;
        let notation = seen.rules().notation(action);
        let (trouble, time) = (None, start.elapsed());
        Some(Decided { trouble, notation, chance: None, simulations: 0, tried: 0, time })
    };
    let found = match (level.rank(), level.budget()) {
        (Rank::Random, _) => return by_chance(&mut rng),
        (Rank::Apprentice, _) => {
            if rng.below(WHIM) == 0 {
                return by_chance(&mut rng);
            }
            glance(seen, advice, APPRENTICE, &mut rng)?
        }
        (_, Some(budget)) => {
            let conditions = Conditions { budget, threads: thinking.threads, seed: thinking.seed };
            let (memory, deadline) = (order.memory.as_deref(), order.deadline.as_deref());
            let start = Start { memory, deadline, among: None };
            match method {
                Method::Tree(settings) => search_from(seen, advice, settings, conditions, start)?,
                Method::Plain => try_until(seen, advice, conditions, deadline)?,
            }
        }
        (_, None) => glance(seen, advice, Care::FULL, &mut rng)?,
    };
    // A decision that is not legal would be a mistake of ours; the table shall not suffer from it.
    if !seen.allows(found.choice) {
        debug_assert!(false, "{:?} is not legal", found.choice);
        return by_chance(&mut rng);
    }
    Some(written(seen.rules(), &found))
}

/// Looks one decision ahead by what the advice rests on.
fn glance<G: Game, A: Advice<G>>(
    seen: Seen<'_, G>,
    advice: &A,
    care: Care,
    rng: &mut Rng,
) -> Option<Findings<G::Action>> {
    match advice.rests_on() {
        Some(base) => look_ahead(seen, base, care, rng),
        None => look_ahead(seen, advice, care, rng),
    }
}

fn written<G: Game>(rules: &G, found: &Findings<G::Action>) -> Decided {
    let best = found.decisions.iter().find(|finding| finding.action == found.choice);
    Decided {
        trouble: None,
        notation: rules.notation(found.choice),
        chance: best.filter(|finding| finding.visits > 0).map(|finding| finding.chance),
        simulations: found.simulations,
        tried: best.map_or(0, |finding| finding.visits),
        time: found.time,
    }
}

/// Who plays which game.
#[derive(Clone, Default)]
pub struct Bots {
    entries: Vec<(&'static str, Arc<dyn Opponent>)>,
    pub(crate) strangers: Vec<StrangerEntry>,
}

impl fmt::Debug for Bots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.entries.iter().map(|(game, _)| game)).finish()
    }
}

impl Bots {
    /// Opponents for no game.
    pub fn new() -> Self {
        Self::default()
    }

    /// The same with opponents for one more game; of two entries for a game the later one plays.
    #[must_use]
    pub fn with<G: Game>(self, advice: impl Advice<G>, methods: impl Into<Methods>) -> Self {
        self.entered::<G, _>(advice, None, methods.into())
    }

    /// The same, where merchants go by another advice than regents do.
    #[must_use]
    pub fn with_ranks<G: Game, A: Advice<G>>(
        self,
        merchant: A,
        regent: A,
        methods: impl Into<Methods>,
    ) -> Self {
        self.entered::<G, _>(regent, Some(merchant), methods.into())
    }

    fn entered<G: Game, A: Advice<G>>(
        mut self,
        advice: A,
        of_merchants: Option<A>,
        methods: Methods,
    ) -> Self {
        let game = std::marker::PhantomData;
        let advised = Advised::<G, _> { advice, of_merchants, methods, game };
        self.entries.insert(0, (G::info().name, Arc::new(advised)));
        self
    }

    /// By which methods the searching levels play this game, if there are opponents for it.
    pub fn methods(&self, game: &str) -> Option<Methods> {
        let entry = self.entries.iter().find(|(name, _)| *name == game);
        entry.map(|(_, opponent)| opponent.methods())
    }

    /// What an opponent of this level does at this seat.
    ///
    /// On a clock that falls the answer is the price on which it stops, or that it does not. If the search breaks
    /// down or overruns its time by a tenth, the clerk decides, or else chance does, and `trouble` says so.
    pub fn decide(
        &self,
        position: &dyn AnyPosition,
        seat: Seat,
        level: Level,
        thinking: Thinking,
    ) -> Result<Decided, NoDecision> {
        self.decide_as(position, seat, &Order::new(level, thinking))
    }

    /// The same, with more to say about how.
    pub fn decide_as(
        &self,
        position: &dyn AnyPosition,
        seat: Seat,
        order: &Order,
    ) -> Result<Decided, NoDecision> {
        if let Some(memory) = &order.memory {
            memory.turn_to(position.rules().as_ref(), seat);
        }
        guard::decide(self.opponent(position, seat)?, position, seat, order)
    }

    /// Who decides for a seat that is waited for.
    pub(crate) fn opponent(
        &self,
        position: &dyn AnyPosition,
        seat: Seat,
    ) -> Result<&Arc<dyn Opponent>, NoDecision> {
        let opponent = self.knower(position)?;
        if position.waiting_for().contains(seat) {
            Ok(opponent)
        } else {
            Err(NoDecision::NotWaiting(seat))
        }
    }

    /// Who knows this game.
    pub(crate) fn knower(
        &self,
        position: &dyn AnyPosition,
    ) -> Result<&Arc<dyn Opponent>, NoDecision> {
        let game = position.rules().info().name;
        let entry = self.entries.iter().find(|(name, _)| *name == game);
        entry.map(|(_, opponent)| opponent).ok_or(NoDecision::UnknownGame(game))
    }
}

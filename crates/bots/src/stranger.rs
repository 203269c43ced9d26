//! Players by their own lights: strangers, against whom opponents are measured.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use damrak_core::{AnyPosition, Deaf, Game, Rng, Seat, Seed, Seen};

use crate::advice::Advice;
use crate::bots::Bots;
use crate::budget::Budget;
use crate::plain::{Care, look_ahead};
use crate::search::{Conditions, Settings, search};

/// A player by its own lights. It gets what its seat knows and nothing else, and keeps nothing from one decision to the
/// next. Enter it with [`Bots::with_stranger`].
pub trait Decider<G: Game>: Send + Sync + 'static {
    /// What it does; nothing if it has no idea, which is counted against it.
    fn decide(&self, seen: Seen<'_, G>, rng: &mut Rng) -> Option<G::Action>;
}

/// Somebody who looks one decision ahead by some advice, every time with full care.
#[derive(Clone, Copy, Debug, Default)]
pub struct Glancing<A>(pub A);

impl<G: Game, A: Advice<G>> Decider<G> for Glancing<A> {
    fn decide(&self, seen: Seen<'_, G>, rng: &mut Rng) -> Option<G::Action> {
        look_ahead(seen, &self.0, Care::FULL, rng).map(|found| found.choice)
    }
}

/// Somebody who searches by some advice with so many simulations: a searching level as it was before, kept for measuring.
#[derive(Clone, Copy, Debug)]
pub struct Searching<A> {
    /// What it goes by.
    pub advice: A,
    /// How it searches.
    pub settings: Settings,
    /// How many simulations it makes.
    pub simulations: u32,
}

impl<G: Game, A: Advice<G>> Decider<G> for Searching<A> {
    fn decide(&self, seen: Seen<'_, G>, rng: &mut Rng) -> Option<G::Action> {
        let seed = Seed::from_number(u64::from(rng.below(u32::MAX)));
        let budget = Budget::Simulations(self.simulations);
        let conditions = Conditions { budget, threads: 1, seed };
        search(seen, &self.advice, self.settings, conditions).map(|found| found.choice)
    }
}

/// What a stranger came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Idea {
    /// This, in notation.
    Decided(String),
    /// Something that is not legal, or nothing.
    Nonsense,
    /// It broke down.
    BrokeDown,
}

/// A stranger of some game.
pub(crate) trait AnyStranger: Send + Sync {
    fn decide(&self, position: &dyn AnyPosition, seat: Seat, seed: Seed) -> Idea;
}

struct Entered<G, S>(S, std::marker::PhantomData<fn() -> G>);

impl<G: Game, S: Decider<G>> AnyStranger for Entered<G, S> {
    fn decide(&self, position: &dyn AnyPosition, seat: Seat, seed: Seed) -> Idea {
        let Some(seen) = Seen::<G>::of(position, seat) else { return Idea::Nonsense };
        let mut rng = Rng::new(seed.derive("opponent", 0));
        let decided = catch_unwind(AssertUnwindSafe(|| self.0.decide(seen, &mut rng)));
        match decided {
            Ok(Some(action)) if seen.allows(action) => Idea::Decided(seen.rules().notation(action)),
            Ok(_) => Idea::Nonsense,
            Err(_) => Idea::BrokeDown,
        }
    }
}

/// A stranger with its game and its name.
#[derive(Clone)]
pub(crate) struct StrangerEntry {
    game: &'static str,
    name: &'static str,
    stranger: Arc<dyn AnyStranger>,
}

impl Bots {
    /// The same with one more stranger of a game; of two of one name the later one plays.
    #[must_use]
    pub fn with_stranger<G: Game>(mut self, name: &'static str, stranger: impl Decider<G>) -> Self {
        let stranger = Arc::new(Entered::<G, _>(stranger, std::marker::PhantomData));
        let game = G::info().name;
        self.strangers.retain(|entry| (entry.game, entry.name) != (game, name));
        self.strangers.push(StrangerEntry { game, name, stranger });
        self
    }

    /// The names of all strangers of a game, in the order in which they were entered.
    pub fn strangers(&self, game: &str) -> impl Iterator<Item = &'static str> {
        let entries = self.strangers.iter().filter(move |entry| entry.game == game);
        entries.map(|entry| entry.name)
    }

    /// What the stranger of this name does at this seat; nothing if the game has none of that name.
    pub fn ask_stranger(
        &self,
        name: &str,
        position: &dyn AnyPosition,
        seat: Seat,
        seed: Seed,
    ) -> Option<Idea> {
        let game = position.rules().info().name;
        let entry = self.strangers.iter().find(|entry| (entry.game, entry.name) == (game, name))?;
        Some(entry.stranger.decide(position, seat, seed))
    }
}

/// The action that leads to what is worth most, one decision ahead on one guess of what is hidden; of equals the first.
pub fn best_by<G: Game>(
    seen: Seen<'_, G>,
    actions: &[G::Action],
    rng: &mut Rng,
    mut worth: impl FnMut(&G, &G::Position) -> f32,
) -> Option<G::Action> {
    let guess = seen.guess_reopened(rng);
    let mut best = (f32::NEG_INFINITY, actions.first().copied());
    for action in actions {
        let mut tried = guess.clone();
        if seen.rules().apply(&mut tried, seen.seat(), *action, &mut Deaf).is_ok() {
            let worth = worth(seen.rules(), &tried);
            if worth > best.0 {
                best = (worth, Some(*action));
            }
        }
    }
    best.1
}

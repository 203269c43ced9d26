//! What a search leaves behind for the next decision of the same seat.

use std::any::Any;
use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};

use damrak_core::edition::EditionId;
use damrak_core::{AnyRules, Deaf, Game, Rng, Seat, Seen, Setup};

use super::tree::Tree;

/// On so many guesses a decision must lead to the same sight for its tree to be kept: what is revealed by it was only
/// guessed before.
const GUESSES: u32 = 3;
/// Larger trees are not kept.
const MOST_EDGES: usize = 1_000_000;

/// The tree of the last decision, as long as it is of use: when the same seat decides again and nothing was revealed
/// between, the search goes on where it was. An empty one is a beginning, and whoever thinks of another seat or another
/// game in between has forgotten.
#[derive(Default)]
pub struct Memory(Mutex<Thoughts>);

#[derive(Default)]
struct Thoughts {
    /// What they are about.
    about: Option<(Setup, EditionId, Seat)>,
    /// What is [`Kept`].
    kept: Option<Box<dyn Any + Send>>,
}

impl fmt::Debug for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Memory").finish_non_exhaustive()
    }
}

/// A tree and where in it the game has come to.
pub(super) type Rooted<A> = (Tree<A>, u32);

struct Kept<G: Game> {
    /// What the seat will see then.
    view: G::View,
    /// One for every thread.
    trees: Vec<Rooted<G::Action>>,
}

impl Memory {
    /// Thinks of this seat from now on.
    pub(crate) fn turn_to(&self, rules: &dyn AnyRules, seat: Seat) {
        let about = (rules.setup().clone(), rules.edition().clone(), seat);
        let mut thoughts = self.lock();
        if thoughts.about.as_ref() != Some(&about) {
            *thoughts = Thoughts { about: Some(about), kept: None };
        }
    }

    fn lock(&self) -> MutexGuard<'_, Thoughts> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The trees that were kept for what the seat sees now, if any were; nothing is left behind.
    pub(super) fn take<G: Game>(&self, seen: Seen<'_, G>) -> Vec<Rooted<G::Action>> {
        let kept = self.lock().kept.take();
        let kept = kept.and_then(|kept| kept.downcast::<Kept<G>>().ok());
        kept.filter(|kept| kept.view == seen.view()).map(|kept| kept.trees).unwrap_or_default()
    }

    /// Keeps trees for what the seat will see.
    pub(super) fn keep<G: Game>(&self, view: G::View, trees: Vec<Rooted<G::Action>>) {
        if !trees.is_empty() && trees.iter().all(|(tree, _)| tree.edges.len() <= MOST_EDGES) {
            let kept: Kept<G> = Kept { view, trees };
            self.lock().kept = Some(Box::new(kept));
        }
    }
}

/// What the seat will see after this decision, and a position of that moment: if it decides alone now and then, and
/// nothing is revealed between that was only guessed before.
pub(super) fn foresee<G: Game>(
    seen: Seen<'_, G>,
    choice: G::Action,
    rng: &mut Rng,
) -> Option<(G::View, G::Position)> {
    let (rules, seat) = (seen.rules(), seen.seat());
    let alone = |position: &G::Position| {
        let waiting = rules.waiting_for(position);
        waiting.len() == 1 && waiting.contains(seat)
    };
    let mut expected: Option<(G::View, G::Position)> = None;
    for _ in 0..GUESSES {
        let mut position = seen.guess(rng);
        if !alone(&position) {
            return None;
        }
        rules.apply(&mut position, seat, choice, &mut Deaf).ok()?;
        if !alone(&position) {
            return None;
        }
        let view = Seen::new(rules, &position, seat).view();
        if expected.as_ref().is_some_and(|(known, _)| *known != view) {
            return None;
        }
        expected = Some((view, position));
    }
    expected
}

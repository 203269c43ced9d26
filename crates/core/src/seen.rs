//! What somebody who decides for a seat may use.

use crate::face::{AnyPosition, Placed};
use crate::{Game, Rng, Seat, SeatSet, Viewer};

/// The table as one seat knows it: the handle that a computer opponent gets.
///
/// It gives the seat's view, its legal actions, and guesses: full positions drawn from those that agree with
/// all the seat knows. The true position lies behind it and cannot be taken out: nothing here returns it, and
/// everything that is returned depends by contract only on what the seat knows.
///
/// ```compile_fail,E0616
/// fn cheat<G: damrak_core::Game>(seen: &damrak_core::Seen<'_, G>) -> G::Position {
///     seen.position.clone() // the field is private
/// }
/// ```
pub struct Seen<'a, G: Game> {
    rules: &'a G,
    position: &'a G::Position,
    seat: Seat,
}

impl<G: Game> Clone for Seen<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Seen<'_, G> {}

/// Says whose it is, and nothing of the position.
impl<G: Game> std::fmt::Debug for Seen<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Seen").field("seat", &self.seat).finish_non_exhaustive()
    }
}

impl<'a, G: Game> Seen<'a, G> {
    /// What this seat knows of this position.
    pub fn new(rules: &'a G, position: &'a G::Position, seat: Seat) -> Self {
        Self { rules, position, seat }
    }

    /// What this seat knows of a position of some game; nothing if it is another game, or has no such seat.
    pub fn of(position: &'a dyn AnyPosition, seat: Seat) -> Option<Self> {
        let placed = position.inside().downcast_ref::<Placed<G>>()?;
        let sits = seat.number() <= placed.rules().players();
        sits.then(|| Self::new(placed.game(), placed.position(), seat))
    }

    /// The rules of the game.
    pub fn rules(&self) -> &'a G {
        self.rules
    }

    /// Whose knowledge this is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat may see.
    pub fn view(&self) -> G::View {
        self.rules.view(self.position, Viewer::Seat(self.seat))
    }

    /// The seats that owe a decision now, which everybody knows.
    pub fn waiting_for(&self) -> SeatSet {
        self.rules.waiting_for(self.position)
    }

    /// Every decision open to the seat, into a cleared buffer.
    pub fn legal_actions(&self, out: &mut Vec<G::Action>) {
        self.rules.legal_actions(self.position, self.seat, out);
    }

    /// Whether this decision is open to the seat.
    pub fn allows(&self, action: G::Action) -> bool {
        self.rules.is_legal(self.position, self.seat, action).is_ok()
    }

    /// A random decision of the seat; nothing if it has none to take.
    pub fn random_action(&self, buffer: &mut Vec<G::Action>, rng: &mut Rng) -> Option<G::Action> {
        self.rules.random_action(self.position, self.seat, buffer, rng)
    }

    /// A full position drawn from those that agree with all the seat knows.
    pub fn guess(&self, rng: &mut Rng) -> G::Position {
        self.rules.guess(self.position, self.seat, rng)
    }

    /// The same, in which everybody who decides at the same moment as the seat has still to decide.
    pub fn guess_reopened(&self, rng: &mut Rng) -> G::Position {
        let mut guess = self.guess(rng);
        self.rules.reopen(&mut guess, self.seat);
        guess
    }
}

//! What a seat can imagine: full positions that agree with all it knows (clause P-12).

use damrak_core::{Rng, Seat};

use crate::coins::{Coin, MOST_WORTH};
use crate::edition::MOST_EACH;
use crate::position::Position;
use crate::rules::Pennies;

/// As many coins as a purse can have.
const MOST_COINS: usize = MOST_WORTH as usize * MOST_EACH as usize;

impl Pennies {
    /// Every coin that the seat has not seen may be in any hand, face down on the table, or in the purse. At the end
    /// all hands are open (clause P-10), and nothing is left to imagine.
    pub(crate) fn imagine(&self, position: &Position, seat: Seat, rng: &mut Rng) -> Position {
        let mut guess = position.clone();
        if self.is_over(position) {
            return guess;
        }
        let mut pool = [Coin::default(); MOST_COINS];
        let mut count = 0;
        for (place, coin) in pool.iter_mut().zip(self.unseen_by(position, Some(seat)).iter()) {
            *place = coin;
            count += 1;
        }
        let pool = &mut pool[..count];
        rng.shuffle(pool);
        let mut drawn = pool.iter().copied();
        for other in Seat::all(self.players).filter(|other| *other != seat).map(Seat::index) {
            if guess.sealed[other].is_some() {
                guess.sealed[other] = drawn.next();
            }
            let held = usize::from(guess.hands[other].len());
            guess.hands[other] = drawn.by_ref().take(held).collect();
        }
        guess
    }
}

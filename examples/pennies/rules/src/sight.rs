//! What each may see, and what they can imagine: full positions that agree with all they know (clause P-12).

use damrak_core::{Rng, Rules, Seat, Sight, Viewer};

use crate::coins::{Coin, MOST_WORTH};
use crate::edition::MOST_EACH;
use crate::position::{Position, winner};
use crate::rules::Pennies;
use crate::view::{OwnView, RoundView, View};

/// As many coins as a purse can have.
const MOST_COINS: usize = MOST_WORTH as usize * MOST_EACH as usize;

impl Sight for Pennies {
    type View = View;
    type Common = ();

    fn look_at_common(&self, _position: &Position) {}

    fn look(&self, position: &Position, viewer: Viewer, (): &()) -> View {
        let seat = match viewer {
            Viewer::Seat(seat) if seat.number() <= self.players => Some(seat),
            _ => None,
        };
        let unseen = self.unseen_by(position, seat);
        let points = position.points(self.players);
        let past = position.past(self.players);
        View {
            viewer,
            rounds: self.rounds,
            waiting: self.waiting_for(position),
            is_over: self.is_over(position),
            past: past.map(|it| RoundView { coins: it.to_vec(), winner: winner(it) }).collect(),
            players: Seat::all(self.players)
                .map(|seat| self.look_at(position, seat, points[seat.index()]))
                .collect(),
            unseen: (1..=self.highest()).map(|worth| unseen.count(Coin(worth))).collect(),
            own: seat.map(|seat| OwnView {
                hand: position.hands[seat.index()].iter().collect(),
                laid: position.sealed[seat.index()],
            }),
        }
    }

    /// Every coin that the seat has not seen may be in any hand, face down on the table, or in the purse. At the end
    /// all hands are open (clause P-10), and nothing is left to imagine.
    fn guess(&self, position: &Position, seat: Seat, rng: &mut Rng) -> Position {
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

    fn reopen(&self, guess: &mut Position, seat: Seat) {
        for other in Seat::all(self.players).filter(|other| *other != seat).map(Seat::index) {
            if let Some(coin) = guess.sealed[other].take() {
                guess.hands[other].put(coin);
            }
        }
    }
}

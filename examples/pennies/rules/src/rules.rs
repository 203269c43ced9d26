//! The rules value, and the contract of a game.

use std::ops::RangeInclusive;

use damrak_core::edition::{EditionId, EditionSource};
use damrak_core::{
    Audience, Disclosure, Figure, GameInfo, Listener, OpenError, Rng, Rules, Score, Seat, SeatSet,
    Seed, Setup, Standing, wrap,
};

use crate::coins::{Coin, Coins};
use crate::edition::Edition;
use crate::event::{Event, FIGURES};
use crate::info::{INFO, ROUNDS};
use crate::position::{Position, winner};
use crate::refusal::Refusal;
use crate::{HAND, MOST_ROUNDS, SEATS};

/// The rules for one table.
#[derive(Debug)]
pub struct Pennies {
    edition: Edition,
    /// Clause P-1.
    pub(crate) players: u8,
    /// Clauses P-10 and P-11.
    pub(crate) rounds: u8,
}

impl Pennies {
    /// Every coin there is (clause P-2).
    pub fn coins(&self) -> Coins {
        self.edition.coins
    }

    /// The highest worth.
    pub(crate) fn highest(&self) -> u8 {
        self.edition.highest
    }

    /// Whether there is such a coin.
    pub(crate) fn has(&self, coin: Coin) -> bool {
        self.coins().count(coin) > 0
    }

    /// What a seat holds.
    pub fn hand(&self, position: &Position, seat: Seat) -> Coins {
        position.hands.get(seat.index()).copied().unwrap_or_default()
    }

    /// The points of a seat.
    pub fn points(&self, position: &Position, seat: Seat) -> u8 {
        position.points(self.players).get(seat.index()).copied().unwrap_or_default()
    }

    /// How many rounds are played.
    pub fn rounds(&self) -> u8 {
        self.rounds
    }

    /// The rounds that are still to be played, by their numbers.
    pub fn rounds_left(&self, position: &Position) -> RangeInclusive<u8> {
        position.done + 1..=self.rounds
    }

    /// Whether nobody has laid a coin in this round yet.
    pub fn is_between_rounds(&self, position: &Position) -> bool {
        position.sealed.iter().all(Option::is_none)
    }

    /// Clause P-10.
    pub(crate) fn is_over(&self, position: &Position) -> bool {
        position.done >= self.rounds
    }
}

wrap! {
    /// A decision being carried out.
    struct Doing<'a, L>(damrak_core::Doing<'a, Pennies, L>);
}

impl<L: Listener<Event>> Doing<'_, L> {
    /// Clauses P-4 and P-5: the coin lies face down; the last one turns all of them up.
    fn lay(&mut self, seat: Seat, coin: Coin) {
        self.position.hands[seat.index()].take(coin);
        self.position.sealed[seat.index()] = Some(coin);
        self.tell_only(seat, || Event::Laid { seat, coin });
        self.tell_others(seat, || Event::LaidFaceDown { seat });
        if self.rules.waiting_for(self.position).is_empty() {
            self.turn_up();
        }
    }

    /// Clauses P-4 to P-9: once all have laid, the coins are turned up and stay on the table.
    fn turn_up(&mut self) {
        self.reveal();
        let players = self.rules.players;
        let coins = self.position.sealed.map(Option::unwrap_or_default);
        let coins_of_all = &coins[..usize::from(players)];
        self.tell(|| Event::TurnedUp {
            coins: Seat::all(players).zip(coins_of_all.iter().copied()).collect(),
        });
        match winner(coins_of_all) {
            Some(seat) => {
                let (coin, points) = (coins[seat.index()], self.position.done + 1);
                self.tell(|| Event::Won { seat, coin, points });
            }
            None => self.tell(|| Event::NobodyWon),
        }
        let round = usize::from(self.position.done);
        self.position.rounds[round] = coins;
        self.position.sealed = [None; SEATS];
        self.position.done += 1;
        if self.rules.is_over(self.position) {
            self.show_hands();
        } else {
            let round = self.position.done + 1;
            self.tell(|| Event::RoundBegan { round });
        }
    }

    /// Clause P-10.
    fn show_hands(&mut self) {
        for seat in Seat::all(self.rules.players) {
            let hand = self.position.hands[seat.index()];
            self.tell(|| Event::Kept { seat, coins: hand.iter().collect(), worth: hand.worth() });
        }
    }
}

impl Rules for Pennies {
    type Position = Position;
    type Action = Coin;
    type Event = Event;
    type Refusal = Refusal;

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn open(setup: &Setup, source: EditionSource<'_>) -> Result<Self, OpenError> {
        let edition = Edition::read(source)?;
        let rounds = setup.number(ROUNDS).clamp(1, MOST_ROUNDS as i64) as u8;
        Ok(Self { edition, players: setup.players.min(SEATS as u8), rounds })
    }

    fn edition(&self) -> &EditionId {
        &self.edition.id
    }

    fn players(&self) -> u8 {
        self.players
    }

    /// Clause P-3. Coins are drawn one by one; what stays in the purse is never looked at.
    fn deal(&self, seed: Seed, listener: &mut impl Listener<Event>) -> Position {
        let mut rng = Rng::new(seed);
        let mut purse = self.coins();
        let mut position = Position::default();
        for seat in Seat::all(self.players) {
            let hand = &mut position.hands[seat.index()];
            for _ in 0..HAND {
                let drawn = rng.below(u32::from(purse.len()));
                if let Some(coin) = purse.iter().nth(drawn as usize) {
                    purse.take(coin);
                    hand.put(coin);
                }
            }
            let coins = || hand.iter().collect();
            listener.tell(Audience::Only(seat), || Event::Drew { seat, coins: coins() });
        }
        listener.tell(Audience::All, || Event::RoundBegan { round: 1 });
        position
    }

    /// Clause P-4: all who have not laid yet.
    fn waiting_for(&self, position: &Position) -> SeatSet {
        if self.is_over(position) {
            return SeatSet::EMPTY;
        }
        Seat::all(self.players).filter(|seat| position.sealed[seat.index()].is_none()).collect()
    }

    fn legal_actions(&self, position: &Position, seat: Seat, out: &mut Vec<Coin>) {
        out.clear();
        if self.waiting_for(position).contains(seat) {
            out.extend(self.hand(position, seat).kinds());
        }
    }

    /// Clauses P-4, P-5 and P-10.
    fn is_legal(&self, position: &Position, seat: Seat, coin: Coin) -> Result<(), Refusal> {
        match () {
            () if seat.number() > self.players => Err(Refusal::NoPlayer),
            () if self.is_over(position) => Err(Refusal::Over),
            () if position.sealed[seat.index()].is_some() => Err(Refusal::LaidAlready),
            () if self.hand(position, seat).count(coin) == 0 => Err(Refusal::NotInHand),
            () => Ok(()),
        }
    }

    fn apply(
        &self,
        position: &mut Position,
        seat: Seat,
        coin: Coin,
        listener: &mut impl Listener<Event>,
    ) -> Result<Disclosure, Refusal> {
        self.is_legal(position, seat, coin)?;
        let mut doing = Doing(damrak_core::Doing::new(self, position, listener));
        doing.lay(seat, coin);
        Ok(doing.disclosure())
    }

    /// Clause P-10: points first, then what was kept.
    fn standing(&self, position: &Position) -> Option<Standing> {
        self.is_over(position).then(|| {
            let scores = |seat: Seat| {
                let points = self.points(position, seat);
                let kept = self.hand(position, seat).worth();
                vec![
                    Score::new("points", "pennies-score-points", i64::from(points)),
                    Score::new("kept", "pennies-score-kept", i64::from(kept)),
                ]
            };
            let seats = Seat::all(self.players).map(|seat| (seat, scores(seat))).collect();
            Standing::rank(seats, Vec::new())
        })
    }

    fn figures() -> &'static [Figure<Event>] {
        FIGURES
    }
}

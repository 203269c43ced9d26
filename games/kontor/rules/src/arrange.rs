//! Arranging a position by hand: for tests, examples and puzzles.

use damrak_core::{Deaf, Documents, PositionError, Seat};

use crate::components::{BLACK, CardId, CardSet, RED, Suit};
use crate::rules::{Doing, Kontor};
use crate::state::{Direction, Pile, Position};

/// Builds a position piece by piece. Cards that are mentioned nowhere go to their piles in the order of
/// the box, the lowest number on top; the other canals of the start are filled in.
///
/// Names of cards and cells are those of the notation. A wrong name, or a position that cannot be, is
/// told by [`Arrange::done`].
#[derive(Debug)]
pub struct Arrange<'a> {
    rules: &'a Kontor,
    position: Position,
    placed: CardSet,
    problem: Option<PositionError>,
}

impl<'a> Arrange<'a> {
    /// The anchor with the boat, and nothing else.
    pub fn new(rules: &'a Kontor) -> Self {
        let mut position = rules.empty_table();
        position.round = 1;
        let placed = CardSet::from_iter([CardId::ANCHOR]);
        Self { rules, position, placed, problem: None }
    }

    fn fail(&mut self, place: &str, problem: String) {
        self.problem.get_or_insert(PositionError::at(place, problem));
    }

    fn take(&mut self, name: &str) -> Option<CardId> {
        let card = self.rules.deck().find(name);
        match card {
            Some(card) if self.placed.contains(card) => {
                self.fail("cards", format!("{name} is in two places"));
            }
            Some(card) => self.placed.insert(card),
            None => self.fail("cards", format!("`{name}` is no card of this edition")),
        }
        card
    }

    fn cell(&mut self, name: &str) -> Option<crate::cells::Cell> {
        let cell = self.rules.layout().grid.find(name);
        if cell.is_none() {
            self.fail("cells", format!("`{name}` is no cell of this harbour"));
        }
        cell
    }

    /// Lays cards on cells: `"R11 d4, C62 e4"`. A second card on a cell covers the first.
    #[must_use]
    pub fn lay(mut self, cards: &str) -> Self {
        for pair in cards.split(',').map(str::trim).filter(|pair| !pair.is_empty()) {
            let (name, at) = pair.split_once(' ').unwrap_or((pair, ""));
            if let (Some(card), Some(cell)) = (self.take(name), self.cell(at.trim())) {
                if self.position.harbour.card(cell).is_some() {
                    self.rules.cover(&mut self.position.harbour, cell);
                }
                self.rules.place(&mut self.position.harbour, cell, card, None);
            }
        }
        self
    }

    /// Lays a bridge on a cell.
    #[must_use]
    pub fn bridge(mut self, name: &str, at: &str, direction: Direction) -> Self {
        if let (Some(card), Some(cell)) = (self.take(name), self.cell(at)) {
            self.rules.cover(&mut self.position.harbour, cell);
            self.rules.place(&mut self.position.harbour, cell, card, Some(direction));
        }
        self
    }

    /// Moves the boat.
    #[must_use]
    pub fn boat(mut self, at: &str) -> Self {
        self.position.harbour.boat = self.cell(at);
        self
    }

    /// Gives cards to a hand: `"R11 R13 C62"`.
    #[must_use]
    pub fn hand(mut self, seat: Seat, cards: &str) -> Self {
        for name in cards.split_whitespace() {
            if let Some(card) = self.take(name) {
                self.position.hands[seat.index()].insert(card);
            }
        }
        self
    }

    /// Makes cards of the hands known to all.
    #[must_use]
    pub fn known(mut self, cards: &str) -> Self {
        for name in cards.split_whitespace() {
            match self.rules.deck().find(name) {
                Some(card) => self.position.known.insert(card),
                None => self.fail("known", format!("`{name}` is no card of this edition")),
            }
        }
        self
    }

    /// Puts these cards on top of their piles, the last one uppermost.
    #[must_use]
    pub fn top(mut self, cards: &str) -> Self {
        for name in cards.split_whitespace() {
            if let Some(card) = self.take(name) {
                self.put_on_pile(card);
            }
        }
        self
    }

    fn put_on_pile(&mut self, card: CardId) {
        let add = |pile: Vec<CardId>| pile.into_iter().chain([card]).collect::<Vec<_>>();
        match card.suit() {
            Suit::Quay(owner) => {
                let pile = &mut self.position.quay_piles[owner.index()];
                *pile = Pile::of(&add(pile.iter().collect()));
            }
            Suit::Canal => {
                let pile = &mut self.position.canal_pile;
                *pile = Pile::of(&add(pile.iter().collect()));
            }
            Suit::Special => {
                let pile = &mut self.position.special_pile;
                *pile = Pile::of(&add(pile.iter().collect()));
            }
        }
    }

    /// The guilders of Red and Black; the treasury has the rest.
    #[must_use]
    pub fn guilders(mut self, red: u8, black: u8) -> Self {
        self.position.guilders = [red, black];
        match self.rules.guilders_in_play().checked_sub(red.saturating_add(black)) {
            Some(rest) => self.position.treasury = rest,
            None => self.fail("guilders", "there are not so many guilders".to_owned()),
        }
        self
    }

    /// How many rounds in a row nothing was laid.
    #[must_use]
    pub fn idle(mut self, rounds: u8) -> Self {
        self.position.idle_rounds = rounds;
        self
    }

    /// How many rounds in a row the harbour did not grow.
    #[must_use]
    pub fn stale(mut self, rounds: u8) -> Self {
        self.position.stale_rounds = rounds;
        self
    }

    /// Completes the position: both are to choose a card, or to buy if they can.
    pub fn done(mut self) -> Result<Position, PositionError> {
        self.fill_start();
        self.fill_piles();
        if let Some(problem) = self.problem {
            return Err(problem);
        }
        let position = &mut self.position;
        self.rules.fix_border(&mut position.harbour);
        position.largest = position.harbour.filled().len();
        let mut deaf = Deaf;
        let mut doing = Doing(damrak_core::Doing::new(self.rules, position, &mut deaf));
        doing.close_all_surrounded();
        doing.begin_deciding();
        self.rules.check(position)?;
        Ok(self.position)
    }

    /// The cells of the start that were not mentioned get canals, the highest numbers first.
    fn fill_start(&mut self) {
        for cell in self.rules.layout().canals {
            if self.position.harbour.card(cell).is_some() {
                continue;
            }
            let canals = Suit::Canal.cards().and(self.rules.in_play).minus(self.placed);
            let Some(card) = canals.into_iter().last() else { return };
            self.placed.insert(card);
            self.rules.place(&mut self.position.harbour, cell, card, None);
        }
    }

    /// Whatever was not mentioned goes under the piles.
    fn fill_piles(&mut self) {
        let rest = self.rules.in_play.minus(self.placed);
        let under = |suit: Suit, pile: Vec<CardId>| -> Vec<CardId> {
            let mut cards: Vec<CardId> = rest.and(suit.cards()).into_iter().collect();
            cards.reverse();
            cards.extend(pile);
            cards
        };
        for seat in [RED, BLACK] {
            let pile = &mut self.position.quay_piles[seat.index()];
            *pile = Pile::of(&under(Suit::Quay(seat), pile.iter().collect()));
        }
        let pile = &mut self.position.canal_pile;
        *pile = Pile::of(&under(Suit::Canal, pile.iter().collect()));
        let pile = &mut self.position.special_pile;
        *pile = Pile::of(&under(Suit::Special, pile.iter().collect()));
    }
}

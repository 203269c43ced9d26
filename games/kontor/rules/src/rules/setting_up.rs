//! Setting up (clauses K-5 to K-9 and the starts of the variants).

use damrak_core::{Listener, Rng, Seat};

use super::{Doing, Kontor};
use crate::cells::CellSet;
use crate::components::{CARDS, CardId, CardSet, QUAYS_EACH, Suit};
use crate::edition::Layout;
use crate::event::Event;
use crate::info::Variant;
use crate::state::{Choice, Harbour, Pile, Position, Secret, Stage};

/// Quays in the first hand (clause K-8).
const FIRST_QUAYS: usize = 3;
/// Canals in the first hand (clause K-7).
const FIRST_CANALS: usize = 2;

impl Kontor {
    /// The table with the anchor, the boat and the money, and no other card.
    pub(crate) fn empty_table(&self) -> Position {
        let mut harbour = Harbour::new();
        self.place(&mut harbour, self.layout.anchor, CardId::ANCHOR, None);
        harbour.boat = self.options.variant.has_boat().then_some(self.layout.anchor);
        if self.layout.fixed {
            harbour.first_row = Some(0);
            harbour.first_column = Some(0);
        }
        let each = self.edition.start_guilders;
        Position {
            harbour,
            hands: [CardSet::EMPTY; 2],
            known: CardSet::EMPTY,
            quay_piles: [Pile::EMPTY; 2],
            canal_pile: Pile::EMPTY,
            special_pile: Pile::EMPTY,
            guilders: [each; 2],
            treasury: self.guilders_in_play() - 2 * each,
            round: 0,
            played: [None; 2],
            stage: Stage::Choosing([Secret::<Choice>::Open; 2]),
            laid_this_round: false,
            grew_this_round: false,
            idle_rounds: 0,
            stale_rounds: 0,
            largest: 0,
        }
    }

    /// Clauses K-6 and K-7: the start of the harbour, two canals for each hand, the rest a pile.
    pub(super) fn lay_out_canals(&self, position: &mut Position, rng: &mut Rng) {
        let mut shuffled = Shuffled::new(Suit::Canal.cards(), self.in_play, rng);
        for cell in self.layout.canals {
            if let Some(card) = shuffled.next() {
                self.place(&mut position.harbour, cell, card, None);
            }
        }
        for hand in &mut position.hands {
            for card in shuffled.take(FIRST_CANALS) {
                hand.insert(card);
            }
        }
        position.canal_pile = Pile::of(shuffled.rest());
        position.largest = position.harbour.filled().len();
        self.fix_border(&mut position.harbour);
    }

    /// Clause K-8: three quays in hand, the rest a pile of one's own.
    pub(super) fn deal_quays(&self, position: &mut Position, seat: Seat, rng: &mut Rng) {
        let mut shuffled = Shuffled::new(Suit::Quay(seat).cards(), self.in_play, rng);
        for card in shuffled.take(FIRST_QUAYS) {
            position.hands[seat.index()].insert(card);
        }
        position.quay_piles[seat.index()] = Pile::<QUAYS_EACH>::of(shuffled.rest());
    }

    /// Clause K-73: the special cards, face down.
    pub(super) fn shuffle_specials(&self, position: &mut Position, rng: &mut Rng) {
        let shuffled = Shuffled::new(Suit::Special.cards(), self.in_play, rng);
        position.special_pile = Pile::of(shuffled.rest());
    }
}

/// A shuffled stack that is dealt from the top, without heap.
#[derive(Clone)]
struct Shuffled {
    cards: [CardId; CARDS],
    len: usize,
}

impl Shuffled {
    fn new(suit: CardSet, in_play: CardSet, rng: &mut Rng) -> Self {
        let mut stack = Self { cards: [CardId(0); CARDS], len: 0 };
        for card in suit.and(in_play).into_iter().filter(|card| *card != CardId::ANCHOR) {
            stack.cards[stack.len] = card;
            stack.len += 1;
        }
        rng.shuffle(&mut stack.cards[..stack.len]);
        stack
    }

    fn next(&mut self) -> Option<CardId> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[self.len])
    }

    fn take(&mut self, count: usize) -> impl Iterator<Item = CardId> {
        let end = self.len;
        self.len = end.saturating_sub(count);
        self.cards[self.len..end].iter().rev().copied()
    }

    fn rest(&self) -> &[CardId] {
        &self.cards[..self.len]
    }
}

/// Clause K-63: the blocks between the canals, row by row, if they are nine in a three by three array.
pub(crate) fn find_blocks(layout: &Layout) -> Option<[CellSet; 9]> {
    let grid = &layout.grid;
    let land = grid.area() & !layout.canals & !layout.anchor.set();
    let mut blocks = Vec::new();
    let mut rest = land;
    while let Some(cell) = rest.first() {
        let mut block = cell.set();
        loop {
            let grown = block | (grid.neighbours(block) & land);
            if grown == block {
                break;
            }
            block = grown;
        }
        rest &= !block;
        blocks.push(block);
    }
    let blocks: [CellSet; 9] = blocks.try_into().ok()?;
    let lined_up = (0..9).all(|index| {
        let (row, column) = (grid.row_span(blocks[index]), grid.column_span(blocks[index]));
        row == grid.row_span(blocks[index / 3 * 3]) && column == grid.column_span(blocks[index % 3])
    });
    lined_up.then_some(blocks)
}

impl Kontor {
    /// Whether a variant rule wants quays beside water (clause K-61).
    pub(crate) fn quays_need_water(&self) -> bool {
        self.options.variant == Variant::WaterGames
    }
}

impl<L: Listener<Event>> Doing<'_, L> {
    /// What lies open on the piles.
    pub(super) fn tell_piles(&mut self) {
        let rules = self.rules;
        let tops = self.position.quay_piles.map(|pile| pile.top());
        let canal = self.position.canal_pile.top();
        self.tell(|| Event::Dealt {
            canal: canal.map(|card| rules.card_name(card)),
            quays: tops.map(|top| top.map(|card| rules.card_name(card))),
        });
    }

    /// Clause K-73: a round begins with buying, if anybody can buy; else with choosing.
    pub(crate) fn begin_round(&mut self) {
        self.position.round += 1;
        self.position.laid_this_round = false;
        self.position.grew_this_round = false;
        self.position.played = [None; 2];
        let round = self.position.round;
        self.tell(|| Event::RoundBegan { round });
        self.begin_deciding();
    }

    /// The first secret decision of a round.
    pub(crate) fn begin_deciding(&mut self) {
        if self.position.special_pile.is_empty() || !self.begin_buying() {
            self.position.stage = Stage::Choosing([Secret::Open; 2]);
        }
    }
}

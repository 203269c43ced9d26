//! Buying building cards (clauses C-20 to C-27).

use damrak_core::{Listener, Seat};

use super::Chartered;
use super::Doing;
use crate::components::{Card, MOST_CARDS};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Position, Stage};

/// Cards that are bought at once (clause C-20).
const CARDS_A_TURN: u8 = 2;

impl Chartered {
    fn has_room(&self, position: &Position, seat: Seat) -> Result<(), Refusal> {
        let full = position.players[seat.index()].hand.len() >= MOST_CARDS;
        if full { Err(Refusal::HandFull) } else { Ok(()) }
    }

    /// Whether the first card can be paid for; after a new market it is paid already.
    pub(super) fn may_begin_buying(&self, position: &Position, seat: Seat) -> Result<(), Refusal> {
        self.has_room(position, seat)?;
        let paid = matches!(position.stage, Stage::Buying { .. });
        if paid || self.affords(position, seat, self.edition.prices.cards) {
            Ok(())
        } else {
            Err(Refusal::CardsTooDear)
        }
    }

    pub(crate) fn may_take(
        &self,
        position: &Position,
        seat: Seat,
        card: Card,
    ) -> Result<(), Refusal> {
        self.may_begin_buying(position, seat)?;
        if !position.market.contains(&Some(card)) {
            return Err(Refusal::NotInMarket);
        }
        self.may_take_now(position, card)
    }

    /// Clause C-22, of a card in the market.
    pub(super) fn may_take_now(&self, position: &Position, card: Card) -> Result<(), Refusal> {
        if card.is_level() && matches!(position.stage, Stage::Buying { taken: 1.. }) {
            return Err(Refusal::LevelAlone);
        }
        Ok(())
    }

    pub(crate) fn may_draw(&self, position: &Position, seat: Seat) -> Result<(), Refusal> {
        self.may_begin_buying(position, seat)?;
        if position.pile.is_empty() { Err(Refusal::PileEmpty) } else { Ok(()) }
    }

    /// Clause C-24; clause C-26 asks for a card in the pile.
    pub(crate) fn may_refresh(&self, position: &Position, seat: Seat) -> Result<(), Refusal> {
        self.has_room(position, seat)?;
        if position.pile.is_empty() {
            return Err(Refusal::PileEmpty);
        }
        if self.affords(position, seat, self.edition.prices.refresh) {
            Ok(())
        } else {
            Err(Refusal::RefreshTooDear)
        }
    }

    /// Whether a second card can be taken (clause C-21).
    fn can_take_another(&self, position: &Position, seat: Seat) -> bool {
        let in_market = position.market.iter().flatten().any(|card| !card.is_level());
        self.has_room(position, seat).is_ok() && (in_market || !position.pile.is_empty())
    }
}

impl<L: Listener<Event>> Doing<'_, L> {
    fn taken_so_far(&self) -> u8 {
        match self.position.stage {
            Stage::Buying { taken } => taken,
            _ => 0,
        }
    }

    /// The first card is paid for, unless a new market was.
    fn pay_for_cards(&mut self, seat: Seat) {
        if matches!(self.position.stage, Stage::Buying { .. }) {
            return;
        }
        let price = self.rules.edition.prices.cards;
        self.position.pay(seat, -i32::from(price));
        self.tell(|| Event::CardsBought { seat, price });
    }

    pub(super) fn take(&mut self, seat: Seat, card: Card) {
        self.pay_for_cards(seat);
        let taken = self.taken_so_far();
        if let Some(place) = self.position.market.iter_mut().find(|place| **place == Some(card)) {
            *place = None;
        }
        self.player(seat).gain_shown(card);
        let rules = self.rules;
        self.tell(|| Event::Took { seat, card: rules.card_name(card) });
        // A level card of the market is the only one (clause C-22).
        self.after_card(seat, if card.is_level() { CARDS_A_TURN } else { taken + 1 });
    }

    pub(super) fn draw(&mut self, seat: Seat) {
        self.pay_for_cards(seat);
        let taken = self.taken_so_far();
        if let Some(card) = self.position.pile.pop() {
            let stretch = self.position.knowledge.stretch;
            self.player(seat).gain_hidden(card, stretch);
            self.reveal();
            let rules = self.rules;
            self.tell_only(seat, || Event::DrewCard { seat, card: rules.card_name(card) });
            self.tell_others(seat, || Event::Drew { seat });
        }
        self.after_card(seat, taken + 1);
    }

    fn after_card(&mut self, seat: Seat, taken: u8) {
        self.position.stage = Stage::Buying { taken };
        if taken >= CARDS_A_TURN || !self.rules.can_take_another(self.position, seat) {
            self.end_turn();
        }
    }

    /// Clause C-24.
    pub(super) fn refresh(&mut self, seat: Seat) {
        let price = self.rules.edition.prices.refresh;
        self.position.pay(seat, -i32::from(price));
        self.tell(|| Event::Refreshed { seat, price });
        self.position.knowledge.begin_stretch();
        for place in 0..self.position.market.len() {
            let Some(card) = self.position.market[place].take() else { continue };
            self.position.pile.push(card);
            if let Some(plot) = card.as_plot() {
                self.position.knowledge.all_saw(plot);
            }
        }
        self.shuffle_pile();
        self.fill_market();
        self.position.stage = Stage::Buying { taken: 0 };
    }

    /// Clauses C-15 and C-25: empty places of the market are filled from the pile.
    pub(super) fn fill_market(&mut self) {
        let before = self.position.market;
        for place in 0..before.len() {
            if self.position.market[place].is_none() {
                self.position.market[place] = self.position.pile.pop();
            }
        }
        let (after, rules) = (self.position.market, self.rules);
        if after != before {
            self.reveal();
            let fresh = after.into_iter().zip(before).filter(|(new, old)| new != old);
            let cards = || fresh.filter_map(|(new, _)| new).map(|card| rules.card_name(card));
            self.tell(|| Event::MarketFilled { cards: cards().collect() });
        }
    }
}

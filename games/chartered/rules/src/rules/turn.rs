//! What happens in every turn: money, cards and shares change hands, and the next turn comes (clauses C-10, C-18, C-25).

use damrak_core::{Listener, Seat};

use super::{Chartered, Doing};
use crate::components::{Card, Company, TRADES};
use crate::event::{CardName, Event, ItemName};
use crate::plots::PlotId;
use crate::state::{Merchant, Position, Stage};
use crate::trade::{Item, Side};

impl<L: Listener<Event>> Doing<'_, L> {
    pub(super) fn player(&mut self, seat: Seat) -> &mut Merchant {
        &mut self.position.players[seat.index()]
    }

    /// Shuffles the pile.
    pub(super) fn shuffle_pile(&mut self) {
        self.use_chance();
        let Position { rng, pile, .. } = &mut *self.position;
        rng.shuffle(pile.as_mut_slice());
    }

    /// The discarded event cards become the pile (clause C-73).
    pub(super) fn shuffle_events(&mut self) {
        self.use_chance();
        let Position { rng, events, .. } = &mut *self.position;
        events.shuffle(rng);
        self.tell(|| Event::EventsShuffled);
    }

    /// A card leaves a hand for all to see.
    pub(super) fn lose_card(&mut self, seat: Seat, card: Card) {
        let Position { players, knowledge, .. } = &mut *self.position;
        if players[seat.index()].lose(seat.index(), card, knowledge) {
            self.reveal();
        }
    }

    /// After building: shares may be traded, if there is anything to trade (clause C-63).
    pub(super) fn begin_trading(&mut self) {
        self.go_on_trading(TRADES);
    }

    pub(super) fn go_on_trading(&mut self, left: u8) {
        self.position.stage = Stage::Trading { left };
        if left == 0 || !self.rules.can_trade(self.position, self.position.turn) {
            self.finish_turn();
        }
    }

    /// The turn is played; perhaps an event is due (clause C-72).
    pub(super) fn finish_turn(&mut self) {
        if !self.position.due {
            return self.end_turn();
        }
        self.position.due = false;
        let seat = self.position.turn;
        self.tell(|| Event::EventDue { seat });
        self.position.stage = Stage::Choosing { by_action: false };
    }

    /// Clauses C-18, C-25, C-78 and C-96.
    pub(super) fn end_turn(&mut self) {
        self.fill_market();
        if self.position.ending || self.position.passes >= self.rules.players {
            return self.end_game();
        }
        self.position.founded = None;
        self.position.stage = Stage::Turn;
        if self.position.again > 0 {
            self.position.again -= 1;
            let seat = self.position.turn;
            self.tell(|| Event::ExtraTurn { seat });
            return;
        }
        let next = self.position.turn.left(self.rules.players);
        self.position.turn = next;
        self.position.again = std::mem::take(&mut self.player(next).extra);
    }
}

impl Chartered {
    /// What a seat has, as far as it can be bid.
    pub(crate) fn purse(&self, position: &Position, seat: Seat) -> u16 {
        u16::try_from(position.players[seat.index()].money.max(0)).unwrap_or(u16::MAX - 5)
    }

    pub(crate) fn affords(&self, position: &Position, seat: Seat, price: u16) -> bool {
        position.players[seat.index()].money >= i32::from(price)
    }

    /// Shares of a company in the bank.
    pub(crate) fn shares_left(&self, position: &Position, company: Company) -> u8 {
        let held: u8 = position.players.iter().map(|player| player.shares[company.index()]).sum();
        crate::components::SHARES.saturating_sub(held)
    }

    /// Everybody clockwise, beginning with whose turn it is.
    pub(crate) fn clockwise_from_active(
        &self,
        position: &Position,
    ) -> impl Iterator<Item = Seat> + use<> {
        position.turn.clockwise(self.players)
    }

    pub(crate) fn plot_name(&self, plot: PlotId) -> String {
        self.board.name(plot).to_owned()
    }

    pub(crate) fn card_name(&self, card: Card) -> CardName {
        CardName { id: crate::action::card_name(&self.board, card), floor: card.floor() }
    }

    pub(crate) fn item_name(&self, item: Item) -> ItemName {
        match item {
            Item::Money(amount) => ItemName::Money(amount),
            Item::Card(card) => ItemName::Card(self.card_name(card)),
            Item::Share(company) => ItemName::Share { company, count: 1 },
        }
    }

    /// Everything that goes one way in an offer.
    pub(crate) fn side_names(&self, side: &Side) -> Vec<ItemName> {
        let money = (side.money > 0).then_some(ItemName::Money(side.money));
        let cards = side.cards.as_slice().iter().map(|card| ItemName::Card(self.card_name(*card)));
        let shares = Company::ALL.into_iter().filter_map(|company| {
            let count = side.shares[company.index()];
            (count > 0).then_some(ItemName::Share { company, count })
        });
        money.into_iter().chain(cards).chain(shares).collect()
    }
}

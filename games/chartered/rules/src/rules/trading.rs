//! Trading shares after building, and selling instead of it (clauses C-63 to C-69).

use damrak_core::{Listener, Seat};

use super::Chartered;
use super::Doing;
use crate::components::{Company, TRADES};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Position, Stage};

impl Chartered {
    /// What a share costs the player whose turn it is (clauses C-64 and C-65).
    pub(crate) fn share_price(&self, position: &Position, company: Company) -> u16 {
        let value = position.town.value(company);
        if position.founded == Some(company) {
            value
        } else {
            value.max(self.edition.prices.least_share)
        }
    }

    /// Clauses C-64, C-65, C-66 and C-67.
    pub(crate) fn may_buy(
        &self,
        position: &Position,
        seat: Seat,
        company: Company,
    ) -> Result<(), Refusal> {
        if !position.town.exists(company) {
            return Err(Refusal::NothingToBuy);
        }
        if self.shares_left(position, company) == 0 {
            return Err(Refusal::NoShareLeft);
        }
        if self.affords(position, seat, self.share_price(position, company)) {
            Ok(())
        } else if position.founded == Some(company) {
            Err(Refusal::FoundersShareTooDear)
        } else {
            Err(Refusal::ShareTooDear)
        }
    }

    /// Clauses C-63, C-67 and C-69.
    pub(crate) fn may_sell(
        &self,
        position: &Position,
        seat: Seat,
        company: Company,
    ) -> Result<(), Refusal> {
        if position.players[seat.index()].shares[company.index()] == 0 {
            let after_building = matches!(position.stage, Stage::Trading { .. });
            return Err(if after_building {
                Refusal::NoShareToTrade
            } else {
                Refusal::NoShareToSell
            });
        }
        if position.town.exists(company) { Ok(()) } else { Err(Refusal::NotOnBoard) }
    }

    /// Clause C-68.
    pub(crate) fn may_use_action(
        &self,
        position: &Position,
        seat: Seat,
        left: u8,
    ) -> Result<(), Refusal> {
        if left < TRADES {
            return Err(Refusal::TradedAlready);
        }
        if position.players[seat.index()].action_cards == 0 {
            return Err(Refusal::NoActionCard);
        }
        if self.affords(position, seat, self.edition.prices.action) {
            Ok(())
        } else {
            Err(Refusal::ActionTooDear)
        }
    }

    pub(crate) fn can_sell(&self, position: &Position, seat: Seat) -> bool {
        Company::ALL.into_iter().any(|company| self.may_sell(position, seat, company).is_ok())
    }

    /// Whether there is anything to do after building.
    pub(crate) fn can_trade(&self, position: &Position, seat: Seat) -> bool {
        let left = match position.stage {
            Stage::Trading { left } => left,
            _ => 0,
        };
        let can_buy = |company| self.may_buy(position, seat, company).is_ok();
        self.can_sell(position, seat)
            || Company::ALL.into_iter().any(can_buy)
            || self.may_use_action(position, seat, left).is_ok()
    }
}

impl<L: Listener<Event>> Doing<'_, L> {
    pub(super) fn buy_share(&mut self, seat: Seat, company: Company, left: u8) {
        let price = self.rules.share_price(self.position, company);
        self.position.pay(seat, -i32::from(price));
        self.player(seat).shares[company.index()] += 1;
        self.tell(|| Event::ShareBought { seat, company, price });
        self.go_on_trading(left.saturating_sub(1));
    }

    fn sell_one(&mut self, seat: Seat, company: Company) {
        let price = self.position.town.value(company);
        self.position.pay(seat, price.into());
        let shares = &mut self.player(seat).shares[company.index()];
        *shares = shares.saturating_sub(1);
        self.tell(|| Event::ShareSold { seat, company, price });
    }

    pub(super) fn sell_share(&mut self, seat: Seat, company: Company, left: u8) {
        self.sell_one(seat, company);
        self.go_on_trading(left.saturating_sub(1));
    }

    /// Clause C-69: the first of one or two.
    pub(super) fn sell_instead(&mut self, seat: Seat, company: Company) {
        let second = self.position.stage == Stage::Selling;
        self.sell_one(seat, company);
        self.position.stage = Stage::Selling;
        if second || !self.rules.can_sell(self.position, seat) {
            self.end_turn();
        }
    }

    fn use_action_card(&mut self, seat: Seat) -> u16 {
        let price = self.rules.edition.prices.action;
        self.position.pay(seat, -i32::from(price));
        let player = self.player(seat);
        player.action_cards = player.action_cards.saturating_sub(1);
        price
    }

    pub(super) fn buy_roof(&mut self, seat: Seat) {
        let price = self.use_action_card(seat);
        self.player(seat).roofs += 1;
        self.tell(|| Event::RoofBought { seat, price });
        self.finish_turn();
    }

    pub(super) fn buy_event(&mut self, seat: Seat) {
        let price = self.use_action_card(seat);
        self.tell(|| Event::EventBought { seat, price });
        self.position.stage = Stage::Choosing { by_action: true };
    }
}

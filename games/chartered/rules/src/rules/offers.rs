//! Coopmanscappen: offers between players (clauses C-84 to C-87).

use damrak_core::{Listener, Seat};

use super::Chartered;
use super::Doing;
use crate::action::Action;
use crate::components::{Card, Company, MOST_CARDS, SUM_STEP};
use crate::event::Event;
use crate::plots::Plots;
use crate::refusal::Refusal;
use crate::state::{Position, Stage};
use crate::sums::Sums;
use crate::trade::{
    CARDS_A_SIDE, Deal, Draft, Item, MOST_ASKED, MOST_COUNTERS_WITHDRAWN, MOST_WITHDRAWN,
    SHARES_A_SIDE, Side, Trade, TradeStep,
};

impl Chartered {
    /// Whether something of the one who makes the offer can go into it.
    pub(crate) fn may_give(
        &self,
        position: &Position,
        from: Seat,
        deal: &Deal,
        item: Item,
    ) -> Result<(), Refusal> {
        let player = &position.players[from.index()];
        fits(&deal.give, &deal.get, item)?;
        let has = match item {
            Item::Money(amount) => amount <= self.purse(position, from),
            Item::Card(card) => player.hand.count(card) > deal.give.count(card),
            Item::Share(company) => {
                player.shares[company.index()] > deal.give.shares[company.index()]
            }
        };
        if has { Ok(()) } else { Err(Refusal::NotTheirs) }
    }

    /// The most money that can be asked for; where money is hidden, that does not depend on what the other has.
    pub(crate) fn most_asked(&self, position: &Position, of: Seat) -> u16 {
        if self.options.hidden_cash { MOST_ASKED } else { self.purse(position, of) }
    }

    /// Whether something of the other can be asked for.
    pub(crate) fn may_ask(
        &self,
        position: &Position,
        of: Seat,
        deal: &Deal,
        item: Item,
    ) -> Result<(), Refusal> {
        fits(&deal.get, &deal.give, item)?;
        let may_have = match item {
            Item::Money(amount) => amount <= self.most_asked(position, of),
            Item::Card(card) => self.may_hold(position, of, card) > deal.get.count(card),
            Item::Share(company) => {
                let shares = &position.players[of.index()].shares;
                shares[company.index()] > deal.get.shares[company.index()]
            }
        };
        if may_have { Ok(()) } else { Err(Refusal::NotTheirs) }
    }

    /// How many of these cards the other may have, as far as everybody can see. What the one who asks has in
    /// their own hand does not matter, else asking would tell.
    ///
    /// Where the page does not keep what was once seen (clause C-99), neither does the list of what can be asked.
    pub(crate) fn may_hold(&self, position: &Position, of: Seat, card: Card) -> u8 {
        let shown = match self.readings.seen_cards_stay_shown {
            true => position.players[of.index()].shown.count(card),
            false => 0,
        };
        match (card.as_plot(), card.level_index()) {
            (Some(plot), _) => shown.max(u8::from(!self.plots_seen(position).contains(plot))),
            (None, Some(index)) => shown + self.levels_unseen(position, card, index),
            (None, None) => 0,
        }
    }

    /// Plot cards of which everybody can see where they are.
    fn plots_seen(&self, position: &Position) -> Plots {
        let market = position.market.iter().flatten().filter_map(|card| card.as_plot());
        let lie_open = market.collect::<Plots>().or(position.town.built);
        if !self.readings.seen_cards_stay_shown {
            return lie_open;
        }
        position.players.iter().fold(lie_open, |all, one| all.or(one.shown.plots))
    }

    /// Level cards of a kind of which nobody but their owner can see where they are.
    fn levels_unseen(&self, position: &Position, card: Card, index: usize) -> u8 {
        let floor = index as u8 + 2;
        let played = position.town.floors.with(floor).len();
        let in_market = position.market.iter().filter(|other| **other == Some(card)).count() as u8;
        let aside = if self.readings.levels_won_unseen {
            position.knowledge.surely_beside(index, position.aside.len())
        } else {
            position.aside.as_slice().iter().filter(|other| **other == card).count() as u8
        };
        let shown: u8 = match self.readings.seen_cards_stay_shown {
            true => position.players.iter().map(|player| player.shown.count(card)).sum(),
            false => 0,
        };
        self.edition.levels[index].saturating_sub(played + in_market + aside + shown)
    }

    /// Clauses C-85 and C-87.
    pub(crate) fn may_send(
        &self,
        position: &Position,
        (from, of): (Seat, Seat),
        deal: &Deal,
    ) -> Result<(), Refusal> {
        if deal.is_empty() {
            return Err(Refusal::OfferEmpty);
        }
        let after = |seat: Seat, loses: &Side, gains: &Side| {
            usize::from(position.players[seat.index()].hand.len()) + gains.cards.len()
                - loses.cards.len().min(position.players[seat.index()].hand.len().into())
        };
        let most = usize::from(MOST_CARDS);
        if after(from, &deal.give, &deal.get) > most || after(of, &deal.get, &deal.give) > most {
            return Err(Refusal::TooManyCards);
        }
        Ok(())
    }

    /// Clause C-87: whoever accepts has what is asked for.
    pub(crate) fn may_accept(
        &self,
        position: &Position,
        of: Seat,
        deal: &Deal,
    ) -> Result<(), Refusal> {
        let player = &position.players[of.index()];
        let has_card = |card: &Card| player.hand.count(*card) >= deal.get.count(*card);
        let has_shares =
            player.shares.iter().zip(&deal.get.shares).all(|(has, asked)| has >= asked);
        let has_all = self.affords(position, of, deal.get.money)
            && deal.get.cards.as_slice().iter().all(has_card)
            && has_shares;
        if has_all { Ok(()) } else { Err(Refusal::CannotAccept) }
    }

    /// Clause C-86: the partner may answer with an offer in return, unless this is one, or too many of them were
    /// withdrawn.
    pub(crate) fn may_counter(&self, trade: &Trade) -> Result<(), Refusal> {
        match trade.step {
            TradeStep::Answering { in_return: true, .. } => Err(Refusal::NoCounter),
            _ if trade.countered >= MOST_COUNTERS_WITHDRAWN => Err(Refusal::CountersWithdrawn),
            _ => Ok(()),
        }
    }

    /// The money that can be offered: it goes one way only (clause C-85).
    pub(crate) fn gift_sums(&self, position: &Position, from: Seat, deal: &Deal) -> Sums {
        if deal.has_money() {
            return Sums::NONE;
        }
        Sums::between(SUM_STEP, self.purse(position, from))
    }

    /// The money that can be asked for.
    pub(crate) fn asked_sums(&self, position: &Position, of: Seat, deal: &Deal) -> Sums {
        if deal.has_money() {
            return Sums::NONE;
        }
        Sums::between(SUM_STEP, self.most_asked(position, of))
    }

    /// Whatever else can be offered.
    pub(crate) fn gifts(
        &self,
        position: &Position,
        from: Seat,
        deal: &Deal,
    ) -> impl Iterator<Item = Action> {
        let kinds = position.players[from.index()].hand.kinds().map(Item::Card);
        kinds
            .chain(Company::ALL.into_iter().map(Item::Share))
            .filter(move |item| self.may_give(position, from, deal, *item).is_ok())
            .map(Action::Give)
    }

    /// The cards that can be asked for.
    pub(crate) fn asked_cards(
        &self,
        position: &Position,
        of: Seat,
        deal: &Deal,
    ) -> impl Iterator<Item = Action> {
        let full = deal.get.cards.len() >= CARDS_A_SIDE;
        let plots = if full { Plots::EMPTY } else { self.askable_plots(position, of, deal) };
        let levels = (0..3).map(Card::of_level_index);
        let levels = levels.filter(move |card| {
            !full && self.may_ask(position, of, deal, Item::Card(*card)).is_ok()
        });
        plots.into_iter().map(Card::plot).chain(levels).map(|card| Action::Ask(Item::Card(card)))
    }

    /// The shares that can be asked for.
    pub(crate) fn asked_shares(
        &self,
        position: &Position,
        of: Seat,
        deal: &Deal,
    ) -> impl Iterator<Item = Action> {
        let shares = Company::ALL.into_iter().map(Item::Share);
        shares.filter(move |item| self.may_ask(position, of, deal, *item).is_ok()).map(Action::Ask)
    }

    fn askable_plots(&self, position: &Position, of: Seat, deal: &Deal) -> Plots {
        let named = |side: &Side| -> Plots {
            side.cards.as_slice().iter().filter_map(|card| card.as_plot()).collect()
        };
        let hidden = self.every_plot.minus(self.plots_seen(position));
        let plots = match self.readings.seen_cards_stay_shown {
            true => hidden.or(position.players[of.index()].shown.plots),
            false => hidden,
        };
        plots.minus(named(&deal.get)).minus(named(&deal.give))
    }
}

/// Clauses C-10 and C-85: whether one more thing fits into a side of an offer.
fn fits(side: &Side, other: &Side, item: Item) -> Result<(), Refusal> {
    let full = match item {
        Item::Money(0) => return Err(Refusal::OfferEmpty),
        Item::Money(amount) if !amount.is_multiple_of(SUM_STEP) => {
            return Err(Refusal::NotTens);
        }
        Item::Money(_) => side.money > 0 || other.money > 0,
        Item::Card(_) => side.cards.len() >= CARDS_A_SIDE,
        Item::Share(_) => side.share_count() >= SHARES_A_SIDE,
    };
    let comes_back = match item {
        Item::Money(_) => false,
        Item::Card(card) => other.count(card) > 0,
        Item::Share(company) => other.shares[company.index()] > 0,
    };
    match (full, comes_back) {
        (true, _) => Err(Refusal::OfferFull),
        (false, true) => Err(Refusal::BothWays),
        (false, false) => Ok(()),
    }
}

impl<L: Listener<Event>> Doing<'_, L> {
    fn go_on(&mut self, trade: Trade, step: TradeStep) {
        self.position.stage = Stage::Trade(Trade { step, ..trade });
    }

    pub(super) fn approach(&mut self, seat: Seat, partner: Seat, trade: Trade) {
        self.tell(|| Event::Approached { seat, partner });
        let deal = Deal::new();
        self.go_on(trade, TradeStep::Drafting { partner, deal, in_return: false, answers: None });
    }

    /// One more thing comes into the offer, which only its maker knows yet.
    pub(super) fn draft(&mut self, seat: Seat, item: Item, draft: Draft, trade: Trade) {
        let mut trade = trade;
        let TradeStep::Drafting { deal, .. } = &mut trade.step else { return };
        match draft {
            Draft::Give => deal.give.add(item),
            Draft::Ask => deal.get.add(item),
        }
        self.position.stage = Stage::Trade(trade);
        let rules = self.rules;
        self.tell_only(seat, || Event::Drafted {
            seat,
            item: rules.item_name(item),
            asked: draft == Draft::Ask,
        });
    }

    /// Clause C-87: what is offered is named, and cards are shown.
    pub(super) fn send(&mut self, trade: Trade) {
        let TradeStep::Drafting { partner, deal, in_return, .. } = trade.step else { return };
        let Some((from, of)) = trade.step.sides(self.position.turn) else { return };
        let Position { players, knowledge, .. } = &mut *self.position;
        let mut unseen = false;
        for card in deal.give.cards.as_slice() {
            while players[from.index()].shown.count(*card) < deal.give.count(*card) {
                players[from.index()].show_another(from.index(), *card, knowledge);
                unseen = true;
            }
        }
        if unseen {
            self.reveal();
        }
        let rules = self.rules;
        self.tell(|| Event::Offered {
            seat: from,
            partner: of,
            gives: rules.side_names(&deal.give),
            gets: rules.side_names(&deal.get),
        });
        self.go_on(trade, TradeStep::Answering { partner, deal, in_return });
    }

    pub(super) fn withdraw(&mut self, seat: Seat, trade: Trade) {
        self.tell(|| Event::Withdrawn { seat });
        if !self.rules.readings.withdrawing_is_free {
            return self.end_offer(trade);
        }
        // Nothing was offered; an offer that would have been answered still waits for its answer, and the event
        // of the active player does not become shorter by it.
        if let TradeStep::Drafting { partner, answers: Some(deal), .. } = trade.step {
            let trade = Trade { countered: trade.countered.saturating_add(1), ..trade };
            return self.go_on(trade, TradeStep::Answering { partner, deal, in_return: false });
        }
        let trade = Trade { withdrawn: trade.withdrawn.saturating_add(1), ..trade };
        self.go_on(trade, TradeStep::Idle);
        if trade.withdrawn >= MOST_WITHDRAWN {
            self.end_trade();
        }
    }

    /// An offer is done with (clause C-86).
    fn end_offer(&mut self, trade: Trade) {
        let left = trade.left.saturating_sub(1);
        self.go_on(Trade { left, countered: 0, ..trade }, TradeStep::Idle);
        if left == 0 {
            self.end_trade();
        }
    }

    pub(super) fn end_trade(&mut self) {
        let seat = self.position.turn;
        self.tell(|| Event::TradeOver { seat });
        self.end_event();
    }

    pub(super) fn decline(&mut self, trade: Trade) {
        let Some((from, of)) = trade.step.sides(self.position.turn) else { return };
        // An answer is given aloud, and cannot be taken back.
        self.reveal();
        self.tell(|| Event::Declined { seat: of, partner: from });
        self.end_offer(trade);
    }

    pub(super) fn counter(&mut self, trade: Trade) {
        let TradeStep::Answering { partner, deal, .. } = trade.step else { return };
        let active = self.position.turn;
        self.tell(|| Event::Countering { seat: partner, partner: active });
        let answers = self.rules.readings.withdrawing_is_free.then_some(deal);
        let deal = Deal::new();
        self.go_on(trade, TradeStep::Drafting { partner, deal, in_return: true, answers });
    }

    pub(super) fn accept(&mut self, trade: Trade) {
        let TradeStep::Answering { deal, .. } = trade.step else { return };
        let Some((from, of)) = trade.step.sides(self.position.turn) else { return };
        self.reveal();
        self.tell(|| Event::Accepted { seat: of, partner: from });
        self.hand_over(from, of, &deal.give);
        self.hand_over(of, from, &deal.get);
        self.end_offer(trade);
    }

    fn hand_over(&mut self, from: Seat, to: Seat, side: &Side) {
        self.position.pay(from, -i32::from(side.money));
        self.position.pay(to, side.money.into());
        for card in side.cards.as_slice() {
            self.lose_card(from, *card);
            self.player(to).gain_shown(*card);
        }
        for company in Company::ALL {
            let count = side.shares[company.index()];
            let shares = &mut self.player(from).shares[company.index()];
            *shares = shares.saturating_sub(count);
            self.player(to).shares[company.index()] += count;
        }
    }
}

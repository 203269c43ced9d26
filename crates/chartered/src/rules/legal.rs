//! What is open to a seat, and why the rest is not.

use damrak_core::Seat;

use super::Chartered;
use super::building::Outcome;
use crate::action::Action;
use crate::components::{Card, Company, EventKind, TEN, TEN_FLORINS};
use crate::plots::Plots;
use crate::refusal::Refusal;
use crate::state::{Position, Stage};
use crate::trade::TradeStep;

/// Yes, or the reason why not.
fn unless(allowed: bool, refusal: Refusal) -> Result<(), Refusal> {
    if allowed { Ok(()) } else { Err(refusal) }
}

/// Whole tens from the least to the most.
fn bids(least: u16, most: u16) -> impl Iterator<Item = Action> {
    (least.div_ceil(TEN_FLORINS)..=most / TEN_FLORINS).map(|tens| Action::Bid(tens * TEN_FLORINS))
}

impl Chartered {
    /// Whether a seat that is waited for may do this.
    pub(crate) fn judge(
        &self,
        position: &Position,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        match (position.stage, action) {
            (Stage::Turn, _) => self.judge_turn(position, seat, action),
            (Stage::Buying { .. }, Action::Take(card)) => self.may_take(position, seat, card),
            (Stage::Buying { .. }, Action::Draw) => self.may_draw(position, seat),
            (Stage::Selling, Action::Sell(company)) => self.may_sell(position, seat, company),
            (Stage::Selling | Stage::Trading { .. }, Action::Done) => Ok(()),
            (Stage::Diagonal { .. }, Action::Alone) => Ok(()),
            (
                Stage::Diagonal { .. } | Stage::Between { .. } | Stage::MovingHq { .. },
                Action::Hq(plot),
            ) => unless(self.hq_plots(position).contains(plot), Refusal::NotThere),
            (Stage::Founding { .. }, Action::Choose(company)) => {
                unless(!position.town.exists(company), Refusal::AlreadyFounded)
            }
            (Stage::Bonus { companies, .. }, Action::Choose(company)) => {
                unless(companies.contains(company), Refusal::NotMerging)
            }
            (Stage::Merging { companies }, Action::Merge(loser, winner)) => {
                let allowed = self.may_merge(&position.town, companies, loser, winner);
                unless(allowed, Refusal::NotTheLowest)
            }
            (Stage::Sales { loser, .. }, Action::SellOut(count)) => {
                let held = position.players[seat.index()].shares[loser.index()];
                unless(count <= held, Refusal::TooFewShares)
            }
            (Stage::Trading { .. }, Action::Buy(company)) => self.may_buy(position, seat, company),
            (Stage::Trading { .. }, Action::Sell(company)) => {
                self.may_sell(position, seat, company)
            }
            (Stage::Trading { left }, Action::BuyRoof | Action::BuyEvent) => {
                self.may_use_action(position, seat, left)
            }
            _ => self.judge_event(position, seat, action),
        }
    }

    /// Clauses C-18 and C-19.
    fn judge_turn(&self, position: &Position, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Take(card) => self.may_take(position, seat, card),
            Action::Draw => self.may_draw(position, seat),
            Action::Refresh => self.may_refresh(position, seat),
            Action::Build { plot, roof } => self.may_build(position, seat, plot, roof),
            Action::Raise { plot, roof } => self.may_raise(position, seat, plot, roof),
            Action::Pair(a, b) => self.may_pair(position, seat, a, b),
            Action::Sell(company) => self.may_sell(position, seat, company),
            Action::Pass => unless(!self.can_do_something(position, seat), Refusal::MayNotPass),
            _ => Err(Refusal::NotNow),
        }
    }

    fn judge_event(&self, position: &Position, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (position.stage, action) {
            (Stage::Choosing { .. }, Action::Event(kind)) => self.may_choose_event(position, kind),
            (Stage::Choosing { .. }, Action::EventBlind) => Ok(()),
            (Stage::Bids(_), Action::Bid(amount)) => {
                unless(amount.is_multiple_of(TEN_FLORINS), Refusal::NotTens)?;
                unless(amount <= self.purse(position, seat), Refusal::BidTooHigh)
            }
            (Stage::Losing { .. }, Action::Return(company)) => {
                let has = position.players[seat.index()].shares[company.index()] > 0;
                unless(has, Refusal::TooFewShares)
            }
            (Stage::Lots, Action::Lot(lot)) => self.may_auction(position, lot),
            (Stage::Auction(auction), Action::Bid(amount)) => {
                self.may_bid(position, &auction, amount)
            }
            (Stage::Auction(auction), Action::Pass) => {
                unless(!self.must_open(position, &auction), Refusal::MustOpen)
            }
            (Stage::Looking { .. }, Action::Keep(card)) => {
                unless(position.pile.latest(TEN).contains(&card), Refusal::NotAmongTen)
            }
            (Stage::TakingBack { .. }, Action::TakeBack(plot)) => {
                unless(self.takeable(position).contains(plot), Refusal::NotTakeable)
            }
            (Stage::Trade(trade), _) => self.judge_offer(position, seat, trade.step, action),
            _ => Err(Refusal::NotNow),
        }
    }

    fn judge_offer(
        &self,
        position: &Position,
        seat: Seat,
        step: TradeStep,
        action: Action,
    ) -> Result<(), Refusal> {
        let sides = step.sides(position.turn).unwrap_or((seat, seat));
        match (step, action) {
            (TradeStep::Idle, Action::Partner(partner)) => {
                let sits = partner.index() < usize::from(self.players) && partner != seat;
                unless(sits, Refusal::NoPartner)
            }
            (TradeStep::Idle, Action::Done) => Ok(()),
            (TradeStep::Drafting { deal, .. }, Action::Give(item)) => {
                self.may_give(position, seat, &deal, item)
            }
            (TradeStep::Drafting { deal, .. }, Action::Ask(item)) => {
                self.may_ask(position, sides.1, &deal, item)
            }
            (TradeStep::Drafting { deal, .. }, Action::Send) => {
                self.may_send(position, sides, &deal)
            }
            (TradeStep::Drafting { .. }, Action::Withdraw) => Ok(()),
            (TradeStep::Answering { deal, .. }, Action::Accept) => {
                self.may_accept(position, seat, &deal)
            }
            (TradeStep::Answering { .. }, Action::Decline) => Ok(()),
            (TradeStep::Answering { in_return, .. }, Action::Counter) => {
                unless(!in_return, Refusal::NoCounter)
            }
            _ => Err(Refusal::NotNow),
        }
    }

    /// Where an HQ may be placed now.
    pub(crate) fn hq_plots(&self, position: &Position) -> Plots {
        match position.stage {
            Stage::Diagonal { plot } => self.diagonal_hqs(&position.town, plot),
            Stage::Between { plots: [a, b] } => {
                self.pair_hqs(&position.town, a, b).unwrap_or_default()
            }
            Stage::MovingHq { company, .. } => {
                position.town.area[company.index()].and(position.town.built)
            }
            _ => Plots::EMPTY,
        }
    }

    /// Whether anything but passing is open in a turn (clause C-19).
    fn can_do_something(&self, position: &Position, seat: Seat) -> bool {
        let hand = &position.players[seat.index()].hand;
        let can_build = |plot| self.may_build(position, seat, plot, false).is_ok();
        let can_raise = |plot| self.may_raise(position, seat, plot, false).is_ok();
        let market = || position.market.iter().flatten();
        self.may_draw(position, seat).is_ok()
            || market().any(|card| self.may_take(position, seat, *card).is_ok())
            || hand.plots.into_iter().any(can_build)
            || hand.levels.iter().any(|count| *count > 0)
                && position.town.built.into_iter().any(can_raise)
            || self.can_sell(position, seat)
    }

    /// Every decision open to a seat that is waited for.
    pub(crate) fn list(&self, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        match position.stage {
            Stage::Turn => self.list_turn(position, seat, out),
            Stage::Buying { .. } => self.list_cards(position, seat, out),
            Stage::Selling => {
                self.list_sales(position, seat, out);
                out.push(Action::Done);
            }
            Stage::Diagonal { .. } => {
                out.extend(self.hq_plots(position).into_iter().map(Action::Hq));
                out.push(Action::Alone);
            }
            Stage::Between { .. } | Stage::MovingHq { .. } => {
                out.extend(self.hq_plots(position).into_iter().map(Action::Hq));
            }
            Stage::Founding { .. } => {
                out.extend(position.town.unfounded().into_iter().map(Action::Choose));
            }
            Stage::Bonus { companies, .. } => out.extend(companies.into_iter().map(Action::Choose)),
            Stage::Merging { companies } => {
                self.mergers(&position.town, companies, |loser, winner| {
                    out.push(Action::Merge(loser, winner));
                });
            }
            Stage::Sales { loser, .. } => {
                let held = position.players[seat.index()].shares[loser.index()];
                out.extend((0..=held).map(Action::SellOut));
            }
            Stage::Trading { left } => {
                let may_buy = |company: &Company| self.may_buy(position, seat, *company).is_ok();
                out.extend(Company::ALL.into_iter().filter(may_buy).map(Action::Buy));
                self.list_sales(position, seat, out);
                if self.may_use_action(position, seat, left).is_ok() {
                    out.extend([Action::BuyRoof, Action::BuyEvent]);
                }
                out.push(Action::Done);
            }
            _ => self.list_event(position, seat, out),
        }
    }

    fn list_turn(&self, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        let player = &position.players[seat.index()];
        self.list_cards(position, seat, out);
        if self.may_refresh(position, seat).is_ok() {
            out.push(Action::Refresh);
        }
        let has_roof = player.roofs > 0;
        for plot in player.hand.plots {
            let onto_company = match self.outcome(&position.town, plot) {
                Outcome::Blocked(_) => continue,
                Outcome::Extend(_) | Outcome::Merge(_) => true,
                Outcome::Alone | Outcome::Found => false,
            };
            out.push(Action::Build { plot, roof: false });
            if has_roof && onto_company {
                out.push(Action::Build { plot, roof: true });
            }
        }
        if player.hand.levels.iter().any(|count| *count > 0) {
            for plot in position.town.built {
                if self.may_raise(position, seat, plot, false).is_ok() {
                    out.push(Action::Raise { plot, roof: false });
                    if has_roof && position.town.held.contains(plot) {
                        out.push(Action::Raise { plot, roof: true });
                    }
                }
            }
        }
        self.list_pairs(position, seat, out);
        self.list_sales(position, seat, out);
        if out.is_empty() {
            out.push(Action::Pass);
        }
    }

    /// Clauses C-40 and C-41. Plots within two steps of a company can found none.
    fn list_pairs(&self, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        let plots = position.players[seat.index()].hand.plots.without(position.town.zone);
        for a in plots {
            let mates = self.board.near(a).or(self.board.diagonal(a)).and(plots);
            for b in mates.into_iter().filter(|b| *b > a) {
                if self.may_pair(position, seat, a, b).is_ok() {
                    out.push(Action::Pair(a, b));
                }
            }
        }
    }

    fn list_cards(&self, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        for (index, card) in position.market.iter().enumerate() {
            let Some(card) = *card else { continue };
            let again = position.market[..index].contains(&Some(card));
            if !again && self.may_take(position, seat, card).is_ok() {
                out.push(Action::Take(card));
            }
        }
        if self.may_draw(position, seat).is_ok() {
            out.push(Action::Draw);
        }
    }

    fn list_sales(&self, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        let may_sell = |company: &Company| self.may_sell(position, seat, *company).is_ok();
        out.extend(Company::ALL.into_iter().filter(may_sell).map(Action::Sell));
    }

    fn list_event(&self, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        match position.stage {
            Stage::Choosing { .. } => {
                let open = |kind: &EventKind| self.may_choose_event(position, *kind).is_ok();
                out.extend(EventKind::ALL.into_iter().filter(open).map(Action::Event));
                out.push(Action::EventBlind);
            }
            Stage::Bids(_) => out.extend(bids(0, self.purse(position, seat))),
            Stage::Losing { .. } => {
                let shares = &position.players[seat.index()].shares;
                let has = |company: &Company| shares[company.index()] > 0;
                out.extend(Company::ALL.into_iter().filter(has).map(Action::Return));
            }
            Stage::Lots => {
                let lots = Self::all_lots().filter(|lot| self.may_auction(position, *lot).is_ok());
                out.extend(lots.map(Action::Lot));
            }
            Stage::Auction(auction) => {
                out.extend(bids(self.least_bid(&auction), self.purse(position, seat)));
                if !self.must_open(position, &auction) {
                    out.push(Action::Pass);
                }
            }
            Stage::Looking { .. } => {
                let shown = position.pile.latest(TEN);
                let kinds =
                    (0..Card::KINDS).map(Card::from_index).filter(|card| shown.contains(card));
                out.extend(kinds.map(Action::Keep));
            }
            Stage::TakingBack { .. } => {
                out.extend(self.takeable(position).into_iter().map(Action::TakeBack));
            }
            Stage::Trade(trade) => self.list_offer(position, seat, trade.step, out),
            _ => {}
        }
    }

    fn list_offer(&self, position: &Position, seat: Seat, step: TradeStep, out: &mut Vec<Action>) {
        match step {
            TradeStep::Idle => {
                let others = Seat::all(self.players).filter(|other| *other != seat);
                out.extend(others.map(Action::Partner));
                out.push(Action::Done);
            }
            TradeStep::Drafting { deal, .. } => {
                let Some(sides) = step.sides(position.turn) else { return };
                self.list_items(position, sides, &deal, |action| out.push(action));
                if self.may_send(position, sides, &deal).is_ok() {
                    out.push(Action::Send);
                }
                out.push(Action::Withdraw);
            }
            TradeStep::Answering { deal, in_return, .. } => {
                if self.may_accept(position, seat, &deal).is_ok() {
                    out.push(Action::Accept);
                }
                out.push(Action::Decline);
                if !in_return {
                    out.push(Action::Counter);
                }
            }
        }
    }
}

//! Whether a seat may do something, and why not.

use damrak_core::{Seat, ensure};

use super::Chartered;
use crate::action::Action;
use crate::components::{SHOWN_CARDS, SUM_STEP};
use crate::plots::Plots;
use crate::refusal::{Moment, Refusal};
use crate::state::{Bid, Position, Stage};
use crate::trade::{Trade, TradeStep};

impl Chartered {
    /// Why a seat is not asked now (clauses C-18, C-75, C-76 and C-81).
    pub(crate) fn why_not_asked(&self, position: &Position, seat: Seat) -> Refusal {
        let Stage::Bids(round) = &position.stage else {
            return Refusal::NotYourTurn(Moment::of(&position.stage));
        };
        match round.bids.get(seat.index()) {
            Some(Bid::Sealed(_)) => Refusal::HasBid,
            Some(Bid::NotAsked) if seat.index() >= usize::from(self.players) => {
                Refusal::NotYourTurn(Moment::Bids)
            }
            Some(Bid::NotAsked) if round.ties == 0 => Refusal::NoRoomToBid,
            Some(Bid::NotAsked) => Refusal::NotTied,
            _ => Refusal::NotYourTurn(Moment::Bids),
        }
    }

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
            (Stage::Buying { .. }, Action::Done | Action::Pass) => Err(Refusal::MustTakeTwo),
            (Stage::Selling, Action::Sell(company)) => self.may_sell(position, seat, company),
            (Stage::Selling | Stage::Trading { .. }, Action::Done) => Ok(()),
            (Stage::Diagonal { .. }, Action::Alone) => Ok(()),
            (Stage::Diagonal { .. } | Stage::Between { .. }, Action::Hq(plot)) => {
                ensure(self.hq_plots(position).contains(plot), Refusal::NotThere)
            }
            (Stage::MovingHq { .. }, Action::Hq(plot)) => {
                ensure(self.hq_plots(position).contains(plot), Refusal::NotMovable)
            }
            (Stage::Founding { .. }, Action::Choose(company)) => {
                ensure(!position.town.exists(company), Refusal::AlreadyFounded)
            }
            (Stage::Founding { .. }, Action::Alone) => Err(Refusal::MustFound),
            (Stage::Bonus { companies, .. }, Action::Choose(company)) => {
                ensure(companies.contains(company), Refusal::NotMerging)
            }
            (Stage::Merging { companies }, Action::Merge(loser, winner)) => {
                self.judge_merger(&position.town, companies, loser, winner)
            }
            (Stage::Sales { loser, .. }, Action::SellOut(count)) => {
                let held = position.players[seat.index()].shares[loser.index()];
                ensure(count <= held, Refusal::TooFewShares)
            }
            (Stage::Trading { .. }, Action::Buy(company)) => self.may_buy(position, seat, company),
            (Stage::Trading { .. }, Action::Sell(company)) => {
                self.may_sell(position, seat, company)
            }
            (Stage::Trading { left }, Action::BuyRoof | Action::BuyEvent) => {
                self.may_use_action(position, seat, left)
            }
            (Stage::Trading { .. }, Action::Event(_) | Action::EventBlind) => {
                Err(Refusal::EventLater)
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
            Action::Pair(a, b) if self.readings.pairs_in_order => {
                self.may_pair(position, seat, a, b)
            }
            Action::Together(a, b) if !self.readings.pairs_in_order => {
                ensure(a < b, Refusal::PairApart)?;
                self.may_pair(position, seat, a, b)
            }
            Action::Sell(company) => self.may_sell(position, seat, company),
            Action::Pass => ensure(!self.can_do_something(position, seat), Refusal::MayNotPass),
            _ => Err(Refusal::NotNow(Moment::Turn)),
        }
    }

    fn judge_event(&self, position: &Position, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (position.stage, action) {
            (Stage::Choosing { .. }, Action::Event(kind)) => self.may_choose_event(position, kind),
            (Stage::Choosing { .. }, Action::EventBlind) => Ok(()),
            (Stage::Bids(_), Action::Bid(amount)) => {
                ensure(amount.is_multiple_of(SUM_STEP), Refusal::NotTens)?;
                ensure(amount <= self.purse(position, seat), Refusal::BidTooHigh)
            }
            (Stage::Losing { .. }, Action::Return(company)) => {
                let has = position.players[seat.index()].shares[company.index()] > 0;
                ensure(has, Refusal::NoShareToLose)
            }
            (Stage::Lots, Action::Lot(lot)) => self.may_auction(position, lot),
            (Stage::Auction(auction), Action::Bid(amount)) => {
                self.may_bid(position, &auction, amount)
            }
            (Stage::Auction(auction), Action::Pass) => {
                ensure(!self.must_open(position, &auction), Refusal::MustOpen)
            }
            (Stage::Looking { .. }, Action::Keep(card)) => {
                ensure(position.pile.latest(SHOWN_CARDS).contains(&card), Refusal::NotAmongTen)
            }
            (Stage::TakingBack { .. }, Action::TakeBack(plot)) => {
                ensure(self.takeable(position).contains(plot), Refusal::NotTakeable)
            }
            (Stage::Trade(trade), _) => self.judge_offer(position, seat, trade, action),
            _ => Err(Refusal::NotNow(Moment::of(&position.stage))),
        }
    }

    fn judge_offer(
        &self,
        position: &Position,
        seat: Seat,
        trade: Trade,
        action: Action,
    ) -> Result<(), Refusal> {
        let sides = trade.step.sides(position.turn).unwrap_or((seat, seat));
        match (trade.step, action) {
            (TradeStep::Idle, Action::Partner(partner)) => {
                let sits = partner.index() < usize::from(self.players) && partner != seat;
                ensure(sits, Refusal::NoPartner)
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
            (TradeStep::Answering { .. }, Action::Counter) => self.may_counter(&trade),
            _ => Err(Refusal::NotNow(Moment::of(&position.stage))),
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
}

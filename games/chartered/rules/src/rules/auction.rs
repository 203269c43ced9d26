//! Veilinge: an auction, and what is auctioned (clauses C-88 to C-95).

use damrak_core::{Listener, Seat, SeatSet};

use super::Chartered;
use super::Doing;
use crate::components::{Card, Company, FLOOR, LATEST_PLOTS, Lot, SHOWN_CARDS, SUM_STEP};
use crate::edition::LEAST;
use crate::event::Event;
use crate::plots::{PlotId, Plots};
use crate::refusal::Refusal;
use crate::state::{Auction, Position, Stage, Town};

impl Chartered {
    /// Everything that can be auctioned, whether it can be or not.
    pub(crate) fn all_lots() -> impl Iterator<Item = Lot> {
        let bank = Company::ALL.into_iter().map(Lot::Bank);
        let own = Company::ALL.into_iter().map(Lot::Own);
        bank.chain(own).chain([Lot::Ten, Lot::Back])
    }

    /// Clauses C-90 to C-93 and C-95.
    pub(crate) fn may_auction(&self, position: &Position, lot: Lot) -> Result<(), Refusal> {
        let there_is = match lot {
            Lot::Bank(company) => self.shares_left(position, company) > 0,
            Lot::Own(company) => {
                position.players[position.turn.index()].shares[company.index()] > 0
            }
            Lot::Ten => !position.pile.is_empty(),
            Lot::Back => self.latest_takeable(position).next().is_some(),
        };
        if there_is && !self.bidders(position, lot).is_empty() {
            Ok(())
        } else {
            Err(Refusal::NoSuchLot)
        }
    }

    pub(crate) fn has_lots(&self, position: &Position) -> bool {
        Self::all_lots().any(|lot| self.may_auction(position, lot).is_ok())
    }

    /// Who may bid for it (clauses C-91 and C-95).
    fn bidders(&self, position: &Position, lot: Lot) -> SeatSet {
        let takes_part = |seat: &Seat| match lot {
            Lot::Bank(_) => true,
            Lot::Own(_) => *seat != position.turn,
            Lot::Ten | Lot::Back => self.has_room_for_card(position, *seat),
        };
        Seat::all(self.players).filter(takes_part).collect()
    }

    /// Whether somebody has to name the first bid (clause C-89).
    pub(crate) fn must_open(&self, position: &Position, auction: &Auction) -> bool {
        auction.best.is_none() && auction.seat == position.turn
    }

    /// The least that can be bid (clauses C-89 and C-91).
    pub(crate) fn least_bid(&self, auction: &Auction) -> u16 {
        match (auction.best, auction.lot) {
            (Some((_, highest)), _) => highest.saturating_add(SUM_STEP),
            (None, Lot::Own(_)) => SUM_STEP,
            (None, _) => 0,
        }
    }

    pub(crate) fn may_bid(
        &self,
        position: &Position,
        auction: &Auction,
        amount: u16,
    ) -> Result<(), Refusal> {
        if !amount.is_multiple_of(SUM_STEP) {
            return Err(Refusal::NotTens);
        }
        if amount > self.purse(position, auction.seat) {
            return Err(Refusal::AuctionBidTooHigh);
        }
        match auction.best {
            _ if amount >= self.least_bid(auction) => Ok(()),
            None => Err(Refusal::FirstBidTooLow),
            Some(_) => Err(Refusal::BidTooLow),
        }
    }

    /// Clause C-93: the plots that can be taken back.
    pub(crate) fn takeable(&self, position: &Position) -> Plots {
        self.latest_takeable(position).collect()
    }

    fn latest_takeable(&self, position: &Position) -> impl Iterator<Item = PlotId> {
        let latest = position.discard.latest(LATEST_PLOTS).iter().copied();
        latest.filter(|plot| self.is_removable(&position.town, *plot))
    }

    fn is_removable(&self, town: &Town, plot: PlotId) -> bool {
        if town.floors.on(plot) != 1 {
            return false;
        }
        let Some(company) = town.companies_in(Plots::only(plot)).first() else { return true };
        let rest = town.area[company.index()].minus(Plots::only(plot));
        rest.meets(town.built) && self.board.is_connected(rest)
    }
}

impl<L: Listener<Event>> Doing<'_, L> {
    pub(super) fn begin_auction(&mut self, lot: Lot) {
        let active = self.position.turn;
        self.tell(|| Event::LotChosen { seat: active, lot });
        let bidders = self.rules.bidders(self.position, lot);
        let first = active.clockwise(self.rules.players).find(|seat| bidders.contains(*seat));
        match first {
            Some(seat) => {
                self.position.stage = Stage::Auction(Auction { lot, best: None, seat, bidders });
            }
            None => self.end_event(),
        }
    }

    pub(super) fn bid_openly(&mut self, seat: Seat, amount: u16, mut auction: Auction) {
        auction.best = Some((seat, amount));
        self.tell(|| Event::AuctionBid { seat, amount });
        self.next_bidder(auction);
    }

    pub(super) fn pass_auction(&mut self, seat: Seat, mut auction: Auction) {
        auction.bidders = auction.bidders.without(seat);
        self.tell(|| Event::AuctionPassed { seat });
        self.next_bidder(auction);
    }

    fn next_bidder(&mut self, auction: Auction) {
        let lot = auction.lot;
        if let Some((seat, amount)) = auction.best
            && auction.bidders == SeatSet::only(seat)
        {
            return self.sell_lot(seat, amount, lot);
        }
        let players = self.rules.players;
        let next = auction
            .seat
            .left(players)
            .clockwise(players)
            .find(|seat| auction.bidders.contains(*seat));
        match next {
            Some(seat) => self.position.stage = Stage::Auction(Auction { seat, ..auction }),
            None => {
                self.tell(|| Event::Unsold { lot });
                self.end_event();
            }
        }
    }

    fn sell_lot(&mut self, seat: Seat, amount: u16, lot: Lot) {
        self.tell(|| Event::AuctionWon { seat, amount, lot });
        self.position.pay(seat, -i32::from(amount));
        match lot {
            Lot::Bank(company) => self.player(seat).shares[company.index()] += 1,
            Lot::Own(company) => {
                let seller = self.position.turn;
                self.position.pay(seller, amount.into());
                let shares = &mut self.player(seller).shares[company.index()];
                *shares = shares.saturating_sub(1);
                self.player(seat).shares[company.index()] += 1;
            }
            Lot::Ten => {
                self.reveal();
                self.position.stage = Stage::Looking { seat };
                return;
            }
            Lot::Back => {
                self.position.stage = Stage::TakingBack { seat };
                return;
            }
        }
        self.end_event();
    }

    /// Clause C-92.
    pub(super) fn keep(&mut self, seat: Seat, card: Card) {
        let (count, top) = {
            let pile = &self.position.pile;
            (pile.len().min(SHOWN_CARDS), pile.len().saturating_sub(SHOWN_CARDS))
        };
        let shown = &self.position.pile.as_slice()[top..];
        if let Some(place) = shown.iter().position(|other| *other == card) {
            self.position.pile.remove_at(top + place);
        }
        let stretch = self.position.knowledge.stretch;
        self.player(seat).gain_hidden(card, stretch);
        self.position.knowledge.begin_stretch();
        for index in top..self.position.pile.len() {
            if let Some(plot) = self.position.pile.as_slice()[index].as_plot() {
                self.position.knowledge.one_saw(seat.index(), plot);
            }
        }
        self.shuffle_pile();
        let rules = self.rules;
        self.tell_only(seat, || Event::KeptCard { seat, card: rules.card_name(card) });
        self.tell_others(seat, || Event::KeptOne { seat, of: count as u8 });
        self.end_event();
    }

    /// Clauses C-93 and C-94.
    pub(super) fn take_back(&mut self, seat: Seat, plot: PlotId) {
        let place = self.position.discard.as_slice().iter().position(|other| *other == plot);
        if let Some(place) = place {
            self.position.discard.remove_at(place);
        }
        self.player(seat).gain_shown(Card::plot(plot));
        let rules = self.rules;
        self.tell(|| Event::TakenBack { seat, plot: rules.plot_name(plot) });

        let town = &mut self.position.town;
        let owner = town.companies_in(Plots::only(plot)).first();
        town.floors.set(plot, 0);
        town.roofed.remove(plot);
        town.supply += 1;
        if let Some(company) = owner {
            town.area[company.index()].remove(plot);
        }
        self.rules.renew_sets(&mut self.position.town);
        let Some(company) = owner else { return self.end_event() };

        self.position.before = self.position.town.values;
        let value = self.position.town.value(company);
        self.set_value(company, value.saturating_sub(FLOOR).max(LEAST));
        if self.rules.options.take_back_payout {
            self.pay_out(seat, company);
        }
        if self.position.town.hq[company.index()] != Some(plot) {
            return self.end_event();
        }
        let town = &self.position.town;
        let choices = town.area[company.index()].and(town.built);
        match choices.first() {
            Some(only) if choices.len() == 1 => self.move_hq(company, only),
            _ => {
                self.position.town.hq[company.index()] = None;
                self.position.stage = Stage::MovingHq { seat, company };
            }
        }
    }

    pub(super) fn move_hq(&mut self, company: Company, plot: PlotId) {
        self.position.town.hq[company.index()] = Some(plot);
        let rules = self.rules;
        self.tell(|| Event::HqMoved { company, plot: rules.plot_name(plot) });
        self.end_event();
    }
}

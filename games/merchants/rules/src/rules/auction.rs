//! The auction, with a falling clock or with sealed prices (clauses M-34 to M-45).

use damrak_core::{Audience, Listener, Seat, SeatSet};

use super::Merchants;
use crate::action::Action;
use crate::components::{Disk, SEATS};
use crate::event::Event;
use crate::state::{Auction, Bid, Position, Run, Stage};

impl Merchants {
    /// The prices of a run, from the highest to the lowest.
    pub(crate) fn prices(&self, doubled: bool) -> impl Iterator<Item = u16> + '_ {
        self.for_sale[usize::from(doubled)].iter().copied()
    }

    /// Whether the clock shows this price in a run.
    pub(crate) fn shows(&self, doubled: bool, price: u16) -> bool {
        self.prices(doubled).any(|shown| shown == price)
    }

    fn first_price(&self) -> u16 {
        self.edition.clock.prices[0]
    }

    /// Who may stop the clock in a run (clauses M-40 and M-41).
    pub(crate) fn bidders(
        &self,
        position: &Position,
        opener: Option<Seat>,
        barred: SeatSet,
    ) -> SeatSet {
        let least = self.prices(opener.is_some()).last().map_or(i32::MAX, i32::from);
        let can_pay = |seat: &Seat| {
            self.options.literal_misbid || position.players[seat.index()].money >= least
        };
        Seat::all(self.players).filter(|seat| !barred.contains(*seat)).filter(can_pay).collect()
    }

    pub(crate) fn begin_auction(
        &self,
        position: &mut Position,
        listener: &mut impl Listener<Event>,
    ) {
        if let Some(face) = position.disks[Disk::Auction.index()] {
            listener.tell(Audience::All, || Event::AuctionBegan { card: self.card_name(face) });
        }
        self.begin_run(position, None, SeatSet::EMPTY, listener);
    }

    /// A run of the clock; without anybody who may stop it, it is over at once (clause M-42).
    fn begin_run(
        &self,
        position: &mut Position,
        opener: Option<Seat>,
        barred: SeatSet,
        listener: &mut impl Listener<Event>,
    ) {
        let bidders = self.bidders(position, opener, barred);
        if bidders.is_empty() {
            return self.run_out(position, opener, listener);
        }
        let run = if self.options.live {
            Run::Ready
        } else {
            let mut bids = [Bid::NotAsked; SEATS];
            bidders.into_iter().for_each(|seat| bids[seat.index()] = Bid::Open);
            Run::Sealed(bids)
        };
        position.stage = Stage::Auction(Auction { opener, barred, run });
    }

    /// Whether the next decision in this auction decides it: then something comes out that nobody knew.
    pub(crate) fn decides_auction(&self, position: &Position) -> bool {
        match position.stage {
            Stage::Auction(Auction { run: Run::Sealed(bids), .. }) if position.owed.is_none() => {
                bids.iter().filter(|bid| **bid == Bid::Open).count() == 1
            }
            Stage::Auction(_) => position.owed.is_none(),
            _ => false,
        }
    }

    /// Somebody starts the clock, stops it, names a price, or waits.
    pub(crate) fn bid(
        &self,
        position: &mut Position,
        seat: Seat,
        auction: Auction,
        action: Action,
        listener: &mut impl Listener<Event>,
    ) {
        let price = match action {
            Action::Stop(price) => Some(price),
            _ => None,
        };
        match (auction.run, price) {
            (Run::Ready, _) => {
                position.stage = Stage::Auction(Auction { run: Run::Falling, ..auction });
                listener.tell(Audience::All, || Event::ClockStarted { seat });
            }
            (Run::Falling, Some(price)) => self.stop(position, auction, seat, price, listener),
            (Run::Falling, None) => self.run_out(position, auction.opener, listener),
            (Run::Sealed(mut bids), price) => {
                bids[seat.index()] = price.map_or(Bid::Wait, Bid::Stop);
                listener.tell(Audience::Only(seat), || Event::PriceNamed { seat, price });
                listener.tell(Audience::Others(seat), || Event::PriceSealed { seat });
                let auction = Auction { run: Run::Sealed(bids), ..auction };
                position.stage = Stage::Auction(auction);
                if !bids.contains(&Bid::Open) {
                    self.compare(position, auction, bids, listener);
                }
            }
        }
    }

    /// Who is served first when several stop on the same price (clause M-43): the first from the mayor's left,
    /// or as the lot falls that was drawn for this run.
    pub(crate) fn in_order(&self, position: &Position) -> [Seat; SEATS] {
        let mut order = [position.mayor; SEATS];
        order.iter_mut().zip(self.clockwise_after(position.mayor)).for_each(|(place, seat)| {
            *place = seat;
        });
        if let Some(lots) = position.lots {
            lots.shuffle(&mut order[..usize::from(self.players)]);
        }
        order
    }

    /// Clause M-43, for two of those who may stop the clock.
    pub(crate) fn is_served_before(&self, position: &Position, one: Seat, other: Seat) -> bool {
        let order = self.in_order(position);
        let mut either = order.into_iter().filter(|seat| [one, other].contains(seat));
        one != other && either.next() == Some(one)
    }

    /// A run is decided: the next one has a lot of its own. It is used up whether or not anybody was equal, so
    /// that nothing tells who was.
    fn put_lot_away(position: &mut Position) {
        if let Some(lots) = &mut position.lots {
            lots.drawn = lots.drawn.saturating_add(1);
        }
    }

    /// Clause M-45: the highest price stops the clock.
    fn compare(
        &self,
        position: &mut Position,
        auction: Auction,
        bids: [Bid; SEATS],
        listener: &mut impl Listener<Event>,
    ) {
        let mut best: Option<(Seat, u16)> = None;
        for seat in self.in_order(position).into_iter().take(usize::from(self.players)) {
            if let Bid::Stop(price) = bids[seat.index()]
                && best.is_none_or(|(_, highest)| price > highest)
            {
                best = Some((seat, price));
            }
        }
        match best {
            Some((seat, price)) => self.stop(position, auction, seat, price, listener),
            None => self.run_out(position, auction.opener, listener),
        }
    }

    /// Somebody stopped the clock on this price (clauses M-35, M-38 and M-41).
    fn stop(
        &self,
        position: &mut Position,
        auction: Auction,
        seat: Seat,
        price: u16,
        listener: &mut impl Listener<Event>,
    ) {
        Self::put_lot_away(position);
        if position.players[seat.index()].money < i32::from(price) {
            listener.tell(Audience::All, || Event::Misbid { seat, price });
            self.begin_run(position, auction.opener, auction.barred.with(seat), listener);
        } else if auction.opener.is_none() && price == self.first_price() {
            listener.tell(Audience::All, || Event::Doubled { seat });
            self.begin_run(position, Some(seat), auction.barred, listener);
        } else {
            self.sell(position, seat, price, true, listener);
        }
    }

    /// Nobody stopped the clock (clauses M-37 and M-39).
    fn run_out(
        &self,
        position: &mut Position,
        opener: Option<Seat>,
        listener: &mut impl Listener<Event>,
    ) {
        Self::put_lot_away(position);
        if let Some(opener) = opener {
            return self.sell(position, opener, self.first_price(), false, listener);
        }
        if let Some(face) = position.disks[Disk::Auction.index()] {
            listener.tell(Audience::All, || Event::Unsold { card: self.card_name(face) });
        }
        self.end_turn(position, listener);
    }

    /// Clauses M-34 and M-35; what nobody stopped the clock for is sold by clause M-39.
    fn sell(
        &self,
        position: &mut Position,
        seat: Seat,
        price: u16,
        stopped: bool,
        listener: &mut impl Listener<Event>,
    ) {
        self.pay(position, seat, -i32::from(price));
        if let Some(face) = position.disks[Disk::Auction.index()] {
            listener.tell(Audience::All, || Event::Sold {
                seat,
                price,
                card: self.card_name(face),
                stopped,
            });
        }
        self.begin_use(position, seat, Disk::Auction);
    }
}

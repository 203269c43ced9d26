//! The auction, with a falling clock or with sealed prices (clauses M-34 to M-45).

use damrak_core::{Listener, Seat, SeatSet};

use super::{Doing, Merchants};
use crate::action::Action;
use crate::components::{Disk, SEATS};
use crate::event::Event;
use crate::state::{Auction, Bid, Fall, Position, Run, Stage};

/// How a card came to be sold.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sale {
    /// Somebody stopped the clock.
    Stopped,
    /// A doubled run came to its end (clause M-39).
    RunOut,
}

impl Merchants {
    /// The prices of a run, from the highest to the lowest.
    pub(crate) fn prices(&self, fall: Fall) -> impl Iterator<Item = u16> + '_ {
        self.for_sale[fall as usize].iter().copied()
    }

    /// Whether the clock shows this price in a run.
    pub(crate) fn shows(&self, fall: Fall, price: u16) -> bool {
        self.prices(fall).any(|shown| shown == price)
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
        let least = self.prices(Fall::of(opener)).last().map_or(i32::MAX, i32::from);
        let can_pay = |seat: &Seat| {
            self.options.literal_misbid || position.players[seat.index()].money >= least
        };
        Seat::all(self.players).filter(|seat| !barred.contains(*seat)).filter(can_pay).collect()
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
}

impl<L: Listener<Event>> Doing<'_, L> {
    pub(crate) fn begin_auction(&mut self) {
        let rules = self.rules;
        if let Some(face) = self.position.disks[Disk::Auction.index()] {
            self.tell(|| Event::AuctionBegan { card: rules.card_name(face) });
        }
        self.begin_run(None, SeatSet::EMPTY);
    }

    /// A run of the clock; without anybody who may stop it, it is over at once (clause M-42).
    fn begin_run(&mut self, opener: Option<Seat>, barred: SeatSet) {
        let bidders = self.rules.bidders(self.position, opener, barred);
        if bidders.is_empty() {
            return self.run_out(opener);
        }
        let run = if self.rules.options.live {
            Run::Ready
        } else {
            let mut bids = [Bid::NotAsked; SEATS];
            bidders.into_iter().for_each(|seat| bids[seat.index()] = Bid::Open);
            Run::Sealed(bids)
        };
        self.position.stage = Stage::Auction(Auction { opener, barred, run });
    }

    /// Somebody starts the clock, stops it, names a price, or waits.
    pub(crate) fn bid(&mut self, seat: Seat, auction: Auction, action: Action) {
        let price = match action {
            Action::Stop(price) => Some(price),
            _ => None,
        };
        match (auction.run, price) {
            (Run::Ready, _) => {
                self.reveal();
                self.position.stage = Stage::Auction(Auction { run: Run::Falling, ..auction });
                self.tell(|| Event::ClockStarted { seat });
            }
            (Run::Falling, price) => {
                self.reveal();
                match price {
                    Some(price) => self.stop(auction, seat, price),
                    None => self.run_out(auction.opener),
                }
            }
            (Run::Sealed(mut bids), price) => {
                bids[seat.index()] = price.map_or(Bid::Wait, Bid::Stop);
                self.tell_only(seat, || Event::PriceNamed { seat, price });
                self.tell_others(seat, || Event::PriceSealed { seat });
                let auction = Auction { run: Run::Sealed(bids), ..auction };
                self.position.stage = Stage::Auction(auction);
                if !bids.contains(&Bid::Open) {
                    self.reveal();
                    self.compare(auction, bids);
                }
            }
        }
    }

    /// A run is decided: the next one has a lot of its own. It is used up whether or not anybody was equal, so
    /// that nothing tells who was.
    fn put_lot_away(&mut self) {
        if let Some(lots) = &mut self.position.lots {
            lots.drawn = lots.drawn.saturating_add(1);
            self.use_chance();
        }
    }

    /// Clause M-45: the highest price stops the clock.
    fn compare(&mut self, auction: Auction, bids: [Bid; SEATS]) {
        let mut best: Option<(Seat, u16)> = None;
        for seat in
            self.rules.in_order(self.position).into_iter().take(usize::from(self.rules.players))
        {
            if let Bid::Stop(price) = bids[seat.index()]
                && best.is_none_or(|(_, highest)| price > highest)
            {
                best = Some((seat, price));
            }
        }
        match best {
            Some((seat, price)) => self.stop(auction, seat, price),
            None => self.run_out(auction.opener),
        }
    }

    /// Somebody stopped the clock on this price (clauses M-35, M-38 and M-41).
    fn stop(&mut self, auction: Auction, seat: Seat, price: u16) {
        let rules = self.rules;
        self.put_lot_away();
        if self.position.players[seat.index()].money < i32::from(price) {
            self.tell(|| Event::Misbid { seat, price });
            self.begin_run(auction.opener, auction.barred.with(seat));
        } else if auction.opener.is_none() && price == rules.first_price() {
            self.tell(|| Event::Doubled { seat });
            self.begin_run(Some(seat), auction.barred);
        } else {
            self.sell(seat, price, Sale::Stopped);
        }
    }

    /// Nobody stopped the clock (clauses M-37 and M-39).
    fn run_out(&mut self, opener: Option<Seat>) {
        let rules = self.rules;
        self.put_lot_away();
        if let Some(opener) = opener {
            return self.sell(opener, rules.first_price(), Sale::RunOut);
        }
        if let Some(face) = self.position.disks[Disk::Auction.index()] {
            self.tell(|| Event::Unsold { card: rules.card_name(face) });
        }
        self.end_turn();
    }

    /// Clauses M-34 and M-35; what nobody stopped the clock for is sold by clause M-39.
    fn sell(&mut self, seat: Seat, price: u16, sale: Sale) {
        let rules = self.rules;
        self.position.pay(seat, -i32::from(price));
        if let Some(face) = self.position.disks[Disk::Auction.index()] {
            self.tell(|| Event::Sold {
                seat,
                price,
                card: rules.card_name(face),
                stopped: sale == Sale::Stopped,
            });
        }
        self.begin_use(seat, Disk::Auction);
    }
}

//! Bonuses, which follow from what stands on the board (clauses M-64 to M-72).

use damrak_core::{Listener, Seat, SeatSet};

use super::years::Loan;
use super::{Doing, Merchants};
use crate::action::Action;
use crate::components::{BRIDGE_BONUS, DISTRICTS_BONUS, District, REGIONS_BONUS, Region};
use crate::event::{Bonus, Event};
use crate::spaces::{Houses, Offices};
use crate::state::{Family, MarketBonus, Owed};

impl Merchants {
    /// Clause M-65.
    pub(crate) fn is_in_all_regions(&self, offices: Offices) -> bool {
        Region::ALL.into_iter().all(|region| offices.meets(self.board().in_region(region)))
    }

    /// Clause M-66.
    pub(crate) fn is_in_all_districts(&self, houses: Houses) -> bool {
        District::ALL.into_iter().all(|place| houses.meets(self.board().in_district(place)))
    }

    /// Clause M-67: a bit for each bridge with their warehouses at both ends.
    pub(crate) fn bridges_of(&self, houses: Houses) -> u16 {
        let bridges = self.board().bridges().iter().enumerate();
        bridges.fold(0, |held, (index, bridge)| {
            held | (u16::from(houses.covers(bridge.ends)) << index)
        })
    }
}

impl<L: Listener<Event>> Doing<'_, L> {
    /// Clauses M-68 and M-72: brings the bonuses of these players up to date, until somebody has to
    /// decide something.
    pub(crate) fn settle(&mut self, touched: SeatSet) {
        if touched.is_empty() {
            return;
        }
        for seat in
            self.rules.clockwise_after(self.position.mayor).filter(|seat| touched.contains(*seat))
        {
            self.settle_money(seat);
            self.position.owed = self.settle_market(seat);
            if self.position.owed.is_some() {
                return;
            }
        }
    }

    fn settle_money(&mut self, seat: Seat) {
        let rules = self.rules;
        let Family { offices, houses, bonuses: held, .. } = self.position.players[seat.index()];
        let regions = rules.is_in_all_regions(offices);
        let districts = rules.is_in_all_districts(houses);
        let bridges = rules.bridges_of(houses);
        let bonuses = &mut self.position.players[seat.index()].bonuses;
        (bonuses.regions, bonuses.districts, bonuses.bridges) = (regions, districts, bridges);
        let mut change = |bonus: Bonus, before: bool, now: bool, amount: i32| {
            if now && !before {
                self.position.pay(seat, amount);
                self.tell(|| Event::BonusPaid { seat, bonus, amount });
            } else if before && !now {
                self.return_money(seat, bonus, amount);
            }
        };
        change(Bonus::Regions, held.regions, regions, REGIONS_BONUS);
        change(Bonus::Districts, held.districts, districts, DISTRICTS_BONUS);
        let mut changed = held.bridges ^ bridges;
        while changed != 0 {
            let bridge = changed & changed.wrapping_neg();
            let has = |set: u16| set & bridge != 0;
            change(Bonus::Bridge, has(held.bridges), has(bridges), BRIDGE_BONUS);
            changed ^= bridge;
        }
    }

    /// Clause M-71.
    fn return_money(&mut self, seat: Seat, bonus: Bonus, amount: i32) {
        while self.position.players[seat.index()].money < amount {
            self.lend(seat, Loan::Forced);
        }
        self.position.pay(seat, -amount);
        self.tell(|| Event::BonusReturned { seat, bonus, amount });
    }

    /// Clauses M-64, M-69 and M-70: what is to be decided about the warehouse of the market, if anything.
    fn settle_market(&mut self, seat: Seat) -> Option<Owed> {
        let family = &self.position.players[seat.index()];
        let (trades, no_houses) = (family.trades_everywhere(), family.houses.is_empty());
        let state = match (family.bonuses.market, trades) {
            (MarketBonus::None, true) if self.rules.free_houses(self.position, seat).is_empty() => {
                MarketBonus::Forgone
            }
            (MarketBonus::None, true) => return Some(Owed::Build(seat)),
            (MarketBonus::Built, false) if !no_houses => return Some(Owed::Return(seat)),
            (_, false) => MarketBonus::None,
            (state, true) => state,
        };
        self.position.players[seat.index()].bonuses.market = state;
        None
    }

    /// Builds or returns the warehouse of the market, or does without it.
    pub(crate) fn pay_what_is_owed(&mut self, owed: Owed, action: Action) {
        let seat = owed.seat();
        let state = match action {
            Action::Build(house) => {
                self.build_house(seat, house);
                MarketBonus::Built
            }
            Action::Raze(house) => {
                self.raze_house(seat, house);
                MarketBonus::None
            }
            _ => {
                self.tell(|| Event::Skipped { seat });
                MarketBonus::Forgone
            }
        };
        self.position.players[seat.index()].bonuses.market = state;
        self.position.owed = None;
    }
}

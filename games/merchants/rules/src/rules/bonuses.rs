//! Bonuses, which follow from what stands on the board (clauses M-64 to M-72).

use damrak_core::{Audience, Listener, Seat, SeatSet};

use super::Merchants;
use crate::action::Action;
use crate::components::{BRIDGE_BONUS, DISTRICTS_BONUS, District, REGIONS_BONUS, Region};
use crate::event::{Bonus, Event};
use crate::spaces::{Houses, Offices};
use crate::state::{Family, MarketBonus, Owed, Position};

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

    /// Clauses M-68 and M-72: brings the bonuses of these players up to date, until somebody has to
    /// decide something.
    pub(crate) fn settle(
        &self,
        position: &mut Position,
        touched: SeatSet,
        listener: &mut impl Listener<Event>,
    ) {
        if touched.is_empty() {
            return;
        }
        for seat in self.clockwise_after(position.mayor).filter(|seat| touched.contains(*seat)) {
            self.settle_money(position, seat, listener);
            position.owed = self.settle_market(position, seat);
            if position.owed.is_some() {
                return;
            }
        }
    }

    fn settle_money(
        &self,
        position: &mut Position,
        seat: Seat,
        listener: &mut impl Listener<Event>,
    ) {
        let Family { offices, houses, bonuses: held, .. } = position.players[seat.index()];
        let regions = self.is_in_all_regions(offices);
        let districts = self.is_in_all_districts(houses);
        let bridges = self.bridges_of(houses);
        let bonuses = &mut position.players[seat.index()].bonuses;
        (bonuses.regions, bonuses.districts, bonuses.bridges) = (regions, districts, bridges);
        let mut change = |bonus: Bonus, before: bool, now: bool, amount: i32| {
            if now && !before {
                self.pay(position, seat, amount);
                listener.tell(Audience::All, || Event::BonusPaid { seat, bonus, amount });
            } else if before && !now {
                self.return_money(position, seat, bonus, amount, listener);
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
    fn return_money(
        &self,
        position: &mut Position,
        seat: Seat,
        bonus: Bonus,
        amount: i32,
        listener: &mut impl Listener<Event>,
    ) {
        while position.players[seat.index()].money < amount {
            self.lend(position, seat, true, listener);
        }
        self.pay(position, seat, -amount);
        listener.tell(Audience::All, || Event::BonusReturned { seat, bonus, amount });
    }

    /// Clauses M-64, M-69 and M-70: what is to be decided about the warehouse of the market, if anything.
    fn settle_market(&self, position: &mut Position, seat: Seat) -> Option<Owed> {
        let family = &position.players[seat.index()];
        let (trades, no_houses) = (family.trades_everywhere(), family.houses.is_empty());
        let state = match (family.bonuses.market, trades) {
            (MarketBonus::None, true) if self.free_houses(position, seat).is_empty() => {
                MarketBonus::Forgone
            }
            (MarketBonus::None, true) => return Some(Owed::Build(seat)),
            (MarketBonus::Built, false) if !no_houses => return Some(Owed::Return(seat)),
            (_, false) => MarketBonus::None,
            (state, true) => state,
        };
        position.players[seat.index()].bonuses.market = state;
        None
    }

    /// Builds or returns the warehouse of the market, or does without it.
    pub(crate) fn pay_what_is_owed(
        &self,
        position: &mut Position,
        owed: Owed,
        action: Action,
        listener: &mut impl Listener<Event>,
    ) {
        let seat = owed.seat();
        let state = match action {
            Action::Build(house) => {
                self.build_house(position, seat, house, listener);
                MarketBonus::Built
            }
            Action::Raze(house) => {
                self.raze_house(position, seat, house, listener);
                MarketBonus::None
            }
            _ => {
                listener.tell(Audience::All, || Event::Skipped { seat });
                MarketBonus::Forgone
            }
        };
        position.players[seat.index()].bonuses.market = state;
        position.owed = None;
    }
}

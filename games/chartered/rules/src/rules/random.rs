//! A random decision, without listing all others: the one that would be drawn from the whole list.

use damrak_core::{Rng, Seat};

use super::Chartered;
use super::choices::{ACTION_CARD, Part, Way};
use crate::action::Action;
use crate::state::{Auction, Position};
use crate::sums::Sums;
use crate::trade::{Deal, Item};

/// What can be done after building (clauses C-63 and C-68), in the order of the kinds.
#[derive(Clone, Copy)]
enum AfterBuilding {
    Sell,
    Buy,
    ActionCard,
    Done,
}

impl AfterBuilding {
    const ALL: [Self; 4] = [Self::Sell, Self::Buy, Self::ActionCard, Self::Done];
}

impl Chartered {
    pub(super) fn draw_turn(
        &self,
        position: &Position,
        seat: Seat,
        buffer: &mut Vec<Action>,
        rng: &mut Rng,
    ) -> Option<Action> {
        match draw_open(Way::ALL, |way| self.is_open(position, seat, way), rng) {
            Some(way) => self.list_way(position, seat, way, buffer),
            None => buffer.push(Action::Pass),
        }
        rng.pick(buffer).copied()
    }

    pub(super) fn draw_trade(
        &self,
        position: &Position,
        seat: Seat,
        left: u8,
        buffer: &mut Vec<Action>,
        rng: &mut Rng,
    ) -> Option<Action> {
        let open = |way| match way {
            AfterBuilding::Sell => self.can_sell(position, seat),
            AfterBuilding::Buy => self.purchases(position, seat).next().is_some(),
            AfterBuilding::ActionCard => self.may_use_action(position, seat, left).is_ok(),
            AfterBuilding::Done => true,
        };
        match draw_open(AfterBuilding::ALL, open, rng)? {
            AfterBuilding::Sell => buffer.extend(self.sales(position, seat)),
            AfterBuilding::Buy => buffer.extend(self.purchases(position, seat)),
            AfterBuilding::ActionCard => buffer.extend(ACTION_CARD),
            AfterBuilding::Done => buffer.push(Action::Done),
        }
        rng.pick(buffer).copied()
    }

    pub(super) fn draw_bid(
        &self,
        position: &Position,
        auction: &Auction,
        rng: &mut Rng,
    ) -> Option<Action> {
        let sums = self.auction_sums(position, auction);
        let may_pass = !self.must_open(position, auction);
        let open = |bids: bool| if bids { !sums.is_empty() } else { may_pass };
        match draw_open([true, false], open, rng)? {
            true => draw_sum(sums, rng).map(Action::Bid),
            false => rng.pick(&[Action::Pass]).copied(),
        }
    }

    pub(super) fn draw_part(
        &self,
        position: &Position,
        sides: (Seat, Seat),
        deal: &Deal,
        buffer: &mut Vec<Action>,
        rng: &mut Rng,
    ) -> Option<Action> {
        let open = |part| self.is_part_open(position, sides, deal, part);
        let (from, of) = sides;
        match draw_open(Part::ALL, open, rng)? {
            Part::GiveMoney => draw_sum(self.gift_sums(position, from, deal), rng)
                .map(|amount| Action::Give(Item::Money(amount))),
            Part::AskMoney => draw_sum(self.asked_sums(position, of, deal), rng)
                .map(|amount| Action::Ask(Item::Money(amount))),
            part => {
                self.list_part(position, sides, deal, part, buffer);
                rng.pick(buffer).copied()
            }
        }
    }
}

/// One of what is open; nothing is drawn where there is no choice.
pub(super) fn draw_open<T: Copy, const N: usize>(
    all: [T; N],
    is_open: impl Fn(T) -> bool,
    rng: &mut Rng,
) -> Option<T> {
    let open = all.map(|one| is_open(one).then_some(one));
    let count = open.iter().flatten().count() as u32;
    let place = if count > 1 { rng.below(count) } else { 0 };
    open.into_iter().flatten().nth(place as usize)
}

pub(super) fn draw_sum(sums: Sums, rng: &mut Rng) -> Option<u16> {
    if sums.is_empty() { None } else { sums.nth(rng.below(sums.len())) }
}

//! The auctioneer: reckons what steering is worth less what drifting costs, how likely a sum is to be the nearest among
//! those who have laid and will lay, and bids the horseshoes that bring most; it strikes any bargain that leaves it better
//! off, and offers none.

use damrak_bots::Decider;
use damrak_core::{Rng, Seen};
use damrak_dutchman::{Action, Dutchman};

use super::Table;
use crate::quick;
use crate::stakes::Stakes;

/// What a horseshoe must bring with few in hand, and how much less each one more makes it.
const SHOE: (f32, f32) = (1.6, 0.09);
/// In the last meetings horseshoes are worth less and less.
const LAST: f32 = 4.0;
/// How many horseshoes a smith wants to get with few in hand, and with more than that.
const HAUL: (u8, u8, u8) = (3, 5, 6);
/// What a swap of shares must bring.
const SWAP: f32 = 2.0;

/// The auctioneer.
pub(super) struct Auctioneer;

impl Decider<Dutchman> for Auctioneer {
    fn decide(&self, seen: Seen<'_, Dutchman>, rng: &mut Rng) -> Option<Action> {
        let table = Table::new(seen, rng);
        let (rules, seat) = (seen.rules(), seen.seat());
        if !rules.may_lay(&table.guess, seat) {
            return quick::answer(rules, &table.guess, seat, &mut Vec::new());
        }
        let stakes = Stakes::new(rules, &table.guess);
        let own = stakes.outlook.merchants[seat.index()];
        let stake = stakes.steering(seat) - stakes.drifting(seat);
        let late = (f32::from(stakes.outlook.meetings_left) / LAST).min(1.0);
        let shoe = late * (SHOE.0 - SHOE.1 * f32::from(own.shoes)).max(0.4);
        let haul = stakes.outlook.middle / (stakes.outlook.smiths + 2);
        let wanted = if own.shoes < HAUL.2 { HAUL.0 } else { HAUL.1 };
        let seems = |action: Action| match action {
            Action::Smith if haul >= wanted && stake < 12.0 => 20.0 + f32::from(haul),
            Action::Smith => -20.0,
            Action::Kontor => stakes.swapping(seat) - SWAP,
            _ => table.short(action).map_or(0.0, |(short, shoes)| {
                stake * quick::chance(&stakes, seat, short) - shoe * shoes
            }),
        };
        let actions = table.actions();
        actions.into_iter().max_by(|a, b| seems(*a).total_cmp(&seems(*b)))
    }
}

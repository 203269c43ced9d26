//! The broker: prices every share by what it will bring with the meetings to come, and lays what steering is worth.

use damrak_bots::Decider;
use damrak_core::{Rng, Seen};
use damrak_dutchman::{Action, Dutchman};

use super::{Table, priced};

/// What a horseshoe must bring.
const SHOE: f32 = 1.2;
/// How many horseshoes a smith wants to get.
const HAUL: u8 = 3;
/// How likely it is to steer with the lucky number exactly, and by how much a sum must fall short to bring that to a third.
const SURE: (f32, f32) = (0.75, 5.0);
/// The loss from which it swaps shares.
const SWAP: f32 = 4.0;

/// The broker.
pub(super) struct Broker;

impl Decider<Dutchman> for Broker {
    fn decide(&self, seen: Seen<'_, Dutchman>, rng: &mut Rng) -> Option<Action> {
        let table = Table::new(seen, rng);
        let actions = table.actions();
        let (rules, seat) = (seen.rules(), seen.seat());
        if actions.contains(&Action::Pass) {
            let own = table.outlook.merchants[seat.index()];
            let haul = table.outlook.middle / (table.outlook.smiths + 2);
            let wants = if own.shoes < 5 { HAUL } else { HAUL + 2 };
            let seems = |action: Action| match action {
                Action::Smith if haul >= wants => 50.0,
                Action::Smith => -50.0,
                Action::Kontor => table.loss() - SWAP,
                _ => table.short(action).map_or(0.0, |(short, shoes)| {
                    let cost = if table.outlook.meetings_left < 3 { 0.3 } else { SHOE };
                    table.stake() * SURE.0 * (-short / SURE.1).exp() - cost * shoes
                }),
            };
            return actions.into_iter().max_by(|a, b| seems(*a).total_cmp(&seems(*b)));
        }
        table.best(&actions, rng, |then| priced(rules, then, seat))
    }
}

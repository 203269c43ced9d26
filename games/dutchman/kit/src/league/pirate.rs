//! The pirate: lives for the helm. It lays whenever somebody can be hurt, and steers to where the others lose most.

use damrak_bots::Decider;
use damrak_core::{Rng, Rules, Seen};
use damrak_dutchman::{Action, Dutchman};

use super::{Table, priced};

/// What a horseshoe must bring.
const SHOE: f32 = 0.9;
/// How much the mean loss of the others counts.
const SPITE: f32 = 0.8;

/// The pirate.
pub(super) struct Pirate;

impl Decider<Dutchman> for Pirate {
    fn decide(&self, seen: Seen<'_, Dutchman>, rng: &mut Rng) -> Option<Action> {
        let table = Table::new(seen, rng);
        let actions = table.actions();
        let (rules, seat) = (seen.rules(), seen.seat());
        if actions.contains(&Action::Pass) {
            let others = table.outlook.merchants.iter().take(usize::from(rules.players()));
            let richest = others.map(|one| one.ducats).max().unwrap_or_default() as f32;
            let stake = table.stake() + 0.05 * richest;
            let haul = table.outlook.middle / (table.outlook.smiths + 2);
            let seems = |action: Action| match action {
                Action::Smith if haul >= 3 => 30.0,
                Action::Smith => -30.0,
                Action::Kontor => table.loss() - 5.0,
                _ => table.short(action).map_or(0.0, |(short, shoes)| {
                    stake * 0.8 * (-short / 4.0).exp() - SHOE * shoes
                }),
            };
            return actions.into_iter().max_by(|a, b| seems(*a).total_cmp(&seems(*b)));
        }
        let players = rules.players();
        table.best(&actions, rng, |then| {
            let outlook = rules.outlook(then);
            let all: i32 =
                outlook.merchants.iter().take(usize::from(players)).map(|it| it.ducats).sum();
            let own = outlook.merchants[seat.index()].ducats;
            let others = (all - own) as f32 / (f32::from(players) - 1.0).max(1.0);
            priced(rules, then, seat) - SPITE * others
        })
    }
}

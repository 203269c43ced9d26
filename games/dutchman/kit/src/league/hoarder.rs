//! The hoarder: goes to the smith whenever it pays at all, keeps its horseshoes, and lays only what hits the lucky number
//! when much is at stake.

use damrak_bots::Decider;
use damrak_core::{Rng, Seen};
use damrak_dutchman::{Action, Dutchman};

use super::{Table, priced};

/// What must be at stake to lay anything, while few horseshoes are held; less the more there are.
const STAKE: f32 = 9.0;
/// Horseshoes above which it begins to spend.
const PLENTY: f32 = 12.0;

/// The hoarder.
pub(super) struct Hoarder;

impl Decider<Dutchman> for Hoarder {
    fn decide(&self, seen: Seen<'_, Dutchman>, rng: &mut Rng) -> Option<Action> {
        let table = Table::new(seen, rng);
        let actions = table.actions();
        let (rules, seat) = (seen.rules(), seen.seat());
        if actions.contains(&Action::Pass) {
            let own = table.outlook.merchants[seat.index()];
            let haul = table.outlook.middle / (table.outlook.smiths + 2);
            if haul >= 1 && actions.contains(&Action::Smith) {
                return Some(Action::Smith);
            }
            let few = (PLENTY - f32::from(own.shoes)).max(-4.0);
            let late = table.outlook.meetings_left < 4;
            if table.stake() < if late { 3.0 } else { STAKE + few } {
                return Some(Action::Pass);
            }
            let exact =
                |action: &Action| table.short(*action).is_some_and(|(short, _)| short == 0.0);
            return actions.iter().copied().find(exact).or(Some(Action::Pass));
        }
        table.best(&actions, rng, |then| priced(rules, then, seat))
    }
}

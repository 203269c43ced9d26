//! The treasurer: gets rid of what is dear early, keeps ducats for what may come, fights only for what hurts it or pays
//! it, and saves its horseshoes for the second half, when shares are worth fighting for.

use damrak_bots::Decider;
use damrak_core::{Rng, Seen};
use damrak_dutchman::{Action, Dutchman};

use super::{Table, priced};

/// What a ducat counts that is missing to twice the value of the best share.
const MISSING: f32 = 0.4;
/// What a horseshoe must bring in the first half, and at the end.
const SHOE: (f32, f32) = (1.8, 0.5);
/// How likely an exact lay is to steer, by how many others may still be as near; and by how much a sum may fall short.
const EXACT: [f32; 4] = [1.0, 0.75, 0.6, 0.5];
const SLOPE: f32 = 3.5;
/// Meetings in the whole game.
const MEETINGS: f32 = 16.0;

/// The treasurer.
pub(super) struct Treasurer;

impl Treasurer {
    /// The others who have laid or may still.
    fn rivals(table: &Table<'_>) -> usize {
        let seat = table.seen.seat().index();
        let others = table.outlook.merchants.iter().enumerate();
        let rivals = others.filter(|(index, one)| {
            *index != seat && !one.bankrupt && (one.laid > 0 || !one.acted && one.shoes > 2)
        });
        rivals.count()
    }

    fn bid(table: &Table<'_>, action: Action) -> f32 {
        let own = table.outlook.merchants[table.seen.seat().index()];
        let gone = 1.0 - f32::from(table.outlook.meetings_left) / MEETINGS;
        let haul = f32::from(table.outlook.middle) / f32::from(table.outlook.smiths + 2);
        let wants = if own.shoes < 6 { 3.5 } else { 5.5 };
        let shoe = SHOE.0 + (SHOE.1 - SHOE.0) * gone.powi(2);
        match action {
            Action::Smith if haul >= wants => 30.0,
            Action::Smith => -30.0,
            Action::Kontor => table.loss() - 3.0 + 3.0 * gone,
            _ => table.short(action).map_or(0.0, |(short, shoes)| {
                let exact = EXACT[Self::rivals(table).min(EXACT.len() - 1)];
                table.stake() * exact * (-short / SLOPE).exp() - shoe * shoes
            }),
        }
    }
}

impl Decider<Dutchman> for Treasurer {
    fn decide(&self, seen: Seen<'_, Dutchman>, rng: &mut Rng) -> Option<Action> {
        let table = Table::new(seen, rng);
        let actions = table.actions();
        let (rules, seat) = (seen.rules(), seen.seat());
        if rules.may_lay(&table.guess, seat) {
            let bid = |action: &Action| Self::bid(&table, *action);
            return actions.iter().copied().max_by(|a, b| bid(a).total_cmp(&bid(b)));
        }
        table.best(&actions, rng, |then| {
            let outlook = rules.outlook(then);
            let own = outlook.merchants[seat.index()];
            let left = f32::from(outlook.meetings_left) / MEETINGS;
            let missing = (2 * own.best - own.ducats).max(0) as f32;
            let threat = own.threat as f32 / f32::from(outlook.ways.max(1));
            priced(rules, then, seat) - MISSING * missing * left.min(0.5) - 0.5 * threat
        })
    }
}

//! What describes the players of The Flying Dutchman.

use damrak_core::Rules;
use damrak_dutchman::{Dutchman, Position};

use crate::advice::DutchmanAdvice;
use damrak_bots::{Inputs, Learnt, PerSeat, Rank};

impl Inputs<Dutchman> for DutchmanAdvice {
    const INPUTS: usize = 27;
    /// Wealth; the first is how long somebody survived.
    const SCORE: usize = 1;

    fn inputs(&self, rules: &Dutchman, position: &Position, out: &mut Vec<f32>) {
        out.clear();
        let outlook = rules.outlook(position);
        let players = rules.players();
        let to_come = f32::from(outlook.meetings_left) / 16.0;
        let gone = 1.0 - to_come;
        let seats = &outlook.merchants[..usize::from(players)];
        let solvent = seats.iter().filter(|one| !one.bankrupt).count() as f32;
        for one in seats {
            let ducats = one.ducats as f32 / 40.0;
            let shares = one.shares as f32 / 30.0;
            let shoes = f32::from(one.shoes) / 10.0;
            let smiths = f32::from(one.smiths) / 3.0;
            let kontors = f32::from(one.kontors) / 3.0;
            let missing = (2 * one.best - one.ducats).max(0) as f32 / 20.0;
            let own: [f32; <DutchmanAdvice as Inputs<Dutchman>>::INPUTS] = [
                ducats,
                shares,
                one.best as f32 / 15.0,
                one.threat as f32 / f32::from(outlook.ways.max(1)) / 10.0,
                one.steering as f32 / 15.0,
                one.exposed as f32 / 30.0,
                missing,
                shoes,
                f32::from(one.gold) / 4.0,
                f32::from(one.small) / 5.0,
                smiths,
                kontors,
                if one.bankrupt { 1.0 } else { 0.0 },
                f32::from(one.order) / f32::from(players),
                if one.order == 0 { 1.0 } else { 0.0 },
                ducats * gone,
                shares * gone,
                shoes * to_come,
                smiths * to_come,
                kontors * to_come,
                missing * gone,
                to_come,
                if outlook.meetings_left <= 2 { 1.0 } else { 0.0 },
                f32::from(outlook.middle) / 20.0,
                if outlook.island { 1.0 } else { 0.0 },
                f32::from(players) / 6.0,
                solvent / f32::from(players),
            ];
            out.extend(own);
        }
    }

    fn scores(&self, rules: &Dutchman, position: &Position) -> PerSeat {
        let wealth = rules.outlook(position).merchants.map(|one| (one.ducats + one.shares) as f32);
        std::array::from_fn(|seat| wealth.get(seat).copied().unwrap_or_default())
    }
}

/// The judgement by which this rank plays: regents have learnt more than merchants, who judge by the model from which
/// that of regents was learnt on. Time alone hardly tells the two apart in this game.
pub fn model(rank: Rank) -> &'static str {
    match rank {
        Rank::Regent => include_str!("../models/regent.toml"),
        _ => include_str!("../models/merchant.toml"),
    }
}

/// The advice by which this rank plays.
pub fn advice(rank: Rank) -> Learnt<DutchmanAdvice> {
    Learnt::read::<Dutchman>(model(rank))
}

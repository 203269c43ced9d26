//! What describes the merchants of Chartered.

use damrak_chartered::{Chartered, Position};
use damrak_core::Rules;

use crate::advice::CharteredAdvice;
use damrak_bots::{Inputs, Learnt, PerSeat, Rank};

impl Inputs<Chartered> for CharteredAdvice {
    const INPUTS: usize = 28;

    fn inputs(&self, rules: &Chartered, position: &Position, out: &mut Vec<f32>) {
        out.clear();
        let outlook = rules.outlook(position);
        let players = rules.players();
        let seats = &outlook.merchants[..usize::from(players)];
        let to_come = f32::from(outlook.supply) / 40.0;
        let mean = seats.iter().map(|one| one.worth as f32).sum::<f32>() / f32::from(players);
        for one in seats {
            let worth = one.worth as f32 / 400.0;
            let money = one.money as f32 / 200.0;
            let lead = (one.worth as f32 - mean) / 200.0;
            let shares = f32::from(one.shares) / 10.0;
            let [first, second, third] = one.payouts.map(|payout| payout as f32 / 80.0);
            let own: [f32; <CharteredAdvice as Inputs<Chartered>>::INPUTS] = [
                worth,
                money,
                lead,
                lead * (1.0 - to_come),
                lead / (0.2 + to_come),
                shares,
                shares * to_come,
                f32::from(one.young) / 6.0,
                f32::from(one.young) / 6.0 * to_come,
                one.largest as f32 / 300.0,
                f32::from(one.leads) / 4.0,
                first,
                second,
                third,
                first * to_come,
                (first + second + third) * to_come,
                f32::from(one.cards) / 6.0,
                f32::from(one.roofs) / 2.0,
                f32::from(one.actions) / 2.0,
                f32::from(one.extra),
                f32::from(one.order) / f32::from(players),
                if one.order == 0 { 1.0 } else { 0.0 },
                (60.0 - one.money as f32).max(0.0) / 60.0,
                money * to_come,
                to_come,
                (f32::from(outlook.supply) / 10.0).min(1.0),
                f32::from(outlook.companies) / 7.0,
                f32::from(players) / 5.0,
            ];
            out.extend(own);
        }
    }

    fn scores(&self, rules: &Chartered, position: &Position) -> PerSeat {
        let worth = rules.outlook(position).merchants.map(|one| one.worth as f32);
        std::array::from_fn(|seat| worth.get(seat).copied().unwrap_or_default())
    }
}

/// The judgement by which searching ranks play.
pub fn model(_: Rank) -> &'static str {
    include_str!("../models/regent.toml")
}

/// The advice by which this rank plays.
pub fn advice(rank: Rank) -> Learnt<CharteredAdvice> {
    Learnt::read::<Chartered>(model(rank))
}

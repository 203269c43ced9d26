//! What describes the families of Merchants of Amsterdam.

use damrak_core::Rules;
use damrak_merchants::{Merchants, Position};

use crate::advice::MerchantsAdvice;
use damrak_bots::{Inputs, Learnt, PerSeat, Rank};

/// What a scoring pays counts in these.
const SCORING_SCALE: f32 = 200.0;

impl Inputs<Merchants> for MerchantsAdvice {
    const INPUTS: usize = 36;

    fn inputs(&self, rules: &Merchants, position: &Position, out: &mut Vec<f32>) {
        out.clear();
        let outlook = rules.outlook(position);
        let players = rules.players();
        let to_come = f32::from(outlook.turns_left) / f32::from(outlook.turns.max(1));
        // What a first and a second place get in all and at the next scoring, by area and rank.
        let mut pays = [[[0.0_f32; 3]; 4]; 3];
        let mut next = [0.0_f32; 3];
        for scoring in outlook.scorings() {
            let area = scoring.area as usize;
            let soon = if next[area] == 0.0 { 1.0 } else { 0.0 };
            if next[area] == 0.0 {
                next[area] = f32::from(scoring.years);
            }
            let places = scoring.table.first.into_iter().zip(scoring.table.second);
            for (pay, (first, second)) in pays[area].iter_mut().zip(places) {
                pay[0] += f32::from(first);
                pay[1] += f32::from(second);
                pay[2] += soon * f32::from(first);
            }
        }
        for (index, family) in outlook.families[..usize::from(players)].iter().enumerate() {
            let seat = damrak_core::Seat::from_index(index);
            // As things stand, what is within reach of one more, and what one more of another takes.
            let mut stands = [0.0_f32; 3];
            let (mut soon, mut chase, mut guard) = (0.0, 0.0, 0.0);
            let (mut firsts, mut seconds) = (0.0, 0.0);
            for (area, parts) in outlook.parts.iter().enumerate() {
                for (part, [first, second, near]) in parts.iter().zip(pays[area]) {
                    let own = part.strength[index];
                    let others = part.strength.iter().enumerate().filter(|(one, _)| *one != index);
                    let best = others.map(|(_, strength)| *strength).max().unwrap_or_default();
                    if part.first.contains(seat) {
                        let count = part.first.len() as f32;
                        let all = if count > 1.0 { first + second } else { first };
                        stands[area] += all / count;
                        soon += near / count;
                        firsts += first / count;
                        if own <= best + 1 && best > 0 {
                            guard += first - second;
                        }
                    } else {
                        if part.second.contains(seat) {
                            stands[area] += second / part.second.len() as f32;
                            seconds += second;
                        }
                        if own + 1 >= best && best > 0 {
                            chase += first - second;
                        }
                    }
                }
            }
            let [tracks, houses, offices] = stands.map(|sum| sum / SCORING_SCALE);
            let worth = family.worth as f32 / 300.0;
            let missing = |count: u8, wanted: u8| if count == wanted { to_come } else { 0.0 };
            let order =
                (index + usize::from(players) - outlook.mayor.index()) % usize::from(players);
            let own: [f32; <MerchantsAdvice as Inputs<Merchants>>::INPUTS] = [
                worth,
                family.cash as f32 / 300.0,
                tracks,
                houses,
                offices,
                soon / SCORING_SCALE,
                chase / SCORING_SCALE,
                guard / SCORING_SCALE,
                firsts / SCORING_SCALE,
                seconds / SCORING_SCALE,
                (worth + 0.67 * (tracks + houses + offices)) * (1.0 - to_come),
                tracks * to_come,
                houses * to_come,
                offices * to_come,
                worth * to_come,
                f32::from(family.steps) / 12.0 * to_come,
                f32::from(family.offices) / 4.0 * to_come,
                f32::from(family.houses) / 6.0 * to_come,
                f32::from(family.regions_missing) / 4.0 * to_come,
                f32::from(family.districts_missing) / 4.0 * to_come,
                f32::from(family.steps_missing) / 8.0 * to_come,
                missing(family.regions_missing, 1),
                missing(family.districts_missing, 1),
                missing(family.steps_missing, 1),
                missing(family.regions_missing, 0),
                missing(family.districts_missing, 0),
                missing(family.steps_missing, 0),
                missing(family.regions_missing, 2),
                missing(family.districts_missing, 2),
                order as f32 / f32::from(players),
                if order == 0 { 1.0 } else { 0.0 },
                to_come,
                next[0] / 5.0,
                next[1] / 5.0,
                next[2] / 5.0,
                f32::from(players) / 5.0,
            ];
            out.extend(own);
        }
    }

    /// Money, and what the scorings to come pay as things stand.
    fn scores(&self, rules: &Merchants, position: &Position) -> PerSeat {
        let outlook = rules.outlook(position);
        let worth = outlook.families.map(|family| family.worth as f32);
        let mut scores = std::array::from_fn(|seat| worth.get(seat).copied().unwrap_or_default());
        let unfaded = MerchantsAdvice { fading: 1.0, ..*self };
        for (_, paid) in unfaded.scorings(&outlook) {
            scores.iter_mut().zip(paid).for_each(|(score, paid)| *score += paid);
        }
        scores
    }
}

/// The judgement by which searching ranks play.
pub fn model(_: Rank) -> &'static str {
    include_str!("../models/regent.toml")
}

/// The advice by which this rank plays.
pub fn advice(rank: Rank) -> Learnt<MerchantsAdvice> {
    Learnt::read::<Merchants>(model(rank))
}

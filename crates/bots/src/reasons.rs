//! Why a decision is better than others: where what the advice counts comes out differently.

use damrak_core::{Game, Phrase, Rng, Seen};

use crate::advice::{Advice, Feature, guess_reopened, play_moment, play_on};

/// So many guesses are looked at for every decision.
const GUESSES: u32 = 48;
/// What differs by less than this part of all differences is no reason.
const LEAST_PART: f32 = 0.15;

/// Where a decision leads, on average.
#[derive(Clone, Debug, Default)]
pub(crate) struct Prospect {
    /// The final score of the seat, if the advice can tell.
    pub(crate) expected: Option<f32>,
    features: Vec<Feature>,
}

impl Prospect {
    fn add(&mut self, features: &[Feature]) {
        let part = |number: f32| number / GUESSES as f32;
        for feature in features {
            match self.features.iter_mut().find(|known| known.name == feature.name) {
                Some(known) => {
                    known.worth += part(feature.worth);
                    known.amount = known.amount.zip(feature.amount).map(|(a, b)| a + part(b));
                }
                None => self.features.push(Feature {
                    name: feature.name.clone(),
                    worth: part(feature.worth),
                    amount: feature.amount.map(part),
                }),
            }
        }
    }

    /// How much of this there is in what people count, if they count it.
    fn amount_of(&self, name: &Phrase) -> Option<f32> {
        let known = self.features.iter().find(|one| one.name == *name);
        known.map_or(Some(0.0), |one| one.amount)
    }

    fn worth_of(&self, name: &Phrase) -> f32 {
        self.features.iter().find(|one| one.name == *name).map_or(0.0, |one| one.worth)
    }
}

/// Where each of these decisions of the seat leads, all on the same guesses.
pub(crate) fn look_into<G: Game, A: Advice<G> + ?Sized>(
    seen: Seen<'_, G>,
    advice: &A,
    actions: &[G::Action],
    rng: &mut Rng,
) -> Vec<Prospect> {
    let (rules, seat) = (seen.rules(), seen.seat());
    let mut prospects = vec![Prospect::default(); actions.len()];
    let (mut buffer, mut features) = (Vec::new(), Vec::new());
    for _ in 0..GUESSES {
        let guess = guess_reopened(seen, advice, rng);
        for (action, prospect) in actions.iter().zip(&mut prospects) {
            let mut tried = guess.clone();
            play_moment(rules, advice, &mut tried, &[(seat, *action)], &mut buffer, rng);
            play_on(rules, advice, &mut tried, 0, &mut buffer, rng);
            if let Some(scores) = advice.expects(rules, &tried) {
                let expected = prospect.expected.get_or_insert_default();
                *expected += scores[seat.index()] / GUESSES as f32;
            }
            advice.features(rules, &tried, seat, &mut features);
            prospect.add(&features);
        }
    }
    prospects
}

/// Why to do this rather than any of the others, or why not: a sentence on what differs most.
///
/// The first of the list is the best decision; it is compared with all others, and each of them with it.
pub(crate) fn reason(prospects: &[Prospect], index: usize) -> Option<Phrase> {
    let (own, first) = (prospects.get(index)?, prospects.first()?);
    if prospects.len() < 2 {
        return None;
    }
    let others = (prospects.len() - 1) as f32;
    let elsewhere = |name: &Phrase| match index {
        0 => prospects[1..].iter().map(|other| other.worth_of(name)).sum::<f32>() / others,
        _ => first.worth_of(name),
    };
    let names = prospects.iter().flat_map(|prospect| &prospect.features).map(|one| &one.name);
    let mut differences: Vec<(&Phrase, f32)> = Vec::new();
    for name in names {
        if !differences.iter().any(|(known, _)| *known == name) {
            differences.push((name, own.worth_of(name) - elsewhere(name)));
        }
    }
    let all: f32 = differences.iter().map(|(_, by)| by.abs()).sum();
    let sign = if index == 0 { 1.0 } else { -1.0 };
    let (name, by) =
        differences.into_iter().max_by(|(_, a), (_, b)| (sign * a).total_cmp(&(sign * b)))?;
    if sign * by <= LEAST_PART * all || all == 0.0 {
        return None;
    }
    let count = |prospect: &Prospect| prospect.amount_of(name);
    let there = match index {
        0 => prospects[1..].iter().map(count).sum::<Option<f32>>().map(|sum| sum / others),
        _ => count(first),
    };
    // An amount that says the opposite of what it is worth explains nothing.
    let more = count(own).zip(there).map(|(here, there)| sign * (here - there));
    let amount = more.map_or(0, |more| more.max(0.0).round() as i64);
    let phrase = match (index, amount) {
        (0, 0) => Phrase::new("bots-reason-good"),
        (0, _) => Phrase::new("bots-reason-better").with("amount", amount),
        (_, 0) => Phrase::new("bots-reason-bad"),
        _ => Phrase::new("bots-reason-worse").with("amount", amount),
    };
    Some(phrase.with("what", name.clone()))
}

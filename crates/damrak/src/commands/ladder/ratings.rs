//! Ratings by who came before whom.

use damrak_bots::Rank;
use damrak_core::{Rng, Seed};

use super::pairs::{Pair, Results, Tournament};
use crate::contest::player::Player;

/// So much better is somebody who comes first ten times as often.
const TENFOLD: f64 = 400.0;
/// Where the anchor stands.
const ANCHOR: f64 = 1000.0;
/// How often the deals are drawn anew.
const DRAWN: u64 = 400;
/// Half of what lies outside of an interval.
const OUTSIDE: f64 = 0.025;
/// Enough for any ladder; it is nearly always done much earlier.
const MOST_STEPS: u32 = 20_000;
/// Ratings that move less than this have settled.
const SETTLED: f64 = 1e-9;

/// The levels with their ratings, the best first.
#[derive(Debug, PartialEq)]
pub(super) struct Ladder {
    /// One for each level.
    pub(super) rungs: Vec<Rated>,
    /// Who stands at 1000, by index.
    pub(super) anchor: usize,
}

/// A level with its rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Rated {
    /// The index of the level.
    pub(super) level: usize,
    /// Its rating.
    pub(super) rating: f64,
    /// Its 95 % interval.
    pub(super) interval: (f64, f64),
}

/// For every two levels how often the first came before the second, and how often they were compared.
struct Comparisons {
    levels: usize,
    before: Vec<f64>,
}

impl Ladder {
    /// Rates all levels.
    pub(super) fn of(tournament: &Tournament, results: &Results) -> Self {
        let levels = tournament.levels.len();
        let clerk =
            |player: &Player| player.level().is_some_and(|level| level.rank() == Rank::Clerk);
        let anchor = tournament.levels.iter().position(clerk).unwrap_or_default();
        let all = |pair: &Pair| (0..=pair.deals.len()).collect();
        let ratings = Comparisons::of(levels, &results.pairs, all).fit(anchor);
        let drawn: Vec<Vec<f64>> = (0..DRAWN)
            .map(|number| {
                let mut rng = Rng::new(drawing_seed(tournament.seed, number));
                let draw = |pair: &Pair| draw(pair.deals.len(), &mut rng);
                Comparisons::of(levels, &results.pairs, draw).fit(anchor)
            })
            .collect();
        let mut rungs: Vec<Rated> = (0..levels)
            .map(|level| {
                let of_level = drawn.iter().map(|ratings| ratings[level]).collect();
                Rated { level, rating: ratings[level], interval: interval(of_level) }
            })
            .collect();
        rungs.sort_by(|a, b| b.rating.total_cmp(&a.rating));
        Self { rungs, anchor }
    }
}

fn drawing_seed(seed: Seed, number: u64) -> Seed {
    seed.derive("drawn anew", number)
}

/// As many deals as there are, and one for the draw that is added to them; each any of them.
fn draw(deals: usize, rng: &mut Rng) -> Vec<usize> {
    let bound = u32::try_from(deals).unwrap_or(u32::MAX - 1) + 1;
    (0..=deals).map(|_| rng.below(bound) as usize).collect()
}

fn interval(mut ratings: Vec<f64>) -> (f64, f64) {
    ratings.sort_by(f64::total_cmp);
    let at = |part: f64| {
        let index = (part * ratings.len().saturating_sub(1) as f64).round() as usize;
        ratings.get(index).copied().unwrap_or(ANCHOR)
    };
    (at(OUTSIDE), at(1.0 - OUTSIDE))
}

impl Comparisons {
    /// Those of the chosen deals, and a draw between every two, which stands behind the deals. Half of it is
    /// always there, so that all can be rated; the rest is chosen like a deal, since it is as uncertain as one.
    fn of(levels: usize, pairs: &[Pair], mut chosen: impl FnMut(&Pair) -> Vec<usize>) -> Self {
        let mut before = vec![0.0; levels * levels];
        for pair in pairs {
            let [one, other] = pair.levels;
            let (mut won, mut compared) = (0.25, 0.5);
            for index in chosen(pair) {
                let (more, of) = match pair.deals.get(index) {
                    Some(deal) => (f64::from(deal.before) / 2.0, f64::from(deal.compared)),
                    None => (0.25, 0.5),
                };
                won += more;
                compared += of;
            }
            before[one * levels + other] += won;
            before[other * levels + one] += compared - won;
        }
        Self { levels, before }
    }

    fn before(&self, one: usize, other: usize) -> f64 {
        self.before[one * self.levels + other]
    }

    /// The ratings under which these comparisons are most likely, found by Zermelo's iteration.
    fn fit(&self, anchor: usize) -> Vec<f64> {
        let mut strengths = vec![1.0_f64; self.levels];
        for _ in 0..MOST_STEPS {
            let mut moved = 0.0_f64;
            for level in 0..self.levels {
                let (mut won, mut weight) = (0.0, 0.0);
                for other in (0..self.levels).filter(|other| *other != level) {
                    let before = self.before(level, other);
                    won += before;
                    let compared = before + self.before(other, level);
                    weight += compared / (strengths[level] + strengths[other]);
                }
                let strength = won / weight;
                moved = moved.max((strength / strengths[level]).ln().abs());
                strengths[level] = strength;
            }
            if moved < SETTLED {
                break;
            }
        }
        let rating = |strength: &f64| ANCHOR + TENFOLD * (strength / strengths[anchor]).log10();
        strengths.iter().map(rating).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::pairs::Deal;
    use super::*;

    #[test]
    fn ten_to_one_is_four_hundred_points() {
        // The draw that is always added is part of these numbers.
        let before = vec![0.0, 100.0, 10.0, 0.0];
        let ratings = Comparisons { levels: 2, before }.fit(1);
        assert!((ratings[0] - 1400.0).abs() < 1e-3 && ratings[1] == 1000.0, "{ratings:?}");
    }

    #[test]
    fn whoever_never_loses_is_rated_but_not_beyond_doubt() {
        let won = Deal { before: 2, compared: 1, ..Deal::default() };
        let pair = Pair { levels: [0, 1], deals: vec![won; 19], ways: 1 };
        let fit = |chosen: &dyn Fn(&Pair) -> Vec<usize>| {
            Comparisons::of(2, std::slice::from_ref(&pair), chosen).fit(1)[0]
        };
        let rating = fit(&|pair| (0..=pair.deals.len()).collect());
        assert!((rating - (1000.0 + 400.0 * 39_f64.log10())).abs() < 1e-3, "{rating}");
        assert!(fit(&|_| vec![0; 20]) > rating, "without the draw it is rated higher");
        assert!(fit(&|_| vec![19; 20]) < rating, "with more of it lower");
    }

    #[test]
    fn what_follows_from_ratings_gives_these_ratings() {
        let known = [1300.0, 1000.0, 650.0, 1100.0];
        let expected = |a: f64, b: f64| 1.0 / (1.0 + 10_f64.powf((b - a) / 400.0));
        let mut before = Vec::new();
        for (index, one) in known.iter().enumerate() {
            for (other_index, other) in known.iter().enumerate() {
                let games = if index == other_index { 0.0 } else { 50.0 };
                before.push(games * expected(*one, *other));
            }
        }
        let ratings = Comparisons { levels: 4, before }.fit(1);
        for (found, known) in ratings.iter().zip(known) {
            assert!((found - known).abs() < 1e-3, "{ratings:?}");
        }
    }

    #[test]
    fn an_interval_holds_nearly_all() {
        let (low, high) = interval((0..=400).rev().map(f64::from).collect());
        assert_eq!((low, high), (10.0, 390.0));
    }
}

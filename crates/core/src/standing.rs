//! Who won, and why.

use serde::Serialize;

use crate::{Phrase, Seat};

/// The result of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Standing {
    /// By rank, then by seat.
    pub places: Vec<Place>,
    /// How the result came about, step by step.
    pub told: Vec<Phrase>,
}

/// What one seat reached.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Place {
    /// Whose.
    pub seat: Seat,
    /// 1 for the winner; equal ranks are shared, and the next rank is skipped.
    pub rank: u8,
    /// What decided, in the order in which it is compared.
    pub scores: Vec<Score>,
}

/// One number that counts for the ranking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Score {
    /// Its name in records.
    pub name: &'static str,
    /// Phrase key of its title.
    pub title: &'static str,
    /// More is better.
    pub value: i64,
    /// Whether it counts what is better to have less of: people are shown it without its sign.
    #[serde(skip)]
    pub fewer_wins: bool,
}

impl Score {
    /// A number of which more is better.
    pub fn new(name: &'static str, title: &'static str, value: i64) -> Self {
        Self { name, title, value, fewer_wins: false }
    }

    /// A number of which less is better.
    pub fn fewer_wins(name: &'static str, title: &'static str, count: i64) -> Self {
        Self { name, title, value: -count, fewer_wins: true }
    }

    /// As people are shown it.
    pub fn shown(&self) -> i64 {
        if self.fewer_wins { -self.value } else { self.value }
    }
}

impl Standing {
    /// Ranks the seats by their scores, compared one after the other.
    pub fn rank(mut results: Vec<(Seat, Vec<Score>)>, told: Vec<Phrase>) -> Self {
        let values = |scores: &[Score]| scores.iter().map(|score| score.value).collect::<Vec<_>>();
        results.sort_by(|(seat_a, a), (seat_b, b)| {
            values(b).cmp(&values(a)).then_with(|| seat_a.cmp(seat_b))
        });
        let mut places: Vec<Place> = Vec::with_capacity(results.len());
        for (seat, scores) in results {
            let rank = match places.last() {
                Some(above) if values(&above.scores) == values(&scores) => above.rank,
                _ => places.len() as u8 + 1,
            };
            places.push(Place { seat, rank, scores });
        }
        Self { places, told }
    }

    /// Everybody on the first place: one winner, or several who share the victory.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.places.iter().filter(|place| place.rank == 1).map(|place| place.seat)
    }

    /// The place of a seat.
    pub fn place_of(&self, seat: Seat) -> Option<&Place> {
        self.places.iter().find(|place| place.seat == seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(value: i64) -> Vec<Score> {
        vec![Score::new("points", "core-test", value)]
    }

    #[test]
    fn equal_scores_share_a_rank_and_the_next_is_skipped() {
        let seat = Seat::from_index;
        let standing = Standing::rank(
            vec![
                (seat(0), points(2)),
                (seat(1), points(5)),
                (seat(2), points(5)),
                (seat(3), points(1)),
            ],
            Vec::new(),
        );
        let ranks: Vec<_> = standing.places.iter().map(|p| (p.seat.number(), p.rank)).collect();
        assert_eq!(ranks, [(2, 1), (3, 1), (1, 3), (4, 4)]);
        assert_eq!(standing.winners().count(), 2);
    }
}

//! What each level reached, the games of one deal taken together.

use damrak_core::{Place, Seat, Standing};

use crate::contest::clusters::{Clusters, Estimate};
use crate::contest::seatings::Seatings;
use crate::contest::{Game, PARTS, Times, part_of_victory};

/// What came out of many deals, by the index of the level.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct LevelTally {
    levels: Vec<LevelCounts>,
}

/// What one level reached.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct LevelCounts {
    /// Victories of any of its seats, game by game.
    victories: Clusters,
    /// The same for one seat.
    seat_victories: Clusters,
    /// By name; which scores there are may depend on how a game ends.
    scores: Vec<LevelScore>,
    /// How long it thought.
    pub(crate) times: Times,
}

/// One score of a level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LevelScore {
    /// Its name in records.
    pub(crate) name: &'static str,
    /// Phrase key of its title.
    pub(crate) title: &'static str,
    /// The latest turn at which it is compared.
    turn: usize,
    counted: Clusters,
}

impl LevelScore {
    /// The mean of one seat in one game.
    pub(crate) fn mean(&self) -> Estimate {
        self.counted.estimate(1)
    }

    /// How many times it was counted.
    pub(crate) fn times(&self) -> i128 {
        self.counted.times()
    }
}

/// What one level has in one deal.
#[derive(Default)]
struct OneDeal {
    games: u32,
    seats: u32,
    victories: u32,
    scores: Vec<(LevelScore, i64, u32)>,
}

impl LevelTally {
    /// Counts all games of one deal.
    pub(crate) fn add_deal(&mut self, seatings: &Seatings, games: &[Game]) {
        self.widen(seatings.players().len());
        for (index, counts) in self.levels.iter_mut().enumerate() {
            let mut deal = OneDeal::default();
            for game in games {
                if let Some(times) = game.times.get(index) {
                    counts.times.merge(times);
                }
                let Some(standing) = &game.result.standing else { continue };
                deal.games += 1;
                let own = |seat| seatings.index_at(game.seating, seat) == Some(index);
                deal.add(standing, own);
            }
            counts.add(deal);
        }
    }

    /// Counts all deals of another too.
    pub(crate) fn merge(&mut self, other: &Self) {
        self.widen(other.levels.len());
        for (own, theirs) in self.levels.iter_mut().zip(&other.levels) {
            own.victories.merge(&theirs.victories);
            own.seat_victories.merge(&theirs.seat_victories);
            own.times.merge(&theirs.times);
            for score in &theirs.scores {
                own.score(score).merge(&score.counted);
            }
        }
    }

    /// Level by level.
    pub(crate) fn levels(&self) -> &[LevelCounts] {
        &self.levels
    }

    fn widen(&mut self, levels: usize) {
        if self.levels.len() < levels {
            self.levels.resize_with(levels, LevelCounts::default);
        }
    }
}

impl OneDeal {
    fn add(&mut self, standing: &Standing, own: impl Fn(Seat) -> bool) {
        let share = part_of_victory(standing);
        for place in standing.places.iter().filter(|place| own(place.seat)) {
            self.seats += 1;
            self.victories += if place.rank == 1 { share } else { 0 };
            self.add_scores(place);
        }
    }

    fn add_scores(&mut self, place: &Place) {
        for (turn, score) in place.scores.iter().enumerate() {
            let (name, title) = (score.name, score.title);
            let value = score.shown();
            match self.scores.iter_mut().find(|(other, ..)| other.name == name) {
                Some((other, sum, times)) => {
                    other.turn = other.turn.max(turn);
                    *sum += value;
                    *times += 1;
                }
                None => {
                    let score = LevelScore { name, title, turn, counted: Clusters::default() };
                    self.scores.push((score, value, 1));
                }
            }
        }
    }
}

impl LevelCounts {
    fn add(&mut self, deal: OneDeal) {
        let victories = i64::from(deal.victories);
        self.victories.add(victories, deal.games);
        self.seat_victories.add(victories, deal.seats);
        for (score, sum, times) in deal.scores {
            self.score(&score).add(sum, times);
        }
    }

    /// The share of games that one of its seats won; of a shared victory its part is counted.
    pub(crate) fn share(&self) -> Estimate {
        self.victories.estimate_share(PARTS)
    }

    /// The same for one seat.
    pub(crate) fn share_of_a_seat(&self) -> Estimate {
        self.seat_victories.estimate_share(PARTS)
    }

    /// The scores in the order in which they are compared.
    pub(crate) fn scores(&self) -> Vec<&LevelScore> {
        let mut scores: Vec<&LevelScore> = self.scores.iter().collect();
        scores.sort_by_key(|score| score.turn);
        scores
    }

    fn score(&mut self, like: &LevelScore) -> &mut Clusters {
        let at = self.scores.binary_search_by_key(&like.name, |score| score.name);
        let at = at.unwrap_or_else(|at| {
            self.scores.insert(at, LevelScore { counted: Clusters::default(), ..like.clone() });
            at
        });
        let score = &mut self.scores[at];
        score.turn = score.turn.max(like.turn);
        &mut score.counted
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::player::Player;
    use damrak_core::{RandomGame, Score};

    fn game(seating: usize, points: [i64; 3]) -> Game {
        let scores = |value| vec![Score::new("points", "cli-name", value)];
        let results = (0..).map(Seat::from_index).zip(points.map(scores)).collect();
        let standing = Some(Standing::rank(results, Vec::new()));
        let result = RandomGame { decisions: 1, standing, figures: Vec::new() };
        Game { seating, result, times: Vec::new(), play: None }
    }

    #[test]
    fn levels_are_counted_together_and_by_seat() {
        let level = |text: &str| Player::read(text).expect("a player");
        let seatings = Seatings::rotations(&[level("clerk"), level("random"), level("random")]);
        // The clerk sits first, second, third: wins, shares with one of the others, loses.
        let deals = [game(0, [9, 1, 2]), game(1, [5, 5, 1]), game(2, [6, 2, 4])];
        let mut tally = LevelTally::default();
        tally.add_deal(&seatings, &deals);
        tally.add_deal(&seatings, &deals);
        let [clerk, random] = tally.levels() else { panic!("two levels") };
        assert_eq!(clerk.share(), Estimate { mean: 0.5, margin: Some(0.0) });
        assert_eq!(clerk.share_of_a_seat().mean, 0.5);
        assert_eq!((random.share().mean, random.share_of_a_seat().mean), (0.5, 0.25));
        let means = [clerk, random].map(|one| one.scores()[0].mean().mean);
        assert_eq!(means, [6.0, 17.0 / 6.0]);
        assert_eq!(random.scores()[0].times(), 12);
        let mut twice = LevelTally::default();
        twice.merge(&tally);
        assert_eq!(twice, tally);
    }
}

//! Counting games. Only whole numbers are added up, so the order of the games does not matter.

use damrak_core::{Counted, RandomGame, Seat};

/// What came out of many games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    /// Games played, also those that were broken off.
    pub(crate) games: u64,
    /// Games that did not come to an end.
    pub(crate) unfinished: u64,
    /// All decisions of all games.
    pub(crate) decisions: u64,
    /// Of the shortest and the longest game.
    pub(crate) shortest_longest: Option<(u32, u32)>,
    /// By seat.
    pub(crate) seats: Vec<SeatTally>,
    /// What the game wanted counted, in its own order.
    pub(crate) figures: Vec<Counted>,
}

/// What one seat reached.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct SeatTally {
    /// Won alone.
    pub(crate) wins: u64,
    /// Shared the victory.
    pub(crate) ties: u64,
    /// By name; which scores there are may depend on how a game ends.
    scores: Vec<(&'static str, ScoreTally)>,
}

/// One score over many games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ScoreTally {
    /// In how many games it was counted.
    pub(crate) games: u64,
    sum: i128,
    /// Phrase key of its title.
    pub(crate) title: &'static str,
    /// The latest turn at which it is compared.
    turn: usize,
}

impl ScoreTally {
    /// Over the games in which it was counted.
    pub(crate) fn mean(&self) -> f64 {
        self.sum as f64 / self.games.max(1) as f64
    }
}

impl Tally {
    /// Counts one more game.
    pub(crate) fn add(&mut self, game: &RandomGame) {
        self.games += 1;
        self.decisions += u64::from(game.decisions);
        self.widen((game.decisions, game.decisions));
        self.add_figures(&game.figures);
        let Some(standing) = &game.standing else {
            self.unfinished += 1;
            return;
        };
        let winners = standing.winners().count();
        for place in &standing.places {
            let seat = self.seat(place.seat);
            match (place.rank, winners) {
                (1, 1) => seat.wins += 1,
                (1, _) => seat.ties += 1,
                _ => {}
            }
            for (turn, score) in place.scores.iter().enumerate() {
                let (sum, title) = (score.shown().into(), score.title);
                seat.add_score(score.name, ScoreTally { games: 1, sum, title, turn });
            }
        }
    }

    /// Counts all games of another tally too.
    pub(crate) fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        self.unfinished += other.unfinished;
        self.decisions += other.decisions;
        if let Some(range) = other.shortest_longest {
            self.widen(range);
        }
        self.add_figures(&other.figures);
        for (index, theirs) in other.seats.iter().enumerate() {
            let seat = self.seat(Seat::from_index(index));
            seat.wins += theirs.wins;
            seat.ties += theirs.ties;
            for (name, score) in &theirs.scores {
                seat.add_score(name, *score);
            }
        }
    }

    fn widen(&mut self, (shortest, longest): (u32, u32)) {
        let (min, max) = self.shortest_longest.unwrap_or((shortest, longest));
        self.shortest_longest = Some((min.min(shortest), max.max(longest)));
    }

    /// Every game has the same figures; only who has not counted yet has none.
    fn add_figures(&mut self, figures: &[Counted]) {
        if self.figures.is_empty() {
            self.figures = figures.to_vec();
            return;
        }
        for (counted, more) in self.figures.iter_mut().zip(figures) {
            counted.add(more);
        }
    }

    fn seat(&mut self, seat: Seat) -> &mut SeatTally {
        if self.seats.len() <= seat.index() {
            self.seats.resize_with(seat.index() + 1, SeatTally::default);
        }
        &mut self.seats[seat.index()]
    }
}

impl SeatTally {
    /// The scores in the order in which they are compared.
    pub(crate) fn scores(&self) -> Vec<(&'static str, ScoreTally)> {
        let mut scores = self.scores.clone();
        scores.sort_by_key(|(_, score)| score.turn);
        scores
    }

    fn add_score(&mut self, name: &'static str, more: ScoreTally) {
        let at = self.scores.binary_search_by_key(&name, |(name, _)| name).unwrap_or_else(|at| {
            self.scores.insert(at, (name, ScoreTally::default()));
            at
        });
        let (_, score) = &mut self.scores[at];
        score.games += more.games;
        score.sum += more.sum;
        score.title = more.title;
        score.turn = score.turn.max(more.turn);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use damrak_core::{Score, Standing};

    fn game(decisions: u32, points: [i64; 2]) -> RandomGame {
        let scores = |value| vec![Score::new("points", "cli-name", value)];
        let results = (0..).map(Seat::from_index).zip(points.map(scores)).collect();
        let price = points.iter().sum();
        RandomGame {
            decisions,
            standing: Some(Standing::rank(results, Vec::new())),
            figures: vec![
                Counted { name: "sold", title: "cli-name", times: 2, sum: Some(price) },
                Counted { name: "unsold", title: "cli-name", times: 1, sum: None },
            ],
        }
    }

    #[test]
    fn parts_add_up_to_the_whole_in_any_order() {
        let games = [game(10, [3, 1]), game(12, [2, 2]), game(7, [0, 9])];
        let mut whole = Tally::default();
        games.iter().for_each(|game| whole.add(game));
        for split in 0..=games.len() {
            let (mut first, mut second) = (Tally::default(), Tally::default());
            games[..split].iter().for_each(|game| first.add(game));
            games[split..].iter().for_each(|game| second.add(game));
            second.merge(&first);
            assert_eq!(second, whole);
        }
        assert_eq!((whole.seats[0].wins, whole.seats[0].ties), (1, 1));
        assert_eq!((whole.seats[1].wins, whole.seats[1].ties), (1, 1));
        assert_eq!(whole.shortest_longest, Some((7, 12)));
        assert_eq!(whole.seats[1].scores()[0].1.mean(), 4.0);
        let figures: Vec<_> = whole.figures.iter().map(|f| (f.name, f.times, f.sum)).collect();
        assert_eq!(figures, [("sold", 6, Some(17)), ("unsold", 3, None)]);
    }
}

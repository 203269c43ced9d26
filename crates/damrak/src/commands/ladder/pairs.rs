//! Every two levels meet.

use std::num::NonZero;
use std::sync::Arc;

use damrak_core::{AnyRules, Seat, Seed, Standing};

use crate::contest::clusters::{Clusters, Estimate};
use crate::contest::crew::{progress_bar, share_out};
use crate::contest::player::Player;
use crate::contest::programs::Programs;
use crate::contest::seatings::Seatings;
use crate::contest::{Contest, Game, PARTS, Times, part_of_victory};
use crate::failure::Failure;

/// Who plays what.
pub(super) struct Tournament {
    /// The rules.
    pub(super) rules: Arc<dyn AnyRules>,
    /// All levels, each once.
    pub(super) levels: Vec<Player>,
    /// From which the seed of every deal is derived.
    pub(super) seed: Seed,
    /// How many games every two play at least.
    pub(super) games: u64,
    /// The programs among them.
    pub(super) programs: Arc<Programs>,
}

/// Everything that came out.
#[derive(Debug)]
pub(super) struct Results {
    /// Every two levels, those named first first.
    pub(super) pairs: Vec<Pair>,
    /// How long each level thought.
    pub(super) times: Vec<Times>,
}

/// Two levels that met.
#[derive(Debug)]
pub(super) struct Pair {
    /// The indices of the two.
    pub(super) levels: [usize; 2],
    /// Deal by deal.
    pub(super) deals: Vec<Deal>,
    /// How many games a deal makes.
    pub(super) ways: usize,
}

/// What came out of one deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Deal {
    /// How often a seat of the first came before one of the second, in halves.
    pub(super) before: u32,
    /// How often two of them were compared.
    pub(super) compared: u32,
    /// For both, where one of it plays against the rest: its part of the victories, and the games.
    pub(super) alone: [(u32, u32); 2],
}

impl Tournament {
    /// Plays all games.
    pub(super) fn play(&self, threads: NonZero<usize>) -> Result<Results, Failure> {
        let (contests, mut pairs): (Vec<Contest>, Vec<Pair>) = self.pairs().unzip();
        let ways = pairs.first().map_or(1, |pair| pair.ways) as u64;
        let deals = self.games.div_ceil(ways);
        let jobs = deals * pairs.len() as u64;
        let progress = progress_bar(jobs * ways, "games");
        type Done = (u64, Deal, [Times; 2]);
        // The pairs take turns, so that the time left is told well from the beginning on.
        let place = |job: u64| ((job - 1) % pairs.len() as u64, (job - 1) / pairs.len() as u64 + 1);
        let mut done: Vec<Done> = share_out(jobs, threads, |job, done: &mut Vec<Done>| {
            let (pair, deal) = place(job);
            let contest = &contests[pair as usize];
            let games = contest.play(deal, true)?;
            let mut counted = Deal::default();
            let mut times = [Times::default(); 2];
            for game in &games {
                counted.add(&contest.seatings, game);
                times.iter_mut().zip(&game.times).for_each(|(all, more)| all.merge(more));
            }
            done.push((job, counted, times));
            progress.inc(ways);
            Ok(())
        })?
        .concat();
        progress.finish_and_clear();
        done.sort_by_key(|(job, ..)| *job);
        let mut times = vec![Times::default(); self.levels.len()];
        for (job, deal, taken) in done {
            let pair = &mut pairs[((job - 1) % contests.len() as u64) as usize];
            pair.deals.push(deal);
            for (level, taken) in pair.levels.iter().zip(taken) {
                times[*level].merge(&taken);
            }
        }
        Ok(Results { pairs, times })
    }

    /// Every two levels, and what they play.
    fn pairs(&self) -> impl Iterator<Item = (Contest, Pair)> {
        let count = self.levels.len();
        let two = (0..count).flat_map(move |one| (one + 1..count).map(move |other| [one, other]));
        (0..).zip(two).map(|(number, levels)| {
            let [one, other] = levels.map(|index| self.levels[index].clone());
            let contest = Contest {
                rules: Arc::clone(&self.rules),
                seatings: Seatings::pair(one, other, self.rules.players()),
                seed: self.seed.derive("pair", number),
                programs: Arc::clone(&self.programs),
            };
            let ways = contest.seatings.count();
            (contest, Pair { levels, deals: Vec::new(), ways })
        })
    }
}

impl Deal {
    fn add(&mut self, seatings: &Seatings, game: &Game) {
        let Some(standing) = &game.result.standing else { return };
        let level = |seat: Seat| seatings.index_at(game.seating, seat);
        for one in standing.places.iter().filter(|place| level(place.seat) == Some(0)) {
            for other in standing.places.iter().filter(|place| level(place.seat) == Some(1)) {
                self.compared += 1;
                self.before += match one.rank.cmp(&other.rank) {
                    std::cmp::Ordering::Less => 2,
                    std::cmp::Ordering::Equal => 1,
                    std::cmp::Ordering::Greater => 0,
                };
            }
        }
        for (index, (parts, games)) in self.alone.iter_mut().enumerate() {
            if seatings.seats_of(game.seating, index) == 1 {
                *games += 1;
                *parts += share(standing, |seat| level(seat) == Some(index));
            }
        }
    }
}

/// The part of the victory that these seats have.
fn share(standing: &Standing, own: impl Fn(Seat) -> bool) -> u32 {
    standing.winners().filter(|seat| own(*seat)).count() as u32 * part_of_victory(standing)
}

impl Pair {
    /// What one of the first, or of the second, wins against the rest of the other.
    pub(super) fn share_alone(&self, which: usize) -> Estimate {
        let mut clusters = Clusters::default();
        for deal in &self.deals {
            let (parts, games) = deal.alone[which.min(1)];
            clusters.add(i64::from(parts), games);
        }
        clusters.estimate_share(PARTS)
    }

    /// How many games they played.
    pub(super) fn games(&self) -> u64 {
        self.deals.len() as u64 * self.ways as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use damrak_core::{RandomGame, Score};

    #[test]
    fn a_game_of_many_is_compared_two_by_two() {
        let [one, other] = ["clerk", "random"].map(|name| Player::read(name).expect("a player"));
        let seatings = Seatings::pair(one, other, 3);
        let game = |seating, points: [i64; 3]| {
            let scores = |value| vec![Score::new("points", "cli-name", value)];
            let results = (0..).map(Seat::from_index).zip(points.map(scores)).collect();
            let standing = Some(Standing::rank(results, Vec::new()));
            let result = RandomGame { decisions: 1, standing, figures: Vec::new() };
            Game { seating, result, times: Vec::new(), play: None }
        };
        let mut deal = Deal::default();
        // A clerk at the first seat comes second, behind one random player and level with none.
        deal.add(&seatings, &game(0, [4, 5, 1]));
        assert_eq!((deal.before, deal.compared, deal.alone), (2, 2, [(0, 1), (0, 0)]));
        // A random player at the first seat shares the victory with one of two clerks.
        deal.add(&seatings, &game(3, [7, 7, 1]));
        assert_eq!((deal.before, deal.compared, deal.alone), (3, 4, [(0, 1), (420, 1)]));
    }
}

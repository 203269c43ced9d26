//! Many games between computer opponents, so that neither seats nor deals favour anybody.

pub(crate) mod clusters;
pub(crate) mod crew;
pub(crate) mod seatings;

use std::sync::Arc;
use std::time::{Duration, Instant};

use damrak_bots::{Level, Memory, Order, Rank, Thinking};
use damrak_core::{AnyRules, Play, RandomGame, Rng, Seat, Seed, Standing};
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::{bots, falling};
use seatings::Seatings;

/// No game of any rule book is as long; one that is would never end.
const LONGEST: u32 = 1_000_000;

/// A victory is shared by at most eight, and counted in parts that can be divided by all numbers up to that.
pub(crate) const PARTS: u32 = 840;

/// The part of the victory that each winner has.
pub(crate) fn part_of_victory(standing: &Standing) -> u32 {
    PARTS / standing.winners().count().max(1) as u32
}

/// Who plays what, deal after deal, each deal once in every seating.
#[derive(Debug)]
pub(crate) struct Contest {
    /// The rules.
    pub(crate) rules: Arc<dyn AnyRules>,
    /// Who sits where.
    pub(crate) seatings: Seatings,
    /// From which the seed of every deal is derived.
    pub(crate) seed: Seed,
}

/// One game that was played.
#[derive(Debug)]
pub(crate) struct Game {
    /// In which of the seatings.
    pub(crate) seating: usize,
    /// What came out.
    pub(crate) result: RandomGame,
    /// How long each level thought, by the index of the level.
    pub(crate) times: Vec<Times>,
    /// The game itself, if it was played decision by decision.
    pub(crate) play: Option<Play>,
}

/// How long decisions took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Times {
    /// How many there were.
    pub(crate) decisions: u64,
    /// All of them together.
    pub(crate) all: Duration,
    /// The longest.
    pub(crate) longest: Duration,
    /// In how many of them the search failed and somebody weaker decided.
    pub(crate) troubles: u64,
}

impl Times {
    /// Counts those of another too.
    pub(crate) fn merge(&mut self, other: &Times) {
        self.decisions += other.decisions;
        self.all += other.all;
        self.longest = self.longest.max(other.longest);
        self.troubles += other.troubles;
    }

    /// For programs; nothing if there were none. Times differ from run to run.
    pub(crate) fn document(&self, level: Level) -> Option<Value> {
        (self.decisions > 0).then(|| {
            json!({
                "level": level.to_string(),
                "decisions": self.decisions,
                "mean_ms": self.mean().as_secs_f64() * 1e3,
                "longest_ms": self.longest.as_secs_f64() * 1e3,
                "troubles": self.troubles,
            })
        })
    }

    /// What one took on average.
    pub(crate) fn mean(&self) -> Duration {
        self.all.div_f64(self.decisions.max(1) as f64)
    }
}

impl Contest {
    /// Plays the deal of this number, counted from 1, in every seating.
    ///
    /// Without `openly`, games in which all decide at random are played the quick way.
    pub(crate) fn play(&self, deal: u64, openly: bool) -> Result<Vec<Game>, Failure> {
        let seed = self.seed.derive("game", deal);
        let game = |seating| {
            if !openly && self.seatings.levels() == [Level::of(Rank::Random)] {
                let result = self.rules.random_game(seed, LONGEST);
                return Ok(Game { seating, result, times: Vec::new(), play: None });
            }
            self.play_openly(seed, seating)
        };
        (0..self.seatings.count()).map(game).collect()
    }

    /// Plays decision by decision. Those who decide at random share one stream, as in
    /// [`AnyRules::random_game`], so that both ways give the same games.
    fn play_openly(&self, seed: Seed, seating: usize) -> Result<Game, Failure> {
        let mut play = Play::deal(Arc::clone(&self.rules), seed);
        let mut rng = Rng::new(seed.derive("random seats", 0));
        let mut times = vec![Times::default(); self.seatings.levels().len()];
        let memory = Arc::default();
        let mut decisions = 0;
        while decisions < LONGEST {
            let asked = falling::asked(play.position());
            let alone = asked.len() == 1;
            let mut said = Vec::new();
            for seat in asked {
                let index = self.seatings.level_at(seating, seat).ok_or(Failure::Stuck(seat))?;
                let start = Instant::now();
                let seed = seed.derive("decision", u64::from(decisions));
                let seed = if alone { seed } else { seed.derive("seat", seat.number().into()) };
                let level = self.seatings.levels()[index];
                let (notation, failed) = decide(&memory, &play, seat, (level, seed), &mut rng)?;
                let time = start.elapsed();
                let troubles = u64::from(failed);
                times[index].merge(&Times { decisions: 1, all: time, longest: time, troubles });
                said.push((seat, notation));
            }
            let Some((seat, notation)) = falling::decided(play.position(), said) else { break };
            play.decide(seat, &notation)
                .map_err(|refused| Failure::Refused(notation.clone(), refused))?;
            decisions += 1;
        }
        let standing = play.position().standing();
        let result = RandomGame { decisions, standing, figures: play.figures() };
        Ok(Game { seating, result, times, play: Some(play) })
    }
}

/// What the level decides, and whether its search failed. Games are played side by side, so that every one of
/// them thinks on one thread.
fn decide(
    memory: &Arc<Memory>,
    play: &Play,
    seat: Seat,
    (level, seed): (Level, Seed),
    rng: &mut Rng,
) -> Result<(String, bool), Failure> {
    if level.rank() == Rank::Random {
        let notation = play.position().random_action(seat, rng).ok_or(Failure::Stuck(seat))?;
        return Ok((notation, false));
    }
    let order = Order::new(level, Thinking { seed, threads: 1 }).remembering(memory);
    let decided = bots::decide(play.position(), seat, &order)?;
    Ok((decided.notation, decided.trouble.is_some()))
}

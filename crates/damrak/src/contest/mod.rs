//! Many games between computer opponents, so that neither seats nor deals favour anybody.

pub(crate) mod clusters;
pub(crate) mod crew;
pub(crate) mod player;
mod program;
pub(crate) mod programs;
pub(crate) mod seatings;

use std::sync::Arc;
use std::time::{Duration, Instant};

use damrak_bots::{Idea, Level, Memory, Order, Rank, Thinking};
use damrak_core::{AnyPosition, AnyRules, Phrase, Play, RandomGame, Rng, Seat, Seed, Standing};
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::{bots, falling};
use player::Player;
use program::Fault;
use programs::{Programs, Sitting};
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
    /// The programs among them.
    pub(crate) programs: Arc<Programs>,
}

/// One game that was played.
#[derive(Debug)]
pub(crate) struct Game {
    /// In which of the seatings.
    pub(crate) seating: usize,
    /// What came out.
    pub(crate) result: RandomGame,
    /// How long each of them thought, by their index.
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
    /// In how many of them somebody weaker decided: a clerk or chance.
    pub(crate) troubles: u64,
    /// What was wrong with strangers and programs.
    pub(crate) faults: Faults,
}

/// How often what was wrong with strangers and programs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Faults {
    /// It broke down, or was not there any more; after that chance plays that game for it.
    pub(crate) ended: u64,
    /// It did not answer in time; likewise.
    pub(crate) late: u64,
    /// What it decided could not be read or was not legal.
    pub(crate) refused: u64,
}

impl Faults {
    fn of(fault: Fault) -> Self {
        let mut faults = Self::default();
        match fault {
            Fault::Ended => faults.ended = 1,
            Fault::Late => faults.late = 1,
            Fault::Refused => faults.refused = 1,
        }
        faults
    }

    /// In words.
    pub(crate) fn phrase(&self) -> Phrase {
        Phrase::new("cli-sim-faults-of")
            .with("ended", self.ended.to_string())
            .with("late", self.late.to_string())
            .with("refused", self.refused.to_string())
    }

    /// Whether there were any.
    pub(crate) fn any(&self) -> bool {
        self.ended + self.late + self.refused > 0
    }

    /// Counts those of another too.
    pub(crate) fn merge(&mut self, other: &Self) {
        self.ended += other.ended;
        self.late += other.late;
        self.refused += other.refused;
    }
}

impl Times {
    /// Counts those of another too.
    pub(crate) fn merge(&mut self, other: &Times) {
        self.decisions += other.decisions;
        self.all += other.all;
        self.longest = self.longest.max(other.longest);
        self.troubles += other.troubles;
        self.faults.merge(&other.faults);
    }

    /// For programs; nothing if there were none. Times differ from run to run.
    pub(crate) fn document(&self, player: &Player) -> Option<Value> {
        (self.decisions > 0).then(|| {
            json!({
                "level": player.to_string(),
                "decisions": self.decisions,
                "mean_ms": self.mean().as_secs_f64() * 1e3,
                "longest_ms": self.longest.as_secs_f64() * 1e3,
                "troubles": self.troubles,
                "faults": {
                    "ended": self.faults.ended,
                    "late": self.faults.late,
                    "refused": self.faults.refused,
                },
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
            if !openly && self.seatings.players() == [Level::of(Rank::Random).into()] {
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
        let mut times = vec![Times::default(); self.seatings.players().len()];
        let mut sitting = Sitting::new(&self.programs, self.rules.players());
        let memory = Arc::default();
        let mut decisions = 0;
        while decisions < LONGEST {
            let asked = falling::asked(play.position());
            let alone = asked.len() == 1;
            let mut said = Vec::new();
            for seat in asked {
                let index = self.seatings.index_at(seating, seat).ok_or(Failure::Stuck(seat))?;
                let start = Instant::now();
                let seed = seed.derive("decision", u64::from(decisions));
                let seed = if alone { seed } else { seed.derive("seat", seat.number().into()) };
                let asked = Asked { position: play.position(), seat, seed, decisions };
                let said_so = match &self.seatings.players()[index] {
                    Player::House(level) => asked.of_house(*level, &memory, &mut rng)?,
                    Player::Stranger(name) => asked.or_chance(asked.of_stranger(name))?,
                    Player::Program(command) => {
                        asked.or_chance(sitting.ask(command, asked.position, seat, decisions))?
                    }
                };
                let time = start.elapsed();
                let Said { notation, troubles, faults } = said_so;
                let taken = Times { decisions: 1, all: time, longest: time, troubles, faults };
                times[index].merge(&taken);
                said.push((seat, notation));
            }
            let Some((seat, notation)) = falling::decided(play.position(), said) else { break };
            play.decide(seat, &notation)
                .map_err(|refused| Failure::Refused(notation.clone(), refused))?;
            decisions += 1;
        }
        let standing = play.position().standing();
        sitting.end(standing.as_ref());
        let result = RandomGame { decisions, standing, figures: play.figures() };
        Ok(Game { seating, result, times, play: Some(play) })
    }
}

/// Who is asked for a decision, and where.
struct Asked<'a> {
    position: &'a dyn AnyPosition,
    seat: Seat,
    seed: Seed,
    decisions: u32,
}

/// What somebody decided.
struct Said {
    notation: String,
    troubles: u64,
    faults: Faults,
}

impl Asked<'_> {
    /// Games are played side by side, so that every level thinks on one thread.
    fn of_house(&self, level: Level, memory: &Arc<Memory>, rng: &mut Rng) -> Result<Said, Failure> {
        let faults = Faults::default();
        if level.rank() == Rank::Random {
            return Ok(Said { notation: self.by_chance(rng)?, troubles: 0, faults });
        }
        let order = Order::new(level, Thinking { seed: self.seed, threads: 1 });
        let decided = bots::decide(self.position, self.seat, &order.remembering(memory))?;
        let troubles = u64::from(decided.trouble.is_some());
        Ok(Said { notation: decided.notation, troubles, faults })
    }

    fn of_stranger(&self, name: &str) -> Result<String, Fault> {
        match bots::house().ask_stranger(name, self.position, self.seat, self.seed) {
            Some(Idea::Decided(notation)) => Ok(notation),
            Some(Idea::Nonsense) => Err(Fault::Refused),
            Some(Idea::BrokeDown) | None => Err(Fault::Ended),
        }
    }

    /// What was decided, or else anything.
    fn or_chance(&self, decided: Result<String, Fault>) -> Result<Said, Failure> {
        match decided {
            Ok(notation) => Ok(Said { notation, troubles: 0, faults: Faults::default() }),
            Err(fault) => {
                let mut rng = Rng::new(self.seed.derive("instead", u64::from(self.decisions)));
                let notation = self.by_chance(&mut rng)?;
                Ok(Said { notation, troubles: 1, faults: Faults::of(fault) })
            }
        }
    }

    fn by_chance(&self, rng: &mut Rng) -> Result<String, Failure> {
        self.position.random_action(self.seat, rng).ok_or(Failure::Stuck(self.seat))
    }
}

//! One game of a simulation.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use damrak_core::{AnyRules, Play, RandomGame, Rng, Seed, record};

use super::keep;
use crate::bots::{Level, RANDOM};
use crate::failure::Failure;

/// No game of any rule book is as long; one that is would never end.
const LONGEST: u32 = 1_000_000;

/// Who plays what, again and again.
#[derive(Debug)]
pub(crate) struct Match {
    /// The rules.
    pub(crate) rules: Arc<dyn AnyRules>,
    /// Who plays, in seat order.
    pub(crate) levels: Vec<&'static Level>,
    /// From which the seed of every game is derived.
    pub(crate) seed: Seed,
    /// Where to keep records.
    pub(crate) records: Option<PathBuf>,
}

impl Match {
    /// Plays the game of this number, counted from 1.
    pub(crate) fn play(&self, number: u64) -> Result<RandomGame, Failure> {
        let seed = self.seed.derive("game", number);
        let all_random = self.levels.iter().all(|level| level.name == RANDOM);
        match &self.records {
            None if all_random => Ok(self.rules.random_game(seed, LONGEST)),
            records => self.play_openly(seed, number, records.as_deref()),
        }
    }

    /// Plays decision by decision, and gives the same game as [`AnyRules::random_game`] if all
    /// seats play at random: the same stream decides, and the lowest waiting seat is asked first.
    fn play_openly(
        &self,
        seed: Seed,
        number: u64,
        records: Option<&Path>,
    ) -> Result<RandomGame, Failure> {
        let mut play = Play::deal(Arc::clone(&self.rules), seed);
        let mut rng = Rng::new(seed.derive("random seats", 0));
        let mut decisions = 0;
        while decisions < LONGEST
            && let Some(seat) = play.position().waiting_for().first()
        {
            let level = self.levels.get(seat.index()).ok_or(Failure::Stuck(seat))?;
            let notation = level.choose(play.position(), seat, &mut rng)?;
            play.decide(seat, &notation)
                .map_err(|refused| Failure::Refused(notation.clone(), refused))?;
            decisions += 1;
        }
        if let Some(folder) = records {
            let names: Vec<_> = self.levels.iter().map(|level| level.name.to_owned()).collect();
            keep(folder, number, &record::write_play(Vec::new(), &play, &names)?)?;
        }
        let standing = play.position().standing();
        Ok(RandomGame { decisions, standing, figures: play.figures() })
    }
}

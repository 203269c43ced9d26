//! What a simulation has found out.

use std::io::Write;
use std::time::Duration;

use serde_json::{Map, Value, json};

use super::game::Match;
use super::tally::{SeatTally, Tally};
use crate::failure::Failure;

/// The counts of a match, to be written.
pub(crate) struct Report<'a> {
    /// Who played what.
    pub(crate) contest: &'a Match,
    /// The counts.
    pub(crate) tally: &'a Tally,
    /// How long it took.
    pub(crate) time: Duration,
}

impl Report<'_> {
    fn share(&self, count: u64) -> f64 {
        count as f64 / self.tally.games.max(1) as f64
    }

    fn rate(&self) -> f64 {
        self.tally.games as f64 / self.time.as_secs_f64().max(f64::MIN_POSITIVE)
    }

    /// Every seat with its player and its counts.
    fn seats(&self) -> impl Iterator<Item = (usize, &'static str, SeatTally)> {
        let counted = |index: usize| self.tally.seats.get(index).cloned().unwrap_or_default();
        let levels = self.contest.levels.iter().enumerate();
        levels.map(move |(index, level)| (index + 1, level.name, counted(index)))
    }

    /// For people.
    pub(crate) fn write(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let tally = self.tally;
        let rules = &self.contest.rules;
        let (shortest, longest) = tally.shortest_longest.unwrap_or_default();
        writeln!(out, "{} {}", rules.info().name, rules.setup().variant)?;
        writeln!(out, "seed       {}", self.contest.seed)?;
        writeln!(out, "games      {} ({:.0} games/s)", tally.games, self.rate())?;
        if tally.unfinished > 0 {
            writeln!(out, "unfinished {}", tally.unfinished)?;
        }
        let mean = self.share(tally.decisions);
        writeln!(out, "decisions  {mean:.1} a game, {shortest} to {longest}\n")?;
        self.write_seats(out)
    }

    /// A table with a line for each seat; the scores are means.
    fn write_seats(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let names: Vec<&str> = match self.tally.seats.first() {
            Some(seat) => seat.scores().into_iter().map(|(name, _)| name).collect(),
            None => Vec::new(),
        };
        let head: String = names.iter().map(|name| format!("  {name:>9}")).collect();
        writeln!(out, "seat  player      wins            ties        {head}")?;
        for (number, player, seat) in self.seats() {
            let (wins, ties) = (100.0 * self.share(seat.wins), 100.0 * self.share(seat.ties));
            let scores = seat.scores();
            let mean = |name: &&str| {
                let score = scores.iter().find(|(other, _)| other == name);
                score.map_or_else(String::new, |(_, score)| format!("{:.2}", score.mean()))
            };
            let means: String = names.iter().map(|name| format!("  {:>9}", mean(name))).collect();
            writeln!(
                out,
                "{number:<4}  {player:<8} {:>7} {wins:>6.2}% {:>7} {ties:>6.2}%{means}",
                seat.wins, seat.ties,
            )?;
        }
        Ok(())
    }

    /// For programs.
    pub(crate) fn document(&self) -> Value {
        let (shortest, longest) = self.tally.shortest_longest.unwrap_or_default();
        let rules = &self.contest.rules;
        json!({
            "game": rules.info().name,
            "rules": rules.info().rules_version,
            "edition": rules.edition(),
            "setup": rules.setup(),
            "seed": self.contest.seed,
            "games": self.tally.games,
            "unfinished": self.tally.unfinished,
            "decisions": {
                "mean": self.share(self.tally.decisions),
                "min": shortest,
                "max": longest,
            },
            "seats": self.seats().map(|seat| self.seat_document(&seat)).collect::<Vec<_>>(),
            "seconds": self.time.as_secs_f64(),
            "games_per_second": self.rate(),
        })
    }

    fn seat_document(&self, (number, player, seat): &(usize, &str, SeatTally)) -> Value {
        let scores: Map<String, Value> = (seat.scores().iter())
            .map(|(name, score)| {
                ((*name).to_owned(), json!({ "mean": score.mean(), "games": score.games }))
            })
            .collect();
        json!({
            "seat": number,
            "player": player,
            "wins": seat.wins,
            "ties": seat.ties,
            "win_share": self.share(seat.wins),
            "tie_share": self.share(seat.ties),
            "scores": scores,
        })
    }
}

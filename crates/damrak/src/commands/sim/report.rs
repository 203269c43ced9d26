//! What a simulation has found out.

use std::io::Write;
use std::time::Duration;

use damrak_core::{Counted, Phrase};
use serde_json::{Map, Value, json};

use super::game::Match;
use super::tally::{SeatTally, Tally};
use crate::failure::Failure;
use crate::table::table;
use crate::voice::Voice;

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
    pub(crate) fn write(&self, voice: &Voice, out: &mut dyn Write) -> Result<(), Failure> {
        let rules = &self.contest.rules;
        writeln!(out, "{} {}", rules.info().name, rules.setup().variant)?;
        let tables =
            [(self.summary(voice), 2), (self.seat_rows(voice), 2), (self.figure_rows(voice), 1)];
        for (index, (rows, words)) in tables.iter().filter(|(rows, _)| !rows.is_empty()).enumerate()
        {
            if index > 0 {
                writeln!(out)?;
            }
            for line in table(rows, *words) {
                writeln!(out, "{line}")?;
            }
        }
        Ok(())
    }

    fn summary(&self, voice: &Voice) -> Vec<Vec<String>> {
        let tally = self.tally;
        let (shortest, longest) = tally.shortest_longest.unwrap_or_default();
        let games = Phrase::new("cli-sim-speed")
            .with("games", tally.games.to_string())
            .with("rate", format!("{:.0}", self.rate()));
        let decisions = Phrase::new("cli-sim-lengths")
            .with("mean", format!("{:.1}", self.share(tally.decisions)))
            .with("shortest", shortest.to_string())
            .with("longest", longest.to_string());
        let row = |key, value: String| vec![voice.part(&Phrase::new(key)), value];
        let mut rows = vec![
            row("cli-sim-seed", self.contest.seed.to_string()),
            row("cli-sim-games", voice.part(&games)),
        ];
        if tally.unfinished > 0 {
            rows.push(row("cli-sim-unfinished", tally.unfinished.to_string()));
        }
        rows.push(row("cli-sim-decisions", voice.part(&decisions)));
        rows
    }

    /// A line for each seat; the scores are means.
    fn seat_rows(&self, voice: &Voice) -> Vec<Vec<String>> {
        let word = |key| voice.part(&Phrase::new(key));
        let first = self.tally.seats.first();
        let scores = first.map(SeatTally::scores).unwrap_or_default();
        let titles = scores.iter().map(|(_, score)| voice.part(&Phrase::new(score.title)));
        let head = ["cli-sim-seat", "cli-sim-player", "cli-sim-wins", "cli-sim-ties"].map(word);
        let head: Vec<String> = head.into_iter().chain(titles).collect();
        let mut rows = vec![head];
        for (number, player, seat) in self.seats() {
            let times = |count: u64| format!("{count} ({:.2}%)", 100.0 * self.share(count));
            let own = seat.scores();
            let mean = |(name, _): &(&str, _)| {
                let score = own.iter().find(|(other, _)| other == name);
                score.map_or_else(String::new, |(_, score)| format!("{:.2}", score.mean()))
            };
            let counts =
                [number.to_string(), player.to_owned(), times(seat.wins), times(seat.ties)];
            rows.push(counts.into_iter().chain(scores.iter().map(mean)).collect());
        }
        rows
    }

    /// A line for each figure of the game: how often in a game, and how much each time.
    fn figure_rows(&self, voice: &Voice) -> Vec<Vec<String>> {
        if self.tally.figures.is_empty() {
            return Vec::new();
        }
        let mut rows = vec![
            ["cli-sim-counted", "cli-sim-a-game", "cli-sim-each-time"]
                .map(|key| voice.part(&Phrase::new(key)))
                .to_vec(),
        ];
        for figure in &self.tally.figures {
            let mean = mean(figure).map_or_else(String::new, |mean| format!("{mean:.2}"));
            let title = voice.part(&Phrase::new(figure.title));
            rows.push(vec![title, format!("{:.2}", self.share(figure.times)), mean]);
        }
        rows
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
            "figures": self.figures_document(),
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

    fn figures_document(&self) -> Map<String, Value> {
        let document = |figure: &Counted| {
            let mut counted =
                json!({ "times": figure.times, "per_game": self.share(figure.times) });
            if let Some(mean) = mean(figure) {
                counted["mean"] = json!(mean);
            }
            (figure.name.to_owned(), counted)
        };
        self.tally.figures.iter().map(document).collect()
    }
}

/// How much it was each time, if it is an amount and happened at all.
fn mean(figure: &Counted) -> Option<f64> {
    let sum = figure.sum.filter(|_| figure.times > 0)?;
    Some(sum as f64 / figure.times as f64)
}

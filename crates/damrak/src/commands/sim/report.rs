//! What a simulation has found out.

use std::io::Write;
use std::time::Duration;

use damrak_core::{Counted, Phrase};
use serde_json::{Map, Value, json};

use super::levels::{LevelCounts, LevelTally};
use super::tally::{SeatTally, Tally};
use crate::bots;
use crate::contest::player::Player;
use crate::contest::{Contest, Faults};
use crate::failure::Failure;
use crate::table::table;
use crate::voice::Voice;

/// The head of a column about levels, and what stands in it for one with so many seats.
type Column = (&'static str, fn(&Player, usize, &LevelCounts) -> String);

/// The counts of a match, to be written.
pub(crate) struct Report<'a> {
    /// Who played what.
    pub(crate) contest: &'a Contest,
    /// How many deals.
    pub(crate) deals: u64,
    /// How many games were asked for.
    pub(crate) asked: u64,
    /// The counts by seat.
    pub(crate) tally: &'a Tally,
    /// The counts by level.
    pub(crate) levels: &'a LevelTally,
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

    /// Whether everybody sat everywhere in turn.
    fn is_rotated(&self) -> bool {
        self.contest.seatings.count() > 1
    }

    /// Every seat with its player, if that is always the same, and its counts.
    fn seats(&self) -> impl Iterator<Item = (usize, Option<String>, SeatTally)> {
        let counted = |index: usize| self.tally.seats.get(index).cloned().unwrap_or_default();
        let player = |level: &Player| (!self.is_rotated()).then(|| level.to_string());
        let levels = self.contest.seatings.seats(0).enumerate();
        levels.map(move |(index, level)| (index + 1, player(level), counted(index)))
    }

    /// Every level with the number of its seats and its counts.
    fn levels(&self) -> impl Iterator<Item = (&Player, usize, &LevelCounts)> {
        let seatings = &self.contest.seatings;
        let counted = seatings.players().iter().zip(self.levels.levels()).enumerate();
        counted.map(|(index, (level, counts))| (level, seatings.seats_of(0, index), counts))
    }

    /// For people.
    pub(crate) fn write(&self, voice: &Voice, out: &mut dyn Write) -> Result<(), Failure> {
        let rules = &self.contest.rules;
        writeln!(out, "{} {}", rules.info().name, rules.setup().variant)?;
        let words_of_seats = if self.is_rotated() { 1 } else { 2 };
        let tables = [
            (self.summary(voice), 2),
            (self.level_rows(voice), 1),
            (self.seat_rows(voice), words_of_seats),
            (self.figure_rows(voice), 1),
        ];
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
        if self.is_rotated() {
            let key =
                if self.asked == tally.games { "cli-sim-seatings" } else { "cli-sim-rounded" };
            let deals = Phrase::new(key)
                .with("deals", self.deals.to_string())
                .with("ways", self.contest.seatings.count() as i64)
                .with("asked", self.asked.to_string());
            rows.push(row("cli-sim-deals", voice.part(&deals)));
        }
        let troubles: u64 = self.levels.levels().iter().map(|level| level.times.troubles).sum();
        if troubles > 0 {
            rows.push(row("cli-sim-troubles", troubles.to_string()));
        }
        let mut faults = Faults::default();
        self.levels.levels().iter().for_each(|level| faults.merge(&level.times.faults));
        if faults.any() {
            rows.push(row("cli-sim-faults", voice.part(&faults.phrase())));
        }
        if tally.unfinished > 0 {
            rows.push(row("cli-sim-unfinished", tally.unfinished.to_string()));
        }
        rows.push(row("cli-sim-decisions", voice.part(&decisions)));
        rows
    }

    /// A line for each level, if there are several or one that takes its time.
    fn level_rows(&self, voice: &Voice) -> Vec<Vec<String>> {
        if !self.is_rotated() && self.levels().all(|(.., counts)| counts.times.decisions == 0) {
            return Vec::new();
        }
        let several = self.levels().any(|(_, seats, _)| seats > 1);
        let score = self.levels().find_map(|(.., counts)| Some(counts.scores().first()?.title));
        let mut columns: Vec<Column> = vec![("cli-sim-level", |level, _, _| level.to_string())];
        if self.is_rotated() {
            if several {
                columns.push(("cli-sim-seats", |_, seats, _| seats.to_string()));
            }
            columns.push(("cli-sim-share", |_, _, counts| counts.share().as_percent()));
            if several {
                columns.push(("cli-sim-seat-share", |_, _, it| it.share_of_a_seat().as_percent()));
            }
            columns.extend(score.map(|title| -> Column {
                (title, |_, _, counts| first_score(counts).unwrap_or_default())
            }));
        }
        columns.push(("cli-sim-time", |_, _, counts| bots::shown(counts.times.mean())));
        columns.push(("cli-sim-longest", |_, _, counts| bots::shown(counts.times.longest)));
        let head = columns.iter().map(|(key, _)| voice.part(&Phrase::new(key))).collect();
        let row = |(level, seats, counts): (&Player, usize, &LevelCounts)| {
            columns.iter().map(|(_, cell)| cell(level, seats, counts)).collect()
        };
        std::iter::once(head).chain(self.levels().map(row)).collect()
    }

    /// A line for each seat; the scores are means.
    fn seat_rows(&self, voice: &Voice) -> Vec<Vec<String>> {
        let word = |key| voice.part(&Phrase::new(key));
        let first = self.tally.seats.first();
        let scores = first.map(SeatTally::scores).unwrap_or_default();
        let titles = scores.iter().map(|(_, score)| voice.part(&Phrase::new(score.title)));
        let player = (!self.is_rotated()).then_some("cli-sim-player");
        let head = ["cli-sim-seat"].into_iter().chain(player);
        let head = head.chain(["cli-sim-wins", "cli-sim-ties"]).map(word);
        let mut rows = vec![head.chain(titles).collect::<Vec<String>>()];
        for (number, player, seat) in self.seats() {
            let times = |count: u64| format!("{count} ({:.2}%)", 100.0 * self.share(count));
            let own = seat.scores();
            let mean = |(name, _): &(&str, _)| {
                let score = own.iter().find(|(other, _)| other == name);
                score.map_or_else(String::new, |(_, score)| format!("{:.2}", score.mean()))
            };
            let counts = [number.to_string()].into_iter().chain(player);
            let counts = counts.chain([times(seat.wins), times(seat.ties)]);
            rows.push(counts.chain(scores.iter().map(mean)).collect());
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
            "rules": rules.setup().rules,
            "edition": rules.edition(),
            "setup": rules.setup(),
            "seed": self.contest.seed,
            "games": self.tally.games,
            "deals": self.deals,
            "seatings": self.contest.seatings.count(),
            "unfinished": self.tally.unfinished,
            "decisions": {
                "mean": self.share(self.tally.decisions),
                "min": shortest,
                "max": longest,
            },
            "levels": self.levels().map(level_document).collect::<Vec<_>>(),
            "seats": self.seats().map(|seat| self.seat_document(&seat)).collect::<Vec<_>>(),
            "figures": self.figures_document(),
            "thinking": self.thinking().collect::<Vec<_>>(),
            "seconds": self.time.as_secs_f64(),
            "games_per_second": self.rate(),
        })
    }

    fn thinking(&self) -> impl Iterator<Item = Value> {
        self.levels().filter_map(|(level, _, counts)| counts.times.document(level))
    }

    fn seat_document(&self, (number, player, seat): &(usize, Option<String>, SeatTally)) -> Value {
        let scores: Map<String, Value> = (seat.scores().iter())
            .map(|(name, score)| {
                ((*name).to_owned(), json!({ "mean": score.mean(), "games": score.games }))
            })
            .collect();
        let mut document = json!({
            "seat": number,
            "wins": seat.wins,
            "ties": seat.ties,
            "win_share": self.share(seat.wins),
            "tie_share": self.share(seat.ties),
            "scores": scores,
        });
        if let Some(player) = player {
            document["player"] = json!(player);
        }
        document
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

/// The mean of what is compared first.
fn first_score(counts: &LevelCounts) -> Option<String> {
    Some(counts.scores().first()?.mean().as_number())
}

/// What a level reached.
fn level_document((level, seats, counts): (&Player, usize, &LevelCounts)) -> Value {
    let scores = counts.scores().into_iter().map(|score| {
        let mut document = score.mean().document();
        document["times"] = json!(u64::try_from(score.times()).unwrap_or(u64::MAX));
        (score.name.to_owned(), document)
    });
    json!({
        "level": level.to_string(),
        "seats": seats,
        "share": counts.share().document(),
        "share_of_a_seat": counts.share_of_a_seat().document(),
        "scores": scores.collect::<Map<String, Value>>(),
    })
}

/// How much it was each time, if it is an amount and happened at all.
fn mean(figure: &Counted) -> Option<f64> {
    let sum = figure.sum.filter(|_| figure.times > 0)?;
    Some(sum as f64 / figure.times as f64)
}

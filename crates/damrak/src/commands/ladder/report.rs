//! What a ladder looks like.

use std::io::Write;
use std::time::Duration;

use damrak_core::Phrase;
use damrak_draw::ratings::{Plot, Rung, plot};
use serde_json::{Value, json};

use super::pairs::{Pair, Results, Tournament};
use super::ratings::{Ladder, Rated};
use crate::bots::shown;
use crate::contest::Faults;
use crate::contest::clusters::Estimate;
use crate::failure::Failure;
use crate::table::table;
use crate::voice::Voice;

/// The width of the drawing.
const WIDTH: u32 = 760;

/// A ladder, to be written.
pub(super) struct Report<'a> {
    /// Who played what.
    pub(super) tournament: &'a Tournament,
    /// What came out.
    pub(super) results: &'a Results,
    /// What follows from it.
    pub(super) ladder: Ladder,
    /// How long it took.
    pub(super) time: Duration,
}

impl Report<'_> {
    fn name(&self, level: usize) -> String {
        self.tournament.levels[level].to_string()
    }

    fn pairs(&self) -> &[Pair] {
        &self.results.pairs
    }

    fn games(&self) -> u64 {
        self.pairs().iter().map(Pair::games).sum()
    }

    /// What one of a level wins where all others are of the other level.
    fn share_against(&self, level: usize, other: usize) -> Option<Estimate> {
        let pair = self.pairs().iter().find(|pair| {
            pair.levels.contains(&level) && pair.levels.contains(&other) && level != other
        })?;
        Some(pair.share_alone(usize::from(pair.levels[1] == level)))
    }

    /// For people.
    pub(super) fn write(&self, voice: &Voice, out: &mut dyn Write) -> Result<(), Failure> {
        let rules = &self.tournament.rules;
        writeln!(out, "{} {}", rules.info().name, rules.setup().variant)?;
        for line in table(&self.summary(voice), 2) {
            writeln!(out, "{line}")?;
        }
        writeln!(out)?;
        for line in table(&self.rows(voice), 1) {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }

    fn summary(&self, voice: &Voice) -> Vec<Vec<String>> {
        let word = |key| voice.part(&Phrase::new(key));
        let a_pair = self.pairs().first().map(Pair::games).unwrap_or_default();
        let games = Phrase::new("cli-ladder-played")
            .with("games", self.games().to_string())
            .with("pairs", self.pairs().len() as i64)
            .with("each", a_pair.to_string())
            .with("asked", self.tournament.games.to_string());
        let players = self.tournament.rules.players();
        let even = 100.0 / f64::from(players.max(1));
        let mut rows = vec![
            vec![word("cli-sim-seed"), self.tournament.seed.to_string()],
            vec![word("cli-ladder-players"), players.to_string()],
            vec![word("cli-sim-games"), voice.part(&games)],
            vec![word("cli-ladder-even"), format!("{even:.1}%")],
        ];
        let troubles: u64 = self.results.times.iter().map(|times| times.troubles).sum();
        if troubles > 0 {
            rows.push(vec![word("cli-sim-troubles"), troubles.to_string()]);
        }
        let mut faults = Faults::default();
        self.results.times.iter().for_each(|times| faults.merge(&times.faults));
        if faults.any() {
            rows.push(vec![word("cli-sim-faults"), voice.part(&faults.phrase())]);
        }
        rows
    }

    /// A line for each level, the best first.
    fn rows(&self, voice: &Voice) -> Vec<Vec<String>> {
        let head = [
            "cli-sim-level",
            "cli-ladder-rating",
            "cli-ladder-interval",
            "cli-ladder-next",
            "cli-sim-time",
            "cli-sim-longest",
        ];
        let mut rows = vec![head.map(|key| voice.part(&Phrase::new(key))).to_vec()];
        for (index, rated) in self.ladder.rungs.iter().enumerate() {
            let next = self.ladder.rungs.get(index + 1);
            let share = next.and_then(|next| self.share_against(rated.level, next.level));
            let times = &self.results.times[rated.level];
            let (low, high) = rated.interval;
            let interval = match rated.level == self.ladder.anchor {
                true => String::new(),
                false => format!("{low:.0} – {high:.0}"),
            };
            rows.push(vec![
                self.name(rated.level),
                format!("{:.0}", rated.rating),
                interval,
                share.map(Estimate::as_percent).unwrap_or_default(),
                shown(times.mean()),
                shown(times.longest),
            ]);
        }
        rows
    }

    /// The ratings as a picture of its own.
    pub(super) fn drawing(&self, voice: &Voice) -> String {
        let rules = &self.tournament.rules;
        let title = Phrase::new("cli-ladder-title").with("game", rules.info().title);
        let rung = |rated: &Rated| Rung {
            name: self.name(rated.level),
            rating: rated.rating,
            interval: rated.interval,
        };
        let rungs: Vec<Rung> = self.ladder.rungs.iter().map(rung).collect();
        let about = Phrase::new("cli-ladder-about")
            .with("players", i64::from(rules.players()))
            .with("games", self.games().to_string());
        let sheet = plot(&Plot {
            title: &voice.say(&title),
            about: &voice.say(&about),
            horizontal: &voice.part(&Phrase::new("cli-ladder-axis")),
            rungs: &rungs,
            width: WIDTH,
        });
        sheet.standalone_in_any_light()
    }

    /// For programs.
    pub(super) fn document(&self) -> Value {
        let rules = &self.tournament.rules;
        let times = self.tournament.levels.iter().zip(&self.results.times);
        let thinking = times.filter_map(|(level, times)| times.document(level));
        json!({
            "game": rules.info().name,
            "rules": rules.setup().rules,
            "edition": rules.edition(),
            "setup": rules.setup(),
            "seed": self.tournament.seed,
            "games": self.games(),
            "anchor": self.name(self.ladder.anchor),
            "levels": self.ladder.rungs.iter().map(|it| self.level_document(it)).collect::<Vec<_>>(),
            "pairs": self.pairs().iter().map(|pair| self.pair_document(pair)).collect::<Vec<_>>(),
            "thinking": thinking.collect::<Vec<_>>(),
            "seconds": self.time.as_secs_f64(),
        })
    }

    fn level_document(&self, rated: &Rated) -> Value {
        let (low, high) = rated.interval;
        json!({ "level": self.name(rated.level), "rating": rated.rating, "low": low, "high": high })
    }

    fn pair_document(&self, pair: &Pair) -> Value {
        let before: u32 = pair.deals.iter().map(|deal| deal.before).sum();
        let compared: u32 = pair.deals.iter().map(|deal| deal.compared).sum();
        let share = |which: usize| pair.share_alone(which).document();
        json!({
            "one": self.name(pair.levels[0]),
            "other": self.name(pair.levels[1]),
            "deals": pair.deals.len(),
            "games": pair.games(),
            "before": f64::from(before) / 2.0 / f64::from(compared.max(1)),
            "share_of_one": share(0),
            "share_of_other": share(1),
        })
    }
}

//! What a review has to say.

use std::io::Write;
use std::path::Path;

use damrak_bots::{Moment, Review};
use damrak_core::record::Verified;
use damrak_core::{Phrase, Seat};
use damrak_draw::Sheet;
use damrak_draw::chances::{Mark, MarkKind, Plot, plot};
use serde_json::{Value, json};

use crate::advice::{sentence, told};
use crate::failure::Failure;
use crate::record_file;
use crate::table::table;
use crate::voice::Voice;
use crate::wrap::wrap;

/// So many turning points, and so many strokes of luck, are told.
const TURNING_POINTS: usize = 6;
const STROKES: usize = 4;
/// The size of the plot.
const SIZE: (u32, u32) = (900, 420);

/// A review, to be written.
pub(super) struct Report<'a> {
    pub(super) voice: &'a Voice,
    verified: &'a Verified,
    review: &'a Review,
    file: &'a Path,
    /// Of every decision what was done, in notation and as a sentence.
    done: Vec<String>,
    /// The same of what would have been better.
    better: Vec<Option<String>>,
}

/// A moment worth telling.
pub(super) struct Told<'a> {
    /// What stands in its mark.
    pub(super) label: String,
    /// When.
    pub(super) moment: &'a Moment,
    /// What happened, without who and when.
    pub(super) lines: Vec<String>,
}

impl<'a> Report<'a> {
    /// Puts everything into words.
    pub(super) fn new(
        verified: &'a Verified,
        review: &'a Review,
        voice: &'a Voice,
        file: &'a Path,
    ) -> Result<Self, Failure> {
        let play = &verified.play;
        let (mut position, _) = play.rules().deal(play.seed());
        let (mut done, mut better) = (Vec::new(), Vec::new());
        for (decision, moment) in play.decisions().iter().zip(&review.moments) {
            let tell = |notation: &str| told(position.as_ref(), decision.seat, notation, voice);
            done.push(tell(&decision.notation));
            let other = moment.choice.as_ref().and_then(|choice| choice.better.as_ref());
            better.push(other.map(|other| tell(&other.notation)));
            record_file::act(position.as_mut(), decision)?;
        }
        Ok(Self { voice, verified, review, file, done, better })
    }

    /// The title of the game.
    pub(super) fn title(&self) -> String {
        let game = self.verified.play.rules().info().title;
        self.voice.say(&Phrase::new("cli-review-title").with("game", game))
    }

    pub(super) fn word(&self, key: &'static str) -> String {
        self.voice.part(&Phrase::new(key))
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.review.players)
    }

    pub(super) fn names(&self) -> Vec<String> {
        self.seats().map(|seat| self.voice.name(seat)).collect()
    }

    /// What was done at this moment, in notation and as a sentence.
    pub(super) fn done(&self, moment: &Moment) -> &str {
        self.done.get(moment.decision as usize - 1).map_or("", String::as_str)
    }

    pub(super) fn start(&self) -> &[f32] {
        &self.review.start
    }

    pub(super) fn moments(&self) -> &[Moment] {
        &self.review.moments
    }

    /// The costliest decisions, with what would have been better.
    pub(super) fn turning_points(&self) -> Vec<Told<'a>> {
        let moments = (1..).zip(self.review.turning_points(TURNING_POINTS));
        moments.filter_map(|(number, moment)| self.tell_turn(number, moment)).collect()
    }

    fn tell_turn(&self, number: u32, moment: &'a Moment) -> Option<Told<'a>> {
        let choice = moment.choice.as_ref()?;
        let better = choice.better.as_ref()?;
        let other = self.better.get(moment.decision as usize - 1)?.clone()?;
        let done = Phrase::new("cli-review-done")
            .with("done", self.done(moment))
            .with("chance", percent(choice.chance));
        let better = Phrase::new("cli-review-better")
            .with("better", other)
            .with("chance", percent(better.chance));
        let lines = [done, better].map(|phrase| self.voice.part(&phrase)).to_vec();
        Some(Told { label: number.to_string(), moment, lines })
    }

    /// Where chance did most.
    pub(super) fn strokes(&self) -> Vec<Told<'a>> {
        let moments = ('a'..).zip(self.review.strokes_of_luck(STROKES));
        moments.map(|(letter, moment)| self.tell_stroke(letter, moment)).collect()
    }

    fn tell_stroke(&self, letter: char, moment: &'a Moment) -> Told<'a> {
        let moved = self.seats().zip(&moment.luck).map(|(seat, by)| {
            Phrase::new("cli-review-moved").with("player", seat).with("by", signed(*by))
        });
        let moved = Phrase::new("cli-review-stroke").with("moved", moved.collect::<Vec<_>>());
        let lines = vec![self.done(moment).to_owned(), self.voice.part(&moved)];
        Told { label: letter.to_string(), moment, lines }
    }

    /// Which decision it was, and whose.
    pub(super) fn when(&self, moment: &Moment) -> String {
        let when = Phrase::new("cli-review-when")
            .with("number", i64::from(moment.decision))
            .with("player", moment.seat);
        self.voice.say(&when)
    }

    /// A line for each player: what decisions cost, what luck brought.
    pub(super) fn people(&self) -> Vec<Vec<String>> {
        let head = ["cli-sim-player", "cli-review-rank", "cli-review-mean-cost", "cli-review-luck"];
        let mut rows = vec![head.map(|key| self.word(key)).to_vec()];
        let standing = self.verified.play.position().standing();
        for seat in self.seats() {
            let place = standing.as_ref().and_then(|standing| standing.place_of(seat));
            rows.push(vec![
                self.voice.name(seat),
                place.map(|place| place.rank.to_string()).unwrap_or_default(),
                percent(self.review.mean_cost(seat)),
                signed(self.review.luck_of(seat)),
            ]);
        }
        rows
    }

    /// For people.
    pub(super) fn write(&self, out: &mut dyn Write) -> Result<(), Failure> {
        writeln!(out, "{}\n", self.title())?;
        self.write_chances(out)?;
        self.write_told("cli-review-turns", &self.turning_points(), "cli-review-no-turns", out)?;
        self.write_told("cli-review-strokes", &self.strokes(), "cli-review-no-strokes", out)?;
        writeln!(out)?;
        for line in table(&self.people(), 1) {
            writeln!(out, "{line}")?;
        }
        let command = format!("damrak show {} --at N", self.file.display());
        let look = Phrase::new("cli-review-look").with("command", command);
        writeln!(out, "\n{}", wrap(&self.voice.say(&look), 0))?;
        Ok(())
    }

    /// Everybody's chances after every decision.
    fn write_chances(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let digits = self.moments().len().to_string().len();
        let names = self.names();
        let width = |name: &String| name.chars().count().max(4);
        let row = |chances: &[f32]| {
            let cell = |(name, chance): (&String, &f32)| {
                format!("{:>1$}", percent_short(*chance), width(name))
            };
            names.iter().zip(chances).map(cell).collect::<Vec<_>>().join("  ")
        };
        let indent = digits + 2 + names.iter().map(|name| width(name) + 2).sum::<usize>();
        let head: Vec<String> =
            names.iter().map(|name| format!("{name:>0$}", width(name))).collect();
        writeln!(out, "{:digits$}  {}", "", head.join("  "))?;
        let deal = self.word("cli-deal");
        writeln!(out, "{:>digits$}  {}  {deal}", 0, row(self.start()))?;
        for moment in self.moments() {
            let name = self.voice.name(moment.seat);
            let chances = row(&moment.chances);
            let done = self.done(moment);
            let line = format!("{:>digits$}  {chances}  {name}: {done}", moment.decision);
            writeln!(out, "{}", wrap(&line, indent))?;
        }
        Ok(())
    }

    fn write_told(
        &self,
        heading: &'static str,
        told: &[Told<'_>],
        nothing: &'static str,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        writeln!(out, "\n{}", self.voice.word(heading))?;
        if told.is_empty() {
            writeln!(out, "  {}", self.voice.word(nothing))?;
        }
        for one in told {
            let mut lines = one.lines.iter();
            let first = lines.next().map_or("", String::as_str);
            let line = format!("  {}  {}: {first}", one.label, self.when(one.moment));
            writeln!(out, "{}", wrap(&line, 7))?;
            for line in lines {
                writeln!(out, "{}", wrap(&format!("       {line}"), 9))?;
            }
        }
        Ok(())
    }

    /// The chances as a plot; marks lead to what is given for a decision.
    pub(super) fn plot(&self, link: Option<&dyn Fn(&Told<'_>) -> String>) -> Sheet {
        let names = self.names();
        let line = |seat: Seat| {
            let chance = |chances: &[f32]| chances.get(seat.index()).copied().unwrap_or_default();
            let after = self.moments().iter().map(|moment| chance(&moment.chances));
            std::iter::once(chance(self.start())).chain(after).collect()
        };
        let series: Vec<Vec<f32>> = self.seats().map(line).collect();
        let mark = |kind: MarkKind| {
            move |told: Told<'_>| Mark {
                decision: told.moment.decision as usize,
                seat: self.marked(kind, told.moment),
                kind,
                title: format!("{}: {}", self.when(told.moment), told.lines.join("\n")),
                link: link.map(|link| link(&told)),
                label: told.label,
            }
        };
        let turns = self.turning_points().into_iter().map(mark(MarkKind::Choice));
        let strokes = self.strokes().into_iter().map(mark(MarkKind::Luck));
        plot(&Plot {
            id: "chances",
            title: &self.title(),
            about: &self.word("cli-review-about"),
            vertical: &self.word("cli-review-chance"),
            horizontal: &self.word("cli-review-decision"),
            names: &names,
            series: &series,
            marks: &turns.chain(strokes).collect::<Vec<_>>(),
            width: SIZE.0,
            height: SIZE.1,
        })
    }

    /// On whose line a moment is marked: whoever chose, or whom chance moved most.
    fn marked(&self, kind: MarkKind, moment: &Moment) -> Seat {
        let by = |seat: &Seat| moment.luck.get(seat.index()).copied().unwrap_or_default().abs();
        let most = || self.seats().max_by(|a, b| by(a).total_cmp(&by(b)));
        match kind {
            MarkKind::Choice => moment.seat,
            MarkKind::Luck => most().unwrap_or(moment.seat),
        }
    }

    /// For programs.
    pub(super) fn document(&self) -> Value {
        let play = &self.verified.play;
        let (mut position, _) = play.rules().deal(play.seed());
        let mut moments = Vec::new();
        for moment in self.moments() {
            let say =
                |notation: &str| sentence(position.as_ref(), moment.seat, notation, self.voice);
            let mut document = json!(moment);
            document["sentence"] = json!(say(&moment.notation));
            document["cost"] = json!(moment.cost());
            let better = moment.choice.as_ref().and_then(|choice| choice.better.as_ref());
            if let Some(better) = better {
                document["choice"]["better"]["sentence"] = json!(say(&better.notation));
            }
            moments.push(document);
            // It was carried out before, when everything was put into words.
            let _known_to_be_legal = position.act(moment.seat, &moment.notation);
        }
        let people = self.seats().map(|seat| {
            json!({
                "seat": seat,
                "name": self.voice.name(seat),
                "mean_cost": self.review.mean_cost(seat),
                "luck": self.review.luck_of(seat),
            })
        });
        json!({
            "game": play.rules().info().name,
            "players": people.collect::<Vec<_>>(),
            "start": self.review.start,
            "moments": moments,
        })
    }
}

/// A chance or a cost.
pub(super) fn percent(part: f32) -> String {
    format!("{:.1}%", 100.0 * part)
}

/// A chance in a narrow column.
pub(super) fn percent_short(part: f32) -> String {
    format!("{:.0}%", 100.0 * part)
}

/// What something was moved by, with its sign.
pub(super) fn signed(part: f32) -> String {
    let percent = 100.0 * part;
    match percent {
        percent if percent >= 0.05 => format!("+{percent:.1}%"),
        percent if percent <= -0.05 => format!("−{:.1}%", -percent),
        _ => "0%".to_owned(),
    }
}

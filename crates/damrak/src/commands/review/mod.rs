//! `damrak review`: a finished game looked back on.

mod page;
mod report;

use std::fmt;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use damrak_bots::{NoReview, Review, Reviewing};
use damrak_core::{Play, Seed};

use crate::bots;
use crate::contest::crew::progress_bar;
use crate::edition_file::OwnEdition;
use crate::failure::Failure;
use crate::voice::Voice;
use crate::{files, record_file};
use report::Report;

/// The shortest and the longest review, in seconds.
const BUDGETS: std::ops::RangeInclusive<f64> = 0.1..=86_400.0;

/// Look back on a finished game: who was ahead when, and what else could have been done
///
/// Tells each seat's chance to win after every decision, the costliest decisions with what would have been
/// better, and where chance moved things. Chances and choices are weighed by what the seats themselves knew at the
/// time. The more seconds, the surer the numbers.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  damrak review game.damrak
  damrak review game.damrak --budget 300 --html -o review.html
  damrak review game.damrak --svg > chances.svg")]
pub(crate) struct ReviewArgs {
    /// The record; - is the standard input
    file: PathBuf,
    /// Write JSON
    #[arg(long, conflicts_with_all = ["svg", "html"])]
    json: bool,
    /// Draw the chances as SVG
    #[arg(long, conflicts_with = "html")]
    svg: bool,
    /// Write a page of its own with the plot and all tables
    #[arg(long)]
    html: bool,
    /// How long to think about the whole game
    #[arg(long, value_name = "SECONDS", default_value = "60", value_parser = read_budget)]
    budget: Duration,
    /// Where to write it; the file must not be there yet. Its ending .json, .svg or .html says in which form if
    /// nothing else does
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// The edition file it was played with, if it was not one that comes with the program
    #[arg(long, value_name = "FILE")]
    edition: Option<PathBuf>,
}

/// In which form a review is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    Text,
    Json,
    Svg,
    Html,
}

impl ReviewArgs {
    fn form(&self) -> Form {
        let ending = self.output.as_ref().and_then(|file| file.extension()?.to_str());
        match (self.json, self.svg, self.html, ending) {
            (true, ..) => Form::Json,
            (_, true, ..) => Form::Svg,
            (_, _, true, _) => Form::Html,
            (.., Some("json")) => Form::Json,
            (.., Some("svg")) => Form::Svg,
            (.., Some("html" | "htm")) => Form::Html,
            _ => Form::Text,
        }
    }
}

fn read_budget(text: &str) -> Result<Duration, String> {
    let digits = text.strip_suffix('s').unwrap_or(text);
    let seconds: Option<f64> = digits.parse().ok();
    match seconds.filter(|seconds| BUDGETS.contains(seconds)) {
        Some(seconds) => Ok(Duration::from_secs_f64(seconds)),
        None => Err("expected a number of seconds from 0.1 to 86400".to_owned()),
    }
}

/// Looks back and tells.
pub(crate) fn run(args: &ReviewArgs, voice: &Voice, out: &mut dyn Write) -> Result<(), Failure> {
    if let Some(file) = &args.output {
        files::check_free(file)?;
    }
    let edition = OwnEdition::read(args.edition.as_ref())?;
    let verified = record_file::read(&args.file, &edition)?;
    let review = look_back(&verified.play, args.budget).map_err(|no| cannot(&args.file, &no))?;
    let voice = voice.at_table(&verified.header.seats);
    let report = Report::new(&verified, &review, &voice, &args.file)?;
    let mut text = Vec::new();
    match args.form() {
        Form::Text => report.write(&mut text)?,
        Form::Json => writeln!(text, "{:#}", report.document())?,
        Form::Svg => writeln!(text, "{}", report.plot(None).standalone_in_any_light())?,
        Form::Html => writeln!(text, "{}", page::write(&report))?,
    }
    match &args.output {
        Some(file) => files::write_new(file, &text),
        None => Ok(out.write_all(&text)?),
    }
}

fn look_back(play: &Play, budget: Duration) -> Result<Review, NoReview> {
    let bar = progress_bar(play.decisions().len() as u64, "decisions");
    let mut progress = |done: u32, _| {
        bar.set_position(u64::from(done));
        true
    };
    // Always the same chance; how much of it is used goes by the clock.
    let thinking = bots::with_all_cores(Seed::from_number(1));
    let reviewing = Reviewing { budget, threads: thinking.threads, seed: thinking.seed };
    let review = bots::house().review(play, reviewing, &mut progress);
    bar.finish_and_clear();
    review
}

fn cannot(file: &Path, no: &NoReview) -> Failure {
    let more: &dyn fmt::Display = match no {
        NoReview::NotOver => &"; `damrak hint` tells what to do now",
        _ => &"",
    };
    Failure::usage(format!("{}: {no}{more}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_are_seconds() {
        assert_eq!(read_budget("60"), Ok(Duration::from_secs(60)));
        assert_eq!(read_budget("0.5s"), Ok(Duration::from_millis(500)));
        for text in ["", "s", "0", "-1", "nan", "inf", "1e9", "1m", "ten"] {
            assert!(read_budget(text).is_err(), "{text}");
        }
    }
}

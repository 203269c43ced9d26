//! What was asked for on the command line.

use std::{
    fmt,
    path::{Path, PathBuf},
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use damrak_fuzz::{Target, targets};

/// How the command is used.
pub(crate) const USAGE: &str = "\
usage: damrak-fuzz [TARGET...] [--seconds N] [--seed S] [--corpus DIR]
       damrak-fuzz TARGET FILE

Replays the kept inputs of every TARGET (all when none is named), then tries new ones.
With a FILE, runs the one TARGET on it and shows what happens.

  --seconds N    how long each target tries new inputs (5; 0 only replays)
  --seed S       same seed, same inputs in the same order (taken from the clock)
  --corpus DIR   holds one folder of kept inputs a target (fuzz/corpus)";

/// A command line that made sense.
#[derive(Debug)]
pub(crate) enum Request {
    /// Print how the command is used.
    Help,
    /// Run one target on one file.
    Reproduce {
        /// The target to run.
        target: Target,
        /// The input.
        file: PathBuf,
    },
    /// Replay and look for failures.
    Search(Search),
}

/// What to search, and how.
#[derive(Debug)]
pub(crate) struct Search {
    pub(crate) targets: Vec<Target>,
    pub(crate) time: Duration,
    pub(crate) seed: u64,
    pub(crate) corpus: Option<PathBuf>,
}

/// A command line that made no sense.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum WrongUse {
    UnknownOption(String),
    MissingValue(&'static str),
    NotANumber { option: &'static str, value: String },
    NeitherTargetNorFile(String),
    FileNeedsOneTarget(PathBuf),
}

impl fmt::Display for WrongUse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownOption(option) => write!(f, "unknown option {option}"),
            Self::MissingValue(option) => write!(f, "{option} needs a value"),
            Self::NotANumber { option, value } => {
                write!(f, "{option} needs a whole number, not {value:?}")
            }
            Self::NeitherTargetNorFile(word) => {
                let names: Vec<&str> = targets::ALL.iter().map(|target| target.name).collect();
                write!(f, "{word:?} is neither a target ({}) nor a file", names.join(", "))
            }
            Self::FileNeedsOneTarget(file) => {
                write!(f, "name exactly one target to run on {}", file.display())
            }
        }
    }
}

/// Reads the words after the command's name.
pub(crate) fn parse(words: impl Iterator<Item = String>) -> Result<Request, WrongUse> {
    let mut words = words;
    let mut targets = Vec::new();
    let mut file = None;
    let mut time = Duration::from_secs(5);
    let mut seed = None;
    let mut corpus = None;
    while let Some(word) = words.next() {
        match word.as_str() {
            "-h" | "--help" => return Ok(Request::Help),
            "--seconds" => time = Duration::from_secs(number("--seconds", words.next())?),
            "--seed" => seed = Some(number("--seed", words.next())?),
            "--corpus" => {
                let folder = words.next().ok_or(WrongUse::MissingValue("--corpus"))?;
                corpus = Some(PathBuf::from(folder));
            }
            option if option.starts_with('-') => return Err(WrongUse::UnknownOption(word)),
            name => match targets::find(name) {
                Some(target) => targets.push(target),
                None if Path::new(name).is_file() => file = Some(PathBuf::from(name)),
                None => return Err(WrongUse::NeitherTargetNorFile(word)),
            },
        }
    }
    if let Some(file) = file {
        return match targets[..] {
            [target] => Ok(Request::Reproduce { target, file }),
            _ => Err(WrongUse::FileNeedsOneTarget(file)),
        };
    }
    if targets.is_empty() {
        targets = targets::ALL.to_vec();
    }
    let seed = seed.unwrap_or_else(seed_from_clock);
    Ok(Request::Search(Search { targets, time, seed, corpus }))
}

fn number(option: &'static str, value: Option<String>) -> Result<u64, WrongUse> {
    let value = value.ok_or(WrongUse::MissingValue(option))?;
    value.parse().map_err(|_| WrongUse::NotANumber { option, value })
}

fn seed_from_clock() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse_line(line: &str) -> Result<Request, WrongUse> {
        parse(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn nothing_said_means_every_target() {
        let Ok(Request::Search(search)) = parse_line("") else { panic!("a search") };
        assert_eq!(search.targets.len(), targets::ALL.len());
        assert_eq!(search.time, Duration::from_secs(5));
    }

    #[test]
    fn options_are_read() {
        let line = "mutator --seconds 9 --seed 4 --corpus there";
        let Ok(Request::Search(search)) = parse_line(line) else { panic!("a search") };
        assert_eq!(search.targets.len(), 1);
        assert_eq!((search.time.as_secs(), search.seed), (9, 4));
        assert_eq!(search.corpus, Some(PathBuf::from("there")));
    }

    #[test]
    fn a_file_goes_with_exactly_one_target() {
        let file = tempfile::NamedTempFile::new().expect("a temporary file");
        let path = file.path().display();
        assert!(matches!(parse_line(&format!("mutator {path}")), Ok(Request::Reproduce { .. })));
        assert!(matches!(parse_line(&path.to_string()), Err(WrongUse::FileNeedsOneTarget(_))));
    }

    #[test]
    fn wrong_use_is_named() {
        let error = |line| parse_line(line).expect_err("wrong use");
        assert_eq!(error("--fast"), WrongUse::UnknownOption("--fast".to_owned()));
        assert_eq!(error("--seed"), WrongUse::MissingValue("--seed"));
        assert_eq!(
            error("--seconds few"),
            WrongUse::NotANumber { option: "--seconds", value: "few".to_owned() }
        );
        assert_eq!(error("ghost"), WrongUse::NeitherTargetNorFile("ghost".to_owned()));
    }
}

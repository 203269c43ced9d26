//! What was asked for on the command line.

use std::{fmt::Write, path::PathBuf};

use crate::{failure::Failure, steps, tools::Fuzz};

/// A command line that made sense.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// Print how the command is used.
    Help,
    /// Run the named steps of the whole test, or all of them.
    Test { steps: Vec<String> },
    /// Compare the rule books with the tests.
    Rules { game: Option<String>, list: bool },
    /// Run the fuzz targets.
    Fuzz(Fuzz),
    /// Count instructions, and keep the counts or compare them with those that are kept.
    Counts { keep: bool },
    /// Measure the games.
    Bench { arguments: Vec<String> },
    /// Make pictures of the screens with these names, or of all.
    Shots { names: Vec<String> },
    /// Measure what is in sight at every decision.
    Screens { arguments: Vec<String> },
    /// Measure the server.
    Load { arguments: Vec<String> },
    /// Keep games of strong opponents by the newest rules, played by this program.
    StrongGames { program: Option<PathBuf> },
}

/// How the command is used.
pub(crate) fn usage() -> String {
    let mut usage = "\
usage: cargo xtask <command>

  test [STEP...]                           every check, or only the steps named
  rules [GAME] [--list]                    does every clause of every rule book have a test?
  rules CLAUSE                             a clause such as K-17: its words, its code and its tests
  fuzz [TARGET] [--seconds N] [--seed S]   kept inputs, then new ones for N seconds a target
  bench [ARGUMENT...]                      measures the games in a release build
  counts [--keep]                          instructions that a random game takes, against the kept
                                           counts; or keeps them
  load [--tables N] [--viewers M] [--seconds S] [--pace P] [--no-pages] [--idle] [--address A]
                                           plays at N tables of a real server, its pages open, and measures it
  shots [SCREEN...]                        pictures of every screen into target/shots, or only of
                                           those whose name begins so
  screens [GAME...] [--size WxH]... [--players N]
                                           plays whole games at every size of screen and says how much of
                                           what each decision needs is in sight, how small it is
                                           written and what jumps
  strong-games [PROGRAM]                   adds whole games of strong opponents to the kept ones of the
                                           newest rules, played by PROGRAM or a fresh build
  help                                     prints this text

steps of test, in order:
"
    .to_owned();
    for step in steps::ALL {
        // Writing to a string cannot fail.
        let _ = write!(usage, "\n  {:8} {}", step.name, step.about);
    }
    usage
}

/// Reads the words after `cargo xtask`.
pub(crate) fn parse(words: impl Iterator<Item = String>) -> Result<Command, Failure> {
    let mut words = words;
    let Some(command) = words.next() else {
        return Err(Failure::WrongUse("which command?".to_owned()));
    };
    match command.as_str() {
        "help" | "-h" | "--help" => Ok(Command::Help),
        "test" => parse_test(words),
        "rules" => parse_rules(words),
        "fuzz" => parse_fuzz(words),
        "bench" => Ok(Command::Bench { arguments: words.collect() }),
        "counts" => parse_counts(words),
        "shots" => Ok(Command::Shots { names: words.collect() }),
        "screens" => Ok(Command::Screens { arguments: words.collect() }),
        "load" => Ok(Command::Load { arguments: words.collect() }),
        "strong-games" => Ok(Command::StrongGames { program: words.next().map(PathBuf::from) }),
        other => Err(Failure::WrongUse(format!("no command {other:?}"))),
    }
}

fn parse_test(words: impl Iterator<Item = String>) -> Result<Command, Failure> {
    let steps: Vec<String> = words.collect();
    match steps.iter().find(|name| steps::ALL.iter().all(|step| step.name != name.as_str())) {
        Some(unknown) => Err(Failure::WrongUse(format!("test has no step {unknown:?}"))),
        None => Ok(Command::Test { steps }),
    }
}

fn parse_rules(words: impl Iterator<Item = String>) -> Result<Command, Failure> {
    let (mut game, mut list) = (None, false);
    for word in words {
        match word.as_str() {
            "--list" => list = true,
            _ if word.starts_with('-') || game.is_some() => return Err(unexpected("rules", &word)),
            _ => game = Some(word),
        }
    }
    Ok(Command::Rules { game, list })
}

fn parse_counts(words: impl Iterator<Item = String>) -> Result<Command, Failure> {
    let words: Vec<String> = words.collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => Ok(Command::Counts { keep: false }),
        ["--keep"] => Ok(Command::Counts { keep: true }),
        [word, ..] => Err(unexpected("counts", word)),
    }
}

fn parse_fuzz(mut words: impl Iterator<Item = String>) -> Result<Command, Failure> {
    let mut fuzz = Fuzz::default();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--seconds" => fuzz.seconds = Some(number(&word, words.next())?),
            "--seed" => fuzz.seed = Some(number(&word, words.next())?),
            _ if word.starts_with('-') || fuzz.target.is_some() => {
                return Err(unexpected("fuzz", &word));
            }
            _ => fuzz.target = Some(word),
        }
    }
    Ok(Command::Fuzz(fuzz))
}

fn number(option: &str, value: Option<String>) -> Result<u64, Failure> {
    value
        .and_then(|value| value.parse().ok())
        .ok_or_else(|| Failure::WrongUse(format!("{option} needs a whole number")))
}

fn unexpected(command: &str, word: &str) -> Failure {
    Failure::WrongUse(format!("{command} does not understand {word:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse_line(line: &str) -> Result<Command, Failure> {
        parse(line.split_whitespace().map(str::to_owned))
    }

    fn understood(line: &str) -> Command {
        parse_line(line).unwrap_or_else(|failure| panic!("{line}: {failure}"))
    }

    #[test]
    fn commands_are_understood() {
        assert_eq!(understood("--help"), Command::Help);
        assert_eq!(understood("test"), Command::Test { steps: vec![] });
        assert_eq!(understood("test fmt"), Command::Test { steps: vec!["fmt".to_owned()] });
        assert_eq!(understood("rules"), Command::Rules { game: None, list: false });
        assert_eq!(
            understood("rules --list kontor"),
            Command::Rules { game: Some("kontor".to_owned()), list: true }
        );
        assert_eq!(
            understood("fuzz record --seconds 60 --seed 7"),
            Command::Fuzz(Fuzz {
                target: Some("record".to_owned()),
                seconds: Some(60),
                seed: Some(7)
            })
        );
    }

    #[test]
    fn bench_passes_everything_on() {
        let arguments = ["--games", "9", "-v"].map(str::to_owned).to_vec();
        assert_eq!(understood("bench --games 9 -v"), Command::Bench { arguments });
    }

    #[test]
    fn counts_are_compared_or_kept() {
        assert_eq!(understood("counts"), Command::Counts { keep: false });
        assert_eq!(understood("counts --keep"), Command::Counts { keep: true });
    }

    #[test]
    fn screens_are_named() {
        assert_eq!(understood("shots"), Command::Shots { names: vec![] });
        let names = ["home", "play"].map(str::to_owned).to_vec();
        assert_eq!(understood("shots home play"), Command::Shots { names });
    }

    #[test]
    fn sizes_of_screens_are_passed_on() {
        let arguments = ["kontor", "--size", "390x844"].map(str::to_owned).to_vec();
        assert_eq!(understood("screens kontor --size 390x844"), Command::Screens { arguments });
    }

    #[test]
    fn load_passes_everything_on() {
        let arguments = ["--tables", "9", "--idle"].map(str::to_owned).to_vec();
        assert_eq!(understood("load --tables 9 --idle"), Command::Load { arguments });
    }

    #[test]
    fn wrong_use_is_refused() {
        for line in [
            "",
            "tests",
            "test ghost",
            "rules a b",
            "rules --all",
            "fuzz a b",
            "fuzz --seconds",
            "fuzz --seconds few",
            "fuzz --fast",
            "counts --all",
        ] {
            assert!(matches!(parse_line(line), Err(Failure::WrongUse(_))), "{line}");
        }
    }

    #[test]
    fn usage_names_every_step() {
        let usage = usage();
        assert!(steps::ALL.iter().all(|step| usage.contains(step.about)));
    }
}

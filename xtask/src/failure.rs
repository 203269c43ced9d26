//! Why a command did not succeed, worded for whoever ran it.

use std::{fmt, io, path::PathBuf, process::ExitCode};

/// Everything that can go wrong here.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The command line made no sense.
    WrongUse(String),
    /// A program could not be started at all.
    NotStarted { program: String, source: io::Error },
    /// A program ran and said no.
    Refused { command: String, code: Option<i32> },
    /// A file or folder could not be read.
    Unreadable { path: PathBuf, source: io::Error },
    /// The rule books and the tests do not agree.
    Rules { problems: usize },
    /// Games take more instructions than they did.
    Slower { games: usize },
    /// Something that this needs is not here.
    Missing(&'static str),
    /// A step of the whole test failed.
    Step { name: &'static str, cause: Box<Failure> },
}

impl Failure {
    /// 2 for wrong use, 1 for the rest.
    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            Self::WrongUse(_) => ExitCode::from(2),
            _ => ExitCode::FAILURE,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::WrongUse(what) => f.write_str(what),
            Self::NotStarted { program, source } => write!(f, "cannot start {program}: {source}"),
            Self::Refused { command, code: Some(code) } => {
                write!(f, "`{command}` ended with exit code {code}")
            }
            Self::Refused { command, code: None } => {
                write!(f, "`{command}` was stopped by a signal")
            }
            Self::Unreadable { path, source } => {
                write!(f, "cannot read {}: {source}", path.display())
            }
            Self::Rules { problems: 1 } => f.write_str("1 problem with the rule books"),
            Self::Rules { problems } => write!(f, "{problems} problems with the rule books"),
            Self::Slower { games: 1 } => f.write_str("1 game takes longer than it did"),
            Self::Slower { games } => write!(f, "{games} games take longer than they did"),
            Self::Missing(what) => write!(f, "this needs {what}"),
            Self::Step { name, cause } => write!(f, "step {name} failed: {cause}"),
        }
    }
}

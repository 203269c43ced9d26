//! What can go wrong, worded for the person who has to mend it.

use std::fmt::Display;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use damrak_core::record::VerifyError;
use damrak_core::reopen::ReopenError;
use damrak_core::saved::SavedError;
use damrak_core::{OpenError, Refused, Seat, SetupError};
use damrak_store::StoreError;

use crate::voice::{Voice, printable};

/// Why a command could not do what it was asked to.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The arguments make no sense, in a whole sentence.
    Usage(String),
    /// A setup file or a setup is wrong.
    Setup(Option<PathBuf>, SetupError),
    /// The game cannot be opened like that.
    Open(OpenError),
    /// A file could not be read.
    Read(PathBuf, io::Error),
    /// A file could not be written.
    Write(PathBuf, io::Error),
    /// A folder stands where a file was expected.
    Directory(PathBuf),
    /// The file is far larger than anything that makes sense.
    TooLarge(PathBuf),
    /// The file would be overwritten.
    Exists(PathBuf),
    /// The record does not hold.
    Record(PathBuf, VerifyError),
    /// The position cannot be.
    Position(PathBuf, SavedError),
    /// The rules refuse a decision, here in notation.
    Refused(String, Refused),
    /// The output could not be written.
    Output(io::Error),
    /// The data could not be kept or read, or is not what was asked for.
    Store(StoreError),
    /// A seat that must decide has nothing to decide: the rules contradict themselves.
    Stuck(Seat),
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Failure::Store(error)
    }
}

/// The exit code of wrong use and bad input; the argument parser uses the same.
const WRONG: u8 = 2;
/// The exit code when the fault is not with whoever asked: a full disk, damaged data. The same may work another time.
const TROUBLE: u8 = 3;

impl Failure {
    /// Wrong use, in a sentence that says what to do.
    pub(crate) fn usage(sentence: impl Into<String>) -> Self {
        Failure::Usage(sentence.into())
    }

    /// What the program ends with.
    pub(crate) fn exit_code(&self) -> u8 {
        match self {
            Failure::Store(StoreError::Unavailable(_) | StoreError::Damaged(_)) => TROUBLE,
            _ => WRONG,
        }
    }

    /// The reader of our output has gone away, as `head` does: nothing to complain about.
    pub(crate) fn is_broken_pipe(&self) -> bool {
        matches!(self, Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }

    /// Tells it on the error stream.
    pub(crate) fn report(&self, voice: &Voice) {
        // If even that stream is closed there is nobody left to tell.
        let _nobody_listens = writeln!(io::stderr(), "error: {}", printable(&self.tell(voice)));
    }

    /// What is wrong, and what to do.
    pub(crate) fn tell(&self, voice: &Voice) -> String {
        match self {
            Failure::Usage(sentence) => sentence.clone(),
            Failure::Setup(Some(file), error) => at(file, &voice.setup_error(error)),
            Failure::Setup(None, error) => voice.setup_error(error),
            Failure::Open(error) => voice.open_error(error),
            Failure::Read(file, error) => at(file, &format!("cannot be read: {error}")),
            Failure::Write(file, error) => at(file, &format!("cannot be written: {error}")),
            Failure::Directory(file) => at(file, "is a folder, not a file"),
            Failure::TooLarge(file) => at(file, "is far too large to be what is expected here"),
            Failure::Exists(file) => {
                at(file, "is there already and will not be overwritten; choose another name")
            }
            Failure::Record(file, error) => at(file, &tell_record(error, voice)),
            Failure::Position(file, error) => at(file, &tell_position(error, voice)),
            Failure::Refused(what, refused) => format!("{what}: {}", voice.refused(refused)),
            Failure::Output(error) => format!("the output cannot be written: {error}"),
            Failure::Store(error) => error.to_string(),
            Failure::Stuck(seat) => format!(
                "seat {seat} must decide, but the rules leave it nothing to decide; \
                 this is a mistake in the rules"
            ),
        }
    }
}

impl From<io::Error> for Failure {
    /// Files are named where they are used; what is left is the output.
    fn from(error: io::Error) -> Self {
        Failure::Output(error)
    }
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Self {
        Failure::Setup(None, error)
    }
}

impl From<OpenError> for Failure {
    fn from(error: OpenError) -> Self {
        Failure::Open(error)
    }
}

fn at(file: &Path, problem: &str) -> String {
    format!("{}: {problem}", file.display())
}

/// What is wrong with a record, refusals in the words of the rules.
pub(crate) fn tell_record(error: &VerifyError, voice: &Voice) -> String {
    match error {
        VerifyError::Reopen(reopen) => with_hindrance(error, reopen, voice),
        VerifyError::Refused { decision, refused, .. } => {
            format!("{error} (`{}`): {}", decision.notation, voice.refused(refused))
        }
        _ => error.to_string(),
    }
}

fn tell_position(error: &SavedError, voice: &Voice) -> String {
    match error {
        SavedError::Reopen(reopen) => with_hindrance(error, reopen, voice),
        _ => error.to_string(),
    }
}

/// Why a game does not open as it was begun, together with what stood in the way.
fn with_hindrance(error: &impl Display, reopen: &ReopenError, voice: &Voice) -> String {
    match reopen {
        ReopenError::Open(open) => format!("{error}: {}", voice.open_error(open)),
        ReopenError::UnknownEdition { unread: Some(open), .. } => {
            format!("{error}: {}", voice.open_error(open))
        }
        _ => error.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_disk_is_nobodys_wrong_use() {
        let code = |error: StoreError| Failure::from(error).exit_code();
        assert_eq!(code(StoreError::Unavailable("no space".into())), TROUBLE);
        assert_eq!(code(StoreError::Damaged("a page".into())), TROUBLE);
        assert_eq!(code(StoreError::Unusable("a later version".into())), WRONG);
        assert_eq!(code(StoreError::NotFound), WRONG);
        assert_eq!(Failure::usage("no such thing").exit_code(), WRONG);
    }
}

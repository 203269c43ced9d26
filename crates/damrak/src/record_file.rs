//! Records read from files.

use std::path::Path;

use damrak_core::record::{Verified, VerifyError, verify};
use damrak_core::{AnyPosition, Decision, Play};

use crate::edition_file::OwnEdition;
use crate::failure::Failure;
use crate::files;
use crate::registry;

/// Reads a record, replays it and checks everything in it.
pub(crate) fn read(path: &Path, edition: &OwnEdition) -> Result<Verified, Failure> {
    check(path, edition)?.map_err(|error| Failure::Record(path.to_owned(), error))
}

/// The same, with what is wrong with the record apart from what is wrong with the file.
pub(crate) fn check(
    path: &Path,
    edition: &OwnEdition,
) -> Result<Result<Verified, VerifyError>, Failure> {
    Ok(verify(&registry(), files::open(path)?, edition.source()))
}

/// The number of the last decision to look at, if there are as many.
pub(crate) fn up_to(play: &Play, at: Option<usize>) -> Result<usize, Failure> {
    let last = play.decisions().len();
    match at {
        Some(at) if at > last => Err(Failure::usage(format!(
            "there is no decision {at}: the record has {last} decisions, and 0 is the deal"
        ))),
        _ => Ok(at.unwrap_or(last)),
    }
}

/// The position after so many decisions.
pub(crate) fn position_after(play: &Play, count: usize) -> Result<Box<dyn AnyPosition>, Failure> {
    let (mut position, _) = play.rules().deal(play.seed());
    for decision in play.decisions().iter().take(count) {
        act(position.as_mut(), decision)?;
    }
    Ok(position)
}

/// Carries out a decision of a record on a position on which it was carried out before.
pub(crate) fn act(position: &mut dyn AnyPosition, decision: &Decision) -> Result<(), Failure> {
    let refused = |refused| Failure::Refused(decision.notation.clone(), refused);
    position.act(decision.seat, &decision.notation).map(|_| ()).map_err(refused)
}

//! Checking a record against the rules.

use std::io::BufRead;

use super::{Ending, Header, Reader, RecordError, RecordedDecision, read_play};
use crate::edition::EditionSource;
use crate::fair::Unfair;
use crate::reopen::{Begun, ReopenError};
use crate::{AnyRules, Hash, Play, Refused, Registry};
use std::sync::Arc;

/// A record that passed every check.
#[derive(Debug)]
pub struct Verified {
    /// What stands above the decisions.
    pub header: Header,
    /// The whole game, replayed.
    pub play: Play,
    /// The ending; none if the game is not finished.
    pub ending: Option<Ending>,
}

/// Why a record does not hold.
#[derive(Debug, thiserror::Error)]
pub enum VerifyError {
    /// The file itself is damaged.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The game of the header cannot be opened.
    #[error("the game of this record cannot be opened: {0}")]
    Reopen(#[from] ReopenError),
    /// The number of seats is not that of the setup.
    #[error("the header names {found} seats, but the setup has {expected}")]
    Seats {
        /// In the header.
        found: usize,
        /// In the setup.
        expected: u8,
    },
    /// The deal cannot be checked, or is not the one that was promised.
    #[error(transparent)]
    Unfair(#[from] Unfair),
    /// The rules refuse a decision.
    #[error("line {line}: the rules refuse decision {} of seat {}", decision.number, decision.seat)]
    Refused {
        /// Where.
        line: usize,
        /// Which.
        decision: RecordedDecision,
        /// Why.
        refused: Refused,
    },
    /// The game is not over where the record says so.
    #[error("the record has an ending, but the game is not over after its last decision")]
    NotOver,
    /// The result is another.
    #[error("the record says `{recorded}`, but replaying it gives `{replayed}`")]
    Result {
        /// What stands in the file.
        recorded: String,
        /// What came out.
        replayed: String,
    },
    /// The last position is another.
    #[error(
        "the record ends in position sha256:{recorded}, but replaying it gives sha256:{replayed}"
    )]
    Position {
        /// What stands in the file.
        recorded: Hash,
        /// What came out.
        replayed: Hash,
    },
}

/// Opens the game that a header describes, with the given edition file or one that comes with the
/// program.
pub fn open_rules(
    registry: &Registry,
    header: &Header,
    edition: Option<EditionSource<'_>>,
) -> Result<Arc<dyn AnyRules>, VerifyError> {
    let begun = Begun {
        game: &header.game,
        rules: header.rules_version,
        edition: &header.edition,
        setup: &header.setup,
    };
    let rules = registry.reopen(begun, edition)?;
    if header.seats.len() != usize::from(rules.players()) {
        return Err(VerifyError::Seats { found: header.seats.len(), expected: rules.players() });
    }
    Ok(rules)
}

/// Replays a record and checks everything in it.
pub fn verify<R: BufRead>(
    registry: &Registry,
    input: R,
    edition: Option<EditionSource<'_>>,
) -> Result<Verified, VerifyError> {
    let mut reader = Reader::new(input)?;
    let header = reader.header().clone();
    let rules = open_rules(registry, &header, edition)?;
    let seed = match header.deal.seed() {
        Ok(seed) => seed,
        Err(unfair) => {
            // The chain is worth checking all the same.
            for item in reader {
                item?;
            }
            return Err(unfair.into());
        }
    };
    let (play, ending) = read_play(&mut reader, rules, seed)?;
    if let Some(recorded) = &ending {
        compare(recorded, &play)?;
    }
    Ok(Verified { header, play, ending })
}

fn compare(recorded: &Ending, play: &Play) -> Result<(), VerifyError> {
    let standing = play.position().standing().ok_or(VerifyError::NotOver)?;
    let replayed = Ending::of(&standing, play.position().hash());
    if recorded.places != replayed.places {
        return Err(VerifyError::Result {
            recorded: recorded.places.join("; "),
            replayed: replayed.places.join("; "),
        });
    }
    if recorded.position != replayed.position {
        return Err(VerifyError::Position {
            recorded: recorded.position,
            replayed: replayed.position,
        });
    }
    Ok(())
}

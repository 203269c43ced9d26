//! A position in a file of its own, to be shared, loaded and played on from.
//!
//! The file is JSON and complete: it names the game, the rules version, the edition and the setup, so
//! that whoever gets it can open it. What is in it is never trusted: it is checked like any input.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::edition::{EditionId, EditionSource};
use crate::game::PositionError;
use crate::reopen::{Begun, ReopenError};
use crate::{AnyPosition, Registry, SetupDraft};

/// The format of the file, first in it.
const FORMAT: u32 = 1;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(rename = "damrak-position")]
    format: u32,
    game: String,
    rules: u32,
    edition: EditionId,
    setup: SetupDraft,
    position: Value,
}

/// Why a position file cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum SavedError {
    /// It is no position file.
    #[error("not a Damrak position: {0}")]
    NotAPosition(String),
    /// It is of a later format.
    #[error("this position has format {0}, which this program is too old to read")]
    LaterFormat(u32),
    /// The game it names cannot be opened.
    #[error("the game of this position cannot be opened: {0}")]
    Reopen(#[from] ReopenError),
    /// The position itself cannot be.
    #[error(transparent)]
    Position(#[from] PositionError),
}

/// The position as the content of a file.
pub fn write(position: &dyn AnyPosition) -> Value {
    let rules = position.rules();
    let file = File {
        format: FORMAT,
        game: rules.info().name.to_owned(),
        rules: rules.setup().rules,
        edition: rules.edition().clone(),
        setup: SetupDraft { rules: None, ..rules.setup().to_draft() },
        position: position.save(),
    };
    serde_json::to_value(file).expect("a position file is plain data with text keys")
}

/// Reads the content of a file, opens the game it names and checks the position.
pub fn read(
    registry: &Registry,
    text: &str,
    edition: Option<EditionSource<'_>>,
) -> Result<Box<dyn AnyPosition>, SavedError> {
    let file: File =
        serde_json::from_str(text).map_err(|error| SavedError::NotAPosition(error.to_string()))?;
    if file.format != FORMAT {
        return Err(SavedError::LaterFormat(file.format));
    }
    let begun =
        Begun { game: &file.game, rules: file.rules, edition: &file.edition, setup: &file.setup };
    let rules = registry.reopen(begun, edition)?;
    Ok(rules.load(&file.position)?)
}

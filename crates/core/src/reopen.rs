//! Opening the very rules that a game was begun with: the version of the rules, and what the edition said.
//!
//! Records, position files and stored tables name both. Nothing here ever takes other rules or another edition in
//! their place: what this program does not know is an error that names it.

use std::sync::Arc;

use crate::edition::{EditionId, EditionSource};
use crate::face::AnyRules;
use crate::game::OpenError;
use crate::{Hash, Registry, SetupDraft};

/// What a game that has begun is played by.
#[derive(Clone, Copy, Debug)]
pub struct Begun<'a> {
    /// The game's name.
    pub game: &'a str,
    /// The version of its rules.
    pub rules: u32,
    /// The edition.
    pub edition: &'a EditionId,
    /// Players, variant and options.
    pub setup: &'a SetupDraft,
}

/// Why the rules a game was begun with cannot be opened again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReopenError {
    /// The setup is not one of this game, or the edition file is wrong.
    #[error("the game cannot be opened as it was begun")]
    Open(OpenError),
    /// The rules are of a version that this program does not have.
    #[error(
        "it is played by version {found} of the rules of `{game}`, and this program knows {}; a newer Damrak \
         may open it",
        versions(*.oldest, *.newest)
    )]
    RulesVersion {
        /// The game's name.
        game: String,
        /// The version wanted.
        found: u32,
        /// The first version known.
        oldest: u32,
        /// The last version known.
        newest: u32,
    },
    /// The edition is none that comes with the program.
    #[error(
        "it is played with edition `{name}` sha256:{expected}, which does not come with this program; pass its \
         file with --edition"
    )]
    UnknownEdition {
        /// Its name.
        name: String,
        /// The hash of what it said.
        expected: Hash,
        /// Why one of those that do come with the program could not be looked at, if that is so.
        unread: Option<Box<OpenError>>,
    },
    /// The edition file at hand is another one.
    #[error(
        "it is played with edition `{name}` sha256:{expected}, but the file at hand has sha256:{found}; pass the \
         right file with --edition"
    )]
    OtherEdition {
        /// Its name.
        name: String,
        /// The hash of what it said.
        expected: Hash,
        /// The hash of what the file at hand says.
        found: Hash,
    },
}

fn versions(oldest: u32, newest: u32) -> String {
    if oldest == newest {
        format!("version {newest}")
    } else {
        format!("versions {oldest} to {newest}")
    }
}

impl Registry {
    /// Opens the rules a game was begun with, with the given edition file or the one that comes, or once came,
    /// with the program.
    pub fn reopen(
        &self,
        begun: Begun<'_>,
        own: Option<EditionSource<'_>>,
    ) -> Result<Arc<dyn AnyRules>, ReopenError> {
        let info = self.find(begun.game).map_err(|error| ReopenError::Open(error.into()))?;
        if !info.rules_versions.contains(&begun.rules) {
            return Err(ReopenError::RulesVersion {
                game: info.name.to_owned(),
                found: begun.rules,
                oldest: *info.rules_versions.start(),
                newest: info.newest_rules(),
            });
        }
        let draft = SetupDraft { rules: Some(begun.rules), ..begun.setup.clone() };
        let (name, expected) = (begun.edition.name.clone(), begun.edition.hash);
        if let Some(source) = own {
            let opened = self.open_with(info.name, &draft, source);
            let rules = opened.map_err(ReopenError::Open)?;
            let found = rules.edition().hash;
            return match found == expected {
                true => Ok(rules),
                false => Err(ReopenError::OtherEdition { name, expected, found }),
            };
        }
        let (mut unread, mut some_open) = (None, false);
        for built_in in info.editions.iter().chain(info.former_editions) {
            match self.open_with(info.name, &draft, built_in.source()) {
                Ok(rules) if rules.edition().hash == expected => return Ok(rules),
                Ok(_) => some_open = true,
                // Another may still be the one.
                Err(error) => unread = unread.or(Some(error)),
            }
        }
        match unread {
            Some(error @ OpenError::Setup(_)) if !some_open => Err(ReopenError::Open(error)),
            unread => {
                let unread = unread.map(Box::new);
                Err(ReopenError::UnknownEdition { name, expected, unread })
            }
        }
    }
}

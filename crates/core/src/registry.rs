//! Which games there are.

use std::sync::Arc;

use crate::Phrase;
use crate::edition::EditionSource;
use crate::face::{self, AnyRules};
use crate::game::{Game, OpenError};
use crate::setup::{GameInfo, Setup, SetupDraft, SetupError};

type Opener = fn(Setup, EditionSource<'_>) -> Result<Arc<dyn AnyRules>, OpenError>;

/// The games a program knows, found by name. Adding one is one call of [`Registry::with`].
#[derive(Clone, Debug, Default)]
pub struct Registry {
    entries: Vec<Entry>,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    info: &'static GameInfo,
    open: Opener,
}

impl Registry {
    /// A registry without games.
    pub fn new() -> Self {
        Self::default()
    }

    /// The registry with one more game.
    #[must_use]
    pub fn with<G: Game>(mut self) -> Self {
        self.entries.push(Entry { info: G::info(), open: face::open::<G> });
        self
    }

    /// The registry with only those games that fit.
    #[must_use]
    pub fn only(mut self, fits: impl Fn(&GameInfo) -> bool) -> Self {
        self.entries.retain(|entry| fits(entry.info));
        self
    }

    /// Every game, in the order of registration.
    pub fn games(&self) -> impl Iterator<Item = &'static GameInfo> {
        self.entries.iter().map(|entry| entry.info)
    }

    /// The game of this name.
    pub fn find(&self, name: &str) -> Result<&'static GameInfo, SetupError> {
        self.entry(name).map(|entry| entry.info)
    }

    fn entry(&self, name: &str) -> Result<&Entry, SetupError> {
        self.entries.iter().find(|entry| entry.info.name == name).ok_or_else(|| {
            let known: Vec<_> = self.games().map(|info| info.name).collect();
            SetupError::new(
                Phrase::new("core-setup-game").with("game", name).with("known", known.join(", ")),
            )
        })
    }

    /// Opens a game for a setup, with the edition that comes with the program.
    pub fn open(&self, name: &str, draft: &SetupDraft) -> Result<Arc<dyn AnyRules>, OpenError> {
        let entry = self.entry(name)?;
        let setup = draft.complete(entry.info)?;
        let editions = entry.info.editions;
        let edition =
            editions.iter().find(|edition| edition.name == setup.edition).ok_or_else(|| {
                let known: Vec<_> = editions.iter().map(|edition| edition.name).collect();
                SetupError::new(
                    Phrase::new("core-setup-edition")
                        .with("edition", setup.edition.as_str())
                        .with("known", known.join(", ")),
                )
            })?;
        (entry.open)(setup, edition.source())
    }

    /// Opens a game for a setup, with an edition file of one's own.
    pub fn open_with(
        &self,
        name: &str,
        draft: &SetupDraft,
        edition: EditionSource<'_>,
    ) -> Result<Arc<dyn AnyRules>, OpenError> {
        let entry = self.entry(name)?;
        (entry.open)(draft.complete(entry.info)?, edition)
    }
}

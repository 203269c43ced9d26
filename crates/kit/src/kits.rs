//! The games that a program knows.

use damrak_bots::Bots;
use damrak_core::Registry;
use damrak_draw::style;
use damrak_words::words;

use crate::Kit;

/// The kits of some games, in the order in which they are shown.
#[derive(Clone, Debug, Default)]
pub struct Kits(Vec<&'static Kit>);

impl Kits {
    /// These games; from now on their sentences can be said, and their drawings have their style.
    pub fn new(kits: &[&'static Kit]) -> Self {
        kits.iter().fold(Self::default(), |kits, kit| kits.with(kit))
    }

    /// The same with one more game.
    #[must_use]
    pub fn with(mut self, kit: &'static Kit) -> Self {
        words().learn(&kit.words);
        if let Some(drawing) = kit.drawing {
            style::learn(drawing.style());
        }
        self.0.push(kit);
        self
    }

    /// Only the games of these names.
    #[must_use]
    pub fn only(mut self, names: &[&str]) -> Self {
        self.0.retain(|kit| names.contains(&kit.name()));
        self
    }

    /// Every kit.
    pub fn iter(&self) -> impl Iterator<Item = &'static Kit> {
        self.0.iter().copied()
    }

    /// The kit of the game of this name.
    pub fn find(&self, game: &str) -> Option<&'static Kit> {
        self.iter().find(|kit| kit.name() == game)
    }

    /// The rules of all games.
    pub fn registry(&self) -> Registry {
        self.iter().fold(Registry::new(), |registry, kit| (kit.rules)(registry))
    }

    /// The opponents of all games.
    pub fn bots(&self) -> Bots {
        self.iter().fold(Bots::new(), |bots, kit| (kit.opponents)(bots))
    }
}

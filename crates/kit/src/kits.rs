//! The games that a program knows.

use damrak_bots::Bots;
use damrak_core::Registry;
use damrak_words::words;

use crate::Kit;

/// The kits of some games, in the order in which they are shown.
#[derive(Clone, Debug, Default)]
pub struct Kits(Vec<&'static Kit>);

impl Kits {
    /// These games; from now on their sentences can be said.
    pub fn new(kits: &[&'static Kit]) -> Self {
        kits.iter().fold(Self::default(), |kits, kit| kits.with(kit))
    }

    /// The same with one more game.
    #[must_use]
    pub fn with(mut self, kit: &'static Kit) -> Self {
        words().learn(&kit.words);
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

    /// The style of all drawings: what they share, then what each game adds.
    pub fn style(&self) -> String {
        let own = self.iter().filter_map(|kit| kit.drawing).map(|drawing| drawing.style());
        std::iter::once(damrak_draw::STYLE).chain(own).collect::<Vec<_>>().join("\n")
    }
}

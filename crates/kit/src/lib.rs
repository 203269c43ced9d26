//! What a game brings to the table, as one value.
//!
//! A [`Kit`] is everything of one game: its rules, words, drawing, style, opponents, how strong those are, and its lesson.
//! Programs hold [`Kits`], the list of games they know; nothing else in the house knows a game by name.

pub mod arranging;
mod kits;
mod lesson;
mod mark;
pub mod money;
mod poster;

use std::any::Any;

use damrak_bots::{Bots, Rank};
use damrak_core::{Game, GameInfo, Registry};
use damrak_draw::{BoxClock, Drawing};
use damrak_words::File;

pub use kits::Kits;
pub use lesson::{Coach, Lesson, Step};
pub use mark::Mark;
pub use poster::{Depth, Poster};

use arranging::Group;
use money::Sum;

/// Everything of one game.
#[derive(Clone, Copy)]
pub struct Kit {
    /// What there is to know of the game before it is played.
    pub info: fn() -> &'static GameInfo,
    /// Enters its rules.
    pub rules: fn(Registry) -> Registry,
    /// Its sentences; the stem is the game's name.
    pub words: File,
    /// How it is drawn; without a drawing it is played from lists of sentences.
    pub drawing: Option<&'static dyn Drawing>,
    /// Enters its opponents.
    pub opponents: fn(Bots) -> Bots,
    /// How strong they were measured.
    pub strengths: &'static [Strength],
    /// How to play it, and the first turns with a coach.
    pub lesson: Option<Lesson>,
    /// What newcomers are shown of it.
    pub poster: Option<Poster>,
    /// A clock of its box that people may want alone, beside a real board.
    pub clock: Option<fn() -> &'static BoxClock>,
    /// The gains and losses that its sentences tell.
    pub money: &'static [Sum],
    /// What divides a game, for whoever looks back on it.
    pub marks: &'static [Mark],
    /// What can be arranged by hand where somebody looks; else that is done by the names of the document alone.
    pub arranging: Option<fn(&dyn Any) -> Vec<Group>>,
}

/// One seat of a rank against others of a lower one, as measured: see `docs/bots.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// Who was measured…
    pub rank: Rank,
    /// …against whom.
    pub others: Rank,
    /// How many of 100 games it won…
    pub won: u32,
    /// …and how many would be even.
    pub even: u32,
}

impl Kit {
    /// A game of rules and words alone; everything else is added by naming it.
    pub const fn of<G: Game>(words: File) -> Self {
        Self {
            info: G::info,
            rules: Registry::with::<G>,
            words,
            drawing: None,
            opponents: |bots| bots,
            strengths: &[],
            lesson: None,
            poster: None,
            clock: None,
            money: &[],
            marks: &[],
            arranging: None,
        }
    }

    /// The clause that matters when the game asks this question: where its rules are opened.
    pub fn clause_for(&self, question: &str) -> Option<&'static str> {
        Some(self.lesson.as_ref()?.about(question)?.clause)
    }

    /// The game's Delft tile, if it is drawn.
    pub fn tile(&self) -> Option<String> {
        self.drawing.map(|drawing| drawing.tile())
    }

    /// What there is to know of the game before it is played.
    pub fn info(&self) -> &'static GameInfo {
        (self.info)()
    }

    /// The name by which programs call the game.
    pub fn name(&self) -> &'static str {
        self.info().name
    }
}

impl std::fmt::Debug for Kit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Kit").field(&self.name()).finish()
    }
}

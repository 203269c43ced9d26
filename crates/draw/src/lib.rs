//! A view becomes pictures; nothing else knows pixels.
//!
//! A game's own view goes in, a [`Scene`] comes out: the board, the hand and what lies along as SVG, small
//! facts as HTML. The pictures hold no style and no script: colours come from a style sheet by classes ([`style`]).
//! Whatever can be pointed at carries `data-target` with the id that the rules give it, whatever moves
//! carries `data-key`, which stays the same from picture to picture.
//!
//! This is the toolbox of all drawings and knows no game: a game brings a [`Drawing`] of its own along.

pub mod bands;
mod brush;
mod card;
pub mod chances;
pub mod choice;
mod clock;
pub mod dial;
mod gable;
pub mod icons;
mod plain;
mod png;
pub mod ratings;
pub mod scene;
mod sheet;
pub mod strokes;
pub mod style;
pub mod svg;
mod tongue;

use std::any::Any;
use std::sync::Arc;

use damrak_core::{Phrase, Target, Viewer};
use damrak_words::{Language, Names};

pub use brush::Brush;
pub use card::{CARD_HEIGHT, CARD_WIDTH, Card};
pub use clock::{BoxClock, ClockLabels};
pub use gable::gable;
pub use plain::colour;
pub use png::{LONGEST_SIDE, Unpaintable, has_letters, png};
pub use scene::{
    Board, Crop, Panel, Part, Piece, Pieces, Place, Purse, PursePart, Scene, ScoreKind, ScoreRow,
    Scores, Shown,
};
pub use sheet::{Sheet, Theme};
pub use tongue::shortened;

use svg::{Manner, Pen};

/// What a drawing needs besides the view.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    /// Who looks: their own things are drawn large.
    pub viewer: Viewer,
    /// The language of titles and labels.
    pub language: Language,
    /// What the people at the table are called.
    pub names: &'a dyn Names,
    /// What whoever looks is advised to point at: it is marked wherever it is drawn.
    pub advised: &'a [Target],
    /// What the last decision pointed at, as far as whoever looks may know: it is marked wherever it is drawn.
    pub last: &'a [Target],
    /// What whoever looks was told so far, the oldest first, as far as it is at hand: what a picture shows of the past.
    pub told: &'a [&'a Phrase],
    /// What stands before every id, so that several drawings fit on one page.
    pub prefix: &'a str,
}

impl<'a> Context<'a> {
    /// Nothing is advised, nothing was decided yet, and ids stand as they are.
    pub fn new(viewer: Viewer, language: Language, names: &'a dyn Names) -> Self {
        Self { viewer, language, names, advised: &[], last: &[], told: &[], prefix: "" }
    }

    /// A picture of this size with a title, a longer description and what the strokes draw.
    pub fn sheet(
        &self,
        id: &'static str,
        size: (i32, i32),
        title: String,
        description: &str,
        capacity: usize,
        strokes: impl FnOnce(&mut Pen),
    ) -> Sheet {
        let pen = Pen::in_manner(self.manner(), capacity);
        Sheet::written(pen, id, size, title, description, strokes)
    }

    /// No pieces yet, with one sentence for all of them and the patterns that they will refer to.
    pub fn pieces(&self, about: String, defs: impl FnOnce(&mut Pen)) -> Pieces {
        Pieces::new(self.manner(), about, defs)
    }

    /// Words and tables in which things can be pointed at.
    pub fn html(&self, capacity: usize, content: impl FnOnce(&mut Pen)) -> String {
        let mut pen = self.pen(capacity);
        content(&mut pen);
        pen.finish()
    }

    /// A pen for the same.
    pub fn pen(&self, capacity: usize) -> Pen {
        Pen::in_manner(self.manner(), capacity)
    }

    fn manner(&self) -> Arc<Manner> {
        Arc::new(Manner {
            advised: self.advised.to_vec(),
            last: self.last.to_vec(),
            prefix: self.prefix.to_owned(),
        })
    }
}

/// Draws one game.
pub trait Drawing: Send + Sync {
    /// The table as pictures; nothing if the view is that of another game.
    fn draw(&self, view: &dyn Any, context: &Context<'_>) -> Option<Scene>;
    /// The scores of a game that is over, scoring by scoring; `told` is everything that whoever looks was told in the
    /// whole game, the oldest first. Nothing for a game that has no more to say than its result.
    fn scores(
        &self,
        _view: &dyn Any,
        _told: &mut dyn Iterator<Item = &Phrase>,
        _context: &Context<'_>,
    ) -> Option<Scores> {
        None
    }
    /// What whoever looks holds that others may not know, each thing by its name; nothing for a game in which nobody
    /// holds anything in secret.
    fn held(&self, _view: &dyn Any) -> Vec<Phrase> {
        Vec::new()
    }
    /// The game's Delft tile, an SVG for the home page.
    fn tile(&self) -> String;
    /// The style of its own classes, beside [`style::SHARED`].
    fn style(&self) -> &'static str {
        ""
    }
}

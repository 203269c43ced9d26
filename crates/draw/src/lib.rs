//! A view becomes pictures; nothing else knows pixels.
//!
//! A game's own view goes in, a [`Scene`] comes out: the board, the hand and what lies along as SVG, small
//! facts as HTML. The pictures hold no style and no script: colours come from a style sheet by classes ([`style`]).
//! Whatever can be pointed at carries `data-target` with the id that the rules give it, whatever moves
//! carries `data-key`, which stays the same from picture to picture.
//!
//! This is the toolbox of all drawings and knows no game: a game brings a [`Drawing`] of its own along.

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

use damrak_core::{Target, Viewer};
use damrak_words::{Language, Names};

pub use brush::Brush;
pub use card::{CARD_HEIGHT, CARD_WIDTH, Card};
pub use clock::{BoxClock, ClockLabels};
pub use gable::gable;
pub use plain::colour;
pub use png::{LONGEST_SIDE, Unpaintable, has_letters, png};
pub use scene::{Board, Crop, Panel, Part, Piece, Pieces, Place, Purse, PursePart, Scene, Shown};
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
    /// What stands before every id, so that several drawings fit on one page.
    pub prefix: &'a str,
}

impl<'a> Context<'a> {
    /// Nothing is advised, and ids stand as they are.
    pub fn new(viewer: Viewer, language: Language, names: &'a dyn Names) -> Self {
        Self { viewer, language, names, advised: &[], prefix: "" }
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

    fn manner(&self) -> Manner {
        Manner { advised: self.advised.to_vec(), prefix: self.prefix.to_owned() }
    }
}

/// Draws one game.
pub trait Drawing: Send + Sync {
    /// The table as pictures; nothing if the view is that of another game.
    fn draw(&self, view: &dyn Any, context: &Context<'_>) -> Option<Scene>;
    /// The game's Delft tile, an SVG for the home page.
    fn tile(&self) -> String;
    /// The style of its own classes, beside [`style::SHARED`].
    fn style(&self) -> &'static str {
        ""
    }
}

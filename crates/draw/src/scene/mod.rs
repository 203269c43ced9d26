//! A table in parts. A game says what each of its pictures is for; a page knows the parts and lays them out, and
//! knows nothing of the game.
//!
//! A part keeps its place from stage to stage: a stage may put something else into the place of the hand, but nothing
//! moves to another place, so that nobody aims at what moves away.

mod part;
mod pieces;
mod scores;

use std::borrow::Cow;

use damrak_core::Seat;

pub use part::{Part, Place, Shown};
pub use pieces::{Piece, Pieces};
pub use scores::{ScoreKind, ScoreRow, Scores};

use crate::sheet::Sheet;

/// A table as pictures, ready to be put into a page.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// How far the game is, in a word or two: a round, a year.
    pub when: Option<String>,
    /// What everybody looks at; it gets all the room that the rest leaves.
    pub board: Board,
    /// What the viewer decides with: their cards, or what takes their place in this stage, such as a bargain. It is
    /// always in sight, under the thumb on a phone.
    pub hand: Option<Part>,
    /// What is looked at while one decides, the most needed first: what does not fit beside or under the board is left
    /// out from the end. On a phone each of them is a tab.
    pub along: Vec<Part>,
    /// What stands with the question itself: things to choose that are neither on the board nor in the hand, or a
    /// clock that falls.
    pub focus: Vec<Part>,
    /// One line between board and hand on a phone: the little of [`along`](Self::along) that one cannot do without, as
    /// HTML in which nothing can be pointed at.
    pub strip: Option<String>,
    /// What one looks up now and then: statistics, signs.
    pub tabs: Vec<Panel>,
    /// What everybody has, one line a seat.
    pub purses: Vec<Purse>,
}

/// The board.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// All of it. Its ratio decides where the page puts the hand.
    pub sheet: Sheet,
    /// The part of it that matters now, for screens that are too small for all of it.
    pub crop: Option<Crop>,
}

/// A part of a picture, in its units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crop {
    /// From the left.
    pub x: i32,
    /// From the top.
    pub y: i32,
    /// How wide it is.
    pub width: i32,
    /// How high it is.
    pub height: i32,
}

/// A small fact that stands in a tab, as HTML.
#[derive(Clone, Debug, PartialEq)]
pub struct Panel {
    /// Its name in the page.
    pub id: &'static str,
    /// Its heading, as plain text.
    pub title: String,
    /// Its content: everything in it is escaped already.
    pub html: String,
}

/// What one player has, for the list of players.
#[derive(Clone, Debug, PartialEq)]
pub struct Purse {
    /// Whose it is.
    pub seat: Seat,
    /// Their token, as SVG.
    pub token: String,
    /// All of it in words.
    pub text: String,
    /// The same piece by piece, the most needed first: a phone has room for two.
    pub parts: Vec<PursePart>,
}

/// One thing that a player has.
#[derive(Clone, Debug, PartialEq)]
pub struct PursePart {
    /// A small sign for it, as SVG.
    pub sign: String,
    /// How much of it.
    pub value: i32,
    /// The same in words.
    pub label: String,
}

impl Board {
    /// A board that is shown whole.
    pub const fn whole(sheet: Sheet) -> Self {
        Self { sheet, crop: None }
    }

    /// The same with the part of it that matters now.
    #[must_use]
    pub fn cropped(self, crop: Option<Crop>) -> Self {
        Self { crop, ..self }
    }
}

impl Scene {
    /// The board alone.
    pub const fn new(board: Board) -> Self {
        Self {
            when: None,
            board,
            hand: None,
            along: Vec::new(),
            focus: Vec::new(),
            strip: None,
            tabs: Vec::new(),
            purses: Vec::new(),
        }
    }

    /// Everything but the board and the tabs: the hand, what stands with the question, what lies along.
    pub fn parts(&self) -> impl Iterator<Item = &Part> {
        self.hand.iter().chain(&self.focus).chain(&self.along)
    }

    /// One of them.
    pub fn part(&self, id: &str) -> Option<&Part> {
        self.parts().find(|part| part.id == id)
    }

    /// Everything that is a picture, the board first; pieces that a page lays out by itself are laid out in rows.
    pub fn sheets(&self) -> impl Iterator<Item = Cow<'_, Sheet>> {
        let board = std::iter::once(Cow::Borrowed(&self.board.sheet));
        board.chain(self.parts().filter_map(Part::sheet))
    }

    /// Everything that is HTML: parts, tabs and the strip.
    pub fn notes(&self) -> impl Iterator<Item = &str> {
        let parts = self.parts().filter_map(Part::html);
        let tabs = self.tabs.iter().map(|tab| tab.html.as_str());
        parts.chain(tabs).chain(self.strip.as_deref())
    }

    /// Every text in which something can be pointed at, to mark something in it.
    pub fn texts_mut(&mut self) -> impl Iterator<Item = &mut String> {
        let parts = self.hand.iter_mut().chain(&mut self.focus).chain(&mut self.along);
        let tabs = self.tabs.iter_mut().map(|tab| &mut tab.html);
        let board = std::iter::once(&mut self.board.sheet.svg);
        board.chain(parts.flat_map(Part::texts_mut)).chain(tabs)
    }
}

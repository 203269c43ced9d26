//! One part of a table: a picture, pieces, or HTML, with a heading.

use std::borrow::Cow;

use damrak_core::Seat;

use super::pieces::Pieces;
use crate::sheet::Sheet;

/// One part of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// Its name in the page.
    pub id: &'static str,
    /// Whose things it shows, if they are somebody's.
    pub owner: Option<Seat>,
    /// Its heading, as plain text; on a phone the name of its tab.
    pub title: String,
    /// A few words beside the heading, such as what to do with it now.
    pub note: Option<String>,
    /// Where it lies, if it lies along the board.
    pub place: Place,
    /// What it shows.
    pub shown: Shown,
    /// What stands for it where there is no page around it, as in a book; pictures and pieces stand for themselves.
    pub picture: Option<Sheet>,
}

/// Where something that lies along the board has its place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Place {
    /// At its side.
    #[default]
    Beside,
    /// Under it, side by side with others.
    Under,
    /// At its side on large screens only; whoever needs it elsewhere finds the same in a tab.
    Spare,
}

impl Place {
    /// The class by which a page knows it.
    pub const fn class(self) -> &'static str {
        match self {
            Place::Beside => "beside",
            Place::Under => "under",
            Place::Spare => "spare",
        }
    }
}

/// What a part shows.
#[derive(Clone, Debug, PartialEq)]
pub enum Shown {
    /// One picture, which grows and shrinks as a whole.
    Sheet(Sheet),
    /// Single pieces, such as cards, which flow into as many rows as there is room for.
    Pieces(Pieces),
    /// Text and tables; everything in it is escaped already.
    Html(String),
}

impl Part {
    /// One picture.
    pub fn sheet_of(sheet: Sheet) -> Self {
        let (id, owner, title) = (sheet.id, sheet.owner, sheet.title.clone());
        let shown = Shown::Sheet(sheet);
        Self { id, owner, title, note: None, place: Place::default(), shown, picture: None }
    }

    /// Pieces under a heading.
    pub fn pieces_of(id: &'static str, title: String, pieces: Pieces) -> Self {
        let shown = Shown::Pieces(pieces);
        Self { id, owner: None, title, note: None, place: Place::default(), shown, picture: None }
    }

    /// Text or a table under a heading.
    pub fn html_of(id: &'static str, title: String, html: String) -> Self {
        let shown = Shown::Html(html);
        Self { id, owner: None, title, note: None, place: Place::default(), shown, picture: None }
    }

    /// The same, of things that are somebody's.
    #[must_use]
    pub fn owned_by(self, seat: Seat) -> Self {
        Self { owner: Some(seat), ..self }
    }

    /// The same with a few words beside its heading.
    #[must_use]
    pub fn noted(self, note: impl Into<Option<String>>) -> Self {
        Self { note: note.into(), ..self }
    }

    /// The same, for which a picture stands where there is no page around it. Nothing can be pointed at in that.
    #[must_use]
    pub fn pictured(self, picture: Sheet) -> Self {
        Self { picture: Some(picture), ..self }
    }

    /// The same at a place along the board.
    #[must_use]
    pub fn placed(self, place: Place) -> Self {
        Self { place, ..self }
    }

    /// It as one picture; nothing if it is HTML for which no picture stands.
    pub fn sheet(&self) -> Option<Cow<'_, Sheet>> {
        match &self.shown {
            Shown::Sheet(sheet) => Some(Cow::Borrowed(sheet)),
            Shown::Pieces(pieces) => {
                let sheet = pieces.in_rows(self.id, self.title.clone());
                Some(Cow::Owned(Sheet { owner: self.owner, ..sheet }))
            }
            Shown::Html(_) => self.picture.as_ref().map(Cow::Borrowed),
        }
    }

    /// Its HTML, if it is that.
    pub fn html(&self) -> Option<&str> {
        match &self.shown {
            Shown::Html(html) => Some(html),
            Shown::Sheet(_) | Shown::Pieces(_) => None,
        }
    }

    /// Every text in which something can be pointed at.
    pub(super) fn texts_mut(&mut self) -> Vec<&mut String> {
        match &mut self.shown {
            Shown::Sheet(sheet) => vec![&mut sheet.svg],
            Shown::Pieces(pieces) => {
                pieces.pieces.iter_mut().map(|piece| &mut piece.strokes).collect()
            }
            Shown::Html(html) => vec![html],
        }
    }
}

//! Pieces that a page lays out by itself: five beside the board, fifteen in a row, seventeen in two.

use std::sync::Arc;

use crate::sheet::Sheet;
use crate::svg::{Manner, Pen};

/// How wide rows are unless a game wants them otherwise: what has 80 units can be touched on a small phone.
const WIDTH: i32 = 640;
/// Room around and between the pieces of a picture that stands alone.
const GAP: i32 = 8;

/// Pieces that belong together.
#[derive(Clone, Debug, PartialEq)]
pub struct Pieces {
    /// All of them in one sentence, for those who do not see them.
    pub about: String,
    /// What their fills refer to: patterns, written once for all of them.
    pub defs: String,
    /// The pieces, in the order in which they lie.
    pub pieces: Vec<Piece>,
    /// How wide their rows are where the picture stands alone, as in a book.
    pub width: i32,
    manner: Arc<Manner>,
}

/// One piece: a picture of its own.
#[derive(Clone, Debug, PartialEq)]
pub struct Piece {
    /// Its size in units; what glows may reach a little beyond.
    pub size: (i32, i32),
    /// A class by which the game's style knows it, if it needs one.
    pub class: &'static str,
    /// Its strokes, from the upper left corner.
    pub strokes: String,
}

impl Pieces {
    /// None yet, with the patterns that they will refer to, for a certain page.
    pub(crate) fn new(manner: Arc<Manner>, about: String, defs: impl FnOnce(&mut Pen)) -> Self {
        let mut pen = Pen::in_manner(Arc::clone(&manner), 1024);
        defs(&mut pen);
        Self { about, defs: pen.finish(), pieces: Vec::new(), width: WIDTH, manner }
    }

    /// The same with rows of another width where the picture stands alone.
    #[must_use]
    pub fn within(self, width: i32) -> Self {
        Self { width, ..self }
    }

    /// One more piece.
    pub fn add(&mut self, size: (i32, i32), strokes: impl FnOnce(&mut Pen)) {
        self.add_as("", size, strokes);
    }

    /// One more piece with a class.
    pub fn add_as(
        &mut self,
        class: &'static str,
        size: (i32, i32),
        strokes: impl FnOnce(&mut Pen),
    ) {
        let mut pen = Pen::in_manner(Arc::clone(&self.manner), 1024);
        strokes(&mut pen);
        self.pieces.push(Piece { size, class, strokes: pen.finish() });
    }

    /// All of them as one picture.
    pub(super) fn in_rows(&self, id: &'static str, title: String) -> Sheet {
        let (places, size) = self.places();
        let strokes = self.pieces.iter().map(|one| one.strokes.len()).sum::<usize>();
        let capacity = self.defs.len() + strokes + 512;
        let pen = Pen::in_manner(Arc::clone(&self.manner), capacity);
        Sheet::written(pen, id, size, title, &self.about, |pen| {
            pen.drawn(&self.defs);
            pen.rect("sea", 0, 0, size.0, size.1, 14);
            for (piece, (x, y)) in self.pieces.iter().zip(places) {
                pen.group("", x, y, |pen| pen.drawn(&piece.strokes));
            }
        })
    }

    /// Where each lies, and how large all of them are together.
    fn places(&self) -> (Vec<(i32, i32)>, (i32, i32)) {
        let broadest = self.pieces.iter().map(|piece| piece.size.0).max().unwrap_or_default();
        let width = self.width.max(broadest + 2 * GAP);
        let (mut x, mut y, mut down) = (GAP, GAP, 0);
        let mut places = Vec::with_capacity(self.pieces.len());
        for Piece { size, .. } in &self.pieces {
            if x > GAP && x + size.0 + GAP > width {
                (x, y, down) = (GAP, y + down, 0);
            }
            places.push((x, y));
            x += size.0 + GAP;
            down = down.max(size.1 + GAP);
        }
        (places, (width, y + down))
    }
}

impl Piece {
    /// The piece as a picture that a page puts where it likes.
    pub fn svg(&self) -> String {
        let mut pen = Pen::with_capacity(self.strokes.len() + 256);
        let (width, height) = self.size;
        let class = ["drawn pc", if self.class.is_empty() { "" } else { " " }, self.class];
        let tag = pen.tag("svg").parts("class", &class).attr("role", "none");
        let frame = ["0 0 ", &width.to_string(), " ", &height.to_string()];
        tag.parts("viewBox", &frame).num("width", width).num("height", height).around(|pen| {
            pen.drawn(&self.strokes);
        });
        pen.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some(count: usize) -> Pieces {
        let mut pieces =
            Pieces::new(Arc::default(), "three".into(), |pen| pen.fixed("<defs/>")).within(104);
        for index in 0..count {
            let key = format!("one-{index}");
            pieces.add((40, 60), |pen| pen.tag("g").attr("id", &key).at(0, 0).done());
        }
        pieces
    }

    #[test]
    fn pieces_that_stand_alone_lie_in_rows() {
        let sheet = some(3).in_rows("few", "Few".into());
        assert_eq!((sheet.width, sheet.height), (104, 144));
        assert_eq!(sheet.svg.matches("<defs/>").count(), 1);
        for place in ["translate(8 8)", "translate(56 8)", "translate(8 76)"] {
            assert!(sheet.svg.contains(place), "{place} in {}", sheet.svg);
        }
        assert_eq!(some(0).in_rows("none", String::new()).height, 8);
        let mut uneven = some(2);
        uneven.add((80, 20), |_| {});
        let (places, size) = uneven.places();
        assert_eq!((places[2], size), ((8, 76), (104, 104)), "a broad one begins a row");
    }

    #[test]
    fn a_piece_brings_its_size_along() {
        let svg = some(1).pieces[0].svg();
        assert!(
            svg.starts_with("<svg class=\"drawn pc\" role=\"none\" viewBox=\"0 0 40 60\""),
            "{svg}"
        );
        roxmltree::Document::parse(&svg).expect("well-formed");
    }
}

//! Decisions that are no place on the board: each has something to point at, and looks chosen once it is.

use crate::svg::Pen;
use crate::{Context, Pieces, strokes};

/// What one points at for such a decision, with what the game draws on it; its sentence shows when one
/// stays on it.
pub fn draw(
    pen: &mut Pen,
    context: &Context<'_>,
    (target, sentence): (&'static str, &'static str),
    (x, y): (i32, i32),
    chosen: bool,
    face: impl FnOnce(&mut Pen),
) {
    let class = if chosen { "choice chosen" } else { "choice" };
    let tag = pen.tag("g").class(class).attr("id", target);
    tag.attr("data-key", target).attr("data-target", target).at(x, y).around(|pen| {
        pen.title(&context.label(sentence));
        face(pen);
    });
}

/// The size of a plate.
pub const PLATE: (i32, i32) = (148, 84);

/// A decision with a sign, a word, and perhaps what it costs or how many cards there are for it.
#[derive(Clone, Copy, Debug)]
pub struct Plate {
    target: &'static str,
    word: &'static str,
    sentence: &'static str,
    sign: &'static str,
    note: Note,
}

/// What stands in the corner of a plate.
#[derive(Clone, Copy, Debug)]
pub enum Note {
    /// Nothing.
    Empty,
    /// What it costs, in florins.
    Price(u16),
    /// How many cards there are for it.
    Cards(u8),
}

impl Plate {
    /// A plate without a note.
    pub const fn new(
        target: &'static str,
        word: &'static str,
        sentence: &'static str,
        sign: &'static str,
    ) -> Self {
        Self { target, word, sentence, sign, note: Note::Empty }
    }

    /// The same with a note.
    pub const fn noted(self, note: Note) -> Self {
        Self { note, ..self }
    }

    fn draw(&self, pen: &mut Pen, context: &Context<'_>, place: (i32, i32)) {
        let (width, height) = PLATE;
        draw(pen, context, (self.target, self.sentence), place, false, |pen| {
            pen.rect("plate", 2, 2, width - 4, height - 4, 10);
            pen.scaled(width / 2, 28, 14, |pen| pen.path("sign-line", self.sign));
            pen.label("word", width / 2, 69, &context.label(self.word));
            match self.note {
                Note::Empty => {}
                Note::Price(price) => {
                    pen.label("payout", width - 28, 26, &format!("ƒ{price}"));
                }
                Note::Cards(cards) => {
                    pen.rect("count", width - 40, 8, 32, 24, 12);
                    strokes::number_on(pen, "counted", width - 24, 26, cards);
                }
            }
            pen.rect("spot", 1, 1, width - 2, height - 2, 10);
        });
    }
}

/// Plates as pieces of their own.
pub fn add_plates(pieces: &mut Pieces, context: &Context<'_>, plates: &[Plate]) {
    for plate in plates {
        pieces.add_as("plate-piece", PLATE, |pen| plate.draw(pen, context, (0, 0)));
    }
}

/// Plates in a row across a tray of this width.
pub fn draw_row(pen: &mut Pen, context: &Context<'_>, plates: &[Plate], (width, y): (i32, i32)) {
    let step = PLATE.0 + 8;
    let left = (width - step * plates.len() as i32 + 8) / 2;
    for (index, plate) in plates.iter().enumerate() {
        plate.draw(pen, context, (left + step * index as i32, y));
    }
}

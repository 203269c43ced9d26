//! What people arrange by hand of a position, called as they call it.

use damrak_core::{Phrase, Seat};

/// Things that belong together.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// Whose they are, or what they are called.
    pub title: Title,
    /// The things.
    pub knobs: Vec<Knob>,
}

/// Whose things are, or what they are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Title {
    /// The key of a word.
    Word(&'static str),
    /// Whoever sits there.
    Seat(Seat),
}

/// Something that can be changed by itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Knob {
    /// Where it stands in the document of a position, as a JSON pointer.
    pub path: String,
    /// What it is called.
    pub name: Phrase,
    /// What it can be.
    pub shape: Shape,
}

/// What a thing can be.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A number.
    Number {
        /// From here…
        least: i64,
        /// …to here…
        most: i64,
        /// …in steps of so much.
        step: i64,
        /// Where the document counts what is not handed out: whatever is added here is taken from there.
        pot: Option<&'static str>,
    },
    /// One of several.
    OneOf {
        /// As the document says it, and as people do.
        choices: Vec<(String, Phrase)>,
        /// What stands before it where it can be pointed at in a drawing; nothing if it cannot.
        target: &'static str,
        /// What is forgotten when it changes: places in the document.
        clears: &'static [&'static str],
    },
    /// Any of what can be pointed at in a drawing, by name.
    Places {
        /// What stands before a name where it is pointed at.
        target: &'static str,
    },
}

impl Knob {
    /// A number between these two.
    pub fn number(path: String, name: Phrase, (least, most): (i64, i64)) -> Self {
        Self { path, name, shape: Shape::Number { least, most, step: 1, pot: None } }
    }

    /// Money in such steps that comes from the pot and goes there.
    pub fn money(path: String, name: Phrase, step: i64, pot: &'static str) -> Self {
        const MOST: i64 = 10_000;
        Self { path, name, shape: Shape::Number { least: 0, most: MOST, step, pot: Some(pot) } }
    }
}

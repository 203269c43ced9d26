//! Short ways to say things in a drawing.

use std::borrow::Cow;

use damrak_core::{Phrase, Seat};
use damrak_words::words;

use crate::Context;

impl<'a> Context<'a> {
    /// A phrase that stands alone.
    pub fn say_alone(&self, phrase: &Phrase) -> String {
        words().say_sentence(self.language, phrase, self.names)
    }

    /// A phrase in the middle of something.
    pub fn say_within(&self, phrase: &Phrase) -> String {
        words().say(self.language, phrase, self.names)
    }

    /// A message without arguments that stands alone.
    pub fn label(&self, key: &'static str) -> String {
        self.say_alone(&Phrase::new(key))
    }

    /// What somebody is called; who has no name, as in the pictures of books, by the number of their seat.
    pub fn name(&self, seat: Seat) -> Cow<'a, str> {
        let name = self.names.name(seat);
        if name.trim().is_empty() {
            let number = Phrase::new("core-seat").with("number", seat.number());
            return self.say_alone(&number).into();
        }
        name
    }
}

/// The first letters of something long.
pub fn shortened(words: &str, most: usize) -> String {
    if words.chars().count() <= most {
        return words.to_owned();
    }
    let mut short: String = words.chars().take(most.saturating_sub(1)).collect();
    short.truncate(short.trim_end().len());
    short.push('…');
    short
}

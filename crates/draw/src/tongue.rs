//! Short ways to say things in a drawing.

use damrak_core::Phrase;
use damrak_words::words;

use crate::Context;

impl Context<'_> {
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

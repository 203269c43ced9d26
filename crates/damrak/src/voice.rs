//! Phrases as sentences, in the language of whoever asked.

use damrak_core::{Line, OpenError, Phrase, Refused, Seat, SetupError};
use damrak_words::{Language, Names, words};

use crate::seating;

/// Speaks one language and knows what the people at one table are called.
#[derive(Clone, Debug)]
pub(crate) struct Voice {
    language: Language,
    names: Vec<String>,
}

impl Voice {
    /// A voice that calls everybody by the number of the seat.
    pub(crate) fn new(language: Language) -> Self {
        // Whoever speaks of games has their words.
        crate::kits();
        Self { language, names: Vec::new() }
    }

    /// The same language at a table with these seats, as a record names them.
    pub(crate) fn at_table(&self, seats: &[String]) -> Self {
        Self { language: self.language, names: seating::names_to_say(seats) }
    }

    /// The language it speaks.
    pub(crate) fn language(&self) -> Language {
        self.language
    }

    /// What it calls the people at the table.
    pub(crate) fn names(&self) -> &dyn Names {
        &self.names
    }

    /// The phrase as a sentence.
    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        printable(&words().say_sentence(self.language, phrase, &self.names))
    }

    /// The phrase as part of a longer line.
    pub(crate) fn part(&self, phrase: &Phrase) -> String {
        printable(&words().say(self.language, phrase, &self.names))
    }

    /// The sentence of a phrase without arguments.
    pub(crate) fn word(&self, key: &'static str) -> String {
        self.say(&Phrase::new(key))
    }

    /// What the person in this seat is called, at the beginning of a line.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.say(&name_phrase(seat))
    }

    /// A line of a drawn table.
    pub(crate) fn line(&self, line: &Line) -> String {
        match line {
            Line::Text(text) => printable(text),
            Line::Say(phrase) => self.say(phrase),
        }
    }

    /// Why something was refused, with the clause to look up.
    pub(crate) fn refused(&self, refused: &Refused) -> String {
        with_clause(self.say(&refused.phrase), refused.clause.map(|clause| clause.to_string()))
    }

    /// Why a setup is wrong, with the clause to look up.
    pub(crate) fn setup_error(&self, error: &SetupError) -> String {
        with_clause(self.say(&error.phrase), error.clause.map(|clause| clause.to_string()))
    }

    /// Why a game cannot be opened.
    pub(crate) fn open_error(&self, error: &OpenError) -> String {
        match error {
            OpenError::Setup(error) => self.setup_error(error),
            OpenError::Edition(error) => error.to_string(),
        }
    }
}

/// Somebody's name as a phrase, to be part of an enumeration.
pub(crate) fn name_phrase(seat: Seat) -> Phrase {
    Phrase::new("cli-name").with("player", seat)
}

fn with_clause(sentence: String, clause: Option<String>) -> String {
    match clause {
        Some(clause) => format!("{sentence} [{clause}]"),
        None => sentence,
    }
}

/// The text without anything that could move the cursor or change colours: names and notations come
/// from files that anybody may have written.
pub(crate) fn printable(text: &str) -> String {
    let shown = |c: char| if c.is_control() && !"\n\t".contains(c) { '\u{fffd}' } else { c };
    text.chars().map(shown).collect()
}

//! Printed components as data: what is common to the edition files of all games.

use std::fmt;
use std::ops::Range;

use serde::{Deserialize, Serialize};

use crate::Hash;

/// How we know what is printed on a component.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Provenance {
    /// A source states it.
    Printed,
    /// It follows from what sources state.
    Derived,
    /// Our own filling of a gap, consistent with all that is known.
    Reconstructed,
}

/// The text of an edition file and where it came from.
#[derive(Clone, Copy, Debug)]
pub struct EditionSource<'a> {
    /// The file's name, for messages.
    pub file: &'a str,
    /// The whole file.
    pub text: &'a str,
}

/// Which edition a game is played with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EditionId {
    /// The name the file gives itself.
    pub name: String,
    /// Of its content: comments and layout do not change it, values do.
    pub hash: Hash,
}

/// Why an edition file cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct EditionError {
    /// The file's name.
    pub file: String,
    /// The line, counted from 1, where one can be named.
    pub line: Option<usize>,
    /// The broken constraint, in a sentence.
    pub problem: String,
}

impl fmt::Display for EditionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}: {}", self.file, self.problem),
            None => write!(f, "{}: {}", self.file, self.problem),
        }
    }
}

impl EditionSource<'_> {
    /// Reads the file as TOML into the game's own shape.
    pub fn parse<T: serde::de::DeserializeOwned>(&self) -> Result<T, EditionError> {
        toml::from_str(self.text).map_err(|error| EditionError {
            file: self.file.to_owned(),
            line: error.span().map(|span| self.line_of(&span)),
            problem: error.message().to_owned(),
        })
    }

    /// An error at a place in the file.
    pub fn error_at(&self, span: &Range<usize>, problem: impl Into<String>) -> EditionError {
        EditionError {
            file: self.file.to_owned(),
            line: Some(self.line_of(span)),
            problem: problem.into(),
        }
    }

    /// Names of editions are plain, so that they can stand in setups and file names.
    pub fn check_name(&self, name: &toml::Spanned<String>) -> Result<(), EditionError> {
        let text = name.get_ref();
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if text.is_empty() || text.len() > 40 || !text.chars().all(plain) {
            let problem = "the name of an edition is 1 to 40 small letters, digits and dashes";
            return Err(self.error_at(&name.span(), problem));
        }
        Ok(())
    }

    /// An error of the file as a whole.
    pub fn error(&self, problem: impl Into<String>) -> EditionError {
        EditionError { file: self.file.to_owned(), line: None, problem: problem.into() }
    }

    /// What the file says, without its comments and its layout.
    pub fn plain(&self) -> Result<PlainEdition, EditionError> {
        let table: toml::Table = self.parse()?;
        let text = toml::to_string(&table).map_err(|error| self.error(error.to_string()))?;
        let mut words = Vec::new();
        collect_words(&toml::Value::Table(table), &mut words);
        Ok(PlainEdition { text, words })
    }

    fn line_of(&self, span: &Range<usize>) -> usize {
        let before = self.text.as_bytes().get(..span.start).unwrap_or(self.text.as_bytes());
        before.iter().filter(|byte| **byte == b'\n').count() + 1
    }
}

/// What an edition file says: another file that means the same, and the texts in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlainEdition {
    /// A file without comments.
    pub text: String,
    /// Every text in it, names of fields included.
    pub words: Vec<String>,
}

fn collect_words(value: &toml::Value, words: &mut Vec<String>) {
    match value {
        toml::Value::String(text) => words.push(text.clone()),
        toml::Value::Array(values) => values.iter().for_each(|value| collect_words(value, words)),
        toml::Value::Table(table) => {
            for (name, value) in table {
                words.push(name.clone());
                collect_words(value, words);
            }
        }
        _ => {}
    }
}

/// The hash of an edition's content in a canonical form.
pub fn content_hash<T: Serialize>(content: &T) -> Hash {
    let text = serde_json::to_string(content)
        .expect("an edition is plain data with text keys, which JSON can always hold");
    Hash::of(&[b"damrak edition", text.as_bytes()])
}

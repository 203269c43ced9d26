//! A thing to be said, before it is said in any language.

use serde::Serialize;

use crate::Seat;

/// A sentence key with its arguments; crate `words` turns it into a sentence.
///
/// The key is a message id of the Fluent files in `locales/`. Keys are always written out in the
/// source as one literal, so that a test can find those that no longer exist or are never used.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Phrase {
    /// The message id.
    pub key: &'static str,
    /// What fills the places of the message, by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// One argument of a [`Phrase`].
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A number; plural forms are chosen by it.
    Number(i64),
    /// A name or a code that is the same in every language, such as `d4` or `R11`.
    Text(String),
    /// A person, by seat; the listener knows the names.
    Seat(Seat),
    /// Something that has a sentence or a name of its own.
    Phrase(Phrase),
    /// An enumeration: "tea, wine and spice".
    List(Vec<Phrase>),
}

impl Phrase {
    /// A phrase without arguments.
    pub fn new(key: &'static str) -> Self {
        Self { key, args: Vec::new() }
    }

    /// The phrase with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

macro_rules! arg_from_number {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            fn from(value: $number) -> Self {
                Arg::Number(i64::from(value))
            }
        })*
    };
}

arg_from_number!(i64, i32, i16, u32, u16, u8);

impl From<String> for Arg {
    fn from(value: String) -> Self {
        Arg::Text(value)
    }
}

impl From<&str> for Arg {
    fn from(value: &str) -> Self {
        Arg::Text(value.to_owned())
    }
}

impl From<Seat> for Arg {
    fn from(value: Seat) -> Self {
        Arg::Seat(value)
    }
}

impl From<Phrase> for Arg {
    fn from(value: Phrase) -> Self {
        Arg::Phrase(value)
    }
}

impl From<Vec<Phrase>> for Arg {
    fn from(value: Vec<Phrase>) -> Self {
        Arg::List(value)
    }
}

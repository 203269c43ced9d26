//! Who looks at a page.

use damrak_store::{Person, PersonId};
use damrak_words::Language;

use crate::choices::Choices;

/// Whoever looks at a page, known or not, and what every page has to know of them.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// The person, if it is known who looks.
    pub person: Option<Person>,
    /// What they read.
    pub language: Language,
    /// How they want their pages.
    pub choices: Choices,
    /// The page they look at, to come back to.
    pub here: String,
    /// The address of the house, without a slash at the end: what links for others are made of.
    pub house: String,
}

impl Visitor {
    /// Who they are, if that is known.
    pub fn id(&self) -> Option<&PersonId> {
        self.person.as_ref().map(|person| &person.id)
    }
}

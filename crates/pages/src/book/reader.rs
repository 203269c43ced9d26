//! Who reads, and in which language.

use damrak_core::Phrase;
use damrak_table::form::with_picks;
use damrak_table::{Problem, ProblemKind};
use damrak_words::{Language, SeatNumbers, words};
use maud::{Markup, html};

use crate::{Page, Visitor, shell};

/// Somebody who reads a book, perhaps in another language than everything else: `?language=de`.
#[derive(Clone, Debug)]
pub struct Reader {
    /// Who they are; their language is the one they read in.
    pub visitor: Visitor,
    chosen: Option<Language>,
    /// All that was asked for, in order.
    query: Vec<(String, String)>,
}

fn no_language(code: &str) -> Problem {
    Problem::new(ProblemKind::NotFound, "not-found", "book-no-language").with("language", code)
}

impl Reader {
    /// Whoever asks for these things; a page that says so if there is no book in their language.
    pub fn new(visitor: Visitor, query: Vec<(String, String)>) -> Result<Self, Box<Page>> {
        let mut reader = Self { visitor, chosen: None, query };
        let Some(code) = reader.asked("language").next().map(str::to_owned) else {
            return Ok(reader);
        };
        let Ok(language) = code.parse() else {
            return Err(Box::new(shell::sorry(&reader.visitor, &no_language(&code))));
        };
        reader.chosen = Some(language);
        reader.visitor.language = language;
        Ok(reader)
    }

    pub(super) fn language(&self) -> Language {
        self.visitor.language
    }

    /// Every value that was asked for under this name.
    pub(crate) fn asked<'r>(&'r self, name: &'r str) -> impl Iterator<Item = &'r str> {
        self.query.iter().filter(move |(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// The decisions under this name, each with what was picked for it.
    pub fn decided(&self, name: &str) -> Vec<String> {
        let fields = with_picks(self.query.clone(), name);
        fields.into_iter().filter(|(key, _)| key == name).map(|(_, text)| text).collect()
    }

    /// The language, if it was chosen for this book: links and forms must carry it on.
    pub(super) fn chosen(&self) -> Option<&'static str> {
        self.chosen.map(Language::code)
    }

    /// The table at which the others wait while somebody learns.
    pub fn table(&self) -> Option<&str> {
        let is_name = |name: &&str| {
            !name.is_empty() && name.len() <= 40 && name.bytes().all(|b| b.is_ascii_alphanumeric())
        };
        self.asked("table").find(is_name)
    }

    /// An address that keeps the chosen language, and the table at which the others wait.
    pub(super) fn link(&self, path: &str, anchor: &str) -> String {
        self.addressed(path, self.chosen(), anchor)
    }

    fn addressed(&self, path: &str, language: Option<&str>, anchor: &str) -> String {
        let fields = [("language", language), ("table", self.table())];
        let said = fields.iter().filter_map(|(name, value)| Some(format!("{name}={}", (*value)?)));
        let query = said.collect::<Vec<_>>().join("&");
        let mark = if query.is_empty() { "" } else { "?" };
        format!("{path}{mark}{query}{anchor}")
    }

    pub(super) fn say(&self, key: &'static str) -> String {
        shell::say(self.language(), key)
    }

    pub(super) fn phrase(&self, phrase: &Phrase) -> String {
        words().say_sentence(self.language(), phrase, &SeatNumbers)
    }

    /// The same page in each language.
    pub(super) fn languages(&self, path: &str) -> Markup {
        html! {
            nav.languages aria-label=(self.say("book-languages")) {
                @for language in Language::all() {
                    a.pill href=(self.addressed(path, Some(language.code()), "")) lang=(language.code())
                        aria-current=[(language == self.language()).then_some("true")] {
                        (shell::say(language, "book-this-language"))
                    }
                }
            }
        }
    }
}

//! Who reads, and in which language.

use axum::extract::rejection::QueryRejection;
use axum::extract::{FromRequestParts, Query};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use damrak_core::{OpenError, Phrase};
use damrak_kit::Kit;
use damrak_words::{Language, SeatNumbers, words};
use maud::{Markup, html};

use super::super::shell;
use crate::app::App;
use crate::who::Who;
use damrak_pages::bundles;
use damrak_table::{Problem, ProblemKind};

/// Somebody who reads a book, perhaps in another language than everything else: `?language=de`.
pub(super) struct Reader {
    pub(super) who: Who,
    chosen: Option<Language>,
    /// All that was asked for, in order.
    query: Vec<(String, String)>,
}

impl FromRequestParts<App> for Reader {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Response> {
        let who = Who::from_request_parts(parts, app).await.map_err(IntoResponse::into_response)?;
        let query: Result<Query<Vec<(String, String)>>, QueryRejection> =
            Query::from_request_parts(parts, app).await;
        // What cannot be read is the same as nothing.
        let query = query.map(|Query(query)| query).unwrap_or_default();
        let mut reader = Self { who, chosen: None, query };
        let code = reader.asked("language").next().map(str::to_owned);
        if let Some(code) = code {
            match code.parse() {
                Ok(language) => {
                    reader.chosen = Some(language);
                    reader.who.visitor.language = language;
                }
                Err(_) => return Err(reader.sorry(&no_language(&code))),
            }
        }
        Ok(reader)
    }
}

fn no_language(code: &str) -> Problem {
    Problem::new(ProblemKind::NotFound, "not-found", "book-no-language").with("language", code)
}

/// The game of this name; the problem says which games there are.
pub(super) fn game_named(app: &App, name: &str) -> Result<&'static Kit, Problem> {
    app.hub.shelf().kit(name).map_err(|error| Problem {
        kind: ProblemKind::NotFound,
        code: "not-found",
        ..Problem::from(OpenError::Setup(error))
    })
}

impl Reader {
    pub(super) fn language(&self) -> Language {
        self.who.language
    }

    /// Every value that was asked for under this name.
    pub(super) fn asked<'r>(&'r self, name: &'r str) -> impl Iterator<Item = &'r str> {
        self.query.iter().filter(move |(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// The decisions under this name, each with what was picked for it.
    pub(super) fn decided(&self, name: &str) -> Vec<String> {
        let fields = bundles::join(self.query.clone(), name);
        fields.into_iter().filter(|(key, _)| key == name).map(|(_, text)| text).collect()
    }

    /// The language, if it was chosen for this book: links and forms must carry it on.
    pub(super) fn chosen(&self) -> Option<&'static str> {
        self.chosen.map(Language::code)
    }

    /// An address that keeps the chosen language.
    pub(super) fn link(&self, path: &str, anchor: &str) -> String {
        let language = self.chosen().map(|code| format!("?language={code}")).unwrap_or_default();
        format!("{path}{language}{anchor}")
    }

    pub(super) fn say(&self, key: &'static str) -> String {
        shell::say(self.language(), key)
    }

    pub(super) fn phrase(&self, phrase: &Phrase) -> String {
        words().say_sentence(self.language(), phrase, &SeatNumbers)
    }

    pub(super) fn page(&self, title: &str, body: &Markup) -> Response {
        shell::page(&self.who, title, body).into_response()
    }

    pub(super) fn sorry(&self, problem: &Problem) -> Response {
        shell::sorry(&self.who, problem)
    }

    /// The same page in each language.
    pub(super) fn languages(&self, path: &str) -> Markup {
        html! {
            nav.languages aria-label=(self.say("book-languages")) {
                @for language in Language::all() {
                    a.pill href={ (path) "?language=" (language.code()) } lang=(language.code())
                        aria-current=[(language == self.language()).then_some("true")] {
                        (shell::say(language, "book-this-language"))
                    }
                }
            }
        }
    }
}

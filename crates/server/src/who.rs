//! Who asks: the session behind a cookie or a token, and the language to answer in.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, COOKIE, HOST, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, Uri};
use damrak_core::Hash;
use damrak_store::{Person, Session, SessionKind};
use damrak_words::Language;

use crate::answer::{InLanguage, Refusal};
use crate::app::App;
use crate::choices::Choices;
use crate::config::Config;
use crate::limits::{Caller, Rate};
use crate::problem::Problem;
use crate::table::wish::Asker;

/// The name of the session's cookie.
pub const COOKIE_NAME: &str = "damrak_session";

/// Whoever asks, known or not.
#[derive(Clone, Debug)]
pub struct Who {
    /// The person, if he has a session.
    pub person: Option<Person>,
    /// His session.
    pub session: Option<Session>,
    /// What he reads.
    pub language: Language,
    /// How he wants his pages.
    pub choices: Choices,
    /// The page he asks for, to come back to; the first page if he asks for a change.
    pub here: String,
    /// How the server he asks is set up.
    pub config: Arc<Config>,
}

impl Who {
    /// Somebody of whom nothing is known but what his request says.
    pub fn nobody(app: &App, method: &Method, uri: &Uri, headers: &HeaderMap) -> Self {
        let here = uri.path_and_query().map(ToString::to_string);
        Self {
            person: None,
            session: None,
            language: language_of(headers),
            choices: Choices::of_cookie(headers),
            here: here.filter(|_| method == Method::GET).unwrap_or_else(|| "/".to_owned()),
            config: Arc::clone(&app.config),
        }
    }

    /// The same, if he has a session.
    pub fn known(&self) -> Result<Known, Problem> {
        match (self.person.clone(), self.session.clone()) {
            (Some(person), Some(session)) => Ok(Known { person, session, language: self.language }),
            _ => Err(Problem::sign_in()),
        }
    }
}

/// Somebody who has a session and is not blocked.
#[derive(Clone, Debug)]
pub struct Known {
    /// The person.
    pub person: Person,
    /// His session.
    pub session: Session,
    /// What he reads.
    pub language: Language,
}

impl Known {
    /// As the one who wishes something of a table.
    pub fn asker(&self) -> Asker {
        let person = &self.person;
        Asker { person: person.id.clone(), name: person.name.clone(), admin: person.admin }
    }
}

/// An admin.
#[derive(Clone, Debug)]
pub struct Admin(pub Known);

/// The key under which the store keeps a session's secret.
pub fn session_key(secret: &str) -> Hash {
    Hash::of(&[b"damrak session", secret.as_bytes()])
}

/// The language that the headers ask for: what was chosen here, else what the browser prefers.
pub fn language_of(headers: &HeaderMap) -> Language {
    if let Some(chosen) = Choices::of_cookie(headers).language() {
        return chosen;
    }
    let wished = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    wished.map(Language::negotiate).unwrap_or_default()
}

/// A cookie of a request.
pub(crate) fn cookie<'h>(headers: &'h HeaderMap, wanted: &str) -> Option<&'h str> {
    headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(name, _)| *name == wanted)
        .map(|(_, value)| value)
}

fn token(headers: &HeaderMap) -> Option<&str> {
    headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

/// A cookie is sent along by the browser whoever wrote the page, so a change asked for with one must
/// come from a page of ours. Tokens are never sent along.
pub(crate) fn is_cross_site(parts: &Parts) -> bool {
    if matches!(parts.method, Method::GET | Method::HEAD | Method::OPTIONS)
        && !parts.headers.contains_key("sec-websocket-key")
    {
        return false;
    }
    let header = |name: &str| parts.headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = header("sec-fetch-site") {
        return !matches!(site, "same-origin" | "none");
    }
    match header(ORIGIN.as_str()) {
        Some(origin) => {
            let host = header(HOST.as_str()).unwrap_or_default();
            origin.split_once("://").is_none_or(|(_, from)| from != host)
        }
        // A browser always says one of the two with a change; a program need not.
        None => false,
    }
}

impl FromRequestParts<App> for Who {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        let nobody = Self::nobody(app, &parts.method, &parts.uri, &parts.headers);
        let language = nobody.language;
        let (secret, kind) = match (token(&parts.headers), cookie(&parts.headers, COOKIE_NAME)) {
            (Some(token), _) => (token, SessionKind::Token),
            (None, Some(cookie)) => (cookie, SessionKind::Browser),
            (None, None) => return Ok(nobody),
        };
        if kind == SessionKind::Browser && is_cross_site(parts) {
            return Err(Refusal::new(Problem::cross_site(), language));
        }
        let now = crate::wall_clock();
        let key = session_key(secret);
        let found = app.store().session(&key, now).await.in_language(language)?;
        let Some((session, person)) = found else { return Ok(nobody) };
        if session.kind != kind {
            return Ok(nobody);
        }
        if now - session.seen > 60_000 {
            app.store().touch_session(&key, now).await.in_language(language)?;
        }
        let choices = Choices::of_settings(&person.settings);
        // A program may have written `de-AT` there.
        let chosen = person.settings.get("language").and_then(|value| value.as_str());
        let language = chosen.and_then(|code| code.parse().ok()).unwrap_or(language);
        if person.blocked {
            return Err(Refusal::new(Problem::blocked(), language));
        }
        let caller = Caller::Person(person.id.clone());
        app.limits.check(Rate::OfPerson, caller).in_language(language)?;
        Ok(Self { person: Some(person), session: Some(session), language, choices, ..nobody })
    }
}

impl FromRequestParts<App> for Known {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        let who = Who::from_request_parts(parts, app).await?;
        who.known().in_language(who.language)
    }
}

impl FromRequestParts<App> for Admin {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        let known = Known::from_request_parts(parts, app).await?;
        if known.person.admin {
            Ok(Self(known))
        } else {
            Err(Refusal::new(Problem::forbidden(), known.language))
        }
    }
}

//! Who asks: the session behind a cookie or a token, and the language to answer in.

use std::ops::Deref;

use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, COOKIE, HOST, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, Uri};
use damrak_core::Hash;
use damrak_pages::Visitor;
use damrak_pages::choices::Choices;
use damrak_store::{Person, Session, SessionKind};
use damrak_words::Language;

use crate::answer::{InLanguage, Refusal};
use crate::app::App;
use crate::choices::of_cookie;
use crate::config::Config;
use crate::limits::{Caller, Rate};
use crate::line::Line;
use crate::renewal::{Cookie, Due};
use damrak_table::Problem;
use damrak_table::wish::Asker;

/// The name of the session's cookie without https.
pub const COOKIE_NAME: &str = "damrak_session";
/// The same with https: browsers take a cookie of such a name from this very host alone, and never unencrypted.
pub const SECURE_COOKIE_NAME: &str = "__Host-damrak_session";

/// The name of the session's cookie on a server that is set up like this.
pub fn cookie_name(config: &Config) -> &'static str {
    if config.is_secure() { SECURE_COOKIE_NAME } else { COOKIE_NAME }
}

/// Whoever asks, known or not.
#[derive(Clone, Debug)]
pub struct Who {
    /// What their pages have to know of them. They look at the first page if they ask for a change.
    pub visitor: Visitor,
    /// Their session.
    pub session: Option<Session>,
}

impl Deref for Who {
    type Target = Visitor;

    fn deref(&self) -> &Visitor {
        &self.visitor
    }
}

impl Who {
    /// Somebody of whom nothing is known but what their request says.
    pub fn nobody(app: &App, method: &Method, uri: &Uri, headers: &HeaderMap) -> Self {
        let here = uri.path_and_query().map(ToString::to_string);
        let visitor = Visitor {
            person: None,
            language: language_of(headers),
            choices: of_cookie(headers),
            here: here.filter(|_| method == Method::GET).unwrap_or_else(|| "/".to_owned()),
            house: app.config.public_url.clone(),
        };
        Self { visitor, session: None }
    }

    /// The same, if they have a session.
    pub fn known(&self) -> Result<Known, Problem> {
        match (self.person.clone(), self.session.clone()) {
            (Some(person), Some(session)) => Ok(Known { person, session, language: self.language }),
            _ => Err(Problem::sign_in()),
        }
    }

    /// The same, if it is a browser's session.
    pub fn owner(&self) -> Result<Owner, Problem> {
        self.known().and_then(Owner::of)
    }
}

/// Somebody who has a session and is not blocked: in a browser, or a program with a token. This is enough to play
/// and to read, and for nothing else: whatever changes the person takes an [`Owner`].
#[derive(Clone, Debug)]
pub struct Known {
    /// The person.
    pub person: Person,
    /// Their session.
    pub session: Session,
    /// What they read.
    pub language: Language,
}

impl Known {
    /// As the one who wishes something of a table over a line.
    pub fn asker_over(&self, line: &Line) -> Asker {
        Asker { line: line.round_trip(), ..self.asker() }
    }

    /// As the one who wishes something of a table.
    pub fn asker(&self) -> Asker {
        let person = &self.person;
        Asker { person: person.id.clone(), name: person.name.clone(), line: None }
    }
}

/// Somebody in a browser, who may change what is theirs: their name, account, addresses, sessions and settings. A
/// token never is an owner: whoever finds one can play with it until it is revoked, and no more.
#[derive(Clone, Debug)]
pub struct Owner(Known);

impl Owner {
    /// The only way to be one.
    pub fn of(known: Known) -> Result<Self, Problem> {
        match known.session.kind {
            SessionKind::Browser => Ok(Self(known)),
            SessionKind::Token => Err(Problem::browser_only()),
        }
    }
}

impl Deref for Owner {
    type Target = Known;

    fn deref(&self) -> &Known {
        &self.0
    }
}

/// An admin, in a browser.
#[derive(Clone, Debug)]
pub struct Admin(pub Owner);

/// The key under which the store keeps a session's secret.
pub fn session_key(secret: &str) -> Hash {
    Hash::of(&[b"damrak session", secret.as_bytes()])
}

/// The language that the headers ask for: what was chosen here, else what the browser prefers.
pub fn language_of(headers: &HeaderMap) -> Language {
    if let Some(chosen) = of_cookie(headers).language() {
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

/// A browser's secret. Whoever came before cookies had their new name still has the old one; once they have come it
/// is replaced. A neighbour can slip somebody a cookie of the old name, so it carries no session that is bound to the new.
fn session_cookie<'h>(config: &Config, headers: &'h HeaderMap) -> Option<Cookie<'h>> {
    let name = cookie_name(config);
    let is_bound = config.is_secure();
    let new = cookie(headers, name).map(|secret| Cookie { secret, has_old_name: false, is_bound });
    new.or_else(|| {
        let secret = cookie(headers, COOKIE_NAME)?;
        Some(Cookie { secret, has_old_name: true, is_bound: false })
    })
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
        let cookie = session_cookie(&app.config, &parts.headers);
        let (secret, kind, cookie) = match (token(&parts.headers), cookie) {
            (Some(token), _) => (token, SessionKind::Token, None),
            (None, Some(cookie)) => (cookie.secret, SessionKind::Browser, Some(cookie)),
            (None, None) => return Ok(nobody),
        };
        if kind == SessionKind::Browser && is_cross_site(parts) {
            return Err(Refusal::new(Problem::cross_site(), language));
        }
        let now = app.calendar.now();
        let key = session_key(secret);
        let found = app.store().session(&key, app.calendar.lived()).await.in_language(language)?;
        let Some((session, person)) = found else { return Ok(nobody) };
        if session.kind != kind || (session.bound && cookie.is_some_and(|it| it.has_old_name)) {
            return Ok(nobody);
        }
        if !session.bound
            && cookie.is_some_and(|it| it.is_bound)
            && let Err(error) = app.store().bind_session(&key).await
        {
            // It is still good, and bound with the next request.
            tracing::warn!(%error, "a session could not be bound to its cookie");
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
        if let Some(due) = parts.extensions.get::<Due>() {
            due.note(&session, &app.calendar, cookie);
        }
        let visitor = Visitor { person: Some(person), language, choices, ..nobody.visitor };
        Ok(Self { visitor, session: Some(session) })
    }
}

impl FromRequestParts<App> for Known {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        let who = Who::from_request_parts(parts, app).await?;
        who.known().in_language(who.language)
    }
}

impl FromRequestParts<App> for Owner {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        let who = Who::from_request_parts(parts, app).await?;
        who.owner().in_language(who.language)
    }
}

impl FromRequestParts<App> for Admin {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        let owner = Owner::from_request_parts(parts, app).await?;
        if owner.person.admin {
            Ok(Self(owner))
        } else {
            Err(Refusal::new(Problem::forbidden(), owner.language))
        }
    }
}

//! What a handler can ask for: where a request comes from, and who asks, by the session behind a cookie or a token.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header::{AUTHORIZATION, HOST, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, Uri};
use damrak_pages::Visitor;
use damrak_pages::choices::Choices;
use damrak_store::SessionKind;

use crate::address::Address;
use crate::answer::{InLanguage, Refusal};
use crate::app::App;
use crate::browser::Browser;
use crate::cookies::{choices_of, language_of, session_cookie};
use crate::limits::{Caller, Rate};
use crate::line::Line;
use crate::register::session_key;
use crate::renewal::Due;
use crate::who::{Admin, Known, Owner, Who};
use damrak_table::Problem;

impl FromRequestParts<App> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Self::Rejection> {
        Ok(Self::of(&parts.headers, &parts.extensions, &app.config))
    }
}

impl FromRequestParts<App> for Browser {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Self::Rejection> {
        Ok(Self::of(&parts.headers, &parts.extensions, &app.config))
    }
}

impl FromRequestParts<App> for Line {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Self::Rejection> {
        Ok(Self::of(&parts.headers, &parts.extensions, &app.config))
    }
}

/// Refuses what a page of somebody else asks for, also without a cookie: it could sign a visitor in as another.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OwnPage;

impl FromRequestParts<App> for OwnPage {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Refusal> {
        if is_cross_site(parts) {
            Err(Refusal::new(Problem::cross_site(), language_of(&parts.headers)))
        } else {
            Ok(Self)
        }
    }
}

impl Who {
    /// Somebody of whom nothing is known but what their request says.
    pub(crate) fn nobody(app: &App, method: &Method, uri: &Uri, headers: &HeaderMap) -> Self {
        let here = uri.path_and_query().map(ToString::to_string);
        let visitor = Visitor {
            person: None,
            language: language_of(headers),
            choices: choices_of(headers),
            here: here.filter(|_| method == Method::GET).unwrap_or_else(|| "/".to_owned()),
            house: app.config.public_url.clone(),
        };
        Self { visitor, session: None }
    }
}

fn token(headers: &HeaderMap) -> Option<&str> {
    headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

/// A cookie is sent along by the browser whoever wrote the page, so a change asked for with one must
/// come from a page of ours. Tokens are never sent along.
fn is_cross_site(parts: &Parts) -> bool {
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
        let language = owner.language;
        Self::of(owner).in_language(language)
    }
}

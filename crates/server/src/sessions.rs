//! Sessions: how they begin and end, and how somebody becomes more than he was.

use std::sync::atomic::Ordering;

use axum::extract::FromRequestParts;
use axum::http::header::{HeaderMap, HeaderValue, SET_COOKIE, USER_AGENT};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use damrak_core::Hash;
use damrak_store::{Millis, Person, PersonId, Session, SessionKind, StoreError, TableId};
use serde_json::json;
use tokio::sync::MutexGuard;

use crate::address::Address;
use crate::answer::Refusal;
use crate::app::App;
use crate::config::Config;
use crate::limits::{Caller, Rate};
use crate::problem::Problem;
use crate::random;
use crate::table::message::Message;
use crate::who::{COOKIE_NAME, Known, is_cross_site, language_of, session_key};

/// The longest that browsers keep a cookie.
const DAYS: i64 = 400;
/// How many browsers somebody may be signed in with; the longest unused one is signed out.
const BROWSERS: usize = 40;
/// How many tokens somebody may have.
const TOKENS: usize = 20;
/// Tokens begin with this, so that whoever finds one knows what it is.
const TOKEN_PREFIX: &str = "damrak_";
/// How long the link that makes the first admin is good for.
const FIRST_ADMIN: Millis = 7 * 24 * 3_600_000;

/// The right to change people and their sessions. Only one request at a time has it, so that what it has read
/// is still true when it writes: a session cannot begin while a password is being changed.
#[derive(Debug)]
pub struct Register<'a> {
    app: &'a App,
    _alone: MutexGuard<'a, ()>,
}

impl App {
    /// Waits for the register.
    pub async fn register(&self) -> Register<'_> {
        Register { app: self, _alone: self.people.lock().await }
    }

    /// Goes up whenever somebody had the register: what was known of a session before may no longer be true.
    pub fn register_version(&self) -> u64 {
        self.register_version.load(Ordering::Acquire)
    }
}

impl Drop for Register<'_> {
    fn drop(&mut self) {
        self.app.register_version.fetch_add(1, Ordering::Release);
    }
}

impl Register<'_> {
    /// The person as he is now.
    pub async fn person(&self, id: &PersonId) -> Result<Person, Problem> {
        self.app.store().person(id).await?.ok_or_else(Problem::not_found)
    }

    /// Whoever asks, as he is now: his session may have ended since it was looked up.
    pub async fn renewed(&self, known: &Known) -> Result<Person, Problem> {
        let found = self.app.store().session(&known.session.key, crate::wall_clock()).await?;
        match found {
            Some((_, person)) if person.blocked => Err(Problem::blocked()),
            Some((session, person)) if session.person == known.person.id => Ok(person),
            _ => Err(Problem::sign_in()),
        }
    }

    /// Writes a person down.
    pub async fn save(&self, person: &Person) -> Result<(), Problem> {
        match self.app.store().update_person(person.clone()).await {
            Err(StoreError::Conflict(_)) => Err(Problem::new(
                axum::http::StatusCode::CONFLICT,
                "name-taken",
                "server-user-name-taken",
            )),
            saved => Ok(saved?),
        }
    }

    /// A new browser session for somebody; its secret goes into the cookie.
    pub async fn open_browser(
        &self,
        person: &PersonId,
        headers: &HeaderMap,
    ) -> Result<String, Problem> {
        let mut browsers = self.sessions(person, SessionKind::Browser).await?;
        browsers.sort_by_key(|session| session.seen);
        let too_many = (browsers.len() + 1).saturating_sub(BROWSERS);
        for session in &browsers[..too_many] {
            self.app.store().delete_session(&session.key).await?;
        }
        let secret = random::secret()?;
        self.open(person, SessionKind::Browser, browser_label(headers), &secret).await?;
        Ok(secret)
    }

    /// A new token for somebody, with the session it stands for.
    pub async fn open_token(
        &self,
        person: &PersonId,
        label: String,
    ) -> Result<(String, Session), Problem> {
        if self.sessions(person, SessionKind::Token).await?.len() >= TOKENS {
            return Err(Problem::not_now("server-too-many-tokens").with("most", TOKENS as u32));
        }
        let token = format!("{TOKEN_PREFIX}{}", random::secret()?);
        let session = self.open(person, SessionKind::Token, label, &token).await?;
        Ok((token, session))
    }

    async fn sessions(
        &self,
        person: &PersonId,
        kind: SessionKind,
    ) -> Result<Vec<Session>, Problem> {
        let mut sessions = self.app.store().sessions_of(person).await?;
        sessions.retain(|session| session.kind == kind);
        Ok(sessions)
    }

    async fn open(
        &self,
        person: &PersonId,
        kind: SessionKind,
        label: String,
        secret: &str,
    ) -> Result<Session, Problem> {
        let now = crate::wall_clock();
        let session = Session {
            key: session_key(secret),
            person: person.clone(),
            kind,
            label,
            created: now,
            seen: now,
            expires: now + DAYS * 24 * 3_600_000,
        };
        self.app.store().create_session(session.clone()).await?;
        Ok(session)
    }

    /// Ends one session.
    pub async fn end(&self, key: &Hash) -> Result<(), Problem> {
        Ok(self.app.store().delete_session(key).await?)
    }

    /// Ends all sessions of a person but one.
    pub async fn end_all(&self, person: &PersonId, keep: Option<&Hash>) -> Result<(), Problem> {
        Ok(self.app.store().delete_other_sessions(person, keep).await?)
    }

    /// Somebody becomes more than he was. Whoever knew his session before knows none now: it might have been
    /// slipped to him.
    pub async fn renew_browser(
        &self,
        person: &PersonId,
        headers: &HeaderMap,
    ) -> Result<String, Problem> {
        self.end_all(person, None).await?;
        self.open_browser(person, headers).await
    }

    /// Everything of a guest becomes an account's. His sessions do not: they end. Returns the tables to
    /// [`reload`].
    pub async fn take_over(
        &self,
        guest: &Person,
        into: &mut Person,
    ) -> Result<Vec<TableId>, Problem> {
        self.end_all(&guest.id, None).await?;
        let tables = self.app.store().merge_person(&guest.id, &into.id).await?;
        if guest.admin && !into.admin {
            into.admin = true;
            self.save(into).await?;
        }
        Ok(tables)
    }
}

/// Tables in memory learn that the people at them have changed.
pub async fn reload(app: &App, tables: &[TableId]) {
    for id in tables {
        if let Err(problem) = app.hub.send(id, Message::Reload).await {
            tracing::warn!(table = %id, ?problem, "a table could not be read again");
        }
    }
}

/// Whether a session that was looked up earlier is still good: for whoever stays connected.
pub async fn is_alive(app: &App, session: &Session) -> Result<bool, Problem> {
    let found = app.store().session(&session.key, crate::wall_clock()).await?;
    Ok(found.is_some_and(|(now, person)| now.person == session.person && !person.blocked))
}

/// A new guest.
pub fn guest(name: String) -> Result<Person, Problem> {
    Ok(Person {
        id: PersonId(random::name()?),
        name,
        user_name: None,
        password: None,
        admin: false,
        blocked: false,
        settings: json!({}),
        created: crate::wall_clock(),
    })
}

/// Somebody whom nobody knows yet comes in under this name; the secret goes into the cookie of his session.
pub async fn come_in(
    app: &App,
    address: Address,
    headers: &HeaderMap,
    guest: Person,
) -> Result<(Person, String), Problem> {
    app.limits.check(Rate::Guests, Caller::Address(address))?;
    app.store().create_person(guest.clone()).await?;
    let secret = app.register().await.open_browser(&guest.id, headers).await?;
    Ok((guest, secret))
}

/// Refuses what a page of somebody else asks for, also without a cookie: it could sign a visitor in as another.
#[derive(Clone, Copy, Debug)]
pub struct OwnPage;

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

/// An answer that gives the browser a session.
pub fn with_session(config: &Config, secret: &str, answer: impl IntoResponse) -> Response {
    with_cookie(&cookie(config, secret, DAYS * 24 * 3600), answer)
}

/// An answer that takes the session from the browser.
pub fn without_session(config: &Config, answer: impl IntoResponse) -> Response {
    with_cookie(&cookie(config, "", 0), answer)
}

/// An answer that gives the browser a cookie.
pub(crate) fn with_cookie(cookie: &str, answer: impl IntoResponse) -> Response {
    let mut response = answer.into_response();
    if let Ok(mut value) = HeaderValue::from_str(cookie) {
        value.set_sensitive(true);
        response.headers_mut().append(SET_COOKIE, value);
    }
    response
}

fn cookie(config: &Config, secret: &str, seconds: i64) -> String {
    let secure = if config.is_secure() { "; Secure" } else { "" };
    format!("{COOKIE_NAME}={secret}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}

/// What somebody will recognise his browser by: `Firefox, Linux`.
fn browser_label(headers: &HeaderMap) -> String {
    // The first that fits: most browsers also claim to be others.
    const BROWSERS: &[(&str, &str)] = &[
        ("Firefox/", "Firefox"),
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("Chrome/", "Chrome"),
        ("CriOS/", "Chrome"),
        ("Safari/", "Safari"),
        ("curl/", "curl"),
    ];
    const SYSTEMS: &[(&str, &str)] = &[
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "macOS"),
        ("Linux", "Linux"),
    ];
    let agent = headers.get(USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let find = |table: &[(&str, &'static str)]| {
        table.iter().find(|(sign, _)| agent.contains(sign)).map(|(_, name)| *name)
    };
    let parts: Vec<&str> = [find(BROWSERS), find(SYSTEMS)].into_iter().flatten().collect();
    parts.join(", ")
}

fn first_admin_setting(secret: &str) -> String {
    format!("first-admin/{}", Hash::of(&[b"damrak first admin", secret.as_bytes()]))
}

/// A link that makes its first visitor an admin, if there is no admin yet; for the terminal, not for a log.
///
/// Every start makes a new one. Each works once, for a week, and only as long as there is no admin.
pub async fn first_admin_link(app: &App) -> Option<String> {
    let made = async {
        if app.store().has_admin().await? {
            return Ok::<_, Problem>(None);
        }
        let secret = random::secret()?;
        let until = crate::wall_clock() + FIRST_ADMIN;
        app.store().setting_or(&first_admin_setting(&secret), json!(until)).await?;
        Ok(Some(format!("{}/admin/begin?secret={secret}", app.config.public_url)))
    };
    made.await.unwrap_or_else(|problem| {
        tracing::error!(?problem, "no link for the first admin could be made");
        None
    })
}

impl Register<'_> {
    /// Uses the link for the first admin: works once.
    pub async fn claim_first_admin(&self, secret: &str) -> Result<(), Problem> {
        let used = || Problem::new(axum::http::StatusCode::FORBIDDEN, "used", "server-link-used");
        let store = self.app.store();
        let setting = first_admin_setting(secret);
        let until = store.setting(&setting).await?.and_then(|value| value.as_i64());
        if until.is_none_or(|until| until < crate::wall_clock()) || store.has_admin().await? {
            return Err(used());
        }
        let claim = json!(random::name()?);
        if store.setting_or(&format!("{setting}/used"), claim.clone()).await? != claim {
            return Err(used());
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_are_recognised() {
        for (agent, label) in [
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0",
                "Firefox, Linux",
            ),
            (
                "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) \
                 Chrome/128.0 Mobile Safari/537.36",
                "Chrome, Android",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605 \
                 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1",
                "Safari, iPhone",
            ),
            ("curl/8.5", "curl"),
            ("<script>", ""),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(USER_AGENT, HeaderValue::from_static(agent));
            assert_eq!(browser_label(&headers), label);
        }
    }
}

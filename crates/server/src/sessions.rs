//! Sessions: how they begin and end, and how somebody becomes more than they were.

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
pub use crate::first_admin::link as first_admin_link;
use crate::limits::{Caller, Rate};
use crate::who::{
    COOKIE_NAME, Owner, SECURE_COOKIE_NAME, cookie_name, is_cross_site, language_of, session_key,
};
use damrak_table::random;
use damrak_table::{Problem, ProblemKind};

/// The longest that browsers keep a cookie.
const DAYS: i64 = 400;
/// How long a session lasts after its last use, in time that the house lives through.
pub(crate) const LASTS: Millis = DAYS * 24 * 3_600_000;
/// How many browsers somebody may be signed in with; the longest unused one is signed out.
const BROWSERS: usize = 40;
/// How many tokens somebody may have.
const TOKENS: usize = 20;
/// Tokens begin with this, so that whoever finds one knows what it is.
const TOKEN_PREFIX: &str = "damrak_";

/// The right to change people and their sessions. Only one request at a time has it, so that what it has read
/// is still true when it writes: a session cannot begin while a password is being changed.
///
/// Whoever's sessions were changed is noted, and when the register is put back their open lines are looked at again.
#[derive(Debug)]
pub struct Register<'a> {
    app: &'a App,
    changed: std::sync::Mutex<Vec<PersonId>>,
    _alone: MutexGuard<'a, ()>,
}

impl App {
    /// Waits for the register.
    pub async fn register(&self) -> Register<'_> {
        Register {
            app: self,
            changed: std::sync::Mutex::default(),
            _alone: self.people.lock().await,
        }
    }

    /// Goes up whenever somebody had the register: what was known of a session before may no longer be true.
    pub fn register_version(&self) -> u64 {
        self.register_version.load(Ordering::Acquire)
    }
}

impl Drop for Register<'_> {
    fn drop(&mut self) {
        self.app.register_version.fetch_add(1, Ordering::Release);
        for person in self.changed().drain(..) {
            self.app.owners.wake(&person);
        }
    }
}

impl Register<'_> {
    fn changed(&self) -> std::sync::MutexGuard<'_, Vec<PersonId>> {
        self.changed.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Notes that what was known of somebody's sessions may no longer be true.
    pub(crate) fn changes(&self, person: &PersonId) {
        self.changed().push(person.clone());
    }

    /// The server whose register it is.
    pub(crate) fn app(&self) -> &App {
        self.app
    }

    /// Refuses a user name that somebody else has.
    pub async fn check_free(&self, user_name: &str, person: &PersonId) -> Result<(), Problem> {
        match self.app.store().person_by_user_name(user_name).await? {
            Some(other) if other.id != *person => Err(name_taken()),
            _ => Ok(()),
        }
    }

    /// The person as they are now.
    pub async fn person(&self, id: &PersonId) -> Result<Person, Problem> {
        self.app.store().person(id).await?.ok_or_else(Problem::not_found)
    }

    /// Whoever asks, as they are now: their session may have ended since it was looked up.
    pub async fn renewed(&self, known: &Owner) -> Result<Person, Problem> {
        let found = self.app.store().session(&known.session.key, self.app.calendar.lived()).await?;
        match found {
            Some((_, person)) if person.blocked => Err(Problem::blocked()),
            Some((session, person)) if session.person == known.person.id => Ok(person),
            _ => Err(Problem::sign_in()),
        }
    }

    /// Writes down that somebody has another password than they had, or other rights: not if a command beside the server
    /// was faster.
    pub async fn save_account(&self, was: &Person, person: &Person) -> Result<(), Problem> {
        if let Some(user_name) = &person.user_name {
            self.check_free(user_name, &person.id).await?;
        }
        self.changes(&person.id);
        match self.app.store().update_account(was, person.clone()).await {
            Err(StoreError::Conflict(_)) => Err(Problem::stale()),
            saved => Ok(saved?),
        }
    }

    /// Writes a person down, but for the password and what they may.
    pub async fn save(&self, person: &Person) -> Result<(), Problem> {
        self.changes(&person.id);
        match self.app.store().update_person(person.clone()).await {
            Err(StoreError::Conflict(_)) => Err(name_taken()),
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
        // By what was lived through first: a wall clock may have been wrong.
        browsers.sort_by_key(|session| (session.ends, session.seen));
        self.changes(person);
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
        let now = self.app.calendar.now();
        let session = Session {
            key: session_key(secret),
            person: person.clone(),
            kind,
            label,
            created: now,
            seen: now,
            ends: self.app.calendar.lived().after(LASTS),
            bound: kind == SessionKind::Browser && self.app.config.is_secure(),
        };
        self.app.store().create_session(session.clone()).await?;
        Ok(session)
    }

    /// Ends one session of somebody.
    pub async fn end(&self, person: &PersonId, key: &Hash) -> Result<(), Problem> {
        self.changes(person);
        Ok(self.app.store().delete_session(key).await?)
    }

    /// Ends all sessions of a person but one.
    pub async fn end_all(&self, person: &PersonId, keep: Option<&Hash>) -> Result<(), Problem> {
        self.changes(person);
        Ok(self.app.store().delete_other_sessions(person, keep).await?)
    }

    /// Somebody is no more, and nor are their sessions.
    pub async fn delete(&self, person: &PersonId) -> Result<(), Problem> {
        self.changes(person);
        Ok(self.app.store().delete_person(person).await?)
    }

    /// Somebody becomes more than they were. Whoever knew their session before knows none now: it might have been
    /// slipped to them.
    pub async fn renew_browser(
        &self,
        person: &PersonId,
        headers: &HeaderMap,
    ) -> Result<String, Problem> {
        self.end_all(person, None).await?;
        self.open_browser(person, headers).await
    }

    /// Everything of a guest becomes an account's, but for two things. Their sessions end. And an admin's rights
    /// are handed to nobody: a guest who has them stays a guest. Returns the tables to [`reload`].
    pub async fn take_over(&self, guest: &Person, into: &Person) -> Result<Vec<TableId>, Problem> {
        if guest.admin && !into.admin {
            return Err(Problem::not_now("server-admin-stays"));
        }
        self.end_all(&guest.id, None).await?;
        self.changes(&into.id);
        Ok(self.app.store().merge_person(&guest.id, &into.id).await?)
    }

    /// A new person.
    pub async fn create(&self, person: &Person) -> Result<(), Problem> {
        self.changes(&person.id);
        match self.app.store().create_person(person.clone()).await {
            Err(StoreError::Conflict(_)) => Err(name_taken()),
            created => Ok(created?),
        }
    }
}

fn name_taken() -> Problem {
    Problem::new(ProblemKind::Conflict, "name-taken", "server-user-name-taken")
}

/// Tables in memory learn that the people at them have changed.
pub async fn reload(app: &App, tables: &[TableId]) {
    for id in tables {
        if let Err(problem) = app.hub.reload(id).await {
            tracing::warn!(table = %id, ?problem, "a table could not be read again");
        }
    }
}

/// Whether a session that was looked up earlier is still good: for whoever stays connected.
pub async fn is_alive(app: &App, session: &Session) -> Result<bool, Problem> {
    let found = app.store().session(&session.key, app.calendar.lived()).await?;
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
        created: damrak_table::wall_clock(),
    })
}

/// Somebody whom nobody knows yet comes in under this name; the secret goes into the cookie of their session.
pub async fn come_in(
    app: &App,
    address: Address,
    headers: &HeaderMap,
    guest: Person,
) -> Result<(Person, String), Problem> {
    app.limits.check(Rate::Guests, Caller::Address(address))?;
    let register = app.register().await;
    register.create(&guest).await?;
    let secret = register.open_browser(&guest.id, headers).await?;
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

/// An answer that lets the browser keep the session it has for as long as a new one.
pub(crate) fn with_session_kept(config: &Config, secret: &str, answer: Response) -> Response {
    with_session(config, secret, without_old_name(config, answer))
}

/// An answer that takes the session from the browser.
pub fn without_session(config: &Config, answer: impl IntoResponse) -> Response {
    with_cookie(&cookie(config, "", 0), without_old_name(config, answer.into_response()))
}

/// An answer that takes from the browser what it keeps under the name of before.
fn without_old_name(config: &Config, answer: Response) -> Response {
    if cookie_name(config) == COOKIE_NAME {
        return answer;
    }
    with_cookie(
        &format!("{COOKIE_NAME}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure"),
        answer,
    )
}

/// Whether a cookie in an answer is one of a session.
pub(crate) fn is_session_cookie(cookie: &HeaderValue) -> bool {
    let names = [COOKIE_NAME, SECURE_COOKIE_NAME].map(|name| format!("{name}="));
    names.iter().any(|name| cookie.as_bytes().starts_with(name.as_bytes()))
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
    let name = cookie_name(config);
    format!("{name}={secret}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}

/// What somebody will recognise their browser by: `Firefox, Linux`.
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

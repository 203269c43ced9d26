//! The register of people and their sessions: how those begin and end, and how somebody becomes more than they were.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use damrak_core::Hash;
use damrak_notices::choice::Choice;
use damrak_notices::{House, rebind};
use damrak_store::{
    Lived, Millis, Person, PersonId, Session, SessionKind, Store, StoreError, TableId,
};
use serde_json::json;
use tokio::sync::{Mutex, MutexGuard};

use crate::browser::Browser;
use crate::calendar::Calendar;
use crate::config::Config;
use crate::owners::Owners;
use crate::who::Owner;
use damrak_table::random;
use damrak_table::{Problem, ProblemKind};

/// How long a session lasts after its last use, in time that the house lives through: as long as browsers keep a cookie.
pub(crate) const LASTS: Millis = 400 * 24 * 3_600_000;
/// How many browsers somebody may be signed in with; the longest unused one is signed out.
const BROWSERS: usize = 40;
/// How many tokens somebody may have.
const TOKENS: usize = 20;
/// Tokens begin with this, so that whoever finds one knows what it is.
const TOKEN_PREFIX: &str = "damrak_";

/// The key under which the store keeps a session's secret.
pub fn session_key(secret: &str) -> Hash {
    Hash::of(&[b"damrak session", secret.as_bytes()])
}

/// Whoever the house knows. Cheap to clone.
#[derive(Clone)]
pub struct People {
    store: Arc<dyn Store>,
    calendar: Arc<Calendar>,
    owners: Owners,
    /// Whether a browser's session is bound to a cookie that only this very host can give.
    is_secure: bool,
    /// Held by whoever changes people or their sessions.
    alone: Arc<Mutex<()>>,
    version: Arc<AtomicU64>,
}

impl std::fmt::Debug for People {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("People").finish_non_exhaustive()
    }
}

impl People {
    /// Those in a store.
    pub(crate) fn new(
        store: Arc<dyn Store>,
        calendar: Arc<Calendar>,
        owners: Owners,
        config: &Config,
    ) -> Self {
        let is_secure = config.is_secure();
        Self { store, calendar, owners, is_secure, alone: Arc::default(), version: Arc::default() }
    }

    /// Waits for the register.
    pub(crate) async fn register(&self) -> Register<'_> {
        Register {
            people: self,
            changed: std::sync::Mutex::default(),
            _alone: self.alone.lock().await,
        }
    }

    /// Goes up whenever somebody had the register: what was known of a session before may no longer be true.
    pub fn version(&self) -> u64 {
        self.version.load(Ordering::Acquire)
    }

    /// Whether a session that was looked up earlier is still good: for whoever stays connected.
    pub async fn is_alive(&self, session: &Session) -> Result<bool, Problem> {
        let found = self.store.session(&session.key, self.calendar.lived()).await?;
        Ok(found.is_some_and(|(now, person)| now.person == session.person && !person.blocked))
    }
}

impl House for People {
    fn lived(&self) -> Lived {
        self.calendar.lived()
    }

    fn version(&self) -> u64 {
        People::version(self)
    }

    fn webhook_gone<'a>(
        &'a self,
        person: &'a PersonId,
        url: &'a str,
    ) -> Pin<Box<dyn Future<Output = Result<(), Problem>> + Send + 'a>> {
        Box::pin(async move {
            let register = self.register().await;
            let Some(mut person) = self.store.person(person).await? else { return Ok(()) };
            let mut choice = Choice::of(&person);
            if let Some(webhook) = choice.webhook.as_mut().filter(|webhook| webhook.url == url) {
                webhook.gone = true;
                choice.write_to(&mut person);
                register.save(&person).await?;
            }
            Ok(())
        })
    }
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

/// The right to change people and their sessions. Only one request at a time has it, so that what it has read
/// is still true when it writes: a session cannot begin while a password is being changed.
///
/// Whoever's sessions were changed is noted, and when the register is put back their open lines are looked at again.
#[derive(Debug)]
pub(crate) struct Register<'a> {
    people: &'a People,
    changed: std::sync::Mutex<Vec<PersonId>>,
    _alone: MutexGuard<'a, ()>,
}

impl Drop for Register<'_> {
    fn drop(&mut self) {
        self.people.version.fetch_add(1, Ordering::Release);
        for person in self.changed().drain(..) {
            self.people.owners.wake(&person);
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

    /// Where people are kept.
    pub(crate) fn store(&self) -> &dyn Store {
        self.people.store.as_ref()
    }

    /// Refuses a user name that somebody else has.
    pub(crate) async fn check_free(
        &self,
        user_name: &str,
        person: &PersonId,
    ) -> Result<(), Problem> {
        match self.store().person_by_user_name(user_name).await? {
            Some(other) if other.id != *person => Err(name_taken()),
            _ => Ok(()),
        }
    }

    /// The person as they are now.
    pub(crate) async fn person(&self, id: &PersonId) -> Result<Person, Problem> {
        self.store().person(id).await?.ok_or_else(Problem::not_found)
    }

    /// Whoever asks, as they are now: their session may have ended since it was looked up.
    pub(crate) async fn renewed(&self, known: &Owner) -> Result<Person, Problem> {
        let found = self.store().session(&known.session.key, self.people.calendar.lived()).await?;
        match found {
            Some((_, person)) if person.blocked => Err(Problem::blocked()),
            Some((session, person)) if session.person == known.person.id => Ok(person),
            _ => Err(Problem::sign_in()),
        }
    }

    /// Writes down that somebody has another password than they had, or other rights: not if a command beside the server
    /// was faster.
    pub(crate) async fn save_account(&self, was: &Person, person: &Person) -> Result<(), Problem> {
        if let Some(user_name) = &person.user_name {
            self.check_free(user_name, &person.id).await?;
        }
        self.changes(&person.id);
        match self.store().update_account(was, person.clone()).await {
            Err(StoreError::Conflict(_)) => Err(Problem::stale()),
            saved => Ok(saved?),
        }
    }

    /// Writes a person down, but for the password and what they may.
    pub(crate) async fn save(&self, person: &Person) -> Result<(), Problem> {
        self.changes(&person.id);
        match self.store().update_person(person.clone()).await {
            Err(StoreError::Conflict(_)) => Err(name_taken()),
            saved => Ok(saved?),
        }
    }

    /// A new browser session for somebody; its secret goes into the cookie.
    pub(crate) async fn open_browser(
        &self,
        person: &PersonId,
        browser: &Browser,
    ) -> Result<String, Problem> {
        let mut browsers = self.sessions(person, SessionKind::Browser).await?;
        // By what was lived through first: a wall clock may have been wrong.
        browsers.sort_by_key(|session| (session.ends, session.seen));
        self.changes(person);
        let too_many = (browsers.len() + 1).saturating_sub(BROWSERS);
        for session in &browsers[..too_many] {
            self.store().delete_session(&session.key).await?;
        }
        let secret = random::secret()?;
        self.open(person, SessionKind::Browser, browser.name.clone(), &secret).await?;
        Ok(secret)
    }

    /// A new token for somebody, with the session it stands for.
    pub(crate) async fn open_token(
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
        let mut sessions = self.store().sessions_of(person).await?;
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
        let now = self.people.calendar.now();
        let session = Session {
            key: session_key(secret),
            person: person.clone(),
            kind,
            label,
            created: now,
            seen: now,
            ends: self.people.calendar.lived().after(LASTS),
            bound: kind == SessionKind::Browser && self.people.is_secure,
        };
        self.store().create_session(session.clone()).await?;
        Ok(session)
    }

    /// Ends one session of somebody.
    pub(crate) async fn end(&self, person: &PersonId, key: &Hash) -> Result<(), Problem> {
        self.changes(person);
        Ok(self.store().delete_session(key).await?)
    }

    /// Ends all sessions of a person but one.
    pub(crate) async fn end_all(
        &self,
        person: &PersonId,
        keep: Option<&Hash>,
    ) -> Result<(), Problem> {
        self.changes(person);
        Ok(self.store().delete_other_sessions(person, keep).await?)
    }

    /// Somebody is no more, and nor are their sessions.
    pub(crate) async fn delete(&self, person: &PersonId) -> Result<(), Problem> {
        self.changes(person);
        Ok(self.store().delete_person(person).await?)
    }

    /// Somebody becomes more than they were. Whoever knew their session before knows none now: it might have been
    /// slipped to them.
    pub(crate) async fn renew_browser(
        &self,
        person: &PersonId,
        browser: &Browser,
    ) -> Result<String, Problem> {
        self.end_all(person, None).await?;
        self.open_browser(person, browser).await
    }

    /// Everything of a guest becomes an account's, but for two things. Their sessions end. And an admin's rights
    /// are handed to nobody: a guest who has them stays a guest. Returns the tables that must be read again.
    pub(crate) async fn take_over(
        &self,
        guest: &Person,
        into: &Person,
    ) -> Result<Vec<TableId>, Problem> {
        if guest.admin && !into.admin {
            return Err(Problem::not_now("server-admin-stays"));
        }
        self.end_all(&guest.id, None).await?;
        self.changes(&into.id);
        Ok(self.store().merge_person(&guest.id, &into.id).await?)
    }

    /// A browser goes on with another session: what it subscribed to goes on with it.
    pub(crate) async fn rebind(
        &self,
        person: &PersonId,
        old: &Hash,
        new: Hash,
    ) -> Result<(), Problem> {
        rebind(self.store(), person, old, new).await
    }

    /// A new person.
    pub(crate) async fn create(&self, person: &Person) -> Result<(), Problem> {
        self.changes(&person.id);
        match self.store().create_person(person.clone()).await {
            Err(StoreError::Conflict(_)) => Err(name_taken()),
            created => Ok(created?),
        }
    }
}

fn name_taken() -> Problem {
    Problem::new(ProblemKind::Conflict, "name-taken", "server-user-name-taken")
}

//! Why a request was not granted: a status, a code for programs, a sentence for people.

use axum::http::StatusCode;
use damrak_core::reopen::ReopenError;
use damrak_core::{Clause, OpenError, Phrase, Refused};
use damrak_store::StoreError;

/// A refused request.
#[derive(Clone, Debug, PartialEq)]
pub struct Problem {
    /// The HTTP status.
    pub status: StatusCode,
    /// A word for programs; never changes.
    pub code: &'static str,
    /// What is wrong and what to do.
    pub phrase: Phrase,
    /// The clause of the rule book, if a rule refuses.
    pub clause: Option<Clause>,
    /// After how many seconds it is worth trying again.
    pub retry_after: Option<u32>,
}

impl Problem {
    /// A problem of the server's own.
    pub fn new(status: StatusCode, code: &'static str, key: &'static str) -> Self {
        Self { status, code, phrase: Phrase::new(key), clause: None, retry_after: None }
    }

    /// With an argument for its sentence.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<damrak_core::Arg>) -> Self {
        self.phrase = self.phrase.with(name, arg);
        self
    }

    /// There is no such thing, or the asker may not know of it.
    pub fn not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, "not-found", "server-not-found")
    }

    /// The asker is nobody yet.
    pub fn sign_in() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "sign-in", "server-sign-in")
    }

    /// The asker may not do this.
    pub fn forbidden() -> Self {
        Self::new(StatusCode::FORBIDDEN, "forbidden", "server-forbidden")
    }

    /// The seat belongs to somebody else.
    pub fn not_your_seat() -> Self {
        Self::new(StatusCode::FORBIDDEN, "not-your-seat", "server-not-your-seat")
    }

    /// The table is not in the state for this.
    pub fn not_now(key: &'static str) -> Self {
        Self::new(StatusCode::CONFLICT, "not-now", key)
    }

    /// The decision was made in a state that is gone.
    pub fn stale() -> Self {
        Self::new(StatusCode::CONFLICT, "stale", "server-stale")
    }

    /// The request cannot be understood.
    pub fn bad(key: &'static str) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "bad-request", key)
    }

    /// A program asks with a token for what needs a browser's session.
    pub fn browser_only() -> Self {
        Self::new(StatusCode::FORBIDDEN, "browser-only", "server-browser-only")
    }

    /// A page of somebody else asks.
    pub fn cross_site() -> Self {
        Self::new(StatusCode::FORBIDDEN, "cross-site", "server-cross-site")
    }

    /// The asker may do nothing any more.
    pub fn blocked() -> Self {
        Self::new(StatusCode::FORBIDDEN, "blocked", "server-blocked")
    }

    /// The asker is too fast: they may go on after so many seconds.
    pub fn slow_down(seconds: u32) -> Self {
        let problem = Self::new(StatusCode::TOO_MANY_REQUESTS, "slow-down", "server-slow-down");
        Self { retry_after: Some(seconds), ..problem.with("seconds", seconds) }
    }

    /// Too much is going on just now.
    pub fn busy() -> Self {
        let problem = Self::new(StatusCode::SERVICE_UNAVAILABLE, "busy", "server-busy");
        Self { retry_after: Some(2), ..problem }
    }

    /// Nothing can be stored just now.
    pub fn unavailable() -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", "server-unavailable")
    }
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Self {
        let code = if refused.clause.is_some() { "against-the-rules" } else { "notation" };
        Self {
            status: StatusCode::UNPROCESSABLE_ENTITY,
            code,
            phrase: refused.phrase,
            clause: refused.clause,
            retry_after: None,
        }
    }
}

impl From<OpenError> for Problem {
    fn from(error: OpenError) -> Self {
        let (code, phrase, clause) = match error {
            OpenError::Setup(error) => ("setup", error.phrase, error.clause),
            OpenError::Edition(error) => {
                let phrase = Phrase::new("server-edition").with("problem", error.to_string());
                ("edition", phrase, None)
            }
        };
        Self { status: StatusCode::UNPROCESSABLE_ENTITY, code, phrase, clause, retry_after: None }
    }
}

impl From<ReopenError> for Problem {
    fn from(error: ReopenError) -> Self {
        let unknown = |code, key| Problem::new(StatusCode::NOT_IMPLEMENTED, code, key);
        match error {
            ReopenError::Open(error) => error.into(),
            ReopenError::RulesVersion { game, found, newest, .. } => {
                let problem = unknown("unknown-rules", "server-unknown-rules").with("game", game);
                problem.with("version", found.to_string()).with("newest", newest.to_string())
            }
            ReopenError::UnknownEdition { name, expected, .. }
            | ReopenError::OtherEdition { name, expected, .. } => {
                let problem = unknown("unknown-edition", "server-unknown-edition");
                problem.with("edition", name).with("hash", expected.to_string())
            }
        }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NotFound => Problem::not_found(),
            StoreError::Conflict(_) => Problem::stale(),
            StoreError::Unavailable(why) => {
                tracing::error!(why, "the store is unavailable");
                Problem::unavailable()
            }
            StoreError::Damaged(what) | StoreError::Unusable(what) => {
                tracing::error!(what, "the store is damaged");
                let key = "server-damaged";
                Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "damaged", key)
            }
        }
    }
}

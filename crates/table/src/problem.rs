//! Why a wish was not granted: its kind, a code for programs, a sentence for people.

use damrak_core::reopen::ReopenError;
use damrak_core::{Clause, OpenError, Phrase, Refused};
use damrak_store::StoreError;

/// What sort of problem it is, whatever it is about. Whoever answers by HTTP has a status for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ProblemKind {
    /// It cannot be understood.
    Bad,
    /// The asker is nobody yet.
    SignIn,
    /// The asker may not do this.
    Forbidden,
    /// There is no such thing, or the asker may not know of it.
    NotFound,
    /// There is such a thing, and this cannot be done with it.
    BadMethod,
    /// It took too long.
    TooSlow,
    /// It does not fit to how things stand.
    Conflict,
    /// It was there, and will not be again.
    Gone,
    /// It is larger than anything that is read.
    TooLarge,
    /// It is not in a form that is read here.
    OtherForm,
    /// It is asked of somebody else.
    OtherHost,
    /// It is understood, and the rules of a game or of a setup are against it.
    Refused,
    /// The asker is too fast.
    SlowDown,
    /// Something is broken here.
    Broken,
    /// It is right, but this program does not know it.
    NotKnown,
    /// Not just now.
    Unavailable,
}

/// A wish that is not granted.
#[derive(Clone, Debug, PartialEq)]
pub struct Problem {
    /// What sort of problem it is.
    pub kind: ProblemKind,
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
    pub fn new(kind: ProblemKind, code: &'static str, key: &'static str) -> Self {
        Self { kind, code, phrase: Phrase::new(key), clause: None, retry_after: None }
    }

    /// With an argument for its sentence.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<damrak_core::Arg>) -> Self {
        self.phrase = self.phrase.with(name, arg);
        self
    }

    /// There is no such thing, or the asker may not know of it.
    pub fn not_found() -> Self {
        Self::new(ProblemKind::NotFound, "not-found", "server-not-found")
    }

    /// The asker is nobody yet.
    pub fn sign_in() -> Self {
        Self::new(ProblemKind::SignIn, "sign-in", "server-sign-in")
    }

    /// The asker may not do this.
    pub fn forbidden() -> Self {
        Self::new(ProblemKind::Forbidden, "forbidden", "server-forbidden")
    }

    /// The seat belongs to somebody else.
    pub fn not_your_seat() -> Self {
        Self::new(ProblemKind::Forbidden, "not-your-seat", "server-not-your-seat")
    }

    /// The table is not in the state for this.
    pub fn not_now(key: &'static str) -> Self {
        Self::new(ProblemKind::Conflict, "not-now", key)
    }

    /// The decision was made in a state that is gone.
    pub fn stale() -> Self {
        Self::new(ProblemKind::Conflict, "stale", "server-stale")
    }

    /// The request cannot be understood.
    pub fn bad(key: &'static str) -> Self {
        Self::new(ProblemKind::Bad, "bad-request", key)
    }

    /// A program asks with a token for what needs a browser's session.
    pub fn browser_only() -> Self {
        Self::new(ProblemKind::Forbidden, "browser-only", "server-browser-only")
    }

    /// A page of somebody else asks.
    pub fn cross_site() -> Self {
        Self::new(ProblemKind::Forbidden, "cross-site", "server-cross-site")
    }

    /// The asker may do nothing any more.
    pub fn blocked() -> Self {
        Self::new(ProblemKind::Forbidden, "blocked", "server-blocked")
    }

    /// The asker is too fast: they may go on after so many seconds.
    pub fn slow_down(seconds: u32) -> Self {
        let problem = Self::new(ProblemKind::SlowDown, "slow-down", "server-slow-down");
        Self { retry_after: Some(seconds), ..problem.with("seconds", seconds) }
    }

    /// Too much is going on just now.
    pub fn busy() -> Self {
        let problem = Self::new(ProblemKind::Unavailable, "busy", "server-busy");
        Self { retry_after: Some(2), ..problem }
    }

    /// Nothing can be stored just now.
    pub fn unavailable() -> Self {
        Self::new(ProblemKind::Unavailable, "unavailable", "server-unavailable")
    }
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Self {
        let code = if refused.clause.is_some() { "against-the-rules" } else { "notation" };
        Self {
            kind: ProblemKind::Refused,
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
        Self { kind: ProblemKind::Refused, code, phrase, clause, retry_after: None }
    }
}

impl From<ReopenError> for Problem {
    fn from(error: ReopenError) -> Self {
        let unknown = |code, key| Problem::new(ProblemKind::NotKnown, code, key);
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
                Problem::new(ProblemKind::Broken, "damaged", key)
            }
        }
    }
}

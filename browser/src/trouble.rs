//! What can go wrong, worded for whoever reads the test's output.

use fantoccini::error::{CmdError, NewSessionError};

/// What went wrong.
#[derive(thiserror::Error)]
pub enum Trouble {
    /// A program could not be started or did not answer.
    #[error("{0}")]
    Start(String),
    /// The browser did not do what it was told.
    #[error("{doing}: {error}")]
    Browser {
        /// While doing what.
        doing: String,
        /// What the driver says.
        error: Box<CmdError>,
    },
    /// The page is not as it should be.
    #[error("{0}")]
    Page(String),
}

/// What comes of something that may go wrong.
pub type Outcome<T> = Result<T, Trouble>;

impl Trouble {
    /// The page is not as it should be.
    pub fn page(what: impl Into<String>) -> Self {
        Self::Page(what.into())
    }
}

/// Tests show errors in this way: the sentence says more than the fields.
impl std::fmt::Debug for Trouble {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}

impl From<std::io::Error> for Trouble {
    fn from(error: std::io::Error) -> Self {
        Self::Start(error.to_string())
    }
}

impl From<rusqlite::Error> for Trouble {
    fn from(error: rusqlite::Error) -> Self {
        Self::Start(format!("the stored tables cannot be changed: {error}"))
    }
}

impl From<NewSessionError> for Trouble {
    fn from(error: NewSessionError) -> Self {
        Self::Start(format!("no browser can be opened: {error}"))
    }
}

/// Says what was being done when the browser refused.
pub(crate) trait While<T> {
    fn while_doing(self, doing: impl FnOnce() -> String) -> Outcome<T>;
}

impl<T> While<T> for Result<T, CmdError> {
    fn while_doing(self, doing: impl FnOnce() -> String) -> Outcome<T> {
        self.map_err(|error| Trouble::Browser { doing: doing(), error: Box::new(error) })
    }
}

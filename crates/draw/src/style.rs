//! The style of the drawings: what all share, and what games have added.

use std::sync::{PoisonError, RwLock};

/// The colours and lines that all drawings share: `web/board.css`.
pub const SHARED: &str = include_str!("../../../web/board.css");

/// What games have added, in the order in which they came.
static LEARNT: RwLock<Vec<&str>> = RwLock::new(Vec::new());

/// Adds the style of a game's own classes. What is known already adds nothing, so that everybody who needs a game may
/// say so.
pub fn learn(own: &'static str) {
    let mut learnt = LEARNT.write().unwrap_or_else(PoisonError::into_inner);
    if !own.is_empty() && !learnt.contains(&own) {
        learnt.push(own);
    }
}

/// What games have added.
pub(crate) fn learnt() -> Vec<&'static str> {
    LEARNT.read().unwrap_or_else(PoisonError::into_inner).clone()
}

/// The whole style: what all drawings share, then what each game adds.
pub fn all() -> String {
    std::iter::once(SHARED).chain(learnt()).collect::<Vec<_>>().join("\n")
}

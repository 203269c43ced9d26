//! The words by which stores write down what somebody chose from a few.

use crate::{Act, SessionKind, Status};

macro_rules! words {
    ($name:ident: $($variant:ident = $word:literal),*) => {
        impl $name {
            pub(crate) const fn word(self) -> &'static str {
                match self { $(Self::$variant => $word),* }
            }

            pub(crate) fn of_word(word: &str) -> Option<Self> {
                match word {
                    $($word => Some(Self::$variant),)*
                    _ => None,
                }
            }
        }
    };
}

words!(SessionKind: Browser = "browser", Token = "token");
words!(Act: Block = "block", Unblock = "unblock", Grant = "grant", Revoke = "revoke",
    EndSessions = "end-sessions", Link = "link", Password = "password", CloseTable = "close-table",
    Handle = "handle");
words!(Status: Gathering = "gathering", Playing = "playing", Over = "over", Closed = "closed");

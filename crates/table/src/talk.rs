//! Short things that are said at every table: everybody reads them in their own language.

use damrak_core::Phrase;

/// Something short to say, by the name that programs use and the key of its sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Saying {
    /// What programs call it.
    pub name: &'static str,
    /// The key of its sentence.
    pub key: &'static str,
}

/// All of them, in the order in which they are offered.
pub const SAYINGS: [Saying; 8] = [
    Saying { name: "hello", key: "page-say-hello" },
    Saying { name: "good-luck", key: "page-say-good-luck" },
    Saying { name: "well-played", key: "page-say-well-played" },
    Saying { name: "thanks", key: "page-say-thanks" },
    Saying { name: "oh-no", key: "page-say-oh-no" },
    Saying { name: "moment", key: "page-say-moment" },
    Saying { name: "thinking", key: "page-say-thinking" },
    Saying { name: "good-game", key: "page-say-good-game" },
];

/// What stands around the name of a saying where lines of talk are kept. Nobody can write it: see
/// [`visible_line`](crate::text::visible_line).
const MARK: char = '\u{1}';

impl Saying {
    /// The saying of this name.
    pub fn named(name: &str) -> Option<Self> {
        SAYINGS.into_iter().find(|saying| saying.name == name)
    }

    /// What is kept of it among the lines of a table.
    pub fn kept(self) -> String {
        format!("{MARK}{}{MARK}", self.name)
    }

    /// The saying that a kept line is, if it is one.
    pub fn of_line(text: &str) -> Option<Self> {
        Self::named(text.strip_prefix(MARK)?.strip_suffix(MARK)?)
    }

    /// Its sentence.
    pub fn phrase(self) -> Phrase {
        Phrase::new(self.key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::visible_line;

    #[test]
    fn a_saying_is_kept_by_its_name_and_known_again() {
        for saying in SAYINGS {
            assert_eq!(Saying::of_line(&saying.kept()), Some(saying));
        }
        for line in [
            "hello",
            ":hello:",
            "\u{1}",
            "\u{1}\u{1}",
            "\u{1}hello",
            "\u{1}nobody-says-this\u{1}",
            "",
        ] {
            assert_eq!(Saying::of_line(line), None, "{line}");
        }
        let written = visible_line(&SAYINGS[0].kept(), 80, "server-chat-length");
        assert!(written.is_err(), "it is chosen, not written");
    }
}

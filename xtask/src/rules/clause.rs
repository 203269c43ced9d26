//! Clause ids, and where they stand in text.

use std::fmt;

/// The id of a clause, such as `K-17`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct ClauseId {
    pub(crate) letter: char,
    pub(crate) number: u32,
}

impl fmt::Display for ClauseId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.letter, self.number)
    }
}

impl ClauseId {
    /// The id at the very start of `text`, and what follows it.
    pub(crate) fn at_start(text: &str) -> Option<(Self, &str)> {
        let mut chars = text.chars();
        let letter = chars.next().filter(char::is_ascii_uppercase)?;
        let digits = chars.as_str().strip_prefix('-')?;
        let (number, rest) = number_at_start(digits)?;
        Some((Self { letter, number }, rest))
    }

    /// The clause that a test called `name` is about: `k17_...` is about K-17.
    pub(crate) fn of_test(name: &str) -> Option<Self> {
        let mut chars = name.chars();
        let letter = chars.next().filter(char::is_ascii_lowercase)?.to_ascii_uppercase();
        let (number, rest) = number_at_start(chars.as_str())?;
        rest.starts_with('_').then_some(Self { letter, number })
    }
}

/// Numbers are written without leading zeros, so that every id has one spelling.
fn number_at_start(text: &str) -> Option<(u32, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (digits, rest) = text.split_at(end);
    if digits.starts_with('0') {
        return None;
    }
    Some((digits.parse().ok()?, rest))
}

/// An id as it is mentioned in running text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Mention {
    pub(crate) id: ClauseId,
    /// Whether the word "clause" stands before it, which leaves no doubt of what is meant.
    pub(crate) called_clause: bool,
}

/// Every id mentioned in `text`; `UTF-8` and `X-K-2` mention none.
pub(crate) fn mentions(text: &str) -> Vec<Mention> {
    let mut found = Vec::new();
    for (at, _) in text.match_indices(|c: char| c.is_ascii_uppercase()) {
        let (before, after) = text.split_at(at);
        let glued = before.ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '-');
        if let Some((id, _)) = ClauseId::at_start(after).filter(|_| !glued) {
            let word = before.trim_end().rsplit(|c: char| !c.is_alphabetic()).next();
            let called_clause = word.is_some_and(|word| {
                word.eq_ignore_ascii_case("clause") || word.eq_ignore_ascii_case("clauses")
            });
            found.push(Mention { id, called_clause });
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(letter: char, number: u32) -> ClauseId {
        ClauseId { letter, number }
    }

    fn mentioned(text: &str) -> Vec<ClauseId> {
        mentions(text).into_iter().map(|mention| mention.id).collect()
    }

    #[test]
    fn a_test_names_its_clause_with_letter_number_and_underscore() {
        assert_eq!(ClauseId::of_test("k17_insolvent_player"), Some(id('K', 17)));
        assert_eq!(ClauseId::of_test("m2_"), Some(id('M', 2)));
        for other in ["k17", "k_17", "kk17_x", "K17_x", "k017_x", "k17b_x", "bids_are_sealed", ""] {
            assert_eq!(ClauseId::of_test(other), None, "{other}");
        }
    }

    #[test]
    fn a_number_beyond_all_reason_is_no_id() {
        assert_eq!(ClauseId::of_test("k99999999999_x"), None);
    }

    #[test]
    fn mentions_are_found_wherever_they_stand() {
        assert_eq!(
            mentioned("K-1, (K-2); see K-3/K-4 and `K-5`."),
            [1, 2, 3, 4, 5].map(|n| id('K', n))
        );
        assert_eq!(mentioned("K-7–K-9"), [id('K', 7), id('K', 9)]);
        assert_eq!(mentioned("K-12"), [id('K', 12)]);
    }

    #[test]
    fn what_only_resembles_an_id_is_no_mention() {
        for text in ["UTF-8", "X-K-2", "K - 2", "K-", "k-2", "a_K-2", "K-0", "ÄK-2"] {
            assert_eq!(mentioned(text), [], "{text}");
        }
    }

    #[test]
    fn the_word_clause_before_an_id_is_noticed() {
        let called = |text: &str| mentions(text)[0].called_clause;
        assert!(called("Clause K-17"));
        assert!(called("Breaks clauses K-17 and K-18"));
        assert!(called("(clause K-17)"));
        assert!(!called("subclause-like K-17"));
        assert!(!called("K-17"));
    }
}

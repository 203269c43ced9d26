//! Compares a rule book with the same book in another language.

use std::fmt;

use super::{book::RuleBook, clause::ClauseId};

/// A rule book in another language.
#[derive(Debug)]
pub(crate) struct Translation {
    file: String,
    book: RuleBook,
}

/// What is wrong with a translation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Problem {
    file: String,
    what: What,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum What {
    Lacks(ClauseId),
    Adds(ClauseId),
    Misplaced { expected: ClauseId, found: ClauseId },
    Twice(ClauseId),
    Malformed { line: usize, text: String },
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.file)?;
        match &self.what {
            What::Lacks(id) => write!(f, "{id} is missing"),
            What::Adds(id) => write!(f, "{id} is not in the original"),
            What::Misplaced { expected, found } => {
                write!(f, "{found} stands where the original has {expected}")
            }
            What::Twice(id) => write!(f, "{id} is defined twice"),
            What::Malformed { line, text } => {
                write!(f, "line {line} should begin with **X-n** or not look like it: {text}")
            }
        }
    }
}

impl Translation {
    /// The translation in a file.
    pub(crate) fn parse(file: &str, text: &str) -> Self {
        Self { file: file.to_owned(), book: RuleBook::parse(text) }
    }

    /// Where it differs from the original: it must have the same clauses in the same order.
    pub(crate) fn problems(&self, original: &RuleBook) -> Vec<Problem> {
        let malformed = self.book.malformed.iter();
        let mut found: Vec<What> = malformed
            .map(|(line, text)| What::Malformed { line: *line, text: text.clone() })
            .collect();
        let (ours, theirs) = (&self.book.clauses, &original.clauses);
        found.extend(theirs.keys().filter(|id| !self.book.has(**id)).map(|id| What::Lacks(*id)));
        found.extend(ours.keys().filter(|id| !original.has(**id)).map(|id| What::Adds(*id)));
        let twice = ours.iter().filter(|(_, lines)| lines.len() > 1);
        found.extend(twice.map(|(id, _)| What::Twice(*id)));
        if found.is_empty() {
            let mut pairs = original.in_order().into_iter().zip(self.book.in_order());
            let first = pairs.find(|(expected, found)| expected != found);
            found.extend(first.map(|(expected, found)| What::Misplaced { expected, found }));
        }
        found.into_iter().map(|what| Problem { file: self.file.clone(), what }).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(text: &str) -> Vec<String> {
        let original = RuleBook::parse("**K-1** a\n\n**K-2** b\n\n**K-3** c\n");
        let translation = Translation::parse("kontor.de.md", text);
        translation.problems(&original).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_same_clauses_in_the_same_order_are_right() {
        assert_eq!(problems("**K-1** x\n**K-2** y\n\n## z\n\n- **K-3** z\n"), Vec::<String>::new());
    }

    #[test]
    fn a_missing_clause_is_told() {
        assert_eq!(problems("**K-1** x\n**K-3** z\n"), ["kontor.de.md: K-2 is missing"]);
    }

    #[test]
    fn a_clause_too_many_is_told() {
        assert_eq!(
            problems("**K-1** x\n**K-2** y\n**K-3** z\n**K-4** v\n"),
            ["kontor.de.md: K-4 is not in the original"]
        );
        assert_eq!(
            problems("**K-1** x\n**K-2** y\n**K-3** z\n**K-2** v\n"),
            ["kontor.de.md: K-2 is defined twice"]
        );
    }

    #[test]
    fn another_order_is_told() {
        assert_eq!(
            problems("**K-1** x\n**K-3** z\n**K-2** y\n"),
            ["kontor.de.md: K-3 stands where the original has K-2"]
        );
    }

    #[test]
    fn a_malformed_clause_is_told() {
        assert_eq!(
            problems("**K-1** x\n**K-2.** y\n**K-3** z\n"),
            [
                "kontor.de.md: line 2 should begin with **X-n** or not look like it: **K-2.** y",
                "kontor.de.md: K-2 is missing"
            ]
        );
    }
}

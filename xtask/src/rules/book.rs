//! Reads the clauses out of a rule book.

use std::collections::BTreeMap;

use super::clause::ClauseId;

/// The clauses of one game's rule book.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct RuleBook {
    /// Every clause with the lines that define it; more than one line is a mistake.
    pub(crate) clauses: BTreeMap<ClauseId, Vec<usize>>,
    /// Lines that begin with an id in bold but do not define it in the agreed form.
    pub(crate) malformed: Vec<(usize, String)>,
}

impl RuleBook {
    /// A clause is defined by a line that begins with its id in bold: `**K-17** Whoever ...`,
    /// also as an item of a list. Lines inside code fences do not count.
    pub(crate) fn parse(text: &str) -> Self {
        let mut book = Self::default();
        let mut in_fence = false;
        for (number, line) in (1..).zip(text.lines()) {
            if line.trim_start().starts_with("```") {
                in_fence = !in_fence;
            } else if in_fence {
                continue;
            } else if let Some(id) = definition(line) {
                book.clauses.entry(id).or_default().push(number);
            } else if looks_like_a_definition(line) {
                book.malformed.push((number, line.trim().to_owned()));
            }
        }
        book
    }

    /// The letter of this game's clauses: that of its first clause in the text.
    pub(crate) fn letter(&self) -> Option<char> {
        self.clauses.iter().min_by_key(|(_, lines)| lines[0]).map(|(id, _)| id.letter)
    }

    /// The clauses in the order of the text.
    pub(crate) fn in_order(&self) -> Vec<ClauseId> {
        let mut places: Vec<(usize, ClauseId)> = self
            .clauses
            .iter()
            .flat_map(|(id, lines)| lines.iter().map(|line| (*line, *id)))
            .collect();
        places.sort_unstable();
        places.into_iter().map(|(_, id)| id).collect()
    }

    /// The words of a clause in a book: from its number to the next clause, heading or empty line.
    pub(crate) fn words_of(&self, id: ClauseId, text: &str) -> Option<String> {
        let first = *self.clauses.get(&id)?.first()?;
        let ends = |line: &str| {
            line.trim().is_empty() || line.starts_with('#') || definition(line).is_some()
        };
        let mut lines = text.lines().skip(first - 1);
        let head = lines.next()?;
        let words = std::iter::once(head).chain(lines.take_while(|line| !ends(line)));
        Some(words.collect::<Vec<_>>().join("\n"))
    }

    /// Whether `id` is defined here.
    pub(crate) fn has(&self, id: ClauseId) -> bool {
        self.clauses.contains_key(&id)
    }
}

fn definition(line: &str) -> Option<ClauseId> {
    let line = line.strip_prefix("- ").or_else(|| line.strip_prefix("* ")).unwrap_or(line);
    let (id, rest) = ClauseId::at_start(line.strip_prefix("**")?)?;
    rest.starts_with("**").then_some(id)
}

/// Catches `**K-17.** ...`, `1. **K-17** ...` and their like, which would silently not count.
fn looks_like_a_definition(line: &str) -> bool {
    let text = line.trim_start_matches(|c: char| c.is_ascii_digit() || " \t-+>.#".contains(c));
    let text = text.strip_prefix("* ").unwrap_or(text);
    let Some(bold) = text.strip_prefix("**") else { return false };
    let mut chars = bold.chars();
    chars.next().is_some_and(|c| c.is_ascii_uppercase())
        && chars.next() == Some('-')
        && chars.next().is_some_and(|c| c.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(text: &str) -> Vec<String> {
        RuleBook::parse(text).clauses.keys().map(ToString::to_string).collect()
    }

    #[test]
    fn clauses_are_lines_that_begin_with_a_bold_id() {
        let text =
            "# Kontor\n\n**K-1** Two play.\n- **K-2** Each has money.\n* **K-3** And cards.\n";
        assert_eq!(ids(text), ["K-1", "K-2", "K-3"]);
        assert_eq!(RuleBook::parse(text).malformed, []);
    }

    #[test]
    fn ids_inside_a_sentence_or_a_code_fence_define_nothing() {
        let text = "As **K-1** says.\n\nSee K-2.\n```\n**K-3** an example\n```\n**K-4** Real.\n";
        assert_eq!(ids(text), ["K-4"]);
    }

    #[test]
    fn a_clause_defined_twice_keeps_both_lines() {
        let book = RuleBook::parse("**K-1** a\n\n**K-1** b\n");
        assert_eq!(book.clauses[&ClauseId { letter: 'K', number: 1 }], [1, 3]);
    }

    #[test]
    fn near_definitions_are_kept_for_the_report() {
        for line in [
            "**K-1.** Two play.",
            "**K-1 Players** Two play.",
            "  - **K-1** Two play.",
            "1. **K-1** Two play.",
            "### **K-1** Players",
            "**K-01** Two play.",
            "  * **K-1** Two play.",
        ] {
            let book = RuleBook::parse(line);
            assert!(book.clauses.is_empty(), "{line}");
            assert_eq!(book.malformed, [(1, line.trim().to_owned())]);
        }
    }

    #[test]
    fn ordinary_lines_are_no_near_definitions() {
        for line in ["K-1 is **important**", "- see **K-1**", "**Note** K-1", "|**K-1**|", "**X**"]
        {
            assert_eq!(RuleBook::parse(line), RuleBook::default(), "{line}");
        }
    }

    #[test]
    fn the_letter_is_that_of_the_first_clause() {
        assert_eq!(RuleBook::parse("**M-2** a\n**K-1** b\n").letter(), Some('M'));
        assert_eq!(RuleBook::parse("nothing").letter(), None);
    }
}

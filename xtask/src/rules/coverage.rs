//! Compares a rule book with the tests and comments of its game.

use std::{collections::BTreeMap, fmt};

use super::{
    book::RuleBook,
    clause::{self, ClauseId},
    source::Source,
    translation::{self, Translation},
};

/// A place in a file, as editors understand it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) file: String,
    pub(crate) line: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

/// What a file of a game's crate is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Under `src/`: its comments must cite clauses that exist.
    Library,
    /// Anywhere else: only its tests matter.
    Other,
}

/// One game: its rule book and what its crate says about it.
#[derive(Debug)]
pub(crate) struct Game {
    pub(crate) name: String,
    /// The file of the rule book.
    pub(crate) file: String,
    pub(crate) book: RuleBook,
    pub(crate) translations: Vec<Translation>,
    tests: Vec<(ClauseId, String, Place)>,
    mentions: Vec<Citation>,
}

/// A comment that cites a clause.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Citation {
    mention: clause::Mention,
    pub(crate) place: Place,
    /// The first line of code below the comment: what it is about.
    pub(crate) about: String,
}

/// A disagreement between rule book and code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Problem {
    NoClauses,
    Untested { id: ClauseId },
    Uncited { id: ClauseId },
    TestOfNothing { test: String, id: ClauseId, place: Place },
    DefinedTwice { id: ClauseId, lines: Vec<usize> },
    Gap { first: ClauseId, last: ClauseId },
    ForeignLetter { id: ClauseId, line: usize },
    LetterTaken { letter: char, by: String },
    Malformed { line: usize, text: String },
    MentionOfNothing { id: ClauseId, place: Place },
    Translation(translation::Problem),
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoClauses => write!(f, "the rule book defines no clause"),
            Self::Untested { id } => write!(f, "{id} has no test"),
            Self::Uncited { id } => write!(f, "{id} is named by no comment of the source"),
            Self::TestOfNothing { test, id, place } => {
                write!(f, "{place}: test {test} names {id}, which is not in this rule book")
            }
            Self::DefinedTwice { id, lines } => write!(f, "{id} is defined on lines {lines:?}"),
            Self::Gap { first, last } if first == last => write!(f, "{first} is missing"),
            Self::Gap { first, last } => write!(f, "{first} to {last} are missing"),
            Self::ForeignLetter { id, line } => {
                write!(f, "line {line}: {id} has another letter than the first clause")
            }
            Self::LetterTaken { letter, by } => write!(f, "{by} uses the letter {letter} as well"),
            Self::Malformed { line, text } => {
                write!(f, "line {line} should begin with **X-n** or not look like it: {text}")
            }
            Self::MentionOfNothing { id, place } => {
                write!(f, "{place}: a comment cites {id}, which does not exist")
            }
            Self::Translation(problem) => problem.fmt(f),
        }
    }
}

impl Game {
    /// A game with the rule book `text`, still without code.
    pub(crate) fn new(name: &str, file: &str, text: &str) -> Self {
        Self {
            name: name.to_owned(),
            file: file.to_owned(),
            book: RuleBook::parse(text),
            translations: Vec::new(),
            tests: Vec::new(),
            mentions: Vec::new(),
        }
    }

    /// Takes in the rule book in another language.
    pub(crate) fn read_translation(&mut self, file: &str, text: &str) {
        self.translations.push(Translation::parse(file, text));
    }

    /// Takes in one source file of the game's crate.
    pub(crate) fn read_source(&mut self, file: &str, kind: Kind, text: &str) {
        let place = |line| Place { file: file.to_owned(), line };
        let source = Source::parse(text);
        for test in source.tests() {
            if let Some(id) = ClauseId::of_test(&test.name) {
                self.tests.push((id, test.name, place(test.line)));
            }
        }
        if kind == Kind::Library {
            for (line, comment) in &source.comments {
                for mention in clause::mentions(comment) {
                    let about = source.code_below(*line).trim().to_owned();
                    self.mentions.push(Citation { mention, place: place(*line), about });
                }
            }
        }
    }

    /// How many tests name a clause of this game.
    pub(crate) fn test_count(&self) -> usize {
        self.tests.iter().filter(|(id, ..)| self.book.has(*id)).count()
    }

    /// Every clause with its tests.
    pub(crate) fn tests_by_clause(&self) -> BTreeMap<ClauseId, Vec<(&str, &Place)>> {
        let mut by_clause: BTreeMap<_, _> =
            self.book.clauses.keys().map(|id| (*id, Vec::new())).collect();
        for (id, name, place) in &self.tests {
            if let Some(tests) = by_clause.get_mut(id) {
                tests.push((name.as_str(), place));
            }
        }
        by_clause
    }

    /// The comments of the source that name a clause.
    pub(crate) fn citations(&self, id: ClauseId) -> impl Iterator<Item = &Citation> {
        self.mentions.iter().filter(move |citation| citation.mention.id == id)
    }

    /// Everything that is wrong with this game; `all` are the games whose letters are taken.
    pub(crate) fn problems(&self, all: &[Game]) -> Vec<Problem> {
        let mut problems = self.problems_of_the_book(all);
        let of_translations = self.translations.iter().flat_map(|other| other.problems(&self.book));
        problems.extend(of_translations.map(Problem::Translation));
        let untested = self.tests_by_clause().into_iter().filter(|(_, tests)| tests.is_empty());
        problems.extend(untested.map(|(id, _)| Problem::Untested { id }));
        let uncited = self.book.clauses.keys().filter(|id| self.citations(**id).next().is_none());
        problems.extend(uncited.map(|id| Problem::Uncited { id: *id }));
        problems.extend(self.tests_of_nothing(all));
        problems.extend(self.mentions_of_nothing(all));
        problems
    }

    fn problems_of_the_book(&self, all: &[Game]) -> Vec<Problem> {
        let malformed = self.book.malformed.iter();
        let mut problems: Vec<Problem> = malformed
            .map(|(line, text)| Problem::Malformed { line: *line, text: text.clone() })
            .collect();
        let Some(letter) = self.book.letter() else {
            problems.push(Problem::NoClauses);
            return problems;
        };
        let namesakes = all.iter().filter(|game| game.name != self.name);
        problems.extend(
            namesakes
                .filter(|game| game.book.letter() == Some(letter))
                .map(|game| Problem::LetterTaken { letter, by: game.name.clone() }),
        );
        for (&id, lines) in &self.book.clauses {
            if id.letter != letter {
                problems.push(Problem::ForeignLetter { id, line: lines[0] });
            }
            if lines.len() > 1 {
                problems.push(Problem::DefinedTwice { id, lines: lines.clone() });
            }
        }
        problems.extend(self.gaps(letter));
        problems
    }

    /// Clauses are numbered from 1 without a hole.
    fn gaps(&self, letter: char) -> Vec<Problem> {
        let id = |number| ClauseId { letter, number };
        let mut gaps = Vec::new();
        let mut expected = 1;
        for number in self.book.clauses.keys().filter(|id| id.letter == letter).map(|id| id.number)
        {
            if number > expected {
                gaps.push(Problem::Gap { first: id(expected), last: id(number - 1) });
            }
            expected = number.saturating_add(1);
        }
        gaps
    }

    /// A name like `d6_is_fair` is about a clause only when some game has the letter D.
    fn tests_of_nothing(&self, all: &[Game]) -> impl Iterator<Item = Problem> {
        self.tests.iter().filter(|(id, ..)| !self.book.has(*id) && owner(*id, all).is_some()).map(
            |(id, test, place)| Problem::TestOfNothing {
                test: test.clone(),
                id: *id,
                place: place.clone(),
            },
        )
    }

    /// A comment may cite another game's clause; an unknown letter counts after "clause" alone.
    fn mentions_of_nothing(&self, all: &[Game]) -> impl Iterator<Item = Problem> {
        self.mentions
            .iter()
            .filter(|Citation { mention, .. }| match owner(mention.id, all) {
                Some(game) => !game.book.has(mention.id),
                None => mention.called_clause,
            })
            .map(|Citation { mention, place, .. }| Problem::MentionOfNothing {
                id: mention.id,
                place: place.clone(),
            })
    }
}

/// The game whose clauses have the letter of `id`.
fn owner(id: ClauseId, all: &[Game]) -> Option<&Game> {
    all.iter().find(|game| game.book.letter() == Some(id.letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO_CLAUSES: &str = "**K-1** Two play.\n\n**K-2** They bid.\n";
    const TWO_TESTS: &str = "#[test] fn k1_two_play() {}\n#[test] fn k2_they_bid() {}\n";

    fn kontor(book: &str, tests: &str, library: &str) -> Game {
        let mut game = Game::new("kontor", "games/kontor/rules/book/en.md", book);
        game.read_source("tests/rulebook.rs", Kind::Other, tests);
        game.read_source("src/lib.rs", Kind::Library, library);
        let ids: Vec<String> = game.book.clauses.keys().map(ToString::to_string).collect();
        game.read_source("src/rules.rs", Kind::Library, &format!("// {}", ids.join(", ")));
        game
    }

    #[test]
    fn a_clause_that_no_comment_names_is_told() {
        let mut game = Game::new("kontor", "en.md", TWO_CLAUSES);
        game.read_source("tests/rulebook.rs", Kind::Other, TWO_TESTS);
        let rules = "/// Clause K-1: how many play.\n#[must_use]\nfn players() -> u8 { 2 }\n";
        game.read_source("src/lib.rs", Kind::Library, rules);
        let id = ClauseId { letter: 'K', number: 1 };
        let about: Vec<&str> = game.citations(id).map(|it| it.about.as_str()).collect();
        assert_eq!(about, ["fn players() -> u8 { 2 }"]);
        assert_eq!(problems(game), ["K-2 is named by no comment of the source"]);
    }

    /// Problems in words, with Merchants (M-1 alone) beside it.
    fn problems(game: Game) -> Vec<String> {
        let all =
            [game, Game::new("merchants", "games/merchants/rules/book/en.md", "**M-1** Buy.\n")];
        all[0].problems(&all).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_tested_rule_book_has_no_problem() {
        let game = kontor(TWO_CLAUSES, TWO_TESTS, "/// Clause K-2, unlike M-1.\nfn bid() {}");
        assert_eq!(game.test_count(), 2);
        assert_eq!(problems(game), Vec::<String>::new());
    }

    #[test]
    fn a_clause_may_have_several_tests_anywhere_in_the_crate() {
        let game = kontor(
            TWO_CLAUSES,
            "#[test] fn k1_a() {}",
            "#[test] fn k1_b() {} #[test] fn k2_c() {}",
        );
        let counts: Vec<usize> = game.tests_by_clause().values().map(Vec::len).collect();
        assert_eq!(counts, [2, 1]);
        assert_eq!(problems(game), Vec::<String>::new());
    }

    #[test]
    fn a_clause_without_a_test_is_told() {
        let game = kontor(TWO_CLAUSES, "#[test] fn k1_two_play() {} fn k2_helper() {}", "");
        assert_eq!(problems(game), ["K-2 has no test"]);
    }

    #[test]
    fn a_test_of_no_clause_is_told_with_its_place() {
        let tests = format!("{TWO_TESTS}#[test]\nfn k3_gone() {{}}\n#[test] fn d6_is_fair() {{}}");
        assert_eq!(
            problems(kontor(TWO_CLAUSES, &tests, "")),
            ["tests/rulebook.rs:4: test k3_gone names K-3, which is not in this rule book"]
        );
    }

    #[test]
    fn a_test_of_another_games_clause_is_told() {
        let tests = format!("{TWO_TESTS}#[test] fn m1_buy() {{}}");
        assert_eq!(
            problems(kontor(TWO_CLAUSES, &tests, "")),
            ["tests/rulebook.rs:3: test m1_buy names M-1, which is not in this rule book"]
        );
    }

    #[test]
    fn a_clause_defined_twice_is_told() {
        let book = format!("{TWO_CLAUSES}\n**K-1** Again.\n");
        assert_eq!(problems(kontor(&book, TWO_TESTS, "")), ["K-1 is defined on lines [1, 5]"]);
    }

    #[test]
    fn gaps_in_the_numbering_are_told() {
        let tests = "#[test] fn k2_a() {}\n#[test] fn k6_b() {}";
        assert_eq!(
            problems(kontor("**K-2** a\n**K-6** b\n", tests, "")),
            ["K-1 is missing", "K-3 to K-5 are missing"]
        );
    }

    #[test]
    fn a_letter_belongs_to_one_game() {
        let tests = "#[test] fn m1_a() {}";
        assert_eq!(
            problems(kontor("**M-1** a\n", tests, "")),
            ["merchants uses the letter M as well"]
        );
        let tests = format!("{TWO_TESTS}#[test] fn x1_a() {{}}");
        assert_eq!(
            problems(kontor(&format!("{TWO_CLAUSES}**X-1** a\n"), &tests, "")),
            ["line 4: X-1 has another letter than the first clause"]
        );
    }

    #[test]
    fn a_malformed_definition_is_told() {
        let book = format!("{TWO_CLAUSES}**K-3.** Almost.\n");
        assert_eq!(
            problems(kontor(&book, TWO_TESTS, "")),
            ["line 4 should begin with **X-n** or not look like it: **K-3.** Almost."]
        );
    }

    #[test]
    fn an_empty_rule_book_is_told() {
        assert_eq!(problems(kontor("# Kontor\n", "", "")), ["the rule book defines no clause"]);
    }

    #[test]
    fn comments_that_cite_nothing_are_told() {
        let library = "/// Clause K-3.\n// like M-2\n/// UTF-8, A-4, clause Z-1\nfn f() {}";
        assert_eq!(
            problems(kontor(TWO_CLAUSES, TWO_TESTS, library)),
            [
                "src/lib.rs:1: a comment cites K-3, which does not exist",
                "src/lib.rs:2: a comment cites M-2, which does not exist",
                "src/lib.rs:3: a comment cites Z-1, which does not exist",
            ]
        );
    }
}

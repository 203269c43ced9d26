//! Reads just enough Rust to find tests and comments, also inside macros such as `proptest!`.

/// A source file taken apart.
#[derive(Debug, Default)]
pub(crate) struct Source {
    /// The code with comments and literals blanked out; lines stay where they were.
    code: String,
    /// Every line of a comment with its line number.
    pub(crate) comments: Vec<(usize, String)>,
}

/// A function that the test harness runs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct TestFn {
    pub(crate) name: String,
    pub(crate) line: usize,
}

impl Source {
    /// Separates code from comments and literals.
    pub(crate) fn parse(text: &str) -> Self {
        let mut source = Self::default();
        let mut line = 1;
        let mut rest = text;
        while !rest.is_empty() {
            let glued = source.code.ends_with(|c: char| c.is_alphanumeric() || c == '_');
            let (piece, length) = next_piece(rest, glued);
            let (taken, after) = rest.split_at(length);
            if piece == Piece::Comment {
                let numbered = (line..).zip(taken.lines().map(str::to_owned));
                source.comments.extend(numbered);
            }
            match piece {
                Piece::Code => source.code.push_str(taken),
                Piece::Comment | Piece::Literal => {
                    // One blank, so that the words on both sides stay apart.
                    source.code.push(' ');
                    source.code.extend(taken.chars().filter(|c| *c == '\n'));
                }
            }
            line += taken.matches('\n').count();
            rest = after;
        }
        source
    }

    /// The first line of code below this line that is more than an attribute; nothing if there is none.
    pub(crate) fn code_below(&self, line: usize) -> &str {
        let is_code = |text: &&str| !text.trim().is_empty() && !text.trim().starts_with("#[");
        self.code.lines().skip(line).find(is_code).unwrap_or_default()
    }

    /// Every function with the attribute `#[test]`, unless `#[ignore]` keeps it from running.
    pub(crate) fn tests(&self) -> Vec<TestFn> {
        let tokens = tokens(&self.code);
        let mut tests = Vec::new();
        let (mut is_test, mut is_ignored) = (false, false);
        let mut at = 0;
        while let Some(&(line, token)) = tokens.get(at) {
            match token {
                "#" => {
                    let (attribute, next) = attribute(&tokens, at);
                    is_test |= attribute == ["test"];
                    is_ignored |= attribute.first() == Some(&"ignore");
                    at = next;
                    continue;
                }
                "fn" => {
                    if let Some(&(_, name)) = tokens.get(at + 1)
                        && is_test
                        && !is_ignored
                    {
                        tests.push(TestFn { name: name.to_owned(), line });
                    }
                    (is_test, is_ignored) = (false, false);
                }
                // What may stand between the attributes of a function and its `fn`.
                "pub" | "(" | "crate" | "super" | ")" | "async" | "const" => {}
                _ => (is_test, is_ignored) = (false, false),
            }
            at += 1;
        }
        tests
    }
}

/// What a stretch of source text is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Piece {
    Code,
    Comment,
    Literal,
}

/// The piece at the start of `text` and its length in bytes; `glued` when a word ends just before.
fn next_piece(text: &str, glued: bool) -> (Piece, usize) {
    if text.starts_with("//") {
        return (Piece::Comment, text.find('\n').unwrap_or(text.len()));
    }
    if text.starts_with("/*") {
        return (Piece::Comment, block_comment(text));
    }
    if text.starts_with('"') {
        return (Piece::Literal, quoted(text, '"'));
    }
    if !glued && let Some(length) = raw_string(text) {
        return (Piece::Literal, length);
    }
    if let Some(after) = text.strip_prefix('\'') {
        let mut chars = after.chars();
        let is_char = chars.next() == Some('\\') || chars.next() == Some('\'');
        return if is_char { (Piece::Literal, quoted(text, '\'')) } else { (Piece::Code, 1) };
    }
    (Piece::Code, text.chars().next().map_or(0, char::len_utf8))
}

/// The length of a block comment; they nest.
fn block_comment(text: &str) -> usize {
    let mut depth = 0_usize;
    let mut at = 0;
    while at < text.len() {
        let rest = &text.as_bytes()[at..];
        if rest.starts_with(b"/*") {
            depth += 1;
            at += 2;
        } else if rest.starts_with(b"*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += 1;
        }
    }
    text.len()
}

/// The length of a literal between two `quote`s, backslashes minded.
fn quoted(text: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            c if c == quote => return at + c.len_utf8(),
            _ => {}
        }
    }
    text.len()
}

/// The length of a raw string such as `r#"..."#`, if one starts here.
fn raw_string(text: &str) -> Option<usize> {
    let after = ["r", "br", "cr"].iter().find_map(|prefix| text.strip_prefix(prefix))?;
    let hashes = after.len() - after.trim_start_matches('#').len();
    let body = after[hashes..].strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(hashes));
    let length = body.find(&end).map_or(body.len(), |at| at + end.len());
    Some(text.len() - body.len() + length)
}

/// Words and single marks, each with its line.
fn tokens(code: &str) -> Vec<(usize, &str)> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let mut tokens = Vec::new();
    for (line, text) in (1..).zip(code.lines()) {
        let mut rest = text.trim_start();
        while let Some(first) = rest.chars().next() {
            let length = if is_word(first) {
                rest.find(|c| !is_word(c)).unwrap_or(rest.len())
            } else {
                first.len_utf8()
            };
            let (token, after) = rest.split_at(length);
            tokens.push((line, token));
            rest = after.trim_start();
        }
    }
    tokens
}

/// The tokens inside the attribute whose `#` is at `at`, and where the code goes on.
fn attribute<'a>(tokens: &[(usize, &'a str)], at: usize) -> (Vec<&'a str>, usize) {
    let is = |at: usize, mark: &str| tokens.get(at).is_some_and(|(_, token)| *token == mark);
    if !is(at + 1, "[") {
        return (Vec::new(), at + 1);
    }
    let mut depth = 0;
    let mut inside = Vec::new();
    for (offset, (_, token)) in tokens[at + 1..].iter().enumerate() {
        match *token {
            "[" => depth += 1,
            "]" => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return (inside, at + offset + 2);
        }
        if offset > 0 {
            inside.push(*token);
        }
    }
    (inside, tokens.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Vec<String> {
        Source::parse(text).tests().into_iter().map(|test| test.name).collect()
    }

    #[test]
    fn tests_are_functions_with_the_test_attribute() {
        let text = "#[test]\nfn k1_a() {}\n\nfn helper() {}\n#[test] pub(crate) fn k2_b() {}\n";
        let tests = Source::parse(text).tests();
        let expected =
            [("k1_a", 2), ("k2_b", 5)].map(|(n, line)| TestFn { name: n.to_owned(), line });
        assert_eq!(tests, expected);
    }

    #[test]
    fn other_attributes_may_stand_around() {
        let text = "
            #[cfg(debug_assertions)] #[test] #[should_panic(expected = \"]\")]
            /// Words.
            fn k1_a() {}
            #[cfg(test)] mod tests { #[test] fn k2_b() -> Result<(), ()> { Ok(()) } }
            #[cfg(test)] fn helper() {}
            #[derive(Debug)] struct S; fn after() {}";
        assert_eq!(names(text), ["k1_a", "k2_b"]);
    }

    #[test]
    fn tests_inside_macros_count() {
        let text = "
            proptest! {
                #![proptest_config(ProptestConfig::with_cases(64))]
                #[test]
                fn k9_money_is_conserved(seed in any::<u64>(), n in 2..=4_usize) { prop_assert!(true); }
            }";
        assert_eq!(names(text), ["k9_money_is_conserved"]);
    }

    #[test]
    fn ignored_tests_do_not_count() {
        let text = "#[test]\n#[ignore = \"slow\"]\nfn k1_a() {}\n#[ignore] #[test] fn k2_b() {}\n#[test] fn k3_c() {}";
        assert_eq!(names(text), ["k3_c"]);
    }

    #[test]
    fn the_attribute_belongs_to_the_next_item_only() {
        assert_eq!(names("#[test] static X: u8 = 1; fn k1_a() {}"), Vec::<String>::new());
    }

    #[test]
    fn comments_and_literals_hold_no_tests() {
        let text = r####"
            // #[test] fn k1_a() {}
            /* #[test] /* fn */ fn k2_b() {} */
            const A: &str = "#[test] fn k3_c() {} \" #[test] fn k4_d() {}";
            const B: &str = r##"#[test] fn k5_e() {} "# "##;
            const C: &[u8] = br"\"; const D: char = '"'; const E: char = '\'';
            fn life<'a>(x: &'a str) -> &'a str { x }
            #[test] fn k6_f() { let r#fn = 1; }
        "####;
        assert_eq!(names(text), ["k6_f"]);
    }

    #[test]
    fn comments_keep_their_lines() {
        let text = "//! Clause K-1\nfn a() {} // K-2\nlet s = \"// not me\n\"; /* K-3\n * K-4 */ x";
        let comments = Source::parse(text).comments;
        let expected = [(1, "//! Clause K-1"), (2, "// K-2"), (4, "/* K-3"), (5, " * K-4 */")];
        assert_eq!(comments, expected.map(|(line, text)| (line, text.to_owned())));
    }

    #[test]
    fn broken_source_is_read_to_its_end() {
        for text in
            ["\"open", "r#\"open", "/* open /* deeper", "'", "'\\", "#[test", "#", "fn", "é'é'"]
        {
            let _ = Source::parse(text).tests();
        }
    }
}

//! Finds the string literals of Rust source text.

/// The text between the quotes of every string literal, as written. Comments do not count.
pub(crate) fn string_literals(source: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        rest = if let Some(comment) = rest.strip_prefix("//") {
            comment.split_once('\n').map_or("", |(_, after)| after)
        } else if let Some(comment) = rest.strip_prefix("/*") {
            after_block_comment(comment)
        } else if let Some(body) = rest.strip_prefix('"') {
            let (text, after) = cut_at_closing_quote(body);
            found.push(text);
            after
        } else if let Some(body) = rest.strip_prefix('\'') {
            after_single_quote(body)
        } else if is_word(first) {
            let end = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
            let (word, after) = rest.split_at(end);
            match cut_raw_string(word, after) {
                Some((text, after)) => {
                    found.push(text);
                    after
                }
                None => after,
            }
        } else {
            &rest[first.len_utf8()..]
        };
    }
    found
}

fn is_word(c: char) -> bool {
    c == '_' || c.is_alphanumeric()
}

/// Block comments nest.
fn after_block_comment(mut rest: &str) -> &str {
    let mut depth = 1;
    while depth > 0 {
        let Some(at) = rest.find("/*").into_iter().chain(rest.find("*/")).min() else { return "" };
        depth = if rest[at..].starts_with("/*") { depth + 1 } else { depth - 1 };
        rest = &rest[at + 2..];
    }
    rest
}

fn cut_at_closing_quote(body: &str) -> (&str, &str) {
    let mut escaped = false;
    for (at, c) in body.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return (&body[..at], &body[at + 1..]),
            _ => {}
        }
    }
    (body, "")
}

/// Behind a single quote stands a character, which may be a quote itself, or a lifetime.
fn after_single_quote(body: &str) -> &str {
    let mut chars = body.chars();
    match chars.next() {
        Some('\\') => {
            chars.next();
            chars.as_str().split_once('\'').map_or("", |(_, after)| after)
        }
        Some(_) => chars.as_str().strip_prefix('\'').unwrap_or(body),
        None => "",
    }
}

fn cut_raw_string<'s>(word: &str, after: &'s str) -> Option<(&'s str, &'s str)> {
    if !matches!(word, "r" | "br" | "cr") {
        return None;
    }
    let body = after.trim_start_matches('#');
    let hashes = &after[..after.len() - body.len()];
    let body = body.strip_prefix('"')?;
    Some(body.split_once(&format!("\"{hashes}")).unwrap_or((body, "")))
}

#[test]
fn strings_of_every_kind_are_found() {
    let source = r####"
        a("one", b"two", c"three", r"four", r#"fi"ve"#, br##"s"#ix"##, "");
        "sev\"en" "eight\\" "ni
ne""####;
    let expected =
        ["one", "two", "three", "four", "fi\"ve", "s\"#ix", "", "sev\\\"en", "eight\\\\", "ni\nne"];
    assert_eq!(string_literals(source), expected);
}

#[test]
fn comments_do_not_count() {
    let source = "// \"a\"\n/// \"b\"\n\"c\" /* \"d\" /* \"e\" */ \"f\" */ \"g\" // it's\n\"h\"";
    assert_eq!(string_literals(source), ["c", "g", "h"]);
}

#[test]
fn characters_and_lifetimes_do_not_open_strings() {
    let source =
        r##"fn f<'a>(x: &'a str) { ['"', '\'', '\\', '\u{22}', b'"', '/']; r#type("in") }"##;
    assert_eq!(string_literals(source), ["in"]);
}

#[test]
fn unfinished_source_ends_quietly() {
    for source in ["\"a", "r#\"a\"", "/* a", "'", "'\\", "//", "r#", "é\"ü\\"] {
        string_literals(source);
    }
}

//! Finds a clause in a rule book.

use crate::failure::Failure;

/// The text of one clause: from its number to the next clause or heading.
///
/// `k-17` and `17` find `K-17` too.
pub(crate) fn clause<'b>(book: &'b str, wanted: &str) -> Result<&'b str, Failure> {
    let wanted = wanted.trim().to_ascii_uppercase();
    let is_wanted =
        |id: &str| id == wanted || id.split_once('-').is_some_and(|(_, number)| number == wanted);
    let mut found = None;
    for (at, line) in lines(book) {
        let id = defined(line);
        match found {
            None if id.is_some_and(is_wanted) => found = Some(at),
            Some(start) if id.is_some() || line.starts_with('#') => {
                return Ok(book[start..at].trim_end());
            }
            _ => {}
        }
    }
    found.map(|start| book[start..].trim_end()).ok_or_else(|| unknown(book, &wanted))
}

fn unknown(book: &str, wanted: &str) -> Failure {
    let mut ids = lines(book).filter_map(|(_, line)| defined(line));
    let range = match (ids.next(), ids.last()) {
        (Some(first), Some(last)) => format!("; the clauses are {first} to {last}"),
        _ => String::new(),
    };
    Failure::usage(format!("there is no clause `{wanted}`{range}"))
}

/// Every line with the place where it begins.
fn lines(book: &str) -> impl Iterator<Item = (usize, &str)> {
    book.split_inclusive('\n').scan(0, |next, line| {
        let at = *next;
        *next += line.len();
        Some((at, line))
    })
}

/// The id that the line defines: a clause begins with its number in bold, perhaps as a list item.
fn defined(line: &str) -> Option<&str> {
    let line = line.strip_prefix("- ").or_else(|| line.strip_prefix("* ")).unwrap_or(line);
    let (id, _) = line.strip_prefix("**")?.split_once("**")?;
    let (letter, number) = id.split_once('-')?;
    let is_id = letter.len() == 1 && number.bytes().all(|byte| byte.is_ascii_digit());
    is_id.then_some(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str =
        "# Tea\n\n**T-1** One.\nMore.\n\nStill one.\n\n**T-2** Two.\n\n## End\n\nx\n";

    #[test]
    fn a_clause_ends_at_the_next_one_or_at_a_heading() {
        assert_eq!(clause(BOOK, "T-1").ok(), Some("**T-1** One.\nMore.\n\nStill one."));
        assert_eq!(clause(BOOK, "t-2").ok(), Some("**T-2** Two."));
        assert_eq!(clause(BOOK, " 2 ").ok(), Some("**T-2** Two."));
        assert_eq!(clause("**T-9** Last.\n", "9").ok(), Some("**T-9** Last."));
    }

    #[test]
    fn an_unknown_clause_is_told_with_the_known_ones() {
        for wanted in ["T-3", "", "-", "T", "**"] {
            let Err(Failure::Usage(told)) = clause(BOOK, wanted) else { panic!("{wanted}") };
            assert!(told.ends_with("the clauses are T-1 to T-2"), "{told}");
        }
    }
}

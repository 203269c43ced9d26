//! Rule books: Markdown in which every rule begins with its number in bold.

use crate::setup::GameInfo;

/// A rule book in one language.
#[derive(Clone, Copy, Debug)]
pub struct RuleBook {
    /// The two letters of the language: `en`.
    pub language: &'static str,
    /// The whole book, in Markdown.
    pub text: &'static str,
}

impl GameInfo {
    /// The rule book in this language, or in the first one there is.
    pub fn rulebook(&self, language: &str) -> &'static str {
        let books = self.rulebooks;
        let book = books.iter().find(|book| book.language == language).or(books.first());
        book.map_or("", |book| book.text)
    }
}

/// The numbers of all clauses, in the order of the book.
pub fn clauses(book: &str) -> impl Iterator<Item = &str> {
    book.lines().filter_map(defined)
}

/// One clause: its number, and its text up to the next clause or heading.
///
/// `k-17` and `17` find `K-17` too.
pub fn clause<'b>(book: &'b str, wanted: &str) -> Option<(&'b str, &'b str)> {
    let wanted = wanted.trim().to_ascii_uppercase();
    let is_wanted =
        |id: &&str| *id == wanted || id.split_once('-').is_some_and(|(_, number)| number == wanted);
    let mut found = None;
    for (at, line) in lines(book) {
        let id = defined(line);
        match found {
            None => found = id.filter(is_wanted).map(|id| (id, at)),
            Some((found, start)) if id.is_some() || line.starts_with('#') => {
                return Some((found, book[start..at].trim_end()));
            }
            Some(_) => {}
        }
    }
    found.map(|(id, start)| (id, book[start..].trim_end()))
}

/// The book without its pictures, for whoever can show text alone. A picture has a line of its own.
pub fn without_pictures(book: &str) -> String {
    let mut text = String::with_capacity(book.len());
    for line in book.split_inclusive('\n') {
        let after_picture = text.ends_with("\n\n") && line.trim().is_empty();
        if !line.starts_with("![") && !after_picture {
            text.push_str(line);
        }
    }
    text
}

/// Every line with the place where it begins.
fn lines(book: &str) -> impl Iterator<Item = (usize, &str)> {
    book.split_inclusive('\n').scan(0, |next, line| {
        let at = *next;
        *next += line.len();
        Some((at, line))
    })
}

/// The number that the line defines: a clause begins with it, in bold, perhaps as an item of a list.
pub fn defined(line: &str) -> Option<&str> {
    let line = line.strip_prefix("- ").or_else(|| line.strip_prefix("* ")).unwrap_or(line);
    let (id, _) = line.strip_prefix("**")?.split_once("**")?;
    is_clause(id).then_some(id)
}

/// Whether this is the number of a clause, such as `K-17`.
pub fn is_clause(id: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    id.split_once('-').is_some_and(|(letter, number)| {
        letter.len() == 1 && letter.bytes().all(|byte| byte.is_ascii_uppercase()) && digits(number)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "# Tea\n\n**T-1** One.\nMore.\n\n![A cup](x)\n\nStill one.\n\n**T-2** Two.\n\n\
                        ## End\n\nx\n";

    #[test]
    fn a_clause_ends_at_the_next_one_or_at_a_heading() {
        let one = "**T-1** One.\nMore.\n\n![A cup](x)\n\nStill one.";
        assert_eq!(clause(BOOK, "T-1"), Some(("T-1", one)));
        assert_eq!(clause(BOOK, "t-2"), Some(("T-2", "**T-2** Two.")));
        assert_eq!(clause(BOOK, " 2 "), Some(("T-2", "**T-2** Two.")));
        assert_eq!(clause("**T-9** Last.\n", "9"), Some(("T-9", "**T-9** Last.")));
    }

    #[test]
    fn what_is_no_clause_is_not_found() {
        for wanted in ["T-3", "", "-", "T", "**", "T-1** One"] {
            assert_eq!(clause(BOOK, wanted), None, "{wanted}");
        }
    }

    #[test]
    fn clauses_come_in_the_order_of_the_book() {
        assert_eq!(clauses(BOOK).collect::<Vec<_>>(), ["T-1", "T-2"]);
        let odd = "**Note** x\n**T-** x\n**TT-1** x\n**1-1** x\n- **T-4** x\nsee **T-5**\n**é-1**";
        assert_eq!(clauses(odd).collect::<Vec<_>>(), ["T-4"]);
    }

    #[test]
    fn pictures_can_be_left_out() {
        let text = without_pictures(BOOK);
        assert!(text.contains("More.\n\nStill one.\n"), "{text}");
        assert!(!text.contains("cup"), "{text}");
    }
}

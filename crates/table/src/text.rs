//! What people write for others to read: it can be seen, and cannot turn the text around it.
//!
//! Everything that one person writes and another reads passes here: names, labels, titles, chat, the words of an
//! edition file.

use crate::problem::Problem;

/// The longest name.
const NAME: usize = 40;

/// A name that can be seen, cannot turn the text around it, and is no longer than others can bear.
pub fn visible_name(text: &str) -> Result<String, Problem> {
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.chars().any(disturbs) || text.chars().any(|c| c.is_control()) {
        return Err(Problem::bad("server-name-signs"));
    }
    let length = name.chars().count();
    if length > NAME || !is_visible(&name) {
        return Err(Problem::bad("server-name-length").with("most", NAME as u32));
    }
    Ok(name)
}

/// Control characters, and those that change the direction of what follows or hide in it.
pub fn disturbs(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{feff}')
        || ('\u{2028}'..='\u{202e}').contains(&c)
        || ('\u{2060}'..='\u{206f}').contains(&c)
        || ('\u{fff0}'..='\u{fffb}').contains(&c)
        || ('\u{e0000}'..='\u{e007f}').contains(&c)
}

/// Allowed among others, but nothing to see: joiners, fillers and variants.
fn is_blank(c: char) -> bool {
    matches!(
        c,
        '\u{ad}'
            | '\u{34f}'
            | '\u{115f}'
            | '\u{1160}'
            | '\u{17b4}'
            | '\u{17b5}'
            | '\u{180e}'
            | '\u{200c}'
            | '\u{200d}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{ffa0}'
    ) || ('\u{fe00}'..='\u{fe0f}').contains(&c)
}

/// A line of text as others will read it, with no more characters than this; `long` says so if it has more. The
/// ends of lines become spaces, and what [`disturbs`] is refused.
pub fn visible_line(text: &str, most: usize, long: &'static str) -> Result<String, Problem> {
    let to_space = |c: char| if matches!(c, '\t' | '\n' | '\r') { ' ' } else { c };
    let line: String = text.trim().chars().map(to_space).collect();
    if line.chars().any(disturbs) {
        return Err(Problem::bad("server-text-signs"));
    }
    if line.chars().count() > most {
        return Err(Problem::bad(long).with("most", most as u32));
    }
    Ok(line)
}

/// The longest text that is looked for.
pub const SOUGHT: usize = 80;

/// What somebody looks for in a list: for every table it is compared with all that stands there, so it is short.
pub fn sought(text: &str) -> Result<String, Problem> {
    let text = text.trim();
    if text.chars().count() > SOUGHT {
        return Err(Problem::bad("server-search-long").with("most", SOUGHT as u32));
    }
    Ok(text.to_owned())
}

/// Whether there is anything to see in a text.
pub fn is_visible(text: &str) -> bool {
    text.chars().any(|c| !c.is_whitespace() && !is_blank(c))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_otherwise_kept() {
        for (text, name) in [
            ("Anna", "Anna"),
            ("  Anna \u{3000} Maria ", "Anna Maria"),
            ("Zoë 👩\u{200d}🚀", "Zoë 👩\u{200d}🚀"),
            ("<script>alert(1)</script>", "<script>alert(1)</script>"),
            ("ابن بطوطة", "ابن بطوطة"),
            (&"x".repeat(40), &"x".repeat(40)),
        ] {
            assert_eq!(visible_name(text).as_deref(), Ok(name));
        }
    }

    #[test]
    fn names_that_cannot_be_seen_or_disturb_are_refused() {
        let long = "x".repeat(41);
        for text in [
            "",
            "  \u{a0} ",
            "\u{200d}",
            "\u{3164}\u{2800}",
            &long,
            "An\nna",
            "An\u{0}na",
            "\u{202e}annA",
            "a\u{2066}b",
            "a\u{200f}b",
            "a\u{200b}b",
            "a\u{7f}b",
            "a\u{85}b",
            "a\u{e0041}b",
        ] {
            assert!(visible_name(text).is_err(), "{text:?}");
        }
    }

    #[test]
    fn lines_keep_what_can_be_read_and_nothing_that_disturbs() {
        let line = |text| visible_line(text, 20, "server-title-long");
        assert_eq!(line("  Anna's  table \n").as_deref(), Ok("Anna's  table"));
        assert_eq!(line("one\ntwo\tthree").as_deref(), Ok("one two three"));
        assert_eq!(line("שולחן של ענת").as_deref(), Ok("שולחן של ענת"));
        assert_eq!(line("").as_deref(), Ok(""));
        for bad in ["a\u{202e}b", "a\u{0}b", "a\u{2066}b", "a\u{7}b", "a\u{feff}b", &"x".repeat(21)]
        {
            assert!(line(bad).is_err(), "{bad:?}");
        }
        assert!(is_visible("x") && !is_visible(" \u{2800}\u{200d}"));
    }
}

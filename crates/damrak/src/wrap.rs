//! Sentences that fit the screen.

use std::io;

use terminal_size::terminal_size_of;

/// The text broken between words to fit the terminal, every line but the first indented; as it is
/// where there is no terminal.
pub(crate) fn wrap(text: &str, indent: usize) -> String {
    match screen_width() {
        Some(width) => wrap_at(text, indent, width),
        None => text.to_owned(),
    }
}

/// How many characters the terminal shows on a line; nothing where there is no terminal.
pub(crate) fn screen_width() -> Option<usize> {
    terminal_size_of(io::stdout()).map(|(width, _)| usize::from(width.0))
}

/// No book has longer lines: the eye loses its way back.
const LONGEST_LINE: usize = 96;

/// Markdown with its paragraphs filled to fit the terminal; as it is where there is no terminal.
pub(crate) fn reflow(markdown: &str) -> String {
    match screen_width() {
        Some(width) => reflow_at(markdown, width.min(LONGEST_LINE)),
        None => markdown.to_owned(),
    }
}

fn reflow_at(markdown: &str, width: usize) -> String {
    let mut filled = String::new();
    let mut paragraph = String::new();
    for line in markdown.lines().chain([""]) {
        let plain = line.starts_with(|c: char| c.is_alphanumeric() || "*([`“".contains(c))
            && !line.starts_with("* ")
            && !line.starts_with("```");
        if plain {
            if !paragraph.is_empty() {
                paragraph.push(' ');
            }
            paragraph.push_str(line);
            continue;
        }
        if !paragraph.is_empty() {
            filled.push_str(&wrap_at(&paragraph, 0, width));
            filled.push('\n');
            paragraph.clear();
        }
        filled.push_str(line);
        filled.push('\n');
    }
    filled.truncate(filled.trim_end().len());
    filled.push('\n');
    filled
}

fn wrap_at(text: &str, indent: usize, width: usize) -> String {
    let mut wrapped = String::new();
    let mut rest = text;
    let mut room = width;
    while let Some(at) = break_in(rest, room) {
        let (line, after) = rest.split_at(at);
        wrapped.push_str(line.trim_end());
        wrapped.push('\n');
        wrapped.extend(std::iter::repeat_n(' ', indent));
        rest = after.trim_start();
        room = width.saturating_sub(indent);
    }
    wrapped + rest
}

/// Where a line that is too long is broken: at the last space that fits, or at the first of all.
fn break_in(line: &str, room: usize) -> Option<usize> {
    let too_far = line.char_indices().nth(room).map(|(at, _)| at)?;
    let start = line.len() - line.trim_start().len();
    let spaces = || line.match_indices(' ').map(|(at, _)| at).filter(|at| *at > start);
    spaces().take_while(|at| *at <= too_far).last().or_else(|| spaces().next())
}

#[cfg(test)]
mod tests {
    use super::{reflow_at, wrap_at};

    #[test]
    fn lines_are_broken_between_words() {
        assert_eq!(wrap_at("  · tea and wine", 4, 10), "  · tea\n    and\n    wine");
        assert_eq!(wrap_at("tea and wine", 0, 7), "tea and\nwine");
        assert_eq!(wrap_at("tea and wine", 0, 12), "tea and wine");
        assert_eq!(wrap_at("a  b  c", 0, 5), "a  b\nc");
    }

    #[test]
    fn words_longer_than_the_screen_stay_whole() {
        assert_eq!(wrap_at("  marvellous tea", 2, 4), "  marvellous\n  tea");
        assert_eq!(wrap_at("marvellous", 8, 4), "marvellous");
        assert_eq!(wrap_at("über ärger", 0, 5), "über\närger");
        assert_eq!(wrap_at("a b", 0, 0), "a\nb");
    }

    #[test]
    fn paragraphs_are_filled_and_everything_else_stays() {
        let book =
            "# A long heading\n\n**T-1** Tea\nand wine\nagain.\n\n- a long item\n| a | b |\n";
        let filled =
            "# A long heading\n\n**T-1** Tea and\nwine again.\n\n- a long item\n| a | b |\n";
        assert_eq!(reflow_at(book, 15), filled);
        assert_eq!(reflow_at(book, 80), book.replace("Tea\nand wine\nagain", "Tea and wine again"));
    }

    #[test]
    fn nothing_is_lost() {
        let text = "  1  build d4  Lay quay R21 on d4, over quay K08";
        for width in 0..60 {
            let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
            assert_eq!(words(&wrap_at(text, 3, width)), words(text), "{width}");
        }
    }
}

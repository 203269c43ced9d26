//! A table on one card, for those who send its link to others.

use crate::gable::gable;
use crate::sheet::Sheet;
use crate::svg::Pen;

/// How wide a card is.
pub const CARD_WIDTH: i32 = 1200;
/// How high a card is.
pub const CARD_HEIGHT: i32 = 630;

/// Where the picture stands: left, top, width and height.
const PICTURE: (i32, i32, i32, i32) = (70, 60, 540, 510);
/// Where the words begin, and how much room they have.
const WORDS: (i32, i32) = (660, 470);

/// What a card says and shows.
#[derive(Clone, Copy, Debug)]
pub struct Card<'a> {
    /// What is in large letters.
    pub title: &'a str,
    /// Smaller lines below it; each is cut rather than let run on.
    pub lines: &'a [String],
    /// The line in colour at the foot: whose turn it is, or who won.
    pub now: &'a str,
    /// A picture of ours: the board, or the game's tile.
    pub picture: &'a str,
}

impl Card<'_> {
    /// The card.
    pub fn draw(&self) -> Sheet {
        let size = (CARD_WIDTH, CARD_HEIGHT);
        let capacity = self.picture.len() + 4 * 1024;
        Sheet::drawn("card", size, self.title.to_owned(), self.now, capacity, |pen| {
            pen.rect("link-ground", 0, 0, CARD_WIDTH, CARD_HEIGHT, 0);
            pen.rect("link-frame", 22, 22, CARD_WIDTH - 44, CARD_HEIGHT - 44, 10);
            pen.rect("link-frame", 30, 30, CARD_WIDTH - 60, CARD_HEIGHT - 60, 6);
            inset(pen, self.picture, PICTURE);
            inset(pen, &gable(), (WORDS.0, 70, 52, 52));
            pen.label("link-house", WORDS.0 + 68, 108, "Damrak");
            let mut y = self.title(pen);
            for line in self.lines.iter().filter(|line| !line.is_empty()) {
                pen.label("link-line", WORDS.0, y, &fitting(line, 30, 1)[0]);
                y += 42;
            }
            let now = fitting(self.now, 30, 2);
            for (index, line) in now.iter().enumerate() {
                let up = i32::try_from(now.len() - 1 - index).unwrap_or_default();
                pen.label("link-now", WORDS.0, 556 - 40 * up, line);
            }
        })
    }

    /// The title, smaller if it is long; says where the next line goes.
    fn title(&self, pen: &mut Pen) -> i32 {
        let large = fitting(self.title, 60, 3);
        let (class, lines, step) = match large.len() {
            1 | 2 => ("link-title", large, 66),
            _ => ("link-title small", fitting(self.title, 44, 4), 50),
        };
        let mut y = 206;
        for line in &lines {
            pen.label(class, WORDS.0, y, line);
            y += step;
        }
        y
    }
}

/// One of our pictures inside of another, as large as its place allows.
fn inset(pen: &mut Pen, picture: &str, (x, y, width, height): (i32, i32, i32, i32)) {
    let Some((head, rest)) = picture.split_once('>') else { return };
    let view = head.split_once("viewBox=\"").and_then(|(_, rest)| rest.split('"').next());
    let tag = pen.tag("svg").num("x", x).num("y", y).num("width", width).num("height", height);
    tag.attr("viewBox", view.unwrap_or_default()).around(|pen| {
        pen.drawn(rest.strip_suffix("</svg>").unwrap_or(rest));
    });
}

/// Words in at most so many lines of letters of this size; what does not fit is left out with an ellipsis.
/// Nobody measures letters here: each has about the width of its kind.
fn fitting(words: &str, size: u32, most: usize) -> Vec<String> {
    let room = u32::try_from(WORDS.1).unwrap_or_default() * 100 / size;
    let mut lines = vec![String::new()];
    let mut left = room;
    for word in words.split_whitespace() {
        let length = width(word);
        let space = if left == room { 0 } else { 26 };
        if length + space <= left {
            left -= length + space;
            push(&mut lines, space > 0, word);
            continue;
        }
        if left < room {
            lines.push(String::new());
            left = room;
        }
        for letter in word.chars() {
            let length = letter_width(letter);
            if length > left {
                lines.push(String::new());
                left = room;
            }
            left = left.saturating_sub(length);
            push(&mut lines, false, letter.encode_utf8(&mut [0; 4]));
        }
    }
    if lines.len() > most {
        lines.truncate(most);
        if let Some(last) = lines.last_mut() {
            while width(last) + 100 > room && last.pop().is_some() {}
            last.truncate(last.trim_end().len());
            last.push('…');
        }
    }
    lines
}

fn push(lines: &mut [String], apart: bool, text: &str) {
    if let Some(line) = lines.last_mut() {
        if apart {
            line.push(' ');
        }
        line.push_str(text);
    }
}

fn width(word: &str) -> u32 {
    word.chars().map(letter_width).sum()
}

/// The width of a letter in hundredths of its size.
fn letter_width(letter: char) -> u32 {
    match letter {
        'i' | 'j' | 'l' | 't' | 'f' | 'r' | '.' | ',' | ':' | ';' | '\'' | '’' | '!' | '|' => 36,
        'm' | 'w' | 'M' | 'W' | '…' => 90,
        'A'..='Z' => 72,
        letter if letter >= '\u{1100}' && !matches!(letter, '\u{2010}'..='\u{2030}') => 105,
        _ => 54,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_laid_out_and_never_run_on() {
        assert_eq!(fitting("", 30, 2), [""]);
        assert_eq!(fitting("Kontor", 60, 3), ["Kontor"]);
        assert_eq!(fitting("An evening at the harbour", 60, 3), ["An evening at", "the harbour"]);
        let long = fitting(&"Rotterdam ".repeat(20), 60, 3);
        assert_eq!(long.len(), 3);
        assert!(long[2].ends_with('…'), "{long:?}");
        let endless = fitting(&"W".repeat(200), 60, 2);
        assert_eq!(endless.len(), 2);
        assert!(endless.iter().all(|line| width(line) <= 47_000 / 60), "{endless:?}");
    }

    #[test]
    fn a_card_holds_its_words_and_its_picture() {
        let lines = ["Kontor · base".to_owned(), "Anna & Piet".to_owned()];
        let picture =
            "<svg viewBox=\"0 0 10 20\" class=\"drawn\"><circle class=\"sea\" r=\"3\"/></svg>";
        let card = Card { title: "<Harbour>", lines: &lines, now: "Anna's turn", picture };
        let sheet = card.draw();
        let document = roxmltree::Document::parse(&sheet.svg).expect("well-formed");
        let texts: Vec<&str> = document
            .descendants()
            .filter(|n| n.has_tag_name("text"))
            .filter_map(|n| n.text())
            .collect();
        assert_eq!(texts, ["Damrak", "<Harbour>", "Kontor · base", "Anna & Piet", "Anna's turn"]);
        for class in document.descendants().filter_map(|node| node.attribute("class")) {
            let known = |name: &str| crate::style::SHARED.contains(&format!(".{name} {{"));
            assert!(class.split(' ').any(known), "no rule for {class}");
        }
        let inset = document.descendants().find(|node| node.has_tag_name("circle")).expect("it");
        assert_eq!(inset.parent().and_then(|svg| svg.attribute("viewBox")), Some("0 0 10 20"));
    }
}

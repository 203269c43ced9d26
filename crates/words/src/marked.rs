//! Sentences in pieces: who is named in them stays known, so that a page can show it.

use std::borrow::Cow;

use damrak_core::{Arg, Phrase, Seat};

use crate::{Language, Names, Words};

/// What stands around a name while a sentence is put together. Unicode keeps these for the inside of programs.
const BEGIN: char = '\u{fdd0}';
const END: char = '\u{fdd1}';
/// The number of a seat as one of them.
const SEATS: u32 = 0xfdd2;

/// A piece of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Words.
    Text(String),
    /// Somebody who sits at the table: their name, or "you".
    Person(Seat, String),
}

impl Words {
    /// The phrase as [`Words::say_sentence`] says it, in pieces.
    pub fn say_pieces(&self, language: Language, phrase: &Phrase, names: &dyn Names) -> Vec<Piece> {
        let sentence = self.say_sentence(language, phrase, &Marked(names));
        let pieces = cut(&sentence);
        match names.reader().filter(|reader| is_about(phrase, *reader)) {
            Some(reader) => point_out(pieces, language, reader),
            None => pieces,
        }
    }
}

/// Names with marks around them.
struct Marked<'a>(&'a dyn Names);

impl Names for Marked<'_> {
    fn name(&self, seat: Seat) -> Cow<'_, str> {
        let name = self.0.name(seat);
        let number = char::from_u32(SEATS + seat.index() as u32);
        match number {
            Some(number) if !name.trim().is_empty() => {
                format!("{BEGIN}{number}{}{END}", plain(&name)).into()
            }
            _ => name,
        }
    }

    fn reader(&self) -> Option<Seat> {
        self.0.reader()
    }
}

/// A text without marks.
fn plain(text: &str) -> String {
    text.chars().filter(|letter| !('\u{fdd0}'..='\u{fdef}').contains(letter)).collect()
}

fn cut(sentence: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut parts = sentence.split(BEGIN);
    pieces.extend(parts.next().map(|before| Piece::Text(plain(before))));
    for part in parts {
        let (named, after) = part.split_once(END).unwrap_or(("", part));
        let mut letters = named.chars();
        let index = letters.next().and_then(|letter| u32::from(letter).checked_sub(SEATS));
        let number = index.and_then(|index| u8::try_from(index + 1).ok());
        let seat = number.and_then(Seat::from_number);
        pieces.extend(seat.map(|seat| Piece::Person(seat, plain(named))));
        pieces.push(Piece::Text(plain(after)));
    }
    pieces.retain(|piece| *piece != Piece::Text(String::new()));
    pieces
}

/// Whether a phrase speaks of whoever sits there.
pub fn is_about(phrase: &Phrase, reader: Seat) -> bool {
    phrase.args.iter().any(|(_, arg)| match arg {
        Arg::Seat(seat) => *seat == reader,
        Arg::Phrase(inner) => is_about(inner, reader),
        Arg::List(items) => items.iter().any(|item| is_about(item, reader)),
        Arg::Number(_) | Arg::Text(_) => false,
    })
}

/// How a language speaks to the reader.
const fn pronouns(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &["you"],
        Language::German => &["du", "dich", "dir"],
        Language::Dutch => &["je", "jij", "jou"],
    }
}

/// The first word that speaks to the reader becomes a piece of its own, unless their name is one already.
fn point_out(pieces: Vec<Piece>, language: Language, reader: Seat) -> Vec<Piece> {
    if pieces.iter().any(|piece| matches!(piece, Piece::Person(seat, _) if *seat == reader)) {
        return pieces;
    }
    let mut found = false;
    let mut all = Vec::with_capacity(pieces.len() + 2);
    for piece in pieces {
        match piece {
            Piece::Text(text) if !found => match pronoun_in(&text, language) {
                Some((begin, end)) => {
                    found = true;
                    let around = |part: &str| Piece::Text(part.to_owned());
                    all.push(around(&text[..begin]));
                    all.push(Piece::Person(reader, text[begin..end].to_owned()));
                    all.push(around(&text[end..]));
                }
                None => all.push(Piece::Text(text)),
            },
            other => all.push(other),
        }
    }
    all.retain(|piece| *piece != Piece::Text(String::new()));
    all
}

fn pronoun_in(text: &str, language: Language) -> Option<(usize, usize)> {
    let mut begin = 0;
    for word in text.split_inclusive(|letter: char| !letter.is_alphabetic()) {
        let bare = word.trim_end_matches(|letter: char| !letter.is_alphabetic());
        if pronouns(language).contains(&bare.to_lowercase().as_str()) {
            return Some((begin, begin + bare.len()));
        }
        begin += word.len();
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ReadBy;

    const TEXT: &str = "t-pays = { $player } pays { $to } { $n } guilders.\n    .you = you pay { $to } { $n } guilders.\n    .you-to = { $player } pays you { $n } guilders.\n";

    fn pieces(reader: Option<usize>, names: &[&str]) -> Vec<Piece> {
        let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        let read = ReadBy::new(&names, reader.map(Seat::from_index));
        let (one, other) = (Seat::from_index(0), Seat::from_index(1));
        let phrase = Phrase::new("t-pays").with("player", one).with("to", other).with("n", 3);
        Words::new().with_text(Language::English, TEXT).say_pieces(
            Language::English,
            &phrase,
            &read,
        )
    }

    fn text(text: &str) -> Piece {
        Piece::Text(text.to_owned())
    }

    fn person(index: usize, name: &str) -> Piece {
        Piece::Person(Seat::from_index(index), name.to_owned())
    }

    #[test]
    fn who_is_named_stays_known() {
        let names = ["anna", "Bert\u{fdd1}\u{fdd0}"];
        let others = [person(0, "anna"), text(" pays "), person(1, "Bert"), text(" 3 guilders.")];
        assert_eq!(pieces(None, &names), others, "nobody's own sign cuts a sentence");
        let own = [person(0, "You"), text(" pay "), person(1, "Bert"), text(" 3 guilders.")];
        assert_eq!(pieces(Some(0), &names), own);
        let own = [person(0, "anna"), text(" pays "), person(1, "you"), text(" 3 guilders.")];
        assert_eq!(pieces(Some(1), &names), own);
        let seats = [text("Seat 1 pays seat 2 3 guilders.")];
        assert_eq!(pieces(None, &["", ""]), seats, "who has no name is called by the seat");
    }
}

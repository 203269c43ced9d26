//! The first page: the games, and the way to a table.

use damrak_core::{GameInfo, Phrase};
use damrak_words::Language;

use crate::shell::say_phrase;

/// How many can play.
pub fn players(info: &GameInfo, language: Language) -> String {
    let (least, most) = (*info.players.start(), *info.players.end());
    let phrase = if least == most {
        Phrase::new("site-players").with("count", least)
    } else {
        Phrase::new("site-players-range").with("least", least).with("most", most)
    };
    say_phrase(language, &phrase)
}

//! What is wanted of a new table.

use damrak_core::SetupDraft;
use serde::Deserialize;

use crate::object::{object, object_or_null};
use damrak_table::bots::levels;
use damrak_table::settings::{AtZero, ClockRule, EditionText, Settings, Way};
use damrak_table::sight::Facts;

/// What is wanted of a new table. A misspelt wish is refused: nobody should play with spectators, or without a
/// clock, because of a letter.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewTable {
    #[serde(default)]
    pub(crate) title: String,
    pub(crate) game: String,
    #[serde(deserialize_with = "object")]
    pub(crate) setup: SetupDraft,
    #[serde(default, deserialize_with = "object_or_null")]
    pub(crate) edition: Option<EditionText>,
    #[serde(default, deserialize_with = "object")]
    pub(crate) clock: ClockRule,
    #[serde(default)]
    pub(crate) at_zero: AtZero,
    #[serde(default)]
    pub(crate) hot_seat: bool,
    #[serde(default)]
    pub(crate) seat_names: Vec<String>,
    #[serde(default)]
    pub(crate) wait_for_absent: bool,
    #[serde(default = "yes")]
    pub(crate) limited_talk: bool,
    /// Whether people may ask for hints; if it is not said, only one who plays against bots alone.
    #[serde(default)]
    pub(crate) hints: Option<bool>,
    #[serde(default = "yes")]
    pub(crate) spectators: bool,
    /// How it is dealt; if it is not said, with sealed numbers where the result counts.
    #[serde(default)]
    pub(crate) deal: Option<Way>,
    /// Who is wanted on each seat.
    pub(crate) seats: Vec<Sitter>,
    #[serde(default)]
    pub(crate) nonce: String,
    #[serde(default = "yes")]
    pub(crate) live: bool,
    #[serde(default)]
    pub(crate) public: bool,
    #[serde(default)]
    pub(crate) rated: bool,
    /// Deal at once if every seat is taken.
    #[serde(default)]
    pub(crate) start: bool,
}

fn yes() -> bool {
    true
}

/// Who is wanted on a seat of a new table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(from = "String")]
pub(crate) enum Sitter {
    /// Its maker: `me`.
    Me,
    /// Whoever comes first: `open`.
    Anybody,
    /// Whoever has the link: `invite`.
    Invited,
    /// A bot of this level, if there is such a level.
    Bot(String),
}

impl From<String> for Sitter {
    fn from(word: String) -> Self {
        match word.as_str() {
            "me" => Sitter::Me,
            "open" => Sitter::Anybody,
            "invite" => Sitter::Invited,
            _ => Sitter::Bot(word),
        }
    }
}

impl From<&str> for Sitter {
    fn from(word: &str) -> Self {
        word.to_owned().into()
    }
}

impl NewTable {
    /// A live table of a game with these seats, and everything else as it is where nobody has said anything.
    pub(crate) fn of(game: &str, seats: Vec<Sitter>) -> Self {
        Self {
            title: String::new(),
            game: game.to_owned(),
            setup: SetupDraft::default(),
            edition: None,
            clock: ClockRule::default(),
            at_zero: AtZero::default(),
            hot_seat: false,
            seat_names: Vec::new(),
            wait_for_absent: false,
            limited_talk: true,
            hints: None,
            spectators: true,
            deal: None,
            seats,
            nonce: String::new(),
            live: true,
            public: false,
            rated: false,
            start: false,
        }
    }

    pub(super) fn settings(&self) -> Settings {
        Settings {
            game: self.game.clone(),
            setup: self.setup.clone(),
            edition: self.edition.clone(),
            edition_id: None,
            clock: self.clock,
            at_zero: self.at_zero,
            hot_seat: self.hot_seat,
            seat_names: self.seat_names.clone(),
            wait_for_absent: self.wait_for_absent,
            limited_talk: self.limited_talk,
            hints: self.hints.unwrap_or(self.people() == 1),
            spectators: self.spectators,
            deal: self.deal.unwrap_or(if self.rated { Way::Sealed } else { Way::Quick }),
        }
    }

    /// How many seats are for people.
    pub(super) fn people(&self) -> usize {
        self.seats
            .iter()
            .filter(|seat| !matches!(seat, Sitter::Bot(level) if levels::is_level(level)))
            .count()
    }

    /// The same again, for others to sit down at.
    pub(super) fn like(table: Facts<'_>, seats: Vec<Sitter>) -> Self {
        let settings = table.settings().clone();
        Self {
            title: table.head().title.clone(),
            game: settings.game,
            // As it is played: a table from before rules had versions does not say by which it is.
            setup: table.rules().setup().to_draft().renewed(table.rules().info()),
            edition: settings.edition,
            clock: settings.clock,
            at_zero: settings.at_zero,
            hot_seat: settings.hot_seat,
            seat_names: settings.seat_names,
            wait_for_absent: settings.wait_for_absent,
            limited_talk: settings.limited_talk,
            hints: Some(settings.hints),
            spectators: settings.spectators,
            // What counts is dealt with sealed numbers, also where it was not always so.
            deal: Some(settings.deal).filter(|_| !table.head().rated),
            seats,
            nonce: String::new(),
            live: table.head().live,
            public: false,
            rated: table.head().rated,
            start: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_is_not_said_is_the_same_for_programs_and_pages() {
        let said =
            json!({"game": "tulips", "setup": {}, "seats": ["me", "open", "invite", "clerk"]});
        let read: NewTable = serde_json::from_value(said).expect("a table");
        let bot = Sitter::Bot("clerk".to_owned());
        let seats = vec![Sitter::Me, Sitter::Anybody, Sitter::Invited, bot];
        assert_eq!(read, NewTable::of("tulips", seats));
    }

    #[test]
    fn a_misspelt_wish_is_refused() {
        let said = json!({"game": "tulips", "setup": {}, "seats": [], "spectatos": false});
        assert!(serde_json::from_value::<NewTable>(said).is_err());
        let said = json!({"game": "tulips", "setup": [], "seats": []});
        assert!(serde_json::from_value::<NewTable>(said).is_err(), "no object");
    }
}

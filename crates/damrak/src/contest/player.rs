//! Who can play many games: levels of the house, strangers, and programs of anybody.

use std::fmt;
use std::sync::Arc;

use damrak_bots::{Level, NotALevel};
use damrak_core::AnyRules;

use crate::bots;
use crate::failure::Failure;

/// What stands before the command of a program.
const PROGRAM: &str = "program:";

/// Who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    /// A level of the house.
    House(Level),
    /// A stranger that was entered under this name.
    Stranger(Arc<str>),
    /// A program: its command.
    Program(Arc<str>),
}

impl Player {
    /// Reads `clerk`, `merchant@200sims`, `builder` or `program:./my-bot.py`.
    pub(crate) fn read(text: &str) -> Result<Self, Failure> {
        if let Some(command) = text.strip_prefix(PROGRAM) {
            return match command.trim() {
                "" => Err(Failure::usage("`program:` needs a command, as in program:./my-bot.py")),
                command => Ok(Self::Program(command.into())),
            };
        }
        match text.parse::<Level>() {
            Err(NotALevel::Rank(_)) if bots::is_stranger(text) => Ok(Self::Stranger(text.into())),
            Err(NotALevel::Rank(name)) => Err(Failure::usage(format!(
                "`{name}` cannot take a seat; known are: {}; {}",
                bots::known(&[]),
                hint_at_others()
            ))),
            Err(other) => Err(Failure::usage(other.to_string())),
            Ok(level) => Ok(Self::House(level)),
        }
    }

    /// The same for several.
    pub(crate) fn read_all(names: &[String]) -> Result<Vec<Self>, Failure> {
        names.iter().map(|name| Self::read(name)).collect()
    }

    /// Whether they can play this game.
    pub(crate) fn check(&self, rules: &dyn AnyRules) -> Result<(), Failure> {
        let game = rules.info().name;
        let Self::Stranger(name) = self else { return Ok(()) };
        let known: Vec<&str> = bots::house().strangers(game).collect();
        match known.contains(&name.as_ref()) {
            true => Ok(()),
            false => Err(Failure::usage(format!(
                "`{name}` does not play {game}; strangers who do: {}",
                known.join(", ")
            ))),
        }
    }

    /// The level, if it is one of the house.
    pub(crate) fn level(&self) -> Option<Level> {
        match self {
            Self::House(level) => Some(*level),
            Self::Stranger(_) | Self::Program(_) => None,
        }
    }
}

/// Who else can be named.
pub(crate) fn hint_at_others() -> &'static str {
    "or a stranger of the game, or a program, as program:./my-bot.py (docs/strangers.md)"
}

impl From<Level> for Player {
    fn from(level: Level) -> Self {
        Self::House(level)
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::House(level) => level.fmt(f),
            Self::Stranger(name) => f.write_str(name),
            Self::Program(command) => write!(f, "{PROGRAM}{command}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_written_as_they_are_read() {
        for text in ["clerk", "regent@500ms", "program:./my-bot.py", "program:python3 bot.py -x"] {
            assert_eq!(Player::read(text).expect("somebody").to_string(), text);
        }
        for text in ["robot", "program:", "program:  ", "clerk@5ms"] {
            assert!(matches!(Player::read(text), Err(Failure::Usage(_))), "{text}");
        }
    }
}

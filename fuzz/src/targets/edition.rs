//! An edition file is refused with a sentence, or a whole game can be played with it.

use damrak_core::edition::EditionSource;
use damrak_core::{OpenError, Seed, SetupDraft};

use super::tables;

/// More decisions than any game has.
const LIMIT: u32 = 20_000;

/// The input is the file.
pub(super) fn run(input: &[u8]) {
    let Ok(text) = std::str::from_utf8(input) else { return };
    let source = EditionSource { file: "fuzz.toml", text };
    for info in tables::registry().games() {
        for variant in info.variants {
            let draft =
                SetupDraft { variant: Some(variant.name.to_owned()), ..SetupDraft::default() };
            match tables::registry().open_with(info.name, &draft, source) {
                Ok(rules) => {
                    let game = rules.random_game(Seed::from_number(1), LIMIT);
                    assert!(game.standing.is_some(), "a game with this edition comes to an end");
                }
                Err(OpenError::Edition(error)) => {
                    assert!(!error.problem.is_empty(), "an error says what is wrong");
                    let lines = text.lines().count() + 1;
                    assert!(error.line.is_none_or(|line| line <= lines), "{error} is in the file");
                }
                Err(OpenError::Setup(error)) => panic!("the setup is a good one: {error:?}"),
            }
        }
    }
}

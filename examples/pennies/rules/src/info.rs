//! What can be known and chosen before a game of Pennies.

use damrak_core::{BuiltInEdition, GameInfo, OptionInfo, OptionKind, RuleBook, VariantInfo};

use crate::MOST_ROUNDS;

/// How many rounds there are (clause P-11).
pub(crate) const ROUNDS: &str = "rounds";

/// Everything about the game that does not depend on a setup.
pub(crate) static INFO: GameInfo = GameInfo {
    name: "pennies",
    title: "Pennies",
    designers: "the Damrak contributors",
    players: 2..=4,
    about: "pennies-about",
    variants: &[VariantInfo {
        name: "base",
        title: "pennies-variant-base",
        help: "pennies-variant-base-help",
    }],
    options: &[OptionInfo {
        name: ROUNDS,
        kind: OptionKind::Number { min: 3, max: MOST_ROUNDS as i64, default: 4 },
        title: "pennies-option-rounds",
        help: "pennies-option-rounds-help",
        since: 1,
        formerly: &[],
    }],
    editions: &[BuiltInEdition {
        name: "purse",
        file: "examples/pennies/rules/edition.toml",
        text: include_str!("../edition.toml"),
    }],
    rulebooks: &[
        RuleBook { language: "en", text: include_str!("../book/en.md") },
        RuleBook { language: "de", text: include_str!("../book/de.md") },
        RuleBook { language: "nl", text: include_str!("../book/nl.md") },
    ],
    live_choices: &[],
    talks: false,
    former_editions: &[],
    rules_versions: 1..=1,
};

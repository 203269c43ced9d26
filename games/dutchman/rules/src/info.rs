//! What can be known and chosen before a game of The Flying Dutchman.

use damrak_core::{
    BuiltInEdition, ChoiceInfo, GameInfo, OptionInfo, OptionKind, RuleBook, Setup, VariantInfo,
};

/// How much everybody begins with (clause D-9).
pub(crate) const DUCATS: &str = "ducats";
const DUCATS_MORE: &str = "more";
/// Whether tied players bargain (clause D-32).
pub(crate) const BARGAINING: &str = "bargaining";
/// How many rounds of proposals there are (clause D-32).
pub(crate) const PROPOSALS: &str = "proposals";
/// Who steers when nobody lays (clause D-38).
pub(crate) const NOBODY_LAYS: &str = "nobody-lays";
const NOBODY_LAYS_PASSED: &str = "passed";
const NOBODY_LAYS_START: &str = "start-player";

/// Whether everybody sees everybody's ducats (clause D-56).
pub(crate) const MONEY: &str = "money";
pub(crate) const MONEY_OPEN: &str = "open";

/// Everything about the game that does not depend on a setup.
pub(crate) static INFO: GameInfo = GameInfo {
    name: "dutchman",
    title: "The Flying Dutchman",
    designers: "Klaus Teuber",
    players: 3..=6,
    about: "dutchman-about",
    variants: &[VariantInfo {
        name: "base",
        title: "dutchman-variant-base",
        help: "dutchman-variant-base-help",
    }],
    options: &[
        OptionInfo {
            name: DUCATS,
            kind: OptionKind::Choice(&[
                ChoiceInfo { name: "book", help: "dutchman-ducats-book" },
                ChoiceInfo { name: DUCATS_MORE, help: "dutchman-ducats-more" },
            ]),
            title: "dutchman-option-ducats",
            help: "dutchman-option-ducats-help",
            since: 1,
            formerly: &[],
        },
        OptionInfo {
            name: BARGAINING,
            kind: OptionKind::Flag { default: true },
            title: "dutchman-option-bargaining",
            help: "dutchman-option-bargaining-help",
            since: 1,
            formerly: &[],
        },
        OptionInfo {
            name: PROPOSALS,
            kind: OptionKind::Number { min: 1, max: 5, default: 2 },
            title: "dutchman-option-proposals",
            help: "dutchman-option-proposals-help",
            since: 1,
            formerly: &[],
        },
        OptionInfo {
            name: NOBODY_LAYS,
            kind: OptionKind::Choice(&[
                ChoiceInfo { name: "everybody", help: "dutchman-nobody-lays-everybody" },
                ChoiceInfo { name: NOBODY_LAYS_PASSED, help: "dutchman-nobody-lays-passed" },
                ChoiceInfo { name: NOBODY_LAYS_START, help: "dutchman-nobody-lays-start" },
            ]),
            title: "dutchman-option-nobody-lays",
            help: "dutchman-option-nobody-lays-help",
            since: 1,
            formerly: &[],
        },
        OptionInfo {
            name: MONEY,
            kind: OptionKind::Choice(&[
                ChoiceInfo { name: MONEY_OPEN, help: "dutchman-money-open" },
                ChoiceInfo { name: "hidden", help: "dutchman-money-hidden" },
            ]),
            title: "dutchman-option-money",
            help: "dutchman-option-money-help",
            since: 2,
            formerly: &[],
        },
    ],
    editions: &[BuiltInEdition {
        name: "reconstructed-1992",
        file: "games/dutchman/rules/edition.toml",
        text: include_str!("../edition.toml"),
    }],
    rulebooks: &[
        RuleBook { language: "en", text: include_str!("../book/en.md") },
        RuleBook { language: "de", text: include_str!("../book/de.md") },
        RuleBook { language: "nl", text: include_str!("../book/nl.md") },
    ],
    live_choices: &[],
    talks: true,
    former_editions: &[],
    rules_versions: 1..=2,
};

/// Who steers when nobody laid horseshoes (clause D-38).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NobodyLays {
    /// All who are not bankrupt roll.
    Everybody,
    /// Those who passed roll.
    Passed,
    /// The start player steers.
    StartPlayer,
}

/// What a setup says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Options {
    pub(crate) more_ducats: bool,
    /// Rounds of proposals; 0 without bargaining.
    pub(crate) proposal_rounds: u8,
    pub(crate) nobody_lays: NobodyLays,
}

impl Options {
    pub(crate) fn read(setup: &Setup) -> Self {
        let rounds = setup.number(PROPOSALS).clamp(0, 5) as u8;
        Self {
            more_ducats: setup.choice(DUCATS) == DUCATS_MORE,
            proposal_rounds: if setup.flag(BARGAINING) { rounds } else { 0 },
            nobody_lays: match setup.choice(NOBODY_LAYS) {
                NOBODY_LAYS_PASSED => NobodyLays::Passed,
                NOBODY_LAYS_START => NobodyLays::StartPlayer,
                _ => NobodyLays::Everybody,
            },
        }
    }
}

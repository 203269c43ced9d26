//! What can be known and chosen before a game of Merchants of Amsterdam.

use damrak_core::{
    BuiltInEdition, ChoiceInfo, GameInfo, OptionInfo, OptionKind, RuleBook, Setup, VariantInfo,
};

/// How cards are auctioned (clauses M-44 and M-45).
pub(crate) const AUCTION: &str = "auction";
const AUCTION_LIVE: &str = "live";
/// What an Amsterdam card is worth when its districts are full (clause M-32).
pub(crate) const FULL_DISTRICT: &str = "full-district";
const FULL_DISTRICT_NOTHING: &str = "nothing";
/// Whether 1597 is an empty year (clause M-8).
pub(crate) const EMPTY_1597: &str = "empty-1597";
/// Who may stop the clock (clauses M-40 and M-41).
pub(crate) const MISBID: &str = "misbid";
const MISBID_LITERAL: &str = "literal";
/// Whether money is shown (clause M-78).
pub(crate) const MONEY: &str = "money";
const MONEY_HIDDEN: &str = "hidden";
/// Whether 24 tokens are all there are (clause M-11).
pub(crate) const LIMITED_TOKENS: &str = "limited-tokens";

/// Everything about the game that does not depend on a setup.
pub(crate) static INFO: GameInfo = GameInfo {
    name: "merchants",
    title: "Merchants of Amsterdam",
    designers: "Reiner Knizia",
    players: 3..=5,
    about: "merchants-about",
    variants: &[VariantInfo {
        name: "base",
        title: "merchants-variant-base",
        help: "merchants-variant-base-help",
    }],
    options: &[
        OptionInfo {
            name: AUCTION,
            kind: OptionKind::Choice(&[
                ChoiceInfo { name: "sealed", help: "merchants-auction-sealed" },
                ChoiceInfo { name: AUCTION_LIVE, help: "merchants-auction-live" },
            ]),
            title: "merchants-option-auction",
            help: "merchants-option-auction-help",
        },
        OptionInfo {
            name: FULL_DISTRICT,
            kind: OptionKind::Choice(&[
                ChoiceInfo { name: "step", help: "merchants-full-district-step" },
                ChoiceInfo { name: FULL_DISTRICT_NOTHING, help: "merchants-full-district-nothing" },
            ]),
            title: "merchants-option-full-district",
            help: "merchants-option-full-district-help",
        },
        OptionInfo {
            name: EMPTY_1597,
            kind: OptionKind::Flag { default: false },
            title: "merchants-option-empty-1597",
            help: "merchants-option-empty-1597-help",
        },
        OptionInfo {
            name: MISBID,
            kind: OptionKind::Choice(&[
                ChoiceInfo { name: "barred", help: "merchants-misbid-barred" },
                ChoiceInfo { name: MISBID_LITERAL, help: "merchants-misbid-literal" },
            ]),
            title: "merchants-option-misbid",
            help: "merchants-option-misbid-help",
        },
        OptionInfo {
            name: MONEY,
            kind: OptionKind::Choice(&[
                ChoiceInfo { name: "open", help: "merchants-money-open" },
                ChoiceInfo { name: MONEY_HIDDEN, help: "merchants-money-hidden" },
            ]),
            title: "merchants-option-money",
            help: "merchants-option-money-help",
        },
        OptionInfo {
            name: LIMITED_TOKENS,
            kind: OptionKind::Flag { default: false },
            title: "merchants-option-tokens",
            help: "merchants-option-tokens-help",
        },
    ],
    editions: &[
        BuiltInEdition {
            name: "reconstructed-2000",
            file: "editions/merchants.toml",
            text: include_str!("../../../editions/merchants.toml"),
        },
        BuiltInEdition {
            name: "reconstructed-2000-h2",
            file: "editions/merchants-h2.toml",
            text: include_str!("../../../editions/merchants-h2.toml"),
        },
    ],
    rulebooks: &[
        RuleBook { language: "en", text: include_str!("../../../docs/rules/merchants.md") },
        RuleBook { language: "de", text: include_str!("../../../docs/rules/merchants.de.md") },
        RuleBook { language: "nl", text: include_str!("../../../docs/rules/merchants.nl.md") },
    ],
    live_choices: &[(AUCTION, AUCTION_LIVE)],
    talks: false,
    rules_version: 1,
};

/// What a setup says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Options {
    pub(crate) live: bool,
    pub(crate) step_without_house: bool,
    pub(crate) empty_1597: bool,
    pub(crate) literal_misbid: bool,
    pub(crate) hidden_money: bool,
    pub(crate) limited_tokens: bool,
}

impl Options {
    pub(crate) fn read(setup: &Setup) -> Self {
        Self {
            live: setup.choice(AUCTION) == AUCTION_LIVE,
            step_without_house: setup.choice(FULL_DISTRICT) != FULL_DISTRICT_NOTHING,
            empty_1597: setup.flag(EMPTY_1597),
            literal_misbid: setup.choice(MISBID) == MISBID_LITERAL,
            hidden_money: setup.choice(MONEY) == MONEY_HIDDEN,
            limited_tokens: setup.flag(LIMITED_TOKENS),
        }
    }
}

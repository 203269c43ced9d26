//! What can be known and chosen before a game of Merchants of Amsterdam.

use damrak_core::{
    BuiltInEdition, ChoiceInfo, DefaultValue, FormerDefault, GameInfo, OptionInfo, OptionKind,
    RuleBook, VariantInfo,
};

/// How cards are auctioned (clauses M-44 and M-45).
pub(crate) const AUCTION: &str = "auction";
pub(crate) const AUCTION_LIVE: &str = "live";
/// What an Amsterdam card is worth when its districts are full (clause M-32).
pub(crate) const FULL_DISTRICT: &str = "full-district";
pub(crate) const FULL_DISTRICT_NOTHING: &str = "nothing";
/// Whether 1597 is an empty year (clause M-8).
pub(crate) const EMPTY_1597: &str = "empty-1597";
/// Who may stop the clock (clauses M-40 and M-41).
pub(crate) const MISBID: &str = "misbid";
pub(crate) const MISBID_LITERAL: &str = "literal";
/// Whether money is shown (clause M-78).
pub(crate) const MONEY: &str = "money";
pub(crate) const MONEY_HIDDEN: &str = "hidden";
/// Whether 24 tokens are all there are (clause M-11).
pub(crate) const LIMITED_TOKENS: &str = "limited-tokens";
/// The last price that is for sale (clause M-37).
pub(crate) const LAST_PRICE: &str = "last-price";
pub(crate) const LAST_PRICE_60: &str = "60";
/// Whether the steps of a card must be made (clauses M-25, M-28 and M-33).
pub(crate) const STEPS: &str = "steps";
pub(crate) const STEPS_MUST: &str = "must";
/// Who is served when several stop at the same time (clause M-43).
pub(crate) const TIES: &str = "ties";
pub(crate) const TIES_LOT: &str = "lot";
/// Who is the first mayor (clause M-13).
pub(crate) const FIRST_MAYOR: &str = "first-mayor";
pub(crate) const FIRST_MAYOR_LOT: &str = "lot";
/// Who turns up the hourglasses that are left (clause M-73).
pub(crate) const LEFTOVER: &str = "leftover";
pub(crate) const LEFTOVER_NEXT: &str = "next-player";

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
            since: 1,
            formerly: &[],
        },
        OptionInfo {
            name: FULL_DISTRICT,
            kind: OptionKind::Choice(&[
                ChoiceInfo { name: "step", help: "merchants-full-district-step" },
                ChoiceInfo { name: FULL_DISTRICT_NOTHING, help: "merchants-full-district-nothing" },
            ]),
            title: "merchants-option-full-district",
            help: "merchants-option-full-district-help",
            since: 1,
            formerly: &[],
        },
        OptionInfo {
            name: EMPTY_1597,
            kind: OptionKind::Flag { default: false },
            title: "merchants-option-empty-1597",
            help: "merchants-option-empty-1597-help",
            since: 1,
            formerly: &[],
        },
        OptionInfo {
            name: MISBID,
            kind: OptionKind::Choice(&[
                ChoiceInfo { name: "barred", help: "merchants-misbid-barred" },
                ChoiceInfo { name: MISBID_LITERAL, help: "merchants-misbid-literal" },
            ]),
            title: "merchants-option-misbid",
            help: "merchants-option-misbid-help",
            since: 1,
            formerly: &[],
        },
        OptionInfo {
            name: MONEY,
            kind: OptionKind::Choice(&[
                ChoiceInfo { name: "open", help: "merchants-money-open" },
                ChoiceInfo { name: MONEY_HIDDEN, help: "merchants-money-hidden" },
            ]),
            title: "merchants-option-money",
            help: "merchants-option-money-help",
            since: 1,
            formerly: &[],
        },
        OptionInfo {
            name: LIMITED_TOKENS,
            kind: OptionKind::Flag { default: true },
            title: "merchants-option-tokens",
            help: "merchants-option-tokens-help",
            since: 1,
            formerly: &[FormerDefault { until: 1, value: DefaultValue::Flag(false) }],
        },
        OptionInfo {
            name: LAST_PRICE,
            kind: OptionKind::Choice(&[
                ChoiceInfo { name: "50", help: "merchants-last-price-50" },
                ChoiceInfo { name: LAST_PRICE_60, help: "merchants-last-price-60" },
            ]),
            title: "merchants-option-last-price",
            help: "merchants-option-last-price-help",
            since: 2,
            formerly: &[],
        },
        OptionInfo {
            name: STEPS,
            kind: OptionKind::Choice(&[
                ChoiceInfo { name: "may", help: "merchants-steps-may" },
                ChoiceInfo { name: STEPS_MUST, help: "merchants-steps-must" },
            ]),
            title: "merchants-option-steps",
            help: "merchants-option-steps-help",
            since: 2,
            formerly: &[],
        },
        OptionInfo {
            name: TIES,
            kind: OptionKind::Choice(&[
                ChoiceInfo { name: "order", help: "merchants-ties-order" },
                ChoiceInfo { name: TIES_LOT, help: "merchants-ties-lot" },
            ]),
            title: "merchants-option-ties",
            help: "merchants-option-ties-help",
            since: 2,
            formerly: &[],
        },
        OptionInfo {
            name: FIRST_MAYOR,
            kind: OptionKind::Choice(&[
                ChoiceInfo { name: FIRST_MAYOR_LOT, help: "merchants-first-mayor-lot" },
                ChoiceInfo { name: "seat-1", help: "merchants-first-mayor-seat-1" },
            ]),
            title: "merchants-option-first-mayor",
            help: "merchants-option-first-mayor-help",
            since: 2,
            formerly: &[],
        },
        OptionInfo {
            name: LEFTOVER,
            kind: OptionKind::Choice(&[
                ChoiceInfo { name: "last-mayor", help: "merchants-leftover-last-mayor" },
                ChoiceInfo { name: LEFTOVER_NEXT, help: "merchants-leftover-next-player" },
            ]),
            title: "merchants-option-leftover",
            help: "merchants-option-leftover-help",
            since: 2,
            formerly: &[],
        },
    ],
    editions: &[
        BuiltInEdition {
            name: "reconstructed-2000",
            file: "games/merchants/rules/edition.toml",
            text: include_str!("../edition.toml"),
        },
        BuiltInEdition {
            name: "reconstructed-2000-h2",
            file: "games/merchants/rules/edition-h2.toml",
            text: include_str!("../edition-h2.toml"),
        },
    ],
    rulebooks: &[
        RuleBook { language: "en", text: include_str!("../book/en.md") },
        RuleBook { language: "de", text: include_str!("../book/de.md") },
        RuleBook { language: "nl", text: include_str!("../book/nl.md") },
    ],
    live_choices: &[(AUCTION, AUCTION_LIVE)],
    talks: false,
    former_editions: &[],
    rules_versions: 1..=2,
};

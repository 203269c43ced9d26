//! What can be known and chosen before a game of Chartered.

use damrak_core::{
    BuiltInEdition, ChoiceInfo, Clause, DefaultValue, FormerDefault, GameInfo, OptionInfo,
    OptionKind, Phrase, RuleBook, Setup, SetupError, VariantInfo,
};

use crate::version::{SEEN_CARDS, SEEN_CARDS_REMEMBERED};

/// The layout beginners play in (clause C-11).
const BASE: &str = "base";
/// Whether only the base layout is allowed (clause C-11).
const BEGINNER: &str = "beginner";
/// What happens where a warehouse touches another and cannot found a company (clause C-36).
const CONTACT: &str = "contact";
const CONTACT_LENIENT: &str = "lenient";
/// Whether taking a plot back is paid (clause C-94).
const TAKE_BACK_PAYOUT: &str = "take-back-payout";
/// Whether money is shown (clause C-100).
const CASH: &str = "cash";
const CASH_HIDDEN: &str = "hidden";

/// Everything about the game that does not depend on a setup.
pub(crate) static INFO: GameInfo = GameInfo {
    name: "chartered",
    title: "Chartered: Building Amsterdam",
    designers: "Alexander Kneepkens, Arnold van Binsbergen",
    players: 2..=5,
    about: "chartered-about",
    variants: &[
        VariantInfo {
            name: BASE,
            title: "chartered-variant-base",
            help: "chartered-variant-base-help",
        },
        VariantInfo { name: "a", title: "chartered-variant-a", help: "chartered-variant-a-help" },
        VariantInfo { name: "b", title: "chartered-variant-b", help: "chartered-variant-b-help" },
        VariantInfo { name: "c", title: "chartered-variant-c", help: "chartered-variant-c-help" },
        VariantInfo {
            name: "own",
            title: "chartered-variant-own",
            help: "chartered-variant-own-help",
        },
    ],
    options: &[
        OptionInfo {
            name: BEGINNER,
            kind: OptionKind::Flag { default: false },
            title: "chartered-option-beginner",
            help: "chartered-option-beginner-help",
            since: 1,
            formerly: &[],
        },
        OptionInfo {
            name: CONTACT,
            kind: OptionKind::Choice(&[
                ChoiceInfo { name: "strict", help: "chartered-contact-strict" },
                ChoiceInfo { name: CONTACT_LENIENT, help: "chartered-contact-lenient" },
            ]),
            title: "chartered-option-contact",
            help: "chartered-option-contact-help",
            since: 1,
            formerly: &[],
        },
        OptionInfo {
            name: TAKE_BACK_PAYOUT,
            kind: OptionKind::Flag { default: true },
            title: "chartered-option-take-back-payout",
            help: "chartered-option-take-back-payout-help",
            since: 1,
            formerly: &[FormerDefault { until: 1, value: DefaultValue::Flag(false) }],
        },
        OptionInfo {
            name: CASH,
            kind: OptionKind::Choice(&[
                ChoiceInfo { name: "open", help: "chartered-cash-open" },
                ChoiceInfo { name: CASH_HIDDEN, help: "chartered-cash-hidden" },
            ]),
            title: "chartered-option-cash",
            help: "chartered-option-cash-help",
            since: 1,
            formerly: &[],
        },
        OptionInfo {
            name: SEEN_CARDS,
            kind: OptionKind::Choice(&[
                ChoiceInfo { name: "forgotten", help: "chartered-seen-cards-forgotten" },
                ChoiceInfo { name: SEEN_CARDS_REMEMBERED, help: "chartered-seen-cards-remembered" },
            ]),
            title: "chartered-option-seen-cards",
            help: "chartered-option-seen-cards-help",
            since: 2,
            formerly: &[],
        },
    ],
    editions: &[BuiltInEdition {
        name: "reconstructed-2024",
        file: "games/chartered/rules/edition.toml",
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

/// What a setup says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Options {
    pub(crate) lenient: bool,
    pub(crate) take_back_payout: bool,
    pub(crate) hidden_cash: bool,
}

impl Options {
    pub(crate) fn read(setup: &Setup) -> Result<Self, SetupError> {
        if setup.flag(BEGINNER) && setup.variant != BASE {
            let phrase = Phrase::new("chartered-setup-beginner").with("layout", setup.variant);
            return Err(SetupError::against(Clause("C-11"), phrase));
        }
        Ok(Self {
            lenient: setup.choice(CONTACT) == CONTACT_LENIENT,
            take_back_payout: setup.flag(TAKE_BACK_PAYOUT),
            hidden_cash: setup.choice(CASH) == CASH_HIDDEN,
        })
    }
}

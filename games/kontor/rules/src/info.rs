//! What can be known and chosen before a game of Kontor.

use damrak_core::{
    BuiltInEdition, ChoiceInfo, Clause, GameInfo, OptionInfo, OptionKind, Phrase, RuleBook, Setup,
    SetupError, VariantInfo,
};

/// The option that adds the six special cards.
pub(crate) const SPECIAL_CARDS: &str = "special-cards";
/// The option that chooses how ties among the five largest sectors are read.
pub(crate) const TIES: &str = "ties";
const TIES_LITERAL: &str = "literal";

/// Everything about Kontor that does not depend on a setup.
pub(crate) static INFO: GameInfo = GameInfo {
    name: "kontor",
    title: "Kontor",
    designers: "Michael Schacht",
    players: 2..=2,
    about: "kontor-about",
    variants: VARIANTS,
    options: &[
        OptionInfo {
            name: SPECIAL_CARDS,
            kind: OptionKind::Flag { default: false },
            title: "kontor-option-special",
            help: "kontor-option-special-help",
            since: 1,
            formerly: &[],
        },
        OptionInfo {
            name: TIES,
            kind: OptionKind::Choice(&[
                ChoiceInfo { name: "contested", help: "kontor-ties-contested" },
                ChoiceInfo { name: TIES_LITERAL, help: "kontor-ties-literal" },
            ]),
            title: "kontor-option-ties",
            help: "kontor-option-ties-help",
            since: 1,
            formerly: &[],
        },
    ],
    editions: &[BuiltInEdition {
        name: "reconstructed-2007",
        file: "games/kontor/rules/edition.toml",
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
    rules_versions: 1..=2,
};

/// The ways to play, the basic game first.
pub(crate) const VARIANTS: &[VariantInfo] = &[
    VariantInfo { name: "base", title: "kontor-variant-base", help: "kontor-variant-base-help" },
    VariantInfo {
        name: "water-games",
        title: "kontor-variant-water",
        help: "kontor-variant-water-help",
    },
    VariantInfo {
        name: "tic-tac-toe",
        title: "kontor-variant-tic-tac-toe",
        help: "kontor-variant-tic-tac-toe-help",
    },
    VariantInfo {
        name: "canal-grande",
        title: "kontor-variant-canal-grande",
        help: "kontor-variant-canal-grande-help",
    },
    VariantInfo {
        name: "gulliver",
        title: "kontor-variant-gulliver",
        help: "kontor-variant-gulliver-help",
    },
    VariantInfo {
        name: "poverty",
        title: "kontor-variant-poverty",
        help: "kontor-variant-poverty-help",
    },
    VariantInfo {
        name: "beginner",
        title: "kontor-variant-beginner",
        help: "kontor-variant-beginner-help",
    },
];

/// The ways to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Variant {
    /// The basic game.
    Base,
    /// Quays must touch water.
    WaterGames,
    /// Nine blocks, three in a row.
    TicTacToe,
    /// A long harbour with a winding canal.
    CanalGrande,
    /// A tiny harbour.
    Gulliver,
    /// An empty treasury.
    Poverty,
    /// No boat, a small harbour.
    Beginner,
}

impl Variant {
    const ALL: [Variant; 7] = [
        Variant::Base,
        Variant::WaterGames,
        Variant::TicTacToe,
        Variant::CanalGrande,
        Variant::Gulliver,
        Variant::Poverty,
        Variant::Beginner,
    ];

    fn named(name: &str) -> Self {
        Self::ALL.into_iter().find(|variant| variant.name() == name).unwrap_or(Variant::Base)
    }

    /// Its name in a setup.
    pub const fn name(self) -> &'static str {
        match self {
            Variant::Base => "base",
            Variant::WaterGames => "water-games",
            Variant::TicTacToe => "tic-tac-toe",
            Variant::CanalGrande => "canal-grande",
            Variant::Gulliver => "gulliver",
            Variant::Poverty => "poverty",
            Variant::Beginner => "beginner",
        }
    }

    /// Whether only the five largest sectors count (clause K-53); else all do (clause K-62).
    pub(crate) fn counts_five(self) -> bool {
        matches!(self, Variant::Base | Variant::Poverty)
    }

    /// Whether there is a boat (clause K-72).
    pub(crate) fn has_boat(self) -> bool {
        self != Variant::Beginner
    }
}

/// What a setup says, checked for sense.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Options {
    pub(crate) variant: Variant,
    pub(crate) special_cards: bool,
    pub(crate) literal_ties: bool,
}

impl Options {
    /// Clause K-85: which combinations make sense.
    pub(crate) fn read(setup: &Setup) -> Result<Self, SetupError> {
        let options = Self {
            variant: Variant::named(setup.variant),
            special_cards: setup.flag(SPECIAL_CARDS),
            literal_ties: setup.choice(TIES) == TIES_LITERAL,
        };
        if options.special_cards && options.variant == Variant::TicTacToe {
            let phrase = Phrase::new("kontor-setup-special-tic-tac-toe");
            return Err(SetupError::against(Clause("K-85"), phrase));
        }
        if options.literal_ties && !options.variant.counts_five() {
            let title = VARIANTS.iter().find(|variant| variant.name == setup.variant);
            let title = title.map_or("kontor-variant-base", |variant| variant.title);
            let phrase = Phrase::new("kontor-setup-ties").with("variant", Phrase::new(title));
            return Err(SetupError::against(Clause("K-85"), phrase));
        }
        Ok(options)
    }
}

//! What can be chosen before a game, and the choice itself.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::edition::EditionSource;
use crate::rulebook::RuleBook;
use crate::{Clause, Phrase};

/// What everybody may know about a game before it begins.
#[derive(Debug)]
pub struct GameInfo {
    /// The name by which programs call it: `kontor`.
    pub name: &'static str,
    /// The title on the box.
    pub title: &'static str,
    /// Who designed it.
    pub designers: &'static str,
    /// How many can play.
    pub players: RangeInclusive<u8>,
    /// Phrase key of one sentence about it.
    pub about: &'static str,
    /// The ways to play it, the default first.
    pub variants: &'static [VariantInfo],
    /// What else can be set.
    pub options: &'static [OptionInfo],
    /// The component files that come with the program, the default first.
    pub editions: &'static [BuiltInEdition],
    /// What editions of the same names said in earlier versions of the program, the oldest first: games that were
    /// begun with them go on with them.
    pub former_editions: &'static [BuiltInEdition],
    /// The rule book in each language, English first; all have the same clauses.
    pub rulebooks: &'static [RuleBook],
    /// What a table that is played live takes where nobody chose: options and their choices. By turn, the
    /// option's own default holds.
    pub live_choices: &'static [(&'static str, &'static str)],
    /// Whether people talk a thing over in it, for which a live table has limited patience; see
    /// [`crate::Clocks::patience`].
    pub talks: bool,
    /// The versions of the rules that can be played; new games take the last.
    pub rules_versions: RangeInclusive<u32>,
}

impl GameInfo {
    /// The version of the rules that new games are played by.
    pub fn newest_rules(&self) -> u32 {
        *self.rules_versions.end()
    }
}

/// One way to play a game.
#[derive(Debug)]
pub struct VariantInfo {
    /// The name in a setup.
    pub name: &'static str,
    /// Phrase key of its title.
    pub title: &'static str,
    /// Phrase key of a line of help.
    pub help: &'static str,
}

/// One thing that can be set.
#[derive(Debug)]
pub struct OptionInfo {
    /// The name in a setup.
    pub name: &'static str,
    /// What values it takes, and the default.
    pub kind: OptionKind,
    /// Phrase key of its title.
    pub title: &'static str,
    /// Phrase key of a line of help.
    pub help: &'static str,
    /// The version of the rules that brought it: games of an earlier one do not have it.
    pub since: u32,
    /// What held in earlier versions of the rules when nothing was said, the oldest first.
    pub formerly: &'static [FormerDefault],
}

/// What held in an earlier version of the rules when nothing was said.
#[derive(Debug)]
pub struct FormerDefault {
    /// The last version in which it did.
    pub until: u32,
    /// The value.
    pub value: DefaultValue,
}

/// A value that can be written down in a static.
#[derive(Debug)]
pub enum DefaultValue {
    /// Yes or no.
    Flag(bool),
    /// One of several named values.
    Choice(&'static str),
    /// A whole number.
    Number(i64),
}

/// What values an option takes.
#[derive(Debug)]
pub enum OptionKind {
    /// Yes or no.
    Flag {
        /// What holds when nothing is said.
        default: bool,
    },
    /// One of several named values, the default first.
    Choice(&'static [ChoiceInfo]),
    /// A whole number.
    Number {
        /// The least allowed.
        min: i64,
        /// The most allowed.
        max: i64,
        /// What holds when nothing is said.
        default: i64,
    },
}

/// One value of a choice.
#[derive(Debug)]
pub struct ChoiceInfo {
    /// The name in a setup.
    pub name: &'static str,
    /// Phrase key of a line of help.
    pub help: &'static str,
}

/// A component file compiled into the program.
#[derive(Debug)]
pub struct BuiltInEdition {
    /// The name in a setup.
    pub name: &'static str,
    /// The file's name, for messages.
    pub file: &'static str,
    /// The whole file.
    pub text: &'static str,
}

impl BuiltInEdition {
    /// The file, as one of one's own would be passed.
    pub fn source(&self) -> EditionSource<'static> {
        EditionSource { file: self.file, text: self.text }
    }
}

/// The value of an option.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum OptionValue {
    /// Yes or no.
    Flag(bool),
    /// A whole number.
    Number(i64),
    /// A named value.
    Choice(String),
}

/// What a person writes: whatever is left out takes its default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetupDraft {
    /// The game's name, where it is not known otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// Which version of the rules; the newest if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<u32>,
    /// How many play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<u8>,
    /// Which edition.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<String>,
    /// Which variant.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variant: Option<String>,
    /// Options by name.
    #[serde(default)]
    pub options: BTreeMap<String, OptionValue>,
}

/// A complete setup in which every name is known and every value is allowed.
///
/// Only a game can tell whether the combination makes sense; it does so when it is opened.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Setup {
    /// The game's name.
    pub game: &'static str,
    /// The version of the rules.
    pub rules: u32,
    /// How many play.
    pub players: u8,
    /// The name of the edition.
    pub edition: String,
    /// The variant.
    pub variant: &'static str,
    /// Every option that this version of the rules has, with its value.
    pub options: BTreeMap<&'static str, OptionValue>,
}

/// Why a setup is not accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// The clause it breaks, if it is one of the rule book.
    pub clause: Option<Clause>,
    /// What is wrong and what to do.
    pub phrase: Phrase,
}

impl SetupError {
    /// A setup that is not understood.
    pub fn new(phrase: Phrase) -> Self {
        Self { clause: None, phrase }
    }

    /// A setup that a clause of the rule book forbids.
    pub fn against(clause: Clause, phrase: Phrase) -> Self {
        Self { clause: Some(clause), phrase }
    }
}

impl SetupDraft {
    /// Reads a draft from JSON (text that begins with a brace) or TOML.
    pub fn read(text: &str) -> Result<Self, SetupError> {
        let unreadable = |problem: String| {
            SetupError::new(Phrase::new("core-setup-unreadable").with("problem", problem))
        };
        if text.trim_start().starts_with('{') {
            serde_json::from_str(text).map_err(|error| unreadable(error.to_string()))
        } else {
            toml::from_str(text).map_err(|error| unreadable(error.to_string()))
        }
    }

    /// Fills in the defaults and checks every name and value against what the game knows.
    pub fn complete(&self, info: &'static GameInfo) -> Result<Setup, SetupError> {
        if let Some(game) = self.game.as_deref().filter(|game| *game != info.name) {
            return Err(SetupError::new(
                Phrase::new("core-setup-other-game").with("game", game).with("expected", info.name),
            ));
        }
        let rules = self.find_rules(info)?;
        let players = self.players.unwrap_or(*info.players.start());
        if !info.players.contains(&players) {
            let (least, most) = (*info.players.start(), *info.players.end());
            let phrase = if least == most {
                Phrase::new("core-setup-players-exactly").with("count", least)
            } else {
                Phrase::new("core-setup-players").with("least", least).with("most", most)
            };
            return Err(SetupError::new(phrase.with("players", players)));
        }
        Ok(Setup {
            game: info.name,
            rules,
            players,
            edition: self.edition.clone().unwrap_or_else(|| default_edition(info)),
            variant: self.find_variant(info)?,
            options: self.complete_options(info, rules)?,
        })
    }

    /// The same draft with what a table that is played live takes where nobody chose.
    pub fn for_live(mut self, info: &GameInfo) -> Self {
        for (option, choice) in info.live_choices {
            let said = self.options.entry((*option).to_owned());
            said.or_insert_with(|| OptionValue::Choice((*choice).to_owned()));
        }
        self
    }

    /// The draft of a new game like the one this draft was made for: played by the newest rules, and where the
    /// old game took what its rules gave it, the new one does so too.
    #[must_use]
    pub fn renewed(mut self, info: &GameInfo) -> Self {
        let rules = self.rules.take().unwrap_or_else(|| info.newest_rules());
        self.options.retain(|name, value| {
            let option = info.options.iter().find(|option| option.name == name);
            option.is_none_or(|option| option.default_in(rules) != *value)
        });
        self
    }

    fn find_rules(&self, info: &GameInfo) -> Result<u32, SetupError> {
        let rules = self.rules.unwrap_or_else(|| info.newest_rules());
        if info.rules_versions.contains(&rules) {
            return Ok(rules);
        }
        let known: Vec<String> = info.rules_versions.clone().map(|it| it.to_string()).collect();
        Err(SetupError::new(
            Phrase::new("core-setup-rules")
                .with("version", rules.to_string())
                .with("known", known.join(", ")),
        ))
    }

    fn find_variant(&self, info: &'static GameInfo) -> Result<&'static str, SetupError> {
        let names = || info.variants.iter().map(|variant| variant.name);
        match &self.variant {
            None => Ok(names().next().unwrap_or_default()),
            Some(wanted) => names().find(|name| name == wanted).ok_or_else(|| {
                SetupError::new(
                    Phrase::new("core-setup-variant")
                        .with("variant", wanted.as_str())
                        .with("known", join(names())),
                )
            }),
        }
    }

    fn complete_options(
        &self,
        info: &'static GameInfo,
        rules: u32,
    ) -> Result<BTreeMap<&'static str, OptionValue>, SetupError> {
        let known = |name: &str| info.options.iter().any(|option| option.name == name);
        if let Some(stranger) = self.options.keys().find(|name| !known(name)) {
            return Err(SetupError::new(
                Phrase::new("core-setup-option")
                    .with("option", stranger.as_str())
                    .with("known", join(info.options.iter().map(|option| option.name))),
            ));
        }
        let mut options = BTreeMap::new();
        for option in info.options {
            let said = self.options.get(option.name);
            if option.since > rules {
                if said.is_some() {
                    return Err(option.too_new(rules));
                }
                continue;
            }
            let value = match said {
                None => option.default_in(rules),
                Some(value) => option.check(value)?,
            };
            options.insert(option.name, value);
        }
        Ok(options)
    }
}

fn default_edition(info: &GameInfo) -> String {
    info.editions.first().map(|edition| edition.name.to_owned()).unwrap_or_default()
}

fn join<'a>(names: impl Iterator<Item = &'a str>) -> String {
    names.collect::<Vec<_>>().join(", ")
}

impl OptionKind {
    /// What holds when nothing is said.
    pub fn default_value(&self) -> OptionValue {
        match self {
            OptionKind::Flag { default } => OptionValue::Flag(*default),
            OptionKind::Number { default, .. } => OptionValue::Number(*default),
            OptionKind::Choice(choices) => OptionValue::Choice(
                choices.first().map(|choice| choice.name.to_owned()).unwrap_or_default(),
            ),
        }
    }
}

impl DefaultValue {
    fn value(&self) -> OptionValue {
        match self {
            DefaultValue::Flag(flag) => OptionValue::Flag(*flag),
            DefaultValue::Choice(name) => OptionValue::Choice((*name).to_owned()),
            DefaultValue::Number(number) => OptionValue::Number(*number),
        }
    }
}

impl OptionInfo {
    /// What holds in this version of the rules when nothing is said.
    pub fn default_in(&self, rules: u32) -> OptionValue {
        let former = self.formerly.iter().find(|former| rules <= former.until);
        former.map_or_else(|| self.kind.default_value(), |former| former.value.value())
    }

    fn too_new(&self, rules: u32) -> SetupError {
        SetupError::new(
            Phrase::new("core-setup-option-new")
                .with("option", self.name)
                .with("since", self.since.to_string())
                .with("version", rules.to_string()),
        )
    }

    fn check(&self, value: &OptionValue) -> Result<OptionValue, SetupError> {
        let allowed = match (&self.kind, value) {
            (OptionKind::Flag { .. }, OptionValue::Flag(_)) => return Ok(value.clone()),
            (OptionKind::Choice(choices), OptionValue::Choice(name))
                if choices.iter().any(|choice| choice.name == name) =>
            {
                return Ok(value.clone());
            }
            (OptionKind::Number { min, max, .. }, OptionValue::Number(number))
                if (min..=max).contains(&number) =>
            {
                return Ok(value.clone());
            }
            (OptionKind::Flag { .. }, _) => "true, false".to_owned(),
            (OptionKind::Choice(choices), _) => join(choices.iter().map(|choice| choice.name)),
            (OptionKind::Number { min, max, .. }, _) => format!("{min} .. {max}"),
        };
        Err(SetupError::new(
            Phrase::new("core-setup-value")
                .with("option", self.name)
                .with("value", value.to_string())
                .with("allowed", allowed),
        ))
    }
}

impl std::fmt::Display for OptionValue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            OptionValue::Flag(flag) => flag.fmt(f),
            OptionValue::Number(number) => number.fmt(f),
            OptionValue::Choice(name) => name.fmt(f),
        }
    }
}

impl Setup {
    /// Whether a yes-or-no option is set.
    pub fn flag(&self, name: &str) -> bool {
        matches!(self.options.get(name), Some(OptionValue::Flag(true)))
    }

    /// The value of a choice.
    pub fn choice(&self, name: &str) -> &str {
        match self.options.get(name) {
            Some(OptionValue::Choice(value)) => value,
            _ => "",
        }
    }

    /// The value of a number.
    pub fn number(&self, name: &str) -> i64 {
        match self.options.get(name) {
            Some(OptionValue::Number(value)) => *value,
            _ => 0,
        }
    }

    /// The draft that completes to this setup again.
    pub fn to_draft(&self) -> SetupDraft {
        SetupDraft {
            game: Some(self.game.to_owned()),
            rules: Some(self.rules),
            players: Some(self.players),
            edition: Some(self.edition.clone()),
            variant: Some(self.variant.to_owned()),
            options: self
                .options
                .iter()
                .map(|(name, value)| ((*name).to_owned(), value.clone()))
                .collect(),
        }
    }
}

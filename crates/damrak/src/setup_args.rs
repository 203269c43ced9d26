//! The arguments that say what is to be played.

use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;

use damrak_core::{AnyRules, GameInfo, OptionKind, OptionValue, Registry, SetupDraft};

use crate::edition_file::OwnEdition;
use crate::failure::Failure;
use crate::files;

/// What is to be played; whatever is left out takes its default.
#[derive(Clone, Debug, Default, clap::Args)]
#[command(next_help_heading = "What to play")]
pub(crate) struct SetupArgs {
    /// The way to play; `damrak games GAME` lists them
    #[arg(long, value_name = "NAME")]
    pub(crate) variant: Option<String>,
    /// Set an option; may be given several times
    #[arg(short = 'o', long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<OptionArg>,
    /// Read the setup from a file (JSON or TOML); the other arguments win over it
    #[arg(long, value_name = "FILE")]
    pub(crate) setup: Option<PathBuf>,
    /// Play with the components of an edition file of your own
    #[arg(long, value_name = "FILE")]
    pub(crate) edition: Option<PathBuf>,
    /// The version of the rules; the newest if it is not said
    #[arg(long, value_name = "N")]
    pub(crate) rules: Option<u32>,
    /// How many play
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<u8>,
}

/// One option as it is written: `name=value`, or `name` alone for yes.
#[derive(Clone, Debug)]
pub(crate) struct OptionArg {
    name: String,
    value: String,
}

/// An option without a name.
#[derive(Debug, thiserror::Error)]
#[error("expected NAME=VALUE")]
pub(crate) struct NotAnOption;

impl FromStr for OptionArg {
    type Err = NotAnOption;

    fn from_str(text: &str) -> Result<Self, NotAnOption> {
        let (name, value) = text.split_once('=').unwrap_or((text, "true"));
        if name.is_empty() {
            return Err(NotAnOption);
        }
        Ok(Self { name: name.to_owned(), value: value.to_owned() })
    }
}

impl OptionArg {
    /// The value in the type that the game expects; what does not fit stays text, and the game says
    /// what would.
    fn value_for(&self, info: &GameInfo) -> OptionValue {
        let text = || OptionValue::Choice(self.value.clone());
        match info.options.iter().find(|option| option.name == self.name).map(|it| &it.kind) {
            Some(OptionKind::Flag { .. }) => {
                self.value.parse().map_or_else(|_| text(), OptionValue::Flag)
            }
            Some(OptionKind::Number { .. }) => {
                self.value.parse().map_or_else(|_| text(), OptionValue::Number)
            }
            Some(OptionKind::Choice(_)) | None => text(),
        }
    }
}

impl SetupArgs {
    /// Whether nothing was said at all.
    pub(crate) fn is_default(&self) -> bool {
        self.variant.is_none()
            && self.options.is_empty()
            && self.setup.is_none()
            && self.edition.is_none()
            && self.rules.is_none()
            && self.players.is_none()
    }

    /// Opens the game, for as many as there are seats if seats are named.
    pub(crate) fn open(
        &self,
        registry: &Registry,
        game: Option<&str>,
        seats: Option<usize>,
    ) -> Result<Arc<dyn AnyRules>, Failure> {
        let mut draft = self.read_draft()?;
        let Some(game) = game.map(str::to_owned).or_else(|| draft.game.clone()) else {
            let known: Vec<_> = registry.games().map(|info| info.name).collect();
            return Err(Failure::usage(format!("which game? There are: {}", known.join(", "))));
        };
        let info = registry.find(&game)?;
        self.add_to(&mut draft, info);
        if let Some(seats) = seats {
            draft.players = Some(players_of(&draft, seats)?);
        }
        let opened = match OwnEdition::read(self.edition.as_ref())?.source() {
            Some(edition) => registry.open_with(&game, &draft, edition),
            None => registry.open(&game, &draft),
        };
        Ok(opened?)
    }

    fn read_draft(&self) -> Result<SetupDraft, Failure> {
        let Some(file) = &self.setup else { return Ok(SetupDraft::default()) };
        SetupDraft::read(&files::read_text(file)?)
            .map_err(|error| Failure::Setup(Some(file.clone()), error))
    }

    fn add_to(&self, draft: &mut SetupDraft, info: &GameInfo) {
        for option in &self.options {
            draft.options.insert(option.name.clone(), option.value_for(info));
        }
        if self.variant.is_some() {
            draft.variant.clone_from(&self.variant);
        }
        if self.rules.is_some() {
            draft.rules = self.rules;
        }
        if self.players.is_some() {
            draft.players = self.players;
        }
    }
}

fn players_of(draft: &SetupDraft, seats: usize) -> Result<u8, Failure> {
    let players = u8::try_from(seats).unwrap_or(u8::MAX);
    match draft.players {
        Some(other) if other != players => Err(Failure::usage(format!(
            "--seats names {seats} seats, but {other} are to play; leave one of the two out"
        ))),
        _ => Ok(players),
    }
}

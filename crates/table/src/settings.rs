//! What is chosen when a table is made.

use damrak_core::edition::{EditionId, EditionSource};
use damrak_core::{AnyRules, Hash, Seat, Seed, SetupDraft};
use damrak_store::TableId;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::going_on::Beginning;
use crate::problem::Problem;

/// Everything about a table that its maker chose.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Settings {
    /// The game's name.
    pub game: String,
    /// The version of the rules, players, variant, options.
    pub setup: SetupDraft,
    /// An edition file of the maker's own.
    #[serde(default)]
    pub edition: Option<EditionText>,
    /// The edition it was begun with, whoever wrote it; nothing at tables from the time before it was kept.
    #[serde(default)]
    pub edition_id: Option<EditionId>,
    /// How time is counted.
    #[serde(default)]
    pub clock: ClockRule,
    /// What happens when somebody's time is up.
    #[serde(default)]
    pub at_zero: AtZero,
    /// Whether the maker may sit on several seats and pass the device around.
    #[serde(default)]
    pub hot_seat: bool,
    /// What those are called who sit on the maker's other seats, by seat; an empty name is the maker's own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seat_names: Vec<String>,
    /// Whether a falling clock waits while somebody who may stop it is not there.
    #[serde(default)]
    pub wait_for_absent: bool,
    /// Whether those who talk a thing over have limited time for it at a live table.
    #[serde(default = "yes")]
    pub limited_talk: bool,
    /// Whether people may ask for hints; see [`super::sight::Facts::allows_hints`].
    #[serde(default)]
    pub hints: bool,
    /// Whether spectators may watch.
    #[serde(default = "yes")]
    pub spectators: bool,
    /// How it is dealt.
    #[serde(default)]
    pub deal: Way,
}

impl Settings {
    /// The edition file of the maker's own.
    pub(super) fn own_edition(&self) -> Option<EditionSource<'_>> {
        let own = self.edition.as_ref();
        own.map(|own| EditionSource { file: &own.file, text: &own.text })
    }

    /// Writes down what the game is played by, so that nothing that changes later changes it.
    pub fn pin(&mut self, rules: &dyn AnyRules) {
        self.setup = rules.setup().to_draft();
        self.edition_id = Some(rules.edition().clone());
    }
}

/// How the cards are dealt; see [`damrak_core::fair`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// At once, with the numbers that people give as they sit down.
    #[default]
    Quick,
    /// When everybody's number was sealed first and told afterwards.
    Sealed,
}

fn yes() -> bool {
    true
}

/// An edition file that came with the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EditionText {
    /// The file's name, for messages.
    pub file: String,
    /// The whole file.
    pub text: String,
}

/// How time is counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClockRule {
    /// Not at all.
    #[default]
    None,
    /// So much for every decision.
    PerDecision {
        /// Seconds.
        seconds: u32,
    },
    /// A store of time, and some more for every decision.
    Bank {
        /// Seconds at the start.
        seconds: u32,
        /// Seconds added after each decision.
        increment: u32,
    },
}

/// The longest time that can be given: a month.
pub const LONGEST_CLOCK: u32 = 31 * 24 * 3600;

impl ClockRule {
    /// Whether it gives everybody some time, and nobody more than [`LONGEST_CLOCK`].
    pub fn is_sensible(self) -> bool {
        let fits = |seconds| (1..=LONGEST_CLOCK).contains(&seconds);
        match self {
            ClockRule::None => true,
            ClockRule::PerDecision { seconds } => fits(seconds),
            ClockRule::Bank { seconds, increment } => fits(seconds) && increment <= LONGEST_CLOCK,
        }
    }
}

/// What happens when somebody's time is up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AtZero {
    /// A bot takes this decision.
    #[default]
    BotDecides,
    /// The others may give the seat to a bot.
    OthersMayReplace,
}

/// What the store keeps of a table besides its head and its log. Outside it can be made, and no more.
///
/// ```compile_fail,E0277
/// use damrak_table::settings::Body;
/// fn cheat(body: &Body) -> String {
///     serde_json::to_string(body).unwrap() // only the table writes it down
/// }
/// ```
#[derive(Clone, PartialEq, Deserialize)]
pub struct Body {
    /// What its maker chose.
    pub(super) settings: Settings,
    /// The host's part of the first attempt to deal. Never shown before the game is over.
    pub(super) secret: Seed,
    /// For each seat the hash of its invitation, if there is one.
    pub(super) invitations: Vec<Option<Hash>>,
    /// The table this one follows.
    #[serde(default)]
    pub(super) follows: Option<TableId>,
    /// The table that follows this one.
    #[serde(default)]
    pub(super) rematch: Option<TableId>,
    /// Whether lists showed it before its maker let nobody watch: they do again when others may.
    #[serde(default)]
    pub(super) was_public: bool,
    /// How the game begins, if it goes on from another one.
    #[serde(default)]
    pub(super) beginning: Option<Beginning>,
}

/// Without the secret and the invitations.
impl std::fmt::Debug for Body {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Body").field("settings", &self.settings).finish_non_exhaustive()
    }
}

/// What can be changed in a table's body.
#[derive(Debug)]
pub(super) enum BodyChange {
    /// A seat is kept for whoever shows the secret of this hash.
    Invitation(Seat, Hash),
    /// Whether spectators may watch.
    Spectators(bool),
    /// The table that follows this one; the first that is noted stays.
    Rematch(TableId),
}

impl Body {
    /// What is kept of a new table. From here on nobody outside can name its secret.
    pub fn new(
        settings: Settings,
        secret: Seed,
        invitations: Vec<Option<Hash>>,
        follows: Option<TableId>,
    ) -> Self {
        let (rematch, beginning) = (None, None);
        Self { settings, secret, invitations, follows, rematch, was_public: false, beginning }
    }

    /// The same for a game that goes on from another one: its cards are dealt already.
    #[must_use]
    pub fn going_on(self, beginning: Beginning) -> Self {
        let secret = beginning.secret().unwrap_or(self.secret);
        Self { secret, beginning: Some(beginning), ..self }
    }

    /// As it is stored.
    pub(super) fn document(&self) -> Value {
        json!({
            "settings": self.settings,
            "secret": self.secret,
            "invitations": self.invitations,
            "follows": self.follows,
            "rematch": self.rematch,
            "was_public": self.was_public,
            "beginning": self.beginning,
        })
    }

    /// Carries out a change at a table that lists show, or do not.
    pub(super) fn change(&mut self, change: BodyChange, public: bool) -> Result<(), Problem> {
        match change {
            BodyChange::Invitation(seat, hash) => {
                let place =
                    self.invitations.get_mut(seat.index()).ok_or_else(Problem::not_found)?;
                *place = Some(hash);
            }
            BodyChange::Spectators(allowed) => {
                self.was_public |= public;
                self.settings.spectators = allowed;
            }
            BodyChange::Rematch(next) => {
                self.rematch.get_or_insert(next);
            }
        }
        Ok(())
    }
}

/// What is kept of the secret of an invitation.
pub fn invitation_hash(secret: &str) -> Hash {
    Hash::of(&[b"damrak invitation", secret.as_bytes()])
}

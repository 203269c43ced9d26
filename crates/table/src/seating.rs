//! One seat.

use std::collections::VecDeque;

use damrak_store::SeatHead;
use serde::{Deserialize, Serialize};

use super::clock::{Moment, SeatClock};
use super::dealing::SealedNumber;
use super::learning::Learning;
use super::model::Occupant;
use super::turn::Turn;
use crate::bots::levels;

/// One seat, with what is secret of it; others get [`super::sight::SeatFacts`].
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(super) struct SeatState {
    /// Who sits there.
    pub(super) occupant: Occupant,
    /// The number of a quick deal; shown with the deal, not before.
    pub(super) nonce: String,
    /// The number of a sealed deal; told by nobody before all are.
    #[serde(default)]
    pub(super) sealed: Option<SealedNumber>,
    /// The order in which they gave up, counted from 1.
    pub(super) resigned: Option<u8>,
    /// The bot that plays for an absent person.
    pub(super) stand_in: Option<String>,
    /// Their time.
    pub(super) clock: SeatClock,
    /// Decisions of this seat that stand.
    pub(super) turns: u32,
    /// How often they asked for a hint.
    #[serde(default)]
    pub(super) hints: u32,
    /// The turn in which they asked last.
    #[serde(default)]
    pub(super) hinted: Option<Turn>,
    /// Keys of their last requests.
    pub(super) keys: VecDeque<String>,
    /// When the patience of the others ends, and in which turn of this seat. Not stored, like the clocks' running.
    #[serde(skip)]
    pub(super) due: Option<(Turn, Moment)>,
    /// Since when nobody of theirs is connected; not stored either.
    #[serde(skip)]
    pub(super) away: Option<Moment>,
    /// How far they are in the lesson, while the others wait for it to begin; not stored either.
    #[serde(skip)]
    pub(super) learning: Option<Learning>,
    /// The entry of the log by which they gave up, were replaced or had a decision taken for them because their time was
    /// up; nothing once they are back.
    #[serde(default)]
    pub(super) gone: Option<u64>,
    /// Whether a bot has decided for them since, and they have not come back.
    #[serde(default)]
    pub(super) stood_in: bool,
}

impl SeatState {
    /// Levels that are called otherwise now.
    pub(super) fn read_former_levels(&mut self) {
        let seated = match &mut self.occupant {
            Occupant::Bot { bot } => Some(bot),
            _ => None,
        };
        for bot in seated.into_iter().chain(&mut self.stand_in) {
            *bot = levels::stored(bot).to_string();
        }
    }

    /// What the lobby lists of it.
    pub(super) fn head(&self, name: String) -> SeatHead {
        let mut head = SeatHead { name, ..SeatHead::default() };
        match &self.occupant {
            Occupant::Open => {}
            Occupant::Person { id, .. } => head.person = Some(id.clone()),
            Occupant::Bot { bot } => head.bot = Some(bot.clone()),
        }
        head
    }

    /// A bot has decided for whoever sits here, because it stands in or because their time was up.
    pub(super) fn was_decided_for(&mut self, entry: u64) {
        self.stood_in = true;
        self.gone.get_or_insert(entry);
    }

    /// They have decided themselves, so they are back.
    pub(super) fn has_decided(&mut self) {
        self.stood_in = false;
        if self.is_active_person() {
            self.gone = None;
        }
    }

    /// Whether a person sits here who has not given up, also while a bot stands in: nothing is undone or ended
    /// without them.
    pub(super) fn has_a_say(&self) -> bool {
        matches!(self.occupant, Occupant::Person { .. }) && self.resigned.is_none()
    }

    /// Whether a person plays here themselves now.
    pub(super) fn is_active_person(&self) -> bool {
        matches!(self.occupant, Occupant::Person { .. })
            && self.resigned.is_none()
            && self.stand_in.is_none()
    }
}

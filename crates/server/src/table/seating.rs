//! What can be told of one seat.

use damrak_store::SeatHead;

use super::model::{Occupant, SeatState};
use crate::bots::levels;

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
    pub fn has_a_say(&self) -> bool {
        matches!(self.occupant, Occupant::Person { .. }) && self.resigned.is_none()
    }

    /// Whether a person plays here himself now.
    pub fn is_active_person(&self) -> bool {
        matches!(self.occupant, Occupant::Person { .. })
            && self.resigned.is_none()
            && self.stand_in.is_none()
    }
}

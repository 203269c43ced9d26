//! What a change at a table means for the people at it.

use damrak_core::{Seat, SeatSet};
use damrak_store::PersonId;

use super::hub::Hub;
use crate::dealing::Stage;
use crate::entry::Entry;
use crate::model::{Occupant, Table};
use crate::notice::{Kind, Notice};

impl Hub {
    /// Tells the notifier what a change means for people.
    pub(crate) fn notice_changes(
        &self,
        table: &Table,
        before: SeatSet,
        entries: &[Entry],
        is_looking: impl Fn(&PersonId) -> bool,
    ) {
        let tell = |kind, seat: Seat| {
            let Occupant::Person { id, .. } = &table.seats[seat.index()].occupant else { return };
            let (person, looking) = (id.clone(), is_looking(id));
            self.notice(Notice { kind, person, table: table.head.clone(), looking });
        };
        let all = || Seat::all(table.rules.players());
        if entries.iter().any(|entry| matches!(entry, Entry::Started { .. })) {
            all().for_each(|seat| tell(Kind::Began, seat));
        }
        let is_step = |entry: &Entry| match entry {
            Entry::SeatsFixed {} | Entry::BrokenOff { .. } => true,
            // The last seal: now the numbers are asked for.
            Entry::Sealed { .. } => table.stage() == Stage::Revealing,
            _ => false,
        };
        if entries.iter().any(is_step) {
            table.must_look_in().into_iter().for_each(|seat| tell(Kind::LookIn, seat));
        }
        if entries.iter().any(|entry| matches!(entry, Entry::Ended { .. })) {
            all().for_each(|seat| tell(Kind::Over, seat));
        }
        let asked = |seat: &Seat| !before.contains(*seat) && table.bot_of(*seat).is_none();
        table.waiting().into_iter().filter(asked).for_each(|seat| tell(Kind::YourTurn, seat));
    }
}

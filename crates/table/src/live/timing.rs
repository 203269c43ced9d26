//! Time at the table: whose clock runs out next, and what happens then.

use damrak_core::Seat;
use damrak_store::Status;
use tokio::time::Instant;

use super::task::Task;
use crate::bots::levels::STAND_IN;
use crate::entry::{By, Entry};
use crate::model::SeatState;
use crate::settings::AtZero;
use crate::turn::Turn;

/// Milliseconds after which a deal that could not be broken off is looked at again.
const RETRY: u64 = 5_000;

impl Task {
    /// When the next clock runs out.
    pub(crate) fn next_zero(&self) -> Option<Instant> {
        let deal = self.table.dealing.clock.zero_at().filter(|_| self.table.is_being_dealt());
        let deal = deal.map(|zero| self.hub.instant(zero));
        self.next_zero_of_seats().into_iter().chain(deal).min()
    }

    fn next_zero_of_seats(&self) -> Option<Instant> {
        // Bots that rest do not lose by it.
        if !self.is_attended() {
            return None;
        }
        let zero = self.table.seats.iter().filter_map(|seat| seat.clock.zero_at()).min()?;
        let pending = self.table.seats.iter().enumerate().any(|(index, seat)| {
            let asked = |(waiting, _): &(Seat, Turn)| waiting.index() == index;
            seat.clock.zero_at() == Some(zero) && !self.thinking.iter().any(asked)
        });
        let replaceable = self.table.body.settings.at_zero == AtZero::OthersMayReplace;
        let past = zero <= self.hub.now();
        (pending && !(past && replaceable)).then(|| self.hub.instant(zero))
    }

    /// When the frames that people look at will be wrong although nothing happens. A moment that passed while the
    /// table was busy counts too: what was painted before it does not show it.
    pub(crate) fn next_change_by_time(&self) -> Option<Instant> {
        if self.gallery.is_empty() {
            return None;
        }
        self.table.next_change_by_time(self.painted).map(|change| self.hub.instant(change))
    }

    /// Has the table drawn anew once the frames are wrong by time alone; says whether they were.
    pub(crate) fn show_what_time_changed(&mut self) -> bool {
        let change = self.table.next_change_by_time(self.painted);
        let is_due = change.is_some_and(|change| change <= self.hub.now());
        if is_due && !self.gallery.is_empty() {
            self.table.forget_learners(self.hub.now());
            self.show();
        }
        is_due
    }

    /// Decides for those who held up the others too long; says whether anybody did.
    pub(crate) async fn lose_patience(&mut self) -> bool {
        let now = self.hub.now();
        let late = |state: &SeatState| state.due.as_ref().is_some_and(|(_, due)| *due <= now);
        let Some(index) = self.table.seats.iter().position(late) else { return false };
        let seat = Seat::from_index(index);
        let spent = self.table.seats[index].clock.used(now);
        self.table.seats[index].due = None;
        if let Some(patience) = self.table.patience_with(seat) {
            let stored = match self.table.decide(seat, &patience.then, By::Clock, spent, None) {
                Ok(entries) => self.store(entries).await,
                Err(problem) => Err(problem),
            };
            if let Err(problem) = stored {
                tracing::warn!(table = %self.table.head.id, %seat, ?problem, "nobody could be hurried");
            }
        }
        true
    }

    /// Frees the seats of those who did not look in so that it could be dealt; says whether there were any.
    pub(crate) async fn break_off(&mut self) -> bool {
        let now = self.hub.now();
        let up = self.table.dealing.clock.zero_at().is_some_and(|zero| zero <= now);
        if !up || !self.table.is_being_dealt() {
            return false;
        }
        let stored = match self.table.break_off() {
            Ok(entries) => self.store(entries).await,
            Err(problem) => Err(problem),
        };
        if let Err(problem) = stored {
            tracing::warn!(table = %self.table.head.id, ?problem, "a deal could not be broken off");
            // Tried again in a while, not at once.
            self.table.dealing.clock.set(Some(RETRY));
            self.table.run_clocks(now);
        }
        true
    }

    /// Does what the table's rule says for those whose time is up; says whether anybody's is.
    pub(crate) async fn time_is_up(&mut self) -> bool {
        let now = self.hub.now();
        let up: Vec<Seat> = self
            .table
            .waiting()
            .into_iter()
            .filter(|seat| {
                let clock = &self.table.seats[seat.index()].clock;
                clock.zero_at().is_some_and(|zero| zero <= now)
                    && self.table.bot_of(*seat).is_none()
            })
            .collect();
        if up.is_empty() {
            return false;
        }
        match self.table.body.settings.at_zero {
            AtZero::BotDecides => {
                for seat in up {
                    self.ask_bot(seat, STAND_IN.name(), By::Clock);
                }
            }
            AtZero::OthersMayReplace => {
                for seat in up {
                    self.table.seats[seat.index()].clock.stop(now);
                }
                self.show();
            }
        }
        true
    }

    /// Writes down how much time everybody has left, so that waiting counts but the server's absence
    /// does not.
    pub(crate) async fn store_clocks(&mut self) {
        let runs =
            self.table.seats.iter().any(|seat| seat.clock.runs() && seat.clock.left.is_some());
        let runs = runs && self.table.head.status == Status::Playing;
        if !runs && !self.table.is_being_dealt() {
            return;
        }
        let now = self.hub.now();
        let left = self.table.seats.iter().map(|seat| seat.clock.left_at(now)).collect();
        let deal = self.table.dealing.clock.left_at(now).filter(|_| self.table.is_being_dealt());
        if let Err(problem) = self.store(vec![Entry::Clocks { left, deal }]).await {
            tracing::warn!(table = %self.table.head.id, ?problem, "the clocks could not be stored");
        }
    }
}

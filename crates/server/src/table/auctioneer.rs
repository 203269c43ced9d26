//! How the task of a table tends a falling clock: starts it, takes presses, and hands the rules what came of it.

use damrak_core::{Rng, Seat};

use super::entry::{By, Entry};
use super::falling::{Fall, LEAD, LEAD_OF_BOT, NoStop, Outcome, allowance};
use super::model::Occupant;
use super::task::Task;
use crate::bots::levels::{self, STAND_IN};
use crate::bots::{fresh_seed, reaction};
use crate::problem::Problem;

impl Task {
    /// Starts the clock the game asks for, if it is another than the one that falls. While somebody is waited
    /// for it does not fall, unless it has been stopped already; later it falls anew.
    pub(super) fn begin_fall(&mut self) {
        let (Some(clock), Some(game)) = (self.table.falling_clock(), &self.table.game) else {
            self.fall = None;
            return;
        };
        let state = format!("{}.{}.", self.table.epoch, game.decisions);
        let falls = self.fall.as_ref().filter(|fall| fall.id.starts_with(&state));
        if falls.is_some_and(Fall::is_settling) {
            return;
        }
        if !self.table.awaited(&self.gallery.presence(&self.table)).is_empty() {
            self.fall = None;
        } else if falls.is_none() {
            let is_person = |seat: &Seat| self.table.bot_of(*seat).is_none();
            let by_bot = game.story.back().is_some_and(|last| last.by == By::Bot);
            let lead = if by_bot && clock.order.iter().any(is_person) { LEAD_OF_BOT } else { LEAD };
            self.falls += 1;
            let id = format!("{state}{}", self.falls);
            self.fall = Some(Fall::new(id, clock, self.hub.now() + lead));
        }
    }

    /// Somebody presses; `step` is what he was shown, or a step still to come.
    pub(super) fn press(
        &mut self,
        seat: Seat,
        shown: &str,
        step: Option<u8>,
    ) -> Result<(), Problem> {
        let now = self.hub.now();
        let lines = self.lines();
        let fall = self.fall.as_mut().filter(|fall| fall.id == shown).ok_or_else(Problem::stale)?;
        let may_stop = |step: &u8| {
            let game = self.table.game.as_ref();
            game.is_some_and(|game| game.position.stop_clock(seat, *step).is_some())
        };
        let pressed = match step {
            Some(step) if !may_stop(&step) => {
                return Err(Problem::not_now("server-cannot-stop-there"));
            }
            Some(step) => fall.stop(seat, step, now, &|seat| lines[seat.index()]),
            None => fall.forget_plan(seat),
        };
        pressed.map_err(|why| match why {
            NoStop::NotYours => Problem::not_now("server-clock-not-yours"),
            NoStop::NotFalling => Problem::stale(),
            NoStop::Already => Problem::not_now("server-answered"),
        })?;
        self.show();
        Ok(())
    }

    /// A bot answers a falling clock with the step it would stop on; the table presses for it, as well as one of
    /// its rank hits it. Says whether the decision was of that kind.
    pub(super) fn plan_for_bot(&mut self, seat: Seat, action: &str) -> bool {
        let (now, lines) = (self.hub.now(), self.lines());
        let (Some(fall), Some(game)) = (&mut self.fall, &self.table.game) else { return false };
        let is_it = |step: &u8| game.position.stop_clock(seat, *step).as_deref() == Some(action);
        if let Some(step) = (0..fall.clock.steps).find(is_it) {
            let rank = self.table.bot_of(seat).map_or(STAND_IN, |bot| levels::stored(bot).rank());
            let may_stop =
                |step| step < fall.clock.steps && game.position.stop_clock(seat, step).is_some();
            let step = reaction::pressed(rank, step, &mut Rng::new(fresh_seed()), may_stop);
            // One that is too late for its step, or has pressed already, has missed this clock.
            let _ = fall.stop(seat, step, now, &|seat| lines[seat.index()]);
        }
        true
    }

    /// What every seat's line explains.
    fn lines(&self) -> Vec<u64> {
        self.gallery
            .presence(&self.table)
            .iter()
            .map(|presence| allowance(presence.round_trip))
            .collect()
    }

    /// Does what is due at the falling clock; says whether anything was.
    pub(super) async fn tend_fall(&mut self) -> bool {
        let (now, lines) = (self.hub.now(), self.lines());
        let Some(fall) = self.fall.as_mut().filter(|fall| fall.due() <= now) else { return false };
        let outcome = fall.tick(now, &|seat| lines[seat.index()]);
        let Some(game) = &self.table.game else { return false };
        let (decision, stop) = match outcome {
            Outcome::Falls => {
                self.show();
                return true;
            }
            Outcome::Stopped(stop) => {
                let action = game.position.stop_clock(stop.seat, stop.counted);
                (action.map(|action| (stop.seat, action)), Some(stop))
            }
            Outcome::RanOut => (game.position.clock_ran_out(), None),
        };
        let stored = match decision {
            Some((seat, action)) => self.store_stop(seat, &action, stop).await,
            None => Err(Problem::unavailable()),
        };
        if let Err(problem) = stored {
            tracing::warn!(table = %self.table.head.id, ?problem, "a falling clock could not be ended");
            // It falls once more, for everybody.
            self.fall = None;
            self.hub.retry_bots(self.table.head.id.clone());
        }
        true
    }

    async fn store_stop(
        &mut self,
        seat: Seat,
        action: &str,
        stopped: Option<super::falling::Stop>,
    ) -> Result<(), Problem> {
        let by = match (&stopped, &self.table.seats[seat.index()].occupant) {
            (None, _) => By::Clock,
            (Some(_), Occupant::Person { .. }) if self.table.bot_of(seat).is_none() => By::Person,
            _ => By::Bot,
        };
        let mut entries = self.table.decide(seat, action, by, 0, None)?;
        if let Some(Entry::Decided { stop, .. }) = entries.first_mut() {
            *stop = stopped;
        }
        self.store(entries).await
    }
}

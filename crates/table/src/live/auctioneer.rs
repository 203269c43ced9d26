//! How the task of a table tends a falling clock: starts it, takes presses, and hands the rules what came of it.

use damrak_core::{Rng, Seat};

use super::task::Task;
use crate::bots::levels::{self, STAND_IN};
use crate::bots::{fresh_seed, reaction};
use crate::entry::{By, Entry};
use crate::falling::{Fall, LEAD, LEAD_OF_BOT, NoStop, Outcome, Slowness};
use crate::model::Occupant;
use crate::problem::Problem;
use crate::wish::Asker;

impl Task {
    /// Starts the clock the game asks for, if it is another than the one that falls. It may wait for somebody
    /// before it begins; once it falls it goes on falling, whoever drops the line or comes back.
    pub(crate) fn begin_fall(&mut self) {
        let (Some(clock), Some(game)) = (self.table.falling_clock(), &self.table.game) else {
            self.fall = None;
            return;
        };
        let state = format!("{}.{}.", self.table.epoch, game.decisions);
        if self.fall.as_ref().is_some_and(|fall| fall.is_of(&state)) {
            return;
        }
        let awaited = self.table.awaited(&self.gallery.presence(&self.table));
        if !awaited.is_empty() || !self.is_attended() {
            self.fall = None;
        } else {
            let is_person = |seat: &Seat| self.table.bot_of(*seat).is_none();
            let by_bot = game.story.back().is_some_and(|last| last.by == By::Bot);
            let lead = if by_bot && clock.order.iter().any(is_person) { LEAD_OF_BOT } else { LEAD };
            self.falls += 1;
            let id = format!("{state}{}", self.falls);
            self.fall = Some(Fall::new(id, clock, self.hub.now() + lead));
        }
    }

    /// Somebody presses; `step` is what they were shown, or a step still to come. Nobody else is shown anything
    /// of it, not even that the frame is the same.
    pub(crate) fn press(
        &mut self,
        asker: &Asker,
        seat: Seat,
        shown: &str,
        step: Option<u8>,
    ) -> Result<(), Problem> {
        let now = self.hub.now();
        let line = Slowness::of(self.gallery.answered(&asker.person), asker.line);
        let fall = self.fall.as_mut().filter(|fall| fall.id == shown).ok_or_else(Problem::stale)?;
        let may_stop = |step: &u8| {
            let game = self.table.game.as_ref();
            game.is_some_and(|game| game.position.stop_clock(seat, *step).is_some())
        };
        let pressed = match step {
            // Who is out for this card has no later step either.
            Some(_) if !fall.clock.order.contains(&seat) => Err(NoStop::NotYours),
            Some(step) if !may_stop(&step) => {
                return Err(Problem::not_now("server-cannot-stop-there"));
            }
            Some(step) => fall.stop(seat, step, now, line),
            None => fall.forget_plan(seat, now),
        };
        pressed.map_err(|why| match why {
            NoStop::NotYours => Problem::not_now("server-clock-not-yours"),
            NoStop::NotFalling => Problem::stale(),
            NoStop::Already => Problem::not_now("server-answered"),
        })?;
        self.show_to(seat);
        Ok(())
    }

    /// A bot answers a falling clock with the step it would stop on; the table presses for it, as well as one of
    /// its rank hits it, and somewhere inside the step as a hand does. Says whether the decision was of that kind.
    pub(crate) fn plan_for_bot(&mut self, seat: Seat, action: &str) -> bool {
        let now = self.hub.now();
        let (Some(fall), Some(game)) = (&mut self.fall, &self.table.game) else { return false };
        let is_it = |step: &u8| game.position.stop_clock(seat, *step).as_deref() == Some(action);
        if let Some(step) = (0..fall.clock.steps).find(is_it) {
            let rank = self.table.bot_of(seat).map_or(STAND_IN, |bot| levels::stored(bot).rank());
            let may_stop =
                |step| step < fall.clock.steps && game.position.stop_clock(seat, step).is_some();
            let mut rng = Rng::new(fresh_seed());
            let step = reaction::pressed(rank, step, &mut rng, may_stop);
            let after = reaction::moment(fall.clock.step_millis, &mut rng);
            // One that is too late for its step, or has pressed already, has missed this clock.
            let _ = fall.plan(seat, step, after, now);
        }
        true
    }

    /// Does what is due at the falling clock; says whether anything was.
    pub(crate) async fn tend_fall(&mut self) -> bool {
        let now = self.hub.now();
        let Some(fall) = self.fall.as_mut().filter(|fall| fall.due() <= now) else { return false };
        let planned =
            fall.clock.order.clone().into_iter().filter(|seat| fall.plan_of(*seat).is_some());
        let planned: Vec<Seat> = planned.collect();
        let outcome = fall.tick(now);
        let Some(game) = &self.table.game else { return false };
        let (decision, stop) = match outcome {
            // Those who had named their step see that it has come; it is nobody else's business.
            Outcome::Falls => {
                planned.into_iter().for_each(|seat| self.show_to(seat));
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
        stopped: Option<crate::falling::Stop>,
    ) -> Result<(), Problem> {
        let by = match (&stopped, &self.table.seats[seat.index()].occupant) {
            (None, _) => By::Clock,
            (Some(_), Occupant::Person { .. }) if self.table.bot_of(seat).is_none() => By::Person,
            _ => By::Bot,
        };
        let mut change = self.table.decide(seat, action, by, 0, None)?;
        if let Some(Entry::Decided { stop, .. }) = change.entries.first_mut() {
            *stop = stopped;
        }
        let over = change.entries.iter().any(|entry| matches!(entry, Entry::Ended { .. }));
        if let Some(seat) = self.table.agreed_pause().filter(|_| !over) {
            change.entries.push(Entry::Paused { seat });
        }
        self.store(change).await
    }
}

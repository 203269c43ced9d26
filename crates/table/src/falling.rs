//! A clock that falls until somebody stops it, and who stopped it first. Pure arithmetic on moments it is
//! given.
//!
//! Everybody sees the clock a little late, and a press arrives a little late. So a stop names the step its
//! presser was shown, and it is believed as far as that line explains; nobody is given more than [`MOST`].
//! After the first stop the server waits [`SETTLING`] for presses that are still on their way, whoever
//! pressed and however slow anybody is; the earliest step wins, then the earliest press, then the game's own
//! order. Until then nobody but the presser can learn of it.

use damrak_core::{FallingClock, Seat};
use serde::{Deserialize, Serialize};

use super::clock::Moment;

/// The most that anybody's line is made up for, in milliseconds.
pub const MOST: u64 = 300;
/// How long presses that are on their way are waited for after the first: always the same, so that the end of
/// a clock tells nothing but its result.
pub const SETTLING: u64 = MOST;
/// Between saying that the clock will fall and its first step: time to say it to everybody.
pub const LEAD: u64 = 500;
/// The same when a bot had it fall: nobody heard it draw breath.
pub const LEAD_OF_BOT: u64 = 3_000;
/// Lines are not as steady as their best round trip: so much more is believed of each.
pub const JITTER: u64 = 20;

/// A clock that falls now.
#[derive(Clone, PartialEq, Eq)]
pub struct Fall {
    /// The state of the game it belongs to: a stop that names another is too late.
    pub id: String,
    /// Its steps and who may stop it.
    pub clock: FallingClock,
    /// When its first step begins.
    pub begins: Moment,
    stops: Vec<Stop>,
    plans: Vec<Plan>,
    settles: Option<Moment>,
}

/// Without the presses: nobody learns of another's before it is judged.
impl std::fmt::Debug for Fall {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut shown = f.debug_struct("Fall");
        shown.field("id", &self.id).field("begins", &self.begins).finish_non_exhaustive()
    }
}

/// A press that is still to come: somebody wants to have stopped the clock once it gets there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Plan {
    seat: Seat,
    step: u8,
    moment: Moment,
}

/// Somebody pressed: what they said, what was measured, what counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stop {
    /// Who.
    pub seat: Seat,
    /// The step they were shown when they pressed.
    pub named: u8,
    /// The step that counts.
    pub counted: u8,
    /// When the press arrived, in milliseconds after the first step began.
    pub arrived: u64,
    /// How much of that their line explains, in milliseconds.
    pub allowed: u64,
    /// How long the others were waited for, in milliseconds.
    #[serde(default)]
    pub settled: u64,
}

/// What became of a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It falls, or those who may have stopped it earlier are waited for.
    Falls,
    /// Somebody stopped it.
    Stopped(Stop),
    /// Nobody did.
    RanOut,
}

/// Why a stop does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoStop {
    /// They may not stop this clock.
    NotYours,
    /// It has not begun, has run out, or has been stopped.
    NotFalling,
    /// They have stopped it already.
    Already,
}

/// What is known of the line that a press came over, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Slowness {
    /// How much it explains: see [`allowance`].
    pub allowed: u64,
    /// How much slower it is than anybody is made up for.
    pub beyond: u64,
}

impl Slowness {
    /// From the best answer of the program at its other end, and what the kernel or a trusted proxy measured. A line
    /// is as slow as the quicker of the two says; that it is slow beyond measure is also believed of answers alone,
    /// for nobody gains by it.
    pub fn of(answered: Option<u32>, known: Option<u32>) -> Self {
        let trip = answered.into_iter().chain(known).min().unwrap_or(0);
        let beyond = (u64::from(trip) + JITTER).saturating_sub(MOST);
        Self { allowed: allowance(answered, known), beyond }
    }
}

/// How much a line explains, in milliseconds: what the kernel or a trusted proxy measured, `known`; never more
/// than the best answer of the program at its other end took, for what is quicker than that is quicker; a
/// little more, for no line is steady; and never more than [`MOST`]. Answers alone prove nothing: anybody can
/// answer late.
pub fn allowance(answered: Option<u32>, known: Option<u32>) -> u64 {
    let trip = known.map_or(0, |known| answered.map_or(known, |answered| answered.min(known)));
    (u64::from(trip) + JITTER).min(MOST)
}

impl Fall {
    /// A clock that is announced now and begins to fall a little later.
    pub fn new(id: String, clock: FallingClock, begins: Moment) -> Self {
        Self { id, clock, begins, stops: Vec::new(), plans: Vec::new(), settles: None }
    }

    /// Whether it is the clock of this state of the game: then it goes on falling, whoever comes or goes.
    pub fn is_of(&self, state: &str) -> bool {
        self.id.starts_with(state)
    }

    /// The step at a moment; nothing before it begins and after it has run out.
    pub fn step_at(&self, moment: Moment) -> Option<u8> {
        let since = moment.checked_sub(self.begins)?;
        let step = since / u64::from(self.clock.step_millis);
        u8::try_from(step).ok().filter(|step| *step < self.clock.steps)
    }

    fn ends(&self) -> Moment {
        self.begin_of(self.clock.steps)
    }

    fn begin_of(&self, step: u8) -> Moment {
        self.begins + u64::from(step) * u64::from(self.clock.step_millis)
    }

    /// Somebody pressed, or wants to have pressed on a step that is still to come; that counts like a press in
    /// the middle of it, by a hand over the same line: a plan is heard however slow that is, and shall not win by it.
    pub fn stop(
        &mut self,
        seat: Seat,
        named: u8,
        now: Moment,
        line: Slowness,
    ) -> Result<(), NoStop> {
        self.press_planned(now);
        self.may_stop(seat, named, now)?;
        self.plans.retain(|plan| plan.seat != seat);
        if now < self.begin_of(named) {
            let step = u64::from(self.clock.step_millis);
            let moment = self.begin_of(named) + (step / 2 + line.beyond).min(step - 1);
            self.plans.push(Plan { seat, step: named, moment });
            return Ok(());
        }
        let allowed = line.allowed.min(MOST);
        // A press on the last step may arrive when the clock has run out for the server.
        let latest = self.step_at(now).unwrap_or(self.clock.steps - 1);
        let believed = now.saturating_sub(allowed).max(self.begins);
        let earliest = self.step_at(believed).ok_or(NoStop::NotFalling)?;
        self.press(seat, named, named.clamp(earliest, latest), now, allowed);
        Ok(())
    }

    /// A press by somebody who needs no line, so long after its step begins. Whoever thought too long presses
    /// at once, if it is still that step.
    pub fn plan(&mut self, seat: Seat, step: u8, after: u64, now: Moment) -> Result<(), NoStop> {
        self.press_planned(now);
        self.may_stop(seat, step, now)?;
        let moment = (self.begin_of(step) + after).max(now);
        if self.step_at(moment) != Some(step) {
            return Err(NoStop::NotFalling);
        }
        self.plans.retain(|plan| plan.seat != seat);
        self.plans.push(Plan { seat, step, moment });
        Ok(())
    }

    /// Takes back what was wanted of a step still to come.
    pub fn forget_plan(&mut self, seat: Seat, now: Moment) -> Result<(), NoStop> {
        self.press_planned(now);
        self.may_stop(seat, 0, now)?;
        self.plans.retain(|plan| plan.seat != seat);
        Ok(())
    }

    /// The step that a seat wants to stop on; nobody else's business.
    pub fn plan_of(&self, seat: Seat) -> Option<u8> {
        self.plans.iter().find(|plan| plan.seat == seat).map(|plan| plan.step)
    }

    /// The step on which a seat has pressed; nobody else's business before it is judged.
    pub fn press_of(&self, seat: Seat) -> Option<u8> {
        self.stops.iter().find(|stop| stop.seat == seat).map(|stop| stop.named)
    }

    fn may_stop(&self, seat: Seat, step: u8, now: Moment) -> Result<(), NoStop> {
        if !self.clock.order.contains(&seat) {
            return Err(NoStop::NotYours);
        }
        if self.press_of(seat).is_some() {
            return Err(NoStop::Already);
        }
        // However busy the server is, what comes later than the others were waited for does not count.
        let settled = self.settles.is_some_and(|settles| settles < now);
        if step >= self.clock.steps || settled {
            return Err(NoStop::NotFalling);
        }
        Ok(())
    }

    fn press(&mut self, seat: Seat, named: u8, counted: u8, now: Moment, allowed: u64) {
        let arrived = now - self.begins;
        self.stops.push(Stop { seat, named, counted, arrived, allowed, settled: SETTLING });
        let settles = now + SETTLING;
        self.settles = Some(self.settles.map_or(settles, |earlier| earlier.min(settles)));
    }

    /// Presses for those whose moment has come.
    fn press_planned(&mut self, now: Moment) {
        let come = |plan: &Plan| plan.moment <= now;
        let (come, later): (Vec<_>, Vec<_>) =
            std::mem::take(&mut self.plans).into_iter().partition(come);
        self.plans = later;
        for Plan { seat, step, moment } in come {
            self.press(seat, step, step, moment, 0);
        }
    }

    /// When there is something to do: somebody's moment has come, the others have had their time, or the clock
    /// has run out.
    pub fn due(&self) -> Moment {
        let planned = self.plans.iter().map(|plan| plan.moment).min();
        let end = self.settles.unwrap_or(self.ends() + SETTLING + JITTER);
        planned.map_or(end, |planned| planned.min(end))
    }

    /// Presses for those whose moment has come, and says what became of the clock.
    pub fn tick(&mut self, now: Moment) -> Outcome {
        self.press_planned(now);
        match self.settles {
            Some(settles) if now < settles => Outcome::Falls,
            None if now < self.due() => Outcome::Falls,
            _ => self.winner().map_or(Outcome::RanOut, Outcome::Stopped),
        }
    }

    /// Who stopped it first, as far as is known.
    fn winner(&self) -> Option<Stop> {
        let place = |seat: Seat| self.clock.order.iter().position(|other| *other == seat);
        // Nobody can have pressed on a step before it began.
        let pressed = |stop: &Stop| {
            let began = u64::from(stop.counted) * u64::from(self.clock.step_millis);
            stop.arrived.saturating_sub(stop.allowed).max(began)
        };
        let first = |stop: &&Stop| (stop.counted, pressed(stop), place(stop.seat));
        self.stops.iter().min_by_key(first).copied()
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    const STEP: u32 = 1000;

    fn seat(number: usize) -> Seat {
        Seat::from_index(number - 1)
    }

    fn fall() -> Fall {
        let order = vec![seat(2), seat(3), seat(1)];
        let clock = FallingClock { steps: 4, step_millis: STEP, order };
        Fall::new("1.0".into(), clock, 10_000 + LEAD)
    }

    fn line(allowed: u64) -> Slowness {
        Slowness { allowed, beyond: 0 }
    }

    fn at(fall: &Fall, after: u64) -> Moment {
        fall.begins + after
    }

    #[test]
    fn it_stays_on_each_step_and_runs_out() {
        let fall = fall();
        assert_eq!(fall.step_at(10_000), None, "it is only announced");
        assert_eq!(fall.step_at(at(&fall, 0)), Some(0));
        assert_eq!(fall.step_at(at(&fall, 999)), Some(0));
        assert_eq!(fall.step_at(at(&fall, 1000)), Some(1));
        assert_eq!(fall.step_at(at(&fall, 3999)), Some(3));
        assert_eq!(fall.step_at(at(&fall, 4000)), None);
    }

    #[test]
    fn a_press_counts_on_the_step_that_was_shown() {
        let mut fall = fall();
        // Shown step 0 just before it fell; the press took 120 ms to arrive.
        fall.stop(seat(1), 0, at(&fall, 1100), line(120)).unwrap();
        let stop = fall.winner().unwrap();
        assert_eq!((stop.seat, stop.named, stop.counted, stop.allowed), (seat(1), 0, 0, 120));
    }

    #[test]
    fn a_line_explains_no_more_than_it_is_slow() {
        let mut fall = fall();
        fall.stop(seat(1), 0, at(&fall, 1100), line(50)).unwrap();
        assert_eq!(fall.winner().unwrap().counted, 1, "50 ms earlier it was on step 1 already");
    }

    #[test]
    fn nobody_is_given_more_than_the_most() {
        let mut fall = fall();
        fall.stop(seat(1), 0, at(&fall, 1000 + MOST), line(5_000)).unwrap();
        assert_eq!(fall.winner().unwrap().counted, 1);
        assert_eq!(allowance(None, Some(4_000)), MOST);
    }

    #[test]
    fn late_answers_explain_nothing() {
        assert_eq!(allowance(Some(285), None), JITTER, "nobody else measured this line");
        assert_eq!(allowance(Some(285), Some(3)), 3 + JITTER);
        assert_eq!(allowance(Some(40), Some(90)), 40 + JITTER, "it can do better");
        assert_eq!(allowance(None, Some(90)), 90 + JITTER);
        assert_eq!(allowance(None, None), JITTER);
    }

    #[test]
    fn m44_a_step_named_in_advance_counts_like_a_press_in_its_middle() {
        let mut fall = fall();
        fall.stop(seat(1), 3, at(&fall, 100), line(100)).unwrap();
        assert_eq!((fall.winner(), fall.plan_of(seat(1))), (None, Some(3)));
        fall.stop(seat(1), 2, at(&fall, 200), line(100)).unwrap();
        assert_eq!(fall.due(), at(&fall, 2500), "the later word counts");
        assert_eq!(fall.tick(at(&fall, 2499)), Outcome::Falls);
        assert_eq!(fall.tick(at(&fall, 2501)), Outcome::Falls, "it settles");
        let Outcome::Stopped(stop) = fall.tick(at(&fall, 2500 + SETTLING)) else { panic!() };
        assert_eq!((stop.seat, stop.counted, stop.arrived), (seat(1), 2, 2500));
        assert_eq!(fall.press_of(seat(1)), Some(2));
    }

    #[test]
    fn a_hand_in_the_first_half_of_the_step_beats_a_plan_and_one_in_the_second_does_not() {
        for (pressed, wins) in [(2400, seat(3)), (2600, seat(1))] {
            let mut fall = fall();
            fall.stop(seat(1), 2, at(&fall, 100), line(JITTER)).unwrap();
            fall.stop(seat(3), 2, at(&fall, pressed + 50), line(50)).unwrap();
            let Outcome::Stopped(stop) = fall.tick(at(&fall, 2999)) else { panic!() };
            assert_eq!((stop.seat, stop.counted), (wins, 2), "pressed at {pressed}");
        }
    }

    #[test]
    fn a_plan_over_a_line_slower_than_is_made_up_for_counts_as_late_as_a_hand_over_it() {
        assert_eq!(Slowness::of(Some(400), Some(400)).beyond, 100 + JITTER);
        assert_eq!(Slowness::of(Some(900), Some(90)).beyond, 0, "late answers are not believed");
        assert_eq!(Slowness::of(Some(400), None).beyond, 100 + JITTER, "unless they cost");
        for (beyond, after) in [(0, 500), (120, 620), (4_000, 999)] {
            let mut fall = fall();
            let slow = Slowness { allowed: MOST, beyond };
            fall.stop(seat(1), 2, at(&fall, 100), slow).unwrap();
            assert_eq!(fall.due(), at(&fall, 2000 + after), "still on that step");
        }
    }

    #[test]
    fn a_plan_can_be_given_up() {
        let mut fall = fall();
        fall.stop(seat(1), 3, at(&fall, 100), line(100)).unwrap();
        fall.forget_plan(seat(1), at(&fall, 200)).unwrap();
        assert_eq!(fall.tick(at(&fall, 3600)), Outcome::Falls);
        assert_eq!(fall.tick(fall.due()), Outcome::RanOut);
    }

    #[test]
    fn m44_a_bot_presses_at_its_own_moment_inside_the_step_or_misses_it() {
        let mut fall = fall();
        fall.plan(seat(1), 1, 700, at(&fall, 0)).unwrap();
        assert_eq!(fall.due(), at(&fall, 1700));
        fall.plan(seat(2), 0, 100, at(&fall, 150)).unwrap();
        assert_eq!(fall.due(), at(&fall, 150), "it thought for too long and presses now");
        assert_eq!(fall.plan(seat(3), 0, 100, at(&fall, 1150)), Err(NoStop::NotFalling));
    }

    #[test]
    fn a_real_press_on_an_earlier_step_beats_a_plan() {
        let mut fall = fall();
        fall.plan(seat(2), 1, 10, at(&fall, 0)).unwrap();
        assert_eq!(fall.tick(at(&fall, 1010)), Outcome::Falls);
        fall.stop(seat(3), 0, at(&fall, 1150), line(200)).unwrap();
        let Outcome::Stopped(stop) = fall.tick(at(&fall, 1310)) else { panic!() };
        assert_eq!((stop.seat, stop.counted), (seat(3), 0));
    }

    #[test]
    fn the_slower_line_that_pressed_earlier_wins() {
        let mut fall = fall();
        fall.stop(seat(2), 1, at(&fall, 1010), line(20)).unwrap();
        fall.stop(seat(3), 0, at(&fall, 1200), line(250)).unwrap();
        let winner = fall.winner().unwrap();
        assert_eq!((winner.seat, winner.counted, winner.settled), (seat(3), 0, SETTLING));
    }

    #[test]
    fn presses_on_their_way_are_waited_for_equally_long_whoever_pressed() {
        for (pressed, allowed, more) in [(500, 20, None), (500, 300, None), (500, 20, Some(650))] {
            let mut fall = fall();
            fall.stop(seat(1), 0, at(&fall, pressed), line(allowed)).unwrap();
            if let Some(more) = more {
                fall.stop(seat(3), 0, at(&fall, more), line(300)).unwrap();
            }
            assert_eq!(fall.due(), at(&fall, pressed + SETTLING));
            assert_eq!(fall.tick(at(&fall, pressed + SETTLING - 1)), Outcome::Falls);
            assert!(matches!(fall.tick(at(&fall, pressed + SETTLING)), Outcome::Stopped(_)));
        }
    }

    #[test]
    fn a_press_that_comes_later_than_was_waited_does_not_count_however_busy_the_server_is() {
        let mut fall = fall();
        fall.stop(seat(1), 0, at(&fall, 500), line(20)).unwrap();
        let late = fall.stop(seat(3), 0, at(&fall, 501 + SETTLING), line(MOST));
        assert_eq!(late, Err(NoStop::NotFalling));
        assert_eq!(fall.winner().unwrap().seat, seat(1));
    }

    #[test]
    fn on_the_same_step_the_earlier_press_wins_and_then_the_order_of_the_game() {
        let mut fall = fall();
        fall.stop(seat(1), 0, at(&fall, 500), line(100)).unwrap();
        fall.stop(seat(3), 0, at(&fall, 520), line(130)).unwrap();
        assert_eq!(fall.winner().unwrap().seat, seat(3), "390 is before 400");
        fall.stop(seat(2), 0, at(&fall, 540), line(150)).unwrap();
        assert_eq!(fall.winner().unwrap().seat, seat(2), "it is first in the game's order");
    }

    #[test]
    fn nobody_has_pressed_on_a_step_before_it_began() {
        let mut fall = fall();
        fall.stop(seat(1), 1, at(&fall, 1010), line(250)).unwrap();
        fall.stop(seat(2), 1, at(&fall, 1015), line(20)).unwrap();
        assert_eq!(fall.winner().unwrap().seat, seat(2), "both at once: the game's order");
    }

    #[test]
    fn it_runs_out_when_nobody_stops_it() {
        let mut fall = fall();
        assert_eq!(fall.tick(at(&fall, 4000)), Outcome::Falls);
        assert!(fall.due() >= at(&fall, 4000 + MOST), "a last press may still be on its way");
        fall.stop(seat(2), 3, at(&fall, 4100), line(150)).unwrap();
        assert_eq!(fall.winner().unwrap().counted, 3, "it was pressed before the clock ran out");
        assert_eq!(
            fall.stop(seat(1), 3, at(&fall, 4290), line(150)),
            Err(NoStop::NotFalling),
            "and this one after it"
        );
    }

    #[test]
    fn only_those_who_are_asked_may_stop_it_and_only_once() {
        let mut fall = fall();
        assert_eq!(fall.stop(seat(4), 0, at(&fall, 10), line(0)), Err(NoStop::NotYours));
        assert_eq!(fall.stop(seat(1), 4, at(&fall, 10), line(0)), Err(NoStop::NotFalling));
        fall.stop(seat(1), 0, at(&fall, 10), line(0)).unwrap();
        assert_eq!(fall.stop(seat(1), 0, at(&fall, 11), line(0)), Err(NoStop::Already));
    }
}

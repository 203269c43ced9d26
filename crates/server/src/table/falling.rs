//! A clock that falls until somebody stops it, and who stopped it first. Pure arithmetic on moments it is
//! given.
//!
//! Everybody sees the clock a little late, and his press arrives a little late. So a stop names the step its
//! presser was shown, and it is believed as far as his line explains: the server measures every line itself,
//! and nobody is given more than [`MOST`]. After the first stop the server waits as long as the slowest line
//! of those who may still stop explains; the earliest step wins, then the earliest press, then the game's own
//! order.

use damrak_core::{FallingClock, Seat};
use serde::{Deserialize, Serialize};

use super::clock::Moment;

/// The most that anybody's line is made up for, in milliseconds.
pub const MOST: u64 = 300;
/// Between saying that the clock will fall and its first step: time to say it to everybody.
pub const LEAD: u64 = 500;
/// The same when a bot had it fall: nobody heard it draw breath.
pub const LEAD_OF_BOT: u64 = 3_000;
/// Lines are not as steady as their best round trip: so much more is believed of each.
const JITTER: u64 = 20;

/// A clock that falls now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fall {
    /// The state of the game it belongs to: a stop that names another is too late.
    pub id: String,
    /// Its steps and who may stop it.
    pub clock: FallingClock,
    /// When its first step begins.
    pub begins: Moment,
    stops: Vec<Stop>,
    /// Steps on which people want to have stopped once it gets there.
    plans: Vec<(Seat, u8)>,
    settles: Option<Moment>,
}

/// Somebody pressed: what he said, what was measured, what counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stop {
    /// Who.
    pub seat: Seat,
    /// The step he was shown when he pressed.
    pub named: u8,
    /// The step that counts.
    pub counted: u8,
    /// When the press arrived, in milliseconds after the first step began.
    pub arrived: u64,
    /// How much of that his line explains, in milliseconds.
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
    /// He may not stop this clock.
    NotYours,
    /// It has not begun, or has run out.
    NotFalling,
    /// He has stopped it already.
    Already,
}

/// How much a line explains: the round trip as measured, a little more, and never more than [`MOST`].
pub fn allowance(round_trip: Option<u32>) -> u64 {
    round_trip.map_or(0, |millis| u64::from(millis) + JITTER).min(MOST)
}

impl Fall {
    /// A clock that is announced now and begins to fall a little later.
    pub fn new(id: String, clock: FallingClock, begins: Moment) -> Self {
        Self { id, clock, begins, stops: Vec::new(), plans: Vec::new(), settles: None }
    }

    /// The step at a moment; nothing before it begins and after it has run out.
    pub fn step_at(&self, moment: Moment) -> Option<u8> {
        let since = moment.checked_sub(self.begins)?;
        let step = since / u64::from(self.clock.step_millis);
        u8::try_from(step).ok().filter(|step| *step < self.clock.steps)
    }

    fn ends(&self) -> Moment {
        self.begins + u64::from(self.clock.steps) * u64::from(self.clock.step_millis)
    }

    fn begin_of(&self, step: u8) -> Moment {
        self.begins + u64::from(step) * u64::from(self.clock.step_millis)
    }

    /// Somebody pressed, or wants to have pressed on a step that is still to come. `lines` tells what each
    /// line explains, by seat.
    pub fn stop(
        &mut self,
        seat: Seat,
        named: u8,
        now: Moment,
        lines: &dyn Fn(Seat) -> u64,
    ) -> Result<(), NoStop> {
        self.may_stop(seat)?;
        if named >= self.clock.steps {
            return Err(NoStop::NotFalling);
        }
        self.plans.retain(|(other, _)| *other != seat);
        if now < self.begin_of(named) {
            self.plans.push((seat, named));
            return Ok(());
        }
        let allowed = lines(seat).min(MOST);
        // A press on the last step may arrive when the clock has run out for the server.
        let latest = self.step_at(now).unwrap_or(self.clock.steps - 1);
        let believed = now.saturating_sub(allowed).max(self.begins);
        let earliest = self.step_at(believed).ok_or(NoStop::NotFalling)?;
        self.press(seat, named, named.clamp(earliest, latest), now, allowed, lines);
        Ok(())
    }

    /// Takes back what was wanted of a step still to come.
    pub fn forget_plan(&mut self, seat: Seat) -> Result<(), NoStop> {
        self.may_stop(seat)?;
        self.plans.retain(|(other, _)| *other != seat);
        Ok(())
    }

    /// The step that a seat wants to stop on; nobody else's business.
    pub fn plan_of(&self, seat: Seat) -> Option<u8> {
        self.plans.iter().find(|(other, _)| *other == seat).map(|(_, step)| *step)
    }

    fn may_stop(&self, seat: Seat) -> Result<(), NoStop> {
        if !self.clock.order.contains(&seat) {
            return Err(NoStop::NotYours);
        }
        if self.stops.iter().any(|stop| stop.seat == seat) {
            return Err(NoStop::Already);
        }
        Ok(())
    }

    fn press(
        &mut self,
        seat: Seat,
        named: u8,
        counted: u8,
        now: Moment,
        allowed: u64,
        lines: &dyn Fn(Seat) -> u64,
    ) {
        let arrived = now - self.begins;
        self.stops.push(Stop { seat, named, counted, arrived, allowed, settled: 0 });
        if self.settles.is_none() {
            let missing = self.clock.order.iter().filter(|other| **other != seat);
            let slowest = missing.map(|other| lines(*other).min(MOST)).max().unwrap_or(0);
            self.settles = Some(now + slowest);
        }
    }

    /// When there is something to do: somebody's step has come, the others have had their time, or the clock
    /// has run out.
    pub fn due(&self) -> Moment {
        let planned = self.plans.iter().map(|(_, step)| self.begin_of(*step)).min();
        let end = self.settles.unwrap_or(self.ends() + MOST + JITTER);
        planned.map_or(end, |planned| planned.min(end))
    }

    /// Presses for those whose step has come, and says what became of the clock.
    pub fn tick(&mut self, now: Moment, lines: &dyn Fn(Seat) -> u64) -> Outcome {
        let (mut come, later): (Vec<_>, Vec<_>) = std::mem::take(&mut self.plans)
            .into_iter()
            .partition(|(_, step)| self.begin_of(*step) <= now);
        self.plans = later;
        come.sort_by_key(|(_, step)| *step);
        for (seat, step) in come {
            self.press(seat, step, step, self.begin_of(step), 0, lines);
        }
        match self.settles {
            Some(settles) if now < settles => Outcome::Falls,
            None if now < self.due() => Outcome::Falls,
            _ => self.winner().map_or(Outcome::RanOut, Outcome::Stopped),
        }
    }

    /// Whether somebody has stopped it and the others are being waited for.
    pub fn is_settling(&self) -> bool {
        self.settles.is_some()
    }

    /// Who stopped it first, as far as is known.
    fn winner(&self) -> Option<Stop> {
        let place = |seat: Seat| self.clock.order.iter().position(|other| *other == seat);
        let first = self.stops.iter().min_by_key(|stop| {
            (stop.counted, stop.arrived.saturating_sub(stop.allowed), place(stop.seat))
        })?;
        let heard = self.stops.iter().map(|stop| stop.arrived).min().unwrap_or_default();
        let settled = self.settles.unwrap_or_default().saturating_sub(self.begins + heard);
        Some(Stop { settled, ..*first })
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use damrak_core::{Rng, Seed};

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
        fall.stop(seat(1), 0, at(&fall, 1100), &|_| 120).unwrap();
        let stop = fall.winner().unwrap();
        assert_eq!((stop.seat, stop.named, stop.counted, stop.allowed), (seat(1), 0, 0, 120));
    }

    #[test]
    fn a_line_explains_no_more_than_it_is_slow() {
        let mut fall = fall();
        fall.stop(seat(1), 0, at(&fall, 1100), &|_| 50).unwrap();
        assert_eq!(fall.winner().unwrap().counted, 1, "50 ms earlier it was on step 1 already");
    }

    #[test]
    fn nobody_is_given_more_than_the_most() {
        let mut fall = fall();
        fall.stop(seat(1), 0, at(&fall, 1000 + MOST), &|_| 5_000).unwrap();
        assert_eq!(fall.winner().unwrap().counted, 1);
        assert_eq!(allowance(Some(4_000)), MOST);
        assert_eq!(allowance(None), 0, "a line that was never measured explains nothing");
    }

    #[test]
    fn a_step_that_is_still_to_come_is_kept_until_it_comes() {
        let mut fall = fall();
        fall.stop(seat(1), 3, at(&fall, 100), &|_| 100).unwrap();
        assert_eq!((fall.winner(), fall.plan_of(seat(1))), (None, Some(3)));
        fall.stop(seat(1), 2, at(&fall, 200), &|_| 100).unwrap();
        assert_eq!(fall.due(), at(&fall, 2000), "the later word counts");
        assert_eq!(fall.tick(at(&fall, 1999), &|_| 100), Outcome::Falls);
        assert_eq!(fall.tick(at(&fall, 2001), &|_| 100), Outcome::Falls, "it settles");
        let Outcome::Stopped(stop) = fall.tick(at(&fall, 2100), &|_| 100) else { panic!() };
        assert_eq!((stop.seat, stop.counted, stop.arrived), (seat(1), 2, 2000));
    }

    #[test]
    fn a_plan_can_be_given_up() {
        let mut fall = fall();
        fall.stop(seat(1), 3, at(&fall, 100), &|_| 100).unwrap();
        fall.forget_plan(seat(1)).unwrap();
        assert_eq!(fall.tick(at(&fall, 3500), &|_| 0), Outcome::Falls);
        assert_eq!(fall.tick(fall.due(), &|_| 0), Outcome::RanOut);
    }

    #[test]
    fn a_real_press_on_an_earlier_step_beats_a_plan() {
        let mut fall = fall();
        fall.stop(seat(2), 1, at(&fall, 0), &|_| 200).unwrap();
        assert_eq!(fall.tick(at(&fall, 1000), &|_| 200), Outcome::Falls);
        fall.stop(seat(3), 0, at(&fall, 1150), &|_| 200).unwrap();
        let Outcome::Stopped(stop) = fall.tick(at(&fall, 1200), &|_| 200) else { panic!() };
        assert_eq!((stop.seat, stop.counted), (seat(3), 0));
    }

    #[test]
    fn the_slower_line_that_pressed_earlier_wins() {
        let mut fall = fall();
        let lines = |who: Seat| if who == seat(3) { 250 } else { 20 };
        fall.stop(seat(2), 1, at(&fall, 1010), &lines).unwrap();
        assert!(fall.is_settling());
        assert_eq!(fall.due(), at(&fall, 1260), "the slowest line of the others is waited for");
        fall.stop(seat(3), 0, at(&fall, 1200), &lines).unwrap();
        let winner = fall.winner().unwrap();
        assert_eq!((winner.seat, winner.counted, winner.settled), (seat(3), 0, 250));
    }

    #[test]
    fn on_the_same_step_the_earlier_press_wins_and_then_the_order_of_the_game() {
        let mut fall = fall();
        fall.stop(seat(1), 0, at(&fall, 500), &|_| 100).unwrap();
        fall.stop(seat(3), 0, at(&fall, 520), &|_| 130).unwrap();
        assert_eq!(fall.winner().unwrap().seat, seat(3), "390 is before 400");
        fall.stop(seat(2), 0, at(&fall, 490), &|_| 100).unwrap();
        assert_eq!(fall.winner().unwrap().seat, seat(2), "it is first in the game's order");
    }

    #[test]
    fn it_runs_out_when_nobody_stops_it() {
        let mut fall = fall();
        assert_eq!(fall.tick(at(&fall, 4000), &|_| 0), Outcome::Falls);
        assert!(fall.due() >= at(&fall, 4000 + MOST), "a last press may still be on its way");
        fall.stop(seat(2), 3, at(&fall, 4100), &|_| 150).unwrap();
        assert_eq!(fall.winner().unwrap().counted, 3, "it was pressed before the clock ran out");
        assert_eq!(
            fall.stop(seat(1), 3, at(&fall, 4290), &|_| 150),
            Err(NoStop::NotFalling),
            "and this one after it"
        );
    }

    #[test]
    fn only_those_who_are_asked_may_stop_it_and_only_once() {
        let mut fall = fall();
        assert_eq!(fall.stop(seat(4), 0, at(&fall, 10), &|_| 0), Err(NoStop::NotYours));
        assert_eq!(fall.stop(seat(1), 4, at(&fall, 10), &|_| 0), Err(NoStop::NotFalling));
        fall.stop(seat(1), 0, at(&fall, 10), &|_| 0).unwrap();
        assert_eq!(fall.stop(seat(1), 0, at(&fall, 11), &|_| 0), Err(NoStop::Already));
    }

    /// What came of two people pressing at moments of their own.
    struct Duel {
        /// Who won.
        winner: usize,
        /// The moment of the clock that each was looking at when he pressed.
        looked: [u64; 2],
        /// How much of the two lines is not made up for.
        excess: u64,
    }

    /// Each sees the clock half a round trip late and is heard half a round trip later, give or take the
    /// line's jitter; round trips take 10 to 400 milliseconds. The first may cheat: he answers measurements so
    /// late that he is given the most there is, and claims to have been shown the first step.
    fn duel(rng: &mut Rng, cheats: bool) -> Duel {
        let mut fall = fall();
        let trips = [10 + u64::from(rng.below(391)), 10 + u64::from(rng.below(391))];
        let pressed = [300 + u64::from(rng.below(3000)), 300 + u64::from(rng.below(3000))];
        let looked = [0, 1].map(|index| pressed[index].saturating_sub(trips[index] / 2));
        let lines = |who: Seat| match who.index().min(1) {
            0 if cheats => MOST,
            index => allowance(Some(trips[index] as u32)),
        };
        let mut arrivals: Vec<(u64, usize)> = (0..2)
            .map(|index| {
                let jitter = u64::from(rng.below(10));
                (pressed[index] + trips[index] / 2 + jitter, index)
            })
            .collect();
        arrivals.sort_unstable();
        for (arrives, index) in arrivals {
            let now = at(&fall, arrives);
            if fall.is_settling() && now > fall.due() {
                break;
            }
            let shown = (looked[index] / u64::from(STEP)) as u8;
            let named = if cheats && index == 0 { 0 } else { shown };
            fall.stop(Seat::from_index(index), named, now, &lines).unwrap();
        }
        let excess = trips.iter().map(|trip| (trip + JITTER).saturating_sub(MOST)).sum();
        Duel { winner: fall.winner().unwrap().seat.index(), looked, excess }
    }

    #[test]
    fn over_uneven_lines_the_earlier_press_wins_duels_further_apart_than_the_error() {
        let mut rng = Rng::new(Seed::from_bytes([7; 32]));
        let (mut right, mut all) = (0, 0);
        for _ in 0..20_000 {
            let Duel { winner, looked, excess } = duel(&mut rng, false);
            if looked[0].abs_diff(looked[1]) > 2 * JITTER + excess {
                right += u32::from(winner == usize::from(looked[1] < looked[0]));
                all += 1;
            }
        }
        assert!(all > 15_000);
        assert!(right * 1000 >= all * 995, "{right} of {all}");
    }

    #[test]
    fn a_cheater_gains_nothing_beyond_the_most_that_anybody_is_given() {
        let mut rng = Rng::new(Seed::from_bytes([9; 32]));
        let (mut tried, mut won) = (0, 0);
        for _ in 0..20_000 {
            let Duel { winner, looked, excess } = duel(&mut rng, true);
            if looked[0] > looked[1] + MOST + 2 * JITTER + excess {
                tried += 1;
                won += u32::from(winner == 0);
            }
        }
        assert!(tried > 5_000);
        assert_eq!(won, 0, "of {tried} duels that he had lost by more than that");
    }

    #[test]
    fn whoever_claims_an_earlier_step_gains_no_more_than_his_line_explains() {
        let mut rng = Rng::new(Seed::from_bytes([8; 32]));
        for _ in 0..5_000 {
            let mut fall = fall();
            let line = u64::from(rng.below(2_000));
            let pressed = u64::from(rng.below(3_900));
            fall.stop(seat(1), 0, at(&fall, pressed), &|_| line).unwrap();
            let stop = fall.winner().unwrap();
            let believed = pressed.saturating_sub(line.min(MOST)) / u64::from(STEP);
            assert_eq!(u64::from(stop.counted), believed);
        }
    }
}

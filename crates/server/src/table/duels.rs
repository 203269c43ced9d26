//! Who wins a falling clock, by simulation: honest hands beside cheats, over lines of 10 to 400 ms.
//!
//! Everybody is shown the clock half a round trip late and is heard half a round trip later, give or take the
//! jitter of the line. The kernel measures the line itself; the program at its other end answers measurements
//! when it likes.

use damrak_core::{FallingClock, Rng, Seat, Seed};

use super::falling::{Fall, JITTER, LEAD, MOST, Outcome, allowance};

const STEP: u64 = 1000;
const STEPS: u8 = 4;
const DUELS: u32 = 8_000;
/// By how much the kernel's best measurement of a line may be off.
const OFF: u64 = 2;

/// How the first of the two plays; the second is always honest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// Presses when the clock that is shown has come where it is wanted.
    Honest,
    /// The same, but answers every measurement 285 ms late.
    AnswersLate,
    /// The same, and says that it was shown the first step.
    ClaimsEarlier,
    /// Both.
    LiesAboutBoth,
    /// Names the step it wants before the clock gets there.
    Plans,
    /// Names every step before it comes and takes it back again, and presses in the end.
    PlansAndForgets,
    /// Drops the line and comes back over a new one, which has not been measured yet but by the kernel.
    Drops,
    /// Waits until there is anything to be seen of the other's press, and then presses the first step.
    Reacts,
}

/// A line, and what is known of it.
struct Line {
    trip: u64,
    allowed: u64,
}

impl Line {
    fn new(trip: u64, way: Way, rng: &mut Rng) -> Self {
        let known = trip + u64::from(rng.below(OFF as u32 + 1));
        let late = matches!(way, Way::AnswersLate | Way::LiesAboutBoth | Way::Reacts);
        let answered = trip + u64::from(rng.below(8)) + if late { 285 } else { 0 };
        let answered = (way != Way::Drops).then_some(answered as u32);
        Self { trip, allowed: allowance(answered, Some(known as u32)) }
    }

    /// Whether it is made up for in full.
    fn is_within_the_cap(&self) -> bool {
        self.trip + JITTER + OFF <= MOST
    }

    /// When a press is heard that was made when the clock showed this.
    fn heard(&self, shown: u64, rng: &mut Rng) -> u64 {
        shown + self.trip + u64::from(rng.below(JITTER as u32))
    }
}

struct Duel {
    /// Who won.
    winner: usize,
    /// What the clock showed each when they pressed.
    shown: [u64; 2],
    /// Whether each line is made up for in full.
    capped: [bool; 2],
}

/// One clock over lines with these round trips, with a fresh random wish of each when to press.
fn duel(way: Way, trips: [u64; 2], rng: &mut Rng) -> Duel {
    let order = if rng.below(2) == 0 { [0, 1] } else { [1, 0] };
    let order = order.map(Seat::from_index).to_vec();
    let clock = FallingClock { steps: STEPS, step_millis: STEP as u32, order };
    let mut fall = Fall::new("1.0".into(), clock, 10_000 + LEAD);
    let begins = fall.begins;
    let lines = [Line::new(trips[0], way, rng), Line::new(trips[1], Way::Honest, rng)];
    // Both want the same price, or nearly: that is when it matters who is first.
    let wanted = u64::from(rng.below(u32::from(STEPS) - 1)) * STEP;
    let shown = [0, 1].map(|_| wanted + u64::from(rng.below(STEP as u32 + 200)));
    let step = |moment: u64| (moment / STEP).min(u64::from(STEPS) - 1) as u8;
    let mut presses: Vec<(u64, usize, u8)> = Vec::new();
    match way {
        Way::Plans => fall.stop(Seat::from_index(0), step(shown[0]), 10_000, 0).expect("a plan"),
        Way::Reacts => {}
        _ => {
            if way == Way::PlansAndForgets {
                for planned in 0..STEPS {
                    fall.stop(Seat::from_index(0), planned, 10_000, 0).expect("a plan");
                    fall.forget_plan(Seat::from_index(0), 10_000).expect("it was planned");
                }
            }
            let claims = matches!(way, Way::ClaimsEarlier | Way::LiesAboutBoth);
            let named = if claims { 0 } else { step(shown[0]) };
            presses.push((begins + lines[0].heard(shown[0], rng), 0, named));
        }
    }
    presses.push((begins + lines[1].heard(shown[1], rng), 1, step(shown[1])));
    presses.sort_unstable();
    // Whatever is due before a press comes first, as at a table; what comes after the end is not heard.
    for (heard, index, named) in presses {
        while fall.due() < heard {
            let due = fall.due();
            if let Outcome::Stopped(stop) = fall.tick(due) {
                return Duel { winner: stop.seat.index(), shown, capped: capped(&lines) };
            }
        }
        fall.stop(Seat::from_index(index), named, heard, lines[index].allowed).expect("a press");
    }
    loop {
        let due = fall.due();
        match fall.tick(due) {
            // Nothing has been shown to anybody up to here, so nobody could react to it.
            Outcome::Falls => {}
            Outcome::Stopped(stop) => {
                // The first thing to be seen is the result; a press on what is seen now finds no clock.
                let reacted = fall.stop(Seat::from_index(0), 0, due + lines[0].trip + 1, MOST);
                assert!(reacted.is_err());
                return Duel { winner: stop.seat.index(), shown, capped: capped(&lines) };
            }
            Outcome::RanOut => unreachable!("the second always presses"),
        }
    }
}

fn capped(lines: &[Line; 2]) -> [bool; 2] {
    [lines[0].is_within_the_cap(), lines[1].is_within_the_cap()]
}

/// How often the first wins in so many duels over lines of so many milliseconds.
fn wins(way: Way, trip: u64, seed: u8) -> f64 {
    let mut rng = Rng::new(Seed::from_bytes([seed; 32]));
    let won = (0..DUELS).filter(|_| {
        let trips = [trip, 10 + u64::from(rng.below(391))];
        duel(way, trips, &mut rng).winner == 0
    });
    won.count() as f64 / f64::from(DUELS)
}

/// Three standard deviations of the difference of two such shares.
fn error() -> f64 {
    3.0 * (2.0 * 0.25 / f64::from(DUELS)).sqrt()
}

const CHEATS: [Way; 7] = [
    Way::AnswersLate,
    Way::ClaimsEarlier,
    Way::LiesAboutBoth,
    Way::Plans,
    Way::PlansAndForgets,
    Way::Drops,
    Way::Reacts,
];

#[test]
fn no_cheat_wins_more_often_than_an_honest_hand_over_the_same_line() {
    for (seed, trip) in [(1, 10), (2, 40), (3, 120), (4, 250), (5, 400)] {
        let honest = wins(Way::Honest, trip, seed);
        for cheat in CHEATS {
            let share = wins(cheat, trip, seed + 100);
            let found = format!("{trip} ms, {cheat:?}: {share:.4}, honest {honest:.4}");
            // A plan is heard however slow the line is, so it is measured against a line that is made up for.
            let honest = if cheat == Way::Plans && trip > MOST { 0.5 } else { honest };
            assert!(share <= honest + error(), "{found}");
            if cheat == Way::Reacts {
                assert!(share == 0.0, "{found}");
            }
        }
    }
}

#[test]
fn nobody_wins_what_another_pressed_earlier_by_more_than_the_jitter() {
    let mut rng = Rng::new(Seed::from_bytes([7; 32]));
    for way in CHEATS.into_iter().chain([Way::Honest]).filter(|way| *way != Way::Plans) {
        let (mut later, mut won) = (0, 0);
        for _ in 0..DUELS {
            let trips = [10, 10].map(|least: u64| least + u64::from(rng.below(391)));
            let Duel { winner, shown, capped } = duel(way, trips, &mut rng);
            if shown[0] > shown[1] + JITTER + OFF && capped[1] {
                later += 1;
                won += u32::from(winner == 0);
            }
        }
        assert!(later > DUELS / 4, "{later} duels");
        assert_eq!(won, 0, "{way:?}: of {later} duels that were lost by more than that");
    }
}

#[test]
fn a_slow_honest_line_wins_as_often_as_a_quick_one() {
    for trip in [10, 100, 200, 270] {
        let mut rng = Rng::new(Seed::from_bytes([11; 32]));
        let won =
            (0..DUELS).filter(|_| duel(Way::Honest, [trip, 10], &mut rng).winner == 0).count();
        let share = won as f64 / f64::from(DUELS);
        assert!((share - 0.5).abs() <= error(), "{trip} ms: {share:.4}");
    }
}

//! Who wins a falling clock, by simulation: honest hands beside cheats, over lines of 10 to 400 ms.
//!
//! Everybody is shown the clock half a round trip late and is heard half a round trip later, give or take the
//! jitter of the line. The kernel measures the line itself; the program at its other end answers measurements
//! when it likes. What a cheat is shown meanwhile is what the server paints for that seat, and what becomes of a pause
//! or a dropped line is what the table says. The same cheats also play in a careless house: if they won nothing
//! there they would not have tried.

use damrak_core::{FallingClock, Rng, Seat, Seed, Viewer};
use damrak_store::{PersonId, Status, TableHead, TableId};
use serde_json::json;

use super::clock::Moment;
use super::commands::leave_alone_while_it_falls;
use super::entry::{Answer, Entry};
use super::falling::{Fall, JITTER, LEAD, MOST, Outcome, Slowness};
use super::model::{Occupant, Table};
use super::next::Change;
use super::render::{Circumstances, falling};
use super::settings::Body;
use super::shelf::Shelf;
use super::wish::{Asker, Granted, Wish};

const STEP: u64 = 1000;
const STEPS: u8 = 4;
const DUELS: u32 = 8_000;
/// By how much the kernel's best measurement of a line may be off.
const OFF: u64 = 2;
/// The moment at which the first clock is announced.
const ANNOUNCED: Moment = 10_000;
/// How often a cheat tries to have the clock fall anew.
const TRIES: u32 = 6;
const NEVER: u64 = u64::MAX / 2;

/// How the first of the two plays; the second is always honest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// Presses when the clock that is shown has come where it is wanted.
    Honest,
    /// The same, but answers every measurement 285 ms late, like all that follow but those who plan.
    AnswersLate,
    /// The same as an honest hand, and says that it was shown the first step.
    ClaimsEarlier,
    /// Both.
    LiesAboutBoth,
    /// Names the step it wants before the clock gets there.
    Plans,
    /// Names every step before it comes and takes it back again, and presses in the end.
    PlansAndForgets,
    /// Asks for a pause at once, once more as the clock falls, and whenever it sees anything.
    Pauses,
    /// Drops the line while the clock falls and whenever it sees anything, and comes back over the best of some new ones.
    Drops,
    /// Presses the first step as soon as what it is shown differs in anything; else like an honest hand.
    Reacts,
    /// Presses only when there is anything to be seen, the first step.
    Waits,
}

const CHEATS: [Way; 9] = [
    Way::AnswersLate,
    Way::ClaimsEarlier,
    Way::LiesAboutBoth,
    Way::Plans,
    Way::PlansAndForgets,
    Way::Pauses,
    Way::Drops,
    Way::Reacts,
    Way::Waits,
];

/// What a house lets pass; ours nothing.
#[derive(Clone, Copy, Debug, Default)]
struct Careless {
    /// It shows everybody who has pressed.
    shows_presses: bool,
    /// It believes late answers.
    believes_answers: bool,
    /// Its clock falls anew after a pause or a dropped line.
    begins_anew: bool,
    /// It lets a plan be quicker than the line it came over.
    hurries_plans: bool,
}

/// A line, and what is known of it.
struct Line {
    trip: u64,
    slowness: Slowness,
}

impl Line {
    fn new(trip: u64, way: Way, careless: Careless, rng: &mut Rng) -> Self {
        let known = trip + u64::from(rng.below(OFF as u32 + 1));
        let honest = [Way::Honest, Way::ClaimsEarlier, Way::Plans, Way::PlansAndForgets];
        let late = if honest.contains(&way) { 0 } else { 285 };
        let answered = trip + u64::from(rng.below(8)) + late;
        let mut slowness = Slowness::of(Some(answered as u32), Some(known as u32));
        if careless.believes_answers {
            slowness.allowed = (answered + JITTER).min(MOST);
        }
        if careless.hurries_plans {
            slowness.beyond = 0;
        }
        Self { trip, slowness }
    }

    /// Comes back over the new line that was measured slowest; nothing was answered over it yet.
    fn renew(&mut self, rng: &mut Rng) {
        let known = (0..5).map(|_| self.trip + u64::from(rng.below(OFF as u32 + 1))).max();
        self.slowness = Slowness::of(None, known.map(|known| known as u32));
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

/// What comes over a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Event {
    /// A press, naming a step.
    Press { who: usize, named: u8 },
    /// The cheat asks for a pause.
    Pause,
    /// The cheat's line is gone, and there is a new one.
    Drop,
    /// The cheat is shown something else than before.
    Seen,
}

struct Duel<'a> {
    way: Way,
    careless: Careless,
    table: &'a Table,
    rng: &'a mut Rng,
    lines: [Line; 2],
    fall: Fall,
    /// How often the clock has begun to fall.
    begun: u32,
    /// What is on its way, and when it arrives.
    coming: Vec<(Moment, Event)>,
    /// What the clock showed each when they pressed.
    shown: [u64; 2],
    /// What the cheat was shown last.
    picture: Vec<u8>,
}

struct Judged {
    winner: usize,
    shown: [u64; 2],
    /// Whether each line is made up for in full.
    capped: [bool; 2],
}

fn seat(index: usize) -> Seat {
    Seat::from_index(index)
}

fn clock(rng: &mut Rng) -> FallingClock {
    let order = if rng.below(2) == 0 { [0, 1] } else { [1, 0] };
    FallingClock { steps: STEPS, step_millis: STEP as u32, order: order.map(seat).to_vec() }
}

fn step(shown: u64) -> u8 {
    (shown / STEP).min(u64::from(STEPS) - 1) as u8
}

impl<'a> Duel<'a> {
    fn new(
        way: Way,
        careless: Careless,
        trips: [u64; 2],
        table: &'a Table,
        rng: &'a mut Rng,
    ) -> Self {
        let lines = [
            Line::new(trips[0], way, careless, rng),
            Line::new(trips[1], Way::Honest, careless, rng),
        ];
        let fall = Fall::new(String::new(), clock(rng), ANNOUNCED);
        let (coming, picture) = (Vec::new(), Vec::new());
        let mut duel = Self {
            way,
            careless,
            table,
            rng,
            lines,
            fall,
            begun: 0,
            coming,
            shown: [0; 2],
            picture,
        };
        duel.begin(ANNOUNCED);
        duel
    }

    /// A clock is announced, and both have a fresh random wish when to press.
    fn begin(&mut self, now: Moment) {
        self.begun += 1;
        self.fall = Fall::new(format!("1.0.{}", self.begun), clock(self.rng), now + LEAD);
        self.coming.clear();
        // Both want the same price, or nearly: that is when it matters who is first.
        let wanted = u64::from(self.rng.below(u32::from(STEPS) - 1)) * STEP;
        self.shown = [0, 1].map(|_| wanted + u64::from(self.rng.below(STEP as u32 + 200)));
        self.press_by_hand(1, step(self.shown[1]));
        let named = step(self.shown[0]);
        let falls = self.fall.begins;
        match self.way {
            Way::Honest | Way::AnswersLate | Way::Reacts => self.press_by_hand(0, named),
            Way::ClaimsEarlier | Way::LiesAboutBoth => self.press_by_hand(0, 0),
            Way::Plans => {
                self.shown[0] = u64::from(named) * STEP + STEP / 2;
                self.coming.push((now, Event::Press { who: 0, named }));
            }
            Way::PlansAndForgets => {
                for planned in 0..STEPS {
                    let slowness = self.lines[0].slowness;
                    self.fall.stop(seat(0), planned, now, slowness).expect("a plan");
                    self.fall.forget_plan(seat(0), now).expect("it was planned");
                }
                self.press_by_hand(0, named);
            }
            Way::Pauses | Way::Drops => {
                let blindly = if self.way == Way::Pauses { Event::Pause } else { Event::Drop };
                if self.begun == 1 {
                    self.coming.extend([(now, blindly), (falls + self.shown[0] / 2, blindly)]);
                }
                self.press_by_hand(0, named);
            }
            Way::Waits => self.shown[0] = NEVER,
        }
        self.picture = self.paint();
    }

    fn press_by_hand(&mut self, who: usize, named: u8) {
        let heard = self.lines[who].heard(self.shown[who], self.rng);
        self.coming.push((self.fall.begins + heard, Event::Press { who, named }));
    }

    /// The falling clock as the server shows it to the cheat, but for its age, which everybody can calculate.
    fn paint(&self) -> Vec<u8> {
        let now = self.fall.begins;
        let circumstances =
            Circumstances { presence: &[], chat: 0, now, fall: Some(&self.fall), hints: &[] };
        let picture = falling(&self.fall, Viewer::Seat(seat(0)), circumstances);
        let mut picture = serde_json::to_vec(&picture).expect("a picture is plain data");
        if self.careless.shows_presses {
            picture.extend(self.fall.press_of(seat(1)));
        }
        picture
    }

    /// The cheat is shown whatever differs now, half a round trip later.
    fn show(&mut self, now: Moment) {
        if matches!(self.way, Way::Pauses | Way::Drops | Way::Reacts | Way::Waits) {
            let picture = self.paint();
            if picture != self.picture {
                self.picture = picture;
                self.coming.push((now + self.lines[0].trip / 2, Event::Seen));
            }
        }
    }

    /// The cheat has seen that something differs and does what it can at once.
    fn react(&mut self, now: Moment) {
        let half = self.lines[0].trip / 2;
        let arrives = now + self.lines[0].trip - half;
        let shown = (now - half).saturating_sub(self.fall.begins);
        if self.fall.press_of(seat(0)).is_some() || shown >= self.shown[0] {
            return;
        }
        match self.way {
            Way::Pauses => self.coming.push((arrives, Event::Pause)),
            Way::Drops => self.coming.push((arrives, Event::Drop)),
            _ => {
                self.shown[0] = shown;
                self.coming.push((arrives, Event::Press { who: 0, named: 0 }));
            }
        }
    }

    /// Whether the table has the clocks stand still because the cheat asks for it.
    fn is_paused_alone(&self) -> bool {
        let asker = Asker { person: person("eve"), name: "Eve".into(), line: None };
        let wish = Wish::Pause { seat: seat(0), agrees: Answer::Yes };
        let Ok(Granted::Change(Change { mut entries, .. })) = self.table.consider(&asker, &wish, 0)
        else {
            panic!("somebody who plays may ask for a pause")
        };
        let granted = leave_alone_while_it_falls(&wish, &mut entries);
        granted.is_ok() && entries.iter().any(|entry| matches!(entry, Entry::Paused { .. }))
    }

    fn arrive(&mut self, now: Moment, event: Event) {
        let anew = match event {
            Event::Press { who, named } => {
                // One that was pressed twice, or too late, does not count.
                let _ = self.fall.stop(seat(who), named, now, self.lines[who].slowness);
                false
            }
            Event::Pause => self.is_paused_alone() || self.careless.begins_anew,
            Event::Drop => {
                self.lines[0].renew(self.rng);
                !self.fall.is_of("1.0.") || self.careless.begins_anew
            }
            Event::Seen => {
                self.react(now);
                false
            }
        };
        if anew && self.begun < TRIES && now >= self.fall.begins {
            self.begin(now);
        }
    }

    /// Whatever is due before something arrives comes first, as at a table.
    fn judge(mut self) -> Judged {
        loop {
            let due = self.fall.due();
            let next = self.coming.iter().copied().min().filter(|(at, _)| *at <= due);
            let now = next.map_or(due, |(at, _)| at);
            match next {
                Some(next) => {
                    self.coming.retain(|other| *other != next);
                    self.arrive(now, next.1);
                }
                None => match self.fall.tick(due) {
                    Outcome::Falls => {}
                    Outcome::Stopped(stop) => {
                        let capped = [0, 1].map(|who| self.lines[who].is_within_the_cap());
                        return Judged { winner: stop.seat.index(), shown: self.shown, capped };
                    }
                    Outcome::RanOut => unreachable!("the second always presses"),
                },
            }
            self.show(now);
        }
    }
}

fn person(name: &str) -> PersonId {
    PersonId(name.into())
}

/// Eve and Anna at a table where time runs, in the middle of a game.
fn table() -> Table {
    let settings = json!({
        "game": "kontor", "setup": {"players": 2}, "clock": {"kind": "per-decision", "seconds": 60},
    });
    let body = json!({
        "settings": settings, "secret": Seed::from_number(7), "invitations": [null, null],
    });
    let body: Body = serde_json::from_value(body).expect("a body");
    let shelf = Shelf::new(damrak_games::kits());
    let rules = shelf.reopen(&body.settings).expect("a game");
    let head = TableHead {
        id: TableId("t".into()),
        title: String::new(),
        game: "kontor".into(),
        variant: String::new(),
        status: Status::Playing,
        public: false,
        live: true,
        rated: false,
        owner: person("anna"),
        seats: Vec::new(),
        waiting: Vec::new(),
        decisions: 0,
        created: 0,
        changed: 0,
    };
    let mut table = Table::new(head, body, shelf.kit("kontor").expect("a game"), rules);
    for (state, name) in table.seats.iter_mut().zip(["eve", "anna"]) {
        state.occupant = Occupant::Person { id: person(name), name: name.into() };
    }
    table
}

/// How often the first wins in so many duels over lines of so many milliseconds.
fn wins(way: Way, careless: Careless, trip: u64, seed: u8) -> f64 {
    let (table, mut rng) = (table(), Rng::new(Seed::from_bytes([seed; 32])));
    let won = (0..DUELS).filter(|_| {
        let trips = [trip, 10 + u64::from(rng.below(391))];
        Duel::new(way, careless, trips, &table, &mut rng).judge().winner == 0
    });
    won.count() as f64 / f64::from(DUELS)
}

/// Three standard deviations of the difference of two such shares.
fn error() -> f64 {
    3.0 * (2.0 * 0.25 / f64::from(DUELS)).sqrt()
}

#[test]
fn no_cheat_wins_more_often_than_an_honest_hand_over_the_same_line() {
    for (seed, trip) in [(1, 10), (2, 40), (3, 120), (4, 250), (5, 400)] {
        let honest = wins(Way::Honest, Careless::default(), trip, seed);
        for cheat in CHEATS {
            let share = wins(cheat, Careless::default(), trip, seed + 100);
            let found = format!("{trip} ms, {cheat:?}: {share:.4}, honest {honest:.4}");
            assert!(share <= honest + error(), "{found}");
            // There was nothing to be seen.
            assert!(cheat != Way::Waits || share == 0.0, "{found}");
        }
    }
}

#[test]
fn every_cheat_wins_where_a_house_is_careless() {
    let shows = Careless { shows_presses: true, believes_answers: true, ..Careless::default() };
    let anew = Careless { shows_presses: true, begins_anew: true, ..Careless::default() };
    let believes = Careless { believes_answers: true, ..Careless::default() };
    let hurries = Careless { hurries_plans: true, ..Careless::default() };
    for (cheat, careless, trip) in [
        (Way::AnswersLate, believes, 10),
        (Way::LiesAboutBoth, believes, 10),
        (Way::Plans, hurries, 400),
        (Way::Pauses, anew, 40),
        (Way::Drops, anew, 40),
        (Way::Reacts, shows, 10),
        (Way::Waits, shows, 10),
    ] {
        let honest = wins(Way::Honest, Careless::default(), trip, 21);
        let share = wins(cheat, careless, trip, 121);
        let found = format!("{trip} ms, {cheat:?}: {share:.4}, honest {honest:.4}");
        assert!(share > honest + error(), "{found}");
    }
}

#[test]
fn nobody_wins_what_another_pressed_earlier_by_more_than_the_jitter() {
    let (table, mut rng) = (table(), Rng::new(Seed::from_bytes([7; 32])));
    for way in CHEATS.into_iter().chain([Way::Honest]) {
        let (mut later, mut won) = (0, 0);
        for _ in 0..DUELS {
            let trips = [10, 10].map(|least: u64| least + u64::from(rng.below(391)));
            let duel = Duel::new(way, Careless::default(), trips, &table, &mut rng);
            let Judged { winner, shown, capped } = duel.judge();
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
    let table = table();
    for trip in [10, 100, 200, 270] {
        let mut rng = Rng::new(Seed::from_bytes([11; 32]));
        let fight = |_: &u32| {
            let trips = [trip, 10];
            let duel = Duel::new(Way::Honest, Careless::default(), trips, &table, &mut rng);
            duel.judge().winner == 0
        };
        let share = (0..DUELS).filter(fight).count() as f64 / f64::from(DUELS);
        assert!((share - 0.5).abs() <= error(), "{trip} ms: {share:.4}");
    }
}

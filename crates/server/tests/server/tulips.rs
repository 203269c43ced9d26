//! A tiny game with a falling clock: tulips are sold one after the other to whoever stops the clock first; a
//! tulip is worth 100, and stopping on step s costs 90 - 20 s. Who has the most money wins. Without the clock
//! the first seat says who gets how much, for as long as is wanted.

use damrak_core::edition::{EditionId, EditionSource, content_hash};
use damrak_core::{
    Audience, BuiltInEdition, Clocks, Disclosure, Documents, FallingClock, GameInfo, Line,
    Listener, Notation, NotationError, OpenError, OptionInfo, OptionKind, Patience, Phrase,
    PositionError, Refusal, Rng, RuleBook, Rules, Score, Seat, SeatSet, Seed, Setup, Sight, Speech,
    Standing, Target, VariantInfo, Viewer,
};
use damrak_kit::Kit;
use damrak_words::File;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The game without a drawing, a lesson or words of its own.
pub static KIT: Kit = Kit::of::<Tulips>(File::new("tulips", [""; 3]));

pub const STEPS: u8 = 4;
pub const STEP_MILLIS: u32 = 400;

static INFO: GameInfo = GameInfo {
    name: "tulips",
    title: "Tulips",
    designers: "nobody",
    players: 2..=3,
    about: "tulips-about",
    variants: &[VariantInfo { name: "plain", title: "tulips-plain", help: "tulips-plain" }],
    options: &[
        OptionInfo {
            name: "tulips",
            kind: OptionKind::Number { min: 1, max: 5000, default: 3 },
            title: "tulips-tulips",
            help: "tulips-tulips",
            since: 1,
            formerly: &[],
        },
        OptionInfo {
            name: "clock",
            kind: OptionKind::Flag { default: true },
            title: "tulips-clock",
            help: "tulips-clock",
            since: 1,
            formerly: &[],
        },
        OptionInfo {
            name: "haste",
            kind: OptionKind::Flag { default: false },
            title: "tulips-haste",
            help: "tulips-haste",
            since: 1,
            formerly: &[],
        },
    ],
    editions: &[BuiltInEdition { name: "field", file: "field.toml", text: "" }],
    rulebooks: &[RuleBook { language: "en", text: "**T-1** Stop the clock." }],
    live_choices: &[],
    talks: true,
    former_editions: &[],
    rules_versions: 1..=1,
};

#[derive(Debug)]
pub struct Tulips {
    edition: EditionId,
    players: u8,
    tulips: u16,
    clock: bool,
    haste: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    sold: u16,
    money: Vec<i32>,
}

/// Stop on a step; let it run out with `STEPS`.
type Step = u8;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct No;

impl Refusal for No {
    fn text(self) -> (&'static str, &'static str) {
        ("T-1", "tulips-no")
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Sold {
    seat: Option<Seat>,
    step: Step,
}

impl Tulips {
    fn over(&self, position: &Position) -> bool {
        position.sold == self.tulips
    }
}

impl Rules for Tulips {
    type Position = Position;
    type Action = Step;
    type Event = Sold;
    type Refusal = No;

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn open(setup: &Setup, source: EditionSource<'_>) -> Result<Self, OpenError> {
        let table: std::collections::BTreeMap<String, u8> = source.parse()?;
        let edition = EditionId { name: "field".into(), hash: content_hash(&table) };
        Ok(Self {
            edition,
            players: setup.players,
            tulips: setup.number("tulips") as u16,
            clock: setup.flag("clock"),
            haste: setup.flag("haste"),
        })
    }

    fn edition(&self) -> &EditionId {
        &self.edition
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn deal(&self, _: Seed, _: &mut impl Listener<Sold>) -> Position {
        Position { sold: 0, money: vec![0; usize::from(self.players)] }
    }

    fn waiting_for(&self, position: &Position) -> SeatSet {
        match (self.over(position), self.clock) {
            (true, _) => SeatSet::EMPTY,
            (false, true) => SeatSet::all(self.players),
            (false, false) => Seat::all(1).collect(),
        }
    }

    fn legal_actions(&self, position: &Position, seat: Seat, out: &mut Vec<Step>) {
        out.clear();
        out.extend((0..=STEPS).filter(|step| self.is_legal(position, seat, *step).is_ok()));
    }

    fn is_legal(&self, position: &Position, seat: Seat, step: Step) -> Result<(), No> {
        let fits = self.waiting_for(position).contains(seat) && step <= STEPS;
        if fits { Ok(()) } else { Err(No) }
    }

    fn apply(
        &self,
        position: &mut Position,
        seat: Seat,
        step: Step,
        listener: &mut impl Listener<Sold>,
    ) -> Result<Disclosure, No> {
        self.is_legal(position, seat, step)?;
        position.sold += 1;
        let bought = step < STEPS;
        if bought {
            position.money[seat.index()] += 10 + 20 * i32::from(step);
        }
        listener.tell(Audience::All, || Sold { seat: bought.then_some(seat), step });
        Ok(Disclosure::REVEALED)
    }

    fn standing(&self, position: &Position) -> Option<Standing> {
        self.over(position).then(|| {
            let score = |seat: Seat| {
                let value = i64::from(position.money[seat.index()]);
                vec![Score::new("money", "tulips-money", value)]
            };
            let seats = Seat::all(self.players).map(|seat| (seat, score(seat))).collect();
            Standing::rank(seats, vec![])
        })
    }
}

impl Sight for Tulips {
    type View = Position;
    type Common = ();

    fn look_at_common(&self, _position: &Position) {}

    fn look(&self, position: &Position, _: Viewer, (): &()) -> Position {
        position.clone()
    }

    fn guess(&self, position: &Position, _: Seat, _: &mut Rng) -> Position {
        position.clone()
    }
}

impl Documents for Tulips {
    fn check(&self, position: &Position) -> Result<(), PositionError> {
        if position.money.len() == usize::from(self.players) && position.sold <= self.tulips {
            Ok(())
        } else {
            Err(PositionError::at("money", "one purse for each seat"))
        }
    }

    fn save(&self, position: &Position) -> Value {
        serde_json::to_value(position).unwrap()
    }

    fn load(&self, document: &Value) -> Result<Position, PositionError> {
        let position: Position = serde_json::from_value(document.clone())
            .map_err(|error| PositionError::at("position", error.to_string()))?;
        self.check(&position)?;
        Ok(position)
    }
}

impl Notation for Tulips {
    fn notation(&self, step: Step) -> String {
        format!("stop {step}")
    }

    fn read_notation(&self, text: &str) -> Result<Step, NotationError> {
        text.strip_prefix("stop ")
            .and_then(|step| step.parse().ok())
            .ok_or_else(|| NotationError { phrase: Phrase::new("tulips-notation") })
    }

    fn any_action(&self, rng: &mut Rng) -> Step {
        rng.below(9) as u8
    }
}

impl Speech for Tulips {
    fn say_action(&self, _: &Position, _: Seat, step: Step) -> Phrase {
        Phrase::new("tulips-stop").with("step", step)
    }

    fn targets(&self, _: &Position, _: Seat, step: Step) -> Vec<Target> {
        vec![Target::new("step", &step.to_string())]
    }

    fn say_question(&self, _: &Position, _: Seat) -> Phrase {
        Phrase::new("tulips-question")
    }

    fn say_event(&self, event: &Sold) -> Phrase {
        Phrase::new("tulips-sold").with("step", event.step)
    }

    fn sketch(&self, view: &Position) -> Vec<Line> {
        vec![Line::Text(format!("{:?}", view.money))]
    }
}

impl Clocks for Tulips {
    fn falling_clock(&self, position: &Position) -> Option<FallingClock> {
        if !self.clock {
            return None;
        }
        // The first of two who press together is the one with the higher number.
        let order: Vec<Seat> = self.waiting_for(position).into_iter().collect();
        let order: Vec<Seat> = order.into_iter().rev().collect();
        (!order.is_empty()).then_some(FallingClock {
            steps: STEPS,
            step_millis: STEP_MILLIS,
            order,
        })
    }

    fn stop_clock(&self, _: &Position, _: Seat, step: u8) -> Option<Step> {
        (step < STEPS).then_some(step)
    }

    fn clock_ran_out(&self, position: &Position) -> Option<(Seat, Step)> {
        let seat = self.waiting_for(position).first().filter(|_| self.clock)?;
        Some((seat, STEPS))
    }

    fn patience(&self, position: &Position, seat: Seat) -> Option<Patience<Step>> {
        let asked = self.haste && self.waiting_for(position).contains(seat);
        asked.then_some(Patience { millis: STEP_MILLIS, then: STEPS })
    }
}

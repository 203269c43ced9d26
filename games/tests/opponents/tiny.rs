//! Two tiny games whose best play is known.
//!
//! *Matrix*: both choose one of two things in secret at the same time, and a table says how likely the first
//! seat wins. *Cards*: the first seat holds a card from 1 to 10 and the second another one; the first seat bets that
//! its own is higher, or folds and wins every other time.

use damrak_core::edition::{EditionId, EditionSource, content_hash};
use damrak_core::{
    Clocks, Disclosure, Documents, GameInfo, Line, Listener, Notation, NotationError, OpenError,
    Phrase, PositionError, Refusal, Rng, Rules, Score, Seat, SeatSet, Seed, Setup, Sight, Speech,
    Standing, Target, Viewer,
};
use serde_json::{Value, json};

pub(crate) const ONE: Seat = Seat::from_index(0);
pub(crate) const TWO: Seat = Seat::from_index(1);

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Kind {
    /// How many times in a hundred the first seat wins, by both choices.
    Matrix([[u32; 2]; 2]),
    Cards,
}

#[derive(Debug)]
pub(crate) struct Tiny {
    pub(crate) kind: Kind,
    edition: EditionId,
}

impl Tiny {
    pub(crate) fn new(kind: Kind) -> Self {
        Self { kind, edition: EditionId { name: "tiny".into(), hash: content_hash(&1) } }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Position {
    /// Each seat knows its own.
    pub(crate) cards: [u32; 2],
    sealed: [Option<u8>; 2],
    /// Hidden from all: what chance will say, from 0 to 99.
    pub(crate) fate: u32,
    winner: Option<Seat>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct No;

impl Refusal for No {
    fn text(self) -> (&'static str, &'static str) {
        ("T-1", "core-test")
    }
}

static INFO: GameInfo = GameInfo {
    name: "tiny",
    title: "Tiny",
    designers: "nobody",
    players: 2..=2,
    about: "core-test",
    variants: &[],
    options: &[],
    editions: &[],
    rulebooks: &[],
    live_choices: &[],
    talks: false,
    former_editions: &[],
    rules_versions: 1..=1,
};

impl Rules for Tiny {
    type Position = Position;
    type Action = u8;
    type Event = ();
    type Refusal = No;

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn open(_: &Setup, _: EditionSource<'_>) -> Result<Self, OpenError> {
        Ok(Self::new(Kind::Cards))
    }

    fn edition(&self) -> &EditionId {
        &self.edition
    }

    fn players(&self) -> u8 {
        2
    }

    fn deal(&self, seed: Seed, _: &mut impl Listener<()>) -> Position {
        let mut rng = Rng::new(seed);
        let mut cards: Vec<u32> = (1..=10).collect();
        rng.shuffle(&mut cards);
        let fate = rng.below(100);
        Position { cards: [cards[0], cards[1]], sealed: [None; 2], fate, winner: None }
    }

    fn waiting_for(&self, position: &Position) -> SeatSet {
        if position.winner.is_some() {
            return SeatSet::EMPTY;
        }
        match self.kind {
            Kind::Cards => SeatSet::only(ONE),
            Kind::Matrix(_) => {
                Seat::all(2).filter(|seat| position.sealed[seat.index()].is_none()).collect()
            }
        }
    }

    fn legal_actions(&self, position: &Position, seat: Seat, out: &mut Vec<u8>) {
        out.clear();
        if self.waiting_for(position).contains(seat) {
            out.extend([0, 1]);
        }
    }

    fn is_legal(&self, position: &Position, seat: Seat, action: u8) -> Result<(), No> {
        let legal = self.waiting_for(position).contains(seat) && action < 2;
        if legal { Ok(()) } else { Err(No) }
    }

    fn apply(
        &self,
        position: &mut Position,
        seat: Seat,
        action: u8,
        _: &mut impl Listener<()>,
    ) -> Result<Disclosure, No> {
        self.is_legal(position, seat, action)?;
        position.sealed[seat.index()] = Some(action);
        let first_wins = match (self.kind, position.sealed) {
            (Kind::Matrix(table), [Some(one), Some(two)]) => {
                position.fate < table[usize::from(one)][usize::from(two)]
            }
            (Kind::Matrix(_), _) => return Ok(Disclosure::NOTHING),
            (Kind::Cards, [Some(0), _]) => position.cards[0] > position.cards[1],
            (Kind::Cards, _) => position.fate < 50,
        };
        position.winner = Some(if first_wins { ONE } else { TWO });
        Ok(Disclosure::REVEALED)
    }

    fn standing(&self, position: &Position) -> Option<Standing> {
        let winner = position.winner?;
        let score = |seat: Seat| vec![Score::new("won", "core-test", i64::from(seat == winner))];
        Some(Standing::rank(Seat::all(2).map(|seat| (seat, score(seat))).collect(), vec![]))
    }
}

impl Sight for Tiny {
    type View = (u32, [bool; 2]);
    type Common = ();

    fn look_at_common(&self, _position: &Position) {}

    fn look(&self, position: &Position, viewer: Viewer, (): &()) -> (u32, [bool; 2]) {
        let card = match viewer {
            Viewer::Seat(seat) => position.cards[seat.index()],
            Viewer::Spectator => 0,
        };
        (card, position.sealed.map(|sealed| sealed.is_some()))
    }

    fn guess(&self, position: &Position, seat: Seat, rng: &mut Rng) -> Position {
        let mut guess = position.clone();
        let other = 1 - seat.index();
        let card = rng.below(9) + 1;
        guess.cards[other] = card + u32::from(card >= position.cards[seat.index()]);
        guess.fate = rng.below(100);
        if guess.sealed[other].is_some() && guess.winner.is_none() {
            guess.sealed[other] = Some(rng.below(2) as u8);
        }
        guess
    }

    fn reopen(&self, guess: &mut Position, seat: Seat) {
        if guess.winner.is_none() {
            guess.sealed[1 - seat.index()] = None;
        }
    }
}

impl Documents for Tiny {
    fn check(&self, _: &Position) -> Result<(), PositionError> {
        Ok(())
    }

    fn save(&self, _: &Position) -> Value {
        json!(null)
    }

    fn load(&self, _: &Value) -> Result<Position, PositionError> {
        Err(PositionError::at("position", "is never saved"))
    }
}

impl Notation for Tiny {
    fn notation(&self, action: u8) -> String {
        action.to_string()
    }

    fn read_notation(&self, text: &str) -> Result<u8, NotationError> {
        text.parse().map_err(|_| NotationError { phrase: Phrase::new("core-test") })
    }

    fn any_action(&self, rng: &mut Rng) -> u8 {
        rng.below(3) as u8
    }
}

impl Speech for Tiny {
    fn say_action(&self, _: &Position, _: Seat, _: u8) -> Phrase {
        Phrase::new("core-test")
    }

    fn targets(&self, _: &Position, _: Seat, action: u8) -> Vec<Target> {
        vec![Target::new("choice", &action.to_string())]
    }

    fn say_question(&self, _: &Position, _: Seat) -> Phrase {
        Phrase::new("core-test")
    }

    fn say_event(&self, (): &()) -> Phrase {
        Phrase::new("core-test")
    }

    fn sketch(&self, _: &(u32, [bool; 2])) -> Vec<Line> {
        vec![]
    }
}

impl Clocks for Tiny {}

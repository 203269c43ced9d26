//! Arranging a position by hand: for tests, examples and puzzles.

use damrak_core::{Deaf, Documents, PositionError, Rng, Seat, Seed};

use crate::components::{COLOURS, Colour, HAND, SEATS};
use crate::knowledge::ShareKnowledge;
use crate::rules::{Doing, Dutchman};
use crate::shoes::Shoes;
use crate::state::{Fall, Pile, Position};

/// Builds a position piece by piece: the beginning of a round, in which the start player is to act.
///
/// Whoever is given no shares gets three of those that are left, and whoever is given no horseshoes nine of
/// those that are left, gold ones first; what is then missing lies in the Kontor and in the middle. Nobody has
/// seen anything of the others. Names are those of the notation. A wrong name, or a position that cannot be,
/// is told by [`Arrange::done`].
#[derive(Debug)]
pub struct Arrange<'a> {
    rules: &'a Dutchman,
    position: Position,
    shares: [Option<[u8; COLOURS]>; SEATS],
    shoes: [Option<Shoes>; SEATS],
    kontor: Vec<Colour>,
    middle: Option<Shoes>,
    round: Option<u16>,
    problem: Option<PositionError>,
}

impl<'a> Arrange<'a> {
    /// The first round, with seat 1 as start player and 43 as lucky number.
    pub fn new(rules: &'a Dutchman) -> Self {
        let mut position = rules.empty_table(Rng::new(Seed::from_number(1729)));
        position.lucky = 43;
        Self {
            rules,
            position,
            shares: [None; SEATS],
            shoes: [None; SEATS],
            kontor: Vec::new(),
            middle: None,
            round: None,
            problem: None,
        }
    }

    fn fail(&mut self, place: &str, problem: String) {
        self.problem.get_or_insert(PositionError::at(place, problem));
    }

    fn colours(&mut self, names: &str) -> Vec<Colour> {
        let mut colours = Vec::new();
        for name in names.split_whitespace() {
            match Colour::find(name) {
                Some(colour) => colours.push(colour),
                None => self.fail("shares", format!("`{name}` is no colour")),
            }
        }
        colours
    }

    fn lot(&mut self, numbers: &str) -> Shoes {
        self.rules.read_lot("shoes", numbers).unwrap_or_else(|problem| {
            self.problem.get_or_insert(problem);
            Shoes::NONE
        })
    }

    /// The ducats of a seat.
    #[must_use]
    pub fn ducats(mut self, seat: Seat, ducats: i32) -> Self {
        let change = ducats - self.position.players[seat.index()].ducats;
        self.position.pay(seat, change);
        self
    }

    /// The shares of a seat: `"blue blue red"`.
    #[must_use]
    pub fn shares(mut self, seat: Seat, names: &str) -> Self {
        let mut shares = [0; COLOURS];
        self.colours(names).into_iter().for_each(|colour| shares[colour.index()] += 1);
        self.shares[seat.index()] = Some(shares);
        self
    }

    /// The topmost shares of the Kontor, the first one on top.
    #[must_use]
    pub fn kontor(mut self, names: &str) -> Self {
        self.kontor = self.colours(names);
        self
    }

    /// The horseshoes of a seat: `"45 10 2 1"`.
    #[must_use]
    pub fn shoes(mut self, seat: Seat, numbers: &str) -> Self {
        self.shoes[seat.index()] = Some(self.lot(numbers));
        self
    }

    /// The horseshoes in the middle.
    #[must_use]
    pub fn middle(mut self, numbers: &str) -> Self {
        self.middle = Some(self.lot(numbers));
        self
    }

    /// The smith and Kontor cards of a seat.
    #[must_use]
    pub fn cards(mut self, seat: Seat, smiths: u8, kontors: u8) -> Self {
        let player = &mut self.position.players[seat.index()];
        (player.smiths, player.kontors) = (smiths, kontors);
        self
    }

    fn chest(&mut self, number: u8) -> u8 {
        let place = self.rules.edition.chests.iter().position(|chest| *chest == number);
        if place.is_none() {
            self.fail("values", format!("no chest has the number {number}"));
        }
        place.unwrap_or_default() as u8
    }

    /// What a share of a colour is worth.
    #[must_use]
    pub fn value(mut self, colour: Colour, number: u8) -> Self {
        self.position.values[colour.index()] = self.chest(number);
        self
    }

    /// The number of the counter's chest.
    #[must_use]
    pub fn counter(mut self, number: u8) -> Self {
        self.position.counter = self.chest(number);
        self
    }

    /// Where the Dutchman is, and from where he came.
    #[must_use]
    pub fn at(mut self, space: &str, from: Option<&str>) -> Self {
        let found = self.rules.board().find(space);
        let came = from.map(|from| self.rules.board().find(from));
        match (found, came) {
            (Some(space), None) => (self.position.space, self.position.from) = (space, None),
            (Some(space), Some(Some(from))) => {
                (self.position.space, self.position.from) = (space, Some(from));
            }
            _ => self.fail("space", format!("`{space}` or {from:?} is no space of this sea")),
        }
        self
    }

    /// The lucky number.
    #[must_use]
    pub fn lucky(mut self, number: u8) -> Self {
        self.position.lucky = number;
        self
    }

    /// The start player.
    #[must_use]
    pub fn starter(mut self, seat: Seat) -> Self {
        self.position.starter = seat;
        self
    }

    /// The round, counted from 1; if it is not said, the least that fits the counter.
    #[must_use]
    pub fn round(mut self, round: u16) -> Self {
        self.round = Some(round);
        self
    }

    /// From where chance comes.
    #[must_use]
    pub fn seed(mut self, seed: Seed) -> Self {
        self.position.rng = Rng::new(seed);
        self
    }

    /// A seat that became bankrupt with the first ship that the Dutchman met.
    #[must_use]
    pub fn bankrupt(self, seat: Seat) -> Self {
        let mut arranged = self.ducats(seat, 0).cards(seat, 0, 0);
        arranged.shares[seat.index()] = Some([0; COLOURS]);
        arranged.shoes[seat.index()] = Some(Shoes::NONE);
        let fall = Fall { meetings: 0, short: 1 };
        arranged.position.players[seat.index()].fall = Some(fall);
        arranged
    }

    /// Completes the position.
    pub fn done(mut self) -> Result<Position, PositionError> {
        self.fill_shares();
        self.fill_shoes();
        let met = self.position.counter.saturating_sub(self.rules.edition.start_chest);
        self.position.round = self.round.unwrap_or(u16::from(met) + 1);
        if let Some(problem) = self.problem {
            return Err(problem);
        }
        let Position { players, kontor, .. } = &self.position;
        self.position.shares_known = ShareKnowledge::dealt(self.rules.players, players, kontor);
        Doing(damrak_core::Doing::new(self.rules, &mut self.position, &mut Deaf)).next_to_act();
        self.rules.check(&self.position)?;
        Ok(self.position)
    }

    fn fill_shares(&mut self) {
        let mut rest = [self.rules.shares_a_colour(); COLOURS];
        let named = self.shares.iter().flatten().copied().chain([count(&self.kontor)]);
        for named in named.collect::<Vec<_>>() {
            for (rest, named) in rest.iter_mut().zip(named) {
                *rest = rest.saturating_sub(named);
            }
        }
        let mut take = || {
            // From the colour of which most are left, so that nobody gets three of a kind by chance.
            let most = Colour::ALL.into_iter().max_by_key(|colour| rest[colour.index()])?;
            rest[most.index()] = rest[most.index()].checked_sub(1)?;
            Some(most)
        };
        for seat in Seat::all(self.rules.players) {
            let shares = self.shares[seat.index()]
                .unwrap_or_else(|| count(&(0..HAND).filter_map(|_| take()).collect::<Vec<_>>()));
            self.position.players[seat.index()].shares = shares;
        }
        let kontor = self.kontor.iter().copied().chain(std::iter::from_fn(take));
        self.position.kontor = kontor.take(crate::components::SHARES).collect::<Pile>();
    }

    fn fill_shoes(&mut self) {
        let mut rest = self.rules.forge().all();
        let named = self.shoes.iter().chain([&self.middle]).flatten().copied();
        for named in named {
            rest = rest.minus(named);
        }
        let mut take = |count: u8| {
            let mut taken = Shoes::NONE;
            for _ in 0..count {
                let Some(kind) = rest.kinds().max() else { break };
                rest.remove_kind(kind);
                taken.add_kind(kind);
            }
            taken
        };
        let mut in_play = 0;
        for seat in Seat::all(self.rules.players) {
            let each = self.rules.edition.shoes_each;
            let shoes = self.shoes[seat.index()].unwrap_or_else(|| take(each));
            self.position.players[seat.index()].shoes = shoes;
            in_play += shoes.len();
        }
        let missing = self.rules.shoes_in_play().saturating_sub(in_play);
        self.position.middle = self.middle.unwrap_or_else(|| take(missing));
    }
}

fn count(colours: &[Colour]) -> [u8; COLOURS] {
    let mut counts = [0; COLOURS];
    colours.iter().for_each(|colour| counts[colour.index()] += 1);
    counts
}

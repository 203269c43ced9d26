//! Arranging a position by hand: for tests, examples and puzzles.

use damrak_core::{Deaf, Documents, PositionError, Seat, SeatSet};

use crate::components::{CARDS_A_TURN, Face, FaceId};
use crate::rules::{Doing, Merchants};
use crate::state::{Deck, MarketBonus, Position};

/// Builds a position piece by piece. The board is empty at first; everybody has their first money. Cards
/// that are not named come after those that are, hourglasses last.
///
/// Names are those of the notation. A wrong name, or a position that cannot be, is told by
/// [`Arrange::done`].
#[derive(Debug)]
pub struct Arrange<'a> {
    rules: &'a Merchants,
    position: Position,
    next: Vec<FaceId>,
    problem: Option<PositionError>,
}

impl<'a> Arrange<'a> {
    /// An empty board in 1579, with seat 1 as mayor.
    pub fn new(rules: &'a Merchants) -> Self {
        Self { rules, position: rules.empty_table(), next: Vec::new(), problem: None }
    }

    fn fail(&mut self, place: &str, problem: String) {
        self.problem.get_or_insert(PositionError::at(place, problem));
    }

    /// What a seat has, in thousands of guilders.
    #[must_use]
    pub fn money(mut self, seat: Seat, money: i32) -> Self {
        let change = money - self.position.players[seat.index()].money;
        self.position.pay(seat, change);
        self
    }

    /// The loans of a seat.
    #[must_use]
    pub fn loans(mut self, seat: Seat, loans: u8) -> Self {
        self.position.players[seat.index()].loans = loans;
        self
    }

    /// The spaces of a seat on the tracks: sugar, gemstones, spice, silk; 0 without a token.
    #[must_use]
    pub fn market(mut self, seat: Seat, spaces: [u8; 4]) -> Self {
        self.position.players[seat.index()].market = spaces;
        self
    }

    /// Trade offices of a seat: `"Asu1 Bge2"`.
    #[must_use]
    pub fn offices(mut self, seat: Seat, names: &str) -> Self {
        for name in names.split_whitespace() {
            match self.rules.board().find_office(name) {
                Some(office) => self.position.players[seat.index()].offices.insert(office),
                None => self.fail("offices", format!("`{name}` is no space of this board")),
            }
        }
        self
    }

    /// Warehouses of a seat: `"G1w N2e"`.
    #[must_use]
    pub fn houses(mut self, seat: Seat, names: &str) -> Self {
        for name in names.split_whitespace() {
            match self.rules.board().find_house(name) {
                Some(house) => self.position.players[seat.index()].houses.insert(house),
                None => self.fail("houses", format!("`{name}` is no space of this board")),
            }
        }
        self
    }

    /// Says that a seat trades everywhere without having built for it.
    #[must_use]
    pub fn forgone(mut self, seat: Seat) -> Self {
        self.position.players[seat.index()].bonuses.market = MarketBonus::Forgone;
        self
    }

    /// The year in which the figure stands, as printed.
    #[must_use]
    pub fn year(mut self, name: &str) -> Self {
        match self.rules.edition.years.iter().position(|year| year.name == name) {
            Some(year) => self.position.year = year as u8,
            None => self.fail("year", format!("`{name}` is no year of this board")),
        }
        self
    }

    /// How many turns are over; the mayor follows from it.
    #[must_use]
    pub fn turn(mut self, turn: u8) -> Self {
        self.position.turn = turn;
        let mayor = turn.min(self.rules.turns - 1) % self.rules.players;
        self.position.mayor = Seat::from_index(usize::from(mayor));
        self
    }

    /// The next cards, the first one first: `"goods hourglass office-africa"`.
    #[must_use]
    pub fn next(mut self, cards: &str) -> Self {
        for name in cards.split_whitespace() {
            match self.rules.edition.find_face(name) {
                Some(face) => self.next.push(face),
                None => self.fail("next", format!("`{name}` is no card of this edition")),
            }
        }
        self
    }

    /// Completes the position and turns the next card up. Bonuses for what stands on the board count as
    /// received already.
    pub fn done(mut self) -> Result<Position, PositionError> {
        self.fill_deck();
        if let Some(problem) = self.problem {
            return Err(problem);
        }
        if self.position.turn >= self.rules.turns
            && self.rules.next_turns_up_the_rest(&self.position)
        {
            self.position.mayor = self.position.mayor.left(self.rules.players);
        }
        for seat in Seat::all(self.rules.players) {
            let family = &mut self.position.players[seat.index()];
            family.bonuses.regions = self.rules.is_in_all_regions(family.offices);
            family.bonuses.districts = self.rules.is_in_all_districts(family.houses);
            family.bonuses.bridges = self.rules.bridges_of(family.houses);
            if family.trades_everywhere() && family.bonuses.market == MarketBonus::None {
                family.bonuses.market = MarketBonus::Built;
            }
        }
        Doing(damrak_core::Doing::new(self.rules, &mut self.position, &mut Deaf))
            .go_on(SeatSet::EMPTY);
        self.rules.check(&self.position)?;
        Ok(self.position)
    }

    /// As many cards as year and turn say were turned up, then the named ones, then the rest.
    fn fill_deck(&mut self) {
        let mut rest = self.rules.sorted_cards().to_vec();
        for face in &self.next {
            match rest.iter().position(|other| other == face) {
                Some(place) => {
                    rest.remove(place);
                }
                None => {
                    let name = self.rules.edition.face(*face).name();
                    let problem = format!("there are not so many cards called {name}");
                    self.problem.get_or_insert(PositionError::at("next", problem));
                }
            }
        }
        let shown = |face: &FaceId| self.rules.edition.face(*face);
        let (hourglasses, actions): (Vec<FaceId>, Vec<FaceId>) =
            rest.into_iter().partition(|face| shown(face) == Face::Hourglass);
        // Cards that are set aside come last, so that they do not disturb the count of the turns.
        let (aside, actions): (Vec<FaceId>, Vec<FaceId>) =
            actions.into_iter().partition(|face| self.rules.is_set_aside(shown(face)));
        let past = CARDS_A_TURN * usize::from(self.position.turn);
        let time = usize::from(self.position.year);
        if actions.len() < past || hourglasses.len() < time {
            self.fail("next", "there are not enough cards for this turn and this year".into());
            return;
        }
        let (used, unused) = actions.split_at(past);
        let (run, left) = hourglasses.split_at(time);
        let cards: Vec<FaceId> = used
            .iter()
            .chain(run)
            .chain(&self.next)
            .chain(unused)
            .chain(&aside)
            .chain(left)
            .copied()
            .collect();
        self.position.deck = Deck::of(&cards, (past + time) as u8);
    }
}

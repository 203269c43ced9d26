//! Arranging a position by hand: for tests, examples and puzzles.

use damrak_core::{Documents, PositionError, Rng, Seat, Seed};

use crate::action::find_card;
use crate::components::{Card, Company, EventKind};
use crate::hands::{DEALT, Slots};
use crate::plots::PlotId;
use crate::rules::Chartered;
use crate::state::{Position, Stage};

/// Builds a position piece by piece. The boards are empty at first, nobody has a card, and everybody has their
/// first money. Cards that are not named are in the pile, under those that are.
///
/// Names are those of the notation. A wrong name, or a position that cannot be, is told by
/// [`Arrange::done`].
#[derive(Debug)]
pub struct Arrange<'a> {
    rules: &'a Chartered,
    position: Position,
    market: Vec<Card>,
    next: Vec<Card>,
    aside: Option<Vec<Card>>,
    open: Vec<EventKind>,
    next_events: Vec<EventKind>,
    problem: Option<PositionError>,
}

impl<'a> Arrange<'a> {
    /// Empty boards; seat 1 begins.
    pub fn new(rules: &'a Chartered) -> Self {
        Self {
            rules,
            position: rules.empty_table(Rng::new(Seed::from_number(0))),
            market: Vec::new(),
            next: Vec::new(),
            aside: None,
            open: Vec::new(),
            next_events: Vec::new(),
            problem: None,
        }
    }

    fn fail(&mut self, place: &str, problem: String) {
        self.problem.get_or_insert(PositionError::at(place, problem));
    }

    fn plot(&mut self, name: &str) -> PlotId {
        self.rules.board.find(name).unwrap_or_else(|| {
            self.fail("plots", format!("`{name}` is no plot of these boards"));
            PlotId::from_index(0)
        })
    }

    fn cards(&mut self, names: &str) -> Vec<Card> {
        let mut cards = Vec::new();
        for name in names.split_whitespace() {
            match find_card(&self.rules.board, name) {
                Some(card) => cards.push(card),
                None => self.fail("cards", format!("`{name}` is no building card")),
            }
        }
        cards
    }

    fn events(&mut self, names: &str) -> Vec<EventKind> {
        let mut kinds = Vec::new();
        for name in names.split_whitespace() {
            match EventKind::find(name) {
                Some(kind) => kinds.push(kind),
                None => self.fail("events", format!("`{name}` is no event")),
            }
        }
        kinds
    }

    /// Warehouses, in the order in which they were built: `"HB1 HC2:3"` has three floors on the second plot.
    #[must_use]
    pub fn built(mut self, plots: &str) -> Self {
        for entry in plots.split_whitespace() {
            let (name, height) = entry.split_once(':').unwrap_or((entry, "1"));
            let plot = self.plot(name);
            match height.parse() {
                Ok(height @ 1..=4) => self.position.town.floors.set(plot, height),
                _ => self.fail("built", format!("`{entry}` has one to four floors")),
            }
            self.position.discard.push(plot);
        }
        self
    }

    /// A company with its value, its HQ and its plots; warehouses on them are built elsewhere.
    #[must_use]
    pub fn company(mut self, company: Company, value: u16, hq: &str, plots: &str) -> Self {
        let (hq, index) = (self.plot(hq), company.index());
        let plots: Vec<PlotId> = plots.split_whitespace().map(|name| self.plot(name)).collect();
        let town = &mut self.position.town;
        town.values[index] = value;
        town.hq[index] = Some(hq);
        town.area[index] = plots.into_iter().collect();
        self
    }

    /// A company whose plots all have a warehouse, the first with the HQ.
    #[must_use]
    pub fn standing(self, company: Company, value: u16, plots: &str) -> Self {
        let bare: Vec<&str> =
            plots.split_whitespace().filter_map(|entry| entry.split(':').next()).collect();
        let hq = bare.first().copied().unwrap_or_default();
        self.built(plots).company(company, value, hq, &bare.join(" "))
    }

    /// The hand of a seat; nobody has seen these cards. Level cards count as drawn.
    #[must_use]
    pub fn hand(mut self, seat: Seat, cards: &str) -> Self {
        for card in self.cards(cards) {
            let stretch = if card.is_level() { self.position.knowledge.stretch } else { DEALT };
            self.position.players[seat.index()].gain_hidden(card, stretch);
        }
        let player = &mut self.position.players[seat.index()];
        player.slots = Slots::of(player.slots.as_slice());
        self
    }

    /// Cards of a seat that everybody has seen.
    #[must_use]
    pub fn shown(mut self, seat: Seat, cards: &str) -> Self {
        for card in self.cards(cards) {
            self.position.players[seat.index()].gain_shown(card);
        }
        self
    }

    /// What a seat has.
    #[must_use]
    pub fn money(mut self, seat: Seat, money: i32) -> Self {
        let change = money - self.position.players[seat.index()].money;
        self.position.pay(seat, change);
        self
    }

    /// Shares of a seat.
    #[must_use]
    pub fn shares(mut self, seat: Seat, company: Company, count: u8) -> Self {
        self.position.players[seat.index()].shares[company.index()] = count;
        self
    }

    /// Broken roofs of a seat; each has cost them an action card.
    #[must_use]
    pub fn roofs(mut self, seat: Seat, count: u8) -> Self {
        let player = &mut self.position.players[seat.index()];
        player.roofs = count;
        player.action_cards = player.action_cards.saturating_sub(count);
        self
    }

    /// Action cards a seat has left.
    #[must_use]
    pub fn action_cards(mut self, seat: Seat, count: u8) -> Self {
        self.position.players[seat.index()].action_cards = count;
        self
    }

    /// The market; what is not named comes from the pile.
    #[must_use]
    pub fn market(mut self, cards: &str) -> Self {
        self.market = self.cards(cards);
        self
    }

    /// The next cards of the pile, the first one first.
    #[must_use]
    pub fn next(mut self, cards: &str) -> Self {
        self.next = self.cards(cards);
        self
    }

    /// The level cards beside the chart, the first one first; the others are in the pile.
    #[must_use]
    pub fn aside(mut self, cards: &str) -> Self {
        self.aside = Some(self.cards(cards));
        self
    }

    /// The open events; what is not named comes from the pile.
    #[must_use]
    pub fn open_events(mut self, kinds: &str) -> Self {
        self.open = self.events(kinds);
        self
    }

    /// The next events of the pile, the first one first.
    #[must_use]
    pub fn next_events(mut self, kinds: &str) -> Self {
        self.next_events = self.events(kinds);
        self
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(mut self, seat: Seat) -> Self {
        self.position.turn = seat;
        self
    }

    /// Completes the position.
    pub fn done(mut self) -> Result<Position, PositionError> {
        self.lay_out_cards();
        self.lay_out_events();
        let rules = self.rules;
        rules.renew_sets(&mut self.position.town);
        let used = self.position.town.floors.all() as u8;
        let turned = match rules.readings.turned_warehouse_counts {
            true => self.position.town.markers().len(),
            false => 0,
        };
        let supply = crate::components::WAREHOUSES.saturating_sub(used + turned);
        self.position.town.supply = supply;
        self.position.before = self.position.town.values;
        self.position.stage = Stage::Turn;
        if let Some(problem) = self.problem {
            return Err(problem);
        }
        rules.check(&self.position)?;
        Ok(self.position)
    }

    fn lay_out_cards(&mut self) {
        let mut left: Vec<Card> = self.rules.board.all().map(Card::plot).collect();
        for (index, count) in self.rules.edition.levels.into_iter().enumerate() {
            left.extend(std::iter::repeat_n(Card::of_level_index(index), count.into()));
        }
        let mut gone: Vec<Card> = Vec::new();
        for player in &self.position.players {
            gone.extend(player.hand.cards());
        }
        for plot in self.position.discard.as_slice() {
            gone.push(Card::plot(*plot));
            let height = self.position.town.floors.on(*plot);
            gone.extend((2..=height).filter_map(Card::level));
        }
        let aside = self.aside.clone().unwrap_or_else(|| {
            let kinds = self.rules.edition.aside.into_iter().enumerate();
            kinds
                .flat_map(|(index, n)| std::iter::repeat_n(Card::of_level_index(index), n.into()))
                .collect()
        });
        gone.extend(&aside);
        gone.extend(&self.market);
        gone.extend(&self.next);
        for card in gone {
            match left.iter().position(|other| *other == card) {
                Some(place) => {
                    left.remove(place);
                }
                None => {
                    let name = self.rules.card_name(card).id;
                    self.fail("cards", format!("there are not so many cards called {name}"));
                }
            }
        }
        let position = &mut self.position;
        if self.rules.readings.levels_won_unseen {
            let mut beside = [0; 3];
            aside.iter().filter_map(|card| card.level_index()).for_each(|index| beside[index] += 1);
            position.knowledge.beside = beside;
            position.knowledge.own_beside.fill(beside);
        }
        aside.iter().rev().for_each(|card| position.aside.push(*card));
        left.iter().for_each(|card| position.pile.push(*card));
        self.next.iter().rev().for_each(|card| position.pile.push(*card));
        let mut market = self.market.iter().copied();
        // Cards for the market that are not named come from the bottom of the pile.
        for place in 0..position.market.len() {
            let card = market.next().or_else(|| position.pile.remove_at(0));
            position.market[place] = card;
        }
    }

    fn lay_out_events(&mut self) {
        let mut left: Vec<EventKind> = Vec::new();
        for kind in EventKind::ALL {
            let count = self.rules.edition.events[kind.index()];
            left.extend(std::iter::repeat_n(kind, count.into()));
        }
        let named: Vec<EventKind> = self.open.iter().chain(&self.next_events).copied().collect();
        for kind in named {
            match left.iter().position(|other| *other == kind) {
                Some(place) => {
                    left.remove(place);
                }
                None => self.fail("events", format!("there are not so many of {}", kind.name())),
            }
        }
        let events = &mut self.position.events;
        let places = usize::from(self.rules.edition.table(self.rules.players).open_events);
        let mut open = self.open.iter().copied();
        for place in events.open.iter_mut().take(places) {
            *place =
                open.next().or_else(|| if left.is_empty() { None } else { Some(left.remove(0)) });
        }
        left.iter().chain(self.next_events.iter().rev()).for_each(|kind| events.pile.push(*kind));
    }
}

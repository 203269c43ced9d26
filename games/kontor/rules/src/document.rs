//! A position as a document that a person can read and change.

use std::collections::BTreeMap;

use damrak_core::{Documents, PositionError, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::cells::{Cell, CellSet};
use crate::components::{CardId, CardSet, Kind, Special};
use crate::rules::Kontor;
use crate::state::{
    Choice, Direction, End, Order, Pile, Position, Purchase, Secret, Stage, Step, Turn,
};

const OPEN: &str = "open";
const NOT_ASKED: &str = "not-asked";

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    round: u16,
    stage: StageDocument,
    played: [Option<String>; 2],
    guilders: [u8; 2],
    treasury: u8,
    hands: [Vec<String>; 2],
    known: Vec<String>,
    harbour: BTreeMap<String, String>,
    bridges: BTreeMap<String, String>,
    covered: Vec<(String, String)>,
    order: Vec<String>,
    boat: Option<String>,
    border: BorderDocument,
    closed: Vec<String>,
    guards: [Vec<String>; 2],
    canal_pile: PileDocument,
    quay_piles: [PileDocument; 2],
    special_pile: PileDocument,
    laid_this_round: bool,
    grew_this_round: bool,
    idle_rounds: u8,
    stale_rounds: u8,
    largest: u8,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct BorderDocument {
    first_row: Option<u8>,
    first_column: Option<u8>,
}

/// From the bottom to the top.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PileDocument {
    cards: Vec<String>,
    known_below: u8,
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "now", rename_all = "kebab-case", deny_unknown_fields)]
enum StageDocument {
    Buying { sealed: [String; 2] },
    Contest { sealed: [String; 2] },
    Choosing { sealed: [String; 2] },
    Boat { seat: Seat, second_to_come: bool },
    Removal { seat: Seat, second_to_come: bool },
    Build { seat: Seat, second_to_come: bool },
    Full,
    Idle,
    Stale,
    Line { seat: Seat },
    Broke { seat: Seat },
}

fn seal<T: Copy>(secret: Secret<T>, name: impl Fn(T) -> String) -> String {
    match secret {
        Secret::Open => OPEN.to_owned(),
        Secret::NotAsked => NOT_ASKED.to_owned(),
        Secret::Sealed(value) => name(value),
    }
}

fn unseal<T>(
    text: &str,
    read: impl Fn(&str) -> Result<T, PositionError>,
) -> Result<Secret<T>, PositionError> {
    match text {
        OPEN => Ok(Secret::Open),
        NOT_ASKED => Ok(Secret::NotAsked),
        value => read(value).map(Secret::Sealed),
    }
}

impl Documents for Kontor {
    fn check(&self, position: &Position) -> Result<(), PositionError> {
        self.check_cards(position)?;
        self.check_money(position)?;
        self.check_harbour(&position.harbour)?;
        self.check_sectors(&position.harbour)?;
        self.check_counters(position)?;
        self.check_stage(position)
    }

    fn save(&self, position: &Position) -> Value {
        serde_json::to_value(self.to_document(position))
            .expect("a document is plain data with text keys, which JSON can always hold")
    }

    fn load(&self, document: &Value) -> Result<Position, PositionError> {
        let document: Document = serde_json::from_value(document.clone())
            .map_err(|error| PositionError::at("position", error.to_string()))?;
        let mut position = self.empty_table();
        self.read_harbour(&document, &mut position)?;
        position.round = document.round;
        position.stage = self.read_stage(&document.stage)?;
        position.guilders = document.guilders;
        position.treasury = document.treasury;
        position.known = self.read_cards(&document.known, "known")?;
        for index in 0..2 {
            position.hands[index] = self.read_cards(&document.hands[index], "hands")?;
            position.quay_piles[index] =
                self.read_pile(&document.quay_piles[index], "quay_piles")?;
            position.played[index] = match &document.played[index] {
                Some(name) => Some(self.read_card(name, "played")?),
                None => None,
            };
        }
        position.canal_pile = self.read_pile(&document.canal_pile, "canal_pile")?;
        position.special_pile = self.read_pile(&document.special_pile, "special_pile")?;
        position.laid_this_round = document.laid_this_round;
        position.grew_this_round = document.grew_this_round;
        position.idle_rounds = document.idle_rounds;
        position.stale_rounds = document.stale_rounds;
        position.largest = document.largest;
        self.check(&position)?;
        Ok(position)
    }
}

impl Kontor {
    fn to_document(&self, position: &Position) -> Document {
        let harbour = &position.harbour;
        let cell = |cell: Cell| self.layout.grid.name(cell);
        let cells = |set: CellSet| set.into_iter().map(cell).collect::<Vec<_>>();
        let card = |card: CardId| self.deck().name(card);
        let cards = |set: CardSet| set.into_iter().map(card).collect::<Vec<_>>();
        let bridges = Direction::ALL.into_iter().flat_map(|direction| {
            let bridged = harbour.bridges[direction.index()];
            bridged.into_iter().map(move |at| (cell(at), direction.name().to_owned()))
        });
        Document {
            round: position.round,
            stage: self.stage_to_document(position.stage),
            played: position.played.map(|played| played.map(card)),
            guilders: position.guilders,
            treasury: position.treasury,
            hands: position.hands.map(cards),
            known: cards(position.known),
            harbour: harbour
                .filled()
                .into_iter()
                .filter_map(|at| Some((cell(at), card(harbour.card(at)?))))
                .collect(),
            bridges: bridges.collect(),
            covered: harbour
                .covered
                .as_slice()
                .iter()
                .map(|(at, id)| (cell(*at), card(*id)))
                .collect(),
            order: harbour.laid.as_slice().iter().map(|at| cell(*at)).collect(),
            boat: harbour.boat.map(cell),
            border: BorderDocument {
                first_row: harbour.first_row,
                first_column: harbour.first_column,
            },
            closed: cells(harbour.closed),
            guards: harbour.guards.map(cells),
            canal_pile: self.pile_to_document(&position.canal_pile),
            quay_piles: [0, 1].map(|index| self.pile_to_document(&position.quay_piles[index])),
            special_pile: self.pile_to_document(&position.special_pile),
            laid_this_round: position.laid_this_round,
            grew_this_round: position.grew_this_round,
            idle_rounds: position.idle_rounds,
            stale_rounds: position.stale_rounds,
            largest: position.largest,
        }
    }

    fn pile_to_document<const N: usize>(&self, pile: &Pile<N>) -> PileDocument {
        PileDocument {
            cards: pile.iter().map(|card| self.deck().name(card)).collect(),
            known_below: pile.known_below,
        }
    }

    fn stage_to_document(&self, stage: Stage) -> StageDocument {
        let purchase = |purchase| match purchase {
            Purchase::Buy => "buy".to_owned(),
            Purchase::Decline => "decline".to_owned(),
        };
        let choice = |choice| match choice {
            Choice::Card(card) => self.deck().name(card),
            Choice::Pass => "pass".to_owned(),
        };
        match stage {
            Stage::Buying(secrets) => {
                StageDocument::Buying { sealed: secrets.map(|secret| seal(secret, purchase)) }
            }
            Stage::Contest(secrets) => StageDocument::Contest {
                sealed: secrets.map(|secret| seal(secret, |card| self.deck().name(card))),
            },
            Stage::Choosing(secrets) => {
                StageDocument::Choosing { sealed: secrets.map(|secret| seal(secret, choice)) }
            }
            Stage::Turn(Turn { seat, order }, step) => {
                let second_to_come = order == Order::First;
                match step {
                    Step::Boat => StageDocument::Boat { seat, second_to_come },
                    Step::Removal => StageDocument::Removal { seat, second_to_come },
                    Step::Build => StageDocument::Build { seat, second_to_come },
                }
            }
            Stage::Over(End::Full) => StageDocument::Full,
            Stage::Over(End::Idle) => StageDocument::Idle,
            Stage::Over(End::Stale) => StageDocument::Stale,
            Stage::Over(End::Line(seat)) => StageDocument::Line { seat },
            Stage::Over(End::Broke(seat)) => StageDocument::Broke { seat },
        }
    }

    fn read_harbour(
        &self,
        document: &Document,
        position: &mut Position,
    ) -> Result<(), PositionError> {
        let harbour = &mut position.harbour;
        self.lift(harbour, self.layout.anchor);
        let mut seen = CardSet::EMPTY;
        for (at, card) in &document.harbour {
            let (cell, card) = (self.read_cell(at, "harbour")?, self.read_card(card, "harbour")?);
            if seen.contains(card) || harbour.card(cell).is_some() {
                return Err(PositionError::at(
                    "harbour",
                    format!("{at} or its card is listed twice"),
                ));
            }
            seen.insert(card);
            let bridge = self.deck().card(card).kind == Kind::Special(Special::Bridge);
            let direction = match (bridge, document.bridges.get(at)) {
                (true, Some(name)) => Some(read_direction(name)?),
                (false, None) => None,
                _ => {
                    let problem = format!("just the bridges are listed with a direction, not {at}");
                    return Err(PositionError::at("bridges", problem));
                }
            };
            self.place(harbour, cell, card, direction);
        }
        if let Some(stray) = document.bridges.keys().find(|at| !document.harbour.contains_key(*at))
        {
            return Err(PositionError::at("bridges", format!("there is no card on {stray}")));
        }
        for (at, card) in &document.covered {
            if harbour.covered.as_slice().len() >= 6 {
                return Err(PositionError::at("covered", "six special cards cover at most six"));
            }
            let cell = self.read_cell(at, "covered")?;
            harbour.covered.push((cell, self.read_card(card, "covered")?));
        }
        self.read_order(document, position)?;
        let harbour = &mut position.harbour;
        harbour.boat = match &document.boat {
            Some(name) => Some(self.read_cell(name, "boat")?),
            None => None,
        };
        harbour.first_row = read_first(document.border.first_row, self.layout.grid.rows())?;
        harbour.first_column =
            read_first(document.border.first_column, self.layout.grid.columns())?;
        if self.layout.fixed && (harbour.first_row, harbour.first_column) != (Some(0), Some(0)) {
            return Err(PositionError::at("border", "this harbour has its border from the start"));
        }
        harbour.closed = self.read_cells(&document.closed, "closed")?;
        for index in 0..2 {
            harbour.guards[index] = self.read_cells(&document.guards[index], "guards")?;
        }
        Ok(())
    }

    /// The order of laying must name just the cells of the goods quays (clause K-37).
    fn read_order(
        &self,
        document: &Document,
        position: &mut Position,
    ) -> Result<(), PositionError> {
        let quays: CellSet = position.harbour.laid.as_slice().iter().copied().collect();
        let mut listed = CellSet::EMPTY;
        let mut order = crate::state::List::new(Cell(0));
        for name in &document.order {
            let cell = self.read_cell(name, "order")?;
            if listed.contains(cell) || !quays.contains(cell) {
                let problem = format!("{name} is listed twice or bears no quay with goods");
                return Err(PositionError::at("order", problem));
            }
            listed.insert(cell);
            order.push(cell);
        }
        if listed != quays {
            return Err(PositionError::at("order", "every quay with goods is listed"));
        }
        position.harbour.laid = order;
        Ok(())
    }

    fn read_stage(&self, document: &StageDocument) -> Result<Stage, PositionError> {
        let card = |name: &str| self.read_card(name, "stage");
        let choice = |name: &str| match name {
            "pass" => Ok(Choice::Pass),
            name => card(name).map(Choice::Card),
        };
        let buys = |name: &str| match name {
            "buy" => Ok(Purchase::Buy),
            "decline" => Ok(Purchase::Decline),
            _ => Err(PositionError::at("stage", format!("`{name}` is neither buy nor decline"))),
        };
        let turn = |seat: &Seat, second_to_come: &bool, step| {
            let order = if *second_to_come { Order::First } else { Order::Last };
            Stage::Turn(Turn { seat: *seat, order }, step)
        };
        if let StageDocument::Boat { seat, .. }
        | StageDocument::Removal { seat, .. }
        | StageDocument::Build { seat, .. }
        | StageDocument::Line { seat }
        | StageDocument::Broke { seat } = document
            && seat.index() > 1
        {
            return Err(PositionError::at("stage", "there are two seats (K-1)"));
        }
        Ok(match document {
            StageDocument::Buying { sealed: [red, black] } => {
                Stage::Buying([unseal(red, buys)?, unseal(black, buys)?])
            }
            StageDocument::Contest { sealed: [red, black] } => {
                Stage::Contest([unseal(red, card)?, unseal(black, card)?])
            }
            StageDocument::Choosing { sealed: [red, black] } => {
                Stage::Choosing([unseal(red, choice)?, unseal(black, choice)?])
            }
            StageDocument::Boat { seat, second_to_come } => turn(seat, second_to_come, Step::Boat),
            StageDocument::Removal { seat, second_to_come } => {
                turn(seat, second_to_come, Step::Removal)
            }
            StageDocument::Build { seat, second_to_come } => {
                turn(seat, second_to_come, Step::Build)
            }
            StageDocument::Full => Stage::Over(End::Full),
            StageDocument::Idle => Stage::Over(End::Idle),
            StageDocument::Stale => Stage::Over(End::Stale),
            StageDocument::Line { seat } => Stage::Over(End::Line(*seat)),
            StageDocument::Broke { seat } => Stage::Over(End::Broke(*seat)),
        })
    }

    fn read_card(&self, name: &str, place: &str) -> Result<CardId, PositionError> {
        self.deck()
            .find(name)
            .ok_or_else(|| PositionError::at(place, format!("`{name}` is no card of this edition")))
    }

    fn read_cards(&self, names: &[String], place: &str) -> Result<CardSet, PositionError> {
        names.iter().map(|name| self.read_card(name, place)).collect()
    }

    fn read_cell(&self, name: &str, place: &str) -> Result<Cell, PositionError> {
        self.layout
            .grid
            .find(name)
            .ok_or_else(|| PositionError::at(place, format!("`{name}` is no cell of this harbour")))
    }

    fn read_cells(&self, names: &[String], place: &str) -> Result<CellSet, PositionError> {
        names.iter().map(|name| self.read_cell(name, place)).collect()
    }

    fn read_pile<const N: usize>(
        &self,
        document: &PileDocument,
        place: &str,
    ) -> Result<Pile<N>, PositionError> {
        if document.cards.len() > N {
            return Err(PositionError::at(place, format!("at most {N} cards are in this pile")));
        }
        let cards = document
            .cards
            .iter()
            .map(|name| self.read_card(name, place))
            .collect::<Result<Vec<_>, _>>()?;
        let mut pile = Pile::of(&cards);
        pile.known_below = document.known_below;
        Ok(pile)
    }
}

fn read_direction(name: &str) -> Result<Direction, PositionError> {
    Direction::ALL
        .into_iter()
        .find(|direction| direction.name() == name)
        .ok_or_else(|| PositionError::at("bridges", format!("`{name}` is neither ew nor ns")))
}

fn read_first(first: Option<u8>, most: u8) -> Result<Option<u8>, PositionError> {
    match first {
        Some(first) if first >= most => {
            Err(PositionError::at("border", "the border lies inside the grid"))
        }
        first => Ok(first),
    }
}

//! What one viewer may see (clause K-59): a type of its own, filled with what may be shown.

use damrak_core::edition::Provenance;
use damrak_core::{Notation, Phrase, Printed, Seat, SeatSet, Viewer};
use serde::Serialize;

use crate::cells::{Cell, CellSet};
use crate::components::{CardId, CardSet, Good, Kind, Special, Suit, Symbol};
use crate::event::{DecidedBy, EndName};
use crate::rules::Kontor;
use crate::state::{Choice, Direction, Pile, Position, Purchase, Secret, Stage, Step};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The way it is played, by its name in a setup.
    pub variant: &'static str,
    /// The round, counted from 1.
    pub round: u16,
    /// What is being decided.
    pub stage: StageView,
    /// Who owes a decision.
    pub waiting: SeatSet,
    /// The harbour.
    pub harbour: Printed<HarbourView>,
    /// Red and Black.
    pub players: Printed<[PlayerView; 2]>,
    /// The viewer's own secrets, if they play.
    pub own: Option<OwnView>,
    /// The canal pile.
    pub canal_pile: Printed<PileView>,
    /// How many special cards are left to buy, if they are played with.
    pub specials_left: Option<u8>,
    /// What the city has.
    pub treasury: u8,
    /// How near the game is to an early end, if the last round was an idle one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub idle: Option<IdleView>,
}

/// What both players and spectators see alike.
#[derive(Debug)]
pub struct Common {
    pub(crate) harbour: Printed<HarbourView>,
    pub(crate) players: Printed<[PlayerView; 2]>,
    pub(crate) canal_pile: Printed<PileView>,
}

/// Rounds in a row that bring the game nearer to its end, because nothing is laid (clause K-51).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct IdleView {
    /// So many there were.
    pub rounds: u8,
    /// With so many the game is over.
    pub most: u8,
    /// Whether only rounds count in which nobody could lay a card; else all in which nobody did.
    pub stuck: bool,
}

impl IdleView {
    /// The count as a sentence.
    pub fn phrase(self) -> Phrase {
        let key = if self.stuck { "kontor-idle-stuck" } else { "kontor-idle" };
        Phrase::new(key).with("rounds", self.rounds).with("most", self.most)
    }
}

/// What is being decided.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(tag = "now", rename_all = "kebab-case")]
pub enum StageView {
    /// Who buys a special card?
    Buying,
    /// Which cards are shown for the last special card?
    Contest,
    /// Which cards are played?
    Choosing,
    /// Where does the boat go?
    Boat {
        /// Whose turn it is.
        seat: Seat,
    },
    /// Is a quay removed?
    Removal {
        /// Whose turn it is.
        seat: Seat,
    },
    /// Where is the card laid?
    Build {
        /// Whose turn it is.
        seat: Seat,
    },
    /// The game is over.
    Over {
        /// Why.
        why: EndName,
    },
}

/// The harbour.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct HarbourView {
    /// Rows of the grid in which cells have names.
    pub grid_rows: u8,
    /// Columns of that grid.
    pub grid_columns: u8,
    /// The first and last row that the harbour can still reach, counted from 0.
    pub rows: (u8, u8),
    /// The first and last column that the harbour can still reach, counted from 0.
    pub columns: (u8, u8),
    /// Whether the upper and lower border are fixed.
    pub rows_fixed: bool,
    /// Whether the left and right border are fixed.
    pub columns_fixed: bool,
    /// The filled cells.
    pub cells: Vec<CellView>,
    /// The sectors.
    pub sectors: Vec<SectorView>,
    /// Where the boat stands.
    pub boat: Option<String>,
    /// The cells of the nine blocks of Tic Tac Toe, row by row; empty in other variants (clause K-63).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub blocks: Vec<Vec<String>>,
}

/// A filled cell.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CellView {
    /// Its name.
    pub cell: String,
    /// Counted from 0.
    pub row: u8,
    /// Counted from 0.
    pub column: u8,
    /// The uppermost card.
    pub card: Printed<CardView>,
    /// Cards below a flood or bridge, the lowest first.
    pub below: Vec<Printed<CardView>>,
    /// Which way a bridge runs.
    pub bridge: Option<&'static str>,
    /// Whether it belongs to a closed sector.
    pub closed: bool,
    /// Whose guard stands here.
    pub guard: Option<Seat>,
    /// The warehouses that stand here, in the order tea, wine, spice (clause K-37).
    pub stock: Option<[u8; 3]>,
}

/// A card that may be seen.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CardView {
    /// Its short name.
    pub id: String,
    /// What it is.
    pub kind: &'static str,
    /// Whose quay or crane it is.
    pub owner: Option<Seat>,
    /// Its number.
    pub number: u8,
    /// Its goods.
    pub goods: Vec<Good>,
    /// Its sign.
    pub symbol: Symbol,
    /// How we know what is printed on it.
    pub provenance: Provenance,
    /// What it is called, with its goods and its symbol.
    #[serde(skip)]
    pub phrase: Phrase,
}

/// A sector.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SectorView {
    /// Its cells.
    pub cells: Vec<String>,
    /// Whether it is closed.
    pub closed: bool,
    /// Stocks of Red and Black, in the order tea, wine, spice.
    pub stocks: [[u8; 3]; 2],
    /// Who has the majority (or had it when it was closed).
    pub leader: Option<Seat>,
    /// What decides the majority.
    pub by: DecidedBy,
    /// Whose guard stands in it.
    pub guard: Option<Seat>,
    /// What it is worth to the owner of its guard.
    pub worth: u8,
    /// Whether it would count if the game ended now.
    pub counts: bool,
}

/// What everybody may know about a player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    /// Their seat.
    pub seat: Seat,
    /// Their guilders.
    pub guilders: u8,
    /// Their guards in the harbour.
    pub guards: u8,
    /// Their points if the game ended now.
    pub points: u8,
    /// Cards of their hand that everybody has seen.
    pub known: Vec<Printed<CardView>>,
    /// How many cards of their hand not everybody has seen: quays, canals, special cards.
    pub unseen: [u8; 3],
    /// Their own pile.
    pub pile: PileView,
    /// Whether they have sealed a secret decision.
    pub sealed: bool,
    /// Their revealed card that is not laid yet.
    pub played: Option<Printed<CardView>>,
}

/// A face-up pile.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PileView {
    /// How many cards.
    pub count: u8,
    /// The open card on top.
    pub top: Option<Printed<CardView>>,
    /// The cards at the bottom that everybody knows, the lowest first.
    pub bottom: Vec<Printed<CardView>>,
}

/// What only the viewer may see.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OwnView {
    /// Their whole hand.
    pub hand: Vec<Printed<CardView>>,
    /// What they have sealed, in notation.
    pub sealed: Option<String>,
}

impl Kontor {
    pub(crate) fn look_at_player(
        &self,
        position: &Position,
        index: usize,
        points: u8,
    ) -> PlayerView {
        let hand = position.hands[index];
        let unseen = hand.minus(position.known);
        let quays = Suit::Quay(Seat::from_index(index)).cards();
        let count = |suit: CardSet| unseen.and(suit).len();
        PlayerView {
            seat: Seat::from_index(index),
            guilders: position.guilders[index],
            guards: position.harbour.guards[index].len(),
            points,
            known: self.card_views(hand.and(position.known)),
            unseen: [count(quays), count(Suit::Canal.cards()), count(Suit::Special.cards())],
            pile: self.look_at_pile(&position.quay_piles[index]),
            sealed: match position.stage {
                Stage::Buying(secrets) => secrets[index].sealed().is_some(),
                Stage::Contest(secrets) => secrets[index].sealed().is_some(),
                Stage::Choosing(secrets) => secrets[index].sealed().is_some(),
                Stage::Turn(..) | Stage::Over(_) => false,
            },
            played: position.played[index].map(|card| self.card_view(card)),
        }
    }

    pub(crate) fn look_at_own(&self, position: &Position, seat: Seat) -> OwnView {
        use crate::action::Action;
        let index = seat.index();
        let sealed = match position.stage {
            Stage::Buying(secrets) => match secrets[index] {
                Secret::Sealed(Purchase::Buy) => Some(Action::Buy),
                Secret::Sealed(Purchase::Decline) => Some(Action::Decline),
                _ => None,
            },
            Stage::Contest(secrets) => secrets[index].sealed().map(Action::Show),
            Stage::Choosing(secrets) => secrets[index].sealed().map(|choice| match choice {
                Choice::Card(card) => Action::Choose(card),
                Choice::Pass => Action::Pass,
            }),
            Stage::Turn(..) | Stage::Over(_) => None,
        };
        OwnView {
            hand: self.card_views(position.hands[index]),
            sealed: sealed.map(|action| self.notation(action)),
        }
    }

    pub(crate) fn look_at_pile<const N: usize>(&self, pile: &Pile<N>) -> PileView {
        PileView {
            count: pile.len(),
            top: pile.top().map(|card| self.card_view(card)),
            bottom: pile
                .iter()
                .take(usize::from(pile.known_below))
                .map(|card| self.card_view(card))
                .collect(),
        }
    }

    pub(crate) fn look_at_harbour(&self, position: &Position) -> HarbourView {
        let harbour = &position.harbour;
        let grid = &self.layout.grid;
        let reach = self.within_border(harbour);
        let sectors = self.sectors(harbour);
        HarbourView {
            grid_rows: grid.rows(),
            grid_columns: grid.columns(),
            rows: grid.row_span(reach).unwrap_or_default(),
            columns: grid.column_span(reach).unwrap_or_default(),
            rows_fixed: harbour.first_row.is_some(),
            columns_fixed: harbour.first_column.is_some(),
            cells: harbour
                .filled()
                .into_iter()
                .filter_map(|cell| self.look_at_cell(position, cell, &sectors))
                .collect(),
            sectors: self.look_at_sectors(position, &sectors),
            boat: harbour.boat.map(|cell| grid.name(cell)),
            blocks: self.blocks.iter().flatten().map(|block| self.cell_names(*block)).collect(),
        }
    }

    fn look_at_cell(
        &self,
        position: &Position,
        cell: Cell,
        sectors: &[CellSet],
    ) -> Option<CellView> {
        let harbour = &position.harbour;
        let (row, column) = self.layout.grid.place(cell);
        let bridge = Direction::ALL.into_iter().find(|d| harbour.bridges[d.index()].contains(cell));
        Some(CellView {
            cell: self.layout.grid.name(cell),
            row,
            column,
            card: self.card_view(harbour.card(cell)?),
            below: harbour
                .covered
                .as_slice()
                .iter()
                .filter(|(below, _)| *below == cell)
                .map(|(_, card)| self.card_view(*card))
                .collect(),
            bridge: bridge.map(Direction::name),
            closed: harbour.closed.contains(cell),
            guard: Seat::all(2).find(|seat| harbour.guards[seat.index()].contains(cell)),
            stock: self.stock_on(position, cell, sectors),
        })
    }

    /// Clause K-37: the warehouses on a distribution centre; a closed sector has none left (K-40).
    fn stock_on(&self, position: &Position, cell: Cell, sectors: &[CellSet]) -> Option<[u8; 3]> {
        let harbour = &position.harbour;
        if harbour.closed.contains(cell) {
            return None;
        }
        let owner = harbour.card(cell)?.owner()?;
        let sector = *sectors.iter().find(|sector| sector.contains(cell))?;
        (self.centre(harbour, sector, owner) == Some(cell))
            .then(|| self.stocks(harbour, sector)[owner.index()])
    }

    fn look_at_sectors(&self, position: &Position, sectors: &[CellSet]) -> Vec<SectorView> {
        let harbour = &position.harbour;
        let guarded = self.guarded_sectors(harbour);
        sectors
            .iter()
            .map(|cells| {
                let majority = self.majority(harbour, *cells);
                let guarded = guarded.iter().find(|guarded| guarded.cells == *cells);
                SectorView {
                    cells: self.cell_names(*cells),
                    closed: harbour.closed.meets(*cells),
                    stocks: majority.stocks,
                    leader: majority.winner,
                    by: majority.by,
                    guard: guarded.map(|guarded| guarded.owner),
                    worth: 1 + (*cells & harbour.customs).len(),
                    counts: guarded.is_some_and(|guarded| guarded.counts),
                }
            })
            .collect()
    }

    fn cell_names(&self, cells: CellSet) -> Vec<String> {
        cells.into_iter().map(|cell| self.layout.grid.name(cell)).collect()
    }

    fn card_views(&self, cards: CardSet) -> Vec<Printed<CardView>> {
        cards.into_iter().map(|card| self.card_view(card)).collect()
    }

    fn card_view(&self, id: CardId) -> Printed<CardView> {
        self.faces[id.index()].clone()
    }

    /// Every card of the box, face up, by its number.
    pub(crate) fn print_faces(&self) -> Vec<Printed<CardView>> {
        CardId::all().map(|id| Printed::new(self.face(id))).collect()
    }

    fn face(&self, id: CardId) -> CardView {
        let card = self.deck().card(id);
        CardView {
            id: self.deck().name(id),
            kind: match card.kind {
                Kind::Quay => "quay",
                Kind::Crane => "crane",
                Kind::Canal => "canal",
                Kind::Anchor => "anchor",
                Kind::Special(Special::Flood) => "flood",
                Kind::Special(Special::Bridge) => "bridge",
                Kind::Special(Special::Customs) => "customs",
            },
            owner: id.owner(),
            number: card.number,
            goods: Good::ALL.into_iter().filter(|good| card.goods[*good as usize]).collect(),
            symbol: card.symbol,
            provenance: self.edition.provenance_of(id),
            phrase: self.describe_card(id),
        }
    }
}

pub(crate) fn stage_view(stage: Stage) -> StageView {
    match stage {
        Stage::Buying(_) => StageView::Buying,
        Stage::Contest(_) => StageView::Contest,
        Stage::Choosing(_) => StageView::Choosing,
        Stage::Turn(turn, Step::Boat) => StageView::Boat { seat: turn.seat },
        Stage::Turn(turn, Step::Removal) => StageView::Removal { seat: turn.seat },
        Stage::Turn(turn, Step::Build) => StageView::Build { seat: turn.seat },
        Stage::Over(end) => StageView::Over { why: end.name() },
    }
}

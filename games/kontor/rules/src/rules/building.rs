//! Phase 5: laying a card (clauses K-28 to K-34, K-61, K-64, K-77 to K-83).

use damrak_core::{Listener, Seat};

use super::{Doing, Kontor};
use crate::action::Action;
use crate::cells::{Cell, CellSet};
use crate::components::{CardId, Kind, Special, other};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Direction, Harbour, Position, Stage, Step};

impl Kontor {
    /// Whether there is a place for this card.
    pub(crate) fn can_build(&self, harbour: &Harbour, seat: Seat, card: CardId) -> bool {
        match self.deck().card(card).kind {
            Kind::Special(Special::Bridge) => {
                Direction::ALL.iter().any(|d| !self.bridge_cells(harbour, *d).is_empty())
            }
            _ => !self.cells_for(harbour, seat, card).is_empty(),
        }
    }

    /// Every way to lay the played card.
    pub(crate) fn list_building(&self, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        let Some(card) = position.played[seat.index()] else { return };
        if self.deck().card(card).kind == Kind::Special(Special::Bridge) {
            for direction in Direction::ALL {
                let cells = self.bridge_cells(&position.harbour, direction);
                out.extend(cells.into_iter().map(|cell| Action::Bridge(cell, direction)));
            }
        } else {
            let cells = self.cells_for(&position.harbour, seat, card);
            out.extend(cells.into_iter().map(Action::Build));
        }
    }

    /// The cells on which a card that is no bridge can be laid: a crane is a quay (clause K-32), and a customs house
    /// lies wherever either could (clause K-82).
    pub(crate) fn cells_for(&self, harbour: &Harbour, seat: Seat, card: CardId) -> CellSet {
        let grid = &self.layout.grid;
        match self.deck().card(card).kind {
            Kind::Quay | Kind::Crane => {
                let barred = grid.neighbours(harbour.cranes[other(seat).index()]);
                let cells = self.free_cells(harbour) & !barred;
                if self.quays_need_water() {
                    cells & grid.neighbours(harbour.canals)
                } else {
                    cells
                }
            }
            Kind::Canal | Kind::Anchor => self.free_cells(harbour) & !self.block_splits(harbour),
            Kind::Special(Special::Flood) => self.floodable(harbour),
            Kind::Special(Special::Customs) => self
                .free_cells(harbour)
                .into_iter()
                .filter(|cell| !self.customs_would_close(harbour, *cell))
                .collect(),
            Kind::Special(Special::Bridge) => CellSet::EMPTY,
        }
    }

    /// Clauses K-28 and K-29: free cells inside the border that touch a card.
    #[inline]
    pub(crate) fn free_cells(&self, harbour: &Harbour) -> CellSet {
        let filled = harbour.filled();
        self.layout.grid.neighbours(filled) & !filled & self.within_border(harbour)
    }

    /// Clauses K-29 and K-30: the cells that the harbour can still reach.
    #[inline]
    pub(crate) fn within_border(&self, harbour: &Harbour) -> CellSet {
        let grid = &self.layout.grid;
        if self.layout.fixed {
            return grid.area();
        }
        let row_band = match harbour.first_row {
            Some(first) => (first, first + self.layout.rows - 1),
            None => reach(grid.row_span(harbour.filled()), self.layout.rows, grid.rows()),
        };
        let column_band = match harbour.first_column {
            Some(first) => (first, first + self.layout.columns - 1),
            None => reach(grid.column_span(harbour.filled()), self.layout.columns, grid.columns()),
        };
        grid.rows_between(row_band.0, row_band.1)
            & grid.columns_between(column_band.0, column_band.1)
    }

    /// Clause K-64: cells where a canal would let the rest of a block fall apart.
    fn block_splits(&self, harbour: &Harbour) -> CellSet {
        let Some(blocks) = &self.blocks else { return CellSet::EMPTY };
        let mut splits = CellSet::EMPTY;
        for block in blocks {
            for cell in *block & !harbour.filled() {
                let rest = *block & !harbour.canals & !cell.set();
                if !self.hangs_together(rest) {
                    splits.insert(cell);
                }
            }
        }
        splits
    }

    fn hangs_together(&self, cells: CellSet) -> bool {
        let Some(first) = cells.first() else { return true };
        let mut reached = first.set();
        loop {
            let grown = reached | (self.layout.grid.neighbours(reached) & cells);
            if grown == reached {
                return reached == cells;
            }
            reached = grown;
        }
    }

    /// Clause K-77: cells on or beside a closed sector.
    fn taboo(&self, harbour: &Harbour) -> CellSet {
        harbour.closed | self.layout.grid.neighbours(harbour.closed)
    }

    /// Clause K-78.
    fn floodable(&self, harbour: &Harbour) -> CellSet {
        (harbour.single_good_quays() | harbour.all_bridges()) & !self.taboo(harbour)
    }

    /// Clause K-80: every canal that does not touch a closed sector, or by the narrow reading those of them
    /// that lie between quays of two different open sectors.
    fn bridge_cells(&self, harbour: &Harbour, direction: Direction) -> CellSet {
        let bridgeable = harbour.canals & !harbour.all_bridges() & !self.taboo(harbour);
        if self.readings.bridges_anywhere {
            return bridgeable;
        }
        let (before, after) = self.canals_between_quays(harbour, direction);
        (before & after & bridgeable)
            .into_iter()
            .filter(|cell| self.ends_are_two_sectors(harbour, *cell, direction))
            .collect()
    }

    /// The cells with an open quay before them, and those with one after them.
    fn canals_between_quays(&self, harbour: &Harbour, direction: Direction) -> (CellSet, CellSet) {
        let grid = &self.layout.grid;
        let quays = harbour.all_quays() & !harbour.closed;
        match direction {
            Direction::EastWest => (grid.east(quays), grid.west(quays)),
            Direction::NorthSouth => (grid.south(quays), grid.north(quays)),
        }
    }

    fn ends_are_two_sectors(&self, harbour: &Harbour, cell: Cell, direction: Direction) -> bool {
        let grid = &self.layout.grid;
        let (one, two) = match direction {
            Direction::EastWest => (grid.west(cell.set()), grid.east(cell.set())),
            Direction::NorthSouth => (grid.north(cell.set()), grid.south(cell.set())),
        };
        match one.first() {
            Some(end) => !self.sector_at(harbour, end).meets(two),
            None => false,
        }
    }

    /// Clause K-83.
    fn customs_would_close(&self, harbour: &Harbour, cell: Cell) -> bool {
        let mut tried = harbour.clone();
        tried.customs.insert(cell);
        let fixed = self.fix_border(&mut tried);
        let candidates = self.may_have_closed(&tried, cell, fixed);
        self.closed_among(&tried, candidates).next().is_some()
    }

    /// Whether the played card may be laid there, and if not, why.
    pub(crate) fn may_build(
        &self,
        position: &Position,
        seat: Seat,
        cell: Cell,
        direction: Option<Direction>,
    ) -> Result<(), Refusal> {
        let Some(card) = position.played[seat.index()] else { return Err(Refusal::NotNow) };
        let harbour = &position.harbour;
        let kind = self.deck().card(card).kind;
        if direction.is_some() != (kind == Kind::Special(Special::Bridge)) {
            return Err(Refusal::Direction);
        }
        if let Some(direction) = direction {
            return self.may_bridge(harbour, cell, direction);
        }
        if self.cells_for(harbour, seat, card).contains(cell) {
            return Ok(());
        }
        Err(match kind {
            Kind::Special(Special::Flood) => self.why_not_flood(harbour, cell),
            _ => self.why_not_lay(harbour, cell, kind, seat),
        })
    }

    fn may_bridge(
        &self,
        harbour: &Harbour,
        cell: Cell,
        direction: Direction,
    ) -> Result<(), Refusal> {
        if self.bridge_cells(harbour, direction).contains(cell) {
            Ok(())
        } else if !(harbour.canals & !harbour.all_bridges()).contains(cell) {
            Err(Refusal::CannotBridge)
        } else if self.taboo(harbour).contains(cell) {
            Err(Refusal::BesideClosedSector)
        } else {
            Err(Refusal::BridgeEnds)
        }
    }

    fn why_not_flood(&self, harbour: &Harbour, cell: Cell) -> Refusal {
        if (harbour.single_good_quays() | harbour.all_bridges()).contains(cell) {
            Refusal::BesideClosedSector
        } else {
            Refusal::CannotFlood
        }
    }

    fn why_not_lay(&self, harbour: &Harbour, cell: Cell, kind: Kind, seat: Seat) -> Refusal {
        let beside = self.layout.grid.neighbours(cell.set());
        let quay = matches!(kind, Kind::Quay | Kind::Crane);
        if harbour.filled().contains(cell) {
            Refusal::Occupied
        } else if !self.within_border(harbour).contains(cell) {
            Refusal::OutsideBorder
        } else if !beside.meets(harbour.filled()) {
            Refusal::NoContact
        } else if quay && beside.meets(harbour.cranes[other(seat).index()]) {
            Refusal::BesideCrane
        } else if quay {
            Refusal::NoCanalBeside
        } else if kind == Kind::Special(Special::Customs) {
            Refusal::WouldClose
        } else {
            Refusal::SplitsBlock
        }
    }
}

impl<L: Listener<Event>> Doing<'_, L> {
    /// Phase 5 begins; clause K-31: a card that cannot be laid goes back, and the turn is over.
    pub(crate) fn begin_building(&mut self, seat: Seat) {
        let rules = self.rules;
        let Stage::Turn(turn, _) = self.position.stage else { return };
        let Some(card) = self.position.played[seat.index()] else { return };
        self.position.stage = Stage::Turn(turn, Step::Build);
        if !rules.can_build(&self.position.harbour, seat, card) {
            self.take_back_played(seat);
            self.tell(|| Event::CannotLay { seat, card: rules.card_name(card) });
            self.end_turn();
        }
    }

    /// Lays the played card, scores what it closes (after a flood, too: clause K-79), pays and draws, and ends the turn.
    pub(crate) fn build(&mut self, seat: Seat, cell: Cell, direction: Option<Direction>) {
        let rules = self.rules;
        let Some(card) = self.position.played[seat.index()].take() else {
            return;
        };
        let below = self.position.harbour.card(cell);
        if below.is_some() {
            rules.cover(&mut self.position.harbour, cell);
        }
        rules.place(&mut self.position.harbour, cell, card, direction);
        self.position.laid_this_round = true;
        let filled = self.position.harbour.filled().len();
        if filled > self.position.largest {
            self.position.largest = filled;
            self.position.grew_this_round = true;
        }
        self.tell(|| {
            let (card, name) = (rules.card_name(card), rules.layout.grid.name(cell));
            match below {
                Some(below) => Event::LaidOn {
                    seat,
                    card,
                    cell: name,
                    below: rules.card_name(below),
                    direction: direction.map(Direction::name),
                },
                None => Event::Laid { seat, card, cell: name },
            }
        });
        let fixed = rules.fix_border(&mut self.position.harbour);
        self.tell_border(fixed);
        self.close_sectors(cell, fixed);
        if self.end_if_line() {
            return;
        }
        self.collect_and_draw(seat, card);
        if !matches!(self.position.stage, Stage::Over(_)) && !self.end_if_full() {
            self.end_turn();
        }
    }
}

/// The first and last line that a harbour of this size can reach when its cards span these lines.
fn reach(span: Option<(u8, u8)>, size: u8, lines: u8) -> (u8, u8) {
    match span {
        Some((first, last)) => ((last + 1).saturating_sub(size), first + size - 1),
        None => (0, lines - 1),
    }
}

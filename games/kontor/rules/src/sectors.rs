//! Cards on the table and the sectors they form (clauses K-29, K-30, K-35 to K-45, K-81).

use damrak_core::{Listener, Seat};

use crate::cells::{Cell, CellSet};
use crate::components::{BLACK, CardId, Good, Kind, RED, Special};
use crate::event::{DecidedBy, Event, Majority};
use crate::rules::{Doing, Kontor};
use crate::state::{Direction, Harbour};

/// Which borders a card has just fixed.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Fixed {
    pub(crate) rows: bool,
    pub(crate) columns: bool,
}

impl Kontor {
    /// Lays a card on a cell; whatever lay there has been covered before.
    pub(crate) fn place(
        &self,
        harbour: &mut Harbour,
        cell: Cell,
        id: CardId,
        direction: Option<Direction>,
    ) {
        harbour.put(cell, Some(id));
        let card = self.deck().card(id);
        match card.kind {
            Kind::Canal | Kind::Anchor | Kind::Special(Special::Flood) => {
                harbour.canals.insert(cell);
            }
            Kind::Special(Special::Bridge) => {
                harbour.canals.insert(cell);
                if let Some(direction) = direction {
                    harbour.bridges[direction.index()].insert(cell);
                }
            }
            Kind::Special(Special::Customs) => harbour.customs.insert(cell),
            Kind::Quay | Kind::Crane => {
                let owner = id.owner().unwrap_or(RED).index();
                harbour.quays[owner].insert(cell);
                if card.kind == Kind::Crane {
                    harbour.cranes[owner].insert(cell);
                } else {
                    harbour.laid.push(cell);
                }
                for (set, shown) in harbour.goods[owner].iter_mut().zip(card.goods) {
                    if shown {
                        set.insert(cell);
                    }
                }
                if self.has_boat_symbol(id) {
                    harbour.exposed.insert(cell);
                }
            }
        }
    }

    /// Takes the uppermost card off a cell.
    pub(crate) fn lift(&self, harbour: &mut Harbour, cell: Cell) -> Option<CardId> {
        let id = harbour.card(cell)?;
        harbour.put(cell, None);
        harbour.canals.remove(cell);
        harbour.customs.remove(cell);
        harbour.exposed.remove(cell);
        for owner in 0..2 {
            harbour.bridges[owner].remove(cell);
            harbour.quays[owner].remove(cell);
            harbour.cranes[owner].remove(cell);
            for good in &mut harbour.goods[owner] {
                good.remove(cell);
            }
        }
        harbour.laid.remove(cell);
        Some(id)
    }

    /// Puts the uppermost card of a cell under whatever is laid on it next.
    pub(crate) fn cover(&self, harbour: &mut Harbour, cell: Cell) {
        if let Some(card) = self.lift(harbour, cell) {
            harbour.covered.push((cell, card));
        }
    }

    /// Clause K-81: the cells beside a set, those at the far end of bridges included.
    #[inline]
    pub(crate) fn touching(&self, harbour: &Harbour, set: CellSet) -> CellSet {
        let grid = &self.layout.grid;
        let mut touching = grid.neighbours(set);
        let [across, down] = harbour.bridges;
        if !across.is_empty() {
            touching |= grid.east(grid.east(set) & across) | grid.west(grid.west(set) & across);
        }
        if !down.is_empty() {
            touching |= grid.south(grid.south(set) & down) | grid.north(grid.north(set) & down);
        }
        touching
    }

    /// Clause K-35: the sector of the quay on this cell.
    pub(crate) fn sector_at(&self, harbour: &Harbour, cell: Cell) -> CellSet {
        let quays = harbour.all_quays();
        let mut sector = cell.set();
        loop {
            let grown = sector | (self.touching(harbour, sector) & quays);
            if grown == sector {
                return sector;
            }
            sector = grown;
        }
    }

    /// Every sector, open or closed, from the upper left.
    pub(crate) fn sectors(&self, harbour: &Harbour) -> Vec<CellSet> {
        let mut sectors = Vec::new();
        let mut rest = harbour.all_quays();
        while let Some(cell) = rest.first() {
            let sector = self.sector_at(harbour, cell);
            rest &= !sector;
            sectors.push(sector);
        }
        sectors
    }

    /// Clause K-29: fixes the borders that the cards have just reached.
    pub(crate) fn fix_border(&self, harbour: &mut Harbour) -> Fixed {
        let grid = &self.layout.grid;
        let mut fixed = Fixed::default();
        if harbour.first_row.is_some() && harbour.first_column.is_some() {
            return fixed;
        }
        let filled = harbour.filled();
        if harbour.first_row.is_none()
            && let Some((first, last)) = grid.row_span(filled)
            && last - first + 1 == self.layout.rows
        {
            harbour.first_row = Some(first);
            fixed.rows = true;
        }
        if harbour.first_column.is_none()
            && let Some((first, last)) = grid.column_span(filled)
            && last - first + 1 == self.layout.columns
        {
            harbour.first_column = Some(first);
            fixed.columns = true;
        }
        fixed
    }

    /// Clause K-39: the open quays whose sector a card on this cell can have closed. Only what touches
    /// the card can be, unless a border was fixed with it.
    pub(crate) fn may_have_closed(&self, harbour: &Harbour, cell: Cell, fixed: Fixed) -> CellSet {
        let open = harbour.all_quays() & !harbour.closed;
        if fixed.rows || fixed.columns {
            return open;
        }
        open & (cell.set() | self.touching(harbour, cell.set()))
    }

    /// Clause K-38: the sectors among the candidates that have no free cell beside them.
    pub(crate) fn closed_among<'a>(
        &'a self,
        harbour: &'a Harbour,
        candidates: CellSet,
    ) -> impl Iterator<Item = CellSet> + 'a {
        let quays = harbour.all_quays();
        let free = self.within_border(harbour) & !harbour.filled();
        let mut candidates = candidates;
        std::iter::from_fn(move || {
            'candidates: while let Some(cell) = candidates.first() {
                let mut sector = cell.set();
                loop {
                    let touching = self.touching(harbour, sector);
                    if touching.meets(free) {
                        candidates &= !sector;
                        continue 'candidates;
                    }
                    let grown = sector | (touching & quays);
                    if grown == sector {
                        candidates &= !sector;
                        return Some(sector);
                    }
                    sector = grown;
                }
            }
            None
        })
    }

    /// Clause K-36: both players' stocks, in the order tea, wine, spice.
    pub(crate) fn stocks(&self, harbour: &Harbour, sector: CellSet) -> [[u8; 3]; 2] {
        [0, 1].map(|owner| {
            let goods: [CellSet; 3] = harbour.goods[owner];
            goods.map(|cells| (cells & sector).len())
        })
    }

    /// Clauses K-41 to K-44.
    pub(crate) fn majority(&self, harbour: &Harbour, sector: CellSet) -> Majority {
        decide_majority(self.stocks(harbour, sector))
    }

    /// Clause K-37: the distribution centre of a player in a sector.
    pub(crate) fn centre(&self, harbour: &Harbour, sector: CellSet, seat: Seat) -> Option<Cell> {
        let own = harbour.quays[seat.index()] & sector;
        harbour.laid.as_slice().iter().copied().find(|cell| own.contains(*cell))
    }
}

impl<L: Listener<Event>> Doing<'_, L> {
    pub(crate) fn tell_border(&mut self, fixed: Fixed) {
        let rules = self.rules;
        let grid = &rules.layout.grid;
        if fixed.rows {
            let first = self.position.harbour.first_row.unwrap_or_default();
            self.tell(|| Event::RowsFixed {
                first: (first + 1).to_string(),
                last: (first + rules.layout.rows).to_string(),
            });
        }
        if fixed.columns {
            let first = self.position.harbour.first_column.unwrap_or_default();
            let letter = |column: u8| {
                let name = grid.cell(0, column).map(|cell| grid.name(cell)).unwrap_or_default();
                name.chars().take(1).collect()
            };
            self.tell(|| Event::ColumnsFixed {
                first: letter(first),
                last: letter(first + rules.layout.columns - 1),
            });
        }
    }

    /// Clauses K-39 and K-40: closes and scores every sector that the card on this cell has closed.
    pub(crate) fn close_sectors(&mut self, cell: Cell, fixed: Fixed) {
        let candidates = self.rules.may_have_closed(&self.position.harbour, cell, fixed);
        if !candidates.is_empty() {
            self.score_closed_among(candidates);
        }
    }

    /// Scores every sector that has no free cell beside it, for a position that was arranged by hand.
    pub(crate) fn close_all_surrounded(&mut self) {
        let quays = self.position.harbour.all_quays();
        self.score_closed_among(quays);
    }

    fn score_closed_among(&mut self, candidates: CellSet) {
        // Scoring changes neither cards nor borders, so the candidates can be looked at one by one.
        let mut rest = candidates;
        loop {
            let next = self.rules.closed_among(&self.position.harbour, rest).next();
            let Some(sector) = next else { return };
            rest &= !sector;
            self.score_sector(sector);
        }
    }

    fn score_sector(&mut self, sector: CellSet) {
        let rules = self.rules;
        let harbour = &mut self.position.harbour;
        let majority = rules.majority(harbour, sector);
        harbour.closed |= sector;
        if let Some(winner) = majority.winner
            && let Some(post) = (harbour.quays[winner.index()] & sector).first()
        {
            harbour.guards[winner.index()].insert(post);
        }
        self.tell(|| Event::Closed {
            sector: sector.first().map(|cell| rules.layout.grid.name(cell)).unwrap_or_default(),
            size: sector.len(),
            majority,
        });
    }
}

/// Clauses K-41 to K-44: who wins a sector with these stocks, and what decides.
pub fn decide_majority(stocks: [[u8; 3]; 2]) -> Majority {
    let [red, black] = stocks;
    let lead = |good: Good| i16::from(red[good as usize]) - i16::from(black[good as usize]);
    let leads = Good::ALL.map(lead);
    // For each player: their largest difference, the goods they lead in, and the good of that difference.
    let best = |sign: i16| leads.iter().map(|lead| lead * sign).max().unwrap_or(0).max(0);
    let led = |sign: i16| leads.iter().filter(|lead| **lead * sign > 0).count();
    let good_of = |sign: i16| {
        Good::ALL.into_iter().find(|good| best(sign) > 0 && lead(*good) * sign == best(sign))
    };
    let result = |winner: Seat, by: DecidedBy, good: Option<Good>| Majority {
        winner: Some(winner),
        by,
        good,
        stocks,
    };
    if best(1) != best(-1) {
        let (winner, sign) = if best(1) > best(-1) { (RED, 1) } else { (BLACK, -1) };
        return result(winner, DecidedBy::LargestDifference, good_of(sign));
    }
    if led(1) != led(-1) {
        let winner = if led(1) > led(-1) { RED } else { BLACK };
        return result(winner, DecidedBy::MoreGoods, None);
    }
    match (good_of(1), good_of(-1)) {
        (Some(red), Some(black)) if red.beats() == black => {
            result(RED, DecidedBy::BetterGood, Some(red))
        }
        (Some(_), Some(black)) => result(BLACK, DecidedBy::BetterGood, Some(black)),
        _ => Majority { winner: None, by: DecidedBy::Nothing, good: None, stocks },
    }
}

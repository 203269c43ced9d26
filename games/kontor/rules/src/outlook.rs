//! A position in a few numbers, for whoever weighs it: computer opponents and reviews.

use damrak_core::Seat;

use crate::cells::{Cell, CellSet};
use crate::components::{BLACK, Kind, RED, Symbol};
use crate::rules::{Kontor, MOST_IDLE_ROUNDS};
use crate::state::{Position, Stage};

/// More sectors than a harbour ever has at once.
const MOST_SECTORS: usize = 40;

/// One sector.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SectorOutlook {
    /// Its first cell from the upper left.
    pub at: Option<Cell>,
    /// Both players' stocks, in the order tea, wine, spice (clause K-36).
    pub stocks: [[u8; 3]; 2],
    /// Its quays, cranes and customs houses.
    pub size: u8,
    /// Free cells beside it, or at the far end of its bridges, that the harbour can still reach; none beside a
    /// closed sector.
    pub free: u8,
    /// Those of them on which each player may lay a quay (clause K-33).
    pub free_for: [u8; 2],
    /// Goods on each player's quays that the boat can take away as things stand (clause K-23).
    pub exposed: [u8; 2],
    /// Whose guard stands there.
    pub guard: Option<Seat>,
}

/// What one player holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HandOutlook {
    /// Guilders.
    pub guilders: u8,
    /// Canals.
    pub canals: u8,
    /// Goods on quays, each counted.
    pub goods: u8,
    /// Cards for which the other pays tax (clause K-15).
    pub taxing: u8,
    /// Cards that move the boat (clause K-22).
    pub boats: u8,
}

/// A position in numbers.
#[derive(Clone, Debug)]
pub struct Outlook {
    sectors: [SectorOutlook; MOST_SECTORS],
    count: usize,
    /// What each player holds.
    pub hands: [HandOutlook; 2],
    /// Cells that are still to be filled.
    pub left: u8,
    /// Cells of the whole harbour.
    pub cells: u8,
    /// How far the game has come to an early end, from 0 to 1 (clause K-51).
    pub idle: f32,
}

impl Outlook {
    /// Every sector, from the upper left.
    pub fn sectors(&self) -> &[SectorOutlook] {
        &self.sectors[..self.count]
    }
}

impl Kontor {
    /// Whether both players choose next, so that no card of this round is still to be laid.
    pub fn is_between_rounds(&self, position: &Position) -> bool {
        !matches!(position.stage, Stage::Turn(..))
    }

    /// The position in numbers.
    pub fn outlook(&self, position: &Position) -> Outlook {
        let harbour = &position.harbour;
        let grid = &self.layout.grid;
        let filled = harbour.filled();
        let free = self.within_border(harbour) & !filled;
        let barred = [BLACK, RED].map(|rival| grid.neighbours(harbour.cranes[rival.index()]));
        let afloat = harbour.exposed & grid.neighbours(harbour.canals);
        let cells = self.layout.rows * self.layout.columns;
        let mut outlook = Outlook {
            sectors: [SectorOutlook::default(); MOST_SECTORS],
            count: 0,
            hands: [RED, BLACK].map(|seat| self.hand_outlook(position, seat)),
            left: cells.saturating_sub(filled.len()),
            cells,
            idle: f32::from(position.idle_rounds) / f32::from(MOST_IDLE_ROUNDS),
        };
        let mut rest = harbour.all_quays();
        while let (Some(cell), Some(entry)) = (rest.first(), outlook.sectors.get_mut(outlook.count))
        {
            let sector = self.sector_at(harbour, cell);
            rest &= !sector;
            outlook.count += 1;
            let closed = harbour.closed.contains(cell);
            let beside =
                if closed { CellSet::EMPTY } else { self.touching(harbour, sector) & free };
            let at_risk = |owner: usize| {
                let cells = if closed { CellSet::EMPTY } else { sector & afloat };
                harbour.goods[owner].iter().map(|goods| (*goods & cells).len()).sum()
            };
            let guards = |seat: &Seat| harbour.guards[seat.index()].meets(sector);
            *entry = SectorOutlook {
                at: Some(cell),
                stocks: self.stocks(harbour, sector),
                size: sector.len(),
                free: beside.len(),
                free_for: barred.map(|barred| (beside & !barred).len()),
                exposed: [at_risk(0), at_risk(1)],
                guard: [RED, BLACK].into_iter().find(guards),
            };
        }
        outlook
    }

    fn hand_outlook(&self, position: &Position, seat: Seat) -> HandOutlook {
        let guilders = position.guilders[seat.index()];
        let mut outlook = HandOutlook { guilders, ..HandOutlook::default() };
        for id in position.hands[seat.index()] {
            let card = self.deck().card(id);
            outlook.canals += u8::from(card.kind == Kind::Canal);
            outlook.goods += card.goods_count() as u8;
            outlook.taxing += u8::from(card.symbol == Symbol::Guilder);
            outlook.boats += u8::from(self.has_boat_symbol(id));
        }
        outlook
    }
}

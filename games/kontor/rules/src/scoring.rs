//! The end of the game: which sectors count, and who wins (clauses K-53 to K-58, K-62, K-66, K-70,
//! K-71, K-84).

use damrak_core::{Score, Seat};

use crate::cells::CellSet;
use crate::components::{BLACK, RED};
use crate::rules::Kontor;
use crate::state::Harbour;

/// How many sectors count in the basic game (clause K-53).
const PLACES: usize = 5;

/// A sector with a guard, and whether it counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Guarded {
    pub(crate) owner: Seat,
    pub(crate) cells: CellSet,
    /// Quays, cranes and customs houses.
    pub(crate) size: u8,
    /// Cells between the anchor and the nearest card (clause K-54).
    pub(crate) distance: u8,
    /// Points if it counts (clause K-84).
    pub(crate) worth: u8,
    pub(crate) counts: bool,
}

impl Kontor {
    /// Every guarded sector in the order of ranking, those that count marked. Others take no place (clause K-57).
    pub(crate) fn guarded_sectors(&self, harbour: &Harbour) -> Vec<Guarded> {
        let mut sectors: Vec<Guarded> = [RED, BLACK]
            .into_iter()
            .flat_map(|owner| harbour.guards[owner.index()].into_iter().map(move |g| (owner, g)))
            .map(|(owner, guard)| self.describe(harbour, owner, self.sector_at(harbour, guard)))
            .collect();
        sectors.sort_by_key(|s| (std::cmp::Reverse(s.size), s.distance, s.cells.first()));
        self.mark_counting(&mut sectors);
        sectors
    }

    fn describe(&self, harbour: &Harbour, owner: Seat, cells: CellSet) -> Guarded {
        let distance = cells
            .into_iter()
            .map(|cell| self.layout.grid.distance(cell, self.layout.anchor))
            .min()
            .unwrap_or_default();
        Guarded {
            owner,
            cells,
            size: cells.len(),
            distance: distance.saturating_sub(1),
            worth: 1 + (cells & harbour.customs).len(),
            counts: false,
        }
    }

    fn mark_counting(&self, sectors: &mut [Guarded]) {
        if !self.options.variant.counts_five() {
            for sector in sectors {
                sector.counts = true;
            }
        } else if self.options.literal_ties {
            count_literally(sectors);
        } else {
            count_contested(sectors);
        }
    }

    /// Points by seat, if the game ended now.
    pub(crate) fn points(&self, harbour: &Harbour) -> [u8; 2] {
        let mut points = [0; 2];
        for sector in self.guarded_sectors(harbour).iter().filter(|sector| sector.counts) {
            points[sector.owner.index()] += sector.worth;
        }
        points
    }
}

pub(crate) fn score(name: &'static str, title: &'static str, value: u8) -> Score {
    Score::new(name, title, i64::from(value))
}

/// Clauses K-54 and K-55: ties matter only where they compete for too few places.
fn count_contested(sectors: &mut [Guarded]) {
    let mut places = PLACES;
    for group in sectors.chunk_by_mut(|a, b| a.size == b.size) {
        if group.len() <= places {
            places -= group.len();
            group.iter_mut().for_each(|sector| sector.counts = true);
            continue;
        }
        for tied in group.chunk_by_mut(|a, b| a.distance == b.distance) {
            if tied.len() <= places {
                places -= tied.len();
                tied.iter_mut().for_each(|sector| sector.counts = true);
            }
        }
    }
}

/// Clause K-56: whoever is tied is out, wherever they stand.
fn count_literally(sectors: &mut [Guarded]) {
    let mut places = PLACES;
    for tied in sectors.chunk_by_mut(|a, b| a.size == b.size && a.distance == b.distance) {
        if let [single] = tied
            && places > 0
        {
            single.counts = true;
            places -= 1;
        }
    }
}

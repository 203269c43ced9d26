//! When the game is over (clauses K-50 to K-52, K-65, K-70).

use damrak_core::{Listener, Seat};

use super::{Doing, Kontor};
use crate::cells::CellSet;
use crate::components::{BLACK, RED};
use crate::event::{EndName, Event};
use crate::state::{End, Position, Stage};

/// Rows, columns and diagonals of three by three blocks.
const LINES: [[usize; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

impl Kontor {
    pub(crate) fn has_line(&self, position: &Position, seat: Seat) -> bool {
        let Some(blocks) = &self.blocks else { return false };
        let guards: CellSet = position.harbour.guards[seat.index()];
        LINES.iter().any(|line| line.iter().all(|block| blocks[*block].meets(guards)))
    }
}

impl End {
    pub(crate) fn name(self) -> EndName {
        match self {
            End::Full => EndName::Full,
            End::Idle => EndName::Idle,
            End::Stale => EndName::Stale,
            End::Line(seat) => EndName::Line(seat),
            End::Broke(seat) => EndName::Broke(seat),
        }
    }
}

impl<L: Listener<Event>> Doing<'_, L> {
    pub(crate) fn end(&mut self, end: End) {
        self.position.stage = Stage::Over(end);
        self.tell(|| Event::Over { why: end.name() });
    }

    /// Clause K-50. Says whether the game is over.
    pub(crate) fn end_if_full(&mut self) -> bool {
        let size = u32::from(self.rules.layout.rows) * u32::from(self.rules.layout.columns);
        if u32::from(self.position.harbour.filled().len()) < size {
            return false;
        }
        self.end(End::Full);
        true
    }

    /// Clause K-65. Says whether the game is over.
    pub(crate) fn end_if_line(&mut self) -> bool {
        let winner =
            [RED, BLACK].into_iter().find(|seat| self.rules.has_line(self.position, *seat));
        if let Some(seat) = winner {
            self.end(End::Line(seat));
        }
        winner.is_some()
    }
}

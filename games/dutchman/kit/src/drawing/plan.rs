//! Where the spaces of the sea lie in the picture.

use damrak_draw::Crop;
use damrak_dutchman::{BoardView, LineView, StageView, View};

/// The picture.
pub(super) const SIDE: i32 = 720;
/// A space, and what is touched of it.
pub(super) const RADIUS: i32 = 37;
pub(super) const SPOT: i32 = 46;
/// How far from its middle a space can be pointed at.
pub(super) const REACH: i32 = 65;

/// Between the outermost spaces and the edge.
const MARGIN: i32 = 62;

/// The measured sea.
pub(super) struct Sea {
    left: i32,
    top: i32,
    wide: i32,
    high: i32,
    /// Around this the long lines are bent.
    pub(super) middle: (i32, i32),
}

impl Sea {
    pub(super) fn new(board: &BoardView) -> Self {
        let range = |values: &mut dyn Iterator<Item = u16>| {
            let (low, high) =
                values.fold((u16::MAX, 0), |(low, high), value| (low.min(value), high.max(value)));
            (i32::from(low), (i32::from(high) - i32::from(low)).max(1))
        };
        let (left, wide) = range(&mut board.spaces.iter().map(|space| space.x));
        let (top, high) = range(&mut board.spaces.iter().map(|space| space.y));
        let mut sea = Self { left, top, wide, high, middle: (0, 0) };
        sea.middle = sea.place(board.middle);
        sea
    }

    /// A place of the board in the picture.
    pub(super) fn place(&self, (x, y): (u16, u16)) -> (i32, i32) {
        let room = SIDE - 2 * MARGIN;
        (
            MARGIN + (i32::from(x) - self.left) * room / self.wide,
            MARGIN + (i32::from(y) - self.top) * room / self.high,
        )
    }

    /// A space by its name.
    pub(super) fn find(&self, board: &BoardView, id: &str) -> Option<(i32, i32)> {
        let space = board.spaces.iter().find(|space| space.id == id)?;
        Some(self.place((space.x, space.y)))
    }

    /// The stroke of a line, and the middle of it. Long ones go around the sea.
    pub(super) fn stroke(
        &self,
        board: &BoardView,
        line: &LineView,
    ) -> Option<(String, (i32, i32))> {
        let [from, to] = line.ends.each_ref().map(|end| self.find(board, end));
        let ((from_x, from_y), (to_x, to_y)) = (from?, to?);
        let (x, y) = ((from_x + to_x) / 2, (from_y + to_y) / 2);
        if !line.long {
            return Some((format!("M{from_x} {from_y}L{to_x} {to_y}"), (x, y)));
        }
        let (out_x, out_y) = (x + (x - self.middle.0) * 8 / 10, y + (y - self.middle.1) * 8 / 10);
        let d = format!("M{from_x} {from_y}Q{out_x} {out_y} {to_x} {to_y}");
        Some((d, ((x + out_x) / 2, (y + out_y) / 2)))
    }
}

/// Around what matters: coins, names and flags reach so far.
const ROOM: i32 = 74;
/// A part of the sea is no smaller than this.
const LEAST: i32 = 360;

/// The part of the sea that matters: the Dutchman, where he came from, and where he can go. All of it once the game is
/// over, and where a way leads around it.
pub(super) fn crop(view: &View) -> Option<Crop> {
    if view.stage == StageView::Over {
        return None;
    }
    let sea = Sea::new(&view.board);
    let shown = view.ways.iter().chain([&view.space]).chain(&view.from);
    let places: Vec<(i32, i32)> = shown.filter_map(|id| sea.find(&view.board, id)).collect();
    let span = |values: &mut dyn Iterator<Item = i32>| {
        let (low, high) = values.fold((SIDE, 0), |(low, high), at| (low.min(at), high.max(at)));
        let wanted = (high - low + 2 * ROOM).max(LEAST);
        let from = ((low + high - wanted) / 2).clamp(0, (SIDE - wanted).max(0));
        (from, wanted.min(SIDE))
    };
    let (x, width) = span(&mut places.iter().map(|place| place.0));
    let (y, height) = span(&mut places.iter().map(|place| place.1));
    (width < SIDE || height < SIDE).then_some(Crop { x, y, width, height })
}

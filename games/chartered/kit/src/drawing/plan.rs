//! Where the plots of a layout lie in the picture.

use damrak_chartered::{BoardView, DistrictView, PlotView};

/// From one plot to the next.
pub(super) const PITCH: i32 = 76;
/// A plot.
pub(super) const PLOT: i32 = 64;
/// Streets and canals between plots.
pub(super) const GAP: i32 = PITCH - PLOT;

/// Around the boards, with room for the names of districts above and below.
const MARGIN: (i32, i32) = (14, 34);

/// The measured layout.
pub(super) struct Plan {
    left: i32,
    top: i32,
    /// The picture.
    pub(super) size: (i32, i32),
}

/// Where the name of a district is written: the middle of it.
pub(super) struct Caption {
    pub(super) x: i32,
    pub(super) y: i32,
}

impl Plan {
    pub(super) fn new(board: &BoardView) -> Self {
        let range = |values: &mut dyn Iterator<Item = u8>| {
            let (low, high) =
                values.fold((u8::MAX, 0), |(low, high), value| (low.min(value), high.max(value)));
            (i32::from(low.min(high)), i32::from(high))
        };
        let (left, right) = range(&mut board.plots.iter().map(|plot| plot.x));
        let (top, bottom) = range(&mut board.plots.iter().map(|plot| plot.y));
        let side = |low: i32, high: i32, margin: i32| (high + 1 - low) * PITCH + 2 * margin;
        Self { left, top, size: (side(left, right, MARGIN.0), side(top, bottom, MARGIN.1)) }
    }

    /// The upper left corner of a cell with its share of the streets.
    pub(super) fn cell(&self, x: u8, y: u8) -> (i32, i32) {
        (
            MARGIN.0 + (i32::from(x) - self.left) * PITCH,
            MARGIN.1 + (i32::from(y) - self.top) * PITCH,
        )
    }

    /// The upper left corner of a plot.
    pub(super) fn corner(&self, plot: &PlotView) -> (i32, i32) {
        let (x, y) = self.cell(plot.x, plot.y);
        (x + GAP / 2, y + GAP / 2)
    }

    /// A plot by its name.
    pub(super) fn find(&self, board: &BoardView, id: &str) -> Option<(i32, i32)> {
        board.plots.iter().find(|plot| plot.id == id).map(|plot| self.corner(plot))
    }

    /// A district: left, top, width and height.
    pub(super) fn district(&self, district: &DistrictView) -> (i32, i32, i32, i32) {
        let (x, y) = self.cell(district.x, district.y);
        (x, y, i32::from(district.width) * PITCH, i32::from(district.height) * PITCH)
    }

    /// Above or below a district, along the part of its edge that no other board touches.
    pub(super) fn caption(&self, board: &BoardView, district: &DistrictView) -> Option<Caption> {
        let bottom = district.y + district.height;
        let above = district.y.checked_sub(1).map(|row| free_run(board, district, row));
        let above = above.unwrap_or(Some((district.x, district.width)));
        let at = |(first, count): (u8, u8)| {
            self.cell(first, district.y).0 + i32::from(count) * PITCH / 2
        };
        if let Some(run) = above {
            return Some(Caption { x: at(run), y: self.cell(district.x, district.y).1 - 9 });
        }
        let below = free_run(board, district, bottom)?;
        Some(Caption { x: at(below), y: self.cell(district.x, bottom).1 + 23 })
    }

    /// Whether a plot lies here.
    pub(super) fn is_land(board: &BoardView, x: u8, y: u8) -> bool {
        board.plots.iter().any(|plot| (plot.x, plot.y) == (x, y))
    }
}

/// The longest part of a row along a district where no plot lies, if a name fits there.
fn free_run(board: &BoardView, district: &DistrictView, row: u8) -> Option<(u8, u8)> {
    let mut best = (0, 0);
    let mut run = (district.x, 0);
    for x in district.x..district.x + district.width {
        if Plan::is_land(board, x, row) {
            run = (x + 1, 0);
        } else {
            run.1 += 1;
            if run.1 > best.1 {
                best = run;
            }
        }
    }
    (best.1 >= 3).then_some(best)
}

#[cfg(test)]
mod tests {
    use damrak_chartered::{Chartered, View};
    use damrak_core::edition::EditionSource;
    use damrak_core::{Deaf, Registry, Rules, Seat, Seed, SetupDraft, Sight, Viewer};
    use damrak_words::{Language, SeatNumbers};

    use super::*;
    use damrak_draw::Context;

    #[test]
    fn every_district_of_every_layout_has_a_name_beside_it() {
        let registry = Registry::new().with::<Chartered>();
        for info in registry.games() {
            for variant in info.variants {
                let variant = Some(variant.name.to_owned());
                let draft = SetupDraft { variant, ..SetupDraft::default() };
                let rules = registry.open(info.name, &draft).expect("can be played");
                let (position, _) = rules.deal(Seed::from_number(1));
                let view: Box<View> =
                    position.look(Viewer::Spectator).downcast().expect("its own view");
                let plan = Plan::new(&view.board);
                for district in &view.board.districts {
                    let caption = plan.caption(&view.board, district).expect("has room");
                    assert!((0..plan.size.0).contains(&caption.x), "{}", district.name);
                    assert!((0..plan.size.1).contains(&caption.y), "{}", district.name);
                }
            }
        }
    }

    /// Boards of another box: of different sizes, with holes, with a canal that bends.
    #[test]
    fn boards_of_any_size_are_drawn_whole() {
        let text = include_str!("../../../rules/tests/editions/mixed.toml");
        let info = Chartered::info();
        for variant in info.variants {
            let variant = Some(variant.name.to_owned());
            let draft = SetupDraft { variant, ..SetupDraft::default() };
            let setup = draft.complete(info).expect("a good setup");
            let source = EditionSource { file: "mixed.toml", text };
            let rules = Chartered::open(&setup, source).expect("a good edition");
            let position = rules.deal(Seed::from_number(1), &mut Deaf);
            let viewer = Viewer::Seat(Seat::from_index(0));
            let view = rules.view(&position, viewer);
            let context = Context::new(viewer, Language::English, &SeatNumbers);
            let drawing = crate::KIT.drawing.expect("it is drawn");
            let board = drawing.draw(&view, &context).expect("a scene").board.sheet;
            let plan = Plan::new(&view.board);
            assert_eq!((board.width as i32, board.height as i32), plan.size);
            for plot in &view.board.plots {
                assert!(board.svg.contains(&format!("plot-{}", plot.id)), "{}", plot.id);
                let (x, y) = plan.corner(plot);
                assert!(x > 0 && x + PLOT < plan.size.0 && y > 0 && y + PLOT < plan.size.1);
            }
        }
    }
}

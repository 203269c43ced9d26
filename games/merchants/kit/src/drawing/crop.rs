//! The part of the board that matters now, for screens that are too small for all of it.

use damrak_merchants::{CardView, Disk, District, Region, StageView, YearEvent};

use super::Brush;
use super::plan::{City, ISLAND, ISLANDS};
use damrak_draw::Crop;

/// What one looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Eye {
    /// Everything.
    Board,
    /// All regions, drawn together.
    World,
    /// One region.
    Region(Region),
    /// All districts.
    City,
    /// One district, or two.
    Districts(District, District),
}

/// How far the eastern regions move west where the world is looked at without the city.
pub(super) const NEARER: i32 = 520;

impl Eye {
    /// What is decided with, or about.
    pub(super) fn of(brush: &Brush<'_>) -> Self {
        let view = brush.view;
        let on = |disk: Disk| view.disks[disk.index()].as_ref();
        match view.stage {
            StageView::Placing => Eye::by_card(view.turned.as_deref()),
            StageView::Auction => Eye::by_card(on(Disk::Auction).map(|card| &**card)),
            StageView::Using { disk, part: "office" | "house", .. } => {
                Eye::by_card(on(disk).map(|card| &**card))
            }
            StageView::Year { event: YearEvent::Globe | YearEvent::LoseOffice, .. } => Eye::World,
            StageView::Over => Eye::Board,
            _ => Eye::City,
        }
    }

    fn by_card(card: Option<&CardView>) -> Self {
        let Some(card) = card else { return Eye::City };
        match (card.kind, card.region, card.districts.as_slice()) {
            ("office", Some(region), _) => Eye::Region(region),
            ("office", None, _) => Eye::World,
            (_, _, [one]) => Eye::Districts(*one, *one),
            (_, _, [one, other]) => Eye::Districts(*one, *other),
            _ => Eye::City,
        }
    }

    /// That part of the board.
    pub(super) fn crop(self, city: &City<'_>) -> Option<Crop> {
        match self {
            Eye::Board => None,
            Eye::World => {
                let (x, y) = ISLANDS[0];
                let (right, bottom) = (ISLANDS[3].0 - NEARER + ISLAND.0, ISLANDS[3].1 + ISLAND.1);
                Some(around((x, y), (right, bottom)))
            }
            Eye::Region(region) => {
                let (x, y) = ISLANDS[region.index()];
                Some(around((x, y), (x + ISLAND.0, y + ISLAND.1)))
            }
            Eye::City => bounds(city, |_| true),
            Eye::Districts(one, other) => bounds(city, |here| here == one || here == other),
        }
    }
}

/// All lots of some districts, and the names above them.
fn bounds(city: &City<'_>, wanted: impl Fn(District) -> bool) -> Option<Crop> {
    const NAMES: i32 = 34;
    let lots = || city.lots.iter().filter(|lot| wanted(lot.house.district));
    let (wide, high) = city.lot();
    let (left, top) = (lots().map(|lot| lot.x).min()?, lots().map(|lot| lot.y).min()?);
    let (right, bottom) = (lots().map(|lot| lot.x).max()?, lots().map(|lot| lot.y).max()?);
    Some(around((left, top - NAMES), (right + wide, bottom + high)))
}

fn around((left, top): (i32, i32), (right, bottom): (i32, i32)) -> Crop {
    const ROOM: i32 = 7;
    /// Below, a small frame in the corner shows which part it is, and may cover nothing.
    const FRAME: i32 = 40;
    Crop {
        x: left - ROOM,
        y: top - ROOM,
        width: right - left + 2 * ROOM,
        height: bottom - top + 2 * ROOM + FRAME,
    }
}

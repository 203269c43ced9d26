//! Where everything lies on the board: from the edition's data to user units.

use damrak_merchants::{BoardView, District, HouseView};

/// The picture.
pub(super) const WIDTH: i32 = 1096;
pub(super) const HEIGHT: i32 = 664;

/// A space of the time track.
pub(super) const YEAR: (i32, i32) = (80, 68);

/// A warehouse space, if there is room for all at this size.
pub(super) const LOT: (i32, i32) = (56, 100);
/// Between districts.
const CANAL: i32 = 18;
/// Where Amsterdam may lie: left, top, width, height.
const CITY: (i32, i32, i32, i32) = (290, 146, 516, 506);

/// The size of an island, and where those of the four regions lie.
pub(super) const ISLAND: (i32, i32) = (196, 264);
pub(super) const ISLANDS: [(i32, i32); 4] = [(86, 92), (86, 374), (814, 92), (814, 374)];

/// The middle of a space of the time track: up the left side, along the top, down the right side.
pub(super) fn year(index: usize) -> (i32, i32) {
    const UP: i32 = 7;
    const ALONG: i32 = 12;
    let (left, right, top, down) = (43, WIDTH - 43, 40, 83);
    let index = index as i32;
    if index < UP {
        (left, top + (UP - index) * down)
    } else if index < UP + ALONG {
        (left + (index - UP + 1) * (right - left) / ALONG, top)
    } else {
        (right, top + (index - UP - ALONG + 1) * down)
    }
}

/// In how many columns the trade-office spaces of one island lie.
fn columns(count: usize) -> i32 {
    (3..).find(|columns| columns * columns >= count as i32).unwrap_or(3)
}

/// How much room each of them has.
pub(super) fn around_office(count: usize) -> (i32, i32) {
    let columns = columns(count);
    let rows = ((count as i32 + columns - 1) / columns).max(1);
    (174 / columns, (186 / rows).min(62))
}

/// Their middles, and how large they are.
pub(super) fn offices(count: usize) -> (Vec<(i32, i32)>, i32) {
    let (columns, (across, down)) = (columns(count), around_office(count));
    let count = count as i32;
    let radius = across.min(down) / 2 - 3;
    let place = |index: i32| {
        let (row, column) = (index / columns, index % columns);
        (ISLAND.0 / 2 + (2 * column - columns + 1) * across / 2, 60 + row * down + down / 2)
    };
    ((0..count).map(place).collect(), radius)
}

/// The measured city.
pub(super) struct City<'a> {
    pub(super) lots: Vec<Lot<'a>>,
    /// How much smaller than planned a lot is drawn, in tenths.
    pub(super) tenths: i32,
}

/// A warehouse space and its upper left corner.
pub(super) struct Lot<'a> {
    pub(super) house: &'a HouseView,
    pub(super) x: i32,
    pub(super) y: i32,
}

impl<'a> City<'a> {
    pub(super) fn new(board: &'a BoardView) -> Self {
        let houses = &board.houses;
        let columns = Axis::new(houses, |house| house.x, |house| house.y);
        let rows = Axis::new(houses, |house| house.y, |house| house.x);
        let (wide, high) = (columns.length(LOT.0), rows.length(LOT.1));
        let tenths = (10 * CITY.2 / wide.max(1)).min(10 * CITY.3 / high.max(1)).clamp(1, 10);
        let left = CITY.0 + (CITY.2 - wide * tenths / 10) / 2;
        let lot = |house: &'a HouseView| Lot {
            house,
            x: left + columns.place(house.x, LOT.0) * tenths / 10,
            y: CITY.1 + rows.place(house.y, LOT.1) * tenths / 10,
        };
        Self { lots: houses.iter().map(lot).collect(), tenths }
    }

    /// The size of a lot.
    pub(super) fn lot(&self) -> (i32, i32) {
        (LOT.0 * self.tenths / 10, LOT.1 * self.tenths / 10)
    }

    pub(super) fn find(&self, id: &str) -> Option<&Lot<'a>> {
        self.lots.iter().find(|lot| lot.house.id == id)
    }

    /// So much of the water at its left and at its right is nearer to this lot than to any other.
    pub(super) fn banks(&self, lot: &Lot<'_>) -> [i32; 2] {
        let (wide, _) = self.lot();
        [-wide, wide].map(|step| {
            let is_beside = |other: &Lot<'_>| (other.x, other.y) == (lot.x + step, lot.y);
            if self.lots.iter().any(is_beside) { 0 } else { CANAL * self.tenths / 20 }
        })
    }

    /// The middle of the upper edge of a district.
    pub(super) fn head(&self, district: District) -> Option<(i32, i32)> {
        let lots = || self.lots.iter().filter(|lot| lot.house.district == district);
        let top = lots().map(|lot| lot.y).min()?;
        let left = lots().map(|lot| lot.x).min()?;
        let right = lots().map(|lot| lot.x).max()? + self.lot().0;
        Some(((left + right) / 2, top))
    }
}

/// The columns or the rows of the city, with a canal wherever neighbours lie in different districts.
struct Axis {
    places: Vec<(u8, bool)>,
}

impl Axis {
    fn new(
        houses: &[HouseView],
        along: fn(&HouseView) -> u8,
        across: fn(&HouseView) -> u8,
    ) -> Self {
        let mut values: Vec<u8> = houses.iter().map(along).collect();
        values.sort_unstable();
        values.dedup();
        let mut last = None;
        let mut canal = |value: u8| {
            let before = last.replace(value);
            let here = |wanted: u8| houses.iter().filter(move |house| along(house) == wanted);
            before.is_some_and(|before| {
                here(value).any(|house| {
                    here(before).any(|other| {
                        across(other) == across(house) && other.district != house.district
                    })
                })
            })
        };
        Self { places: values.into_iter().map(|value| (value, canal(value))).collect() }
    }

    fn place(&self, value: u8, step: i32) -> i32 {
        let before = self.places.iter().take_while(|(known, _)| *known <= value);
        let (count, canals) = before
            .fold((0, 0), |(count, canals), (_, canal)| (count + 1, canals + i32::from(*canal)));
        (count - 1) * step + canals * CANAL
    }

    fn length(&self, step: i32) -> i32 {
        let canals = self.places.iter().filter(|(_, canal)| *canal).count() as i32;
        self.places.len() as i32 * step + canals * CANAL
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn years_run_around_the_board_without_touching() {
        let places: Vec<(i32, i32)> = (0..26).map(year).collect();
        for (index, (x, y)) in places.iter().enumerate() {
            assert!((YEAR.0 / 2..=WIDTH - YEAR.0 / 2).contains(x), "{index} at {x}");
            assert!((YEAR.1 / 2..=HEIGHT - YEAR.1 / 2).contains(y), "{index} at {y}");
            for (other_x, other_y) in &places[..index] {
                let apart = (x - other_x).abs() >= YEAR.0 || (y - other_y).abs() >= YEAR.1;
                assert!(apart, "{index} overlaps another");
            }
        }
    }

    #[test]
    fn offices_fit_their_island_however_many_there_are() {
        for count in 1..=40 {
            let (places, radius) = offices(count);
            assert_eq!(places.len(), count);
            assert!(radius > 4, "{count}");
            for (index, (x, y)) in places.iter().enumerate() {
                assert!(x - radius >= 4 && x + radius <= ISLAND.0 - 4, "{count}");
                assert!(y - radius >= 52 && y + radius <= ISLAND.1 - 12, "{count}");
                for (other_x, other_y) in &places[..index] {
                    let (dx, dy) = (x - other_x, y - other_y);
                    assert!(dx * dx + dy * dy >= 4 * radius * radius, "{count}");
                }
            }
        }
    }
}

//! What a share brings in the end, by its value and the meetings to come.

use std::sync::LazyLock;

/// More ships than the Dutchman ever meets.
const MEETINGS: usize = 40;
/// Values above this are hardly ever seen.
const VALUES: usize = 40;
/// How likely it is that he meets the ships of a colour next.
const HIT: f32 = 0.13;

static PRICES: LazyLock<[[f32; VALUES]; MEETINGS]> = LazyLock::new(|| {
    let mut row: [f32; VALUES] = std::array::from_fn(|value| value as f32);
    let mut table = [row; MEETINGS];
    for place in table.iter_mut().skip(1) {
        let price = |value: usize| {
            let rises = row[(value + 1).min(VALUES - 1)];
            let hit = row[1] - value as f32;
            (1.0 - HIT) * rises + HIT * hit
        };
        let next = std::array::from_fn(price);
        (row, *place) = (next, next);
    }
    table
});

/// What a share of this value brings in the end with so many meetings to come: it rises with every one, and whenever its
/// own ships are met it costs its value and falls to the first chest. While many are to come a high value is a burden.
pub(crate) fn share(meetings: u8, value: u8) -> f32 {
    PRICES[usize::from(meetings).min(MEETINGS - 1)][usize::from(value).min(VALUES - 1)]
}

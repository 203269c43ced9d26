//! A harbour drawn as a picture, for stories that need many cards.

use std::collections::BTreeSet;

/// Goods quays and canals in the order in which a picture takes them: the plain ones first.
const RED_QUAYS: [u8; 19] =
    [65, 59, 53, 47, 41, 35, 29, 27, 25, 23, 21, 19, 17, 15, 13, 11, 9, 7, 3];
const CANALS: [u8; 43] = [
    85, 84, 83, 82, 81, 80, 79, 78, 77, 76, 75, 74, 73, 72, 71, 70, 69, 68, 67, 64, 63, 62, 61, 58,
    57, 56, 55, 52, 51, 50, 49, 46, 45, 44, 43, 40, 39, 38, 37, 34, 33, 32, 31,
];

/// Turns a picture into what `Arrange::lay` reads. The first sign lies on the cell `corner`.
///
/// `r` and `k` are any red or black quay with goods, `~` is any canal, `.` a free cell and `A` the
/// anchor; a card that matters is called by its name. Where one matters by its absence, because it is
/// in a hand, it is named in `kept`.
pub(crate) fn picture(corner: &str, kept: &str, rows: &str) -> String {
    let first_column = corner.as_bytes()[0];
    let first_row: usize = corner[1..].parse().expect("a corner is a cell");
    let signs = || rows.split_whitespace().chain(kept.split_whitespace());
    let named: BTreeSet<String> = signs().map(str::to_owned).collect();
    let supply = |letter: char, numbers: Vec<u8>| {
        let names = numbers.into_iter().map(move |number| format!("{letter}{number:02}"));
        names.filter(|name| !named.contains(name)).collect::<Vec<_>>().into_iter()
    };
    let mut red = supply('R', RED_QUAYS.to_vec());
    let mut black = supply('K', RED_QUAYS.map(|number| number + 1).to_vec());
    let mut canals = supply('C', CANALS.to_vec());

    let mut cards = Vec::new();
    let lines = rows.lines().map(str::trim).filter(|line| !line.is_empty());
    for (row, line) in lines.enumerate() {
        for (column, sign) in line.split_whitespace().enumerate() {
            let card = match sign {
                "." | "A" => continue,
                "r" => red.next(),
                "k" => black.next(),
                "~" => canals.next(),
                name => Some(name.to_owned()),
            };
            let card = card.expect("there are enough cards in the box");
            let letter = char::from(first_column + column as u8);
            cards.push(format!("{card} {letter}{}", first_row + row));
        }
    }
    cards.join(", ")
}

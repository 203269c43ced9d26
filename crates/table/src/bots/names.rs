//! What bots are called. A name follows from the table and the seat, so it is stored nowhere.

use damrak_store::TableId;

/// First names of the time.
const NAMES: [&str; 23] = [
    "Griet",
    "Joost",
    "Machteld",
    "Barent",
    "Aaltje",
    "Wouter",
    "Neeltje",
    "Gerrit",
    "Hendrickje",
    "Dirck",
    "Lijsbeth",
    "Claes",
    "Trijntje",
    "Willem",
    "Annetje",
    "Pieter",
    "Fijtje",
    "Frans",
    "Geertruyd",
    "Hans",
    "Marritgen",
    "Adriaen",
    "Catelijne",
];

/// The name of the bot on a seat, the first of which has index 0; at one table no two are called the same.
pub fn name(table: &TableId, seat: usize) -> &'static str {
    // FNV-1a: spreads short ids well enough, and stays what it is.
    let mix = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    let hash = table.0.bytes().fold(0x811c_9dc5, mix) as usize;
    let first = hash % NAMES.len();
    // The number of names is prime: any step visits all of them.
    let step = 1 + (hash / NAMES.len()) % (NAMES.len() - 1);
    NAMES[(first + seat * step) % NAMES.len()]
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn names_stay_and_differ_at_a_table() {
        let mut firsts = HashSet::new();
        for number in 0..200 {
            let table = TableId(format!("table{number}"));
            let names: HashSet<&str> = (0..8).map(|seat| name(&table, seat)).collect();
            assert_eq!(names.len(), 8, "{names:?}");
            assert_eq!(name(&table, 3), name(&table, 3));
            firsts.insert(name(&table, 1));
        }
        assert!(firsts.len() > 15, "tables differ: {firsts:?}");
    }
}

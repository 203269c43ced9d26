//! Tables for a terminal.

/// What stands between two columns.
const GAP: &str = "  ";

/// The rows, the head among them, with all columns as wide as they must be: the first `words` of them
/// begin at the left, numbers end at the right.
pub(crate) fn table(rows: &[Vec<String>], words: usize) -> Vec<String> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or_default()
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let cell = |(column, text): (usize, &String)| {
        let width = widths[column];
        if column < words { format!("{text:<width$}") } else { format!("{text:>width$}") }
    };
    let row = |row: &Vec<String>| {
        let cells: Vec<String> = row.iter().enumerate().map(cell).collect();
        cells.join(GAP).trim_end().to_owned()
    };
    rows.iter().map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_begin_at_the_left_and_numbers_end_at_the_right() {
        let rows = [["seat", "wins"], ["é", "12345"], ["third", ""]];
        let rows = rows.map(|row| row.map(str::to_owned).to_vec());
        assert_eq!(table(&rows, 1), ["seat    wins", "é      12345", "third"]);
        assert_eq!(table(&rows[..2], 2), ["seat  wins", "é     12345"]);
        assert_eq!(table(&[], 1), [""; 0]);
    }
}

//! Long lists, side by side.

/// Shorter lists are easier to read one below the other.
const LONG: usize = 10;
/// What stands between two columns.
const GAP: usize = 3;

/// The items in as many columns as the width takes, downwards first; in one where they are few, or
/// the width is not known.
pub(crate) fn columns(items: &[String], width: Option<usize>) -> Vec<String> {
    let widest = items.iter().map(|item| item.chars().count()).max().unwrap_or_default();
    let fitting = width.map_or(1, |width| (width + GAP) / (widest + GAP));
    if items.len() < LONG || fitting < 2 {
        return items.to_vec();
    }
    let rows = items.len().div_ceil(fitting);
    let row = |row: usize| {
        let cells = items.iter().skip(row).step_by(rows);
        let padded = cells.map(|item| format!("{item:<width$}", width = widest + GAP));
        padded.collect::<String>().trim_end().to_owned()
    };
    (0..rows).map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(count: usize) -> Vec<String> {
        (1..=count).map(|number| format!("{number:>2}")).collect()
    }

    #[test]
    fn long_lists_run_down_the_columns() {
        let expected = [" 1    5    9", " 2    6   10", " 3    7   11", " 4    8"];
        assert_eq!(columns(&numbers(11), Some(12)), expected);
    }

    #[test]
    fn short_lists_and_narrow_screens_have_one_column() {
        assert_eq!(columns(&numbers(9), Some(80)), numbers(9));
        assert_eq!(columns(&numbers(20), Some(6)), numbers(20));
        assert_eq!(columns(&numbers(20), Some(0)), numbers(20));
        assert_eq!(columns(&numbers(20), None), numbers(20));
        assert_eq!(columns(&[], Some(80)), numbers(0));
    }
}

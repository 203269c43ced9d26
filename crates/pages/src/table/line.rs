//! Decisions that are tried one after the other, as an address writes them.

use damrak_core::Seat;

/// Between two decisions; no game writes it in its notation, and an address bears it as it is.
const NEXT: char = '*';
/// Nobody thinks further than this.
pub const LONGEST: usize = 400;

/// A line: who decides what, in notation.
pub type Tried = Vec<(Seat, String)>;

/// A line as it is written: `2 build d4*1 pass`.
pub fn write(line: &[(Seat, String)]) -> String {
    let one = |(seat, notation): &(Seat, String)| format!("{seat} {notation}");
    line.iter().map(one).collect::<Vec<_>>().join(&NEXT.to_string())
}

/// Reads a line; what is no line, or too long a one, is none.
pub fn read(text: &str) -> Option<Tried> {
    let one = |part: &str| {
        let (seat, notation) = part.split_once(' ')?;
        let seat = Seat::from_number(seat.parse().ok()?)?;
        Some((seat, notation.to_owned()))
    };
    let parts = text.split(NEXT).filter(|part| !part.is_empty());
    let line: Option<Tried> = parts.take(LONGEST + 1).map(one).collect();
    line.filter(|line| line.len() <= LONGEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_reads_back_and_nonsense_is_refused() {
        let line = vec![
            (Seat::from_index(1), "build d4".to_owned()),
            (Seat::from_index(0), "pass".to_owned()),
        ];
        assert_eq!(write(&line), "2 build d4*1 pass");
        assert_eq!(read(&write(&line)), Some(line));
        assert_eq!(read(""), Some(Vec::new()));
        for wrong in ["build", "0 build", "x build", "9 pass", &"1 pass*".repeat(LONGEST + 1)] {
            assert_eq!(read(wrong), None, "{wrong:.20}");
        }
    }
}

//! An address as a square that phones can read.

use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};

/// So many empty cells around it: readers need them.
const MARGIN: usize = 4;

/// The square; nothing for a text that is too long for one.
pub(crate) fn square(text: &str, label: &str) -> Option<Markup> {
    let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
    let side = code.width() + 2 * MARGIN;
    let strokes = strokes(&code.to_colors(), code.width());
    Some(html! {
        svg.qr viewBox={ "0 0 " (side) " " (side) } width="180" height="180" role="img" aria-label=(label) {
            path d=(strokes) {}
        }
    })
}

/// The dark cells, those that touch in a row as one stroke.
fn strokes(cells: &[Color], width: usize) -> String {
    let mut path = String::new();
    for (y, row) in cells.chunks(width).enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|a, b| a == b) {
            if run.first() == Some(&Color::Dark) {
                let (left, top, length) = (x + MARGIN, y + MARGIN, run.len());
                path.push_str(&format!("M{left} {top}h{length}v1h-{length}z"));
            }
            x += run.len();
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Paints the strokes again and compares every cell.
    #[test]
    fn every_dark_cell_is_drawn_and_no_other() {
        let text = "https://damrak.example/table/abc?seat=2&invitation=secret";
        let code = QrCode::with_error_correction_level(text, EcLevel::M).expect("short");
        let (cells, width) = (code.to_colors(), code.width());
        let mut painted = vec![Color::Light; cells.len()];
        for stroke in strokes(&cells, width).split('z').filter(|stroke| !stroke.is_empty()) {
            let numbers: Vec<usize> = stroke
                .split(|c: char| !c.is_ascii_digit())
                .filter_map(|number| number.parse().ok())
                .collect();
            let [x, y, length, 1, back] = numbers[..] else { panic!("{stroke}") };
            assert_eq!(length, back);
            let first = (y - MARGIN) * width + x - MARGIN;
            painted[first..first + length].fill(Color::Dark);
        }
        assert!(painted == cells);
    }

    #[test]
    fn what_is_too_long_has_no_square() {
        assert!(square(&"x".repeat(5000), "").is_none());
        let drawn = square("https://damrak.example", "the <table>").expect("short").into_string();
        assert!(drawn.contains("the &lt;table&gt;") && !drawn.contains("style"), "{drawn}");
    }
}

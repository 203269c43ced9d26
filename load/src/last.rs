//! What the last release came to in the same measurement.

use std::fmt::Write;

use serde::Deserialize;

/// How it was measured: only the same can be compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Deserialize)]
pub(crate) struct How {
    pub(crate) tables: usize,
    pub(crate) viewers: usize,
    pub(crate) pages: bool,
    pub(crate) pace: f64,
    pub(crate) idle: bool,
}

/// What is compared; what was not measured is left out.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
pub(crate) struct Figures {
    pub(crate) processor_us: Option<f64>,
    pub(crate) decisions_a_second: Option<f64>,
    pub(crate) p99_ms: Option<f64>,
    pub(crate) page_bytes: Option<f64>,
    pub(crate) connected_mb: Option<f64>,
    pub(crate) table_kb: Option<f64>,
}

#[derive(Debug, Deserialize)]
struct Last {
    program: String,
    machine: String,
    measured: Vec<Measured>,
}

#[derive(Debug, Deserialize)]
struct Measured {
    #[serde(flatten)]
    how: How,
    #[serde(flatten)]
    figures: Figures,
}

impl Figures {
    fn rows(self) -> [(&'static str, Option<f64>); 6] {
        [
            ("µs of processor a decision", self.processor_us),
            ("decisions a second", self.decisions_a_second),
            ("ms to the last, p99", self.p99_ms),
            ("bytes a pushed page", self.page_bytes),
            ("MB connected", self.connected_mb),
            ("kB a table", self.table_kb),
        ]
    }
}

/// A table of both; nothing if the last release was not measured in this way.
pub(crate) fn beside(how: How, now: Figures) -> Option<String> {
    compare(include_str!("../last.json"), how, now)
}

fn compare(kept: &str, how: How, now: Figures) -> Option<String> {
    let last: Last = serde_json::from_str(kept).ok()?;
    let before = last.measured.iter().find(|measured| measured.how == how)?;
    let mut table = format!("{:28} {:>10} {:>10} {:>6}", "", "now", "before", "ratio");
    for ((name, now), (_, before)) in now.rows().into_iter().zip(before.figures.rows()) {
        if let (Some(now), Some(before)) = (now, before) {
            // Writing to a string does not fail.
            let _ = write!(table, "\n{name:28} {now:>10.1} {before:>10.1} {:>6.2}", now / before);
        }
    }
    let _ = write!(table, "\nbefore: {} on {}", last.program, last.machine);
    Some(table)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    const KEPT: &str = r#"{"program": "0.1", "machine": "a desk", "measured": [
        {"tables": 2, "viewers": 0, "pages": true, "pace": 1.0, "idle": false, "p99_ms": 8.0, "page_bytes": 100}
    ]}"#;

    #[test]
    fn only_what_was_measured_in_the_same_way_is_compared() {
        let how = How { tables: 2, pages: true, pace: 1.0, ..How::default() };
        let now = Figures { p99_ms: Some(4.0), connected_mb: Some(9.0), ..Figures::default() };
        let table = compare(KEPT, how, now).unwrap();
        assert_eq!(table.lines().count(), 3, "{table}");
        assert!(table.contains("4.0        8.0   0.50"), "{table}");
        assert_eq!(compare(KEPT, How { tables: 3, ..how }, now), None);
    }

    #[test]
    fn the_kept_figures_can_be_read() {
        let how = How { tables: 200, pages: true, ..How::default() };
        assert!(beside(how, Figures::default()).is_some());
    }
}

//! What was measured.

use std::fmt;
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde_json::json;

use crate::last::{Figures, How, beside};

/// Times of single decisions, gathered from all tables.
#[derive(Debug, Default)]
pub(crate) struct Times(Mutex<Vec<Duration>>);

impl Times {
    pub(crate) fn add(&self, took: Duration) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(took);
    }

    /// Takes out all that was gathered, the shortest first.
    pub(crate) fn take(&self) -> Vec<Duration> {
        let mut times = std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner));
        times.sort_unstable();
        times
    }
}

/// Sizes of the pages that were pushed, as they went over the line.
#[derive(Debug, Default)]
pub(crate) struct Sizes {
    count: AtomicU64,
    sum: AtomicU64,
    largest: AtomicU64,
}

/// How large pushed pages were, in bytes.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Weight {
    pub(crate) mean: u64,
    pub(crate) largest: u64,
}

impl Sizes {
    pub(crate) fn add(&self, bytes: usize) {
        self.count.fetch_add(1, Ordering::Relaxed);
        self.sum.fetch_add(bytes as u64, Ordering::Relaxed);
        self.largest.fetch_max(bytes as u64, Ordering::Relaxed);
    }

    /// Nothing if there were none.
    pub(crate) fn of_all(&self) -> Option<Weight> {
        let count = self.count.load(Ordering::Relaxed);
        let mean = self.sum.load(Ordering::Relaxed).checked_div(count)?;
        Some(Weight { mean, largest: self.largest.load(Ordering::Relaxed) })
    }
}

/// The time that so many of a hundred stay below.
pub(crate) fn percentile(sorted: &[Duration], percent: f64) -> Duration {
    let last = sorted.len().saturating_sub(1);
    let index = (last as f64 * percent / 100.0).round() as usize;
    sorted.get(index).copied().unwrap_or_default()
}

/// When the measurement began, and what the server had used by then.
#[derive(Debug)]
pub(crate) struct Mark {
    pub(crate) at: Instant,
    pub(crate) processor: Duration,
}

/// The result of one measurement.
#[derive(Debug, Default)]
pub(crate) struct Report {
    pub(crate) how: How,
    pub(crate) tables: usize,
    pub(crate) seats: usize,
    pub(crate) connections: usize,
    pub(crate) seconds: f64,
    pub(crate) decisions: usize,
    pub(crate) games: usize,
    pub(crate) failures: usize,
    pub(crate) beaten: usize,
    pub(crate) p50: Duration,
    pub(crate) p99: Duration,
    pub(crate) longest: Duration,
    pub(crate) processor: Duration,
    pub(crate) pages: Option<Weight>,
    pub(crate) memory_empty: u64,
    pub(crate) memory_tables: u64,
    pub(crate) memory_connected: u64,
    pub(crate) memory_end: u64,
}

impl Report {
    fn per_second(&self) -> f64 {
        self.decisions as f64 / self.seconds.max(f64::MIN_POSITIVE)
    }

    fn processor_per_decision(&self) -> f64 {
        self.processor.as_secs_f64() * 1e6 / self.decisions.max(1) as f64
    }

    fn per_table(&self) -> f64 {
        self.memory_tables.saturating_sub(self.memory_empty) as f64
            / 1024.0
            / self.tables.max(1) as f64
    }

    fn per_connection(&self) -> f64 {
        self.memory_connected.saturating_sub(self.memory_tables) as f64
            / 1024.0
            / self.connections.max(1) as f64
    }

    fn figures(&self) -> Figures {
        let played = self.decisions > 0;
        let known = |bytes: u64| Some(bytes).filter(|bytes| *bytes > 0);
        Figures {
            processor_us: Some(self.processor_per_decision()).filter(|us| played && *us > 0.0),
            decisions_a_second: Some(self.per_second()).filter(|_| played),
            p99_ms: Some(self.p99.as_secs_f64() * 1e3).filter(|_| played),
            page_bytes: self.pages.map(|pages| pages.mean as f64),
            connected_mb: known(self.memory_connected).map(megabytes),
            table_kb: known(self.memory_tables).map(|_| self.per_table()),
        }
    }

    pub(crate) fn to_json(&self) -> String {
        json!({
            "tables": self.tables,
            "seats": self.seats,
            "connections": self.connections,
            "seconds": self.seconds,
            "decisions": self.decisions,
            "games": self.games,
            "failures": self.failures,
            "beaten": self.beaten,
            "decisions_per_second": self.per_second(),
            "p50_ms": self.p50.as_secs_f64() * 1e3,
            "p99_ms": self.p99.as_secs_f64() * 1e3,
            "longest_ms": self.longest.as_secs_f64() * 1e3,
            "server_cpu_us_per_decision": self.processor_per_decision(),
            "page_bytes": self.pages.map(|pages| json!({"mean": pages.mean, "largest": pages.largest})),
            "memory_mb": {
                "no_table": megabytes(self.memory_empty),
                "tables": megabytes(self.memory_tables),
                "connected": megabytes(self.memory_connected),
                "end": megabytes(self.memory_end),
            },
            "memory_kb_per_table": self.per_table(),
            "memory_kb_per_connection": self.per_connection(),
        })
        .to_string()
    }
}

fn megabytes(bytes: u64) -> f64 {
    bytes as f64 / (1024.0 * 1024.0)
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            tables, seats, connections, seconds, decisions, games, failures, beaten, ..
        } = self;
        writeln!(f, "tables       {tables} with {seats} seats, {connections} connections")?;
        if *decisions > 0 {
            writeln!(f, "decisions    {decisions} in {seconds:.1} s, {games} games to the end")?;
            writeln!(
                f,
                "             {:.0} a second; {beaten} came after another seat's and were taken anew",
                self.per_second()
            )?;
            writeln!(
                f,
                "to the last  p50 {:.2} ms, p99 {:.2} ms, longest {:.2} ms",
                self.p50.as_secs_f64() * 1e3,
                self.p99.as_secs_f64() * 1e3,
                self.longest.as_secs_f64() * 1e3
            )?;
            let cpu = self.processor.as_secs_f64() / seconds.max(f64::MIN_POSITIVE) * 100.0;
            writeln!(
                f,
                "server       {:.0} µs of processor time a decision, {cpu:.0} % of a core",
                self.processor_per_decision()
            )?;
        }
        if let Some(Weight { mean, largest }) = self.pages {
            writeln!(f, "pages        {mean} bytes on average as pushed, {largest} at most")?;
        }
        writeln!(
            f,
            "memory       {:.1} MB with no table, {:.1} MB with all, {:.1} MB connected, {:.1} MB at the end",
            megabytes(self.memory_empty),
            megabytes(self.memory_tables),
            megabytes(self.memory_connected),
            megabytes(self.memory_end)
        )?;
        write!(
            f,
            "             {:.1} kB a table, {:.1} kB a connection; {failures} failures",
            self.per_table(),
            self.per_connection()
        )?;
        match beside(self.how, self.figures()) {
            Some(table) => write!(f, "\n\n{table}"),
            None => Ok(()),
        }
    }
}

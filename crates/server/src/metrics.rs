//! What is counted, in Prometheus' text form.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};

/// A number that goes up, or up and down.
#[derive(Debug, Default)]
pub struct Counter(AtomicU64);

impl Counter {
    /// Adds.
    pub fn add(&self, n: u64) {
        self.0.fetch_add(n, Ordering::Relaxed);
    }

    /// Takes away.
    pub fn sub(&self, n: u64) {
        self.0.fetch_sub(n, Ordering::Relaxed);
    }

    /// The value now.
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Everything that is counted.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Tables in memory.
    pub tables_loaded: Counter,
    /// Decisions stored since the start.
    pub decisions: Counter,
    /// Requests answered since the start.
    pub requests: Counter,
    /// Requests refused since the start.
    pub refused: Counter,
    /// Open connections.
    pub connections: Counter,
    /// Open sockets and event streams.
    pub streams: Counter,
}

impl Metrics {
    /// The text for Prometheus; `more` are further lines of name, kind, help and value.
    pub fn text(&self, more: &[(&str, &str, &str, u64)]) -> String {
        let own = [
            ("damrak_tables_loaded", "gauge", "Tables in memory", self.tables_loaded.get()),
            ("damrak_decisions_total", "counter", "Decisions stored", self.decisions.get()),
            ("damrak_requests_total", "counter", "Requests answered", self.requests.get()),
            ("damrak_refused_total", "counter", "Requests refused", self.refused.get()),
            ("damrak_connections", "gauge", "Open connections", self.connections.get()),
            ("damrak_streams", "gauge", "Open sockets and event streams", self.streams.get()),
        ];
        let mut text = String::new();
        for (name, kind, help, value) in own.iter().chain(more) {
            // Writing to a string cannot fail.
            let _ = write!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}\n");
        }
        text
    }
}

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
    /// Rounds of housekeeping since the start.
    pub rounds: Counter,
    /// Tables that nobody came to and that were forgotten since the start.
    pub tables_forgotten: Counter,
    /// Decisions stored since the start.
    pub decisions: Counter,
    /// Requests answered since the start.
    pub requests: Counter,
    /// Requests refused since the start.
    pub refused: Counter,
    /// Open connections.
    pub connections: Counter,
    /// Connections and requests that were refused since the start, because too many came from one address.
    pub turned_away: Counter,
    /// Open sockets and event streams.
    pub streams: Counter,
    /// Bot decisions that were not thought about as they should since the start.
    pub bot_trouble: Counter,
    /// Reviews that were made since the start.
    pub reviews: Counter,
    /// Bot decisions that got less time than usual since the start, because others waited.
    pub bots_hurried: Counter,
    /// Notices sent since the start, by channel.
    pub sent: PerChannel,
    /// Tries to send a notice that failed since the start, by channel.
    pub failed: PerChannel,
}

/// A number for each way out.
#[derive(Debug, Default)]
pub struct PerChannel {
    mail: Counter,
    push: Counter,
    webhook: Counter,
}

impl PerChannel {
    /// The number of a channel; mails of the day are mails.
    pub fn of(&self, channel: Channel) -> &Counter {
        match channel {
            Channel::Mail | Channel::Digest | Channel::Notice => &self.mail,
            Channel::Push => &self.push,
            Channel::Webhook => &self.webhook,
        }
    }

    fn all(&self) -> Vec<(&'static str, u64)> {
        let ways = [Channel::Mail, Channel::Push, Channel::Webhook];
        ways.map(|channel| (channel.word(), self.of(channel).get())).to_vec()
    }
}

impl Metrics {
    /// The text for Prometheus; `more` are further lines of name, kind, help and value.
    pub fn text(&self, more: &[(&str, &str, &str, u64)]) -> String {
        let own = [
            ("damrak_tables_loaded", "gauge", "Tables in memory", self.tables_loaded.get()),
            (
                "damrak_tables_forgotten_total",
                "counter",
                "Tables that nobody came to, forgotten",
                self.tables_forgotten.get(),
            ),
            ("damrak_decisions_total", "counter", "Decisions stored", self.decisions.get()),
            ("damrak_requests_total", "counter", "Requests answered", self.requests.get()),
            ("damrak_refused_total", "counter", "Requests refused", self.refused.get()),
            ("damrak_connections", "gauge", "Open connections", self.connections.get()),
            (
                "damrak_turned_away_total",
                "counter",
                "Connections and requests beyond what one address may have open",
                self.turned_away.get(),
            ),
            ("damrak_streams", "gauge", "Open sockets and event streams", self.streams.get()),
            (
                "damrak_bot_trouble_total",
                "counter",
                "Bot searches that failed",
                self.bot_trouble.get(),
            ),
            (
                "damrak_reviews_total",
                "counter",
                "Finished games looked back on",
                self.reviews.get(),
            ),
            (
                "damrak_bots_hurried_total",
                "counter",
                "Bot decisions with less time",
                self.bots_hurried.get(),
            ),
        ];
        let mut text = String::new();
        for (name, kind, help, value) in own.iter().chain(more) {
            // Writing to a string cannot fail.
            let _ = write!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}\n");
        }
        text
    }

    /// What became of notices, for Prometheus; `waiting` are those that wait, by channel.
    pub fn deliveries(&self, waiting: &[(&str, u64)]) -> String {
        let mut text = String::new();
        for (name, kind, help, values) in [
            ("damrak_deliveries_sent_total", "counter", "Notices sent", self.sent.all()),
            ("damrak_deliveries_failed_total", "counter", "Failed tries", self.failed.all()),
            ("damrak_deliveries_waiting", "gauge", "Notices that wait", waiting.to_vec()),
        ] {
            // Writing to a string cannot fail.
            let _ = write!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n");
            for (channel, value) in values {
                let _ = writeln!(text, "{name}{{channel=\"{channel}\"}} {value}");
            }
        }
        text
    }
}

/// The way a parcel takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Channel {
    /// Not decided yet: it waits for a moment in which the matter may settle itself.
    Notice,
    /// Into the mail of the day.
    Digest,
    /// By mail.
    Mail,
    /// To one browser.
    Push,
    /// To a webhook.
    Webhook,
}

impl Channel {
    /// All of them.
    pub const ALL: [Channel; 5] =
        [Channel::Notice, Channel::Digest, Channel::Mail, Channel::Push, Channel::Webhook];

    /// The word for it in the store and in metrics.
    pub const fn word(self) -> &'static str {
        match self {
            Channel::Notice => "notice",
            Channel::Digest => "digest",
            Channel::Mail => "mail",
            Channel::Push => "push",
            Channel::Webhook => "webhook",
        }
    }

    /// The channel with this word.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|channel| channel.word() == word)
    }
}

//! How a server is set up.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

/// Ends of names that nobody can register; `lan` is what many routers use.
const AT_HOME: &[&str] = &[".localhost", ".local", ".internal", ".home.arpa", ".lan"];

/// Everything a server must know before it starts.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The address people use, without a slash at the end; what links are made of.
    pub public_url: String,
    /// Other names of the server: a request for a name that is none of its own is refused.
    pub also_known_as: Vec<String>,
    /// Where to tell of a weakness in the server: `mailto:` or `https://`. Without one it says nothing of it.
    pub contact: Option<String>,
    /// Where data lives.
    pub data: PathBuf,
    /// Whether a reverse proxy's word about the client's address is believed.
    pub trust_proxy: bool,
    /// Threads on which bots think.
    pub bot_threads: usize,
    /// How many seconds of one core a finished game may be looked back on; 0 turns reviews off.
    pub review_seconds: u32,
    /// A table nobody looks at and nothing happens at leaves memory after this.
    pub idle: Duration,
    /// The most connections at once.
    pub most_connections: usize,
    /// The most connections at once from one address.
    pub most_per_address: usize,
    /// A connection on which nobody reads what is sent is closed after this.
    pub unread: Duration,
    /// So is one on which fewer bytes than these are read in this time while more are left over.
    pub least_read: usize,
    /// Whether people are held to a pace; only a test of how much the server bears goes without.
    pub limits: bool,
    /// How people hear of their games when they are not looking.
    pub notify: Notify,
}

/// How notices are sent.
#[derive(Clone, Debug)]
pub struct Notify {
    /// The mail server; without one there is no mail.
    pub mail: Option<Smtp>,
    /// Whether webhooks may lie in a home network and go without encryption.
    pub allow_private_targets: bool,
    /// How long a notice of a live table waits before it is sent: the person may look or decide meanwhile.
    pub live_delay: Duration,
    /// The same for a table that is played by turn over days.
    pub turn_delay: Duration,
    /// How often the server looks for what is due.
    pub pulse: Duration,
    /// After how long something that failed is tried again for the first time.
    pub first_retry: Duration,
}

impl Default for Notify {
    fn default() -> Self {
        Self {
            mail: None,
            allow_private_targets: false,
            live_delay: Duration::from_secs(15),
            turn_delay: Duration::from_secs(60),
            pulse: Duration::from_secs(1),
            first_retry: Duration::from_secs(60),
        }
    }
}

/// A mail server and how to talk to it.
#[derive(Clone, Debug, Default)]
pub struct Smtp {
    /// Its name.
    pub host: String,
    /// Its port; else the usual one of the encryption.
    pub port: Option<u16>,
    /// The name to sign in with, if it wants one.
    pub user: Option<String>,
    /// The password to sign in with.
    pub password: Option<Secret>,
    /// The address mails come from, such as `Damrak <table@example.org>`.
    pub from: String,
    /// How the connection is encrypted.
    pub tls: Tls,
}

/// How a connection to a mail server is encrypted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tls {
    /// From the beginning.
    #[default]
    Implicit,
    /// After a plain greeting, or not at all.
    Starttls,
    /// Never: for a mail server on the same machine.
    None,
}

impl Tls {
    /// The port at which mail servers expect this.
    pub const fn port(self) -> u16 {
        match self {
            Tls::Implicit => 465,
            Tls::Starttls => 587,
            Tls::None => 25,
        }
    }
}

/// Something that no log may show.
#[derive(Clone, serde::Deserialize)]
#[serde(transparent)]
pub struct Secret(String);

impl Secret {
    /// Keeps it.
    pub fn new(secret: impl Into<String>) -> Self {
        Self(secret.into())
    }

    /// For the one who needs it.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret")
    }
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 1602)),
            public_url: "http://127.0.0.1:1602".to_owned(),
            also_known_as: Vec::new(),
            contact: None,
            data: PathBuf::from("."),
            trust_proxy: false,
            bot_threads: 1,
            review_seconds: 60,
            idle: Duration::from_secs(60),
            most_connections: 20_000,
            most_per_address: 256,
            unread: Duration::from_secs(30),
            least_read: 32 * 1024,
            limits: true,
            notify: Notify::default(),
        }
    }
}

impl Config {
    /// Whether people reach the server by https: then cookies are marked so.
    pub fn is_secure(&self) -> bool {
        self.public_url.starts_with("https://")
    }

    /// The name people know the server by: the host of its address.
    pub fn host(&self) -> &str {
        let address = self.public_url.split_once("://").map_or("", |(_, address)| address);
        let host = address.split('/').next().unwrap_or_default();
        without_port(host)
    }

    /// Whether the server lets itself be called by this name: an address, a name that nobody outside can give, or one
    /// that it was told.
    pub(crate) fn is_called(&self, name: &str) -> bool {
        let name = name.trim_end_matches('.').to_ascii_lowercase();
        let is_address = name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok();
        // A name without a dot is known to the own network alone.
        let is_at_home = !name.contains('.') || AT_HOME.iter().any(|end| name.ends_with(end));
        let known = self.also_known_as.iter().map(String::as_str);
        let mut known = known.chain([self.host()]);
        is_address || is_at_home || known.any(|known| known.eq_ignore_ascii_case(&name))
    }
}

/// A host without its port; an IPv6 address has colons inside its brackets.
pub(crate) fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.chars().all(|c| c.is_ascii_digit()) => name,
        _ => host,
    }
}

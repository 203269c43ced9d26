//! How a server is set up.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use damrak_notices::Mailer;
pub use damrak_notices::config::{Notify, Secret, Smtp, Tls};

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

    /// What is wrong with the mail server's settings, if there is one and anything is.
    pub fn check_mail(&self) -> Result<(), String> {
        let smtp = self.notify.mail.as_ref();
        smtp.map_or(Ok(()), |smtp| Mailer::new(smtp, self.host()).map(drop))
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

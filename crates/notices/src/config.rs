//! How notices are sent.

use std::time::Duration;

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

//! Where a database is, as people write it down.

use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};

use crate::StoreError;

/// How an address looks.
const EXAMPLE: &str = "postgres://damrak:password@db.example.org/damrak?sslmode=verify-full";
/// Who does not answer by then is not there.
const PATIENCE: Duration = Duration::from_secs(5);
/// A connection on which nothing comes back for so long is dead.
const SILENCE: Duration = Duration::from_secs(20);

/// Where a database is, and how to get in. It never says the password.
#[derive(Clone)]
pub(super) struct Address {
    pub(super) config: Config,
    pub(super) tls: Option<Trust>,
}

/// Whom to believe that they are the server that is meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Trust {
    /// Those whom the system believes.
    System,
    /// Those whom the certificates in a file have signed.
    File(PathBuf),
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.place())
    }
}

impl Address {
    /// Reads an address. What is wrong with it is told without saying it again: there is a password in it.
    pub(super) fn read(text: &str) -> Result<Self, StoreError> {
        let (base, query) = text.split_once('?').unwrap_or((text, ""));
        let mut rest = Vec::new();
        let (mut mode, mut roots) = (None, None);
        for part in query.split('&').filter(|part| !part.is_empty()) {
            match part.split_once('=') {
                Some(("sslmode", value)) => mode = Some(value.to_owned()),
                Some(("sslrootcert", value)) => roots = Some(value.replace("%2F", "/")),
                _ => rest.push(part),
            }
        }
        let tls = trust(mode.as_deref(), roots)?;
        let plain =
            if rest.is_empty() { base.to_owned() } else { format!("{base}?{}", rest.join("&")) };
        let mut config: Config = plain.parse().map_err(|_| {
            StoreError::Unusable(format!("its address cannot be read; one looks like {EXAMPLE}"))
        })?;
        if config.get_hosts().is_empty() || config.get_dbname().is_none() {
            let sentence =
                format!("its address names no host or no database; one looks like {EXAMPLE}");
            return Err(StoreError::Unusable(sentence));
        }
        config.ssl_mode(if tls.is_some() { SslMode::Require } else { SslMode::Disable });
        config.connect_timeout(PATIENCE).tcp_user_timeout(SILENCE).keepalives_idle(SILENCE);
        if config.get_application_name().is_none() {
            config.application_name("damrak");
        }
        Ok(Self { config, tls })
    }

    /// Where it is, for people: the servers and the database.
    pub(super) fn place(&self) -> String {
        let hosts = self.config.get_hosts().iter().map(|host| match host {
            Host::Tcp(name) => name.clone(),
            #[cfg(unix)]
            Host::Unix(path) => path.display().to_string(),
        });
        let hosts = hosts.collect::<Vec<_>>().join(",");
        format!("{} on {hosts}", self.config.get_dbname().unwrap_or_default())
    }
}

/// Whoever asks for encryption wants to know with whom they talk: all its modes but the pointless ones check both the
/// certificate and the name.
fn trust(mode: Option<&str>, roots: Option<String>) -> Result<Option<Trust>, StoreError> {
    match mode.unwrap_or("disable") {
        "disable" => Ok(None),
        "require" | "verify-ca" | "verify-full" => {
            Ok(Some(roots.map_or(Trust::System, |file| Trust::File(file.into()))))
        }
        _ => Err(StoreError::Unusable(
            "its address has a sslmode that protects nobody: say disable, or verify-full".into(),
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_password_is_never_said() {
        let text = "postgres://anna:s3cret@db.example/house?sslmode=verify-full";
        let address = Address::read(text).expect("an address");
        assert_eq!(address.place(), "house on db.example");
        assert_eq!(address.tls, Some(Trust::System));
        assert!(!format!("{address:?} {:?}", address.config).contains("s3cret"));
        for wrong in [
            "postgres://anna:s3cret@db.example:port/house",
            "postgres://anna:s3cret@db.example",
            "postgres://anna:s3cret@db.example/house?sslmode=prefer",
            "postgres://anna:s3cret@db.example/house?s3cret=1",
        ] {
            let told = Address::read(wrong).expect_err("no address").to_string();
            assert!(!told.contains("s3c"), "{told}");
        }
    }

    #[test]
    fn encryption_is_asked_for() {
        let tls = |query: &str| Address::read(&format!("postgres://a@b/c{query}")).map(|it| it.tls);
        assert_eq!(tls(""), Ok(None));
        assert_eq!(tls("?sslmode=disable&connect_timeout=3"), Ok(None));
        assert_eq!(tls("?sslmode=require"), Ok(Some(Trust::System)));
        let file = Trust::File("/etc/ssl/own.pem".into());
        assert_eq!(tls("?sslmode=verify-full&sslrootcert=/etc/ssl/own.pem"), Ok(Some(file)));
        assert!(tls("?sslmode=allow").is_err());
    }
}

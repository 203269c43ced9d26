//! Where a house is kept: in a folder, or on the server of a database.

use std::convert::Infallible;
use std::fmt;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use damrak_store::{SqliteStore, Store};
use serde::Deserialize;
use tokio::runtime::Runtime;

use crate::failure::Failure;
use crate::files;
use crate::lock::Lock;

/// The word for the file in the data folder.
const IN_FOLDER: &str = "sqlite";

/// The address of a store. It is never shown: there may be a password in it.
#[derive(Clone, Deserialize)]
#[serde(transparent)]
pub(crate) struct StoreName(String);

impl fmt::Debug for StoreName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("…")
    }
}

impl FromStr for StoreName {
    type Err = Infallible;

    /// Whether it is an address is found out later: whoever parses arguments would say it again.
    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self(text.to_owned()))
    }
}

/// Where everything is kept.
#[derive(Debug)]
pub(crate) enum House {
    /// In a file in this folder.
    Folder(PathBuf),
    /// In a database on a server.
    Server(StoreName),
}

/// The right to change what is kept, as long as it is held.
pub(crate) enum Held {
    /// By the folder's lock.
    Folder(Lock),
    /// By the database's.
    #[cfg(feature = "postgres")]
    Server(
        #[expect(dead_code, reason = "it is given back when it is dropped")] damrak_store::Alone,
    ),
}

impl Held {
    /// Tells whoever finds the folder taken where its server listens.
    pub(crate) fn name_address(&mut self, address: SocketAddr) -> Result<(), Failure> {
        match self {
            Held::Folder(lock) => lock.name_address(address),
            #[cfg(feature = "postgres")]
            Held::Server(_) => Ok(()),
        }
    }
}

impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            House::Folder(folder) => write!(f, "{}", file_in(folder).display()),
            House::Server(name) => f.write_str(&place(name)),
        }
    }
}

fn file_in(folder: &Path) -> PathBuf {
    folder.join("damrak.sqlite")
}

impl House {
    /// The house that is named on the command line, in the environment (DAMRAK_STORE) or in a file, in this order; the
    /// folder without any of them.
    pub(crate) fn find(
        given: Option<&StoreName>,
        in_file: Option<StoreName>,
        folder: PathBuf,
    ) -> Result<Self, Failure> {
        let variable = std::env::var("DAMRAK_STORE").ok().filter(|value| !value.is_empty());
        match given.cloned().or_else(|| variable.map(StoreName)).or(in_file) {
            None => Ok(House::Folder(folder)),
            Some(name) if name.0 == IN_FOLDER => Ok(House::Folder(folder)),
            Some(name)
                if ["postgres://", "postgresql://"].iter().any(|way| name.0.starts_with(way)) =>
            {
                Ok(House::Server(name))
            }
            Some(_) => Err(Failure::usage(
                "a store is `sqlite`, for the file in the data folder, \
                 or an address like postgres://user:password@host/database",
            )),
        }
    }

    /// Whether nobody has ever been here, as far as that can be told without opening anything.
    pub(crate) fn is_new(&self) -> bool {
        match self {
            House::Folder(folder) => !file_in(folder).exists(),
            House::Server(_) => false,
        }
    }

    /// To change something: nobody else may meanwhile, and what is not there yet is made. Before anything is opened: an
    /// upgrade of the data beside a running server would be the worst of all.
    pub(crate) fn open_alone(&self, on: &Runtime) -> Result<(Arc<dyn Store>, Held), Failure> {
        match self {
            House::Folder(folder) => {
                files::make_private_folder(folder)?;
                let lock = Lock::take(folder)?;
                let store = SqliteStore::open(&file_in(folder), damrak_server::ratings::rate)?;
                Ok((Arc::new(store), Held::Folder(lock)))
            }
            House::Server(name) => open_server_alone(name, on),
        }
    }

    /// To read, also beside a running server; and to carry out an admin's orders, which the server notices. A file of a
    /// former version is brought up to date, but never under a server's feet.
    pub(crate) fn open(&self, on: &Runtime) -> Result<Arc<dyn Store>, Failure> {
        match self {
            House::Folder(folder) => {
                let file = existing_file(folder)?;
                let rate = damrak_server::ratings::rate;
                let store = match SqliteStore::open_as_it_is(&file, rate)? {
                    Some(store) => store,
                    None => {
                        let _nobody_serves = Lock::take_to_upgrade(folder)?;
                        SqliteStore::open(&file, rate)?
                    }
                };
                Ok(Arc::new(store))
            }
            House::Server(name) => open_server(name, on),
        }
    }

    /// Copies everything to a new file, also while a server is using it.
    pub(crate) fn back_up(&self, to: &Path, on: &Runtime) -> Result<(), Failure> {
        match self {
            House::Folder(folder) => Ok(SqliteStore::copy(&existing_file(folder)?, to)?),
            House::Server(name) => {
                let store = open_server(name, on)?;
                Ok(on.block_on(store.backup(to.to_owned()))?)
            }
        }
    }
}

/// The file in which everything is.
pub(crate) fn existing_file(folder: &Path) -> Result<PathBuf, Failure> {
    let file = file_in(folder);
    if !file.exists() {
        let sentence =
            format!("there is no data in {}; name the folder with --data", folder.display());
        return Err(Failure::usage(sentence));
    }
    Ok(file)
}

#[cfg(feature = "postgres")]
mod server {
    use damrak_store::{PostgresStore, StoreError};

    use super::*;

    /// Opens the database, and brings it to this program's version: that takes nothing away from programs that are using it.
    pub(crate) fn open_postgres(name: &StoreName, on: &Runtime) -> Result<PostgresStore, Failure> {
        Ok(on.block_on(PostgresStore::open(&name.0, damrak_server::ratings::rate))?)
    }

    pub(crate) fn take_alone(store: &PostgresStore, on: &Runtime) -> Result<Held, Failure> {
        match on.block_on(store.alone()) {
            Ok(alone) => Ok(Held::Server(alone)),
            Err(StoreError::Conflict(_)) => Err(Failure::usage(format!(
                "{} is in use by another damrak; stop that one first, or name another database with --store",
                store.place()
            ))),
            Err(error) => Err(error.into()),
        }
    }

    pub(super) fn open_server(name: &StoreName, on: &Runtime) -> Result<Arc<dyn Store>, Failure> {
        Ok(Arc::new(open_postgres(name, on)?))
    }

    pub(super) fn open_server_alone(
        name: &StoreName,
        on: &Runtime,
    ) -> Result<(Arc<dyn Store>, Held), Failure> {
        let store = open_postgres(name, on)?;
        let held = take_alone(&store, on)?;
        Ok((Arc::new(store), held))
    }

    pub(super) fn place(name: &StoreName) -> String {
        PostgresStore::place_of(&name.0).unwrap_or_default()
    }
}

#[cfg(not(feature = "postgres"))]
mod server {
    use super::*;

    fn without<T>() -> Result<T, Failure> {
        Err(Failure::usage("this program was built without PostgreSQL (the feature `postgres`)"))
    }

    pub(super) fn open_server(_name: &StoreName, _on: &Runtime) -> Result<Arc<dyn Store>, Failure> {
        without()
    }

    pub(super) fn open_server_alone(
        _name: &StoreName,
        _on: &Runtime,
    ) -> Result<(Arc<dyn Store>, Held), Failure> {
        without()
    }

    pub(super) fn place(_name: &StoreName) -> String {
        String::new()
    }
}

#[cfg(feature = "postgres")]
pub(crate) use server::{open_postgres, take_alone};
use server::{open_server, open_server_alone, place};

#[cfg(test)]
mod tests {
    use super::*;

    fn find(name: &str) -> Result<House, Failure> {
        House::find(Some(&StoreName(name.into())), None, PathBuf::from("/data"))
    }

    #[test]
    fn a_store_is_a_file_or_an_address_and_its_password_is_never_shown() {
        assert!(matches!(find("sqlite"), Ok(House::Folder(_))));
        let house = find("postgres://a:s3cret@db/house").expect("an address");
        assert!(!format!("{house:?} {house}").contains("s3cret"), "{house:?}");
        let refused = find("mysql://a:s3cret@db/house").expect_err("unknown");
        assert!(!format!("{refused:?}").contains("s3cret"), "{refused:?}");
    }
}

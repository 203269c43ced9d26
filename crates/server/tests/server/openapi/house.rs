//! A real server on a free port, with a store that can be made to fail.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use damrak_server::{App, Config, Server, first_admin, ratings};
use damrak_store::SqliteStore;
use serde_json::json;
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;

use crate::openapi::client::Client;
use crate::openapi::desk::Desk;
use crate::tulips;

/// A server that stops when it is dropped.
pub struct House {
    pub desk: Arc<Desk>,
    pub address: SocketAddr,
    pub store: Arc<SqliteStore>,
    pub file: PathBuf,
    pub runtime: Runtime,
    app: App,
    _stop: oneshot::Sender<()>,
    _folder: TempDir,
}

impl House {
    pub fn open(desk: &Arc<Desk>, limits: bool) -> Self {
        Self::open_with(desk, Config { limits, review_seconds: 1, ..Config::default() })
    }

    pub fn open_with(desk: &Arc<Desk>, config: Config) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("damrak.sqlite");
        let store = Arc::new(SqliteStore::open(&file, ratings::rate).unwrap());
        let runtime = Runtime::new().unwrap();
        let config = Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            public_url: "https://damrak.example".to_owned(),
            contact: Some("mailto:table@damrak.example".to_owned()),
            ..config
        };
        let kits = damrak_games::kits().only(&["kontor"]).with(&tulips::KIT);
        let server = runtime.block_on(Server::bind(config, kits, store.clone())).unwrap();
        let (address, app) = (server.address().unwrap(), server.app().clone());
        let (stop, stopped) = oneshot::channel();
        runtime.spawn(server.run(async {
            // Dropping the sender stops the server as well as sending does.
            let _ = stopped.await;
        }));
        let desk = Arc::clone(desk);
        Self { desk, address, store, file, runtime, app, _stop: stop, _folder: folder }
    }

    pub fn stranger(&self) -> Client {
        Client::new(self.address, &self.desk)
    }

    pub fn guest(&self, name: &str) -> Client {
        let mut guest = self.stranger();
        guest.posts("/api/v1/guest", json!({ "name": name }));
        guest
    }

    pub fn account(&self, user_name: &str, password: &str) -> Client {
        let mut guest = self.guest(user_name);
        let wanted = json!({"user_name": user_name, "password": password});
        guest.posts("/api/v1/account", wanted);
        guest
    }

    /// Where the first admin begins.
    pub fn first_admin(&self) -> String {
        let link = self.runtime.block_on(first_admin::link(&self.app)).unwrap();
        link.strip_prefix("https://damrak.example").unwrap().to_owned()
    }
}

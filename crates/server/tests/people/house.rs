//! A real server on a free port, and everything it writes to its log.

use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use damrak_server::{App, Config, Server, first_admin, ratings};
use damrak_store::{Person, PersonId, SqliteStore, Store};
use tokio::runtime::Runtime;
use tokio::sync::oneshot;
use tracing_subscriber::fmt::MakeWriter;

use crate::browser::{Browser, Reply};

/// A server that stops when it is dropped.
pub struct House {
    pub address: SocketAddr,
    pub app: App,
    runtime: Runtime,
    _stop: oneshot::Sender<()>,
}

impl House {
    /// A server as it comes.
    pub fn open() -> Self {
        Self::open_with(Config::default())
    }

    /// A server set up like this.
    pub fn open_with(config: Config) -> Self {
        capture_logs();
        let store = SqliteStore::temporary(ratings::rate).unwrap();
        let store: Arc<dyn Store> = Arc::new(store);
        let runtime = Runtime::new().unwrap();
        let config = Config { listen: SocketAddr::from(([127, 0, 0, 1], 0)), ..config };
        let kits = damrak_games::kits().only(&["kontor"]);
        let server = runtime.block_on(Server::bind(config, kits, store)).unwrap();
        let address = server.address().unwrap();
        let app = server.app().clone();
        let (stop, stopped) = oneshot::channel();
        runtime.spawn(server.run(async {
            // Dropping the sender stops the server as well as sending does.
            let _ = stopped.await;
        }));
        Self { address, app, runtime, _stop: stop }
    }

    /// Somebody whom the server does not know yet.
    pub fn stranger(&self) -> Browser {
        Browser::new(self.address)
    }

    /// A guest of this name.
    pub fn guest(&self, name: &str) -> Browser {
        let mut browser = self.stranger();
        let reply = browser.post("/api/v1/guest", serde_json::json!({ "name": name }));
        assert_eq!(reply.status, 200, "{}", reply.text);
        browser
    }

    /// Somebody with an account of this name.
    pub fn account(&self, user_name: &str, password: &str) -> Browser {
        let mut browser = self.guest(user_name);
        let wanted = serde_json::json!({"user_name": user_name, "password": password});
        let reply = browser.post("/api/v1/account", wanted);
        assert_eq!(reply.status, 200, "{}", reply.text);
        browser
    }

    /// The address at which the first admin begins.
    pub fn first_admin_path(&self) -> Option<String> {
        let link = self.runtime.block_on(first_admin::link(&self.app))?;
        Some(link.strip_prefix(&self.app.config.public_url).unwrap().to_owned())
    }

    /// What is sent to become the first admin by a link.
    pub fn begin(path: &str, user_name: &str) -> String {
        let secret = path.split_once("secret=").unwrap().1;
        format!("secret={secret}&name=Admin&user_name={user_name}&password=correct+horse")
    }

    /// An admin.
    pub fn admin(&self) -> Browser {
        let mut browser = self.stranger();
        let form = Self::begin(&self.first_admin_path().unwrap(), "admin");
        let Reply { status, text, .. } = browser.form("/admin/begin", &form);
        assert_eq!(status, 303, "{text}");
        browser
    }

    /// Makes somebody an admin behind the server's back, as guests could be in former versions.
    pub fn make_admin(&self, id: &str) {
        let store = self.app.store();
        self.block_on(async {
            let person = store.person(&PersonId(id.to_owned())).await.unwrap().unwrap();
            let admin = Person { admin: true, ..person.clone() };
            store.update_account(&person, admin).await.unwrap();
        });
    }

    /// Waits for something of the server's own.
    pub fn block_on<T>(&self, future: impl Future<Output = T>) -> T {
        self.runtime.block_on(future)
    }
}

static LOG: OnceLock<Log> = OnceLock::new();

#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Log {
    type Writer = Self;

    fn make_writer(&'a self) -> Self {
        self.clone()
    }
}

/// Everything every server of this test program logs, down to the last trace.
fn capture_logs() {
    LOG.get_or_init(|| {
        let log = Log::default();
        let subscriber = tracing_subscriber::fmt()
            .with_max_level(tracing_subscriber::filter::LevelFilter::TRACE)
            .with_ansi(false)
            .with_writer(log.clone())
            .finish();
        tracing::subscriber::set_global_default(subscriber).unwrap();
        log
    });
}

/// What was logged so far.
pub fn logged() -> String {
    let log = LOG.get().unwrap().0.lock().unwrap_or_else(PoisonError::into_inner);
    String::from_utf8(log.clone()).unwrap()
}

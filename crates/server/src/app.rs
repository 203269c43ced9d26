//! What every request handler can reach.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use axum::extract::FromRef;
use damrak_bots::Bots;
use damrak_kit::Kits;
use damrak_store::Store;
use tokio::sync::{Mutex, mpsc};

use crate::calendar::Calendar;
use crate::config::Config;
use crate::doors::Doors;
use crate::limits::Limits;
use crate::notify::Office;
use crate::owners::Owners;
use crate::password::Hashers;
use crate::reviews::Reviews;
use damrak_pages::table::TablePages;
use damrak_table::live::hub::Hub;
use damrak_table::live::metrics::Metrics;
use damrak_table::live::thinkers::BotPool;
use damrak_table::notice::Notice;

/// The server's parts. Cheap to clone.
#[derive(Clone, Debug)]
pub struct App {
    /// How it is set up.
    pub config: Arc<Config>,
    /// All tables.
    pub hub: Hub,
    /// The bots.
    pub bots: BotPool,
    /// Who plays and teaches every game.
    pub opponents: Bots,
    /// Who looks back on finished games.
    pub reviews: Reviews,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// How fast anybody may go.
    pub limits: Arc<Limits>,
    /// How many may come from where.
    pub doors: Arc<Doors>,
    /// Where passwords are hashed.
    pub hashers: Hashers,
    /// How people hear of their games when they are not looking.
    pub office: Arc<Office>,
    /// Who has lines open.
    pub owners: Owners,
    /// What day it is, and how long the house has lived.
    pub calendar: Arc<Calendar>,
    /// Held by whoever changes people or their sessions; see [`App::register`].
    pub(crate) people: Arc<Mutex<()>>,
    /// See [`App::register_version`].
    pub(crate) register_version: Arc<AtomicU64>,
}

impl App {
    /// The parts of a server, and the notices for its notifier.
    pub fn new(
        config: Config,
        kits: Kits,
        store: Arc<dyn Store>,
    ) -> (Self, mpsc::UnboundedReceiver<Notice>) {
        let metrics = Arc::new(Metrics::default());
        let opponents = kits.bots();
        let bots = BotPool::new(opponents.clone(), config.bot_threads, Arc::clone(&metrics));
        let (hub, notices) =
            Hub::new(kits, store, bots.clone(), Arc::clone(&metrics), config.idle, &TablePages);
        let reviews = Reviews::new(opponents.clone(), config.review_seconds, Arc::clone(&metrics));
        let app = Self {
            limits: Arc::new(Limits::new(config.limits)),
            doors: Doors::new(&config),
            hashers: Hashers::default(),
            office: Arc::new(Office::new(&config)),
            owners: Owners::default(),
            calendar: Arc::default(),
            people: Arc::default(),
            register_version: Arc::default(),
            config: Arc::new(config),
            hub,
            bots,
            opponents,
            reviews,
            metrics,
        };
        (app, notices)
    }

    /// Where everything is kept.
    pub fn store(&self) -> &Arc<dyn Store> {
        self.hub.store()
    }
}

impl FromRef<App> for Hub {
    fn from_ref(app: &App) -> Self {
        app.hub.clone()
    }
}

//! What every request handler can reach.

use std::sync::Arc;

use damrak_bots::Bots;
use damrak_kit::Kits;
use damrak_notices::{Office, Post};
use damrak_store::Store;
use tokio::sync::{Semaphore, mpsc};

use crate::calendar::Calendar;
use crate::config::Config;
use crate::doors::Doors;
use crate::limits::Limits;
use crate::owners::Owners;
use crate::password::Hashers;
use crate::register::{People, Register};
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
    pub(crate) opponents: Bots,
    /// Who looks back on finished games.
    pub(crate) reviews: Reviews,
    /// Whose turn it is to have a position searched.
    pub(crate) thinking: Arc<Semaphore>,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// How fast anybody may go.
    pub(crate) limits: Arc<Limits>,
    /// How many may come from where.
    pub(crate) doors: Arc<Doors>,
    /// Where passwords are hashed.
    pub(crate) hashers: Hashers,
    /// How people hear of their games when they are not looking.
    pub(crate) post: Post,
    /// Who has lines open.
    pub(crate) owners: Owners,
    /// What day it is, and how long the house has lived.
    pub calendar: Arc<Calendar>,
    /// Whoever the house knows.
    pub people: People,
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
        let reviews = Reviews::new(
            hub.clone(),
            opponents.clone(),
            bots.clone(),
            config.review_seconds,
            Arc::clone(&metrics),
        );
        let (calendar, owners) = (Arc::default(), Owners::default());
        let people =
            People::new(Arc::clone(hub.store()), Arc::clone(&calendar), owners.clone(), &config);
        let office = Office::new(&config.notify, &config.public_url, config.host());
        let post = Post::new(hub.clone(), Arc::new(people.clone()), &config.notify, office);
        let app = Self {
            limits: Arc::new(Limits::new(&config)),
            doors: Doors::new(&config),
            hashers: Hashers::default(),
            post,
            owners,
            calendar,
            people,
            config: Arc::new(config),
            hub,
            bots,
            opponents,
            reviews,
            thinking: Arc::new(Semaphore::new(1)),
            metrics,
        };
        (app, notices)
    }

    /// Where everything is kept.
    pub fn store(&self) -> &Arc<dyn Store> {
        self.hub.store()
    }

    /// Waits for the register: whoever has it may change people and their sessions.
    pub(crate) async fn register(&self) -> Register<'_> {
        self.people.register().await
    }
}

#[cfg(test)]
mod tests {
    use damrak_store::SqliteStore;

    use super::*;

    /// Else a file that is copied when its server has stopped may lack what was written last.
    #[tokio::test]
    async fn nothing_keeps_the_store_open_when_the_parts_are_gone() {
        let store = SqliteStore::temporary(crate::ratings::rate).expect("a store");
        let store: Arc<dyn Store> = Arc::new(store);
        let kept = Arc::downgrade(&store);
        let parts = App::new(Config::default(), Kits::default(), store);
        assert!(kept.upgrade().is_some());
        drop(parts);
        assert!(kept.upgrade().is_none(), "a thread or a ring holds it");
    }
}

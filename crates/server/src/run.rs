//! Starting and stopping a server.

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;

use damrak_kit::Kits;
use damrak_notices::Notifier;
use tokio::net::TcpListener;
use tokio::sync::mpsc;

use crate::app::App;
use crate::config::Config;
use crate::http;
use crate::router::router;
use damrak_table::notice::Notice;

/// A server that listens but does not answer yet.
#[derive(Debug)]
pub struct Server {
    app: App,
    listener: TcpListener,
    notices: mpsc::UnboundedReceiver<Notice>,
}

impl Server {
    /// Opens the door.
    pub async fn bind(
        config: Config,
        kits: Kits,
        store: Arc<dyn damrak_store::Store>,
    ) -> std::io::Result<Self> {
        let listener = http::listen(config.listen)?;
        let lived = store.lived().await.map_err(std::io::Error::other)?;
        let (app, notices) = App::new(config, kits, store);
        app.calendar.go_on_from(lived);
        Ok(Self { app, listener, notices })
    }

    /// Where it listens.
    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Its parts.
    pub fn app(&self) -> &App {
        &self.app
    }

    /// Answers until `stop` is done; then open requests finish, every table stores its clocks, and
    /// what is still to be told is written down.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        match self.app.hub.wake_all().await {
            Ok(tables) => tracing::info!(tables, "tables in play are awake"),
            Err(problem) => tracing::error!(?problem, "the tables in play could not be listed"),
        }
        let housekeeper = tokio::spawn(self.app.hub.clone().keep_house());
        let outside = tokio::spawn(crate::care::watch_outside(self.app.clone()));
        let reviews = self.app.reviews.clone();
        let begin_reviews = move |notices: &[Notice]| reviews.begin_for(notices);
        let notifier = Notifier::start(self.app.post.clone(), self.notices, begin_reviews);
        let calendar = Arc::clone(&self.app.calendar);
        let sweeper = tokio::spawn(calendar.keep_sweeping(Arc::clone(self.app.store())));
        let router = router(self.app.clone());
        http::serve(self.listener, router, self.app.clone(), stop).await;
        sweeper.abort();
        housekeeper.abort();
        outside.abort();
        self.app.hub.stop_all().await;
        notifier.stop().await;
        self.app.calendar.note(self.app.store().as_ref()).await;
    }
}

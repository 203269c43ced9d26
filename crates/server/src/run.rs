//! Starting and stopping a server.

use std::future::Future;
use std::net::SocketAddr;

use damrak_core::Registry;
use tokio::net::TcpListener;
use tokio::sync::mpsc;

use crate::app::App;
use crate::notify::Notifier;
use crate::table::hub::Notice;
use crate::{api, http};

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
        config: crate::Config,
        registry: Registry,
        store: std::sync::Arc<dyn damrak_store::Store>,
    ) -> std::io::Result<Self> {
        let listener = TcpListener::bind(config.listen).await?;
        let (app, notices) = App::new(config, registry, store);
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
        let notifier = Notifier::start(self.app.clone(), self.notices);
        let router = api::router(self.app.clone());
        let metrics = std::sync::Arc::clone(&self.app.metrics);
        let most = self.app.config.most_connections;
        http::serve(self.listener, router, metrics, most, stop).await;
        self.app.hub.stop_all().await;
        notifier.stop().await;
    }
}

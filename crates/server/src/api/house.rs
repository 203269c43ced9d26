//! For whoever looks after the house.

use axum::extract::State;
use axum::http::StatusCode;

use crate::app::App;
use crate::notify::Channel;

/// The process lives.
pub(super) async fn health() -> &'static str {
    "ok\n"
}

/// It can store what people decide.
pub(super) async fn ready(State(app): State<App>) -> (StatusCode, &'static str) {
    match app.store().ready().await {
        Ok(()) => (StatusCode::OK, "ready\n"),
        Err(error) => {
            tracing::warn!(%error, "not ready");
            (StatusCode::SERVICE_UNAVAILABLE, "nothing can be stored now\n")
        }
    }
}

/// Numbers for Prometheus.
pub(super) async fn metrics(State(app): State<App>) -> String {
    let queued = app.bots.queued() as u64;
    let thinking = app.bots.thinking() as u64;
    let mut text = app.metrics.text(&[
        ("damrak_bots_queued", "gauge", "Bot decisions waiting for a thinker", queued),
        ("damrak_bots_thinking", "gauge", "Bot decisions being thought about", thinking),
    ]);
    if let Ok(waiting) = app.store().waiting_deliveries().await {
        let count = |word| waiting.iter().find(|(channel, _)| channel == word).map_or(0, |it| it.1);
        let all = Channel::ALL.map(|channel| (channel.word(), count(channel.word())));
        text.push_str(&app.metrics.deliveries(&all));
    }
    text
}

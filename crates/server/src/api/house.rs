//! For whoever looks after the house.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use damrak_notices::Channel;
use damrak_store::Millis;

use crate::answer::{InLanguage, Refusal};
use crate::app::App;
use crate::cookies::language_of;
use damrak_table::Problem;
use damrak_table::dates::date;

/// How long what is said of weaknesses can be relied on: half a year from now, always.
const GOOD_FOR: Millis = 180 * 24 * 3_600_000;

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

/// Where to tell of a weakness (RFC 9116), if whoever looks after the house has said so.
pub(super) async fn security(
    State(app): State<App>,
    headers: HeaderMap,
) -> Result<String, Refusal> {
    let found = app.config.contact.as_ref().ok_or_else(Problem::not_found);
    let contact = found.in_language(language_of(&headers))?;
    let (year, month, day) = date(app.calendar.now() + GOOD_FOR);
    let base = &app.config.public_url;
    Ok(format!(
        "Contact: {contact}\nExpires: {year:04}-{month:02}-{day:02}T00:00:00Z\n\
         Preferred-Languages: en, de, nl\nCanonical: {base}/.well-known/security.txt\n"
    ))
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

//! What everybody is held to, and how much of it is used just now.

use axum::extract::State;
use axum::response::Response;
use damrak_pages::admin::limits::{self, Amount, Limits, Size};

use crate::app::App;
use crate::limits::{LARGEST_BODY, Rate};
use crate::page::send::send;
use crate::who::{Admin, Who};

/// What is counted, in words.
const fn word(rate: Rate) -> &'static str {
    match rate {
        Rate::OfAddress => "admin-rate-address",
        Rate::OfPerson => "admin-rate-person",
        Rate::Guests => "admin-rate-guests",
        Rate::Accounts => "admin-rate-accounts",
        Rate::Tables => "admin-rate-tables",
        Rate::Chat => "admin-rate-chat",
        Rate::Streams => "admin-rate-streams",
        Rate::Confirmations => "admin-rate-confirmations",
        Rate::ConfirmationsFrom => "admin-rate-confirmations-from",
        Rate::ConfirmationsTo => "admin-rate-confirmations-to",
        Rate::Editions => "admin-rate-editions",
        Rate::OwnData => "admin-rate-own-data",
        Rate::TestNotices => "admin-rate-tests",
        Rate::Lookups => "admin-rate-lookups",
        Rate::WaysBack => "admin-rate-ways-back",
        Rate::Reports => "admin-rate-reports",
    }
}

pub(super) async fn show(State(app): State<App>, _: Admin, who: Who) -> Response {
    let rate = |rate: Rate| {
        let (at_once, then_every) = rate.rule();
        limits::Rate { name: word(rate), at_once, then_every }
    };
    let rates = Rate::ALL.into_iter().map(rate).collect();
    let limits = Limits { are_off: !app.config.limits, rates, sizes: sizes(&app) };
    send(&who, &limits::page(&who, &limits))
}

fn sizes(app: &App) -> Vec<Size> {
    let (config, metrics) = (&app.config, &app.metrics);
    let used = |name, used: u64, all: usize| Size {
        name,
        used: Some(used),
        all: Amount::Count(all as u64),
    };
    let plain = |name, all| Size { name, used: None, all };
    let count = |name, count: u64| plain(name, Amount::Count(count));
    vec![
        used("admin-connections", metrics.connections.get(), config.most_connections),
        count("admin-streams", metrics.streams.get()),
        used("admin-thinkers", app.bots.thinking() as u64, config.bot_threads),
        count("admin-queue", app.bots.queued() as u64),
        count("admin-in-memory", app.hub.in_memory() as u64),
        plain("admin-reviews", Amount::Seconds(config.review_seconds)),
        plain("admin-largest", Amount::Kilobytes(LARGEST_BODY / 1024)),
        count("admin-passwords", app.hashers.busy() as u64),
        count("admin-remembered", app.limits.remembered() as u64),
    ]
}

//! What everybody is held to, and how much of it is used just now.

use axum::extract::State;
use axum::response::Response;
use damrak_core::Phrase;
use damrak_words::Language;
use maud::{Markup, html};

use super::{Top, office};
use crate::api::LARGEST_BODY;
use crate::app::App;
use crate::limits::Rate;
use crate::page::shell::{say, say_phrase};
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

/// After how long one more is allowed.
fn pause(millis: u64, language: Language) -> String {
    let (key, count) = match millis {
        ms if ms < 1000 => ("admin-millis", ms),
        ms if ms < 60_000 => ("page-seconds", ms / 1000),
        ms => ("page-minutes", ms / 60_000),
    };
    let count = u32::try_from(count).unwrap_or(u32::MAX);
    say_phrase(language, &Phrase::new(key).with("count", count))
}

pub(super) async fn show(State(app): State<App>, _: Admin, who: Who) -> Response {
    let language = who.language;
    let word_of = |key| say(language, key);
    let body = html! {
        p.muted { (word_of("admin-limits-help")) }
        section.tile { h2 { (word_of("admin-sizes")) } .inside { (facts(&app, language)) } }
        section.tile {
            h2 { (word_of("admin-rates")) }
            @if !app.config.limits { p.inside { (word_of("admin-limits-off")) } }
            table.ratings {
                thead { tr {
                    th scope="col" { (word_of("admin-rate")) }
                    th.number scope="col" { (word_of("admin-at-once")) }
                    th.number scope="col" { (word_of("admin-then-every")) }
                } }
                tbody {
                    @for rate in Rate::ALL {
                        @let (burst, every) = rate.rule();
                        tr {
                            th scope="row" { (word_of(word(rate))) }
                            td.number { (burst) }
                            td.number { (pause(every, language)) }
                        }
                    }
                }
            }
        }
    };
    office(&who, "/admin/limits", &say(language, "admin-limits"), &Top::Nothing, &body)
}

fn facts(app: &App, language: Language) -> Markup {
    let metrics = &app.metrics;
    let row = |key, used: Option<u64>, most: String| {
        html! {
            dt { (say(language, key)) }
            dd { @if let Some(used) = used { (used) " / " } (most) }
        }
    };
    let review = u32::min(app.config.review_seconds, u32::MAX);
    html! {
        dl.facts {
            (row("admin-connections", Some(metrics.connections.get()), app.config.most_connections.to_string()))
            (row("admin-streams", None, metrics.streams.get().to_string()))
            (row("admin-thinkers", Some(app.bots.thinking() as u64), app.config.bot_threads.to_string()))
            (row("admin-queue", None, app.bots.queued().to_string()))
            (row("admin-in-memory", None, app.hub.in_memory().to_string()))
            (row("admin-reviews", None, say_phrase(language, &Phrase::new("page-seconds").with("count", review))))
            (row("admin-largest", None, format!("{} kB", LARGEST_BODY / 1024)))
            (row("admin-passwords", None, app.hashers.busy().to_string()))
            (row("admin-remembered", None, app.limits.remembered().to_string()))
        }
    }
}

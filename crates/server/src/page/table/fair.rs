//! Whether the cards were dealt as promised: everything to check it with, and the check.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use damrak_store::{Status, TableId};
use maud::{Markup, html};

use crate::app::App;
use crate::page::shell::{page, say, sorry};
use crate::problem::Problem;
use crate::table::model::Table;
use crate::who::Who;

pub(super) async fn show(State(app): State<App>, Path(table): Path<String>, who: Who) -> Response {
    let id = TableId(table);
    let looked = async {
        let table = app.hub.peek(&id).await?;
        table.viewer(who.person.as_ref().map(|person| &person.id), None)?;
        Ok::<_, Problem>(table)
    };
    match looked.await {
        Ok(table) => {
            let body = explain(&table, |key| say(who.language, key));
            page(&who, &say(who.language, "page-fair"), &body).into_response()
        }
        Err(problem) => sorry(&who, &problem),
    }
}

fn explain(table: &Table, word: impl Fn(&'static str) -> String) -> Markup {
    let over = matches!(table.head.status, Status::Over | Status::Closed);
    let deal = table.game.as_ref().map(|game| &game.deal);
    let shown = deal.filter(|_| over);
    let commitment = deal.map_or_else(|| table.body.secret.commitment(), |deal| deal.commitment);
    let id = &table.head.id;
    html! {
        .prose {
            h1 { (word("page-fair")) }
            p { (word("page-fair-about")) }
            section.tile.proof #proof data-table=(id) {
                dl {
                    dt { (word("page-fair-commitment")) }
                    dd { code data-proof="commitment" { (commitment) } }
                    @if let Some(deal) = deal {
                        dt { (word("page-fair-nonces")) }
                        @for (index, nonce) in deal.nonces.iter().enumerate() {
                            dd {
                                (index + 1) ": " code data-proof="nonce" { (nonce) }
                                @if nonce.is_empty() { span.muted { "–" } }
                            }
                        }
                    }
                    @if let Some(secret) = shown.and_then(|deal| deal.secret) {
                        dt { (word("page-fair-secret")) }
                        dd { code data-proof="secret" { (secret) } }
                    }
                    @if let Some(Ok(seed)) = shown.map(|deal| deal.seed()) {
                        dt { (word("page-fair-seed")) }
                        dd { code data-proof="seed" { (seed) } }
                    }
                }
                @match shown.map(|deal| deal.seed().is_ok()) {
                    Some(true) => p.good { "✓ " (word("page-fair-holds")) },
                    Some(false) => p.bad { "✗ " (word("page-fair-broken")) },
                    None => p { (word("page-fair-later")) },
                }
                p.good data-verdict="good" hidden { "✓ " (word("page-fair-checked")) }
                p.good data-verdict="remembered" hidden { "✓ " (word("page-fair-remembered")) }
                p.bad data-verdict="bad" hidden { "✗ " (word("page-fair-broken")) }
            }
            @if over && deal.is_some() {
                p {
                    (word("page-fair-verify")) " "
                    code { "damrak verify " (id) ".damrak" }
                }
                p { a.button href={ "/api/v1/tables/" (id) "/record" } download={ (id) ".damrak" } { (word("page-record")) } }
            }
            p { a.button href={ "/table/" (id) } { (word("page-to-table")) } }
        }
    }
}

//! The first page: the games, and the way to a table.

use axum::Form;
use axum::extract::State;
use axum::response::{Redirect, Response};
use damrak_core::Phrase;
use damrak_kit::Kit;
use damrak_pages::home::players;
use damrak_store::{TableHead, TableId, TableQuery};
use damrak_words::Language;
use futures_util::future::join_all;
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;

use super::shell::{Page, say, say_phrase, send, sorry};
use super::site::guest::Entrance;
use crate::api::making::play_now;
use crate::app::App;
use crate::who::Who;
use damrak_pages::opponents;
use damrak_pages::site::{motifs, shown};
use damrak_table::Problem;

/// How many tables each list shows.
const LISTED: u32 = 12;
/// How many games that are being played are shown.
const PLAYED: u32 = 6;
/// How many finished games are shown with their results.
const RESULTS: u32 = 6;

pub(super) async fn show(State(app): State<App>, who: Who) -> Response {
    let listed = async {
        let mine = match &who.person {
            Some(person) => {
                app.store().tables(TableQuery::Of(person.id.clone()), LISTED + 1, 0).await?
            }
            None => Vec::new(),
        };
        let open = app.store().tables(TableQuery::Open, LISTED, 0).await?;
        let played = app.store().tables(TableQuery::Playing, PLAYED, 0).await?;
        let recent = app.store().tables(TableQuery::Recent, RESULTS, 0).await?;
        Ok::<_, Problem>((mine, open, played, recent))
    };
    let (mut mine, open, played, recent) = match listed.await {
        Ok(lists) => lists,
        Err(problem) => return sorry(&who, &problem),
    };
    let language = who.language;
    let results = join_all(recent.iter().map(|head| result(&app, &who, head))).await;
    let result_of = |wanted: &TableHead| {
        let at = recent.iter().position(|head| head.id == wanted.id)?;
        results.get(at).cloned()
    };
    mine.truncate(LISTED as usize);
    let body = html! {
        .wide.home {
            section.hero {
                div {
                    h1 { (say(language, "page-welcome")) }
                    p { (say(language, "page-what")) }
                }
                (motifs::skyline())
            }
            @if !mine.is_empty() {
                section.tile.mine {
                    h2 { (say(language, "page-your-tables")) }
                    (shown::tables(&mine, &who, |_| None))
                    p.more { a href="/mine" { (say(language, "site-all-your-tables")) } }
                }
            }
            ul.games {
                @for kit in app.hub.kits().iter() { (game(kit, language)) }
            }
            .columns {
                section.tile {
                    h2 { (say(language, "page-open-tables")) }
                    @if open.is_empty() { (quiet(language, "site-no-open-tables", true)) }
                    (shown::tables(&open, &who, |_| None))
                }
                section.tile {
                    h2 { (say(language, "site-watch-games")) }
                    @if played.is_empty() { (quiet(language, "site-watch-empty", false)) }
                    (shown::tables(&played, &who, |_| None))
                    p.more { a href="/watch" { (say(language, "site-watch-all")) } }
                }
                section.tile {
                    h2 { (say(language, "page-recent-tables")) }
                    @if recent.is_empty() { (quiet(language, "page-no-tables", false)) }
                    (shown::tables(&recent, &who, result_of))
                    @if who.person.is_some() { p.more { a href="/games" { (say(language, "site-past-games")) } } }
                }
            }
        }
    };
    let about = say(language, "page-what");
    send(&who, &Page::new("Damrak", body).described(about))
}

/// Who won, in a few words.
pub(super) async fn result(app: &App, who: &Who, head: &TableHead) -> String {
    let language = who.language;
    let person = who.person.as_ref().map(|person| &person.id);
    let ranks = app.hub.visit(&head.id, person).await.ok().and_then(|visit| visit.facts().ranks());
    let winners: Vec<Phrase> = ranks
        .unwrap_or_default()
        .into_iter()
        .filter(|(_, rank)| *rank == 1)
        .filter_map(|(seat, _)| head.seats.get(seat.index()))
        .map(|seat| {
            let name = match &seat.bot {
                Some(level) => opponents::named(&seat.name, level, language),
                None => seat.name.clone(),
            };
            Phrase::new("site-name").with("name", name)
        })
        .collect();
    let phrase = match winners.len() {
        0 => Phrase::new("site-no-result"),
        count => Phrase::new("site-won-by").with("names", winners).with("count", count as u32),
    };
    say_phrase(language, &phrase)
}

/// An empty list, and what to do about it.
fn quiet(language: Language, key: &'static str, invites: bool) -> Markup {
    html! {
        .quiet {
            (motifs::becalmed())
            div {
                p { (say(language, key)) }
                @if invites { a.button href="/new" { (say(language, "site-new-table")) } }
            }
        }
    }
}

fn game(kit: &Kit, language: Language) -> Markup {
    let info = kit.info();
    html! {
        li.tile {
            .picture { @if let Some(tile) = kit.tile() { (PreEscaped(tile)) } }
            .about {
                h2 { (info.title) }
                p { (say(language, info.about)) }
                small.muted { (info.designers) " · " (players(info, language)) }
                form method="post" action="/play" {
                    input type="hidden" name="game" value=(info.name);
                    (shown::nonce())
                    button.main { (say(language, "page-play-now")) }
                }
                nav.links aria-label=(info.title) {
                    a href={ "/new?game=" (info.name) } { (say(language, "site-new-table")) }
                    a href={ "/learn/" (info.name) } { (say(language, "site-how-to-play")) }
                    a href={ "/rules/" (info.name) } { (say(language, "site-rules")) }
                }
            }
        }
    }
}

/// Which game somebody wants to play at once.
#[derive(Deserialize)]
pub(super) struct Wanted {
    game: String,
    #[serde(default)]
    nonce: String,
    /// Against whom; else it follows from what they have played.
    #[serde(default)]
    level: Option<String>,
}

/// A table against bots, dealt; who is nobody yet becomes a guest.
pub(super) async fn play(
    State(app): State<App>,
    entrance: Entrance,
    who: Who,
    Form(wanted): Form<Wanted>,
) -> Response {
    let began = async {
        let entered = entrance.enter(&app, &who, None).await?;
        let level = wanted.level.as_deref();
        let table: TableId =
            play_now(&app, &entered.known, &wanted.game, &wanted.nonce, level).await?;
        Ok::<_, Problem>(entered.answer(&app, Redirect::to(&format!("/table/{table}"))))
    };
    began.await.unwrap_or_else(|problem| sorry(&who, &problem))
}

//! The first page: the games, and the way to a table.

use axum::Form;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use damrak_core::GameInfo;
use damrak_draw::drawing;
use damrak_store::{TableHead, TableQuery};
use damrak_words::Language;
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;

use super::shell::{page, say, sorry};
use crate::address::Address;
use crate::api;
use crate::app::App;
use crate::limits::{Caller, Rate};
use crate::problem::Problem;
use crate::sessions::{self, OwnPage};
use crate::who::{Known, Who, session_key};

/// How many tables each list shows.
const LISTED: u32 = 12;
/// Games that will come; those that are here already are not announced.
const TO_COME: [&str; 3] =
    ["Merchants of Amsterdam", "The Flying Dutchman", "Chartered: Building Amsterdam"];

pub(super) async fn show(State(app): State<App>, who: Who) -> Response {
    let listed = async {
        let list = |query| app.store().tables(query, LISTED, 0);
        let mine = match &who.person {
            Some(person) => list(TableQuery::Of(person.id.clone())).await?,
            None => Vec::new(),
        };
        Ok::<_, Problem>((mine, list(TableQuery::Open).await?, list(TableQuery::Recent).await?))
    };
    let (mine, open, recent) = match listed.await {
        Ok(lists) => lists,
        Err(problem) => return sorry(&who, &problem),
    };
    let language = who.language;
    let games: Vec<&GameInfo> = app.hub.registry().games().collect();
    let body = html! {
        .wide {
            h1 { (say(language, "page-welcome")) }
            p { (say(language, "page-what")) }
            ul.games {
                @for info in &games { (game(info, language)) }
                @for title in TO_COME.iter().filter(|title| games.iter().all(|info| info.title != **title)) {
                    li.tile { .about { h2 { (title) } p { (say(language, "page-to-come")) } } }
                }
            }
            .columns {
                @if who.person.is_some() { (list("page-your-tables", &mine, &who)) }
                (list("page-open-tables", &open, &who))
                (list("page-recent-tables", &recent, &who))
            }
        }
    };
    page(&who, "Damrak", &body).into_response()
}

fn game(info: &GameInfo, language: Language) -> Markup {
    html! {
        li.tile {
            .picture { @if let Some(drawing) = drawing(info.name) { (PreEscaped(drawing.tile())) } }
            .about {
                h2 { (info.title) }
                p { (say(language, info.about)) }
                small.muted { (info.designers) }
                form method="post" action="/play" {
                    input type="hidden" name="game" value=(info.name);
                    button.main { (say(language, "page-play-now")) }
                }
            }
        }
    }
}

fn list(title: &'static str, tables: &[TableHead], who: &Who) -> Markup {
    let me = who.person.as_ref().map(|person| &person.id);
    let waits_for_me = |head: &TableHead| {
        head.waiting.iter().any(|seat| {
            let seat = head.seats.get(usize::from(*seat).saturating_sub(1));
            me.is_some() && seat.is_some_and(|seat| seat.person.as_ref() == me)
        })
    };
    html! {
        section.tile {
            h2 { (say(who.language, title)) }
            ul.list {
                @if tables.is_empty() { li.muted { (say(who.language, "page-no-tables")) } }
                @for head in tables {
                    li {
                        a href={ "/table/" (head.id) } {
                            span { (head.title) }
                            small { (head.seats.iter().map(|seat| seat.name.as_str()).filter(|name| !name.is_empty()).collect::<Vec<_>>().join(", ")) }
                            @if waits_for_me(head) { span.yours { (say(who.language, "page-your-turn")) } }
                        }
                    }
                }
            }
        }
    }
}

/// Which game somebody wants to play at once.
#[derive(Deserialize)]
pub(super) struct Wanted {
    game: String,
}

/// A table against bots, dealt; who is nobody yet becomes a guest.
pub(super) async fn play(
    State(app): State<App>,
    _: OwnPage,
    who: Who,
    address: Address,
    headers: HeaderMap,
    Form(wanted): Form<Wanted>,
) -> Response {
    let began = async {
        let (known, secret) = match (who.person.clone(), who.session.clone()) {
            (Some(person), Some(session)) => {
                (Known { person, session, language: who.language }, None)
            }
            _ => {
                app.limits.check(Rate::Guests, Caller::Address(address))?;
                let person = sessions::guest(say(who.language, "page-guest"))?;
                app.store().create_person(person.clone()).await?;
                let secret = app.register().await.open_browser(&person.id, &headers).await?;
                let found = app.store().session(&session_key(&secret), crate::wall_clock()).await?;
                let (session, person) = found.ok_or_else(Problem::sign_in)?;
                (Known { person, session, language: who.language }, Some(secret))
            }
        };
        let table = api::play_now(&app, &known, &wanted.game).await?;
        Ok::<_, Problem>((table, secret))
    };
    match began.await {
        Ok((table, secret)) => {
            let there = Redirect::to(&format!("/table/{table}"));
            match secret {
                Some(secret) => sessions::with_session(&app.config, &secret, there),
                None => there.into_response(),
            }
        }
        Err(problem) => sorry(&who, &problem),
    }
}

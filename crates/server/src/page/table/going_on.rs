//! Playing on from a position of a game that is over.

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::response::{Redirect, Response};
use damrak_core::{Phrase, Seat};
use damrak_pages::shell::say_phrase;
use damrak_pages::table::going_on::{From, page};
use damrak_pages::table::line::{self, Tried};
use damrak_store::TableId;
use damrak_table::Problem;
use serde::Deserialize;

use crate::app::App;
use crate::page::send::{send, sorry};
use crate::page::site::guest::Entrance;
use crate::service::going_on::{self, Others, PlayOn};
use crate::who::Who;

/// What is tried instead of what came then, and what the form says.
#[derive(Clone, Deserialize)]
pub(super) struct Wanted {
    #[serde(default)]
    line: String,
    #[serde(default)]
    seat: Option<Seat>,
    #[serde(default)]
    others: String,
}

impl Wanted {
    fn line(&self) -> Result<Tried, Problem> {
        line::read(&self.line).ok_or_else(|| Problem::bad("server-no-line"))
    }
}

/// Asks where to sit and against whom.
pub(super) async fn ask(
    State(app): State<App>,
    Path((table, decision)): Path<(String, u32)>,
    Query(wanted): Query<Wanted>,
    who: Who,
) -> Response {
    let id = TableId(table);
    let asked = asked(&app, &who, &id, decision, &wanted, None);
    asked.await.unwrap_or_else(|problem| sorry(&who, &problem))
}

async fn asked(
    app: &App,
    who: &Who,
    id: &TableId,
    decision: u32,
    wanted: &Wanted,
    problem: Option<&Problem>,
) -> Result<Response, Problem> {
    let visit = app.hub.visit(id, who.id()).await?;
    let over = visit.over()?;
    let past = app.hub.past(over.all_eyes(), decision).await?;
    let line = wanted.line()?;
    Ok(send(who, &page(who, From { over, past: &past, line: &line }, problem)))
}

/// Makes the table; whoever is nobody yet comes in as a guest.
pub(super) async fn play_on(
    State(app): State<App>,
    Path((table, decision)): Path<(String, u32)>,
    entrance: Entrance,
    who: Who,
    Form(wanted): Form<Wanted>,
) -> Response {
    let id = TableId(table);
    let made = async {
        // Nobody becomes a guest for a game that they may not go on with.
        let visit = app.hub.visit(&id, who.id()).await?;
        let title = &visit.over()?.facts().head().title;
        let line = wanted.line()?;
        let number = decision.saturating_add(line.len() as u32);
        let title = Phrase::new("boards-play-on-title")
            .with("title", title.as_str())
            .with("number", number);
        let on = PlayOn {
            decision,
            line,
            seat: wanted.seat.ok_or_else(|| Problem::bad("server-no-such-seat"))?,
            others: Others::read(&wanted.others)?,
            title: say_phrase(who.language, &title),
        };
        let entered = entrance.enter(&app, &who, None).await?;
        let table = going_on::play_on(&app, &entered.known, &id, on).await?;
        Ok::<_, Problem>(entered.answer(&app, Redirect::to(&format!("/table/{table}"))))
    };
    match made.await {
        Ok(answer) => answer,
        Err(problem) => asked(&app, &who, &id, decision, &wanted, Some(&problem))
            .await
            .unwrap_or_else(|problem| sorry(&who, &problem)),
    }
}

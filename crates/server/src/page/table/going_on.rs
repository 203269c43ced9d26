//! Playing on from a position of a game that is over.

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::response::{Redirect, Response};
use damrak_core::Phrase;
use damrak_pages::shell::say_phrase;
use damrak_pages::table::going_on::{From, page};
use damrak_pages::think::place::Place;
use damrak_store::TableId;
use damrak_table::Problem;

use crate::app::App;
use crate::page::send::{send, sorry};
use crate::page::site::guest::Entrance;
use crate::service::going_on::{self, Others, PlayOn};
use crate::service::thinking;
use crate::who::Who;

type Fields = Vec<(String, String)>;

/// What a form says beside the place.
fn said<'f>(fields: &'f Fields, name: &str) -> Option<&'f str> {
    fields.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str())
}

fn place(table: &TableId, decision: u32, fields: &Fields) -> Result<Place, Problem> {
    Place::read(&table.0, decision, fields).ok_or_else(|| Problem::bad("server-no-line"))
}

/// Asks where to sit and against whom.
pub(super) async fn ask(
    State(app): State<App>,
    Path((table, decision)): Path<(String, u32)>,
    Query(fields): Query<Fields>,
    who: Who,
) -> Response {
    let id = TableId(table);
    let asked = asked(&app, &who, &id, decision, &fields, None);
    asked.await.unwrap_or_else(|problem| sorry(&who, &problem))
}

async fn asked(
    app: &App,
    who: &Who,
    id: &TableId,
    decision: u32,
    fields: &Fields,
    problem: Option<&Problem>,
) -> Result<Response, Problem> {
    let visit = app.hub.visit(id, who.id()).await?;
    let over = visit.over()?;
    let mut place = place(id, decision, fields)?;
    place.decision = place.decision.min(over.facts().decisions());
    let mut position = match place.sets.is_empty() {
        true => {
            let past = app.hub.past(over.all_eyes(), place.decision).await?;
            past.position(over).ok_or_else(Problem::not_found)?.fork()
        }
        false => thinking::arranged_by_hand(app, &visit, &place).await?,
    };
    for (seat, notation) in &place.line {
        position.act(*seat, notation)?;
    }
    let from = From { over, place: &place, position: position.as_ref() };
    Ok(send(who, &page(who, from, problem)))
}

/// Makes the table; whoever is nobody yet comes in as a guest.
pub(super) async fn play_on(
    State(app): State<App>,
    Path((table, decision)): Path<(String, u32)>,
    entrance: Entrance,
    who: Who,
    Form(fields): Form<Fields>,
) -> Response {
    let id = TableId(table);
    let made = async {
        // Nobody becomes a guest for a game that they may not go on with.
        let visit = app.hub.visit(&id, who.id()).await?;
        let title = &visit.over()?.facts().head().title;
        let place = place(&id, decision, &fields)?;
        let number = decision.saturating_add(place.line.len() as u32);
        let title = Phrase::new("boards-play-on-title")
            .with("title", title.as_str())
            .with("number", number);
        let seat = said(&fields, "seat").and_then(|seat| seat.parse().ok());
        let on = PlayOn {
            place,
            seat: seat.ok_or_else(|| Problem::bad("server-no-such-seat"))?,
            others: Others::read(said(&fields, "others").unwrap_or_default())?,
            title: say_phrase(who.language, &title),
        };
        let entered = entrance.enter(&app, &who, None).await?;
        let table = going_on::play_on(&app, &entered.known, &id, on).await?;
        Ok::<_, Problem>(entered.answer(&app, Redirect::to(&format!("/table/{table}"))))
    };
    match made.await {
        Ok(answer) => answer,
        Err(problem) => asked(&app, &who, &id, decision, &fields, Some(&problem))
            .await
            .unwrap_or_else(|problem| sorry(&who, &problem)),
    }
}

//! Sitting down: where an invitation leads, and taking a seat.

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use damrak_core::Seat;
use damrak_pages::site::fields::Fields;
use damrak_pages::site::invitation::{self, Shown, hindered, hindrance};
use damrak_store::TableId;
use damrak_table::Problem;
use damrak_table::wish::Wish;
use serde::Deserialize;

use super::guest::Entrance;
use crate::app::App;
use crate::page::send::{send, sorry};
use crate::who::Who;

/// What an invitation says.
#[derive(Deserialize)]
pub(super) struct Asked {
    seat: Seat,
    #[serde(default)]
    invitation: String,
}

/// Asks whether somebody wants to sit down.
pub(super) async fn ask(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(asked): Query<Asked>,
    who: Who,
) -> Response {
    show(&app, &who, &TableId(table), asked.seat, &asked.invitation).await
}

/// Where an invitation leads somebody who does not sit there yet; a seat without one is asked for with an empty
/// secret. Whatever is wrong with it is said with what to do next.
pub(in crate::page) async fn show(
    app: &App,
    who: &Who,
    table: &TableId,
    seat: Seat,
    secret: &str,
) -> Response {
    landing(app, who, table, Shown { seat, secret }, &Fields::default(), None).await
}

async fn landing(
    app: &App,
    who: &Who,
    id: &TableId,
    shown: Shown<'_>,
    filled: &Fields,
    problem: Option<&Problem>,
) -> Response {
    let visit = match app.hub.visit(id, who.id()).await {
        Ok(visit) => visit,
        Err(problem) => return sorry(who, &problem),
    };
    let (table, me) = (visit.facts(), who.id());
    let sits = me.is_some_and(|me| !table.seats_of(me).is_empty());
    let may_sit_twice = table.settings().hot_seat && me == Some(&table.head().owner);
    if sits && !may_sit_twice {
        return Redirect::to(&format!("/table/{id}")).into_response();
    }
    match hindrance(who, table, shown) {
        Some(key) => send(who, &hindered(who, table, key)),
        None => send(who, &invitation::page(who, table, shown, filled, problem)),
    }
}

/// Sits down; who is nobody yet becomes a guest.
pub(super) async fn sit(
    State(app): State<App>,
    Path(table): Path<String>,
    entrance: Entrance,
    who: Who,
    Form(fields): Form<Fields>,
) -> Response {
    let id = TableId(table);
    let Some(seat) =
        fields.text("seat").and_then(|text| text.parse().ok()).and_then(Seat::from_number)
    else {
        return sorry(&who, &Problem::bad("site-no-such-seat"));
    };
    let secret = fields.or("invitation", "");
    let shown = Shown { seat, secret };
    let again =
        async |problem: &Problem| landing(&app, &who, &id, shown, &fields, Some(problem)).await;
    // Nobody becomes a guest for a seat that is not to be had.
    match app.hub.visit(&id, who.id()).await {
        Ok(visit) => {
            if let Some(key) = hindrance(&who, visit.facts(), shown) {
                return send(&who, &hindered(&who, visit.facts(), key));
            }
        }
        Err(problem) => return sorry(&who, &problem),
    }
    let entered = match entrance.enter(&app, &who, fields.text("name")).await {
        Ok(entered) => entered,
        Err(problem) => return again(&problem).await,
    };
    let wish = Wish::Sit {
        seat,
        invitation: Some(secret.to_owned()).filter(|secret| !secret.is_empty()),
        nonce: fields.or("nonce", "").to_owned(),
    };
    match app.hub.wish(&id, entered.known.asker(), wish).await {
        Ok(_) => entered.answer(&app, Redirect::to(&format!("/table/{id}"))),
        Err(problem) => {
            let answer = again(&problem).await;
            entered.answer(&app, answer)
        }
    }
}

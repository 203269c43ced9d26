//! Sitting down: where an invitation leads, and taking a seat.

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use damrak_core::Seat;
use damrak_pages::site::fields::Fields;
use damrak_pages::site::invitation::{self, Shown, Wanted, hindered, hindrance};
use damrak_store::TableId;
use damrak_table::wish::Wish;
use damrak_table::{Problem, random};
use serde::Deserialize;

use super::guest::Entrance;
use crate::app::App;
use crate::page::send::{send, sorry};
use crate::who::{Known, Who};

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
    let shown = Shown { seat: Wanted::Seat(seat), secret };
    landing(app, who, table, shown, &Fields::default(), None).await
}

/// Where the address of a table leads somebody for whom a seat is free there; nothing if it is not, or if they sit there.
pub(in crate::page) async fn offered(app: &App, who: &Who, table: &TableId) -> Option<Response> {
    let visit = app.hub.visit(table, who.id()).await.ok()?;
    let facts = visit.facts();
    let is_known =
        who.id().is_some_and(|me| facts.head().owner == *me || !facts.seats_of(me).is_empty());
    let shown = Shown { seat: Wanted::Any, secret: "" };
    if is_known || hindrance(who, facts, shown).is_some() {
        return None;
    }
    Some(landing(app, who, table, shown, &Fields::default(), None).await)
}

/// What somebody without a name is called unless they say otherwise: nobody at the table has this name.
fn proposed(taken: &[String]) -> Option<&'static str> {
    const NAMES: [&str; 20] = [
        "Cato", "Dirk", "Elsje", "Floris", "Hille", "Jacob", "Kee", "Lijsbeth", "Maarten", "Nelle",
        "Otto", "Pleun", "Quirijn", "Rika", "Sander", "Trijn", "Wout", "Ymke", "Barend", "Aagje",
    ];
    let first = usize::from(*random::bytes().ok()?.first()?) % NAMES.len();
    let mut names = NAMES.iter().cycle().skip(first).take(NAMES.len()).copied();
    names.find(|name| !taken.iter().any(|taken| taken == name))
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
    if let Some(key) = hindrance(who, table, shown) {
        return send(who, &hindered(who, table, key));
    }
    let mut filled = filled.clone();
    if let Some(name) = proposed(&table.names()).filter(|_| filled.get("name").is_none()) {
        filled.0.push(("name".to_owned(), name.to_owned()));
    }
    send(who, &invitation::page(who, table, shown, &filled, problem))
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
    let wanted = match fields.text("seat").unwrap_or_default().parse::<Wanted>() {
        Ok(wanted) => wanted,
        Err(problem) => return sorry(&who, &problem),
    };
    let secret = fields.or("invitation", "");
    let shown = Shown { seat: wanted, secret };
    let again =
        async |problem: &Problem| landing(&app, &who, &id, shown, &fields, Some(problem)).await;
    // Nobody becomes a guest for a seat that is not to be had.
    let game = match app.hub.visit(&id, who.id()).await {
        Ok(visit) => {
            if let Some(key) = hindrance(&who, visit.facts(), shown) {
                return send(&who, &hindered(&who, visit.facts(), key));
            }
            visit.facts().kit().name()
        }
        Err(problem) => return sorry(&who, &problem),
    };
    let entered = match entrance.enter(&app, &who, fields.text("name")).await {
        Ok(entered) => entered,
        Err(problem) => return again(&problem).await,
    };
    match take_seat(&app, &entered.known, &id, shown, fields.or("nonce", "")).await {
        Ok(()) => {
            let learns = fields.text("then") == Some("learn");
            let next = match learns {
                true => format!("/learn/{game}?table={id}"),
                false => format!("/table/{id}"),
            };
            entered.answer(&app, Redirect::to(&next))
        }
        Err(problem) => {
            let answer = again(&problem).await;
            entered.answer(&app, answer)
        }
    }
}

/// Takes the seat that is wanted. Who takes any goes on to the next if somebody was quicker.
async fn take_seat(
    app: &App,
    known: &Known,
    id: &TableId,
    shown: Shown<'_>,
    nonce: &str,
) -> Result<(), Problem> {
    let mut tried = None;
    loop {
        let visit = app.hub.visit(id, Some(&known.person.id)).await?;
        let seat =
            shown.seat.at(visit.facts()).ok_or_else(|| Problem::not_now("site-no-seat-left"))?;
        let invitation = Some(shown.secret.to_owned()).filter(|secret| !secret.is_empty());
        let wish = Wish::Sit { seat, invitation, nonce: nonce.to_owned() };
        match app.hub.wish(id, known.asker(), wish).await {
            Ok(_) => return Ok(()),
            Err(problem) if tried == Some(seat) || shown.seat != Wanted::Any => {
                return Err(problem);
            }
            Err(_) => tried = Some(seat),
        }
    }
}

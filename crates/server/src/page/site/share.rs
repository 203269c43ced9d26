//! Getting people to a table: its address and the invitations to its seats.

use axum::Form;
use axum::extract::{Path, State};
use axum::response::Response;
use damrak_core::Seat;
use damrak_pages::site::share::{self, Invitation};
use damrak_store::{PersonId, TableId};
use damrak_table::Problem;
use damrak_table::visit::Visit;
use serde::Deserialize;

use crate::app::App;
use crate::page::send::{send, sorry};
use crate::service::invitations::{self, renew_invitation};
use crate::service::making::Made;
use crate::who::Who;

fn shown(invitation: &invitations::Invitation) -> Invitation<'_> {
    Invitation { seat: invitation.seat, link: &invitation.link }
}

/// A table that has just been made.
pub(super) async fn ready(app: &App, who: &Who, maker: &PersonId, made: &Made) -> Response {
    let visit = match app.hub.visit(&made.table, Some(maker)).await {
        Ok(visit) => visit,
        Err(problem) => return sorry(who, &problem),
    };
    let invitations: Vec<Invitation<'_>> = made.invitations.iter().map(shown).collect();
    send(who, &share::ready(who, maker, visit.facts(), &invitations))
}

/// The table, if whoever asks may bring others to it.
async fn find(app: &App, who: &Who, id: &TableId) -> Result<Visit, Problem> {
    let visit = app.hub.visit(id, who.id()).await?;
    let known = who.known()?;
    let table = visit.facts();
    let sits = !table.seats_of(&known.person.id).is_empty();
    if sits || table.head().owner == known.person.id {
        Ok(visit)
    } else {
        Err(Problem::forbidden())
    }
}

pub(super) async fn show(State(app): State<App>, Path(table): Path<String>, who: Who) -> Response {
    match find(&app, &who, &TableId(table)).await {
        Ok(visit) => send(&who, &share::page(&who, visit.facts(), None)),
        Err(problem) => sorry(&who, &problem),
    }
}

/// For which seat a new invitation is wanted.
#[derive(Deserialize)]
pub(super) struct Wanted {
    seat: Seat,
}

/// A new invitation to a seat; the old one no longer works.
pub(super) async fn renew(
    State(app): State<App>,
    Path(table): Path<String>,
    who: Who,
    Form(wanted): Form<Wanted>,
) -> Response {
    let id = TableId(table);
    let renewed = async {
        let visit = find(&app, &who, &id).await?;
        let invitation = renew_invitation(&app, &who.known()?, &id, wanted.seat).await?;
        Ok::<_, Problem>((visit, invitation))
    };
    match renewed.await {
        Ok((visit, invitation)) => {
            send(&who, &share::page(&who, visit.facts(), Some(shown(&invitation))))
        }
        Err(problem) => sorry(&who, &problem),
    }
}

//! The page of a table: gathering, playing, looking back.
//!
//! Everything that changes on it is painted by [`Scenery`] and pushed whole; what belongs to the browser alone
//! (dialogs, the lines of the chat) stands beside it or is marked with `data-keep`.

mod chat;
mod fair;
mod going_on;
mod replay;
mod review;
mod screen;
mod think;
mod weigh;

use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Form, Router};
use damrak_core::Seat;
use damrak_store::TableId;
use serde::Deserialize;

use super::send::{send, sorry};
use super::site::{invitation, lists};
use crate::answer::Refusal;
use crate::app::App;
use crate::line::Line;
use crate::service::making;
use crate::who::{Known, Who};
use damrak_pages::table::{curtain, whole};
use damrak_table::Problem;
use damrak_table::live::message::Watcher;
use damrak_table::render::{Form as PictureForm, PagePart};
use damrak_table::wish::Wish;

/// Everything under `/table`.
pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/table/{table}", get(show))
        .route("/table/{table}/wish", post(wish))
        .route("/table/{table}/weigh", get(weigh::show))
        .route("/table/{table}/rematch", post(rematch))
        .route("/table/{table}/chat", get(chat::show).post(chat::say_line))
        .route("/table/{table}/review", get(review::show).post(review::look_longer))
        .route("/table/{table}/screen", get(screen::show))
        .route("/table/{table}/fair", get(fair::show))
        .route("/table/{table}/at", get(replay::find))
        .route("/table/{table}/at/{decision}", get(replay::show))
        .route("/table/{table}/think/{decision}", get(think::show))
        .route("/table/{table}/think/{decision}/best", get(think::best))
        .route("/table/{table}/think/{decision}/arrange", get(think::arrange).post(think::arranged))
        .route("/table/{table}/at/{decision}/on", get(going_on::ask).post(going_on::play_on))
}

/// From which seat somebody looks; invitations are for those who have none yet.
#[derive(Deserialize)]
struct Door {
    #[serde(default)]
    seat: Option<Seat>,
    #[serde(default)]
    invitation: Option<String>,
    /// Whoever only wants to look is not asked to sit down.
    #[serde(default)]
    look: Option<String>,
}

async fn show(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(door): Query<Door>,
    who: Who,
) -> Response {
    let id = TableId(table);
    if let (Some(seat), Some(secret)) = (door.seat, &door.invitation) {
        return invitation::show(&app, &who, &id, seat, secret).await;
    }
    if door.seat.is_none()
        && door.look.is_none()
        && let Some(offered) = invitation::offered(&app, &who, &id).await
    {
        return offered;
    }
    let shown = async {
        let part = match door.seat {
            None => curtain(&app, &who, &id).await?,
            Some(_) => None,
        };
        let part = match part {
            Some(curtain) => curtain,
            None => {
                let (person, language) = (who.id().cloned(), who.language);
                let form = PictureForm::Page;
                let watcher = Watcher { person, seat: door.seat, language, form };
                app.hub.look_page(&id, watcher).await?
            }
        };
        let elsewhere = lists::elsewhere(&app, &who, &id).await;
        let kits = app.hub.kits();
        let game = match whole::gathers(&part) {
            true => kits.find(&app.hub.head(&id).await?.game).map(|kit| (kits, kit)),
            false => None,
        };
        Ok::<_, Problem>(send(&who, &whole::page(&who, &id, part, elsewhere, game)))
    };
    shown.await.unwrap_or_else(|problem| sorry(&who, &problem))
}

/// What somebody with several seats sees who does not say for which they come.
async fn curtain(app: &App, who: &Who, id: &TableId) -> Result<Option<PagePart>, Problem> {
    let Some(me) = who.id() else { return Ok(None) };
    let visit = app.hub.visit(id, Some(me)).await?;
    Ok(curtain::page(visit.facts(), me, who.language))
}

/// A wish from a plain form.
async fn wish(
    State(app): State<App>,
    Path(table): Path<String>,
    who: Who,
    known: Result<Known, Refusal>,
    line: Line,
    Form(fields): Form<Vec<(String, String)>>,
) -> Response {
    let id = TableId(table);
    let seat = fields.iter().find(|(name, _)| name == "seat").map(|(_, seat)| seat.clone());
    let granted = async {
        let known = known.map_err(|_| Problem::sign_in())?;
        let wish = Wish::from_fields(fields)?;
        let visit = app.hub.visit(&id, Some(&known.person.id)).await?;
        let hot = visit.facts().seats_of(&known.person.id).len() > 1;
        app.hub.wish(&id, known.asker_over(&line), wish).await?;
        Ok::<_, Problem>(hot)
    };
    match granted.await {
        Ok(true) => {
            let seat = seat.unwrap_or_default();
            let seat: String = seat.chars().filter(char::is_ascii_digit).collect();
            Redirect::to(&format!("/table/{id}?seat={seat}")).into_response()
        }
        Ok(false) => Redirect::to(&format!("/table/{id}")).into_response(),
        Err(problem) => sorry(&who, &problem),
    }
}

/// The same people once more.
async fn rematch(
    State(app): State<App>,
    Path(table): Path<String>,
    who: Who,
    known: Result<Known, Refusal>,
) -> Response {
    let made = async {
        let known = known.map_err(|_| Problem::sign_in())?;
        making::play_again(&app, &known, TableId(table)).await
    };
    match made.await {
        Ok(made) => Redirect::to(&format!("/table/{}", made.table)).into_response(),
        Err(problem) => sorry(&who, &problem),
    }
}

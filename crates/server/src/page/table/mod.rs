//! The page of a table: gathering, playing, looking back.
//!
//! Everything that changes on it is painted by [`Scenery`] and pushed whole; what belongs to the browser alone
//! (dialogs, the lines of the chat) stands beside it or is marked with `data-keep`.

mod chat;
mod curtain;
mod fair;
mod replay;
mod review;
mod weigh;

use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Form, Router};
use damrak_core::Seat;
use damrak_store::TableId;
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;
use serde_json::{Map, Value};

use super::shell::{Page, say, send, sorry};
use super::site::{invitation, lists};
use crate::answer::Refusal;
use crate::api::making;
use crate::app::App;
use crate::line::Line;
use crate::who::{Known, Who};
use damrak_pages::bundles;
use damrak_pages::site::lists::way_to_next;
use damrak_table::Problem;
use damrak_table::live::message::Watcher;
use damrak_table::render::Form as PictureForm;
use damrak_table::wish::Wish;

/// Everything under `/table`.
pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/table/{table}", get(show))
        .route("/table/{table}/wish", post(wish))
        .route("/table/{table}/weigh", get(weigh::show))
        .route("/table/{table}/rematch", post(rematch))
        .route("/table/{table}/chat", get(chat::show).post(chat::say_line))
        .route("/table/{table}/review", get(review::show))
        .route("/table/{table}/fair", get(fair::show))
        .route("/table/{table}/at", get(replay::find))
        .route("/table/{table}/at/{decision}", get(replay::show))
}

/// From which seat somebody looks; invitations are for those who have none yet.
#[derive(Deserialize)]
struct Door {
    #[serde(default)]
    seat: Option<Seat>,
    #[serde(default)]
    invitation: Option<String>,
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
    let shown = async {
        let person = who.person.as_ref().map(|person| person.id.clone());
        if door.seat.is_none()
            && let Some(person) = &person
            && let Some(curtain) = curtain::page(&app, &id, person, who.language).await?
        {
            return Ok(curtain);
        }
        let watcher =
            Watcher { person, seat: door.seat, language: who.language, form: PictureForm::Page };
        let picture = app.hub.look(&id, watcher).await?.document();
        let picture: Value = serde_json::from_slice(&picture).unwrap_or_default();
        let part = |name: &str| picture[name].as_str().unwrap_or_default().to_owned();
        Ok::<_, Problem>((part("title"), PreEscaped(part("html"))))
    };
    match shown.await {
        Ok((title, scenery)) => {
            let elsewhere = lists::plays_elsewhere(&app, &who, &id).await;
            let next = html! { @if elsewhere { (way_to_next(&who, &id)) } };
            let body = html! { (next) (scenery) (dialogs(&who)) };
            let preview = format!("/table/{id}/preview.png");
            send(&who, &Page::new(title, body).with_preview(preview))
        }
        Err(problem) => sorry(&who, &problem),
    }
}

/// What the page may ask or show on top of itself.
fn dialogs(who: &Who) -> Markup {
    let word = |key| say(who.language, key);
    html! {
        dialog #ask aria-labelledby="ask-what" {
            p #ask-what {}
            form method="dialog" {
                button.main value="yes" { (word("page-confirm")) }
                button value="no" { (word("page-not-yet")) }
            }
        }
        dialog #rule aria-label=(word("page-rules")) {
            div #rule-text {}
            form method="dialog" { button { (word("page-close")) } }
        }
        p.notice.problem #deal-changed role="alert" hidden { (word("page-deal-changed")) }
        p.notice.problem #deal-not-ours role="alert" hidden { (word("page-deal-not-ours")) }
        p #cannot hidden { (word("page-cannot-now")) }
    }
}

/// A wish from a plain form; numbers and answers come as text there.
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
        let wish: Wish = serde_json::from_value(as_document(bundles::join(fields, "action")))
            .map_err(|error| Problem::bad("server-bad-body").with("problem", error.to_string()))?;
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

fn as_document(fields: Vec<(String, String)>) -> Value {
    let mut document = Map::new();
    for (name, text) in fields {
        let value = match &*name {
            "seat" | "to" | "about" | "attempt" => text.parse::<u32>().ok().map(Value::from),
            "step" if text.is_empty() => Some(Value::Null),
            "step" => text.parse::<u32>().ok().map(Value::from),
            "agrees" | "allowed" => text.parse::<bool>().ok().map(Value::from),
            _ => None,
        };
        document.insert(name, value.unwrap_or(Value::String(text)));
    }
    Value::Object(document)
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

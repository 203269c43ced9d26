//! For whoever looks after the house and the people in it.

use axum::Json;
use axum::extract::{Path, Query, State};
use damrak_store::{Order, Person, PersonId, TableId};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::answer::{Answer, Body, InLanguage};
use crate::app::App;
use crate::care;
use crate::who::Admin;
use damrak_table::Problem;

/// How many people a search shows.
const FOUND: u32 = 100;

fn describe(person: &Person) -> Value {
    json!({
        "id": person.id,
        "name": person.name,
        "user_name": person.user_name,
        "admin": person.admin,
        "blocked": person.blocked,
        "created": person.created,
    })
}

/// What to look for.
#[derive(Deserialize)]
pub(super) struct PeopleQuery {
    #[serde(default)]
    text: String,
}

pub(super) async fn people(
    State(app): State<App>,
    Admin(known): Admin,
    Query(query): Query<PeopleQuery>,
) -> Answer<Value> {
    let people = app.store().find_people(query.text.trim(), FOUND).await;
    let people = people.in_language(known.language)?;
    Ok(Json(json!({"people": people.iter().map(describe).collect::<Vec<_>>()})))
}

/// Whether somebody is to be blocked, or let in again.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Block {
    blocked: bool,
    #[serde(default)]
    reason: String,
}

/// Blocks somebody: all their sessions and tokens end, they cannot sign in, and they leave their tables.
pub(super) async fn block(
    State(app): State<App>,
    Admin(known): Admin,
    Path(id): Path<String>,
    Body(block): Body<Block>,
) -> Answer<Value> {
    let id = PersonId(id);
    let order = if block.blocked { Order::Block(id.clone()) } else { Order::Unblock(id.clone()) };
    let changed = async {
        care::carry_out(&app, &known, order, &block.reason).await?;
        one_person(&app, &id).await
    };
    Ok(Json(changed.await.in_language(known.language)?))
}

/// Somebody as admins see them.
pub(super) async fn one_person(app: &App, id: &PersonId) -> Result<Value, Problem> {
    let person = app.store().person(id).await?.ok_or_else(Problem::not_found)?;
    Ok(json!({"person": describe(&person)}))
}

/// Closes a table, also one that is being played.
pub(super) async fn close_table(
    State(app): State<App>,
    Admin(known): Admin,
    Path(table): Path<String>,
) -> Answer<Value> {
    let id = TableId(table);
    let closed = care::close_table(&app, &known, &id, "").await;
    let version = closed.in_language(known.language)?;
    Ok(Json(json!({ "version": version })))
}

/// How the server does.
pub(super) async fn status(State(app): State<App>, _: Admin) -> Json<Value> {
    let metrics = &app.metrics;
    Json(json!({
        "version": env!("CARGO_PKG_VERSION"),
        "stores": app.store().ready().await.is_ok(),
        "tables": {"in_memory": app.hub.in_memory(), "decisions": metrics.decisions.get()},
        "bots": {"queued": app.bots.queued(), "thinking": app.bots.thinking()},
        "requests": {"answered": metrics.requests.get(), "refused": metrics.refused.get()},
        "connections": {"open": metrics.connections.get(), "streams": metrics.streams.get()},
        "passwords": {"queued": app.hashers.busy()},
        "limits": {"on": app.config.limits, "remembered": app.limits.remembered()},
    }))
}

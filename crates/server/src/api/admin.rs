//! For whoever looks after the house and the people in it.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{Redirect, Response};
use damrak_core::Phrase;
use damrak_store::{Person, PersonId, TableId};
use damrak_words::{SeatNumbers, words};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::answer::{Answer, Body, InLanguage, Refusal};
use crate::app::App;
use crate::problem::Problem;
use crate::sessions;
use crate::table::wish::Wish;
use crate::who::{Admin, Who};

/// How many people a search shows.
const FOUND: u32 = 100;

/// The secret of the link that was shown when the server first started.
#[derive(Deserialize)]
pub(super) struct Begin {
    secret: String,
}

/// Makes the visitor the first admin; a visitor without a session becomes a guest on the way.
pub(super) async fn begin(
    State(app): State<App>,
    who: Who,
    Query(begin): Query<Begin>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let begun = async {
        let register = app.register().await;
        register.claim_first_admin(&begin.secret).await?;
        let person = match who.person {
            Some(person) => {
                let person = Person { admin: true, ..register.person(&person.id).await? };
                register.save(&person).await?;
                person
            }
            None => {
                let name = words().say(who.language, &Phrase::new("server-admin"), &SeatNumbers);
                let person = Person { admin: true, ..sessions::guest(name)? };
                app.store().create_person(person.clone()).await?;
                person
            }
        };
        tracing::info!(person = %person.id, "the first admin has come");
        let secret = register.renew_browser(&person.id, &headers).await?;
        Ok::<_, Problem>(sessions::with_session(&app.config, &secret, Redirect::to("/")))
    };
    begun.await.in_language(who.language)
}

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
}

/// Blocks somebody: all his sessions and tokens end, and he cannot sign in.
pub(super) async fn block(
    State(app): State<App>,
    Admin(known): Admin,
    Path(id): Path<String>,
    Body(block): Body<Block>,
) -> Answer<Value> {
    let id = PersonId(id);
    let changed = async {
        if id == known.person.id {
            return Err(Problem::not_now("server-not-oneself"));
        }
        let register = app.register().await;
        let mut person = register.person(&id).await?;
        person.blocked = block.blocked;
        register.save(&person).await?;
        if person.blocked {
            register.end_all(&person.id, None).await?;
        }
        tracing::info!(admin = %known.person.id, person = %id, blocked = block.blocked, "blocking");
        Ok(person)
    };
    let person = changed.await.in_language(known.language)?;
    Ok(Json(json!({"person": describe(&person)})))
}

/// Closes a table, also one that is being played.
pub(super) async fn close_table(
    State(app): State<App>,
    Admin(known): Admin,
    Path(table): Path<String>,
) -> Answer<Value> {
    let id = TableId(table);
    let closed = app.hub.wish(&id, known.asker(), Wish::Close {}).await;
    let version = closed.in_language(known.language)?;
    tracing::info!(admin = %known.person.id, table = %id, "closed");
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

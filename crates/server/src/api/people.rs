//! People: coming in as a guest, one's own name and settings, what others may know.

use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use damrak_notices::choice::SETTING;
use damrak_store::{Person, PersonId};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::answer::{Answer, Body, InLanguage, Refusal};
use crate::app::App;
use crate::asking::OwnPage;
use crate::browser::Browser;
use crate::cookies::with_session;
use crate::register;
use crate::service::entering::come_in;
use crate::service::own_settings::{Change, change};
use crate::service::profile::{Profile, look_up};
use crate::who::{Known, Owner, Who};
use damrak_table::Problem;
use damrak_table::text::visible_name;

/// What somebody may know about themselves.
pub(super) fn own_document(person: &Person) -> Value {
    let mut settings = person.settings.clone();
    if let Some(settings) = settings.as_object_mut() {
        // Notifications have an address of their own.
        settings.remove(SETTING);
    }
    json!({"person": {
        "id": person.id,
        "name": person.name,
        "user_name": person.user_name,
        "admin": person.admin,
        "settings": settings,
        "created": person.created,
    }})
}

/// What somebody wants to be called.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewGuest {
    name: String,
}

/// Whoever asks comes in or, if they are in already, takes another name.
pub(super) async fn guest(
    State(app): State<App>,
    _: OwnPage,
    browser: Browser,
    who: Who,
    Body(new): Body<NewGuest>,
) -> Result<Response, Refusal> {
    let language = who.language;
    let entered = async {
        let name = visible_name(&new.name)?;
        if who.session.is_some() {
            let wanted = Change { name: Some(name), settings: None };
            let person = change(&app, &who.owner()?, wanted).await?;
            return Ok::<_, Problem>(Json(own_document(&person)).into_response());
        }
        let guest = register::guest(name)?;
        let (person, secret) = come_in(&app, &browser, guest).await?;
        Ok(with_session(&app.config, &secret, Json(own_document(&person))))
    };
    entered.await.in_language(language)
}

/// Who am I?
pub(super) async fn me(known: Known) -> Json<Value> {
    Json(own_document(&known.person))
}

pub(super) async fn change_me(
    State(app): State<App>,
    known: Owner,
    Body(wanted): Body<Change>,
) -> Answer<Value> {
    let person = change(&app, &known, wanted).await.in_language(known.language)?;
    Ok(Json(own_document(&person)))
}

pub(super) async fn profile(
    State(app): State<App>,
    Path(id): Path<String>,
    who: Who,
) -> Answer<Value> {
    let Profile { person, ratings, games } =
        look_up(&app, &PersonId(id)).await.in_language(who.language)?;
    let ratings: Vec<Value> = ratings
        .into_iter()
        .map(|rating| {
            json!({
                "pool": rating.pool,
                "mean": rating.mean,
                "deviation": rating.deviation,
                "games": rating.games,
            })
        })
        .collect();
    Ok(Json(json!({"person": {
        "id": person.id,
        "name": person.name,
        "account": person.user_name.is_some(),
        "ratings": ratings,
        "games": games,
    }})))
}

//! People: coming in as a guest, one's own name and settings, what others may know.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use damrak_store::{Person, PersonId, Rating, Status, TableHead, TableQuery};
use damrak_words::Language;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::address::Address;
use crate::answer::{Answer, Body, InLanguage, Refusal};
use crate::app::App;
use crate::notify::choice::SETTING;
use crate::sessions::{self, OwnPage};
use crate::who::{Known, Owner, Who};
use damrak_table::Problem;

pub(crate) use damrak_table::text::visible_name;

/// The most bytes of settings.
const SETTINGS: usize = 4096;
/// How many games a profile shows, and how many it looks through for them.
const GAMES: usize = 20;
const LOOKED_THROUGH: u32 = 200;

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
    address: Address,
    who: Who,
    headers: HeaderMap,
    Body(new): Body<NewGuest>,
) -> Result<Response, Refusal> {
    let language = who.language;
    let entered = async {
        let name = visible_name(&new.name)?;
        if who.session.is_some() {
            let person = change(&app, &who.owner()?, Some(name), None).await?;
            return Ok::<_, Problem>(Json(own_document(&person)).into_response());
        }
        let guest = sessions::guest(name)?;
        let (person, secret) = sessions::come_in(&app, address, &headers, guest).await?;
        Ok(sessions::with_session(&app.config, &secret, Json(own_document(&person))))
    };
    entered.await.in_language(language)
}

/// Who am I?
pub(super) async fn me(known: Known) -> Json<Value> {
    Json(own_document(&known.person))
}

/// What somebody changes about themselves.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Change {
    #[serde(default)]
    name: Option<String>,
    /// Those named are set, those that are null are removed, the others stay.
    #[serde(default)]
    settings: Option<Map<String, Value>>,
}

pub(super) async fn change_me(
    State(app): State<App>,
    known: Owner,
    Body(wanted): Body<Change>,
) -> Answer<Value> {
    let changed = async {
        let name = wanted.name.as_deref().map(visible_name).transpose()?;
        change(&app, &known, name, wanted.settings).await
    };
    let person = changed.await.in_language(known.language)?;
    Ok(Json(own_document(&person)))
}

/// Changes the name and the settings of whoever asks.
pub(crate) async fn change(
    app: &App,
    known: &Owner,
    name: Option<String>,
    settings: Option<Map<String, Value>>,
) -> Result<Person, Problem> {
    let register = app.register().await;
    let mut person = register.renewed(known).await?;
    if let Some(name) = name {
        person.name = name;
    }
    if let Some(settings) = settings {
        person.settings = merge_settings(person.settings, settings)?;
    }
    register.save(&person).await?;
    Ok(person)
}

/// Settings with others in their place; those that are null are removed.
pub(crate) fn merge_settings(old: Value, new: Map<String, Value>) -> Result<Value, Problem> {
    let mut settings = match old {
        Value::Object(settings) => settings,
        _ => Map::new(),
    };
    let own = settings.remove(SETTING);
    for (name, value) in new {
        if name == SETTING {
            return Err(Problem::bad("notify-own-address"));
        } else if value.is_null() {
            settings.remove(&name);
        } else {
            settings.insert(name, value);
        }
    }
    let is_language = |value: &Value| value.as_str().is_some_and(|s| s.parse::<Language>().is_ok());
    if settings.get("language").is_some_and(|value| !is_language(value)) {
        return Err(Problem::bad("server-unknown-language"));
    }
    let mut settings = Value::Object(settings);
    if settings.to_string().len() > SETTINGS {
        return Err(Problem::bad("server-settings-large").with("most", SETTINGS as u32));
    }
    if let Some(own) = own {
        settings[SETTING] = own;
    }
    Ok(settings)
}

/// What everybody may know about somebody.
#[derive(Debug)]
pub(crate) struct Profile {
    /// Who.
    pub(crate) person: Person,
    /// How strong they are.
    pub(crate) ratings: Vec<Rating>,
    /// What they played of late for all to see.
    pub(crate) games: Vec<TableHead>,
}

/// Looks somebody up.
pub(crate) async fn look_up(app: &App, id: &PersonId) -> Result<Profile, Problem> {
    let person = app.store().person(id).await?.ok_or_else(Problem::not_found)?;
    let ratings = app.store().ratings_of(id).await?;
    let past = app.store().tables(TableQuery::PastOf(id.clone()), LOOKED_THROUGH, 0).await?;
    let is_shown = |head: &TableHead| {
        let sat = head.seats.iter().any(|seat| seat.person.as_ref() == Some(&person.id));
        sat && head.public && head.status == Status::Over
    };
    let games = past.into_iter().filter(is_shown).take(GAMES).collect();
    Ok(Profile { person, ratings, games })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_merged_and_bounded() {
        let map = |value: Value| value.as_object().cloned().expect("an object");
        let old = json!({"theme": "dark", "sound": true});
        let new = map(json!({"sound": null, "language": "nl"}));
        let merged = merge_settings(old, new).expect("small");
        assert_eq!(merged, json!({"theme": "dark", "language": "nl"}));
        assert!(merge_settings(json!({}), map(json!({"language": "tlh"}))).is_err());
        assert!(merge_settings(json!({}), map(json!({"language": 3}))).is_err());
        assert!(merge_settings(json!({}), map(json!({"x": "y".repeat(5000)}))).is_err());
        assert_eq!(merge_settings(json!(null), Map::new()), Ok(json!({})));
        let choices = json!({"notify": {"push": false}});
        assert_eq!(merge_settings(choices.clone(), Map::new()), Ok(choices.clone()));
        assert!(merge_settings(choices.clone(), map(choices)).is_err());
    }
}

//! How somebody hears of their games when they are not looking.

use axum::Json;
use axum::extract::{Path, State};
use damrak_notices::BrowserKeys;
use damrak_notices::choice::Choice;
use damrak_store::{Person, TableId};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::address::Address;
use crate::answer::{Answer, Body, InLanguage};
use crate::app::App;
use crate::object::object;
use crate::service::notifications::{
    self as service, Hearing, NewChoice, ask_address, drop_address, hear_of, set_choice, try_ways,
};
use crate::who::Owner;
use damrak_table::Problem;

async fn document(app: &App, person: &Person) -> Result<Value, Problem> {
    let choice = Choice::of(person);
    let browsers = app.post.browsers_of(&person.id).await?.len();
    Ok(json!({
        "mail": {
            "possible": app.post.office.mailer.is_some(),
            "address": choice.mail.as_ref().map(|mail| &mail.address),
            "confirmed": choice.mail.as_ref().is_some_and(|mail| mail.confirmed),
        },
        "mail_mode": choice.mail_mode,
        "digest_hour": choice.digest_hour,
        "zone": choice.zone,
        "push": choice.push,
        "browsers": browsers,
        "webhook": choice.webhook,
        "kinds": choice.kinds,
        "muted": choice.muted,
    }))
}

/// What somebody has chosen.
pub(super) async fn show(State(app): State<App>, known: Owner) -> Answer<Value> {
    document(&app, &known.person).await.map(Json).in_language(known.language)
}

pub(super) async fn choose(
    State(app): State<App>,
    known: Owner,
    Body(new): Body<NewChoice>,
) -> Answer<Value> {
    let chosen = async { document(&app, &set_choice(&app, &known, new).await?).await };
    chosen.await.map(Json).in_language(known.language)
}

/// What a page subscribes its browser with.
pub(super) async fn push_key(State(app): State<App>, known: Owner) -> Answer<Value> {
    let keys = app.post.keys().await.in_language(known.language)?;
    Ok(Json(json!({ "key": keys.vapid.public() })))
}

/// A subscription as browsers write it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewBrowser {
    endpoint: String,
    #[serde(deserialize_with = "object")]
    keys: BrowserKeys,
    /// Push services tell when it ends; this is not needed.
    #[serde(default, rename = "expirationTime")]
    _expires: Option<Value>,
}

pub(super) async fn subscribe(
    State(app): State<App>,
    known: Owner,
    Body(NewBrowser { endpoint, keys, .. }): Body<NewBrowser>,
) -> Answer<Value> {
    let subscribed =
        async { document(&app, &service::subscribe(&app, &known, endpoint, keys).await?).await };
    subscribed.await.map(Json).in_language(known.language)
}

/// A browser that wants no more.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OldBrowser {
    endpoint: String,
}

pub(super) async fn unsubscribe(
    State(app): State<App>,
    known: Owner,
    Body(OldBrowser { endpoint }): Body<OldBrowser>,
) -> Answer<Value> {
    let unsubscribed = async {
        service::unsubscribe(&app, &known, &endpoint).await?;
        document(&app, &known.person).await
    };
    unsubscribed.await.map(Json).in_language(known.language)
}

/// Where mail shall go.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewAddress {
    address: String,
}

pub(super) async fn name_address(
    State(app): State<App>,
    known: Owner,
    from: Address,
    Body(new): Body<NewAddress>,
) -> Answer<Value> {
    let asked =
        async { document(&app, &ask_address(&app, &known, from, &new.address).await?).await };
    asked.await.map(Json).in_language(known.language)
}

pub(super) async fn forget_address(State(app): State<App>, known: Owner) -> Answer<Value> {
    let forgotten = async { document(&app, &drop_address(&app, &known).await?).await };
    forgotten.await.map(Json).in_language(known.language)
}

pub(super) async fn test(State(app): State<App>, known: Owner) -> Answer<Value> {
    let channels = try_ways(&app, &known).await.in_language(known.language)?;
    Ok(Json(json!({ "channels": channels })))
}

/// Whether somebody wants to hear of a table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Mute {
    mute: bool,
}

pub(super) async fn mute(
    State(app): State<App>,
    Path(table): Path<String>,
    known: Owner,
    Body(Mute { mute }): Body<Mute>,
) -> Answer<Value> {
    let hearing = if mute { Hearing::Muted } else { Hearing::Usual };
    let heard = hear_of(&app, &known, &TableId(table), hearing).await;
    heard.in_language(known.language)?;
    Ok(Json(json!({ "mute": mute })))
}

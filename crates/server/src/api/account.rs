//! Accounts, sessions and tokens.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use damrak_store::Session;
use serde::Deserialize;
use serde_json::{Value, json};

use super::people::own_document;
use crate::address::Address;
use crate::answer::{Answer, Body, InLanguage, Refusal};
use crate::app::App;
use crate::asking::OwnPage;
use crate::browser::Browser;
use crate::cookies::{with_session, without_session};
use crate::object::Object;
use crate::password::Password;
use crate::service::account::{
    NewAccount, NewPassword, SignIn, change_password, enter, leave, make_account,
};
use crate::service::leaving::go_for_good;
use crate::service::sessions::{end_own_session, make_token, own_sessions};
use crate::who::{Owner, Who};

pub(super) async fn create(
    State(app): State<App>,
    known: Owner,
    browser: Browser,
    Body(new): Body<NewAccount>,
) -> Result<Response, Refusal> {
    let made = make_account(&app, &known, &browser, new).await;
    let (person, secret) = made.in_language(known.language)?;
    Ok(with_session(&app.config, &secret, Json(own_document(&person))))
}

pub(super) async fn sign_in(
    State(app): State<App>,
    _: OwnPage,
    who: Who,
    browser: Browser,
    Body(wanted): Body<SignIn>,
) -> Result<Response, Refusal> {
    let entered = enter(&app, &who, &browser, wanted).await;
    let (person, secret) = entered.in_language(who.language)?;
    Ok(with_session(&app.config, &secret, Json(own_document(&person))))
}

pub(super) async fn sign_out(State(app): State<App>, who: Who) -> Result<Response, Refusal> {
    leave(&app, &who).await.in_language(who.language)?;
    Ok(without_session(&app.config, Json(json!({}))))
}

pub(super) async fn password(
    State(app): State<App>,
    known: Owner,
    address: Address,
    Body(wanted): Body<NewPassword>,
) -> Answer<Value> {
    change_password(&app, &known, address, wanted).await.in_language(known.language)?;
    Ok(Json(json!({})))
}

/// What an account must say before it is deleted.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Goodbye {
    password: Password,
}

pub(super) async fn delete(
    State(app): State<App>,
    known: Owner,
    address: Address,
    body: Bytes,
) -> Result<Response, Refusal> {
    let goodbye = serde_json::from_slice(&body).ok();
    let password = goodbye.map(|Object(Goodbye { password })| password);
    go_for_good(&app, &known, address, password).await.in_language(known.language)?;
    Ok(without_session(&app.config, Json(json!({}))))
}

fn describe(app: &App, session: &Session, current: &Session) -> Value {
    json!({
        "key": session.key,
        "kind": session.kind,
        "label": session.label,
        "created": session.created,
        "seen": session.seen,
        "expires": app.calendar.on_the_wall(session.ends),
        "current": session.key == current.key,
    })
}

pub(super) async fn list_sessions(State(app): State<App>, known: Owner) -> Answer<Value> {
    let sessions = own_sessions(&app, &known).await.in_language(known.language)?;
    let documents: Vec<Value> =
        sessions.iter().map(|session| describe(&app, session, &known.session)).collect();
    Ok(Json(json!({ "sessions": documents })))
}

pub(super) async fn end_session(
    State(app): State<App>,
    known: Owner,
    Path(key): Path<String>,
) -> Answer<Value> {
    end_own_session(&app, &known, &key).await.in_language(known.language)?;
    Ok(Json(json!({})))
}

/// What a token is to be called.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewToken {
    label: String,
}

pub(super) async fn new_token(
    State(app): State<App>,
    known: Owner,
    Body(new): Body<NewToken>,
) -> Result<Response, Refusal> {
    let (token, session) =
        make_token(&app, &known, &new.label).await.in_language(known.language)?;
    let mut document = describe(&app, &session, &known.session);
    document["token"] = json!(token);
    Ok((StatusCode::CREATED, Json(document)).into_response())
}

//! What the forms of one's own page ask for: the name, the account, sessions and tokens.

use axum::Form;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use super::guest::Entrance;
use super::me::present;
use crate::address::Address;
use crate::app::App;
use crate::browser::Browser;
use crate::cookies::{with_session, without_session};
use crate::page::send::sorry;
use crate::password::Password;
use crate::service::account::{NewAccount, NewPassword, change_password, make_account};
use crate::service::leaving::go_for_good;
use crate::service::own_data::take_along;
use crate::service::own_settings::{Change, change};
use crate::service::sessions::{end_own_session, make_token};
use crate::who::{Owner, Who};
use damrak_pages::site::fields::Fields;
use damrak_pages::site::me::Top;
use damrak_table::Problem;

/// Back to one's own page, which says what was done.
pub(super) fn done(word: &str) -> Redirect {
    Redirect::to(&format!("/me?done={word}"))
}

/// The answer, or one's own page with what went wrong.
pub(super) async fn or_problem(
    app: &App,
    who: &Who,
    answer: Result<Response, Problem>,
) -> Response {
    match answer {
        Ok(answer) => answer,
        Err(problem) => present(app, who, Top::Problem(&problem)).await,
    }
}

/// Takes another name; who is nobody yet becomes a guest of that name.
pub(super) async fn rename(
    State(app): State<App>,
    entrance: Entrance,
    who: Who,
    Form(fields): Form<Fields>,
) -> Response {
    let name = fields.or("name", "");
    let renamed = async {
        let entered = entrance.enter(&app, &who, Some(name)).await?;
        let owner = Owner::of(entered.known.clone())?;
        change(&app, &owner, Change { name: Some(name.to_owned()), settings: None }).await?;
        Ok(entered.answer(&app, done("saved")))
    };
    or_problem(&app, &who, renamed.await).await
}

/// A guest gets an account.
pub(super) async fn create(
    State(app): State<App>,
    who: Who,
    browser: Browser,
    Form(new): Form<NewAccount>,
) -> Response {
    let made = async {
        let (_, secret) = make_account(&app, &who.owner()?, &browser, new).await?;
        Ok(with_session(&app.config, &secret, done("account")))
    };
    or_problem(&app, &who, made.await).await
}

pub(super) async fn password(
    State(app): State<App>,
    who: Who,
    address: Address,
    Form(new): Form<NewPassword>,
) -> Response {
    let changed = async {
        change_password(&app, &who.owner()?, address, new).await?;
        Ok(done("password").into_response())
    };
    or_problem(&app, &who, changed.await).await
}

/// What must be said before somebody is deleted.
#[derive(Deserialize)]
pub(super) struct Goodbye {
    password: Option<Password>,
    sure: Option<String>,
}

pub(super) async fn delete(
    State(app): State<App>,
    who: Who,
    address: Address,
    Form(goodbye): Form<Goodbye>,
) -> Response {
    let deleted = async {
        if goodbye.sure.is_none() {
            return Err(Problem::bad("site-not-sure"));
        }
        go_for_good(&app, &who.owner()?, address, goodbye.password).await?;
        Ok(without_session(&app.config, Redirect::to("/")))
    };
    or_problem(&app, &who, deleted.await).await
}

/// Ends one of one's own sessions or tokens.
pub(super) async fn end_session(
    State(app): State<App>,
    who: Who,
    Form(fields): Form<Fields>,
) -> Response {
    let ended = async {
        end_own_session(&app, &who.owner()?, fields.or("key", "")).await?;
        Ok(done("ended").into_response())
    };
    or_problem(&app, &who, ended.await).await
}

/// A token for a program. It is in the answer and nowhere else.
pub(super) async fn new_token(
    State(app): State<App>,
    who: Who,
    Form(fields): Form<Fields>,
) -> Response {
    let made = async { make_token(&app, &who.owner()?, fields.or("label", "")).await };
    match made.await {
        Ok((token, _)) => present(&app, &who, Top::Token(&token)).await,
        Err(problem) => present(&app, &who, Top::Problem(&problem)).await,
    }
}

/// Everything that is kept about whoever asks, as a file.
pub(super) async fn own_data(State(app): State<App>, who: Who) -> Response {
    let taken = async { take_along(&app, &who.owner()?).await };
    taken.await.map(IntoResponse::into_response).unwrap_or_else(|problem| sorry(&who, &problem))
}

//! The first admin: a page that asks, and making them one.

use axum::Form;
use axum::extract::{Query, State};
use axum::response::{Redirect, Response};
use serde::Deserialize;

use crate::answer::{InLanguage, Refusal};
use crate::app::App;
use crate::asking::OwnPage;
use crate::browser::Browser;
use crate::cookies::with_session;
use crate::first_admin::{self, NewAdmin};
use crate::page::send::send;
use crate::password::Password;
use crate::who::Who;
use damrak_pages::site::begin;

/// The secret of the link, and who somebody wants to be. Who has an account is that already.
#[derive(Deserialize)]
pub(crate) struct Filled {
    secret: String,
    #[serde(default)]
    name: String,
    #[serde(default)]
    user_name: String,
    #[serde(default)]
    password: Password,
}

/// Asks. Nothing is used up by it, however often and by whomever the link is opened.
pub(crate) async fn ask(
    State(app): State<App>,
    who: Who,
    Query(filled): Query<Filled>,
) -> Result<Response, Refusal> {
    first_admin::ask(&app, &who, &filled.secret).await.in_language(who.language)?;
    let name = who.person.as_ref().map(|guest| guest.name.clone()).unwrap_or_default();
    let empty = begin::Filled { secret: filled.secret, name, user_name: String::new() };
    Ok(send(&who, &begin::page(&who, &empty, None)))
}

/// Does it.
pub(crate) async fn become_admin(
    State(app): State<App>,
    _: OwnPage,
    who: Who,
    browser: Browser,
    Form(filled): Form<Filled>,
) -> Response {
    let shown = begin::Filled {
        secret: filled.secret.clone(),
        name: filled.name.clone(),
        user_name: filled.user_name.clone(),
    };
    let Filled { secret, name, user_name, password } = filled;
    let wanted = NewAdmin { name, user_name, password };
    match first_admin::begin(&app, &who, &browser, &secret, wanted).await {
        Ok(secret) => with_session(&app.config, &secret, Redirect::to("/me")),
        Err(problem) => send(&who, &begin::page(&who, &shown, Some(&problem))),
    }
}

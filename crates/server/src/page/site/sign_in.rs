//! Signing in and out.

use axum::Form;
use axum::extract::{Query, State};
use axum::response::{Redirect, Response};
use damrak_pages::site::fields::Fields;
use damrak_pages::site::sign_in;
use serde::Deserialize;

use super::choose::local;
use crate::app::App;
use crate::asking::OwnPage;
use crate::browser::Browser;
use crate::cookies::{with_session, without_session};
use crate::page::send::{send, sorry};
use crate::password::Password;
use crate::service::account::{self, SignIn};
use crate::who::Who;

/// The form. Whoever came from elsewhere goes back there.
pub(super) async fn show(who: Who, Query(fields): Query<Fields>) -> Response {
    let back = fields.text("back").map(str::to_owned);
    let filled = sign_in::Filled { user_name: String::new(), take_over: true, back };
    send(&who, &sign_in::page(&who, &filled, None))
}

/// Who somebody says they are, and where they go then.
#[derive(Deserialize)]
pub(super) struct Filled {
    user_name: String,
    password: Password,
    take_over: Option<String>,
    back: Option<String>,
}

pub(super) async fn enter(
    State(app): State<App>,
    _: OwnPage,
    who: Who,
    browser: Browser,
    Form(filled): Form<Filled>,
) -> Response {
    let take_over = filled.take_over.is_some();
    let user_name = filled.user_name.trim().to_owned();
    let wanted = SignIn { user_name, password: filled.password, take_over };
    match account::enter(&app, &who, &browser, wanted).await {
        Ok((_, secret)) => {
            let there = Redirect::to(local(filled.back.as_deref().unwrap_or("/me")));
            with_session(&app.config, &secret, there)
        }
        Err(problem) => {
            let filled =
                sign_in::Filled { user_name: filled.user_name, take_over, back: filled.back };
            send(&who, &sign_in::page(&who, &filled, Some(&problem)))
        }
    }
}

pub(super) async fn leave(State(app): State<App>, _: OwnPage, who: Who) -> Response {
    match account::leave(&app, &who).await {
        Ok(()) => without_session(&app.config, Redirect::to("/")),
        Err(problem) => sorry(&who, &problem),
    }
}

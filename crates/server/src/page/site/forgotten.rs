//! Ways back for whoever has forgotten the password: asking for a link by mail, and following one.

use axum::Form;
use axum::extract::{Query, State};
use axum::response::{Redirect, Response};
use damrak_store::{Session, SessionKind};
use serde::Deserialize;

use crate::address::Address;
use crate::app::App;
use crate::asking::OwnPage;
use crate::browser::Browser;
use crate::care::way_back::{self, Chosen};
use crate::cookies::with_session;
use crate::page::send::{send, sorry};
use crate::password::Password;
use crate::who::Who;
use damrak_pages::site::fields::Fields;
use damrak_pages::site::forgotten::{self, Help, WayBack};
use damrak_table::Problem;

/// A token plays; it opens no account.
fn of_a_program(who: &Who) -> Option<Response> {
    let is_token = |session: &Session| session.kind == SessionKind::Token;
    who.session.as_ref().filter(|it| is_token(it)).map(|_| sorry(who, &Problem::browser_only()))
}

/// The form for a link by mail.
pub(super) async fn show(State(app): State<App>, who: Who) -> Response {
    send(&who, &forgotten::page(&who, help(&app), None))
}

fn help(app: &App) -> Help {
    if app.post.office.mailer.is_some() { Help::Mail } else { Help::Admin }
}

/// Sends a link, if there is anybody to send it to. The page says the same in either case.
pub(super) async fn ask(
    State(app): State<App>,
    _: OwnPage,
    who: Who,
    address: Address,
    Form(fields): Form<Fields>,
) -> Response {
    if let Some(refused) = of_a_program(&who) {
        return refused;
    }
    match way_back::ask_by_mail(&app, address, fields.or("address", "")) {
        Ok(()) => send(&who, &forgotten::sent(&who)),
        Err(problem) => send(&who, &forgotten::page(&who, help(&app), Some(&problem))),
    }
}

/// A link that was followed: asks for a new password. Looking at it uses nothing up.
pub(super) async fn arrive(
    State(app): State<App>,
    who: Who,
    Query(fields): Query<Fields>,
) -> Response {
    choose(&app, &who, fields.or("key", ""), "", None).await
}

async fn choose(
    app: &App,
    who: &Who,
    key: &str,
    user_name: &str,
    problem: Option<&Problem>,
) -> Response {
    match way_back::find(app, key).await {
        Ok(person) => {
            let way = WayBack { key, person: &person, user_name };
            send(who, &forgotten::choose(who, way, problem))
        }
        Err(problem) => sorry(who, &problem),
    }
}

/// What is chosen on the way back.
#[derive(Deserialize)]
pub(super) struct Filled {
    key: String,
    #[serde(default)]
    user_name: String,
    password: Password,
}

/// Sets the new password and lets its owner in.
pub(super) async fn take(
    State(app): State<App>,
    _: OwnPage,
    who: Who,
    browser: Browser,
    Form(filled): Form<Filled>,
) -> Response {
    if let Some(refused) = of_a_program(&who) {
        return refused;
    }
    let user_name = filled.user_name.trim();
    let chosen = Chosen {
        user_name: Some(user_name.to_owned()).filter(|name| !name.is_empty()),
        password: filled.password,
    };
    match way_back::take(&app, &filled.key, chosen, &browser).await {
        Ok((_, secret)) => with_session(&app.config, &secret, Redirect::to("/me?done=back")),
        Err(problem) => choose(&app, &who, &filled.key, user_name, Some(&problem)).await,
    }
}

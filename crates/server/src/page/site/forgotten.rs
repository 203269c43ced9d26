//! Ways back for whoever has forgotten the password: asking for a link by mail, and following one.

use axum::Form;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use damrak_core::Phrase;
use damrak_store::{Session, SessionKind};
use maud::html;
use serde::Deserialize;

use super::me::field;
use crate::address::Address;
use crate::app::App;
use crate::care::way_back::{self, Chosen};
use crate::page::shell::{page, say, say_phrase, sorry, status_of};
use crate::password::Password;
use crate::sessions::{self, OwnPage};
use crate::who::Who;
use damrak_pages::site::fields::Fields;
use damrak_pages::site::shown;
use damrak_table::Problem;

/// A token plays; it opens no account.
fn of_a_program(who: &Who) -> Option<Response> {
    let is_token = |session: &Session| session.kind == SessionKind::Token;
    who.session.as_ref().filter(|it| is_token(it)).map(|_| sorry(who, &Problem::browser_only()))
}

/// The form for a link by mail.
pub(super) async fn show(State(app): State<App>, who: Who) -> Response {
    form(&app, &who, None)
}

fn form(app: &App, who: &Who, problem: Option<&Problem>) -> Response {
    let word = |key| say(who.language, key);
    let title = word("site-forgotten");
    let body = html! {
        .prose.narrow {
            h1 { (title) }
            @if let Some(problem) = problem { (shown::problem(who.language, problem, None)) }
            @if app.office.mailer.is_some() {
                section.tile {
                    form.fields.inside method="post" action="/forgotten" {
                        p.muted { (word("site-forgotten-help")) }
                        (field(&word("site-mail-address"), &html! { input type="email" name="address" required maxlength="254" autocomplete="email"; }))
                        button.main { (word("site-forgotten-send")) }
                    }
                }
            }
            p.muted { (word("site-forgotten-otherwise")) }
            p { a href="/sign-in" { (word("site-sign-in")) } }
        }
    };
    let status = problem.map(status_of);
    (status.unwrap_or_default(), page(who, &title, &body)).into_response()
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
    if let Err(problem) = way_back::ask_by_mail(&app, address, fields.or("address", "")) {
        return form(&app, &who, Some(&problem));
    }
    let word = |key| say(who.language, key);
    let title = word("site-forgotten");
    let body = html! {
        .prose.narrow {
            h1 { (title) }
            (shown::notice(&word("site-forgotten-sent")))
            p { a href="/sign-in" { (word("site-sign-in")) } }
        }
    };
    page(&who, &title, &body).into_response()
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
    let person = match way_back::find(app, key).await {
        Ok(person) => person,
        Err(problem) => return sorry(who, &problem),
    };
    let language = who.language;
    let word = |key| say(language, key);
    let title = word("site-way-back");
    let hello = match &person.user_name {
        Some(name) => Phrase::new("site-way-back-account").with("name", name.as_str()),
        None => Phrase::new("site-way-back-guest").with("name", person.name.as_str()),
    };
    let body = html! {
        .prose.narrow {
            h1 { (title) }
            @if let Some(problem) = problem { (shown::problem(language, problem, None)) }
            section.tile {
                form.fields.inside method="post" action="/way-back" {
                    input type="hidden" name="key" value=(key);
                    p { (say_phrase(language, &hello)) }
                    @match &person.user_name {
                        // For password managers: they learn whose password this is.
                        Some(name) => input.unseen name="shown" value=(name) autocomplete="username" readonly tabindex="-1" aria-hidden="true";,
                        None => (field(&word("site-user-name"), &html! { input name="user_name" required value=(user_name) minlength="3" maxlength="32" autocomplete="username" autocapitalize="none" spellcheck="false"; })),
                    }
                    (field(&word("site-new-password"), &html! { input type="password" name="password" required minlength="8" maxlength="200" autocomplete="new-password"; }))
                    p.help { (word("site-way-back-help")) }
                    button.main { (title) }
                }
            }
        }
    };
    let status = problem.map(status_of);
    (status.unwrap_or_default(), page(who, &title, &body)).into_response()
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
    headers: HeaderMap,
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
    match way_back::take(&app, &filled.key, chosen, &headers).await {
        Ok((_, secret)) => {
            sessions::with_session(&app.config, &secret, Redirect::to("/me?done=back"))
        }
        Err(problem) => choose(&app, &who, &filled.key, user_name, Some(&problem)).await,
    }
}

//! Signing in and out.

use axum::Form;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use maud::html;
use serde::Deserialize;

use super::choose::local;
use super::me::field;
use crate::address::Address;
use crate::api::account::{self, SignIn};
use crate::app::App;
use crate::page::shell::{page, say, sorry, status_of};
use crate::password::Password;
use crate::sessions::{self, OwnPage};
use crate::who::Who;
use damrak_pages::site::fields::Fields;
use damrak_pages::site::shown;
use damrak_table::Problem;

/// The form. Whoever came from elsewhere goes back there.
pub(super) async fn show(who: Who, Query(fields): Query<Fields>) -> Response {
    let filled = Filled { back: fields.text("back").map(str::to_owned), ..Filled::default() };
    form(&who, &filled, true, None)
}

fn form(who: &Who, filled: &Filled, take_over: bool, problem: Option<&Problem>) -> Response {
    let language = who.language;
    let word = |key| say(language, key);
    let guest = who.person.as_ref().filter(|person| person.user_name.is_none());
    let title = word("site-sign-in");
    let body = html! {
        .prose.narrow {
            h1 { (title) }
            @if let Some(problem) = problem { (shown::problem(language, problem, None)) }
            section.tile {
                form.fields.inside method="post" action="/sign-in" {
                    @if let Some(back) = &filled.back { input type="hidden" name="back" value=(back); }
                    (field(&word("site-user-name"), &html! { input name="user_name" required value=(filled.user_name) autocomplete="username" autocapitalize="none" spellcheck="false"; }))
                    (field(&word("site-password"), &html! { input type="password" name="password" required autocomplete="current-password"; }))
                    @if guest.is_some() {
                        label.choice {
                            input type="checkbox" name="take_over" value="on" checked[take_over];
                            span { b { (word("site-take-over")) } small { (word("site-take-over-help")) } }
                        }
                    }
                    button.main { (title) }
                    p { a href="/forgotten" { (word("site-forgotten")) } }
                }
            }
            p.muted { (word("site-no-account-yet")) " " a href="/me#account" { (word("site-me")) } }
        }
    };
    let status = problem.map(status_of);
    (status.unwrap_or_default(), page(who, &title, &body)).into_response()
}

/// Who somebody says they are, and where they go then.
#[derive(Default, Deserialize)]
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
    address: Address,
    headers: HeaderMap,
    Form(mut filled): Form<Filled>,
) -> Response {
    let take_over = filled.take_over.is_some();
    let password = std::mem::take(&mut filled.password);
    let user_name = filled.user_name.trim().to_owned();
    let wanted = SignIn { user_name, password, take_over };
    match account::enter(&app, &who, address, &headers, wanted).await {
        Ok((_, secret)) => {
            let there = Redirect::to(local(filled.back.as_deref().unwrap_or("/me")));
            sessions::with_session(&app.config, &secret, there)
        }
        Err(problem) => form(&who, &filled, take_over, Some(&problem)),
    }
}

pub(super) async fn leave(State(app): State<App>, _: OwnPage, who: Who) -> Response {
    match account::leave(&app, &who).await {
        Ok(()) => sessions::without_session(&app.config, Redirect::to("/")),
        Err(problem) => sorry(&who, &problem),
    }
}

//! The first admin: a page that asks, and a form that does it.

use axum::Form;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use damrak_core::Phrase;
use damrak_store::Person;
use maud::html;
use serde::Deserialize;

use super::me::{field, password};
use crate::address::Address;
use crate::answer::{InLanguage, Refusal};
use crate::api::account::check_user_name;
use crate::api::people::visible_name;
use crate::app::App;
use crate::first_admin;
use crate::limits::{Caller, Rate};
use crate::page::shell::{page, say, say_phrase, status_of};
use crate::password::Password;
use crate::sessions::{self, OwnPage};
use crate::who::{Owner, Who};
use damrak_pages::site::shown;
use damrak_table::Problem;

/// The secret of the link, and who somebody wants to be. Who has an account is that already.
#[derive(Default, Deserialize)]
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
    Query(mut filled): Query<Filled>,
) -> Result<Response, Refusal> {
    let allowed = async {
        asking(&who)?;
        first_admin::check(&app, &filled.secret).await
    };
    allowed.await.in_language(who.language)?;
    filled = Filled { secret: filled.secret, ..Filled::default() };
    if let Some(guest) = &who.person {
        filled.name.clone_from(&guest.name);
    }
    Ok(form(&who, &filled, None))
}

/// Whoever asks with a session, if it is a browser's.
fn asking(who: &Who) -> Result<Option<Owner>, Problem> {
    who.session.as_ref().map(|_| who.owner()).transpose()
}

fn account(who: &Who) -> Option<&str> {
    who.person.as_ref()?.user_name.as_deref()
}

fn form(who: &Who, filled: &Filled, problem: Option<&Problem>) -> Response {
    let language = who.language;
    let word = |key| say(language, key);
    let title = word("site-begin");
    let body = html! {
        .prose.narrow {
            h1 { (title) }
            @if let Some(problem) = problem { (shown::problem(language, problem, None)) }
            section.tile {
                form.fields.inside method="post" action="/admin/begin" {
                    input type="hidden" name="secret" value=(filled.secret);
                    @if let Some(name) = account(who) {
                        p { (say_phrase(language, &Phrase::new("site-begin-as").with("name", name))) }
                    } @else {
                        p.muted { (word("site-begin-help")) }
                        (field(&word("site-your-name"), &html! { input name="name" required maxlength="40" autocomplete="nickname" value=(filled.name); }))
                        (field(&word("site-user-name"), &html! { input name="user_name" required minlength="3" maxlength="32" value=(filled.user_name) autocomplete="username" autocapitalize="none" spellcheck="false"; }))
                        (field(&word("site-password"), &password("password", "new-password")))
                    }
                    button.main { (word("site-begin-button")) }
                }
            }
        }
    };
    let status = problem.map(status_of);
    (status.unwrap_or_default(), page(who, &title, &body)).into_response()
}

/// Does it.
pub(crate) async fn become_admin(
    State(app): State<App>,
    _: OwnPage,
    who: Who,
    address: Address,
    headers: HeaderMap,
    Form(filled): Form<Filled>,
) -> Response {
    let shown = Filled {
        secret: filled.secret.clone(),
        name: filled.name.clone(),
        user_name: filled.user_name.clone(),
        password: Password::default(),
    };
    match begin(&app, &who, address, &headers, filled).await {
        Ok(secret) => sessions::with_session(&app.config, &secret, Redirect::to("/me")),
        Err(problem) => form(&who, &shown, Some(&problem)),
    }
}

/// Makes whoever asks an admin with an account; the secret of their new session goes into the cookie.
async fn begin(
    app: &App,
    who: &Who,
    address: Address,
    headers: &HeaderMap,
    filled: Filled,
) -> Result<String, Problem> {
    let before = asking(who)?;
    first_admin::check(app, &filled.secret).await?;
    let new = match account(who) {
        Some(_) => None,
        None => {
            let name = visible_name(&filled.name)?;
            let user_name = filled.user_name.trim().to_owned();
            check_user_name(&user_name)?;
            app.limits.check(Rate::Accounts, Caller::Address(address))?;
            let hash = app.hashers.choose(filled.password, &[&user_name, &name]).await?;
            Some((name, user_name, hash))
        }
    };

    let register = app.register().await;
    let was = match &before {
        Some(owner) => register.renewed(owner).await?,
        None => sessions::guest(String::new())?,
    };
    let mut person = Person { admin: true, ..was.clone() };
    if let Some((name, user_name, hash)) = new {
        // A name that is taken must not use the link up.
        register.check_free(&user_name, &person.id).await?;
        person = Person { name, user_name: Some(user_name), password: Some(hash), ..person };
    }
    register.claim_first_admin(&filled.secret).await?;
    match before {
        Some(_) => register.save_account(&was, &person).await?,
        None => register.create(&person).await?,
    }
    register.make_first_admin(&person.id).await?;
    register.renew_browser(&person.id, headers).await
}

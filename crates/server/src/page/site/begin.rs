//! The first admin: a page that asks, and making them one.

use axum::Form;
use axum::extract::{Query, State};
use axum::response::{Redirect, Response};
use damrak_store::Person;
use serde::Deserialize;

use crate::answer::{InLanguage, Refusal};
use crate::app::App;
use crate::asking::OwnPage;
use crate::browser::Browser;
use crate::cookies::with_session;
use crate::first_admin;
use crate::limits::{Caller, Rate};
use crate::page::send::send;
use crate::password::Password;
use crate::register;
use crate::service::account::check_user_name;
use crate::who::{Owner, Who};
use damrak_pages::site::begin;
use damrak_table::Problem;
use damrak_table::text::visible_name;

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
    let allowed = async {
        asking(&who)?;
        first_admin::check(app.store().as_ref(), &filled.secret).await
    };
    allowed.await.in_language(who.language)?;
    let name = who.person.as_ref().map(|guest| guest.name.clone()).unwrap_or_default();
    let empty = begin::Filled { secret: filled.secret, name, user_name: String::new() };
    Ok(send(&who, &begin::page(&who, &empty, None)))
}

/// Whoever asks with a session, if it is a browser's.
fn asking(who: &Who) -> Result<Option<Owner>, Problem> {
    who.session.as_ref().map(|_| who.owner()).transpose()
}

fn account(who: &Who) -> Option<&str> {
    who.person.as_ref()?.user_name.as_deref()
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
    match make_admin(&app, &who, &browser, filled).await {
        Ok(secret) => with_session(&app.config, &secret, Redirect::to("/me")),
        Err(problem) => send(&who, &begin::page(&who, &shown, Some(&problem))),
    }
}

/// Makes whoever asks an admin with an account; the secret of their new session goes into the cookie.
async fn make_admin(
    app: &App,
    who: &Who,
    browser: &Browser,
    filled: Filled,
) -> Result<String, Problem> {
    let before = asking(who)?;
    first_admin::check(app.store().as_ref(), &filled.secret).await?;
    let new = match account(who) {
        Some(_) => None,
        None => {
            let name = visible_name(&filled.name)?;
            let user_name = filled.user_name.trim().to_owned();
            check_user_name(&user_name)?;
            app.limits.check(Rate::Accounts, Caller::Address(browser.address))?;
            let hash = app.hashers.choose(filled.password, &[&user_name, &name]).await?;
            Some((name, user_name, hash))
        }
    };

    let register = app.register().await;
    let was = match &before {
        Some(owner) => register.renewed(owner).await?,
        None => register::guest(String::new())?,
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
    register.renew_browser(&person.id, browser).await
}

//! How somebody comes in.

use damrak_store::Person;
use serde_json::json;

use super::own_settings::merge_settings;
use crate::app::App;
use crate::browser::Browser;
use crate::limits::{Caller, Rate};
use crate::register::{guest, session_key};
use crate::who::{Known, Who};
use damrak_table::Problem;

/// Somebody whom nobody knows yet comes in under this name; the secret goes into the cookie of their session.
pub(crate) async fn come_in(
    app: &App,
    browser: &Browser,
    guest: Person,
) -> Result<(Person, String), Problem> {
    app.limits.check(Rate::Guests, Caller::Address(browser.address))?;
    let register = app.register().await;
    register.create(&guest).await?;
    let secret = register.open_browser(&guest.id, browser).await?;
    Ok((guest, secret))
}

/// Somebody of a name who keeps what they chose for their pages before anybody knew them, and the secret of their
/// session.
pub(crate) async fn come_in_as(
    app: &App,
    browser: &Browser,
    who: &Who,
    name: String,
) -> Result<(Known, String), Problem> {
    let mut guest = guest(name)?;
    guest.settings = merge_settings(json!({}), who.choices.to_settings())?;
    let (_, secret) = come_in(app, browser, guest).await?;
    let found = app.store().session(&session_key(&secret), app.calendar.lived()).await?;
    let (session, person) = found.ok_or_else(Problem::sign_in)?;
    Ok((Known { person, session, language: who.language }, secret))
}

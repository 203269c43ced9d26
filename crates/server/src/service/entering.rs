//! How somebody comes in.

use damrak_store::Person;

use crate::app::App;
use crate::browser::Browser;
use crate::limits::{Caller, Rate};
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

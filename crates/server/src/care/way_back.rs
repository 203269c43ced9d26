//! Ways back into an account for whoever has lost the password: by mail, or by a link that an admin hands over.
//!
//! A link is good once and for a short while. Opening it only asks for a new password; giving one uses it up, and ends
//! every session and token there was.

use damrak_core::Hash;
pub use damrak_notices::way_back::{HANDED_OVER, link, new};
use damrak_notices::way_back::{MAILED, key_of, proved_mailbox};
use damrak_notices::{Channel, Matter, Parcel, check_address};
use damrak_store::{Order, Person, PersonId, StoreError};

use super::orders::carry_out;
use crate::address::Address;
use crate::app::App;
use crate::browser::Browser;
use crate::limits::{Caller, Rate};
use crate::password::Password;
use crate::service::account::check_user_name;
use crate::who::Owner;
use damrak_table::{Problem, ProblemKind};

/// So many accounts may share a mailbox and be written to at once.
const ACCOUNTS: u32 = 5;

fn bad_link() -> Problem {
    Problem::new(ProblemKind::Gone, "used", "site-way-back-bad")
}

/// The link that an admin hands over to somebody.
pub(crate) async fn hand_over(
    app: &App,
    admin: &Owner,
    person: PersonId,
    note: &str,
) -> Result<String, Problem> {
    let (way, secret) = new(person, None, damrak_table::wall_clock() + HANDED_OVER)?;
    carry_out(app, admin, Order::Link(way), note).await?;
    Ok(link(&app.config.public_url, &secret))
}

/// Somebody wants a link by mail. Whether anybody has this address is looked up after the answer is given, so that
/// neither the answer nor the time it takes tells.
pub(crate) fn ask_by_mail(app: &App, address: Address, mailbox: &str) -> Result<(), Problem> {
    if app.post.office.mailer.is_none() {
        return Err(Problem::not_now("site-forgotten-no-mail"));
    }
    let mailbox =
        check_address(mailbox.trim()).ok_or_else(|| Problem::bad("notify-bad-address"))?;
    app.limits.check(Rate::WaysBack, Caller::Address(address))?;
    let (app, mailbox) = (app.clone(), mailbox.to_string());
    tokio::spawn(async move {
        if let Err(problem) = write_to(&app, &mailbox).await {
            tracing::warn!(code = problem.code, "no way back could be mailed");
        }
    });
    Ok(())
}

async fn write_to(app: &App, mailbox: &str) -> Result<(), Problem> {
    let whose = Hash::of(&[b"damrak mailbox", mailbox.to_lowercase().as_bytes()]);
    if app.limits.check(Rate::WaysBack, Caller::Mailbox(whose)).is_err() {
        tracing::info!("a mailbox has been written to often enough");
        return Ok(());
    }
    let now = damrak_table::wall_clock();
    let mut deliveries = Vec::new();
    for person in app.store().people_by_mail(mailbox, ACCOUNTS).await? {
        if let Some(address) = proved_mailbox(&person).filter(|_| !person.blocked) {
            let matter = Matter::WayBack { address, until: now + MAILED };
            let parcel = Parcel { matter, endpoint: None };
            deliveries.push(parcel.delivery(person.id, Channel::Mail, now));
        }
    }
    if !deliveries.is_empty() {
        app.store().add_deliveries(deliveries).await?;
    }
    Ok(())
}

/// Whose account a link leads into, if it is good.
pub(crate) async fn find(app: &App, secret: &str) -> Result<Person, Problem> {
    let found = app.store().way_back(&key_of(secret), damrak_table::wall_clock()).await?;
    let (way, person) = found.ok_or_else(bad_link)?;
    // Whoever gave up a mailbox gave up the links in it.
    if way.mailbox.is_some() && way.mailbox != proved_mailbox(&person) {
        return Err(bad_link());
    }
    Ok(person)
}

/// What is chosen on the way back.
#[derive(Debug)]
pub(crate) struct Chosen {
    /// For somebody who had no account.
    pub(crate) user_name: Option<String>,
    /// The new password.
    pub(crate) password: Password,
}

/// Goes through: the link is used up, the password is the new one, and whatever opened the account before does not any
/// more. The secret of the new session goes into the cookie.
pub(crate) async fn take(
    app: &App,
    secret: &str,
    chosen: Chosen,
    browser: &Browser,
) -> Result<(Person, String), Problem> {
    let person = find(app, secret).await?;
    if person.user_name.is_none() {
        check_user_name(chosen.user_name.as_deref().unwrap_or_default())?;
    }
    let user_name = person.user_name.as_deref().or(chosen.user_name.as_deref());
    let known = [person.name.as_str(), user_name.unwrap_or_default()];
    let hash = app.hashers.choose(chosen.password, &known).await?;
    let register = app.register().await;
    register.changes(&find(app, secret).await?.id);
    let now = damrak_table::wall_clock();
    let taken = app.store().take_way_back(&key_of(secret), now, chosen.user_name, hash).await;
    let person = match taken {
        Err(StoreError::NotFound) => return Err(bad_link()),
        Err(StoreError::Conflict(_)) => {
            let key = "server-user-name-taken";
            return Err(Problem::new(ProblemKind::Conflict, "name-taken", key));
        }
        other => other?,
    };
    let session = register.open_browser(&person.id, browser).await?;
    tracing::info!(person = %person.id, "came back with a new password");
    Ok((person, session))
}

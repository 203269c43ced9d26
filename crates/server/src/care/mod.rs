//! Looking after the people in the house: what admins do, reports, and ways back into accounts.
//!
//! Whatever an admin does goes through [`carry_out`], which has it done and written down in one. At a table an admin is
//! anybody else: no wish knows who is one, and what the house does there needs a [`Closing`]. A command beside the
//! running server writes to the same store; [`watch_outside`] notices.

pub mod reports;
pub mod way_back;

use std::time::Duration;

use damrak_store::{Order, PersonId, Status, StoreError, TableId};
use tokio::time::{MissedTickBehavior, interval};

use crate::app::App;
use crate::service::leaving::stand_up;
use crate::who::Owner;
use damrak_table::Problem;
pub use damrak_table::dates::moment;
use damrak_table::text::disturbs;
use damrak_table::wish::HouseOrder;

/// How often the server looks whether a command has written to its data.
const LOOK: Duration = Duration::from_millis(500);
/// The longest reason an admin may give.
const NOTE: usize = 300;
/// The setting under which a server keeps the address that links are made of, for commands beside it.
pub const PUBLIC_URL: &str = "house/public-url";

/// Why an order makes no sense for whom it is about.
fn senseless(order: &Order) -> Problem {
    Problem::not_now(match order {
        Order::Grant(_) | Order::Password(..) => "admin-no-account",
        Order::Revoke(_) => "admin-last-one",
        Order::Link(_) => "admin-blocked-no-link",
        Order::Handle(_) => "admin-handled-already",
        _ => "server-stale",
    })
}

/// Whom an admin must not do this to: oneself.
fn about_oneself(order: &Order) -> Option<&PersonId> {
    match order {
        Order::Block(id) | Order::Revoke(id) => Some(id),
        _ => None,
    }
}

/// What an admin gives as a reason: one line without anything that turns text around.
pub fn note_of(text: &str) -> Result<String, Problem> {
    let text = text.trim();
    if text.chars().count() > NOTE || text.chars().any(disturbs) {
        return Err(Problem::bad("admin-bad-note").with("most", NOTE as u32));
    }
    Ok(text.to_owned())
}

/// Does what an admin wants and writes it down with it.
pub async fn carry_out(app: &App, admin: &Owner, order: Order, note: &str) -> Result<(), Problem> {
    let note = note_of(note)?;
    if about_oneself(&order) == Some(&admin.person.id) {
        return Err(Problem::not_now("server-not-oneself"));
    }
    let register = app.register().await;
    if !register.renewed(admin).await?.admin {
        return Err(Problem::forbidden());
    }
    if let Some(person) = order.person() {
        register.changes(person);
    }
    let now = damrak_table::wall_clock();
    let done = app.store().carry_out(Some(&admin.person.id), order.clone(), &note, now).await;
    match done {
        Err(StoreError::Conflict(_)) => return Err(senseless(&order)),
        other => other?,
    }
    drop(register);
    tracing::info!(admin = %admin.person.id, act = ?order.act(), "an admin's order");
    if let Order::Block(id) = &order {
        stand_up(app, id).await?;
    }
    Ok(())
}

/// The key with which the house closes a table, also one that is being played.
///
/// It cannot be made elsewhere, and here only once the order is written down.
///
/// ```compile_fail,E0451
/// use damrak_server::care::Closing;
/// use damrak_store::{PersonId, TableId};
/// fn quietly(table: TableId, admin: PersonId) -> Closing {
///     Closing { table, admin } // its fields are private
/// }
/// ```
#[derive(Debug)]
pub struct Closing {
    table: TableId,
    admin: PersonId,
}

impl HouseOrder for Closing {
    fn into_parts(self) -> (TableId, PersonId) {
        (self.table, self.admin)
    }
}

/// Closes a table, also one that is being played. It is written down before it is done: what cannot be looked up
/// later is worse than a line about something that failed.
pub async fn close_table(
    app: &App,
    admin: &Owner,
    id: &TableId,
    note: &str,
) -> Result<u64, Problem> {
    if !matches!(app.hub.head(id).await?.status, Status::Gathering | Status::Playing) {
        return Err(Problem::not_now("server-cannot-close"));
    }
    carry_out(app, admin, Order::CloseTable(id.clone()), note).await?;
    app.hub.close(Closing { table: id.clone(), admin: admin.person.id.clone() }).await
}

/// Lets everybody who is blocked leave the tables: a command may have blocked them, or the server may have been
/// stopped before it was done.
pub async fn tidy(app: &App) -> Result<(), Problem> {
    for id in app.store().blocked_at_tables().await? {
        stand_up(app, &id).await?;
    }
    Ok(())
}

/// Notices what commands write beside the running server: sessions that were ended are looked up anew, and whoever
/// was blocked leaves the tables.
pub async fn watch_outside(app: App) {
    let remember = app.store().put_setting(PUBLIC_URL, app.config.public_url.clone().into());
    if let Err(error) = remember.await {
        tracing::warn!(%error, "commands will not know the server's address");
    }
    let mut seen = None;
    let mut pulse = interval(LOOK);
    pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        pulse.tick().await;
        let Ok(now) = app.store().foreign_changes().await else { continue };
        if seen == Some(now) {
            continue;
        }
        seen = Some(now);
        // Whoever has the register lets everybody else look again.
        drop(app.register().await);
        app.owners.wake_everybody();
        if let Err(problem) = tidy(&app).await {
            tracing::warn!(code = problem.code, "blocked people could not leave their tables");
            seen = None;
        }
    }
}

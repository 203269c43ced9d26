//! What admins order: done and written down in one.

use damrak_store::{Order, PersonId, Status, StoreError, TableId};

use crate::app::App;
use crate::service::leaving::stand_up;
use crate::who::Owner;
use damrak_table::Problem;
use damrak_table::text::disturbs;
use damrak_table::wish::HouseOrder;

/// The longest reason an admin may give.
const NOTE: usize = 300;

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
pub(crate) async fn carry_out(
    app: &App,
    admin: &Owner,
    order: Order,
    note: &str,
) -> Result<(), Problem> {
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
pub(crate) async fn close_table(
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

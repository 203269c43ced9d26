//! Looking after the people in the house: what admins do, reports, and ways back into accounts.
//!
//! Whatever an admin does goes through `carry_out`, which has it done and written down in one. At a table an admin is
//! anybody else: no wish knows who is one, and what the house does there needs a [`Closing`]. A command beside the
//! running server writes to the same store; `watch_outside` notices.

mod orders;
pub(crate) mod reports;
pub mod way_back;

use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval};

use crate::app::App;
use crate::service::leaving::stand_up;
use damrak_table::Problem;
pub use damrak_table::dates::moment;

pub use orders::{Closing, note_of};
pub(crate) use orders::{carry_out, close_table};

/// How often the server looks whether a command has written to its data.
const LOOK: Duration = Duration::from_millis(500);
/// The setting under which a server keeps the address that links are made of, for commands beside it.
pub const PUBLIC_URL: &str = "house/public-url";

/// Lets everybody who is blocked leave the tables: a command may have blocked them, or the server may have been
/// stopped before it was done.
async fn tidy(app: &App) -> Result<(), Problem> {
    for id in app.store().blocked_at_tables().await? {
        stand_up(app, &id).await?;
    }
    Ok(())
}

/// Notices what commands write beside the running server: sessions that were ended are looked up anew, and whoever
/// was blocked leaves the tables.
pub(crate) async fn watch_outside(app: App) {
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

//! How a house gets somebody who looks after it: by a link in the terminal, which asks before it does anything.

use damrak_core::Hash;
use damrak_store::{Millis, Order, PersonId, Store};
use serde_json::json;

use crate::app::App;
use crate::register::Register;
use damrak_table::random;
use damrak_table::{Problem, ProblemKind};

/// How long the link is good for.
const LASTS: Millis = 7 * 24 * 3_600_000;

fn setting(secret: &str) -> String {
    format!("first-admin/{}", Hash::of(&[b"damrak first admin", secret.as_bytes()]))
}

fn used() -> Problem {
    Problem::new(ProblemKind::Forbidden, "used", "server-link-used")
}

/// A link by which somebody becomes an admin, as long as there is none who can sign in; for the terminal, not for a
/// log.
///
/// Every start makes a new one. Each works once, for a week.
pub async fn link(app: &App) -> Option<String> {
    let made = async {
        if app.store().has_admin().await? {
            return Ok::<_, Problem>(None);
        }
        let secret = random::secret()?;
        let until = damrak_table::wall_clock() + LASTS;
        app.store().setting_or(&setting(&secret), json!(until)).await?;
        Ok(Some(format!("{}/admin/begin?secret={secret}", app.config.public_url)))
    };
    made.await.unwrap_or_else(|problem| {
        tracing::error!(?problem, "no link for the first admin could be made");
        None
    })
}

/// Whether the link still works. Asking uses nothing up: programs that show previews open every link.
pub(crate) async fn check(store: &dyn Store, secret: &str) -> Result<(), Problem> {
    let setting = setting(secret);
    let until = store.setting(&setting).await?.and_then(|value| value.as_i64());
    let is_used = store.setting(&used_setting(&setting)).await?.is_some();
    if is_used
        || until.is_none_or(|until| until < damrak_table::wall_clock())
        || store.has_admin().await?
    {
        return Err(used());
    }
    Ok(())
}

fn used_setting(setting: &str) -> String {
    format!("{setting}/used")
}

impl Register<'_> {
    /// Uses the link: works once.
    pub(crate) async fn claim_first_admin(&self, secret: &str) -> Result<(), Problem> {
        check(self.store(), secret).await?;
        let claim = json!(random::name()?);
        let name = used_setting(&setting(secret));
        match self.store().setting_or(&name, claim.clone()).await? == claim {
            true => Ok(()),
            false => Err(used()),
        }
    }

    /// Somebody with an account looks after the house from now on. Like every other office this one is given by an order
    /// that is written down; it comes from whoever can read the terminal.
    pub(crate) async fn make_first_admin(&self, person: &PersonId) -> Result<(), Problem> {
        self.changes(person);
        let order = Order::Grant(person.clone());
        self.store().carry_out(None, order, "", damrak_table::wall_clock()).await?;
        tracing::info!(%person, "the first admin has come");
        Ok(())
    }
}

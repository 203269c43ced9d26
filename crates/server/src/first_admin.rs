//! How a house gets somebody who looks after it: by a link in the terminal, which asks before it does anything.

use damrak_core::Hash;
use damrak_store::{Millis, Order, Person, PersonId, Store};
use serde_json::json;

use crate::app::App;
use crate::browser::Browser;
use crate::limits::{Caller, Rate};
use crate::password::Password;
use crate::register::{Register, guest};
use crate::service::account::check_user_name;
use crate::who::{Owner, Who};
use damrak_table::random;
use damrak_table::text::visible_name;
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
async fn check(store: &dyn Store, secret: &str) -> Result<(), Problem> {
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
    async fn claim_first_admin(&self, secret: &str) -> Result<(), Problem> {
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
    async fn make_first_admin(&self, person: &PersonId) -> Result<(), Problem> {
        self.changes(person);
        let order = Order::Grant(person.clone());
        self.store().carry_out(None, order, "", damrak_table::wall_clock()).await?;
        tracing::info!(%person, "the first admin has come");
        Ok(())
    }
}

/// Whoever asks with a session, if it is a browser's.
fn asking(who: &Who) -> Result<Option<Owner>, Problem> {
    who.session.as_ref().map(|_| who.owner()).transpose()
}

/// Whether somebody may follow the link. Nothing is used up by it, however often and by whomever it is opened.
pub(crate) async fn ask(app: &App, who: &Who, secret: &str) -> Result<(), Problem> {
    asking(who)?;
    check(app.store().as_ref(), secret).await
}

/// Who somebody wants to be. Who has an account is that already.
#[derive(Debug)]
pub(crate) struct NewAdmin {
    /// What they are called.
    pub(crate) name: String,
    /// What they sign in with.
    pub(crate) user_name: String,
    /// What proves it.
    pub(crate) password: Password,
}

/// Makes whoever asks an admin with an account; the secret of their new session goes into the cookie.
pub(crate) async fn begin(
    app: &App,
    who: &Who,
    browser: &Browser,
    secret: &str,
    wanted: NewAdmin,
) -> Result<String, Problem> {
    let before = asking(who)?;
    check(app.store().as_ref(), secret).await?;
    let has_account = who.person.as_ref().is_some_and(|person| person.user_name.is_some());
    let new = match has_account {
        true => None,
        false => {
            let name = visible_name(&wanted.name)?;
            let user_name = wanted.user_name.trim().to_owned();
            check_user_name(&user_name)?;
            app.limits.check(Rate::Accounts, Caller::Address(browser.address))?;
            let hash = app.hashers.choose(wanted.password, &[&user_name, &name]).await?;
            Some((name, user_name, hash))
        }
    };

    let register = app.register().await;
    let was = match &before {
        Some(owner) => register.renewed(owner).await?,
        None => guest(String::new())?,
    };
    let mut person = Person { admin: true, ..was.clone() };
    if let Some((name, user_name, hash)) = new {
        // A name that is taken must not use the link up.
        register.check_free(&user_name, &person.id).await?;
        person = Person { name, user_name: Some(user_name), password: Some(hash), ..person };
    }
    register.claim_first_admin(secret).await?;
    match before {
        Some(_) => register.save_account(&was, &person).await?,
        None => register.create(&person).await?,
    }
    register.make_first_admin(&person.id).await?;
    register.renew_browser(&person.id, browser).await
}

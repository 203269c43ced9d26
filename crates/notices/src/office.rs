//! What sending needs: the way outside, the mail server, the server's own keys.

use damrak_store::Store;
use serde_json::{Value, json};
use tokio::sync::OnceCell;

use crate::config::Notify;
use crate::mail::Mailer;
use crate::outside::Outside;
use crate::proof::Prover;
use crate::vapid::Vapid;
use damrak_table::Problem;
use damrak_table::random;

/// The settings under which the server keeps its keys.
const VAPID: &str = "notify/vapid";
const LINKS: &str = "notify/links";

/// What sending needs.
#[derive(Debug)]
pub struct Office {
    /// The way to webhooks and push services.
    pub outside: Outside,
    /// The way to the mail server, if there is one.
    pub mailer: Option<Mailer>,
    /// The address that links are made of.
    pub(crate) public_url: String,
    keys: OnceCell<Keys>,
}

/// The server's own keys: made once, kept in the store.
#[derive(Clone, Debug)]
pub struct Keys {
    /// For push services.
    pub vapid: Vapid,
    /// For links in mails.
    pub prover: Prover,
}

impl Office {
    /// As configured, under this address and name. A mail server that cannot be used is reported, and there is no mail.
    pub fn new(how: &Notify, public_url: &str, host: &str) -> Self {
        let mailer = how.mail.as_ref().and_then(|smtp| {
            Mailer::new(smtp, host)
                .inspect_err(|problem| tracing::error!(problem, "no mail can be sent"))
                .ok()
        });
        Self {
            outside: Outside::new(how),
            mailer,
            public_url: public_url.to_owned(),
            keys: OnceCell::new(),
        }
    }

    /// The keys.
    pub async fn keys(&self, store: &dyn Store) -> Result<&Keys, Problem> {
        self.keys.get_or_try_init(|| make_keys(store)).await
    }

    /// Where the people of a push service can write to.
    pub fn contact(&self) -> String {
        match &self.mailer {
            Some(mailer) => format!("mailto:{}", mailer.from()),
            None => self.public_url.clone(),
        }
    }

    /// The link that confirms an address.
    pub fn confirm_link(&self, token: &str) -> String {
        format!("{}/notifications/confirm?token={token}", self.public_url)
    }

    /// The link that ends mail.
    pub fn stop_link(&self, token: &str) -> String {
        format!("{}/notifications/stop?token={token}", self.public_url)
    }
}

async fn make_keys(store: &dyn Store) -> Result<Keys, Problem> {
    let text = |value: Value| value.as_str().map(str::to_owned).unwrap_or_default();
    let damaged = |name: &str| {
        let what = format!("the setting `{name}` is no key");
        Problem::from(damrak_store::StoreError::Damaged(what))
    };
    let vapid = store.setting_or(VAPID, json!(Vapid::new_secret()?)).await?;
    let vapid = Vapid::from_text(&text(vapid)).ok_or_else(|| damaged(VAPID))?;
    let links = store.setting_or(LINKS, json!(random::secret()?)).await?;
    let links: damrak_core::Hash = text(links).parse().map_err(|_| damaged(LINKS))?;
    Ok(Keys { vapid, prover: Prover::new(*links.as_bytes()) })
}

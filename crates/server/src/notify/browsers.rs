//! The browsers that somebody hears by: those whose session has not ended since they subscribed.

use damrak_core::Hash;
use damrak_store::{PersonId, PushSubscription};

use super::BrowserKeys;
use crate::app::App;
use crate::register::Register;
use damrak_table::Problem;

fn session_of(browser: &PushSubscription) -> Option<Hash> {
    serde_json::from_value::<BrowserKeys>(browser.keys.clone()).ok()?.session()
}

/// The browsers that somebody is signed in with and hears by. Those whose session has ended are forgotten: whoever
/// sits before one now is nobody, or somebody else.
pub(crate) async fn browsers_of(
    app: &App,
    person: &PersonId,
) -> Result<Vec<PushSubscription>, Problem> {
    let mut lasting = Vec::new();
    for browser in app.store().subscriptions_of(person).await? {
        let lasts = match session_of(&browser) {
            // One of a time when that was not written down.
            None => true,
            Some(key) => {
                let found = app.store().session(&key, app.calendar.lived()).await?;
                found.is_some_and(|(session, _)| session.person == *person)
            }
        };
        if lasts {
            lasting.push(browser);
        } else {
            app.store().delete_subscription(&browser.endpoint).await?;
        }
    }
    Ok(lasting)
}

impl Register<'_> {
    /// A browser goes on with another session: what it subscribed to goes on with it.
    pub(crate) async fn rebind(
        &self,
        person: &PersonId,
        old: &Hash,
        new: Hash,
    ) -> Result<(), Problem> {
        let store = self.store();
        for browser in store.subscriptions_of(person).await? {
            if session_of(&browser).as_ref() != Some(old) {
                continue;
            }
            let keys = serde_json::from_value::<BrowserKeys>(browser.keys.clone());
            let Ok(keys) = keys.map(|keys| serde_json::json!(keys.bound_to(new))) else { continue };
            store.put_subscription(PushSubscription { keys, ..browser }).await?;
        }
        Ok(())
    }
}

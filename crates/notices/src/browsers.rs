//! The browsers that somebody hears by: those whose session has not ended since they subscribed.

use damrak_core::Hash;
use damrak_store::{PersonId, PushSubscription, Store};

use crate::BrowserKeys;
use crate::post::Post;
use damrak_table::Problem;

fn session_of(browser: &PushSubscription) -> Option<Hash> {
    serde_json::from_value::<BrowserKeys>(browser.keys.clone()).ok()?.session()
}

/// The browsers that somebody is signed in with and hears by. Those whose session has ended are forgotten: whoever
/// sits before one now is nobody, or somebody else.
pub(crate) async fn browsers_of(
    post: &Post,
    person: &PersonId,
) -> Result<Vec<PushSubscription>, Problem> {
    let mut lasting = Vec::new();
    for browser in post.store().subscriptions_of(person).await? {
        let lasts = match session_of(&browser) {
            // One of a time when that was not written down.
            None => true,
            Some(key) => {
                let found = post.store().session(&key, post.house.lived()).await?;
                found.is_some_and(|(session, _)| session.person == *person)
            }
        };
        if lasts {
            lasting.push(browser);
        } else {
            post.store().delete_subscription(&browser.endpoint).await?;
        }
    }
    Ok(lasting)
}

/// A browser goes on with another session: what it subscribed to goes on with it.
pub async fn rebind(
    store: &dyn Store,
    person: &PersonId,
    old: &Hash,
    new: Hash,
) -> Result<(), Problem> {
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

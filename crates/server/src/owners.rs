//! Those who have lines open: each line wakes when something about its owner's sessions has changed, and is then
//! looked at again.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use damrak_store::PersonId;
use tokio::sync::watch;

/// Whoever has lines open, and how to wake those.
#[derive(Clone, Debug, Default)]
pub(crate) struct Owners(Arc<Mutex<HashMap<PersonId, watch::Sender<()>>>>);

impl Owners {
    /// The owner of a line that is being opened.
    pub(crate) fn of(&self, person: &PersonId) -> Owner {
        let mut owners = self.lock();
        let wakes = owners.entry(person.clone()).or_insert_with(|| watch::channel(()).0);
        Owner { changed: Some(wakes.subscribe()), person: person.clone(), owners: self.clone() }
    }

    /// Wakes all lines of somebody.
    pub(crate) fn wake(&self, person: &PersonId) {
        if let Some(wakes) = self.lock().get(person) {
            wakes.send_replace(());
        }
    }

    /// Wakes all lines there are.
    pub(crate) fn wake_everybody(&self) {
        self.lock().values().for_each(|wakes| {
            wakes.send_replace(());
        });
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<PersonId, watch::Sender<()>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The owner of one open line.
#[derive(Debug)]
pub(crate) struct Owner {
    person: PersonId,
    changed: Option<watch::Receiver<()>>,
    owners: Owners,
}

impl Owner {
    /// Waits until something about the owner's sessions has changed.
    pub(crate) async fn changes(&mut self) {
        if let Some(changed) = &mut self.changed
            && changed.changed().await.is_ok()
        {
            return;
        }
        std::future::pending::<()>().await;
    }
}

impl Drop for Owner {
    fn drop(&mut self) {
        let mut owners = self.owners.lock();
        self.changed = None;
        if owners.get(&self.person).is_some_and(|wakes| wakes.receiver_count() == 0) {
            owners.remove(&self.person);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn lines_wake_with_their_owner_and_nobody_is_remembered_without_lines() {
        let owners = Owners::default();
        let (anna, piet) = (PersonId("anna".into()), PersonId("piet".into()));
        let (mut one, mut two, mut other) = (owners.of(&anna), owners.of(&anna), owners.of(&piet));
        owners.wake(&anna);
        one.changes().await;
        two.changes().await;
        let waits = tokio::time::timeout(std::time::Duration::from_millis(20), other.changes());
        assert!(waits.await.is_err(), "nothing is new about Piet");
        drop((one, two));
        assert_eq!(owners.lock().len(), 1);
        drop(other);
        assert!(owners.lock().is_empty());
    }
}

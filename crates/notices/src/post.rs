//! What it takes to write to people.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use damrak_store::{Lived, PersonId, PushSubscription, Store};
use damrak_table::Problem;
use damrak_table::live::hub::Hub;

use crate::config::Notify;
use crate::office::{Keys, Office};
use crate::{browsers, ways};

/// What the house knows of those who are written to, and writes down for us.
pub trait House: Send + Sync {
    /// For how long the house has lived: sessions end by that.
    fn lived(&self) -> Lived;

    /// Goes up whenever something about anybody's ways to hear may have changed.
    fn version(&self) -> u64;

    /// A program of somebody's has said that it is gone for good. Nothing happens if they have named another meanwhile.
    fn webhook_gone<'a>(
        &'a self,
        person: &'a PersonId,
        url: &'a str,
    ) -> Pin<Box<dyn Future<Output = Result<(), Problem>> + Send + 'a>>;
}

/// Tables, people, and the ways to them. Cheap to clone.
#[derive(Clone)]
pub struct Post {
    pub(crate) hub: Hub,
    pub(crate) house: Arc<dyn House>,
    pub(crate) how: Arc<Notify>,
    /// What sending needs.
    pub office: Arc<Office>,
}

impl std::fmt::Debug for Post {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Post").field("office", &self.office).finish_non_exhaustive()
    }
}

impl Post {
    /// From these tables to those people.
    pub fn new(hub: Hub, house: Arc<dyn House>, how: &Notify, office: Office) -> Self {
        Self { hub, house, how: Arc::new(how.clone()), office: Arc::new(office) }
    }

    pub(crate) fn store(&self) -> &dyn Store {
        self.hub.store().as_ref()
    }

    /// The server's own keys.
    pub async fn keys(&self) -> Result<&Keys, Problem> {
        self.office.keys(self.store()).await
    }

    /// The browsers that somebody is signed in with and hears by. Those whose session has ended are forgotten: whoever
    /// sits before one now is nobody, or somebody else.
    pub async fn browsers_of(&self, person: &PersonId) -> Result<Vec<PushSubscription>, Problem> {
        browsers::browsers_of(self, person).await
    }

    /// Puts a try on every way to somebody, and says which ways there are.
    pub async fn send_test(&self, person: &PersonId) -> Result<Vec<&'static str>, Problem> {
        ways::send_test(self, person).await
    }
}

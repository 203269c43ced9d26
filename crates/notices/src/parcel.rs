//! What is to be told, as it waits in the store.

use std::collections::BTreeSet;

use damrak_store::{Delivery, Millis, PersonId, TableId};
use serde::{Deserialize, Serialize};

pub use damrak_table::live::metrics::Channel;
pub use damrak_table::notice::Kind;

/// What is told.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Matter {
    /// What happened at a table.
    Table {
        /// Where.
        table: TableId,
        /// What, merged if it is several things.
        kinds: BTreeSet<Kind>,
    },
    /// Whether this address is the person's: sent before anything else is.
    Confirm {
        /// To which address.
        address: String,
        /// Until when the link is good.
        until: Millis,
    },
    /// A way back into an account: a link for a new password. Its secret is made when it is sent, and stored nowhere.
    WayBack {
        /// To which address.
        address: String,
        /// Until when the link is good.
        until: Millis,
    },
    /// A try that the person asked for.
    Test,
}

/// What waits, and for one browser if it waits for one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Parcel {
    /// What.
    pub matter: Matter,
    /// The browser's address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub endpoint: Option<String>,
}

impl Parcel {
    /// Something that happened at a table.
    pub fn of_table(table: TableId, kinds: BTreeSet<Kind>) -> Self {
        Self { matter: Matter::Table { table, kinds }, endpoint: None }
    }

    /// Reads a delivery; nothing if another version wrote it.
    pub fn read(delivery: &Delivery) -> Option<(Channel, Self)> {
        let channel = Channel::of_word(&delivery.channel)?;
        Some((channel, serde_json::from_value(delivery.document.clone()).ok()?))
    }

    /// The table it is about.
    pub fn table(&self) -> Option<&TableId> {
        match &self.matter {
            Matter::Table { table, .. } => Some(table),
            Matter::Confirm { .. } | Matter::WayBack { .. } | Matter::Test => None,
        }
    }

    /// What happened there.
    pub fn kinds(&self) -> BTreeSet<Kind> {
        match &self.matter {
            Matter::Table { kinds, .. } => kinds.clone(),
            Matter::Confirm { .. } | Matter::WayBack { .. } | Matter::Test => BTreeSet::new(),
        }
    }

    /// As a new delivery.
    pub fn delivery(&self, person: PersonId, channel: Channel, due: Millis) -> Delivery {
        let document = serde_json::to_value(self).expect("a parcel is plain data with text keys");
        Delivery { id: 0, person, channel: channel.word().to_owned(), document, due, tries: 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parcels_read_back() {
        let kinds = BTreeSet::from([Kind::Over, Kind::Began]);
        let table = Parcel::of_table(TableId("t".into()), kinds);
        let confirm = Matter::Confirm { address: "a@b.example".into(), until: 7 };
        let back = Matter::WayBack { address: "a@b.example".into(), until: 7 };
        let others = [confirm, back, Matter::Test].map(|matter| Parcel { matter, endpoint: None });
        let push = Parcel { endpoint: Some("https://push.example/1".into()), ..table.clone() };
        for parcel in [table, push].into_iter().chain(others) {
            for channel in Channel::ALL {
                let delivery = parcel.delivery(PersonId("anna".into()), channel, 5);
                assert_eq!(Parcel::read(&delivery), Some((channel, parcel.clone())));
            }
        }
    }
}

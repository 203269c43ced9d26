//! Looking after people: what admins do, reports, and ways back into accounts.

use damrak_core::Hash;
use serde::{Deserialize, Serialize};

use crate::{Millis, PersonId, TableId};

/// Something that an admin, or whoever owns the data, wants done. It is carried out and written down in one.
#[derive(Clone, Debug, PartialEq)]
pub enum Order {
    /// Somebody may do nothing any more; all their sessions and ways back end.
    Block(PersonId),
    /// Somebody may come back.
    Unblock(PersonId),
    /// Somebody with an account becomes an admin.
    Grant(PersonId),
    /// Somebody is no longer an admin. An admin cannot take it from the last one.
    Revoke(PersonId),
    /// All of somebody's sessions and tokens end.
    EndSessions(PersonId),
    /// Somebody gets a way back into their account.
    Link(WayBack),
    /// Somebody with an account gets a new password, here as its hash; all sessions, tokens and ways back end.
    Password(PersonId, String),
    /// A table is to be closed. The table itself sees to that; this only writes down who wanted it.
    CloseTable(TableId),
    /// A report has been dealt with.
    Handle(i64),
}

impl Order {
    /// Whom it is about, if it is about somebody.
    pub const fn person(&self) -> Option<&PersonId> {
        match self {
            Order::Block(id)
            | Order::Unblock(id)
            | Order::Grant(id)
            | Order::Revoke(id)
            | Order::EndSessions(id)
            | Order::Password(id, _) => Some(id),
            Order::Link(way) => Some(&way.person),
            Order::CloseTable(_) | Order::Handle(_) => None,
        }
    }

    /// What it is called where it is written down.
    pub const fn act(&self) -> Act {
        match self {
            Order::Block(_) => Act::Block,
            Order::Unblock(_) => Act::Unblock,
            Order::Grant(_) => Act::Grant,
            Order::Revoke(_) => Act::Revoke,
            Order::EndSessions(_) => Act::EndSessions,
            Order::Link(_) => Act::Link,
            Order::Password(..) => Act::Password,
            Order::CloseTable(_) => Act::CloseTable,
            Order::Handle(_) => Act::Handle,
        }
    }
}

/// What was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    /// Somebody was blocked.
    Block,
    /// Somebody was let in again.
    Unblock,
    /// Somebody became an admin.
    Grant,
    /// Somebody ceased to be one.
    Revoke,
    /// Somebody's sessions and tokens were ended.
    EndSessions,
    /// A way back was made for somebody.
    Link,
    /// Somebody's password was set.
    Password,
    /// A table was closed.
    CloseTable,
    /// A report was dealt with.
    Handle,
}

/// Something an admin did, as it is kept for good. Names are looked up when it is read: those of people who are gone
/// are gone here, too.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Deed {
    /// Counted from 1.
    pub number: i64,
    /// When.
    pub at: Millis,
    /// Who did it; nobody if it was done from the command line.
    pub by: Option<Party>,
    /// What.
    pub act: Act,
    /// To whom.
    pub person: Option<Party>,
    /// To which table.
    pub table: Option<TableId>,
    /// To which report.
    pub report: Option<i64>,
    /// Why, in the admin's own words.
    pub note: String,
}

/// Somebody who is named in a deed or a report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Party {
    /// Who.
    pub id: PersonId,
    /// The name now; nothing once the person is gone.
    pub name: Option<String>,
}

/// A way back into an account: good once, for a while. Only the hash of its secret is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct WayBack {
    /// The hash of the secret.
    pub key: Hash,
    /// Whose account.
    pub person: PersonId,
    /// The address it was mailed to, if it was; nothing if an admin hands it over.
    pub mailbox: Option<String>,
    /// Until when it is good.
    pub until: Millis,
}

/// What somebody tells the admins about somebody else.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// Given by the store.
    pub number: i64,
    /// When.
    pub at: Millis,
    /// Who tells.
    pub reporter: Party,
    /// About whom.
    pub about: Party,
    /// Where it happened.
    pub table: TableId,
    /// The server's word for what kind of thing it is.
    pub reason: String,
    /// In the reporter's own words; whoever shows it escapes it.
    pub text: String,
    /// When it was dealt with, if it was.
    pub handled: Option<Millis>,
}

/// A report that is not written down yet.
#[derive(Clone, Debug, PartialEq)]
pub struct NewReport {
    /// When.
    pub at: Millis,
    /// Who tells.
    pub reporter: PersonId,
    /// About whom.
    pub about: PersonId,
    /// Where it happened.
    pub table: TableId,
    /// The server's word for what kind of thing it is.
    pub reason: String,
    /// In the reporter's own words.
    pub text: String,
}

/// Which reports to list.
#[derive(Clone, Debug, PartialEq)]
pub enum ReportQuery {
    /// Those nobody has dealt with, oldest first.
    Open,
    /// Those that were dealt with, newest first.
    Handled,
    /// Everything somebody has reported, newest first.
    By(PersonId),
    /// Everything about somebody, newest first.
    About(PersonId),
}

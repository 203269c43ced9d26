//! What a store keeps: people, sessions, tables, talk, ratings, deliveries.

use std::fmt;

use damrak_core::{Hash, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Milliseconds since 1970.
pub type Millis = i64;

/// Milliseconds that the house has lived through: those in which a server ran on this data. No clock on the wall has a
/// say in them, so they are a type of their own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Lived(pub i64);

impl Lived {
    /// So much later.
    #[must_use]
    pub const fn after(self, millis: Millis) -> Self {
        Self(self.0.saturating_add(millis))
    }

    /// How long after another moment, or before it.
    pub const fn since(self, other: Self) -> Millis {
        self.0.saturating_sub(other.0)
    }
}

/// Why a store could not do what was asked. Nothing was changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// There is no such thing.
    #[error("not found")]
    NotFound,
    /// Somebody else was faster, or the name is taken.
    #[error("conflict: {0}")]
    Conflict(&'static str),
    /// The disk is full, the file is read-only, the database does not answer: try again later.
    #[error("the data cannot be written now: {0}")]
    Unavailable(String),
    /// What is stored cannot be read: a matter for `damrak doctor`.
    #[error("the stored data is damaged: {0}")]
    Damaged(String),
    /// The data is whole but not for this program: of a later version, or of another program.
    #[error("the stored data cannot be used: {0}")]
    Unusable(String),
}

/// The name that a deleted person's seats and lines of chat keep.
pub const DELETED: &str = "deleted";

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub String);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

id!(
    /// Names a person forever.
    PersonId
);
id!(
    /// Names a table forever; it is part of its address.
    TableId
);

/// Somebody who plays or watches: a guest, or the owner of an account.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Person {
    /// Forever.
    pub id: PersonId,
    /// What others see.
    pub name: String,
    /// The name to sign in with; a guest has none. Unique, whatever the capitals.
    pub user_name: Option<String>,
    /// The password's hash in PHC form.
    pub password: Option<String>,
    /// May do everything.
    pub admin: bool,
    /// May do nothing any more.
    pub blocked: bool,
    /// Language, theme, notifications: the server's business.
    pub settings: Value,
    /// When they first came.
    pub created: Millis,
}

/// A proof of identity: a browser's cookie or a program's token. Only its hash is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Session {
    /// The hash of the secret.
    pub key: Hash,
    /// Whose.
    pub person: PersonId,
    /// A browser's session, or a token for a program.
    pub kind: SessionKind,
    /// What its owner sees in the list: the browser, or the name they gave the token.
    pub label: String,
    /// When it was made.
    pub created: Millis,
    /// When it was last used, to about a minute.
    pub seen: Millis,
    /// When it ends by itself.
    pub ends: Lived,
    /// Whether it belongs to a cookie that only this very host can have set, and to no other.
    pub bound: bool,
}

/// What a session is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SessionKind {
    /// A cookie.
    Browser,
    /// A personal token.
    Token,
}

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// People may sit down.
    Gathering,
    /// It is played.
    Playing,
    /// It is over.
    Over,
    /// It was closed before it began or before it was over.
    Closed,
}

/// What a lobby lists of a table; everything in it may be seen by whoever may see the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableHead {
    /// Forever.
    pub id: TableId,
    /// What its maker called it.
    pub title: String,
    /// The game's name.
    pub game: String,
    /// The variant.
    pub variant: String,
    /// Where it stands.
    pub status: Status,
    /// Whether the lobby lists it; else only those who know the address find it.
    pub public: bool,
    /// Whether it is played live, or by turn over days.
    pub live: bool,
    /// Whether the result moves ratings.
    pub rated: bool,
    /// Who made it.
    pub owner: PersonId,
    /// Who sits where.
    pub seats: Vec<SeatHead>,
    /// The seats (counted from 1) that owe a decision.
    pub waiting: Vec<Seat>,
    /// How many decisions have been taken.
    pub decisions: u32,
    /// When it was made.
    pub created: Millis,
    /// When something last happened.
    pub changed: Millis,
}

/// One seat of a table, as everybody sees it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SeatHead {
    /// The person who sits here.
    pub person: Option<PersonId>,
    /// The bot that sits here.
    pub bot: Option<String>,
    /// The name to show; empty while the seat is open.
    pub name: String,
}

/// One entry of a table's log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LogEntry {
    /// Counted from 1, without gaps.
    pub number: u64,
    /// When it was written.
    pub at: Millis,
    /// The server's document.
    pub entry: Value,
}

/// A table as it was after some entry of its log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Snapshot {
    /// The last entry that is in it.
    pub number: u64,
    /// The server's document.
    pub document: Value,
}

/// Everything needed to go on with a table.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredTable {
    /// What a lobby lists.
    pub head: TableHead,
    /// The server's document.
    pub body: Value,
    /// How often the body was written; see [`NewBody`].
    pub body_version: u64,
    /// The latest snapshot at or before the wanted entry.
    pub snapshot: Option<Snapshot>,
    /// The entries after the snapshot, up to the wanted one.
    pub entries: Vec<LogEntry>,
    /// How many entries the whole log has.
    pub length: u64,
}

/// One change of a table, made wholly or not at all.
#[derive(Clone, Debug, PartialEq)]
pub struct TableChange {
    /// The new head; names the table.
    pub head: TableHead,
    /// The new body, if it changed.
    pub body: Option<NewBody>,
    /// How many entries the log must have now; else the change is refused as a conflict.
    pub expected: u64,
    /// Entries to append, with their times; numbers follow from `expected`.
    pub entries: Vec<(Millis, Value)>,
    /// A snapshot of the state after the last of these entries.
    pub snapshot: Option<Value>,
    /// Results to rate, if the game just ended: they are applied with the change. Those of a table that was
    /// rated before are passed over.
    pub ratings: Vec<RatingChange>,
}

/// A body in the place of another: of two writers who read the same one the later is refused.
#[derive(Clone, Debug, PartialEq)]
pub struct NewBody {
    /// The version of the body that was read ([`StoredTable::body_version`]); if the table has another one
    /// now, the whole change is refused as a conflict.
    pub expected: u64,
    /// The server's document.
    pub document: Value,
}

/// Which tables to list: newest change first, then by id, where nothing else is said.
#[derive(Clone, Debug, PartialEq)]
pub enum TableQuery {
    /// Public tables that gather and at which a seat is open: nobody sits there, and nobody did.
    Open,
    /// Public tables that are being played.
    Playing,
    /// Public tables that are over.
    Recent,
    /// Every table at which the person sits or which they made, and that is neither over nor closed: first those
    /// that wait for a decision of theirs, the one that has waited longest first.
    Of(PersonId),
    /// Of those, the tables that wait for a decision of the person's, in the same order.
    WaitingFor(PersonId),
    /// Every table at which the person sat or which they made, and that is over or closed.
    PastOf(PersonId),
    /// Everything.
    All,
}

/// What the tables in a list have in common besides; nothing unless it is said.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableFilter {
    /// The game's name.
    pub game: Option<String>,
    /// Words that the title and the names at the table hold between them, whatever the capitals.
    pub text: String,
}

impl TableFilter {
    /// The words that are looked for.
    pub fn words(&self) -> Vec<String> {
        self.text.to_lowercase().split_whitespace().map(str::to_owned).collect()
    }
}

impl TableHead {
    /// Whether its title and names hold all of these [words](TableFilter::words) between them.
    pub fn holds(&self, words: &[String]) -> bool {
        let mut said = self.title.to_lowercase();
        for seat in &self.seats {
            said.push('\n');
            said.push_str(&seat.name.to_lowercase());
        }
        words.iter().all(|word| said.contains(word))
    }
}

/// So many tables of a list are looked through at once for words, and no more: anybody may ask.
pub const LOOKED_THROUGH: u32 = 1_000;

/// What was found in a list.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Found {
    /// The tables that fit.
    pub heads: Vec<TableHead>,
    /// Where to go on, if the list does: the `offset` to ask with next.
    pub next: Option<u32>,
}

/// After how many rounds in which nothing happened and nobody looked a table is forgotten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forgetting {
    /// One that has not begun and at which nobody sits.
    pub empty: u32,
    /// One that has not begun and at which nobody but its maker sits, that was closed before a decision was taken, or
    /// that is played by bots alone.
    pub alone: u32,
    /// One that has not begun and at which others sit.
    pub together: u32,
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ChatLine {
    /// Counted from 1 at each table.
    pub number: u64,
    /// Who wrote it.
    pub person: PersonId,
    /// Their name then.
    pub name: String,
    /// As written; whoever shows it escapes it.
    pub text: String,
    /// When.
    pub at: Millis,
}

/// How strong somebody is in one pool (game, player-count class and pace).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rating {
    /// Whose.
    pub person: PersonId,
    /// The pool, such as `kontor/2/live`.
    pub pool: String,
    /// The estimate.
    pub mean: f64,
    /// Its uncertainty.
    pub deviation: f64,
    /// Rated games played.
    pub games: u32,
}

impl Rating {
    /// The rating of somebody who has not played in this pool.
    pub fn new(person: PersonId, pool: impl Into<String>) -> Self {
        Self { person, pool: pool.into(), mean: 25.0, deviation: 25.0 / 3.0, games: 0 }
    }
}

/// What a finished game does to ratings: the places are handed to a function of the server's with the
/// ratings as they are at that moment, inside the transaction.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingChange {
    /// The pool.
    pub pool: String,
    /// The people with their ranks; 1 is best, equal ranks are ties. Who is named twice counts with the better.
    pub places: Vec<(PersonId, u8)>,
}

/// Turns ratings and ranks into new ratings; given to a store when it is opened, so that updates happen
/// inside its transaction and two games that end together cannot lose one. The store counts the games itself.
pub type Rater = fn(&[(Rating, u8)]) -> Vec<Rating>;

/// Something to be delivered to somebody outside, kept until it is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Delivery {
    /// Given by the store.
    pub id: i64,
    /// For whom.
    pub person: PersonId,
    /// How: the server's word (`push`, `mail`, `webhook`).
    pub channel: String,
    /// What: the server's document.
    pub document: Value,
    /// Not before.
    pub due: Millis,
    /// How often it was tried.
    pub tries: u32,
}

/// A browser that wants push messages.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PushSubscription {
    /// Whose.
    pub person: PersonId,
    /// The address; unique.
    pub endpoint: String,
    /// The browser's keys.
    pub keys: Value,
    /// When it was made.
    pub created: Millis,
}

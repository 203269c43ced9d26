//! What every store owes.
//!
//! The store knows no game and no rule of the table: a table is a *head* (what a lobby lists), a *body* (a
//! document of the server's), an append-only *log* of documents, and now and then a *snapshot* from which
//! the log need not be replayed.

use std::fmt;
use std::path::PathBuf;
use std::pin::Pin;

use crate::{Deed, NewReport, Order, Report, ReportQuery, WayBack};
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

/// What a store promises to answer.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

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

/// Where everything that must last lives. All answers are given only when they are true on disk, and whatever is
/// read after an answer shows it.
///
/// What is to be changed must be there, else [`StoreError::NotFound`]; what is to be removed, touched or put off
/// may be gone already. What is created must not be there yet, else [`StoreError::Conflict`].
pub trait Store: Send + Sync + 'static {
    /// A value of the server's own (signing keys, VAPID keys), by name.
    fn setting(&self, name: &str) -> Answer<'_, Option<Value>>;
    /// Writes a setting only if there is none, and returns the one that is there now.
    fn setting_or(&self, name: &str, value: Value) -> Answer<'_, Value>;
    /// Writes a setting in the place of one that is there.
    fn put_setting(&self, name: &str, value: Value) -> Answer<'_, ()>;

    /// A new person.
    fn create_person(&self, person: Person) -> Answer<'_, ()>;
    /// A person.
    fn person(&self, id: &PersonId) -> Answer<'_, Option<Person>>;
    /// The person who signs in with this name, whatever the capitals.
    fn person_by_user_name(&self, user_name: &str) -> Answer<'_, Option<Person>>;
    /// Changes a person, but neither the password nor what they may: whether they are an admin, or blocked. Whoever read
    /// the person earlier cannot bring back what an [`Order`] of another program has ended since.
    /// [`StoreError::Conflict`] if the user name is taken.
    fn update_person(&self, person: Person) -> Answer<'_, ()>;
    /// The same with the password and an admin's rights; [`StoreError::Conflict`] also if these are no longer what they
    /// were when the person was read. With a new password all ways back end.
    fn update_account(&self, was: &Person, person: Person) -> Answer<'_, ()>;
    /// Removes a person with sessions, subscriptions, deliveries and ratings; their seats and chat keep the name
    /// [`DELETED`], also where a later change still seats them. Logs and snapshots hold no names: the server
    /// takes them from the head.
    fn delete_person(&self, id: &PersonId) -> Answer<'_, ()>;
    /// Everything of a guest becomes another person's: seats (with the name), tables they made, sessions, chat,
    /// subscriptions, deliveries, ratings of pools the other has none in. The guest is no more; a later change
    /// that still seats them seats the other. Returns the tables concerned.
    fn merge_person(&self, guest: &PersonId, into: &PersonId) -> Answer<'_, Vec<TableId>>;
    /// People whose name or user name contains the text, whatever the capitals, by name; for admins.
    fn find_people(&self, text: &str, limit: u32) -> Answer<'_, Vec<Person>>;
    /// All admins, by name.
    fn admins(&self) -> Answer<'_, Vec<Person>>;
    /// Whether there is an admin who can sign in: with an account, and not blocked.
    fn has_admin(&self) -> Answer<'_, bool>;

    /// For how long the house has lived, as far as that was noted.
    fn lived(&self) -> Answer<'_, Lived>;
    /// Notes that it has lived until then; never less than before.
    fn note_lived(&self, until: Lived) -> Answer<'_, ()>;

    /// A new session.
    fn create_session(&self, session: Session) -> Answer<'_, ()>;
    /// The session with this key and its person, unless it had ended by then.
    fn session(&self, key: &Hash, now: Lived) -> Answer<'_, Option<(Session, Person)>>;
    /// Notes that a session was used, unless that is known of the last minute. May be lost in a crash.
    fn touch_session(&self, key: &Hash, now: Millis) -> Answer<'_, ()>;
    /// Lets a session last until then; never shorter than before.
    fn renew_session(&self, key: &Hash, ends: Lived) -> Answer<'_, ()>;
    /// Binds a session to the cookie that only this very host can have set, for good.
    fn bind_session(&self, key: &Hash) -> Answer<'_, ()>;
    /// Removes sessions that had ended by then, those that did so first, and no more than so many at once; returns
    /// how many.
    fn sweep_sessions(&self, ended: Lived, most: u32) -> Answer<'_, u32>;
    /// All sessions of a person, oldest first.
    fn sessions_of(&self, person: &PersonId) -> Answer<'_, Vec<Session>>;
    /// Ends a session.
    fn delete_session(&self, key: &Hash) -> Answer<'_, ()>;
    /// Ends all sessions of a person but one.
    fn delete_other_sessions(&self, person: &PersonId, keep: Option<&Hash>) -> Answer<'_, ()>;

    /// A new table with an empty log.
    fn create_table(&self, head: TableHead, body: Value) -> Answer<'_, ()>;
    /// A table with what is needed to stand after entry `upto` of its log; after the last one without `upto`, or
    /// if the log is not that long.
    fn table(&self, id: &TableId, upto: Option<u64>) -> Answer<'_, Option<StoredTable>>;
    /// Changes a table. Many changes at once share one commit.
    fn change_table(&self, change: TableChange) -> Answer<'_, ()>;
    /// Part of a table's log.
    fn log(&self, id: &TableId, after: u64, limit: u32) -> Answer<'_, Vec<LogEntry>>;
    /// Tables, in the order that the query says.
    fn tables(&self, query: TableQuery, limit: u32, offset: u32) -> Answer<'_, Vec<TableHead>>;
    /// Those of them that fit a filter, at most so many, after the first `offset` of the list: these are the tables of
    /// the game, whether they hold the words or not. No more than [`LOOKED_THROUGH`] are looked through for words.
    fn search_tables(
        &self,
        query: TableQuery,
        filter: TableFilter,
        limit: u32,
        offset: u32,
    ) -> Answer<'_, Found>;
    /// One more round has passed: it is counted for every table that has not begun, was closed before the first
    /// decision, or is played by bots alone. A change of the table, a line of chat or [`Store::attend_table`] lets the count begin anew. How
    /// long a round is the server knows; no clock on the wall is asked.
    fn pass_round(&self) -> Answer<'_, ()>;
    /// Tables that may be forgotten, those with the most rounds first.
    fn forgotten_tables(&self, after: Forgetting, limit: u32) -> Answer<'_, Vec<TableId>>;
    /// Somebody looks at a table: its rounds are counted anew.
    fn attend_table(&self, id: &TableId) -> Answer<'_, ()>;
    /// Deletes a table with all that belongs to it, if it may still be forgotten; says whether it did.
    fn forget_table(&self, id: &TableId, after: Forgetting) -> Answer<'_, bool>;
    /// Every table that is being played and at which somebody sits: what a server looks after when it starts. Bots alone
    /// rest until somebody looks.
    fn tables_in_play(&self) -> Answer<'_, Vec<TableId>>;
    /// Writes a whole table with its log (all entries from 1 on), as read from an export; refuses one that is
    /// there. One that is over counts as rated.
    fn import_table(&self, table: StoredTable) -> Answer<'_, ()>;

    /// Adds a line of chat and returns its number.
    fn add_chat(&self, table: &TableId, line: ChatLine) -> Answer<'_, u64>;
    /// Chat after a line.
    fn chat(&self, table: &TableId, after: u64, limit: u32) -> Answer<'_, Vec<ChatLine>>;
    /// Everything a person has written, by table and in order.
    fn chat_of(&self, person: &PersonId) -> Answer<'_, Vec<(TableId, ChatLine)>>;

    /// A table's finished game, looked back on, if somebody has done so: the server's document.
    fn review(&self, table: &TableId) -> Answer<'_, Option<Value>>;
    /// Keeps that, in the place of one that is there; it goes with its table.
    fn put_review(&self, table: &TableId, review: Value) -> Answer<'_, ()>;

    /// The ratings of a person.
    fn ratings_of(&self, person: &PersonId) -> Answer<'_, Vec<Rating>>;
    /// The best of a pool with their names: best first by what they can be trusted to be, mean − 3 deviations.
    fn top_ratings(&self, pool: &str, limit: u32) -> Answer<'_, Vec<(Rating, String)>>;

    /// Adds deliveries; their ids are given by the store. Those for people who are gone are dropped.
    fn add_deliveries(&self, deliveries: Vec<Delivery>) -> Answer<'_, ()>;
    /// Deliveries that are due, longest due first.
    fn due_deliveries(&self, now: Millis, limit: u32) -> Answer<'_, Vec<Delivery>>;
    /// Puts a delivery off, and counts the try.
    fn retry_delivery(&self, id: i64, due: Millis) -> Answer<'_, ()>;
    /// A delivery is done, or given up.
    fn delete_delivery(&self, id: i64) -> Answer<'_, ()>;
    /// All deliveries of a person, due or not, longest due first.
    fn deliveries_of(&self, person: &PersonId) -> Answer<'_, Vec<Delivery>>;
    /// How many deliveries wait, by channel.
    fn waiting_deliveries(&self) -> Answer<'_, Vec<(String, u64)>>;
    /// Adds or renews a push subscription.
    fn put_subscription(&self, subscription: PushSubscription) -> Answer<'_, ()>;
    /// The push subscriptions of a person.
    fn subscriptions_of(&self, person: &PersonId) -> Answer<'_, Vec<PushSubscription>>;
    /// Removes a push subscription.
    fn delete_subscription(&self, endpoint: &str) -> Answer<'_, ()>;

    /// Carries out what an admin wants, or whoever owns the data (`by` nobody), and writes it down with it.
    /// [`StoreError::Conflict`] if the order makes no sense for that person.
    fn carry_out(
        &self,
        by: Option<&PersonId>,
        order: Order,
        note: &str,
        at: Millis,
    ) -> Answer<'_, ()>;
    /// What admins did before the deed of this number, newest first. No method changes or removes any of it.
    fn deeds(&self, before: Option<i64>, limit: u32) -> Answer<'_, Vec<Deed>>;
    /// Writes down a way back into an account; [`StoreError::Conflict`] if its person is blocked.
    fn put_way_back(&self, way: WayBack, now: Millis) -> Answer<'_, ()>;
    /// The way back with this key and its person, unless it is over or the person blocked.
    fn way_back(&self, key: &Hash, now: Millis) -> Answer<'_, Option<(WayBack, Person)>>;
    /// Uses a way back up: its person gets this password (a hash), and a guest this user name; all sessions, tokens
    /// and ways back of the person end. [`StoreError::NotFound`] if it is not good (any more).
    fn take_way_back(
        &self,
        key: &Hash,
        now: Millis,
        user_name: Option<String>,
        password: String,
    ) -> Answer<'_, Person>;
    /// Everybody who is not blocked and has proved that this mail address is theirs (`notify.mail` of their settings
    /// with its `address` and `confirmed`), whatever the capitals, newest first. Whoever only claims it stands in
    /// nobody's way.
    fn people_by_mail(&self, address: &str, limit: u32) -> Answer<'_, Vec<Person>>;
    /// Blocked people who still sit at, or gather people at, a table that is not over.
    fn blocked_at_tables(&self) -> Answer<'_, Vec<PersonId>>;
    /// A new report, and its number.
    fn add_report(&self, report: NewReport) -> Answer<'_, i64>;
    /// Reports.
    fn reports(&self, query: ReportQuery, limit: u32) -> Answer<'_, Vec<Report>>;
    /// The last lines of chat up to a moment, oldest first.
    fn chat_until(&self, table: &TableId, at: Millis, limit: u32) -> Answer<'_, Vec<ChatLine>>;
    /// Everybody who has said something at a table.
    fn talkers(&self, table: &TableId) -> Answer<'_, Vec<PersonId>>;
    /// A number that changes whenever another program has written here, such as a command beside a running server.
    fn foreign_changes(&self) -> Answer<'_, i64>;

    /// Writes a complete copy to a new file while everything goes on; refuses to overwrite one.
    fn backup(&self, file: PathBuf) -> Answer<'_, ()>;
    /// Whether it can be written now: for readiness checks.
    fn ready(&self) -> Answer<'_, ()>;
    /// Checks the database itself (not the games in it) and tells what is damaged.
    fn check(&self) -> Answer<'_, Vec<String>>;
}

//! What every store owes.
//!
//! The store knows no game and no rule of the table: a table is a *head* (what a lobby lists), a *body* (a
//! document of the server's), an append-only *log* of documents, and now and then a *snapshot* from which
//! the log need not be replayed.

use std::path::PathBuf;
use std::pin::Pin;

use damrak_core::Hash;
use serde_json::Value;

use crate::things::*;
use crate::{Deed, NewReport, Order, Report, ReportQuery, WayBack};

/// What a store promises to answer.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

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
    /// Puts a delivery off and counts the try, unless somebody has since it was read with so many; says whether. Whoever
    /// did may try it, and nobody else.
    fn claim_delivery(&self, id: i64, tries: u32, due: Millis) -> Answer<'_, bool>;
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
    /// A number that changes whenever another program has changed people, their sessions or settings here, such as a
    /// command beside a running server; what else it writes may change it, too.
    fn foreign_changes(&self) -> Answer<'_, i64>;

    /// Writes a complete copy to a new file while everything goes on; refuses to overwrite one.
    fn backup(&self, file: PathBuf) -> Answer<'_, ()>;
    /// Whether it can be written now: for readiness checks.
    fn ready(&self) -> Answer<'_, ()>;
    /// Checks the database itself (not the games in it) and tells what is damaged.
    fn check(&self) -> Answer<'_, Vec<String>>;
}

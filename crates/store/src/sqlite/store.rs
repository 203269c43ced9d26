//! The contract, method by method.

use std::path::PathBuf;

use damrak_core::Hash;
use serde_json::Value;

use super::worker::apart;
use super::{
    SqliteStore, chat, check, file, people, post, ratings, reviews, sessions, settings, tables,
};
use crate::{
    Answer, ChatLine, Delivery, LogEntry, Millis, Person, PersonId, PushSubscription, Rating,
    Session, Store, StoredTable, TableChange, TableHead, TableId, TableQuery,
};

impl Store for SqliteStore {
    fn setting(&self, name: &str) -> Answer<'_, Option<Value>> {
        let name = name.to_owned();
        self.read(move |connection| settings::find(connection, &name))
    }

    fn setting_or(&self, name: &str, value: Value) -> Answer<'_, Value> {
        let name = name.to_owned();
        self.write(move |connection| settings::find_or_put(connection, &name, value))
    }

    fn create_person(&self, person: Person) -> Answer<'_, ()> {
        self.write(move |connection| people::create(connection, &person))
    }

    fn person(&self, id: &PersonId) -> Answer<'_, Option<Person>> {
        let id = id.clone();
        self.read(move |connection| people::by_id(connection, &id))
    }

    fn person_by_user_name(&self, user_name: &str) -> Answer<'_, Option<Person>> {
        let user_name = user_name.to_owned();
        self.read(move |connection| people::by_user_name(connection, &user_name))
    }

    fn update_person(&self, person: Person) -> Answer<'_, ()> {
        self.write(move |connection| people::update(connection, &person))
    }

    fn delete_person(&self, id: &PersonId) -> Answer<'_, ()> {
        let id = id.clone();
        self.write(move |connection| people::delete(connection, &id))
    }

    fn merge_person(&self, guest: &PersonId, into: &PersonId) -> Answer<'_, Vec<TableId>> {
        let (guest, into) = (guest.clone(), into.clone());
        self.write(move |connection| people::merge(connection, &guest, &into))
    }

    fn find_people(&self, text: &str, limit: u32) -> Answer<'_, Vec<Person>> {
        let text = text.to_owned();
        self.read(move |connection| people::find(connection, &text, limit))
    }

    fn has_admin(&self) -> Answer<'_, bool> {
        self.read(people::any_admin)
    }

    fn create_session(&self, session: Session) -> Answer<'_, ()> {
        self.write(move |connection| sessions::create(connection, &session))
    }

    fn session(&self, key: &Hash, now: Millis) -> Answer<'_, Option<(Session, Person)>> {
        let key = *key;
        self.read(move |connection| sessions::find(connection, key, now))
    }

    fn touch_session(&self, key: &Hash, now: Millis) -> Answer<'_, ()> {
        let key = *key;
        Box::pin(async move {
            let worth_a_commit =
                self.read(move |connection| sessions::seen_long_ago(connection, key, now)).await?;
            if worth_a_commit {
                self.write(move |connection| sessions::touch(connection, key, now)).await?;
            }
            Ok(())
        })
    }

    fn sessions_of(&self, person: &PersonId) -> Answer<'_, Vec<Session>> {
        let person = person.clone();
        self.read(move |connection| sessions::of_person(connection, &person))
    }

    fn delete_session(&self, key: &Hash) -> Answer<'_, ()> {
        let key = *key;
        self.write(move |connection| sessions::delete(connection, key))
    }

    fn delete_other_sessions(&self, person: &PersonId, keep: Option<&Hash>) -> Answer<'_, ()> {
        let (person, keep) = (person.clone(), keep.copied());
        self.write(move |connection| sessions::delete_others(connection, &person, keep))
    }

    fn create_table(&self, head: TableHead, body: Value) -> Answer<'_, ()> {
        self.write(move |connection| tables::create(connection, head, &body))
    }

    fn table(&self, id: &TableId, upto: Option<u64>) -> Answer<'_, Option<StoredTable>> {
        let id = id.clone();
        self.read(move |connection| tables::find(connection, &id, upto))
    }

    fn change_table(&self, change: TableChange) -> Answer<'_, ()> {
        let rater = self.rater;
        self.write(move |connection| tables::change(connection, change, rater))
    }

    fn log(&self, id: &TableId, after: u64, limit: u32) -> Answer<'_, Vec<LogEntry>> {
        let id = id.clone();
        self.read(move |connection| tables::log(connection, &id, after, limit))
    }

    fn tables(&self, query: TableQuery, limit: u32, offset: u32) -> Answer<'_, Vec<TableHead>> {
        self.read(move |connection| tables::list(connection, &query, limit, offset))
    }

    fn tables_in_play(&self) -> Answer<'_, Vec<TableId>> {
        self.read(tables::in_play)
    }

    fn import_table(&self, table: StoredTable) -> Answer<'_, ()> {
        self.write(move |connection| tables::import(connection, &table))
    }

    fn add_chat(&self, table: &TableId, line: ChatLine) -> Answer<'_, u64> {
        let table = table.clone();
        self.write(move |connection| chat::add(connection, &table, &line))
    }

    fn chat(&self, table: &TableId, after: u64, limit: u32) -> Answer<'_, Vec<ChatLine>> {
        let table = table.clone();
        self.read(move |connection| chat::after(connection, &table, after, limit))
    }

    fn review(&self, table: &TableId) -> Answer<'_, Option<Value>> {
        let table = table.clone();
        self.read(move |connection| reviews::find(connection, &table))
    }

    fn put_review(&self, table: &TableId, review: Value) -> Answer<'_, ()> {
        let table = table.clone();
        self.write(move |connection| reviews::put(connection, &table, &review))
    }

    fn ratings_of(&self, person: &PersonId) -> Answer<'_, Vec<Rating>> {
        let person = person.clone();
        self.read(move |connection| ratings::of_person(connection, &person))
    }

    fn top_ratings(&self, pool: &str, limit: u32) -> Answer<'_, Vec<(Rating, String)>> {
        let pool = pool.to_owned();
        self.read(move |connection| ratings::top(connection, &pool, limit))
    }

    fn add_deliveries(&self, deliveries: Vec<Delivery>) -> Answer<'_, ()> {
        self.write(move |connection| post::add(connection, &deliveries))
    }

    fn due_deliveries(&self, now: Millis, limit: u32) -> Answer<'_, Vec<Delivery>> {
        self.read(move |connection| post::due(connection, now, limit))
    }

    fn retry_delivery(&self, id: i64, due: Millis) -> Answer<'_, ()> {
        self.write(move |connection| post::retry(connection, id, due))
    }

    fn delete_delivery(&self, id: i64) -> Answer<'_, ()> {
        self.write(move |connection| post::delete(connection, id))
    }

    fn deliveries_of(&self, person: &PersonId) -> Answer<'_, Vec<Delivery>> {
        let person = person.clone();
        self.read(move |connection| post::of_person(connection, &person))
    }

    fn waiting_deliveries(&self) -> Answer<'_, Vec<(String, u64)>> {
        self.read(post::waiting)
    }

    fn put_subscription(&self, subscription: PushSubscription) -> Answer<'_, ()> {
        self.write(move |connection| post::subscribe(connection, &subscription))
    }

    fn subscriptions_of(&self, person: &PersonId) -> Answer<'_, Vec<PushSubscription>> {
        let person = person.clone();
        self.read(move |connection| post::subscriptions_of(connection, &person))
    }

    fn delete_subscription(&self, endpoint: &str) -> Answer<'_, ()> {
        let endpoint = endpoint.to_owned();
        self.write(move |connection| post::unsubscribe(connection, &endpoint))
    }

    fn backup(&self, file: PathBuf) -> Answer<'_, ()> {
        let from = self.file.clone();
        Box::pin(apart("store-backup", move || file::back_up(&from, &file)))
    }

    fn ready(&self) -> Answer<'_, ()> {
        self.write(settings::beat)
    }

    fn check(&self) -> Answer<'_, Vec<String>> {
        let file = self.file.clone();
        Box::pin(apart("store-check", move || {
            Ok(check::check(&*file::open_reader(&file)?.unchecked_transaction()?))
        }))
    }
}

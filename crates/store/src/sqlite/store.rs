//! The contract, method by method.

use std::path::PathBuf;

use damrak_core::Hash;
use serde_json::Value;

use super::worker::apart;
use super::{
    SqliteStore, care, chat, check, file, forgetting, people, post, ratings, reviews, sessions,
    settings, tables,
};
use crate::{
    Answer, ChatLine, Deed, Delivery, Forgetting, Found, Lived, LogEntry, Millis, NewReport, Order,
    Person, PersonId, PushSubscription, Rating, Report, ReportQuery, Session, Store, StoredTable,
    TableChange, TableFilter, TableHead, TableId, TableQuery, WayBack,
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

    fn put_setting(&self, name: &str, value: Value) -> Answer<'_, ()> {
        let name = name.to_owned();
        self.write(move |connection| settings::put(connection, &name, &value))
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

    fn update_account(&self, was: &Person, person: Person) -> Answer<'_, ()> {
        let was = was.clone();
        self.write(move |connection| people::update_account(connection, &was, &person))
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

    fn admins(&self) -> Answer<'_, Vec<Person>> {
        self.read(people::admins)
    }

    fn has_admin(&self) -> Answer<'_, bool> {
        self.read(people::any_admin)
    }

    fn lived(&self) -> Answer<'_, Lived> {
        self.read(settings::lived)
    }

    fn note_lived(&self, until: Lived) -> Answer<'_, ()> {
        self.write(move |connection| settings::note_lived(connection, until))
    }

    fn create_session(&self, session: Session) -> Answer<'_, ()> {
        self.write(move |connection| sessions::create(connection, &session))
    }

    fn session(&self, key: &Hash, now: Lived) -> Answer<'_, Option<(Session, Person)>> {
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

    fn renew_session(&self, key: &Hash, ends: Lived) -> Answer<'_, ()> {
        let key = *key;
        self.write(move |connection| sessions::renew(connection, key, ends))
    }

    fn bind_session(&self, key: &Hash) -> Answer<'_, ()> {
        let key = *key;
        self.write(move |connection| sessions::bind(connection, key))
    }

    fn sweep_sessions(&self, ended: Lived, most: u32) -> Answer<'_, u32> {
        self.write(move |connection| sessions::sweep(connection, ended, most))
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

    fn search_tables(
        &self,
        query: TableQuery,
        filter: TableFilter,
        limit: u32,
        offset: u32,
    ) -> Answer<'_, Found> {
        self.read(move |connection| tables::search(connection, &query, &filter, limit, offset))
    }

    fn pass_round(&self) -> Answer<'_, ()> {
        self.write(forgetting::pass_round)
    }

    fn forgotten_tables(&self, after: Forgetting, limit: u32) -> Answer<'_, Vec<TableId>> {
        self.read(move |connection| forgetting::ripe(connection, after, limit))
    }

    fn attend_table(&self, id: &TableId) -> Answer<'_, ()> {
        let id = id.clone();
        self.write(move |connection| forgetting::attend(connection, &id))
    }

    fn forget_table(&self, id: &TableId, after: Forgetting) -> Answer<'_, bool> {
        let id = id.clone();
        self.write(move |connection| forgetting::forget(connection, &id, after))
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

    fn chat_of(&self, person: &PersonId) -> Answer<'_, Vec<(TableId, ChatLine)>> {
        let person = person.clone();
        self.read(move |connection| chat::of_person(connection, &person))
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

    fn claim_delivery(&self, id: i64, tries: u32, due: Millis) -> Answer<'_, bool> {
        self.write(move |connection| post::claim(connection, id, tries, due))
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

    fn carry_out(
        &self,
        by: Option<&PersonId>,
        order: Order,
        note: &str,
        at: Millis,
    ) -> Answer<'_, ()> {
        let (by, note) = (by.cloned(), note.to_owned());
        self.write(move |connection| care::carry_out(connection, by.as_ref(), &order, &note, at))
    }

    fn deeds(&self, before: Option<i64>, limit: u32) -> Answer<'_, Vec<Deed>> {
        self.read(move |connection| care::deeds(connection, before, limit))
    }

    fn put_way_back(&self, way: WayBack, now: Millis) -> Answer<'_, ()> {
        self.write(move |connection| care::put_way_back(connection, &way, now))
    }

    fn way_back(&self, key: &Hash, now: Millis) -> Answer<'_, Option<(WayBack, Person)>> {
        let key = *key;
        self.read(move |connection| care::way_back(connection, key, now))
    }

    fn take_way_back(
        &self,
        key: &Hash,
        now: Millis,
        user_name: Option<String>,
        password: String,
    ) -> Answer<'_, Person> {
        let key = *key;
        self.write(move |connection| {
            care::take_way_back(connection, key, now, user_name, &password)
        })
    }

    fn people_by_mail(&self, address: &str, limit: u32) -> Answer<'_, Vec<Person>> {
        let address = address.to_owned();
        self.read(move |connection| care::people_by_mail(connection, &address, limit))
    }

    fn blocked_at_tables(&self) -> Answer<'_, Vec<PersonId>> {
        self.read(care::blocked_at_tables)
    }

    fn add_report(&self, report: NewReport) -> Answer<'_, i64> {
        self.write(move |connection| care::add_report(connection, &report))
    }

    fn reports(&self, query: ReportQuery, limit: u32) -> Answer<'_, Vec<Report>> {
        self.read(move |connection| care::reports(connection, &query, limit))
    }

    fn chat_until(&self, table: &TableId, at: Millis, limit: u32) -> Answer<'_, Vec<ChatLine>> {
        let table = table.clone();
        self.read(move |connection| chat::until(connection, &table, at, limit))
    }

    fn talkers(&self, table: &TableId) -> Answer<'_, Vec<PersonId>> {
        let table = table.clone();
        self.read(move |connection| chat::talkers(connection, &table))
    }

    fn foreign_changes(&self) -> Answer<'_, i64> {
        self.write(care::foreign_changes)
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

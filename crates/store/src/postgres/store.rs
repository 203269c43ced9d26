//! The contract, method by method.

use std::path::PathBuf;

use damrak_core::Hash;
use serde_json::Value;

use super::fault::Outcome;
use super::{
    PostgresStore, again, begin, care, chat, check, finish, forgetting, lists, look, people, post,
    ratings, reviews, sessions, settings, tables,
};
use crate::{
    Answer, ChatLine, Deed, Delivery, Forgetting, Found, Lived, LogEntry, Millis, NewReport, Order,
    Person, PersonId, PushSubscription, Rating, Report, ReportQuery, Session, Store, StoreError,
    StoredTable, TableChange, TableFilter, TableHead, TableId, TableQuery, WayBack,
};

/// Asks one thing.
macro_rules! read {
    ($store:ident, $on:ident => $work:expr) => {
        Box::pin(async move {
            let client = $store.client().await?;
            let $on = &client;
            Ok($work.await?)
        })
    };
}

/// Asks several things of the same moment.
macro_rules! look {
    ($store:ident, $on:ident => $work:expr) => {
        Box::pin(async move {
            let mut client = $store.client().await?;
            let transaction = look(&mut client).await?;
            let $on = &transaction;
            let outcome = $work.await;
            Ok(finish(transaction, outcome).await?)
        })
    };
}

/// Does something wholly or not at all, again if others were in the way.
macro_rules! write {
    ($store:ident, $on:ident => $work:expr) => {
        Box::pin(async move {
            let mut attempt = 0;
            loop {
                let mut client = $store.client().await?;
                let transaction = begin(&mut client).await?;
                let $on = &transaction;
                let outcome = $work.await;
                let outcome = finish(transaction, outcome).await;
                if let Some(outcome) = again(attempt, outcome).await {
                    return outcome;
                }
                attempt += 1;
            }
        })
    };
}

/// The same with what others may remember, who hear of it.
macro_rules! tell {
    ($store:ident, $on:ident => $work:expr) => {
        write!($store, $on => async {
            let done = $work.await?;
            settings::note_change($on, &$store.writer).await?;
            Outcome::Ok(done)
        })
    };
}

impl Store for PostgresStore {
    fn setting(&self, name: &str) -> Answer<'_, Option<Value>> {
        let name = name.to_owned();
        read!(self, on => settings::find(on, &name))
    }

    fn setting_or(&self, name: &str, value: Value) -> Answer<'_, Value> {
        let name = name.to_owned();
        write!(self, on => settings::find_or_put(on, &name, &value))
    }

    fn put_setting(&self, name: &str, value: Value) -> Answer<'_, ()> {
        let name = name.to_owned();
        tell!(self, on => settings::put(on, &name, &value))
    }

    fn create_person(&self, person: Person) -> Answer<'_, ()> {
        tell!(self, on => people::create(on, &person))
    }

    fn person(&self, id: &PersonId) -> Answer<'_, Option<Person>> {
        let id = id.clone();
        read!(self, on => people::by_id(on, &id))
    }

    fn person_by_user_name(&self, user_name: &str) -> Answer<'_, Option<Person>> {
        let user_name = user_name.to_owned();
        read!(self, on => people::by_user_name(on, &user_name))
    }

    fn update_person(&self, person: Person) -> Answer<'_, ()> {
        tell!(self, on => people::update(on, &person))
    }

    fn update_account(&self, was: &Person, person: Person) -> Answer<'_, ()> {
        let was = was.clone();
        tell!(self, on => people::update_account(on, &was, &person))
    }

    fn delete_person(&self, id: &PersonId) -> Answer<'_, ()> {
        let id = id.clone();
        tell!(self, on => people::delete(on, &id))
    }

    fn merge_person(&self, guest: &PersonId, into: &PersonId) -> Answer<'_, Vec<TableId>> {
        let (guest, into) = (guest.clone(), into.clone());
        tell!(self, on => people::merge(on, &guest, &into))
    }

    fn find_people(&self, text: &str, limit: u32) -> Answer<'_, Vec<Person>> {
        let text = text.to_owned();
        read!(self, on => people::find(on, &text, limit))
    }

    fn admins(&self) -> Answer<'_, Vec<Person>> {
        read!(self, on => people::admins(on))
    }

    fn has_admin(&self) -> Answer<'_, bool> {
        read!(self, on => people::any_admin(on))
    }

    fn lived(&self) -> Answer<'_, Lived> {
        read!(self, on => settings::lived(on))
    }

    fn note_lived(&self, until: Lived) -> Answer<'_, ()> {
        read!(self, on => settings::note_lived(on, until))
    }

    fn create_session(&self, session: Session) -> Answer<'_, ()> {
        tell!(self, on => sessions::create(on, &session))
    }

    fn session(&self, key: &Hash, now: Lived) -> Answer<'_, Option<(Session, Person)>> {
        let key = *key;
        read!(self, on => sessions::find(on, key, now))
    }

    fn touch_session(&self, key: &Hash, now: Millis) -> Answer<'_, ()> {
        let key = *key;
        read!(self, on => sessions::touch(on, key, now))
    }

    fn renew_session(&self, key: &Hash, ends: Lived) -> Answer<'_, ()> {
        let key = *key;
        read!(self, on => sessions::renew(on, key, ends))
    }

    fn bind_session(&self, key: &Hash) -> Answer<'_, ()> {
        let key = *key;
        tell!(self, on => sessions::bind(on, key))
    }

    fn sweep_sessions(&self, ended: Lived, most: u32) -> Answer<'_, u32> {
        write!(self, on => sessions::sweep(on, ended, most))
    }

    fn sessions_of(&self, person: &PersonId) -> Answer<'_, Vec<Session>> {
        let person = person.clone();
        read!(self, on => sessions::of_person(on, &person))
    }

    fn delete_session(&self, key: &Hash) -> Answer<'_, ()> {
        let key = *key;
        tell!(self, on => sessions::delete(on, key))
    }

    fn delete_other_sessions(&self, person: &PersonId, keep: Option<&Hash>) -> Answer<'_, ()> {
        let (person, keep) = (person.clone(), keep.copied());
        tell!(self, on => sessions::delete_others(on, &person, keep))
    }

    fn create_table(&self, head: TableHead, body: Value) -> Answer<'_, ()> {
        write!(self, on => async {
            tables::create(on, &head, &body, 0, false).await?;
            Outcome::Ok(())
        })
    }

    fn table(&self, id: &TableId, upto: Option<u64>) -> Answer<'_, Option<StoredTable>> {
        let id = id.clone();
        look!(self, on => tables::find(on, &id, upto))
    }

    fn change_table(&self, change: TableChange) -> Answer<'_, ()> {
        Box::pin(self.change(change))
    }

    fn log(&self, id: &TableId, after: u64, limit: u32) -> Answer<'_, Vec<LogEntry>> {
        let id = id.clone();
        read!(self, on => tables::log(on, &id, after, limit))
    }

    fn tables(&self, query: TableQuery, limit: u32, offset: u32) -> Answer<'_, Vec<TableHead>> {
        read!(self, on => lists::list(on, &query, limit, offset))
    }

    fn search_tables(
        &self,
        query: TableQuery,
        filter: TableFilter,
        limit: u32,
        offset: u32,
    ) -> Answer<'_, Found> {
        read!(self, on => lists::search(on, &query, &filter, limit, offset))
    }

    fn pass_round(&self) -> Answer<'_, ()> {
        write!(self, on => forgetting::pass_round(on))
    }

    fn forgotten_tables(&self, after: Forgetting, limit: u32) -> Answer<'_, Vec<TableId>> {
        read!(self, on => forgetting::ripe(on, after, limit))
    }

    fn attend_table(&self, id: &TableId) -> Answer<'_, ()> {
        let id = id.clone();
        read!(self, on => forgetting::attend(on, &id))
    }

    fn forget_table(&self, id: &TableId, after: Forgetting) -> Answer<'_, bool> {
        let id = id.clone();
        write!(self, on => forgetting::forget(on, &id, after))
    }

    fn tables_in_play(&self) -> Answer<'_, Vec<TableId>> {
        read!(self, on => lists::in_play(on))
    }

    fn import_table(&self, table: StoredTable) -> Answer<'_, ()> {
        write!(self, on => tables::import(on, &table))
    }

    fn add_chat(&self, table: &TableId, line: ChatLine) -> Answer<'_, u64> {
        let table = table.clone();
        write!(self, on => chat::add(on, &table, &line))
    }

    fn chat(&self, table: &TableId, after: u64, limit: u32) -> Answer<'_, Vec<ChatLine>> {
        let table = table.clone();
        read!(self, on => chat::after(on, &table, after, limit))
    }

    fn chat_of(&self, person: &PersonId) -> Answer<'_, Vec<(TableId, ChatLine)>> {
        let person = person.clone();
        read!(self, on => chat::of_person(on, &person))
    }

    fn review(&self, table: &TableId) -> Answer<'_, Option<Value>> {
        let table = table.clone();
        read!(self, on => reviews::find(on, &table))
    }

    fn put_review(&self, table: &TableId, review: Value) -> Answer<'_, ()> {
        let table = table.clone();
        read!(self, on => reviews::put(on, &table, &review))
    }

    fn ratings_of(&self, person: &PersonId) -> Answer<'_, Vec<Rating>> {
        let person = person.clone();
        read!(self, on => ratings::of_person(on, &person))
    }

    fn top_ratings(&self, pool: &str, limit: u32) -> Answer<'_, Vec<(Rating, String)>> {
        let pool = pool.to_owned();
        read!(self, on => ratings::top(on, &pool, limit))
    }

    fn add_deliveries(&self, deliveries: Vec<Delivery>) -> Answer<'_, ()> {
        write!(self, on => post::add(on, &deliveries))
    }

    fn due_deliveries(&self, now: Millis, limit: u32) -> Answer<'_, Vec<Delivery>> {
        read!(self, on => post::due(on, now, limit))
    }

    fn claim_delivery(&self, id: i64, tries: u32, due: Millis) -> Answer<'_, bool> {
        read!(self, on => post::claim(on, id, tries, due))
    }

    fn delete_delivery(&self, id: i64) -> Answer<'_, ()> {
        read!(self, on => post::delete(on, id))
    }

    fn deliveries_of(&self, person: &PersonId) -> Answer<'_, Vec<Delivery>> {
        let person = person.clone();
        read!(self, on => post::of_person(on, &person))
    }

    fn waiting_deliveries(&self) -> Answer<'_, Vec<(String, u64)>> {
        read!(self, on => post::waiting(on))
    }

    fn put_subscription(&self, subscription: PushSubscription) -> Answer<'_, ()> {
        read!(self, on => post::subscribe(on, &subscription))
    }

    fn subscriptions_of(&self, person: &PersonId) -> Answer<'_, Vec<PushSubscription>> {
        let person = person.clone();
        read!(self, on => post::subscriptions_of(on, &person))
    }

    fn delete_subscription(&self, endpoint: &str) -> Answer<'_, ()> {
        let endpoint = endpoint.to_owned();
        read!(self, on => post::unsubscribe(on, &endpoint))
    }

    fn carry_out(
        &self,
        by: Option<&PersonId>,
        order: Order,
        note: &str,
        at: Millis,
    ) -> Answer<'_, ()> {
        let (by, note) = (by.cloned(), note.to_owned());
        tell!(self, on => care::carry_out(on, by.as_ref(), &order, &note, at))
    }

    fn deeds(&self, before: Option<i64>, limit: u32) -> Answer<'_, Vec<Deed>> {
        look!(self, on => care::deeds(on, before, limit))
    }

    fn put_way_back(&self, way: WayBack, now: Millis) -> Answer<'_, ()> {
        write!(self, on => care::put_way_back(on, &way, now))
    }

    fn way_back(&self, key: &Hash, now: Millis) -> Answer<'_, Option<(WayBack, Person)>> {
        let key = *key;
        read!(self, on => care::way_back(on, key, now))
    }

    fn take_way_back(
        &self,
        key: &Hash,
        now: Millis,
        user_name: Option<String>,
        password: String,
    ) -> Answer<'_, Person> {
        let key = *key;
        tell!(self, on => care::take_way_back(on, key, now, user_name.as_ref(), &password))
    }

    fn people_by_mail(&self, address: &str, limit: u32) -> Answer<'_, Vec<Person>> {
        let address = address.to_owned();
        read!(self, on => people::by_mail(on, &address, limit))
    }

    fn blocked_at_tables(&self) -> Answer<'_, Vec<PersonId>> {
        read!(self, on => people::blocked_at_tables(on))
    }

    fn add_report(&self, report: NewReport) -> Answer<'_, i64> {
        write!(self, on => care::add_report(on, &report))
    }

    fn reports(&self, query: ReportQuery, limit: u32) -> Answer<'_, Vec<Report>> {
        look!(self, on => care::reports(on, &query, limit))
    }

    fn chat_until(&self, table: &TableId, at: Millis, limit: u32) -> Answer<'_, Vec<ChatLine>> {
        let table = table.clone();
        read!(self, on => chat::until(on, &table, at, limit))
    }

    fn talkers(&self, table: &TableId) -> Answer<'_, Vec<PersonId>> {
        let table = table.clone();
        read!(self, on => chat::talkers(on, &table))
    }

    fn foreign_changes(&self) -> Answer<'_, i64> {
        read!(self, on => settings::foreign_changes(on, &self.writer))
    }

    fn backup(&self, file: PathBuf) -> Answer<'_, ()> {
        Box::pin(self.back_up(file))
    }

    fn ready(&self) -> Answer<'_, ()> {
        write!(self, on => settings::beat(on))
    }

    fn check(&self) -> Answer<'_, Vec<String>> {
        look!(self, on => check::check(on))
    }
}

impl PostgresStore {
    /// A change that concerns more than its table, or one that is refused.
    pub(super) async fn change_alone(&self, change: &TableChange) -> Result<(), StoreError> {
        let done: Answer<'_, ()> = write!(self, on => tables::change(on, change, self.rater));
        done.await
    }
}

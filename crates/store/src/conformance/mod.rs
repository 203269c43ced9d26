//! Whether a store keeps the promises of the contract: the same stories for every implementation.

mod changes;
mod departures;
mod fixtures;
mod lists;
mod logs;
mod people;
mod post;
mod ratings;
mod reviews;
mod sessions;
mod settings;

use std::pin::Pin;
use std::sync::Arc;

pub use fixtures::{head, join_all, person, rater, seat};

use crate::Store;

/// A story about a store that begins empty; it panics if the store does not behave.
pub struct Story {
    /// What it tells.
    pub name: &'static str,
    tell: Tell,
}

type Tell = for<'a> fn(&'a dyn Store) -> Pin<Box<dyn Future<Output = ()> + Send + 'a>>;

impl Story {
    /// Plays the story with an empty store that was opened with [`rater`].
    pub async fn tell(&self, store: &dyn Store) {
        (self.tell)(store).await;
    }
}

macro_rules! stories {
    ($($room:ident: $($name:ident),+;)+) => {
        /// All stories.
        pub const STORIES: &[Story] = &[$($(
            Story {
                name: concat!(stringify!($room), "::", stringify!($name)),
                tell: |store| Box::pin($room::$name(store)),
            },
        )+)+];
    };
}

stories! {
    settings: the_first_value_stays, somebody_wins_a_race;
    people: what_is_written_is_read, names_are_unique_whatever_the_capitals,
        updates_need_somebody, people_are_found_by_parts_of_names, the_first_admin_is_seen;
    sessions: a_session_leads_to_its_person, a_session_ends_by_itself, expired_ones_are_swept_away,
        use_is_noted_to_a_minute, sessions_can_be_ended, nobody_gets_no_session;
    changes: a_table_is_made_once, a_change_is_whole, a_late_change_is_refused,
        of_two_at_once_one_wins, a_refused_change_leaves_nothing, many_tables_change_at_once,
        there_must_be_a_table;
    logs: the_latest_snapshot_before_the_wanted_entry, a_log_is_read_in_parts,
        an_export_comes_back_whole, a_broken_export_is_refused, chat_is_numbered;
    lists: the_lobby_shows_public_tables, everybody_finds_his_tables, newest_change_first_in_pages,
        seats_follow_changes, tables_in_play_are_all_found;
    departures: the_deleted_leave_their_name, the_deleted_do_not_come_back, a_guest_becomes_somebody,
        a_merge_holds_for_changes_under_way, merges_follow_each_other,
        only_guests_are_merged_and_only_into_somebody;
    ratings: newcomers_are_rated, a_table_is_rated_once, games_that_end_together_all_count,
        a_refused_change_rates_nobody, two_seats_count_once, strangers_are_opponents_only,
        the_best_are_listed_first;
    reviews: a_review_is_kept_by_its_table, a_later_review_takes_the_place,
        there_is_no_review_without_a_table;
    post: deliveries_come_when_due, deliveries_are_put_off, deliveries_are_found_by_person,
        nothing_for_those_who_are_gone, subscriptions_are_renewed;
    settings: a_copy_is_made_once, a_sound_store_is_ready_and_has_no_complaints;
}

/// Tells every story, each with a new empty store. The stores must have been opened with [`rater`].
pub async fn run(make: impl AsyncFn() -> Arc<dyn Store>) {
    for story in STORIES {
        let told = Told(story.name);
        let store = make().await;
        story.tell(&*store).await;
        let complaints = store.check().await.expect("the store can be checked");
        assert!(complaints.is_empty(), "after {}: {complaints:?}", story.name);
        drop(told);
    }
}

/// Names the story in which a panic happened.
struct Told(&'static str);

impl Drop for Told {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("the store failed the story {}", self.0);
        }
    }
}

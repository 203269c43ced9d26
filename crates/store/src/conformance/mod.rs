//! Whether a store keeps the promises of the contract: the same stories for every implementation.

mod care;
mod changes;
mod departures;
mod fixtures;
mod forgetting;
mod furnished;
mod lists;
mod logs;
mod pairs;
mod people;
mod post;
mod ratings;
mod reviews;
mod sessions;
mod settings;

use std::pin::Pin;
use std::sync::Arc;

pub use fixtures::{head, join_all, person, rater, seat};
pub use furnished::furnish;

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
        updates_need_somebody, saving_somebody_brings_back_no_password_and_no_rights,
        people_are_found_by_parts_of_names, only_an_admin_who_can_sign_in_counts;
    sessions: a_session_leads_to_its_person, a_session_ends_by_itself, a_new_one_sweeps_nothing_away,
        ended_ones_are_swept_away_a_few_at_a_time, a_session_is_renewed_and_never_cut_short,
        what_was_lived_through_is_kept_and_never_less, a_session_is_bound_for_good, use_is_noted_to_a_minute, sessions_can_be_ended, nobody_gets_no_session;
    changes: a_table_is_made_once, a_change_is_whole, a_late_change_is_refused,
        of_two_at_once_one_wins, of_two_bodies_the_later_is_refused, a_refused_change_leaves_nothing, many_tables_change_at_once,
        there_must_be_a_table;
    logs: the_latest_snapshot_before_the_wanted_entry, a_log_is_read_in_parts,
        an_export_comes_back_whole, a_broken_export_is_refused, chat_is_numbered;
    lists: the_lobby_shows_public_tables, everybody_finds_his_tables,
        who_is_waited_for_sees_those_tables_first, a_list_is_searched_by_game_title_and_names,
        a_search_looks_through_so_many_tables_and_says_where_to_go_on, newest_change_first_in_pages,
        seats_follow_changes, tables_in_play_are_all_found;
    forgetting: a_table_nobody_came_to_is_forgotten_after_its_rounds,
        a_game_of_bots_alone_is_forgotten_when_nobody_looks,
        what_happens_at_a_table_begins_its_rounds_anew, a_forgotten_table_leaves_nothing;
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
    care: an_order_is_carried_out_and_written_down, a_refused_order_is_not_written_down,
        deeds_stay_without_the_names_of_those_who_go, saving_somebody_does_not_let_them_in_again,
        a_way_back_is_good_once_and_for_a_while, a_way_back_ends_with_a_new_password_or_a_block,
        a_guest_takes_a_user_name_on_the_way_back, people_are_found_by_their_mail,
        claiming_a_mail_address_hides_nobody_who_has_proved_it,
        a_report_is_open_until_it_is_handled, blocked_people_at_tables_are_found,
        the_talk_before_a_moment_is_read,
        own_writing_is_no_foreign_change;
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

/// A story about two stores with one database that begins empty.
struct PairStory {
    name: &'static str,
    tell: TellPair,
}

type TellPair =
    for<'a> fn(&'a dyn Store, &'a dyn Store) -> Pin<Box<dyn Future<Output = ()> + Send + 'a>>;

macro_rules! pair_stories {
    ($($name:ident),+) => {
        const PAIR_STORIES: &[PairStory] = &[$(
            PairStory {
                name: concat!("pairs::", stringify!($name)),
                tell: |one, other| Box::pin(pairs::$name(one, other)),
            },
        )+];
    };
}

pair_stories! {
    what_one_wrote_the_other_reads, of_two_changes_one_wins, a_late_writer_is_refused,
    a_table_is_made_by_one, a_delivery_is_claimed_by_one, a_user_name_is_taken_by_one,
    the_first_value_stays, a_merge_meets_a_seat, a_farewell_meets_a_seat,
    games_that_end_together_all_count, lines_are_numbered_once, the_last_admin_stays,
    a_way_back_is_taken_by_one, a_report_is_handled_by_one, each_hears_of_what_the_other_changes
}

/// Tells every story about two programs with one database, each with a new empty one. The stores must have been opened
/// with [`rater`].
pub async fn run_pair(make_two: impl AsyncFn() -> [Arc<dyn Store>; 2]) {
    for story in PAIR_STORIES {
        let told = Told(story.name);
        let [one, other] = make_two().await;
        (story.tell)(&*one, &*other).await;
        let complaints = other.check().await.expect("the store can be checked");
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

//! Who is away, and since when: nobody gives the seat of somebody who is there to a bot.

use damrak_core::{Phrase, Seat};
use damrak_store::PersonId;

use super::clock::Moment;
use super::learning::Learning;
use super::model::{Occupant, SeatState, Table};
use crate::problem::Problem;

/// Somebody must have been away from a live table for so many seconds before a bot may play for them.
pub const AWAY_LIVE: u32 = 60;
/// The same from a table that is played by turn.
pub const AWAY_BY_TURN: u32 = 24 * 3600;

impl Table {
    /// How many seconds somebody must have been away before the others may have a bot play for them.
    pub(super) fn away_before_replaced(&self) -> u32 {
        if self.head.live { AWAY_LIVE } else { AWAY_BY_TURN }
    }

    /// Refuses while somebody is there, or has not been away for long.
    pub(super) fn is_away_long_enough(&self, seat: Seat, now: Moment) -> Result<(), Problem> {
        let needed = u64::from(self.away_before_replaced()) * 1000;
        let away = self.seats.get(seat.index()).and_then(|state| state.away);
        let away = away.map_or(0, |since| now.saturating_sub(since));
        if away >= needed {
            return Ok(());
        }
        let (needed, left) = (self.away_before_replaced(), (needed - away).div_ceil(1000));
        Err(Problem::not_now("server-not-away")
            .with("player", seat)
            .with("time", span(needed))
            .with("left", span(left as u32)))
    }

    /// When the first thing after a moment changes that is shown although nothing happens: a clock is at zero, somebody
    /// has been away for so long that the others may have a bot play for them, or has not gone on with their lesson.
    pub(super) fn next_change_by_time(&self, after: Moment) -> Option<Moment> {
        let needed = u64::from(self.away_before_replaced()) * 1000;
        let changes = |state: &SeatState| {
            let learning = state.learning.map(Learning::ends);
            [state.clock.zero_at(), state.away.map(|away| away + needed), learning]
        };
        self.seats.iter().flat_map(changes).flatten().filter(|change| *change > after).min()
    }

    /// Notes who is there and who is not. Whoever was away before stays away since then.
    pub(super) fn note_presence(&mut self, is_there: impl Fn(&PersonId) -> bool, now: Moment) {
        for state in &mut self.seats {
            let away = match &state.occupant {
                Occupant::Person { id, .. } => !is_there(id),
                _ => false,
            };
            state.away = away.then(|| state.away.unwrap_or(now));
        }
    }

    /// Somebody without an open line gave a sign of life: looked at the table, or wished something. Says whether a
    /// bot might have played for them until now, which the others were shown.
    pub(super) fn note_sign_of(&mut self, person: &PersonId, now: Moment) -> bool {
        let needed = u64::from(self.away_before_replaced()) * 1000;
        let seats: Vec<Seat> = self.seats_of(person).collect();
        let mut was_long = false;
        for seat in seats {
            let state = &mut self.seats[seat.index()];
            was_long |= state.away.is_some_and(|away| away + needed <= now);
            state.away = state.away.map(|_| now);
        }
        was_long
    }

    /// Since when everybody is away, by seat: for when the table leaves memory.
    pub(super) fn absences(&self) -> Vec<Option<Moment>> {
        self.seats.iter().map(|state| state.away).collect()
    }

    /// Takes up again what was noted when the table left memory.
    pub(super) fn recall_absences(&mut self, absences: &[Option<Moment>]) {
        for (state, away) in self.seats.iter_mut().zip(absences) {
            state.away = *away;
        }
    }

    /// Takes over what runs at the same table as it was read before: clocks, patience and absences are not
    /// stored, and reading a table again gives nobody time back.
    pub(super) fn go_on_from(&mut self, former: &Self) {
        for index in 0..self.seats.len().min(former.seats.len()) {
            let seat = Seat::from_index(index);
            let same_turn = self.turn(seat) == former.turn(seat);
            let (state, former) = (&mut self.seats[index], &former.seats[index]);
            if same_turn {
                state.clock = former.clock;
            }
            state.due.clone_from(&former.due);
            state.away = former.away;
            state.learning = former.learning.filter(|_| state.occupant == former.occupant);
        }
        if self.stage() == former.stage() && self.attempt() == former.attempt() {
            self.dealing.clock = former.dealing.clock;
        }
    }
}

/// A span of time in the largest unit that fits.
pub fn span(seconds: u32) -> Phrase {
    let (key, count) = match seconds {
        s if s % 86_400 == 0 && s > 0 => ("page-days", s / 86_400),
        s if s % 3600 == 0 && s > 0 => ("page-hours", s / 3600),
        s if s % 60 == 0 && s > 0 => ("page-minutes", s / 60),
        // Of long spans nobody counts the seconds.
        s if s > 2 * 3600 => ("page-hours", s.div_ceil(3600)),
        s if s > 2 * 60 => ("page-minutes", s.div_ceil(60)),
        s => ("page-seconds", s),
    };
    Phrase::new(key).with("count", count)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use damrak_core::Seed;
    use damrak_core::fair::FairDeal;

    use damrak_store::{Status, TableHead, TableId};
    use serde_json::json;

    use super::super::entry::{Answer, By, Entry, Motion};
    use super::super::next::Change;
    use super::super::settings::Body;
    use super::super::shelf::Shelf;
    use super::super::wish::{Asker, Granted, Wish};
    use super::*;

    const MINUTE: Moment = 60_000;

    fn person(name: &str) -> PersonId {
        PersonId(name.to_owned())
    }

    /// Anna and Eve in the middle of a game.
    fn table(live: bool, clock: &serde_json::Value) -> Table {
        let settings = json!({"game": "kontor", "setup": {"players": 2}, "clock": clock});
        let body = json!({
            "settings": settings, "secret": Seed::from_number(7), "invitations": [null, null],
        });
        let body: Body = serde_json::from_value(body).unwrap();
        let shelf = Shelf::new(damrak_games::kits());
        let rules = shelf.reopen(&body.settings).unwrap();
        let head = TableHead {
            id: TableId("t".into()),
            title: String::new(),
            game: "kontor".into(),
            variant: String::new(),
            status: Status::Gathering,
            public: false,
            live,
            rated: true,
            owner: person("anna"),
            seats: Vec::new(),
            waiting: Vec::new(),
            decisions: 0,
            created: 0,
            changed: 0,
        };
        let kit = shelf.kit("kontor").unwrap();
        let mut table = Table::new(head, body, kit, rules);
        for (index, name) in ["anna", "eve"].into_iter().enumerate() {
            let state = &mut table.seats[index];
            state.occupant = Occupant::Person { id: person(name), name: name.into() };
        }
        table.head.status = Status::Playing;
        table
    }

    fn asker(name: &str) -> Asker {
        Asker { person: person(name), name: name.into(), line: None }
    }

    /// Whether Eve gets Anna replaced.
    fn replaces(table: &Table, now: Moment) -> bool {
        let (seat, about) = (Seat::from_index(1), Seat::from_index(0));
        let wish = Wish::VoteReplace { seat, about, agrees: Answer::Yes };
        match table.consider(&asker("eve"), &wish, now) {
            Ok(Granted::Change(Change { entries, .. })) => {
                entries.iter().any(|entry| matches!(entry, Entry::Replaced { .. }))
            }
            Ok(Granted::Already) => false,
            Err(problem) => {
                assert_eq!(problem.phrase.key, "server-not-away");
                false
            }
        }
    }

    #[test]
    fn what_changes_by_time_alone_is_known_before() {
        let mut table = table(true, &json!({"kind": "per-decision", "seconds": 90}));
        table.note_presence(|_| true, 1_000);
        assert_eq!(table.next_change_by_time(0), None, "nobody is away, and no clock runs");
        table.note_presence(|who| *who == person("eve"), 5_000);
        table.seats[1].clock.start(20_000);
        assert_eq!(table.next_change_by_time(5_000), Some(65_000), "Anna is away long enough");
        assert_eq!(table.next_change_by_time(65_000), Some(110_000), "Eve's clock is at zero");
        assert_eq!(table.next_change_by_time(110_000), None);
        assert!(!table.note_sign_of(&person("anna"), 64_999));
        assert!(
            table.note_sign_of(&person("anna"), 64_999 + MINUTE),
            "it was shown, and is not so"
        );
    }

    #[test]
    fn only_who_has_been_away_for_the_stated_time_is_replaced() {
        for (live, needed) in [(true, MINUTE), (false, 24 * 60 * MINUTE)] {
            let mut table = table(live, &json!({"kind": "none"}));
            table.note_presence(|_| true, 1_000);
            assert!(!replaces(&table, 1_000 + 2 * needed), "Anna is here");
            table.note_presence(|who| *who == person("eve"), 5_000);
            table.note_presence(|who| *who == person("eve"), 9_000);
            assert!(!replaces(&table, 4_999 + needed));
            assert!(replaces(&table, 5_000 + needed), "away since 5,000");
            table.note_sign_of(&person("anna"), 50_000);
            assert!(!replaces(&table, 49_999 + needed), "she has looked in meanwhile");
            table.note_presence(|_| true, 60_000);
            assert!(!replaces(&table, 60_000 + 2 * needed), "she is back");
        }
    }

    #[test]
    fn who_has_no_time_left_is_replaced_also_while_looking_on() {
        let mut table = table(true, &json!({"kind": "bank", "seconds": 10, "increment": 0}));
        table.note_presence(|_| true, 0);
        table.seats[0].clock.start(0);
        assert!(!replaces(&table, 9_999));
        assert!(replaces(&table, 10_000));
    }

    #[test]
    fn who_is_replaced_still_has_a_vote_and_who_gave_up_has_none() {
        let mut table = table(true, &json!({"kind": "none"}));
        let seat = Seat::from_index(1);
        let ends = |table: &Table| {
            let wish = Wish::VoteEnd { seat, agrees: Answer::Yes };
            let Ok(Granted::Change(Change { entries, .. })) =
                table.consider(&asker("eve"), &wish, 0)
            else {
                panic!("it is refused")
            };
            entries.iter().any(|entry| matches!(entry, Entry::Ended { .. }))
        };
        let about = Seat::from_index(0);
        table.apply(&Entry::Replaced { seat: about, bot: "clerk".into() }).unwrap();
        assert!(!ends(&table));
        table
            .apply(&Entry::Voted { seat: about, motion: Motion::End, agrees: Answer::Yes })
            .unwrap();
        assert!(ends(&table), "a replaced person can answer");
        table
            .apply(&Entry::Voted { seat: about, motion: Motion::End, agrees: Answer::No })
            .unwrap();
        table.apply(&Entry::Resigned { seat: about }).unwrap();
        assert!(ends(&table));
    }

    #[test]
    fn what_people_ask_each_other_stands_whatever_a_bot_plays_meanwhile() {
        let mut table = table(true, &json!({"kind": "none"}));
        let nonces = vec![String::new(), String::new()];
        let deal = FairDeal::new(Seed::from_number(7), nonces);
        table.apply(&Entry::Started { deal }).unwrap();
        let first = |table: &Table, by: By| {
            let position = &table.game.as_ref().unwrap().position;
            let seat = position.waiting_for().first().unwrap();
            let action = position.offers(seat).remove(0).notation;
            Entry::Decided { seat, action, by, spent: 0, key: None, stop: None }
        };
        table.apply(&first(&table, By::Person)).unwrap();
        table.apply(&Entry::UndoAsked { seat: Seat::from_index(0), to: 0 }).unwrap();
        for (by, asked) in [(By::Bot, true), (By::Clock, true), (By::Person, false)] {
            table.apply(&first(&table, by)).unwrap();
            assert_eq!(table.undo.is_some(), asked, "{by:?}");
        }
    }

    #[test]
    fn a_table_that_is_read_again_gives_nobody_time_back() {
        let clock = json!({"kind": "bank", "seconds": 60, "increment": 0});
        let mut former = table(true, &clock);
        former.seats[0].clock.start(1_000);
        former.seats[0].due = Some((former.turn(Seat::from_index(0)), 9_000));
        former.note_presence(|who| *who == person("anna"), 2_000);
        let mut read = table(true, &clock);
        // A guest has become somebody else by it.
        read.seats[0].occupant = Occupant::Person { id: person("account"), name: "anna".into() };
        read.go_on_from(&former);
        assert_eq!(read.seats[0].clock.left_at(7_000), Some(54_000));
        assert_eq!(read.seats[0].due, former.seats[0].due);
        assert_eq!(read.absences(), [None, Some(2_000)]);
        read.note_presence(|_| false, 8_000);
        assert_eq!(read.absences(), [Some(8_000), Some(2_000)], "whoever it is now was just here");
    }

    #[test]
    fn only_who_has_no_time_left_or_a_bot_in_their_place_has_gone() {
        let mut table = table(true, &json!({"kind": "per-decision", "seconds": 10}));
        let deal = FairDeal::new(Seed::from_number(7), vec![String::new(), String::new()]);
        table.apply(&Entry::Started { deal }).unwrap();
        let seat = table.waiting().first().unwrap();
        let state = |table: &Table| table.seats[seat.index()].clone();
        let mut decide = |by: By, spent: u64| {
            while table.waiting().first() != Some(seat) {
                let other = table.waiting().first().unwrap();
                let action = table.choices(other).offers.remove(0).notation;
                let (by, key, stop) = (By::Person, None, None);
                let entry = Entry::Decided { seat: other, action, by, spent: 0, key, stop };
                table.apply(&entry).unwrap();
            }
            let action = table.choices(seat).offers.remove(0).notation;
            let entry = Entry::Decided { seat, action, by, spent, key: None, stop: None };
            table.apply(&entry).unwrap();
            (state(&table).stood_in, state(&table).gone.is_some())
        };
        assert_eq!(decide(By::Clock, 9_999), (false, false), "they only talked for too long");
        assert_eq!(decide(By::Clock, 10_000), (true, true));
        assert_eq!(decide(By::Clock, 10_000), (true, true));
        assert_eq!(decide(By::Person, 10), (false, false), "they are back");
    }
}

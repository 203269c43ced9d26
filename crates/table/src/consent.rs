//! What one person cannot do to the others alone: going back, pausing, giving a seat to a bot, ending.
//!
//! Whoever has not given up has a say in going back and in ending, also while a bot stands in for them: being
//! replaced takes nobody's vote away. The clocks are for those who play themselves. Whoever has given up neither asks
//! nor answers.

use damrak_core::Seat;

use super::clock::Moment;
use super::entry::{Answer, Entry, Motion, Why};
use super::model::{Occupant, SeatState, Table};
use super::settings::{AtZero, ClockRule};
use super::wish::Asker;
use crate::bots::levels::STAND_IN;
use crate::problem::Problem;

impl Table {
    pub(super) fn ask_undo(
        &self,
        asker: &Asker,
        seat: Seat,
        to: u32,
    ) -> Result<Vec<Entry>, Problem> {
        self.with_a_say(asker, seat)?;
        let decisions = self.game.as_ref().map_or(0, |game| game.decisions);
        if to >= decisions {
            return Err(Problem::bad("server-undo-nothing"));
        }
        let mut entries = vec![Entry::UndoAsked { seat, to }];
        if self.others(seat, SeatState::has_a_say).next().is_none() {
            entries.push(Entry::Undone { to });
        }
        Ok(entries)
    }

    pub(super) fn answer_undo(
        &self,
        asker: &Asker,
        seat: Seat,
        answer: Answer,
    ) -> Result<Vec<Entry>, Problem> {
        self.with_a_say(asker, seat)?;
        let offer = self.undo.as_ref().ok_or_else(|| Problem::not_now("server-no-undo"))?;
        if offer.agreed.contains(&seat) {
            return Err(Problem::not_now("server-answered"));
        }
        if answer == Answer::No {
            return Ok(vec![Entry::UndoRefused { seat }]);
        }
        let mut entries = vec![Entry::UndoAgreed { seat }];
        if self.others(seat, SeatState::has_a_say).all(|other| offer.agreed.contains(&other)) {
            entries.push(Entry::Undone { to: offer.to });
        }
        Ok(entries)
    }

    /// How many other people play here themselves.
    pub(super) fn others_playing(&self, seat: Seat) -> usize {
        self.others(seat, SeatState::is_active_person).count()
    }

    /// The seats of other people than the one on this seat.
    fn others(
        &self,
        seat: Seat,
        wanted: fn(&SeatState) -> bool,
    ) -> impl Iterator<Item = Seat> + '_ {
        let person = |index: usize| match &self.seats[index].occupant {
            Occupant::Person { id, .. } => Some(id),
            _ => None,
        };
        let own = person(seat.index());
        (0..self.seats.len())
            .filter(move |index| wanted(&self.seats[*index]) && person(*index) != own)
            .map(Seat::from_index)
    }

    /// Asks the others for a pause, or agrees to one; without any time that runs, and alone, it comes at once.
    pub(super) fn ask_pause(
        &self,
        asker: &Asker,
        seat: Seat,
        answer: Answer,
    ) -> Result<Vec<Entry>, Problem> {
        self.playing_oneself(asker, seat)?;
        if self.paused {
            return Err(Problem::not_now("server-paused"));
        }
        if answer == Answer::No {
            self.votes_for(Motion::Pause).ok_or_else(|| Problem::not_now("server-no-pause"))?;
            return Ok(vec![Entry::Voted { seat, motion: Motion::Pause, agrees: answer }]);
        }
        if !self.time_runs() {
            return Ok(vec![Entry::Paused { seat }]);
        }
        let mut entries = vec![Entry::Voted { seat, motion: Motion::Pause, agrees: answer }];
        if self.agree_all(Motion::Pause, seat, SeatState::is_active_person) {
            entries.push(Entry::Paused { seat });
        }
        Ok(entries)
    }

    /// Whether a pause would take or give anybody time.
    pub(super) fn time_runs(&self) -> bool {
        self.body.settings.clock != ClockRule::None
            || self.falling_clock().is_some()
            || self.seats.iter().any(|seat| seat.due.is_some())
    }

    /// Whether a pause for this seat needs somebody else's yes.
    pub(super) fn must_ask_for_pause(&self, seat: Seat) -> bool {
        self.time_runs() && self.others_playing(seat) > 0
    }

    /// Who asked for a pause that everybody has agreed to and that waits until a clock has fallen.
    pub(super) fn agreed_pause(&self) -> Option<Seat> {
        let first = *self.votes_for(Motion::Pause)?.first()?;
        self.agree_all(Motion::Pause, first, SeatState::is_active_person).then_some(first)
    }

    pub(super) fn resume(&self, asker: &Asker, seat: Seat) -> Result<Vec<Entry>, Problem> {
        self.playing_oneself(asker, seat)?;
        if !self.paused {
            return Err(Problem::not_now("server-not-paused"));
        }
        Ok(vec![Entry::Resumed { seat }])
    }

    /// Nobody gives the seat of somebody who is there to a bot. About one whose time is up a single vote is
    /// enough if the table's rule says so, else everybody else who plays must be for it.
    pub(super) fn vote_replace(
        &self,
        asker: &Asker,
        seat: Seat,
        about: Seat,
        answer: Answer,
        now: Moment,
    ) -> Result<Vec<Entry>, Problem> {
        self.playing_oneself(asker, seat)?;
        let state = self.seats.get(about.index()).ok_or_else(Problem::not_found)?;
        if about == seat || !state.is_active_person() {
            return Err(Problem::not_now("server-cannot-replace"));
        }
        let motion = Motion::Replace { seat: about };
        let mut entries = vec![Entry::Voted { seat, motion, agrees: answer }];
        if answer == Answer::No {
            return Ok(entries);
        }
        let time_is_up = state.clock.left_at(now) == Some(0);
        if !time_is_up {
            self.is_away_long_enough(about, now)?;
        }
        let alone = time_is_up && self.body.settings.at_zero == AtZero::OthersMayReplace;
        if alone || self.agree_all_but(Some(about), motion, seat, SeatState::is_active_person) {
            entries.push(Entry::Replaced { seat: about, bot: STAND_IN.name().to_owned() });
        }
        Ok(entries)
    }

    pub(super) fn vote_end(
        &self,
        asker: &Asker,
        seat: Seat,
        answer: Answer,
    ) -> Result<Vec<Entry>, Problem> {
        self.with_a_say(asker, seat)?;
        let mut entries = vec![Entry::Voted { seat, motion: Motion::End, agrees: answer }];
        if answer == Answer::Yes && self.agree_all(Motion::End, seat, SeatState::has_a_say) {
            entries.push(Entry::Ended { why: Why::Agreement });
        }
        Ok(entries)
    }

    fn votes_for(&self, motion: Motion) -> Option<&Vec<Seat>> {
        self.votes.iter().find(|vote| vote.motion == motion).map(|vote| &vote.agreed)
    }

    fn agree_all(&self, motion: Motion, voter: Seat, asked: fn(&SeatState) -> bool) -> bool {
        self.agree_all_but(None, motion, voter, asked)
    }

    /// Whether all other people who are asked have agreed.
    fn agree_all_but(
        &self,
        about: Option<Seat>,
        motion: Motion,
        voter: Seat,
        asked: fn(&SeatState) -> bool,
    ) -> bool {
        let agreed = self.votes_for(motion);
        self.others(voter, asked)
            .filter(|seat| Some(*seat) != about)
            .all(|seat| agreed.is_some_and(|agreed| agreed.contains(&seat)))
    }
}

//! What people may do at a table: each wish becomes entries of the log, or a reason why not.
//!
//! Nothing here changes the table; the entries do, once they are stored.

use std::collections::VecDeque;

use damrak_core::fair::{FairDeal, is_nonce};
use damrak_core::{Seat, Viewer};
use damrak_store::{PersonId, Status};

use super::clock::Moment;
use super::entry::{Answer, By, Entry, Why};
use super::fold::Tried;
use super::model::{Occupant, Table};
use super::next::Change;
use super::settings::invitation_hash;
use super::wish::{Asker, Granted, Wish};
use crate::bots::levels::{self, STAND_IN};
use crate::problem::Problem;

/// The longest key of a request.
const LONGEST_KEY: usize = 64;
/// How many steps may come before a decision.
const MOST_BEFORE: usize = 32;

impl Table {
    /// Whether the wish can be granted, and what it means for the log.
    pub(super) fn consider(
        &self,
        asker: &Asker,
        wish: &Wish,
        now: Moment,
    ) -> Result<Granted, Problem> {
        let entries = match wish {
            Wish::Sit { seat, invitation, nonce } => {
                self.sit(asker, *seat, invitation.as_deref(), nonce)?
            }
            Wish::SeatBot { seat, bot } => self.seat_bot(asker, *seat, bot)?,
            Wish::Seal { seat, attempt, seal } => self.wish_seal(asker, *seat, *attempt, *seal)?,
            Wish::Reveal { seat, attempt, number } => {
                return self.wish_reveal(asker, *seat, *attempt, number);
            }
            Wish::Leave { seat } => self.leave(asker, *seat)?,
            Wish::Start {} => self.start(asker)?,
            Wish::Decide { seat, before, action, turn, key } => {
                self.own_seat(asker, *seat)?;
                if key.as_ref().is_some_and(|key| key.len() > LONGEST_KEY) {
                    return Err(Problem::bad("server-bad-key"));
                }
                let known = |key: &String| self.seats[seat.index()].keys.contains(key);
                if key.as_ref().is_some_and(known) {
                    return Ok(Granted::Already);
                }
                self.not_given_up(*seat)?;
                if self.turn(*seat) != *turn {
                    return Err(Problem::stale());
                }
                if self.falling_clock().is_some() {
                    return Err(Problem::not_now("server-stop-the-clock"));
                }
                if before.len() > MOST_BEFORE {
                    return Err(Problem::bad("server-too-many-steps"));
                }
                let spent = self.seats[seat.index()].clock.used(now);
                let steps: Vec<&str> = before.iter().chain([action]).map(String::as_str).collect();
                let decided = self.decide_all(*seat, &steps, By::Person, spent, key.clone())?;
                return Ok(Granted::Change(decided));
            }
            Wish::Hint { seat } => self.wish_hint(asker, *seat)?,
            // What is no part of the log is done by the table's task, which takes these wishes out before they come
            // here; clocks fall there.
            Wish::SetSpectators { .. } => return Err(Problem::forbidden()),
            Wish::Stop { .. } => return Err(Problem::not_now("server-no-falling-clock")),
            Wish::TakeBack { seat } => self.wish_take_back(asker, *seat)?,
            Wish::AskUndo { seat, to } => self.ask_undo(asker, *seat, *to)?,
            Wish::AnswerUndo { seat, agrees } => self.answer_undo(asker, *seat, *agrees)?,
            Wish::Pause { seat, agrees } => self.ask_pause(asker, *seat, *agrees)?,
            Wish::Resume { seat } => self.resume(asker, *seat)?,
            Wish::Resign { seat } => self.resign(asker, *seat)?,
            Wish::VoteReplace { seat, about, agrees } => {
                self.vote_replace(asker, *seat, *about, *agrees, now)?
            }
            Wish::VoteEnd { seat, agrees } => self.vote_end(asker, *seat, *agrees)?,
            Wish::Return { seat } => self.come_back(asker, *seat)?,
            Wish::Close {} => self.close(asker)?,
        };
        Ok(Granted::Change(entries.into()))
    }

    /// Refuses what is wished for a seat of somebody else.
    pub(super) fn own_seat(&self, asker: &Asker, seat: Seat) -> Result<(), Problem> {
        if self.seats_of(&asker.person).any(|own| own == seat) {
            Ok(())
        } else {
            Err(Problem::not_your_seat())
        }
    }

    /// As whom somebody may look, or why they may not.
    pub(super) fn viewer(
        &self,
        person: Option<&PersonId>,
        seat: Option<Seat>,
    ) -> Result<Viewer, Problem> {
        self.may_view(person, seat).ok_or_else(|| match seat {
            Some(_) => Problem::not_your_seat(),
            None => Problem::forbidden(),
        })
    }

    pub(super) fn gathering(&self) -> Result<(), Problem> {
        match self.head.status {
            Status::Gathering => Ok(()),
            _ => Err(Problem::not_now("server-already-begun")),
        }
    }

    fn playing(&self) -> Result<(), Problem> {
        match self.head.status {
            Status::Playing => Ok(()),
            Status::Gathering => Err(Problem::not_now("server-not-begun")),
            Status::Over | Status::Closed => Err(Problem::not_now("server-game-over")),
        }
    }

    /// A seat of one's own in a game that is being played.
    pub(super) fn own_seat_in_play(&self, asker: &Asker, seat: Seat) -> Result<(), Problem> {
        self.own_seat(asker, seat)?;
        self.playing()
    }

    /// The same, for somebody who has not given up: whoever has decides nothing more, for nobody.
    pub(super) fn with_a_say(&self, asker: &Asker, seat: Seat) -> Result<(), Problem> {
        self.own_seat_in_play(asker, seat)?;
        self.not_given_up(seat)
    }

    /// The same, for somebody who plays themselves; for whom a bot plays must come back first.
    pub(super) fn playing_oneself(&self, asker: &Asker, seat: Seat) -> Result<(), Problem> {
        self.with_a_say(asker, seat)?;
        match self.seats[seat.index()].stand_in {
            Some(_) => Err(Problem::not_now("server-come-back-first")),
            None => Ok(()),
        }
    }

    pub(super) fn not_given_up(&self, seat: Seat) -> Result<(), Problem> {
        match self.seats[seat.index()].resigned {
            Some(_) => Err(Problem::not_now("server-resigned")),
            None => Ok(()),
        }
    }

    fn sit(
        &self,
        asker: &Asker,
        seat: Seat,
        invitation: Option<&str>,
        nonce: &str,
    ) -> Result<Vec<Entry>, Problem> {
        self.gathering()?;
        self.not_being_dealt()?;
        let state = self.seats.get(seat.index()).ok_or_else(Problem::not_found)?;
        if state.occupant != Occupant::Open {
            return Err(Problem::not_now("server-seat-taken"));
        }
        if !is_nonce(nonce) {
            return Err(Problem::bad("server-bad-nonce"));
        }
        let needed = self.body.invitations.get(seat.index()).copied().flatten();
        let shown = invitation.map(invitation_hash);
        let owner = asker.person == self.head.owner;
        if needed.is_some() && needed != shown && !owner {
            return Err(Problem::not_now("server-invitation-needed"));
        }
        let several = self.seats_of(&asker.person).next().is_some();
        if several && !(self.body.settings.hot_seat && owner) {
            return Err(Problem::not_now("server-one-seat-each"));
        }
        Ok(vec![Entry::Sat {
            seat,
            person: asker.person.clone(),
            name: asker.name.clone(),
            // Where numbers are sealed nobody needs to know one yet.
            nonce: if self.is_sealed() { String::new() } else { nonce.to_owned() },
        }])
    }

    fn seat_bot(&self, asker: &Asker, seat: Seat, bot: &str) -> Result<Vec<Entry>, Problem> {
        self.owner_only(asker)?;
        self.gathering()?;
        self.not_being_dealt()?;
        let bot = levels::read(bot)?.to_string();
        let state = self.seats.get(seat.index()).ok_or_else(Problem::not_found)?;
        match state.occupant {
            Occupant::Open | Occupant::Bot { .. } => Ok(vec![Entry::BotSat { seat, bot }]),
            Occupant::Person { .. } => Err(Problem::not_now("server-seat-taken")),
        }
    }

    fn leave(&self, asker: &Asker, seat: Seat) -> Result<Vec<Entry>, Problem> {
        self.gathering()?;
        self.not_being_dealt()?;
        let state = self.seats.get(seat.index()).ok_or_else(Problem::not_found)?;
        let own = self.seats_of(&asker.person).any(|own| own == seat);
        if state.occupant == Occupant::Open {
            return Err(Problem::not_now("server-seat-open"));
        }
        if own || asker.person == self.head.owner {
            Ok(vec![Entry::Left { seat }])
        } else {
            Err(Problem::not_your_seat())
        }
    }

    /// Only the maker of the table.
    pub(super) fn owner_only(&self, asker: &Asker) -> Result<(), Problem> {
        if asker.person == self.head.owner { Ok(()) } else { Err(Problem::forbidden()) }
    }

    fn start(&self, asker: &Asker) -> Result<Vec<Entry>, Problem> {
        self.gathering()?;
        let seated = self.seats_of(&asker.person).next().is_some();
        if !seated {
            self.owner_only(asker)?;
        }
        if self.seats.iter().any(|seat| seat.occupant == Occupant::Open) {
            return Err(Problem::not_now("server-seats-open"));
        }
        if let Some(beginning) = &self.body.beginning {
            return Ok(beginning.entries());
        }
        if self.is_sealed() {
            return self.fix_seats();
        }
        let nonces = self.seats.iter().map(|seat| seat.nonce.clone()).collect();
        Ok(vec![Entry::Started { deal: FairDeal::new(self.secret(), nonces) }])
    }

    /// A decision by a person, a bot or the clock; asks the rules.
    pub(super) fn decide(
        &self,
        seat: Seat,
        action: &str,
        by: By,
        spent: u64,
        key: Option<String>,
    ) -> Result<Change, Problem> {
        self.decide_all(seat, &[action], by, spent, key)
    }

    /// Decisions that belong together: the rules allow all of them, one after the other, or none is taken. The last one
    /// has the time that was spent, and the key.
    ///
    /// Only the last may disclose anything: what is refused after a card was turned up would tell which it was, and
    /// whoever asked could choose again.
    pub(super) fn decide_all(
        &self,
        seat: Seat,
        steps: &[&str],
        by: By,
        spent: u64,
        mut key: Option<String>,
    ) -> Result<Change, Problem> {
        self.playing()?;
        if self.paused {
            return Err(Problem::not_now("server-paused"));
        }
        let game = self.game.as_ref().ok_or_else(Problem::not_found)?;
        let mut tried: VecDeque<Tried> = VecDeque::with_capacity(steps.len());
        for step in steps {
            if tried.back().is_some_and(|before| !before.discloses_nothing()) {
                return Err(Problem::bad("server-steps-disclose"));
            }
            let position = tried.back().map_or(&game.position, Tried::position);
            tried.push_back(Tried::of(position.as_ref(), seat, step)?);
        }
        let mut entries = Vec::with_capacity(steps.len() + 1);
        for (number, tried) in tried.iter().enumerate() {
            let (action, stop) = (tried.notation().to_owned(), None);
            let is_last = number + 1 == steps.len();
            let (spent, key) = if is_last { (spent, key.take()) } else { (0, None) };
            entries.push(Entry::Decided { seat, action, by, spent, key, stop });
        }
        if tried.back().is_some_and(Tried::ends_the_game) {
            entries.push(Entry::Ended { why: Why::Rules });
        }
        Ok(Change { entries, tried })
    }

    fn wish_hint(&self, asker: &Asker, seat: Seat) -> Result<Vec<Entry>, Problem> {
        self.own_seat_in_play(asker, seat)?;
        if !self.allows_hints() {
            return Err(Problem::not_now("server-no-hints"));
        }
        if !self.may_hint(seat) {
            return Err(Problem::not_now("server-hint-not-now"));
        }
        Ok(vec![Entry::Hinted { seat }])
    }

    fn wish_take_back(&self, asker: &Asker, seat: Seat) -> Result<Vec<Entry>, Problem> {
        self.with_a_say(asker, seat)?;
        if self.may_take_back(seat) {
            Ok(vec![Entry::TookBack { seat }])
        } else {
            Err(Problem::not_now("server-cannot-take-back"))
        }
    }

    fn resign(&self, asker: &Asker, seat: Seat) -> Result<Vec<Entry>, Problem> {
        self.with_a_say(asker, seat)?;
        Ok(self.give_up(seat))
    }

    /// Whoever gives up comes last. With one seat left the game is over; else a bot plays on for them.
    pub(super) fn give_up(&self, seat: Seat) -> Vec<Entry> {
        let mut entries = vec![Entry::Resigned { seat }];
        let left = self.seats.iter().filter(|state| state.resigned.is_none()).count() - 1;
        if left <= 1 || self.others_playing(seat) == 0 {
            entries.push(Entry::Ended { why: Why::Resignation });
        } else {
            entries.push(Entry::Replaced { seat, bot: STAND_IN.name().to_owned() });
        }
        entries
    }

    fn come_back(&self, asker: &Asker, seat: Seat) -> Result<Vec<Entry>, Problem> {
        self.own_seat_in_play(asker, seat)?;
        let state = &self.seats[seat.index()];
        if state.stand_in.is_none() || state.resigned.is_some() {
            return Err(Problem::not_now("server-nothing-to-return-to"));
        }
        Ok(vec![Entry::Returned { seat }])
    }

    /// The maker may close a table before it begins. A deal that was on its way stays visible.
    fn close(&self, asker: &Asker) -> Result<Vec<Entry>, Problem> {
        self.owner_only(asker)?;
        match self.head.status {
            Status::Gathering => self.closed_by(asker.person.clone()),
            _ => Err(Problem::not_now("server-cannot-close")),
        }
    }

    /// The house closes a table, also one that is being played; on whose order was written down before.
    pub(super) fn close_for_the_house(&self, admin: PersonId) -> Result<Vec<Entry>, Problem> {
        match self.head.status {
            Status::Gathering | Status::Playing => self.closed_by(admin),
            Status::Over | Status::Closed => Err(Problem::not_now("server-cannot-close")),
        }
    }

    fn closed_by(&self, person: PersonId) -> Result<Vec<Entry>, Problem> {
        let mut entries = self.break_off_by_closing(&person)?;
        entries.push(Entry::Closed { person });
        Ok(entries)
    }
}

/// While a clock falls nothing is undone and nobody pauses it: a pause that everybody agrees to comes once it is
/// judged. That is so from its announcement on, whether or not anybody has pressed, so that a refusal tells
/// nothing either.
pub(crate) fn leave_alone_while_it_falls(
    wish: &Wish,
    entries: &mut Vec<Entry>,
) -> Result<(), Problem> {
    if matches!(wish, Wish::TakeBack { .. } | Wish::AskUndo { .. })
        || matches!(wish, Wish::AnswerUndo { agrees: Answer::Yes, .. })
    {
        return Err(Problem::not_now("server-clock-falls"));
    }
    entries.retain(|entry| !matches!(entry, Entry::Paused { .. }));
    Ok(())
}

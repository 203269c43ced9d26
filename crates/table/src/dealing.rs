//! How a table comes to a deal that nobody can choose: who has sealed a number, who has told it, and what was
//! broken off. See [`damrak_core::fair`] for what it proves.

use damrak_core::fair::{FailedAttempt, FairDeal, Seal, Sealed, is_sealed_number, seal};
use damrak_core::{Hash, Seat, Seed};
use damrak_store::{PersonId, Status};
use serde::{Deserialize, Serialize};

use super::clock::SeatClock;
use super::entry::Entry;
use super::model::{Occupant, Table};
use super::settings::{ClockRule, Way};
use super::wish::{Asker, Granted};
use crate::problem::Problem;
use crate::random;

/// At a live table everybody's page or program is there and answers by itself within this.
const LIVE: u32 = 60;
/// Where nobody said how long a decision may take people look in at least so often.
const BY_TURN: u32 = 3 * 24 * 3600;

/// What is known of a deal until it is dealt.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Dealing {
    /// The attempts that were broken off.
    pub failed: Vec<BrokenOff>,
    /// The host's secret since the last of them; before, it is the one of the table's body.
    pub secret: Option<Seed>,
    /// Whether all seats are fixed: nobody sits down or leaves, and no seal changes.
    pub closed: bool,
    /// The time of those who are waited for. A server that was down takes none of it.
    pub clock: SeatClock,
    /// The seats that gave a number of a quick deal, in this order.
    pub order: Vec<Seat>,
}

/// A seat's number, as far as it is known.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SealedNumber {
    /// What was published.
    pub seal: Seal,
    /// The number itself, once it was told; the house knows those that it drew.
    pub number: Option<String>,
}

/// An attempt to deal that was broken off, for everybody to see.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BrokenOff {
    /// The host's commitment.
    pub commitment: Hash,
    /// The host's secret: of no use any more.
    pub secret: Seed,
    /// What the seats had published.
    pub seals: Vec<Option<Seal>>,
    /// The numbers that were told: of no use any more either.
    pub numbers: Vec<Option<String>>,
    /// Who did not seal or tell a number in time, and lost the seat.
    pub missing: Vec<Missing>,
    /// Who closed the table meanwhile, if that is why.
    #[serde(default)]
    pub closed_by: Option<PersonId>,
}

/// Somebody who was waited for in vain.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Missing {
    /// Where they sat.
    pub seat: Seat,
    /// Who.
    pub person: Option<PersonId>,
}

/// How far a table has come on its way to a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// People sit down, leave and seal.
    Open,
    /// All seats are fixed; somebody has not sealed a number yet.
    Sealing,
    /// All seals are fixed; somebody has not told the number yet.
    Revealing,
    /// The cards are dealt.
    Dealt,
}

impl Table {
    /// How this table is dealt, or was. What counts is dealt with sealed numbers, also where people gathered for it
    /// before there were any.
    pub(super) fn way(&self) -> Way {
        let sealed = match &self.game {
            Some(game) => game.deal.sealed.is_some(),
            None => self.head.rated || self.body.settings.deal == Way::Sealed,
        };
        if sealed { Way::Sealed } else { Way::Quick }
    }

    /// Whether the numbers of this table's deal are sealed.
    pub(super) fn is_sealed(&self) -> bool {
        self.way() == Way::Sealed
    }

    /// Which attempt to deal this is, counted from 1.
    pub(super) fn attempt(&self) -> u32 {
        self.dealing.failed.len() as u32 + 1
    }

    /// The host's part of the deal. Never shown before the game is over.
    pub(super) fn secret(&self) -> Seed {
        self.dealing.secret.unwrap_or(self.body.secret)
    }

    /// What the host has published of it.
    pub(super) fn commitment(&self) -> Hash {
        let dealt = self.game.as_ref().map(|game| game.deal.commitment);
        dealt.unwrap_or_else(|| self.secret().commitment())
    }

    /// How far the deal has come.
    pub(super) fn stage(&self) -> Stage {
        match &self.game {
            Some(_) => Stage::Dealt,
            None if !self.dealing.closed => Stage::Open,
            None if self.unsealed().is_empty() => Stage::Revealing,
            None => Stage::Sealing,
        }
    }

    /// How long those may take who are waited for, in seconds.
    pub(super) fn time_to_look_in(&self) -> u32 {
        match self.body.settings.clock {
            _ if self.head.live => LIVE,
            ClockRule::PerDecision { seconds } => seconds,
            _ => BY_TURN,
        }
    }

    /// Who must look in so that the table can be dealt.
    pub(super) fn must_look_in(&self) -> Vec<Seat> {
        if !self.is_sealed() || self.head.status != Status::Gathering {
            return Vec::new();
        }
        match self.stage() {
            Stage::Dealt => Vec::new(),
            // Whoever has just sat down is there.
            Stage::Open if self.attempt() == 1 => Vec::new(),
            Stage::Open | Stage::Sealing => self.unsealed(),
            Stage::Revealing => self.untold(),
        }
    }

    fn people(&self) -> impl Iterator<Item = (Seat, Option<&SealedNumber>)> {
        let seats = self.seats.iter().enumerate();
        let people = seats.filter(|(_, seat)| matches!(seat.occupant, Occupant::Person { .. }));
        people.map(|(index, seat)| (Seat::from_index(index), seat.sealed.as_ref()))
    }

    fn unsealed(&self) -> Vec<Seat> {
        self.people().filter(|(_, sealed)| sealed.is_none()).map(|(seat, _)| seat).collect()
    }

    fn untold(&self) -> Vec<Seat> {
        let untold = |sealed: Option<&SealedNumber>| sealed.is_none_or(|own| own.number.is_none());
        self.people().filter(|(_, sealed)| untold(*sealed)).map(|(seat, _)| seat).collect()
    }

    /// What every seat has published, in seat order.
    pub(super) fn seals(&self) -> Vec<Option<Seal>> {
        self.seats.iter().map(|seat| seat.sealed.as_ref().map(|own| own.seal)).collect()
    }

    /// Who has told a number.
    pub(super) fn told_numbers(&self) -> Vec<Seat> {
        let told = |own: &SealedNumber| own.number.is_some() && self.dealing.closed;
        let told = self.people().filter(|(_, own)| own.is_some_and(told));
        told.map(|(seat, _)| seat).collect()
    }

    /// Refuses to change who sits where once the seats are fixed.
    pub(super) fn not_being_dealt(&self) -> Result<(), Problem> {
        if self.dealing.closed { Err(Problem::not_now("server-being-dealt")) } else { Ok(()) }
    }

    fn this_attempt(&self, asker: &Asker, seat: Seat, attempt: u32) -> Result<(), Problem> {
        self.own_seat(asker, seat)?;
        self.gathering()?;
        if !self.is_sealed() {
            return Err(Problem::not_now("server-quick-deal"));
        }
        if attempt != self.attempt() {
            return Err(Problem::stale());
        }
        Ok(())
    }

    /// A seat publishes the hash of its number; nothing lets the house draw one.
    pub(super) fn wish_seal(
        &self,
        asker: &Asker,
        seat: Seat,
        attempt: u32,
        published: Option<Hash>,
    ) -> Result<Vec<Entry>, Problem> {
        self.this_attempt(asker, seat, attempt)?;
        if self.dealing.closed && self.seats[seat.index()].sealed.is_some() {
            return Err(Problem::not_now("server-seals-fixed"));
        }
        let entry = match published {
            Some(hash) => Entry::Sealed { seat, seal: Seal { hash, house: false }, number: None },
            None => {
                let number = random::secret()?;
                let hash = seal(&self.head.id.0, seat, attempt, &number);
                Entry::Sealed { seat, seal: Seal { hash, house: true }, number: Some(number) }
            }
        };
        self.and_deal(vec![entry])
    }

    /// A seat tells its number. It stays with the table until all are told.
    pub(super) fn wish_reveal(
        &self,
        asker: &Asker,
        seat: Seat,
        attempt: u32,
        number: &str,
    ) -> Result<Granted, Problem> {
        self.this_attempt(asker, seat, attempt)?;
        if self.stage() != Stage::Revealing {
            return Err(Problem::not_now("server-not-revealing"));
        }
        let sealed = self.seats[seat.index()].sealed.as_ref();
        let promised = sealed.map(|own| own.seal.hash);
        let fits = is_sealed_number(number)
            && promised == Some(seal(&self.head.id.0, seat, attempt, number));
        if !fits {
            return Err(Problem::bad("server-number-unlike-seal"));
        }
        if sealed.is_some_and(|own| own.number.is_some()) {
            return Ok(Granted::Already);
        }
        let told = Entry::Revealed { seat, number: number.to_owned() };
        self.and_deal(vec![told]).map(|entries| Granted::Change(entries.into()))
    }

    /// All seats are fixed from now on; the deal follows as soon as all numbers are told.
    pub(super) fn fix_seats(&self) -> Result<Vec<Entry>, Problem> {
        self.not_being_dealt()?;
        self.and_deal(vec![Entry::SeatsFixed {}])
    }

    /// These entries, and the deal if nothing is missing after them.
    fn and_deal(&self, mut entries: Vec<Entry>) -> Result<Vec<Entry>, Problem> {
        let mut next = self.clone();
        for entry in &entries {
            next.apply(entry).map_err(|damage| {
                tracing::error!(table = %self.head.id, %damage, "a deal cannot be prepared");
                Problem::unavailable()
            })?;
        }
        if next.stage() == Stage::Revealing && next.untold().is_empty() {
            entries.push(Entry::Started { deal: next.sealed_deal() });
        }
        Ok(entries)
    }

    fn sealed_deal(&self) -> FairDeal {
        let number = |own: &SealedNumber| own.number.clone();
        let numbers = self.seats.iter().map(|seat| seat.sealed.as_ref().and_then(number));
        let failed = self.dealing.failed.iter().map(|failed| FailedAttempt {
            commitment: failed.commitment,
            secret: failed.secret,
            missing: failed.missing.iter().map(|missing| missing.seat).collect(),
        });
        let sealed = Sealed {
            table: self.head.id.0.clone(),
            attempt: self.attempt(),
            seals: self.seals(),
            failed: failed.collect(),
        };
        FairDeal::sealed(self.secret(), numbers.map(Option::unwrap_or_default).collect(), sealed)
    }

    /// What it means that time is up: those who are waited for lose their seats, and everybody needs a new number.
    pub(super) fn break_off(&self) -> Result<Vec<Entry>, Problem> {
        self.break_off_without(self.must_look_in())
    }

    /// What it means that a deal goes on without these seats: it begins anew, without what they had sealed or told.
    pub(super) fn break_off_without(&self, missing: Vec<Seat>) -> Result<Vec<Entry>, Problem> {
        let secret = Seed::from_bytes(random::bytes()?);
        Ok(vec![Entry::BrokenOff { missing, secret, closed_by: None }])
    }

    /// What it means for the deal that somebody closes the table: if it was on its way, whoever knew more of it than
    /// the others may not have liked it. Nobody was waited for in vain, and nobody loses a seat.
    pub(super) fn break_off_by_closing(&self, person: &PersonId) -> Result<Vec<Entry>, Problem> {
        if !self.is_being_dealt() {
            return Ok(Vec::new());
        }
        let secret = Seed::from_bytes(random::bytes()?);
        let closed_by = Some(person.clone());
        Ok(vec![Entry::BrokenOff { missing: Vec::new(), secret, closed_by }])
    }

    pub(super) fn take_seal(&mut self, seat: Seat, sealed: SealedNumber) -> Result<(), String> {
        self.seat_mut(seat)?.sealed = Some(sealed);
        if self.stage() == Stage::Revealing {
            self.give_time();
        }
        Ok(())
    }

    pub(super) fn take_number(&mut self, seat: Seat, number: &str) -> Result<(), String> {
        let sealed = self.seat_mut(seat)?.sealed.as_mut().ok_or("the seat has sealed nothing")?;
        sealed.number = Some(number.to_owned());
        Ok(())
    }

    pub(super) fn take_fixed_seats(&mut self) {
        self.dealing.closed = true;
        self.give_time();
    }

    fn give_time(&mut self) {
        let millis = u64::from(self.time_to_look_in()) * 1000;
        self.dealing.clock.set(Some(millis));
    }

    pub(super) fn take_broken_off(
        &mut self,
        missing: &[Seat],
        secret: Seed,
        closed_by: Option<PersonId>,
    ) -> Result<(), String> {
        let person = |occupant: &Occupant| match occupant {
            Occupant::Person { id, .. } => Some(id.clone()),
            _ => None,
        };
        let mut lost = Vec::new();
        for seat in missing {
            let person = person(&self.seat_mut(*seat)?.occupant);
            lost.push(Missing { seat: *seat, person });
        }
        let number = |own: &SealedNumber| own.number.clone();
        let failed = BrokenOff {
            commitment: self.secret().commitment(),
            secret: self.secret(),
            seals: self.seals(),
            numbers: self.seats.iter().map(|seat| seat.sealed.as_ref().and_then(number)).collect(),
            missing: lost,
            closed_by,
        };
        for seat in missing {
            self.seat_mut(*seat)?.occupant = Occupant::Open;
        }
        for seat in &mut self.seats {
            seat.sealed = None;
        }
        self.dealing.failed.push(failed);
        self.dealing.secret = Some(secret);
        self.dealing.closed = false;
        self.dealing.clock.set(None);
        Ok(())
    }
}

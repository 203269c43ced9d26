//! What everybody may know of a table's deal: what was published, what was told, and who could have chosen.

use damrak_core::fair::{Seal, Unfair};
use damrak_core::{Hash, Seat, Seed};
use damrak_store::{PersonId, Status};
use serde::Serialize;

use super::clock::Moment;
use super::dealing::{BrokenOff, Stage};
use super::model::{Occupant, SeatState, Table};
use super::settings::Way;
use super::sight::Facts;

/// A table's deal as everybody may see it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Fairness {
    /// How it is dealt.
    pub way: Way,
    /// How far it has come.
    pub stage: Stage,
    /// Which attempt this is, counted from 1.
    pub attempt: u32,
    /// What the host published of the secret.
    pub commitment: Hash,
    /// What the seats published of their numbers, in seat order; empty for a quick deal.
    pub seals: Vec<Option<Seal>>,
    /// Who has told a number; the numbers are shown when all are told.
    pub revealed: Vec<Seat>,
    /// Who must look in so that it can be dealt.
    pub missing: Vec<Seat>,
    /// The milliseconds they have left for it.
    pub left: Option<u64>,
    /// The number of each seat, once the cards are dealt.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nonces: Option<Vec<String>>,
    /// The host's secret, once the game is over.
    pub secret: Option<Seed>,
    /// The attempts that were broken off.
    pub attempts: Vec<BrokenOff>,
}

impl Fairness {
    /// As the page's script reads it.
    pub fn document(&self) -> String {
        // What is left of the time would change the page for nothing.
        let still = Self { left: None, ..self.clone() };
        serde_json::to_string(&still).expect("a deal is plain data")
    }
}

/// Who could have chosen the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chooser {
    /// Nobody, as long as one of the numbers was drawn at random.
    Nobody,
    /// Neither whoever runs the server nor the only person who drew a number, but both together: nobody else can tell.
    OneWitness(Seat),
    /// Whoever runs the server, alone: everything came from one person, or from nobody.
    Host,
    /// Whoever runs the server, alone: the house drew every number that was sealed.
    House,
    /// Whoever gave their number last, together with whoever runs the server.
    LastAndHost(Option<Seat>),
}

impl Table {
    /// The deal as everybody may see it now.
    pub(super) fn fairness(&self, now: Moment) -> Fairness {
        let over = matches!(self.head.status, Status::Over | Status::Closed);
        let deal = self.game.as_ref().map(|game| &game.deal);
        let sealed = deal.and_then(|deal| deal.sealed.as_ref());
        let seals = match sealed {
            Some(sealed) => sealed.seals.clone(),
            None if self.is_sealed() && deal.is_none() => self.seals(),
            None => Vec::new(),
        };
        Fairness {
            way: self.way(),
            stage: self.stage(),
            attempt: self.attempt(),
            commitment: self.commitment(),
            seals,
            revealed: self.told_numbers(),
            missing: self.must_look_in(),
            left: self.dealing.clock.left_at(now).filter(|_| self.is_being_dealt()),
            // Those of a game that was dealt elsewhere are no numbers of those who sit here.
            nonces: deal.filter(|_| self.body.beginning.is_none()).map(|deal| deal.nonces.clone()),
            secret: deal.and_then(|deal| deal.secret).filter(|_| over),
            attempts: self.dealing.failed.clone(),
        }
    }

    /// Whether everything about the deal is what was promised, and the seed that it gives; nothing before the game is
    /// over.
    pub(super) fn proven(&self) -> Option<Result<Seed, Unfair>> {
        let over = matches!(self.head.status, Status::Over | Status::Closed);
        self.game.as_ref().filter(|_| over).map(|game| game.deal.seed())
    }

    /// Whether all seats are fixed and somebody is waited for.
    pub(super) fn is_being_dealt(&self) -> bool {
        self.head.status == Status::Gathering && self.dealing.closed
    }

    /// Who could have chosen the cards of this table.
    pub(super) fn chooser(&self) -> Chooser {
        if self.is_sealed() {
            let drew = |seat: &SeatState| seat.sealed.as_ref().is_some_and(|own| !own.seal.house);
            return match self.seats_with(drew).as_slice() {
                [] => Chooser::House,
                [seat] => Chooser::OneWitness(*seat),
                _ => Chooser::Nobody,
            };
        }
        if self.seats_with(|seat| !seat.nonce.is_empty()).len() < 2 {
            return Chooser::Host;
        }
        Chooser::LastAndHost(self.dealing.order.last().copied())
    }

    /// The first seat of everybody who gave such a number.
    fn seats_with(&self, gave: impl Fn(&SeatState) -> bool) -> Vec<Seat> {
        let mut givers: Vec<(&PersonId, Seat)> = Vec::new();
        for (index, seat) in self.seats.iter().enumerate() {
            if let Occupant::Person { id, .. } = &seat.occupant
                && gave(seat)
                && givers.iter().all(|(giver, _)| *giver != id)
            {
                givers.push((id, Seat::from_index(index)));
            }
        }
        givers.into_iter().map(|(_, seat)| seat).collect()
    }
}

impl Facts<'_> {
    /// The deal as everybody may see it.
    pub fn fairness(self) -> Fairness {
        // Without the time that is left, which changes with every moment.
        self.table().fairness(0)
    }

    /// Whether everything about the deal is what was promised, and the seed that it gives, once the game is over.
    pub fn proven(self) -> Option<Result<Seed, Unfair>> {
        self.table().proven()
    }

    /// Who could have chosen the cards.
    pub fn chooser(self) -> Chooser {
        self.table().chooser()
    }

    /// Whether numbers are sealed before they are told.
    pub fn is_sealed(self) -> bool {
        self.table().is_sealed()
    }

    /// Whether all seats are fixed and somebody is waited for.
    pub fn is_being_dealt(self) -> bool {
        self.table().is_being_dealt()
    }

    /// How many seconds those may take who are waited for.
    pub fn time_to_look_in(self) -> u32 {
        self.table().time_to_look_in()
    }
}

//! Offers between players (clauses C-84 to C-87).

use damrak_core::Seat;

use crate::components::{COMPANIES, Card, Company};
use crate::state::List;

/// Offers the active player may make (clause C-85).
pub(crate) const OFFERS: u8 = 5;
/// Offers that may be withdrawn in one event before it is over (clause C-86): so many that nobody minds, but
/// nobody can draft forever.
pub(crate) const MOST_WITHDRAWN: u8 = 20;
/// Offers in return that the partner may withdraw before the one that is waiting is only accepted or declined
/// (clause C-86). They are bounded by themselves: nobody but the active player ends the event.
pub(crate) const MOST_COUNTERS_WITHDRAWN: u8 = 5;
/// Building cards that go one way (clause C-85).
pub(crate) const CARDS_A_SIDE: usize = 3;
/// Shares that go one way (clause C-85).
pub(crate) const SHARES_A_SIDE: u8 = 5;
/// The most that can be asked for where money is hidden (clause C-100).
pub(crate) const MOST_ASKED: u16 = 1000;

/// Something that can be offered or asked for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Item {
    /// So much money.
    Money(u16),
    /// A building card.
    Card(Card),
    /// A share.
    Share(Company),
}

/// What goes one way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Side {
    pub(crate) money: u16,
    pub(crate) cards: List<Card, CARDS_A_SIDE>,
    pub(crate) shares: [u8; COMPANIES],
}

impl Side {
    pub(crate) fn new() -> Self {
        Self { money: 0, cards: List::new(Card::from_index(0)), shares: [0; COMPANIES] }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.money == 0 && self.cards.is_empty() && self.share_count() == 0
    }

    pub(crate) fn share_count(&self) -> u8 {
        self.shares.iter().sum()
    }

    pub(crate) fn count(&self, card: Card) -> u8 {
        self.cards.as_slice().iter().filter(|other| **other == card).count() as u8
    }

    pub(crate) fn add(&mut self, item: Item) {
        match item {
            Item::Money(amount) => self.money = amount,
            Item::Card(card) => self.cards.push(card),
            Item::Share(company) => self.shares[company.index()] += 1,
        }
    }
}

/// What changes hands, seen by whoever puts the offer together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Deal {
    pub(crate) give: Side,
    pub(crate) get: Side,
}

impl Deal {
    pub(crate) fn new() -> Self {
        Self { give: Side::new(), get: Side::new() }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.give.is_empty() && self.get.is_empty()
    }

    /// Whether money goes one way or the other.
    pub(crate) fn has_money(&self) -> bool {
        self.give.money > 0 || self.get.money > 0
    }
}

/// Trading in the event Coopmanscappen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Trade {
    /// Offers that may still be made.
    pub(crate) left: u8,
    /// Offers of the active player that were put together and withdrawn, where that is free (clause C-86).
    pub(crate) withdrawn: u8,
    /// Offers in return to the one that is waiting that the partner withdrew, where that is free (clause C-86).
    pub(crate) countered: u8,
    pub(crate) step: TradeStep,
}

/// Where in the trading the players are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TradeStep {
    /// The active player chooses a partner or stops.
    Idle,
    /// An offer is put together in secret: by the active player, or by the partner in return. Where that can be
    /// withdrawn for nothing, the offer that it answers is kept.
    Drafting { partner: Seat, deal: Deal, in_return: bool, answers: Option<Deal> },
    /// The other answers an offer.
    Answering { partner: Seat, deal: Deal, in_return: bool },
}

impl Trade {
    /// Trading as it begins.
    pub(crate) fn new() -> Self {
        Self { left: OFFERS, withdrawn: 0, countered: 0, step: TradeStep::Idle }
    }
}

impl TradeStep {
    /// Who makes the offer and who gets it.
    pub(crate) fn sides(self, active: Seat) -> Option<(Seat, Seat)> {
        match self {
            TradeStep::Idle => None,
            TradeStep::Drafting { partner, in_return, .. }
            | TradeStep::Answering { partner, in_return, .. } => {
                Some(if in_return { (partner, active) } else { (active, partner) })
            }
        }
    }
}

/// Which way something goes in an offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Draft {
    /// From its maker to the partner.
    Give,
    /// The other way.
    Ask,
}

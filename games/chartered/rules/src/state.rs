//! What lies on the table.

use damrak_core::{Rng, Seat, SeatSet};

use crate::components::{
    ASIDE, CARDS, COMPANIES, Card, Companies, Company, EVENTS, EventKind, Lot, MARKET, Roof, SEATS,
};
use crate::floors::Floors;
use crate::hands::{Hand, Knowledge, Slots};
use crate::plots::{PLOTS, PlotId, Plots};
use crate::trade::Trade;

/// A position: flat, without heap. Money is in florins.
#[derive(Clone, PartialEq, Debug)]
pub struct Position {
    pub(crate) town: Town,
    pub(crate) players: [Merchant; SEATS],
    /// What the players do not have; below zero when they have more than the box holds (clause C-10).
    pub(crate) bank: i32,
    /// Face-down building cards, the next one last.
    pub(crate) pile: List<Card, CARDS>,
    pub(crate) market: [Option<Card>; MARKET],
    /// Level cards beside the chart, the next one last (clause C-12).
    pub(crate) aside: List<Card, ASIDE>,
    /// Plot cards that were played and not taken back, the latest one last.
    pub(crate) discard: List<PlotId, PLOTS>,
    pub(crate) events: EventCards,
    pub(crate) knowledge: Knowledge,
    pub(crate) rng: Rng,
    /// Whose turn it is.
    pub(crate) turn: Seat,
    /// How many turns they have right after this one (clause C-78).
    pub(crate) again: u8,
    /// How many have passed one after the other (clause C-19).
    pub(crate) passes: u8,
    /// Whether an event is due at the end of the turn (clause C-70).
    pub(crate) due: bool,
    /// Whether the last warehouse was placed (clause C-96).
    pub(crate) ending: bool,
    /// The company that was founded this turn (clause C-65).
    pub(crate) founded: Option<Company>,
    /// The company that got the value of the warehouse when a card was played last, if it merged any (clause C-51).
    pub(crate) bonus: Option<Company>,
    /// Whether that company fell from the top of the chart when it should have got the value (clause C-57).
    pub(crate) left_top: bool,
    /// What each company was worth before the card of this turn was played (clauses C-49 and C-70).
    pub(crate) before: [u16; COMPANIES],
    pub(crate) stage: Stage,
    /// The event that happens now.
    pub(crate) event: Option<EventInPlay>,
}

impl Position {
    /// From the bank to a player, or back if below zero (clause C-10).
    #[inline]
    pub(crate) fn pay(&mut self, seat: Seat, amount: i32) {
        self.players[seat.index()].money += amount;
        self.bank -= amount;
    }
}

/// What stands on the boards, and the chart.
///
/// `floors`, `area`, `hq`, `values`, `roofed` and `supply` say everything; the other sets follow from them
/// and are kept so that questions are cheap.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Town {
    /// Warehouses on each plot.
    pub(crate) floors: Floors,
    /// The plots of each company, those without a warehouse included (clauses C-38 and C-56).
    pub(crate) area: [Plots; COMPANIES],
    pub(crate) hq: [Option<PlotId>; COMPANIES],
    /// What each company is worth; 0 while it is not on the board.
    pub(crate) values: [u16; COMPANIES],
    /// Warehouses with a broken roof.
    pub(crate) roofed: Plots,
    /// Warehouses that are left.
    pub(crate) supply: u8,

    /// Plots with a warehouse.
    pub(crate) built: Plots,
    /// Plots with a warehouse that belongs to no company.
    pub(crate) lone: Plots,
    /// Plots of companies.
    pub(crate) held: Plots,
    /// Plots within two steps of a company (clause C-42).
    pub(crate) zone: Plots,
}

impl Town {
    pub(crate) fn new(supply: u8) -> Self {
        Self {
            floors: Floors::NONE,
            area: [Plots::EMPTY; COMPANIES],
            hq: [None; COMPANIES],
            values: [0; COMPANIES],
            roofed: Plots::EMPTY,
            supply,
            built: Plots::EMPTY,
            lone: Plots::EMPTY,
            held: Plots::EMPTY,
            zone: Plots::EMPTY,
        }
    }

    pub(crate) fn value(&self, company: Company) -> u16 {
        self.values[company.index()]
    }

    /// Whether the company is on the board (clause C-7).
    pub(crate) fn exists(&self, company: Company) -> bool {
        self.values[company.index()] > 0
    }

    /// Plots of companies on which a turned warehouse lies in the place of an HQ (clause C-56).
    pub(crate) fn markers(&self) -> Plots {
        let bare = self.held.minus(self.built);
        if bare.is_empty() {
            return bare;
        }
        bare.minus(self.hq.iter().flatten().copied().collect())
    }

    /// Whether one of them lies there.
    pub(crate) fn is_marker(&self, plot: PlotId) -> bool {
        self.held.contains(plot) && !self.built.contains(plot) && !self.hq.contains(&Some(plot))
    }

    /// The companies that can be founded (clause C-33).
    pub(crate) fn unfounded(&self) -> Companies {
        Company::ALL.into_iter().filter(|company| !self.exists(*company)).collect()
    }

    /// The companies with one of these plots.
    pub(crate) fn companies_in(&self, plots: Plots) -> Companies {
        if !plots.meets(self.held) {
            return Companies::EMPTY;
        }
        let has = |company: &Company| self.area[company.index()].meets(plots);
        Company::ALL.into_iter().filter(has).collect()
    }

    /// Clause C-29: everything that stands on these plots.
    pub(crate) fn worth(&self, plots: Plots) -> u16 {
        self.floors.worth(plots)
    }
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Merchant {
    pub(crate) money: i32,
    pub(crate) hand: Hand,
    /// The cards of their hand that everybody has seen.
    pub(crate) shown: Hand,
    /// How the others came to lose sight of the rest, but for those that were won unseen.
    pub(crate) slots: Slots,
    /// So many unseen cards were won from beside the chart, as far as everybody can tell (clause C-80).
    pub(crate) won: u8,
    pub(crate) shares: [u8; COMPANIES],
    pub(crate) roofs: u8,
    pub(crate) action_cards: u8,
    /// Extra turns after their next one (clause C-78).
    pub(crate) extra: u8,
}

impl Merchant {
    pub(crate) fn share_count(&self) -> u8 {
        self.shares.iter().sum()
    }
}

/// The event cards.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct EventCards {
    /// Face down, the next one last.
    pub(crate) pile: List<EventKind, EVENTS>,
    pub(crate) open: [Option<EventKind>; 5],
    /// Discarded cards of each kind.
    pub(crate) discard: [u8; 5],
}

/// An event that happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct EventInPlay {
    pub(crate) kind: EventKind,
    /// Whether it was paid for with an action card (clause C-74).
    pub(crate) by_action: bool,
}

/// What is to be decided next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// The player chooses what they do in their turn.
    Turn,
    /// They take building cards, and have taken so many.
    Buying { taken: u8 },
    /// They have sold a share and may sell another.
    Selling,
    /// They may found a company with what lies diagonally.
    Diagonal { plot: PlotId },
    /// They have played two cards that lie diagonally: where does the HQ stand?
    Between { plots: [PlotId; 2] },
    /// Which company is founded, with its HQ there?
    Founding { hq: PlotId },
    /// To which of the companies is the value of the warehouse added?
    Bonus { plot: PlotId, companies: Companies, roof: Roof },
    /// Which of the companies that merge is swallowed by which?
    Merging { companies: Companies },
    /// Somebody may sell shares of a company that is swallowed.
    Sales { companies: Companies, loser: Company, winner: Company, seat: Seat },
    /// So many shares may still be traded.
    Trading { left: u8 },
    /// Which event happens?
    Choosing { by_action: bool },
    /// Secret bids.
    Bids(Bids),
    /// Somebody loses shares.
    Losing { seat: Seat, left: u8 },
    /// The active player trades with the others.
    Trade(Trade),
    /// What is auctioned?
    Lots,
    /// An auction.
    Auction(Auction),
    /// Somebody takes one of the first ten cards of the pile.
    Looking { seat: Seat },
    /// Somebody takes a plot back.
    TakingBack { seat: Seat },
    /// Somebody moves the HQ from a plot that was taken back.
    MovingHq { seat: Seat, company: Company },
    /// Nothing more.
    Over,
}

/// Secret bids (clauses C-75 to C-77).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bids {
    pub(crate) bids: [Bid; SEATS],
    /// Ties so far.
    pub(crate) ties: u8,
    /// Ties at zero so far.
    pub(crate) ties_at_zero: u8,
}

/// What somebody bids in secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bid {
    /// They do not bid.
    NotAsked,
    /// Not decided yet.
    Open,
    /// Decided.
    Sealed(u16),
}

/// An auction (clause C-89).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Auction {
    pub(crate) lot: Lot,
    /// The highest bid so far, and whose.
    pub(crate) best: Option<(Seat, u16)>,
    /// Who bids or passes next.
    pub(crate) seat: Seat,
    /// Who may still bid.
    pub(crate) bidders: SeatSet,
}

/// A short list without heap; what does not fit is dropped, which the invariants would report.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
    /// Fills the unused places, so that equal lists are equal.
    blank: T,
}

impl<T: Copy, const N: usize> List<T, N> {
    pub(crate) fn new(blank: T) -> Self {
        Self { items: [blank; N], len: 0, blank }
    }

    pub(crate) fn len(&self) -> usize {
        usize::from(self.len)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub(crate) fn as_slice(&self) -> &[T] {
        self.items.get(..usize::from(self.len)).unwrap_or_default()
    }

    pub(crate) fn as_mut_slice(&mut self) -> &mut [T] {
        self.items.get_mut(..usize::from(self.len)).unwrap_or_default()
    }

    pub(crate) fn push(&mut self, item: T) {
        if let Some(place) = self.items.get_mut(usize::from(self.len)) {
            *place = item;
            self.len += 1;
        } else {
            debug_assert!(false, "the list is made for the most that can be");
        }
    }

    pub(crate) fn pop(&mut self) -> Option<T> {
        let item = *self.as_slice().last()?;
        self.len -= 1;
        self.items[usize::from(self.len)] = self.blank;
        Some(item)
    }

    /// Takes out the item at this place; the later ones move up.
    pub(crate) fn remove_at(&mut self, index: usize) -> Option<T> {
        let item = *self.as_slice().get(index)?;
        self.items.copy_within(index + 1..usize::from(self.len), index);
        self.len -= 1;
        self.items[usize::from(self.len)] = self.blank;
        Some(item)
    }

    /// The last so many items.
    pub(crate) fn latest(&self, count: usize) -> &[T] {
        let all = self.as_slice();
        &all[all.len().saturating_sub(count)..]
    }
}

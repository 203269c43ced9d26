//! A position in a few numbers, for whoever weighs it: computer opponents and reviews.

use damrak_core::Seat;

use crate::components::{COMPANIES, Company, EventKind, Lot, SEATS};
use crate::edition::MOST;
use crate::rules::Chartered;
use crate::state::{Position, Stage};
use crate::trade::TradeStep;

/// So many payouts of a hand are looked at: more are hardly ever played before the game is another.
const PAYOUTS: usize = 3;

/// A company that is worth no more is young.
const YOUNG: u16 = 50;

/// How one player stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MerchantOutlook {
    /// What they would have if the game ended now.
    pub worth: i32,
    /// Money at hand.
    pub money: i32,
    /// Cards in their hand.
    pub cards: u8,
    /// What the best cards of their hand would pay them as things stand, the best first.
    pub payouts: [i32; PAYOUTS],
    /// The same where a merger pays what all its companies are worth together, and a floor what it adds.
    pub pays: [i32; PAYOUTS],
    /// Shares of all companies.
    pub shares: u8,
    /// Those of each, in the order of the companies.
    pub held: [u8; COMPANIES],
    /// Those of companies that are worth little yet.
    pub young: u8,
    /// What their shares of one company are worth, the most valuable.
    pub largest: i32,
    /// Companies of which nobody has more shares.
    pub leads: u8,
    /// How many turns others take before their next one.
    pub order: u8,
    /// Broken roofs.
    pub roofs: u8,
    /// Action cards.
    pub actions: u8,
    /// Extra turns.
    pub extra: u8,
}

/// What is to be decided, as far as it matters how to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// How somebody spends their turn.
    Turn,
    /// Which card they take next.
    Buying,
    /// Whether they sell another share instead of building.
    Selling,
    /// How many shares of this company they sell, which is swallowed.
    Swallowed(Company),
    /// What they trade after building; so many shares may still change hands.
    Trading(u8),
    /// What everybody bids in secret for this event.
    Secret(EventKind),
    /// Whether somebody bids more in an auction.
    Open {
        /// What for.
        lot: Lot,
        /// The least that can be bid.
        least: u16,
    },
    /// Whether somebody makes an offer, or what it holds.
    Offering,
    /// Whether they accept one.
    Answering,
    /// Which event happens, or what is auctioned.
    Event,
    /// Anything else.
    Other,
}

/// A position in numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// By seat; those without a player are empty.
    pub merchants: [MerchantOutlook; SEATS],
    /// What each company is worth; 0 while it is not on the chart.
    pub values: [u16; COMPANIES],
    /// What a share of each costs whoever has their turn.
    pub prices: [u16; COMPANIES],
    /// Warehouses that are left.
    pub supply: u8,
    /// Companies that are on the chart.
    pub companies: u8,
}

impl Chartered {
    /// Whether somebody is about to begin their turn, or the game is over: nothing is unfinished.
    pub fn is_between_turns(&self, position: &Position) -> bool {
        matches!(position.stage, Stage::Turn | Stage::Over)
    }

    /// What is to be decided.
    pub fn phase(&self, position: &Position) -> Phase {
        match position.stage {
            Stage::Turn => Phase::Turn,
            Stage::Buying { .. } => Phase::Buying,
            Stage::Selling => Phase::Selling,
            Stage::Sales { loser, .. } => Phase::Swallowed(loser),
            Stage::Trading { left } => Phase::Trading(left),
            Stage::Bids(_) => {
                position.event.map_or(Phase::Other, |event| Phase::Secret(event.kind))
            }
            Stage::Auction(auction) => {
                Phase::Open { lot: auction.lot, least: self.least_bid(&auction) }
            }
            Stage::Trade(trade) => match trade.step {
                TradeStep::Answering { .. } => Phase::Answering,
                TradeStep::Idle | TradeStep::Drafting { .. } => Phase::Offering,
            },
            Stage::Choosing { .. } | Stage::Lots => Phase::Event,
            _ => Phase::Other,
        }
    }

    /// What the level cards beside the chart would pay whoever builds with one as things stand, on average.
    pub fn level_pays(&self, position: &Position) -> f32 {
        let town = &position.town;
        let pays = |floors: u8| {
            let fits = |company: &Company| {
                let value = town.value(*company);
                let towers = town.floors.up_to(floors - 1);
                value > 0 && value < MOST && town.area[company.index()].meets(towers)
            };
            let values = Company::ALL.into_iter().filter(fits).map(|company| town.value(company));
            values.max().map_or(0, |value| (value + 10 * u16::from(floors)).min(MOST))
        };
        let aside = position.aside.as_slice();
        let floors = aside.iter().filter_map(|card| card.floor());
        let sum: u16 = floors.map(pays).sum();
        f32::from(sum) / aside.len().max(1) as f32
    }

    /// The position in numbers.
    pub fn outlook(&self, position: &Position) -> Outlook {
        let mut merchants = [MerchantOutlook::default(); SEATS];
        for seat in Seat::all(self.players) {
            let player = &position.players[seat.index()];
            let held = |company: Company| player.shares[company.index()];
            let all = || Company::ALL.into_iter();
            let young = |company: &Company| (1..=YOUNG).contains(&position.town.value(*company));
            let leads = |company: &Company| {
                let most = position.players.iter().map(|other| other.shares[company.index()]).max();
                held(*company) > 0 && most == Some(held(*company))
            };
            let before = seat.index() + usize::from(self.players) - position.turn.index();
            let [payouts, pays] = self.payouts_of(position, seat);
            merchants[seat.index()] = MerchantOutlook {
                shares: all().map(held).sum(),
                held: player.shares,
                young: all().filter(young).map(held).sum(),
                largest: all().map(|one| self.shares_worth(position, seat, one)).max().unwrap_or(0),
                leads: all().filter(leads).count() as u8,
                order: (before % usize::from(self.players)) as u8,
                worth: self.worth_of(position, seat),
                money: player.money,
                cards: player.hand.len(),
                payouts,
                pays,
                roofs: player.roofs,
                actions: player.action_cards,
                extra: player.extra,
            };
        }
        let founded = |company: &Company| position.town.value(*company) > 0;
        let companies = Company::ALL.iter().filter(|company| founded(company)).count() as u8;
        let prices = Company::ALL.map(|company| self.share_price(position, company));
        Outlook {
            merchants,
            values: position.town.values,
            prices,
            supply: position.town.supply,
            companies,
        }
    }

    /// A plot beside a company pays its new value to whoever builds there; so does a floor on one of its towers.
    fn payouts_of(&self, position: &Position, seat: Seat) -> [[i32; PAYOUTS]; 2] {
        let town = &position.town;
        let hand = &position.players[seat.index()].hand;
        let mut best = [[0; PAYOUTS]; 2];
        let mut add = |payouts: [u16; 2]| {
            for (places, payout) in best.iter_mut().zip(payouts) {
                let mut payout = i32::from(payout);
                for place in places {
                    if payout > *place {
                        std::mem::swap(place, &mut payout);
                    }
                }
            }
        };
        // Of a company that is worth all it can be nobody is paid.
        let pays = |company: &Company| {
            let value = town.value(*company);
            value > 0 && value < MOST
        };
        for plot in hand.plots.minus(town.built) {
            let beside = town.companies_in(self.board.near(plot));
            let all = || Company::ALL.into_iter().filter(|company| beside.contains(*company));
            let values = || all().filter(pays).map(|company| town.value(company));
            if let Some(value) = values().max() {
                let together = (values().sum::<u16>() + 10).min(MOST);
                let stays = all().any(|company| !pays(&company));
                add([value + 10, if stays { 0 } else { together }]);
            }
        }
        for (floors, count) in (1..).zip(hand.levels) {
            let fits =
                |company: &Company| town.area[company.index()].meets(town.floors.up_to(floors));
            let values = Company::ALL.into_iter().filter(fits).filter(pays);
            if let Some(value) = values.map(|company| town.value(company)).max() {
                let raised = (value + 10 * (u16::from(floors) + 1)).min(MOST);
                (0..count).for_each(|_| add([value + 10, raised]));
            }
        }
        best
    }
}

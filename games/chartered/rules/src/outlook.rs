//! A position in a few numbers, for whoever weighs it: computer opponents and reviews.

use damrak_core::Seat;

use crate::components::{Company, SEATS};
use crate::edition::MOST;
use crate::rules::Chartered;
use crate::state::{Position, Stage};

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
    /// Shares of all companies.
    pub shares: u8,
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

/// A position in numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// By seat; those without a player are empty.
    pub merchants: [MerchantOutlook; SEATS],
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
            merchants[seat.index()] = MerchantOutlook {
                shares: all().map(held).sum(),
                young: all().filter(young).map(held).sum(),
                largest: all().map(|one| self.shares_worth(position, seat, one)).max().unwrap_or(0),
                leads: all().filter(leads).count() as u8,
                order: (before % usize::from(self.players)) as u8,
                worth: self.worth_of(position, seat),
                money: player.money,
                cards: player.hand.len(),
                payouts: self.payouts_of(position, seat),
                roofs: player.roofs,
                actions: player.action_cards,
                extra: player.extra,
            };
        }
        let founded = |company: &Company| position.town.value(*company) > 0;
        let companies = Company::ALL.iter().filter(|company| founded(company)).count() as u8;
        Outlook { merchants, supply: position.town.supply, companies }
    }

    /// A plot beside a company pays its new value to whoever builds there; so does a floor on one of its towers.
    fn payouts_of(&self, position: &Position, seat: Seat) -> [i32; PAYOUTS] {
        let town = &position.town;
        let hand = &position.players[seat.index()].hand;
        let mut best = [0; PAYOUTS];
        let mut add = |payout: u16| {
            let mut payout = i32::from(payout);
            for place in &mut best {
                if payout > *place {
                    std::mem::swap(place, &mut payout);
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
            let values = Company::ALL.into_iter().filter(|company| beside.contains(*company));
            if let Some(value) = values.filter(pays).map(|company| town.value(company)).max() {
                add(value + 10);
            }
        }
        for (floors, count) in (1..).zip(hand.levels) {
            let fits =
                |company: &Company| town.area[company.index()].meets(town.floors.up_to(floors));
            let values = Company::ALL.into_iter().filter(fits).filter(pays);
            if let Some(value) = values.map(|company| town.value(company)).max() {
                (0..count).for_each(|_| add(value + 10));
            }
        }
        best
    }
}

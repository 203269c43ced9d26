//! The mirror: holds what the richest of the others holds, so that whatever helps them helps it, and lives on building.

use damrak_bots::{Decider, best_by};
use damrak_chartered::{Action, Chartered, Company, MerchantOutlook, View};
use damrak_core::{Rng, Seen};

use super::{Table, payouts, stands};

/// What is kept back for cards.
const RESERVE: f32 = 70.0;
/// By how much a share rises in the whole of a game, about; one that the leader holds, too, half as much again.
const GROWTH: f32 = 90.0;
/// What every share of theirs makes a company dearer to it.
const LIKING: f32 = 12.0;
/// A card in hand.
const CARD: f32 = 20.0;

/// How many companies there are.
const COMPANIES: usize = Company::ALL.len();

/// The mirror.
pub(super) struct Mirror;

/// How many shares of each company the richest of the others holds, by what everybody sees.
fn envied(view: &View, own: usize) -> [f32; COMPANIES] {
    let value = |shares: &[u8; COMPANIES]| -> u32 {
        let each = shares.iter().zip(view.companies.iter());
        each.map(|(count, company)| u32::from(*count) * u32::from(company.value)).sum()
    };
    let others = view.players.iter().filter(|player| player.seat.index() != own);
    let richest = others.max_by_key(|player| value(&player.shares));
    richest.map_or([0.0; COMPANIES], |player| player.shares.map(f32::from))
}

fn worth(merchant: &MerchantOutlook, to_come: f32) -> f32 {
    let missing = (RESERVE - merchant.money as f32).max(0.0);
    merchant.worth as f32
        + to_come * GROWTH * f32::from(merchant.shares)
        + to_come.min(0.5) * 2.0 * (payouts(merchant) + CARD * f32::from(merchant.cards.min(9)))
        - 2.0 * missing * (to_come * 5.0).min(1.0)
}

impl Decider<Chartered> for Mirror {
    fn decide(&self, seen: Seen<'_, Chartered>, rng: &mut Rng) -> Option<Action> {
        let table = Table::new(seen, rng);
        if table.is_bidding() {
            let spare = (table.own.money as f32 - RESERVE).max(0.0);
            return table.bid_up_to((0.7 * table.event_worth()).min(spare));
        }
        if let Some(sale) = table.dormant_sale() {
            return Some(sale);
        }
        let (view, to_come) = (seen.view(), table.to_come());
        let (envied, money) = (envied(&view, seen.seat().index()), table.own.money as f32);
        // Of purchases the one that the leader likes best, if it can be afforded at all.
        let buys = table.actions.iter().filter_map(|action| match action {
            Action::Buy(company) => Some((*company, envied[*company as usize])),
            _ => None,
        });
        let price = |company: Company| {
            view.companies.iter().find(|one| one.company == company).and_then(|one| one.price)
        };
        let liked = buys.max_by(|(a, likes_a), (b, likes_b)| {
            let bargain = |company: Company, likes: f32| {
                LIKING * likes - 0.1 * f32::from(price(company).unwrap_or(300))
            };
            bargain(*a, *likes_a).total_cmp(&bargain(*b, *likes_b))
        });
        if let Some((company, _)) = liked
            && money - f32::from(price(company).unwrap_or(u16::MAX)) >= RESERVE
        {
            return Some(Action::Buy(company));
        }
        let keeps = |it: &Action| !matches!(it, Action::Sell(_) | Action::BuyRoof | Action::Buy(_));
        let kept: Vec<Action> = table.actions.iter().copied().filter(keeps).collect();
        let actions = if kept.is_empty() { &table.actions } else { &kept };
        best_by(seen, actions, rng, |rules, then| worth(&stands(rules, then, seen.seat()), to_come))
    }
}

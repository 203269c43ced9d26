//! Bids and money in offers: too many to be offered one by one.

use damrak_core::{Bundle, Game, Phrase, Pick, Seat, Target};

use crate::action::Action;
use crate::components::TEN_FLORINS;
use crate::rules::Chartered;
use crate::state::{Position, Stage};
use crate::trade::{Item, TradeStep};

impl Chartered {
    /// The sums that the seat, which is waited for, may name.
    pub(crate) fn list_bundles(&self, position: &Position, seat: Seat) -> Vec<Bundle<Action>> {
        match position.stage {
            Stage::Bids(_) => {
                let phrase = Phrase::new("chartered-bid-secret-some");
                let most = self.purse(position, seat);
                sums("bid", phrase, (0, most), Action::Bid).into_iter().collect()
            }
            Stage::Auction(auction) => {
                let phrase = Phrase::new("chartered-bid-open-some");
                let range = (self.least_bid(&auction), self.purse(position, seat));
                sums("bid", phrase, range, Action::Bid).into_iter().collect()
            }
            Stage::Trade(trade) => self.money_of_offer(position, trade.step),
            _ => Vec::new(),
        }
    }

    /// Clause C-85: money goes one way only.
    fn money_of_offer(&self, position: &Position, step: TradeStep) -> Vec<Bundle<Action>> {
        let TradeStep::Drafting { deal, .. } = step else { return Vec::new() };
        let Some((from, of)) = step.sides(position.turn) else { return Vec::new() };
        if deal.give.money > 0 || deal.get.money > 0 {
            return Vec::new();
        }
        let give = Phrase::new("chartered-give-some");
        let give = sums("give", give, (TEN_FLORINS, self.purse(position, from)), |amount| {
            Action::Give(Item::Money(amount))
        });
        let ask = Phrase::new("chartered-ask-some");
        let ask = sums("ask", ask, (TEN_FLORINS, self.most_asked(position, of)), |amount| {
            Action::Ask(Item::Money(amount))
        });
        give.into_iter().chain(ask).collect()
    }
}

/// Sums in tens, if there is one.
fn sums(
    verb: &'static str,
    phrase: Phrase,
    (least, most): (u16, u16),
    action: impl Fn(u16) -> Action,
) -> Option<Bundle<Action>> {
    let least = least.next_multiple_of(TEN_FLORINS);
    let most = most / TEN_FLORINS * TEN_FLORINS;
    let pick = Pick::Number {
        least: least.into(),
        most: most.into(),
        step: TEN_FLORINS.into(),
        target: Target::new("money", verb),
    };
    let named = vec![action(least)];
    let kind = Chartered::kind(action(least));
    (least <= most).then(|| Bundle { kind, verb: verb.to_owned(), phrase, pick, named })
}

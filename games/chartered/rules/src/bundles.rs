//! Bids and money in offers: too many to be offered one by one.

use damrak_core::{Bundle, Game, Phrase, Pick, Seat, Target};

use crate::action::Action;
use crate::components::TEN_FLORINS;
use crate::rules::Chartered;
use crate::state::{Position, Stage};
use crate::sums::Sums;
use crate::trade::{Item, TradeStep};

impl Chartered {
    /// The sums that the seat, which is waited for, may name.
    pub(crate) fn list_bundles(&self, position: &Position, seat: Seat) -> Vec<Bundle<Action>> {
        match position.stage {
            Stage::Bids(_) => {
                let phrase = Phrase::new("chartered-bid-secret-some");
                let sums = self.secret_sums(position, seat);
                bundle("bid", phrase, sums, Action::Bid).into_iter().collect()
            }
            Stage::Auction(auction) => {
                let phrase = Phrase::new("chartered-bid-open-some");
                let sums = self.auction_sums(position, &auction);
                bundle("bid", phrase, sums, Action::Bid).into_iter().collect()
            }
            Stage::Trade(trade) => self.money_of_offer(position, trade.step),
            _ => Vec::new(),
        }
    }

    fn money_of_offer(&self, position: &Position, step: TradeStep) -> Vec<Bundle<Action>> {
        let TradeStep::Drafting { deal, .. } = step else { return Vec::new() };
        let Some((from, of)) = step.sides(position.turn) else { return Vec::new() };
        let give = Phrase::new("chartered-give-some");
        let give = bundle("give", give, self.gift_sums(position, from, &deal), |amount| {
            Action::Give(Item::Money(amount))
        });
        let ask = Phrase::new("chartered-ask-some");
        let ask = bundle("ask", ask, self.asked_sums(position, of, &deal), |amount| {
            Action::Ask(Item::Money(amount))
        });
        give.into_iter().chain(ask).collect()
    }
}

/// The sums as a whole, if there is one.
fn bundle(
    verb: &'static str,
    phrase: Phrase,
    sums: Sums,
    action: impl Fn(u16) -> Action,
) -> Option<Bundle<Action>> {
    let (least, most) = sums.bounds()?;
    let pick = Pick::Number {
        least: least.into(),
        most: most.into(),
        step: TEN_FLORINS.into(),
        target: Target::new("money", verb),
    };
    let named = vec![action(least)];
    let kind = Chartered::kind(action(least));
    Some(Bundle { kind, verb: verb.to_owned(), phrase, pick, named })
}

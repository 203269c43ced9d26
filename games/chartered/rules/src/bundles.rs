//! Bids and money in offers: too many to be offered one by one.

use damrak_core::{Bundle, Phrase, Pick, Rules, Target};

use crate::action::Action;
use crate::components::SUM_STEP;
use crate::rules::Chartered;
use crate::state::Position;
use crate::sums::Sums;
use crate::trade::{Item, TradeStep};

impl Chartered {
    pub(crate) fn money_of_offer(
        &self,
        position: &Position,
        step: TradeStep,
    ) -> Vec<Bundle<Action>> {
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
pub(crate) fn bundle(
    verb: &'static str,
    phrase: Phrase,
    sums: Sums,
    action: impl Fn(u16) -> Action,
) -> Option<Bundle<Action>> {
    let (least, most) = sums.bounds()?;
    let pick = Pick::Number {
        least: least.into(),
        most: most.into(),
        step: SUM_STEP.into(),
        target: Target::new("money", verb),
    };
    let named = vec![action(least)];
    let kind = Chartered::kind(action(least));
    Some(Bundle { kind, verb: verb.to_owned(), phrase, pick, named })
}

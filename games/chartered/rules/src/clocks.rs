//! How long those who trade keep the others waiting.

use damrak_core::{Clocks, Patience, Rules, Seat};

use crate::action::Action;
use crate::rules::Chartered;
use crate::state::{Position, Stage};
use crate::trade::TradeStep;

impl Clocks for Chartered {
    /// Clause C-86: an offer is made and answered in good time.
    fn patience(&self, position: &Position, seat: Seat) -> Option<Patience<Action>> {
        let (seconds, then) = match position.stage {
            Stage::Trade(trade) => match trade.step {
                TradeStep::Idle => return None,
                TradeStep::Drafting { .. } => (120, Action::Withdraw),
                TradeStep::Answering { .. } => (60, Action::Decline),
            },
            _ => return None,
        };
        let asked = self.waiting_for(position).contains(seat);
        asked.then_some(Patience { millis: seconds * 1000, then })
    }
}

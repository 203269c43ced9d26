//! The clock of the auction, which falls until somebody stops it.

use damrak_core::{Clocks, FallingClock, Rules, Seat};

use crate::action::Action;
use crate::rules::Merchants;
use crate::state::{Auction, Fall, Position, Run, Stage};

impl Clocks for Merchants {
    /// Clauses M-43 and M-44.
    fn falling_clock(&self, position: &Position) -> Option<FallingClock> {
        let Stage::Auction(Auction { opener, barred, run: Run::Falling }) = position.stage else {
            return None;
        };
        let bidders = self.bidders(position, opener, barred);
        let may_stop = |seat: &Seat| bidders.contains(*seat);
        let players = usize::from(self.players);
        Some(FallingClock {
            steps: self.prices(Fall::of(opener)).count() as u8,
            step_millis: self.edition.clock.step_millis,
            order: self.in_order(position).into_iter().take(players).filter(may_stop).collect(),
        })
    }

    /// Clause M-36: a step of the clock is a price, and holds until the next one is reached.
    fn stop_clock(&self, position: &Position, seat: Seat, step: u8) -> Option<Action> {
        let Stage::Auction(Auction { opener, run: Run::Falling, .. }) = position.stage else {
            return None;
        };
        let price = self.prices(Fall::of(opener)).nth(usize::from(step))?;
        let action = Action::Stop(price);
        self.is_legal(position, seat, action).is_ok().then_some(action)
    }

    fn clock_ran_out(&self, position: &Position) -> Option<(Seat, Action)> {
        let Stage::Auction(Auction { run: Run::Falling, .. }) = position.stage else { return None };
        // Not the first whom a lot would serve: that would tell of the lot.
        let bidders = self.waiting_for(position);
        let first = self.clockwise_after(position.mayor).find(|seat| bidders.contains(*seat))?;
        Some((first, Action::Wait))
    }

    fn stops_before(
        &self,
        position: &Position,
        (one, first): (Seat, Action),
        (other, second): (Seat, Action),
    ) -> bool {
        match (first, second) {
            (Action::Stop(first), Action::Stop(second)) if first == second => {
                self.is_served_before(position, one, other)
            }
            (Action::Stop(first), Action::Stop(second)) => first > second,
            (first, _) => matches!(first, Action::Stop(_)),
        }
    }
}

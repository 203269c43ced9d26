//! The end of the game (clauses C-96 and C-97).

use damrak_core::{Listener, Seat};

use super::Doing;
use crate::components::Company;
use crate::event::Event;
use crate::state::Stage;

impl<L: Listener<Event>> Doing<'_, L> {
    /// Clause C-97: everybody sells all shares of companies on the board, those of the lowest first.
    pub(super) fn end_game(&mut self) {
        self.position.stage = Stage::Over;
        // Nothing is taken back after the end.
        self.reveal();
        let mut companies = Company::ALL;
        let values = self.position.town.values;
        companies.sort_by_key(|company| values[company.index()]);
        for company in companies.into_iter().filter(|company| values[company.index()] > 0) {
            for seat in Seat::all(self.rules.players) {
                let count = std::mem::take(&mut self.player(seat).shares[company.index()]);
                if count == 0 {
                    continue;
                }
                let amount = u16::from(count) * values[company.index()];
                self.position.pay(seat, amount.into());
                self.tell(|| Event::Redeemed { seat, company, count, amount });
            }
        }
        self.tell(|| Event::Over);
    }
}

//! Who wins (clause C-98).

use damrak_core::Seat;

use crate::components::Company;
use crate::rules::Chartered;
use crate::state::Position;

impl Chartered {
    /// What a player would have if the game ended now.
    pub(crate) fn worth_of(&self, position: &Position, seat: Seat) -> i32 {
        let in_company = |company: Company| self.shares_worth(position, seat, company);
        position.players[seat.index()].money + Company::ALL.into_iter().map(in_company).sum::<i32>()
    }

    /// What a player's shares of a company are worth now.
    pub fn shares_worth(&self, position: &Position, seat: Seat, company: Company) -> i32 {
        let shares = position.players[seat.index()].shares[company.index()];
        i32::from(shares) * i32::from(position.town.value(company))
    }
}

//! Tokens on the board: placing, moving and removing them, and where that is possible.

use damrak_core::{Audience, Listener, Seat};

use super::Merchants;
use crate::components::Commodity;
use crate::event::Event;
use crate::spaces::{HouseId, Houses, OfficeId, Offices};
use crate::state::Position;

impl Merchants {
    /// Clause M-11: whether they have a token that is not on the board.
    pub(crate) fn has_token(&self, position: &Position, seat: Seat) -> bool {
        let tokens = || position.players[seat.index()].tokens();
        !self.options.limited_tokens || tokens() < self.edition.tokens
    }

    /// The office spaces on which they can place a token now.
    pub(crate) fn free_offices(&self, position: &Position, seat: Seat) -> Offices {
        if !self.has_token(position, seat) {
            return Offices::EMPTY;
        }
        let taken = position.players.iter().fold(Offices::EMPTY, |all, one| all.or(one.offices));
        self.board().all_offices.minus(taken)
    }

    /// The warehouse spaces on which they can place a token now.
    pub(crate) fn free_houses(&self, position: &Position, seat: Seat) -> Houses {
        if !self.has_token(position, seat) {
            return Houses::EMPTY;
        }
        let taken = position.players.iter().fold(Houses::EMPTY, |all, one| all.or(one.houses));
        self.board().all_houses.minus(taken)
    }

    /// The tracks on which they can make a step (clauses M-22 and M-24).
    pub(crate) fn steps(&self, position: &Position, seat: Seat) -> [bool; 4] {
        let length = self.board().track_length;
        let market = position.players[seat.index()].market;
        let can_enter = self.has_token(position, seat);
        market.map(|space| space < length && (space > 0 || can_enter))
    }

    /// Clause M-22.
    pub(crate) fn step(
        &self,
        position: &mut Position,
        seat: Seat,
        commodity: Commodity,
        listener: &mut impl Listener<Event>,
    ) {
        let space = &mut position.players[seat.index()].market[commodity.index()];
        *space += 1;
        let space = *space;
        listener.tell(Audience::All, || Event::Stepped { seat, commodity, space });
    }

    /// Clause M-53: from the first space the token leaves the board.
    pub(crate) fn fall_back(
        &self,
        position: &mut Position,
        seat: Seat,
        commodity: Commodity,
        listener: &mut impl Listener<Event>,
    ) {
        let space = &mut position.players[seat.index()].market[commodity.index()];
        *space = space.saturating_sub(1);
        let space = *space;
        listener.tell(Audience::All, || Event::FellBack { seat, commodity, space });
    }

    pub(crate) fn open_office(
        &self,
        position: &mut Position,
        seat: Seat,
        office: OfficeId,
        listener: &mut impl Listener<Event>,
    ) {
        position.players[seat.index()].offices.insert(office);
        let space = self.board().office(office);
        listener.tell(Audience::All, || Event::Opened {
            seat,
            office: space.id.clone(),
            region: space.region,
            commodity: space.commodity,
        });
    }

    pub(crate) fn close_office(
        &self,
        position: &mut Position,
        seat: Seat,
        office: OfficeId,
        listener: &mut impl Listener<Event>,
    ) {
        position.players[seat.index()].offices.remove(office);
        let space = self.board().office(office);
        listener.tell(Audience::All, || Event::Closed {
            seat,
            office: space.id.clone(),
            region: space.region,
            commodity: space.commodity,
        });
    }

    pub(crate) fn build_house(
        &self,
        position: &mut Position,
        seat: Seat,
        house: HouseId,
        listener: &mut impl Listener<Event>,
    ) {
        let free = position.owed.is_some();
        position.players[seat.index()].houses.insert(house);
        let space = self.board().house(house);
        listener.tell(Audience::All, || Event::Built {
            seat,
            house: space.id.clone(),
            district: space.district,
            free,
        });
    }

    pub(crate) fn raze_house(
        &self,
        position: &mut Position,
        seat: Seat,
        house: HouseId,
        listener: &mut impl Listener<Event>,
    ) {
        let returned = position.owed.is_some();
        position.players[seat.index()].houses.remove(house);
        let space = self.board().house(house);
        listener.tell(Audience::All, || Event::Razed {
            seat,
            house: space.id.clone(),
            district: space.district,
            returned,
        });
    }

    /// Money passes from the bank to a player, or back if it is less than nothing (clause M-10).
    pub(crate) fn pay(&self, position: &mut Position, seat: Seat, amount: i32) {
        position.players[seat.index()].money += amount;
        position.bank -= amount;
    }
}

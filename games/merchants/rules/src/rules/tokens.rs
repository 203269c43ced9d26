//! Tokens on the board: placing, moving and removing them, and where that is possible.

use damrak_core::{Listener, Seat};

use super::{Doing, Merchants};
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
}

impl<L: Listener<Event>> Doing<'_, L> {
    /// Clause M-22.
    pub(crate) fn step(&mut self, seat: Seat, commodity: Commodity) {
        let space = &mut self.position.players[seat.index()].market[commodity.index()];
        *space += 1;
        let space = *space;
        self.tell(|| Event::Stepped { seat, commodity, space });
    }

    /// Clause M-53: from the first space the token leaves the board.
    pub(crate) fn fall_back(&mut self, seat: Seat, commodity: Commodity) {
        let space = &mut self.position.players[seat.index()].market[commodity.index()];
        *space = space.saturating_sub(1);
        let space = *space;
        self.tell(|| Event::FellBack { seat, commodity, space });
    }

    pub(crate) fn open_office(&mut self, seat: Seat, office: OfficeId) {
        let rules = self.rules;
        self.position.players[seat.index()].offices.insert(office);
        let space = rules.board().office(office);
        self.tell(|| Event::Opened {
            seat,
            office: space.id.clone(),
            region: space.region,
            commodity: space.commodity,
        });
    }

    pub(crate) fn close_office(&mut self, seat: Seat, office: OfficeId) {
        let rules = self.rules;
        self.position.players[seat.index()].offices.remove(office);
        let space = rules.board().office(office);
        self.tell(|| Event::Closed {
            seat,
            office: space.id.clone(),
            region: space.region,
            commodity: space.commodity,
        });
    }

    pub(crate) fn build_house(&mut self, seat: Seat, house: HouseId) {
        let rules = self.rules;
        let free = self.position.owed.is_some();
        self.position.players[seat.index()].houses.insert(house);
        let space = rules.board().house(house);
        self.tell(|| Event::Built {
            seat,
            house: space.id.clone(),
            district: space.district,
            free,
        });
    }

    pub(crate) fn raze_house(&mut self, seat: Seat, house: HouseId) {
        let rules = self.rules;
        let returned = self.position.owed.is_some();
        self.position.players[seat.index()].houses.remove(house);
        let space = rules.board().house(house);
        self.tell(|| Event::Razed {
            seat,
            house: space.id.clone(),
            district: space.district,
            returned,
        });
    }
}

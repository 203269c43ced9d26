//! What the years bring (clauses M-46 to M-55).

use damrak_core::{Audience, Listener, Seat, SeatSet};

use super::Merchants;
use crate::action::Action;
use crate::components::{Commodity, LOAN, YearEvent};
use crate::event::Event;
use crate::state::{Position, Stage};

impl Merchants {
    /// Clause M-18: the figure moves one space forward. Says whose tokens are touched at once.
    pub(crate) fn pass_time(
        &self,
        position: &mut Position,
        listener: &mut impl Listener<Event>,
    ) -> SeatSet {
        self.move_figure(position, listener);
        match self.year_event(position.year) {
            YearEvent::LeadersBack => {
                self.throw_leaders_back(position, listener);
                position.stage = Stage::TurnUp;
                return self.everybody();
            }
            YearEvent::Ship
            | YearEvent::Globe
            | YearEvent::CoatOfArms
            | YearEvent::Credit
            | YearEvent::LoseWarehouse
            | YearEvent::LoseOffice
            | YearEvent::Shipwreck => {
                position.stage = Stage::Year(position.mayor.left(self.players));
            }
            _ => {
                self.score_year(position, listener);
                position.stage = Stage::TurnUp;
            }
        }
        SeatSet::EMPTY
    }

    pub(crate) fn move_figure(&self, position: &mut Position, listener: &mut impl Listener<Event>) {
        let last = self.edition.years.len() as u8 - 1;
        position.year = (position.year + 1).min(last);
        let (space, brings) = (position.year, self.year_event(position.year));
        let year = &self.edition.years[usize::from(space)];
        listener.tell(Audience::All, || Event::YearCame {
            year: year.name.clone(),
            space: space + 1,
            brings,
            history: year.history.clone(),
        });
    }

    /// Clause M-46: the next one, until the mayor has had their turn.
    pub(crate) fn next_in_year(&self, position: &mut Position, seat: Seat) {
        position.stage = if seat == position.mayor {
            Stage::TurnUp
        } else {
            Stage::Year(seat.left(self.players))
        };
    }

    /// Clauses M-47, M-48 and M-49 to M-53.
    pub(crate) fn act_in_year(
        &self,
        position: &mut Position,
        seat: Seat,
        action: Action,
        listener: &mut impl Listener<Event>,
    ) {
        match action {
            Action::Step(commodity) => self.step(position, seat, commodity, listener),
            Action::Open(office) => {
                self.open_office(position, seat, office, listener);
                let commodity = self.board().office(office).commodity;
                if self.steps(position, seat)[commodity.index()] {
                    self.step(position, seat, commodity, listener);
                }
            }
            Action::Build(house) => self.build_house(position, seat, house, listener),
            Action::Borrow => self.lend(position, seat, false, listener),
            Action::Raze(house) => self.raze_house(position, seat, house, listener),
            Action::Close(office) => self.close_office(position, seat, office, listener),
            Action::Back(commodity) => self.fall_back(position, seat, commodity, listener),
            _ if self.year_event(position.year) == YearEvent::Credit => {
                listener.tell(Audience::All, || Event::NoLoan { seat });
            }
            _ => listener.tell(Audience::All, || Event::Skipped { seat }),
        }
        self.next_in_year(position, seat);
    }

    /// Clauses M-50 and M-71.
    pub(crate) fn lend(
        &self,
        position: &mut Position,
        seat: Seat,
        forced: bool,
        listener: &mut impl Listener<Event>,
    ) {
        self.pay(position, seat, LOAN);
        let loans = &mut position.players[seat.index()].loans;
        *loans = loans.saturating_add(1);
        listener.tell(Audience::All, || Event::Borrowed { seat, forced });
    }

    /// Clause M-54.
    fn throw_leaders_back(&self, position: &mut Position, listener: &mut impl Listener<Event>) {
        for commodity in Commodity::ALL {
            let index = commodity.index();
            let spaces = position.players.map(|family| family.market[index]);
            let foremost = spaces.into_iter().max().unwrap_or_default();
            let leads = |seat: &Seat| foremost > 0 && spaces[seat.index()] == foremost;
            for seat in self.clockwise_after(position.mayor).filter(leads) {
                self.fall_back(position, seat, commodity, listener);
            }
        }
    }
}

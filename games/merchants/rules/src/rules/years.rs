//! What the years bring (clauses M-46 to M-55).

use damrak_core::{Listener, Seat, SeatSet};

use super::Doing;
use crate::action::Action;
use crate::components::{Commodity, LOAN, YearEvent};
use crate::event::Event;
use crate::state::Stage;

/// Why somebody borrows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Loan {
    /// Because they want to (clause M-50).
    Taken,
    /// Because they cannot return a bonus otherwise (clause M-71).
    Forced,
}

impl<L: Listener<Event>> Doing<'_, L> {
    /// Clause M-18: the figure moves one space forward. Says whose tokens are touched at once.
    pub(crate) fn pass_time(&mut self) -> SeatSet {
        self.move_figure();
        match self.rules.year_event(self.position.year) {
            YearEvent::LeadersBack => {
                self.throw_leaders_back();
                self.position.stage = Stage::TurnUp;
                return self.rules.everybody();
            }
            YearEvent::Ship
            | YearEvent::Globe
            | YearEvent::CoatOfArms
            | YearEvent::Credit
            | YearEvent::LoseWarehouse
            | YearEvent::LoseOffice
            | YearEvent::Shipwreck => {
                self.position.stage = Stage::Year(self.position.mayor.left(self.rules.players));
            }
            _ => {
                self.score_year();
                self.position.stage = Stage::TurnUp;
            }
        }
        SeatSet::EMPTY
    }

    pub(crate) fn move_figure(&mut self) {
        let rules = self.rules;
        let last = rules.edition.years.len() as u8 - 1;
        self.position.year = (self.position.year + 1).min(last);
        let (space, brings) = (self.position.year, rules.year_event(self.position.year));
        let year = &rules.edition.years[usize::from(space)];
        self.tell(|| Event::YearCame {
            year: year.name.clone(),
            space: space + 1,
            brings,
            history: year.history.clone(),
        });
    }

    /// Clause M-46: the next one, until the mayor has had their turn.
    pub(crate) fn next_in_year(&mut self, seat: Seat) {
        self.position.stage = if seat == self.position.mayor {
            Stage::TurnUp
        } else {
            Stage::Year(seat.left(self.rules.players))
        };
    }

    /// Clauses M-47, M-48 and M-49 to M-53.
    pub(crate) fn act_in_year(&mut self, seat: Seat, action: Action) {
        let rules = self.rules;
        match action {
            Action::Step(commodity) => self.step(seat, commodity),
            Action::Open(office) => {
                self.open_office(seat, office);
                let commodity = rules.board().office(office).commodity;
                if rules.steps(self.position, seat)[commodity.index()] {
                    self.step(seat, commodity);
                }
            }
            Action::Build(house) => self.build_house(seat, house),
            Action::Borrow => self.lend(seat, Loan::Taken),
            Action::Raze(house) => self.raze_house(seat, house),
            Action::Close(office) => self.close_office(seat, office),
            Action::Back(commodity) => self.fall_back(seat, commodity),
            _ if rules.year_event(self.position.year) == YearEvent::Credit => {
                self.tell(|| Event::NoLoan { seat });
            }
            _ => self.tell(|| Event::Skipped { seat }),
        }
        self.next_in_year(seat);
    }

    /// Clauses M-50 and M-71.
    pub(super) fn lend(&mut self, seat: Seat, loan: Loan) {
        self.position.pay(seat, LOAN);
        let loans = &mut self.position.players[seat.index()].loans;
        *loans = loans.saturating_add(1);
        self.tell(|| Event::Borrowed { seat, forced: loan == Loan::Forced });
    }

    /// Clause M-54.
    fn throw_leaders_back(&mut self) {
        for commodity in Commodity::ALL {
            let index = commodity.index();
            let spaces = self.position.players.map(|family| family.market[index]);
            let foremost = spaces.into_iter().max().unwrap_or_default();
            let leads = |seat: &Seat| foremost > 0 && spaces[seat.index()] == foremost;
            for seat in self.rules.clockwise_after(self.position.mayor).filter(leads) {
                self.fall_back(seat, commodity);
            }
        }
    }
}

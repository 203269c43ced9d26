//! The end of the game (clauses M-73 to M-76).

use damrak_core::{Audience, Listener, Phrase, Score, Seat, Standing};

use super::Merchants;
use crate::components::REPAYMENT;
use crate::event::Event;
use crate::state::{Position, Stage};

impl Merchants {
    /// Clauses M-74 and M-75: the last scoring, and the loans are repaid.
    pub(crate) fn end_game(&self, position: &mut Position, listener: &mut impl Listener<Event>) {
        self.move_figure(position, listener);
        self.score_year(position, listener);
        for seat in Seat::all(self.players) {
            let loans = position.players[seat.index()].loans;
            if loans == 0 {
                continue;
            }
            let amount = REPAYMENT * i32::from(loans);
            self.pay(position, seat, -amount);
            listener.tell(Audience::All, || Event::Repaid { seat, loans, amount });
        }
        position.stage = Stage::Over;
        listener.tell(Audience::All, || Event::Over);
    }

    /// Clause M-76.
    pub(crate) fn final_standing(&self, position: &Position) -> Option<Standing> {
        if position.stage != Stage::Over {
            return None;
        }
        let money = |seat: Seat| Score {
            name: "money",
            title: "merchants-score-money",
            value: i64::from(position.players[seat.index()].money),
        };
        let seats: Vec<Seat> = Seat::all(self.players).collect();
        let told = seats.iter().filter_map(|seat| {
            let loans = position.players[seat.index()].loans;
            let repaid = Phrase::new("merchants-result-repaid").with("player", *seat);
            (loans > 0)
                .then(|| repaid.with("loans", loans).with("amount", REPAYMENT * i32::from(loans)))
        });
        let told = told.collect();
        Some(Standing::rank(
            seats.into_iter().map(|seat| (seat, vec![money(seat)])).collect(),
            told,
        ))
    }
}

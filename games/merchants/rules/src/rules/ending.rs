//! The end of the game (clauses M-73 to M-76).

use damrak_core::{Audience, Listener, Phrase, Score, Seat, Standing};

use super::Merchants;
use crate::components::REPAYMENT;
use crate::event::Event;
use crate::say;
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
        let money = |seat: Seat| {
            let money = i64::from(position.players[seat.index()].money);
            Score::new("money", "merchants-score-money", money)
        };
        let results = Seat::all(self.players).map(|seat| (seat, vec![money(seat)])).collect();
        Some(Standing::rank(results, Vec::new()))
    }

    /// What everybody had before the last scoring, the scoring part by part, and the loans. Nothing moves on
    /// the board after it, so that it can be told from what lies there.
    pub(crate) fn tell_end(&self, position: &Position) -> Vec<Phrase> {
        let year = &self.edition.years[usize::from(position.year)];
        let (Stage::Over, Some(table)) = (position.stage, year.table) else { return Vec::new() };
        let mut scored = Vec::new();
        let mut before =
            position.players.map(|family| family.money + REPAYMENT * i32::from(family.loans));
        for area in self.year_event(position.year).scores() {
            for (rank, (part, payout)) in
                self.payouts(position, *area, &table).into_iter().enumerate()
            {
                before.iter_mut().zip(payout.amounts).for_each(|(sum, amount)| *sum -= amount);
                scored.push(say::scored(*area, rank as u8 + 1, part, &self.payments(&payout)));
            }
        }
        let had = |seat: Seat| {
            let had = Phrase::new("merchants-result-before").with("player", seat);
            had.with("amount", before[seat.index()]).with("year", year.name.as_str())
        };
        let repaid = |seat: Seat| {
            let loans = position.players[seat.index()].loans;
            let repaid = Phrase::new("merchants-result-repaid").with("player", seat);
            let amount = REPAYMENT * i32::from(loans);
            (loans > 0).then(|| repaid.with("loans", loans).with("amount", amount))
        };
        let mut told: Vec<Phrase> = Seat::all(self.players).map(had).collect();
        told.extend(scored);
        told.extend(Seat::all(self.players).filter_map(repaid));
        told
    }
}

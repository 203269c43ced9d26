//! When several are equally near: wishes and decision rounds (clauses D-31, D-35 to D-37).

use damrak_core::{Listener, Seat, SeatSet};

use super::Doing;
use super::acting::Passing;
use crate::board::SpaceId;
use crate::components::SEATS;
use crate::event::Event;
use crate::state::{Choice, Position, Stage, Talk, Tie};

impl<L: Listener<Event>> Doing<'_, L> {
    /// Clause D-31.
    pub(crate) fn begin_tie(&mut self, tied: SeatSet) {
        if let Some(first) = self.rules.first_of(self.position, tied) {
            let tie = Tie { tied, wishes: [None; SEATS] };
            self.position.stage = Stage::Announcing(tie, first);
        }
    }

    /// Clause D-31.
    pub(crate) fn announce(&mut self, mut tie: Tie, seat: Seat, space: SpaceId) {
        let rules = self.rules;
        tie.wishes[seat.index()] = Some(space);
        self.tell(|| Event::Announced { seat, space: rules.place(space) });
        if let Some(next) = rules.next_of(self.position, tie.tied, seat) {
            self.position.stage = Stage::Announcing(tie, next);
            return;
        }
        let same = |other: Seat| tie.wishes[other.index()] == Some(space);
        if tie.tied.into_iter().all(same) {
            self.tell(|| Event::Agreed { space: rules.place(space) });
            return self.move_dutchman(space, tie.tied);
        }
        match rules.first_of(self.position, tie.tied) {
            Some(first) if rules.options.proposal_rounds > 0 => {
                let talk = Talk { round: 0, seat: first, quiet: true };
                self.position.stage = Stage::Bargaining(tie, talk);
            }
            _ => self.begin_decision_round(tie),
        }
    }

    /// Clause D-35.
    pub(crate) fn begin_decision_round(&mut self, tie: Tie) {
        self.clear_laid();
        for seat in tie.tied {
            self.position.players[seat.index()].choice = Choice::None;
        }
        self.tell(|| Event::DecisionRound { seats: tie.tied.into_iter().collect() });
        self.next_to_decide(tie);
    }

    /// Clauses D-35 to D-37.
    pub(crate) fn next_to_decide(&mut self, tie: Tie) {
        for seat in self.rules.in_turn_order(self.position).filter(|seat| tie.tied.contains(*seat))
        {
            let player = &self.position.players[seat.index()];
            if player.choice != Choice::None {
                continue;
            }
            if !player.shoes.is_empty() {
                self.position.stage = Stage::Deciding(tie, seat);
                return;
            }
            self.pass(seat, Passing::Forced);
        }
        let layers = self.rules.who_chose(self.position, Choice::Laid).into_iter();
        let layers: SeatSet = layers.filter(|seat| tie.tied.contains(*seat)).collect();
        if layers.is_empty() {
            self.roll_for_it(tie.tied);
        } else {
            self.turn_up(layers);
        }
    }

    /// Everything that was laid goes to the middle (clauses D-35 and D-41).
    pub(crate) fn clear_laid(&mut self) {
        let Position { players, middle, .. } = &mut *self.position;
        for player in players {
            *middle = middle.plus(std::mem::take(&mut player.laid));
        }
    }
}

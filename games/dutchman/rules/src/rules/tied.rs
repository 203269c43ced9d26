//! When several are equally near: wishes and decision rounds (clauses D-31, D-35 to D-37).

use damrak_core::{Listener, Seat, SeatSet};

use super::{Dutchman, Teller};
use crate::board::SpaceId;
use crate::components::SEATS;
use crate::event::Event;
use crate::state::{Choice, Position, Stage, Talk, Tie};

impl Dutchman {
    /// Clause D-31.
    pub(crate) fn begin_tie(&self, position: &mut Position, tied: SeatSet) {
        if let Some(first) = self.first_of(position, tied) {
            let tie = Tie { tied, wishes: [None; SEATS] };
            position.stage = Stage::Announcing(tie, first);
        }
    }

    /// Clause D-31.
    pub(crate) fn announce(
        &self,
        position: &mut Position,
        mut tie: Tie,
        seat: Seat,
        space: SpaceId,
        teller: &mut Teller<'_, impl Listener<Event>>,
    ) {
        tie.wishes[seat.index()] = Some(space);
        teller.tell(|| Event::Announced { seat, space: self.place(space) });
        if let Some(next) = self.next_of(position, tie.tied, seat) {
            position.stage = Stage::Announcing(tie, next);
            return;
        }
        let same = |other: Seat| tie.wishes[other.index()] == Some(space);
        if tie.tied.into_iter().all(same) {
            teller.tell(|| Event::Agreed { space: self.place(space) });
            return self.move_dutchman(position, space, tie.tied, teller);
        }
        match self.first_of(position, tie.tied) {
            Some(first) if self.options.proposal_rounds > 0 => {
                let talk = Talk { round: 0, seat: first, quiet: true };
                position.stage = Stage::Bargaining(tie, talk);
            }
            _ => self.begin_decision_round(position, tie, teller),
        }
    }

    /// Clause D-35.
    pub(crate) fn begin_decision_round(
        &self,
        position: &mut Position,
        tie: Tie,
        teller: &mut Teller<'_, impl Listener<Event>>,
    ) {
        self.clear_laid(position);
        for seat in tie.tied {
            position.players[seat.index()].choice = Choice::None;
        }
        teller.tell(|| Event::DecisionRound { seats: tie.tied.into_iter().collect() });
        self.next_to_decide(position, tie, teller);
    }

    /// Clauses D-35 to D-37.
    pub(crate) fn next_to_decide(
        &self,
        position: &mut Position,
        tie: Tie,
        teller: &mut Teller<'_, impl Listener<Event>>,
    ) {
        for seat in self.in_turn_order(position).filter(|seat| tie.tied.contains(*seat)) {
            let player = &position.players[seat.index()];
            if player.choice != Choice::None {
                continue;
            }
            if !player.shoes.is_empty() {
                position.stage = Stage::Deciding(tie, seat);
                return;
            }
            self.pass(position, seat, true, teller);
        }
        let layers = self.who_chose(position, Choice::Laid).into_iter();
        let layers: SeatSet = layers.filter(|seat| tie.tied.contains(*seat)).collect();
        if layers.is_empty() {
            self.roll_for_it(position, tie.tied, teller);
        } else {
            self.reveal(position, layers, teller);
        }
    }

    /// Everything that was laid goes to the middle (clauses D-35 and D-41).
    pub(crate) fn clear_laid(&self, position: &mut Position) {
        let Position { players, middle, .. } = position;
        for player in players {
            *middle = middle.plus(std::mem::take(&mut player.laid));
        }
    }
}

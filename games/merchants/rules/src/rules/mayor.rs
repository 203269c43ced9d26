//! The mayor's turn: turning cards up, placing them, passing the office on (clauses M-16 to M-21).

use damrak_core::{Audience, Listener, SeatSet};

use super::Merchants;
use crate::components::{Disk, Face, FaceId};
use crate::event::{CardName, Event};
use crate::state::{Position, Stage};

impl Merchants {
    pub(crate) fn card_name(&self, face: FaceId) -> CardName {
        self.edition.face(face).into()
    }

    /// Turns the next card up and does with it what is not for anybody to decide. Says whose tokens are
    /// touched. After the last turn only hourglasses are left to matter (clause M-73).
    pub(crate) fn turn_up(
        &self,
        position: &mut Position,
        listener: &mut impl Listener<Event>,
    ) -> SeatSet {
        let Some(face) = position.deck.turn_up() else {
            self.end_game(position, listener);
            return SeatSet::EMPTY;
        };
        let seat = position.mayor;
        listener.tell(Audience::All, || Event::TurnedUp { seat, card: self.card_name(face) });
        match self.edition.face(face) {
            Face::Hourglass => return self.pass_time(position, listener),
            shown if self.is_set_aside(shown) => {
                listener.tell(Audience::All, || Event::SetAside { card: shown.into() });
            }
            _ => {
                position.turned = Some(face);
                position.stage = Stage::Placing;
            }
        }
        SeatSet::EMPTY
    }

    /// Clause M-16; when every disk has a card, clause M-19.
    pub(crate) fn place(
        &self,
        position: &mut Position,
        disk: Disk,
        listener: &mut impl Listener<Event>,
    ) {
        let Some(face) = position.turned.take() else { return };
        let seat = position.mayor;
        position.disks[disk.index()] = Some(face);
        listener.tell(Audience::All, || Event::Placed { seat, card: self.card_name(face), disk });
        if position.disks.iter().any(Option::is_none) {
            position.stage = Stage::TurnUp;
            return;
        }
        if let Some(thrown) = position.disks[Disk::Discard.index()].take() {
            listener.tell(Audience::All, || Event::Discarded { card: self.card_name(thrown) });
        }
        self.begin_use(position, seat, Disk::Use);
    }

    /// Clause M-73: whether the office passes on once more after the last turn, because hourglasses are left.
    /// Only those and cards that are set aside can lie below the last card that is placed.
    pub(crate) fn next_turns_up_the_rest(&self, position: &Position) -> bool {
        self.options.next_turns_leftovers && {
            let cards = position.deck.drawn().chain(position.deck.coming());
            let faces = cards.map(|face| self.edition.face(face));
            faces.filter(|face| !self.is_set_aside(*face)).last() == Some(Face::Hourglass)
        }
    }

    /// Clause M-21. After the last turn the mayor stays in office for what is left, or does not (clause M-73).
    pub(crate) fn end_turn(&self, position: &mut Position, listener: &mut impl Listener<Event>) {
        position.disks = [None; 3];
        position.turn += 1;
        position.stage = Stage::TurnUp;
        if position.turn < self.turns || self.next_turns_up_the_rest(position) {
            position.mayor = position.mayor.left(self.players);
            let seat = position.mayor;
            listener.tell(Audience::All, || Event::MayorPassed { seat });
        }
    }
}

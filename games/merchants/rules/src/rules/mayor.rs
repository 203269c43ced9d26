//! The mayor's turn: turning cards up, placing them, passing the office on (clauses M-16 to M-21).

use damrak_core::{Listener, SeatSet};

use super::{Doing, Merchants};
use crate::components::{Disk, Face, FaceId};
use crate::event::{CardName, Event};
use crate::state::{Position, Stage};

impl Merchants {
    pub(crate) fn card_name(&self, face: FaceId) -> CardName {
        self.edition.face(face).into()
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
}

impl<L: Listener<Event>> Doing<'_, L> {
    /// Turns the next card up and does with it what is not for anybody to decide. Says whose tokens are
    /// touched. After the last turn only hourglasses are left to matter (clause M-73).
    pub(crate) fn turn_up(&mut self) -> SeatSet {
        let rules = self.rules;
        let Some(face) = self.position.deck.turn_up() else {
            self.end_game();
            return SeatSet::EMPTY;
        };
        self.reveal();
        let seat = self.position.mayor;
        self.tell(|| Event::TurnedUp { seat, card: rules.card_name(face) });
        match rules.edition.face(face) {
            Face::Hourglass => return self.pass_time(),
            shown if rules.is_set_aside(shown) => {
                self.tell(|| Event::SetAside { card: shown.into() });
            }
            _ => {
                self.position.turned = Some(face);
                self.position.stage = Stage::Placing;
            }
        }
        SeatSet::EMPTY
    }

    /// Clause M-16; when every disk has a card, clause M-19.
    pub(crate) fn place(&mut self, disk: Disk) {
        let rules = self.rules;
        let Some(face) = self.position.turned.take() else { return };
        let seat = self.position.mayor;
        self.position.disks[disk.index()] = Some(face);
        self.tell(|| Event::Placed { seat, card: rules.card_name(face), disk });
        if self.position.disks.iter().any(Option::is_none) {
            self.position.stage = Stage::TurnUp;
            return;
        }
        if let Some(thrown) = self.position.disks[Disk::Discard.index()].take() {
            self.tell(|| Event::Discarded { card: rules.card_name(thrown) });
        }
        self.begin_use(seat, Disk::Use);
    }

    /// Clause M-21. After the last turn the mayor stays in office for what is left, or does not (clause M-73).
    pub(crate) fn end_turn(&mut self) {
        let rules = self.rules;
        self.position.disks = [None; 3];
        self.position.turn += 1;
        self.position.stage = Stage::TurnUp;
        if self.position.turn < rules.turns || rules.next_turns_up_the_rest(self.position) {
            self.position.mayor = self.position.mayor.left(rules.players);
            let seat = self.position.mayor;
            self.tell(|| Event::MayorPassed { seat });
        }
    }
}

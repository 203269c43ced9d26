//! Using action cards, part by part (clauses M-22 to M-33).

use damrak_core::{Audience, Listener, Seat};

use super::Merchants;
use crate::action::Action;
use crate::components::{Disk, Face};
use crate::event::Event;
use crate::state::{Part, Position, Stage};

/// Steps of a commodity card (clause M-22), at most two of them on one track (clause M-23).
const STEPS: u8 = 3;

impl Merchants {
    /// Somebody begins to use the card on a disk.
    pub(crate) fn begin_use(&self, position: &mut Position, seat: Seat, disk: Disk) {
        let face = position.disks[disk.index()].map(|face| self.edition.face(face));
        let part = match face {
            Some(Face::Goods { .. }) => Part::Goods { left: STEPS, made: [0; 4] },
            Some(Face::OfficeIn(_) | Face::OfficeOf(_)) => Part::Office,
            Some(Face::HouseIn(_) | Face::HouseInEither(..)) => Part::House,
            Some(Face::Hourglass) | None => Part::Done,
        };
        position.stage = Stage::Using(seat, disk, part);
    }

    /// Does a part of a card.
    pub(crate) fn use_part(
        &self,
        position: &mut Position,
        seat: Seat,
        (disk, part): (Disk, Part),
        action: Action,
        listener: &mut impl Listener<Event>,
    ) {
        let next = match (action, part) {
            (Action::Step(commodity), Part::Goods { left, mut made }) => {
                self.step(position, seat, commodity, listener);
                made[commodity.index()] += 1;
                Part::Goods { left: left.saturating_sub(1), made }
            }
            (Action::Step(commodity), _) => {
                self.step(position, seat, commodity, listener);
                Part::Done
            }
            (Action::Open(office), _) => {
                self.open_office(position, seat, office, listener);
                Part::OfficeStep(self.board().office(office).commodity)
            }
            (Action::Build(house), _) => {
                self.build_house(position, seat, house, listener);
                Part::HouseStep
            }
            _ => {
                listener.tell(Audience::All, || Event::Skipped { seat });
                self.after_nothing(part)
            }
        };
        position.stage = Stage::Using(seat, disk, next);
    }

    /// What is left of a card when a part of it was not done (clauses M-25, M-29, M-32 and M-33).
    fn after_nothing(&self, part: Part) -> Part {
        match part {
            Part::House if self.options.step_without_house => Part::HouseStep,
            _ => Part::Done,
        }
    }

    /// A part cannot be done; a card that is done with makes room for what follows.
    pub(crate) fn let_lapse(
        &self,
        position: &mut Position,
        seat: Seat,
        (disk, part): (Disk, Part),
        listener: &mut impl Listener<Event>,
    ) {
        if part == Part::Done {
            position.disks[disk.index()] = None;
            match disk {
                Disk::Use => self.begin_auction(position, listener),
                Disk::Auction | Disk::Discard => self.end_turn(position, listener),
            }
            return;
        }
        if let (Part::Office | Part::House, Some(face)) = (part, position.disks[disk.index()]) {
            listener
                .tell(Audience::All, || Event::NothingFree { seat, card: self.card_name(face) });
        }
        position.stage = Stage::Using(seat, disk, self.after_nothing(part));
    }
}

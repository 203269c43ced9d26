//! Using action cards, part by part (clauses M-22 to M-33).

use damrak_core::{Listener, Seat};

use super::{Doing, Merchants};
use crate::action::Action;
use crate::components::{Disk, Face};
use crate::event::Event;
use crate::state::{Part, Stage};

/// Steps of a commodity card (clause M-22), at most two of them on one track (clause M-23).
const STEPS: u8 = 3;

impl Merchants {
    /// What is left of a card when a part of it was not done (clauses M-25, M-29, M-32 and M-33).
    fn after_nothing(&self, part: Part) -> Part {
        match part {
            Part::House if self.options.step_without_house => Part::HouseStep,
            _ => Part::Done,
        }
    }
}

impl<L: Listener<Event>> Doing<'_, L> {
    /// Somebody begins to use the card on a disk.
    pub(crate) fn begin_use(&mut self, seat: Seat, disk: Disk) {
        let face = self.position.disks[disk.index()].map(|face| self.rules.edition.face(face));
        let part = match face {
            Some(Face::Goods { .. }) => Part::Goods { left: STEPS, made: [0; 4] },
            Some(Face::OfficeIn(_) | Face::OfficeOf(_)) => Part::Office,
            Some(Face::HouseIn(_) | Face::HouseInEither(..)) => Part::House,
            Some(Face::Hourglass) | None => Part::Done,
        };
        self.position.stage = Stage::Using(seat, disk, part);
    }

    /// Does a part of a card.
    pub(crate) fn use_part(&mut self, seat: Seat, (disk, part): (Disk, Part), action: Action) {
        let rules = self.rules;
        let next = match (action, part) {
            (Action::Step(commodity), Part::Goods { left, mut made }) => {
                self.step(seat, commodity);
                made[commodity.index()] += 1;
                Part::Goods { left: left.saturating_sub(1), made }
            }
            (Action::Step(commodity), _) => {
                self.step(seat, commodity);
                Part::Done
            }
            (Action::Open(office), _) => {
                self.open_office(seat, office);
                Part::OfficeStep(rules.board().office(office).commodity)
            }
            (Action::Build(house), _) => {
                self.build_house(seat, house);
                Part::HouseStep
            }
            _ => {
                self.tell(|| Event::Skipped { seat });
                rules.after_nothing(part)
            }
        };
        self.position.stage = Stage::Using(seat, disk, next);
    }

    /// A part cannot be done; a card that is done with makes room for what follows.
    pub(crate) fn let_lapse(&mut self, seat: Seat, (disk, part): (Disk, Part)) {
        let rules = self.rules;
        if part == Part::Done {
            self.position.disks[disk.index()] = None;
            match disk {
                Disk::Use => self.begin_auction(),
                Disk::Auction | Disk::Discard => self.end_turn(),
            }
            return;
        }
        if let (Part::Office | Part::House, Some(face)) = (part, self.position.disks[disk.index()])
        {
            self.tell(|| Event::NothingFree { seat, card: rules.card_name(face) });
        }
        self.position.stage = Stage::Using(seat, disk, rules.after_nothing(part));
    }
}

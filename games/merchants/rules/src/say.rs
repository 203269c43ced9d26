//! Sentences: what can be done, what is asked, what happened.

mod events;
mod names;

use damrak_core::{Phrase, Seat, Target};

use crate::action::Action;
use crate::components::{Disk, YearEvent};
use crate::rules::Merchants;
use crate::state::{Owed, Part, Position, Run, Stage};

pub(crate) use events::{event, scored};
pub use names::brings;
pub(crate) use names::{card, commodity, district, history, region};

impl Merchants {
    fn card_on(&self, position: &Position, disk: Disk) -> Phrase {
        match position.disks[disk.index()] {
            Some(face) => card(self.edition.face(face)),
            None => Phrase::new("merchants-card-none"),
        }
    }

    pub(crate) fn phrase_action(&self, position: &Position, seat: Seat, action: Action) -> Phrase {
        let board = self.board();
        let space = |good: crate::Commodity| position.players[seat.index()].market[good.index()];
        match action {
            Action::Place(disk) => Phrase::new(match disk {
                Disk::Use => "merchants-action-use",
                Disk::Auction => "merchants-action-auction",
                Disk::Discard => "merchants-action-discard",
            })
            .with(
                "card",
                match position.turned {
                    Some(face) => card(self.edition.face(face)),
                    None => Phrase::new("merchants-card-none"),
                },
            ),
            Action::Step(good) if space(good) == 0 => {
                Phrase::new("merchants-action-enter").with("commodity", commodity(good))
            }
            Action::Step(good) => Phrase::new("merchants-action-step")
                .with("commodity", commodity(good))
                .with("space", space(good) + 1),
            Action::Back(good) if space(good) <= 1 => {
                Phrase::new("merchants-action-leave").with("commodity", commodity(good))
            }
            Action::Back(good) => Phrase::new("merchants-action-back")
                .with("commodity", commodity(good))
                .with("space", space(good) - 1),
            Action::Open(id) | Action::Close(id) => {
                let opens = matches!(action, Action::Open(_));
                let office = board.office(id);
                Phrase::new(if opens { "merchants-action-open" } else { "merchants-action-close" })
                    .with("office", office.id.as_str())
                    .with("region", region(office.region))
                    .with("commodity", commodity(office.commodity))
            }
            Action::Build(id) | Action::Raze(id) => {
                let builds = matches!(action, Action::Build(_));
                let house = board.house(id);
                Phrase::new(if builds { "merchants-action-build" } else { "merchants-action-raze" })
                    .with("house", house.id.as_str())
                    .with("district", district(house.district))
            }
            Action::Borrow => Phrase::new("merchants-action-borrow"),
            Action::Skip => Phrase::new(self.what_is_skipped(position)),
            Action::Start => Phrase::new("merchants-action-start"),
            Action::Stop(price) if self.would_double(position, price) => {
                Phrase::new("merchants-action-stop-first").with("price", price)
            }
            Action::Stop(price) => Phrase::new("merchants-action-stop").with("price", price),
            Action::Wait => Phrase::new("merchants-action-wait"),
        }
    }

    fn would_double(&self, position: &Position, price: u16) -> bool {
        let first = price == self.edition.clock.prices[0];
        first && matches!(position.stage, Stage::Auction(auction) if auction.opener.is_none())
    }

    fn what_is_skipped(&self, position: &Position) -> &'static str {
        match (position.owed, position.stage) {
            (None, Stage::Using(_, _, Part::Goods { .. })) => "merchants-action-no-more-steps",
            (None, Stage::Using(_, _, Part::OfficeStep(_) | Part::HouseStep)) => {
                "merchants-action-no-step"
            }
            (None, Stage::Using(_, _, Part::Office)) => "merchants-action-no-office",
            (None, Stage::Year(_)) => match self.year_event(position.year) {
                YearEvent::Ship => "merchants-action-no-step",
                YearEvent::Globe => "merchants-action-no-office",
                _ => "merchants-action-no-loan",
            },
            _ => "merchants-action-no-house",
        }
    }

    pub(crate) fn path_of_targets(&self, action: Action) -> Vec<Target> {
        let target = match action {
            Action::Place(disk) => Target::new("disk", disk.name()),
            Action::Step(good) | Action::Back(good) => Target::new("track", good.name()),
            Action::Open(id) | Action::Close(id) => {
                Target::new("office", &self.board().office(id).id)
            }
            Action::Build(id) | Action::Raze(id) => {
                Target::new("house", &self.board().house(id).id)
            }
            Action::Borrow => Target::new("button", "borrow"),
            Action::Skip => Target::new("button", "skip"),
            Action::Start => Target::new("button", "start"),
            Action::Stop(price) => Target::new("price", &price.to_string()),
            Action::Wait => Target::new("button", "wait"),
        };
        vec![target]
    }

    pub(crate) fn phrase_question(&self, position: &Position, _seat: Seat) -> Phrase {
        match (position.owed, position.stage) {
            (Some(Owed::Build(_)), _) => Phrase::new("merchants-question-bonus-house"),
            (Some(Owed::Return(_)), _) => Phrase::new("merchants-question-return-house"),
            (None, Stage::Placing) => {
                let turned = position.turned.map(|face| card(self.edition.face(face)));
                let none = || Phrase::new("merchants-card-none");
                Phrase::new("merchants-question-place").with("card", turned.unwrap_or_else(none))
            }
            (None, Stage::Year(_)) => Phrase::new(match self.year_event(position.year) {
                YearEvent::Ship => "merchants-question-ship",
                YearEvent::Globe => "merchants-question-globe",
                YearEvent::CoatOfArms => "merchants-question-coat",
                YearEvent::Credit => "merchants-question-credit",
                YearEvent::LoseWarehouse => "merchants-question-lose-house",
                YearEvent::LoseOffice => "merchants-question-lose-office",
                _ => "merchants-question-shipwreck",
            }),
            (None, Stage::Using(_, disk, part)) => {
                let card = self.card_on(position, disk);
                match part {
                    Part::Goods { left, .. } => {
                        Phrase::new("merchants-question-goods").with("steps", left)
                    }
                    Part::Office => Phrase::new("merchants-question-office").with("card", card),
                    Part::House => Phrase::new("merchants-question-house").with("card", card),
                    Part::HouseStep if self.options.steps_are_due => {
                        Phrase::new("merchants-question-step-due").with("card", card)
                    }
                    Part::OfficeStep(_) | Part::HouseStep | Part::Done => {
                        Phrase::new("merchants-question-step").with("card", card)
                    }
                }
            }
            (None, Stage::Auction(auction)) => {
                let key = match (auction.run, auction.opener) {
                    (Run::Ready, _) => "merchants-question-start",
                    (Run::Falling, _) => "merchants-question-stop",
                    (Run::Sealed(_), None) => "merchants-question-price",
                    (Run::Sealed(_), Some(_)) => "merchants-question-price-doubled",
                };
                Phrase::new(key).with("card", self.card_on(position, Disk::Auction))
            }
            (None, Stage::TurnUp | Stage::Over) => Phrase::new("merchants-question-over"),
        }
    }
}

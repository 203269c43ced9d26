//! Sentences: what can be done, what is asked, what happened.

mod events;
mod names;

use damrak_core::{Line, Phrase, Seat, Speech, Target};

use self::events::{auction_event, by, scored};
use crate::action::Action;
use crate::components::{Commodity, Disk, REPAYMENT, Region, YearEvent};
use crate::event::{Bonus, Event};
use crate::rules::Merchants;
use crate::sketch::{draw_amsterdam, draw_disks, draw_player, draw_region, draw_track, draw_years};
use crate::state::{Owed, Part, Position, Run, Stage};
use crate::view::View;

pub use names::{brings, year};
pub(crate) use names::{card, commodity, district, history, region};

impl Speech for Merchants {
    fn say_action(&self, position: &Position, seat: Seat, action: Action) -> Phrase {
        let board = self.board();
        let space = |good: Commodity| position.players[seat.index()].market[good.index()];
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

    fn targets(&self, _position: &Position, _seat: Seat, action: Action) -> Vec<Target> {
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

    fn say_question(&self, position: &Position, _seat: Seat) -> Phrase {
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

    fn say_event(&self, event: &Event) -> Phrase {
        match event {
            Event::Began { money, mayor } => {
                Phrase::new("merchants-event-began").with("amount", *money).with("player", *mayor)
            }
            Event::TurnedUp { seat, card: shown } => {
                by("merchants-event-turned-up", *seat).with("card", card(shown.face))
            }
            Event::SetAside { card: shown } => {
                Phrase::new("merchants-event-set-aside").with("card", card(shown.face))
            }
            Event::Placed { seat, card: shown, disk } => by(
                match disk {
                    Disk::Use => "merchants-event-placed-use",
                    Disk::Auction => "merchants-event-placed-auction",
                    Disk::Discard => "merchants-event-placed-discard",
                },
                *seat,
            )
            .with("card", card(shown.face)),
            Event::Discarded { card: shown } => {
                Phrase::new("merchants-event-discarded").with("card", card(shown.face))
            }
            Event::YearCame { year: printed, brings: what, history: own, .. } => {
                match history(printed, own.as_deref()) {
                    Some(told) => Phrase::new("merchants-event-year").with("history", told),
                    None => Phrase::new("merchants-event-year-bare"),
                }
                .with("year", year(printed))
                .with("brings", brings(*what))
            }
            Event::Stepped { seat, commodity: good, space } => by("merchants-event-stepped", *seat)
                .with("commodity", commodity(*good))
                .with("space", *space),
            Event::FellBack { seat, commodity: good, space: 0 } => {
                by("merchants-event-left", *seat).with("commodity", commodity(*good))
            }
            Event::FellBack { seat, commodity: good, space } => {
                by("merchants-event-fell-back", *seat)
                    .with("commodity", commodity(*good))
                    .with("space", *space)
            }
            Event::Opened { seat, office, region: place, commodity: good } => {
                by("merchants-event-opened", *seat)
                    .with("office", office.as_str())
                    .with("region", region(*place))
                    .with("commodity", commodity(*good))
            }
            Event::Closed { seat, office, region: place, commodity: good } => {
                by("merchants-event-closed", *seat)
                    .with("office", office.as_str())
                    .with("region", region(*place))
                    .with("commodity", commodity(*good))
            }
            Event::Built { seat, house, district: place, free } => {
                let key =
                    if *free { "merchants-event-built-free" } else { "merchants-event-built" };
                by(key, *seat).with("house", house.as_str()).with("district", district(*place))
            }
            Event::Razed { seat, house, district: place, returned } => {
                let key =
                    if *returned { "merchants-event-returned" } else { "merchants-event-razed" };
                by(key, *seat).with("house", house.as_str()).with("district", district(*place))
            }
            Event::Skipped { seat } => by("merchants-event-skipped", *seat),
            Event::NothingFree { seat, card: shown } => {
                by("merchants-event-nothing-free", *seat).with("card", card(shown.face))
            }
            Event::Borrowed { seat, forced: false } => by("merchants-event-borrowed", *seat),
            Event::Borrowed { seat, forced: true } => by("merchants-event-borrowed-forced", *seat),
            Event::NoLoan { seat } => by("merchants-event-no-loan", *seat),
            Event::BonusPaid { seat, bonus, amount } => by(
                match bonus {
                    Bonus::Regions => "merchants-event-bonus-regions",
                    Bonus::Districts => "merchants-event-bonus-districts",
                    Bonus::Bridge => "merchants-event-bonus-bridge",
                },
                *seat,
            )
            .with("amount", *amount),
            Event::BonusReturned { seat, bonus, amount } => by(
                match bonus {
                    Bonus::Regions => "merchants-event-lost-regions",
                    Bonus::Districts => "merchants-event-lost-districts",
                    Bonus::Bridge => "merchants-event-lost-bridge",
                },
                *seat,
            )
            .with("amount", *amount),
            Event::Scored { area, rank, part, payments } => scored(*area, *rank, *part, payments),
            Event::MayorPassed { seat } => by("merchants-event-mayor", *seat),
            Event::Repaid { seat, loans, amount } => {
                by("merchants-event-repaid", *seat).with("loans", *loans).with("amount", *amount)
            }
            Event::Over => Phrase::new("merchants-event-over"),
            auction => auction_event(auction),
        }
    }

    /// What everybody had before the last scoring, the scoring part by part, and the loans. Nothing moves on
    /// the board after it, so that it can be told from what lies there.
    fn tell_result(&self, position: &Position) -> Vec<Phrase> {
        let year = &self.edition.years[usize::from(position.year)];
        let (Stage::Over, Some(table)) = (position.stage, year.table) else { return Vec::new() };
        let mut parts = Vec::new();
        let mut before =
            position.players.map(|family| family.money + REPAYMENT * i32::from(family.loans));
        for area in self.year_event(position.year).scores() {
            for (rank, (part, payout)) in
                self.payouts(position, *area, &table).into_iter().enumerate()
            {
                before.iter_mut().zip(payout.amounts).for_each(|(sum, amount)| *sum -= amount);
                parts.push(scored(*area, rank as u8 + 1, part, &self.payments(&payout)));
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
        told.extend(parts);
        told.extend(Seat::all(self.players).filter_map(repaid));
        told
    }

    fn sketch(&self, view: &View) -> Vec<Line> {
        let mut lines = draw_years(view);
        lines.push(Phrase::new("merchants-table-market").into());
        lines.extend(Commodity::ALL.map(|commodity| draw_track(view, commodity)));
        lines.push(Phrase::new("merchants-table-offices").into());
        lines.extend(Region::ALL.map(|region| draw_region(view, region)));
        lines.push(Phrase::new("merchants-table-amsterdam").into());
        lines.extend(draw_amsterdam(view));
        lines.extend(view.players.iter().map(|player| draw_player(view, player)));
        lines.extend(draw_disks(view));
        lines
    }
}

impl Merchants {
    fn card_on(&self, position: &Position, disk: Disk) -> Phrase {
        match position.disks[disk.index()] {
            Some(face) => card(self.edition.face(face)),
            None => Phrase::new("merchants-card-none"),
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
}

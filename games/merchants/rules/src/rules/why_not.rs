//! Why a decision is refused, in the words of the rule it breaks.

use damrak_core::Seat;

use super::Merchants;
use super::choices::{Choices, Stops};
use crate::action::Action;
use crate::components::{Commodity, Disk, Face, YearEvent};
use crate::refusal::{Duty, Matter, Refusal, Turn};
use crate::spaces::{HouseId, Houses, OfficeId};
use crate::state::{Auction, Bid, Fall, Owed, Part, Position, Run, Stage};

impl Merchants {
    /// The rule against somebody deciding who is not waited for.
    #[cold]
    pub(crate) fn why_not_yours(&self, position: &Position, seat: Seat) -> Refusal {
        Refusal::NotYourTurn(match (position.owed, position.stage) {
            (Some(Owed::Build(_)), _) => Turn::BonusHouse,
            (Some(Owed::Return(_)), _) => Turn::ReturnHouse,
            (None, Stage::Auction(auction)) => match auction.run {
                Run::Ready => Turn::Start,
                _ => return why_no_bidder(auction, seat),
            },
            (None, Stage::Using(_, Disk::Auction, _)) => Turn::Bought,
            (None, Stage::Using(..)) => Turn::Using,
            (None, Stage::Year(_)) => Turn::Year,
            (None, Stage::Placing | Stage::TurnUp) => Turn::Placing,
            (None, Stage::Over) => return Refusal::Over,
        })
    }

    /// The rule against an action that is not among the choices.
    #[cold]
    pub(crate) fn why_not(
        &self,
        position: &Position,
        seat: Seat,
        choices: &Choices,
        action: Action,
    ) -> Refusal {
        let Some(matter) = self.matter(position, action) else { return Refusal::Over };
        match action {
            Action::Place(_) if choices.disks.contains(&true) => Refusal::DiskTaken,
            Action::Step(commodity) if choices.step.contains(&true) => {
                self.why_no_step(position, seat, commodity, matter)
            }
            Action::Open(office) if !choices.open.is_empty() => self.why_not_open(position, office),
            Action::Build(house) if !choices.build.is_empty() => {
                why_not_build(position, house, matter)
            }
            Action::Back(_) if choices.back.contains(&true) => Refusal::NotOnTrack,
            Action::Close(_) if !choices.close.is_empty() => Refusal::NotYourOffice,
            Action::Raze(_) if matter == Matter::ReturnHouse => Refusal::NotYoursToReturn,
            Action::Raze(_) if !choices.raze.is_empty() => Refusal::NotYourHouse,
            Action::Borrow if choices.stop.is_some() => Refusal::NoLoans,
            Action::Skip => {
                self.duty(position, matter).map_or(Refusal::NotNow(matter), Refusal::Compulsory)
            }
            Action::Stop(price) => match choices.stop {
                Some(stops) => self.why_no_stop(stops, price),
                None => Refusal::NotNow(matter),
            },
            _ => Refusal::NotNow(matter),
        }
    }

    /// What is to be decided; nothing once the game is over. A card is used before the turn goes on, so that what
    /// belongs to another part of the turn is not against the card but against that order.
    fn matter(&self, position: &Position, action: Action) -> Option<Matter> {
        let elsewhere =
            matches!(action, Action::Place(_) | Action::Start | Action::Stop(_) | Action::Wait);
        Some(match (position.owed, position.stage) {
            (Some(Owed::Build(_)), _) => Matter::BonusHouse,
            (Some(Owed::Return(_)), _) => Matter::ReturnHouse,
            (None, Stage::Placing | Stage::TurnUp) => Matter::Placing,
            (None, Stage::Year(_)) => match self.year_event(position.year) {
                YearEvent::Ship => Matter::Ship,
                YearEvent::Globe => Matter::Globe,
                YearEvent::CoatOfArms => Matter::CoatOfArms,
                YearEvent::Credit => Matter::Credit,
                YearEvent::LoseWarehouse => Matter::LoseWarehouse,
                YearEvent::LoseOffice => Matter::LoseOffice,
                _ => Matter::Shipwreck,
            },
            (None, Stage::Using(_, Disk::Auction, _)) if elsewhere => Matter::BoughtCard,
            (None, Stage::Using(..)) if elsewhere => Matter::OwnCard,
            (None, Stage::Using(_, _, Part::OfficeStep(_))) => Matter::OfficeStep,
            (None, Stage::Using(_, disk, _)) => match self.face_on(position, disk)? {
                Face::OfficeIn(_) => Matter::OfficeInRegion,
                Face::OfficeOf(_) => Matter::OfficeOfCommodity,
                Face::HouseIn(_) => Matter::OneDistrict,
                Face::HouseInEither(..) => Matter::TwoDistricts,
                Face::Goods { .. } | Face::Hourglass => Matter::Goods,
            },
            (None, Stage::Auction(auction)) => match auction.run {
                Run::Ready => Matter::Start,
                Run::Falling => Matter::Falling,
                Run::Sealed(_) => Matter::Sealed,
            },
            (None, Stage::Over) => return None,
        })
    }

    /// What cannot be done without here, if anything (clauses M-25, M-33, M-49, M-51 to M-53 and M-69).
    fn duty(&self, position: &Position, matter: Matter) -> Option<Duty> {
        match matter {
            Matter::CoatOfArms => Some(Duty::CoatOfArms),
            Matter::LoseWarehouse => Some(Duty::LoseWarehouse),
            Matter::LoseOffice => Some(Duty::LoseOffice),
            Matter::Shipwreck => Some(Duty::Shipwreck),
            Matter::ReturnHouse => Some(Duty::ReturnHouse),
            _ => match position.stage {
                Stage::Using(_, _, Part::Goods { .. }) => Some(Duty::Goods),
                Stage::Using(_, _, Part::HouseStep) => Some(Duty::HouseStep),
                _ => None,
            },
        }
    }

    fn face_on(&self, position: &Position, disk: Disk) -> Option<Face> {
        position.disks[disk.index()].map(|face| self.edition.face(face))
    }

    fn why_no_step(
        &self,
        position: &Position,
        seat: Seat,
        commodity: Commodity,
        matter: Matter,
    ) -> Refusal {
        let space = position.players[seat.index()].market[commodity.index()];
        let ends = space >= self.board().track_length;
        match matter {
            Matter::OfficeStep => Refusal::OfficeTrack,
            Matter::TwoDistricts => Refusal::OtherTrack,
            _ if ends => Refusal::TrackEnds,
            _ if space == 0 && !self.has_token(position, seat) => Refusal::NoToken,
            _ => Refusal::TwiceOnTrack,
        }
    }

    fn why_not_open(&self, position: &Position, office: OfficeId) -> Refusal {
        let face = match position.stage {
            Stage::Using(_, disk, _) => self.face_on(position, disk),
            _ => None,
        };
        let space = self.board().office(office);
        match face {
            Some(Face::OfficeIn(region)) if space.region != region => Refusal::OtherRegion,
            Some(Face::OfficeOf(good)) if space.commodity != good => Refusal::OtherCommodity,
            _ => Refusal::OfficeTaken,
        }
    }

    /// Clauses M-9 and M-37 to M-40.
    fn why_no_stop(&self, stops: Stops, price: u16) -> Refusal {
        let times = match stops.fall {
            Fall::Plain => 1,
            Fall::Doubled => 2,
        };
        let on_dial = self.edition.clock.prices.iter().any(|shown| shown * times == price);
        match (self.shows(stops.fall, price), on_dial, stops.fall) {
            (true, ..) => Refusal::CannotPay,
            (false, true, Fall::Plain) => Refusal::ClockIsOut,
            (false, true, Fall::Doubled) => Refusal::DoubledIsOver,
            (false, false, Fall::Plain) => Refusal::NotOnClock,
            (false, false, Fall::Doubled) => Refusal::NotDoubled,
        }
    }
}

/// Clauses M-40, M-41 and M-45: why somebody has no say in a run.
fn why_no_bidder(auction: Auction, seat: Seat) -> Refusal {
    match auction.run {
        _ if auction.barred.contains(seat) => Refusal::Barred,
        Run::Sealed(bids) if !matches!(bids.get(seat.index()), None | Some(Bid::NotAsked)) => {
            Refusal::Named
        }
        _ => Refusal::TooPoor,
    }
}

fn why_not_build(position: &Position, house: HouseId, matter: Matter) -> Refusal {
    let taken = position.players.iter().fold(Houses::EMPTY, |all, one| all.or(one.houses));
    match matter {
        _ if taken.contains(house) => Refusal::HouseTaken,
        Matter::TwoDistricts => Refusal::NeitherDistrict,
        _ => Refusal::OtherDistrict,
    }
}

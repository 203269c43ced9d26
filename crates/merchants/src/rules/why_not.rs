//! Why a decision is refused, in the words of the rule it breaks.

use damrak_core::Seat;

use super::Merchants;
use super::choices::Choices;
use crate::action::Action;
use crate::components::{Commodity, Face};
use crate::refusal::Refusal;
use crate::spaces::{HouseId, Houses, OfficeId, Offices};
use crate::state::{Part, Position, Stage};

impl Merchants {
    /// The rule against an action that is not among the choices.
    pub(crate) fn why_not(
        &self,
        position: &Position,
        seat: Seat,
        choices: &Choices,
        action: Action,
    ) -> Refusal {
        let family = &position.players[seat.index()];
        match action {
            Action::Place(_) if choices.disks.contains(&true) => Refusal::DiskTaken,
            Action::Step(commodity) if choices.step.contains(&true) => {
                self.why_no_step(position, seat, commodity)
            }
            Action::Open(office) if !choices.open.is_empty() => self.why_not_open(position, office),
            Action::Build(house) if !choices.build.is_empty() => why_not_build(position, house),
            Action::Back(commodity)
                if choices.back.contains(&true) && family.market[commodity.index()] == 0 =>
            {
                Refusal::NotOnTrack
            }
            Action::Close(_) if !choices.close.is_empty() => Refusal::NotYourOffice,
            Action::Raze(_) if !choices.raze.is_empty() => Refusal::NotYourHouse,
            Action::Skip if is_compulsory(choices) => Refusal::Compulsory,
            Action::Stop(price) => match choices.stop {
                Some(stops) if self.shows(stops.doubled, price) => Refusal::CannotPay,
                Some(_) => Refusal::NotOnClock,
                None => Refusal::NotNow,
            },
            _ => Refusal::NotNow,
        }
    }

    fn why_no_step(&self, position: &Position, seat: Seat, commodity: Commodity) -> Refusal {
        let space = position.players[seat.index()].market[commodity.index()];
        match position.stage {
            _ if space >= self.board().track_length => Refusal::TrackEnds,
            _ if space == 0 && !self.has_token(position, seat) => Refusal::NoToken,
            Stage::Using(_, _, Part::Goods { .. }) => Refusal::TwiceOnTrack,
            Stage::Using(_, _, Part::OfficeStep(_)) => Refusal::OfficeTrack,
            _ => Refusal::OtherTrack,
        }
    }

    fn why_not_open(&self, position: &Position, office: OfficeId) -> Refusal {
        let taken = position.players.iter().fold(Offices::EMPTY, |all, one| all.or(one.offices));
        let card = match position.stage {
            Stage::Using(_, disk, _) => position.disks[disk.index()],
            _ => None,
        };
        match card.map(|face| self.edition.face(face)) {
            Some(Face::OfficeIn(region)) if self.board().office(office).region != region => {
                Refusal::OtherRegion
            }
            Some(Face::OfficeOf(good)) if self.board().office(office).commodity != good => {
                Refusal::OtherCommodity
            }
            _ if taken.contains(office) => Refusal::OfficeTaken,
            _ => Refusal::NotNow,
        }
    }
}

fn why_not_build(position: &Position, house: HouseId) -> Refusal {
    let taken = position.players.iter().fold(Houses::EMPTY, |all, one| all.or(one.houses));
    if taken.contains(house) { Refusal::HouseTaken } else { Refusal::OtherDistrict }
}

/// Whether what is asked for must be done (clauses M-49, M-51 to M-53 and M-69).
fn is_compulsory(choices: &Choices) -> bool {
    !choices.build.is_empty()
        || !choices.raze.is_empty()
        || !choices.close.is_empty()
        || choices.back.contains(&true)
}

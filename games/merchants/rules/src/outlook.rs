//! A position in a few numbers, for whoever weighs it: computer opponents and reviews.

use damrak_core::{Deaf, Seat, SeatSet};

use crate::action::Action;
use crate::components::{Area, Commodity, Disk, District, Face, REPAYMENT, Region, SEATS};
use crate::edition::Table;
use crate::event::PartName;
use crate::rules::{Doing, Merchants};
use crate::scoring::PartState;
use crate::state::{Auction, Position, Run, Stage};

/// More scorings than a time track has, areas counted one by one.
const MOST_SCORINGS: usize = 32;

/// A scoring of one area to come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoringOutlook {
    /// How many years lie between.
    pub years: u8,
    /// What is scored.
    pub area: Area,
    /// What it pays.
    pub table: Table,
}

/// Who would be paid for a part of an area as things stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PartOutlook {
    /// Which part: a commodity, a district or a region; nothing while nobody would be paid.
    pub name: Option<PartName>,
    /// Who has most; several share what the first and the second get (clause M-61).
    pub first: SeatSet,
    /// Who has most of the others, if the first is alone.
    pub second: SeatSet,
    /// How strong each player is in it.
    pub strength: [u8; SEATS],
}

/// How one player stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FamilyOutlook {
    /// Money, less what loans will cost.
    pub worth: i32,
    /// Money at hand.
    pub cash: i32,
    /// Regions without a trade office of theirs (clause M-65).
    pub regions_missing: u8,
    /// Districts without a warehouse of theirs (clause M-66).
    pub districts_missing: u8,
    /// Steps to space 2 of every track (clause M-64).
    pub steps_missing: u8,
    /// Steps on all tracks.
    pub steps: u8,
    /// Trade offices.
    pub offices: u8,
    /// Warehouses.
    pub houses: u8,
}

/// A position in numbers.
#[derive(Clone, Debug)]
pub struct Outlook {
    scorings: [Option<ScoringOutlook>; MOST_SCORINGS],
    /// By [`Area`], then by rank.
    pub parts: [[PartOutlook; 4]; 3],
    /// By seat; those without a player are empty.
    pub families: [FamilyOutlook; SEATS],
    /// Turns that are still to be taken, this one included.
    pub turns_left: u8,
    /// Turns of the whole game.
    pub turns: u8,
    /// Who is mayor.
    pub mayor: Seat,
}

impl Outlook {
    /// Every scoring to come, area by area, the next one first.
    pub fn scorings(&self) -> impl Iterator<Item = ScoringOutlook> {
        self.scorings.iter().map_while(|scoring| *scoring)
    }
}

impl Merchants {
    /// Whether the mayor is about to place the first card of a turn, or the game is over: nothing is unfinished.
    pub fn is_between_turns(&self, position: &Position) -> bool {
        position.owed.is_none()
            && match position.stage {
                Stage::Placing => position.disks.iter().all(Option::is_none),
                stage => stage == Stage::Over,
            }
    }

    /// Whether prices are named now.
    pub fn is_auction(&self, position: &Position) -> bool {
        let bids = |run: Run| run != Run::Ready;
        matches!(position.stage, Stage::Auction(Auction { run, .. }) if bids(run))
            && position.owed.is_none()
    }

    /// What was turned up last, as a number: the card to be placed, and the year.
    pub fn turned_up(&self, position: &Position) -> u64 {
        let card = position.turned.map_or(0, |face| face.0 + 1);
        u64::from(card) << 8 | u64::from(position.year)
    }

    /// The space of the time track on which the figure stands, counted from 0.
    pub fn year(&self, position: &Position) -> u8 {
        position.year
    }

    /// A space of the time track as it is printed.
    pub fn year_name(&self, year: u8) -> &str {
        self.edition.years.get(usize::from(year)).map_or("", |year| &year.name)
    }

    /// What everybody would get if an area were scored now by this table.
    pub fn would_pay(&self, position: &Position, area: Area, table: &Table) -> [i32; SEATS] {
        let mut sums = [0; SEATS];
        for (_, payout) in self.payouts(position, area, table) {
            sums.iter_mut().zip(payout.amounts).for_each(|(sum, amount)| *sum += amount);
        }
        sums
    }

    /// The position in numbers.
    pub fn outlook(&self, position: &Position) -> Outlook {
        let mut outlook = Outlook {
            scorings: [None; MOST_SCORINGS],
            parts: Area::ALL.map(|area| self.ranking(position, area).map(|part| paid(&part))),
            families: [FamilyOutlook::default(); SEATS],
            turns_left: self.turns.saturating_sub(position.turn),
            turns: self.turns,
            mayor: position.mayor,
        };
        for seat in Seat::all(self.players) {
            outlook.families[seat.index()] = self.family_outlook(position, seat.index());
        }
        let mut places = outlook.scorings.iter_mut();
        for (year, space) in (0_u8..).zip(&self.edition.years).skip(usize::from(position.year) + 1)
        {
            let Some(table) = space.table else { continue };
            let years = year - position.year;
            for (area, place) in self.year_event(year).scores().iter().zip(places.by_ref()) {
                *place = Some(ScoringOutlook { years, area: *area, table });
            }
        }
        outlook
    }

    /// The position once one token of a seat was placed, moved or taken away and bonuses are settled; nothing else goes
    /// on, so that nothing hidden comes to light.
    pub fn with_token(&self, position: &Position, seat: Seat, action: Action) -> Position {
        let mut tried = *position;
        let mut nobody = Deaf;
        let mut doing = Doing(damrak_core::Doing::new(self, &mut tried, &mut nobody));
        match action {
            Action::Step(commodity) => doing.step(seat, commodity),
            Action::Back(commodity) => doing.fall_back(seat, commodity),
            Action::Open(office) => doing.open_office(seat, office),
            Action::Close(office) => doing.close_office(seat, office),
            Action::Build(house) => doing.build_house(seat, house),
            Action::Raze(house) => doing.raze_house(seat, house),
            _ => {}
        }
        doing.settle(SeatSet::only(seat));
        tried
    }

    /// Whether the card that is turned up or under the hammer would be of any use to a seat.
    pub fn can_use_card(&self, position: &Position, seat: Seat) -> bool {
        let lot = position.disks[Disk::Auction.index()];
        let Some(face) = position.turned.or(lot).map(|face| self.edition.face(face)) else {
            return false;
        };
        let steps = || self.steps(position, seat).contains(&true);
        match face {
            Face::Goods { .. } => steps(),
            Face::HouseIn(_) | Face::HouseInEither(..) => {
                !self.free_houses(position, seat).and(self.houses_of(face)).is_empty() || steps()
            }
            Face::OfficeIn(_) | Face::OfficeOf(_) => {
                !self.free_offices(position, seat).and(self.offices_of(face)).is_empty()
            }
            Face::Hourglass => false,
        }
    }

    /// What a seat could do first with the card that is turned up or under the hammer.
    pub fn uses_of_card(&self, position: &Position, seat: Seat) -> Vec<Action> {
        let lot = position.disks[Disk::Auction.index()];
        let Some(face) = position.turned.or(lot).map(|face| self.edition.face(face)) else {
            return Vec::new();
        };
        let offices = self.free_offices(position, seat).and(self.offices_of(face));
        let houses = self.free_houses(position, seat).and(self.houses_of(face));
        let steps = Commodity::ALL.into_iter().zip(self.steps(position, seat));
        let is_goods = matches!(face, Face::Goods { .. });
        let steps = steps.filter(|(_, free)| is_goods && *free).map(|(good, _)| Action::Step(good));
        let tokens = offices.into_iter().map(Action::Open);
        tokens.chain(houses.into_iter().map(Action::Build)).chain(steps).collect()
    }

    fn family_outlook(&self, position: &Position, index: usize) -> FamilyOutlook {
        let family = &position.players[index];
        let board = self.board();
        let region = |place: &Region| !family.offices.meets(board.in_region(*place));
        let district = |place: &District| !family.houses.meets(board.in_district(*place));
        let missing = |good: Commodity| 2_u8.saturating_sub(family.market[good.index()]);
        FamilyOutlook {
            worth: family.money - REPAYMENT * i32::from(family.loans),
            cash: family.money,
            regions_missing: Region::ALL.iter().filter(|place| region(place)).count() as u8,
            districts_missing: District::ALL.iter().filter(|place| district(place)).count() as u8,
            steps_missing: Commodity::ALL.into_iter().map(missing).sum(),
            steps: family.market.iter().sum(),
            offices: family.offices.len(),
            houses: family.houses.len(),
        }
    }
}

/// Clauses M-57 and M-60 to M-63.
fn paid(part: &PartState) -> PartOutlook {
    let best = part.strength.iter().copied().max().unwrap_or_default();
    if best == 0 {
        return PartOutlook::default();
    }
    let with = |wanted: u8| -> SeatSet {
        let seats = part.strength.iter().enumerate().filter(|(_, strength)| **strength == wanted);
        seats.map(|(index, _)| Seat::from_index(index)).collect()
    };
    let first = with(best);
    let next = part.strength.iter().copied().filter(|one| *one < best).max().unwrap_or_default();
    let second = if first.len() == 1 && next > 0 { with(next) } else { SeatSet::EMPTY };
    PartOutlook { name: Some(part.name), first, second, strength: part.strength }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::Commodity;
    use crate::scoring::pay_out;

    #[test]
    fn whoever_would_be_paid_is_whoever_is_paid() {
        for number in 0..4_u32.pow(5) {
            let strength = [0, 1, 2, 3, 4].map(|seat| (number / 4_u32.pow(seat) % 4) as u8);
            let name = PartName::Track(Commodity::Sugar);
            let part = paid(&PartState { name, weight: 0, number: 1, strength });
            let places = pay_out(&strength, 100, 60).places;
            for seat in Seat::all(5) {
                let place = match (part.first.contains(seat), part.second.contains(seat)) {
                    (true, false) => 1,
                    (false, true) => 2,
                    _ => 0,
                };
                assert_eq!(place, places[seat.index()], "{strength:?}");
            }
        }
    }
}

//! Scoring an area: which part ranks where, who is first and second, what they get (clauses M-56 to
//! M-63).

use damrak_core::{Listener, Seat};

use crate::components::{Area, Commodity, District, Region, SEATS};
use crate::edition::Table;
use crate::event::{Event, PartName, Payment};
use crate::rules::{Doing, Merchants};
use crate::state::Position;

/// One part of an area as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PartState {
    pub(crate) name: PartName,
    /// What ranks it among the four: the foremost token, or all tokens.
    pub(crate) weight: u8,
    /// What breaks ties; the lower number comes first.
    pub(crate) number: u8,
    /// How strong each player is in it.
    pub(crate) strength: [u8; SEATS],
}

/// What a part pays to whom.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Payout {
    /// 1 for the first, 2 for the second, 0 for the others.
    pub(crate) places: [u8; SEATS],
    pub(crate) amounts: [i32; SEATS],
}

impl Merchants {
    /// The parts of an area from the first rank to the last, and what each pays as things stand.
    pub(crate) fn payouts(
        &self,
        position: &Position,
        area: Area,
        table: &Table,
    ) -> [(PartName, Payout); 4] {
        let mut rank = 0;
        self.ranking(position, area).map(|part| {
            let payout = pay_out(&part.strength, table.first[rank], table.second[rank]);
            rank += 1;
            (part.name, payout)
        })
    }

    pub(crate) fn payments(&self, payout: &Payout) -> Vec<Payment> {
        let payment = |seat: Seat| Payment {
            seat,
            place: payout.places[seat.index()],
            amount: payout.amounts[seat.index()],
        };
        let mut payments: Vec<Payment> = Seat::all(self.players).map(payment).collect();
        payments.retain(|payment| payment.place > 0);
        payments.sort_by_key(|payment| payment.place);
        payments
    }

    /// Clause M-56: the four parts of an area, the highest rank first.
    pub(crate) fn ranking(&self, position: &Position, area: Area) -> [PartState; 4] {
        let mut parts = match area {
            Area::Market => Commodity::ALL.map(|commodity| self.track(position, commodity)),
            Area::Amsterdam => District::ALL.map(|district| self.district(position, district)),
            Area::Offices => Region::ALL.map(|region| self.region(position, region)),
        };
        parts.sort_unstable_by_key(|part| (std::cmp::Reverse(part.weight), part.number));
        parts
    }

    fn track(&self, position: &Position, commodity: Commodity) -> PartState {
        let strength = position.players.map(|family| family.market[commodity.index()]);
        PartState {
            name: PartName::Track(commodity),
            weight: strength.into_iter().max().unwrap_or_default(),
            number: self.edition.numbers.tracks[commodity.index()].value,
            strength,
        }
    }

    /// Clauses M-58 and M-59: all warehouses rank the district, the largest group its players.
    fn district(&self, position: &Position, district: District) -> PartState {
        let spaces = self.board().in_district(district);
        let houses = position.players.map(|family| family.houses.and(spaces));
        PartState {
            name: PartName::District(district),
            weight: houses.iter().map(|own| own.len()).sum(),
            number: self.edition.numbers.districts[district.index()].value,
            strength: houses.map(|own| self.board().largest_group(own)),
        }
    }

    fn region(&self, position: &Position, region: Region) -> PartState {
        let spaces = self.board().in_region(region);
        let strength = position.players.map(|family| family.offices.and(spaces).len());
        PartState {
            name: PartName::Region(region),
            weight: strength.iter().sum(),
            number: self.edition.numbers.regions[region.index()].value,
            strength,
        }
    }
}

impl<L: Listener<Event>> Doing<'_, L> {
    /// Scores what the year on which the figure stands scores (clause M-55).
    pub(crate) fn score_year(&mut self) {
        let Some(table) = self.rules.edition.years[usize::from(self.position.year)].table else {
            return;
        };
        for area in self.rules.year_event(self.position.year).scores() {
            self.score(*area, &table);
        }
    }

    fn score(&mut self, area: Area, table: &Table) {
        let rules = self.rules;
        for (rank, (part, payout)) in
            rules.payouts(self.position, area, table).into_iter().enumerate()
        {
            for seat in Seat::all(rules.players) {
                self.position.pay(seat, payout.amounts[seat.index()]);
            }
            self.tell(|| Event::Scored {
                area,
                rank: rank as u8 + 1,
                part,
                payments: rules.payments(&payout),
            });
        }
    }
}

/// Clauses M-57, M-60, M-61, M-62 and M-63.
pub(crate) fn pay_out(strength: &[u8; SEATS], first: u16, second: u16) -> Payout {
    let mut payout = Payout::default();
    let best = strength.iter().copied().max().unwrap_or_default();
    if best == 0 {
        return payout;
    }
    let count = |value: u8| strength.iter().filter(|one| **one == value).count() as u16;
    let share = |amount: u16, among: u16| i32::from(amount / among / 10 * 10);
    let mut give = |value: u8, place: u8, amount: i32| {
        for (index, _) in strength.iter().enumerate().filter(|(_, one)| **one == value) {
            payout.places[index] = place;
            payout.amounts[index] = amount;
        }
    };
    if count(best) > 1 {
        give(best, 1, share(first + second, count(best)));
        return payout;
    }
    give(best, 1, i32::from(first));
    let next = strength.iter().copied().filter(|one| *one < best).max().unwrap_or_default();
    if next > 0 {
        give(next, 2, share(second, count(next)));
    }
    payout
}

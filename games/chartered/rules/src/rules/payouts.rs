//! What a building decision will pay, before it is taken (clauses C-49, C-50 and C-57).

use super::Chartered;
use crate::components::{COMPANIES, Companies, Company, FLOOR, ROOF, Roof};
use crate::edition::{LEAST, MOST};
use crate::plots::{PlotId, Plots};
use crate::rules::Outcome;
use crate::rules::building::fallen;
use crate::state::{Position, Stage, Town};

/// What is paid at least and at most: they differ only where later choices of the player matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Payout {
    pub(crate) least: u16,
    pub(crate) most: u16,
}

impl Payout {
    const NOTHING: Self = Self::only(0);

    const fn only(amount: u16) -> Self {
        Self { least: amount, most: amount }
    }

    /// Either of the two.
    fn or(self, other: Self) -> Self {
        Self { least: self.least.min(other.least), most: self.most.max(other.most) }
    }

    /// A value is paid if it has changed.
    fn of(before: u16, after: u16) -> Self {
        if before == after { Self::NOTHING } else { Self::only(after) }
    }

    /// Whatever one of them can be.
    fn any_of(all: impl Iterator<Item = Self>) -> Self {
        all.reduce(Self::or).unwrap_or(Self::NOTHING)
    }
}

impl Chartered {
    /// What a company is worth once the warehouse on this plot has come to it (clauses C-44, C-48 and C-58 to C-60).
    pub(super) fn value_with(
        &self,
        town: &Town,
        company: Company,
        plot: PlotId,
        roof: Roof,
    ) -> u16 {
        let own = Plots::only(plot);
        let others = town.worth(self.board.flood(own, town.lone).minus(own));
        let value = town.value(company);
        let changed = match roof {
            Roof::Bare => value + FLOOR + others,
            Roof::Laid if self.readings.roof_is_summed => (value + others).saturating_sub(ROOF),
            Roof::Laid => fallen(value) + others,
        };
        changed.clamp(LEAST, MOST)
    }

    /// What a company is worth once there is one floor more (clauses C-46, C-48 and C-58).
    pub(super) fn value_raised(value: u16, floor: u8, roof: Roof) -> u16 {
        match roof {
            Roof::Bare => (value + FLOOR * u16::from(floor)).min(MOST),
            Roof::Laid => fallen(value),
        }
    }

    /// What is paid for playing this plot card. Where it lies diagonally, a founding is another decision.
    pub(crate) fn payout_of_build(&self, town: &Town, plot: PlotId, roof: Roof) -> Payout {
        match self.outcome(town, plot) {
            Outcome::Alone | Outcome::Blocked(_) => Payout::NOTHING,
            Outcome::Found => Payout::only(self.first_value(town, Plots::only(plot), 1)),
            Outcome::Extend(company) => {
                Payout::of(town.value(company), self.value_with(town, company, plot, roof))
            }
            Outcome::Merge(companies) => Payout::any_of(companies.into_iter().map(|bonus| {
                self.payout_of_bonus(town, &town.values, (plot, companies, roof), bonus)
            })),
        }
    }

    /// What is paid for one floor more on this plot.
    pub(crate) fn payout_of_raise(&self, town: &Town, plot: PlotId, roof: Roof) -> Payout {
        let Some(company) = town.companies_in(Plots::only(plot)).first() else {
            return Payout::NOTHING;
        };
        let (value, floor) = (town.value(company), town.floors.on(plot) + 1);
        Payout::of(value, Self::value_raised(value, floor, roof))
    }

    /// What is paid for founding with two cards: where the HQ comes may matter.
    pub(crate) fn payout_of_pair(&self, town: &Town, a: PlotId, b: PlotId) -> Payout {
        let both = Plots::only(a).or(Plots::only(b));
        let hqs = self.pair_hqs(town, a, b).unwrap_or_default();
        let of = |hq| Payout::only(self.first_value(town, both.or(Plots::only(hq)), 2));
        Payout::any_of(hqs.into_iter().map(of))
    }

    /// What a company is worth that is founded from these plots with so many new warehouses (clause C-35).
    fn first_value(&self, town: &Town, plots: Plots, warehouses: u16) -> u16 {
        let joined = self.board.flood(plots, town.lone);
        (FLOOR * warehouses + town.worth(joined)).min(MOST)
    }

    /// Whether the company that should have got the value of the warehouse fell from the top of the chart.
    pub(super) fn leaves_top(
        &self,
        before: &[u16; COMPANIES],
        now: &[u16; COMPANIES],
        bonus: Company,
    ) -> bool {
        let [before, now] = [before, now].map(|values| values[bonus.index()]);
        self.readings.merger_pays_for_moving && before == MOST && now < MOST
    }

    /// Clause C-57: with what the value of the company that is left is compared, to see whether its token moved.
    pub(super) fn stood_before_merger(
        &self,
        before: &[u16; COMPANIES],
        fell: Option<Company>,
    ) -> [u16; COMPANIES] {
        if !self.readings.merger_pays_for_moving {
            return *before;
        }
        // What swallows another moves, unless it stands at the top and stays there.
        let mut stood = before.map(|value| if value == MOST { MOST } else { 0 });
        if let Some(company) = fell {
            stood[company.index()] = 0;
        }
        stood
    }

    /// What a merger pays if this company gets the value of the warehouse.
    fn payout_of_bonus(
        &self,
        town: &Town,
        before: &[u16; COMPANIES],
        (plot, companies, roof): (PlotId, Companies, Roof),
        bonus: Company,
    ) -> Payout {
        let mut values = town.values;
        values[bonus.index()] = self.value_with(town, bonus, plot, roof);
        let fell = self.leaves_top(before, &values, bonus).then_some(bonus);
        self.payout_of_mergers(&self.stood_before_merger(before, fell), &values, companies)
    }

    /// What is paid in the end if companies of these values merge.
    fn payout_of_mergers(
        &self,
        before: &[u16; COMPANIES],
        values: &[u16; COMPANIES],
        companies: Companies,
    ) -> Payout {
        if let (1, Some(survivor)) = (companies.len(), companies.first()) {
            return Payout::of(before[survivor.index()], values[survivor.index()]);
        }
        let mut found: Option<Payout> = None;
        self.mergers(values, companies, |loser, winner| {
            let payout = self.payout_of_merger(before, values, companies, (loser, winner));
            found = Some(found.map_or(payout, |other| other.or(payout)));
        });
        found.unwrap_or(Payout::NOTHING)
    }

    fn payout_of_merger(
        &self,
        before: &[u16; COMPANIES],
        values: &[u16; COMPANIES],
        companies: Companies,
        (loser, winner): (Company, Company),
    ) -> Payout {
        let mut values = *values;
        values[winner.index()] = (values[winner.index()] + values[loser.index()]).min(MOST);
        self.payout_of_mergers(before, &values, companies.without(loser))
    }

    /// What the merger that goes on pays if this company gets the value of the warehouse.
    pub(crate) fn payout_after_bonus(&self, position: &Position, bonus: Company) -> Payout {
        let Stage::Bonus { plot, companies, roof } = position.stage else {
            return Payout::NOTHING;
        };
        let merger = (plot, companies, roof);
        self.payout_of_bonus(&position.town, &position.before, merger, bonus)
    }

    /// What the merger that goes on pays if the first company is swallowed by the second.
    pub(crate) fn payout_after_merger(
        &self,
        position: &Position,
        loser: Company,
        winner: Company,
    ) -> Payout {
        let Stage::Merging { companies } = position.stage else { return Payout::NOTHING };
        let fell = position.bonus.filter(|_| position.left_top);
        let stood = self.stood_before_merger(&position.before, fell);
        self.payout_of_merger(&stood, &position.town.values, companies, (loser, winner))
    }
}

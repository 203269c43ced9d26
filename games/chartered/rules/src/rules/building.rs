//! Playing a building card: what it would do, and doing it (clauses C-28 to C-50 and C-58 to C-62).

use damrak_core::{Listener, Seat};

use super::Chartered;
use super::Doing;
use crate::components::{Card, Companies, Company, MOST_FLOORS, ROOF, Roof};
use crate::edition::{LEAST, MOST};
use crate::event::Event;
use crate::plots::{PlotId, Plots};
use crate::refusal::Refusal;
use crate::state::{Position, Stage, Town};

/// What a warehouse on a plot does (clause C-28).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    /// It stands alone.
    Alone,
    /// It founds a company.
    Found,
    /// It extends this one.
    Extend(Company),
    /// It merges these.
    Merge(Companies),
    /// It may not stand there.
    Blocked(Refusal),
}

impl Chartered {
    pub(crate) fn outcome(&self, town: &Town, plot: PlotId) -> Outcome {
        if town.held.contains(plot) {
            // Under an HQ or a marker (clauses C-39 and C-56).
            let owner = town.companies_in(Plots::only(plot)).first();
            return owner.map_or(Outcome::Alone, Outcome::Extend);
        }
        let touched = town.companies_in(self.board.near(plot));
        match (touched.len(), touched.first()) {
            (0, _) | (_, None) => self.outcome_apart(town, plot),
            (1, Some(company)) => Outcome::Extend(company),
            _ => Outcome::Merge(touched),
        }
    }

    /// What a warehouse does that comes to no company: it stands alone (clause C-30), or founds one.
    fn outcome_apart(&self, town: &Town, plot: PlotId) -> Outcome {
        if !self.board.near(plot).meets(town.lone) {
            return Outcome::Alone;
        }
        let joined = self.board.flood(Plots::only(plot), town.lone);
        match self.may_found(town, joined) {
            Ok(()) => Outcome::Found,
            Err(_) if self.options.lenient => Outcome::Alone,
            Err(Refusal::NoHqLeft) => Outcome::Blocked(Refusal::ContactNoHq),
            Err(_) => Outcome::Blocked(Refusal::ContactTooNear),
        }
    }

    /// Whether a warehouse there comes to a company, or to several.
    pub(super) fn touches_company(&self, town: &Town, plot: PlotId) -> bool {
        town.held.contains(plot) || self.board.near(plot).meets(town.held)
    }

    /// Whether a warehouse may stand there at all (clause C-36).
    pub(super) fn may_stand(&self, town: &Town, plot: PlotId) -> Result<(), Refusal> {
        if self.touches_company(town, plot) {
            return Ok(());
        }
        match self.outcome_apart(town, plot) {
            Outcome::Blocked(refusal) => Err(refusal),
            _ => Ok(()),
        }
    }

    /// Clauses C-33 and C-42.
    pub(crate) fn may_found(&self, town: &Town, plots: Plots) -> Result<(), Refusal> {
        if town.unfounded().is_empty() {
            return Err(Refusal::NoHqLeft);
        }
        if plots.meets(town.zone) { Err(Refusal::TooNear) } else { Ok(()) }
    }

    /// Clause C-37: where an HQ could stand to found a company with what lies diagonally.
    pub(crate) fn diagonal_hqs(&self, town: &Town, plot: PlotId) -> Plots {
        let near = self.board.near(plot);
        let corners = self.board.diagonal(plot).and(town.lone);
        if corners.is_empty() || near.meets(town.lone.or(town.held)) || town.held.contains(plot) {
            return Plots::EMPTY;
        }
        let free = near.minus(town.built).minus(town.held);
        let joins = |hq: &PlotId| {
            let joined = self.board.flood(Plots::only(*hq).or(Plots::only(plot)), town.lone);
            self.board.near(*hq).meets(corners) && self.may_found(town, joined).is_ok()
        };
        free.into_iter().filter(joins).collect()
    }

    /// Whether this card alone is enough to found a company (clause C-41).
    fn founds_alone(&self, town: &Town, plot: PlotId) -> bool {
        self.outcome(town, plot) == Outcome::Found || !self.diagonal_hqs(town, plot).is_empty()
    }

    /// Clauses C-40 to C-42: where the HQ of a company founded with two cards could stand.
    pub(crate) fn pair_hqs(&self, town: &Town, a: PlotId, b: PlotId) -> Result<Plots, Refusal> {
        let both = Plots::only(a).or(Plots::only(b));
        if self.board.near(a).contains(b) {
            self.may_found(town, self.board.flood(both, town.lone))?;
            return Ok(Plots::only(b));
        }
        if !self.board.diagonal(a).contains(b) {
            return Err(Refusal::PairApart);
        }
        let between = self.board.near(a).and(self.board.near(b));
        let free = between.minus(town.built).minus(town.held);
        let fits = |hq: &PlotId| {
            let joined = self.board.flood(both.or(Plots::only(*hq)), town.lone);
            self.may_found(town, joined).is_ok()
        };
        let hqs: Plots = free.into_iter().filter(fits).collect();
        match hqs.is_empty() {
            false => Ok(hqs),
            true if free.is_empty() => Err(Refusal::PairApart),
            true => Err(self.may_found(town, both).err().unwrap_or(Refusal::TooNear)),
        }
    }

    pub(crate) fn may_build(
        &self,
        position: &Position,
        seat: Seat,
        plot: PlotId,
        roof: Roof,
    ) -> Result<(), Refusal> {
        let player = &position.players[seat.index()];
        if position.town.built.contains(plot) {
            return Err(Refusal::PlotTaken);
        }
        if !player.hand.plots.contains(plot) {
            return Err(Refusal::NotInHand);
        }
        if roof == Roof::Laid && player.roofs == 0 {
            return Err(Refusal::NoRoof);
        }
        self.may_stand(&position.town, plot)?;
        if roof == Roof::Laid && !self.touches_company(&position.town, plot) {
            return Err(Refusal::RoofNeedsCompany);
        }
        Ok(())
    }

    /// Clause C-45.
    pub(crate) fn may_raise(
        &self,
        position: &Position,
        seat: Seat,
        plot: PlotId,
        roof: Roof,
    ) -> Result<(), Refusal> {
        let player = &position.players[seat.index()];
        let height = position.town.floors.on(plot);
        let card = match Card::level(height + 1) {
            _ if height == 0 => return Err(Refusal::NothingToRaise),
            _ if height >= MOST_FLOORS => return Err(Refusal::HighEnough),
            Some(card) => card,
            None => return Err(Refusal::NothingToRaise),
        };
        if !player.hand.has(card) {
            return Err(Refusal::LevelNotInHand);
        }
        match roof {
            Roof::Laid if player.roofs == 0 => Err(Refusal::NoRoof),
            Roof::Laid if !position.town.held.contains(plot) => Err(Refusal::RoofNeedsCompany),
            _ => Ok(()),
        }
    }

    /// Clauses C-40 and C-41.
    pub(crate) fn may_pair(
        &self,
        position: &Position,
        seat: Seat,
        a: PlotId,
        b: PlotId,
    ) -> Result<(), Refusal> {
        let (town, hand) = (&position.town, &position.players[seat.index()].hand);
        if a == b {
            return Err(Refusal::PairApart);
        }
        if !hand.plots.contains(a) || !hand.plots.contains(b) {
            return Err(Refusal::PairNotInHand);
        }
        let reach = self.board.near(a).or(self.board.near(b)).or(Plots::only(a)).or(Plots::only(b));
        if reach.meets(town.held) {
            return Err(Refusal::PairTouches);
        }
        if town.supply < 2 {
            return Err(Refusal::PairNeedsTwo);
        }
        self.pair_hqs(town, a, b)?;
        if self.founds_alone(town, a) || self.founds_alone(town, b) {
            return Err(Refusal::OneIsEnough);
        }
        Ok(())
    }
}

impl<L: Listener<Event>> Doing<'_, L> {
    /// The card is laid open and the warehouse placed; what it belongs to is seen to afterwards.
    fn place(&mut self, seat: Seat, plot: PlotId) {
        self.lose_card(seat, Card::plot(plot));
        self.position.discard.push(plot);
        let rules = self.rules;
        let town = &mut self.position.town;
        let turned_over = rules.readings.turned_warehouse_counts && town.is_marker(plot);
        town.floors.set(plot, 1);
        town.built.insert(plot);
        if !town.held.contains(plot) {
            town.lone.insert(plot);
        }
        let rules = self.rules;
        self.tell(|| Event::Built { seat, plot: rules.plot_name(plot) });
        // The warehouse that lies there already is turned over, and the supply is what it was (clause C-56).
        if !turned_over {
            self.use_warehouse();
        }
    }

    /// Clause C-96.
    pub(super) fn use_warehouse(&mut self) {
        self.position.town.supply = self.position.town.supply.saturating_sub(1);
        if self.position.town.supply == 0 {
            self.position.ending = true;
            self.tell(|| Event::LastWarehouse);
        }
    }

    /// A card is played: from now on values are compared with these.
    fn begin_card(&mut self) {
        self.position.before = self.position.town.values;
        self.position.bonus = None;
        self.position.left_top = false;
    }

    pub(super) fn build(&mut self, seat: Seat, plot: PlotId, roof: Roof) {
        self.begin_card();
        let outcome = self.rules.outcome(&self.position.town, plot);
        self.place(seat, plot);
        if roof == Roof::Laid {
            self.lay_roof(seat, plot);
        }
        match outcome {
            Outcome::Found => self.begin_founding(seat, plot),
            Outcome::Extend(company) => self.extend(seat, company, plot, roof),
            Outcome::Merge(companies) => {
                let listed = || companies.into_iter().collect();
                self.tell(|| Event::MergerBegan { seat, companies: listed() });
                self.position.stage = Stage::Bonus { plot, companies, roof };
            }
            Outcome::Alone | Outcome::Blocked(_) => {
                if self.rules.diagonal_hqs(&self.position.town, plot).is_empty() {
                    self.begin_trading();
                } else {
                    self.position.stage = Stage::Diagonal { plot };
                }
            }
        }
    }

    /// Clause C-40.
    pub(super) fn build_pair(&mut self, seat: Seat, a: PlotId, b: PlotId) {
        self.begin_card();
        let hqs = self.rules.pair_hqs(&self.position.town, a, b).unwrap_or_default();
        self.place(seat, a);
        self.place(seat, b);
        match hqs.first() {
            Some(hq) if hqs.len() == 1 => self.begin_founding(seat, hq),
            Some(_) => self.position.stage = Stage::Between { plots: [a, b] },
            None => self.begin_trading(),
        }
    }

    fn lay_roof(&mut self, seat: Seat, plot: PlotId) {
        self.player(seat).roofs = self.player(seat).roofs.saturating_sub(1);
        self.position.town.roofed.insert(plot);
        let rules = self.rules;
        self.tell(|| Event::RoofLaid { seat, plot: rules.plot_name(plot) });
    }

    /// Clauses C-44, C-58 and C-60; clause C-43: however near another company is.
    fn extend(&mut self, seat: Seat, company: Company, plot: PlotId, roof: Roof) {
        self.join(company, plot, roof);
        self.pay_out(seat, company);
        self.begin_trading();
    }

    /// The warehouse and those it connects come to a company, and its value changes.
    pub(super) fn join(&mut self, company: Company, plot: PlotId, roof: Roof) {
        let town = &self.position.town;
        let value = self.rules.value_with(town, company, plot, roof);
        let joined = self.rules.board.flood(Plots::only(plot), town.lone);
        self.add_area(company, joined);
        self.set_value(company, value);
    }

    pub(super) fn add_area(&mut self, company: Company, plots: Plots) {
        let around = self.rules.board.around(plots);
        let town = &mut self.position.town;
        town.area[company.index()] = town.area[company.index()].or(plots);
        town.held = town.held.or(plots);
        town.lone = town.lone.minus(plots);
        town.zone = town.zone.or(around);
    }

    /// Clauses C-45 to C-47.
    pub(super) fn raise(&mut self, seat: Seat, plot: PlotId, roof: Roof) {
        self.begin_card();
        let floor = self.position.town.floors.on(plot) + 1;
        if let Some(card) = Card::level(floor) {
            self.lose_card(seat, card);
        }
        self.position.town.floors.set(plot, floor);
        let rules = self.rules;
        self.tell(|| Event::Raised { seat, plot: rules.plot_name(plot), floor });
        self.use_warehouse();
        if roof == Roof::Laid {
            self.lay_roof(seat, plot);
        }
        if let Some(company) = self.position.town.companies_in(Plots::only(plot)).first() {
            let value = self.position.town.value(company);
            self.set_value(company, Chartered::value_raised(value, floor, roof));
            self.pay_out(seat, company);
        }
        self.begin_trading();
    }

    /// Clause C-33: the founder chooses a company, unless there is just one.
    pub(super) fn begin_founding(&mut self, seat: Seat, hq: PlotId) {
        let unfounded = self.position.town.unfounded();
        match unfounded.first() {
            Some(company) if unfounded.len() == 1 => self.found(seat, company, hq),
            _ => self.position.stage = Stage::Founding { hq },
        }
    }

    /// Clauses C-32, C-34, C-35, C-38 and C-50.
    pub(super) fn found(&mut self, seat: Seat, company: Company, hq: PlotId) {
        let area = self.rules.board.flood(Plots::only(hq), self.position.town.lone);
        let value = self.position.town.worth(area).min(MOST);
        self.add_area(company, area);
        self.position.town.hq[company.index()] = Some(hq);
        self.position.founded = Some(company);
        let rules = self.rules;
        self.tell(|| Event::Founded { seat, company, hq: rules.plot_name(hq), value });
        self.set_value(company, value);
        self.pay_out(seat, company);
        self.begin_trading();
    }

    /// Clauses C-48, C-59 and C-70; clause C-71: a founding rises from nothing.
    pub(super) fn set_value(&mut self, company: Company, value: u16) {
        let to = value.clamp(LEAST, MOST);
        let from = std::mem::replace(&mut self.position.town.values[company.index()], to);
        let before = self.position.before[company.index()];
        let crossed = |line: &u16| before <= *line && *line < to;
        if self.rules.edition.lines.iter().any(crossed) {
            self.position.due = true;
        }
        if from != to && from > 0 {
            self.tell(|| Event::ValueChanged { company, from, to });
        }
    }

    /// Clauses C-49 and C-50.
    pub(super) fn pay_out(&mut self, seat: Seat, company: Company) {
        if self.position.town.value(company) != self.position.before[company.index()] {
            self.pay_value(seat, company);
        }
    }

    pub(super) fn pay_value(&mut self, seat: Seat, company: Company) {
        let amount = self.position.town.value(company);
        self.position.pay(seat, amount.into());
        self.tell(|| Event::PaidOut { seat, company, amount });
    }
}

/// Clauses C-58 and C-59.
pub(super) fn fallen(value: u16) -> u16 {
    value.saturating_sub(ROOF).max(LEAST)
}

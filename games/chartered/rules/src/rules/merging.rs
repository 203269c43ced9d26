//! Merging companies (clauses C-51 to C-57).

use damrak_core::{Listener, Seat};

use super::Chartered;
use super::Doing;
use crate::components::{COMPANIES, Companies, Company, Roof};
use crate::event::Event;
use crate::plots::{PlotId, Plots};
use crate::refusal::Refusal;
use crate::state::{Stage, Town};

impl Chartered {
    /// Clauses C-52 and C-55: whether the first may be swallowed by the second now.
    pub(crate) fn may_merge(
        &self,
        values: &[u16; COMPANIES],
        companies: Companies,
        loser: Company,
        winner: Company,
    ) -> bool {
        let takes_part = companies.contains(loser) && companies.contains(winner) && loser != winner;
        let value = |company: Company| values[company.index()];
        let (low, high) = (value(loser), value(winner));
        // Nobody else is worth less than the loser, and nobody but the loser less than the winner.
        let others = companies.without(loser).without(winner);
        takes_part && low <= high && others.into_iter().all(|other| value(other) >= high)
    }

    /// Why not, if it may not.
    pub(crate) fn judge_merger(
        &self,
        town: &Town,
        companies: Companies,
        loser: Company,
        winner: Company,
    ) -> Result<(), Refusal> {
        if self.may_merge(&town.values, companies, loser, winner) {
            return Ok(());
        }
        if !companies.contains(loser) || !companies.contains(winner) {
            return Err(Refusal::NotMerging);
        }
        let higher = town.value(loser).max(town.value(winner));
        let mut others = companies.without(loser).without(winner).into_iter();
        let lower_are_left = others.any(|other| town.value(other) < higher);
        Err(if lower_are_left { Refusal::NotTheLowest } else { Refusal::WrongWayRound })
    }

    /// Every pair that may be merged now.
    pub(crate) fn mergers(
        &self,
        values: &[u16; COMPANIES],
        companies: Companies,
        mut take: impl FnMut(Company, Company),
    ) {
        for loser in companies {
            for winner in companies {
                if self.may_merge(values, companies, loser, winner) {
                    take(loser, winner);
                }
            }
        }
    }

    /// The next to be asked whether they sell, beginning with this seat and ending before whose turn it is.
    fn next_seller(
        &self,
        position: &crate::state::Position,
        from: Seat,
        loser: Company,
    ) -> Option<Seat> {
        let active = position.turn;
        let begins = from == active;
        from.clockwise(self.players)
            .enumerate()
            .take_while(|(index, seat)| begins || *index == 0 || *seat != active)
            .map(|(_, seat)| seat)
            .find(|seat| position.players[seat.index()].shares[loser.index()] > 0)
    }
}

impl<L: Listener<Event>> Doing<'_, L> {
    /// Clauses C-51 and C-61.
    pub(super) fn give_bonus(
        &mut self,
        company: Company,
        plot: PlotId,
        companies: Companies,
        roof: Roof,
    ) {
        self.position.bonus = Some(company);
        self.join(company, plot, roof);
        let (before, now) = (&self.position.before, &self.position.town.values);
        self.position.left_top = self.rules.leaves_top(before, now, company);
        self.next_merger(companies);
    }

    /// Goes on until one company is left, or there is something to decide.
    fn next_merger(&mut self, companies: Companies) {
        if companies.len() <= 1 {
            if let Some(survivor) = companies.first() {
                self.pay_merger(survivor);
            }
            return self.begin_trading();
        }
        let (mut count, mut found) = (0, None);
        self.rules.mergers(&self.position.town.values, companies, |loser, winner| {
            count += 1;
            found = Some((loser, winner));
        });
        match found {
            Some((loser, winner)) if count == 1 => self.begin_sales(companies, loser, winner),
            _ => self.position.stage = Stage::Merging { companies },
        }
    }

    /// Clause C-57.
    fn pay_merger(&mut self, survivor: Company) {
        let fell = self.position.bonus.filter(|_| self.position.left_top);
        let stood = self.rules.stood_before_merger(&self.position.before, fell);
        if self.position.town.value(survivor) != stood[survivor.index()] {
            self.pay_value(self.position.turn, survivor);
        }
    }

    /// Clause C-53.
    pub(super) fn begin_sales(&mut self, companies: Companies, loser: Company, winner: Company) {
        let first = self.position.turn;
        self.ask_seller(first, companies, loser, winner);
    }

    fn ask_seller(&mut self, from: Seat, companies: Companies, loser: Company, winner: Company) {
        match self.rules.next_seller(self.position, from, loser) {
            Some(seat) => self.position.stage = Stage::Sales { companies, loser, winner, seat },
            None => self.swallow(companies, loser, winner),
        }
    }

    /// Clause C-53: for the value before the addition.
    pub(super) fn sell_out(
        &mut self,
        seat: Seat,
        count: u8,
        (companies, loser, winner): (Companies, Company, Company),
    ) {
        let held = self.position.players[seat.index()].shares[loser.index()];
        let amount = u16::from(count) * self.position.town.value(loser);
        self.player(seat).shares[loser.index()] = held.saturating_sub(count);
        self.position.pay(seat, amount.into());
        if count > 0 {
            self.tell(|| Event::SoldOut { seat, company: loser, count, amount });
        }
        if count < held {
            let count = held - count;
            self.tell(|| Event::KeptShares { seat, company: loser, count });
        }
        let next = seat.left(self.rules.players);
        if next == self.position.turn {
            self.swallow(companies, loser, winner);
        } else {
            self.ask_seller(next, companies, loser, winner);
        }
    }

    /// Clauses C-54 and C-56.
    fn swallow(&mut self, companies: Companies, loser: Company, winner: Company) {
        self.remove_hq(companies, loser);
        let town = &mut self.position.town;
        let area = std::mem::take(&mut town.area[loser.index()]);
        town.area[winner.index()] = town.area[winner.index()].or(area);
        let lost = std::mem::take(&mut town.values[loser.index()]);
        let value = town.value(winner) + lost;
        self.tell(|| Event::Swallowed { loser, winner, value: lost });
        self.set_value(winner, value);
        self.next_merger(companies.without(loser));
    }

    fn remove_hq(&mut self, companies: Companies, loser: Company) {
        let rules = self.rules;
        let town = &mut self.position.town;
        let Some(plot) = town.hq[loser.index()].take() else { return };
        if town.built.contains(plot) {
            return;
        }
        let whole = companies
            .into_iter()
            .fold(Plots::EMPTY, |all, company| all.or(town.area[company.index()]));
        if rules.board.is_connected(whole.minus(Plots::only(plot))) {
            town.area[loser.index()].remove(plot);
            self.rules.renew_sets(&mut self.position.town);
        } else {
            let rules = self.rules;
            self.tell(|| Event::Marked { company: loser, plot: rules.plot_name(plot) });
            // Where none is left, nobody builds any more either.
            if rules.readings.turned_warehouse_counts && self.position.town.supply > 0 {
                self.use_warehouse();
            }
        }
    }
}

impl Chartered {
    /// What follows from floors and areas.
    pub(crate) fn renew_sets(&self, town: &mut Town) {
        town.built = town.floors.with(1);
        town.held = town.area.iter().fold(Plots::EMPTY, |all, area| all.or(*area));
        town.lone = town.built.minus(town.held);
        town.zone = self.board.around(town.held);
    }
}

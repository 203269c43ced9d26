//! What must hold in every position.

mod knowledge;
mod stages;

use damrak_core::PositionError;

use crate::components::{
    ACTION_CARDS, Card, Companies, Company, EventKind, MOST_CARDS, SHARES, SUM_STEP, WAREHOUSES,
};
use crate::edition::{LEAST, MOST};
use crate::plots::{PLOTS, Plots};
use crate::rules::Chartered;
use crate::state::{Merchant, Position, Stage};

impl Chartered {
    /// Clause C-10: none is made or lost.
    pub(crate) fn check_money(&self, position: &Position) -> Result<(), PositionError> {
        let held: i64 = position.players.iter().map(|player| i64::from(player.money)).sum();
        let all = held + i64::from(position.bank);
        let problem = "the money of the bank and the players is that of the box (C-10)";
        PositionError::unless(all == i64::from(self.edition.box_money), "money", problem)?;
        for player in &position.players {
            let tens = player.money % i32::from(SUM_STEP) == 0;
            PositionError::unless(
                tens && player.money >= 0,
                "money",
                "everybody has whole tens, or none (C-10)",
            )?;
        }
        Ok(())
    }

    /// Clauses C-7, C-16, C-23 and C-68.
    pub(crate) fn check_players(&self, position: &Position) -> Result<(), PositionError> {
        for (index, player) in position.players.iter().enumerate() {
            let plays = index < usize::from(self.players);
            PositionError::unless(
                plays || *player == Merchant::default(),
                "players",
                "nobody sits there (C-1)",
            )?;
            let cards = player.hand.len();
            PositionError::unless(
                cards <= MOST_CARDS,
                "hand",
                "nobody has more than fifteen cards (C-23)",
            )?;
            let actions = player.action_cards <= ACTION_CARDS
                && player.roofs <= ACTION_CARDS - player.action_cards;
            PositionError::unless(
                !plays || actions,
                "players",
                "two action cards each, and no roof without one less (C-68)",
            )?;
        }
        for company in Company::ALL {
            let held: u8 = position.players.iter().map(|one| one.shares[company.index()]).sum();
            PositionError::unless(
                held <= SHARES,
                "shares",
                "there are nine shares of each company (C-7)",
            )?;
        }
        let used = |player: &Merchant| (ACTION_CARDS - player.action_cards).min(ACTION_CARDS);
        let seats = position.players.iter().take(self.players.into());
        let bought: u8 = seats.map(|player| used(player) - player.roofs).sum();
        let laid = position.town.roofed.len();
        PositionError::unless(laid <= bought, "roofs", "every roof on the board was bought (C-68)")
    }

    /// Clause C-3: every card is somewhere, just once.
    pub(crate) fn check_cards(&self, position: &Position) -> Result<(), PositionError> {
        let mut counts = [0_u8; Card::KINDS];
        let hands = position.players.iter().flat_map(|player| player.hand.cards());
        let pile = position.pile.as_slice().iter().copied();
        let aside = position.aside.as_slice().iter().copied();
        let discard = position.discard.as_slice().iter().map(|plot| Card::plot(*plot));
        for card in hands.chain(pile).chain(aside).chain(discard) {
            counts[card.index()] = counts[card.index()].saturating_add(1);
        }
        for card in position.market.iter().flatten() {
            counts[card.index()] = counts[card.index()].saturating_add(1);
        }
        let once = counts[..self.board.len()].iter().all(|count| *count == 1);
        PositionError::unless(once, "cards", "every plot card is there just once (C-3)")?;
        for (index, count) in self.edition.levels.into_iter().enumerate() {
            let floor = index as u8 + 2;
            let played = position.town.floors.with(floor).len();
            let there = counts[PLOTS + index].saturating_add(played);
            PositionError::unless(
                there == count,
                "cards",
                "every level card is there just once (C-3)",
            )?;
            let card = Card::of_level_index(index);
            let beside = position.aside.as_slice().iter().filter(|other| **other == card).count();
            let most = usize::from(self.edition.aside[index]);
            PositionError::unless(
                beside <= most,
                "aside",
                "too many such cards lie beside the chart (C-12)",
            )?;
        }
        let plots = position.aside.as_slice().iter().all(|card| card.is_level());
        PositionError::unless(plots, "aside", "only level cards lie beside the chart (C-12)")?;
        let played: Plots = position.discard.as_slice().iter().copied().collect();
        PositionError::unless(
            played == position.town.built,
            "discard",
            "every warehouse has its card there (C-28)",
        )
    }

    /// Clauses C-9 and C-73.
    pub(crate) fn check_events(&self, position: &Position) -> Result<(), PositionError> {
        let events = &position.events;
        for kind in EventKind::ALL {
            let pile = events.pile.as_slice().iter().filter(|other| **other == kind).count();
            let open = events.open.iter().filter(|other| **other == Some(kind)).count();
            let now = usize::from(position.event.is_some_and(|event| event.kind == kind));
            let all = pile + open + now + usize::from(events.discard[kind.index()]);
            let expected = usize::from(self.edition.events[kind.index()]);
            PositionError::unless(
                all == expected,
                "events",
                "every event card is there just once (C-9)",
            )?;
        }
        let places = usize::from(self.edition.table(self.players).open_events);
        let beyond = events.open[places..].iter().all(Option::is_none);
        PositionError::unless(beyond, "events", "fewer events lie open (C-13)")?;
        let missing = events.open[..places].iter().filter(|place| place.is_none()).count();
        let most = usize::from(position.event.is_some());
        PositionError::unless(missing <= most, "events", "more events lie open (C-73)")
    }

    /// The companies that are being merged, whose plots may touch.
    fn merging(&self, position: &Position) -> Companies {
        match position.stage {
            Stage::Bonus { companies, .. }
            | Stage::Merging { companies }
            | Stage::Sales { companies, .. } => companies,
            _ => Companies::EMPTY,
        }
    }

    /// Clauses C-6 to C-8, C-31, C-36, C-38 and C-45.
    pub(crate) fn check_town(&self, position: &Position) -> Result<(), PositionError> {
        let town = &position.town;
        let used = town.floors.all();
        self.check_supply(position, used)?;
        PositionError::unless(
            town.built.covers(town.roofed),
            "roofs",
            "a roof lies on a warehouse (C-58)",
        )?;
        let mut sets = town.clone();
        self.renew_sets(&mut sets);
        PositionError::unless(
            sets == *town,
            "plots",
            "what follows from the plots is not what is kept",
        )?;

        let merging = self.merging(position);
        let mut taken = Plots::EMPTY;
        let mut whole = Plots::EMPTY;
        for company in Company::ALL {
            let area = town.area[company.index()];
            let (value, hq) = (town.value(company), town.hq[company.index()]);
            if value == 0 {
                let absent = area.is_empty() && hq.is_none();
                PositionError::unless(
                    absent,
                    "companies",
                    "what is not on the board has no plots (C-7)",
                )?;
                continue;
            }
            let on_chart = (LEAST..=MOST).contains(&value) && value.is_multiple_of(SUM_STEP);
            PositionError::unless(on_chart, "companies", "values are those of the chart (C-6)")?;
            let moving = position.stage_moves_hq(company);
            let placed = hq.map_or(moving, |hq| !moving && area.contains(hq));
            PositionError::unless(
                placed,
                "companies",
                "the HQ stands on a plot of its company (C-34)",
            )?;
            PositionError::unless(
                area.meets(town.built),
                "companies",
                "a company has a warehouse (C-93)",
            )?;
            PositionError::unless(
                !taken.meets(area),
                "companies",
                "a plot belongs to one company (C-7)",
            )?;
            taken = taken.or(area);
            if merging.contains(company) {
                whole = whole.or(area);
                continue;
            }
            PositionError::unless(
                self.board.is_connected(area),
                "companies",
                "a company hangs together (C-56)",
            )?;
            let others = town.held.minus(area);
            PositionError::unless(
                !self.beside(area).meets(others),
                "companies",
                "companies do not touch (C-51)",
            )?;
        }
        if let Stage::Bonus { plot, .. } = position.stage {
            whole.insert(plot);
            whole = self.board.flood(whole, town.lone);
        }
        let together = self.board.is_connected(whole);
        PositionError::unless(together, "companies", "what merges hangs together (C-51)")?;
        let others = town.held.minus(whole);
        PositionError::unless(
            !self.beside(whole).meets(others),
            "companies",
            "companies do not touch (C-51)",
        )?;
        self.check_lone(position)
    }

    /// Clauses C-8 and C-56.
    pub(crate) fn check_supply(&self, position: &Position, used: u16) -> Result<(), PositionError> {
        let town = &position.town;
        let counts = self.readings.turned_warehouse_counts;
        let turned = if counts { u16::from(town.markers().len()) } else { 0 };
        let all = used + turned + u16::from(town.supply);
        // After the last warehouse there is none to be turned, and the plot belongs to the company all the same.
        let missing = all.saturating_sub(u16::from(WAREHOUSES));
        let right =
            all >= u16::from(WAREHOUSES) && (missing == 0 || position.ending && missing <= turned);
        PositionError::unless(right, "supply", "there are 62 warehouses (C-8)")
    }

    fn beside(&self, plots: Plots) -> Plots {
        plots.into_iter().fold(Plots::EMPTY, |all, plot| all.or(self.board.near(plot))).minus(plots)
    }

    /// Warehouses without a company touch none, and by clause C-36 no other either, unless the lenient rule
    /// is played or one was just built.
    pub(crate) fn check_lone(&self, position: &Position) -> Result<(), PositionError> {
        let town = &position.town;
        let fresh: Plots = match position.stage {
            Stage::Founding { hq } => self.board.flood(Plots::only(hq), town.lone),
            Stage::Bonus { plot, .. } => self.board.flood(Plots::only(plot), town.lone),
            _ => Plots::EMPTY,
        };
        for plot in town.lone.minus(fresh) {
            let near = self.board.near(plot);
            PositionError::unless(
                !near.meets(town.held),
                "plots",
                "it would belong to that company (C-44)",
            )?;
            let alone = self.options.lenient || !near.meets(town.lone);
            PositionError::unless(alone, "plots", "these would have founded a company (C-31)")?;
        }
        Ok(())
    }

    /// Clauses C-19, C-25, C-65, C-70 and C-96.
    pub(crate) fn check_flags(&self, position: &Position) -> Result<(), PositionError> {
        let at = |holds: bool, problem: &str| PositionError::unless(holds, "position", problem);
        let over = position.stage == Stage::Over;
        at(position.passes < self.players || over, "all have passed: the game is over (C-19)")?;
        at(position.passes <= self.players, "nobody passes twice (C-19)")?;
        at(position.town.supply > 0 || position.ending, "the last warehouse ends the game (C-96)")?;
        let between = matches!(position.stage, Stage::Turn | Stage::Buying { .. } | Stage::Selling);
        at(!between || !position.ending, "the game has ended (C-96)")?;
        at(!between || !position.due, "no event is due before something was built (C-70)")?;
        at(!between || position.founded.is_none(), "nothing was founded in this turn yet (C-65)")?;
        let exists = position.founded.is_none_or(|company| position.town.exists(company));
        at(exists, "what was founded is on the board (C-65)")?;
        at(
            !position.left_top || self.readings.merger_pays_for_moving && position.bonus.is_some(),
            "nothing fell from the top of the chart in a merger (C-57)",
        )?;
        let on_chart = position.before.iter().all(|value| {
            *value == 0 || (LEAST..=MOST).contains(value) && value.is_multiple_of(SUM_STEP)
        });
        at(on_chart, "values are those of the chart (C-6)")?;
        let full = position.pile.is_empty() || position.market.iter().all(Option::is_some);
        let bought = matches!(position.stage, Stage::Buying { taken: 1 });
        at(full || bought, "the market is full while there are cards (C-25)")
    }
}

impl Position {
    /// Whether the HQ of this company is being moved.
    fn stage_moves_hq(&self, company: Company) -> bool {
        matches!(self.stage, Stage::MovingHq { company: moved, .. } if moved == company)
    }
}

//! How a view is filled.

use damrak_core::{Seat, Viewer};

use super::{
    BoardView, BuildView, CompanyView, DealView, DistrictView, EventsView, OwnView, PlayerView,
    PlotView, ProspectView, SideView, StageView,
};
use crate::action::card_name;
use crate::board::Board;
use crate::components::{Card, Companies, Company, EventKind, Roof, SHOWN_CARDS};
use crate::edition::{Edition, Layout};
use crate::plots::{PlotId, Plots};
use crate::rules::{Chartered, Outcome, Payout};
use crate::state::{Bid, Position, Stage};
use crate::trade::{Deal, Side, TradeStep};

impl Chartered {
    pub(crate) fn names(&self, plots: Plots) -> Vec<String> {
        plots.into_iter().map(|plot| self.plot_name(plot)).collect()
    }

    pub(crate) fn card(&self, card: Card) -> String {
        card_name(&self.board, card)
    }

    /// The level cards among which those beside the chart are, as a viewer knows (clause C-80).
    pub(crate) fn known_aside(&self, position: &Position, seat: Option<Seat>) -> Vec<Card> {
        if !self.readings.levels_won_unseen {
            let mut aside = position.aside.as_slice().to_vec();
            aside.sort_unstable();
            return aside;
        }
        if position.aside.is_empty() {
            return Vec::new();
        }
        let knowledge = &position.knowledge;
        let known = seat.map_or(knowledge.beside, |seat| knowledge.own_beside[seat.index()]);
        let kinds = known.into_iter().enumerate();
        kinds.flat_map(|(index, n)| vec![Card::of_level_index(index); n.into()]).collect()
    }

    pub(crate) fn look_at_stage(&self, position: &Position) -> StageView {
        let seat = position.turn;
        let listed = |companies: Companies| companies.into_iter().collect();
        match position.stage {
            Stage::Turn => StageView::Turn { seat },
            Stage::Buying { taken } => StageView::Buying { seat, taken },
            Stage::Selling => StageView::Selling { seat },
            Stage::Diagonal { plot } => StageView::Diagonal { seat, plot: self.plot_name(plot) },
            Stage::Between { plots } => {
                StageView::Between { seat, plots: plots.map(|plot| self.plot_name(plot)) }
            }
            Stage::Founding { hq } => StageView::Founding { seat, hq: self.plot_name(hq) },
            Stage::Bonus { plot, companies, roof } => StageView::Bonus {
                seat,
                plot: self.plot_name(plot),
                companies: listed(companies),
                roof: roof == Roof::Laid,
            },
            Stage::Merging { companies } => {
                StageView::Merging { seat, companies: listed(companies) }
            }
            Stage::Sales { companies, loser, winner, seat } => StageView::Sales {
                seat,
                companies: listed(companies),
                loser,
                winner,
                price: position.town.value(loser),
            },
            Stage::Trading { left } => StageView::Trading { seat, left },
            Stage::Choosing { by_action } => StageView::Choosing { seat, by_action },
            Stage::Bids(round) => StageView::Bids {
                event: position.event.map(|event| event.kind),
                bidders: Seat::all(self.players)
                    .filter(|seat| round.bids[seat.index()] != Bid::NotAsked)
                    .collect(),
                ties: round.ties,
            },
            Stage::Losing { seat, left } => StageView::Losing { seat, left },
            Stage::Trade(trade) => {
                let left = trade.left;
                match (trade.step, trade.step.sides(seat)) {
                    (TradeStep::Drafting { in_return, .. }, Some((seat, partner))) => {
                        StageView::Drafting { seat, partner, left, in_return }
                    }
                    (TradeStep::Answering { in_return, .. }, Some((partner, seat))) => {
                        StageView::Answering { seat, partner, left, in_return }
                    }
                    _ => StageView::Offering { seat, left },
                }
            }
            Stage::Lots => StageView::Lots { seat },
            Stage::Auction(auction) => StageView::Auction { seat: auction.seat },
            Stage::Looking { seat } => StageView::Looking { seat },
            Stage::TakingBack { seat } => {
                StageView::TakingBack { seat, plots: self.names(self.takeable(position)) }
            }
            Stage::MovingHq { seat, company } => StageView::MovingHq { seat, company },
            Stage::Over => StageView::Over,
        }
    }

    pub(crate) fn look_at_plots(&self, position: &Position) -> Vec<BuildView> {
        let town = &position.town;
        let look = |plot: PlotId| {
            let company = town.companies_in(Plots::only(plot)).first();
            BuildView {
                plot: self.plot_name(plot),
                height: town.floors.on(plot),
                company,
                hq: town.hq.contains(&Some(plot)),
                roof: town.roofed.contains(plot),
            }
        };
        town.built.or(town.held).into_iter().map(look).collect()
    }

    pub(crate) fn look_at_company(&self, position: &Position, company: Company) -> CompanyView {
        let town = &position.town;
        let area = town.area[company.index()];
        CompanyView {
            company,
            value: town.value(company),
            price: town.exists(company).then(|| self.share_price(position, company)),
            hq: town.hq[company.index()].map(|plot| self.plot_name(plot)),
            warehouses: town.floors.count(area),
            shares_left: self.shares_left(position, company),
        }
    }

    pub(crate) fn look_at_events(&self, position: &Position) -> EventsView {
        let count = usize::from(self.edition.table(self.players).open_events);
        let pile = position.events.pile.as_slice();
        let unseen = |kind: EventKind| pile.iter().filter(|other| **other == kind).count() as u8;
        EventsView {
            open: position.events.open.into_iter().take(count).collect(),
            pile: pile.len() as u8,
            unseen: EventKind::ALL.map(unseen),
            current: position.event.map(|event| event.kind),
        }
    }

    pub(crate) fn look_at_player(
        &self,
        position: &Position,
        seat: Seat,
        viewer: Viewer,
    ) -> PlayerView {
        let player = &position.players[seat.index()];
        let seen = !self.options.hidden_cash || viewer.is(seat) || position.stage == Stage::Over;
        let sealed = match position.stage {
            Stage::Bids(round) => matches!(round.bids[seat.index()], Bid::Sealed(_)),
            _ => false,
        };
        PlayerView {
            seat,
            money: seen.then_some(player.money),
            worth: seen.then(|| self.worth_of(position, seat)),
            shares: player.shares,
            cards: player.hand.len(),
            shown: match self.readings.seen_cards_stay_shown {
                true => player.shown.cards().map(|card| self.card(card)).collect(),
                false => Vec::new(),
            },
            roofs: player.roofs,
            action_cards: player.action_cards,
            extra_turns: player.extra,
            sealed,
        }
    }

    pub(crate) fn look_at_deal(&self, position: &Position, deal: &Deal) -> Option<DealView> {
        let Stage::Trade(trade) = position.stage else { return None };
        let (from, to) = trade.step.sides(position.turn)?;
        let side = |side: &Side| SideView {
            money: side.money,
            cards: side.cards.as_slice().iter().map(|card| self.card(*card)).collect(),
            shares: side.shares,
        };
        Some(DealView { from, to, gives: side(&deal.give), gets: side(&deal.get) })
    }

    pub(crate) fn look_at_own(&self, position: &Position, seat: Seat) -> OwnView {
        let player = &position.players[seat.index()];
        let mut ten = match position.stage {
            Stage::Looking { seat: looks } if looks == seat => {
                position.pile.latest(SHOWN_CARDS).to_vec()
            }
            _ => Vec::new(),
        };
        ten.sort_unstable();
        OwnView {
            hand: player.hand.cards().map(|card| self.card(card)).collect(),
            prospects: player
                .hand
                .plots
                .into_iter()
                .map(|plot| self.look_ahead(position, plot))
                .collect(),
            bid: match position.stage {
                Stage::Bids(round) => match round.bids[seat.index()] {
                    Bid::Sealed(amount) => Some(amount),
                    _ => None,
                },
                _ => None,
            },
            draft: match position.stage {
                Stage::Trade(trade) => match (trade.step, trade.step.sides(position.turn)) {
                    (TradeStep::Drafting { deal, .. }, Some((maker, _))) if maker == seat => {
                        self.look_at_deal(position, &deal)
                    }
                    _ => None,
                },
                _ => None,
            },
            ten: ten.into_iter().map(|card| self.card(card)).collect(),
        }
    }

    /// What a plot card would do and pay.
    fn look_ahead(&self, position: &Position, plot: PlotId) -> ProspectView {
        let town = &position.town;
        let (outcome, companies) = match self.outcome(town, plot) {
            Outcome::Alone if self.diagonal_hqs(town, plot).is_empty() => {
                ("alone", Companies::EMPTY)
            }
            Outcome::Alone => ("diagonal", Companies::EMPTY),
            Outcome::Found => ("found", Companies::EMPTY),
            Outcome::Extend(company) => ("extend", Companies::EMPTY.with(company)),
            Outcome::Merge(companies) => ("merge", companies),
            Outcome::Blocked(_) => ("blocked", Companies::EMPTY),
        };
        let Payout { least, most } = self.payout_of_build(town, plot, Roof::Bare);
        ProspectView {
            plot: self.plot_name(plot),
            outcome,
            companies: companies.into_iter().collect(),
            payout: (most > 0).then_some(most),
            payout_varies: least < most,
        }
    }
}

/// What never changes, for one layout.
pub(crate) fn look_at_board(edition: &Edition, layout: &Layout, board: &Board) -> BoardView {
    let pair = |pair: &[PlotId; 2]| pair.map(|plot| board.name(plot).to_owned());
    let districts = edition.boards.iter().zip(&layout.placed).map(|(info, placed)| {
        let upright = placed.quarters % 2 == 0;
        let (width, height) =
            if upright { (info.columns, info.rows) } else { (info.rows, info.columns) };
        DistrictView {
            id: info.id.clone(),
            name: info.name.clone(),
            x: placed.x,
            y: placed.y,
            width,
            height,
            provenance: info.provenance,
        }
    });
    let plots = board.all().map(|plot| board.plot(plot));
    BoardView {
        layout: layout.name.clone(),
        layout_title: layout.title.clone(),
        layout_provenance: layout.provenance,
        districts: districts.collect(),
        plots: plots.map(|plot| PlotView { id: plot.id.clone(), x: plot.x, y: plot.y }).collect(),
        bridges: board.bridges().iter().map(pair).collect(),
        canals: board.cuts().iter().map(pair).collect(),
        lines: edition.lines.clone(),
        lines_provenance: edition.provenance.chart,
        card_price: edition.prices.cards,
        refresh_price: edition.prices.refresh,
        action_price: edition.prices.action,
        least_share: edition.prices.least_share,
    }
}

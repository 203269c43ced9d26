//! What must hold in each stage of the game.

use damrak_core::{PositionError, Seat};

use crate::components::{EventKind, LOST_SHARES, Lot, Roof, SEATS, SUM_STEP, TRADES};
use crate::plots::Plots;
use crate::rules::Chartered;
use crate::state::{Auction, Bid, Bids, Position, Stage};
use crate::trade::{
    Deal, MOST_COUNTERS_WITHDRAWN, MOST_WITHDRAWN, OFFERS, SHARES_A_SIDE, Side, Trade, TradeStep,
};

impl Chartered {
    pub(crate) fn check_stage(&self, position: &Position) -> Result<(), PositionError> {
        let at = |holds: bool, problem: &str| PositionError::unless(holds, "stage", problem);
        self.check_event_in_play(position)?;
        let town = &position.town;
        let room = |seat: Seat| self.has_room_for_card(position, seat);
        match position.stage {
            Stage::Turn | Stage::Selling | Stage::Choosing { .. } | Stage::Lots | Stage::Over => {
                Ok(())
            }
            Stage::Buying { taken } => at(taken <= 1, "two cards are bought at once (C-20)"),
            Stage::Diagonal { plot } => {
                let possible = !self.diagonal_hqs(town, plot).is_empty();
                at(town.lone.contains(plot) && possible, "nothing lies diagonally there (C-37)")
            }
            Stage::Between { plots: [a, b] } => {
                let both = Plots::only(a).or(Plots::only(b));
                let hqs = self.pair_hqs(town, a, b).unwrap_or_default();
                let sorted = a < b || self.readings.pairs_in_order && a != b;
                let apart = !self.board.near(a).contains(b) && sorted;
                let possible = town.lone.covers(both) && apart && hqs.len() > 1;
                at(possible, "no HQ can stand between these (C-40)")
            }
            Stage::Founding { hq } => {
                let area = self.board.flood(Plots::only(hq), town.lone);
                let free = !town.held.contains(hq) && area.and(town.lone).len() >= 2;
                let possible = free && self.may_found(town, area).is_ok();
                at(possible, "no company can be founded there (C-42)")
            }
            Stage::Bonus { plot, companies, roof } => {
                let touched = town.companies_in(self.board.near(plot));
                let merges =
                    town.lone.contains(plot) && touched == companies && companies.len() > 1;
                at(merges, "the warehouse does not connect these companies (C-51)")?;
                at(
                    roof == Roof::Bare || town.roofed.contains(plot),
                    "the roof lies on the warehouse (C-58)",
                )
            }
            Stage::Merging { companies } => {
                let on_board = companies.into_iter().all(|company| town.exists(company));
                at(on_board && companies.len() > 1, "these companies do not merge (C-51)")
            }
            Stage::Sales { companies, loser, winner, seat } => {
                let on_board = companies.into_iter().all(|company| town.exists(company));
                let merges = self.may_merge(&town.values, companies, loser, winner);
                let sells = position.players[seat.index()].shares[loser.index()] > 0;
                at(on_board && merges && sells, "nobody is asked to sell there (C-53)")
            }
            Stage::Trading { left } => {
                at((1..=TRADES).contains(&left), "two shares at most (C-63)")
            }
            Stage::Bids(bids) => self.check_bids(position, &bids),
            Stage::Losing { seat, left } => {
                let has = position.players[seat.index()].share_count();
                at((1..=LOST_SHARES).contains(&left) && left <= has, "so many are not lost (C-82)")
            }
            Stage::Trade(trade) => self.check_trade(position, &trade),
            Stage::Auction(auction) => self.check_auction(position, &auction),
            Stage::Looking { seat } => {
                at(!position.pile.is_empty() && room(seat), "there is nothing to look at (C-92)")
            }
            Stage::TakingBack { seat } => at(room(seat), "there is no room for a card (C-95)"),
            Stage::MovingHq { company, .. } => {
                at(town.exists(company), "the company is not on the board (C-94)")
            }
        }
    }

    /// An event is in play just while it is played.
    fn check_event_in_play(&self, position: &Position) -> Result<(), PositionError> {
        let kind = position.event.map(|event| event.kind);
        let fits = match position.stage {
            Stage::Bids(_) => kind.is_some_and(EventKind::has_bids),
            Stage::Losing { .. } => kind == Some(EventKind::Dreighinghe),
            Stage::Trade(_) => kind == Some(EventKind::Coopmanscappen),
            Stage::Lots
            | Stage::Auction(_)
            | Stage::Looking { .. }
            | Stage::TakingBack { .. }
            | Stage::MovingHq { .. } => kind == Some(EventKind::Veilinge),
            _ => kind.is_none(),
        };
        PositionError::unless(fits, "event", "this is not what happens in that event (C-72)")
    }

    /// Clauses C-75 to C-77.
    fn check_bids(&self, position: &Position, round: &Bids) -> Result<(), PositionError> {
        let at = |holds: bool, problem: &str| PositionError::unless(holds, "bids", problem);
        at(round.ties < 5 && round.ties_at_zero < 2, "nobody bids again (C-77)")?;
        at(round.ties_at_zero <= round.ties, "ties at zero are ties (C-77)")?;
        at(round.bids.contains(&Bid::Open), "somebody has still to bid (C-75)")?;
        let aenleggen = position.event.is_some_and(|event| event.kind == EventKind::Aenleggen);
        at(!aenleggen || !position.aside.is_empty(), "there is no level card to win (C-81)")?;
        for (index, bid) in round.bids.into_iter().enumerate().take(SEATS) {
            if bid == Bid::NotAsked {
                continue;
            }
            at(index < usize::from(self.players), "nobody sits there (C-1)")?;
            let seat = Seat::from_index(index);
            let room = !aenleggen || self.has_room_for_card(position, seat);
            at(room, "who has fifteen cards does not bid for one (C-81)")?;
            if let Bid::Sealed(amount) = bid {
                let pays = amount <= self.purse(position, seat);
                at(
                    pays && amount.is_multiple_of(SUM_STEP),
                    "nobody bids what they do not have (C-75)",
                )?;
            }
        }
        Ok(())
    }

    /// Clauses C-89 to C-95.
    fn check_auction(&self, position: &Position, auction: &Auction) -> Result<(), PositionError> {
        let at = |holds: bool, problem: &str| PositionError::unless(holds, "auction", problem);
        let Auction { lot, best, seat, bidders } = *auction;
        at(self.may_auction(position, lot).is_ok(), "there is no such lot (C-95)")?;
        at(bidders.contains(seat), "who has passed is not asked again (C-89)")?;
        for bidder in bidders {
            let room = !lot.is_card() || self.has_room_for_card(position, bidder);
            at(room, "who has fifteen cards does not bid for one (C-95)")?;
            let own = matches!(lot, Lot::Own(_)) && bidder == position.turn;
            at(!own, "nobody bids for a share of their own (C-91)")?;
        }
        let Some((leader, amount)) = best else { return Ok(()) };
        let least = if matches!(lot, Lot::Own(_)) { SUM_STEP } else { 0 };
        let pays = amount <= self.purse(position, leader) && amount.is_multiple_of(SUM_STEP);
        at(pays && amount >= least, "nobody bids what they do not have (C-89)")?;
        at(bidders.contains(leader) && leader != seat, "the highest bidder waits (C-89)")
    }

    /// Clauses C-84 to C-87.
    fn check_trade(&self, position: &Position, trade: &Trade) -> Result<(), PositionError> {
        let at = |holds: bool, problem: &str| PositionError::unless(holds, "offer", problem);
        at((1..=OFFERS).contains(&trade.left), "there are up to five offers (C-85)")?;
        let free = self.readings.withdrawing_is_free;
        let most = if free { MOST_WITHDRAWN } else { 1 };
        at(trade.withdrawn < most, "so many offers are not withdrawn (C-86)")?;
        let most = match trade.step {
            _ if !free => 0,
            TradeStep::Idle | TradeStep::Drafting { in_return: false, .. } => 0,
            TradeStep::Answering { in_return: false, .. } => MOST_COUNTERS_WITHDRAWN,
            _ => MOST_COUNTERS_WITHDRAWN - 1,
        };
        at(trade.countered <= most, "so many offers in return are not withdrawn (C-86)")?;
        let Some((from, of)) = trade.step.sides(position.turn) else { return Ok(()) };
        at(from != of, "nobody trades with themselves (C-84)")?;
        let (TradeStep::Drafting { deal, .. } | TradeStep::Answering { deal, .. }) = trade.step
        else {
            return Ok(());
        };
        if let TradeStep::Drafting { in_return, answers, .. } = trade.step {
            at(answers.is_some() == (in_return && free), "an offer in return answers one (C-86)")?;
            if let Some(first) = answers {
                self.check_offer(position, (of, from), &first)?;
            }
        }
        match trade.step {
            TradeStep::Answering { .. } => self.check_offer(position, (from, of), &deal),
            _ => self.check_deal(position, (from, of), &deal),
        }
    }

    /// An offer that was made (clause C-87).
    fn check_offer(
        &self,
        position: &Position,
        (from, of): (Seat, Seat),
        deal: &Deal,
    ) -> Result<(), PositionError> {
        let at = |holds: bool, problem: &str| PositionError::unless(holds, "offer", problem);
        self.check_deal(position, (from, of), deal)?;
        let can_be = self.may_send(position, (from, of), deal).is_ok();
        at(can_be, "no such offer can be made (C-87)")?;
        let shown = &position.players[from.index()].shown;
        let cards = deal.give.cards.as_slice();
        let named = cards.iter().all(|card| shown.count(*card) >= deal.give.count(*card));
        at(named, "cards that are offered are shown (C-87)")
    }

    fn check_deal(
        &self,
        position: &Position,
        (from, of): (Seat, Seat),
        deal: &Deal,
    ) -> Result<(), PositionError> {
        let at = |holds: bool, problem: &str| PositionError::unless(holds, "offer", problem);
        at(deal.give.money == 0 || deal.get.money == 0, "money goes one way (C-85)")?;
        let both_ways = deal.give.cards.as_slice().iter().any(|card| deal.get.count(*card) > 0)
            || deal.give.shares.iter().zip(&deal.get.shares).any(|(a, b)| *a > 0 && *b > 0);
        at(!both_ways, "nothing goes both ways (C-85)")?;
        for side in [&deal.give, &deal.get] {
            at(side.money.is_multiple_of(SUM_STEP), "all sums are whole tens (C-10)")?;
            let shares: u16 = side.shares.iter().map(|count| u16::from(*count)).sum();
            at(shares <= u16::from(SHARES_A_SIDE), "up to five shares go each way (C-85)")?;
        }
        let has_shares = |seat: Seat, side: &Side| {
            let held = &position.players[seat.index()].shares;
            held.iter().zip(&side.shares).all(|(held, named)| held >= named)
        };
        let hand = &position.players[from.index()].hand;
        let gives = deal.give.cards.as_slice().iter();
        let has_cards = gives.clone().all(|card| hand.count(*card) >= deal.give.count(*card));
        let pays = deal.give.money <= self.purse(position, from);
        let has = has_shares(from, &deal.give) && has_cards && pays;
        at(has, "nobody offers what they do not have (C-87)")?;
        let mut asked = deal.get.cards.as_slice().iter();
        let may_have =
            asked.all(|card| self.may_hold(position, of, *card) >= deal.get.count(*card));
        let pays = deal.get.money <= self.most_asked(position, of);
        let may_have = has_shares(of, &deal.get) && may_have && pays;
        at(may_have, "nobody is asked for what they cannot have (C-87)")
    }
}

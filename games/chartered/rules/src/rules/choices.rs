//! Everything that is open to a seat.

use damrak_core::Seat;

use super::Chartered;
use crate::action::Action;
use crate::components::{Card, Company, EventKind, Roof, SHOWN_CARDS};
use crate::plots::{PlotId, Plots};
use crate::state::{Auction, Position, Stage};
use crate::sums::Sums;
use crate::trade::{Deal, Item, Trade, TradeStep};

/// What an action card can be used for (clause C-68).
pub(super) const ACTION_CARD: [Action; 2] = [Action::BuyRoof, Action::BuyEvent];

/// What a turn can be spent on (clause C-18), in the order in which it is listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Way {
    Cards,
    Build,
    Raise,
    Pair,
    Sell,
}

impl Way {
    pub(super) const ALL: [Way; 5] = [Way::Cards, Way::Build, Way::Raise, Way::Pair, Way::Sell];
}

/// What can be done with an offer that is put together, in the order in which it is listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    GiveMoney,
    Give,
    AskMoney,
    AskCard,
    AskShare,
    End,
}

impl Part {
    pub(super) const ALL: [Part; 6] =
        [Part::GiveMoney, Part::Give, Part::AskMoney, Part::AskCard, Part::AskShare, Part::End];
}

impl Chartered {
    /// Every decision open to a seat that is waited for.
    pub(crate) fn list(&self, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        match position.stage {
            Stage::Turn => {
                Way::ALL.into_iter().for_each(|way| self.list_way(position, seat, way, out));
                if out.is_empty() {
                    out.push(Action::Pass);
                }
            }
            Stage::Buying { .. } => self.cards(position, seat).for_each(|card| out.push(card)),
            Stage::Selling => {
                out.extend(self.sales(position, seat));
                out.push(Action::Done);
            }
            Stage::Diagonal { .. } => {
                out.extend(self.hq_plots(position).into_iter().map(Action::Hq));
                out.push(Action::Alone);
            }
            Stage::Between { .. } | Stage::MovingHq { .. } => {
                out.extend(self.hq_plots(position).into_iter().map(Action::Hq));
            }
            Stage::Founding { .. } => {
                out.extend(position.town.unfounded().into_iter().map(Action::Choose));
            }
            Stage::Bonus { companies, .. } => out.extend(companies.into_iter().map(Action::Choose)),
            Stage::Merging { companies } => {
                self.mergers(&position.town.values, companies, |loser, winner| {
                    out.push(Action::Merge(loser, winner));
                });
            }
            Stage::Sales { loser, .. } => {
                let held = position.players[seat.index()].shares[loser.index()];
                out.extend((0..=held).map(Action::SellOut));
            }
            Stage::Trading { left } => {
                out.extend(self.purchases(position, seat));
                out.extend(self.sales(position, seat));
                if self.may_use_action(position, seat, left).is_ok() {
                    out.extend(ACTION_CARD);
                }
                out.push(Action::Done);
            }
            _ => self.list_event(position, seat, out),
        }
    }

    pub(super) fn list_way(
        &self,
        position: &Position,
        seat: Seat,
        way: Way,
        out: &mut Vec<Action>,
    ) {
        match way {
            Way::Cards => {
                self.cards(position, seat).for_each(|card| out.push(card));
                if self.may_refresh(position, seat).is_ok() {
                    out.push(Action::Refresh);
                }
            }
            Way::Build => self.list_builds(position, seat, out),
            Way::Raise => self.list_raises(position, seat, out),
            Way::Pair => self.list_pairs(position, seat, out),
            Way::Sell => out.extend(self.sales(position, seat)),
        }
    }

    /// Whether the turn can be spent like this.
    pub(super) fn is_open(&self, position: &Position, seat: Seat, way: Way) -> bool {
        match way {
            Way::Cards => {
                self.cards(position, seat).next().is_some()
                    || self.may_refresh(position, seat).is_ok()
            }
            Way::Build => self.sites(position, seat).next().is_some(),
            Way::Raise => !Self::towers(position, seat).is_empty(),
            Way::Pair => self.pairs(position, seat).any(|_| true),
            Way::Sell => self.can_sell(position, seat),
        }
    }

    /// Whether anything but passing is open in a turn (clause C-19).
    pub(super) fn can_do_something(&self, position: &Position, seat: Seat) -> bool {
        Way::ALL.into_iter().any(|way| self.is_open(position, seat, way))
    }

    /// Clauses C-20 to C-23.
    fn cards(&self, position: &Position, seat: Seat) -> impl Iterator<Item = Action> {
        let open = self.may_begin_buying(position, seat).is_ok();
        let market = if open { &position.market[..] } else { &[] };
        // Of every plot there is one card only.
        let first_alike = |index: usize, card: Card| {
            card.as_plot().is_some() || !market[..index].contains(&Some(card))
        };
        let takes = market.iter().enumerate().filter_map(move |(index, card)| {
            let card = (*card)?;
            let allowed = first_alike(index, card) && self.may_take_now(position, card).is_ok();
            allowed.then_some(Action::Take(card))
        });
        let draw = open && !position.pile.is_empty();
        takes.chain(draw.then_some(Action::Draw))
    }

    /// Where plot cards of the hand can be played (clause C-28).
    fn sites(&self, position: &Position, seat: Seat) -> impl Iterator<Item = PlotId> {
        let plots = position.players[seat.index()].hand.plots;
        plots.into_iter().filter(|plot| self.may_stand(&position.town, *plot).is_ok())
    }

    fn list_builds(&self, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        let has_roof = position.players[seat.index()].roofs > 0;
        for plot in self.sites(position, seat) {
            out.push(Action::Build { plot, roof: Roof::Bare });
            if has_roof && self.touches_company(&position.town, plot) {
                out.push(Action::Build { plot, roof: Roof::Laid });
            }
        }
    }

    /// Where level cards of the hand can be played (clause C-45).
    fn towers(position: &Position, seat: Seat) -> Plots {
        let levels = position.players[seat.index()].hand.levels;
        let fits = |(floors, count): (u8, u8)| match count {
            0 => Plots::EMPTY,
            _ => position.town.floors.up_to(floors),
        };
        (1..).zip(levels).map(fits).fold(Plots::EMPTY, Plots::or)
    }

    fn list_raises(&self, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        let has_roof = position.players[seat.index()].roofs > 0;
        for plot in Self::towers(position, seat) {
            out.push(Action::Raise { plot, roof: Roof::Bare });
            if has_roof && position.town.held.contains(plot) {
                out.push(Action::Raise { plot, roof: Roof::Laid });
            }
        }
    }

    /// Clauses C-40 and C-41. Plots within two steps of a company can found none.
    fn pairs(&self, position: &Position, seat: Seat) -> impl Iterator<Item = (PlotId, PlotId)> {
        let plots = position.players[seat.index()].hand.plots.minus(position.town.zone);
        plots.into_iter().flat_map(move |a| {
            let mates = self.board.near(a).or(self.board.diagonal(a)).and(plots);
            let fits = move |b: &_| self.may_pair(position, seat, a, *b).is_ok();
            mates.after(a).into_iter().filter(fits).map(move |b| (a, b))
        })
    }

    /// Two plot cards that fit, in every order that makes a difference (clause C-34).
    fn list_pairs(&self, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        for (a, b) in self.pairs(position, seat) {
            if self.readings.pairs_in_order {
                out.extend([Action::Pair(a, b), Action::Pair(b, a)]);
            } else {
                out.push(Action::Together(a, b));
            }
        }
    }

    /// Clause C-63.
    pub(super) fn purchases(
        &self,
        position: &Position,
        seat: Seat,
    ) -> impl Iterator<Item = Action> {
        let may_buy = move |company: &Company| self.may_buy(position, seat, *company).is_ok();
        Company::ALL.into_iter().filter(may_buy).map(Action::Buy)
    }

    /// Clauses C-63 and C-69.
    pub(super) fn sales(&self, position: &Position, seat: Seat) -> impl Iterator<Item = Action> {
        let may_sell = move |company: &Company| self.may_sell(position, seat, *company).is_ok();
        Company::ALL.into_iter().filter(may_sell).map(Action::Sell)
    }

    /// The bids a seat may make in secret (clause C-75).
    pub(crate) fn secret_sums(&self, position: &Position, seat: Seat) -> Sums {
        Sums::between(0, self.purse(position, seat))
    }

    /// The bids that may be named next in an auction (clause C-89).
    pub(crate) fn auction_sums(&self, position: &Position, auction: &Auction) -> Sums {
        Sums::between(self.least_bid(auction), self.purse(position, auction.seat))
    }

    fn list_event(&self, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        match position.stage {
            Stage::Choosing { .. } => {
                let open = |kind: &EventKind| self.may_choose_event(position, *kind).is_ok();
                out.extend(EventKind::ALL.into_iter().filter(open).map(Action::Event));
                out.push(Action::EventBlind);
            }
            Stage::Bids(_) => out.extend(self.secret_sums(position, seat).all().map(Action::Bid)),
            Stage::Losing { .. } => {
                let shares = &position.players[seat.index()].shares;
                let has = |company: &Company| shares[company.index()] > 0;
                out.extend(Company::ALL.into_iter().filter(has).map(Action::Return));
            }
            Stage::Lots => {
                let lots = Self::all_lots().filter(|lot| self.may_auction(position, *lot).is_ok());
                out.extend(lots.map(Action::Lot));
            }
            Stage::Auction(auction) => {
                out.extend(self.auction_sums(position, &auction).all().map(Action::Bid));
                if !self.must_open(position, &auction) {
                    out.push(Action::Pass);
                }
            }
            Stage::Looking { .. } => {
                let shown = position.pile.latest(SHOWN_CARDS);
                let kinds =
                    (0..Card::KINDS).map(Card::from_index).filter(|card| shown.contains(card));
                out.extend(kinds.map(Action::Keep));
            }
            Stage::TakingBack { .. } => {
                out.extend(self.takeable(position).into_iter().map(Action::TakeBack));
            }
            Stage::Trade(trade) => self.list_offer(position, seat, trade, out),
            _ => {}
        }
    }

    fn list_offer(&self, position: &Position, seat: Seat, trade: Trade, out: &mut Vec<Action>) {
        match trade.step {
            TradeStep::Idle => {
                let others = Seat::all(self.players).filter(|other| *other != seat);
                out.extend(others.map(Action::Partner));
                out.push(Action::Done);
            }
            TradeStep::Drafting { deal, .. } => {
                let Some(sides) = trade.step.sides(position.turn) else { return };
                for part in Part::ALL {
                    self.list_part(position, sides, &deal, part, out);
                }
            }
            TradeStep::Answering { deal, .. } => {
                if self.may_accept(position, seat, &deal).is_ok() {
                    out.push(Action::Accept);
                }
                out.push(Action::Decline);
                if self.may_counter(&trade).is_ok() {
                    out.push(Action::Counter);
                }
            }
        }
    }

    pub(super) fn list_part(
        &self,
        position: &Position,
        sides: (Seat, Seat),
        deal: &Deal,
        part: Part,
        out: &mut Vec<Action>,
    ) {
        let (from, of) = sides;
        let give = |amount| Action::Give(Item::Money(amount));
        let ask = |amount| Action::Ask(Item::Money(amount));
        match part {
            Part::GiveMoney => out.extend(self.gift_sums(position, from, deal).all().map(give)),
            Part::Give => out.extend(self.gifts(position, from, deal)),
            Part::AskMoney => out.extend(self.asked_sums(position, of, deal).all().map(ask)),
            Part::AskCard => out.extend(self.asked_cards(position, of, deal)),
            Part::AskShare => out.extend(self.asked_shares(position, of, deal)),
            Part::End => {
                if self.may_send(position, sides, deal).is_ok() {
                    out.push(Action::Send);
                }
                out.push(Action::Withdraw);
            }
        }
    }

    /// Whether the offer can go on like this.
    pub(super) fn is_part_open(
        &self,
        position: &Position,
        (from, of): (Seat, Seat),
        deal: &Deal,
        part: Part,
    ) -> bool {
        match part {
            Part::GiveMoney => !self.gift_sums(position, from, deal).is_empty(),
            Part::Give => self.gifts(position, from, deal).next().is_some(),
            Part::AskMoney => !self.asked_sums(position, of, deal).is_empty(),
            Part::AskCard => self.asked_cards(position, of, deal).next().is_some(),
            Part::AskShare => self.asked_shares(position, of, deal).next().is_some(),
            Part::End => true,
        }
    }
}

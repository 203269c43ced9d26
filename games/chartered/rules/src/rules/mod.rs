//! The rules, one file a phase.

mod auction;
mod bids;
mod building;
mod buying;
mod choices;
mod ending;
mod events;
mod legal;
mod merging;
mod offers;
mod payouts;
mod random;
mod setting_up;
mod trading;
mod turn;

use damrak_core::edition::{EditionId, EditionSource};
use damrak_core::{
    Disclosure, GameInfo, Listener, OpenError, Printed, Rng, Rules, Score, Seat, SeatSet, Seed,
    Setup, Standing, pick_by_kind,
};

use crate::action::Action;
use crate::board::Board;
use crate::components::{Lot, MOST_CARDS};
use crate::edition::Edition;
use crate::event::Event;
use crate::info::{INFO, Options};
use crate::plots::Plots;
use crate::refusal::Refusal;
use crate::state::{Bid, Position, Stage};
use crate::trade::{Draft, Item, Trade, TradeStep};
use crate::version::Readings;
use crate::view::BoardView;

pub(crate) use building::Outcome;
pub(crate) use payouts::Payout;
use random::draw_sum;

damrak_core::wrap! {
    /// A decision being carried out. What is done on the way are its methods, in the file of the phase they belong to.
    pub(crate) struct Doing<'a, L>(pub(crate) damrak_core::Doing<'a, Chartered, L>);
}

/// The rules of Chartered for one setup.
#[derive(Clone, Debug)]
pub struct Chartered {
    pub(crate) edition: Edition,
    pub(crate) options: Options,
    pub(crate) readings: Readings,
    pub(crate) players: u8,
    pub(crate) board: Board,
    /// All its plots.
    pub(crate) every_plot: Plots,
    /// What never changes on the board.
    pub(crate) printed_board: Printed<BoardView>,
}

impl Chartered {
    /// The plots and how they hang together in this layout.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The edition with everything it says about itself.
    pub fn edition_data(&self) -> &Edition {
        &self.edition
    }

    /// The seat that decides in stages where just one does.
    fn deciding(&self, position: &Position) -> SeatSet {
        let seat = match &position.stage {
            &(Stage::Sales { seat, .. }
            | Stage::Losing { seat, .. }
            | Stage::Looking { seat }
            | Stage::TakingBack { seat }
            | Stage::MovingHq { seat, .. }) => seat,
            Stage::Auction(auction) => auction.seat,
            Stage::Trade(trade) => match (trade.step, trade.step.sides(position.turn)) {
                (TradeStep::Answering { .. }, Some((_, answers))) => answers,
                (_, Some((drafts, _))) => drafts,
                (_, None) => position.turn,
            },
            Stage::Over => return SeatSet::EMPTY,
            _ => position.turn,
        };
        SeatSet::only(seat)
    }

    fn carry_out<L: Listener<Event>>(
        &self,
        position: &mut Position,
        seat: Seat,
        action: Action,
        listener: &mut L,
    ) -> Disclosure {
        let stage = position.stage;
        if matches!(stage, Stage::Turn) && action != Action::Pass {
            position.passes = 0;
        }
        let mut doing = Doing(damrak_core::Doing::new(self, position, listener));
        match (stage, action) {
            (_, Action::Take(card)) => doing.take(seat, card),
            (_, Action::Draw) => doing.draw(seat),
            (_, Action::Refresh) => doing.refresh(seat),
            (_, Action::Build { plot, roof }) => doing.build(seat, plot, roof),
            (_, Action::Raise { plot, roof }) => doing.raise(seat, plot, roof),
            (_, Action::Pair(a, b) | Action::Together(a, b)) => doing.build_pair(seat, a, b),
            (Stage::MovingHq { company, .. }, Action::Hq(plot)) => doing.move_hq(company, plot),
            (_, Action::Hq(plot)) => doing.begin_founding(seat, plot),
            (_, Action::Alone) => doing.begin_trading(),
            (Stage::Founding { hq }, Action::Choose(company)) => doing.found(seat, company, hq),
            (Stage::Bonus { plot, companies, roof }, Action::Choose(company)) => {
                doing.give_bonus(company, plot, companies, roof);
            }
            (Stage::Merging { companies }, Action::Merge(loser, winner)) => {
                doing.begin_sales(companies, loser, winner);
            }
            (Stage::Sales { companies, loser, winner, .. }, Action::SellOut(count)) => {
                doing.sell_out(seat, count, (companies, loser, winner));
            }
            (Stage::Trading { left }, Action::Buy(company)) => doing.buy_share(seat, company, left),
            (Stage::Trading { left }, Action::Sell(company)) => {
                doing.sell_share(seat, company, left);
            }
            (_, Action::Sell(company)) => doing.sell_instead(seat, company),
            (_, Action::BuyRoof) => doing.buy_roof(seat),
            (_, Action::BuyEvent) => doing.buy_event(seat),
            (Stage::Trade(_), Action::Done) => doing.end_trade(),
            (Stage::Trading { .. }, Action::Done) => doing.finish_turn(),
            (_, Action::Done) => doing.end_turn(),
            (Stage::Auction(auction), Action::Pass) => doing.pass_auction(seat, auction),
            (_, Action::Pass) => doing.pass(seat),
            (_, Action::Event(kind)) => doing.choose_event(kind),
            (_, Action::EventBlind) => doing.choose_blindly(),
            (Stage::Bids(round), Action::Bid(amount)) => doing.bid_secretly(seat, amount, round),
            (Stage::Auction(auction), Action::Bid(amount)) => {
                doing.bid_openly(seat, amount, auction);
            }
            (Stage::Losing { left, .. }, Action::Return(company)) => {
                doing.lose_share(seat, company, left);
            }
            (_, Action::Lot(lot)) => doing.begin_auction(lot),
            (_, Action::Keep(card)) => doing.keep(seat, card),
            (_, Action::TakeBack(plot)) => doing.take_back(seat, plot),
            (Stage::Trade(trade), Action::Partner(partner)) => {
                doing.approach(seat, partner, trade);
            }
            (Stage::Trade(trade), Action::Give(item)) => {
                doing.draft(seat, item, Draft::Give, trade);
            }
            (Stage::Trade(trade), Action::Ask(item)) => doing.draft(seat, item, Draft::Ask, trade),
            (Stage::Trade(trade), Action::Send) => doing.send(trade),
            (Stage::Trade(trade), Action::Withdraw) => doing.withdraw(seat, trade),
            (Stage::Trade(trade), Action::Accept) => doing.accept(trade),
            (Stage::Trade(trade), Action::Decline) => doing.decline(trade),
            (Stage::Trade(trade), Action::Counter) => doing.counter(trade),
            _ => debug_assert!(false, "only legal actions are carried out"),
        }
        doing.disclosure()
    }
}

impl Rules for Chartered {
    type Position = Position;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn open(setup: &Setup, source: EditionSource<'_>) -> Result<Self, OpenError> {
        let options = Options::read(setup)?;
        let edition = Edition::read(source)?;
        let layout = edition
            .layout(setup.variant)
            .ok_or_else(|| source.error(format!("there is no layout for `{}`", setup.variant)))?;
        let board = Board::new(&edition.boards, layout);
        let printed_board = Printed::new(crate::view::look_at_board(&edition, layout, &board));
        let readings = Readings::of(setup);
        let (players, every_plot) = (setup.players, board.every());
        Ok(Self { players, board, every_plot, printed_board, edition, options, readings })
    }

    fn edition(&self) -> &EditionId {
        &self.edition.id
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn deal(&self, seed: Seed, listener: &mut impl Listener<Event>) -> Position {
        let mut position = self.empty_table(Rng::new(seed));
        self.lay_levels_aside(&mut position);
        self.deal_plots(&mut position);
        let players = u32::from(self.players);
        position.turn = Seat::from_index(position.rng.below(players) as usize);
        position.events.discard = self.edition.events;
        position.events.shuffle(&mut position.rng);

        let table = self.edition.table(self.players);
        let first = position.turn;
        let mut doing = Doing(damrak_core::Doing::new(self, &mut position, listener));
        doing.tell(|| Event::Began { first, cards: table.cards, money: table.money });
        for seat in Seat::all(self.players) {
            let hand = doing.position.players[seat.index()].hand;
            let cards = || hand.cards().map(|card| self.card_name(card)).collect();
            doing.tell_only(seat, || Event::HandDealt { seat, cards: cards() });
        }
        doing.fill_market();
        doing.open_events();
        position
    }

    fn waiting_for(&self, position: &Position) -> SeatSet {
        match &position.stage {
            Stage::Bids(round) => {
                let is_open = |seat: &Seat| round.bids[seat.index()] == Bid::Open;
                Seat::all(self.players).filter(is_open).collect()
            }
            _ => self.deciding(position),
        }
    }

    fn legal_actions(&self, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.waiting_for(position).contains(seat) {
            self.list(position, seat, out);
        }
    }

    fn is_legal(&self, position: &Position, seat: Seat, action: Action) -> Result<(), Refusal> {
        if matches!(position.stage, Stage::Over) {
            return Err(if position.ending { Refusal::Over } else { Refusal::AllPassed });
        }
        if !self.waiting_for(position).contains(seat) {
            return Err(self.why_not_asked(position, seat));
        }
        self.judge(position, seat, action)
    }

    fn apply(
        &self,
        position: &mut Position,
        seat: Seat,
        action: Action,
        listener: &mut impl Listener<Event>,
    ) -> Result<Disclosure, Refusal> {
        self.is_legal(position, seat, action)?;
        Ok(self.carry_out(position, seat, action, listener))
    }

    /// Clause C-98.
    fn standing(&self, position: &Position) -> Option<Standing> {
        if position.stage != Stage::Over {
            return None;
        }
        let scores = |seat: Seat| {
            let player = &position.players[seat.index()];
            let money = Score::new("money", "chartered-score-money", player.money.into());
            let cards = if self.readings.counts_room_in_hand {
                let room = MOST_CARDS.saturating_sub(player.hand.len());
                Score::new("room", "chartered-score-room", room.into())
            } else {
                let cards = i64::from(player.hand.len());
                Score::fewer_wins("cards", "chartered-score-cards", cards)
            };
            (seat, vec![money, cards])
        };
        Some(Standing::rank(Seat::all(self.players).map(scores).collect(), Vec::new()))
    }

    /// Every way to spend a turn is drawn apart, else amounts of money and cards to ask for would drown the
    /// rest.
    fn kind(action: Action) -> u8 {
        match action {
            Action::Take(_) | Action::Draw | Action::Refresh => 0,
            Action::Build { .. } => 1,
            Action::Raise { .. } => 2,
            Action::Pair(..) | Action::Together(..) => 3,
            Action::Sell(_) | Action::SellOut(_) | Action::Return(_) => 4,
            Action::Buy(_) => 5,
            Action::BuyRoof | Action::BuyEvent => 6,
            Action::Give(Item::Money(_)) => 7,
            Action::Give(_) => 8,
            Action::Ask(Item::Money(_)) => 9,
            Action::Ask(Item::Card(_)) => 10,
            Action::Ask(Item::Share(_)) => 11,
            Action::Bid(_) => 12,
            Action::Lot(Lot::Bank(_)) => 13,
            Action::Lot(Lot::Own(_)) => 14,
            Action::Lot(_) => 15,
            Action::Send | Action::Withdraw => 16,
            Action::Accept => 17,
            Action::Decline => 18,
            Action::Counter => 19,
            _ => 20,
        }
    }

    /// Sums of money and most of a turn are drawn without listing them.
    fn random_action(
        &self,
        position: &Position,
        seat: Seat,
        buffer: &mut Vec<Action>,
        rng: &mut Rng,
    ) -> Option<Action> {
        if !self.waiting_for(position).contains(seat) {
            return None;
        }
        buffer.clear();
        match position.stage {
            Stage::Turn => self.draw_turn(position, seat, buffer, rng),
            Stage::Bids(_) => draw_sum(self.secret_sums(position, seat), rng).map(Action::Bid),
            Stage::Auction(auction) => self.draw_bid(position, &auction, rng),
            Stage::Trade(Trade { step: step @ TradeStep::Drafting { deal, .. }, .. }) => {
                let sides = step.sides(position.turn)?;
                self.draw_part(position, sides, &deal, buffer, rng)
            }
            Stage::Trading { left } => self.draw_trade(position, seat, left, buffer, rng),
            Stage::Selling
            | Stage::Lots
            | Stage::Trade(Trade { step: TradeStep::Answering { .. }, .. }) => {
                self.list(position, seat, buffer);
                pick_by_kind::<Self>(buffer, rng)
            }
            // Everything else is a choice among decisions of one kind.
            _ => {
                self.list(position, seat, buffer);
                rng.pick(buffer).copied()
            }
        }
    }
}

impl<L: Listener<Event>> Doing<'_, L> {
    /// Clause C-19. Who has another turn right after this one has not passed for good.
    fn pass(&mut self, seat: Seat) {
        if self.position.again == 0 {
            self.position.passes += 1;
        }
        self.tell(|| Event::Passed { seat });
        self.end_turn();
    }
}

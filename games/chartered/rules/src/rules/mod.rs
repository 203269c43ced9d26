//! The rules, one file a phase.

mod auction;
mod bids;
mod building;
mod buying;
mod choices;
mod doing;
mod ending;
mod events;
mod legal;
mod merging;
mod offers;
mod payouts;
mod random;
mod setting_up;
mod trading;

use damrak_core::edition::{EditionId, EditionSource};
use damrak_core::{
    Bundle, Disclosure, Game, GameInfo, Line, Listener, NotationError, OpenError, Patience, Phrase,
    PositionError, Printed, Rng, Seat, SeatSet, Seed, Setup, Standing, Target, Viewer,
};
use serde_json::Value;

use crate::action::{self, Action};
use crate::board::Board;
use crate::components::Lot;
use crate::edition::Edition;
use crate::event::Event;
use crate::info::{INFO, Options};
use crate::plots::Plots;
use crate::refusal::Refusal;
use crate::state::{Bid, Position, Stage};
use crate::trade::{Item, TradeStep};
use crate::version::Readings;
use crate::view::{BoardView, View};

pub(crate) use building::Outcome;
use doing::Doing;
pub(crate) use payouts::Payout;

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
        let mut doing = Doing::new(self, position, listener);
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
            (Stage::Trade(trade), Action::Give(item)) => doing.draft(seat, item, false, trade),
            (Stage::Trade(trade), Action::Ask(item)) => doing.draft(seat, item, true, trade),
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

impl Game for Chartered {
    type Position = Position;
    type Action = Action;
    type Event = Event;
    type View = View;
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
        self.set_up(seed, listener)
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

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        self.look(position, viewer)
    }

    fn guess(&self, position: &Position, seat: Seat, rng: &mut Rng) -> Position {
        self.imagine(position, seat, rng)
    }

    fn reopen(&self, guess: &mut Position, seat: Seat) {
        self.reopen_bids(guess, seat);
    }

    fn standing(&self, position: &Position) -> Option<Standing> {
        self.final_standing(position)
    }

    fn check(&self, position: &Position) -> Result<(), PositionError> {
        self.check_invariants(position)
    }

    fn save(&self, position: &Position) -> Value {
        self.write_document(position)
    }

    fn load(&self, document: &Value) -> Result<Position, PositionError> {
        self.read_document(document)
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
        self.draw_action(position, seat, buffer, rng)
    }

    fn bundles(&self, position: &Position, seat: Seat) -> Vec<Bundle<Action>> {
        let asked = self.waiting_for(position).contains(seat);
        if asked { self.list_bundles(position, seat) } else { Vec::new() }
    }

    /// Clause C-86: an offer is made and answered in good time.
    fn patience(&self, position: &Position, seat: Seat) -> Option<Patience<Action>> {
        let (seconds, then) = match position.stage {
            Stage::Trade(trade) => match trade.step {
                TradeStep::Idle => return None,
                TradeStep::Drafting { .. } => (120, Action::Withdraw),
                TradeStep::Answering { .. } => (60, Action::Decline),
            },
            _ => return None,
        };
        let asked = self.waiting_for(position).contains(seat);
        asked.then_some(Patience { millis: seconds * 1000, then })
    }

    fn notation(&self, action: Action) -> String {
        action::write(&self.board, action)
    }

    fn read_notation(&self, text: &str) -> Result<Action, NotationError> {
        action::read(&self.board, text, self.readings.pairs_in_order)
    }

    fn any_action(&self, rng: &mut Rng) -> Action {
        action::any(&self.board, rng, self.readings.pairs_in_order)
    }

    fn say_action(&self, position: &Position, seat: Seat, action: Action) -> Phrase {
        self.phrase_action(position, seat, action)
    }

    fn targets(&self, position: &Position, seat: Seat, action: Action) -> Vec<Target> {
        self.path_of_targets(position, seat, action)
    }

    /// Of two cards without an order none comes first.
    fn either_way(action: Action) -> bool {
        matches!(action, Action::Together(..))
    }

    fn say_question(&self, position: &Position, seat: Seat) -> Phrase {
        self.phrase_question(position, seat)
    }

    fn say_event(&self, event: &Event) -> Phrase {
        crate::say::event(event)
    }

    fn sketch(&self, view: &View) -> Vec<Line> {
        crate::sketch::draw(view)
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

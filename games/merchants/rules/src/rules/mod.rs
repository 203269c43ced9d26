//! The rules, one file a phase.

mod auction;
mod bonuses;
mod cards;
mod choices;
mod ending;
mod mayor;
mod setting_up;
mod tokens;
mod why_not;
mod years;

use damrak_core::edition::{EditionId, EditionSource};
use damrak_core::{
    Disclosure, FallingClock, Figure, Game, GameInfo, Line, Listener, NotationError, OpenError,
    Phrase, PositionError, Printed, Rng, Seat, SeatSet, Seed, Setup, Standing, Target, Viewer,
};
use serde_json::Value;

use crate::action::{self, Action};
use crate::board::Board;
use crate::components::{
    CARDS, CARDS_A_TURN, Commodity, Disk, Face, HOURGLASSES, MARKED, YearEvent,
};
use crate::edition::Edition;
use crate::event::Event;
use crate::figures::FIGURES;
use crate::info::INFO;
use crate::refusal::Refusal;
use crate::spaces::{HouseId, OfficeId, Space};
use crate::state::{Auction, Bid, Position, Run, Stage};
use crate::version::Options;
use crate::view::{BoardView, CardView, View};

pub(crate) use choices::Amount;

/// The year that is empty in one book and not in the other (clause M-8).
const DISPUTED_YEAR: &str = "1597";

/// The rules of Merchants of Amsterdam for one setup.
#[derive(Clone, Debug)]
pub struct Merchants {
    pub(crate) edition: Edition,
    pub(crate) options: Options,
    pub(crate) players: u8,
    /// Turns of the whole game (clause M-2).
    pub(crate) turns: u8,
    /// The prices that are for sale: in a first run, and in a doubled one (clauses M-37 and M-39).
    pub(crate) for_sale: [Vec<u16>; 2],
    /// What each space of the time track brings in this setup.
    pub(crate) events: Vec<YearEvent>,
    /// Every card as it is shown, by its face.
    pub(crate) faces: Vec<Printed<CardView>>,
    /// What never changes on the board.
    pub(crate) printed_board: Printed<BoardView>,
}

impl Merchants {
    /// The spaces for tokens.
    pub fn board(&self) -> &Board {
        &self.edition.board
    }

    /// The edition with everything it says about itself.
    pub fn edition_data(&self) -> &Edition {
        &self.edition
    }

    /// How many turns the whole game has (clause M-2).
    pub fn turns(&self) -> u8 {
        self.turns
    }

    /// What a space of the time track brings, counted from 0.
    pub(crate) fn year_event(&self, year: u8) -> YearEvent {
        self.events.get(usize::from(year)).copied().unwrap_or(YearEvent::None)
    }

    /// Everybody, beginning left of the mayor and ending with the mayor (clause M-46).
    pub(crate) fn clockwise_after(&self, mayor: Seat) -> impl Iterator<Item = Seat> + use<> {
        let (first, players) = (mayor.index() + 1, usize::from(self.players));
        (first..first + players).map(move |index| {
            Seat::from_index(if index < players { index } else { index - players })
        })
    }

    pub(crate) fn everybody(&self) -> SeatSet {
        SeatSet::all(self.players)
    }

    /// Whether a card is set aside at once (clause M-17).
    pub(crate) fn is_set_aside(&self, face: Face) -> bool {
        self.players == 3 && face == Face::Goods { marked: true }
    }

    /// Goes on until there is something to decide: bonuses first, then whatever comes next.
    pub(crate) fn go_on(
        &self,
        position: &mut Position,
        mut touched: SeatSet,
        listener: &mut impl Listener<Event>,
    ) {
        loop {
            self.settle(position, touched, listener);
            touched = SeatSet::EMPTY;
            let seat = match (position.owed, position.stage) {
                (Some(owed), _) => owed.seat(),
                (None, Stage::TurnUp) => {
                    touched = self.turn_up(position, listener);
                    continue;
                }
                (None, Stage::Placing) => position.mayor,
                (None, Stage::Year(seat) | Stage::Using(seat, ..)) => seat,
                (None, Stage::Auction(_) | Stage::Over) => return,
            };
            match self.choices(position, seat).amount(self) {
                Amount::Several => return,
                Amount::One(action) => touched = self.carry_out(position, seat, action, listener),
                Amount::Nothing => self.pass_over(position, listener),
            }
        }
    }

    /// Does what was decided and moves to what comes next, without looking at it. Says whose tokens or
    /// bonuses are touched.
    fn carry_out(
        &self,
        position: &mut Position,
        seat: Seat,
        action: Action,
        listener: &mut impl Listener<Event>,
    ) -> SeatSet {
        if let Some(owed) = position.owed {
            self.pay_what_is_owed(position, owed, action, listener);
            return self.everybody();
        }
        match (position.stage, action) {
            (Stage::Placing, Action::Place(disk)) => self.place(position, disk, listener),
            (Stage::Year(_), _) => {
                self.act_in_year(position, seat, action, listener);
                return SeatSet::only(seat);
            }
            (Stage::Using(_, disk, part), _) => {
                self.use_part(position, seat, (disk, part), action, listener);
                return SeatSet::only(seat);
            }
            (Stage::Auction(auction), _) => self.bid(position, seat, auction, action, listener),
            _ => {}
        }
        SeatSet::EMPTY
    }

    /// Nobody can do anything here: on to what comes next.
    fn pass_over(&self, position: &mut Position, listener: &mut impl Listener<Event>) {
        match position.stage {
            Stage::Year(seat) => self.next_in_year(position, seat),
            Stage::Using(seat, disk, part) => {
                self.let_lapse(position, seat, (disk, part), listener);
            }
            _ => position.stage = Stage::TurnUp,
        }
    }
}

impl Game for Merchants {
    type Position = Position;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn open(setup: &Setup, source: EditionSource<'_>) -> Result<Self, OpenError> {
        let edition = Edition::read(source)?;
        let options = Options::read(setup);
        let marked = if setup.players == 3 { MARKED } else { 0 };
        let events = edition.years.iter().map(|year| match year.event {
            _ if options.empty_1597 && year.name == DISPUTED_YEAR => YearEvent::None,
            event => event,
        });
        let events: Vec<YearEvent> = events.collect();
        Ok(Self {
            players: setup.players,
            turns: ((CARDS - HOURGLASSES - marked) / CARDS_A_TURN) as u8,
            faces: crate::view::print_faces(&edition),
            printed_board: Printed::new(crate::view::look_at_board(&edition, &events)),
            for_sale: edition.clock.for_sale(options.least_price),
            events,
            edition,
            options,
        })
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
        if let Some(owed) = position.owed {
            return SeatSet::only(owed.seat());
        }
        match position.stage {
            Stage::TurnUp | Stage::Over => SeatSet::EMPTY,
            Stage::Placing => SeatSet::only(position.mayor),
            Stage::Year(seat) | Stage::Using(seat, ..) => SeatSet::only(seat),
            Stage::Auction(auction) => match auction.run {
                Run::Ready => SeatSet::only(position.mayor),
                Run::Falling => self.bidders(position, auction.opener, auction.barred),
                Run::Sealed(bids) => {
                    Seat::all(self.players).filter(|seat| bids[seat.index()] == Bid::Open).collect()
                }
            },
        }
    }

    fn legal_actions(&self, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.waiting_for(position).contains(seat) {
            self.choices(position, seat).for_each(self, |action| out.push(action));
        }
    }

    fn is_legal(&self, position: &Position, seat: Seat, action: Action) -> Result<(), Refusal> {
        if position.stage == Stage::Over {
            return Err(Refusal::Over);
        }
        if !self.waiting_for(position).contains(seat) {
            return Err(self.why_not_yours(position, seat));
        }
        let choices = self.choices(position, seat);
        if choices.allows(self, action) {
            return Ok(());
        }
        Err(self.why_not(position, seat, &choices, action))
    }

    #[inline]
    fn apply(
        &self,
        position: &mut Position,
        seat: Seat,
        action: Action,
        listener: &mut impl Listener<Event>,
    ) -> Result<Disclosure, Refusal> {
        self.is_legal(position, seat, action)?;
        let drawn = position.deck.drawn_count();
        let lots_drawn = position.lots_drawn();
        let decides_auction = self.decides_auction(position);
        let touched = self.carry_out(position, seat, action, listener);
        self.go_on(position, touched, listener);
        let revealed = decides_auction || position.deck.drawn_count() != drawn;
        let random = position.lots_drawn() != lots_drawn;
        Ok(Disclosure { revealed, random })
    }

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        self.look(position, viewer)
    }

    fn guess(&self, position: &Position, seat: Seat, rng: &mut Rng) -> Position {
        self.imagine(position, seat, rng)
    }

    fn reopen(&self, guess: &mut Position, seat: Seat) {
        self.reopen_prices(guess, seat);
    }

    fn standing(&self, position: &Position) -> Option<Standing> {
        self.final_standing(position)
    }

    fn tell_result(&self, position: &Position) -> Vec<Phrase> {
        self.tell_end(position)
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

    fn falling_clock(&self, position: &Position) -> Option<FallingClock> {
        self.clock_that_falls(position)
    }

    fn stop_clock(&self, position: &Position, seat: Seat, step: u8) -> Option<Action> {
        self.stop_on_step(position, seat, step)
    }

    fn clock_ran_out(&self, position: &Position) -> Option<(Seat, Action)> {
        let Stage::Auction(Auction { run: Run::Falling, .. }) = position.stage else { return None };
        // Not the first whom a lot would serve: that would tell of the lot.
        let bidders = self.waiting_for(position);
        let first = self.clockwise_after(position.mayor).find(|seat| bidders.contains(*seat))?;
        Some((first, Action::Wait))
    }

    fn stops_before(
        &self,
        position: &Position,
        (one, first): (Seat, Action),
        (other, second): (Seat, Action),
    ) -> bool {
        match (first, second) {
            (Action::Stop(first), Action::Stop(second)) if first == second => {
                self.is_served_before(position, one, other)
            }
            (Action::Stop(first), Action::Stop(second)) => first > second,
            (first, _) => matches!(first, Action::Stop(_)),
        }
    }

    /// Stopping is drawn apart from waiting, else nobody would ever wait.
    fn kind(action: Action) -> u8 {
        u8::from(matches!(action, Action::Stop(_)))
    }

    fn figures() -> &'static [Figure<Event>] {
        FIGURES
    }

    fn notation(&self, action: Action) -> String {
        action::write(self.board(), action)
    }

    fn read_notation(&self, text: &str) -> Result<Action, NotationError> {
        action::read(self.board(), text)
    }

    fn any_action(&self, rng: &mut Rng) -> Action {
        let office =
            OfficeId::from_index(rng.below(self.board().all_offices.len().into()) as usize);
        let house = HouseId::from_index(rng.below(self.board().all_houses.len().into()) as usize);
        let commodity = Commodity::ALL[rng.below(4) as usize];
        match rng.below(12) {
            0 => Action::Place(Disk::ALL[rng.below(3) as usize]),
            1 => Action::Step(commodity),
            2 => Action::Open(office),
            3 => Action::Build(house),
            4 => Action::Back(commodity),
            5 => Action::Close(office),
            6 => Action::Raze(house),
            7 => Action::Borrow,
            8 => Action::Skip,
            9 => Action::Start,
            10 => Action::Stop(5 * (rng.below(90) as u16 + 1)),
            _ => Action::Wait,
        }
    }

    fn say_action(&self, position: &Position, seat: Seat, action: Action) -> Phrase {
        self.phrase_action(position, seat, action)
    }

    fn targets(&self, _position: &Position, _seat: Seat, action: Action) -> Vec<Target> {
        self.path_of_targets(action)
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

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
    Disclosure, Figure, GameInfo, Listener, OpenError, Printed, Rng, Rules, Score, Seat, SeatSet,
    Seed, Setup, Standing,
};

use crate::action::Action;
use crate::board::Board;
use crate::components::{CARDS, CARDS_A_TURN, Face, HOURGLASSES, MARKED, YearEvent};
use crate::edition::Edition;
use crate::event::Event;
use crate::figures::FIGURES;
use crate::info::INFO;
use crate::refusal::Refusal;
use crate::state::{Bid, Lots, Position, Run, Stage};
use crate::version::Options;
use crate::view::{BoardView, CardView};

pub(crate) use choices::Amount;

/// The year that is empty in one book and not in the other (clause M-8).
const DISPUTED_YEAR: &str = "1597";

damrak_core::wrap! {
    /// A decision being carried out. What is done on the way are its methods, in the file of the phase they belong to.
    pub(crate) struct Doing<'a, L>(pub(crate) damrak_core::Doing<'a, Merchants, L>);
}

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
        mayor.left(self.players).clockwise(self.players)
    }

    pub(crate) fn everybody(&self) -> SeatSet {
        SeatSet::all(self.players)
    }

    /// Whether a card is set aside at once (clause M-17).
    pub(crate) fn is_set_aside(&self, face: Face) -> bool {
        self.players == 3 && face == Face::Goods { marked: true }
    }
}

impl<L: Listener<Event>> Doing<'_, L> {
    /// Goes on until there is something to decide: bonuses first, then whatever comes next.
    pub(crate) fn go_on(&mut self, mut touched: SeatSet) {
        loop {
            self.settle(touched);
            touched = SeatSet::EMPTY;
            let seat = match (self.position.owed, self.position.stage) {
                (Some(owed), _) => owed.seat(),
                (None, Stage::TurnUp) => {
                    touched = self.turn_up();
                    continue;
                }
                (None, Stage::Placing) => self.position.mayor,
                (None, Stage::Year(seat) | Stage::Using(seat, ..)) => seat,
                (None, Stage::Auction(_) | Stage::Over) => return,
            };
            match self.rules.choices(self.position, seat).amount(self.rules) {
                Amount::Several => return,
                Amount::One(action) => touched = self.carry_out(seat, action),
                Amount::Nothing => self.pass_over(),
            }
        }
    }

    /// Does what was decided and moves to what comes next, without looking at it. Says whose tokens or
    /// bonuses are touched.
    fn carry_out(&mut self, seat: Seat, action: Action) -> SeatSet {
        if let Some(owed) = self.position.owed {
            self.pay_what_is_owed(owed, action);
            return self.rules.everybody();
        }
        match (self.position.stage, action) {
            (Stage::Placing, Action::Place(disk)) => self.place(disk),
            (Stage::Year(_), _) => {
                self.act_in_year(seat, action);
                return SeatSet::only(seat);
            }
            (Stage::Using(_, disk, part), _) => {
                self.use_part(seat, (disk, part), action);
                return SeatSet::only(seat);
            }
            (Stage::Auction(auction), _) => self.bid(seat, auction, action),
            _ => {}
        }
        SeatSet::EMPTY
    }

    /// Nobody can do anything here: on to what comes next.
    fn pass_over(&mut self) {
        match self.position.stage {
            Stage::Year(seat) => self.next_in_year(seat),
            Stage::Using(seat, disk, part) => {
                self.let_lapse(seat, (disk, part));
            }
            _ => self.position.stage = Stage::TurnUp,
        }
    }
}

impl Rules for Merchants {
    type Position = Position;
    type Action = Action;
    type Event = Event;
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
        let mut rng = Rng::new(seed);
        let mut position = self.empty_table();
        if self.options.first_by_lot {
            // A stream of its own: the same deal has the same cards, whoever begins.
            let lot = Rng::new(seed.derive("first mayor", 0)).below(u32::from(self.players));
            position.mayor = Seat::from_index(lot as usize);
        }
        self.place_first_tokens(&mut position);
        position.deck = self.shuffled_deck(&mut rng);
        position.lots = self.options.ties_by_lot.then(|| Lots::of(seed));
        let mayor = position.mayor;
        let mut doing = Doing(damrak_core::Doing::new(self, &mut position, listener));
        doing.tell(|| Event::Began { money: self.edition.start_money, mayor });
        doing.go_on(self.everybody());
        position
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
        let mut doing = Doing(damrak_core::Doing::new(self, position, listener));
        let touched = doing.carry_out(seat, action);
        doing.go_on(touched);
        Ok(doing.disclosure())
    }

    /// Clause M-76.
    fn standing(&self, position: &Position) -> Option<Standing> {
        if position.stage != Stage::Over {
            return None;
        }
        let money = |seat: Seat| {
            let money = i64::from(position.players[seat.index()].money);
            Score::new("money", "merchants-score-money", money)
        };
        let results = Seat::all(self.players).map(|seat| (seat, vec![money(seat)])).collect();
        Some(Standing::rank(results, Vec::new()))
    }

    /// Stopping is drawn apart from waiting, else nobody would ever wait.
    fn kind(action: Action) -> u8 {
        u8::from(matches!(action, Action::Stop(_)))
    }

    fn figures() -> &'static [Figure<Event>] {
        FIGURES
    }
}

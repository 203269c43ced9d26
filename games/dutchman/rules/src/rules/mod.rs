//! The rules, one file a phase.

mod acting;
mod bargaining;
mod choices;
mod ending;
mod meeting;
mod moving;
mod nearest;
mod setting_up;
mod tied;

pub(crate) use bargaining::terms;

use damrak_core::edition::{EditionId, EditionSource};
use damrak_core::{
    Disclosure, GameInfo, Listener, OpenError, Printed, Rng, Rules, Score, Seat, SeatSet, Seed,
    Setup, Standing, pick_by_kind,
};

use self::acting::Passing;
use crate::action::Action;
use crate::board::{Board, SpaceId, Ways};
use crate::components::Colour;
use crate::edition::Edition;
use crate::event::{Event, Place};
use crate::info::{INFO, Options};
use crate::refusal::{Phase, Refusal};
use crate::shoes::Forge;
use crate::state::{Position, Stage};
use crate::version::Readings;
use crate::view::BoardView;

damrak_core::wrap! {
    /// A decision being carried out. What is done on the way are its methods, in the file of the phase they belong to.
    pub(crate) struct Doing<'a, L>(pub(crate) damrak_core::Doing<'a, Dutchman, L>);
}

/// The rules of The Flying Dutchman for one setup.
#[derive(Clone, Debug)]
pub struct Dutchman {
    pub(crate) edition: Edition,
    pub(crate) options: Options,
    pub(crate) readings: Readings,
    pub(crate) players: u8,
    /// What never changes on the board.
    pub(crate) printed_board: Printed<BoardView>,
}

impl Dutchman {
    /// The sea.
    pub fn board(&self) -> &Board {
        &self.edition.board
    }

    /// The horseshoes.
    pub fn forge(&self) -> &Forge {
        &self.edition.forge
    }

    /// The edition with everything it says about itself.
    pub fn edition_data(&self) -> &Edition {
        &self.edition
    }

    /// What a share of this colour is worth now (clause D-5).
    pub(crate) fn worth(&self, position: &Position, colour: Colour) -> i32 {
        self.edition.worth(position.values[colour.index()])
    }

    /// The ways that are open to the Dutchman (clauses D-39 and D-40).
    #[inline]
    pub(crate) fn ways(&self, position: &Position) -> Ways {
        let ways = self.board().neighbours(position.space);
        match position.from {
            Some(from) => ways.without(from),
            None => ways,
        }
    }

    /// Everybody in turn order, beginning with the start player.
    #[inline]
    pub(crate) fn in_turn_order(&self, position: &Position) -> impl Iterator<Item = Seat> + use<> {
        position.starter.clockwise(self.players)
    }

    /// The first of these in turn order.
    pub(crate) fn first_of(&self, position: &Position, seats: SeatSet) -> Option<Seat> {
        self.in_turn_order(position).find(|seat| seats.contains(*seat))
    }

    /// The next of these after a seat in turn order; nobody after the last.
    pub(crate) fn next_of(&self, position: &Position, seats: SeatSet, after: Seat) -> Option<Seat> {
        let later = self.in_turn_order(position).skip_while(|seat| *seat != after).skip(1);
        later.into_iter().find(|seat| seats.contains(*seat))
    }

    /// Who is not bankrupt.
    pub(crate) fn solvent(&self, position: &Position) -> SeatSet {
        Seat::all(self.players).filter(|seat| position.players[seat.index()].is_solvent()).collect()
    }

    /// A space in an event.
    pub(crate) fn place(&self, id: SpaceId) -> Place {
        Place { id: self.board().space(id).id.clone(), phrase: self.phrase_space(id) }
    }
}

impl<L: Listener<Event>> Doing<'_, L> {
    /// Does what was decided and goes on until there is something to decide.
    fn carry_out(&mut self, seat: Seat, action: Action) {
        match (self.position.stage, action) {
            (Stage::Acting(_), Action::Kontor) => self.go_to_kontor(seat),
            (Stage::Acting(_), Action::Smith) => self.go_to_smith(seat),
            (Stage::Acting(_), Action::Lay(shoes)) => {
                self.lay(seat, shoes);
                self.next_to_act();
            }
            (Stage::Acting(_), Action::Pass) => {
                self.pass(seat, Passing::Chosen);
                self.next_to_act();
            }
            (Stage::Returning(_), Action::Return(first, second)) => {
                self.put_under_kontor(seat, [first, second]);
            }
            (Stage::Announcing(tie, _), Action::Announce(space)) => {
                self.announce(tie, seat, space);
            }
            (Stage::Bargaining(tie, talk), Action::Propose(space)) => {
                self.begin_proposal(tie, talk, space);
            }
            (Stage::Bargaining(tie, talk), Action::Silent) => {
                self.tell(|| Event::NoProposal { seat });
                self.next_to_propose(tie, talk);
            }
            (Stage::Terms(tie, talk, proposal), Action::Give(other, ducats)) => {
                let ducats = i32::from(ducats);
                self.add_term((tie, talk, proposal), other, ducats);
            }
            (Stage::Terms(tie, talk, proposal), Action::Ask(other, ducats)) => {
                let ducats = -i32::from(ducats);
                self.add_term((tie, talk, proposal), other, ducats);
            }
            (Stage::Terms(tie, talk, proposal), Action::Put) => {
                self.put_proposal(tie, talk, proposal);
            }
            (Stage::Answering(tie, talk, proposal, accepted), Action::Accept) => {
                let accepted = accepted.with(seat);
                self.tell(|| Event::Accepted { seat });
                self.count_answers((tie, talk, proposal), accepted);
            }
            (Stage::Answering(tie, talk, ..), Action::Refuse) => {
                self.tell(|| Event::Refused { seat });
                self.next_to_propose(tie, talk);
            }
            (Stage::Deciding(tie, _), Action::Lay(shoes)) => {
                self.lay(seat, shoes);
                self.next_to_decide(tie);
            }
            (Stage::Deciding(tie, _), Action::Pass) => {
                self.pass(seat, Passing::Chosen);
                self.next_to_decide(tie);
            }
            (Stage::Moving(_), Action::Move(space)) => {
                self.move_dutchman(space, SeatSet::only(seat));
            }
            (Stage::Showing(seats), Action::Show(colour)) => {
                self.show(seat, colour);
                self.next_to_show(seats.without(seat));
            }
            (Stage::Showing(seats), Action::Keep) => {
                self.tell(|| Event::Kept { seat });
                self.next_to_show(seats.without(seat));
            }
            _ => debug_assert!(false, "only legal decisions are carried out"),
        }
    }
}

impl Rules for Dutchman {
    type Position = Position;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn open(setup: &Setup, source: EditionSource<'_>) -> Result<Self, OpenError> {
        let edition = Edition::read(source)?;
        Ok(Self {
            options: Options::read(setup),
            readings: Readings::of(setup),
            players: setup.players,
            printed_board: Printed::new(crate::view::look_at_board(&edition)),
            edition,
        })
    }

    fn edition(&self) -> &EditionId {
        &self.edition.id
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn deal(&self, seed: Seed, listener: &mut impl Listener<Event>) -> Position {
        let mut position = self.empty_table(Rng::new(seed));
        self.deal_shares(&mut position);
        self.deal_shoes(&mut position);
        let first = position.rng.below(u32::from(self.players));
        position.starter = Seat::from_index(first as usize);
        let starter = position.starter;
        let mut doing = Doing(damrak_core::Doing::new(self, &mut position, listener));
        doing.tell(|| Event::Began { ducats: self.start_ducats(), starter });
        doing.begin_round();
        position
    }

    fn waiting_for(&self, position: &Position) -> SeatSet {
        match position.stage {
            Stage::Acting(seat)
            | Stage::Returning(seat)
            | Stage::Announcing(_, seat)
            | Stage::Deciding(_, seat)
            | Stage::Moving(seat) => SeatSet::only(seat),
            Stage::Bargaining(_, talk) | Stage::Terms(_, talk, _) => SeatSet::only(talk.seat),
            Stage::Answering(tie, talk, _, accepted) => {
                let others = tie.tied.without(talk.seat).into_iter();
                others.filter(|seat| !accepted.contains(*seat)).collect()
            }
            Stage::Showing(seats) => {
                self.first_of(position, seats).map_or(SeatSet::EMPTY, SeatSet::only)
            }
            Stage::Over => SeatSet::EMPTY,
        }
    }

    fn legal_actions(&self, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.waiting_for(position).contains(seat) {
            self.list_choices(position, seat, out);
        }
    }

    fn is_legal(&self, position: &Position, seat: Seat, action: Action) -> Result<(), Refusal> {
        let Some(phase) = Phase::of(position.stage) else {
            return Err(Refusal::Over(self.ending(position)));
        };
        if !self.waiting_for(position).contains(seat) {
            let player = position.players.get(seat.index());
            let bankrupt = player.is_some_and(|player| !player.is_solvent());
            return Err(if bankrupt { Refusal::Bankrupt } else { Refusal::NotYourTurn(phase) });
        }
        self.judge(position, seat, phase, action)
    }

    fn apply(
        &self,
        position: &mut Position,
        seat: Seat,
        action: Action,
        listener: &mut impl Listener<Event>,
    ) -> Result<Disclosure, Refusal> {
        self.is_legal(position, seat, action)?;
        let mut doing = Doing(damrak_core::Doing::new(self, position, listener));
        doing.carry_out(seat, action);
        Ok(doing.disclosure())
    }

    fn standing(&self, position: &Position) -> Option<Standing> {
        if position.stage != Stage::Over {
            return None;
        }
        let scores = |seat: Seat| {
            let survived = i64::from(self.survived(position, seat));
            let wealth = i64::from(self.wealth(position, seat));
            vec![
                Score::new("survived", "dutchman-score-survived", survived),
                Score::new("wealth", "dutchman-score-wealth", wealth),
            ]
        };
        let places = Seat::all(self.players).map(|seat| (seat, scores(seat))).collect();
        Some(Standing::rank(places, Vec::new()))
    }

    /// Every kind of decision is as likely as any other, else nobody would ever do anything but lay.
    fn kind(action: Action) -> u8 {
        match action {
            Action::Kontor => 0,
            Action::Smith => 1,
            Action::Lay(_) => 2,
            Action::Pass => 3,
            Action::Return(..) => 4,
            Action::Announce(_) => 5,
            Action::Propose(_) => 6,
            Action::Give(..) => 7,
            Action::Ask(..) => 8,
            Action::Put => 9,
            Action::Silent => 10,
            Action::Accept => 11,
            Action::Refuse => 12,
            Action::Move(_) => 13,
            Action::Show(_) => 14,
            Action::Keep => 15,
        }
    }

    /// A lay is drawn without listing all others: there may be thousands.
    fn random_action(
        &self,
        position: &Position,
        seat: Seat,
        buffer: &mut Vec<Action>,
        rng: &mut Rng,
    ) -> Option<Action> {
        buffer.clear();
        if !self.waiting_for(position).contains(seat) {
            return None;
        }
        self.list_without_lays(position, seat, buffer);
        let hand = position.players[seat.index()].shoes;
        let lays = match position.stage {
            Stage::Acting(_) | Stage::Deciding(..) => hand.lay_count(),
            _ => return pick_by_kind::<Self>(buffer, rng),
        };
        // Beside the lays there is at most one action of each kind.
        let kinds = buffer.len() as u32 + u32::from(lays > 0);
        match buffer.get(rng.below(kinds) as usize) {
            Some(action) => Some(*action),
            None if lays > 0 => Some(Action::Lay(hand.nth_lay(rng.below(lays)))),
            None => None,
        }
    }
}

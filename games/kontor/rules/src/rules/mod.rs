//! The rules, one file a phase.

mod boat;
mod building;
mod buying;
mod choosing;
mod ending;
mod money;
mod setting_up;
mod turn;

pub(crate) use turn::{MOST_IDLE_ROUNDS, MOST_STALE_ROUNDS};

use damrak_core::edition::{EditionId, EditionSource};
use damrak_core::{
    Disclosure, Figure, GameInfo, Listener, OpenError, Printed, Rng, Rules, Score, Seat, SeatSet,
    Seed, Setup, Standing,
};

use crate::action::Action;
use crate::cells::CellSet;
use crate::components::{BLACK, CardId, CardSet, Deck, Kind, RED, Symbol};
use crate::edition::{Edition, Layout};
use crate::event::Event;
use crate::figures::FIGURES;
use crate::info::{INFO, Options, Variant};
use crate::refusal::Refusal;
use crate::scoring;
use crate::state::{Choice, End, Position, Purchase, Secret, Stage, Step};
use crate::version::Readings;
use crate::view::CardView;

damrak_core::wrap! {
    /// A decision being carried out. What is done on the way are its methods, in the file of the phase they belong to.
    pub(crate) struct Doing<'a, L>(pub(crate) damrak_core::Doing<'a, Kontor, L>);
}

/// The rules of Kontor for one setup.
#[derive(Clone, Debug)]
pub struct Kontor {
    pub(crate) edition: Edition,
    pub(crate) layout: Layout,
    pub(crate) options: Options,
    pub(crate) readings: Readings,
    /// The cards that are not out of the game in this variant.
    pub(crate) in_play: CardSet,
    /// The nine blocks of Tic Tac Toe, row by row.
    pub(crate) blocks: Option<[CellSet; 9]>,
    /// Every card as it is shown, by its number.
    pub(crate) faces: Vec<Printed<CardView>>,
}

impl Kontor {
    /// The cards of the box.
    pub fn deck(&self) -> &Deck {
        &self.edition.deck
    }

    /// The start of the harbour and its grid.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The way it is played.
    pub fn variant(&self) -> Variant {
        self.options.variant
    }

    /// The edition with everything it says about itself.
    pub fn edition_data(&self) -> &Edition {
        &self.edition
    }

    /// Guilders in the game: in Poverty those of the players only (clause K-69).
    pub(crate) fn guilders_in_play(&self) -> u8 {
        match self.options.variant {
            Variant::Poverty => 2 * self.edition.start_guilders,
            _ => self.edition.guilders,
        }
    }

    pub(crate) fn has_boat_symbol(&self, card: CardId) -> bool {
        self.options.variant.has_boat() && self.deck().card(card).symbol == Symbol::Boat
    }
}

/// The cards that are in the game: no special cards unless they are wished for, no cranes in Tic Tac
/// Toe (clause K-63), no cranes without a boat in Gulliver's Travels (clause K-68).
fn cards_in_play(edition: &Edition, options: Options) -> CardSet {
    CardId::all()
        .filter(|id| {
            let card = edition.deck.card(*id);
            match (card.kind, options.variant) {
                (Kind::Special(_), _) => options.special_cards,
                (Kind::Crane, Variant::TicTacToe) => false,
                (Kind::Crane, Variant::Gulliver) => card.symbol == Symbol::Boat,
                _ => true,
            }
        })
        .collect()
}

impl Rules for Kontor {
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
            .cloned()
            .ok_or_else(|| source.error(format!("there is no layout for `{}`", setup.variant)))?;
        let blocks = match options.variant {
            Variant::TicTacToe => Some(setting_up::find_blocks(&layout).ok_or_else(|| {
                source.error("the layout for `tic-tac-toe` must leave nine blocks, three by three")
            })?),
            _ => None,
        };
        let in_play = cards_in_play(&edition, options);
        let readings = Readings::of(setup);
        let mut rules =
            Self { edition, layout, options, readings, in_play, blocks, faces: Vec::new() };
        rules.faces = rules.print_faces();
        Ok(rules)
    }

    fn edition(&self) -> &EditionId {
        &self.edition.id
    }

    fn players(&self) -> u8 {
        2
    }

    fn deal(&self, seed: Seed, listener: &mut impl Listener<Event>) -> Position {
        let mut rng = Rng::new(seed);
        let mut position = self.empty_table();
        self.lay_out_canals(&mut position, &mut rng);
        for seat in Seat::all(2) {
            self.deal_quays(&mut position, seat, &mut rng);
        }
        self.shuffle_specials(&mut position, &mut rng);

        let mut doing = Doing(damrak_core::Doing::new(self, &mut position, listener));
        for seat in Seat::all(2) {
            let hand = doing.position.hands[seat.index()];
            doing.tell_only(seat, || Event::HandDealt { seat, cards: self.card_names(hand) });
        }
        doing.tell_piles();
        doing.begin_round();
        position
    }

    fn waiting_for(&self, position: &Position) -> SeatSet {
        fn open<T: Copy>(secrets: [Secret<T>; 2]) -> SeatSet {
            Seat::all(2).filter(|seat| secrets[seat.index()].is_open()).collect()
        }
        match position.stage {
            Stage::Buying(secrets) => open(secrets),
            Stage::Contest(secrets) => open(secrets),
            Stage::Choosing(secrets) => open(secrets),
            Stage::Turn(turn, _) => SeatSet::only(turn.seat),
            Stage::Over(_) => SeatSet::EMPTY,
        }
    }

    fn legal_actions(&self, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if !self.waiting_for(position).contains(seat) {
            return;
        }
        let hand = position.hands[seat.index()];
        match position.stage {
            Stage::Buying(_) => out.extend([Action::Buy, Action::Decline]),
            Stage::Contest(_) => out.extend(hand.into_iter().map(Action::Show)),
            Stage::Choosing(_) => {
                // Clause K-13: whoever holds no card can only pass.
                out.extend(hand.into_iter().map(Action::Choose));
                out.push(Action::Pass);
            }
            Stage::Turn(_, Step::Boat) => {
                out.extend(self.boat_cells(position).into_iter().map(Action::BoatTo));
                out.push(Action::BoatStays);
            }
            Stage::Turn(_, Step::Removal) => {
                out.extend(self.removable(position).into_iter().map(Action::Remove));
                out.push(Action::RemoveNothing);
            }
            Stage::Turn(turn, Step::Build) => self.list_building(position, turn.seat, out),
            Stage::Over(_) => {}
        }
    }

    fn is_legal(&self, position: &Position, seat: Seat, action: Action) -> Result<(), Refusal> {
        if let Stage::Over(end) = position.stage {
            return Err(Refusal::Over(end.name()));
        }
        if !self.waiting_for(position).contains(seat) {
            return Err(self.why_not_asked(position, seat));
        }
        let in_hand = |card, refusal| {
            let has = position.hands[seat.index()].contains(card);
            if has { Ok(()) } else { Err(refusal) }
        };
        match (position.stage, action) {
            (Stage::Buying(_), Action::Buy | Action::Decline) => Ok(()),
            (Stage::Contest(_), Action::Show(card)) => in_hand(card, Refusal::NotInHandToShow),
            (Stage::Choosing(_), Action::Choose(card)) => in_hand(card, Refusal::NotInHand),
            (Stage::Choosing(_), Action::Pass) => Ok(()),
            (Stage::Turn(_, Step::Boat), Action::BoatTo(cell)) => self.may_boat_go(position, cell),
            (Stage::Turn(_, Step::Boat), Action::BoatStays) => Ok(()),
            (Stage::Turn(_, Step::Removal), Action::Remove(cell)) => {
                self.may_remove(position, cell)
            }
            (Stage::Turn(_, Step::Removal), Action::RemoveNothing) => Ok(()),
            (Stage::Turn(_, Step::Build), Action::Build(cell)) => {
                self.may_build(position, seat, cell, None)
            }
            (Stage::Turn(_, Step::Build), Action::Bridge(cell, direction)) => {
                self.may_build(position, seat, cell, Some(direction))
            }
            _ => Err(self.why_not_now(position, action)),
        }
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
        match action {
            Action::Buy => doing.seal_buying(seat, Purchase::Buy),
            Action::Decline => doing.seal_buying(seat, Purchase::Decline),
            Action::Show(card) => doing.seal_show(seat, card),
            Action::Choose(card) => doing.seal_choice(seat, Choice::Card(card)),
            Action::Pass => doing.seal_choice(seat, Choice::Pass),
            Action::BoatTo(cell) => doing.move_boat(seat, cell),
            Action::BoatStays => doing.leave_boat(seat),
            Action::Remove(cell) => doing.remove_quay(seat, cell),
            Action::RemoveNothing => doing.begin_building(seat),
            Action::Build(cell) => doing.build(seat, cell, None),
            Action::Bridge(cell, direction) => doing.build(seat, cell, Some(direction)),
        }
        Ok(doing.disclosure())
    }

    fn standing(&self, position: &Position) -> Option<Standing> {
        let Stage::Over(end) = position.stage else { return None };
        let guilders = |seat: Seat| {
            scoring::score("guilders", "kontor-score-guilders", position.guilders[seat.index()])
        };
        let harbour = &position.harbour;
        let points = self.points(harbour);
        let scores = |seat: Seat| -> Vec<Score> {
            let guards = harbour.guards[seat.index()].len();
            match (end, self.options.variant) {
                (End::Broke(_), _) => vec![guilders(seat)],
                (_, Variant::TicTacToe) => vec![
                    scoring::score("line", "kontor-score-line", u8::from(end == End::Line(seat))),
                    scoring::score("guards", "kontor-score-guards", guards),
                    guilders(seat),
                ],
                _ => vec![
                    scoring::score("points", "kontor-score-points", points[seat.index()]),
                    guilders(seat),
                ],
            }
        };
        let results = [RED, BLACK].map(|seat| (seat, scores(seat))).to_vec();
        Some(Standing::rank(results, Vec::new()))
    }

    fn figures() -> &'static [Figure<Event>] {
        FIGURES
    }
}

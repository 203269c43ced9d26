//! What must hold in every position.

use damrak_core::{PositionError, Rules, Seat};

use crate::cells::CellSet;
use crate::components::{CardId, CardSet, Kind, Special, Suit, other};
use crate::rules::{Kontor, MOST_IDLE_ROUNDS, MOST_STALE_ROUNDS};
use crate::state::{Choice, End, Harbour, Order, Pile, Position, Secret, Stage, Step};

impl Kontor {
    /// Every card that is in the game lies in exactly one place, and in one where it can lie.
    pub(crate) fn check_cards(&self, position: &Position) -> Result<(), PositionError> {
        let mut seen = CardSet::EMPTY;
        let mut take = |card: CardId, place: &str| {
            let name = self.deck().name(card);
            if !self.in_play.contains(card) {
                let problem = format!("{name} is not in this game");
                return Err(PositionError::at(place, problem));
            }
            if seen.contains(card) {
                return Err(PositionError::at(place, format!("{name} is in two places")));
            }
            seen.insert(card);
            Ok(())
        };
        for seat in Seat::all(2) {
            let rival_quays = Suit::Quay(other(seat)).cards();
            for card in position.hands[seat.index()] {
                take(card, "hands")?;
            }
            if let Some(card) = position.played[seat.index()] {
                take(card, "played")?;
                PositionError::unless(
                    !rival_quays.contains(card),
                    "played",
                    "a quay is played by its owner",
                )?;
            }
            let strange = position.hands[seat.index()].and(rival_quays);
            PositionError::unless(
                strange.is_empty(),
                "hands",
                "a quay is in the hand of its owner",
            )?;
            take_pile(
                &position.quay_piles[seat.index()],
                Suit::Quay(seat),
                "quay_piles",
                &mut take,
            )?;
        }
        take_pile(&position.canal_pile, Suit::Canal, "canal_pile", &mut take)?;
        take_pile(&position.special_pile, Suit::Special, "special_pile", &mut take)?;
        for cell in self.layout.grid.area() {
            if let Some(card) = position.harbour.card(cell) {
                take(card, "harbour")?;
            }
        }
        for (_, card) in position.harbour.covered.as_slice() {
            take(*card, "covered")?;
        }
        if let Some(missing) = self.in_play.minus(seen).into_iter().next() {
            let problem = format!("{} is nowhere", self.deck().name(missing));
            return Err(PositionError::at("cards", problem));
        }
        let hands = position.hands[0].or(position.hands[1]);
        PositionError::unless(
            !hands.contains(CardId::ANCHOR),
            "hands",
            "the anchor lies in the harbour",
        )?;
        PositionError::unless(
            position.known.minus(hands).is_empty(),
            "known",
            "only cards in hands are listed",
        )
    }

    /// Clause K-4.
    pub(crate) fn check_money(&self, position: &Position) -> Result<(), PositionError> {
        let sum = u16::from(position.guilders[0])
            + u16::from(position.guilders[1])
            + u16::from(position.treasury);
        if sum == u16::from(self.guilders_in_play()) {
            return Ok(());
        }
        let problem = format!("there are {} guilders, not {sum} (K-4)", self.guilders_in_play());
        Err(PositionError::at("guilders", problem))
    }

    pub(crate) fn check_harbour(&self, harbour: &Harbour) -> Result<(), PositionError> {
        let grid = &self.layout.grid;
        let lies_at_anchor = harbour.card(self.layout.anchor) == Some(CardId::ANCHOR)
            || harbour.covered.as_slice().contains(&(self.layout.anchor, CardId::ANCHOR));
        PositionError::unless(lies_at_anchor, "harbour", "the anchor lies on its cell (K-5)")?;
        let start = self.layout.canals | self.layout.anchor.set();
        PositionError::unless(
            (start & !harbour.canals).is_empty(),
            "harbour",
            "the canals of the start stay where they are",
        )?;
        match harbour.boat {
            None => {
                PositionError::unless(!self.options.variant.has_boat(), "boat", "there is a boat")?;
            }
            Some(cell) => {
                PositionError::unless(
                    self.options.variant.has_boat(),
                    "boat",
                    "there is no boat (K-72)",
                )?;
                PositionError::unless(
                    harbour.canals.contains(cell),
                    "boat",
                    "the boat stands on a canal (K-22)",
                )?;
            }
        }
        self.check_stacks(harbour)?;
        PositionError::unless(
            (harbour.filled() & !self.within_border(harbour)).is_empty(),
            "harbour",
            "every card lies inside the border (K-29)",
        )?;
        PositionError::unless(
            (harbour.filled() & !grid.area()).is_empty(),
            "harbour",
            "every card lies on a cell",
        )?;
        let fixed = self.fix_border(&mut harbour.clone());
        PositionError::unless(
            !fixed.rows && !fixed.columns,
            "border",
            "a border that the cards have reached is fixed (K-29)",
        )?;
        let in_grid = |first: Option<u8>, size: u8, most: u8| {
            first.is_none_or(|first| first.checked_add(size).is_some_and(|end| end <= most))
        };
        PositionError::unless(
            in_grid(harbour.first_row, self.layout.rows, grid.rows())
                && in_grid(harbour.first_column, self.layout.columns, grid.columns()),
            "border",
            "the border lies inside the grid",
        )
    }

    /// Clauses K-78 and K-80: floods and bridges lie on what they can lie on, nothing else on anything.
    fn check_stacks(&self, harbour: &Harbour) -> Result<(), PositionError> {
        let covers = |above: CardId, below: Option<CardId>| {
            let below = below.map(|card| self.deck().card(card));
            match (self.deck().card(above).kind, below) {
                (Kind::Special(Special::Flood), Some(below)) => {
                    below.kind == Kind::Special(Special::Bridge)
                        || (below.kind == Kind::Quay && below.goods_count() == 1)
                }
                (Kind::Special(Special::Bridge), Some(below)) => {
                    matches!(below.kind, Kind::Canal | Kind::Anchor | Kind::Special(Special::Flood))
                }
                (Kind::Special(Special::Flood | Special::Bridge), None) => false,
                (_, below) => below.is_none(),
            }
        };
        for (cell, _) in harbour.covered.as_slice() {
            PositionError::unless(
                harbour.card(*cell).is_some(),
                "covered",
                "a card lies on what is covered",
            )?;
        }
        for cell in harbour.filled() {
            let mut below = None;
            let stack = harbour.covered.as_slice().iter().filter(|(at, _)| *at == cell);
            for card in stack.map(|(_, card)| *card).chain(harbour.card(cell)) {
                let fits = covers(card, below);
                PositionError::unless(
                    fits,
                    "covered",
                    "floods and bridges lie on what they can (K-78, K-80)",
                )?;
                below = Some(card);
            }
        }
        Ok(())
    }

    /// Clauses K-38 to K-45: what is closed is closed, and every guard stands where it was set.
    pub(crate) fn check_sectors(&self, harbour: &Harbour) -> Result<(), PositionError> {
        let closed: CellSet = self
            .closed_among(harbour, harbour.all_quays())
            .fold(CellSet::EMPTY, |all, sector| all | sector);
        PositionError::unless(
            closed == harbour.closed,
            "closed",
            "just the sectors without a free cell beside them are closed (K-38)",
        )?;
        let mut posts = [CellSet::EMPTY; 2];
        for sector in self.closed_among(harbour, harbour.all_quays()) {
            if let Some(winner) = self.majority(harbour, sector).winner
                && let Some(post) = (harbour.quays[winner.index()] & sector).first()
            {
                posts[winner.index()].insert(post);
            }
        }
        PositionError::unless(
            posts == harbour.guards,
            "guards",
            "a guard stands on the first own quay of every sector with a majority (K-40)",
        )
    }

    pub(crate) fn check_counters(&self, position: &Position) -> Result<(), PositionError> {
        let filled = position.harbour.filled().len();
        PositionError::unless(position.round >= 1, "round", "rounds are counted from 1")?;
        let idle = position.idle_rounds <= MOST_IDLE_ROUNDS;
        PositionError::unless(idle, "idle_rounds", "the game ends after three (K-51)")?;
        let stale = position.stale_rounds <= MOST_STALE_ROUNDS;
        PositionError::unless(stale, "stale_rounds", "the game ends after twenty (K-52)")?;
        PositionError::unless(
            position.largest >= filled,
            "largest",
            "the harbour was never smaller than it is",
        )?;
        let size = u32::from(self.layout.rows) * u32::from(self.layout.columns);
        PositionError::unless(
            u32::from(position.largest) <= size,
            "largest",
            "it is at most the whole harbour",
        )
    }

    pub(crate) fn check_stage(&self, position: &Position) -> Result<(), PositionError> {
        let at = |holds: bool, problem: &str| PositionError::unless(holds, "stage", problem);
        let nothing_played = position.played == [None, None];
        let size = u32::from(self.layout.rows) * u32::from(self.layout.columns);
        let full = u32::from(position.harbour.filled().len()) >= size;
        if !matches!(position.stage, Stage::Over(_)) {
            at(!full, "a full harbour ends the game (K-50)")?;
            let idle = position.idle_rounds < MOST_IDLE_ROUNDS;
            at(idle, "three idle rounds end the game (K-51)")?;
            let stale = position.stale_rounds < MOST_STALE_ROUNDS;
            at(stale, "twenty stale rounds end the game (K-52)")?;
            let line = Seat::all(2).any(|seat| self.has_line(position, seat));
            at(!line, "three in a row end the game (K-65)")?;
        }
        match position.stage {
            Stage::Buying(secrets) => {
                at(nothing_played, "no card is played before phase 1")?;
                at(!position.special_pile.is_empty(), "there is something to buy (K-73)")?;
                for seat in Seat::all(2) {
                    let asked = secrets[seat.index()] != Secret::NotAsked;
                    let rich = position.guilders[seat.index()] >= 2;
                    at(asked == rich, "just those with two guilders are asked (K-73)")?;
                }
                at(secrets.iter().any(|s| s.is_open()), "somebody has still to decide")
            }
            Stage::Contest(secrets) => {
                at(nothing_played, "no card is played before phase 1")?;
                at(position.special_pile.len() == 1, "the last card is contested (K-75)")?;
                at(position.guilders.iter().all(|g| *g >= 2), "both can pay (K-75)")?;
                at(secrets.iter().any(|s| s.is_open()), "somebody has still to decide")?;
                for seat in Seat::all(2) {
                    let hand = position.hands[seat.index()];
                    at(secrets[seat.index()] != Secret::NotAsked, "both show a card (K-75)")?;
                    at(!hand.is_empty(), "both have a card to show (K-75)")?;
                    if let Secret::Sealed(card) = secrets[seat.index()] {
                        at(hand.contains(card), "one shows a card of the hand (K-75)")?;
                    }
                }
                Ok(())
            }
            Stage::Choosing(secrets) => {
                at(nothing_played, "no card is played before both have chosen (K-11)")?;
                at(secrets.iter().any(|s| s.is_open()), "somebody has still to choose")?;
                for seat in Seat::all(2) {
                    let secret = secrets[seat.index()];
                    at(secret != Secret::NotAsked, "both choose (K-11)")?;
                    if let Secret::Sealed(Choice::Card(card)) = secret {
                        let holds = position.hands[seat.index()].contains(card);
                        at(holds, "one chooses a card of the hand (K-11)")?;
                    }
                }
                Ok(())
            }
            Stage::Turn(turn, step) => {
                let own = position.played[turn.seat.index()];
                let rival = position.played[other(turn.seat).index()];
                at(own.is_some(), "who is at turn has played a card")?;
                at(
                    rival.is_some() == (turn.order == Order::First),
                    "the second player still has their card if their turn is to come",
                )?;
                if let (Some(own), Some(rival)) = (own, rival) {
                    let mut cards = [own, rival];
                    if turn.seat.index() == 1 {
                        cards.swap(0, 1);
                    }
                    at(self.higher(cards) == turn.seat, "the higher number begins (K-21)")?;
                }
                let boat_card = own.is_some_and(|card| self.has_boat_symbol(card));
                at(
                    boat_card || step == Step::Build,
                    "the boat needs a card with its symbol (K-22)",
                )?;
                if step == Step::Removal {
                    at(!self.removable(position).is_empty(), "there is a quay to remove (K-23)")?;
                }
                let mut actions = Vec::new();
                self.legal_actions(position, turn.seat, &mut actions);
                at(!actions.is_empty(), "there is something to decide (K-31)")
            }
            Stage::Over(end) => {
                let fits = match end {
                    End::Full => full,
                    End::Idle => position.idle_rounds >= MOST_IDLE_ROUNDS,
                    End::Stale => position.stale_rounds >= MOST_STALE_ROUNDS,
                    End::Line(seat) => self.has_line(position, seat),
                    End::Broke(seat) => {
                        position.treasury == 0 && position.guilders[seat.index()] == 0
                    }
                };
                at(fits, "the game is over for the reason given")
            }
        }
    }
}

fn take_pile<const N: usize>(
    pile: &Pile<N>,
    suit: Suit,
    place: &str,
    take: &mut impl FnMut(CardId, &str) -> Result<(), PositionError>,
) -> Result<(), PositionError> {
    for card in pile.iter() {
        take(card, place)?;
        let fits = card.suit() == suit && card != CardId::ANCHOR;
        PositionError::unless(fits, place, "a pile holds cards of its own kind")?;
    }
    PositionError::unless(
        pile.known_below <= pile.len(),
        place,
        "no more cards are known than there are",
    )
}

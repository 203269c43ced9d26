//! Setting up (clauses D-8 to D-13).

use damrak_core::{Rng, Seat};

use super::Dutchman;
use crate::components::{COLOURS, Colour, HAND, SEATS, SHARES, SHOES};
use crate::knowledge::{ShareKnowledge, ShoeKnowledge};
use crate::shoes::Shoes;
use crate::state::{Merchant, Pile, Position, Stage};

impl Dutchman {
    /// Clause D-9.
    pub(crate) fn start_ducats(&self) -> i32 {
        let money = self.edition.money;
        if self.options.more_ducats { money.more } else { money.each }
    }

    /// Shares of each colour that are in play (clause D-10).
    pub(crate) fn shares_a_colour(&self) -> u8 {
        self.players - 1
    }

    /// Horseshoes that are in play (clause D-11).
    pub(crate) fn shoes_in_play(&self) -> u8 {
        self.players * (self.edition.shoes_each + 1)
    }

    /// The board with its stones, everybody with ducats and cards (clause D-12), but no shares and no horseshoes.
    pub(crate) fn empty_table(&self, rng: Rng) -> Position {
        let players = [Merchant::default(); SEATS];
        let mut position = Position {
            players,
            bank: self.edition.money.in_box,
            middle: Shoes::NONE,
            kontor: Pile::EMPTY,
            values: [self.edition.start_chest; COLOURS],
            counter: self.edition.start_chest,
            space: self.board().start(),
            from: None,
            round: 1,
            starter: Seat::from_index(0),
            lucky: 0,
            stage: Stage::Acting(Seat::from_index(0)),
            shoes_known: ShoeKnowledge::nothing(self.players),
            shares_known: ShareKnowledge::dealt(self.players, &players, &Pile::EMPTY),
            rng,
        };
        for seat in Seat::all(self.players) {
            position.pay(seat, self.start_ducats());
            let player = &mut position.players[seat.index()];
            (player.smiths, player.kontors) = (self.edition.smiths, self.edition.kontors);
        }
        position
    }

    /// Clause D-10.
    pub(super) fn deal_shares(&self, position: &mut Position) {
        let mut cards = [Colour::Blue; SHARES];
        let count = usize::from(self.shares_a_colour()) * COLOURS;
        let cards = &mut cards[..count];
        for (index, card) in cards.iter_mut().enumerate() {
            *card = Colour::ALL[index % COLOURS];
        }
        position.rng.shuffle(cards);
        let (dealt, kontor) = cards.split_at(usize::from(HAND * self.players));
        for (player, hand) in position.players.iter_mut().zip(dealt.chunks(HAND.into())) {
            hand.iter().for_each(|colour| player.shares[colour.index()] += 1);
        }
        position.kontor = kontor.iter().copied().collect();
        position.shares_known =
            ShareKnowledge::dealt(self.players, &position.players, &position.kontor);
    }

    /// Clause D-11.
    pub(super) fn deal_shoes(&self, position: &mut Position) {
        let mut kinds: [u8; SHOES] = self.forge().kinds;
        position.rng.shuffle(&mut kinds);
        let mut kinds = kinds.into_iter().map(usize::from);
        for player in position.players.iter_mut().take(self.players.into()) {
            let hand = kinds.by_ref().take(self.edition.shoes_each.into());
            hand.for_each(|kind| player.shoes.add_kind(kind));
        }
        kinds.take(self.players.into()).for_each(|kind| position.middle.add_kind(kind));
    }
}

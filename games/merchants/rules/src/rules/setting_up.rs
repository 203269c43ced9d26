//! Setting up (clauses M-12 to M-15).

use damrak_core::{Rng, Seat, Seed};

use super::Merchants;
use crate::components::{CARDS, FaceId, SEATS};
use crate::state::{Deck, Family, Lots, Position, Stage};

impl Merchants {
    /// The board without tokens, everybody with their money, and the cards in the order of the file.
    pub(crate) fn empty_table(&self) -> Position {
        let mut position = Position {
            players: [Family::default(); SEATS],
            bank: self.edition.box_money,
            deck: Deck::of(&self.sorted_cards(), 0),
            year: 0,
            turn: 0,
            mayor: Seat::from_index(0),
            turned: None,
            disks: [None; 3],
            stage: Stage::TurnUp,
            owed: None,
            lots: self.options.ties_by_lot.then(|| Lots::of(Seed::from_bytes([0; 32]))),
        };
        for seat in Seat::all(self.players) {
            position.pay(seat, self.edition.start_money);
        }
        position
    }

    /// Clause M-14: the first mayor has the first place, whoever sits to the left the second, and so on.
    pub(super) fn place_first_tokens(&self, position: &mut Position) {
        let (first, players) = (position.mayor.index(), usize::from(self.players));
        for (place, start) in self.edition.starts.iter().enumerate().take(players) {
            let family = &mut position.players[(first + place) % players];
            family.offices = start.offices;
            family.houses = start.houses;
            family.market = start.market;
        }
    }

    /// Every card of the box in the order of the file.
    pub(crate) fn sorted_cards(&self) -> [FaceId; CARDS] {
        let mut cards = [FaceId(0); CARDS];
        let faces = self.edition.face_ids().zip(&self.edition.faces);
        let all = faces.flat_map(|(id, info)| std::iter::repeat_n(id, info.count.into()));
        for (place, face) in cards.iter_mut().zip(all) {
            *place = face;
        }
        cards
    }

    /// Clause M-15.
    pub(super) fn shuffled_deck(&self, rng: &mut Rng) -> Deck {
        let mut cards = self.sorted_cards();
        rng.shuffle(&mut cards);
        Deck::of(&cards, 0)
    }
}

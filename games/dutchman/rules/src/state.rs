//! What lies on the table.

use damrak_core::{Rng, Seat, SeatSet};

use crate::board::SpaceId;
use crate::components::{COLOURS, Colour, SEATS, SHARES};
use crate::knowledge::{ShareKnowledge, ShoeKnowledge};
use crate::shoes::Shoes;

/// A position: small, flat, without heap.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub(crate) players: [Merchant; SEATS],
    /// What the players do not have; below zero when they have more than the box holds (clause D-7).
    pub(crate) bank: i32,
    /// Horseshoes in the middle of the board, face down.
    pub(crate) middle: Shoes,
    pub(crate) kontor: Pile,
    /// The chest of each value stone, counted from 0.
    pub(crate) values: [u8; COLOURS],
    /// The chest of the counter, counted from 0.
    pub(crate) counter: u8,
    /// Where the Dutchman is.
    pub(crate) space: SpaceId,
    /// Where he came from in the round before.
    pub(crate) from: Option<SpaceId>,
    /// Counted from 1.
    pub(crate) round: u16,
    pub(crate) starter: Seat,
    pub(crate) lucky: u8,
    pub(crate) stage: Stage,
    pub(crate) shoes_known: ShoeKnowledge,
    pub(crate) shares_known: ShareKnowledge,
    /// All chance to come: dice, smiths' draws, the shares of the bankrupt.
    pub(crate) rng: Rng,
}

impl Position {
    /// Ducats from the bank, or to it if below zero (clause D-7).
    #[inline]
    pub(crate) fn pay(&mut self, seat: Seat, ducats: i32) {
        self.players[seat.index()].ducats += ducats;
        self.bank -= ducats;
    }

    /// Everybody shows who has shares of this colour.
    pub(crate) fn show_all(&mut self, colour: Colour) {
        self.shares_known.show_all(colour, &self.players);
    }
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Merchant {
    pub(crate) ducats: i32,
    /// How many of each colour.
    pub(crate) shares: [u8; COLOURS],
    pub(crate) shoes: Shoes,
    /// In front of the player; face down until they are revealed.
    pub(crate) laid: Shoes,
    pub(crate) smiths: u8,
    pub(crate) kontors: u8,
    /// What they did in this round, or in this decision round.
    pub(crate) choice: Choice,
    /// The share that they showed on the island where the Dutchman is (clause D-46).
    pub(crate) shown: Option<Colour>,
    pub(crate) fall: Option<Fall>,
}

impl Merchant {
    pub(crate) fn share_count(&self) -> u8 {
        self.shares.iter().sum()
    }

    pub(crate) fn is_solvent(&self) -> bool {
        self.fall.is_none()
    }

    /// Neither horseshoes nor cards (clause D-24).
    pub(crate) fn has_nothing_to_play(&self) -> bool {
        self.shoes.is_empty() && self.smiths == 0 && self.kontors == 0
    }
}

/// What somebody did with their turn (clause D-16).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Choice {
    /// It has not come yet.
    #[default]
    None,
    /// They went to the Kontor.
    Kontor,
    /// They went to the smith.
    Smith,
    /// They laid horseshoes.
    Laid,
    /// They passed.
    Passed,
}

/// How somebody became bankrupt (clause D-44).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Fall {
    /// Ships that the Dutchman had met before.
    pub(crate) meetings: u8,
    /// What they could not pay.
    pub(crate) short: i32,
}

/// What is to be decided next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// Somebody takes their action (clause D-16).
    Acting(Seat),
    /// Somebody puts shares under the Kontor (clause D-18).
    Returning(Seat),
    /// Somebody says where they want the Dutchman to go (clause D-31).
    Announcing(Tie, Seat),
    /// Somebody may make a proposal (clause D-32).
    Bargaining(Tie, Talk),
    /// They say who gives how much (clause D-33).
    Terms(Tie, Talk, Proposal),
    /// The others answer (clause D-34); these have accepted.
    Answering(Tie, Talk, Proposal, SeatSet),
    /// Somebody lays more horseshoes, or passes (clause D-35).
    Deciding(Tie, Seat),
    /// Somebody steers alone (clause D-30).
    Moving(Seat),
    /// These may still show a share (clause D-46).
    Showing(SeatSet),
    /// Nothing more.
    Over,
}

impl Stage {
    /// Whether what was laid is still face down.
    pub(crate) fn hides_laid(self) -> bool {
        matches!(self, Stage::Acting(_) | Stage::Returning(_) | Stage::Deciding(..))
    }
}

/// Players who came equally near (clause D-31).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Tie {
    pub(crate) tied: SeatSet,
    /// Where each wants the Dutchman to go.
    pub(crate) wishes: [Option<SpaceId>; SEATS],
}

/// How far bargaining has come (clause D-32).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Talk {
    /// Rounds of proposals that are over.
    pub(crate) round: u8,
    /// Whose turn it is to propose.
    pub(crate) seat: Seat,
    /// Nobody has made a proposal in this round.
    pub(crate) quiet: bool,
}

/// A proposal (clause D-33).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Proposal {
    pub(crate) space: SpaceId,
    /// What the proposer gives to each of the others; below zero what the proposer asks of them.
    pub(crate) gives: [i32; SEATS],
    /// To whom something was given, or of whom something was asked.
    pub(crate) named: SeatSet,
}

impl Proposal {
    /// What the proposer gives in all, less what they ask for.
    pub(crate) fn cost(&self) -> i32 {
        self.gives.iter().sum()
    }
}

/// The shares of the Kontor, from the top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pile {
    cards: [u8; SHARES],
    len: u8,
}

impl Pile {
    pub(crate) const EMPTY: Pile = Pile { cards: [0; SHARES], len: 0 };

    pub(crate) fn len(&self) -> usize {
        usize::from(self.len)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = Colour> + '_ {
        self.cards[..self.len()].iter().map(|colour| Colour::ALL[usize::from(*colour)])
    }

    /// Takes the topmost share.
    pub(crate) fn take(&mut self) -> Option<Colour> {
        let colour = self.iter().next()?;
        self.cards.copy_within(1.., 0);
        self.len -= 1;
        // Unused places are zero, so that equal piles are equal.
        self.cards[self.len()] = 0;
        Some(colour)
    }

    /// Puts a share under all others.
    pub(crate) fn put_under(&mut self, colour: Colour) {
        if let Some(place) = self.cards.get_mut(usize::from(self.len)) {
            *place = colour.index() as u8;
            self.len += 1;
        }
    }
}

impl FromIterator<Colour> for Pile {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Self {
        let mut pile = Pile::EMPTY;
        colours.into_iter().for_each(|colour| pile.put_under(colour));
        pile
    }
}

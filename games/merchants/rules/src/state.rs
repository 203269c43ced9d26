//! What lies on the table.

use damrak_core::{Rng, Seat, SeatSet, Seed};

use crate::components::{CARDS, Commodity, Disk, FaceId, SEATS};
use crate::spaces::{Houses, Offices};

/// A position: small, flat, without heap. Money is in thousands of guilders.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    pub(crate) players: [Family; SEATS],
    /// What the players do not have; below zero when they have more than the box holds (clause M-10).
    pub(crate) bank: i32,
    pub(crate) deck: Deck,
    /// The space of the time track on which the figure stands, counted from 0.
    pub(crate) year: u8,
    /// Turns that are over.
    pub(crate) turn: u8,
    pub(crate) mayor: Seat,
    /// The card that is turned up and not placed yet.
    pub(crate) turned: Option<FaceId>,
    /// By [`Disk`].
    pub(crate) disks: [Option<FaceId>; 3],
    pub(crate) stage: Stage,
    /// A warehouse that is to be built or returned for a bonus before anything else happens.
    pub(crate) owed: Option<Owed>,
    /// The lots to come, where lots decide between equals (clause M-43).
    pub(crate) lots: Option<Lots>,
}

impl Position {
    /// Money passes from the bank to a player, or back if it is less than nothing (clause M-10).
    #[inline]
    pub(crate) fn pay(&mut self, seat: Seat, amount: i32) {
        self.players[seat.index()].money += amount;
        self.bank -= amount;
    }
}

/// All lots of a game: one for every run of the clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lots {
    pub(crate) seed: Seed,
    /// How many runs are decided.
    pub(crate) drawn: u32,
}

impl Lots {
    /// The lots of a game that is dealt from this seed.
    pub(crate) fn of(seed: Seed) -> Self {
        Self { seed: seed.derive("lots", 0), drawn: 0 }
    }

    /// Puts seats into the order of the lot for the run that is held now.
    pub(crate) fn shuffle(self, seats: &mut [Seat]) {
        Rng::new(self.seed.derive("lot", self.drawn.into())).shuffle(seats);
    }
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Family {
    pub(crate) money: i32,
    pub(crate) loans: u8,
    /// The space on each track; 0 without a token.
    pub(crate) market: [u8; 4],
    pub(crate) offices: Offices,
    pub(crate) houses: Houses,
    pub(crate) bonuses: Bonuses,
}

impl Family {
    /// Tokens on the board.
    pub(crate) fn tokens(&self) -> u8 {
        let on_market = self.market.iter().filter(|space| **space > 0).count() as u8;
        on_market + self.offices.len() + self.houses.len()
    }

    /// Clause M-64: space 2 or further on all four tracks.
    pub(crate) fn trades_everywhere(&self) -> bool {
        self.market.iter().all(|space| *space >= 2)
    }
}

/// Which bonuses a player has and has not returned (clause M-68).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Bonuses {
    pub(crate) market: MarketBonus,
    pub(crate) regions: bool,
    pub(crate) districts: bool,
    /// A bit for each bridge.
    pub(crate) bridges: u16,
}

/// The warehouse for trading everywhere (clauses M-64 and M-70).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum MarketBonus {
    /// They do not trade everywhere.
    #[default]
    None,
    /// They built for it.
    Built,
    /// They trade everywhere, but built nothing for it.
    Forgone,
}

/// A decision about a warehouse that a bonus asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Owed {
    /// They may build one (clause M-64).
    Build(Seat),
    /// They must return one (clause M-69).
    Return(Seat),
}

impl Owed {
    pub(crate) fn seat(self) -> Seat {
        match self {
            Owed::Build(seat) | Owed::Return(seat) => seat,
        }
    }
}

/// What is to be decided next, if no bonus comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// The next card is to be turned up; lasts only while a bonus comes first.
    TurnUp,
    /// The mayor places the card that is turned up.
    Placing,
    /// What the year brings, and whose turn it is (clause M-46).
    Year(Seat),
    /// Somebody uses the card on this disk.
    Using(Seat, Disk, Part),
    /// The card on the auction disk is auctioned.
    Auction(Auction),
    /// Nothing more.
    Over,
}

/// What of a card is to be done next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// Steps of a commodity card.
    Goods { left: u8, made: [u8; 4] },
    /// The trade office.
    Office,
    /// The step that comes with the office.
    OfficeStep(Commodity),
    /// The warehouse.
    House,
    /// The step of an Amsterdam card.
    HouseStep,
    /// Nothing; the card is done with as soon as bonuses are settled.
    Done,
}

/// One fall of the clock, by the prices that it shows (clauses M-38 and M-39).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fall {
    /// The prices of the dial.
    Plain,
    /// Each of them twice.
    Doubled,
}

impl Fall {
    /// The prices are doubled once somebody stopped on the first.
    pub(crate) const fn of(opener: Option<Seat>) -> Self {
        match opener {
            Some(_) => Fall::Doubled,
            None => Fall::Plain,
        }
    }
}

/// An auction (clauses M-34 to M-45).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Auction {
    /// Who stopped on the first price; then the run is doubled.
    pub(crate) opener: Option<Seat>,
    /// Who stopped and could not pay (clause M-41).
    pub(crate) barred: SeatSet,
    pub(crate) run: Run,
}

/// How a run of the clock is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Run {
    /// The mayor has still to start the clock.
    Ready,
    /// It falls.
    Falling,
    /// Everybody names a price.
    Sealed([Bid; SEATS]),
}

/// What somebody names in a sealed run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bid {
    /// They may not stop on any price.
    NotAsked,
    /// Not decided yet.
    Open,
    /// No price.
    Wait,
    /// A price.
    Stop(u16),
}

/// The shuffled cards, as faces: those that were turned up, in order, and those to come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Deck {
    faces: [u8; CARDS],
    drawn: u8,
}

impl Deck {
    /// Cards of which the first so many were turned up; unused places are zero.
    pub(crate) fn of(cards: &[FaceId], drawn: u8) -> Self {
        let mut faces = [0; CARDS];
        for (place, face) in faces.iter_mut().zip(cards) {
            *place = face.0;
        }
        Self { faces, drawn: drawn.min(CARDS as u8) }
    }

    /// Turned up so far, in order.
    pub(crate) fn drawn(&self) -> impl Iterator<Item = FaceId> + '_ {
        self.faces[..usize::from(self.drawn)].iter().map(|face| FaceId(*face))
    }

    /// Still to come, in order.
    pub(crate) fn coming(&self) -> impl Iterator<Item = FaceId> + '_ {
        self.faces[usize::from(self.drawn)..].iter().map(|face| FaceId(*face))
    }

    pub(crate) fn coming_mut(&mut self) -> &mut [u8] {
        &mut self.faces[usize::from(self.drawn)..]
    }

    pub(crate) fn turn_up(&mut self) -> Option<FaceId> {
        let face = self.coming().next()?;
        self.drawn += 1;
        Some(face)
    }
}

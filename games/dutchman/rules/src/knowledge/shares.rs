//! What each player knows of the shares, and what everybody knows (clause D-57).

use damrak_core::Seat;

use super::{Places, Placing, hand, locate, locate_all, tighten};
use crate::components::{COLOURS, Colour, HAND, SEATS, SHARES, SHARES_A_COLOUR, TAKEN};
use crate::state::{Merchant, Pile};

const HANDS: Places = (1 << SEATS) - 1;
/// The place of the topmost share of the Kontor; the others follow.
const TOP: usize = 8;
/// The index of what everybody knows, after what each seat knows.
const EVERYBODY: usize = SEATS;

/// The place of a share in the Kontor, counted from the top.
pub(crate) const fn pile_place(index: usize) -> usize {
    TOP + index
}

fn in_pile(first: usize, count: usize) -> Places {
    ((1 << count) - 1) << pile_place(first)
}

/// Where each share may be: five of each colour, of which only those in play have a place.
pub(crate) type Whereabouts = [Places; SHARES];

/// What each seat knows, and last what everybody knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ShareKnowledge(pub(crate) [Whereabouts; SEATS + 1]);

fn of_colour(known: &mut Whereabouts, colour: Colour) -> &mut [Places] {
    let first = SHARES_A_COLOUR * colour.index();
    let things = &mut known[first..first + SHARES_A_COLOUR];
    let in_play = things.iter().filter(|places| **places != 0).count();
    &mut things[..in_play]
}

/// How many shares each hand and each place of the Kontor holds.
fn room(players: &[Merchant; SEATS], pile: &Pile) -> [u8; 32] {
    let mut room = [0; 32];
    for (room, player) in room.iter_mut().zip(players) {
        *room = player.share_count();
    }
    room[TOP..].iter_mut().take(pile.len()).for_each(|room| *room = 1);
    room
}

impl ShareKnowledge {
    /// Everybody has seen their own hand and nothing else.
    pub(crate) fn dealt(count: u8, players: &[Merchant; SEATS], pile: &Pile) -> Self {
        let mut everybody: Whereabouts = [0; SHARES];
        let held = players.iter().enumerate().filter(|(_, player)| player.share_count() > 0);
        let hands: Places = held.map(|(index, _)| 1 << index).sum();
        for (index, places) in everybody.iter_mut().enumerate() {
            if index % SHARES_A_COLOUR < usize::from(count) - 1 {
                *places = hands | in_pile(0, pile.len());
            }
        }
        let mut known = Self([[0; SHARES]; SEATS + 1]);
        known.0[EVERYBODY] = everybody;
        for seat in Seat::all(count) {
            known.see_own(seat, &players[seat.index()]);
        }
        known
    }

    /// The player knows what everybody knows, and their own hand.
    fn see_own(&mut self, seat: Seat, player: &Merchant) {
        let mut known = self.0[EVERYBODY];
        for colour in Colour::ALL {
            let count = player.shares[colour.index()];
            locate_all(of_colour(&mut known, colour), hand(seat), count);
        }
        self.0[seat.index()] = known;
    }

    /// Whoever plays, and everybody.
    fn knowers(&mut self) -> impl Iterator<Item = (usize, &mut Whereabouts)> {
        self.0.iter_mut().enumerate().filter(|(_, known)| known[0] != 0)
    }

    /// For an imagined table: everybody but the one who imagines knows only their own hand and what all know.
    /// If it does not follow from what the one who imagines knows that this fits, the others know their hands alone.
    pub(crate) fn imagine(
        &mut self,
        count: u8,
        by: Seat,
        players: &[Merchant; SEATS],
        pile: &Pile,
    ) {
        let own = self.0[by.index()];
        if follows(&self.0[EVERYBODY], &own) {
            for seat in Seat::all(count) {
                self.see_own(seat, &players[seat.index()]);
            }
        } else {
            *self = Self::dealt(count, players, pile);
        }
        self.0[by.index()] = own;
    }

    /// A player takes the topmost shares of the Kontor. All are told of the state from before; only that player sees
    /// which ones they are.
    pub(crate) fn take(&mut self, seat: Seat, players: &[Merchant; SEATS], pile: &Pile) {
        let room = room(players, pile);
        let count = usize::from(TAKEN).min(pile.len());
        for (knower, known) in self.knowers() {
            tighten(known, &room);
            if knower == seat.index() {
                for (index, colour) in pile.iter().take(count).enumerate() {
                    let place = in_pile(index, 1);
                    locate_all(of_colour(known, colour), place, 1);
                    let others = known.iter_mut().filter(|places| **places != place);
                    others.for_each(|places| *places &= !place);
                }
            }
            for places in known.iter_mut() {
                let taken = *places & in_pile(0, count) != 0;
                let below = *places >> (TOP + count) << TOP;
                *places = *places & HANDS | below | if taken { hand(seat) } else { 0 };
            }
        }
    }

    /// A player puts shares under a pile that has so many; only that player knows which.
    pub(crate) fn put_under(&mut self, seat: Seat, shares: &[Colour], pile_len: usize) {
        let places_below = in_pile(pile_len, shares.len());
        for (knower, known) in self.knowers() {
            if knower == seat.index() {
                for (index, colour) in shares.iter().enumerate() {
                    let mut things = of_colour(known, *colour).iter_mut();
                    let own = things.find(|places| **places == hand(seat));
                    debug_assert!(own.is_some(), "a player knows their own shares");
                    if let Some(places) = own {
                        *places = in_pile(pile_len + index, 1);
                    }
                }
            } else {
                let may_be = known.iter_mut().filter(|places| **places & hand(seat) != 0);
                may_be.for_each(|places| *places |= places_below);
            }
        }
    }

    /// A bankrupt player's shares go under the pile in random order. All are told of the state from before.
    pub(crate) fn fall(&mut self, seat: Seat, players: &[Merchant; SEATS], pile: &Pile) {
        let room = room(players, pile);
        let below = in_pile(pile.len(), usize::from(HAND));
        for (_, known) in self.knowers() {
            tighten(known, &room);
            let theirs = known.iter_mut().filter(|places| **places & hand(seat) != 0);
            theirs.for_each(|places| *places = *places & !hand(seat) | below);
        }
    }

    /// All see one share of this colour in a hand.
    pub(crate) fn show(&mut self, seat: Seat, colour: Colour) {
        for (_, known) in self.knowers() {
            locate(of_colour(known, colour), hand(seat), 1);
        }
    }

    /// All see how many shares of this colour are in each hand.
    pub(crate) fn show_all(&mut self, colour: Colour, players: &[Merchant; SEATS]) {
        let count = |index: usize| players[index].shares[colour.index()];
        for (_, known) in self.knowers() {
            let things = of_colour(known, colour);
            for owner in (0..SEATS).filter(|index| count(*index) > 0) {
                locate(things, 1 << owner, count(owner));
            }
            // All others are in the Kontor. Of those who may be in a hand as many are there as were seen.
            let mut left = [0; SEATS];
            (0..SEATS).for_each(|index| left[index] = count(index));
            for places in things {
                let seen =
                    is_one_hand(*places).then(|| &mut left[places.trailing_zeros() as usize]);
                match seen {
                    Some(left) if *left > 0 => *left -= 1,
                    _ => *places &= !HANDS,
                }
            }
        }
    }

    /// Whether the shares can be where they are, as each seat and everybody knows it.
    pub(crate) fn allows(
        &self,
        count: u8,
        players: &[Merchant; SEATS],
        pile: &Pile,
    ) -> Result<(), &'static str> {
        for (knower, known) in self.0.iter().enumerate() {
            let used = knower < usize::from(count) || knower == EVERYBODY;
            let in_play = |(index, places): (usize, &Places)| {
                (*places != 0) == (index % SHARES_A_COLOUR < usize::from(count) - 1)
            };
            if !used && *known != [0; SHARES] {
                return Err("only those who play know anything (D-57)");
            }
            if used && !known.iter().enumerate().all(in_play) {
                return Err("a place is known for every share in play and for no other (D-57)");
            }
            if used && !fits(known, players, pile) {
                return Err("what is known of the shares does not fit them (D-57)");
            }
            if let Some(player) = players.get(knower).filter(|_| used) {
                let own = Places::from(1_u8 << knower);
                let sure = |colour: usize| {
                    let things = &known[SHARES_A_COLOUR * colour..SHARES_A_COLOUR * (colour + 1)];
                    things.iter().filter(|places| **places & own != 0).all(|places| *places == own)
                };
                if player.share_count() > 0 && !(0..COLOURS).all(sure) {
                    return Err("everybody knows their own shares (D-57)");
                }
            }
        }
        Ok(())
    }

    /// The places of every share as the seat knows them, and the room there is.
    pub(crate) fn placing(
        &self,
        seat: Seat,
        players: &[Merchant; SEATS],
        pile: &Pile,
    ) -> Placing<SHARES> {
        Placing::new(self.0[seat.index()], room(players, pile))
    }
}

fn is_one_hand(places: Places) -> bool {
    places.is_power_of_two() && places & HANDS != 0
}

/// Whether whatever agrees with the finer knowledge agrees with the coarser one too: for each share there is one
/// of the same colour that may be wherever it may be.
fn follows(coarser: &Whereabouts, finer: &Whereabouts) -> bool {
    (0..COLOURS).all(|colour| {
        let of = |known: &Whereabouts| -> [Places; SHARES_A_COLOUR] {
            std::array::from_fn(|index| known[SHARES_A_COLOUR * colour + index])
        };
        let coarser = of(coarser);
        let allowed = of(finer).map(|fine| {
            let fits =
                |index: usize| Places::from(fine != 0 && fine & !coarser[index] == 0) << index;
            (0..SHARES_A_COLOUR).map(fits).sum()
        });
        let mut room = [0; 32];
        room[..SHARES_A_COLOUR].fill(1);
        let in_play = of(finer).iter().filter(|places| **places != 0).count();
        let paired = allowed.iter().filter(|allowed| **allowed != 0).count();
        paired == in_play && Placing::new(allowed, room).fits()
    })
}

/// Whether the shares can be where they are by this knowledge.
fn fits(known: &Whereabouts, players: &[Merchant; SEATS], pile: &Pile) -> bool {
    Colour::ALL.into_iter().all(|colour| {
        let mut allowed = [0; SHARES_A_COLOUR];
        let first = SHARES_A_COLOUR * colour.index();
        allowed.copy_from_slice(&known[first..first + SHARES_A_COLOUR]);
        let mut room = [0; 32];
        for (room, player) in room.iter_mut().zip(players) {
            *room = player.shares[colour.index()];
        }
        for (room, card) in room[TOP..].iter_mut().zip(pile.iter()) {
            *room = u8::from(card == colour);
        }
        Placing::new(allowed, room).fits()
    })
}

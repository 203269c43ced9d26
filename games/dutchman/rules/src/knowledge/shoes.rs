//! What everybody knows of the horseshoes: only what was revealed to all (clauses D-27 and D-57). Beyond that, a
//! player knows only their own.

use damrak_core::{Seat, SeatSet};

use super::{Places, Placing, hand, locate, tighten};
use crate::components::{SEATS, SHOES};
use crate::shoes::{Forge, KINDS, Shoes};

/// The place in the middle of the board.
pub(crate) const MIDDLE: usize = 6;
/// The place of those that are out of the game.
pub(crate) const BOX: usize = 7;

const IN_MIDDLE: Places = 1 << MIDDLE;

/// How many horseshoes are at each place.
pub(crate) type Counts = [u8; 32];

/// Where each horseshoe of the box may be, in the order of the edition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ShoeKnowledge(pub(crate) [Places; SHOES]);

impl ShoeKnowledge {
    /// Nothing was ever seen.
    pub(crate) fn nothing(players: u8) -> Self {
        let hands: Places = (1 << players) - 1;
        let unused = if usize::from(players) < SEATS { 1 << BOX } else { 0 };
        Self([hands | IN_MIDDLE | unused; SHOES])
    }

    /// All saw these in the hand of a player, from where they go to the middle.
    pub(crate) fn reveal(&mut self, forge: &Forge, seat: Seat, shoes: Shoes) {
        let (from, mut last) = (hand(seat), KINDS);
        for kind in shoes.kinds() {
            if kind == last {
                continue;
            }
            last = kind;
            let things = &mut self.0[forge.tokens(kind)];
            let count = shoes.of_kind(kind);
            locate(things, from, count);
            let seen = things.iter_mut().filter(|places| **places == from);
            seen.take(usize::from(count)).for_each(|places| *places = IN_MIDDLE);
        }
    }

    /// The smiths have shared the middle. The counts are those from before.
    pub(crate) fn share(&mut self, smiths: SeatSet, counts: &Counts, left: u8) {
        tighten(&mut self.0, counts);
        let theirs: Places = smiths.into_iter().map(hand).sum();
        let out = if left == 0 { IN_MIDDLE } else { 0 };
        for places in self.0.iter_mut().filter(|places| **places & IN_MIDDLE != 0) {
            *places = (*places | theirs) & !out;
        }
    }

    /// A bankrupt player has put all of theirs into the middle. The counts are those from before.
    pub(crate) fn put_down(&mut self, seat: Seat, counts: &Counts) {
        tighten(&mut self.0, counts);
        let from = hand(seat);
        for places in self.0.iter_mut().filter(|places| **places & from != 0) {
            *places = (*places | IN_MIDDLE) & !from;
        }
    }

    /// Whether the horseshoes can be as they are: `at` says how many of a kind are at a place.
    pub(crate) fn allows(&self, forge: &Forge, at: impl Fn(usize, usize) -> u8) -> bool {
        (0..crate::shoes::SILVERS + forge.gold.len()).all(|kind| {
            let things = &self.0[forge.tokens(kind)];
            let mut allowed = [0; SHOES];
            let mut room = [0; 32];
            for (place, things) in allowed.iter_mut().zip(things) {
                *place = things & 0xff;
            }
            for (place, room) in room.iter_mut().enumerate().take(BOX + 1) {
                *room = at(kind, place);
            }
            things.iter().all(|places| *places != 0) && Placing::new(allowed, room).fits()
        })
    }
}

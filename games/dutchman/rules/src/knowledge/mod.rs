//! What a careful player knows of hidden things without seeing them (clause D-57).
//!
//! Horseshoes and shares are followed thing by thing: for each there is a set of places where it may be, as
//! somebody knows it. Things of one kind cannot be told apart, so it never matters which of them is which: what
//! is known is that they can be spread over those places. Every step keeps the truth among what is possible.
//!
//! What can only be said of several things together, such as that two of these three have moved on, is kept while
//! the room at their places tells it, and lost afterwards.

mod matching;
mod shares;
mod shoes;

pub(crate) use matching::Placing;
pub(crate) use shares::{ShareKnowledge, pile_place};
pub(crate) use shoes::{BOX, MIDDLE, ShoeKnowledge};

use damrak_core::Seat;

/// A set of places, a bit for each.
pub(crate) type Places = u32;

/// The place of a hand.
pub(crate) const fn hand(seat: Seat) -> Places {
    1 << seat.index()
}

/// Learns that so many of these things, which are all of one kind, are at the place.
///
/// Those of which most is known are taken for them. The others may then be anywhere where one of those was
/// thought to be.
pub(crate) fn locate(things: &mut [Places], place: Places, count: u8) {
    debug_assert!(things.len() <= 32, "there are not so many things of one kind");
    let mut found: u32 = 0;
    let mut widened: Places = 0;
    for _ in 0..count {
        let (mut best, mut least) = (None, u32::MAX);
        for (index, places) in things.iter().enumerate() {
            if *places & place != 0 && found >> index & 1 == 0 && places.count_ones() < least {
                (best, least) = (Some(index), places.count_ones());
            }
        }
        let Some(index) = best else {
            debug_assert!(false, "what is seen can be there");
            return;
        };
        widened |= things[index];
        found |= 1 << index;
    }
    // Nothing new: those were known to be there.
    if widened & !place == 0 {
        return;
    }
    for (index, places) in things.iter_mut().enumerate() {
        if found >> index & 1 == 1 {
            *places = place;
        } else if *places & place != 0 {
            *places |= widened;
        }
    }
}

/// The same, where it is also seen that no other thing of this kind is there.
pub(crate) fn locate_all(things: &mut [Places], place: Places, count: u8) {
    locate(things, place, count);
    let mut left = count;
    for places in things {
        if *places == place && left > 0 {
            left -= 1;
        } else {
            *places &= !place;
        }
    }
}

/// Where as many things surely are as there are, no other thing is.
pub(crate) fn tighten(things: &mut [Places], room: &[u8; 32]) {
    // The last count is of those whose place is not sure.
    let mut sure = [0_u8; 33];
    for places in things.iter() {
        let place = if is_sure(*places) { places.trailing_zeros() as usize } else { 32 };
        sure[place] += 1;
    }
    let mut full: Places = 0;
    for place in 0..32 {
        full |= Places::from(sure[place] == room[place]) << place;
    }
    for places in things {
        *places &= if is_sure(*places) { Places::MAX } else { !full };
    }
}

/// Whether it can be at one place alone.
#[inline]
fn is_sure(places: Places) -> bool {
    places != 0 && places & (places - 1) == 0
}

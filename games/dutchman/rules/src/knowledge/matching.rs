//! Spreading things over places that have room for so many each.

use damrak_core::Rng;

use super::Places;

const NOWHERE: u8 = u8::MAX;

/// Things on their way to places.
#[derive(Clone, Debug)]
pub(crate) struct Placing<const THINGS: usize> {
    /// Where each thing may go.
    pub(crate) allowed: [Places; THINGS],
    /// How many more each place can take.
    pub(crate) room: [u8; 32],
    /// Where each thing is by now.
    at: [u8; THINGS],
}

impl<const THINGS: usize> Placing<THINGS> {
    /// Nothing is placed yet; a thing that may go nowhere is none.
    pub(crate) fn new(allowed: [Places; THINGS], room: [u8; 32]) -> Self {
        Self { allowed, room, at: [NOWHERE; THINGS] }
    }

    /// The place of a thing.
    pub(crate) fn place_of(&self, thing: usize) -> Option<usize> {
        (self.at[thing] != NOWHERE).then_some(usize::from(self.at[thing]))
    }

    /// Puts a thing where there is room for it.
    pub(crate) fn put(&mut self, thing: usize, place: usize) {
        debug_assert!(self.room[place] > 0 && self.allowed[thing] >> place & 1 == 1);
        self.room[place] -= 1;
        self.at[thing] = place as u8;
    }

    /// Places everything that is not placed yet: things with few possibilities first, each at a random
    /// one. Says whether all found room.
    pub(crate) fn place_randomly(&mut self, rng: &mut Rng) -> bool {
        let mut fits = true;
        for possibilities in 1..=32 {
            for thing in 0..THINGS {
                if self.at[thing] == NOWHERE && self.allowed[thing].count_ones() == possibilities {
                    fits &= self.put_randomly(thing, rng);
                }
            }
        }
        fits
    }

    /// Whether everything can be placed.
    pub(crate) fn fits(mut self) -> bool {
        (0..THINGS).all(|thing| self.allowed[thing] == 0 || self.make_room(thing, &mut 0))
    }

    fn put_randomly(&mut self, thing: usize, rng: &mut Rng) -> bool {
        let allowed = self.allowed[thing];
        let total: u32 = bits(allowed).map(|place| u32::from(self.room[place])).sum();
        if total == 0 {
            return self.make_room(thing, &mut 0);
        }
        let mut drawn = if total == 1 { 0 } else { rng.below(total) };
        for place in bits(allowed) {
            let room = u32::from(self.room[place]);
            if drawn < room {
                self.put(thing, place);
                return true;
            }
            drawn -= room;
        }
        false
    }

    /// Places a thing, and moves others out of the way where that is needed.
    fn make_room(&mut self, thing: usize, tried: &mut Places) -> bool {
        let open = self.allowed[thing] & !*tried;
        if let Some(place) = bits(open).find(|place| self.room[*place] > 0) {
            self.put(thing, place);
            return true;
        }
        for place in bits(open) {
            *tried |= 1 << place;
            for other in 0..THINGS {
                if usize::from(self.at[other]) == place && self.make_room(other, tried) {
                    self.at[thing] = place as u8;
                    return true;
                }
            }
        }
        false
    }
}

fn bits(mut places: Places) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if places == 0 {
            return None;
        }
        let place = places.trailing_zeros() as usize;
        places &= places - 1;
        Some(place)
    })
}

#[cfg(test)]
mod tests {
    use damrak_core::Seed;

    use super::*;

    fn room(of: &[u8]) -> [u8; 32] {
        let mut room = [0; 32];
        room[..of.len()].copy_from_slice(of);
        room
    }

    #[test]
    fn things_make_room_for_each_other() {
        // The first two may go to 0 or 1, the last to 0 alone.
        let placing = Placing::new([0b11, 0b110, 0b001], room(&[1, 1, 1]));
        assert!(placing.clone().fits());
        let mut rng = Rng::new(Seed::from_number(1));
        for _ in 0..50 {
            let mut placing = placing.clone();
            assert!(placing.place_randomly(&mut rng));
            assert_eq!(placing.place_of(2), Some(0));
            assert_eq!(placing.place_of(0), Some(1));
            assert_eq!(placing.place_of(1), Some(2));
        }
    }

    #[test]
    fn what_does_not_fit_is_told() {
        assert!(!Placing::new([0b11, 0b11, 0b11], room(&[1, 1, 5])).fits());
        assert!(Placing::new([0b11, 0, 0b11], room(&[1, 1])).fits());
    }
}

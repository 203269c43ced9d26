//! Which lays of a hand come nearest to a lucky number.

use crate::shoes::{Forge, SILVERS, Shoes};

/// More horseshoes than this are hardly ever worth laying at once.
const MOST_LAID: usize = 6;

/// What it takes to part with a horseshoe of each silver kind, from low to high, beside a gold one that takes 2: of
/// lays that are as near and as cheap the one is taken that leaves the more useful hand.
const PARTING: [u8; SILVERS] = [3, 2, 3, 2];
const PARTING_WITH_GOLD: u8 = 2;

/// By number of horseshoes: what the nearest lay comes to, and the lay.
pub(crate) type NearestLays = [Option<(u8, Shoes)>; MOST_LAID + 1];

impl Forge {
    /// For every number of horseshoes up to six, or to those that make the lucky number, the lay of this hand that
    /// comes nearest to it without going above; with 0 if every single one does.
    pub(crate) fn nearest_lays(&self, hand: Shoes, lucky: u8) -> NearestLays {
        let (lucky_number, most, lays) = (i32::from(lucky), MOST_LAID as u8, [None; _]);
        let mut nearest = Nearest { forge: self, hand, lucky: lucky_number, most, lays };
        nearest.note_any();
        nearest.add_silver(Shoes::NONE, 0, SILVERS);
        let mut gold = hand.gold;
        while gold != 0 {
            let one = gold.trailing_zeros() as usize;
            let lay = Shoes { gold: 1 << one, ..Shoes::NONE };
            nearest.add_silver(lay, self.gold[one].into(), SILVERS);
            gold &= gold - 1;
        }
        nearest.lays.map(|found| found.map(|found| (self.sum(found.lay, lucky), found.lay)))
    }
}

#[derive(Clone, Copy)]
struct Found {
    sum: u8,
    parting: u8,
    lay: Shoes,
}

struct Nearest<'a> {
    forge: &'a Forge,
    hand: Shoes,
    lucky: i32,
    /// More horseshoes than so many are of no use.
    most: u8,
    lays: [Option<Found>; MOST_LAID + 1],
}

impl Nearest<'_> {
    /// Adds or subtracts some of each of the lower silver kinds. Of one kind nothing is gained by doing both.
    fn add_silver(&mut self, lay: Shoes, sum: i32, kinds: usize) {
        let room = self.most.saturating_sub(lay.len());
        let number = i32::from(self.forge.silver[kinds - 1]);
        let most = self.hand.silver[kinds - 1].min(room);
        if kinds == 1 {
            return self.add_lowest(lay, sum, number, most);
        }
        self.add_silver(lay, sum, kinds - 1);
        let mut more = lay;
        for count in 1..=most {
            more.silver[kinds - 1] = count;
            let moved = number * i32::from(count);
            self.add_silver(more, sum + moved, kinds - 1);
            self.add_silver(more, sum - moved, kinds - 1);
        }
    }

    /// Of the lowest kind as many are subtracted as must be, or some added as far as there is room below the number.
    fn add_lowest(&mut self, lay: Shoes, sum: i32, number: i32, most: u8) {
        let below = self.lucky - sum;
        let (counts, sign) = if below < 0 {
            let needed = (number - 1 - below) / number;
            (needed..=needed.min(most.into()), -1)
        } else {
            (0..=(below / number).min(most.into()), 1)
        };
        for count in counts {
            let mut more = lay;
            more.silver[0] = count as u8;
            self.note(more, sum + sign * number * count);
        }
    }

    /// A lay that is above the number counts nothing, and still is a lay: one of the lowest will do.
    fn note_any(&mut self) {
        if let Some(kind) = self.hand.kinds().next() {
            let mut lay = Shoes::NONE;
            lay.add_kind(kind);
            self.keep(lay, 0);
        }
    }

    fn note(&mut self, lay: Shoes, sum: i32) {
        if !lay.is_empty() && (1..=self.lucky).contains(&sum) {
            self.keep(lay, sum as u8);
            if sum == self.lucky {
                self.most = self.most.min(lay.len());
            }
        }
    }

    fn keep(&mut self, lay: Shoes, sum: u8) {
        let silver = lay.silver.iter().zip(PARTING);
        let parting = silver.map(|(count, parting)| count * parting).sum::<u8>()
            + PARTING_WITH_GOLD * lay.gold_count();
        let place = &mut self.lays[usize::from(lay.len())];
        let better =
            |known: &mut Found| sum > known.sum || sum == known.sum && parting < known.parting;
        if place.as_mut().is_none_or(better) {
            *place = Some(Found { sum, parting, lay });
        }
    }
}

#[cfg(test)]
mod tests {
    use damrak_core::edition::EditionSource;
    use damrak_core::{Rng, Seed};

    use super::*;
    use crate::edition::Edition;

    /// Every lay of many hands is tried: none of as many horseshoes comes nearer.
    #[test]
    fn no_lay_of_as_many_comes_nearer() {
        let house = &crate::info::INFO.editions[0];
        let source = EditionSource { file: house.file, text: house.text };
        let forge = Edition::read(source).expect("the edition of the house").forge;
        let mut rng = Rng::new(Seed::from_number(7));
        for _ in 0..300 {
            let mut kinds: Vec<usize> = forge.all().kinds().collect();
            rng.shuffle(&mut kinds);
            let mut hand = Shoes::NONE;
            kinds.iter().take(1 + rng.below(11) as usize).for_each(|kind| hand.add_kind(*kind));
            let lucky = 21 + 2 * rng.below(15) as u8;
            let nearest = forge.nearest_lays(hand, lucky);
            for (sum, lay) in nearest.into_iter().flatten() {
                assert!(hand.covers(lay) && forge.sum(lay, lucky) == sum, "{hand:?} {lay:?}");
            }
            let best = |shoes: u8| {
                let lays = nearest[..=usize::from(shoes)].iter().flatten();
                lays.map(|(sum, _)| *sum).max().expect("one can always be laid")
            };
            hand.for_each_lay(|lay| {
                if usize::from(lay.len()) <= MOST_LAID {
                    let sum = forge.sum(lay, lucky);
                    assert!(sum <= best(lay.len()), "{hand:?} {lucky}: {lay:?} comes to {sum}");
                }
            });
        }
    }
}

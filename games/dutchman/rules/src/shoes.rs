//! Horseshoes: how many of each kind, and what they come to.

use crate::components::SHOES;

/// Kinds of silver horseshoes; those of one kind are all the same (clause D-3).
pub(crate) const SILVERS: usize = 4;
/// The most gold horseshoes an edition may have, each with a number of its own.
pub(crate) const MOST_GOLD: usize = 32;
/// Kinds of horseshoes: the silver ones, then each gold one.
pub(crate) const KINDS: usize = SILVERS + MOST_GOLD;

/// A number of horseshoes, in a hand or laid: small, ordered, without heap.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Shoes {
    /// A bit for each gold one, by its place in the edition.
    pub(crate) gold: u32,
    /// How many of each silver kind.
    pub(crate) silver: [u8; SILVERS],
}

impl Shoes {
    /// None.
    pub const NONE: Shoes = Shoes { gold: 0, silver: [0; SILVERS] };

    /// How many there are.
    #[inline]
    pub fn len(self) -> u8 {
        self.gold_count() + self.silver_count()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// How many are gold.
    #[inline]
    pub fn gold_count(self) -> u8 {
        self.gold.count_ones() as u8
    }

    /// How many are silver.
    #[inline]
    pub fn silver_count(self) -> u8 {
        self.silver.iter().sum()
    }

    /// How many of a kind.
    pub(crate) fn of_kind(self, kind: usize) -> u8 {
        match kind.checked_sub(SILVERS) {
            None => self.silver[kind],
            Some(gold) => (self.gold >> gold & 1) as u8,
        }
    }

    pub(crate) fn add_kind(&mut self, kind: usize) {
        match kind.checked_sub(SILVERS) {
            None => self.silver[kind] += 1,
            Some(gold) => self.gold |= 1 << gold,
        }
    }

    pub(crate) fn remove_kind(&mut self, kind: usize) {
        match kind.checked_sub(SILVERS) {
            None => self.silver[kind] = self.silver[kind].saturating_sub(1),
            Some(gold) => self.gold &= !(1 << gold),
        }
    }

    /// Both together.
    #[must_use]
    #[inline]
    pub(crate) fn plus(self, other: Shoes) -> Shoes {
        let mut silver = self.silver;
        for (count, more) in silver.iter_mut().zip(other.silver) {
            *count += more;
        }
        Shoes { gold: self.gold | other.gold, silver }
    }

    /// Without these, which must be among them.
    #[must_use]
    #[inline]
    pub(crate) fn minus(self, other: Shoes) -> Shoes {
        let mut silver = self.silver;
        for (count, less) in silver.iter_mut().zip(other.silver) {
            *count = count.saturating_sub(less);
        }
        Shoes { gold: self.gold & !other.gold, silver }
    }

    /// Whether these are among them.
    #[inline]
    pub(crate) fn covers(self, other: Shoes) -> bool {
        self.gold & other.gold == other.gold
            && self.silver.iter().zip(other.silver).all(|(have, wanted)| *have >= wanted)
    }

    /// Every kind, as often as it is there, the silver ones first.
    pub(crate) fn kinds(self) -> impl Iterator<Item = usize> {
        let silver =
            (0..SILVERS).flat_map(move |kind| std::iter::repeat_n(kind, self.silver[kind].into()));
        let gold = (0..MOST_GOLD).filter(move |gold| self.gold >> gold & 1 == 1);
        silver.chain(gold.map(|gold| gold + SILVERS))
    }

    /// How many different lays there are (clause D-21): any number of silver ones, at most one gold one,
    /// at least one in all. With all horseshoes of the box in one hand there are 90,943.
    pub(crate) fn lay_count(self) -> u32 {
        let silver: u32 = self.silver.iter().map(|count| u32::from(*count) + 1).product();
        silver * (u32::from(self.gold_count()) + 1) - 1
    }

    /// One of the different lays, counted from 0.
    pub(crate) fn nth_lay(self, index: u32) -> Shoes {
        let mut rest = index + 1;
        let mut lay = Shoes::NONE;
        for (count, have) in lay.silver.iter_mut().zip(self.silver) {
            let choices = u32::from(have) + 1;
            *count = (rest % choices) as u8;
            rest /= choices;
        }
        if rest > 0 {
            let mut gold = self.gold;
            for _ in 1..rest {
                gold &= gold - 1;
            }
            lay.gold = gold & gold.wrapping_neg();
        }
        lay
    }

    /// Calls with every different lay (clause D-21), each once.
    pub(crate) fn for_each_lay(self, mut each: impl FnMut(Shoes)) {
        let [a, b, c, d] = self.silver;
        let mut silver_lays = |gold: u32| {
            for first in 0..=a {
                for second in 0..=b {
                    for third in 0..=c {
                        for fourth in 0..=d {
                            let lay = Shoes { gold, silver: [first, second, third, fourth] };
                            if !lay.is_empty() {
                                each(lay);
                            }
                        }
                    }
                }
            }
        };
        silver_lays(0);
        let mut gold = self.gold;
        while gold != 0 {
            silver_lays(gold & gold.wrapping_neg());
            gold &= gold - 1;
        }
    }
}

/// The horseshoes of an edition: their numbers, and how many there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forge {
    /// The number of each silver kind, from low to high.
    pub(crate) silver: [u8; SILVERS],
    /// How many of each.
    pub(crate) counts: [u8; SILVERS],
    /// The number of each gold one, from low to high.
    pub(crate) gold: Vec<u8>,
    /// The kind of each horseshoe of the box, silver first.
    pub(crate) kinds: [u8; SHOES],
}

impl Forge {
    /// All horseshoes of the box.
    pub fn all(&self) -> Shoes {
        self.kinds.iter().fold(Shoes::NONE, |mut all, kind| {
            all.add_kind(usize::from(*kind));
            all
        })
    }

    /// The number on a kind.
    pub(crate) fn number(&self, kind: usize) -> u8 {
        match kind.checked_sub(SILVERS) {
            None => self.silver[kind],
            Some(gold) => self.gold.get(gold).copied().unwrap_or_default(),
        }
    }

    /// The kind with this number.
    pub(crate) fn find(&self, number: u8) -> Option<usize> {
        let silver = self.silver.iter().position(|silver| *silver == number);
        let gold = || self.gold.iter().position(|gold| *gold == number);
        silver.or_else(|| gold().map(|gold| gold + SILVERS))
    }

    /// The places in the box of the horseshoes of a kind.
    pub(crate) fn tokens(&self, kind: usize) -> std::ops::Range<usize> {
        match kind.checked_sub(SILVERS) {
            None => {
                let before = |kinds: usize| -> usize {
                    self.counts[..kinds].iter().map(|count| usize::from(*count)).sum()
                };
                before(kind)..before(kind + 1)
            }
            Some(gold) => {
                let silver: usize = self.counts.iter().map(|count| usize::from(*count)).sum();
                silver + gold..silver + gold + 1
            }
        }
    }

    /// The numbers of horseshoes as they are written: gold first, then silver from high to low.
    pub fn numbers(&self, shoes: Shoes) -> Vec<u8> {
        let mut kinds: Vec<usize> = shoes.kinds().collect();
        kinds.sort_unstable_by(|a, b| b.cmp(a));
        kinds.into_iter().map(|kind| self.number(kind)).collect()
    }

    /// What laid horseshoes come to (clauses D-28 and D-29): the highest sum that is not above the lucky
    /// number, each silver one added or subtracted; 0 if there is none.
    pub fn sum(&self, laid: Shoes, lucky: u8) -> u8 {
        let lucky = i32::from(lucky);
        let gold = match laid.gold {
            0 => 0,
            gold => i32::from(self.gold[gold.trailing_zeros() as usize]),
        };
        let mut best = 0;
        let [a, b, c, d] = [0, 1, 2, 3].map(|kind| i32::from(laid.silver[kind]));
        let [first, second, third, fourth] = self.silver.map(i32::from);
        for minus_d in 0..=d {
            for minus_c in 0..=c {
                for minus_b in 0..=b {
                    let base = gold
                        + fourth * (d - 2 * minus_d)
                        + third * (c - 2 * minus_c)
                        + second * (b - 2 * minus_b);
                    // As few of the lowest kind are subtracted as bring the sum down to the number.
                    let over = (base + first * a - lucky).max(0);
                    let minus_a = (over + 2 * first - 1) / (2 * first);
                    if minus_a <= a {
                        best = best.max(base + first * (a - 2 * minus_a));
                    }
                }
            }
        }
        best as u8
    }

    /// The fewest horseshoes of a hand that make the lucky number exactly, if any do.
    pub fn cheapest_exact(&self, hand: Shoes, lucky: u8) -> Option<Shoes> {
        let mut found: Option<Shoes> = None;
        hand.for_each_lay(|lay| {
            if found.is_none_or(|known| lay.len() < known.len()) && self.sum(lay, lucky) == lucky {
                found = Some(lay);
            }
        });
        found
    }
}

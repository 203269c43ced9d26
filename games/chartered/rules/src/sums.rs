//! Sums of money that can be named: whole tens (clause C-10).

use crate::components::SUM_STEP;

/// Every whole ten from one sum to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sums {
    least: u16,
    most: u16,
}

impl Sums {
    /// No sum at all.
    pub(crate) const NONE: Self = Self { least: SUM_STEP, most: 0 };

    pub(crate) fn between(least: u16, most: u16) -> Self {
        let (first, last) = (least.div_ceil(SUM_STEP), most / SUM_STEP);
        if first > last {
            return Self::NONE;
        }
        Self { least: first * SUM_STEP, most: last * SUM_STEP }
    }

    /// The least and the most, if there is a sum.
    pub(crate) fn bounds(self) -> Option<(u16, u16)> {
        (!self.is_empty()).then_some((self.least, self.most))
    }

    pub(crate) fn is_empty(self) -> bool {
        self.least > self.most
    }

    /// How many there are.
    pub(crate) fn len(self) -> u32 {
        if self.is_empty() { 0 } else { u32::from((self.most - self.least) / SUM_STEP) + 1 }
    }

    /// The sum at this place, counted from 0.
    pub(crate) fn nth(self, place: u32) -> Option<u16> {
        (place < self.len()).then(|| self.least + place as u16 * SUM_STEP)
    }

    /// All of them, the least first.
    pub(crate) fn all(self) -> impl Iterator<Item = u16> {
        (self.least..=self.most).step_by(usize::from(SUM_STEP))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_whole_tens_within_the_bounds() {
        let sums = Sums::between(5, 38);
        assert_eq!(sums.all().collect::<Vec<_>>(), [10, 20, 30]);
        assert_eq!((sums.len(), sums.bounds()), (3, Some((10, 30))));
        assert_eq!([0, 2, 3].map(|place| sums.nth(place)), [Some(10), Some(30), None]);
    }

    #[test]
    fn there_may_be_none() {
        for sums in [Sums::between(11, 19), Sums::between(20, 10), Sums::NONE] {
            assert_eq!((sums.len(), sums.nth(0), sums.bounds()), (0, None, None));
            assert_eq!(sums.all().next(), None);
        }
        assert_eq!(Sums::between(0, 9).all().collect::<Vec<_>>(), [0]);
    }
}

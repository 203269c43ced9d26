//! Many decisions offered as one: things to pick, or a number to name.

use crate::{Offer, Phrase, Target};

/// Many decisions of one kind, offered as one.
///
/// A page does not list thousands of handfuls or hundreds of sums: it shows what can be picked and writes
/// what was. Every legal action of the kind is in a bundle of that kind, and nothing else is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bundle<A> {
    /// The kind of its actions; see [`crate::Rules::kind`].
    pub kind: u8,
    /// What is written before what is picked: `lay`, `give 2`.
    pub verb: String,
    /// What one does with what is picked.
    pub phrase: Phrase,
    /// What can be picked.
    pub pick: Pick,
    /// Those of its actions that are worth naming, the best first; never empty.
    pub named: Vec<A>,
}

/// What can be picked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pick {
    /// Any of these things, but at least one.
    Things {
        /// Each with its place in the picture.
        things: Vec<Thing>,
        /// What is pointed at last.
        confirm: Target,
    },
    /// One number.
    Number {
        /// The smallest.
        least: u32,
        /// The largest.
        most: u32,
        /// From one to the next.
        step: u32,
        /// What is pointed at to name it.
        target: Target,
    },
}

/// Something that can be picked together with others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thing {
    /// What is written for it.
    pub word: String,
    /// What it is called.
    pub phrase: Phrase,
    /// Where it is.
    pub target: Target,
    /// At most one of those marked so can be picked.
    pub alone: bool,
}

/// Everything that a seat may do, without thousands of sentences.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Choices {
    /// Decisions one by one.
    pub offers: Vec<Offer>,
    /// Decisions by the bundle.
    pub bundles: Vec<Bundle<Offer>>,
}

impl Choices {
    /// Whether there is nothing to decide.
    pub fn is_empty(&self) -> bool {
        self.offers.is_empty() && self.bundles.is_empty()
    }

    /// Every decision that has a sentence of its own: the single ones, then those worth naming.
    pub fn sentences(&self) -> impl Iterator<Item = &Offer> {
        let named = self.bundles.iter().flat_map(|bundle| &bundle.named);
        self.offers.iter().chain(named)
    }

    /// Everything that can be pointed at to decide something.
    pub fn targets(&self) -> impl Iterator<Item = &Target> {
        let single = self.offers.iter().flat_map(|offer| &offer.targets);
        single.chain(self.bundles.iter().flat_map(|bundle| bundle.pick.targets()))
    }
}

impl Pick {
    /// Everything that is pointed at to pick.
    pub fn targets(&self) -> impl Iterator<Item = &Target> {
        let (things, last) = match self {
            Pick::Things { things, confirm } => (things.as_slice(), confirm),
            Pick::Number { target, .. } => (&[][..], target),
        };
        things.iter().map(|thing| &thing.target).chain([last])
    }

    /// The numbers, from the smallest to the largest; none where things are picked.
    pub fn numbers(&self) -> impl Iterator<Item = u32> {
        let (least, most, step) = match *self {
            Pick::Number { least, most, step, .. } => (least, most, step),
            Pick::Things { .. } => (1, 0, 1),
        };
        (least..=most).step_by(step.max(1) as usize)
    }
}

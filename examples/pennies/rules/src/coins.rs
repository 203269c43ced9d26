//! Coins, and handfuls of them.

use serde::{Deserialize, Serialize};

/// A coin, by its worth: coins of the same worth are alike (clause P-2). To lay it is the one decision of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Coin(pub u8);

/// The highest worth that a purse may have.
pub(crate) const MOST_WORTH: u8 = 9;

/// Some coins: how many of each worth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Coins([u8; MOST_WORTH as usize]);

impl Coins {
    /// So many of each worth from 1 to the highest.
    pub(crate) fn of_each(highest: u8, each: u8) -> Self {
        let mut coins = Self::default();
        coins.0.iter_mut().take(usize::from(highest)).for_each(|count| *count = each);
        coins
    }

    fn place(coin: Coin) -> Option<usize> {
        (1..=MOST_WORTH).contains(&coin.0).then(|| usize::from(coin.0) - 1)
    }

    /// How many of this worth.
    pub fn count(&self, coin: Coin) -> u8 {
        Self::place(coin).map_or(0, |place| self.0[place])
    }

    /// How many in all.
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What all are worth together.
    pub fn worth(&self) -> u16 {
        self.iter().map(|coin| u16::from(coin.0)).sum()
    }

    /// The different coins, the lowest first.
    pub fn kinds(&self) -> impl DoubleEndedIterator<Item = Coin> + use<> {
        let coins = *self;
        (1..=MOST_WORTH).map(Coin).filter(move |coin| coins.count(*coin) > 0)
    }

    /// Every coin, the lowest first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Coin> + use<> {
        let coins = *self;
        self.kinds().flat_map(move |coin| (0..coins.count(coin)).map(move |_| coin))
    }

    /// Puts a coin in; one that no purse has is left out.
    pub(crate) fn put(&mut self, coin: Coin) {
        if let Some(place) = Self::place(coin) {
            self.0[place] = self.0[place].saturating_add(1);
        }
    }

    /// Takes a coin out; says whether it was there.
    pub(crate) fn take(&mut self, coin: Coin) -> bool {
        let Some(place) = Self::place(coin).filter(|place| self.0[*place] > 0) else {
            return false;
        };
        self.0[place] -= 1;
        true
    }
}

impl FromIterator<Coin> for Coins {
    fn from_iter<I: IntoIterator<Item = Coin>>(coins: I) -> Self {
        let mut all = Self::default();
        coins.into_iter().for_each(|coin| all.put(coin));
        all
    }
}

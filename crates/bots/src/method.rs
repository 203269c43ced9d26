//! By which search who decides.

use crate::level::Rank;
use crate::search::Settings;

/// By which of the two searches a searching opponent decides.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Method {
    /// The tree search.
    Tree(Settings),
    /// Every decision on guess after guess.
    Plain,
}

impl Method {
    /// The settings of a tree search, even where none is made.
    pub fn settings(self) -> Settings {
        match self {
            Self::Tree(settings) => settings,
            Self::Plain => Settings::default(),
        }
    }
}

/// The methods of a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Methods {
    /// Of those who think for a moment.
    pub merchant: Method,
    /// Of those who have long to think; hints and reviews are made by it, too.
    pub regent: Method,
}

impl Methods {
    /// That of a rank.
    pub fn of(self, rank: Rank) -> Method {
        match rank {
            Rank::Regent => self.regent,
            _ => self.merchant,
        }
    }

    /// The tree search of a game in which others seldom do what the tree would have them do before it has tried much.
    ///
    /// Long searches would stick to what they liked first: what is tried little looks worse than it is, since what the seat
    /// would do next was not thought through, and the more so the longer the others were thought through. So regents are
    /// more curious.
    pub const TRUSTING: Self = Self {
        merchant: Method::Tree(Settings { trust: 8, ..Settings::DEFAULT }),
        regent: Method::Tree(Settings { trust: 8, curiosity: 1.5, ..Settings::DEFAULT }),
    };

    /// The tree search of a game with auctions: what others would try in all these prices is no answer to anything, so they
    /// bid as bidders were seen to bid, and the best bid against that is best.
    pub const BIDDING: Self = Self::alike(Method::Tree(Settings {
        trust_together: u32::MAX,
        mixing: 1.0,
        ..Settings::DEFAULT
    }));

    /// The same for all.
    const fn alike(method: Method) -> Self {
        Self { merchant: method, regent: method }
    }
}

impl Default for Methods {
    fn default() -> Self {
        Method::Tree(Settings::DEFAULT).into()
    }
}

impl From<Method> for Methods {
    fn from(method: Method) -> Self {
        Self::alike(method)
    }
}

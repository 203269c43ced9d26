//! Why something is not legal.

use damrak_core::{Clause, Phrase, Refusal as CoreRefusal};

/// The reason for which a decision is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// He is bankrupt.
    Bankrupt,
    /// Somebody else decides now.
    NotYourTurn,
    /// Something else is to be decided now.
    NotNow,
    /// He has no Kontor card left.
    NoKontorCard,
    /// He has no smith card left.
    NoSmithCard,
    /// He does not have these horseshoes.
    NotYourShoes,
    /// At least one horseshoe is laid.
    NothingLaid,
    /// At most one gold horseshoe is laid.
    TwoGold,
    /// He has too many horseshoes to pass.
    MayNotPass,
    /// He does not hold these shares.
    NotYourShares,
    /// He does not hold this share.
    NotYourShare,
    /// No line leads there.
    NoLine,
    /// The Dutchman came from there.
    CameFromThere,
    /// Only the other tied players can be given or asked for ducats.
    NotTied,
    /// That was said already.
    NamedAlready,
    /// The proposer does not have so much.
    GivesTooMuch,
    /// The other does not have so much.
    AsksTooMuch,
}

impl CoreRefusal for Refusal {
    fn clause(&self) -> Clause {
        Clause(self.text().0)
    }

    fn phrase(&self) -> Phrase {
        Phrase::new(self.text().1)
    }
}

impl Refusal {
    fn text(self) -> (&'static str, &'static str) {
        match self {
            Refusal::Over => ("D-51", "dutchman-refusal-over"),
            Refusal::Bankrupt => ("D-44", "dutchman-refusal-bankrupt"),
            Refusal::NotYourTurn => ("D-16", "dutchman-refusal-not-your-turn"),
            Refusal::NotNow => ("D-14", "dutchman-refusal-not-now"),
            Refusal::NoKontorCard => ("D-25", "dutchman-refusal-no-kontor-card"),
            Refusal::NoSmithCard => ("D-25", "dutchman-refusal-no-smith-card"),
            Refusal::NotYourShoes => ("D-21", "dutchman-refusal-not-your-shoes"),
            Refusal::NothingLaid => ("D-21", "dutchman-refusal-nothing-laid"),
            Refusal::TwoGold => ("D-21", "dutchman-refusal-two-gold"),
            Refusal::MayNotPass => ("D-22", "dutchman-refusal-may-not-pass"),
            Refusal::NotYourShares => ("D-18", "dutchman-refusal-not-your-shares"),
            Refusal::NotYourShare => ("D-46", "dutchman-refusal-not-your-shares"),
            Refusal::NoLine => ("D-39", "dutchman-refusal-no-line"),
            Refusal::CameFromThere => ("D-40", "dutchman-refusal-came-from-there"),
            Refusal::NotTied => ("D-33", "dutchman-refusal-not-tied"),
            Refusal::NamedAlready => ("D-33", "dutchman-refusal-named-already"),
            Refusal::GivesTooMuch => ("D-33", "dutchman-refusal-gives-too-much"),
            Refusal::AsksTooMuch => ("D-33", "dutchman-refusal-asks-too-much"),
        }
    }
}

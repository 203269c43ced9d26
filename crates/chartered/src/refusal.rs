//! Why something is not allowed.

use damrak_core::{Clause, Phrase, Refusal as CoreRefusal};

/// Why an action is not legal now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// Another seat decides now, or this one has decided already.
    NotYourTurn,
    /// Something else is to be decided now.
    NotNow,
    /// There is something he can do.
    MayNotPass,
    /// He has too little money for cards.
    CardsTooDear,
    /// He has too little money for a new market.
    RefreshTooDear,
    /// He has fifteen cards.
    HandFull,
    /// The market does not have that card.
    NotInMarket,
    /// A level card of the market is taken alone.
    LevelAlone,
    /// The pile is empty.
    PileEmpty,
    /// He does not have that card.
    NotInHand,
    /// A warehouse stands there already.
    PlotTaken,
    /// The contact would found a company, but no HQ is left.
    NoHqLeft,
    /// The contact would found a company, but another is too near.
    TooNear,
    /// The card touches a warehouse without a company, which it cannot found one with, for lack of an HQ.
    ContactNoHq,
    /// The same, because another company is too near.
    ContactTooNear,
    /// No warehouse stands there.
    NothingToRaise,
    /// The warehouse has four floors.
    HighEnough,
    /// He has no roof.
    NoRoof,
    /// There is no company to lay a roof on.
    RoofNeedsCompany,
    /// One of the two cards is enough.
    OneIsEnough,
    /// One of the two plots touches a company.
    PairTouches,
    /// There are not two warehouses left.
    PairNeedsTwo,
    /// The two plots do not lie together.
    PairApart,
    /// An HQ cannot stand there.
    NotThere,
    /// The company is on the board already.
    AlreadyFounded,
    /// The company does not take part in the merger.
    NotMerging,
    /// These two are not to be merged now, or not this way round.
    NotTheLowest,
    /// He does not have so many shares.
    TooFewShares,
    /// The company is not on the board.
    NotOnBoard,
    /// The bank has no share of it.
    NoShareLeft,
    /// He has too little money for a share.
    ShareTooDear,
    /// He has no action card.
    NoActionCard,
    /// He has too little money for an action.
    ActionTooDear,
    /// He has traded already.
    TradedAlready,
    /// No such event lies open.
    EventNotOpen,
    /// There is no level card beside the chart.
    NoLevelAside,
    /// Bids are whole tens.
    NotTens,
    /// He has less.
    BidTooHigh,
    /// The bid is not higher than the last.
    BidTooLow,
    /// He must open the auction.
    MustOpen,
    /// There is no such lot.
    NoSuchLot,
    /// The card is not among those he looks at.
    NotAmongTen,
    /// The plot cannot be taken back.
    NotTakeable,
    /// Nobody else sits there.
    NoPartner,
    /// The offer is full of such things.
    OfferFull,
    /// The same thing goes the other way.
    BothWays,
    /// The one who should give it does not have it, or cannot have it.
    NotTheirs,
    /// There is nothing in the offer.
    OfferEmpty,
    /// Somebody would have more than fifteen cards.
    TooManyCards,
    /// He does not have what he is asked for.
    CannotAccept,
    /// An offer in return is answered with yes or no.
    NoCounter,
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
            Refusal::Over => ("C-96", "chartered-refusal-over"),
            Refusal::NotYourTurn => ("C-18", "chartered-refusal-not-your-turn"),
            Refusal::NotNow => ("C-18", "chartered-refusal-not-now"),
            Refusal::MayNotPass => ("C-19", "chartered-refusal-may-not-pass"),
            Refusal::CardsTooDear => ("C-20", "chartered-refusal-cards-too-dear"),
            Refusal::RefreshTooDear => ("C-24", "chartered-refusal-refresh-too-dear"),
            Refusal::HandFull => ("C-23", "chartered-refusal-hand-full"),
            Refusal::NotInMarket => ("C-20", "chartered-refusal-not-in-market"),
            Refusal::LevelAlone => ("C-22", "chartered-refusal-level-alone"),
            Refusal::PileEmpty => ("C-26", "chartered-refusal-pile-empty"),
            Refusal::NotInHand => ("C-28", "chartered-refusal-not-in-hand"),
            Refusal::PlotTaken => ("C-28", "chartered-refusal-plot-taken"),
            Refusal::NoHqLeft => ("C-33", "chartered-refusal-no-hq-left"),
            Refusal::TooNear => ("C-42", "chartered-refusal-too-near"),
            Refusal::ContactNoHq => ("C-36", "chartered-refusal-contact-no-hq"),
            Refusal::ContactTooNear => ("C-36", "chartered-refusal-contact-too-near"),
            Refusal::NothingToRaise => ("C-45", "chartered-refusal-nothing-to-raise"),
            Refusal::HighEnough => ("C-45", "chartered-refusal-high-enough"),
            Refusal::NoRoof => ("C-58", "chartered-refusal-no-roof"),
            Refusal::RoofNeedsCompany => ("C-58", "chartered-refusal-roof-needs-company"),
            Refusal::OneIsEnough => ("C-41", "chartered-refusal-one-is-enough"),
            Refusal::PairTouches => ("C-41", "chartered-refusal-pair-touches"),
            Refusal::PairNeedsTwo => ("C-41", "chartered-refusal-pair-needs-two"),
            Refusal::PairApart => ("C-40", "chartered-refusal-pair-apart"),
            Refusal::NotThere => ("C-37", "chartered-refusal-not-there"),
            Refusal::AlreadyFounded => ("C-33", "chartered-refusal-already-founded"),
            Refusal::NotMerging => ("C-51", "chartered-refusal-not-merging"),
            Refusal::NotTheLowest => ("C-55", "chartered-refusal-not-the-lowest"),
            Refusal::TooFewShares => ("C-53", "chartered-refusal-too-few-shares"),
            Refusal::NotOnBoard => ("C-67", "chartered-refusal-not-on-board"),
            Refusal::NoShareLeft => ("C-66", "chartered-refusal-no-share-left"),
            Refusal::ShareTooDear => ("C-64", "chartered-refusal-share-too-dear"),
            Refusal::NoActionCard => ("C-68", "chartered-refusal-no-action-card"),
            Refusal::ActionTooDear => ("C-68", "chartered-refusal-action-too-dear"),
            Refusal::TradedAlready => ("C-68", "chartered-refusal-traded-already"),
            Refusal::EventNotOpen => ("C-72", "chartered-refusal-event-not-open"),
            Refusal::NoLevelAside => ("C-81", "chartered-refusal-no-level-aside"),
            Refusal::NotTens => ("C-10", "chartered-refusal-not-tens"),
            Refusal::BidTooHigh => ("C-75", "chartered-refusal-bid-too-high"),
            Refusal::BidTooLow => ("C-89", "chartered-refusal-bid-too-low"),
            Refusal::MustOpen => ("C-89", "chartered-refusal-must-open"),
            Refusal::NoSuchLot => ("C-95", "chartered-refusal-no-such-lot"),
            Refusal::NotAmongTen => ("C-92", "chartered-refusal-not-among-ten"),
            Refusal::NotTakeable => ("C-93", "chartered-refusal-not-takeable"),
            Refusal::NoPartner => ("C-84", "chartered-refusal-no-partner"),
            Refusal::OfferFull => ("C-85", "chartered-refusal-offer-full"),
            Refusal::BothWays => ("C-85", "chartered-refusal-both-ways"),
            Refusal::NotTheirs => ("C-87", "chartered-refusal-not-theirs"),
            Refusal::OfferEmpty => ("C-85", "chartered-refusal-offer-empty"),
            Refusal::TooManyCards => ("C-87", "chartered-refusal-too-many-cards"),
            Refusal::CannotAccept => ("C-87", "chartered-refusal-cannot-accept"),
            Refusal::NoCounter => ("C-86", "chartered-refusal-no-counter"),
        }
    }
}

//! Why something is not allowed.

use damrak_core::Refusal as CoreRefusal;

use crate::state::Stage;
use crate::trade::TradeStep;

/// Why an action is not legal now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over, because the last warehouse was placed.
    Over,
    /// The game is over, because everybody passed.
    AllPassed,
    /// Another seat decides now.
    NotYourTurn(Moment),
    /// This seat has bid already.
    HasBid,
    /// Only those who are tied bid again.
    NotTied,
    /// Who has fifteen cards does not bid for one.
    NoRoomToBid,
    /// Something else is to be decided now.
    NotNow(Moment),
    /// Who buys cards takes two while there are two.
    MustTakeTwo,
    /// Where a company can be founded side by side, it is.
    MustFound,
    /// Events are chosen at the end of the turn.
    EventLater,
    /// There is something to do instead.
    MayNotPass,
    /// There is too little money for cards.
    CardsTooDear,
    /// There is too little money for a new market.
    RefreshTooDear,
    /// The hand has fifteen cards.
    HandFull,
    /// The market does not have that card.
    NotInMarket,
    /// A level card of the market is taken alone.
    LevelAlone,
    /// The pile is empty.
    PileEmpty,
    /// The plot card is not in the hand.
    NotInHand,
    /// Nor is the level card.
    LevelNotInHand,
    /// Nor are both cards of a pair.
    PairNotInHand,
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
    /// There is no roof to lay.
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
    /// The HQ of a new company cannot stand there.
    NotThere,
    /// An HQ cannot move there.
    NotMovable,
    /// The company is on the board already.
    AlreadyFounded,
    /// The company does not take part in the merger.
    NotMerging,
    /// These two are not to be merged now.
    NotTheLowest,
    /// The lower one is swallowed, not the higher.
    WrongWayRound,
    /// There are not so many shares to sell in a merger.
    TooFewShares,
    /// There is no such share to sell after building.
    NoShareToTrade,
    /// There is no such share to sell instead of building.
    NoShareToSell,
    /// There is no such share to lose.
    NoShareToLose,
    /// The company is not on the board, so that no share of it can be bought.
    NothingToBuy,
    /// Nor can one be sold.
    NotOnBoard,
    /// The bank has no share of it.
    NoShareLeft,
    /// There is too little money for a share.
    ShareTooDear,
    /// There is too little money for a share of the company that was just founded.
    FoundersShareTooDear,
    /// No action card is left.
    NoActionCard,
    /// There is too little money for an action.
    ActionTooDear,
    /// Shares were traded already.
    TradedAlready,
    /// No such event lies open.
    EventNotOpen,
    /// There is no level card beside the chart.
    NoLevelAside,
    /// Bids are whole tens.
    NotTens,
    /// That is more than there is to bid in secret.
    BidTooHigh,
    /// That is more than there is to bid in an auction.
    AuctionBidTooHigh,
    /// The bid is not higher than the last.
    BidTooLow,
    /// A share of one's own is not given away.
    FirstBidTooLow,
    /// The active player opens the auction.
    MustOpen,
    /// There is no such lot.
    NoSuchLot,
    /// The card is not among those that are looked at.
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
    /// The one who is asked does not have it.
    CannotAccept,
    /// An offer in return is answered with yes or no.
    NoCounter,
    /// So many offers in return were withdrawn that the first one is answered with yes or no.
    CountersWithdrawn,
}

/// What is being decided, each with the clauses that say who decides and between what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the moments are named by what is decided")]
pub enum Moment {
    Turn,
    Buying,
    Selling,
    PlacingHq,
    Founding,
    Bonus,
    Merging,
    Sales,
    Trading,
    Choosing,
    Bids,
    Losing,
    Offering,
    Drafting,
    Answering,
    Lots,
    Auction,
    Looking,
    TakingBack,
    MovingHq,
}

impl Moment {
    /// What is being decided in a stage; nothing when the game is over, which is refused before.
    pub(crate) fn of(stage: &Stage) -> Self {
        match stage {
            Stage::Turn | Stage::Over => Moment::Turn,
            Stage::Buying { .. } => Moment::Buying,
            Stage::Selling => Moment::Selling,
            Stage::Diagonal { .. } | Stage::Between { .. } => Moment::PlacingHq,
            Stage::Founding { .. } => Moment::Founding,
            Stage::Bonus { .. } => Moment::Bonus,
            Stage::Merging { .. } => Moment::Merging,
            Stage::Sales { .. } => Moment::Sales,
            Stage::Trading { .. } => Moment::Trading,
            Stage::Choosing { .. } => Moment::Choosing,
            Stage::Bids(_) => Moment::Bids,
            Stage::Losing { .. } => Moment::Losing,
            Stage::Trade(trade) => match trade.step {
                TradeStep::Idle => Moment::Offering,
                TradeStep::Drafting { .. } => Moment::Drafting,
                TradeStep::Answering { .. } => Moment::Answering,
            },
            Stage::Lots => Moment::Lots,
            Stage::Auction(_) => Moment::Auction,
            Stage::Looking { .. } => Moment::Looking,
            Stage::TakingBack { .. } => Moment::TakingBack,
            Stage::MovingHq { .. } => Moment::MovingHq,
        }
    }

    /// The clause that says who decides. Most is for the player whose turn it is.
    fn who(self) -> &'static str {
        match self {
            Moment::Turn
            | Moment::Buying
            | Moment::Selling
            | Moment::PlacingHq
            | Moment::Founding
            | Moment::Bonus
            | Moment::Merging
            | Moment::Trading => "C-18",
            later => later.what(),
        }
    }

    /// The clause that says what is decided.
    fn what(self) -> &'static str {
        match self {
            Moment::Turn => "C-18",
            Moment::Buying => "C-20",
            Moment::Selling => "C-69",
            Moment::PlacingHq => "C-37",
            Moment::Founding => "C-33",
            Moment::Bonus => "C-51",
            Moment::Merging => "C-55",
            Moment::Sales => "C-53",
            Moment::Trading => "C-63",
            Moment::Choosing => "C-72",
            Moment::Bids => "C-75",
            Moment::Losing => "C-82",
            Moment::Offering => "C-84",
            Moment::Drafting => "C-85",
            Moment::Answering => "C-86",
            Moment::Lots => "C-88",
            Moment::Auction => "C-89",
            Moment::Looking => "C-92",
            Moment::TakingBack => "C-93",
            Moment::MovingHq => "C-94",
        }
    }
}

impl CoreRefusal for Refusal {
    fn text(self) -> (&'static str, &'static str) {
        match self {
            Refusal::Over => ("C-96", "chartered-refusal-over"),
            Refusal::AllPassed => ("C-19", "chartered-refusal-over"),
            Refusal::NotYourTurn(moment) => (moment.who(), "chartered-refusal-not-your-turn"),
            Refusal::HasBid => ("C-75", "chartered-refusal-has-bid"),
            Refusal::NotTied => ("C-76", "chartered-refusal-not-tied"),
            Refusal::NoRoomToBid => ("C-81", "chartered-refusal-no-room-to-bid"),
            Refusal::NotNow(moment) => (moment.what(), "chartered-refusal-not-now"),
            Refusal::MustTakeTwo => ("C-21", "chartered-refusal-must-take-two"),
            Refusal::MustFound => ("C-31", "chartered-refusal-must-found"),
            Refusal::EventLater => ("C-72", "chartered-refusal-event-later"),
            Refusal::MayNotPass => ("C-19", "chartered-refusal-may-not-pass"),
            Refusal::CardsTooDear => ("C-20", "chartered-refusal-cards-too-dear"),
            Refusal::RefreshTooDear => ("C-24", "chartered-refusal-refresh-too-dear"),
            Refusal::HandFull => ("C-23", "chartered-refusal-hand-full"),
            Refusal::NotInMarket => ("C-20", "chartered-refusal-not-in-market"),
            Refusal::LevelAlone => ("C-22", "chartered-refusal-level-alone"),
            Refusal::PileEmpty => ("C-26", "chartered-refusal-pile-empty"),
            Refusal::NotInHand => ("C-28", "chartered-refusal-not-in-hand"),
            Refusal::LevelNotInHand => ("C-45", "chartered-refusal-not-in-hand"),
            Refusal::PairNotInHand => ("C-40", "chartered-refusal-not-in-hand"),
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
            Refusal::NotMovable => ("C-94", "chartered-refusal-not-there"),
            Refusal::AlreadyFounded => ("C-33", "chartered-refusal-already-founded"),
            Refusal::NotMerging => ("C-51", "chartered-refusal-not-merging"),
            Refusal::NotTheLowest => ("C-55", "chartered-refusal-not-the-lowest"),
            Refusal::WrongWayRound => ("C-52", "chartered-refusal-wrong-way-round"),
            Refusal::TooFewShares => ("C-53", "chartered-refusal-too-few-shares"),
            Refusal::NoShareToTrade => ("C-63", "chartered-refusal-too-few-shares"),
            Refusal::NoShareToSell => ("C-69", "chartered-refusal-too-few-shares"),
            Refusal::NoShareToLose => ("C-82", "chartered-refusal-too-few-shares"),
            Refusal::NothingToBuy => ("C-66", "chartered-refusal-not-on-board"),
            Refusal::NotOnBoard => ("C-67", "chartered-refusal-not-on-board"),
            Refusal::NoShareLeft => ("C-66", "chartered-refusal-no-share-left"),
            Refusal::ShareTooDear => ("C-64", "chartered-refusal-share-too-dear"),
            Refusal::FoundersShareTooDear => ("C-65", "chartered-refusal-share-too-dear"),
            Refusal::NoActionCard => ("C-68", "chartered-refusal-no-action-card"),
            Refusal::ActionTooDear => ("C-68", "chartered-refusal-action-too-dear"),
            Refusal::TradedAlready => ("C-68", "chartered-refusal-traded-already"),
            Refusal::EventNotOpen => ("C-72", "chartered-refusal-event-not-open"),
            Refusal::NoLevelAside => ("C-81", "chartered-refusal-no-level-aside"),
            Refusal::NotTens => ("C-10", "chartered-refusal-not-tens"),
            Refusal::BidTooHigh => ("C-75", "chartered-refusal-bid-too-high"),
            Refusal::AuctionBidTooHigh => ("C-89", "chartered-refusal-bid-too-high"),
            Refusal::BidTooLow => ("C-89", "chartered-refusal-bid-too-low"),
            Refusal::FirstBidTooLow => ("C-91", "chartered-refusal-first-bid-too-low"),
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
            Refusal::CountersWithdrawn => ("C-86", "chartered-refusal-counters-withdrawn"),
        }
    }
}

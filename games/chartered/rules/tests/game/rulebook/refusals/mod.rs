//! Every refusal names the clause that forbids what was tried: each is provoked in a position of its own.

mod events;
mod turns;

use damrak_chartered::{Arrange, Chartered, Moment, Refusal};
use damrak_core::{Deaf, Notation, Refusal as _, Rules};

use crate::rulebook::table::{Table, arranged, open, seat};

const FIFTEEN: &str = "JA1 JB1 JC1 JD1 JE1 JF1 JA2 JB2 JC2 JD2 JE2 JF2 JA3 JB3 JC3";

/// How many refusals there are; one that is new does not compile until it is counted here, and is not found until
/// it has a story below.
fn place(refusal: Refusal) -> usize {
    use Refusal::*;
    let moment = |moment: Moment| match moment {
        Moment::Turn => 0,
        Moment::Buying => 1,
        Moment::Selling => 2,
        Moment::PlacingHq => 3,
        Moment::Founding => 4,
        Moment::Bonus => 5,
        Moment::Merging => 6,
        Moment::Sales => 7,
        Moment::Trading => 8,
        Moment::Choosing => 9,
        Moment::Losing => 10,
        Moment::Offering => 11,
        Moment::Drafting => 12,
        Moment::Answering => 13,
        Moment::Lots => 14,
        Moment::Auction => 15,
        Moment::Looking => 16,
        Moment::TakingBack => 17,
        Moment::MovingHq => 18,
        Moment::Bids => 19,
    };
    match refusal {
        // Who is not asked for a bid is told why by refusals of its own; nobody else sits at the table.
        NotYourTurn(asked) => moment(asked),
        NotNow(asked) => 20 + moment(asked),
        Over => 40,
        HasBid => 41,
        NotTied => 42,
        NoRoomToBid => 43,
        MustTakeTwo => 44,
        MustFound => 45,
        EventLater => 46,
        MayNotPass => 47,
        CardsTooDear => 48,
        RefreshTooDear => 49,
        HandFull => 50,
        NotInMarket => 51,
        LevelAlone => 52,
        PileEmpty => 53,
        NotInHand => 54,
        LevelNotInHand => 55,
        PairNotInHand => 56,
        PlotTaken => 57,
        NoHqLeft => 58,
        TooNear => 59,
        ContactNoHq => 60,
        ContactTooNear => 61,
        NothingToRaise => 62,
        HighEnough => 63,
        NoRoof => 64,
        RoofNeedsCompany => 65,
        OneIsEnough => 66,
        PairTouches => 67,
        PairNeedsTwo => 68,
        PairApart => 69,
        NotThere => 70,
        NotMovable => 71,
        AlreadyFounded => 72,
        NotMerging => 73,
        NotTheLowest => 74,
        WrongWayRound => 75,
        TooFewShares => 76,
        NoShareToTrade => 77,
        NoShareToSell => 78,
        NoShareToLose => 79,
        NothingToBuy => 80,
        NotOnBoard => 81,
        NoShareLeft => 82,
        ShareTooDear => 83,
        FoundersShareTooDear => 84,
        NoActionCard => 85,
        ActionTooDear => 86,
        TradedAlready => 87,
        EventNotOpen => 88,
        NoLevelAside => 89,
        NotTens => 90,
        BidTooHigh => 91,
        AuctionBidTooHigh => 92,
        BidTooLow => 93,
        FirstBidTooLow => 94,
        MustOpen => 95,
        NoSuchLot => 96,
        NotAmongTen => 97,
        NotTakeable => 98,
        NoPartner => 99,
        OfferFull => 100,
        BothWays => 101,
        NotTheirs => 102,
        OfferEmpty => 103,
        TooManyCards => 104,
        CannotAccept => 105,
        NoCounter => 106,
        CountersWithdrawn => 107,
        AllPassed => 108,
    }
}

/// One more than the last place.
const PLACES: usize = 109;
/// Nobody at the table is told that it is somebody else's turn while bids are made.
const NEVER: usize = 19;

/// What was provoked so far.
struct Stories {
    found: [bool; PLACES],
}

impl Stories {
    /// At this table, after these decisions, the seat is refused this for this reason, by this clause.
    #[track_caller]
    fn tell(
        &mut self,
        by: impl FnOnce(Arrange<'_>) -> Arrange<'_>,
        decisions: &str,
        number: u8,
        tries: &[(&str, Refusal, &str)],
    ) {
        let table = arranged(open(3, &[]), by);
        self.at(table, decisions, number, tries);
    }

    #[track_caller]
    fn at(
        &mut self,
        mut table: Table,
        decisions: &str,
        number: u8,
        tries: &[(&str, Refusal, &str)],
    ) {
        if !decisions.is_empty() {
            table.play_all(decisions);
        }
        for (notation, expected, clause) in tries {
            let action = table.rules.read_notation(notation).unwrap();
            let legal = table.rules.is_legal(&table.position, seat(number), action);
            let refusal = legal.expect_err(notation);
            assert_eq!((refusal, refusal.clause().0), (*expected, *clause), "`{notation}`");
            let mut after = table.position.clone();
            let applied = table.rules.apply(&mut after, seat(number), action, &mut Deaf);
            assert_eq!((applied.err(), &after), (Some(refusal), &table.position));
            for book in Chartered::info().rulebooks {
                assert!(
                    book.text.contains(&format!("**{clause}**")),
                    "{clause}: {}",
                    book.language
                );
            }
            self.found[place(refusal)] = true;
        }
    }
}

#[test]
fn every_refusal_names_the_clause_that_forbids_it() {
    let mut stories = Stories { found: [false; PLACES] };
    turns::tell(&mut stories);
    events::tell(&mut stories);
    let missing: Vec<usize> =
        (0..PLACES).filter(|index| !stories.found[*index] && *index != NEVER).collect();
    assert!(missing.is_empty(), "no story provokes {missing:?}");
}

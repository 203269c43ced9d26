//! What is refused in events: bids, auctions, offers.

use damrak_chartered::{Arrange, Company, Moment, Refusal};

use super::{FIFTEEN, Stories};
use crate::rulebook::table::seat;

pub(super) fn tell(stories: &mut Stories) {
    bids(stories);
    auctions(stories);
    offers(stories);
}

/// Tea is worth ƒ50 and rises over a line when seat 1 builds on HC1.
fn rising<'a>(a: Arrange<'a>, event: &str) -> Arrange<'a> {
    a.standing(Company::Tea, 50, "HA1 HB1").open_events(event).hand(seat(1), "HC1")
}

const HAPPENS: &str = "1 build HC1, 1 done, 1 event";

fn bids(stories: &mut Stories) {
    use Refusal::*;
    let due = "1 build HC1, 1 done";
    stories.tell(
        |a| rising(a, "aenleggen").aside(""),
        due,
        1,
        &[
            ("event veilinge", EventNotOpen, "C-72"),
            ("event aenleggen", NoLevelAside, "C-81"),
            ("done", NotNow(Moment::Choosing), "C-72"),
        ],
    );
    stories.tell(
        |a| rising(a, "verlappen"),
        due,
        2,
        &[("event verlappen", NotYourTurn(Moment::Choosing), "C-72")],
    );
    let happens = |kind: &str| format!("{HAPPENS} {kind}");
    stories.tell(
        |a| rising(a, "verlappen").money(seat(2), 60),
        &happens("verlappen"),
        2,
        &[
            ("bid 15", NotTens, "C-10"),
            ("bid 70", BidTooHigh, "C-75"),
            ("pass", NotNow(Moment::Bids), "C-75"),
        ],
    );
    stories.tell(
        |a| rising(a, "verlappen"),
        &(happens("verlappen") + ", 2 bid 10"),
        2,
        &[("bid 20", HasBid, "C-75")],
    );
    stories.tell(
        |a| rising(a, "verlappen"),
        &(happens("verlappen") + ", 1 bid 50, 2 bid 50, 3 bid 40"),
        3,
        &[("bid 90", NotTied, "C-76")],
    );
    stories.tell(
        |a| rising(a, "aenleggen").hand(seat(2), FIFTEEN),
        &happens("aenleggen"),
        2,
        &[("bid 0", NoRoomToBid, "C-81")],
    );
    let losing = happens("dreighinghe") + ", 1 bid 50, 2 bid 30, 3 bid 10";
    fn has(a: Arrange<'_>) -> Arrange<'_> {
        rising(a, "dreighinghe").shares(seat(3), Company::Coal, 2)
    }
    stories.tell(
        has,
        &losing,
        3,
        &[("return silk", NoShareToLose, "C-82"), ("pass", NotNow(Moment::Losing), "C-82")],
    );
    stories.tell(has, &losing, 1, &[("return tea", NotYourTurn(Moment::Losing), "C-82")]);
}

fn auctions(stories: &mut Stories) {
    use Refusal::*;
    let lots = format!("{HAPPENS} veilinge");
    fn veilinge(a: Arrange<'_>) -> Arrange<'_> {
        rising(a, "veilinge").shares(seat(1), Company::Tea, 1)
    }
    stories.tell(
        veilinge,
        &lots,
        1,
        &[("lot own coal", NoSuchLot, "C-95"), ("done", NotNow(Moment::Lots), "C-88")],
    );
    stories.tell(veilinge, &lots, 2, &[("lot ten", NotYourTurn(Moment::Lots), "C-88")]);
    let ten = lots.clone() + ", 1 lot ten";
    stories.tell(
        veilinge,
        &ten,
        1,
        &[
            ("pass", MustOpen, "C-89"),
            ("bid 9000", AuctionBidTooHigh, "C-89"),
            ("done", NotNow(Moment::Auction), "C-89"),
        ],
    );
    stories.tell(veilinge, &ten, 2, &[("bid 10", NotYourTurn(Moment::Auction), "C-89")]);
    let opened = ten + ", 1 bid 20";
    stories.tell(veilinge, &opened, 2, &[("bid 20", BidTooLow, "C-89")]);
    let own = lots.clone() + ", 1 lot own tea";
    stories.tell(veilinge, &own, 2, &[("bid 0", FirstBidTooLow, "C-91")]);
    let looks = opened + ", 2 pass, 3 pass";
    stories.tell(
        |a| veilinge(a).next("JA1 JB1 JC1 JD1 JE1 JF1 JA2 JB2 JC2 JD2"),
        &looks,
        1,
        &[("keep JE2", NotAmongTen, "C-92"), ("pass", NotNow(Moment::Looking), "C-92")],
    );
    stories.tell(veilinge, &looks, 2, &[("keep JE2", NotYourTurn(Moment::Looking), "C-92")]);
    let back = lots + ", 1 lot back, 1 bid 0, 2 bid 10, 3 pass, 1 pass";
    stories.tell(
        veilinge,
        &back,
        2,
        &[("back HB1", NotTakeable, "C-93"), ("pass", NotNow(Moment::TakingBack), "C-93")],
    );
    stories.tell(veilinge, &back, 1, &[("back HA1", NotYourTurn(Moment::TakingBack), "C-93")]);
    let moves = back + ", 2 back HA1";
    stories.tell(
        veilinge,
        &moves,
        2,
        &[("hq HA1", NotMovable, "C-94"), ("pass", NotNow(Moment::MovingHq), "C-94")],
    );
    stories.tell(veilinge, &moves, 1, &[("hq HB1", NotYourTurn(Moment::MovingHq), "C-94")]);
}

fn offers(stories: &mut Stories) {
    use Refusal::*;
    let happens = format!("{HAPPENS} coopmanscappen");
    fn trading(a: Arrange<'_>) -> Arrange<'_> {
        rising(a, "coopmanscappen").hand(seat(1), "CA1").hand(seat(2), FIFTEEN)
    }
    stories.tell(
        trading,
        &happens,
        1,
        &[("offer 1", NoPartner, "C-84"), ("send", NotNow(Moment::Offering), "C-84")],
    );
    stories.tell(trading, &happens, 2, &[("offer 3", NotYourTurn(Moment::Offering), "C-84")]);
    let drafting = happens + ", 1 offer 2";
    stories.tell(
        trading,
        &drafting,
        1,
        &[
            ("send", OfferEmpty, "C-85"),
            ("give 0", OfferEmpty, "C-85"),
            ("give JD4", NotTheirs, "C-87"),
            ("done", NotNow(Moment::Drafting), "C-85"),
        ],
    );
    stories.tell(trading, &drafting, 2, &[("accept", NotYourTurn(Moment::Drafting), "C-85")]);
    stories.tell(
        trading,
        &(drafting.clone() + ", 1 give CA1, 1 give 10"),
        1,
        &[
            ("give 20", OfferFull, "C-85"),
            ("ask CA1", BothWays, "C-85"),
            ("send", TooManyCards, "C-87"),
        ],
    );
    let answering = drafting + ", 1 ask JD4, 1 send";
    stories.tell(
        trading,
        &answering,
        2,
        &[("accept", CannotAccept, "C-87"), ("done", NotNow(Moment::Answering), "C-86")],
    );
    stories.tell(trading, &answering, 3, &[("accept", NotYourTurn(Moment::Answering), "C-86")]);
    let withdrawn = answering.clone() + &", 2 counter, 2 withdraw".repeat(5);
    stories.tell(trading, &withdrawn, 2, &[("counter", CountersWithdrawn, "C-86")]);
    let answered = answering + ", 2 counter, 2 ask 10, 2 send";
    stories.tell(trading, &answered, 1, &[("counter", NoCounter, "C-86")]);
}

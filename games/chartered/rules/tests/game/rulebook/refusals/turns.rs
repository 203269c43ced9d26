//! What is refused in a turn: cards, building, mergers, shares.

use damrak_chartered::{Arrange, Company, Moment, Refusal};

use super::{FIFTEEN, Stories};
use crate::rulebook::table::{Table, arranged, open, seat, the_east};

pub(super) fn tell(stories: &mut Stories) {
    turns(stories);
    founding_and_building(stories);
    merging(stories);
    shares(stories);
}

/// Tea ƒ60, silk ƒ60 and porcelain ƒ80 around HF3.
fn around_f3(a: Arrange<'_>) -> Arrange<'_> {
    a.standing(Company::Tea, 60, "HE3 HD3")
        .standing(Company::Silk, 60, "HF4 GF1")
        .standing(Company::Porcelain, 80, "CA3 CB3")
        .hand(seat(1), "HF3")
}

fn turns(stories: &mut Stories) {
    use Refusal::*;
    stories.tell(|a| a.hand(seat(2), "HA1"), "", 2, &[("draw", NotYourTurn(Moment::Turn), "C-18")]);
    stories.tell(
        |a| a.market("HA1 HB1 floor-2 floor-3 HC1").hand(seat(1), "JA1"),
        "",
        1,
        &[
            ("done", NotNow(Moment::Turn), "C-18"),
            ("pass", MayNotPass, "C-19"),
            ("take JF4", NotInMarket, "C-20"),
            ("build JB1", NotInHand, "C-28"),
            ("sell tea", NoShareToSell, "C-69"),
        ],
    );
    stories.tell(
        |a| a.market("HA1 HB1 floor-2 floor-3 HC1").hand(seat(1), "JA1"),
        "1 take HA1",
        1,
        &[
            ("take floor-2", LevelAlone, "C-22"),
            ("done", MustTakeTwo, "C-21"),
            ("build JA1", NotNow(Moment::Buying), "C-20"),
        ],
    );
    stories.tell(|a| a, "1 draw", 2, &[("draw", NotYourTurn(Moment::Buying), "C-18")]);
    stories.tell(
        |a| a.money(seat(1), 40).hand(seat(1), "HA1"),
        "",
        1,
        &[("draw", CardsTooDear, "C-20"), ("refresh", RefreshTooDear, "C-24")],
    );
    stories.tell(|a| a.hand(seat(1), FIFTEEN), "", 1, &[("draw", HandFull, "C-23")]);
    let mut over = arranged(open(2, &[]), |a| a.money(seat(1), 0).money(seat(2), 0));
    over.play_all("1 pass, 2 pass");
    stories.at(over, "", 1, &[("draw", AllPassed, "C-19")]);
    stories.tell(
        |a| a.standing(Company::Silk, 90, &the_east(13)).hand(seat(1), "HF1"),
        "1 build HF1, 1 done",
        2,
        &[("draw", Over, "C-96")],
    );
    stories.at(an_empty_pile(), "", 1, &[("draw", PileEmpty, "C-26")]);
}

/// Five players hold all plot cards that are not built, and the market has the last level cards.
fn an_empty_pile() -> Table {
    let board = |board: &str| -> Vec<String> {
        let labels =
            (1..=4).flat_map(|row| "ABCDEF".chars().map(move |column| format!("{column}{row}")));
        labels.map(|label| format!("{board}{label}")).collect()
    };
    let cards = [board("H"), board("C"), board("G")].concat();
    let jordaan = board("J").into_iter().enumerate();
    let jordaan: Vec<String> =
        jordaan.map(|(i, plot)| if i < 3 { format!("{plot}:4") } else { plot }).collect();
    arranged(open(5, &[]), |a| {
        let a = a
            .standing(Company::Tea, 300, &jordaan.join(" "))
            .market("floor-2 floor-2 floor-2 floor-3 floor-3")
            .hand(seat(1), &cards[..12].join(" "));
        (2..=5).fold(a, |a, number| {
            let from = 12 + 15 * (usize::from(number) - 2);
            a.hand(seat(number), &cards[from..from + 15].join(" "))
        })
    })
}

fn founding_and_building(stories: &mut Stories) {
    use Refusal::*;
    stories.tell(
        |a| {
            a.standing(Company::Tea, 50, "HA1 HB1")
                .built("HE1 JA1:4 JD1")
                .hand(seat(1), "HC1 HD1 JF4 floor-2 GA1 GA2 JE2 JF2")
        },
        "",
        1,
        &[
            ("build HA1", PlotTaken, "C-28"),
            ("build HD1", ContactTooNear, "C-36"),
            ("raise JB2", NothingToRaise, "C-45"),
            ("raise JA1", HighEnough, "C-45"),
            ("build HC1 roof", NoRoof, "C-58"),
            ("pair HC1 HD1", PairTouches, "C-41"),
            ("pair GA1 JF4", PairApart, "C-40"),
            ("pair GA1 GB1", PairNotInHand, "C-40"),
            ("pair JE2 JF2", OneIsEnough, "C-41"),
        ],
    );
    stories.tell(
        |a| a.standing(Company::Tea, 50, "HA1 HB1:2").hand(seat(1), "floor-2"),
        "",
        1,
        &[("raise HB1", LevelNotInHand, "C-45")],
    );
    stories.tell(
        |a| a.standing(Company::Tea, 20, "HA1 HB1").roofs(seat(1), 1).hand(seat(1), "HD1 HE1"),
        "",
        1,
        &[("pair HD1 HE1", TooNear, "C-42"), ("build HE1 roof", RoofNeedsCompany, "C-58")],
    );
    stories.tell(
        |a| a.standing(Company::Tea, 300, &the_east(13)).hand(seat(1), "HA1 HA2"),
        "",
        1,
        &[("pair HA1 HA2", PairNeedsTwo, "C-41")],
    );
    stories.tell(
        nine_companies,
        "",
        1,
        &[("pair GA1 GA2", NoHqLeft, "C-33"), ("build JA2", ContactNoHq, "C-36")],
    );
    fn lone(a: Arrange<'_>) -> Arrange<'_> {
        a.built("HA1").hand(seat(1), "HB2").hand(seat(2), "HF4")
    }
    stories.at(
        arranged(open(3, &[]), lone),
        "1 build HB2",
        1,
        &[("hq HC2", NotThere, "C-37"), ("done", NotNow(Moment::PlacingHq), "C-37")],
    );
    stories.at(
        arranged(open(3, &[]), lone),
        "1 build HB2",
        2,
        &[("build HF4", NotYourTurn(Moment::PlacingHq), "C-18")],
    );
    fn founding(a: Arrange<'_>) -> Arrange<'_> {
        a.standing(Company::Coal, 20, "JA1 JB1").built("HA1").hand(seat(1), "HA2")
    }
    stories.at(
        arranged(open(3, &[]), founding),
        "1 build HA2",
        1,
        &[
            ("alone", MustFound, "C-31"),
            ("company coal", AlreadyFounded, "C-33"),
            ("done", NotNow(Moment::Founding), "C-33"),
        ],
    );
    stories.at(
        arranged(open(3, &[]), founding),
        "1 build HA2",
        2,
        &[("draw", NotYourTurn(Moment::Founding), "C-18")],
    );
}

/// Nine companies leave two plots free that lie three steps from all.
fn nine_companies(a: Arrange<'_>) -> Arrange<'_> {
    let plots = ["HA1", "HD1", "CA1", "CD1", "CF4", "HF4", "JD2", "JF4", "GD2"];
    let a = Company::ALL
        .into_iter()
        .zip(plots)
        .fold(a, |a, (company, plot)| a.standing(company, 20, plot));
    a.built("JA1").hand(seat(1), "GA1 GA2 JA2")
}

fn merging(stories: &mut Stories) {
    use Refusal::*;
    stories.tell(
        around_f3,
        "1 build HF3",
        1,
        &[("company coal", NotMerging, "C-51"), ("done", NotNow(Moment::Bonus), "C-51")],
    );
    stories.tell(around_f3, "1 build HF3", 2, &[("draw", NotYourTurn(Moment::Bonus), "C-18")]);
    // Tea and silk are tied below porcelain with its ƒ90.
    let tied = "1 build HF3, 1 company porcelain";
    stories.tell(
        around_f3,
        tied,
        1,
        &[
            ("merge tea coal", NotMerging, "C-51"),
            ("merge tea porcelain", NotTheLowest, "C-55"),
            ("done", NotNow(Moment::Merging), "C-55"),
        ],
    );
    stories.tell(around_f3, tied, 2, &[("draw", NotYourTurn(Moment::Merging), "C-18")]);
    // Of three that are tied any two may merge, but none swallows itself.
    stories.tell(around_f3, tied, 1, &[("merge tea tea", WrongWayRound, "C-52")]);
    fn selling(a: Arrange<'_>) -> Arrange<'_> {
        a.standing(Company::Tea, 60, "HA1 HA2")
            .standing(Company::Silk, 40, "HC1 HD1")
            .shares(seat(1), Company::Silk, 1)
            .hand(seat(1), "HB1")
    }
    let sales = "1 build HB1, 1 company silk";
    stories.tell(
        selling,
        sales,
        1,
        &[("sell 2", TooFewShares, "C-53"), ("done", NotNow(Moment::Sales), "C-53")],
    );
    stories.tell(selling, sales, 2, &[("sell 0", NotYourTurn(Moment::Sales), "C-53")]);
}

fn shares(stories: &mut Stories) {
    use Refusal::*;
    fn built(a: Arrange<'_>) -> Arrange<'_> {
        a.standing(Company::Tea, 40, "JA1 JB1")
            .standing(Company::Silk, 290, "JE1 JF1")
            .standing(Company::Sugar, 20, "CF1 CF2")
            .shares(seat(1), Company::Coal, 1)
            .shares(seat(2), Company::Tea, 9)
            .action_cards(seat(1), 0)
            .hand(seat(1), "HC3")
            .money(seat(1), 110)
    }
    stories.tell(
        built,
        "1 build HC3",
        1,
        &[
            ("sell tea", NoShareToTrade, "C-63"),
            ("buy coal", NothingToBuy, "C-66"),
            ("sell coal", NotOnBoard, "C-67"),
            ("buy tea", NoShareLeft, "C-66"),
            ("buy silk", ShareTooDear, "C-64"),
            ("action roof", NoActionCard, "C-68"),
            ("event blind", EventLater, "C-72"),
            ("build HC3", NotNow(Moment::Trading), "C-63"),
        ],
    );
    stories.tell(
        |a| a.hand(seat(1), "HC3").standing(Company::Tea, 40, "JA1 JB1"),
        "1 build HC3",
        2,
        &[("draw", NotYourTurn(Moment::Trading), "C-18")],
    );
    stories.tell(
        |a| a.hand(seat(1), "HC3").standing(Company::Tea, 40, "JA1 JB1").money(seat(1), 90),
        "1 build HC3",
        1,
        &[("action event", ActionTooDear, "C-68")],
    );
    stories.tell(
        |a| a.hand(seat(1), "HC3").standing(Company::Tea, 40, "JA1 JB1"),
        "1 build HC3, 1 buy tea",
        1,
        &[("action roof", TradedAlready, "C-68")],
    );
    stories.tell(
        |a| {
            a.built("HA1")
                .hand(seat(1), "HA2")
                .money(seat(1), 0)
                .shares(seat(1), Company::Coal, 1)
                .standing(Company::Coal, 20, "JA1 JB1")
        },
        "1 build HA2, 1 company tea, 1 buy tea",
        1,
        &[("buy tea", FoundersShareTooDear, "C-65")],
    );
    fn selling(a: Arrange<'_>) -> Arrange<'_> {
        a.standing(Company::Tea, 40, "JA1 JB1").shares(seat(1), Company::Tea, 3)
    }
    stories.tell(selling, "1 sell tea", 1, &[("draw", NotNow(Moment::Selling), "C-69")]);
    stories.tell(selling, "1 sell tea", 2, &[("draw", NotYourTurn(Moment::Selling), "C-18")]);
}

//! Every refusal names the clause that forbids it: each is provoked in a position that can be.

use damrak_core::rulebook::clauses;
use damrak_core::{Notation, Refusal as _, Rules};
use damrak_merchants::{Duty, Matter, Merchants, Refusal, Turn};

use crate::rulebook::table::{
    Arranged, Table, arranged, auction, in_year, open, seat, using, using_with,
};

const LITERAL: [(&str, &str); 1] = [("misbid", "literal")];
const LIVE: [(&str, &str); 1] = [("auction", "live")];
const MUST: [(&str, &str); 1] = [("steps", "must")];

/// The clause that forbids it, and why it is that one. A new refusal does not compile before it has a line here.
fn forbidden_by(refusal: Refusal) -> (&'static str, &'static str) {
    match refusal {
        Refusal::Over => ("M-76", "somebody has won"),
        Refusal::NotYourTurn(turn) => match turn {
            Turn::Placing => ("M-16", "the mayor places the cards"),
            Turn::Year => ("M-46", "one after the other from the mayor's left"),
            Turn::Using => ("M-19", "the mayor uses the first card"),
            Turn::Bought => ("M-35", "the buyer uses the card"),
            Turn::BonusHouse => ("M-64", "whoever trades everywhere builds"),
            Turn::ReturnHouse => ("M-69", "whoever returns one chooses which"),
            Turn::Start => ("M-44", "the mayor starts the clock"),
        },
        Refusal::Barred => ("M-41", "the run is held again without them"),
        Refusal::TooPoor => ("M-40", "nobody stops who cannot pay"),
        Refusal::Named => ("M-45", "everybody names one price"),
        Refusal::NotNow(matter) => match matter {
            Matter::Placing => ("M-16", "the card is placed before anything else"),
            Matter::Ship => ("M-47", "it gives a step"),
            Matter::Globe => ("M-48", "it gives an office"),
            Matter::CoatOfArms => ("M-49", "it gives a warehouse"),
            Matter::Credit => ("M-50", "it gives a loan"),
            Matter::LoseWarehouse => ("M-51", "a warehouse is lost"),
            Matter::LoseOffice => ("M-52", "an office is lost"),
            Matter::Shipwreck => ("M-53", "a token moves back"),
            Matter::Goods => ("M-22", "a commodity card gives steps"),
            Matter::OfficeInRegion => ("M-26", "the card gives an office in a region"),
            Matter::OfficeOfCommodity => ("M-27", "the card gives an office of a commodity"),
            Matter::OfficeStep => ("M-28", "a step comes with the office"),
            Matter::OneDistrict => ("M-30", "the card gives a warehouse and a step"),
            Matter::TwoDistricts => ("M-31", "the card gives a warehouse and a step"),
            Matter::BonusHouse => ("M-64", "the bonus is a warehouse"),
            Matter::ReturnHouse => ("M-69", "a warehouse is returned"),
            Matter::OwnCard => ("M-19", "the own card comes before the auction"),
            Matter::BoughtCard => ("M-35", "the card that was bought is used at once"),
            Matter::Start => ("M-44", "the mayor starts the clock first"),
            Matter::Falling => ("M-35", "the clock is stopped, or it is not"),
            Matter::Sealed => ("M-45", "a price is named, or none"),
        },
        Refusal::NoLoans => ("M-40", "loans are not given for auctions"),
        Refusal::DiskTaken => ("M-16", "a card goes on a free disk"),
        Refusal::TrackEnds => ("M-24", "from the last space there is no step"),
        Refusal::TwiceOnTrack => ("M-23", "two of the three steps on one track"),
        Refusal::OtherTrack => ("M-31", "the step is on the track of the card's commodity"),
        Refusal::OfficeTrack => ("M-28", "the step is on the track of the office"),
        Refusal::OfficeTaken | Refusal::HouseTaken => ("M-6", "a space holds one token"),
        Refusal::OtherRegion => ("M-26", "the office is in the region of the card"),
        Refusal::OtherCommodity => ("M-27", "the office shows the commodity of the card"),
        Refusal::OtherDistrict => ("M-30", "the warehouse is in the district of the card"),
        Refusal::NeitherDistrict => ("M-31", "the warehouse is in one of the two districts"),
        Refusal::NoToken => ("M-11", "there are 24 tokens"),
        Refusal::Compulsory(duty) => match duty {
            Duty::CoatOfArms => ("M-49", "they must, as long as a space is free"),
            Duty::LoseWarehouse => ("M-51", "everybody loses one"),
            Duty::LoseOffice => ("M-52", "everybody loses one"),
            Duty::Shipwreck => ("M-53", "everybody moves one back"),
            Duty::ReturnHouse => ("M-69", "it is returned"),
            Duty::Goods => ("M-25", "with *steps* = *must*"),
            Duty::HouseStep => ("M-33", "with *steps* = *must*"),
        },
        Refusal::NotOnTrack => ("M-53", "one of one's own tokens moves back"),
        Refusal::NotYourOffice => ("M-52", "one of one's own is lost"),
        Refusal::NotYourHouse => ("M-51", "one of one's own is lost"),
        Refusal::NotYoursToReturn => ("M-69", "any of one's own is returned"),
        Refusal::NotOnClock => ("M-9", "the clock does not show it"),
        Refusal::ClockIsOut => ("M-37", "on 50 the clock has run out"),
        Refusal::NotDoubled => ("M-38", "the prices are doubled"),
        Refusal::DoubledIsOver => ("M-39", "the doubled run ends on 100 of the clock"),
        Refusal::CannotPay => ("M-40", "nobody stops who cannot pay"),
    }
}

/// A refusal, and the table, seat and decision that provoke it.
type Provoked = (Refusal, Table, u8, &'static str);

fn year(name: &str, by: impl FnOnce(Arranged<'_>) -> Arranged<'_>) -> Table {
    in_year(name, by).0
}

/// After these decisions.
fn then(mut table: Table, decisions: &str) -> Table {
    table.play_all(decisions);
    table
}

fn placing() -> Table {
    arranged(open(4, &[]), |a| a.next("goods goods goods"))
}

fn over() -> Table {
    let rules = open(4, &[]);
    let table = arranged(rules, |a| a.turn(19).year("1664").next("hourglass goods goods goods"));
    then(table, "4 use, 4 auction, 4 skip, 1 wait, 2 wait, 3 wait, 4 wait")
}

/// Seat 1 trades everywhere with its next step.
fn bonus() -> Table {
    then(using("goods", |a| a.market(seat(1), [2, 2, 2, 1]).houses(seat(2), "L1w")), "1 step silk")
}

/// Seat 2 no longer trades everywhere.
fn returning() -> Table {
    let table = year("1652/54", |a| {
        a.market(seat(2), [2, 2, 2, 2]).houses(seat(2), "G1w N1w").houses(seat(3), "L1w")
    });
    then(table, "2 back silk")
}

fn turns_and_auctions() -> Vec<Provoked> {
    let sealed = || auction(&[], "goods", |a| a.money(seat(2), 70).money(seat(3), 40));
    let doubled = || then(auction(&[], "goods", |a| a), "1 stop 200, 2 wait, 3 wait, 4 wait");
    let bought = || then(auction(&[], "goods", |a| a), "1 wait, 2 stop 90, 3 wait, 4 wait");
    let live = || auction(&LIVE, "goods", |a| a.money(seat(3), 40));
    let misbid = then(
        auction(&LITERAL, "goods", |a| a.money(seat(2), 0)),
        "1 wait, 2 stop 90, 3 wait, 4 wait",
    );
    vec![
        (Refusal::Over, over(), 1, "use"),
        (Refusal::NotYourTurn(Turn::Placing), placing(), 2, "use"),
        (Refusal::NotYourTurn(Turn::Year), year("1588", |a| a), 3, "step silk"),
        (Refusal::NotYourTurn(Turn::Using), using("goods", |a| a), 2, "step silk"),
        (Refusal::NotYourTurn(Turn::Bought), bought(), 1, "step silk"),
        (Refusal::NotYourTurn(Turn::BonusHouse), bonus(), 2, "build G1w"),
        (Refusal::NotYourTurn(Turn::ReturnHouse), returning(), 3, "raze L1w"),
        (Refusal::NotYourTurn(Turn::Start), live(), 2, "start"),
        (Refusal::Barred, misbid, 2, "stop 50"),
        (Refusal::TooPoor, sealed(), 3, "stop 50"),
        (Refusal::TooPoor, then(live(), "1 start"), 3, "stop 50"),
        (Refusal::Named, then(sealed(), "2 stop 60"), 2, "stop 70"),
        (Refusal::NotNow(Matter::Placing), placing(), 1, "skip"),
        (Refusal::NotNow(Matter::OwnCard), using("goods", |a| a), 1, "stop 100"),
        (Refusal::NotNow(Matter::BoughtCard), bought(), 2, "stop 100"),
        (Refusal::NotNow(Matter::Start), live(), 1, "stop 100"),
        (Refusal::NotNow(Matter::Falling), then(live(), "1 start"), 1, "start"),
        (Refusal::NotNow(Matter::Sealed), sealed(), 1, "start"),
        (Refusal::NoLoans, sealed(), 2, "borrow"),
        (Refusal::DiskTaken, then(placing(), "1 use"), 1, "use"),
        (Refusal::NotOnClock, sealed(), 1, "stop 205"),
        (Refusal::ClockIsOut, auction(&[("last-price", "60")], "goods", |a| a), 1, "stop 50"),
        (Refusal::NotDoubled, doubled(), 1, "stop 190"),
        (Refusal::DoubledIsOver, doubled(), 1, "stop 200"),
        (Refusal::CannotPay, sealed(), 2, "stop 80"),
    ]
}

fn cards() -> Vec<Provoked> {
    let office = || then(using("office-africa", |a| a), "1 open Bge1");
    let pair = || using("house-oude-zijde-grachten-gemstones", |a| a.houses(seat(2), "O1w"));
    let must = |card| using_with(&MUST, card, |a| a);
    vec![
        (Refusal::NotNow(Matter::Goods), using("goods", |a| a), 1, "build G1w"),
        (Refusal::NotNow(Matter::OfficeInRegion), using("office-africa", |a| a), 1, "step silk"),
        (Refusal::NotNow(Matter::OfficeOfCommodity), using("office-silk", |a| a), 1, "step silk"),
        (Refusal::NotNow(Matter::OfficeStep), office(), 1, "open Bge2"),
        (Refusal::NotNow(Matter::OneDistrict), using("house-lastage", |a| a), 1, "open Bge2"),
        (Refusal::NotNow(Matter::TwoDistricts), pair(), 1, "open Bge2"),
        (Refusal::TrackEnds, using("goods", |a| a.market(seat(1), [8, 0, 0, 0])), 1, "step sugar"),
        (
            Refusal::TwiceOnTrack,
            then(using("goods", |a| a), "1 step silk, 1 step silk"),
            1,
            "step silk",
        ),
        (Refusal::OtherTrack, then(pair(), "1 build G1w"), 1, "step silk"),
        (Refusal::OfficeTrack, office(), 1, "step silk"),
        (
            Refusal::OfficeTaken,
            using("office-africa", |a| a.offices(seat(3), "Bge1")),
            1,
            "open Bge1",
        ),
        (Refusal::OtherRegion, using("office-africa", |a| a), 1, "open Asu1"),
        (Refusal::OtherCommodity, using("office-silk", |a| a), 1, "open Asu1"),
        (Refusal::HouseTaken, pair(), 1, "build O1w"),
        (Refusal::OtherDistrict, using("house-lastage", |a| a), 1, "build G1w"),
        (Refusal::NeitherDistrict, pair(), 1, "build L1w"),
        (Refusal::NoToken, using("goods", tokens), 1, "step silk"),
        (Refusal::Compulsory(Duty::Goods), must("goods"), 1, "skip"),
        (
            Refusal::Compulsory(Duty::HouseStep),
            then(must("house-lastage"), "1 build L1w"),
            1,
            "skip",
        ),
    ]
}

/// Seat 1 with all its tokens on the board and none on silk.
fn tokens(a: Arranged<'_>) -> Arranged<'_> {
    a.market(seat(1), [1, 1, 1, 0])
        .offices(seat(1), "Asu1 Asu2 Asu3 Age1 Age2 Asp1 Asp2 Asi1 Asi2 Bsu1")
        .houses(seat(1), "G1w G1e G3w G3e G5w G5e N1w N3w N5w N5e L5e")
}

fn years_and_bonuses() -> Vec<Provoked> {
    let lose_house = || year("1656", |a| a.houses(seat(2), "G1w G5e").houses(seat(3), "L1w L2w"));
    let lose_office = || year("1662", |a| a.offices(seat(2), "Asu1 Bge1"));
    let wreck = || year("1652/54", |a| a.market(seat(2), [4, 1, 0, 0]));
    vec![
        (Refusal::NotNow(Matter::Ship), year("1588", |a| a), 2, "borrow"),
        (Refusal::NotNow(Matter::Globe), year("1602", |a| a), 2, "borrow"),
        (Refusal::NotNow(Matter::CoatOfArms), year("1613", |a| a), 2, "borrow"),
        (Refusal::NotNow(Matter::Credit), year("1609/21", |a| a), 2, "step silk"),
        (Refusal::NotNow(Matter::LoseWarehouse), lose_house(), 2, "borrow"),
        (Refusal::NotNow(Matter::LoseOffice), lose_office(), 2, "borrow"),
        (Refusal::NotNow(Matter::Shipwreck), wreck(), 2, "borrow"),
        (Refusal::NotNow(Matter::BonusHouse), bonus(), 1, "step silk"),
        (Refusal::NotNow(Matter::ReturnHouse), returning(), 2, "back silk"),
        (Refusal::Compulsory(Duty::CoatOfArms), year("1613", |a| a), 2, "skip"),
        (Refusal::Compulsory(Duty::LoseWarehouse), lose_house(), 2, "skip"),
        (Refusal::Compulsory(Duty::LoseOffice), lose_office(), 2, "skip"),
        (Refusal::Compulsory(Duty::Shipwreck), wreck(), 2, "skip"),
        (Refusal::Compulsory(Duty::ReturnHouse), returning(), 2, "skip"),
        (Refusal::NotOnTrack, wreck(), 2, "back silk"),
        (Refusal::NotYourOffice, lose_office(), 2, "close Csp1"),
        (Refusal::NotYourHouse, lose_house(), 2, "raze L1w"),
        (Refusal::NotYoursToReturn, returning(), 2, "raze L1w"),
    ]
}

fn provoked() -> Vec<Provoked> {
    let mut all = turns_and_auctions();
    all.extend(cards());
    all.extend(years_and_bonuses());
    all
}

/// The name of a refusal, without what it is about.
fn name(refusal: Refusal) -> String {
    format!("{refusal:?}")
}

#[test]
fn every_refusal_names_the_clause_that_forbids_it() {
    let books = Merchants::info().rulebooks;
    for (refusal, table, number, notation) in provoked() {
        let (clause, why) = forbidden_by(refusal);
        let action = table.rules.read_notation(notation).unwrap();
        let found = table.rules.is_legal(&table.position, seat(number), action).unwrap_err();
        assert_eq!(found, refusal, "seat {number}, `{notation}`: {why}");
        assert_eq!(found.clause().0, clause, "{refusal:?}: {why}");
        table.refuses(number, notation, clause);
        for book in books {
            assert!(clauses(book.text).any(|known| known == clause), "{clause}, {}", book.language);
        }
    }
}

/// How many refusals there are, whatever they are about: as many as `forbidden_by` tells apart.
const ALL: usize = 61;

#[test]
fn every_refusal_is_provoked() {
    let names: std::collections::BTreeSet<String> =
        provoked().into_iter().map(|(refusal, ..)| name(refusal)).collect();
    assert_eq!(names.len(), ALL, "{names:?}");
}

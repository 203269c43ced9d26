//! Every refusal names the clause that forbids the deed: each one is provoked at a table.

use damrak_core::{Notation, Refusal as _, Rules, Seat};
use damrak_kontor::{Arrange, BLACK, EndName, Kontor, RED, Refusal};

use crate::rulebook::table::{Table, crowded, open, open_first};

/// How a refusal comes about, and which clause it must name.
struct Story {
    clause: &'static str,
    /// Why just this clause.
    why: &'static str,
    table: Table,
    seat: Seat,
    notation: &'static str,
}

/// Writes down the list of all refusals and a story for each; a refusal without one does not compile.
macro_rules! stories {
    ($($refusal:pat = $made:expr => $clause:literal, $why:literal, $table:expr, $seat:expr, $notation:literal;)+) => {
        const ALL: &[Refusal] = &[$($made),+];

        fn story(refusal: Refusal) -> Story {
            let (clause, why, table, seat, notation) = match refusal {
                $($refusal => ($clause, $why, $table, $seat, $notation),)+
            };
            Story { clause, why, table, seat, notation }
        }
    };
}

stories! {
    Refusal::Over(EndName::Full) = Refusal::Over(EndName::Full) => "K-50", "the harbour is full", full(), RED, "pass";
    Refusal::Over(EndName::Idle) = Refusal::Over(EndName::Idle) => "K-51", "nobody could lay a card for three rounds",
        ended(|a| a.idle(2)), RED, "pass";
    Refusal::Over(EndName::Stale) = Refusal::Over(EndName::Stale) => "K-52", "the harbour did not grow for twenty rounds",
        ended(|a| a.stale(19)), BLACK, "C63";
    Refusal::Over(EndName::Line(_)) = Refusal::Over(EndName::Line(RED)) => "K-65", "three guards stand in a row",
        line(), BLACK, "pass";
    Refusal::Over(EndName::Broke(_)) = Refusal::Over(EndName::Broke(BLACK)) => "K-70", "Black has no guilder left",
        broke(), BLACK, "build e2";
    Refusal::NotYourTurn = Refusal::NotYourTurn => "K-10", "the first player plays phases 4 to 7 before the second",
        turn("C85", "C63", |a| a), BLACK, "build d4";
    Refusal::AlreadyChosen = Refusal::AlreadyChosen => "K-11", "one card is chosen, once",
        chosen(), RED, "pass";
    Refusal::AlreadySaid = Refusal::AlreadySaid => "K-73", "both decide once whether they buy",
        market(3, &[(RED, "buy")]), RED, "decline";
    Refusal::CannotBuy = Refusal::CannotBuy => "K-73", "who has not two guilders is not asked",
        market(1, &[]), RED, "buy";
    Refusal::AlreadyShown = Refusal::AlreadyShown => "K-75", "each shows a card",
        contest(&[(RED, "show C62")]), RED, "show C61";
    Refusal::NotNow = Refusal::NotNow => "K-10", "choosing comes before building",
        base(|a| a.hand(RED, "C63")), RED, "build d4";
    Refusal::NoBuyingNow = Refusal::NoBuyingNow => "K-73", "one buys before phase 1",
        base(|a| a), RED, "buy";
    Refusal::NothingContested = Refusal::NothingContested => "K-75", "one shows a card for the last special card",
        base(|a| a.hand(RED, "C63")), RED, "show C63";
    Refusal::MustLay = Refusal::MustLay => "K-31", "a card that can be placed must be placed",
        turn("C63", "pass", |a| a), RED, "pass";
    Refusal::NoBoat = Refusal::NoBoat => "K-72", "the beginner's game has no boat",
        Table::arranged(open("beginner", &[]), |a| a), RED, "boat stays";
    Refusal::NoBoatNow = Refusal::NoBoatNow => "K-22", "only a card with the boat symbol moves the boat",
        turn("C63", "pass", |a| a), RED, "boat d5";
    Refusal::BoatNotMoved = Refusal::BoatNotMoved => "K-24", "who has not moved the boat removes nothing",
        turn("C32", "pass", |a| a.lay("K08 d4")), RED, "remove d4";
    Refusal::NoRemovalNow = Refusal::NoRemovalNow => "K-23", "one removes after moving the boat",
        turn("C63", "pass", |a| a.lay("K08 d4")), RED, "remove d4";
    Refusal::NotInHand = Refusal::NotInHand => "K-11", "one chooses a card of the hand",
        base(|a| a), RED, "C63";
    Refusal::NotInHandToShow = Refusal::NotInHandToShow => "K-75", "one shows a card of the hand",
        contest(&[]), RED, "show C63";
    Refusal::BoatIsThere = Refusal::BoatIsThere => "K-22", "the boat moves to any canal except the one it stands on",
        turn("C32", "pass", |a| a), RED, "boat e5";
    Refusal::NotACanal = Refusal::NotACanal => "K-22", "the boat moves to a canal",
        turn("C32", "pass", |a| a), RED, "boat d4";
    Refusal::NotAQuay = Refusal::NotAQuay => "K-23", "one removes a quay",
        boat_moved("K08 d4"), RED, "remove e5";
    Refusal::NotTouchingBoat = Refusal::NotTouchingBoat => "K-23", "the quay touches the boat with a side",
        boat_moved("K08 d4, K10 f6"), RED, "remove f6";
    Refusal::NoBoatSymbol = Refusal::NoBoatSymbol => "K-24", "quays without the symbol are safe",
        boat_moved("K08 d4, K36 d6"), RED, "remove d6";
    Refusal::SectorClosed = Refusal::SectorClosed => "K-45", "a closed sector never changes again",
        boat_moved("K08 d4, K10 d6, C85 c6, C84 d7"), RED, "remove d6";
    Refusal::Occupied = Refusal::Occupied => "K-28", "a card is laid on a free cell",
        turn("C63", "pass", |a| a), RED, "build e5";
    Refusal::OutsideBorder = Refusal::OutsideBorder => "K-29", "nothing is laid outside the border",
        turn("C63", "pass", |a| a.lay("C85 b5, C84 h5")), RED, "build i5";
    Refusal::NoContact = Refusal::NoContact => "K-28", "a card touches another with a side",
        turn("C63", "pass", |a| a), RED, "build c3";
    Refusal::BesideCrane = Refusal::BesideCrane => "K-33", "a crane keeps the other's quays away",
        turn("R35", "pass", |a| a.lay("K02 d4")), RED, "build d3";
    Refusal::NoCanalBeside = Refusal::NoCanalBeside => "K-61", "in Water Games a quay touches a canal",
        played(open("water-games", &[]), "R35", "pass", |a| a.lay("R65 d4")), RED, "build d3";
    Refusal::SplitsBlock = Refusal::SplitsBlock => "K-64", "the cells of a block keep hanging together",
        played(open("tic-tac-toe", &[]), "C63", "pass", |a| a.lay("C85 a1")), RED, "build b2";
    Refusal::BesideClosedSector = Refusal::BesideClosedSector => "K-77", "special cards keep away from closed sectors",
        special("S88", |a| a.lay("R65 d4, C85 d3, C84 c4")), RED, "build e4 ew";
    Refusal::CannotFlood = Refusal::CannotFlood => "K-78", "a flood lies on a quay with one good or on a bridge",
        special("S86", |a| a.lay("R65 d4")), RED, "build e4";
    Refusal::CannotBridge = Refusal::CannotBridge => "K-80", "a bridge lies on a canal or a flood",
        special("S88", |a| a.lay("R65 d4")), RED, "build d4 ew";
    Refusal::BridgeEnds = Refusal::BridgeEnds => "K-80", "in the first version both ends are quays",
        played(open_first("base", SPECIAL), "S88", "pass", |a| a.guilders(1, 1).lay("R65 d4, K66 f4")), RED, "build e4 ns";
    Refusal::Direction = Refusal::Direction => "K-80", "a bridge has a direction, and nothing else has",
        special("S88", |a| a.lay("R65 d4")), RED, "build e5";
    Refusal::WouldClose = Refusal::WouldClose => "K-83", "a customs house closes no sector",
        special("S90", |a| a.lay("R65 d4, C85 c4, C84 c3, C83 e3, C82 d2")), RED, "build d3";
}

const SPECIAL: &[(&str, &str)] = &[("special-cards", "true")];

fn base(arrange: impl FnOnce(Arrange<'_>) -> Arrange<'_>) -> Table {
    Table::arranged(open("base", &[]), arrange)
}

/// A table at which both have chosen, with the cards they chose in their hands.
fn played(
    rules: Kontor,
    red: &str,
    black: &str,
    arrange: impl FnOnce(Arrange<'_>) -> Arrange<'_>,
) -> Table {
    let held = |card: &str| if card == "pass" { String::new() } else { card.to_owned() };
    let mut table =
        Table::arranged(rules, |a| arrange(a).hand(RED, &held(red)).hand(BLACK, &held(black)));
    table.reveal(red, black);
    table
}

fn turn(red: &str, black: &str, arrange: impl FnOnce(Arrange<'_>) -> Arrange<'_>) -> Table {
    played(open("base", &[]), red, black, arrange)
}

/// Red is to lay a special card, and nobody has the money to buy another.
fn special(card: &str, arrange: impl FnOnce(Arrange<'_>) -> Arrange<'_>) -> Table {
    played(open("base", SPECIAL), card, "pass", |a| arrange(a.guilders(1, 1)))
}

/// Red has moved the boat to d5 and may remove a quay.
fn boat_moved(lay: &str) -> Table {
    let mut table = turn("C32", "pass", |a| a.lay(lay));
    table.play(RED, "boat d5");
    table
}

fn chosen() -> Table {
    let mut table = base(|a| a.hand(RED, "C63"));
    table.play(RED, "C63");
    table
}

fn ended(arrange: impl FnOnce(Arrange<'_>) -> Arrange<'_>) -> Table {
    let mut table = base(arrange);
    table.reveal("pass", "pass");
    table
}

fn full() -> Table {
    let mut table = crowded("", "b2", |a| a.hand(RED, "C85"));
    table.reveal("C85", "pass");
    table.play(RED, "build b2");
    table
}

/// Two guards of Red in the upper row of blocks; the canal on h2 closes the sector of the third.
fn line() -> Table {
    let block = |[a, b, c]: [&str; 3], [first, second]: [&str; 2]| {
        format!("{first} {a}, {second} {b}, {c}")
    };
    let lay = [
        block(["a1", "b1", "R09 a2, R11 b2"], ["R65", "R59"]),
        block(["d1", "e1", "R15 d2, R17 e2"], ["R53", "R47"]),
        block(["g1", "h1", "R19 g2"], ["R41", "R35"]),
    ];
    let rules = open("tic-tac-toe", &[]);
    let mut table = played(rules, "C63", "pass", |a| a.lay(&lay.join(", ")));
    table.play(RED, "build h2");
    table
}

fn broke() -> Table {
    let mut table = Table::arranged(open("poverty", &[]), |a| a.guilders(5, 0).hand(BLACK, "C63"));
    table.reveal("pass", "C63");
    table
}

/// Special cards can be bought; Red has so many guilders, Black enough.
fn market(red: u8, decisions: &[(Seat, &str)]) -> Table {
    let mut table = Table::arranged(open("base", SPECIAL), |a| a.guilders(red, 3));
    for (seat, notation) in decisions {
        table.play(*seat, notation);
    }
    table
}

/// Both want the last special card.
fn contest(decisions: &[(Seat, &str)]) -> Table {
    let mut table = Table::arranged(open("base", SPECIAL), |a| {
        a.hand(RED, "C61 C62 S86 S87 S88").hand(BLACK, "C64 S89 S90")
    });
    for (seat, notation) in [(RED, "buy"), (BLACK, "buy")].iter().chain(decisions) {
        table.play(*seat, notation);
    }
    table
}

#[test]
fn every_refusal_names_the_clause_that_forbids_the_deed() {
    for refusal in ALL {
        let Story { clause, why, table, seat, notation } = story(*refusal);
        let action = table.rules.read_notation(notation).expect("the notation is right");
        let found = table.rules.is_legal(&table.position, seat, action);
        assert_eq!(found, Err(*refusal), "`{notation}`: {why}");
        assert_eq!(refusal.clause().0, clause, "{refusal:?}: {why}");
        table.refuses(seat, notation, clause);
    }
}

#[test]
fn every_refusal_names_a_clause_of_the_rule_book() {
    for book in Kontor::info().rulebooks {
        for refusal in ALL {
            let clause = format!("**{}** ", refusal.clause().0);
            assert!(book.text.contains(&clause), "{refusal:?}: {clause}in {}", book.language);
        }
    }
}

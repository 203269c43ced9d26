//! Every refusal names the clause that forbids the deed: each one is provoked at a table.

use damrak_core::{Notation, Refusal as _, Rules};
use damrak_dutchman::{Action, Dutchman, Ending, Laying, Phase, Refusal, Shoes};

use crate::rulebook::table::{Arranged, Table, arranged, four, open, seat, well_shod};

/// What is tried: most decisions can be written, one cannot.
enum Deed {
    Written(&'static str),
    /// A lay of no horseshoe.
    LayNothing,
}

use Deed::{LayNothing, Written};

/// How a refusal comes about, and which clause it must name.
struct Story {
    clause: &'static str,
    /// Why just this clause.
    why: &'static str,
    table: Table,
    number: u8,
    deed: Deed,
}

/// Writes down the list of all refusals and a story for each; a refusal without one does not compile.
macro_rules! stories {
    ($($refusal:pat = $made:expr => $clause:literal, $why:literal, $table:expr, $number:literal, $deed:expr;)+) => {
        const ALL: &[Refusal] = &[$($made),+];

        fn story(refusal: Refusal) -> Story {
            let (clause, why, table, number, deed) = match refusal {
                $($refusal => ($clause, $why, $table, $number, $deed),)+
            };
            Story { clause, why, table, number, deed }
        }
    };
}

/// The same, where a pattern is also a value.
macro_rules! each {
    ($($refusal:path $([$inner:path])? => $clause:literal, $why:literal, $table:expr, $number:literal, $deed:expr;)+) => {
        stories! {
            $($refusal $(($inner))? = $refusal $(($inner))? => $clause, $why, $table, $number, $deed;)+
        }
    };
}

each! {
    Refusal::Over[Ending::LastChest] => "D-50", "the counter has come to 18", ended(&[]), 1, Written("smith");
    Refusal::Over[Ending::OneLeft] => "D-52", "all but one are bankrupt", ended(&[25, 0]), 1, Written("smith");
    Refusal::Over[Ending::NoneLeft] => "D-53", "all who were left are bankrupt", ended(&[0, 0]), 1, Written("smith");
    Refusal::Bankrupt => "D-44", "the bankrupt are out of the game",
        arranged(open(4, &[]), |a| a.bankrupt(seat(1)).counter(3).starter(seat(2))), 1, Written("smith");
    Refusal::NotYourTurn[Phase::Acting] => "D-16", "one after the other acts", four(|a| a), 2, Written("smith");
    Refusal::NotYourTurn[Phase::Returning] => "D-18", "who took shares puts two back",
        at("1 kontor"), 2, Written("smith");
    Refusal::NotYourTurn[Phase::Announcing] => "D-31", "the tied speak in turn order",
        at(TIED), 2, Written("want G1");
    Refusal::NotYourTurn[Phase::Bargaining] => "D-32", "they propose in turn order",
        then(TIED, QUARREL), 2, Written("silent");
    Refusal::NotYourTurn[Phase::Terms] => "D-33", "the proposer says who gives what",
        then(TIED, "1 want G1, 2 want R2, 4 want B1, 1 propose G1"), 2, Written("put");
    Refusal::NotYourTurn[Phase::Answering] => "D-34", "the others answer",
        then(TIED, PUT), 1, Written("accept");
    Refusal::NotYourTurn[Phase::Deciding] => "D-35", "they lay in turn order",
        then(TIED, DECIDING), 2, Written("pass");
    Refusal::NotYourTurn[Phase::Moving] => "D-39", "who steers moves", at(STEERS), 2, Written("move B1");
    Refusal::NotYourTurn[Phase::Showing] => "D-46", "who had a part in the move shows",
        island(), 2, Written("keep");
    Refusal::NotNow[Phase::Acting] => "D-16", "one takes one of three actions", four(|a| a), 1, Written("keep");
    Refusal::NotNow[Phase::Returning] => "D-18", "two shares go back first", at("1 kontor"), 1, Written("smith");
    Refusal::NotNow[Phase::Announcing] => "D-31", "the tied say where to go", at(TIED), 1, Written("move G1");
    Refusal::NotNow[Phase::Bargaining] => "D-32", "one proposes or not", then(TIED, QUARREL), 1, Written("accept");
    Refusal::NotNow[Phase::Terms] => "D-33", "a proposal names ducats",
        then(TIED, "1 want G1, 2 want R2, 4 want B1, 1 propose G1"), 1, Written("silent");
    Refusal::NotNow[Phase::Answering] => "D-34", "one accepts or refuses", then(TIED, PUT), 2, Written("silent");
    Refusal::NotNow[Phase::Deciding] => "D-35", "one lays or passes", then(TIED, DECIDING), 1, Written("smith");
    Refusal::NotNow[Phase::Moving] => "D-39", "who steers must move", at(STEERS), 1, Written("pass");
    Refusal::NotNow[Phase::Showing] => "D-46", "one shows a share or none", island(), 1, Written("pass");
    Refusal::NoKontorCard => "D-25", "a played card is gone", four(|a| a.cards(seat(1), 1, 0)), 1, Written("kontor");
    Refusal::NoSmithCard => "D-25", "a played card is gone", four(|a| a.cards(seat(1), 0, 1)), 1, Written("smith");
    Refusal::NotYourShoes[Laying::Action] => "D-21", "one lays one's own", four(|a| a), 1, Written("lay 43");
    Refusal::NotYourShoes[Laying::Decision] => "D-35", "one lays one's own", then(TIED, DECIDING), 1, Written("lay 43");
    Refusal::NothingLaid[Laying::Action] => "D-21", "one at least", four(|a| a), 1, LayNothing;
    Refusal::NothingLaid[Laying::Decision] => "D-35", "one at least", then(TIED, DECIDING), 1, LayNothing;
    Refusal::TwoGold[Laying::Action] => "D-21", "one gold at most", four(|a| a), 1, Written("lay 45 44");
    Refusal::TwoGold[Laying::Decision] => "D-35", "one gold at most", then(TIED, DECIDING), 1, Written("lay 44 40");
    Refusal::MayNotPass => "D-22", "only with fewer than five horseshoes", four(|a| a), 1, Written("pass");
    Refusal::NotYourShares => "D-18", "one puts back what one holds",
        then_by(|a| a.shares(seat(1), "blue blue red").kontor("green violet yellow"), "1 kontor"), 1,
        Written("return orange orange");
    Refusal::NotYourShare => "D-46", "one shows what one holds", island(), 1, Written("show orange");
    Refusal::NoLine => "D-39", "the Dutchman moves along a line", at(STEERS), 1, Written("move G3");
    Refusal::CameFromThere => "D-40", "not back to where he came from",
        then_by(|a| a.at("G1", Some("Y1")).counter(3).round(2), STEERS), 1, Written("move Y1");
    Refusal::NotTied => "D-33", "only the other tied are named", terms(), 1, Written("give 3 1");
    Refusal::NamedAlready => "D-33", "each is named once",
        then(TIED, "1 want G1, 2 want R2, 4 want B1, 1 propose G1, 1 give 2 1"), 1, Written("ask 2 1");
    Refusal::GivesTooMuch => "D-33", "one gives what one has and asks for", terms(), 1, Written("give 2 26");
    Refusal::AsksTooMuch => "D-33", "nobody is asked for more than they have", terms(), 1, Written("ask 2 26");
    Refusal::CannotPay => "D-34", "who cannot pay cannot accept", blind(), 2, Written("accept");
}

const TIED: &str = "1 lay 45 2, 2 lay 43, 3 smith, 4 lay 31 10 2";
const QUARREL: &str = "1 want G1, 2 want R2, 4 want B1";
const PUT: &str = "1 want G1, 2 want R2, 4 want B1, 1 propose G1, 1 put";
const DECIDING: &str = "1 want G1, 2 want R2, 4 want B1, 1 silent, 2 silent, 4 silent";
const STEERS: &str = "1 lay 45 2, 2 smith, 3 smith, 4 smith";

fn then_by(by: impl FnOnce(Arranged<'_>) -> Arranged<'_>, decisions: &str) -> Table {
    let mut table = four(by);
    table.play_all(decisions);
    table
}

fn at(decisions: &str) -> Table {
    then_by(|a| a, decisions)
}

fn then(first: &str, second: &str) -> Table {
    at(&format!("{first}, {second}"))
}

/// Seat 1 names ducats in a proposal.
fn terms() -> Table {
    then(TIED, "1 want G1, 2 want R2, 4 want B1, 1 propose G1")
}

/// Seat 1 asks seat 2 for more than it has, which nobody sees.
fn blind() -> Table {
    let mut table = arranged(open(4, &[("money", "hidden")]), well_shod);
    table.play_all(&format!("{TIED}, {QUARREL}, 1 propose G1, 1 ask 2 26, 1 put"));
    table
}

/// Seat 1 has steered to Holland and may show a share.
fn island() -> Table {
    fn near(a: Arranged<'_>) -> Arranged<'_> {
        a.at("G1", Some("Y1")).counter(3).round(2).shares(seat(1), "blue blue red")
    }
    then_by(near, &format!("{STEERS}, 1 move HOL"))
}

/// Seat 1 steers to a blue ship worth 5 with which the game ends; so many ducats seats 1 and 2 have, and if they are
/// named the others are bankrupt already.
fn ended(ducats: &[i32]) -> Table {
    let mut table = arranged(open(4, &[]), |a| {
        let a = well_shod(a).counter(17).value(damrak_dutchman::Colour::Blue, 5);
        let a = a.shares(seat(1), "blue red green").shares(seat(2), "blue red green");
        match ducats {
            [first, second] => a
                .ducats(seat(1), *first)
                .ducats(seat(2), *second)
                .bankrupt(seat(3))
                .bankrupt(seat(4))
                .shoes(seat(3), "")
                .shoes(seat(4), "")
                .middle("21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 20 20 20 10"),
            _ => a,
        }
    });
    table.play(1, "lay 45 2");
    while let Some(number) = table.waiting().first().copied().filter(|number| *number != 1) {
        table.play(number, "smith");
    }
    table.play(1, "move B1");
    table
}

#[test]
fn every_refusal_names_the_clause_that_forbids_the_deed() {
    for refusal in ALL {
        let Story { clause, why, table, number, deed } = story(*refusal);
        let action = match deed {
            Written(notation) => table.rules.read_notation(notation).expect("it is written right"),
            LayNothing => Action::Lay(Shoes::NONE),
        };
        let found = table.rules.is_legal(&table.position, seat(number), action);
        assert_eq!(found, Err(*refusal), "{why}");
        assert_eq!(refusal.clause().0, clause, "{refusal:?}: {why}");
        if let Written(notation) = deed {
            table.refuses(number, notation, clause);
        }
    }
}

#[test]
fn every_refusal_names_a_clause_of_the_rule_book() {
    for book in Dutchman::info().rulebooks {
        for refusal in ALL {
            let clause = format!("**{}** ", refusal.clause().0);
            assert!(book.text.contains(&clause), "{refusal:?}: {clause}in {}", book.language);
        }
    }
}

//! Bargaining (clauses D-32 to D-34).

use damrak_dutchman::{Dutchman, Event, Terms};

use crate::rulebook::table::{Table, arranged, heard, open, open_first, seat, well_shod};

/// Seats 1, 2 and 4 are tied and want different things; seat 1 began.
fn quarrel(options: &[(&str, &str)]) -> Table {
    quarrel_by(open(4, options))
}

fn quarrel_by(rules: Dutchman) -> Table {
    let mut table =
        arranged(rules, |a| well_shod(a).ducats(seat(1), 20).ducats(seat(2), 7).ducats(seat(4), 3));
    table.play_all("1 lay 45 2, 2 lay 43, 3 smith, 4 lay 31 10 2");
    table.play_all("1 want G1, 2 want R2, 4 want B1");
    table
}

#[test]
fn d32_in_turn_order_each_may_make_a_proposal() {
    let mut table = quarrel(&[]);
    for number in [1, 2, 4] {
        assert_eq!(table.waiting(), [number]);
        assert_eq!(table.offers(number), ["propose G1", "propose R2", "propose B1", "silent"]);
        table.refuses(3, "silent", "D-32");
        table.play(number, "silent");
    }
    assert_eq!(table.waiting(), [1], "after a silent round horseshoes decide");
    assert!(table.offers(1).contains(&"pass".to_owned()));
}

/// How many rounds of proposals there are, when somebody proposes something in each.
fn rounds(options: &[(&str, &str)]) -> u8 {
    let mut table = quarrel(options);
    let mut rounds = 0;
    while table.offers(1).contains(&"silent".to_owned()) {
        rounds += 1;
        assert_eq!(table.view().tie.unwrap().round, rounds);
        table.play_all("1 silent, 2 propose B1, 2 put, 1 refuse, 4 silent");
    }
    rounds
}

#[test]
fn d32_there_are_two_rounds_of_proposals_or_as_many_as_were_chosen() {
    assert_eq!(rounds(&[]), 2);
    assert_eq!(rounds(&[("proposals", "1")]), 1);
    assert_eq!(rounds(&[("proposals", "5")]), 5);
    assert_eq!(rounds(&[("bargaining", "false")]), 0);
}

#[test]
fn d33_a_proposal_is_a_way_and_ducats() {
    let mut table = quarrel(&[]);
    table.refuses(1, "propose Y1", "D-39");
    assert!(table.own(1).terms.is_empty());
    table.play(1, "propose R2");
    let open = |table: &Table| -> Vec<_> {
        table.own(1).terms.iter().map(|terms| (terms.seat, terms.give, terms.ask)).collect()
    };
    assert_eq!(open(&table), [(seat(2), 20, 7), (seat(4), 20, 3)]);
    assert!(table.own(2).terms.is_empty(), "nobody else is told");
    table.refuses(1, "give 3 1", "D-33");
    table.refuses(1, "give 1 1", "D-33");
    table.refuses(1, "give 7 1", "D-33");
    table.refuses(1, "give 2 21", "D-33");
    table.refuses(1, "ask 2 8", "D-33");
    assert!(table.offers(1).contains(&"ask 2 7".to_owned()));
    table.play(1, "give 2 15");
    assert_eq!(open(&table), [(seat(4), 5, 3)]);
    table.refuses(1, "ask 2 1", "D-33");
    table.refuses(1, "give 4 6", "D-33");
    assert!(table.offers(1).contains(&"give 4 5".to_owned()));
    table.play(1, "ask 4 3");
    assert_eq!(table.offers(1), ["put"]);
    let heard = table.play(1, "put");
    let terms = vec![Terms { seat: seat(2), ducats: 15 }, Terms { seat: seat(4), ducats: -3 }];
    assert!(
        heard
            .iter()
            .any(|event| matches!(event, Event::Proposed { terms: told, .. } if *told == terms))
    );
    assert_eq!(table.ducats(), [20, 7, 25, 3], "nothing is paid before all accept");
}

/// The most that seat 1 can ask of seats 2 and 4, who have 7 and 3 ducats; all four have 55.
fn asks(rules: Dutchman) -> Vec<u16> {
    let mut table = quarrel_by(rules);
    table.play(1, "propose R2");
    let most = |number: u8| {
        let asks = |offer: &String| offer.starts_with(&format!("ask {number} "));
        table.offers(1).iter().filter(|offer| asks(offer)).count() as u16
    };
    let asked: Vec<u16> = table.own(1).terms.iter().map(|terms| terms.ask).collect();
    assert_eq!(asked, [most(2), most(4)], "the form says what is listed");
    asked
}

#[test]
fn d33_with_hidden_ducats_any_sum_may_be_asked_for() {
    assert_eq!(asks(open(4, &[("money", "open")])), [7, 3], "the purse that all can see");
    assert_eq!(asks(open(4, &[("money", "hidden")])), [55, 55], "all that the players have");
    assert_eq!(asks(open_first(4, &[])), [7, 3], "in the first version the form told the purse");
    let mut table = quarrel(&[("money", "hidden")]);
    table.play(1, "propose R2");
    table.refuses(1, "ask 2 56", "D-33");
}

#[test]
fn d34_who_cannot_pay_cannot_accept() {
    let mut table = quarrel(&[("money", "hidden")]);
    table.play_all("1 propose R2, 1 ask 2 8, 1 ask 4 3, 1 put");
    assert_eq!((table.offers(2), table.offers(4)), (vec!["refuse".into()], both()));
    table.refuses(2, "accept", "D-34");
    assert_eq!(table.waiting(), [2, 4], "nobody else sees that 2 has no choice");
    table.play(4, "accept");
    let refused = table.play(2, "refuse");
    assert_eq!(refused[0], Event::Refused { seat: seat(2) }, "it sounds like any refusal");
    assert_eq!(table.ducats(), [20, 7, 25, 3]);
    table.play_all("2 propose R2, 2 ask 1 20, 2 put");
    assert_eq!(table.offers(1), both(), "all one has can be paid");
}

fn both() -> Vec<String> {
    vec!["accept".into(), "refuse".into()]
}

#[test]
fn d33_what_is_asked_for_may_be_given_on() {
    let mut table = quarrel(&[]);
    table.play_all("1 silent, 2 propose G1, 2 ask 1 20");
    assert!(table.offers(2).contains(&"give 4 27".to_owned()));
    table.play_all("2 give 4 27, 2 put, 1 accept, 4 accept");
    assert_eq!(table.ducats()[1], 0);
}

#[test]
fn d34_a_deal_holds_when_all_accept_and_is_paid_at_once() {
    let mut table = quarrel(&[]);
    table.play_all("1 propose G1, 1 give 2 5, 1 ask 4 1, 1 put");
    assert_eq!(table.waiting(), [2, 4]);
    assert_eq!(table.offers(4), ["accept", "refuse"]);
    table.refuses(1, "accept", "D-34");
    table.play(4, "accept");
    assert_eq!((table.waiting(), table.view().space), (vec![2], "HOL".into()));
    let before = table.ducats();
    let heard = table.play(2, "accept");
    assert!(self::heard(&heard, "dealt"));
    assert_eq!(table.view().space, "G1");
    let green = |number: u8| {
        2 * table.shares(number).iter().filter(|share| **share == "green").count() as i32
    };
    let paid: Vec<i32> = (1..=4).map(green).collect();
    let changed = [-4, 5, 0, -1];
    for number in 0..4 {
        assert_eq!(table.ducats()[number], before[number] + changed[number] - paid[number]);
    }
}

#[test]
fn d34_the_first_refusal_ends_a_proposal() {
    let mut table = quarrel(&[]);
    table.play_all("1 propose G1, 1 put, 2 accept, 4 refuse");
    assert_eq!((table.waiting(), table.view().space), (vec![2], "HOL".into()));
    assert_eq!(table.view().tie.unwrap().proposal, None);
    table.play_all("2 propose R2, 2 give 1 7, 2 put, 4 refuse");
    assert_eq!(table.waiting(), [4], "nobody else needs to answer");
    assert_eq!(table.ducats(), [20, 7, 25, 3], "and nothing is paid");
}

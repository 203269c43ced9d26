//! Mergers (C-51 to C-57).

use damrak_chartered::{Arrange, Company, StageView};
use damrak_core::{Arg, Notation, Phrase, Speech};

use crate::rulebook::table::{Table, heard, seat, three, two};

/// Tea f60, silk f60 and porcelain f80 around HF3, as in the book.
fn around_f3(a: Arrange<'_>) -> Arrange<'_> {
    a.standing(Company::Tea, 60, "HE3 HD3 HC3 HB3 HA3 HA4")
        .standing(Company::Silk, 60, "HF4 GF1 GF2 GE1 GE2 GF3")
        .standing(Company::Porcelain, 80, "CA3 CB3 CC3 CA2 CB2 CC2 CB1 CC1")
        .hand(seat(1), "HF3")
}

/// The example of the book: Anke plays F3.
#[test]
fn c55_anke_merges_three_companies_with_one_payout_and_one_event() {
    let mut table = two(|a| {
        around_f3(a).shares(seat(1), Company::Silk, 2).shares(seat(2), Company::Porcelain, 3)
    });
    table.play_all("1 build HF3, 1 company tea");
    assert_eq!((table.value(Company::Tea), table.value(Company::Silk)), (70, 60));
    let StageView::Sales { loser, winner, price, .. } = table.stage() else { panic!() };
    assert_eq!((loser, winner, price), (Company::Silk, Company::Tea, 60));
    let first = table.play(1, "sell 2");
    assert_eq!((table.money(1), table.bank_shares(Company::Silk)), (350 + 120, 9));
    assert_eq!((table.value(Company::Tea), table.value(Company::Silk)), (130, 0));
    assert_eq!(heard(&first, "paid-out"), 0);
    let second = table.play(2, "sell 3");
    assert_eq!(table.money(2), 350 + 240);
    assert_eq!((table.value(Company::Tea), table.money(1)), (210, 350 + 120 + 210));
    assert_eq!(heard(&second, "paid-out"), 1);
    assert_eq!(
        [table.owner("CC1"), table.owner("GF3"), table.owner("HF3")],
        [Some(Company::Tea); 3]
    );
    let events = table.play(1, "done");
    assert_eq!(heard(&events, "event-due"), 1);
    assert_eq!(table.stage(), StageView::Choosing { seat: seat(1), by_action: false });
}

#[test]
fn c51_the_player_chooses_which_company_gets_the_f10() {
    let mut table = two(around_f3);
    table.play(1, "build HF3");
    assert_eq!(table.offers(1), ["company porcelain", "company silk", "company tea"]);
    table.refuses(1, "company coal", "C-51");
    table.play(1, "company silk");
    // Silk is worth f70 now, tea f60: tea is swallowed, then porcelain.
    assert_eq!((table.value(Company::Silk), table.value(Company::Tea)), (210, 0));
}

#[test]
fn c51_lone_warehouses_that_are_connected_come_with_the_f10() {
    let mut table = two(|a| {
        a.standing(Company::Tea, 60, "CA1 HF1")
            .standing(Company::Silk, 40, "CC1")
            .built("CB2:2")
            .hand(seat(1), "CB1")
    });
    table.play_all("1 build CB1, 1 company silk");
    // Silk gets f10 and the f30 of CB2 and is worth f80; tea is swallowed.
    assert_eq!((table.value(Company::Silk), table.value(Company::Tea)), (140, 0));
    assert_eq!(table.owner("CB2"), Some(Company::Silk));
}

#[test]
fn c52_the_higher_company_swallows_the_lower() {
    let mut table = two(|a| {
        a.standing(Company::Tea, 60, "HA1 HA2")
            .standing(Company::Silk, 40, "HC1 HD1")
            .hand(seat(1), "HB1")
    });
    table.play_all("1 build HB1, 1 company silk");
    assert_eq!((table.value(Company::Tea), table.value(Company::Silk)), (60 + 50, 0));
    assert_eq!(table.money(1), 350 + 110);
    assert_eq!(table.on("HC1").unwrap().company, Some(Company::Tea));
}

#[test]
fn c52_between_equals_the_player_decides() {
    let arranged = || {
        two(|a| {
            a.standing(Company::Tea, 60, "HA1 HA2")
                .standing(Company::Silk, 50, "HC1 HD1")
                .hand(seat(1), "HB1")
        })
    };
    let mut table = arranged();
    table.play_all("1 build HB1, 1 company silk");
    assert_eq!(table.offers(1), ["merge silk tea", "merge tea silk"]);
    table.play(1, "merge tea silk");
    assert_eq!((table.value(Company::Tea), table.value(Company::Silk)), (0, 120));
    let mut other = arranged();
    other.play_all("1 build HB1, 1 company silk, 1 merge silk tea");
    assert_eq!((other.value(Company::Tea), other.value(Company::Silk)), (120, 0));
}

#[test]
fn c53_everybody_may_sell_clockwise_from_the_player_who_merged() {
    let mut table = three(|a| {
        a.standing(Company::Tea, 60, "HA1 HA2")
            .standing(Company::Silk, 40, "HC1 HD1")
            .hand(seat(2), "HB1")
            .turn(seat(2))
            .shares(seat(1), Company::Silk, 4)
            .shares(seat(2), Company::Silk, 1)
            .shares(seat(3), Company::Silk, 2)
            .shares(seat(3), Company::Tea, 2)
    });
    table.play_all("2 build HB1, 2 company silk");
    assert_eq!((table.waiting(), table.value(Company::Silk)), (vec![2], 50), "the f10 counts");
    table.refuses(2, "sell 2", "C-53");
    table.refuses(1, "sell 2", "C-53");
    table.play(2, "sell 1");
    assert_eq!((table.waiting(), table.money(2)), (vec![3], 300 + 50));
    table.play(3, "sell 0");
    assert_eq!((table.waiting(), table.shares(3, Company::Silk)), (vec![1], 2));
    table.play(1, "sell 3");
    assert_eq!((table.money(1), table.shares(1, Company::Silk)), (300 + 150, 1));
    assert_eq!(table.bank_shares(Company::Silk), 9 - 3);
    assert_eq!(table.stage(), StageView::Trading { seat: seat(2), left: 2 }, "sales are no trades");
}

#[test]
fn c54_hq_and_token_leave_and_the_value_is_added_up_to_f300() {
    let mut table = two(|a| {
        a.standing(Company::Tea, 200, "HA1 HA2")
            .standing(Company::Silk, 150, "HC1 HD1")
            .hand(seat(1), "HB1")
    });
    table.play_all("1 build HB1, 1 company tea");
    let silk = &table.view().companies[Company::Silk.index()];
    assert_eq!((silk.value, &silk.hq, silk.warehouses), (0, &None, 0));
    assert!(!table.on("HC1").unwrap().hq);
    assert_eq!((table.value(Company::Tea), table.money(1)), (300, 650));
    table.play_all("1 done, 1 event blind");
}

/// Four companies around CB2.
fn around_b2(a: Arrange<'_>, values: [u16; 4]) -> Arrange<'_> {
    let [coal, silk, sugar, tea] = values;
    a.standing(Company::Coal, coal, "CB1")
        .standing(Company::Silk, silk, "CA2 HF2")
        .standing(Company::Sugar, sugar, "CC2")
        .standing(Company::Tea, tea, "CB3 CB4")
        .hand(seat(1), "CB2")
}

fn values(table: &Table) -> [u16; 4] {
    [Company::Coal, Company::Silk, Company::Sugar, Company::Tea].map(|company| table.value(company))
}

#[test]
fn c55_of_four_companies_the_two_lowest_merge_first_and_are_ranked_again() {
    let mut table = two(|a| around_b2(a, [20, 40, 50, 100]));
    let events = table.play_all("1 build CB2, 1 company coal");
    // Coal 30 into silk 40: 70. Then sugar 50 into silk 70: 120. Then tea 100 into silk.
    assert_eq!(values(&table), [0, 220, 0, 0]);
    assert_eq!((heard(&events, "swallowed"), heard(&events, "paid-out")), (3, 1));
    assert_eq!(table.money(1), 350 + 220);
}

#[test]
fn c55_ties_among_the_lowest_are_for_the_player_to_decide() {
    let mut table = two(|a| around_b2(a, [40, 40, 40, 90]));
    table.play_all("1 build CB2, 1 company tea");
    assert_eq!(table.offers(1).len(), 6, "any two of the three, either way");
    table.refuses(1, "merge coal tea", "C-55");
    table.refuses(1, "merge tea coal", "C-55");
    table.play(1, "merge coal sugar");
    // Sugar 80, silk 40, tea 100: silk into sugar, then tea 100 into sugar 120.
    assert_eq!(values(&table), [0, 0, 220, 0]);
}

#[test]
fn c56_a_marker_takes_the_place_of_an_hq_that_held_a_diagonal() {
    let mut table = two(|a| {
        a.built("HB1 HC2")
            .company(Company::Tea, 20, "HC1", "HB1 HC1 HC2")
            .standing(Company::Silk, 60, "HE2 HF2")
            .hand(seat(1), "HD2")
            .hand(seat(2), "HC1")
    });
    let events = table.play_all("1 build HD2, 1 company silk");
    assert_eq!(heard(&events, "marked"), 1);
    let marker = table.on("HC1").unwrap();
    assert_eq!((marker.company, marker.height, marker.hq), (Some(Company::Silk), 0, false));
    assert_eq!(table.owner("HB1"), Some(Company::Silk));
    table.play(1, "done");
    table.play(2, "build HC1");
    assert_eq!((table.on("HC1").unwrap().height, table.value(Company::Silk)), (1, 100));
}

#[test]
fn c56_without_need_the_plot_is_free_again() {
    let mut table = two(|a| {
        a.built("HB1 HC2 HB2")
            .company(Company::Tea, 30, "HC1", "HB1 HC1 HC2 HB2")
            .standing(Company::Silk, 60, "HE2 HF2")
            .hand(seat(1), "HD2")
    });
    let events = table.play_all("1 build HD2, 1 company silk");
    assert_eq!((heard(&events, "marked"), table.on("HC1")), (0, None));
}

#[test]
fn c57_there_is_one_payout_and_none_if_the_value_is_the_same() {
    let mut table = two(|a| {
        a.standing(Company::Tea, 300, "HA1 HA2")
            .standing(Company::Silk, 50, "HC1 HD1")
            .hand(seat(1), "HB1")
    });
    let events = table.play_all("1 build HB1, 1 company silk");
    assert_eq!((heard(&events, "paid-out"), table.money(1)), (0, 350));
    assert_eq!(table.value(Company::Tea), 300);
}

/// What a decision is said to pay, if that is known to the florin.
fn told(table: &Table, notation: &str) -> Option<i64> {
    let action = table.rules.read_notation(notation).unwrap();
    let phrase = table.rules.say_action(&table.position, seat(1), action);
    let payout = phrase.args.into_iter().find(|(name, _)| *name == "payout").unwrap().1;
    match payout {
        Arg::Phrase(Phrase { key: "chartered-payout-exact", args }) => match args[0].1 {
            Arg::Number(amount) => Some(amount),
            _ => None,
        },
        Arg::Phrase(Phrase { key: "chartered-payout-nothing", .. }) => Some(0),
        _ => None,
    }
}

#[test]
fn c57_the_payout_of_a_merger_is_the_same_whoever_survives() {
    let mut table = two(around_f3);
    assert_eq!(told(&table, "build HF3"), Some(210));
    let prospect = &table.seen_by(1).own.unwrap().prospects[0];
    assert_eq!((prospect.payout, prospect.payout_varies), (Some(210), false));
    table.play(1, "build HF3");
    for company in ["tea", "silk", "porcelain"] {
        assert_eq!(told(&table, &format!("company {company}")), Some(210));
    }
}

#[test]
fn c57_at_the_top_of_the_chart_the_payout_depends_on_who_survives() {
    let mut table = two(|a| {
        a.standing(Company::Tea, 300, "HA1 HA2")
            .standing(Company::Silk, 290, "HC1 HD1")
            .hand(seat(1), "HB1")
    });
    assert_eq!(told(&table, "build HB1"), None);
    let prospect = &table.seen_by(1).own.unwrap().prospects[0];
    assert_eq!((prospect.payout, prospect.payout_varies), (Some(300), true));
    table.play(1, "build HB1");
    assert_eq!(told(&table, "company tea"), Some(0));
    table.play(1, "company silk");
    assert_eq!(
        [told(&table, "merge silk tea"), told(&table, "merge tea silk")],
        [Some(0), Some(300)]
    );
    table.play(1, "merge tea silk");
    assert_eq!(table.money(1), 350 + 300);
}

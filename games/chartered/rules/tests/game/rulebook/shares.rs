//! Trading shares, action cards, selling (C-63 to C-69).

use damrak_chartered::{Company, StageView};

use crate::rulebook::table::{Table, seat, two};

/// Tea f40, silk f120, and a lone plot to build on.
fn trading() -> Table {
    let mut table = two(|a| {
        a.standing(Company::Tea, 40, "JA1 JB1")
            .standing(Company::Silk, 120, "CA1 CB1")
            .shares(seat(1), Company::Silk, 2)
            .shares(seat(1), Company::Coal, 1)
            .hand(seat(1), "HC3 HC4")
    });
    table.play(1, "build HC3");
    table
}

#[test]
fn c63_up_to_two_shares_are_traded_in_any_mixture() {
    for trades in ["1 buy tea, 1 buy silk", "1 sell silk, 1 sell silk", "1 buy tea, 1 sell silk"] {
        let mut table = trading();
        assert_eq!(table.stage(), StageView::Trading { seat: seat(1), left: 2 });
        table.play_all(trades);
        assert_eq!(table.waiting(), [2], "{trades}");
    }
    let mut table = trading();
    table.play_all("1 buy silk, 1 done");
    assert_eq!((table.waiting(), table.shares(1, Company::Silk)), (vec![2], 3));
}

#[test]
fn c64_a_share_costs_at_least_f50_and_is_sold_for_its_value() {
    let mut table = trading();
    table.play_all("1 buy tea, 1 buy tea");
    assert_eq!(table.money(1), 350 - 100, "two shares of a company of f40");
    let mut table = trading();
    table.play_all("1 buy tea, 1 sell tea");
    assert_eq!(table.money(1), 350 - 50 + 40);
    let mut table = trading();
    table.play(1, "buy silk");
    assert_eq!(table.money(1), 350 - 120);
    let mut poor = two(|a| {
        a.standing(Company::Tea, 40, "JA1 JB1").money(seat(1), 40).hand(seat(1), "HC3").shares(
            seat(1),
            Company::Tea,
            1,
        )
    });
    poor.play(1, "build HC3");
    poor.refuses(1, "buy tea", "C-64");
}

#[test]
fn c65_the_founder_pays_the_actual_value_in_this_turn_only() {
    let mut table = two(|a| a.built("HA1").hand(seat(1), "HA2 JF4").hand(seat(2), "JA1"));
    table.play_all("1 build HA2, 1 company tea, 1 buy tea, 1 buy tea");
    assert_eq!(table.money(1), 350 + 20 - 40);
    table.play_all("2 build JA1, 2 buy tea, 2 done");
    assert_eq!(table.money(2), 350 - 50, "the others pay f50");
    table.play_all("1 build JF4, 1 buy tea");
    assert_eq!(table.money(1), 330 - 50, "and so does the founder from now on");
}

#[test]
fn c66_only_shares_that_lie_in_the_bank_are_bought() {
    let mut table = two(|a| {
        a.standing(Company::Tea, 40, "JA1 JB1")
            .shares(seat(1), Company::Tea, 5)
            .shares(seat(2), Company::Tea, 4)
            .hand(seat(1), "HC3")
    });
    table.play(1, "build HC3");
    table.refuses(1, "buy tea", "C-66");
    table.play(1, "sell tea");
    assert_eq!((table.value(Company::Tea), table.bank_shares(Company::Tea)), (40, 1));
    table.play(1, "buy tea");
    assert_eq!(table.value(Company::Tea), 40, "trading changes no value");
}

#[test]
fn c67_shares_of_a_company_that_is_not_on_the_board_are_neither_bought_nor_sold() {
    let table = trading();
    table.refuses(1, "sell coal", "C-67");
    table.refuses(1, "buy coal", "C-66");
    let mut founded =
        two(|a| a.built("HA1").shares(seat(2), Company::Coal, 2).hand(seat(1), "HA2"));
    founded.refuses(2, "sell coal", "C-18");
    founded.play_all("1 build HA2, 1 company coal, 1 done, 2 sell coal");
    assert_eq!(founded.money(2), 350 + 20, "founded again, they are worth something");
}

#[test]
fn c68_instead_of_trading_an_action_card_buys_a_roof_or_an_event() {
    let mut table = trading();
    table.play(1, "action roof");
    let player = table.player(1);
    assert_eq!((player.roofs, player.action_cards, table.money(1)), (1, 1, 250));
    assert_eq!(table.waiting(), [2]);
    let mut table = trading();
    table.play(1, "buy tea");
    table.refuses(1, "action roof", "C-68");
    table.refuses(1, "action event", "C-68");
    let mut table = trading();
    table.play(1, "action event");
    assert_eq!(table.stage(), StageView::Choosing { seat: seat(1), by_action: true });
    assert_eq!((table.player(1).action_cards, table.money(1)), (1, 250));
}

#[test]
fn c68_after_both_action_cards_or_without_f100_it_is_over() {
    let mut none = two(|a| {
        a.standing(Company::Tea, 40, "JA1 JB1").action_cards(seat(1), 0).hand(seat(1), "HC3")
    });
    none.play(1, "build HC3");
    none.refuses(1, "action roof", "C-68");
    let mut poor =
        two(|a| a.standing(Company::Tea, 40, "JA1 JB1").money(seat(1), 90).hand(seat(1), "HC3"));
    poor.play(1, "build HC3");
    poor.refuses(1, "action event", "C-68");
}

#[test]
fn c69_one_or_two_shares_are_sold_instead_of_anything_else() {
    let arranged = || {
        two(|a| {
            a.standing(Company::Tea, 40, "JA1 JB1")
                .shares(seat(1), Company::Tea, 3)
                .hand(seat(1), "HC3")
        })
    };
    let mut table = arranged();
    table.play(1, "sell tea");
    assert_eq!(
        (table.money(1), table.offers(1)),
        (390, vec!["sell tea".to_owned(), "done".to_owned()])
    );
    table.refuses(1, "build HC3", "C-69");
    table.play(1, "sell tea");
    assert_eq!((table.money(1), table.waiting()), (430, vec![2]));
    let mut one = arranged();
    one.play_all("1 sell tea, 1 done");
    assert_eq!((one.money(1), one.waiting()), (390, vec![2]));
}

//! Bonuses (M-64 to M-72).

use damrak_merchants::Event;

use crate::rulebook::table::{Arranged, heard, in_year, kinds, seat, using, using_with};

/// So that one family can fill the board.
const UNLIMITED: [(&str, &str); 1] = [("limited-tokens", "false")];

#[test]
fn m64_who_trades_everywhere_builds_for_nothing_at_once() {
    let mut table = using("goods", |a| a.market(seat(1), [2, 2, 2, 1]));
    table.play(1, "step silk");
    assert_eq!(table.offers(1).len(), 41, "every space, or none");
    let told = table.play(1, "build O1w");
    assert!(matches!(&told[0], Event::Built { free: true, .. }), "{told:?}");
    assert_eq!(table.player(1).houses, ["O1w"]);
    assert_eq!(table.offers_to(1, "step").len(), 4, "then the card goes on");
    assert_eq!(table.player(1).bonuses.market, "built");
}

#[test]
fn m64_it_is_gained_once_as_long_as_it_lasts() {
    let mut table = using("goods", |a| a.market(seat(1), [2, 2, 2, 1]));
    table.play_all("1 step silk, 1 build O1w");
    assert_eq!(kinds(&table.play(1, "step silk")), ["stepped"]);
    assert_eq!(table.player(1).houses.len(), 1);
}

#[test]
fn m64_he_may_do_without_it() {
    let mut table = using("goods", |a| a.market(seat(1), [2, 2, 2, 1]));
    table.play_all("1 step silk, 1 skip");
    assert_eq!((table.player(1).houses.len(), table.player(1).bonuses.market), (0, "forgone"));
    assert_eq!(table.offers_to(1, "step").len(), 4);
}

#[test]
fn m64_it_comes_before_the_auction_opens() {
    let mut table = using("goods", |a| {
        a.market(seat(1), [2, 2, 2, 1]).money(seat(1), 0).houses(seat(1), "N1e")
    });
    table.play_all("1 step sugar, 1 step sugar, 1 step silk");
    assert_eq!(table.waiting(), [1]);
    let told = table.play(1, "build O1w");
    assert_eq!(kinds(&told), ["built", "bonus-paid", "auction-began"]);
    assert_eq!(table.waiting(), [2, 3, 4], "the 40 of the bridge are not enough to bid");
}

#[test]
fn m65_offices_in_all_regions_bring_100() {
    let mut table = using("office-far-east", |a| a.offices(seat(1), "Asu1 Bge1 Csp1"));
    let told = table.play(1, "open Dsi2");
    assert_eq!(kinds(&told), ["opened", "bonus-paid"]);
    assert_eq!((table.money()[0], table.player(1).bonuses.regions), (500, true));
}

#[test]
fn m65_they_are_returned_with_the_last_office_of_a_region() {
    let (mut table, _) =
        in_year("1662", |a| a.offices(seat(2), "Asu1 Asu2 Bge1 Csp1 Dsi1").money(seat(2), 150));
    let told = table.play(2, "close Dsi1");
    assert_eq!(kinds(&told)[..2], ["closed", "bonus-returned"]);
    assert_eq!((table.money()[1], table.player(2).bonuses.regions), (50, false));
}

#[test]
fn m66_warehouses_in_all_districts_bring_100() {
    let mut table = using("house-lastage", |a| a.houses(seat(1), "G1w N1w O1e"));
    table.play(1, "build L5e");
    assert_eq!((table.money()[0], table.player(1).bonuses.districts), (500, true));
}

#[test]
fn m67_each_bridge_with_both_ends_brings_40() {
    let mut table = using("house-nieuwe-zijde", |a| a.houses(seat(1), "G2e O1w"));
    let told = table.play(1, "build N2w");
    assert_eq!(kinds(&told), ["built", "bonus-paid"]);
    assert_eq!((table.money()[0], table.player(1).bonuses.bridges), (440, 1));
    table.play(1, "skip");

    let (mut table, _) = in_year("1625", |a| a.houses(seat(2), "N1e G2e"));
    table.play(2, "build O1w");
    assert_eq!(table.money()[1], 440);
}

#[test]
fn m67_one_warehouse_may_complete_two_bonuses() {
    // L2w ends a bridge and is the first one in Lastage.
    let mut table = using("house-lastage", |a| a.houses(seat(1), "G1w N1w O2e"));
    let told = table.play(1, "build L2w");
    assert_eq!(kinds(&told), ["built", "bonus-paid", "bonus-paid"]);
    assert_eq!(table.money()[0], 540);
}

#[test]
fn m67_ends_of_different_players_join_nothing() {
    let mut table = using("house-nieuwe-zijde", |a| a.houses(seat(2), "G2e"));
    table.play(1, "build N2w");
    assert_eq!(table.money()[..2], [400, 400]);
}

#[test]
fn m68_a_bonus_that_is_lost_is_returned_and_can_be_gained_again() {
    let (mut table, _) =
        in_year("1656", |a| a.houses(seat(2), "N1e O1w G1w").houses(seat(3), "L1w L5w").turn(0));
    let told = table.play(2, "raze N1e");
    assert_eq!(kinds(&told)[..2], ["razed", "bonus-returned"]);
    assert_eq!(table.money()[1], 360);
    table.play_all("3 raze L1w");
    // Later they build there again and are paid again.
    let mut again =
        using("house-nieuwe-zijde", |a| a.houses(seat(1), "O1w G1w").money(seat(1), 360));
    again.play(1, "build N1e");
    assert_eq!(again.money()[0], 400);
}

#[test]
fn m68_the_market_bonus_can_be_gained_again_after_it_was_returned() {
    let (mut table, _) =
        in_year("1652/54", |a| a.market(seat(1), [2, 2, 2, 2]).houses(seat(1), "G1w G5w"));
    table.play_all("1 back sugar, 1 raze G1w");
    assert_eq!((table.player(1).bonuses.market, table.player(1).houses.len()), ("none", 1));
    // Their own commodity card lies ready: with its first step they trade everywhere again.
    table.play_all("1 auction, 1 step sugar");
    table.play(1, "build O1w");
    assert_eq!((table.player(1).bonuses.market, table.player(1).houses.len()), ("built", 2));
}

#[test]
fn m68_bonuses_are_looked_at_until_nothing_changes() {
    // Losing a step costs the market bonus; the returned warehouse costs district and bridge.
    let (mut table, _) = in_year("1652/54", |a| {
        a.market(seat(2), [2, 2, 2, 2]).houses(seat(2), "G1w N1e O1w L1w").money(seat(2), 300)
    });
    let told = table.play(2, "back silk");
    assert_eq!(kinds(&told), ["fell-back"]);
    let told = table.play(2, "raze O1w");
    assert_eq!(kinds(&told)[..3], ["razed", "bonus-returned", "bonus-returned"]);
    assert_eq!(table.money()[1], 160);
}

#[test]
fn m69_the_owner_chooses_which_warehouse_he_returns() {
    let (mut table, _) = in_year("1652/54", |a| {
        a.market(seat(2), [2, 2, 2, 2]).houses(seat(2), "G1w N1w").houses(seat(3), "L1w")
    });
    table.play(2, "back silk");
    assert_eq!(table.offers(2), ["raze G1w", "raze N1w"]);
    table.refuses(2, "raze L1w", "M-69");
    table.refuses(2, "skip", "M-69");
    let told = table.play(2, "raze G1w");
    assert!(matches!(&told[0], Event::Razed { returned: true, .. }));
    assert_eq!(table.player(2).houses, ["N1w"]);
}

#[test]
fn m69_who_has_no_warehouse_returns_none() {
    let (mut table, _) = in_year("1652/54", |a| a.market(seat(2), [2, 2, 2, 2]));
    let told = table.play(2, "back silk");
    assert!(!heard(&told, "razed"));
    assert_eq!((table.waiting(), table.player(2).bonuses.market), (vec![1], "none"));
}

#[test]
fn m70_who_built_nothing_for_the_market_has_nothing_to_return() {
    let (mut table, _) = in_year("1652/54", |a| {
        a.market(seat(2), [2, 2, 2, 2]).houses(seat(2), "G1w N1w").forgone(seat(2))
    });
    let told = table.play(2, "back silk");
    assert!(!heard(&told, "razed"));
    assert_eq!((table.player(2).houses.len(), table.waiting()), (2, vec![1]));
}

/// Seat 2 holds every space of Amsterdam.
fn full(a: Arranged<'_>) -> Arranged<'_> {
    let spaces: Vec<String> = ["G", "N", "O", "L"]
        .into_iter()
        .flat_map(|d| (1..=5).flat_map(move |row| ["w", "e"].map(|side| format!("{d}{row}{side}"))))
        .collect();
    a.houses(seat(2), &spaces.join(" "))
}

#[test]
fn m70_without_a_free_space_nothing_is_built_and_nothing_owed() {
    let mut table = using_with(&UNLIMITED, "goods", |a| full(a).market(seat(1), [2, 2, 2, 1]));
    table.play(1, "step silk");
    assert_eq!(table.player(1).bonuses.market, "forgone");
    assert_eq!(table.offers_to(1, "step").len(), 4, "the card goes on");
}

#[test]
fn m71_who_cannot_return_money_takes_loans_until_it_is_enough() {
    let (mut table, _) =
        in_year("1662", |a| a.offices(seat(2), "Asu1 Asu2 Bge1 Csp1 Dsi1").money(seat(2), 30));
    let told = table.play(2, "close Dsi1");
    assert_eq!(kinds(&told)[..3], ["closed", "borrowed", "bonus-returned"]);
    assert!(told.contains(&Event::Borrowed { seat: seat(2), forced: true }));
    assert_eq!((table.money()[1], table.player(2).loans), (50, 1));
}

#[test]
fn m71_no_loan_is_taken_for_what_can_be_paid_and_the_markers_are_no_limit() {
    let (mut table, _) = in_year("1656", |a| {
        a.houses(seat(2), "G1w N1e O1w L1w").money(seat(2), 100).loans(seat(2), 5)
    });
    let told = table.play(2, "raze N1e");
    // 100 for the districts are there; 40 for the bridge are not.
    assert_eq!(kinds(&told)[..4], ["razed", "bonus-returned", "borrowed", "bonus-returned"]);
    assert_eq!((table.money()[1], table.player(2).loans), (80, 6));
}

#[test]
fn m72_several_who_are_concerned_follow_each_other_from_the_mayors_left() {
    let (mut table, _) = in_year("1636/37", |a| {
        (1..=4).fold(a, |a, number| {
            let houses = ["G1w G5w", "N1w N5w", "O1e O5e", "L1e L5e"][usize::from(number) - 1];
            a.market(seat(number), [2, 2, 2, 2]).houses(seat(number), houses)
        })
    });
    for (number, house) in [(2, "N1w"), (3, "O1e"), (4, "L1e"), (1, "G1w")] {
        assert_eq!(table.waiting(), [number]);
        table.play(number, &format!("raze {house}"));
    }
    assert_eq!(table.offers(1), ["auction", "discard"]);
}

//! What the years bring (M-8, M-46 to M-55).

use damrak_merchants::Event;

use crate::rulebook::table::{Arranged, heard, in_year, in_year_with, kinds, open, seat};

#[test]
fn m8_1597_has_an_event_unless_it_is_empty_by_option() {
    let (table, told) = in_year("1597", |a| a);
    assert_eq!((kinds(&told).len(), table.offers_to(2, "step").len()), (3, 4));
    let (table, told) = in_year_with(open(4, &[("empty-1597", "true")]), "1597", |a| a);
    assert_eq!(kinds(&told), ["placed", "turned-up", "year-came", "turned-up"]);
    assert_eq!(table.waiting(), [1]);
    let year = &table.view().board.years[4];
    assert_eq!(serde_json::to_value(year).unwrap()["event"], "none");
}

#[test]
fn m46_one_after_the_other_from_the_mayors_left_and_the_mayor_last() {
    let (mut table, _) = in_year("1609/21", |a| a);
    for number in [2, 3, 4, 1] {
        assert_eq!(table.waiting(), [number]);
        table.refuses(number % 4 + 1, "borrow", "M-46");
        table.play(number, "borrow");
    }
    assert_eq!(table.money(), [520; 4]);

    fn later(a: Arranged<'_>) -> Arranged<'_> {
        a.turn(2)
    }
    let (years, before) = (open(4, &[]), "1609");
    let mut table = crate::rulebook::table::arranged(years, |a| {
        later(a).year(before).next("goods hourglass goods goods")
    });
    table.play(3, "use");
    for number in [4, 1, 2, 3] {
        assert_eq!(table.waiting(), [number]);
        table.play(number, "skip");
    }
}

#[test]
fn m47_a_ship_lets_everybody_make_a_step() {
    let (mut table, _) = in_year("1588", |a| a.market(seat(3), [2, 0, 0, 8]));
    assert_eq!(
        table.offers(2),
        ["step sugar", "step gemstones", "step spice", "step silk", "skip"]
    );
    table.play(2, "step silk");
    table.refuses(3, "step silk", "M-24");
    table.play_all("3 step sugar, 4 skip, 1 step spice");
    let markets = [1, 2, 3, 4].map(|number| table.market(number));
    assert_eq!(markets, [[0, 0, 1, 0], [0, 0, 0, 1], [3, 0, 0, 8], [0; 4]]);
}

#[test]
fn m47_who_stands_at_the_end_of_every_track_is_not_asked() {
    let (table, _) = in_year("1588", |a| a.market(seat(2), [8, 8, 8, 8]).houses(seat(2), "G1w"));
    assert_eq!(table.waiting(), [3]);
}

#[test]
fn m48_a_globe_lets_everybody_open_an_office_anywhere_with_its_step() {
    let (mut table, _) =
        in_year("1602", |a| a.market(seat(3), [0, 0, 0, 8]).offices(seat(4), "Bge1"));
    assert_eq!(table.offers_to(2, "open").len(), 35);
    table.refuses(2, "open Bge1", "M-6");
    let told = table.play(2, "open Csp2");
    assert_eq!(kinds(&told), ["opened", "stepped"], "the step is no question here");
    assert_eq!(table.market(2), [0, 0, 1, 0]);
    let told = table.play(3, "open Dsi1");
    assert_eq!(kinds(&told), ["opened"], "the step lapses at the end of the track");
    assert_eq!(table.market(3), [0, 0, 0, 8]);
    table.play_all("4 skip, 1 open Asu1");
    assert_eq!(table.player(4).offices, ["Bge1"]);
}

#[test]
fn m49_the_coat_of_arms_makes_everybody_build() {
    let (mut table, _) = in_year("1613", |a| a);
    assert_eq!(table.offers(2).len(), 40, "every space, and nothing else");
    table.refuses(2, "skip", "M-49");
    table.play_all("2 build G1w, 3 build N1e, 4 build O5w");
    table.refuses(1, "build G1w", "M-6");
    table.play(1, "build L1w");
    assert_eq!(table.player(1).houses, ["L1w"]);
    assert_eq!(table.market(1), [0; 4], "there is no step with it");
}

/// All spaces of Amsterdam but some are taken by seats 2 to 4, which have no bonus open.
fn almost_full<'a>(a: Arranged<'a>, free: &str) -> Arranged<'a> {
    let spaces = ["G", "N", "O", "L"].into_iter().flat_map(|district| {
        (1..=5).flat_map(move |row| ["w", "e"].map(|side| format!("{district}{row}{side}")))
    });
    let taken: Vec<String> =
        spaces.filter(|space| !free.split(' ').any(|name| name == space)).collect();
    a.houses(seat(2), &taken.join(" "))
}

#[test]
fn m49_when_no_space_is_free_nobody_builds() {
    let (mut table, told) = in_year_with(open(4, &[("limited-tokens", "false")]), "1613", |a| {
        almost_full(a, "L5e L5w")
    });
    assert!(!heard(&told, "built"));
    table.play(2, "build L5e");
    // The last free space leaves seat 3 no choice, and seats 4 and 1 nothing at all.
    assert_eq!(table.player(3).houses, ["L5w"]);
    assert_eq!(table.waiting(), [1]);
    assert_eq!(table.offers(1), ["auction", "discard"]);
}

#[test]
fn m50_credit_lends_120_to_whoever_wants_it_whatever_he_owes() {
    let (mut table, _) = in_year("1609/21", |a| a.loans(seat(3), 2));
    let told = table.play(2, "borrow");
    assert_eq!(told[0], Event::Borrowed { seat: seat(2), forced: false });
    assert_eq!(kinds(&table.play(3, "borrow"))[0], "borrowed");
    assert_eq!(kinds(&table.play(4, "skip"))[0], "no-loan");
    table.play(1, "skip");
    assert_eq!(table.money(), [400, 520, 520, 400]);
    assert_eq!([2, 3, 4].map(|number| table.player(number).loans), [1, 3, 0]);
}

#[test]
fn m51_everybody_loses_a_warehouse_of_his_own_choice() {
    let (mut table, _) = in_year("1656", |a| {
        a.houses(seat(2), "G1w G5e N3w").houses(seat(3), "L1w").houses(seat(1), "O1e O2e")
    });
    assert_eq!(table.offers(2), ["raze G1w", "raze G5e", "raze N3w"]);
    table.refuses(2, "raze O1e", "M-51");
    table.refuses(2, "skip", "M-51");
    table.play(2, "raze G5e");
    assert_eq!(table.player(2).houses, ["G1w", "N3w"]);
    assert!(table.player(3).houses.is_empty(), "the only one goes without asking");
    assert_eq!(table.waiting(), [1], "seat 4 has none to lose");
    table.play(1, "raze O1e");
    assert_eq!(table.player(1).houses, ["O2e"]);
}

#[test]
fn m52_everybody_loses_a_trade_office_of_his_own_choice() {
    let (mut table, _) =
        in_year("1662", |a| a.offices(seat(2), "Asu1 Bge1").offices(seat(4), "Csp1"));
    assert_eq!(table.offers(2), ["close Asu1", "close Bge1"]);
    table.refuses(2, "close Csp1", "M-52");
    table.refuses(2, "skip", "M-52");
    table.play(2, "close Asu1");
    assert_eq!(table.player(2).offices, ["Bge1"]);
    assert!(table.player(4).offices.is_empty());
    assert_eq!(table.offers(1), ["auction", "discard"], "seats 3 and 1 lose nothing");
}

#[test]
fn m53_a_shipwreck_moves_a_token_of_ones_choice_back() {
    let (mut table, _) = in_year("1652/54", |a| {
        a.market(seat(2), [4, 1, 0, 0]).market(seat(3), [0, 0, 0, 1]).market(seat(1), [2, 2, 0, 0])
    });
    assert_eq!(table.offers(2), ["back sugar", "back gemstones"]);
    table.refuses(2, "back silk", "M-53");
    table.refuses(2, "skip", "M-53");
    let told = table.play(2, "back gemstones");
    assert_eq!(table.market(2), [4, 0, 0, 0], "from the first space it leaves the board");
    assert!(told.contains(&Event::FellBack {
        seat: seat(3),
        commodity: damrak_merchants::Commodity::Silk,
        space: 0
    }));
    assert_eq!((table.market(3), table.market(4)), ([0; 4], [0; 4]));
    table.play(1, "back sugar");
    assert_eq!(table.market(1), [1, 2, 0, 0]);
}

#[test]
fn m54_the_leaders_of_all_tracks_fall_back_together() {
    let (table, told) = in_year("1636/37", |a| {
        a.market(seat(1), [5, 1, 0, 0]).market(seat(2), [5, 0, 3, 0]).market(seat(3), [4, 0, 2, 1])
    });
    assert_eq!(kinds(&told).iter().filter(|kind| *kind == "fell-back").count(), 5);
    let markets = [1, 2, 3, 4].map(|number| table.market(number));
    assert_eq!(markets, [[4, 0, 0, 0], [4, 0, 2, 0], [4, 0, 2, 0], [0; 4]]);
}

#[test]
fn m54_all_tracks_are_done_before_bonuses_are_looked_at() {
    // Both lose the market bonus at the same time; seat 2 is asked first, then seat 1.
    let (mut table, told) = in_year("1636/37", |a| {
        a.market(seat(1), [2, 2, 2, 2])
            .houses(seat(1), "G1w G5w")
            .market(seat(2), [2, 2, 2, 2])
            .houses(seat(2), "N1w N5w")
    });
    assert_eq!(kinds(&told).iter().filter(|kind| *kind == "fell-back").count(), 8);
    assert_eq!(table.waiting(), [2]);
    table.play(2, "raze N1w");
    assert_eq!((table.waiting(), table.market(1)), (vec![1], [1, 1, 1, 1]));
    table.play(1, "raze G5w");
    assert_eq!(table.offers(1), ["auction", "discard"]);
}

#[test]
fn m55_in_a_year_of_scoring_its_area_is_scored_with_its_table() {
    fn alone(a: Arranged<'_>) -> Arranged<'_> {
        a.market(seat(2), [3, 0, 0, 0]).offices(seat(3), "Asu1").houses(seat(4), "N1w")
    }
    for (year, expected) in [
        ("1609", [400, 500, 400, 400]),
        ("1611", [400, 400, 400, 500]),
        ("1619", [400, 400, 500, 400]),
        ("1628", [400, 520, 400, 400]),
        ("1632", [400, 400, 400, 520]),
        ("c.1640", [400, 520, 400, 400]),
        ("1641", [400, 400, 520, 400]),
    ] {
        let (table, told) = in_year(year, alone);
        assert_eq!(table.money(), expected, "{year}");
        assert_eq!(kinds(&told).iter().filter(|kind| *kind == "scored").count(), 4);
    }
}

#[test]
fn m55_in_the_empty_years_nothing_happens() {
    for year in ["1585", "1596/97", "1600", "1665"] {
        let (table, told) = in_year(year, |a| a.market(seat(2), [3, 0, 0, 0]));
        assert_eq!(kinds(&told), ["placed", "turned-up", "year-came", "turned-up"], "{year}");
        assert_eq!((table.year(), table.money()), (year.to_owned(), vec![400; 4]));
    }
}

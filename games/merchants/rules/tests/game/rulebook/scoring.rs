//! Scoring (M-4, M-56 to M-63) and the examples of both books.

use damrak_merchants::{Area, Event, PartName};

use crate::rulebook::table::{Arranged, in_year, in_year_with, kinds, open, seat};

/// What was told of a scoring: for each rank its part and what the seats got.
fn scored(events: &[Event]) -> Vec<(String, Vec<(u8, i32)>)> {
    let name = |part: &PartName| serde_json::to_value(part).unwrap().as_str().unwrap().to_owned();
    events
        .iter()
        .filter_map(|event| match event {
            Event::Scored { part, payments, .. } => {
                let paid = payments.iter().map(|one| (one.seat.number(), one.amount)).collect();
                Some((name(part), paid))
            }
            _ => None,
        })
        .collect()
}

/// Seat 1 is orange, seat 2 blue, seat 3 green, seat 4 yellow.
fn example_of_the_market(a: Arranged<'_>) -> Arranged<'_> {
    a.market(seat(1), [5, 0, 2, 3])
        .market(seat(2), [4, 7, 2, 0])
        .market(seat(3), [0, 6, 0, 5])
        .market(seat(4), [0, 6, 0, 0])
}

#[test]
fn m56_the_example_of_the_market_in_both_books() {
    let (table, told) = in_year("1609", example_of_the_market);
    assert_eq!(
        scored(&told),
        [
            ("gemstones".into(), vec![(2, 100), (3, 30), (4, 30)]),
            ("sugar".into(), vec![(1, 80), (2, 40)]),
            ("silk".into(), vec![(3, 60), (1, 40)]),
            ("spice".into(), vec![(1, 30), (2, 30)]),
        ]
    );
    assert_eq!(table.money(), [550, 570, 490, 430]);
}

/// Fifteen warehouses; orange, blue, green and yellow as above.
fn example_of_amsterdam(a: Arranged<'_>) -> Arranged<'_> {
    a.houses(seat(1), "N1w N2w N3w N4w O5e G1w G2w")
        .houses(seat(2), "N5e O1w O2w O3w O4w")
        .houses(seat(3), "L3e")
        .houses(seat(4), "G4w G5w")
}

#[test]
fn m58_the_example_of_amsterdam_in_both_books() {
    let (table, told) = in_year("1611", example_of_amsterdam);
    assert_eq!(
        scored(&told),
        [
            ("nieuwe-zijde".into(), vec![(1, 100), (2, 60)]),
            ("oude-zijde".into(), vec![(2, 80), (1, 40)]),
            ("grachten".into(), vec![(1, 50), (4, 50)]),
            ("lastage".into(), vec![(3, 40)]),
        ]
    );
    assert_eq!(table.money(), [590, 540, 440, 450]);
}

#[test]
fn m4_the_lower_number_wins_a_tie_between_parts() {
    let (_, told) = in_year("1609", |a| a.market(seat(2), [3, 3, 3, 3]).houses(seat(2), "G1w"));
    let order: Vec<String> = scored(&told).into_iter().map(|(part, _)| part).collect();
    assert_eq!(order, ["sugar", "gemstones", "spice", "silk"]);
    let (_, told) = in_year("1619", |a| a.offices(seat(2), "Dsi1 Bge1 Csp1"));
    let order: Vec<String> = scored(&told).into_iter().map(|(part, _)| part).collect();
    assert_eq!(order, ["africa", "east-indies", "far-east", "americas"]);
    let (_, told) = in_year("1611", |a| a.houses(seat(2), "L1w O1w G1w"));
    let order: Vec<String> = scored(&told).into_iter().map(|(part, _)| part).collect();
    assert_eq!(order, ["oude-zijde", "grachten", "lastage", "nieuwe-zijde"]);
}

#[test]
fn m56_only_the_foremost_token_ranks_a_track() {
    fn crowd(a: Arranged<'_>) -> Arranged<'_> {
        a.market(seat(1), [4, 0, 0, 0]).market(seat(2), [4, 5, 0, 0]).market(seat(3), [4, 0, 0, 0])
    }
    let (_, told) = in_year("1609", crowd);
    assert_eq!(scored(&told)[0].0, "gemstones");
}

#[test]
fn m56_all_tokens_of_all_players_rank_a_region() {
    let (_, told) = in_year("1619", |a| {
        a.offices(seat(1), "Asu1 Asu2").offices(seat(2), "Bge1").offices(seat(3), "Bge2 Bsp1")
    });
    assert_eq!(scored(&told)[0], ("africa".into(), vec![(3, 100), (2, 60)]));
    assert_eq!(scored(&told)[1], ("americas".into(), vec![(1, 80)]));
}

#[test]
fn m56_a_part_without_tokens_comes_last_and_pays_nobody() {
    let (table, told) = in_year("1609", |a| a.market(seat(2), [0, 0, 0, 1]));
    assert_eq!(scored(&told)[0], ("silk".into(), vec![(2, 100)]));
    assert!(scored(&told)[1..].iter().all(|(_, paid)| paid.is_empty()));
    assert_eq!(table.money(), [400, 500, 400, 400]);
}

#[test]
fn m57_each_rank_has_its_column_upper_for_the_first_lower_for_the_second() {
    let (_, told) = in_year("1628", |a| {
        a.market(seat(1), [8, 7, 6, 5]).houses(seat(1), "G1w").market(seat(2), [2, 1, 1, 1])
    });
    let paid: Vec<_> = scored(&told).into_iter().map(|(_, paid)| paid).collect();
    assert_eq!(
        paid,
        [[(1, 120), (2, 80)], [(1, 100), (2, 60)], [(1, 80), (2, 60)], [(1, 60), (2, 40)]]
    );
}

#[test]
fn m58_strength_is_the_space_or_the_offices_or_the_largest_group() {
    let (table, _) = in_year("1613", |a| {
        a.market(seat(2), [7, 0, 0, 0])
            .offices(seat(2), "Asu1 Age1 Asp1 Bge1")
            .houses(seat(2), "G1w G1e G2w G4w G5w N1w")
    });
    let strength = |area: usize, part: usize| table.view().areas[area].parts[part].strength[1];
    assert_eq!((strength(0, 0), strength(2, 0), strength(1, 0)), (7, 3, 3));
    assert_eq!(table.view().areas.each_ref().map(|area| area.area), Area::ALL);
    assert_eq!(table.view().areas[1].parts[0].weight, 5, "all five rank the district");
}

#[test]
fn m59_only_warehouses_side_by_side_are_a_group() {
    // Corner to corner is not side by side.
    let (_, told) = in_year("1611", |a| {
        a.houses(seat(2), "N1w N2e N3w N4e N5w").houses(seat(3), "N3e N2w N1e N4w N5e")
    });
    assert_eq!(scored(&told)[0].1, [(2, 80), (3, 80)], "all are groups of one");
    let (_, told) =
        in_year("1611", |a| a.houses(seat(2), "N1w N1e N3w N3e").houses(seat(3), "N4e N5e N5w"));
    assert_eq!(scored(&told)[0].1, [(3, 100), (2, 60)], "three beat two and two");
}

#[test]
fn m59_no_group_reaches_across_a_canal_not_even_over_a_bridge() {
    let (_, told) = in_year("1611", |a| {
        a.houses(seat(2), "G2e N2w").houses(seat(3), "N4w N5w").houses(seat(4), "G4e G5e")
    });
    assert_eq!(scored(&told)[0], ("nieuwe-zijde".into(), vec![(3, 100), (2, 60)]));
    assert_eq!(scored(&told)[1], ("grachten".into(), vec![(4, 80), (2, 40)]));
}

#[test]
fn m60_who_is_alone_gets_the_upper_amount_only() {
    let (table, told) = in_year("1619", |a| a.offices(seat(4), "Asu1 Asu2"));
    assert_eq!(scored(&told)[0].1, [(4, 100)]);
    assert_eq!(table.money(), [400, 400, 400, 500]);
}

#[test]
fn m61_equal_firsts_share_both_amounts_and_there_is_no_second() {
    let (_, told) = in_year("1609", |a| {
        a.market(seat(1), [4, 0, 0, 0]).market(seat(2), [4, 0, 0, 0]).market(seat(3), [3, 0, 0, 0])
    });
    assert_eq!(scored(&told)[0].1, [(1, 80), (2, 80)]);
}

#[test]
fn m62_equal_seconds_share_the_lower_amount() {
    let (_, told) = in_year("1609", |a| {
        a.market(seat(1), [4, 0, 0, 0]).market(seat(2), [3, 0, 0, 0]).market(seat(3), [3, 0, 0, 0])
    });
    assert_eq!(scored(&told)[0].1, [(1, 100), (2, 30), (3, 30)]);
}

#[test]
fn m63_shares_are_rounded_down_to_tens() {
    // 160 among three are 53, 60 among four are 15, 60 among four firsts of the last rank are 15.
    fn three(a: Arranged<'_>) -> Arranged<'_> {
        (1..=3).fold(a, |a, number| a.market(seat(number), [4, 0, 0, 0]))
    }
    let (table, told) = in_year("1609", three);
    assert_eq!(scored(&told)[0].1, [(1, 50), (2, 50), (3, 50)]);
    assert_eq!(table.view().bank, Some(10_350 - 1600 - 150), "the rest stays in the bank");
    let (_, told) = in_year_with(open(5, &[]), "1609", |a| {
        (1..=4)
            .fold(a, |a, number| a.market(seat(number), [3, 0, 0, 0]))
            .market(seat(5), [4, 0, 0, 0])
    });
    assert_eq!(scored(&told)[0].1, [(5, 100), (1, 10), (2, 10), (3, 10), (4, 10)]);
}

#[test]
fn a_scoring_is_told_part_by_part() {
    let (_, told) = in_year("1609", example_of_the_market);
    assert_eq!(kinds(&told)[3..7], ["scored", "scored", "scored", "scored"]);
}

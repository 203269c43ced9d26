//! What the second version of the rules corrects, beside what the first says (C-34, C-56, C-57, C-59, C-60, C-94,
//! C-98, C-99).

use damrak_chartered::{Chartered, Company, Position};
use damrak_core::{Documents, Notation, PositionError, Speech};
use serde_json::Value;

use crate::rulebook::table::{Table, arranged, former, heard, open, seat, the_east};

/// The same table under both versions, the second first.
fn both(by: impl Fn(damrak_chartered::Arrange<'_>) -> damrak_chartered::Arrange<'_>) -> [Table; 2] {
    [open(2, &[]), former(2)].map(|rules| arranged(rules, &by))
}

#[test]
fn c34_the_hq_stands_on_the_plot_that_is_named_second() {
    for (named, hq, latest) in [("HA1 HB1", "HB1", "HB1"), ("HB1 HA1", "HA1", "HA1")] {
        let [mut table, mut former] = both(|a| a.hand(seat(1), "HA1 HB1"));
        table.play_all(&format!("1 pair {named}, 1 company tea"));
        assert!(table.on(hq).unwrap().hq, "{named}");
        assert_eq!(table.view().latest[0], latest);
        former.play_all(&format!("1 pair {named}, 1 company tea"));
        assert!(former.on("HB1").unwrap().hq, "once the order did not matter");
    }
    let [table, former] = both(|a| a.hand(seat(1), "HA1 HB1"));
    let targets = |table: &Table, notation: &str| {
        let action = table.rules.read_notation(notation).unwrap();
        let path = table.rules.targets(&table.position, seat(1), action);
        let path: Vec<String> = path.into_iter().map(|target| target.0).collect();
        (path.join(" "), Chartered::either_way(action))
    };
    assert_eq!(targets(&table, "pair HB1 HA1"), ("card-HB1 card-HA1".to_owned(), false));
    assert_eq!(targets(&former, "pair HB1 HA1"), ("card-HA1 card-HB1".to_owned(), true));
    assert_eq!(former.offers_to(1, "pair"), ["HA1 HB1"]);
}

#[test]
fn c34_two_plots_that_lie_diagonally_have_an_order_too() {
    let [mut table, _] = both(|a| a.hand(seat(1), "HA1 HB2"));
    table.play_all("1 pair HB2 HA1, 1 hq HB1, 1 company tea");
    assert_eq!(*table.view().latest, ["HA1", "HB2"]);
}

/// Tea is held together by its HQ on an empty plot, and silk is about to swallow it.
fn a_diagonal(a: damrak_chartered::Arrange<'_>) -> damrak_chartered::Arrange<'_> {
    a.built("HB1 HC2")
        .company(Company::Tea, 20, "HC1", "HB1 HC1 HC2")
        .standing(Company::Silk, 60, "HE2 HF2")
        .hand(seat(1), "HD2")
        .hand(seat(2), "HC1")
}

#[test]
fn c56_the_turned_warehouse_is_one_of_the_62_until_its_plot_is_built() {
    for (mut table, turned) in both(a_diagonal).into_iter().zip([1, 0]) {
        table.play_all("1 build HD2, 1 company silk");
        assert_eq!(table.view().supply, 62 - 5 - turned);
        table.play_all("1 done, 2 build HC1");
        assert_eq!(table.view().supply, 62 - 6);
        assert_eq!(table.value(Company::Silk), 100);
    }
}

#[test]
fn c56_a_turned_warehouse_may_be_the_last_one() {
    let table = |rules: Chartered| {
        let east = the_east(12);
        let bare = |entry: &str| entry.split(':').next().unwrap().to_owned();
        let rest: Vec<&str> = east.split(' ').skip(4).collect();
        let plots: Vec<String> = rest.iter().map(|entry| bare(entry)).collect();
        let tall = rest.iter().enumerate().map(|(index, entry)| match index {
            0..3 => format!("{}:4", bare(entry)),
            3 => format!("{}:3", bare(entry)),
            4 => format!("{}:2", bare(entry)),
            _ => bare(entry),
        });
        let built: Vec<String> = tall.collect();
        arranged(rules, |a| {
            a.built(&built.join(" "))
                .company(Company::Coal, 300, plots.last().unwrap(), &plots.join(" "))
                .built("HB1 HC2")
                .company(Company::Tea, 20, "HC1", "HB1 HC1 HC2")
                .standing(Company::Silk, 60, "HE1:2")
                .hand(seat(1), "HD1")
        })
    };
    let mut second = table(open(2, &[]));
    let before = second.view().supply;
    assert_eq!(before, 2);
    let events = second.play_all("1 build HD1, 1 company silk");
    assert_eq!((heard(&events, "last-warehouse"), second.view().supply), (1, 0));
    assert!(second.view().ending);
    let mut first = table(former(2));
    let events = first.play_all("1 build HD1, 1 company silk");
    assert_eq!((heard(&events, "last-warehouse"), first.view().supply), (0, 1));
}

/// Porcelain falls by a roof and swallows tea.
fn a_roof_in_a_merger(
    porcelain: u16,
    tea: u16,
) -> impl Fn(damrak_chartered::Arrange<'_>) -> damrak_chartered::Arrange<'_> {
    move |a| {
        a.standing(Company::Porcelain, porcelain, "HA1 HA2")
            .standing(Company::Tea, tea, "HC1 HD1")
            .roofs(seat(1), 1)
            .hand(seat(1), "HB1")
    }
}

#[test]
fn c57_a_merger_that_ends_on_the_old_value_is_paid() {
    let [mut table, mut former] = both(a_roof_in_a_merger(100, 50));
    for table in [&mut table, &mut former] {
        table.play_all("1 build HB1 roof, 1 company porcelain, 1 merge tea porcelain");
        assert_eq!(table.value(Company::Porcelain), 100);
    }
    assert_eq!((table.money(1), former.money(1)), (350 + 100, 350));
}

#[test]
fn c57_what_fell_from_f300_and_came_back_is_paid_and_what_stayed_there_is_not() {
    let [mut table, mut former] = both(a_roof_in_a_merger(300, 100));
    for table in [&mut table, &mut former] {
        table.play_all("1 build HB1 roof, 1 company porcelain");
        assert_eq!(table.value(Company::Porcelain), 300);
    }
    assert_eq!((table.money(1), former.money(1)), (350 + 300, 350));
    // The roof falls on the other company: the token of the one that is left never moves.
    let [mut stays, _] = both(a_roof_in_a_merger(300, 100));
    stays.play_all("1 build HB1 roof, 1 company tea");
    assert_eq!((stays.value(Company::Porcelain), stays.money(1)), (300, 350));
}

/// Porcelain is extended with a roof and joins a lone warehouse and a lone tower.
fn a_roof_that_joins(
    value: u16,
) -> impl Fn(damrak_chartered::Arrange<'_>) -> damrak_chartered::Arrange<'_> {
    move |a| {
        a.standing(Company::Porcelain, value, "HA1 HB1")
            .built("HD1:2 HC2")
            .roofs(seat(1), 1)
            .hand(seat(1), "HC1")
    }
}

#[test]
fn c60_what_a_roof_takes_and_what_joins_is_one_sum() {
    let [mut table, mut former] = both(a_roof_that_joins(60));
    let events = table.play(1, "build HC1 roof");
    assert_eq!((table.value(Company::Porcelain), table.money(1)), (50, 350 + 50));
    assert_eq!(heard(&events, "paid-out"), 1);
    former.play(1, "build HC1 roof");
    assert_eq!((former.value(Company::Porcelain), former.money(1)), (60, 350));
}

#[test]
fn c59_only_the_sum_is_raised_to_f20() {
    let [mut table, mut former] = both(a_roof_that_joins(20));
    table.play(1, "build HC1 roof");
    assert_eq!((table.value(Company::Porcelain), table.money(1)), (20, 350));
    former.play(1, "build HC1 roof");
    assert_eq!((former.value(Company::Porcelain), former.money(1)), (60, 350 + 60));
}

#[test]
fn c94_in_the_first_version_taking_back_pays_nothing_unless_it_is_chosen() {
    let mut table = arranged(former(3), |a| {
        a.standing(Company::Tea, 50, "HA1 HB1").open_events("veilinge").hand(seat(1), "HC1")
    });
    table.play_all("1 build HC1, 1 done, 1 event veilinge, 1 lot back, 1 bid 0, 2 bid 10, 3 pass");
    table.play_all("1 pass, 2 back HC1");
    assert_eq!((table.value(Company::Tea), table.money(2)), (50, 290));
}

#[test]
fn c98_ties_are_told_by_a_number_of_which_more_is_better() {
    let [mut table, mut former] =
        both(|a| a.money(seat(1), 0).money(seat(2), 0).market("floor-2").hand(seat(2), "HA1"));
    table.play_all("1 pass, 2 build HA1, 1 pass, 2 pass");
    former.play_all("1 pass, 2 build HA1, 1 pass, 2 pass");
    let told = |table: &Table| -> Vec<(&str, i64)> {
        let standing = table.standing().unwrap();
        standing.places[0].scores.iter().map(|score| (score.name, score.value)).collect()
    };
    assert_eq!(told(&table), [("money", 0), ("room", 15)]);
    assert_eq!(told(&former), [("money", 0), ("cards", 0)]);
}

/// Seat 1 has taken HB1 from the market, for all to see.
fn a_card_once_seen(rules: Chartered) -> Table {
    let mut table = arranged(rules, |a| {
        a.market("HA1 HB1 HC1 HD1 HE1")
            .standing(Company::Tea, 50, "JA1 JB1")
            .open_events("coopmanscappen")
            .hand(seat(2), "JC1")
    });
    table.play_all("1 take HB1, 1 draw");
    table
}

#[test]
fn c99_what_was_once_seen_of_a_hand_is_for_everybody_to_remember() {
    let remembered = [("seen-cards", "remembered")];
    for (rules, shown) in
        [(open(3, &[]), &[][..]), (open(3, &remembered), &["HB1"]), (former(3), &["HB1"])]
    {
        let mut table = a_card_once_seen(rules);
        for number in 1..=3 {
            assert_eq!(table.seen_by(number).players[0].shown, shown);
        }
        // Nor does the list of what can be asked for give it away.
        table.play_all("2 build JC1, 2 done, 2 event coopmanscappen, 2 offer 3");
        assert_eq!(table.offers(2).contains(&"ask HB1".to_owned()), shown.is_empty());
        table.play_all("2 withdraw, 2 offer 1");
        assert!(table.offers(2).contains(&"ask HB1".to_owned()));
    }
}

/// What a document says at a place, gone or put there.
fn changed(mut document: Value, pointer: &str, value: Option<Value>) -> Value {
    let (parent, name) = pointer.rsplit_once('/').unwrap();
    let object = document.pointer_mut(parent).unwrap().as_object_mut().unwrap();
    match value {
        Some(value) => object.insert(name.to_owned(), value),
        None => object.remove(name),
    };
    document
}

#[test]
fn c99_documents_hold_what_their_version_of_the_rules_knows_and_nothing_else() {
    let load = |table: &Table, document: &Value| -> Result<Position, PositionError> {
        table.rules.load(document)
    };
    let [second, first] = both(|a| a);
    let (new, old) = (second.rules.save(&second.position), first.rules.save(&first.position));
    for pointer in ["/left_top", "/players/0/won", "/knowledge/beside", "/knowledge/own_beside"] {
        let value = new.pointer(pointer).expect(pointer).clone();
        assert_eq!(old.pointer(pointer), None);
        assert!(
            load(&second, &changed(new.clone(), pointer, None)).is_err(),
            "{pointer} is missing"
        );
        let strange = changed(old.clone(), pointer, Some(value));
        assert!(load(&first, &strange).is_err(), "{pointer} was not known then");
    }
    assert!(load(&second, &new).is_ok() && load(&first, &old).is_ok());
    assert!(load(&second, &old).is_err() && load(&first, &new).is_err());
}

//! Founding companies (C-31 to C-43).

use damrak_chartered::{Company, StageView};
use damrak_core::Notation;

use crate::rulebook::table::{arranged, open, seat, the_east, two};

#[test]
fn c31_joining_a_lone_warehouse_founds_a_company_and_is_no_choice() {
    let mut table = two(|a| a.built("HA1").hand(seat(1), "HA2"));
    table.play(1, "build HA2");
    assert_eq!(table.stage(), StageView::Founding { seat: seat(1), hq: "HA2".into() });
    assert_eq!(table.offers(1).len(), 9);
    table.refuses(1, "alone", "C-31");
    table.play(1, "company herring");
    assert_eq!([table.owner("HA1"), table.owner("HA2")], [Some(Company::Herring); 2]);
}

#[test]
fn c31_bridges_and_seams_connect_and_canals_do_not() {
    for (lone, card) in [("HB2", "HB3"), ("HF1", "CA1"), ("HA4", "GA1"), ("CC1", "CD1")] {
        let mut table = two(|a| a.built(lone).hand(seat(1), card));
        table.play_all(&format!("1 build {card}, 1 company tea"));
        assert_eq!(table.owner(lone), Some(Company::Tea), "{lone}-{card}");
    }
    for (lone, card) in [("HA2", "HA3"), ("CC2", "CD2"), ("GB2", "GC2"), ("JA3", "JA4")] {
        let mut table = two(|a| a.built(lone).hand(seat(1), card));
        table.play(1, &format!("build {card}"));
        assert_eq!(table.owner(card), None, "{lone}-{card}");
    }
}

/// The example of the book: C1 joins B1 and D1.
#[test]
fn c32_bernadette_founds_coal_with_three_warehouses() {
    let mut table = two(|a| a.built("HB1 HD1").hand(seat(1), "HC1"));
    table.play_all("1 build HC1, 1 company coal");
    assert_eq!((table.value(Company::Coal), table.money(1)), (30, 350 + 30));
    assert!(table.on("HC1").unwrap().hq, "the HQ stands on the warehouse she just played");
    table.play_all("1 buy coal, 1 buy coal");
    assert_eq!((table.money(1), table.shares(1, Company::Coal)), (350 + 30 - 60, 2));
}

#[test]
fn c33_any_company_that_is_not_on_the_board_may_be_founded() {
    let mut table = two(|a| {
        a.standing(Company::Tea, 60, "JA1 JB1")
            .shares(seat(2), Company::Silk, 3)
            .built("HA1")
            .hand(seat(1), "HA2")
    });
    table.play(1, "build HA2");
    table.refuses(1, "company tea", "C-33");
    table.play(1, "company silk");
    assert_eq!((table.value(Company::Silk), table.shares(2, Company::Silk)), (20, 3));
}

/// Nine companies, far enough from the upper left corner of the harbour.
fn nine(a: damrak_chartered::Arrange<'_>) -> damrak_chartered::Arrange<'_> {
    let places = ["HE1", "CC1", "CF1", "HE4", "CA4", "CF4", "GB4", "JA2", "JF2"];
    Company::ALL
        .into_iter()
        .zip(places)
        .fold(a, |a, (company, place)| a.standing(company, 20, place))
}

#[test]
fn c33_without_an_hq_no_company_can_be_founded() {
    let table = two(|a| nine(a).built("HA1").hand(seat(1), "HA2 GA1 GB1"));
    table.refuses(1, "build HA2", "C-36");
    table.refuses(1, "pair GA1 GB1", "C-33");
    let lenient =
        arranged(open(2, &[("contact", "lenient")]), |a| nine(a).built("HA1").hand(seat(1), "HA2"));
    assert_eq!(lenient.offers_to(1, "build"), ["HA2"]);
}

#[test]
fn c34_the_hq_has_no_value_and_is_no_floor() {
    let mut table = two(|a| a.built("HA1").hand(seat(1), "HA2 floor-2"));
    table.play_all("1 build HA2, 1 company tea, 1 done, 2 draw, 2 draw");
    let plot = table.on("HA2").unwrap();
    assert_eq!((plot.hq, plot.height, table.value(Company::Tea)), (true, 1, 20));
    table.play(1, "raise HA2");
    assert_eq!(table.value(Company::Tea), 40);
}

#[test]
fn c34_with_two_cards_the_hq_stands_on_the_second() {
    let mut table = two(|a| a.hand(seat(1), "HA1 HA2"));
    table.play_all("1 pair HA1 HA2, 1 company tea");
    assert_eq!((table.on("HA1").unwrap().hq, table.on("HA2").unwrap().hq), (false, true));
}

#[test]
fn c35_a_company_of_two_is_worth_f20() {
    let mut table = two(|a| a.built("HA1").hand(seat(1), "HB1"));
    table.play_all("1 build HB1, 1 company sugar");
    assert_eq!((table.value(Company::Sugar), table.view().companies[5].warehouses), (20, 2));
}

/// Tea stands on HA1 and HB1; HD1 is two steps away, HE1 and beyond are far enough.
#[test]
fn c36_contact_that_cannot_found_a_company_is_not_allowed() {
    let table = two(|a| a.standing(Company::Tea, 20, "HA1 HB1").built("HE1").hand(seat(1), "HD1"));
    table.refuses(1, "build HD1", "C-36");
    let mut lenient = arranged(open(2, &[("contact", "lenient")]), |a| {
        a.standing(Company::Tea, 20, "HA1 HB1")
            .built("HE1")
            .hand(seat(1), "HD1")
            .hand(seat(2), "HC1")
    });
    lenient.play(1, "build HD1");
    assert_eq!((lenient.owner("HD1"), lenient.money(1)), (None, 350));
    lenient.play_all("1 done, 2 build HC1");
    assert_eq!(lenient.value(Company::Tea), 50, "both join when somebody connects them");
}

#[test]
fn c37_a_diagonal_warehouse_may_found_a_company_with_the_hq_between() {
    let mut table = two(|a| a.built("HA1").hand(seat(1), "HB2"));
    table.play(1, "build HB2");
    assert_eq!(table.offers(1), ["hq HB1", "hq HA2", "alone"]);
    table.refuses(1, "hq HC2", "C-37");
    table.play_all("1 hq HA2, 1 company tea");
    assert_eq!((table.value(Company::Tea), table.money(1)), (20, 370));
    let hq = table.on("HA2").unwrap();
    assert_eq!((hq.hq, hq.height, hq.company), (true, 0, Some(Company::Tea)));
    assert_eq!([table.owner("HA1"), table.owner("HB2")], [Some(Company::Tea); 2]);
}

#[test]
fn c37_he_may_also_let_it_stand_alone() {
    let mut table = two(|a| a.built("HA1").hand(seat(1), "HB2"));
    table.play_all("1 build HB2, 1 alone");
    assert_eq!((table.owner("HB2"), table.money(1)), (None, 350));
    assert_eq!(table.stage(), StageView::Trading { seat: seat(1), left: 2 });
}

#[test]
fn c37_the_plot_between_is_empty_and_connected_with_both() {
    // HB3 is joined to HB2 by the bridge; HA2 and HA3 are cut by the canal.
    let mut table = two(|a| a.built("HA2").hand(seat(1), "HB3"));
    table.play(1, "build HB3");
    assert_eq!(table.offers(1), ["hq HB2", "alone"]);
    // From HC2 to HD3 there is no plot that is connected with both.
    let mut cut = two(|a| a.built("HC2").hand(seat(1), "HD3"));
    cut.play(1, "build HD3");
    assert!(!cut.offers(1).contains(&"alone".to_owned()));
}

#[test]
fn c38_the_plot_of_the_hq_connects_and_counts_for_the_buffer() {
    // HQ on HB1 touches HC1 as well, which joins.
    let mut table = two(|a| a.built("HA1 HC1").hand(seat(1), "HB2").hand(seat(2), "HD2 HC2"));
    table.play_all("1 build HB2, 1 hq HB1, 1 company tea");
    assert_eq!((table.value(Company::Tea), table.owner("HC1")), (30, Some(Company::Tea)));
    assert!(table.view().buffer.contains(&"HE1".to_owned()));
    table.refuses(2, "raise HB1", "C-18");
    let mut far = two(|a| {
        a.built("HA1 HB2")
            .company(Company::Tea, 20, "HB1", "HA1 HB1 HB2")
            .hand(seat(1), "HC1 floor-2")
    });
    far.refuses(1, "raise HB1", "C-45");
    far.play(1, "build HC1");
    assert_eq!(far.owner("HC1"), Some(Company::Tea), "the plot of the HQ connects");
}

#[test]
fn c39_the_card_of_that_plot_can_still_be_played() {
    let mut table = two(|a| {
        a.built("HA1 HB2").company(Company::Tea, 20, "HB1", "HA1 HB1 HB2").hand(seat(1), "HB1")
    });
    table.play(1, "build HB1");
    let plot = table.on("HB1").unwrap();
    assert_eq!((plot.height, plot.hq), (1, true));
    assert_eq!((table.value(Company::Tea), table.money(1)), (30, 380));
}

#[test]
fn c40_two_cards_found_a_company_side_by_side() {
    let mut table = two(|a| a.hand(seat(1), "HA1 HB1 JA1"));
    assert_eq!(table.offers_to(1, "pair"), ["HA1 HB1", "HB1 HA1"]);
    table.refuses(1, "pair HA1 JA1", "C-40");
    table.play_all("1 pair HA1 HB1, 1 company tea");
    assert_eq!((table.value(Company::Tea), table.money(1), table.view().supply), (20, 370, 60));
    assert_eq!(*table.view().latest, ["HB1", "HA1"]);
    assert_eq!(table.player(1).cards, 1);
}

#[test]
fn c40_two_cards_found_a_company_diagonally_too() {
    let mut table = two(|a| a.hand(seat(1), "HA1 HB2"));
    table.play(1, "pair HA1 HB2");
    assert_eq!(table.offers(1), ["hq HB1", "hq HA2"]);
    table.play_all("1 hq HB1, 1 company tea");
    assert_eq!((table.value(Company::Tea), table.on("HB1").unwrap().height), (20, 0));
    // With one plot between them there is nothing to choose.
    let mut bridge = two(|a| a.hand(seat(1), "HA2 HB3"));
    bridge.play(1, "pair HA2 HB3");
    assert_eq!(bridge.stage(), StageView::Founding { seat: seat(1), hq: "HB2".into() });
}

#[test]
fn c41_two_cards_are_not_allowed_where_one_is_enough() {
    let beside = two(|a| a.built("HA1").hand(seat(1), "HB1 HC1"));
    beside.refuses(1, "pair HB1 HC1", "C-41");
    let diagonal = two(|a| a.built("HA1").hand(seat(1), "HB2 HC2"));
    diagonal.refuses(1, "pair HB2 HC2", "C-41");
    assert!(diagonal.offers_to(1, "build").contains(&"HB2".to_owned()));
    // A canal between them: HA2 does not help HA3 and HA4.
    let apart = two(|a| a.built("HA1").hand(seat(1), "HA3 HA4"));
    assert_eq!(apart.offers_to(1, "pair"), ["HA3 HA4", "HA4 HA3"]);
}

#[test]
fn c41_neither_plot_may_touch_a_company_and_two_warehouses_are_needed() {
    let table = two(|a| a.standing(Company::Tea, 20, "HA1 HB1").hand(seat(1), "HC1 HD1"));
    table.refuses(1, "pair HC1 HD1", "C-41");
    // Two boards full and some floors make 61 warehouses: one is left.
    let last = two(|a| a.standing(Company::Tea, 300, &the_east(13)).hand(seat(1), "HA1 HA2"));
    assert_eq!(last.view().supply, 1);
    last.refuses(1, "pair HA1 HA2", "C-41");
    assert!(last.rules.read_notation("pair HA1 floor-2").is_err(), "level cards are no pair");
}

#[test]
fn c42_a_new_company_is_three_steps_from_every_other() {
    let arranged = |card: &str, lone: &str| {
        two(|a| a.standing(Company::Tea, 20, "HA1 HB1").built(lone).hand(seat(1), card))
    };
    // HB1 to HD1 are two steps, to HE1 three.
    arranged("HD1", "HE1").refuses(1, "build HD1", "C-36");
    let mut far = arranged("HE1", "HF1");
    far.play_all("1 build HE1, 1 company silk");
    assert_eq!(far.value(Company::Silk), 20);
    // Over the bridge HB2-HB3: HB1 to HB3 are two steps, to HB4 three. HA3 is three away by HB3.
    arranged("HB3", "HB4").refuses(1, "build HB3", "C-36");
    let mut bridge = arranged("HA4", "HB4");
    bridge.play_all("1 build HA4, 1 company silk");
    assert_eq!(bridge.value(Company::Silk), 20);
    // What lies between is a canal: HD3 is near on the map and far on foot.
    let mut canal =
        two(|a| a.standing(Company::Tea, 20, "HC1 HD2 HC2").built("HD3").hand(seat(1), "HD4"));
    canal.play_all("1 build HD4, 1 company silk");
    let pair = two(|a| a.standing(Company::Tea, 20, "HA1 HB1").hand(seat(1), "HD1 HE1"));
    pair.refuses(1, "pair HD1 HE1", "C-42");
}

#[test]
fn c42_a_diagonal_hq_counts_too_and_lone_warehouses_do_not() {
    // HD2 and HE1 are three steps from HB1 and HB2; the HQ on HD1 would be two from HB1.
    let mut table =
        two(|a| a.standing(Company::Tea, 20, "HA1 HB1").built("HE1 HF3").hand(seat(1), "HD2"));
    table.play(1, "build HD2");
    assert_eq!(table.offers(1), ["hq HE2", "alone"]);
    let mut lone = two(|a| a.built("HA1 HC1").hand(seat(1), "HA2"));
    lone.play_all("1 build HA2, 1 company tea");
    assert_eq!(lone.value(Company::Tea), 20);
}

#[test]
fn c43_the_buffer_binds_neither_extensions_nor_lone_warehouses() {
    let mut table = two(|a| {
        a.standing(Company::Tea, 20, "HA1 HB1")
            .standing(Company::Silk, 20, "HE1 HF1")
            .hand(seat(1), "HC1 HD2")
    });
    assert_eq!(table.offers_to(1, "build"), ["HC1", "HD2"]);
    table.play(1, "build HC1");
    assert_eq!((table.value(Company::Tea), table.value(Company::Silk)), (30, 20));
}

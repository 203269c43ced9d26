//! Veilinge (C-88 to C-95).

use damrak_chartered::{Arrange, Company, StageView};
use damrak_core::Audience;

use crate::rulebook::table::{Table, arranged, heard, open, seat, three};

/// Three players; seat 1 is active and chooses a lot. Tea stands on HA1, HB1 and HC1.
fn lots(by: impl FnOnce(Arrange<'_>) -> Arrange<'_>) -> Table {
    lots_with(&[], by)
}

fn lots_with(options: &[(&str, &str)], by: impl FnOnce(Arrange<'_>) -> Arrange<'_>) -> Table {
    let mut table = arranged(open(3, options), |a| {
        by(a).standing(Company::Tea, 50, "HA1 HB1").open_events("veilinge").hand(seat(1), "HC1")
    });
    table.play_all("1 build HC1, 1 done, 1 event veilinge");
    table
}

#[test]
fn c88_the_active_player_chooses_one_of_four_lots() {
    let table = lots(|a| a.shares(seat(1), Company::Coal, 1));
    assert_eq!(table.stage(), StageView::Lots { seat: seat(1) });
    let offers = table.offers_to(1, "lot");
    assert_eq!(offers.len(), 9 + 1 + 1 + 1, "{offers:?}");
    assert!(offers.contains(&"own coal".to_owned()) && offers.contains(&"ten".to_owned()));
}

#[test]
fn c89_bids_rise_clockwise_until_one_is_left() {
    let mut table = lots(|a| a.money(seat(3), 50));
    table.play(1, "lot bank tea");
    table.refuses(1, "pass", "C-89");
    table.play(1, "bid 0");
    table.refuses(2, "bid 0", "C-89");
    table.refuses(2, "bid 15", "C-10");
    table.play(2, "bid 30");
    assert_eq!(table.offers(3), ["bid 40", "bid 50", "pass"]);
    table.refuses(3, "bid 60", "C-89");
    table.play_all("3 pass, 1 bid 40, 2 pass");
    assert_eq!((table.money(1), table.shares(1, Company::Tea)), (360 - 40, 1));
    let mut round = lots(|a| a);
    round.play_all("1 lot bank tea, 1 bid 10, 2 pass");
    assert_eq!(round.waiting(), [3]);
    round.play_all("3 bid 20, 1 bid 30");
    assert_eq!(round.waiting(), [3], "who has passed is not asked again");
    round.play(3, "pass");
    assert_eq!(round.waiting(), [2]);
}

#[test]
fn c90_a_share_of_the_bank_is_auctioned_of_any_company() {
    let mut table = lots(|a| a.shares(seat(2), Company::Silk, 9));
    table.refuses(1, "lot bank silk", "C-95");
    table.play_all("1 lot bank coal, 1 bid 0, 2 bid 10, 3 pass, 1 pass");
    assert_eq!((table.shares(2, Company::Coal), table.bank_shares(Company::Coal)), (1, 8));
    assert_eq!(table.money(2), 290);
}

#[test]
fn c91_a_share_of_his_own_is_paid_to_the_active_player_who_does_not_bid() {
    let mut table = lots(|a| a.shares(seat(1), Company::Tea, 2));
    table.play(1, "lot own tea");
    assert_eq!(table.waiting(), [2]);
    table.refuses(2, "bid 0", "C-91");
    table.play_all("2 bid 10, 3 bid 80, 2 pass");
    assert_eq!([table.money(1), table.money(2), table.money(3)], [360 + 80, 300, 220]);
    assert_eq!((table.shares(1, Company::Tea), table.shares(3, Company::Tea)), (1, 1));
    let mut unsold = lots(|a| a.shares(seat(1), Company::Tea, 2));
    let events = unsold.play_all("1 lot own tea, 2 pass, 3 pass");
    assert_eq!((heard(&events, "unsold"), unsold.shares(1, Company::Tea)), (1, 2));
}

#[test]
fn c92_the_winner_takes_one_of_the_next_ten_cards_in_secret() {
    let mut table = lots(|a| a.next("JA1 JB1 JC1 JD1 JE1 JF1 JA2 floor-3 JC2 JD2 JE2 JF2"));
    table.play_all("1 lot ten, 1 bid 0, 2 bid 10, 3 pass, 1 pass");
    let ten = table.seen_by(2).own.unwrap().ten;
    assert_eq!(ten.len(), 10);
    assert!(ten.contains(&"floor-3".to_owned()) && !ten.contains(&"JE2".to_owned()));
    assert!(table.seen_by(1).own.unwrap().ten.is_empty());
    table.refuses(2, "keep JE2", "C-92");
    let pile = table.view().pile;
    let (told, disclosure) = table.play_fully(2, "keep floor-3");
    assert!(disclosure.random);
    for (audience, event) in told {
        let text = serde_json::to_string(&event).unwrap();
        assert!(!text.contains("floor-3") || audience == Audience::Only(seat(2)), "{text}");
    }
    assert_eq!((table.hand(2), table.view().pile), (vec!["floor-3".to_owned()], pile - 1));
    assert_eq!(table.money(2), 290);
}

#[test]
fn c93_a_plot_of_the_ten_latest_is_taken_back() {
    let mut table = lots(|a| a.built("JF4 JA1 JC1 JE1 JA3 JC3 JE3 GA1 GA3 JF2:2"));
    table.play_all("1 lot back, 1 bid 0, 2 bid 10, 3 pass, 1 pass");
    let offered = table.offers_to(2, "back");
    // JF4 and JA1 were played too long ago, JF2 has two floors, HB1 holds tea together.
    for barred in ["JF4", "JA1", "JF2", "HB1"] {
        assert!(!offered.contains(&barred.to_owned()), "{barred}: {offered:?}");
        table.refuses(2, &format!("back {barred}"), "C-93");
    }
    for free in ["HA1", "HC1", "GA3"] {
        assert!(offered.contains(&free.to_owned()), "{free}: {offered:?}");
    }
    let supply = table.view().supply;
    table.play(2, "back GA3");
    assert_eq!((table.on("GA3"), table.view().supply), (None, supply + 1));
    assert_eq!(table.hand(2), ["GA3"]);
    assert_eq!(table.value(Company::Tea), 60, "a lone warehouse changes no value");
}

#[test]
fn c93_the_last_warehouse_of_a_company_stays() {
    let mut table = lots(|a| a.standing(Company::Silk, 20, "JE4"));
    table.play_all("1 lot back, 1 bid 0, 2 bid 10, 3 pass, 1 pass");
    table.refuses(2, "back JE4", "C-93");
}

#[test]
fn c94_the_company_loses_f10_and_its_hq_moves() {
    let mut table = lots(|a| a);
    table.play_all("1 lot back, 1 bid 0, 2 bid 10, 3 pass, 1 pass, 2 back HA1");
    assert_eq!(
        (table.value(Company::Tea), table.money(2)),
        (50, 290 + 50),
        "who changed it is paid"
    );
    assert_eq!(table.stage(), StageView::MovingHq { seat: seat(2), company: Company::Tea });
    assert_eq!(table.offers(2), ["hq HB1", "hq HC1"]);
    table.play(2, "hq HC1");
    assert!(table.on("HC1").unwrap().hq);
    assert_eq!(table.waiting(), [2]);
}

#[test]
fn c94_never_below_f20_and_a_roof_goes_with_it() {
    let mut table = three(|a| {
        a.standing(Company::Tea, 60, "HA1 HB1")
            .roofs(seat(1), 1)
            .open_events("veilinge")
            .hand(seat(1), "HC1")
    });
    table.play_all("1 build HC1 roof, 1 action event, 1 event veilinge");
    table.play_all("1 lot back, 1 bid 0, 2 pass, 3 pass, 1 back HC1");
    assert_eq!((table.value(Company::Tea), table.on("HC1")), (20, None));
}

#[test]
fn c94_with_the_option_off_the_winner_is_not_paid() {
    let mut table = lots_with(&[("take-back-payout", "false")], |a| a);
    table.play_all("1 lot back, 1 bid 0, 2 bid 10, 3 pass, 1 pass, 2 back HC1");
    assert_eq!((table.value(Company::Tea), table.money(2)), (50, 290));
}

const FIFTEEN: &str = "JA1 JB1 JC1 JD1 JE1 JF1 JA2 JB2 JC2 JD2 JE2 JF2 JA3 JB3 JC3";

#[test]
fn c95_who_has_fifteen_cards_does_not_bid_for_a_card() {
    let mut table = lots(|a| a.hand(seat(2), FIFTEEN));
    table.play_all("1 lot ten, 1 bid 0");
    assert_eq!(table.waiting(), [3]);
    // Seat 1 wins a card by an event for an action card and has fifteen when the other event is due.
    let mut active = three(|a| {
        a.standing(Company::Tea, 50, "HA1 HB1")
            .open_events("veilinge aenleggen")
            .hand(seat(1), &FIFTEEN.replace("JC3", "HC1"))
    });
    active.play_all("1 build HC1, 1 action event, 1 event aenleggen, 1 bid 10, 2 bid 0, 3 bid 0");
    active.play_all("1 event veilinge, 1 lot ten");
    assert_eq!((active.player(1).cards, active.waiting()), (15, vec![2]));
    let events = active.play_all("2 pass, 3 pass");
    assert_eq!((heard(&events, "unsold"), active.waiting()), (1, vec![2]));
}

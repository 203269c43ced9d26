//! Secret bids (C-75 to C-77), Aenleggen and Dreighinghe (C-80 to C-83).

use damrak_chartered::{Company, StageView};
use damrak_core::Audience;

use crate::rulebook::table::{Table, arranged, former, heard, seat, three, two};

/// Three players; this event happens, seat 1 is active.
fn event(
    kind: &str,
    by: impl FnOnce(damrak_chartered::Arrange<'_>) -> damrak_chartered::Arrange<'_>,
) -> Table {
    let mut table = three(|a| {
        by(a).standing(Company::Tea, 50, "HA1 HB1").open_events(kind).hand(seat(1), "HC1")
    });
    table.play_all(&format!("1 build HC1, 1 done, 1 event {kind}"));
    table
}

#[test]
fn c75_bids_are_secret_whole_tens_up_to_what_one_has() {
    let mut table = event("verlappen", |a| a.money(seat(2), 60));
    assert_eq!(table.waiting(), [1, 2, 3]);
    assert_eq!(table.offers(2).len(), 7, "f0 to f60");
    table.refuses(2, "bid 70", "C-75");
    table.refuses(2, "bid 15", "C-10");
    let (told, disclosure) = table.play_fully(2, "bid 40");
    assert!(disclosure.is_nothing());
    for (audience, event) in told {
        let text = serde_json::to_string(&event).unwrap();
        assert_eq!(text.contains("40"), audience == Audience::Only(seat(2)), "{text}");
    }
    table.play(3, "bid 0");
    let (told, disclosure) = table.play_fully(1, "bid 10");
    assert!(disclosure.revealed && told.len() > 2);
}

#[test]
fn c76_the_tied_pay_and_bid_again_alone() {
    let mut table = event("verlappen", |a| a);
    table.play_all("1 bid 50, 2 bid 50, 3 bid 40");
    assert_eq!(table.waiting(), [1, 2]);
    assert_eq!([table.money(1), table.money(2), table.money(3)], [300 + 60 - 50, 250, 300]);
    table.refuses(3, "bid 90", "C-76");
    table.play_all("1 bid 20, 2 bid 30");
    assert_eq!([table.money(1), table.money(2), table.money(3)], [310, 220, 300]);
    assert_eq!((table.waiting(), table.view().again), (vec![2], 1));
}

#[test]
fn c77_after_two_ties_at_zero_the_first_clockwise_wins() {
    let mut table = event("verlappen", |a| a);
    table.play_all("1 bid 0, 2 bid 0, 3 bid 0");
    assert_eq!(table.waiting(), [1, 2, 3]);
    let events = table.play_all("1 bid 0, 2 bid 0, 3 bid 0");
    assert_eq!(heard(&events, "tied"), 1);
    assert_eq!(table.player(1).extra_turns, 1, "the active player is the first");
    let mut table = event("verlappen", |a| a);
    table.play_all("1 bid 0, 2 bid 10, 3 bid 10, 2 bid 0, 3 bid 0, 2 bid 0, 3 bid 0");
    assert_eq!((table.waiting(), table.view().again), (vec![2], 1));
}

#[test]
fn c77_after_five_ties_too() {
    let mut table = event("verlappen", |a| a);
    for tie in 1..=5 {
        assert!(matches!(table.stage(), StageView::Bids { .. }), "after {} ties", tie - 1);
        let bids = if tie == 1 { "1 bid 0, 2 bid 10, 3 bid 10" } else { "2 bid 10, 3 bid 10" };
        table.play_all(bids);
    }
    assert_eq!((table.money(2), table.money(3)), (250, 250));
    assert_eq!((table.waiting(), table.view().again), (vec![2], 1));
}

#[test]
fn c80_aenleggen_gives_the_first_level_card_beside_the_chart() {
    let mut table = event("aenleggen", |a| a.aside("floor-3 floor-2 floor-2 floor-4"));
    table.play_all("1 bid 0, 2 bid 30, 3 bid 10");
    assert_eq!(table.hand(2), ["floor-3"]);
    assert_eq!([table.money(1), table.money(2), table.money(3)], [360, 270, 300]);
}

#[test]
fn c80_only_the_winner_sees_the_card() {
    let mut table = event("aenleggen", |a| a.aside("floor-3 floor-2 floor-2 floor-4"));
    table.play_all("1 bid 0, 2 bid 30");
    let (told, _) = table.play_fully(3, "bid 10");
    for (audience, event) in told {
        let text = serde_json::to_string(&event).unwrap();
        assert!(!text.contains("floor") || audience == Audience::Only(seat(2)), "{text}");
    }
    // To the others any of the four may be gone; the winner knows which three are left.
    let four = ["floor-2", "floor-2", "floor-3", "floor-4"];
    for (number, left) in [(1, &four[..]), (2, &["floor-2", "floor-2", "floor-4"]), (3, &four)] {
        let view = table.seen_by(number);
        assert_eq!(
            (view.aside, view.aside_left),
            (left.iter().map(|s| (*s).to_owned()).collect(), 3)
        );
        assert_eq!(view.players[1].shown, [""; 0]);
    }
    assert_eq!(
        (table.view().aside, table.view().aside_left),
        (four.map(str::to_owned).to_vec(), 3)
    );
}

/// The same event under the first version of the rules.
#[test]
fn c80_in_the_first_version_everybody_sees_it() {
    let rules = former(3);
    let mut table = arranged(rules, |a| {
        a.standing(Company::Tea, 50, "HA1 HB1")
            .aside("floor-3 floor-2 floor-2 floor-4")
            .open_events("aenleggen")
            .hand(seat(1), "HC1")
    });
    let events =
        table.play_all("1 build HC1, 1 done, 1 event aenleggen, 1 bid 0, 2 bid 30, 3 bid 10");
    assert_eq!((heard(&events, "level-won"), table.player(2).shown), (1, vec!["floor-3".into()]));
    assert_eq!(table.view().aside, ["floor-2", "floor-2", "floor-4"]);
}

#[test]
fn c81_without_a_level_card_it_cannot_be_chosen_and_is_discarded_when_drawn() {
    let mut table = two(|a| {
        a.standing(Company::Tea, 50, "HA1 HB1")
            .aside("")
            .open_events("aenleggen verlappen")
            .next_events("aenleggen veilinge")
            .hand(seat(1), "HC1")
    });
    table.play_all("1 build HC1, 1 done");
    table.refuses(1, "event aenleggen", "C-81");
    let events = table.play(1, "event blind");
    assert_eq!(heard(&events, "event-impossible"), 1);
    assert_eq!(table.stage(), StageView::Lots { seat: seat(1) });
}

const FIFTEEN: &str = "JA1 JB1 JC1 JD1 JE1 JF1 JA2 JB2 JC2 JD2 JE2 JF2 JA3 JB3 JC3";

#[test]
fn c81_who_has_fifteen_cards_does_not_bid_for_one() {
    let mut table = event("aenleggen", |a| a.hand(seat(2), FIFTEEN));
    assert_eq!(table.waiting(), [1, 3]);
    table.play_all("1 bid 0, 3 bid 10");
    assert_eq!(table.player(3).cards, 1);
}

#[test]
fn c82_dreighinghe_everybody_pays_and_the_lowest_loses_two_shares() {
    let mut table = event("dreighinghe", |a| {
        a.shares(seat(3), Company::Tea, 1).shares(seat(3), Company::Coal, 2)
    });
    table.play_all("1 bid 50, 2 bid 30, 3 bid 10");
    assert_eq!([table.money(1), table.money(2), table.money(3)], [360 - 50, 270, 290]);
    assert_eq!(table.stage(), StageView::Losing { seat: seat(3), left: 2 });
    assert_eq!(table.offers(3), ["return coal", "return tea"]);
    table.refuses(3, "return silk", "C-82");
    table.play_all("3 return coal, 3 return tea");
    assert_eq!((table.shares(3, Company::Tea), table.shares(3, Company::Coal)), (0, 1));
    assert_eq!((table.bank_shares(Company::Tea), table.waiting()), (9, vec![2]));
}

#[test]
fn c83_a_tie_for_the_lowest_is_bid_again_and_who_has_less_loses_what_he_has() {
    let mut table = event("dreighinghe", |a| a.shares(seat(2), Company::Tea, 1));
    table.play_all("1 bid 50, 2 bid 10, 3 bid 10");
    assert_eq!((table.waiting(), table.money(1), table.money(2)), (vec![2, 3], 310, 290));
    table.play_all("2 bid 0, 3 bid 20");
    assert_eq!(table.stage(), StageView::Losing { seat: seat(2), left: 1 });
    table.play(2, "return tea");
    assert_eq!(table.waiting(), [2]);
    let mut none = event("dreighinghe", |a| a);
    none.play_all("1 bid 50, 2 bid 0, 3 bid 10");
    assert_eq!(none.waiting(), [2], "who has no share loses none");
}

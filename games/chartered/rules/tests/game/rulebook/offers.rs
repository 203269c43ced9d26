//! Coopmanscappen (C-84 to C-87).

use damrak_chartered::{Action, Arrange, Company, StageView};
use damrak_core::{Audience, Notation, Rules, Speech};

use crate::rulebook::table::{Table, arranged, former, heard, seat, three};

/// Three players; seat 1 is active and may trade.
fn trading(by: impl FnOnce(Arrange<'_>) -> Arrange<'_>) -> Table {
    let mut table = three(|a| {
        by(a)
            .standing(Company::Tea, 50, "HA1 HB1")
            .open_events("coopmanscappen")
            .hand(seat(1), "HC1")
    });
    table.play_all("1 build HC1, 1 done, 1 event coopmanscappen");
    table
}

#[test]
fn c84_money_cards_and_shares_change_hands() {
    let mut table = trading(|a| {
        a.hand(seat(1), "JA1")
            .shares(seat(1), Company::Tea, 2)
            .shares(seat(2), Company::Coal, 1)
            .hand(seat(2), "JB1")
    });
    assert_eq!(table.offers(1), ["offer 2", "offer 3", "done"]);
    table.refuses(1, "offer 1", "C-84");
    table.play_all(
        "1 offer 2, 1 give JA1, 1 give tea, 1 give tea, 1 ask JB1, 1 ask coal, 1 ask 120",
    );
    table.play_all("1 send, 2 accept");
    assert_eq!((table.hand(1), table.hand(2)), (vec!["JB1".to_owned()], vec!["JA1".to_owned()]));
    assert_eq!((table.shares(2, Company::Tea), table.shares(1, Company::Coal)), (2, 1));
    assert_eq!((table.money(1), table.money(2)), (360 + 120, 300 - 120));
    table.play(1, "done");
    assert_eq!(table.waiting(), [2]);
}

#[test]
fn c85_there_are_five_offers_and_an_offer_has_room_for_so_much() {
    let mut table =
        trading(|a| a.hand(seat(1), "JA1 JB1 JC1 JD1").shares(seat(1), Company::Coal, 6));
    table.play(1, "offer 2");
    table.refuses(1, "send", "C-85");
    table.play_all("1 give JA1, 1 give JB1, 1 give JC1");
    table.refuses(1, "give JD1", "C-85");
    table.play_all("1 give coal, 1 give coal, 1 give coal, 1 give coal, 1 give coal");
    table.refuses(1, "give coal", "C-85");
    table.play(1, "give 50");
    table.refuses(1, "give 10", "C-85");
    table.refuses(1, "ask 10", "C-85");
    table.refuses(1, "ask JA1", "C-85");
    table.play_all("1 send, 2 decline");
    for offer in 2..=5 {
        assert_eq!(table.stage(), StageView::Offering { seat: seat(1), left: 6 - offer });
        table.play_all("1 offer 3, 1 ask 10, 1 send, 3 decline");
    }
    assert_eq!(table.waiting(), [2], "five offers are all");
}

#[test]
fn c86_who_withdraws_has_made_no_offer() {
    let mut table = trading(|a| a);
    for _ in 1..20 {
        table.play_all("1 offer 2, 1 give 10, 1 withdraw");
        assert_eq!(table.stage(), StageView::Offering { seat: seat(1), left: 5 });
    }
    table.play_all("1 offer 2, 1 withdraw");
    assert_eq!(table.waiting(), [2], "after twenty the event is over");
}

#[test]
fn c86_an_offer_in_return_that_is_withdrawn_leaves_the_first_one_to_be_answered() {
    let mut table = trading(|a| a);
    table.play_all("1 offer 2, 1 give 20, 1 send, 2 counter, 2 ask 60");
    table.play(2, "withdraw");
    let offer = table.view().offer.unwrap();
    assert_eq!((offer.from, offer.gives.money, offer.gets.money), (seat(1), 20, 0));
    assert_eq!(table.offers(2), ["accept", "decline", "counter"]);
    table.play(2, "accept");
    assert_eq!((table.money(1), table.money(2)), (360 - 20, 320));
    assert_eq!(table.stage(), StageView::Offering { seat: seat(1), left: 4 });
}

#[test]
fn c86_offers_in_return_that_are_withdrawn_do_not_end_the_event_of_the_active_player() {
    let mut table = trading(|a| a);
    for offer in 1..=4 {
        table.play_all("1 offer 2, 1 give 20, 1 send");
        for _ in 0..5 {
            assert_eq!(table.offers(2), ["accept", "decline", "counter"]);
            table.play_all("2 counter, 2 ask 60, 2 withdraw");
        }
        let offered = table.view().offer.unwrap();
        assert_eq!((offered.from, offered.gives.money), (seat(1), 20), "it waits for its answer");
        assert_eq!(table.offers(2), ["accept", "decline"]);
        table.refuses(2, "counter", "C-86");
        table.play(2, "decline");
        assert_eq!(table.stage(), StageView::Offering { seat: seat(1), left: 5 - offer });
    }
    for _ in 1..20 {
        table.play_all("1 offer 3, 1 withdraw");
        assert_eq!(table.stage(), StageView::Offering { seat: seat(1), left: 1 });
    }
}

#[test]
fn c86_in_the_first_version_withdrawing_uses_up_an_offer() {
    let mut table = arranged(former(3), |a| {
        a.standing(Company::Tea, 50, "HA1 HB1").open_events("coopmanscappen").hand(seat(1), "HC1")
    });
    table.play_all("1 build HC1, 1 done, 1 event coopmanscappen, 1 offer 2, 1 withdraw");
    assert_eq!(table.stage(), StageView::Offering { seat: seat(1), left: 4 });
    table.play_all("1 offer 2, 1 give 10, 1 send, 2 counter, 2 withdraw");
    assert_eq!(table.stage(), StageView::Offering { seat: seat(1), left: 3 });
}

#[test]
fn c86_the_partner_accepts_declines_or_makes_one_offer_in_return() {
    let mut table = trading(|a| a.hand(seat(2), "JB1"));
    table.play_all("1 offer 2, 1 give 20, 1 ask JB1, 1 send");
    assert_eq!(table.offers(2), ["accept", "decline", "counter"]);
    let events = table.play_all("2 counter, 2 give JB1, 2 ask 60, 2 send");
    assert_eq!(heard(&events, "offered"), 1);
    assert_eq!(table.offers(1), ["accept", "decline"]);
    table.refuses(1, "counter", "C-86");
    table.play(1, "accept");
    assert_eq!((table.hand(1), table.money(1), table.money(2)), (vec!["JB1".to_owned()], 300, 360));
    assert_eq!(table.stage(), StageView::Offering { seat: seat(1), left: 4 });
}

#[test]
fn c87_an_offer_is_put_together_in_secret_and_made_aloud() {
    let mut table = trading(|a| a.hand(seat(1), "JA1"));
    table.play(1, "offer 2");
    let (told, disclosure) = table.play_fully(1, "give JA1");
    assert!(disclosure.is_nothing());
    assert!(told.iter().all(|(audience, _)| *audience == Audience::Only(seat(1))));
    assert_eq!((table.seen_by(2).own.unwrap().draft, table.view().offer), (None, None));
    assert_eq!(table.seen_by(1).own.unwrap().draft.unwrap().gives.cards, ["JA1"]);
    let (_, disclosure) = table.play_fully(1, "send");
    assert!(disclosure.revealed);
    assert_eq!(table.view().offer.unwrap().gives.cards, ["JA1"]);
    table.play(2, "decline");
}

#[test]
fn c87_who_has_not_what_is_asked_for_cannot_accept() {
    let mut table = trading(|a| a.hand(seat(2), "JB1").shown(seat(3), "JC1"));
    table.play(1, "offer 2");
    table.refuses(1, "ask HC1", "C-87");
    table.refuses(1, "give JD1", "C-87");
    table.refuses(1, "ask tea", "C-87");
    table.play_all("1 ask JD1, 1 send");
    table.refuses(2, "accept", "C-87");
    assert_eq!(table.offers(2), ["decline", "counter"]);
}

#[test]
fn c86_an_answer_is_given_aloud() {
    for answer in ["accept", "decline"] {
        let mut table = trading(|a| a);
        table.play_all("1 offer 2, 1 give 20, 1 send");
        let (_, disclosure) = table.play_fully(2, answer);
        assert!(disclosure.revealed, "{answer} cannot be taken back");
    }
}

const FIFTEEN: &str = "JA1 JB1 JC1 JD1 JE1 JF1 JA2 JB2 JC2 JD2 JE2 JF2 JA3 JB3 JC3";

#[test]
fn c87_nobody_may_come_to_have_more_than_fifteen_cards() {
    let mut table = trading(|a| a.hand(seat(2), FIFTEEN).hand(seat(1), "CA1"));
    table.play_all("1 offer 2, 1 give CA1");
    table.refuses(1, "send", "C-87");
    table.play_all("1 ask JA1, 1 send, 2 accept");
    assert_eq!((table.player(2).cards, table.hand(1)), (15, vec!["JA1".to_owned()]));
}

/// What is pointed at for one decision.
fn path(table: &Table, number: u8, notation: &str) -> String {
    let mut actions = Vec::new();
    table.rules.legal_actions(&table.position, seat(number), &mut actions);
    let is_meant = |action: &Action| table.rules.notation(*action) == notation;
    let action = actions.into_iter().find(is_meant).expect("is offered");
    let targets = table.rules.targets(&table.position, seat(number), action);
    targets.into_iter().map(|target| target.0).collect::<Vec<_>>().join(" ")
}

/// No picture needs a place for every sum, nor one for every card that may be asked for.
#[test]
fn c85_sums_are_named_and_plot_cards_are_pointed_at_on_the_boards() {
    let mut table = trading(|a| a.money(seat(3), 40).hand(seat(1), "JA1"));
    table.play(1, "offer 2");
    assert_eq!(path(&table, 1, "give 270"), "money-give amount-270");
    assert_eq!(path(&table, 1, "ask 300"), "money-ask amount-300");
    assert_eq!(path(&table, 1, "give JA1"), "button-give card-JA1");
    assert_eq!(path(&table, 1, "ask JB1"), "button-ask plot-JB1");
    assert_eq!(path(&table, 1, "ask floor-2"), "button-ask card-floor-2");
    let range = |table: &Table, index: usize| {
        let bundles = table.rules.bundles(&table.position, seat(1));
        let numbers: Vec<u32> = bundles[index].pick.numbers().collect();
        (bundles[index].verb.clone(), numbers[0], numbers[1], numbers[numbers.len() - 1])
    };
    assert_eq!(range(&table, 0), ("give".into(), 10, 20, 360), "ƒ60 were paid for tea");
    assert_eq!(range(&table, 1), ("ask".into(), 10, 20, 300));
    table.play_all("1 withdraw, 1 offer 3");
    assert_eq!(range(&table, 1), ("ask".into(), 10, 20, 40));
    table.play(1, "give 20");
    assert!(table.rules.bundles(&table.position, seat(1)).is_empty(), "money goes one way");
}

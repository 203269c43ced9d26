//! What can be seen (C-99 and C-100).

use damrak_chartered::Company;
use damrak_core::{Sight, Viewer};

use crate::rulebook::table::{arranged, open, seat, three, two};

#[test]
fn c99_hands_are_hidden_but_not_how_many_cards_they_have() {
    let one = two(|a| a.hand(seat(1), "HA1 HC1 JA1"));
    let other = two(|a| a.hand(seat(1), "CA1 CC1 floor-2"));
    for viewer in [Viewer::Seat(seat(2)), Viewer::Spectator] {
        let views = [&one, &other].map(|table| table.rules.view(&table.position, viewer));
        assert_eq!([views[0].players[0].cards, views[1].players[0].cards], [3, 3]);
        let text = serde_json::to_string(&(&views[0].players, &views[0].own)).unwrap();
        assert!(!text.contains("HA1") && !text.contains("JA1"), "{text}");
    }
    assert_eq!(one.hand(1), ["HA1", "HC1", "JA1"]);
}

#[test]
fn c99_the_order_of_the_piles_is_hidden() {
    let one = two(|a| {
        a.market("HA1 HB1 HC1 HD1 HE1")
            .next("JA1 JB1 JC1")
            .aside("floor-2 floor-3 floor-4 floor-2")
            .open_events("verlappen aenleggen")
            .next_events("veilinge dreighinghe")
    });
    let other = two(|a| {
        a.market("HA1 HB1 HC1 HD1 HE1")
            .next("JC1 JA1 JB1")
            .aside("floor-4 floor-2 floor-2 floor-3")
            .open_events("verlappen aenleggen")
            .next_events("dreighinghe veilinge")
    });
    assert_ne!(one.position, other.position);
    for viewer in Viewer::all(2) {
        let views = [&one, &other].map(|table| table.rules.view(&table.position, viewer));
        assert_eq!(views[0], views[1], "{viewer}");
    }
}

#[test]
fn c99_a_bid_is_seen_by_its_owner_only() {
    let mut table = three(|a| {
        a.standing(Company::Tea, 50, "HA1 HB1").open_events("verlappen").hand(seat(1), "HC1")
    });
    table.play_all("1 build HC1, 1 done, 1 event verlappen, 2 bid 130");
    for viewer in Viewer::all(3) {
        let view = table.rules.view(&table.position, viewer);
        assert_eq!(view.own.and_then(|own| own.bid), viewer.is(seat(2)).then_some(130));
        let sealed: Vec<bool> = view.players.iter().map(|player| player.sealed).collect();
        assert_eq!(sealed, [false, true, false]);
    }
}

#[test]
fn c100_shares_money_roofs_and_action_cards_are_open() {
    let table = two(|a| a.money(seat(2), 170).shares(seat(2), Company::Tea, 3).roofs(seat(2), 1));
    for viewer in Viewer::all(2) {
        let view = table.rules.view(&table.position, viewer);
        let player = &view.players[1];
        assert_eq!((player.money, player.shares[7], player.roofs), (Some(170), 3, 1));
        assert_eq!(player.action_cards, 1);
        assert!(view.bank.is_some());
    }
}

#[test]
fn c100_hidden_money_is_seen_by_its_owner_until_the_end() {
    let hidden = || open(2, &[("cash", "hidden")]);
    let mut table = arranged(hidden(), |a| a.money(seat(1), 0).money(seat(2), 40));
    for viewer in Viewer::all(2) {
        let view = table.rules.view(&table.position, viewer);
        assert_eq!(view.bank, None);
        for player in view.players {
            assert_eq!(
                (player.money.is_some(), player.worth.is_some()),
                (viewer.is(player.seat), viewer.is(player.seat))
            );
        }
    }
    table.play_all("1 pass, 2 pass");
    assert!(table.view().players.iter().all(|player| player.money.is_some()));
    let mut asking = arranged(hidden(), |a| {
        a.standing(Company::Tea, 50, "HA1 HB1")
            .open_events("coopmanscappen")
            .hand(seat(1), "HC1")
            .money(seat(2), 20)
    });
    asking.play_all("1 build HC1, 1 done, 1 event coopmanscappen, 1 offer 2");
    assert!(asking.offers(1).contains(&"ask 1000".to_owned()), "what they have is not told");
    asking.play_all("1 ask 30, 1 send");
    asking.refuses(2, "accept", "C-87");
}

#[test]
fn c99_what_cards_would_do_is_shown_to_their_owner() {
    let table = two(|a| {
        a.standing(Company::Tea, 50, "HA1 HB1").built("JA1").hand(seat(1), "HC1 JB1 JB2 CF4")
    });
    let prospects = table.seen_by(1).own.unwrap().prospects;
    let told: Vec<_> =
        prospects.iter().map(|one| (one.plot.as_str(), one.outcome, one.payout)).collect();
    assert_eq!(
        told,
        [
            ("HC1", "extend", Some(60)),
            ("CF4", "alone", None),
            ("JB1", "found", Some(20)),
            ("JB2", "diagonal", None),
        ]
    );
}

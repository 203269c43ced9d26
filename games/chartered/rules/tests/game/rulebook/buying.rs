//! A turn, and buying building cards (C-18 to C-27).

use damrak_chartered::{Company, StageView};
use damrak_core::Audience;

use crate::rulebook::table::{arranged, dealt, heard, open, seat, three, two};

/// Fourteen plots that do not touch each other.
const FOURTEEN: &str = "HA1 HC1 HE1 HB2 HD2 HF2 HA3 HC3 HE3 HB4 HD4 HF4 CA1 CC1";

#[test]
fn c18_turns_go_clockwise_and_one_of_three_things_is_done() {
    let mut table = three(|a| {
        a.standing(Company::Tea, 60, "JA1 JB1")
            .shares(seat(2), Company::Tea, 2)
            .hand(seat(3), "HA1")
    });
    table.play_all("1 draw, 1 draw");
    assert_eq!(table.waiting(), [2]);
    table.play_all("2 sell tea, 2 done");
    assert_eq!(table.waiting(), [3]);
    table.play_all("3 build HA1, 3 done");
    assert_eq!(table.waiting(), [1]);
    table.refuses(2, "draw", "C-18");
    table.refuses(1, "buy tea", "C-18");
}

#[test]
fn c19_only_who_can_do_nothing_passes() {
    let mut table = two(|a| a.money(seat(1), 40).hand(seat(1), "HA1"));
    table.refuses(1, "pass", "C-19");
    table.play_all("1 build HA1, 2 draw, 2 draw");
    assert_eq!(table.offers(1), ["pass"]);
    table.play(1, "pass");
    assert_eq!(table.waiting(), [2]);
}

#[test]
fn c19_when_all_pass_one_after_the_other_the_game_is_over() {
    let mut table =
        three(|a| a.money(seat(1), 0).money(seat(2), 40).money(seat(3), 50).next("JA1 JC1"));
    table.play_all("1 pass, 2 pass, 3 draw, 3 draw, 1 pass, 2 pass");
    assert!(table.standing().is_none(), "seat 3 has played in between");
    let drawn = table.hand(3);
    for card in drawn {
        table.play_all(&format!("3 build {card}, 1 pass, 2 pass"));
    }
    let events = table.play(3, "pass");
    assert_eq!(heard(&events, "over"), 1);
    assert_eq!(table.standing().unwrap().winners().collect::<Vec<_>>(), [seat(2)]);
}

#[test]
fn c20_two_cards_cost_f50_from_market_or_pile() {
    let mut table = two(|a| a.market("HA1 HB1 HC1 HD1 HE1").next("JA1 JB1 JC1"));
    table.play(1, "take HA1");
    assert_eq!((table.money(1), table.waiting()), (300, vec![1]));
    table.play(1, "draw");
    assert_eq!((table.money(1), table.hand(1)), (300, vec!["HA1".to_owned(), "JA1".to_owned()]));
    assert_eq!(table.waiting(), [2], "that was the whole turn");
    table.play_all("2 draw, 2 draw");
    assert_eq!(table.money(2), 300);
    let poor = two(|a| a.money(seat(1), 40).hand(seat(1), "HA1"));
    poor.refuses(1, "draw", "C-20");
    table.refuses(1, "take JF4", "C-20");
}

#[test]
fn c21_the_second_card_is_chosen_after_the_first_and_must_be_taken() {
    let mut table = two(|a| a.market("HA1 HB1 HC1 HD1 HE1").next("JA1 JB1 JC1"));
    table.play(1, "draw");
    assert_eq!(table.stage(), StageView::Buying { seat: seat(1), taken: 1 });
    assert!(table.hand(1).contains(&"JA1".to_owned()), "they have seen it");
    assert_eq!(table.view().market.iter().flatten().count(), 5);
    table.refuses(1, "done", "C-21");
    table.refuses(1, "pass", "C-21");
    table.play(1, "take HB1");
    assert_eq!(table.player(1).cards, 2);
}

#[test]
fn c22_a_level_card_of_the_market_is_the_only_card() {
    let arranged = || two(|a| a.market("floor-2 HB1 HC1 HD1 floor-3").next("JA1 JB1 JC1"));
    let mut table = arranged();
    table.play(1, "take floor-2");
    assert_eq!((table.money(1), table.player(1).cards, table.waiting()), (300, 1, vec![2]));
    let mut table = arranged();
    table.play(1, "take HB1");
    table.refuses(1, "take floor-3", "C-22");
    assert_eq!(table.offers(1), ["take HC1", "take HD1", "draw"]);
    let mut lucky = two(|a| a.next("floor-2 floor-3"));
    lucky.play_all("1 draw, 1 draw");
    assert_eq!(lucky.hand(1), ["floor-2", "floor-3"], "level cards of the pile are luck");
}

#[test]
fn c23_with_fourteen_cards_one_is_bought_for_f50_and_with_fifteen_none() {
    let mut table = two(|a| a.hand(seat(1), FOURTEEN));
    table.play(1, "draw");
    assert_eq!((table.player(1).cards, table.money(1), table.waiting()), (15, 300, vec![2]));
    let full = two(|a| a.hand(seat(1), &format!("{FOURTEEN} CE1")));
    for notation in ["draw", "refresh"] {
        full.refuses(1, notation, "C-23");
    }
    let card = full.view().market[0].clone().unwrap();
    full.refuses(1, &format!("take {card}"), "C-23");
}

#[test]
fn c24_for_f100_in_all_the_market_is_new_before_cards_are_taken() {
    let mut table = two(|a| a.market("HA1 HB1 HC1 HD1 HE1"));
    let before = table.view();
    let (_, disclosure) = table.play_fully(1, "refresh");
    assert!(disclosure.random && disclosure.revealed);
    let after = table.view();
    assert_eq!((table.money(1), after.pile), (250, before.pile));
    assert_ne!(before.market, after.market);
    assert_eq!(after.market.iter().flatten().count(), 5);
    table.refuses(1, "refresh", "C-20");
    table.refuses(1, "build HA1", "C-20");
    table.play_all("1 draw, 1 draw");
    assert_eq!((table.money(1), table.waiting()), (250, vec![2]));
    let poor = two(|a| a.money(seat(1), 90));
    poor.refuses(1, "refresh", "C-24");
}

#[test]
fn c24_a_level_card_of_the_new_market_is_taken_alone_too() {
    for seed in 0..200 {
        let mut table = dealt(2, seed);
        let number = table.waiting()[0];
        table.play(number, "refresh");
        let market = table.view().market;
        if let Some(level) = market.iter().flatten().find(|card| card.starts_with("floor")) {
            table.play(number, &format!("take {level}"));
            assert_ne!(table.waiting(), [number]);
            return;
        }
    }
    panic!("no new market had a level card");
}

#[test]
fn c25_the_market_is_filled_at_the_end_of_the_turn() {
    let mut table = two(|a| a.market("HA1 HB1 HC1 HD1 HE1").next("JA1 JB1 JC1"));
    table.play(1, "take HB1");
    let gap = [Some("HA1"), None, Some("HC1"), Some("HD1"), Some("HE1")];
    assert_eq!(*table.view().market, gap.map(|card| card.map(str::to_owned)));
    let events = table.play(1, "take HE1");
    assert_eq!(heard(&events, "market-filled"), 1);
    let full = ["HA1", "JA1", "HC1", "HD1", "JB1"];
    assert_eq!(*table.view().market, full.map(|card| Some(card.to_owned())));
}

#[test]
fn c26_when_the_pile_is_empty_the_market_shrinks_and_cannot_be_renewed() {
    let board = |board: &str| -> Vec<String> {
        let labels =
            (1..=4).flat_map(|row| "ABCDEF".chars().map(move |column| format!("{column}{row}")));
        labels.map(|label| format!("{board}{label}")).collect()
    };
    let cards = [board("H"), board("C"), board("G")].concat();
    let jordaan: Vec<String> = board("J")
        .into_iter()
        .enumerate()
        .map(|(index, plot)| if index < 3 { format!("{plot}:4") } else { plot })
        .collect();
    let mut table = arranged(open(5, &[]), |a| {
        let a = a
            .standing(Company::Tea, 300, &jordaan.join(" "))
            .market("floor-2 floor-2 floor-2 floor-3 floor-3")
            .hand(seat(1), &cards[..12].join(" "));
        (2..=5).fold(a, |a, number| {
            let from = 12 + 15 * (usize::from(number) - 2);
            a.hand(seat(number), &cards[from..from + 15].join(" "))
        })
    });
    assert_eq!(table.view().pile, 0);
    table.refuses(1, "draw", "C-26");
    table.refuses(1, "refresh", "C-26");
    table.play(1, "take floor-2");
    assert_eq!((table.waiting(), table.view().market.iter().flatten().count()), (vec![2], 4));
}

#[test]
fn c27_what_is_drawn_is_told_to_its_owner_and_what_is_taken_to_all() {
    let mut table = two(|a| a.market("HA1 HB1 HC1 HD1 HE1").next("JA1 JB1 JC1"));
    let (told, disclosure) = table.play_fully(1, "draw");
    assert!(disclosure.revealed);
    for (audience, event) in told {
        let names = serde_json::to_string(&event).unwrap().contains("JA1");
        assert_eq!(names, audience == Audience::Only(seat(1)), "{event:?}");
    }
    let (told, _) = table.play_fully(1, "take HB1");
    let open = told.iter().filter(|(audience, _)| *audience == Audience::All);
    assert!(
        open.map(|(_, event)| serde_json::to_string(event).unwrap())
            .any(|text| text.contains("HB1"))
    );
}

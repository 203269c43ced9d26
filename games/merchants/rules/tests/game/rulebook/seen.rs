//! What can be seen (M-77 and M-78).

use damrak_core::{Sight, Viewer};

use crate::rulebook::table::{arranged, auction, open, seat};

#[test]
fn m77_prices_named_in_a_sealed_auction_are_seen_by_their_owner_only() {
    let mut table = auction(&[], "goods", |a| a);
    table.play(3, "stop 130");
    for viewer in Viewer::all(4) {
        let view = table.rules.view(&table.position, viewer);
        let text = serde_json::to_string(&view.own).unwrap();
        assert_eq!(text.contains("stop 130"), viewer.is(seat(3)), "{viewer}");
        let sealed: Vec<bool> = view.players.iter().map(|player| player.sealed).collect();
        assert_eq!(sealed, [false, false, true, false]);
    }
}

#[test]
fn m77_the_order_of_the_cards_to_come_is_hidden_but_not_which_they_are() {
    let one = arranged(open(4, &[]), |a| a.next("goods office-silk house-lastage hourglass"));
    let other = arranged(open(4, &[]), |a| a.next("goods hourglass house-lastage office-silk"));
    for viewer in Viewer::all(4) {
        let views = [&one, &other].map(|table| table.rules.view(&table.position, viewer));
        assert_eq!(views[0], views[1]);
        let count = |name: &str| {
            views[0].unseen.iter().find(|count| count.card == name).map_or(0, |count| count.count)
        };
        assert_eq!((count("hourglass"), count("goods"), count("goods-marked")), (24, 5, 6));
    }
}

#[test]
fn m78_money_is_open() {
    let table = arranged(open(4, &[]), |a| a.money(seat(2), 170));
    for viewer in Viewer::all(4) {
        let view = table.rules.view(&table.position, viewer);
        let money: Vec<_> = view.players.iter().map(|player| player.money).collect();
        assert_eq!(money, [Some(400), Some(170), Some(400), Some(400)]);
        assert!(view.bank.is_some());
    }
}

#[test]
fn m78_hidden_money_is_seen_by_its_owner_until_the_end() {
    let hidden = [("money", "hidden")];
    let table = arranged(open(4, &hidden), |a| a.money(seat(2), 170));
    for viewer in Viewer::all(4) {
        let view = table.rules.view(&table.position, viewer);
        assert_eq!(view.bank, None);
        for player in view.players {
            assert_eq!(player.money.is_some(), viewer.is(player.seat));
        }
    }
    let mut table =
        arranged(open(4, &hidden), |a| a.turn(19).year("1665").next("goods goods goods"));
    table.play_all("4 use, 4 auction, 4 skip, 1 wait, 2 wait, 3 wait, 4 wait");
    assert!(table.view().players.iter().all(|player| player.money.is_some()));
}

#[test]
fn everybody_can_see_how_each_part_of_the_board_is_known() {
    let view = arranged(open(4, &[]), |a| a).view();
    let board = serde_json::to_value(&view.board).unwrap();
    assert_eq!(board["offices"][0]["provenance"], "reconstructed");
    assert_eq!(board["houses"][0]["provenance"], "reconstructed");
    assert_eq!(board["bridges"][0]["provenance"], "reconstructed");
    assert_eq!(board["numbers"]["regions"][1]["provenance"], "printed");
    assert_eq!(board["numbers"]["regions"][2]["provenance"], "reconstructed");
    assert_eq!(board["years"][0]["provenance"], "printed");
    assert_eq!(board["years"][7]["provenance"], "derived");
    // Its year is printed, but not what it pays.
    assert_eq!(board["years"][25]["provenance"], "reconstructed");
    assert_eq!(serde_json::to_value(view.turned).unwrap()["provenance"], "reconstructed");
}

#[test]
fn every_year_of_the_shipped_board_has_its_sentence_of_history() {
    let view = arranged(open(4, &[]), |a| a).view();
    for year in &view.board.years {
        let history = year.history.as_ref().expect("a sentence");
        assert!(history.key.starts_with("merchants-history-1"), "{}", year.year);
    }
}

//! What can be seen (clauses D-55 to D-58).

use damrak_core::{Audience, Documents, Rules, Sight, Speech, Viewer};
use damrak_dutchman::{Colour, Event};

use crate::rulebook::table::{Table, arranged, four, open, open_first, seat, well_shod};

#[test]
fn d55_counts_cards_and_what_was_revealed_are_open() {
    let mut table = four(|a| a);
    table.play_all("1 lay 45 2, 2 smith, 3 kontor");
    let view = table.view();
    assert_eq!((view.middle, view.kontor), (4, 4));
    let laid = view.players[0].laid.clone().unwrap();
    assert_eq!((view.players[0].shoes, laid.count), (7, 2));
    assert_eq!((view.players[1].smiths, view.players[2].kontors), (2, 2));
    let shares = table.shares(3);
    table.play(3, &format!("return {} {}", shares[0], shares[1]));
    table.play(4, "lay 31 10 2");
    let laid = |number: u8| table.player(number).laid.unwrap();
    assert_eq!((laid(1).shoes, laid(1).sum), (Some(vec![45, 2]), Some(43)));
    assert_eq!((laid(4).shoes, laid(4).sum), (Some(vec![31, 10, 2]), Some(43)));
}

#[test]
fn d56_ducats_are_open_unless_it_was_chosen_otherwise() {
    let table = four(|a| a.ducats(seat(2), 7));
    let ducats = |view: damrak_dutchman::View| -> Vec<_> {
        view.players.iter().map(|player| player.ducats).collect()
    };
    let all = [Some(25), Some(7), Some(25), Some(25)];
    assert_eq!(ducats(table.view()), all);
    assert_eq!(ducats(table.rules.view(&table.position, Viewer::Seat(seat(3)))), all);
    assert!(table.view().players.iter().all(|player| player.shares.is_none()));
    let said = format!("{:?}", table.rules.sketch(&table.view()));
    assert_eq!(said.matches("dutchman-table-ducats").count(), 4);
}

#[test]
fn d56_in_the_first_version_there_is_no_choice_about_ducats() {
    let chosen =
        damrak_core::SetupDraft { rules: Some(1), ..crate::common::setup(4, &[("money", "open")]) };
    assert!(chosen.complete(damrak_dutchman::Dutchman::info()).is_err());
}

#[test]
fn d56_numbers_shares_and_hidden_ducats_are_shown_at_the_end() {
    for rules in [open(4, &[("money", "hidden")]), open_first(4, &[])] {
        hidden_until_the_end(arranged(rules, |a| well_shod(a).counter(17)));
    }
}

fn hidden_until_the_end(mut table: Table) {
    table.play(1, "lay 45 2");
    let spectator = serde_json::to_value(table.view()).unwrap();
    assert_eq!(spectator["own"], serde_json::Value::Null);
    for player in table.view().players {
        assert_eq!((player.ducats, player.shares), (None, None));
        assert!(player.laid.as_ref().is_none_or(|laid| laid.shoes.is_none() && laid.sum.is_none()));
    }
    let two = table.rules.view(&table.position, Viewer::Seat(seat(2)));
    assert_eq!(two.players[1].ducats, Some(25));
    assert_eq!((two.players[0].ducats, two.players[0].shares), (None, None));
    assert_eq!(two.own.unwrap().shoes, table.own(2).shoes);
    table.play_all("2 smith, 3 smith, 4 smith, 1 move B1");
    assert!(table.waiting().is_empty());
    assert!(
        table
            .view()
            .players
            .iter()
            .all(|player| player.ducats.is_some() && player.shares.is_some())
    );
}

#[test]
fn d56_what_is_secret_is_told_to_its_owner_alone() {
    let mut table = four(|a| a);
    for (number, decision) in [(1, "kontor"), (1, ""), (2, "lay 43"), (3, "smith"), (4, "smith")] {
        let shares = table.shares(1);
        let decision = match decision {
            "" => format!("return {} {}", shares[0], shares[3]),
            decision => decision.to_owned(),
        };
        for (audience, event) in table.play_told(number, &decision) {
            let secret = matches!(
                event,
                Event::SharesTaken { .. }
                    | Event::SharesReturned { .. }
                    | Event::OwnLaid { .. }
                    | Event::OwnForged { .. }
            );
            assert_eq!(secret, matches!(audience, Audience::Only(_)), "{event:?}");
        }
    }
}

/// What seat 3 thinks the others hold, in many guesses: for each player the shares or horseshoes that are always there.
fn always(table: &Table, by: u8, of: u8, field: &str) -> Vec<String> {
    let mut rng = damrak_core::Rng::new(damrak_core::Seed::from_number(57));
    let mut sure: Option<Vec<String>> = None;
    for _ in 0..200 {
        let guess = table.rules.guess(&table.position, seat(by), &mut rng);
        table.rules.check(&guess).unwrap();
        let document = table.rules.save(&guess);
        let held = &document["players"][usize::from(of) - 1][field];
        let mut held: Vec<String> = match held.as_str() {
            Some(text) => text.split_whitespace().map(str::to_owned).collect(),
            None => {
                held.as_array().unwrap().iter().map(|item| item.as_str().unwrap().into()).collect()
            }
        };
        sure = Some(match sure {
            None => held,
            Some(sure) => {
                let kept = sure.into_iter().filter(|item| {
                    let place = held.iter().position(|other| other == item);
                    place.map(|place| held.remove(place)).is_some()
                });
                kept.collect()
            }
        });
    }
    sure.unwrap()
}

#[test]
fn d57_revealed_horseshoes_are_known_to_be_with_the_smith() {
    let mut table = four(|a| a);
    table.play_all("1 lay 45 2, 2 lay 42, 3 lay 20 1, 4 kontor");
    let shares = table.shares(4);
    table.play(4, &format!("return {} {}", shares[0], shares[1]));
    table.play(1, "move R2");
    table.play_all("2 lay 39, 3 lay 10, 4 smith, 1 lay 40");
    let known = always(&table, 3, 4, "shoes");
    for number in ["45", "42", "20", "2", "1"] {
        assert!(known.contains(&number.to_owned()), "{number} lies with the smith: {known:?}");
    }
    let gold: Vec<&String> =
        known.iter().filter(|number| number.parse::<u8>().unwrap() > 20).collect();
    assert_eq!(gold, ["45", "42"], "of their other gold nothing is known");
    let other = always(&table, 3, 2, "shoes");
    assert!(other.iter().all(|number| number.parse::<u8>().unwrap() <= 20), "{other:?}");
}

#[test]
fn d57_shares_that_were_shown_are_known() {
    let mut table = arranged(open(4, &[]), |a| {
        well_shod(a)
            .shares(seat(1), "blue blue red")
            .shares(seat(2), "red green yellow")
            .at("G1", Some("Y1"))
            .counter(5)
    });
    table.play_all("1 lay 45 2, 2 smith, 3 smith, 4 smith, 1 move HOL, 1 show red");
    assert_eq!(always(&table, 3, 1, "shares"), ["red"]);
    table.play_all("2 lay 43, 3 smith, 4 smith, 1 smith, 2 move B1");
    assert_eq!(always(&table, 3, 1, "shares"), ["blue", "blue", "red"]);
    assert!(always(&table, 3, 2, "shares").is_empty());
    // Nobody else has blue: what is left of it lies in the Kontor.
    let held = Colour::ALL
        .map(|colour| table.shares(4).iter().filter(|name| **name == colour.name()).count());
    assert_eq!(held[Colour::Blue.index()], 0);
}

/// With three players the pile has three shares, so whoever swaps next takes one that was just put back.
#[test]
fn d57_who_put_shares_under_the_kontor_knows_where_they_go() {
    let mut table = arranged(open(3, &[]), |a| {
        a.shares(seat(1), "blue blue red")
            .shares(seat(2), "yellow yellow green")
            .kontor("green orange violet")
    });
    table.play_all("1 kontor, 1 return blue red, 2 kontor");
    assert_eq!(always(&table, 1, 2, "shares"), ["blue"], "violet was on top, then their own blue");
    assert!(always(&table, 3, 2, "shares").is_empty(), "seat 3 knows nothing of it");
    table.play(2, "return yellow yellow");
    let mut kept = 0;
    let mut rng = damrak_core::Rng::new(damrak_core::Seed::from_number(3));
    for _ in 0..300 {
        let guess = table.rules.save(&table.rules.guess(&table.position, seat(1), &mut rng));
        assert_eq!(guess["kontor"][0], "red", "the other one is on top now");
        let hand = guess["players"][1]["shares"].as_array().unwrap().clone();
        let pile = guess["kontor"].as_array().unwrap().clone();
        assert!(hand.contains(&"blue".into()) || pile[1..].contains(&"blue".into()));
        kept += usize::from(hand.contains(&"blue".into()));
    }
    assert!((60..290).contains(&kept), "they may have kept it or not: {kept}");
}

#[test]
fn d58_the_kontor_keeps_its_order() {
    let mut table =
        four(|a| a.shares(seat(1), "blue blue red").kontor("green violet yellow orange"));
    let before = table.kontor();
    table.play_all("1 lay 45 2, 2 smith, 3 smith, 4 smith, 1 move B1");
    assert_eq!(table.kontor(), before, "also after a ship was met");
}

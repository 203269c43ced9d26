//! What can be seen, and what cannot (K-59).

use std::collections::BTreeSet;

use damrak_core::{Audience, Documents, Playout, Rng, Rules, Seat, Seed, Sight, Viewer};
use damrak_kontor::{BLACK, CardId, Event, Kontor, RED, StageView, other};
use serde_json::Value;

use crate::rulebook::table::{Table, base, dealt, names, open};

const VIEWERS: [Viewer; 3] = [Viewer::Seat(RED), Viewer::Seat(BLACK), Viewer::Spectator];

/// Everything that reaches a viewer's eyes, as text.
fn seen_by(table: &Table, viewer: Viewer) -> String {
    serde_json::to_string(&table.rules.view(&table.position, viewer)).unwrap()
}

/// Everything that reaches a viewer's ears, as text.
fn heard_by(told: &[(Audience, Event)], viewer: Viewer) -> String {
    let heard = told.iter().filter(|(to, _)| to.includes(viewer)).map(|(_, event)| event);
    serde_json::to_string(&heard.collect::<Vec<_>>()).unwrap()
}

#[track_caller]
fn shows_none(text: &str, cards: &[String]) {
    for card in cards {
        assert!(!text.contains(card.as_str()), "{card} can be seen: {text}");
    }
}

/// Plays a decision; tells what the other player and a spectator heard.
fn overheard(table: &mut Table, seat: Seat, notation: &str) -> [String; 2] {
    let told = table.play_told(seat, notation);
    [Viewer::Seat(other(seat)), Viewer::Spectator].map(|viewer| heard_by(&told, viewer))
}

fn with_specials() -> Kontor {
    open("base", &[("special-cards", "true")])
}

#[test]
fn k59_at_the_deal_everybody_sees_his_own_hand_alone() {
    let table = dealt(11);
    let hands = [table.hand(RED), table.hand(BLACK)];
    assert_eq!(hands.clone().map(|hand| hand.len()), [5, 5]);
    shows_none(&seen_by(&table, Viewer::Seat(RED)), &hands[1]);
    shows_none(&seen_by(&table, Viewer::Seat(BLACK)), &hands[0]);
    shows_none(&seen_by(&table, Viewer::Spectator), &hands.concat());
    assert_eq!(table.view().own, None);
    for player in &table.view().players {
        assert_eq!((player.unseen, player.known.len()), ([3, 2, 0], 0), "only how many of a kind");
    }
}

#[test]
fn k59_at_the_deal_everybody_hears_his_own_hand_alone() {
    let rules = open("base", &[]);
    let mut told: Vec<(Audience, Event)> = Vec::new();
    let position = rules.deal(Seed::from_number(11), &mut told);
    let table = Table(damrak_core::testing::Table { rules, position });
    let hands = [table.hand(RED), table.hand(BLACK)];
    shows_none(&heard_by(&told, Viewer::Seat(RED)), &hands[1]);
    shows_none(&heard_by(&told, Viewer::Seat(BLACK)), &hands[0]);
    shows_none(&heard_by(&told, Viewer::Spectator), &hands.concat());
    for card in &hands[0] {
        assert!(heard_by(&told, Viewer::Seat(RED)).contains(card.as_str()));
    }
}

#[test]
fn k59_of_the_piles_only_the_top_cards_are_open() {
    let table = Table::dealt(with_specials(), 11);
    let document = table.rules.save(&table.position);
    let pile = |pile: &Value| -> Vec<String> {
        let cards = pile["cards"].as_array().unwrap();
        cards.iter().map(|card| card.as_str().unwrap().to_owned()).collect()
    };
    let view = table.view();
    let tops = [&view.canal_pile, &view.players[0].pile, &view.players[1].pile];
    let piles = [&document["canal_pile"], &document["quay_piles"][0], &document["quay_piles"][1]];
    for (shown, cards) in tops.into_iter().zip(piles) {
        let mut cards = pile(cards);
        assert_eq!(usize::from(shown.count), cards.len());
        assert_eq!(shown.top.as_ref().map(|card| card.id.clone()), cards.pop());
        VIEWERS.into_iter().for_each(|viewer| shows_none(&seen_by(&table, viewer), &cards));
    }
    let face_down = pile(&document["special_pile"]);
    assert_eq!(face_down.len(), 6);
    VIEWERS.into_iter().for_each(|viewer| shows_none(&seen_by(&table, viewer), &face_down));
}

#[test]
fn k59_the_harbour_the_boat_and_the_guilders_are_open_to_all() {
    let table = base(|a| a.lay("R03 d4").boat("e4").guilders(5, 2));
    for viewer in VIEWERS {
        let view = table.rules.view(&table.position, viewer);
        assert_eq!(view.harbour, table.view().harbour);
        assert_eq!(view.harbour.boat.as_deref(), Some("e4"));
        assert_eq!(view.players.each_ref().map(|player| player.guilders), [5, 2]);
        assert_eq!(view.treasury, 13);
    }
}

#[test]
fn k59_a_choice_is_hidden_until_it_is_revealed() {
    let start = dealt(11);
    let hand = start.hand(RED);
    let mut outlooks = BTreeSet::new();
    for choice in hand.iter().map(String::as_str).chain(["pass"]) {
        let mut table = start.clone();
        let heard = overheard(&mut table, RED, choice);
        let seen = [Viewer::Seat(BLACK), Viewer::Spectator].map(|viewer| seen_by(&table, viewer));
        outlooks.insert((heard, seen));
        assert!(table.view().players[0].sealed && !table.view().players[1].sealed);
        assert_eq!(table.seen_by(RED).own.unwrap().sealed.as_deref(), Some(choice));
        assert_eq!(table.seen_by(BLACK).own.unwrap().sealed, None);
    }
    assert_eq!(outlooks.len(), 1, "a card and a pass look and sound the same");
    let (heard, seen) = outlooks.into_iter().next().unwrap();
    heard.iter().chain(&seen).for_each(|text| shows_none(text, &hand));
}

#[test]
fn k59_once_both_have_chosen_everybody_sees_the_cards() {
    let mut table = base(|a| a.hand(RED, "R13 R41").hand(BLACK, "C63 C64"));
    table.play(RED, "R13");
    let heard = overheard(&mut table, BLACK, "C63");
    for text in heard.iter().chain(&VIEWERS.map(|viewer| seen_by(&table, viewer))) {
        assert!(text.contains("R13") && text.contains("C63"), "{text}");
    }
    assert_eq!(table.view().players[0].unseen, [1, 0, 0]);
}

#[test]
fn k59_a_card_taken_back_for_want_of_money_stays_known() {
    let mut table = base(|a| a.guilders(0, 3).hand(RED, "R41 R47").hand(BLACK, "C31"));
    table.reveal("R41", "C31");
    assert_eq!(names(&table.view().players[0].known), ["R41"]);
    assert_eq!(table.view().players[0].unseen, [1, 0, 0]);
    shows_none(&seen_by(&table, Viewer::Seat(BLACK)), &["R47".to_owned()]);
}

#[test]
fn k59_a_card_that_could_not_be_laid_stays_known() {
    let rules = with_specials();
    let mut table = Table::arranged(rules, |a| a.guilders(1, 1).hand(RED, "S86 S90"));
    assert_eq!(table.view().players[0].unseen, [0, 0, 2]);
    table.reveal("S86", "pass");
    assert_eq!(names(&table.view().players[0].known), ["S86"]);
    assert_eq!(table.view().players[0].unseen, [0, 0, 1]);
    shows_none(&seen_by(&table, Viewer::Seat(BLACK)), &["S90".to_owned()]);
}

#[test]
fn k59_a_known_card_that_is_played_is_no_longer_in_the_hand() {
    let mut table = base(|a| a.hand(RED, "R41 R47").known("R41").hand(BLACK, "C63"));
    assert_eq!(names(&table.view().players[0].known), ["R41"]);
    table.reveal("R41", "pass");
    assert!(table.view().players[0].known.is_empty());
    assert_eq!(table.view().players[0].played.as_ref().unwrap().id, "R41");
}

#[test]
fn k59_cards_drawn_from_open_piles_stay_known() {
    let mut table = base(|a| a.hand(RED, "R41").hand(BLACK, "C63").top("R07 C32"));
    table.reveal("R41", "C63");
    table.play(BLACK, "build e2");
    table.play(RED, "build d4");
    let [red, black] = &*table.view().players;
    assert_eq!((names(&red.known), red.unseen), (vec!["R07".to_owned()], [0; 3]));
    assert_eq!((names(&black.known), black.unseen), (vec!["C32".to_owned()], [0; 3]));
}

#[test]
fn k59_removed_cards_stay_known_at_the_bottom_of_the_pile() {
    let mut table = base(|a| a.lay("K08 d4").hand(RED, "R25"));
    table.reveal("R25", "pass");
    table.play(RED, "boat e4");
    table.play(RED, "remove d4");
    table.play(RED, "build e2");
    for viewer in VIEWERS {
        let view = table.rules.view(&table.position, viewer);
        assert_eq!(names(&view.players[1].pile.bottom), ["K08"]);
        assert!(view.players[0].pile.bottom.is_empty());
    }
}

#[test]
fn k59_the_lowest_card_of_a_pile_is_the_last_one_removed() {
    let mut table = base(|a| a.lay("K08 d4, K10 f4").hand(RED, "R25").hand(BLACK, "K26"));
    table.reveal("R25", "K26");
    table.play(BLACK, "boat e4");
    table.play(BLACK, "remove d4");
    table.play(BLACK, "build e2");
    table.play(RED, "boat f5");
    table.play(RED, "remove f4");
    table.play(RED, "build d2");
    assert_eq!(names(&table.view().players[1].pile.bottom), ["K10", "K08"]);
}

#[test]
fn k59_a_bought_special_card_is_seen_by_its_owner_alone() {
    let mut table = Table::arranged(with_specials(), |a| a.top("S90"));
    let hidden = ["S90".to_owned()];
    let mut heard = overheard(&mut table, RED, "buy").to_vec();
    let told = table.play_told(BLACK, "decline");
    heard.extend([Viewer::Seat(BLACK), Viewer::Spectator].map(|viewer| heard_by(&told, viewer)));
    heard.iter().for_each(|text| shows_none(text, &hidden));
    assert!(heard_by(&told, Viewer::Seat(RED)).contains("S90"));
    shows_none(&seen_by(&table, Viewer::Seat(BLACK)), &hidden);
    shows_none(&seen_by(&table, Viewer::Spectator), &hidden);
    assert!(seen_by(&table, Viewer::Seat(RED)).contains("S90"));
    assert_eq!(table.view().players[0].unseen, [0, 0, 1]);
}

#[test]
fn k59_whether_somebody_buys_is_hidden_until_both_have_decided() {
    let outlook = |decision: &str| {
        let mut table = Table::arranged(with_specials(), |a| a.top("S90"));
        let heard = overheard(&mut table, RED, decision);
        assert_eq!(table.seen_by(RED).own.unwrap().sealed.as_deref(), Some(decision));
        assert!(table.view().players[0].sealed);
        (heard, seen_by(&table, Viewer::Seat(BLACK)), seen_by(&table, Viewer::Spectator))
    };
    assert_eq!(outlook("buy"), outlook("decline"));
}

#[test]
fn k59_a_shown_card_is_hidden_until_both_show_and_known_afterwards() {
    let outlook = |card: &str| {
        let mut table = Table::arranged(with_specials(), |a| {
            a.hand(RED, "R65 R47 S86 S88").hand(BLACK, "K48 S87 S89 S90")
        });
        table.play(RED, "buy");
        table.play(BLACK, "buy");
        assert_eq!(table.view().stage, StageView::Contest);
        let heard = overheard(&mut table, RED, &format!("show {card}"));
        let sealed = table.seen_by(RED).own.unwrap().sealed;
        assert_eq!(sealed, Some(format!("show {card}")));
        let seen = [Viewer::Seat(BLACK), Viewer::Spectator].map(|viewer| seen_by(&table, viewer));
        table.play(BLACK, "show K48");
        assert_eq!(names(&table.view().players[0].known), [card]);
        assert_eq!(names(&table.view().players[1].known), ["K48"]);
        (heard, seen)
    };
    let (one, two) = (outlook("R65"), outlook("S88"));
    assert_eq!(one, two);
    one.0.iter().chain(&one.1).for_each(|text| shows_none(text, &["R65".into(), "S88".into()]));
}

/// Cards that everybody has seen, and those that each player has seen besides, by what happened.
#[derive(Default)]
struct Witness {
    all: BTreeSet<String>,
    own: [BTreeSet<String>; 2],
}

const OPEN_EVENTS: [&str; 9] =
    ["dealt", "revealed", "shown", "removed", "laid", "laid-on", "cannot-lay", "withdrawn", "drew"];
const SECRET_EVENTS: [&str; 4] = ["hand-dealt", "special-drawn", "show-decided", "choice-decided"];

impl Witness {
    fn hear(&mut self, told: &[(Audience, Event)]) {
        for (audience, event) in told {
            let event = serde_json::to_value(event).unwrap();
            let (kind, mut cards) = (event["event"].as_str().unwrap(), Vec::new());
            find_cards(&event, &mut cards);
            if cards.is_empty() {
                continue;
            }
            match audience {
                Audience::All if OPEN_EVENTS.contains(&kind) => self.all.extend(cards),
                Audience::Only(seat) if SECRET_EVENTS.contains(&kind) => {
                    self.own[seat.index()].extend(cards);
                }
                _ => panic!("{audience:?} hears of cards in {event}"),
            }
        }
    }

    /// The top cards of the open piles.
    fn see(&mut self, document: &Value) {
        let piles =
            [&document["canal_pile"], &document["quay_piles"][0], &document["quay_piles"][1]];
        let tops = piles.into_iter().filter_map(|pile| pile["cards"].as_array().unwrap().last());
        self.all.extend(tops.map(|card| card.as_str().unwrap().to_owned()));
    }
}

/// The cards named anywhere in an event.
fn find_cards(event: &Value, cards: &mut Vec<String>) {
    match event {
        Value::Object(fields) => {
            if let Some(Value::String(id)) = fields.get("id") {
                cards.push(id.clone());
            }
            fields.values().for_each(|field| find_cards(field, cards));
        }
        Value::Array(items) => items.iter().for_each(|item| find_cards(item, cards)),
        _ => {}
    }
}

fn cards_of(list: &Value) -> BTreeSet<String> {
    list.as_array().unwrap().iter().map(|card| card.as_str().unwrap().to_owned()).collect()
}

/// Nobody sees a card that they have neither seen nor heard of, and what was seen stays known.
fn look_around(table: &Table, witness: &Witness) {
    let document = table.rules.save(&table.position);
    let mut laid: BTreeSet<String> = document["harbour"]
        .as_object()
        .unwrap()
        .values()
        .map(|card| card.as_str().unwrap().to_owned())
        .collect();
    let covered = document["covered"].as_array().unwrap();
    laid.extend(covered.iter().map(|pair| pair[1].as_str().unwrap().to_owned()));
    for viewer in VIEWERS {
        let text = seen_by(table, viewer);
        let own = match viewer {
            Viewer::Seat(seat) => &witness.own[seat.index()],
            Viewer::Spectator => &BTreeSet::new(),
        };
        for card in CardId::all().map(|card| table.rules.deck().name(card)) {
            let may = witness.all.contains(&card) || own.contains(&card) || laid.contains(&card);
            assert!(may || !text.contains(&card), "{viewer} sees {card}");
        }
    }
    for (index, player) in table.view().players.iter().enumerate() {
        let hand = cards_of(&document["hands"][index]);
        let seen: Vec<&String> = hand.intersection(&witness.all).collect();
        let known: BTreeSet<String> = names(&player.known).into_iter().collect();
        assert_eq!(seen, known.iter().collect::<Vec<_>>(), "what was seen stays known");
        let unseen: u8 = player.unseen.iter().sum();
        assert_eq!(usize::from(unseen) + known.len(), hand.len());

        let pile = cards_of(&document["quay_piles"][index]["cards"]);
        let mut open: BTreeSet<String> = names(&player.pile.bottom).into_iter().collect();
        open.extend(player.pile.top.iter().map(|card| card.id.clone()));
        assert_eq!(pile.intersection(&witness.all).cloned().collect::<BTreeSet<_>>(), open);
    }
}

#[test]
fn k59_in_whole_games_nothing_hidden_comes_out_and_nothing_known_is_lost() {
    for (variant, options) in [
        ("base", &[("special-cards", "true")][..]),
        ("poverty", &[("special-cards", "true")]),
        ("tic-tac-toe", &[]),
        ("gulliver", &[("special-cards", "true")]),
    ] {
        let rules = open(variant, options);
        for game in 0..8 {
            let mut told: Vec<(Audience, Event)> = Vec::new();
            let position = rules.deal(Seed::from_number(game), &mut told);
            let mut table = Table(damrak_core::testing::Table { rules: rules.clone(), position });
            let mut witness = Witness::default();
            let mut playout = Playout::<Kontor>::default();
            let mut rng = Rng::new(Seed::from_number(game));
            loop {
                witness.hear(&told);
                witness.see(&table.rules.save(&table.position));
                look_around(&table, &witness);
                let waiting = table.rules.waiting_for(&table.position).into_iter().last();
                let Some(seat) = waiting else { break };
                let action = playout.choose(&table.rules, &table.position, seat, &mut rng).unwrap();
                told.clear();
                table.0.rules.apply(&mut table.0.position, seat, action, &mut told).unwrap();
            }
        }
    }
}

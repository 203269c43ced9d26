//! What is in the box, and setting up (clauses K-1 to K-10).

use damrak_core::edition::EditionSource;
use damrak_core::{
    Audience, Documents, Notation, OpenError, Rules, Seat, Seed, SetupDraft, Sight, Viewer,
};
use damrak_kontor::{
    BLACK, CardId, Event, Kind, Kontor, RED, Refusal, Special, StageView, Suit, Symbol,
};

use crate::rulebook::table::{base, dealt, kinds, open};

/// Opens the basic game with an edition file in which one passage is replaced.
fn open_with(passage: &str, replaced: &str) -> Result<Kontor, String> {
    let edition = &Kontor::info().editions[0];
    assert!(edition.text.contains(passage), "the edition file has no `{passage}`");
    let text = edition.text.replacen(passage, replaced, 1);
    let setup = SetupDraft::default().complete(Kontor::info()).unwrap();
    Kontor::open(&setup, EditionSource { file: "test.toml", text: &text }).map_err(|error| {
        match error {
            OpenError::Edition(error) => error.problem,
            OpenError::Setup(error) => format!("{error:?}"),
        }
    })
}

#[track_caller]
fn file_breaks(passage: &str, replaced: &str, clause: &str) {
    let problem = open_with(passage, replaced).expect_err("such a box cannot be");
    assert!(problem.contains(clause), "{problem}");
}

#[test]
fn k1_two_play_red_and_black() {
    let rules = open("base", &[]);
    assert_eq!(rules.players(), 2);
    assert_eq!((RED.number(), BLACK.number()), (1, 2));
    let table = dealt(1);
    let colours =
        |seat| table.hand(seat).iter().map(|card| card.chars().next().unwrap()).collect::<Vec<_>>();
    assert_eq!(colours(RED), ['R', 'R', 'R', 'C', 'C']);
    assert_eq!(colours(BLACK), ['K', 'K', 'K', 'C', 'C']);
}

#[test]
fn k1_neither_one_nor_three_can_play() {
    for players in [1, 3] {
        let draft = SetupDraft { players: Some(players), ..SetupDraft::default() };
        let error = draft.complete(Kontor::info()).expect_err("Kontor is for two");
        assert!(error.phrase.key.starts_with("core-setup-players"), "{error:?}");
    }
}

#[test]
fn k2_the_box_holds_the_right_cards() {
    let rules = open("base", &[]);
    let count = |wanted: &dyn Fn(CardId, Kind) -> bool| {
        CardId::all().filter(|id| wanted(*id, rules.deck().card(*id).kind)).count()
    };
    for seat in [RED, BLACK] {
        assert_eq!(count(&|id, _| id.suit() == Suit::Quay(seat)), 21);
        assert_eq!(count(&|id, kind| id.owner() == Some(seat) && kind == Kind::Crane), 2);
    }
    assert_eq!(count(&|id, _| id.suit() == Suit::Canal), 44);
    assert_eq!(count(&|_, kind| kind == Kind::Anchor), 1);
    for special in [Special::Flood, Special::Bridge, Special::Customs] {
        assert_eq!(count(&|_, kind| kind == Kind::Special(special)), 2);
    }
}

#[test]
fn k2_no_number_occurs_twice_and_only_the_anchor_has_none() {
    let rules = open("base", &[]);
    let mut numbers: Vec<u8> = CardId::all()
        .filter(|id| *id != CardId::ANCHOR)
        .map(|id| rules.deck().card(id).number)
        .collect();
    numbers.sort_unstable();
    numbers.dedup();
    assert_eq!(numbers.len(), 91);
    assert!(!numbers.contains(&0));
    let anchor = rules.deck().card(CardId::ANCHOR);
    assert_eq!((anchor.number, anchor.symbol), (0, Symbol::None));
}

#[test]
fn k2_a_box_with_other_cards_is_refused() {
    file_breaks("number = 13,", "number = 11,", "K-2");
    file_breaks("number = 32,", "number = 31,", "K-2");
    file_breaks("number = 91,", "number = 90,", "K-2");
    file_breaks("number = 31, symbol", "symbol", "K-2");
    file_breaks("anchor = true,", "anchor = true, number = 92,", "K-2");
    file_breaks("number = 1, crane = true, goods = []", "number = 1, goods = [\"tea\"]", "K-2");
    file_breaks("kind = \"flood\"", "kind = \"bridge\"", "K-2");
    file_breaks("colour = \"red\", number = 65", "colour = \"black\", number = 65", "K-2");
}

#[test]
fn k3_a_quay_shows_one_to_three_different_goods_and_a_crane_none() {
    let rules = open("base", &[]);
    for id in CardId::all() {
        let card = rules.deck().card(id);
        match card.kind {
            Kind::Quay => assert!((1..=3).contains(&card.goods_count()), "{id:?}"),
            _ => assert_eq!(card.goods_count(), 0, "{id:?}"),
        }
    }
    file_breaks("crane = true, goods = []", "crane = true, goods = [\"wine\"]", "K-3");
    file_breaks("goods = [\"wine\", \"spice\"]", "goods = []", "K-3");
    file_breaks("goods = [\"wine\", \"spice\"]", "goods = [\"wine\", \"wine\"]", "K-3");
}

#[test]
fn k4_the_pieces_of_the_box_are_counted() {
    open_with("guilders = 20", "guilders = 20").expect("the box as it is");
    for (passage, replaced) in [
        ("guilders = 20", "guilders = 21"),
        ("warehouses = 48", "warehouses = 47"),
        ("guards = 10", "guards = 12"),
        ("boats = 1", "boats = 2"),
    ] {
        assert!(open_with(passage, replaced).is_err(), "{replaced}");
    }
}

#[test]
fn k4_no_guilder_is_made_or_lost() {
    for seed in 0..20 {
        let mut table = dealt(seed);
        for step in 0..200_usize {
            let Some(seat) = table.rules.waiting_for(&table.position).first() else { break };
            let offers = table.offers(seat);
            table.play(seat, &offers[(step * 7 + seed as usize) % offers.len()]);
            let (red, black, city) = table.money();
            assert_eq!(red + black + city, 20);
        }
    }
}

#[test]
fn k4_a_position_with_a_guilder_too_many_is_refused() {
    let table = dealt(1);
    let mut document = table.rules.save(&table.position);
    document["guilders"][0] = 4.into();
    let error = table.rules.load(&document).expect_err("there are 20 guilders");
    assert!(error.problem.contains("K-4"), "{error}");
}

#[test]
fn k5_the_boat_stands_on_the_anchor_in_the_middle() {
    let table = dealt(1);
    assert_eq!(table.card_at("e5").as_deref(), Some("anchor"));
    assert_eq!(table.boat(), "e5");
}

#[test]
fn k6_the_harbour_begins_as_a_cross_of_canals() {
    let view = dealt(1).view();
    let cells: Vec<&str> = view.harbour.cells.iter().map(|cell| cell.cell.as_str()).collect();
    assert_eq!(cells, ["e3", "e4", "c5", "d5", "e5", "f5", "g5", "e6", "e7"]);
    assert_eq!(view.harbour.cells.iter().filter(|cell| cell.card.kind == "canal").count(), 8);
    assert_eq!((view.harbour.rows_fixed, view.harbour.columns_fixed), (false, false));
}

#[test]
fn k6_the_canals_of_the_cross_are_shuffled() {
    let around = |seed| {
        let cells = dealt(seed).view().harbour.cells.clone();
        cells.into_iter().map(|cell| cell.card.id.clone()).collect::<Vec<_>>()
    };
    assert_ne!(around(1), around(2));
}

#[test]
fn k7_each_takes_two_canals_and_the_next_is_turned_up() {
    let table = dealt(1);
    for seat in [RED, BLACK] {
        assert_eq!(table.hand(seat).iter().filter(|card| card.starts_with('C')).count(), 2);
    }
    let pile = table.view().canal_pile;
    assert_eq!(pile.count, 43 - 8 - 4);
    let top = pile.top.as_ref().expect("a canal is turned up");
    assert_eq!(top.kind, "canal");
    let everywhere = [table.hand(RED), table.hand(BLACK)].concat();
    assert!(!everywhere.contains(&top.id));
}

#[test]
fn k7_the_first_hands_are_unseen_by_the_other() {
    let rules = open("base", &[]);
    let mut told = Vec::new();
    let position = rules.deal(Seed::from_number(1), &mut told);
    for (audience, event) in &told {
        if let Event::HandDealt { seat, cards } = event {
            assert_eq!(*audience, Audience::Only(*seat));
            assert_eq!(cards.len(), 5);
        }
    }
    assert_eq!(told.iter().filter(|(_, e)| matches!(e, Event::HandDealt { .. })).count(), 2);
    for viewer in Viewer::all(2) {
        let view = rules.view(&position, viewer);
        for player in &view.players {
            assert_eq!((player.unseen, player.known.len()), ([3, 2, 0], 0));
        }
        assert_eq!(view.own.is_some(), viewer != Viewer::Spectator);
    }
}

#[test]
fn k8_each_takes_three_quays_and_the_rest_is_a_pile_with_an_open_top() {
    let table = dealt(1);
    for seat in [RED, BLACK] {
        let letter = if seat == RED { 'R' } else { 'K' };
        let hand = table.hand(seat);
        assert_eq!(hand.iter().filter(|card| card.starts_with(letter)).count(), 3);
        let pile = &table.seen_by(seat).players[seat.index()].pile;
        assert_eq!((pile.count, pile.bottom.len()), (18, 0));
        let top = pile.top.as_ref().expect("the pile lies face up");
        assert_eq!(top.owner, Some(seat));
        assert!(!hand.contains(&top.id));
    }
}

#[test]
fn k8_the_quays_are_shuffled_and_only_the_top_is_told() {
    assert_ne!(dealt(1).hand(RED), dealt(2).hand(RED));
    assert_ne!(dealt(1).hand(BLACK), dealt(2).hand(BLACK));
    let rules = open("base", &[]);
    let mut told = Vec::new();
    let position = rules.deal(Seed::from_number(1), &mut told);
    let view = rules.view(&position, Viewer::Spectator);
    let open_cards = told.into_iter().find_map(|(audience, event)| match event {
        Event::Dealt { canal, quays } => Some((audience, canal, quays)),
        _ => None,
    });
    let (audience, canal, quays) = open_cards.expect("the table is told to all");
    assert_eq!(audience, Audience::All);
    assert_eq!(canal.map(|card| card.id), view.canal_pile.top.as_ref().map(|card| card.id.clone()));
    for (told, player) in quays.iter().zip(&view.players) {
        assert_eq!(told.as_ref().map(|c| &c.id), player.pile.top.as_ref().map(|c| &c.id));
    }
}

#[test]
fn k9_each_has_three_guilders_and_the_city_fourteen() {
    assert_eq!(dealt(1).money(), (3, 3, 14));
}

#[test]
fn k10_choosing_is_common_then_one_plays_his_phases_after_the_other() {
    let mut table = base(|a| a.hand(RED, "C32 R35").hand(BLACK, "K26 K36"));
    assert_eq!(table.waiting(), [1, 2]);
    let heard = table.reveal("C32", "K26");
    assert_eq!(kinds(&heard), ["revealed", "revealed", "begins"]);
    assert_eq!(table.view().stage, StageView::Boat { seat: RED });
    let heard = table.play(RED, "boat d5");
    assert_eq!(kinds(&heard), ["boat-moved"]);
    assert_eq!(table.view().stage, StageView::Build { seat: RED });
    let heard = table.play(RED, "build d4");
    assert_eq!(kinds(&heard), ["laid", "paid", "drew"]);
    assert_eq!(table.view().stage, StageView::Boat { seat: BLACK });
    table.play(BLACK, "boat stays");
    assert_eq!(table.view().stage, StageView::Build { seat: BLACK });
    let heard = table.play(BLACK, "build d6");
    assert_eq!(kinds(&heard), ["laid", "drew", "round-began"]);
    assert_eq!(table.view().stage, StageView::Choosing);
    assert_eq!(table.view().round, 2);
    assert_eq!(table.waiting(), [1, 2]);
}

#[test]
fn k10_nobody_plays_out_of_turn_or_out_of_phase() {
    let mut table = base(|a| a.hand(RED, "C32 R35").hand(BLACK, "K26 K36"));
    table.refuses(RED, "build d4", "K-10");
    table.refuses(RED, "boat d5", "K-10");
    table.refuses(RED, "buy", "K-73");
    table.refuses(Seat::from_index(2), "pass", "K-10");
    table.reveal("C32", "K26");
    table.refuses(BLACK, "boat d5", "K-10");
    let reason = |seat, notation| {
        let action = table.rules.read_notation(notation).unwrap();
        table.rules.is_legal(&table.position, seat, action)
    };
    assert_eq!(reason(BLACK, "boat d5"), Err(Refusal::NotYourTurn));
    assert_eq!(reason(RED, "build d4"), Err(Refusal::NotNow));
    table.refuses(BLACK, "build d4", "K-10");
    table.refuses(RED, "build d4", "K-10");
    table.refuses(RED, "remove d4", "K-24");
    table.refuses(RED, "R35", "K-10");
    table.refuses(RED, "pass", "K-10");
    table.play(RED, "boat d5");
    table.refuses(RED, "boat c5", "K-22");
    table.refuses(RED, "remove nothing", "K-23");
    table.play(RED, "build d4");
    table.refuses(RED, "build d6", "K-10");
    assert_eq!(table.view().players[1].played.as_ref().unwrap().id, "K26", "their turn is to come");
}

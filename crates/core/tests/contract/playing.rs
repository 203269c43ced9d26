//! A game being played: deciding, refusing, taking back, saving.

use damrak_core::{CannotTakeBack, Play, Rng, Seed, Viewer, saved};

use crate::{ONE, TWO, finished, registry, rules};

fn lowest(play: &Play, seat: damrak_core::Seat) -> String {
    play.position().offers(seat)[0].notation.clone()
}

#[test]
fn a_secret_choice_can_be_taken_back_until_it_is_revealed() {
    let mut play = Play::deal(rules(), Seed::from_number(1));
    let start = play.position().hash();
    assert_eq!(play.take_back(ONE).unwrap_err(), CannotTakeBack::Nothing);
    let coin = lowest(&play, ONE);
    play.decide(ONE, &coin).unwrap();
    assert_eq!(play.take_back(TWO).unwrap_err(), CannotTakeBack::Other(ONE));
    assert_eq!(play.take_back(ONE).unwrap().notation, coin);
    assert_eq!(play.position().hash(), start);

    play.decide(ONE, &coin).unwrap();
    let answer = lowest(&play, TWO);
    play.decide(TWO, &answer).unwrap();
    assert_eq!(play.take_back(TWO).unwrap_err(), CannotTakeBack::Disclosed);
    assert_eq!(play.take_back(ONE).unwrap_err(), CannotTakeBack::Other(TWO));
}

#[test]
fn several_decisions_are_taken_back_one_by_one_but_not_past_a_reveal() {
    let mut play = finished();
    assert_eq!(play.may_take_back(TWO), Err(CannotTakeBack::Disclosed));
    let decisions = play.decisions().len();
    assert!(play.decide(ONE, "lay 1").is_err());
    assert_eq!(play.decisions().len(), decisions);
}

#[test]
fn a_refused_decision_names_the_clause_and_changes_nothing() {
    let mut play = Play::deal(rules(), Seed::from_number(1));
    let before = play.position().hash();
    let refused = play.decide(ONE, "lay 9").unwrap_err();
    assert_eq!(refused.clause.map(|clause| clause.0), Some("P-1"));
    let not_understood = play.decide(ONE, "give up").unwrap_err();
    assert_eq!(not_understood.clause, None);
    assert_eq!(not_understood.phrase.key, "pennies-notation");
    assert_eq!(play.position().hash(), before);
}

#[test]
fn each_hears_only_what_is_meant_for_him() {
    let mut play = Play::deal(rules(), Seed::from_number(1));
    let coin = lowest(&play, ONE);
    let decision = play.decide(ONE, &coin).unwrap();
    let heard = |viewer| {
        let hears = |told: &&damrak_core::Told| told.audience.includes(viewer);
        decision.told.iter().filter(hears).map(|told| told.event().to_string()).collect::<String>()
    };
    assert!(!heard(Viewer::Seat(ONE)).contains("null"));
    assert!(heard(Viewer::Seat(TWO)).contains("null"));
    assert!(heard(Viewer::Spectator).contains("null"));
}

#[test]
fn random_play_gives_the_same_game_through_both_doors() {
    for number in 0..20 {
        let seed = Seed::from_number(number);
        let fast = rules().random_game(seed, 100);
        let mut play = Play::deal(rules(), seed);
        let mut rng = Rng::new(seed.derive("random seats", 0));
        while let Some(seat) = play.position().waiting_for().first() {
            let action = play.position().random_action(seat, &mut rng).unwrap();
            play.decide(seat, &action).unwrap();
        }
        assert_eq!(play.position().standing(), fast.standing);
        assert_eq!(play.decisions().len() as u32, fast.decisions);
        assert_eq!(play.figures(), fast.figures);
        let [laid, won] = fast.figures[..] else { panic!("two figures") };
        assert_eq!((laid.name, laid.times, laid.sum), ("laid", u64::from(fast.decisions), None));
        assert_eq!((won.name, won.times), ("won", laid.times / 2));
        assert!(won.sum.is_some_and(|coins| coins > 0));
    }
}

#[test]
fn a_position_file_opens_again() {
    let mut play = Play::deal(rules(), Seed::from_number(4));
    let coin = lowest(&play, ONE);
    play.decide(ONE, &coin).unwrap();
    let text = saved::write(play.position()).to_string();
    let again = saved::read(&registry(), &text, None).unwrap();
    assert_eq!(again.hash(), play.position().hash());
    assert_eq!(again.rules().setup(), play.rules().setup());
}

#[test]
fn a_wrong_position_file_says_what_is_wrong() {
    let play = Play::deal(rules(), Seed::from_number(4));
    let text = saved::write(play.position()).to_string();
    let error = |text: &str| saved::read(&registry(), text, None).unwrap_err().to_string();
    assert!(error("{").contains("not a Damrak position"));
    assert!(
        error(&text.replace("\"damrak-position\":1", "\"damrak-position\":2")).contains("format 2")
    );
    assert!(error(&text.replace("\"rules\":3", "\"rules\":4")).contains("version 4"));
    assert!(error(&text.replace("\"purse\":[", "\"purse\":[9,")).contains("there are eight"));
    let hash = play.rules().edition().hash.to_string();
    let other = text.replace(&hash, &"0".repeat(64));
    assert!(error(&other).contains("--edition"));
}

#[test]
fn a_position_behind_the_face_prints_nothing_of_itself() {
    let print = |coin: usize| {
        let mut play = Play::deal(rules(), Seed::from_number(1));
        let coin = play.position().offers(ONE)[coin].notation.clone();
        play.decide(ONE, &coin).unwrap();
        format!("{:?}", play.position())
    };
    assert_eq!(print(0), print(1));
}

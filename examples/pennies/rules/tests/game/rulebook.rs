//! A test for every clause of the book, named after it.

use damrak_core::{Deaf, Refusal as _, Rules, Seat, SeatSet, Seed, Sight, Viewer};
use pennies::{Coin, Event, Pennies, Position, Refusal};

use crate::common::{holding, lay, open, rules, seat, setup};

/// Three hands in which the coins that matter are easy to see.
const HANDS: [[u8; 6]; 3] = [[1, 2, 7, 8, 9, 9], [1, 2, 7, 8, 8, 9], [1, 2, 3, 4, 5, 6]];

/// Who won which of the rounds so far.
fn winners(rules: &Pennies, position: &Position) -> Vec<Option<u8>> {
    let past = rules.view(position, Viewer::Spectator).past;
    past.iter().map(|round| round.winner.map(Seat::number)).collect()
}

#[test]
fn p1_two_to_four_play() {
    for players in [2, 3, 4] {
        let rules = rules(players);
        assert_eq!(rules.players(), players);
        let position = rules.deal(Seed::from_number(1), &mut Deaf);
        assert_eq!(rules.waiting_for(&position), SeatSet::all(players));
    }
    for players in [1, 5] {
        assert!(setup(players, 4).complete(Pennies::info()).is_err());
    }
    let rules = rules(2);
    let position = rules.deal(Seed::from_number(1), &mut Deaf);
    assert_eq!(rules.is_legal(&position, seat(3), Coin(1)), Err(Refusal::NoPlayer));
    assert_eq!(Refusal::NoPlayer.clause().0, "P-1");
}

#[test]
fn p2_there_are_three_coins_of_each_worth() {
    let coins = rules(2).coins();
    assert_eq!(coins.len(), 27);
    assert!((1..=9).all(|worth| coins.count(Coin(worth)) == 3));
    assert_eq!((coins.count(Coin(0)), coins.count(Coin(10))), (0, 0));
}

#[test]
fn p3_everybody_draws_six_coins_and_sees_only_their_own() {
    let rules = rules(3);
    let mut told = Vec::new();
    let position = rules.deal(Seed::from_number(5), &mut told);
    for seat in Seat::all(3) {
        assert_eq!(rules.hand(&position, seat).len(), 6);
        let viewer = Viewer::Seat(seat);
        let drew: Vec<&Event> = told
            .iter()
            .filter(|(audience, _)| audience.includes(viewer))
            .map(|(_, event)| event)
            .filter(|event| matches!(event, Event::Drew { .. }))
            .collect();
        let coins = rules.hand(&position, seat).iter().collect();
        assert_eq!(drew, [&Event::Drew { seat, coins }]);
    }
    let other = rules.deal(Seed::from_number(6), &mut Deaf);
    assert_ne!(position, other, "they are shuffled");
}

#[test]
fn p4_all_lay_a_coin_of_their_hand_in_secret_and_all_are_turned_up_together() {
    let rules = rules(3);
    let mut position = holding(&rules, &HANDS);
    assert_eq!(rules.is_legal(&position, seat(1), Coin(3)), Err(Refusal::NotInHand));
    assert_eq!(Refusal::NotInHand.clause().0, "P-4");
    let mut told = Vec::new();
    for (number, coin) in [(3, 6), (1, 9)] {
        rules.apply(&mut position, seat(number), Coin(coin), &mut told).unwrap();
    }
    let heard = |viewer: Viewer, told: &[(damrak_core::Audience, Event)]| {
        told.iter().filter(|(to, _)| to.includes(viewer)).map(|(_, event)| event.clone()).collect()
    };
    let by_others: Vec<Event> = heard(Viewer::Seat(seat(2)), &told);
    let face_down = |number| Event::LaidFaceDown { seat: seat(number) };
    assert_eq!(by_others, [face_down(3), face_down(1)]);
    let by_owner: Vec<Event> = heard(Viewer::Seat(seat(1)), &told);
    assert_eq!(by_owner, [face_down(3), Event::Laid { seat: seat(1), coin: Coin(9) }]);
    assert!(rules.view(&position, Viewer::Spectator).past.is_empty());

    told.clear();
    rules.apply(&mut position, seat(2), Coin(1), &mut told).unwrap();
    let all: Vec<Event> = heard(Viewer::Spectator, &told);
    let coins = vec![(seat(1), Coin(9)), (seat(2), Coin(1)), (seat(3), Coin(6))];
    assert_eq!(all[1], Event::TurnedUp { coins });
}

#[test]
fn p5_a_coin_that_is_laid_stays_laid() {
    let rules = rules(3);
    let mut position = holding(&rules, &HANDS);
    rules.apply(&mut position, seat(2), Coin(7), &mut Deaf).unwrap();
    let refused = rules.apply(&mut position, seat(2), Coin(8), &mut Deaf);
    assert_eq!(refused, Err(Refusal::LaidAlready));
    assert_eq!(Refusal::LaidAlready.clause().0, "P-5");
    let own = rules.view(&position, Viewer::Seat(seat(2))).own.unwrap();
    assert_eq!(own.laid, Some(Coin(7)));
    assert_eq!(rules.waiting_for(&position), [seat(1), seat(3)].into_iter().collect());
}

#[test]
fn p6_the_highest_coin_that_lies_alone_wins() {
    let rules = rules(3);
    let mut position = holding(&rules, &HANDS);
    let told = lay(&rules, &mut position, &[9, 8, 6]);
    assert!(told.contains(&Event::Won { seat: seat(1), coin: Coin(9), points: 1 }), "{told:?}");
    lay(&rules, &mut position, &[1, 2, 4]);
    assert_eq!(winners(&rules, &position), [Some(1), Some(3)]);
}

#[test]
fn p7_coins_of_the_same_worth_cancel_each_other_out() {
    let three = rules(3);
    let mut position = holding(&three, &HANDS);
    lay(&three, &mut position, &[9, 9, 3]);
    lay(&three, &mut position, &[2, 1, 2]);
    let told = lay(&three, &mut position, &[1, 2, 1]);
    assert_eq!(winners(&three, &position), [Some(3), Some(2), Some(2)]);
    assert!(!told.contains(&Event::NobodyWon));

    let two = rules(2);
    let mut position = holding(&two, &HANDS[..2]);
    let told = lay(&two, &mut position, &[8, 8]);
    assert!(told.contains(&Event::NobodyWon), "{told:?}");
    assert_eq!(winners(&two, &position), [None]);
}

#[test]
fn p8_every_round_counts_its_number() {
    let rules = rules(3);
    let mut position = holding(&rules, &HANDS);
    let mut points = Vec::new();
    for coins in [[9, 8, 6], [1, 2, 4], [9, 8, 5], [2, 1, 3]] {
        lay(&rules, &mut position, &coins);
        points.push([1, 2, 3].map(|number| rules.points(&position, seat(number))));
    }
    assert_eq!(points, [[1, 0, 0], [1, 0, 2], [4, 0, 2], [4, 0, 6]]);
}

#[test]
fn p9_coins_of_earlier_rounds_stay_open_and_are_out_of_the_game() {
    let rules = rules(3);
    let mut position = holding(&rules, &HANDS);
    lay(&rules, &mut position, &[9, 8, 6]);
    let view = rules.view(&position, Viewer::Spectator);
    assert_eq!(view.past[0].coins, [9, 8, 6].map(Coin));
    assert_eq!(view.unseen, [3, 3, 3, 3, 3, 2, 3, 2, 2]);
    assert_eq!(rules.is_legal(&position, seat(3), Coin(6)), Err(Refusal::NotInHand));
    assert!(rules.is_legal(&position, seat(1), Coin(9)).is_ok(), "the other 9");
}

#[test]
fn p10_after_four_rounds_most_points_win() {
    let rules = rules(3);
    let mut position = holding(&rules, &HANDS);
    for coins in [[9, 1, 6], [9, 2, 5], [1, 7, 4]] {
        lay(&rules, &mut position, &coins);
        assert!(rules.standing(&position).is_none());
    }
    lay(&rules, &mut position, &[2, 8, 3]);
    assert!(rules.waiting_for(&position).is_empty());
    assert_eq!(rules.is_legal(&position, seat(1), Coin(7)), Err(Refusal::Over));
    assert_eq!(Refusal::Over.clause().0, "P-10");
    let places = rules.standing(&position).unwrap().places;
    let found: Vec<_> = places.iter().map(|it| (it.seat.number(), it.scores[0].value)).collect();
    assert_eq!(found, [(2, 7), (1, 3), (3, 0)]);
}

#[test]
fn p10_what_was_kept_decides_between_those_with_as_many_points() {
    let rules = rules(2);
    let mut position = holding(&rules, &[[1, 2, 3, 7, 8, 9], [1, 2, 3, 7, 8, 9]]);
    for coins in [[9, 1], [1, 9], [2, 8]] {
        lay(&rules, &mut position, &coins);
    }
    let told = lay(&rules, &mut position, &[3, 2]);
    let kept = |number, coins: [u8; 2]| Event::Kept {
        seat: seat(number),
        coins: coins.map(Coin).to_vec(),
        worth: coins.iter().copied().map(u16::from).sum(),
    };
    assert_eq!(told[2..], [kept(1, [7, 8]), kept(2, [3, 7])]);
    let standing = rules.standing(&position).unwrap();
    assert_eq!(standing.winners().collect::<Vec<_>>(), [seat(1)]);
    let view = rules.view(&position, Viewer::Spectator);
    assert_eq!(view.players[1].kept.as_deref(), Some(&[Coin(3), Coin(7)][..]));

    let mut position = holding(&rules, &[[1, 2, 3, 7, 8, 9], [1, 2, 3, 7, 8, 9]]);
    for coins in [[9, 1], [1, 9], [2, 3], [3, 2]] {
        lay(&rules, &mut position, &coins);
    }
    assert_eq!(rules.standing(&position).unwrap().winners().count(), 2, "they share it");
}

#[test]
fn p11_three_or_five_rounds_by_agreement() {
    for rounds in [3, 5] {
        let rules = open(&setup(2, rounds));
        let mut position = holding(&rules, &[[1, 2, 3, 7, 8, 9], [1, 2, 3, 7, 8, 9]]);
        for coin in [1, 2, 3, 7, 8].into_iter().take(rounds as usize) {
            assert!(rules.standing(&position).is_none());
            lay(&rules, &mut position, &[coin, coin]);
        }
        assert!(rules.standing(&position).is_some());
        assert_eq!(rules.hand(&position, seat(1)).len(), 6 - rounds as u8);
    }
    for rounds in [2, 6] {
        assert!(setup(2, rounds).complete(Pennies::info()).is_err());
    }
}

#[test]
fn p12_hands_and_coins_that_lie_face_down_are_hidden() {
    let rules = rules(3);
    let mut position = holding(&rules, &HANDS);
    rules.apply(&mut position, seat(1), Coin(9), &mut Deaf).unwrap();
    let mut other = holding(&rules, &[[3, 3, 4, 5, 6, 7], HANDS[1], [1, 2, 7, 8, 9, 9]]);
    rules.apply(&mut other, seat(1), Coin(4), &mut Deaf).unwrap();
    for viewer in [Viewer::Spectator, Viewer::Seat(seat(2))] {
        assert_eq!(rules.view(&position, viewer), rules.view(&other, viewer));
    }
    let view = rules.view(&position, Viewer::Spectator);
    assert!(view.own.is_none() && view.players.iter().all(|player| player.kept.is_none()));
    assert_eq!((view.players[0].coins, view.players[0].has_laid), (5, true));
    assert_eq!(rules.view(&position, Viewer::Seat(seat(1))).own.unwrap().laid, Some(Coin(9)));
}

//! That hints and reviews say what is so.

use std::time::{Duration, Instant};

use damrak_bots::{Bots, Budget, Method, Methods, NoReview, Reviewing, Settings, Thinking};
use damrak_core::{Play, Seat, Seed, SetupDraft};
use damrak_kontor::Kontor;
use damrak_kontor_kit::advice::KontorAdvice;

use crate::playing::registry;

fn thinking(number: u64) -> Thinking {
    Thinking { seed: Seed::from_number(number), threads: 1 }
}

/// A game played by players of this level, up to so many decisions.
fn played(game: &str, most: usize, level: &str) -> Play {
    played_from(Seed::from_number(11), game, most, level)
}

fn played_from(seed: Seed, game: &str, most: usize, level: &str) -> Play {
    let bots = damrak_games::kits().bots();
    let rules = registry().open(game, &SetupDraft::default()).unwrap();
    let mut play = Play::deal(rules, seed);
    while let Some(seat) = play.position().waiting_for().first() {
        if play.decisions().len() >= most {
            break;
        }
        let number = play.decisions().len() as u64;
        let level = level.parse().unwrap();
        let decided = bots.decide(play.position(), seat, level, thinking(number)).unwrap();
        play.decide(seat, &decided.notation).unwrap();
    }
    play
}

#[test]
fn a_hint_names_legal_decisions_the_best_first_and_gives_reasons() {
    let bots = damrak_games::kits().bots();
    for game in ["kontor", "merchants", "dutchman", "chartered"] {
        let mut reasons = 0;
        for length in (4..40).step_by(4) {
            let play = played(game, length, "clerk");
            let Some(seat) = play.position().waiting_for().first() else { break };
            let budget = Budget::Simulations(200);
            let hint = bots.hint(play.position(), seat, budget, thinking(5)).unwrap();
            assert!(!hint.decisions.is_empty(), "{game}");
            for (weighed, next) in hint.decisions.iter().zip(&hint.decisions[1..]) {
                assert!(weighed.chance >= next.chance, "{game}: {hint:?}");
            }
            for weighed in &hint.decisions {
                assert!((0.0..=1.0).contains(&weighed.chance), "{game}: {weighed:?}");
                assert!(weighed.expected.is_some_and(f32::is_finite), "{game}: {weighed:?}");
                let mut tried = play.position().fork();
                tried.act(seat, &weighed.notation).expect("a hint is legal");
                reasons += usize::from(weighed.reason.is_some());
            }
            let again = bots.hint(play.position(), seat, budget, thinking(5)).unwrap();
            assert_eq!(hint.decisions, again.decisions, "{game}: the same seed, the same hint");
        }
        assert!(reasons > 0, "{game} never says why");
    }
}

/// Regents search by a method of their own, and whoever asks for a hint gets it from them.
#[test]
fn regents_and_hints_search_by_the_method_of_regents() {
    let curious = |curiosity| Method::Tree(Settings { curiosity, ..Settings::default() });
    let (merchant, regent) = (curious(0.2), curious(4.0));
    let bots = |methods: Methods| Bots::new().with::<Kontor>(KontorAdvice::default(), methods);
    let [both, merchants, regents] =
        [Methods { merchant, regent }, merchant.into(), regent.into()].map(bots);

    let play = played("kontor", 12, "clerk");
    let position = play.position();
    let seat = position.waiting_for().first().unwrap();
    let tried = |bots: &Bots, level: &str| {
        bots.decide(position, seat, level.parse().unwrap(), thinking(5)).unwrap().tried
    };
    let [merchant, regent] = ["merchant@2000sims", "regent@2000sims"];
    assert_ne!(tried(&both, merchant), tried(&both, regent));
    assert_eq!(tried(&both, merchant), tried(&merchants, merchant));
    assert_eq!(tried(&both, regent), tried(&regents, regent));

    let hint = |bots: &Bots| {
        bots.hint(position, seat, Budget::Simulations(2_000), thinking(5)).unwrap().decisions
    };
    assert_eq!(hint(&both), hint(&regents));
    assert_ne!(hint(&both), hint(&merchants));
}

/// Merchants may go by another advice, and whoever asks for a hint gets the better one.
#[test]
fn regents_and_hints_go_by_the_advice_of_regents() {
    let advice = KontorAdvice::default;
    let lesser = || KontorAdvice { lead: 0.0, ..advice() };
    let methods = Methods::default();
    let both = Bots::new().with_ranks::<Kontor, _>(lesser(), advice(), methods);
    let merchants = Bots::new().with::<Kontor>(lesser(), methods);
    let regents = Bots::new().with::<Kontor>(advice(), methods);

    let play = played("kontor", 12, "clerk");
    let position = play.position();
    let seat = position.waiting_for().first().unwrap();
    let decided = |bots: &Bots, level: &str| {
        let decided = bots.decide(position, seat, level.parse().unwrap(), thinking(5)).unwrap();
        (decided.notation, decided.tried, decided.chance)
    };
    let [merchant, regent] = ["merchant@500sims", "regent@500sims"];
    assert_eq!(decided(&both, merchant), decided(&merchants, merchant));
    assert_eq!(decided(&both, regent), decided(&regents, regent));
    assert_eq!(decided(&both, "clerk"), decided(&regents, "clerk"));
    assert_ne!(decided(&both, merchant), decided(&regents, merchant));

    let hint = |bots: &Bots| {
        bots.hint(position, seat, Budget::Simulations(500), thinking(5)).unwrap().decisions
    };
    assert_eq!(hint(&both), hint(&regents));
    assert_ne!(hint(&both), hint(&merchants));
}

/// What is expected late in a game is near what comes, in what the game counts: nearer than the mean of all is.
#[test]
fn expected_results_are_those_of_the_game() {
    for (game, score) in [("merchants", "money"), ("dutchman", "wealth"), ("chartered", "money")] {
        let mut pairs = Vec::new();
        for number in 0..10 {
            let seed = Seed::from_number(number);
            let whole = played_from(seed, game, usize::MAX, "clerk");
            let late = whole.decisions().len() * 19 / 20;
            let play = played_from(seed, game, late, "clerk");
            let budget = Budget::Simulations(30);
            let seat = play.position().waiting_for().first().unwrap();
            let hint = damrak_games::kits()
                .bots()
                .hint(play.position(), seat, budget, thinking(3))
                .unwrap();
            let expected = f64::from(hint.decisions[0].expected.unwrap());
            let standing = whole.position().standing().unwrap();
            let place = standing.places.iter().find(|place| place.seat == seat).unwrap();
            let real = place.scores.iter().find(|one| one.name == score).unwrap().value;
            pairs.push((expected, real as f64));
        }
        let count = pairs.len() as f64;
        let mean = pairs.iter().map(|(_, real)| real).sum::<f64>() / count;
        let off = pairs.iter().map(|(expected, real)| (expected - real).abs()).sum::<f64>();
        let apart = pairs.iter().map(|(_, real)| (mean - real).abs()).sum::<f64>();
        assert!(off < apart, "{game}: {pairs:?}");
    }
}

#[test]
fn a_hint_needs_somebody_who_is_waited_for() {
    let play = played("merchants", 1, "random");
    let waiting = play.position().waiting_for();
    let idle = Seat::all(4).find(|seat| !waiting.contains(*seat)).unwrap();
    let hint = damrak_games::kits().bots().hint(
        play.position(),
        idle,
        Budget::Simulations(5),
        thinking(1),
    );
    assert!(hint.unwrap_err().to_string().contains("has nothing to decide"));
}

fn reviewing(millis: u64) -> Reviewing {
    Reviewing { budget: Duration::from_millis(millis), threads: 1, seed: Seed::from_number(2) }
}

#[test]
fn a_review_follows_the_game_to_its_winner() {
    let play = played("kontor", usize::MAX, "random");
    let mut told = Vec::new();
    let review = damrak_games::kits().bots().review(&play, reviewing(2_000), &mut |done, all| {
        told.push((done, all));
        true
    });
    let review = review.unwrap();
    let count = play.decisions().len();
    assert_eq!(review.moments.len(), count);
    assert_eq!(told.first(), Some(&(0, count as u32)));
    assert_eq!(told.last(), Some(&(count as u32, count as u32)));
    for (moment, decision) in review.moments.iter().zip(play.decisions()) {
        assert_eq!((moment.seat, &moment.notation), (decision.seat, &decision.notation));
        assert!((moment.chances.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{moment:?}");
        assert!((0.0..=1.0).contains(&moment.cost()), "{moment:?}");
    }
    let standing = play.position().standing().unwrap();
    let last = &review.moments.last().unwrap().chances;
    for winner in standing.winners() {
        let share = 1.0 / standing.winners().count() as f32;
        assert!((last[winner.index()] - share).abs() < 1e-3, "whoever has won has won: {last:?}");
    }
    // Random players make mistakes, and the costliest comes first.
    let points = review.turning_points(5);
    assert_eq!(points.len(), 5);
    assert!(points[0].cost() > 0.03, "{:?}", points[0]);
    assert!(points.windows(2).all(|pair| pair[0].cost() >= pair[1].cost()));
    for point in points {
        let better = point.choice.as_ref().unwrap().better.as_ref().unwrap();
        assert_ne!(better.notation, point.notation);
    }
    let json = serde_json::to_string(&review).unwrap();
    assert_eq!(serde_json::from_str::<damrak_bots::Review>(&json).unwrap().moments.len(), count);
}

/// What is plotted before a choice is what the search found there, at every decision of every game, and at the end it is
/// the result.
#[test]
fn plot_and_search_say_the_same_and_the_end_is_exact() {
    for game in ["kontor", "merchants", "dutchman", "chartered"] {
        let play = played(game, usize::MAX, "random");
        let review =
            damrak_games::kits().bots().review(&play, reviewing(1_500), &mut |_, _| true).unwrap();
        let before = std::iter::once(&review.start)
            .chain(review.moments.iter().map(|moment| &moment.chances));
        let mut compared = 0;
        for (before, moment) in before.zip(&review.moments) {
            let Some(choice) = &moment.choice else { continue };
            let better = choice.better.as_ref().map_or(0.0, |better| better.chance);
            let found = choice.chance.max(better);
            let plotted = before[moment.seat.index()];
            assert!((plotted - found).abs() < 1e-4, "{game}: {plotted} and {moment:?}");
            compared += 1;
        }
        assert!(compared > 10, "{game}: only {compared} choices");
        let standing = play.position().standing().unwrap();
        let (winners, last) = (standing.winners().count(), review.moments.last().unwrap());
        for winner in standing.winners() {
            let end = last.chances[winner.index()];
            assert!((end - 1.0 / winners as f32).abs() < 1e-3, "{game}: {last:?}");
        }
    }
}

/// Whoever decides well is found to waste less than whoever decides by chance.
#[test]
fn a_review_tells_a_clerk_from_a_gambler() {
    let cost = |level: &str| {
        let play = played("kontor", usize::MAX, level);
        let review =
            damrak_games::kits().bots().review(&play, reviewing(1_500), &mut |_, _| true).unwrap();
        review.mean_cost(Seat::from_index(0)) + review.mean_cost(Seat::from_index(1))
    };
    let (clerk, gambler) = (cost("clerk"), cost("random"));
    assert!(clerk < gambler, "{clerk} {gambler}");
}

/// Cards are drawn in Kontor after every round: there is luck, and it is no more than there is to win.
#[test]
fn luck_is_told_apart() {
    let play = played("chartered", usize::MAX, "random");
    let review =
        damrak_games::kits().bots().review(&play, reviewing(1_500), &mut |_, _| true).unwrap();
    for moment in &review.moments {
        assert_eq!(moment.luck.len(), usize::from(review.players));
        assert!(moment.luck.iter().all(|moved| moved.abs() <= 1.0), "{moment:?}");
    }
    assert!(!review.strokes_of_luck(3).is_empty(), "events and bids bring surprises");
}

#[test]
fn only_finished_games_are_reviewed_and_anybody_may_stop_it() {
    let play = played("kontor", 10, "random");
    let open = damrak_games::kits().bots().review(&play, reviewing(100), &mut |_, _| true);
    assert_eq!(open.unwrap_err(), NoReview::NotOver);
    let play = played("kontor", usize::MAX, "random");
    let stopped =
        damrak_games::kits().bots().review(&play, reviewing(60_000), &mut |done, _| done < 3);
    assert_eq!(stopped.unwrap_err(), NoReview::Stopped);
}

#[test]
fn a_review_keeps_its_time() {
    let play = played("dutchman", usize::MAX, "random");
    let start = Instant::now();
    damrak_games::kits().bots().review(&play, reviewing(1_000), &mut |_, _| true).unwrap();
    // Every decision gets a few guesses however short the time is.
    assert!(start.elapsed() < Duration::from_secs(6), "{:?}", start.elapsed());
}

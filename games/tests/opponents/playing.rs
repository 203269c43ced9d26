//! That opponents of every level play every game to its end, and that what cannot be decided is said.

use damrak_bots::{Advice, Bots, Level, NoDecision, Rank, Thinking};
use damrak_chartered::Chartered;
use damrak_chartered_kit::advice::CharteredAdvice;
use damrak_core::edition::EditionSource;
use damrak_core::{Deaf, Game, OptionValue, Play, Registry, Rng, Rules, Seat, Seed, SetupDraft};
use damrak_dutchman::Dutchman;
use damrak_dutchman_kit::advice::DutchmanAdvice;
use damrak_kontor::Kontor;
use damrak_kontor_kit::advice::KontorAdvice;
use damrak_merchants::{Action, Merchants};
use damrak_merchants_kit::advice::MerchantsAdvice;

pub(crate) fn registry() -> Registry {
    Registry::new().with::<Kontor>().with::<Merchants>().with::<Dutchman>().with::<Chartered>()
}

fn draft(options: &[(&str, &str)]) -> SetupDraft {
    let choice = |text: &str| OptionValue::Choice(text.to_owned());
    let options = options.iter().map(|(name, value)| ((*name).to_owned(), choice(value))).collect();
    SetupDraft { options, ..SetupDraft::default() }
}

/// The rules of a game in its usual edition.
pub(crate) fn open<G: Game>(options: &[(&str, &str)]) -> G {
    let setup = draft(options).complete(G::info()).unwrap();
    let edition = &G::info().editions[0];
    G::open(&setup, EditionSource { file: edition.file, text: edition.text }).unwrap()
}

fn thinking(number: u64) -> Thinking {
    Thinking { seed: Seed::from_number(number), threads: 1 }
}

fn level(text: &str) -> Level {
    text.parse().unwrap()
}

/// One game with an opponent of another level on every seat.
fn play(game: &str, draft: &SetupDraft, levels: &[&str]) {
    let rules = registry().open(game, draft).unwrap();
    let bots = damrak_games::kits().bots();
    let mut play = Play::deal(rules, Seed::from_number(8));
    for number in 0..5_000 {
        let Some(seat) = play.position().waiting_for().first() else { return };
        let level = level(levels[seat.index() % levels.len()]);
        let decided = bots.decide(play.position(), seat, level, thinking(number)).unwrap();
        assert!(decided.chance.is_none_or(|chance| (0.0..=1.0).contains(&chance)), "{decided:?}");
        play.decide(seat, &decided.notation).unwrap();
    }
    panic!("{game} does not end");
}

const LEVELS: [&str; 5] = ["regent@12sims", "clerk", "random", "apprentice", "merchant@5sims"];

#[test]
fn kontor_is_played_to_the_end() {
    play("kontor", &SetupDraft::default(), &LEVELS);
    for variant in ["tic-tac-toe", "canal-grande", "gulliver", "poverty", "water-games"] {
        let variant = Some(variant.to_owned());
        play("kontor", &SetupDraft { variant, ..SetupDraft::default() }, &LEVELS);
    }
}

#[test]
fn merchants_is_played_to_the_end() {
    play("merchants", &SetupDraft::default(), &LEVELS);
    play("merchants", &SetupDraft { players: Some(3), ..SetupDraft::default() }, &LEVELS);
}

#[test]
fn dutchman_is_played_to_the_end() {
    play("dutchman", &SetupDraft::default(), &LEVELS);
}

#[test]
fn chartered_is_played_to_the_end() {
    play("chartered", &SetupDraft::default(), &LEVELS);
}

/// On a clock that falls every level names a price it can stop on, or waits.
#[test]
fn a_falling_clock_gets_an_answer() {
    let rules = registry().open("merchants", &draft(&[("auction", "live")])).unwrap();
    let bots = damrak_games::kits().bots();
    let mut play = Play::deal(rules, Seed::from_number(3));
    let mut clocks = 0;
    for number in 0..200 {
        if let Some(clock) = play.position().falling_clock() {
            clocks += 1;
            for seat in clock.order {
                for text in ["clerk", "merchant@20sims"] {
                    let decided =
                        bots.decide(play.position(), seat, level(text), thinking(number)).unwrap();
                    let stops = decided.notation.starts_with("stop ");
                    assert!(stops || decided.notation == "wait", "{decided:?}");
                }
            }
        }
        let Some(seat) = play.position().waiting_for().first() else { break };
        let decided =
            bots.decide(play.position(), seat, Rank::Random.into(), thinking(number)).unwrap();
        play.decide(seat, &decided.notation).unwrap();
    }
    assert!(clocks > 2);
}

#[test]
fn what_cannot_be_decided_is_said() {
    let rules = registry().open("dutchman", &SetupDraft::default()).unwrap();
    let (position, _) = rules.deal(Seed::from_number(1));
    let waiting = position.waiting_for();
    let idle = Seat::all(rules.players()).find(|seat| !waiting.contains(*seat)).unwrap();
    let stranger = Seat::from_index(7);
    for seat in [idle, stranger] {
        for rank in Rank::ALL {
            let answer = damrak_games::kits().bots().decide(
                position.as_ref(),
                seat,
                rank.into(),
                thinking(1),
            );
            assert_eq!(answer, Err(NoDecision::NotWaiting(seat)));
        }
    }
    let first = waiting.first().unwrap();
    let answer = Bots::new().decide(position.as_ref(), first, Rank::Random.into(), thinking(1));
    assert_eq!(answer, Err(NoDecision::UnknownGame("dutchman")));
    assert_eq!(answer.unwrap_err().to_string(), "there are no computer opponents for `dutchman`");
}

/// What the advice expects adds up, whoever has won is known to, and there is always something legal to look at.
#[test]
fn advice_keeps_its_promises() {
    fn check<G: Game>(rules: &G, advice: &impl Advice<G>) {
        let seed = Seed::from_number(6);
        let (mut rng, mut buffer) = (Rng::new(seed), Vec::new());
        let mut position = rules.deal(seed, &mut Deaf);
        let seats = usize::from(rules.players());
        while let Some(seat) = rules.waiting_for(&position).first() {
            let chances = advice.judge(rules, &position);
            let all: f32 = chances[..seats].iter().sum();
            assert!((all - 1.0).abs() < 1e-3, "{chances:?}");
            assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{chances:?}");
            assert!(chances[seats..].iter().all(|chance| *chance == 0.0), "{chances:?}");
            advice.candidates(rules, &position, seat, &mut buffer, &mut rng);
            assert!(!buffer.is_empty());
            assert!(buffer.iter().all(|action| rules.is_legal(&position, seat, *action).is_ok()));
            let mut weights = Vec::new();
            advice.priors(rules, &position, seat, &buffer, &mut weights);
            assert_eq!(weights.len(), buffer.len());
            assert!(weights.iter().all(|weight| *weight > 0.0 && weight.is_finite()));
            let played = advice.play(rules, &position, seat, &mut buffer, &mut rng).unwrap();
            assert!(rules.is_legal(&position, seat, played).is_ok(), "{played:?}");
            let considered =
                advice.consider(rules, &position, seat, &mut buffer, &mut rng).unwrap();
            assert!(rules.is_legal(&position, seat, considered).is_ok(), "{considered:?}");
            let action = rules.random_action(&position, seat, &mut buffer, &mut rng).unwrap();
            rules.apply(&mut position, seat, action, &mut Deaf).unwrap();
        }
        let standing = rules.standing(&position).unwrap();
        let result = damrak_bots::result(&standing);
        let best = result.iter().copied().fold(0.0, f32::max);
        assert!(standing.winners().all(|seat| result[seat.index()] == best), "{result:?}");
        let judged = advice.judge(rules, &position);
        let favourite = judged.iter().copied().fold(0.0, f32::max);
        assert!(standing.winners().any(|seat| judged[seat.index()] == favourite), "{judged:?}");
    }
    check(&open::<Kontor>(&[]), &KontorAdvice::default());
    check(&open::<Merchants>(&[]), &MerchantsAdvice::default());
    check(&open::<Dutchman>(&[]), &DutchmanAdvice::default());
    check(&open::<Chartered>(&[]), &CharteredAdvice::default());
}

/// The more a card is worth to somebody, the more they are thought to bid, and never more than any card goes for.
#[test]
fn others_are_thought_to_bid_by_what_a_card_is_worth_to_them() {
    let rules = open::<Merchants>(&[]);
    let advice = MerchantsAdvice::default();
    let seed = Seed::from_number(8);
    let (mut rng, mut buffer) = (Rng::new(seed), Vec::new());
    let mut position = rules.deal(seed, &mut Deaf);
    // Bids for cards that are worth little and much.
    let mut bids: [Vec<f32>; 2] = Default::default();
    while let Some(seat) = rules.waiting_for(&position).first() {
        if rules.is_auction(&position)
            && let Some(value) =
                advice.card_value(&rules, &position, seat, 3, &mut buffer, &mut rng)
            && !(40.0..120.0).contains(&value)
        {
            let bid = advice.consider(&rules, &position, seat, &mut buffer, &mut rng).unwrap();
            let price = match bid {
                Action::Stop(price) => f32::from(price),
                _ => 0.0,
            };
            assert!(price <= advice.usual + advice.spread, "{price}");
            bids[usize::from(value >= 120.0)].push(price);
        }
        let action = advice.play(&rules, &position, seat, &mut buffer, &mut rng).unwrap();
        rules.apply(&mut position, seat, action, &mut Deaf).unwrap();
    }
    let [little, much] = bids.map(|bids| {
        assert!(bids.len() >= 8, "only {} bids", bids.len());
        bids.iter().sum::<f32>() / bids.len() as f32
    });
    assert!(much > little + 20.0, "{little} for cards of little worth, {much} for others");
}

//! That an opponent decides by what its seat knows and by nothing else.

use damrak_bots::{
    Advice, Budget, Care, Conditions, Level, NoAdvice, Settings, Thinking, look_ahead, search,
};
use damrak_core::{
    AnyPosition, Deaf, Documents, Game, Rng, Rules, Seat, Seed, Seen, SetupDraft, Sight, Viewer,
};
use damrak_dutchman::Dutchman;
use damrak_dutchman_kit::advice::DutchmanAdvice;

use crate::playing::{open, registry};
use crate::tiny::{Kind, ONE, Tiny};

/// The other seat's card is planted: it tells whether to bet, and nobody may listen to it.
#[test]
fn a_tell_tale_in_a_tiny_game_changes_nothing() {
    let rules = Tiny::new(Kind::Cards);
    let position = rules.deal(Seed::from_number(1), &mut Deaf);
    for own in 1..=10 {
        let decide = |rival: u32, fate: u32| {
            let mut planted = position.clone();
            (planted.cards, planted.fate) = ([own, rival], fate);
            let seen = Seen::new(&rules, &planted, ONE);
            let seed = Seed::from_number(9);
            let conditions = Conditions { budget: Budget::Simulations(60), threads: 1, seed };
            let found = search(seen, &NoAdvice, Settings::default(), conditions).unwrap();
            let quick = look_ahead(seen, &NoAdvice, Care::FULL, &mut Rng::new(seed)).unwrap();
            (found.choice, found.decisions, quick.choice, quick.decisions)
        };
        let rivals = || (1..=10).filter(|rival| *rival != own);
        let first = decide(rivals().next().unwrap(), 0);
        for rival in rivals() {
            for fate in [0, 99] {
                assert_eq!(decide(rival, fate), first, "own {own}, rival {rival}, fate {fate}");
            }
        }
    }
}

/// Another position that the seat cannot tell from this one; different from it if anything is hidden.
fn twin(position: &dyn AnyPosition, seat: Seat, number: u64) -> Box<dyn AnyPosition> {
    position.guess(seat, &mut Rng::new(Seed::from_number(number)))
}

/// In all four games: whatever is hidden is replaced, and every level decides the same.
#[test]
fn what_is_hidden_in_a_real_game_changes_nothing() {
    let bots = damrak_games::kits().bots();
    let levels: Vec<Level> = ["apprentice", "clerk", "merchant@40sims", "regent@25sims"]
        .map(|text| text.parse().unwrap())
        .to_vec();
    for info in registry().games() {
        let rules = registry().open(info.name, &SetupDraft::default()).unwrap();
        let mut rng = Rng::new(Seed::from_number(4));
        let (mut position, _) = rules.deal(Seed::from_number(4));
        let mut different = 0;
        for number in 0..60 {
            let Some(seat) = position.waiting_for().first() else { break };
            if number % 3 == 0 {
                let other = twin(position.as_ref(), seat, number);
                different += u32::from(other.hash() != position.hash());
                for level in &levels {
                    let thinking = Thinking { seed: Seed::from_number(number), threads: 1 };
                    let truth = bots.decide(position.as_ref(), seat, *level, thinking).unwrap();
                    let guess = bots.decide(other.as_ref(), seat, *level, thinking).unwrap();
                    assert_eq!(truth.notation, guess.notation, "{} {level}", info.name);
                    assert_eq!(truth.chance, guess.chance, "{} {level}", info.name);
                }
            }
            let action = position.random_action(seat, &mut rng).unwrap();
            position.act(seat, &action).unwrap();
        }
        assert!(different > 5, "{}: the planted positions differ", info.name);
    }
}

/// A guess in which all who decide at the same moment are asked again leaves the seat what it had.
#[test]
fn reopening_a_guess_changes_nothing_for_the_seat() {
    fn check<G: Game>(rules: &G, seed: Seed) -> u32 {
        let mut rng = Rng::new(seed);
        let mut position = rules.deal(seed, &mut Deaf);
        let (mut buffer, mut before, mut after) = (vec![], vec![], vec![]);
        let mut reopened = 0;
        for _ in 0..3_000 {
            let waiting: Vec<Seat> = rules.waiting_for(&position).into_iter().collect();
            let Some(seat) = rng.pick(&waiting).copied() else { break };
            let seen = Seen::new(rules, &position, seat);
            seen.legal_actions(&mut before);
            let guess = seen.guess_reopened(&mut rng);
            rules.legal_actions(&guess, seat, &mut after);
            assert_eq!(before, after);
            let open = rules.waiting_for(&guess);
            assert!(waiting.iter().all(|seat| open.contains(*seat)));
            reopened += u32::from(usize::from(open.len()) > waiting.len());
            let action = rules.random_action(&position, seat, &mut buffer, &mut rng).unwrap();
            rules.apply(&mut position, seat, action, &mut Deaf).unwrap();
        }
        reopened
    }
    let seed = Seed::from_number(2);
    assert!(check(&open::<damrak_kontor::Kontor>(&[]), seed) > 0);
    assert!(check(&open::<damrak_merchants::Merchants>(&[]), seed) > 0);
    assert!(check(&open::<damrak_chartered::Chartered>(&[]), seed) > 0);
    check(&open::<damrak_dutchman::Dutchman>(&[]), seed);
    check(&open::<damrak_merchants::Merchants>(&[("auction", "live")]), seed);
}

/// A guess that was made likelier is still one of the seat's: it sees the same, and horseshoes only moved between what
/// somebody holds and what they have laid face down.
#[test]
fn refining_a_guess_changes_nothing_for_the_seat() {
    let rules = open::<Dutchman>(&[]);
    let advice = DutchmanAdvice::default();
    let mut changed = 0;
    for number in 0..20 {
        let seed = Seed::from_number(number);
        let mut rng = Rng::new(seed);
        let mut position = rules.deal(seed, &mut Deaf);
        let mut buffer = vec![];
        while let Some(seat) = rules.waiting_for(&position).first() {
            let seen = Seen::new(&rules, &position, seat);
            let guess = seen.guess_reopened(&mut rng);
            let mut refined = guess.clone();
            advice.refine(&rules, &mut refined, seat, &mut rng);
            let views = [&guess, &refined].map(|guess| rules.view(guess, Viewer::Seat(seat)));
            assert_eq!(views[0], views[1]);
            rules.check(&refined).unwrap();
            changed += u32::from(guess != refined);
            let action = advice.play(&rules, &position, seat, &mut buffer, &mut rng).unwrap();
            rules.apply(&mut position, seat, action, &mut Deaf).unwrap();
        }
    }
    assert!(changed > 100, "{changed} guesses were made likelier");
}

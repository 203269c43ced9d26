//! That no level does what makes no sense whatever the others do: pay for what brings nothing, sell a share and buy it
//! back, beg.

use damrak_bots::{Level, Thinking};
use damrak_chartered::{Action, Chartered, EventKind, Phase};
use damrak_core::{AnyPosition, Notation, Rng, Seat, Seed, Seen, SetupDraft};
use damrak_merchants::Merchants;

use crate::playing::registry;

/// Lets opponents of these levels play games, and shows every decision before it is carried out.
fn watch(
    game: &str,
    levels: &[&str],
    games: u64,
    mut shown: impl FnMut(&dyn AnyPosition, Seat, &str),
) {
    let rules = registry().open(game, &SetupDraft::default()).unwrap();
    let bots = damrak_games::kits().bots();
    for number in 0..games {
        let seed = Seed::from_number(number);
        let (mut position, _) = rules.deal(seed);
        let mut decisions = 0;
        while let Some(seat) = position.waiting_for().first() {
            let level: Level = levels[seat.index() % levels.len()].parse().unwrap();
            let thinking = Thinking { seed: seed.derive("sensible", decisions), threads: 1 };
            let decided = bots.decide(position.as_ref(), seat, level, thinking).unwrap();
            shown(position.as_ref(), seat, &decided.notation);
            position.act(seat, &decided.notation).unwrap();
            decisions += 1;
        }
    }
}

const LEVELS: [&str; 3] = ["clerk", "merchant@30sims", "apprentice"];

#[test]
fn nobody_pays_for_a_card_that_can_do_nothing_for_them() {
    let (mut useless, mut paid) = (0, 0);
    // Apprentices now and then do whatever comes to their mind.
    watch("merchants", &LEVELS[..2], 4, |position, seat, notation| {
        let seen = Seen::<Merchants>::of(position, seat).unwrap();
        let guess = seen.guess_reopened(&mut Rng::new(Seed::from_number(1)));
        if seen.rules().is_auction(&guess) {
            let stops = notation.starts_with("stop ");
            paid += u32::from(stops);
            if !seen.rules().can_use_card(&guess, seat) {
                useless += 1;
                assert_eq!(notation, "wait");
            }
        }
    });
    assert!(paid > 20 && useless > 0, "{paid} bids, {useless} cards of no use");
}

#[test]
fn shares_are_not_sold_and_bought_back_and_bids_stay_below_what_can_be_won() {
    let (mut bids, mut trades) = (0, 0);
    let mut sold = Vec::new();
    watch("chartered", &LEVELS[..2], 3, |position, seat, notation| {
        let seen = Seen::<Chartered>::of(position, seat).unwrap();
        let guess = seen.guess_reopened(&mut Rng::new(Seed::from_number(1)));
        let phase = seen.rules().phase(&guess);
        match seen.rules().read_notation(notation).unwrap() {
            Action::Sell(company) if matches!(phase, Phase::Trading(_)) => sold.push(company),
            Action::Buy(company) => {
                trades += 1;
                assert!(!sold.contains(&company), "{notation} after it was sold");
            }
            Action::Bid(amount) if phase == Phase::Secret(EventKind::Verlappen) => {
                bids += 1;
                assert!(amount <= 300, "{amount} for a turn, which brings one payout");
            }
            Action::Partner(_) | Action::Give(_) | Action::Ask(_) => panic!("{notation}: begs"),
            _ => {}
        }
        if !matches!(phase, Phase::Trading(_)) {
            sold.clear();
        }
    });
    assert!(bids > 5 && trades > 50, "{bids} bids, {trades} trades");
}

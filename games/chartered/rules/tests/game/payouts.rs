//! What a decision is said to pay is what it pays.

use damrak_chartered::{Event, StageView};
use damrak_core::{Arg, Deaf, Phrase, Rng, Rules, Seed, Sight, Speech, Viewer};

use crate::common::{every_setup, open};

/// From the least to the most that the sentence of a decision promises, if it promises anything.
fn promised(phrase: &Phrase) -> Option<(i64, i64)> {
    let (_, payout) = phrase.args.iter().find(|(name, _)| *name == "payout")?;
    let Arg::Phrase(payout) = payout else { panic!("{payout:?}") };
    let sums: Vec<i64> = payout.args.iter().filter_map(|(_, sum)| number(sum)).collect();
    Some((sums.first().copied().unwrap_or(0), sums.last().copied().unwrap_or(0)))
}

fn number(arg: &Arg) -> Option<i64> {
    if let Arg::Number(number) = arg { Some(*number) } else { None }
}

#[test]
fn what_was_promised_is_paid() {
    let (mut exact, mut open_ended) = (0, 0);
    for (index, setup) in every_setup().iter().cycle().take(120).enumerate() {
        let rules = open(setup);
        let seed = Seed::from_number(3000 + index as u64);
        let mut position = rules.deal(seed, &mut Deaf);
        let mut rng = Rng::new(seed.derive("paid", 0));
        let mut buffer = Vec::new();
        let mut promise: Option<(i64, i64)> = None;
        while let Some(seat) = rules.waiting_for(&position).first() {
            let action = rules.random_action(&position, seat, &mut buffer, &mut rng);
            let action = action.expect("somebody who is waited for can decide");
            let said = promised(&rules.say_action(&position, seat, action));
            if let (Some((least, most)), Some((now_least, now_most))) = (promise, said) {
                assert!(least <= now_least && now_most <= most, "{setup:?}: {action:?}");
            }
            match said {
                Some((least, most)) if least < most => open_ended += 1,
                Some(_) => exact += 1,
                None => {}
            }
            promise = said.or(promise);
            let mut told = Vec::new();
            rules.apply(&mut position, seat, action, &mut told).expect("it is legal");
            let paid = told.iter().find_map(|(_, event)| match event {
                Event::PaidOut { amount, .. } => Some(i64::from(*amount)),
                _ => None,
            });
            let goes_on = matches!(
                rules.view(&position, Viewer::Spectator).stage,
                StageView::Between { .. }
                    | StageView::Founding { .. }
                    | StageView::Bonus { .. }
                    | StageView::Merging { .. }
                    | StageView::Sales { .. }
            );
            if (paid.is_none() && goes_on) || promise.is_none() {
                continue;
            }
            let (least, most) = promise.take().unwrap_or_default();
            let amount = paid.unwrap_or(0);
            assert!(least <= amount && amount <= most, "{setup:?}: {action:?} paid {amount}");
        }
    }
    assert!(exact > 1000 && open_ended > 0, "{exact} exact, {open_ended} open-ended");
}

//! The surveyor: looks at what a card is worth to everybody, names one step more than the best of the others would pay, and
//! as mayor keeps the first card that is worth more than most.

use damrak_bots::{Decider, best_by};
use damrak_core::{Deaf, Rng, Rules, Seat, Seen, Sight};
use damrak_merchants::{Action, Disk, Merchants, Position};

use super::{Taste, prices, stop_at};

const TASTE: Taste = Taste { fading: 0.94, bonus: 130.0, tokens: [9.0, 45.0, 40.0], envy: 0.35 };
/// Which part of what a card is worth to them others are thought to bid.
const THEIRS: f32 = 0.62;
/// Which part it bids itself at most.
const OWN: f32 = 0.85;
/// It never pays more.
const MOST: f32 = 140.0;
/// As mayor it keeps a card that is worth more than this while two, one or no more are to come.
const KEEPS: [f32; 3] = [-1000.0, 105.0, 125.0];

/// The surveyor.
pub(super) struct Surveyor;

/// What the card under the hammer is worth to a seat: it gets it for the least price and uses it as well as it sees, and
/// what it paid is added again.
fn worth_to(rules: &Merchants, guess: &Position, seat: Seat) -> Option<f32> {
    let mut tried = *guess;
    rules.reopen(&mut tried, seat);
    let mut actions = Vec::new();
    rules.legal_actions(&tried, seat, &mut actions);
    let price = prices(&actions).into_iter().min()?;
    let before = TASTE.worth(rules, &tried, seat);
    for other in rules.waiting_for(&tried).without(seat) {
        rules.apply(&mut tried, other, Action::Wait, &mut Deaf).ok()?;
    }
    rules.apply(&mut tried, seat, Action::Stop(price), &mut Deaf).ok()?;
    for _ in 0..8 {
        if rules.is_between_turns(&tried) || !rules.waiting_for(&tried).contains(seat) {
            break;
        }
        rules.legal_actions(&tried, seat, &mut actions);
        let mut best = (f32::NEG_INFINITY, tried);
        for action in &actions {
            let mut next = tried;
            if rules.apply(&mut next, seat, *action, &mut Deaf).is_ok() {
                let worth = TASTE.worth(rules, &next, seat);
                if worth > best.0 {
                    best = (worth, next);
                }
            }
        }
        tried = best.1;
    }
    Some(TASTE.worth(rules, &tried, seat) - before + f32::from(price))
}

/// What the card that is turned up would bring the mayor, by its first use.
fn worth_kept(rules: &Merchants, guess: &Position, seat: Seat) -> f32 {
    let before = TASTE.worth(rules, guess, seat);
    let uses = rules.uses_of_card(guess, seat);
    let after = uses
        .into_iter()
        .map(|action| TASTE.worth(rules, &rules.with_token(guess, seat, action), seat) - before);
    after.fold(0.0, f32::max)
}

impl Decider<Merchants> for Surveyor {
    fn decide(&self, seen: Seen<'_, Merchants>, rng: &mut Rng) -> Option<Action> {
        let mut actions = Vec::new();
        seen.legal_actions(&mut actions);
        let (rules, seat) = (seen.rules(), seen.seat());
        let prices = prices(&actions);
        if !prices.is_empty() {
            let guess = seen.guess_reopened(rng);
            let own = worth_to(rules, &guess, seat).unwrap_or_default();
            let others = rules.waiting_for(&guess).without(seat);
            let theirs = others.into_iter().filter_map(|other| worth_to(rules, &guess, other));
            let rival = theirs.fold(0.0, f32::max);
            let wish = (THEIRS * rival + 10.0).min(OWN * own).min(MOST);
            return Some(if own > 60.0 {
                stop_at(&prices, wish.max(0.4 * own))
            } else {
                Action::Wait
            });
        }
        let places = |disk: Disk| actions.contains(&Action::Place(disk));
        let disks = [Disk::Use, Disk::Auction, Disk::Discard].into_iter().filter(|it| places(*it));
        let free = disks.count();
        if free > 0 {
            let kept = worth_kept(rules, &seen.guess(rng), seat);
            if places(Disk::Use) && kept > KEEPS[free - 1] {
                return Some(Action::Place(Disk::Use));
            }
            // What is worth much to everybody is thrown away, the rest is sold.
            let sold = places(Disk::Auction) && (kept < 90.0 || !places(Disk::Discard));
            let disk = match (sold, places(Disk::Discard)) {
                (true, _) => Disk::Auction,
                (false, true) => Disk::Discard,
                _ => Disk::Use,
            };
            return Some(Action::Place(disk));
        }
        best_by(seen, &actions, rng, |rules, then| TASTE.worth(rules, then, seat))
    }
}

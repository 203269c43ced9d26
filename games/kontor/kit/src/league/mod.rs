//! Strangers who play Kontor by one plain idea each, without a search: what all opponents are measured against.

mod builder;
mod keeper;
mod mirror;
mod planner;

use damrak_bots::{Bots, Glancing, best_by};
use damrak_core::{Deaf, Rng, Rules, Seat, Seen};
use damrak_kontor::{Action, Kontor, Position, SectorOutlook, decide_majority};

use crate::advice::KontorAdvice;

/// Enters them.
pub(crate) fn enter(bots: Bots) -> Bots {
    bots.with_stranger::<Kontor>("clerk-1", Glancing(KontorAdvice::former()))
        .with_stranger::<Kontor>("builder", builder::Builder)
        .with_stranger::<Kontor>("keeper", keeper::Keeper)
        .with_stranger::<Kontor>("mirror", mirror::Mirror)
        .with_stranger::<Kontor>("reckoner", planner::Planner::RECKONER)
        .with_stranger::<Kontor>("raider", planner::Planner::RAIDER)
}

/// A round has no more decisions than this.
const ROUND: usize = 12;

/// How somebody judges a sector: more is better for the seat.
type Taste = fn(&SectorOutlook, usize) -> f32;

/// What a position is worth to a seat by this taste; guilders and canals count a little.
fn worth(taste: Taste, rules: &Kontor, position: &Position, seat: Seat) -> f32 {
    let outlook = rules.outlook(position);
    let index = seat.index();
    let sectors: f32 = outlook.sectors().iter().map(|sector| taste(sector, index)).sum();
    let hand = |index: usize| {
        let hand = outlook.hands[index];
        0.25 * f32::from(hand.guilders.min(4)) + 0.1 * f32::from(hand.canals.min(3))
    };
    sectors + hand(index) - hand(1 - index)
}

/// Who leads a sector: 1 if the seat does, -1 if the other does.
fn leads(sector: &SectorOutlook, seat: usize) -> f32 {
    let winner = sector.guard.or_else(|| decide_majority(sector.stocks).winner);
    winner.map_or(0.0, |winner| if winner.index() == seat { 1.0 } else { -1.0 })
}

/// By how much a seat leads in the good in which it leads most, less the same for the other.
fn margin(sector: &SectorOutlook, seat: usize) -> f32 {
    let lead = |seat: usize| -> f32 {
        let [own, other] = [sector.stocks[seat], sector.stocks[1 - seat]];
        own.iter()
            .zip(other)
            .map(|(own, other)| f32::from(*own) - f32::from(other))
            .fold(0.0, f32::max)
    };
    lead(seat) - lead(1 - seat)
}

/// What is best by this taste: where a card is chosen in secret, the one that stands best at the end of the round if both
/// lay as well as they see; else whatever one look ahead shows.
fn by_taste(
    taste: Taste,
    seen: Seen<'_, Kontor>,
    actions: &[Action],
    rng: &mut Rng,
) -> Option<Action> {
    if !actions.iter().any(|action| matches!(action, Action::Choose(_))) {
        let seat = seen.seat();
        return best_by(seen, actions, rng, |rules, then| worth(taste, rules, then, seat));
    }
    let mut best = (f32::NEG_INFINITY, None);
    for action in actions.iter().copied() {
        let value = round_of(taste, seen, action, rng)?;
        if value > best.0 {
            best = (value, Some(action));
        }
    }
    best.1
}

/// Plays one round in which this card was chosen.
fn round_of(taste: Taste, seen: Seen<'_, Kontor>, chosen: Action, rng: &mut Rng) -> Option<f32> {
    let (rules, seat) = (seen.rules(), seen.seat());
    let mut tried = seen.guess_reopened(rng);
    let mut actions = Vec::new();
    if let Some(other) = rules.waiting_for(&tried).without(seat).first() {
        let any = rules.random_action(&tried, other, &mut actions, rng)?;
        rules.apply(&mut tried, other, any, &mut Deaf).ok()?;
    }
    rules.apply(&mut tried, seat, chosen, &mut Deaf).ok()?;
    for _ in 0..ROUND {
        let Some(next) = rules.waiting_for(&tried).first() else { break };
        if rules.is_between_rounds(&tried) {
            break;
        }
        let then = Seen::new(rules, &tried, next);
        then.legal_actions(&mut actions);
        let action = best_by(then, &actions, rng, |rules, then| worth(taste, rules, then, next))?;
        rules.apply(&mut tried, next, action, &mut Deaf).ok()?;
    }
    Some(worth(taste, rules, &tried, seat))
}

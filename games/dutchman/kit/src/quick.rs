//! How somebody plays who has no time: what the others do while a game is only played through.

use damrak_core::{Rng, Rules, Seat};
use damrak_dutchman::{Action, Colour, Dutchman, MerchantOutlook, Position};

use crate::stakes::Stakes;

/// By how much somebody misjudges what they could do, in ducats, at most.
const WAVERING: f32 = 1.0;
/// What is worth more than anything else that can be done.
const URGENT: f32 = 100.0;

/// What a horseshoe must bring that is laid; less near the end.
const SHOE: f32 = 0.8;
/// Horseshoes that a smith wants to get, and so many more with six in hand.
const HAUL: (u8, u8) = (4, 2);
/// What a swap of shares must bring.
const SWAP: f32 = 3.0;

/// How likely a lay of so many horseshoes makes the lucky number exactly.
const EXACT: [f32; 5] = [0.0, 0.25, 0.6, 0.75, 0.85];
/// How likely somebody who is still to act lays, and then makes it exactly.
const TO_ACT: (f32, f32) = (0.55, 0.5);
/// By how much another falls short on average who does not make it.
const SHORT: f32 = 4.0;

/// How likely a sum that falls short by so much is not beaten by another; one that is as near counts half.
fn unbeaten(other: &MerchantOutlook, short: f32) -> f32 {
    let (lays, exact) = match (other.bankrupt, other.acted) {
        (true, _) => return 1.0,
        (_, true) if other.laid == 0 => return 1.0,
        (_, true) => (1.0, EXACT[usize::from(other.laid).min(EXACT.len() - 1)]),
        (_, false) if other.shoes == 0 => return 1.0,
        (_, false) => TO_ACT,
    };
    let beaten = if short == 0.0 {
        exact / 2.0
    } else {
        exact + (1.0 - exact) * (1.0 - (-short / SHORT).exp())
    };
    1.0 - lays * beaten
}

/// How likely a seat is to steer with a sum that falls short by so much.
pub(crate) fn chance(stakes: &Stakes, seat: Seat, short: f32) -> f32 {
    let others = stakes.outlook.merchants.iter().enumerate();
    let others = others.filter(|(index, _)| *index != seat.index());
    others.map(|(_, other)| unbeaten(other, short)).product()
}

/// What somebody does with their turn.
pub(crate) fn act(
    rules: &Dutchman,
    position: &Position,
    seat: Seat,
    buffer: &mut Vec<Action>,
    rng: &mut Rng,
) -> Option<Action> {
    let stakes = Stakes::new(rules, position);
    let own = stakes.outlook.merchants[seat.index()];
    let lucky = rules.lucky_number(position);
    let stake = stakes.steering(seat) - stakes.drifting(seat);
    let haul = stakes.outlook.middle / (stakes.outlook.smiths + 2);
    let wanted = HAUL.0 + if own.shoes < 6 { 0 } else { HAUL.1 };
    let soon = (f32::from(stakes.outlook.meetings_left) / 3.0).min(1.0);
    let seems = |action: Action| match action {
        Action::Smith if haul >= wanted => URGENT,
        Action::Smith => -URGENT,
        Action::Kontor => stakes.swapping(seat) - SWAP * soon,
        Action::Lay(shoes) => {
            let sum = rules.forge().sum(shoes, lucky);
            let cost = SHOE * soon * f32::from(shoes.len());
            let wins = if sum == 0 { 0.0 } else { chance(&stakes, seat, f32::from(lucky - sum)) };
            stake * wins - cost
        }
        _ => 0.0,
    };
    buffer.clear();
    rules.list_all_but_lays(position, seat, buffer);
    rules.list_near_lays(position, seat, buffer);
    let mut best = (f32::NEG_INFINITY, None);
    for action in buffer.iter() {
        let off = WAVERING * (rng.below(201) as f32 / 100.0 - 1.0);
        let worth = seems(*action) + off;
        if worth > best.0 {
            best = (worth, Some(*action));
        }
    }
    best.1
}

/// What somebody does who has anything else to decide than their turn.
pub(crate) fn answer(
    rules: &Dutchman,
    position: &Position,
    seat: Seat,
    buffer: &mut Vec<Action>,
) -> Option<Action> {
    if let Some(bargain) = rules.bargain(position) {
        if seat == bargain.proposer {
            let says = if bargain.space.is_some() { Action::Put } else { Action::Silent };
            return Some(says);
        }
        let accepts = Stakes::new(rules, position).accepts(&bargain, seat)
            && rules.is_legal(position, seat, Action::Accept).is_ok();
        return Some(if accepts { Action::Accept } else { Action::Refuse });
    }
    rules.legal_actions(position, seat, buffer);
    let first = *buffer.first()?;
    if matches!(first, Action::Show(_) | Action::Keep) {
        let values = rules.outlook(position).values;
        return buffer.iter().copied().max_by_key(|action| match action {
            Action::Show(colour) => values[colour.index()],
            _ => -1,
        });
    }
    let stakes = Stakes::new(rules, position);
    let share = |colour: Colour| stakes.share(colour);
    let seems = |action: &Action| match *action {
        Action::Move(space) | Action::Announce(space) => stakes.of(space, seat, true),
        Action::Return(first, second) => -share(first) - share(second),
        _ => 0.0,
    };
    buffer.iter().copied().max_by(|a, b| seems(a).total_cmp(&seems(b)))
}

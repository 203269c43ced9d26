//! Decisions that are offered as a whole are just the legal ones of their kind.

use std::collections::BTreeSet;

use crate::{Bundle, Game, Pick, Refusal as _, Rng, Seat, Target, Thing};

/// How many handfuls are tried of each bundle.
const HANDFULS: u32 = 6;

pub(super) fn check<G: Game>(
    rules: &G,
    position: &G::Position,
    seat: Seat,
    legal: &[G::Action],
    rng: &mut Rng,
) -> Result<(), String> {
    let bundles = rules.bundles(position, seat);
    super::all_different(bundles.iter().map(|bundle| &bundle.verb), "verbs of bundles")?;
    let mut numbers = BTreeSet::new();
    for bundle in &bundles {
        let verb = &bundle.verb;
        if bundle.named.is_empty() {
            return Err(format!("nothing of the bundle `{verb}` is named"));
        }
        let stranger = bundle.named.iter().find(|named| G::kind(**named) != bundle.kind);
        if let Some(stranger) =
            stranger.or(bundle.named.iter().find(|named| !legal.contains(named)))
        {
            return Err(format!("{stranger:?} is named in the bundle `{verb}` where it is not"));
        }
        match &bundle.pick {
            Pick::Number { .. } => {
                for number in bundle.pick.numbers() {
                    numbers.insert(read(rules, position, seat, bundle, &number.to_string())?);
                }
            }
            Pick::Things { things, confirm } => {
                let of_kind = legal.iter().filter(|action| G::kind(**action) == bundle.kind);
                for action in of_kind {
                    let path = rules.targets(position, seat, *action);
                    if !leads(&path, things, confirm) {
                        return Err(format!("{action:?} is no handful of the bundle `{verb}`"));
                    }
                }
                for _ in 0..HANDFULS {
                    read(rules, position, seat, bundle, &handful(things, rng))?;
                }
            }
        }
    }
    let is_number = |action: &&G::Action| {
        let mut bundles = bundles.iter().filter(|bundle| bundle.kind == G::kind(**action));
        bundles.any(|bundle| matches!(bundle.pick, Pick::Number { .. }))
    };
    match legal.iter().filter(is_number).find(|action| !numbers.contains(*action)) {
        Some(action) => Err(format!("{action:?} is in no bundle of its kind")),
        None => Ok(()),
    }
}

fn leads(path: &[Target], things: &[Thing], confirm: &Target) -> bool {
    let Some((last, picked)) = path.split_last() else { return false };
    let can_be_picked = |target: &Target| things.iter().any(|thing| thing.target == *target);
    last == confirm && !picked.is_empty() && picked.iter().all(can_be_picked)
}

fn handful(things: &[Thing], rng: &mut Rng) -> String {
    let first = rng.below(things.len().max(1) as u32) as usize;
    let mut alone = things.get(first).is_some_and(|thing| thing.alone);
    let mut words = Vec::new();
    for (index, thing) in things.iter().enumerate() {
        let wanted = index == first || rng.below(3) == 0 && !(thing.alone && alone);
        if wanted {
            alone |= thing.alone;
            words.push(thing.word.as_str());
        }
    }
    words.join(" ")
}

/// What somebody wrote who picked this.
fn read<G: Game>(
    rules: &G,
    position: &G::Position,
    seat: Seat,
    bundle: &Bundle<G::Action>,
    picked: &str,
) -> Result<G::Action, String> {
    let text = format!("{} {picked}", bundle.verb);
    let action = rules.read_notation(&text);
    let action = action.map_err(|_| format!("`{text}` can be picked but not read"))?;
    if G::kind(action) != bundle.kind {
        return Err(format!("`{text}` is not of the kind of its bundle"));
    }
    match rules.is_legal(position, seat, action) {
        Ok(()) => Ok(action),
        Err(why) => Err(format!("`{text}` can be picked but is refused by {}", why.clause())),
    }
}

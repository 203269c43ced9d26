//! Whatever is decided, in whatever order: the position stays one that can be, and refusals change
//! nothing.

use damrak_core::{Rng, Seat, Seed};

use super::tables;

/// The first byte chooses the table, the second the seed, and with its highest bit the later tables; each further
/// byte is a decision.
pub(super) fn run(input: &[u8]) {
    let [table, seed, steps @ ..] = input else { return };
    let rules = tables::choose(*table, seed & 0x80 != 0);
    let seed = Seed::from_number(u64::from(*seed));
    let mut rng = Rng::new(seed.derive("fuzz", 0));
    let (mut position, _) = rules.deal(seed);
    for step in steps.iter().take(400) {
        let seats: Vec<Seat> = Seat::all(rules.players()).collect();
        let seat = seats[usize::from(step >> 6) % seats.len()];
        let action = if step & 0x20 == 0 {
            let Some(seat) = position.waiting_for().first() else { break };
            let mut choice = Rng::new(Seed::from_number(u64::from(*step)));
            let action = position.random_action(seat, &mut choice);
            (seat, action.expect("a seat that is waited for has an action"))
        } else {
            (seat, position.any_action(&mut rng))
        };
        let allowed = position.check_action(action.0, &action.1).is_ok();
        let before = (!allowed).then(|| position.hash());
        let done = position.act(action.0, &action.1);
        assert_eq!(allowed, done.is_ok(), "is_legal and apply agree on {action:?}");
        if let Some(before) = before {
            assert_eq!(position.hash(), before, "a refused {action:?} changes nothing");
        }
        if let Err(problem) = position.check() {
            panic!("{action:?} leads to a position that cannot be: {problem}");
        }
    }
    if let Err(law) = position.check_laws(&mut rng) {
        panic!("{law}");
    }
}

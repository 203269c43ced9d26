//! Random play: the yardstick of speed, the engine of the laws, and the weakest opponent.

use crate::{Deaf, Game, Listener, Rng, Seat};

/// Plays random decisions; its buffers are reused from game to game.
#[derive(Debug)]
pub struct Playout<G: Game> {
    actions: Vec<G::Action>,
}

impl<G: Game> Default for Playout<G> {
    fn default() -> Self {
        Self { actions: Vec::with_capacity(256) }
    }
}

impl<G: Game> Playout<G> {
    /// A random decision of this seat: first a kind, then an action of that kind.
    ///
    /// Nothing if the seat has none to take.
    #[inline]
    pub fn choose(
        &mut self,
        rules: &G,
        position: &G::Position,
        seat: Seat,
        rng: &mut Rng,
    ) -> Option<G::Action> {
        rules.random_action(position, seat, &mut self.actions, rng)
    }

    /// Plays to the end, or until so many decisions are taken; says how many were.
    #[inline]
    pub fn run(&mut self, rules: &G, position: &mut G::Position, rng: &mut Rng, limit: u32) -> u32 {
        self.run_heard(rules, position, rng, limit, &mut Deaf)
    }

    /// The same while somebody listens.
    #[inline]
    pub fn run_heard(
        &mut self,
        rules: &G,
        position: &mut G::Position,
        rng: &mut Rng,
        limit: u32,
        listener: &mut impl Listener<G::Event>,
    ) -> u32 {
        let mut taken = 0;
        while taken < limit {
            let Some(seat) = rules.waiting_for(position).first() else { break };
            let Some(action) = self.choose(rules, position, seat, rng) else { break };
            if rules.apply(position, seat, action, listener).is_err() {
                debug_assert!(false, "a legal action was refused");
                break;
            }
            taken += 1;
        }
        taken
    }
}

/// One of the actions: every kind equally likely, then every action of that kind.
#[inline]
pub fn pick_by_kind<G: Game>(actions: &[G::Action], rng: &mut Rng) -> Option<G::Action> {
    let mut kinds: u64 = 0;
    let mut counts = [0_u32; 64];
    for action in actions {
        let kind = G::kind(*action) & 63;
        kinds |= 1 << kind;
        counts[usize::from(kind)] += 1;
    }
    if kinds.count_ones() <= 1 {
        return rng.pick(actions).copied();
    }
    let wanted = nth_bit(kinds, rng.below(kinds.count_ones()));
    let of_kind = |action: &&G::Action| u32::from(G::kind(**action) & 63) == wanted;
    actions.iter().filter(of_kind).nth(rng.below(counts[wanted as usize]) as usize).copied()
}

fn nth_bit(mut bits: u64, n: u32) -> u32 {
    for _ in 0..n {
        bits &= bits - 1;
    }
    bits.trailing_zeros()
}

//! Random play: the yardstick of speed, the engine of the laws, and the weakest opponent.

use crate::{Deaf, Game, Listener, Rng, Rules, Seat, SeatSet};

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
            let Some((seat, action)) = self.decide(rules, position, rng) else { break };
            if rules.apply(position, seat, action, listener).is_err() {
                debug_assert!(false, "a legal action was refused");
                break;
            }
            taken += 1;
        }
        taken
    }
}

impl<G: Game> Playout<G> {
    /// The next decision: of the first who owes one, or of all together where a clock falls.
    #[inline]
    fn decide(
        &mut self,
        rules: &G,
        position: &G::Position,
        rng: &mut Rng,
    ) -> Option<(Seat, G::Action)> {
        let waiting = rules.waiting_for(position);
        let seat = waiting.first()?;
        if waiting.len() > 1
            && let Some(ran_out) = rules.clock_ran_out(position)
        {
            return self.auction(rules, position, waiting, ran_out, rng);
        }
        self.choose(rules, position, seat, rng).map(|action| (seat, action))
    }

    /// Everybody who may stop the clock that falls draws whether and where they would, and the first of them does.
    ///
    /// Kept out of the loop of games that have no such clock.
    #[inline(never)]
    fn auction(
        &mut self,
        rules: &G,
        position: &G::Position,
        bidders: SeatSet,
        ran_out: (Seat, G::Action),
        rng: &mut Rng,
    ) -> Option<(Seat, G::Action)> {
        let mut first = ran_out;
        for seat in bidders {
            let said = (seat, self.choose(rules, position, seat, rng)?);
            if rules.stops_before(position, said, first) {
                first = said;
            }
        }
        Some(first)
    }
}

/// One of the actions: every kind equally likely, then every action of that kind.
#[inline]
pub fn pick_by_kind<G: Rules>(actions: &[G::Action], rng: &mut Rng) -> Option<G::Action> {
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

//! One thread of a search: walks down the tree again and again, each time through another guess.

use damrak_core::{Game, Rng, Seat, SeatSet, Seen};

use super::Settings;
use super::memory::Rooted;
use super::tree::{Folding, NONE, Tree};
use crate::advice::{Advice, Breadth, Worth, decide_all, guess_reopened, play_on, value};

/// With more seats than this at one moment, what all of them decided is not told apart, only what came of it.
const TOLD_APART: usize = 2;

/// So often others who decide at the same moment are asked what they would do with a moment to think.
const CONSIDERED: u32 = 64;

/// A walker and its buffers.
pub(super) struct Walker<'a, G: Game, A: Advice<G> + ?Sized> {
    seen: Seen<'a, G>,
    advice: &'a A,
    settings: Settings,
    pub(super) tree: Tree<G::Action>,
    /// Where in the tree the game is.
    pub(super) root: u32,
    /// The only decisions that are thought of for the seat itself now, if not all are.
    pub(super) among: Option<&'a [G::Action]>,
    rng: Rng,
    /// How many seats are waited for now.
    root_seats: usize,
    /// The slots and edges of the walk, to be told what came of it.
    path: Vec<(u32, u32)>,
    /// What was decided at the current moment.
    chosen: Vec<(Seat, u32)>,
    list: Vec<G::Action>,
    /// Which actions of the list have edges.
    known: Vec<bool>,
    fresh: Vec<G::Action>,
    weights: Vec<f32>,
    /// Edges that can be taken now.
    open: Vec<u32>,
    /// What came out for each seat so far.
    spreads: [Spread; Seat::MAX as usize],
}

/// How much the results of a seat differ. Advice that is sure of itself gives chances far apart, other advice gives
/// nearly the same ones: curiosity is measured by it.
#[derive(Clone, Copy, Debug, Default)]
struct Spread {
    count: f32,
    sum: f32,
    squares: f32,
}

impl Spread {
    /// As if this deviation had been seen so many times before anything was.
    const FIRST: f32 = 0.2;
    const FIRST_COUNT: f32 = 4.0;

    fn add(&mut self, chance: f32) {
        self.count += 1.0;
        self.sum += chance;
        self.squares += chance * chance;
    }

    /// The standard deviation.
    fn deviation(&self) -> f32 {
        let mean = self.sum / self.count.max(1.0);
        let squares = (self.squares - self.count * mean * mean).max(0.0);
        let first = Self::FIRST * Self::FIRST * Self::FIRST_COUNT;
        ((squares + first) / (self.count + Self::FIRST_COUNT)).sqrt()
    }
}

impl<'a, G: Game, A: Advice<G> + ?Sized> Walker<'a, G, A> {
    pub(super) fn new(
        seen: Seen<'a, G>,
        advice: &'a A,
        settings: Settings,
        waiting: SeatSet,
        kept: Option<Rooted<G::Action>>,
        rng: Rng,
    ) -> Self {
        let (tree, root) = kept.unwrap_or_else(|| (Tree::new(waiting), 0));
        Self {
            seen,
            advice,
            settings,
            tree,
            root,
            among: None,
            rng,
            root_seats: waiting.len().into(),
            path: Vec::with_capacity(64),
            chosen: Vec::with_capacity(Seat::MAX as usize),
            list: Vec::with_capacity(256),
            known: Vec::with_capacity(256),
            fresh: Vec::with_capacity(256),
            weights: Vec::with_capacity(256),
            open: Vec::with_capacity(256),
            spreads: [Spread::default(); Seat::MAX as usize],
        }
    }

    /// Draws a guess, walks down the tree through it, plays on from its edge, and notes what came of it.
    pub(super) fn walk(&mut self) {
        let rules = self.seen.rules();
        let mut position = guess_reopened(self.seen, self.advice, &mut self.rng);
        self.path.clear();
        let mut node = self.root;
        let worth = loop {
            let waiting = rules.waiting_for(&position);
            let Some(first) = waiting.first() else {
                break value(rules, self.advice, &position);
            };
            let new = self.tree.nodes[node as usize].visits == 0 && node != self.root;
            self.tree.nodes[node as usize].visits += 1;
            if new {
                break self.play_on(&mut position);
            }
            if waiting.len() > 1 && node != self.root {
                rules.reopen(&mut position, first);
            }
            if !self.choose(node, waiting, &position) {
                break self.play_on(&mut position);
            }
            let edges = &self.tree.edges;
            let decisions =
                self.chosen.iter().map(|(seat, edge)| (*seat, edges[*edge as usize].action));
            if !decide_all(rules, &mut position, decisions) {
                break value(rules, self.advice, &position);
            }
            let waiting = rules.waiting_for(&position);
            let key = self.key(&position, waiting, &self.chosen);
            match self.tree.child(node, key, waiting) {
                Some(child) => node = child,
                None => break self.play_on(&mut position),
            }
        };
        self.note(&worth);
    }

    fn play_on(&mut self, position: &mut G::Position) -> Worth {
        let (rules, advice) = (self.seen.rules(), self.advice);
        let moments = advice.horizon(rules);
        play_on(rules, advice, position, moments, &mut self.list, &mut self.rng)
    }

    /// Every seat that is waited for chooses by what it has learnt at this node. Says whether all could.
    fn choose(&mut self, node: u32, waiting: SeatSet, position: &G::Position) -> bool {
        self.chosen.clear();
        let first = self.tree.nodes[node as usize].first_slot;
        for (slot, seat) in (first..).zip(waiting) {
            debug_assert_eq!(self.tree.slots[slot as usize].seat, seat, "the key tells who waits");
            let curiosity = match waiting.len() {
                1 => self.settings.curiosity,
                _ => self.settings.curiosity_together,
            };
            let is_asked = node == self.root && seat == self.seen.seat();
            let imagined;
            let position = if self.settings.guess_anew && seat != self.seen.seat() {
                let theirs = Seen::new(self.seen.rules(), position, seat);
                imagined = guess_reopened(theirs, self.advice, &mut self.rng);
                &imagined
            } else {
                position
            };
            let known = self.tree.slots[slot as usize].visits;
            let trusted = if waiting.len() > 1 && seat != self.seen.seat() {
                known < self.settings.trust.max(self.settings.trust_together)
            } else {
                !is_asked && known < self.settings.trust
            };
            let considers = node == self.root && waiting.len() > 1;
            let followed = trusted.then(|| match considers {
                true => self.follow_considered(slot, seat, position),
                false => self.follow(slot, seat, position),
            });
            let edge = match followed.flatten() {
                Some(edge) => edge,
                None => match self.select(slot, seat, position, curiosity) {
                    Some(edge) => edge,
                    None => return false,
                },
            };
            self.chosen.push((seat, edge));
            self.path.push((slot, edge));
        }
        true
    }

    /// The edge of what the advice does at once.
    fn follow(&mut self, slot: u32, seat: Seat, position: &G::Position) -> Option<u32> {
        let (rules, advice) = (self.seen.rules(), self.advice);
        let action = advice.play(rules, position, seat, &mut self.list, &mut self.rng)?;
        Some(self.followed(slot, action))
    }

    /// The edge of what the advice does with a moment to think. What it did the first times stands for what it does
    /// later.
    fn follow_considered(&mut self, slot: u32, seat: Seat, position: &G::Position) -> Option<u32> {
        let (rules, advice) = (self.seen.rules(), self.advice);
        let known = self.tree.slots[slot as usize].visits;
        let before = self.rng.below(known.max(CONSIDERED));
        if known >= CONSIDERED
            && let Some(action) = self.tree.edge_by_visits(slot, before).map(|edge| edge.action)
            && rules.is_legal(position, seat, action).is_ok()
        {
            return Some(self.followed(slot, action));
        }
        let action = advice.consider(rules, position, seat, &mut self.list, &mut self.rng)?;
        Some(self.followed(slot, action))
    }

    fn followed(&mut self, slot: u32, action: G::Action) -> u32 {
        let known = self.tree.edge_to(slot, &action);
        let edge = known.unwrap_or_else(|| self.tree.add_edge(slot, action, 1.0));
        self.tree.edges[edge as usize].available += 1;
        edge
    }

    /// The most promising edge of a slot among those that can be taken in this guess.
    fn select(
        &mut self,
        slot: u32,
        seat: Seat,
        position: &G::Position,
        curiosity: f32,
    ) -> Option<u32> {
        self.find_open(slot, seat, position);
        let visits = self.tree.slots[slot as usize].visits;
        self.widen(slot, seat, position, visits);

        let state = self.tree.slots[slot as usize];
        let mean = if visits == 0 { 0.5 } else { state.total / visits as f32 };
        let deviation = self.spreads[seat.index()].deviation();
        let unseen = mean - self.settings.doubt * deviation;
        let edges = &self.tree.edges;
        let weights: f32 = self.open.iter().map(|edge| edges[*edge as usize].weight).sum();
        let spread = curiosity * deviation / weights.max(f32::MIN_POSITIVE);
        // Among equals the one that comes first is not always taken: seats that choose at the same moment would
        // fall into step.
        let start = self.rng.below(self.open.len() as u32) as usize;
        let (late, early) = self.open.split_at(start);
        let mut best = (f32::NEG_INFINITY, None);
        for index in early.iter().chain(late) {
            let edge = &mut self.tree.edges[*index as usize];
            edge.available += 1;
            let (tried, available) = (edge.visits as f32, edge.available as f32);
            let got = if edge.visits == 0 { unseen } else { edge.total / tried };
            let score = got + spread * edge.weight * available.sqrt() / (1.0 + tried);
            if score > best.0 {
                best = (score, Some(*index));
            }
        }
        best.1
    }

    /// Lists what can be decided, and finds the edges among it.
    fn find_open(&mut self, slot: u32, seat: Seat, position: &G::Position) {
        let (rules, advice) = (self.seen.rules(), self.advice);
        let is_asked = seat == self.seen.seat() && self.path.len() < self.root_seats;
        let breadth = match self.among.filter(|_| is_asked) {
            Some(among) => {
                let legal = |action: &&G::Action| rules.is_legal(position, seat, **action).is_ok();
                self.list.clear();
                self.list.extend(among.iter().filter(legal));
                Breadth::All
            }
            None => advice.candidates(rules, position, seat, &mut self.list, &mut self.rng),
        };
        if !self.list.is_sorted() {
            self.list.sort_unstable();
        }
        if breadth == Breadth::Some {
            self.list.dedup();
        }
        self.known.clear();
        self.known.resize(self.list.len(), false);
        self.open.clear();
        let mut next = self.tree.slots[slot as usize].first_edge;
        while next != NONE {
            let edge = &self.tree.edges[next as usize];
            let open = match self.list.binary_search(&edge.action) {
                Ok(place) => {
                    self.known[place] = true;
                    true
                }
                Err(_) => {
                    breadth == Breadth::Some && rules.is_legal(position, seat, edge.action).is_ok()
                }
            };
            if open {
                self.open.push(next);
            }
            next = edge.next;
        }
    }

    /// Adds edges for actions that have none, the most promising first, as long as there is room: the more often
    /// a slot was visited, the more it has.
    fn widen(&mut self, slot: u32, seat: Seat, position: &G::Position, visits: u32) {
        let room = self.settings.width + (self.settings.growth * (visits as f32).sqrt()) as usize;
        if self.open.len() >= room || self.known.iter().all(|known| *known) {
            return;
        }
        self.fresh.clear();
        let unknown = self.list.iter().zip(&self.known).filter(|(_, known)| !**known);
        self.fresh.extend(unknown.map(|(action, _)| *action));
        let (rules, advice) = (self.seen.rules(), self.advice);
        advice.priors(rules, position, seat, &self.fresh, &mut self.weights);
        debug_assert_eq!(self.fresh.len(), self.weights.len(), "a weight for every action");
        let mut adding = room - self.open.len();
        if self.fresh.len() <= adding {
            for (action, weight) in self.fresh.iter().zip(&self.weights) {
                self.open.push(self.tree.add_edge(slot, *action, *weight));
            }
            return;
        }
        while adding > 0 {
            let place = self.best_fresh();
            let Some(place) = place else { return };
            let action = self.fresh.swap_remove(place);
            let weight = self.weights.swap_remove(place);
            self.open.push(self.tree.add_edge(slot, action, weight));
            adding -= 1;
        }
    }

    /// The most promising of the new actions; by chance among equals.
    fn best_fresh(&mut self) -> Option<usize> {
        let start = self.rng.below(self.weights.len() as u32) as usize;
        let places = (start..self.weights.len()).chain(0..start);
        places.max_by(|a, b| self.weights[*a].total_cmp(&self.weights[*b]))
    }

    /// What tells the moment that was reached from others that can be reached from the same node: who is waited
    /// for, what chance has shown, and what was decided as far as it looks different to others.
    fn key(&self, position: &G::Position, waiting: SeatSet, chosen: &[(Seat, u32)]) -> u64 {
        let rules = self.seen.rules();
        let mut key = Folding::default();
        waiting.into_iter().for_each(|seat| key.add(u64::from(seat.number())));
        key.add(self.advice.shown(rules, position));
        for (seat, edge) in chosen {
            if chosen.len() > TOLD_APART && *seat != self.seen.seat() {
                continue;
            }
            // Of one's own too: others who decide later would answer what they cannot have seen.
            let looks = self.advice.looks_like(rules, self.tree.edges[*edge as usize].action);
            key.add(looks.unwrap_or(u64::from(*edge) << 32));
        }
        std::hash::Hasher::finish(&key)
    }

    /// The slot of the seat itself now.
    pub(super) fn own_slot(&self) -> Option<u32> {
        let first = self.tree.nodes[self.root as usize].first_slot;
        let mut slots = first..first + self.root_seats as u32;
        slots.find(|slot| self.tree.slots[*slot as usize].seat == self.seen.seat())
    }

    /// The tree as it is after the seat, alone, has decided so and this position was reached; nothing if that moment was
    /// never looked at.
    pub(super) fn into_child(
        self,
        action: G::Action,
        position: &G::Position,
    ) -> Option<Rooted<G::Action>> {
        let edge = self.tree.edge_to(self.own_slot()?, &action)?;
        let waiting = self.seen.rules().waiting_for(position);
        let key = self.key(position, waiting, &[(self.seen.seat(), edge)]);
        let child = self.tree.known_child(self.root, key)?;
        Some((self.tree, child))
    }

    /// Notes on the whole path what each seat got.
    fn note(&mut self, worth: &Worth) {
        self.spreads.iter_mut().zip(worth.aims).for_each(|(spread, chance)| spread.add(chance));
        for (slot, edge) in &self.path {
            let slot = &mut self.tree.slots[*slot as usize];
            let seat = slot.seat.index();
            let got = worth.aims[seat];
            slot.visits += 1;
            slot.total += got;
            let edge = &mut self.tree.edges[*edge as usize];
            edge.visits += 1;
            edge.total += got;
            edge.won += worth.won[seat];
        }
    }
}

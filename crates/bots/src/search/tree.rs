//! The tree of a search: a few long lists, joined by indices.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use damrak_core::{Seat, SeatSet};

/// A tree never gets more nodes than this: what is beyond is only played through.
const MOST_NODES: usize = 2_000_000;

/// No edge.
pub(super) const NONE: u32 = u32::MAX;

/// A moment of the game as the search reached it: the same decisions that looked the same.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// Its slots stand one after the other.
    pub(super) first_slot: u32,
    pub(super) visits: u32,
}

/// What one of the seats that are waited for at a node has learnt there. Each has its own: nobody knows what the
/// others decide at the same moment.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slot {
    pub(super) seat: Seat,
    /// The first of its edges, which are chained.
    pub(super) first_edge: u32,
    pub(super) visits: u32,
    /// The sum of what the seat got.
    pub(super) total: f32,
}

/// A decision that was thought of.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<A> {
    pub(super) action: A,
    /// How promising it was before it was tried.
    pub(super) weight: f32,
    pub(super) visits: u32,
    /// How often it could have been chosen.
    pub(super) available: u32,
    /// The sum of what the seat got.
    pub(super) total: f32,
    /// How often the seat won; a shared victory counts in part.
    pub(super) won: f32,
    pub(super) next: u32,
}

/// All of them. Nothing is allocated for a single node: the lists grow by doubling.
#[derive(Clone, Debug)]
pub(super) struct Tree<A> {
    pub(super) nodes: Vec<Node>,
    pub(super) slots: Vec<Slot>,
    pub(super) edges: Vec<Edge<A>>,
    children: HashMap<(u32, u64), u32, BuildHasherDefault<Folding>>,
}

impl<A> Tree<A> {
    /// A tree with nothing but its root, where these seats are waited for.
    pub(super) fn new(waiting: SeatSet) -> Self {
        let mut tree = Self {
            nodes: Vec::with_capacity(1 << 10),
            slots: Vec::with_capacity(1 << 10),
            edges: Vec::with_capacity(1 << 13),
            children: HashMap::default(),
        };
        tree.add_node(waiting);
        tree
    }

    fn add_node(&mut self, waiting: SeatSet) -> u32 {
        let index = self.nodes.len() as u32;
        self.nodes.push(Node { first_slot: self.slots.len() as u32, visits: 0 });
        for seat in waiting {
            self.slots.push(Slot { seat, first_edge: NONE, visits: 0, total: 0.0 });
        }
        index
    }

    /// The node that is reached from a node by what has this key; the key tells who is waited for. None if it
    /// would be a new one and the tree is full.
    pub(super) fn child(&mut self, node: u32, key: u64, waiting: SeatSet) -> Option<u32> {
        if let Some(child) = self.children.get(&(node, key)) {
            return Some(*child);
        }
        if self.nodes.len() >= MOST_NODES {
            return None;
        }
        let child = self.add_node(waiting);
        self.children.insert((node, key), child);
        Some(child)
    }

    /// The same if it is there already.
    pub(super) fn known_child(&self, node: u32, key: u64) -> Option<u32> {
        self.children.get(&(node, key)).copied()
    }

    /// One more edge of a slot.
    pub(super) fn add_edge(&mut self, slot: u32, action: A, weight: f32) -> u32 {
        let index = self.edges.len() as u32;
        let slot = &mut self.slots[slot as usize];
        let next = slot.first_edge;
        slot.first_edge = index;
        self.edges.push(Edge {
            action,
            weight,
            visits: 0,
            available: 0,
            total: 0.0,
            won: 0.0,
            next,
        });
        index
    }

    /// The edge of a slot for this action, if it has one.
    pub(super) fn edge_to(&self, slot: u32, action: &A) -> Option<u32>
    where
        A: PartialEq,
    {
        let mut next = self.slots[slot as usize].first_edge;
        while let Some(edge) = self.edges.get(next as usize) {
            if edge.action == *action {
                return Some(next);
            }
            next = edge.next;
        }
        None
    }

    /// The edge of a slot that this visit was to, if all visits are counted edge by edge.
    pub(super) fn edge_by_visits(&self, slot: u32, mut visit: u32) -> Option<&Edge<A>> {
        self.edges_of(slot).find(|edge| {
            let is_it = visit < edge.visits;
            visit = visit.saturating_sub(edge.visits);
            is_it
        })
    }

    /// The edges of a slot.
    pub(super) fn edges_of(&self, slot: u32) -> impl Iterator<Item = &Edge<A>> {
        let mut next = self.slots[slot as usize].first_edge;
        std::iter::from_fn(move || {
            let edge = self.edges.get(next as usize)?;
            next = edge.next;
            Some(edge)
        })
    }
}

/// Folds numbers into one; quick, and the same on every machine. Nothing here comes from outside, so nobody can
/// make it slow on purpose.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Folding(u64);

impl Folding {
    pub(super) fn add(&mut self, number: u64) {
        let mixed = (self.0.rotate_left(23) ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ (mixed >> 29);
    }
}

impl Hasher for Folding {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.add(u64::from(*byte)));
    }

    fn write_u32(&mut self, number: u32) {
        self.add(u64::from(number));
    }

    fn write_u64(&mut self, number: u64) {
        self.add(number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_visit_belongs_to_an_edge() {
        let seat = Seat::from_index(0);
        let mut tree: Tree<char> = Tree::new(SeatSet::only(seat));
        let slot = tree.nodes[0].first_slot;
        for (action, visits) in [('a', 2), ('b', 0), ('c', 3)] {
            let edge = tree.add_edge(slot, action, 1.0);
            tree.edges[edge as usize].visits = visits;
        }
        let mut actions: Vec<_> =
            (0..6).map(|visit| tree.edge_by_visits(slot, visit).map(|edge| edge.action)).collect();
        assert_eq!(actions.pop(), Some(None), "there were only five");
        actions.sort_unstable();
        assert_eq!(actions, ['a', 'a', 'c', 'c', 'c'].map(Some));
    }
}

//! A line in which everybody is served in turn, however much one of them wants.

use std::collections::{HashMap, VecDeque};

use damrak_store::PersonId;

/// What waits, by whom it is for. Whoever was served goes to the end of the line with whatever else they want.
#[derive(Debug)]
pub(super) struct Turns<T> {
    owners: VecDeque<PersonId>,
    waiting: HashMap<PersonId, VecDeque<T>>,
}

impl<T> Default for Turns<T> {
    fn default() -> Self {
        Self { owners: VecDeque::new(), waiting: HashMap::new() }
    }
}

impl<T> Turns<T> {
    /// Something more to do for somebody.
    pub(super) fn push(&mut self, owner: PersonId, job: T) {
        let theirs = self.waiting.entry(owner.clone()).or_default();
        if theirs.is_empty() {
            self.owners.push_back(owner);
        }
        theirs.push_back(job);
    }

    /// What is to be done next: the oldest of whoever has waited longest among those who may be served.
    pub(super) fn pop(&mut self, may: impl Fn(&PersonId) -> bool) -> Option<(PersonId, T)> {
        let place = self.owners.iter().position(may)?;
        let owner = self.owners.remove(place)?;
        let theirs = self.waiting.get_mut(&owner)?;
        let job = theirs.pop_front()?;
        if theirs.is_empty() {
            self.waiting.remove(&owner);
        } else {
            self.owners.push_back(owner.clone());
        }
        Some((owner, job))
    }

    /// How much waits.
    pub(super) fn len(&self) -> usize {
        self.waiting.values().map(VecDeque::len).sum()
    }

    /// Whom somebody waits with: everything else of their own, and every other person once.
    pub(super) fn beside(&self, owner: &PersonId) -> usize {
        match self.waiting.get(owner) {
            Some(own) => own.len() + self.owners.len() - 1,
            None => self.owners.len(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(name: &str) -> PersonId {
        PersonId(name.to_owned())
    }

    fn drained(turns: &mut Turns<u32>) -> Vec<u32> {
        std::iter::from_fn(|| turns.pop(|_| true)).map(|(_, job)| job).collect()
    }

    #[test]
    fn whoever_wants_much_waits_behind_whoever_wants_little() {
        let mut turns = Turns::default();
        for job in 0..5 {
            turns.push(person("eve"), job);
        }
        turns.push(person("anna"), 10);
        turns.push(person("anna"), 11);
        turns.push(person("piet"), 20);
        assert_eq!(turns.len(), 8);
        assert_eq!((turns.beside(&person("eve")), turns.beside(&person("anna"))), (7, 4));
        assert_eq!(turns.beside(&person("nobody")), 3);
        assert_eq!(drained(&mut turns), [0, 10, 20, 1, 11, 2, 3, 4]);
        assert_eq!((turns.len(), turns.beside(&person("eve"))), (0, 0));
    }

    #[test]
    fn whoever_may_not_be_served_keeps_their_place() {
        let mut turns = Turns::default();
        for (name, job) in [("eve", 1), ("anna", 2), ("eve", 3)] {
            turns.push(person(name), job);
        }
        assert_eq!(turns.pop(|owner| *owner != person("eve")), Some((person("anna"), 2)));
        assert_eq!(turns.pop(|owner| *owner != person("eve")), None);
        assert_eq!(drained(&mut turns), [1, 3]);
    }
}

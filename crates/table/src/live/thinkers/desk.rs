//! The desk before the thinkers: what is asked, in turn, and who is at what.

use std::sync::Arc;
use std::time::{Duration, Instant};

use damrak_bots::{Budget, Deadline};
use damrak_store::PersonId;

use super::turns::Turns;
use super::{HINT, Job, SHORTEST, SHORTEST_HINT, Wanted};
use crate::bots::levels;

impl Job {
    /// Whether it is answered without a search.
    fn is_quick(&self) -> bool {
        matches!(&self.wanted, Wanted::Decision { level, .. } if level.budget().is_none())
    }

    /// How long it may be thought about when nobody else waits, and how long at least.
    fn bounds(&self) -> (Duration, Duration) {
        match &self.wanted {
            Wanted::Hint(_) => (HINT, SHORTEST_HINT),
            Wanted::Decision { level, before, .. } => {
                let longest = match level.budget() {
                    Some(Budget::Time(time)) => time.min(levels::LONGEST),
                    _ => levels::LONGEST,
                };
                let left = before.map(|before| before.saturating_duration_since(Instant::now()));
                (left.map_or(longest, |left| left.min(longest)), SHORTEST)
            }
        }
    }
}

/// What is to be done, and what is being searched for.
#[derive(Debug, Default)]
pub(super) struct Desk {
    quick: Turns<Job>,
    long: Turns<Job>,
    searches: Vec<Search>,
}

/// A search that somebody is at.
#[derive(Clone, Debug)]
pub(super) struct Search {
    owner: PersonId,
    pub(super) deadline: Arc<Deadline>,
    /// How long it may take when nobody else waits.
    whole: Duration,
    /// How long it may take whoever waits.
    least: Duration,
}

/// What a thinker takes from the desk.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Thinker {
    /// Only what takes no search.
    Quick,
    /// Anything; now and then something quick, so that many of those do not wait for one thinker.
    Searching,
}

/// A job in hand.
pub(super) struct Task {
    pub(super) job: Job,
    /// How many wait for the same thinker.
    pub(super) waiting: usize,
    /// Nothing if it is quick.
    pub(super) search: Option<Search>,
}

impl Desk {
    /// How much waits.
    pub(super) fn len(&self) -> usize {
        self.quick.len() + self.long.len()
    }

    /// One more question.
    pub(super) fn put(&mut self, job: Job, threads: usize) {
        let owner = job.owner.clone();
        if job.is_quick() {
            self.quick.push(owner, job);
            return;
        }
        self.long.push(owner, job);
        // Those who are at something leave time for whoever has come.
        for search in &self.searches {
            let share = share(self.long.beside(&search.owner).div_ceil(threads));
            search.deadline.shorten_to((search.whole / share).max(search.least));
        }
    }

    /// What this thinker does next.
    pub(super) fn take(
        &mut self,
        thinker: Thinker,
        threads: usize,
        was_quick: bool,
    ) -> Option<Task> {
        if thinker == Thinker::Quick || !was_quick {
            let quick = self.quick.pop(|_| true);
            if quick.is_some() || thinker == Thinker::Quick {
                return quick.map(|(_, job)| Task { job, waiting: 0, search: None });
            }
        }
        let Some((owner, job)) = self.next_search(threads) else {
            // Two quick ones in a row, if there is nothing else to do.
            return self.quick.pop(|_| true).map(|(_, job)| Task { job, waiting: 0, search: None });
        };
        let waiting = self.long.beside(&owner).div_ceil(threads);
        let (whole, least) = job.bounds();
        let deadline = Arc::new(Deadline::after((whole / share(waiting)).max(least)));
        let search = Search { owner, deadline, whole, least };
        self.searches.push(search.clone());
        Some(Task { job, waiting, search: Some(search) })
    }

    /// Of several thinkers who search one is always left to the others.
    fn next_search(&mut self, threads: usize) -> Option<(PersonId, Job)> {
        let most = threads.saturating_sub(1).max(1);
        let searches = &self.searches;
        let has = |owner: &PersonId| searches.iter().filter(|one| one.owner == *owner).count();
        self.long.pop(|owner| has(owner) < most)
    }

    /// Somebody has found what they searched for.
    pub(super) fn done(&mut self, search: &Search) {
        self.searches.retain(|one| !Arc::ptr_eq(&one.deadline, &search.deadline));
    }
}

/// Into how many parts the time is divided when so many wait behind somebody for the same thinker.
pub(super) fn share(waiting: usize) -> u32 {
    u32::try_from(waiting).unwrap_or(u32::MAX).saturating_add(1)
}

#[cfg(test)]
mod tests {
    use damrak_core::{Registry, Seat, Seed, SetupDraft};
    use damrak_kontor::Kontor;

    use super::*;

    fn job(owner: &str, level: &str) -> Job {
        let draft = SetupDraft { players: Some(2), ..SetupDraft::default() };
        let rules = Registry::new().with::<Kontor>().open("kontor", &draft).expect("a setup");
        let level = level.parse().expect("a level");
        Job {
            owner: PersonId(owner.to_owned()),
            seat: Seat::from_index(0),
            position: rules.deal(Seed::from_number(1)).0,
            wanted: Wanted::Decision { level, before: None, answer: Box::new(|_| {}) },
        }
    }

    fn taken(
        desk: &mut Desk,
        thinker: Thinker,
        threads: usize,
    ) -> Option<(String, Option<Search>)> {
        let task = desk.take(thinker, threads, true)?;
        Some((task.job.owner.0, task.search))
    }

    #[test]
    fn a_clerk_never_waits_for_a_search() {
        let mut desk = Desk::default();
        for _ in 0..5 {
            desk.put(job("eve", "regent@20000sims"), 1);
        }
        assert!(taken(&mut desk, Thinker::Searching, 1).is_some());
        desk.put(job("anna", "clerk"), 1);
        let (owner, search) = taken(&mut desk, Thinker::Quick, 1).expect("her clerk");
        assert_eq!((owner.as_str(), search.is_none()), ("anna", true));
        assert!(taken(&mut desk, Thinker::Quick, 1).is_none(), "who is quick never searches");
    }

    #[test]
    fn nobody_has_every_thinker_that_searches() {
        let mut desk = Desk::default();
        for _ in 0..5 {
            desk.put(job("eve", "regent"), 3);
        }
        let searching = |desk: &mut Desk| taken(desk, Thinker::Searching, 3);
        let (_, first) = searching(&mut desk).expect("one");
        assert!(searching(&mut desk).is_some(), "two");
        assert!(searching(&mut desk).is_none(), "the third is for others");
        desk.put(job("anna", "regent"), 3);
        assert_eq!(searching(&mut desk).expect("hers").0, "anna");
        desk.done(&first.expect("a search"));
        assert_eq!(searching(&mut desk).expect("the next").0, "eve");
    }

    #[test]
    fn simulations_are_bounded_in_time_and_whoever_comes_later_shortens_them() {
        let mut desk = Desk::default();
        desk.put(job("eve", "regent@20000sims"), 1);
        let (_, search) = taken(&mut desk, Thinker::Searching, 1).expect("a search");
        let search = search.expect("it is one");
        assert_eq!(search.whole, levels::LONGEST);
        assert!(!search.deadline.is_over());
        // A thousand more of her own leave her the least there is.
        for _ in 0..1_000 {
            desk.put(job("eve", "regent@20000sims"), 1);
        }
        std::thread::sleep(search.least + Duration::from_millis(1));
        assert!(search.deadline.is_over());
        // Of somebody else's time they take as much as one.
        desk.put(job("anna", "regent"), 1);
        desk.done(&search);
        while taken(&mut desk, Thinker::Searching, 1).expect("hers comes soon").0 != "anna" {
            desk.searches.clear();
        }
        let hers = desk.searches.last().expect("it is begun");
        assert!(desk.long.len() > 900 && desk.long.beside(&hers.owner) == 1);
    }
}

//! Work that is done on several threads, with a bar that shows how far it is.

use std::num::NonZero;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use indicatif::{ProgressBar, ProgressStyle};

use crate::failure::Failure;

/// Does jobs 1 to `jobs`; who does which does not matter, only that each is done once. Every thread has a basket
/// of its own; all baskets are given back.
pub(crate) fn share_out<B: Default + Send>(
    jobs: u64,
    threads: NonZero<usize>,
    job: impl Fn(u64, &mut B) -> Result<(), Failure> + Sync,
) -> Result<Vec<B>, Failure> {
    let next = AtomicU64::new(1);
    let failed: Mutex<Option<Failure>> = Mutex::new(None);
    let work = || {
        let mut basket = B::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number > jobs {
                return basket;
            }
            if let Err(failure) = job(number, &mut basket) {
                next.store(jobs + 1, Ordering::Relaxed);
                if let Ok(mut failed) = failed.lock() {
                    failed.get_or_insert(failure);
                }
                return basket;
            }
        }
    };
    let threads = threads.get().min(usize::try_from(jobs).unwrap_or(usize::MAX));
    let baskets = thread::scope(|scope| {
        // Where the system gives fewer threads than asked for, those few do all the work.
        let start = |_| thread::Builder::new().spawn_scoped(scope, work).ok();
        let others: Vec<_> = (1..threads).map_while(start).collect();
        let mut baskets = vec![work()];
        for other in others {
            match other.join() {
                Ok(theirs) => baskets.push(theirs),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        baskets
    });
    match failed.into_inner().ok().flatten() {
        Some(failure) => Err(failure),
        None => Ok(baskets),
    }
}

/// A bar on the error stream; nothing if that is not a terminal.
pub(crate) fn progress_bar(length: u64, of_what: &str) -> ProgressBar {
    let bar = ProgressBar::new(length);
    let template = format!("{{bar:40}} {{human_pos}}/{{human_len}} {of_what}, {{eta}} left");
    match ProgressStyle::with_template(&template) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_job_is_done_once() {
        for threads in [1, 3, 50] {
            let threads = NonZero::new(threads).expect("not zero");
            let baskets = share_out(20, threads, |number, basket: &mut Vec<u64>| {
                basket.push(number);
                Ok(())
            });
            let mut done = baskets.expect("nothing fails").concat();
            done.sort_unstable();
            assert_eq!(done, (1..=20).collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_failure_stops_all_and_is_told() {
        let job = |number, _: &mut ()| match number {
            7 => Err(Failure::usage("the seventh")),
            _ => Ok(()),
        };
        let result = share_out(1_000_000, NonZero::new(2).expect("not zero"), job);
        assert!(matches!(result, Err(Failure::Usage(sentence)) if sentence == "the seventh"));
    }
}

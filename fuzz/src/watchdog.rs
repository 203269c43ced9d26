//! Watches from a second thread for inputs on which a target never returns.

use std::{
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{self, RecvTimeoutError},
    },
    thread,
    time::{Duration, Instant},
};

/// Stops watching when dropped.
pub(crate) struct Watchdog {
    running: Arc<Mutex<Running>>,
    _stop_on_drop: mpsc::Sender<()>,
}

struct Running {
    since: Option<Instant>,
    input: Vec<u8>,
}

impl Watchdog {
    /// Calls `on_hang` with the input, once, when a run has lasted longer than `limit`.
    pub(crate) fn start(limit: Duration, on_hang: impl FnOnce(&[u8]) + Send + 'static) -> Self {
        let running = Arc::new(Mutex::new(Running { since: None, input: Vec::new() }));
        let (stop, stopped) = mpsc::channel();
        let watched = Arc::clone(&running);
        thread::spawn(move || {
            while stopped.recv_timeout(limit / 8) == Err(RecvTimeoutError::Timeout) {
                let now = watched.lock().unwrap_or_else(PoisonError::into_inner);
                if now.since.is_some_and(|since| since.elapsed() > limit) {
                    return on_hang(&now.input);
                }
            }
        });
        Self { running, _stop_on_drop: stop }
    }

    /// Runs `work` on `input` under watch.
    pub(crate) fn watch<T>(&self, input: &[u8], work: impl FnOnce(&[u8]) -> T) -> T {
        {
            let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
            running.input.clear();
            running.input.extend_from_slice(input);
            running.since = Some(Instant::now());
        }
        let result = work(input);
        self.running.lock().unwrap_or_else(PoisonError::into_inner).since = None;
        result
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_that_lasts_too_long_is_told_with_its_input() {
        let (told, heard) = mpsc::channel();
        let watchdog = Watchdog::start(Duration::from_millis(40), move |input| {
            told.send(input.to_vec()).expect("someone listens");
        });
        let input = watchdog.watch(b"stuck", |_| heard.recv_timeout(Duration::from_secs(30)));
        assert_eq!(input.as_deref(), Ok(b"stuck".as_slice()));
    }

    #[test]
    fn short_runs_and_the_time_between_them_are_left_alone() {
        let (told, heard) = mpsc::channel();
        let watchdog = Watchdog::start(Duration::from_secs(60), move |_| {
            told.send(()).expect("someone listens");
        });
        assert_eq!(watchdog.watch(b"quick", <[u8]>::len), 5);
        drop(watchdog);
        // The sender goes with the thread, which goes with the watchdog.
        assert!(heard.recv().is_err());
    }
}

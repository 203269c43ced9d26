//! Runs a target on one input and says how it went, whatever the target does.

use std::{
    cell::RefCell,
    fmt,
    panic::{self, AssertUnwindSafe, PanicHookInfo},
    sync::Once,
    time::{Duration, Instant},
};

use crate::targets::Target;

/// An input that takes longer than this is a failure: someone could send it on purpose.
pub const SLOW: Duration = Duration::from_secs(2);

/// What is wrong with an input.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Failure {
    /// The target panicked.
    Panicked(Panic),
    /// The target took this long, twice in a row.
    Slow(Duration),
}

/// A panic as its hook saw it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Panic {
    /// What the panic said.
    pub message: String,
    /// Source file, line and column.
    pub place: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Panicked(panic) => write!(f, "panic at {}: {}", panic.place, panic.message),
            Self::Slow(time) => write!(f, "took {:.1} s", time.as_secs_f64()),
        }
    }
}

/// Runs `target` on `input`; panics are caught and kept quiet.
pub fn execute(target: Target, input: &[u8]) -> Result<(), Failure> {
    execute_within(SLOW, target, input)
}

fn execute_within(limit: Duration, target: Target, input: &[u8]) -> Result<(), Failure> {
    if timed(target, input)? <= limit {
        return Ok(());
    }
    // A busy machine can stall any input once, so slowness counts only when it happens again.
    let again = timed(target, input)?;
    if again > limit { Err(Failure::Slow(again)) } else { Ok(()) }
}

fn timed(target: Target, input: &[u8]) -> Result<Duration, Failure> {
    install_hook();
    CAPTURE.set(Capture::Armed);
    let start = Instant::now();
    let result = panic::catch_unwind(AssertUnwindSafe(|| (target.run)(input)));
    let elapsed = start.elapsed();
    let captured = CAPTURE.replace(Capture::Off);
    match (result, captured) {
        (Ok(()), _) => Ok(elapsed),
        (Err(_), Capture::Caught(panic)) => Err(Failure::Panicked(panic)),
        // `resume_unwind` reaches us without passing the hook.
        (Err(_), _) => Err(Failure::Panicked(Panic {
            message: "a panic resumed without a message".to_owned(),
            place: "an unknown place".to_owned(),
        })),
    }
}

enum Capture {
    Off,
    Armed,
    Caught(Panic),
}

thread_local! {
    static CAPTURE: RefCell<Capture> = const { RefCell::new(Capture::Off) };
}

/// Panics of a target are kept for the report; all others are printed as ever.
fn install_hook() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let previous = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            let ours = CAPTURE.with_borrow_mut(|capture| match capture {
                Capture::Off => false,
                // A target may catch a panic of its own and panic again: the last one counts.
                Capture::Armed | Capture::Caught(_) => {
                    *capture = Capture::Caught(describe(info));
                    true
                }
            });
            if !ours {
                previous(info);
            }
        }));
    });
}

fn describe(info: &PanicHookInfo<'_>) -> Panic {
    let payload = info.payload();
    let message = match (payload.downcast_ref::<&str>(), payload.downcast_ref::<String>()) {
        (Some(text), _) => (*text).to_owned(),
        (_, Some(text)) => text.clone(),
        _ => "a panic without a text".to_owned(),
    };
    let place = info.location().map_or_else(|| "an unknown place".to_owned(), ToString::to_string);
    Panic { message, place }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quiet_target_passes() {
        let target = Target { name: "quiet", run: |_| () };
        assert_eq!(execute(target, b"anything"), Ok(()));
    }

    #[test]
    fn a_panic_is_caught_with_message_and_place() {
        let target = Target { name: "loud", run: |input| panic!("{} bytes", input.len()) };
        let Err(Failure::Panicked(panic)) = execute(target, b"abc") else {
            panic!("the panic was lost")
        };
        assert_eq!(panic.message, "3 bytes");
        assert!(panic.place.contains("execute.rs:"), "{}", panic.place);
    }

    #[test]
    fn an_input_that_is_slow_twice_fails() {
        let run = |_: &[u8]| std::thread::sleep(Duration::from_millis(30));
        let target = Target { name: "slow", run };
        let result = execute_within(Duration::from_millis(20), target, b"");
        assert!(matches!(result, Err(Failure::Slow(_))));
    }

    #[test]
    fn a_panic_that_passes_no_hook_is_still_a_failure() {
        let target = Target { name: "resumed", run: |_| panic::resume_unwind(Box::new(1)) };
        assert!(matches!(execute(target, b""), Err(Failure::Panicked(_))));
    }
}

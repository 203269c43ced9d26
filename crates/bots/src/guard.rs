//! Nothing that an opponent does holds up or breaks a table: a search that breaks down or does not come to an end
//! is left alone, and somebody weaker decides.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use damrak_core::{AnyPosition, Seat};

use crate::bots::{Decided, NoDecision, Opponent, Order};
use crate::budget::Budget;
use crate::level::{Level, Rank};

/// How long the clerk may take if the search has failed; it needs a few milliseconds.
const CLERK: Duration = Duration::from_millis(100);
/// How much longer than its budget a search is waited for at least: a busy machine is no failure.
const GRACE: Duration = Duration::from_millis(15);

/// The decision of this level; if that fails, of the clerk; and if that fails, any.
pub(crate) fn decide(
    opponent: &Arc<dyn Opponent>,
    position: &dyn AnyPosition,
    seat: Seat,
    order: &Order,
) -> Result<Decided, NoDecision> {
    let mut trouble: Option<String> = None;
    for rank in [None, Some(Rank::Clerk), Some(Rank::Random)] {
        let level = rank.map_or(order.level, Level::of);
        let limit = match (level.budget(), rank) {
            (Some(Budget::Time(time)), _) => Some(time + (time / 10).max(GRACE)),
            (_, Some(Rank::Clerk)) => Some(CLERK),
            _ => None,
        };
        match attempt(opponent, position, seat, Order { level, ..order.clone() }, limit) {
            Ok(Some(decided)) => return Ok(Decided { trouble, ..decided }),
            Ok(None) => return Err(NoDecision::NotWaiting(seat)),
            Err(failed) => {
                trouble.get_or_insert(format!("{level} at seat {seat} {failed}"));
            }
        }
    }
    Err(NoDecision::Broken(seat))
}

/// One try: within the limit on a thread of its own, without a limit on this one.
fn attempt(
    opponent: &Arc<dyn Opponent>,
    position: &dyn AnyPosition,
    seat: Seat,
    order: Order,
    limit: Option<Duration>,
) -> Result<Option<Decided>, &'static str> {
    const BROKE_DOWN: &str = "broke down";
    let think = move |opponent: &dyn Opponent, position: &dyn AnyPosition| {
        let decide = || opponent.decide(position, seat, &order);
        catch_unwind(AssertUnwindSafe(decide)).map_err(|_| BROKE_DOWN)
    };
    let Some(limit) = limit else { return think(opponent.as_ref(), position) };
    let (answer, answered) = channel();
    let (theirs, fork) = (Arc::clone(opponent), position.fork());
    let there = think.clone();
    let started = thread::Builder::new().name("opponent".into()).spawn(move || {
        // Whoever asked may have gone: then nobody wants the answer.
        let _ = answer.send(there(theirs.as_ref(), fork.as_ref()));
    });
    if started.is_err() {
        // No thread to be had: then here, without a limit.
        return think(opponent.as_ref(), position);
    }
    match answered.recv_timeout(limit) {
        Ok(decided) => decided,
        Err(RecvTimeoutError::Timeout) => Err("did not come to an end in time"),
        Err(RecvTimeoutError::Disconnected) => Err(BROKE_DOWN),
    }
}

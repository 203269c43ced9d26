//! A falling clock where nobody sits at a common time: in the terminal, and where computer opponents play many
//! games. Everybody who may stop it says on which step they would, and the earliest step stops it, as a hand would
//! have done. What the rules are told, and a record keeps, is what the server tells them: who stopped it and where,
//! or that it ran out.

use damrak_core::{AnyPosition, Seat};

/// What somebody would do about the clock, in notation.
pub(crate) type Said = (Seat, String);

/// Who is asked now, by their seats: whoever may stop the clock that falls; else the first who owes a decision.
pub(crate) fn asked(position: &dyn AnyPosition) -> Vec<Seat> {
    let all = if position.falling_clock().is_some() { usize::MAX } else { 1 };
    position.waiting_for().into_iter().take(all).collect()
}

/// What is decided once everybody has said what they would do; nothing if nobody was asked.
pub(crate) fn decided(position: &dyn AnyPosition, said: Vec<Said>) -> Option<Said> {
    let Some(clock) = position.falling_clock() else { return said.into_iter().next() };
    let step = |(seat, notation): &Said| {
        let means = |step: &u8| position.stop_clock(*seat, *step).as_deref() == Some(notation);
        (0..clock.steps).find(means)
    };
    let place = |seat: Seat| clock.order.iter().position(|other| *other == seat);
    let stops = said.into_iter().filter_map(|said| Some((step(&said)?, place(said.0), said)));
    // Equal steps are served in the order of the rules.
    let first = stops.min_by_key(|(step, place, _)| (*step, *place));
    first.map(|(.., said)| said).or_else(|| position.clock_ran_out())
}

//! A falling clock where nobody sits at a common time: in the terminal, and where computer opponents play many
//! games. Everybody who may stop it says on which step they would, and the earliest step stops it, as a hand would
//! have done. What the rules are told, and a record keeps, is what the server tells them: who stopped it and where,
//! or that it ran out.

use damrak_core::{AnyPosition, AnyRules, Seat};

/// What somebody would do about the clock, in notation.
pub(crate) type Said = (Seat, String);

/// Whether a clock may come to fall in such a game. Some games have none and are asked about it all the same.
pub(crate) fn may_come(rules: &dyn AnyRules) -> bool {
    let setup = rules.setup();
    rules.info().live_choices.iter().any(|(option, choice)| setup.choice(option) == *choice)
}

/// Who is asked now: whoever may stop the clock that falls; else the first who owes a decision.
pub(crate) fn asked(position: &dyn AnyPosition) -> Vec<Seat> {
    match position.falling_clock() {
        Some(clock) => clock.order,
        None => position.waiting_for().first().into_iter().collect(),
    }
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

//! What divides a game, for whoever looks back on it.

use damrak_kit::Mark;

pub(crate) const MARKS: &[Mark] = &[Mark {
    title: "kontor-mark-closed",
    phrases: &[
        "kontor-event-closed-difference",
        "kontor-event-closed-goods",
        "kontor-event-closed-better",
        "kontor-event-closed-nobody",
    ],
}];

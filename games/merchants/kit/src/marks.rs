//! What divides a game, for whoever looks back on it.

use damrak_kit::Mark;

pub(crate) const MARKS: &[Mark] = &[
    Mark {
        title: "merchants-mark-scoring",
        phrases: &["merchants-event-scored", "merchants-event-scored-nobody"],
    },
    Mark { title: "merchants-mark-auction", phrases: &["merchants-event-auction"] },
];

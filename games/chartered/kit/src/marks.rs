//! What divides a game, for whoever looks back on it.

use damrak_kit::Mark;

pub(crate) const MARKS: &[Mark] = &[
    Mark { title: "chartered-mark-founded", phrases: &["chartered-event-founded"] },
    Mark { title: "chartered-mark-merger", phrases: &["chartered-event-merger"] },
    Mark {
        title: "chartered-mark-event",
        phrases: &["chartered-event-chosen", "chartered-event-blind"],
    },
];

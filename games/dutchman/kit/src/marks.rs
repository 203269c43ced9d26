//! What divides a game, for whoever looks back on it.

use damrak_kit::Mark;

pub(crate) const MARKS: &[Mark] = &[
    Mark {
        title: "dutchman-mark-disaster",
        phrases: &["dutchman-event-met", "dutchman-event-met-nobody"],
    },
    Mark { title: "dutchman-mark-fall", phrases: &["dutchman-event-fell"] },
];

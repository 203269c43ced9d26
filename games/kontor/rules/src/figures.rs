//! What is worth counting over many games.

use damrak_core::{Figure, Measure};

use crate::event::Event;

pub(crate) static FIGURES: &[Figure<Event>] = &[
    Figure {
        name: "rounds",
        title: "kontor-figure-rounds",
        measure: Measure::Times(|event| matches!(event, Event::RoundBegan { .. })),
    },
    Figure {
        name: "tax",
        title: "kontor-figure-tax",
        measure: Measure::Times(|event| matches!(event, Event::Taxed { .. })),
    },
    // Clause K-16: a card that goes back into the hand unpaid.
    Figure {
        name: "withdrawn",
        title: "kontor-figure-withdrawn",
        measure: Measure::Times(|event| matches!(event, Event::Withdrawn { .. })),
    },
];

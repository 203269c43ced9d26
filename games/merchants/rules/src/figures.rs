//! What is worth counting over many games.

use damrak_core::{Figure, Measure};

use crate::components::Face;
use crate::event::Event;

/// Prices are in thousands of guilders.
pub(crate) static FIGURES: &[Figure<Event>] = &[
    Figure {
        name: "sold",
        title: "merchants-figure-sold",
        measure: Measure::Amounts(|event| match event {
            Event::Sold { price, .. } => Some(i64::from(*price)),
            _ => None,
        }),
    },
    Figure {
        name: "unsold",
        title: "merchants-figure-unsold",
        measure: Measure::Times(|event| matches!(event, Event::Unsold { .. })),
    },
    Figure {
        name: "doubled",
        title: "merchants-figure-doubled",
        measure: Measure::Times(|event| matches!(event, Event::Doubled { .. })),
    },
    Figure {
        name: "loans",
        title: "merchants-figure-loans",
        measure: Measure::Times(|event| matches!(event, Event::Borrowed { forced: false, .. })),
    },
    Figure {
        name: "forced-loans",
        title: "merchants-figure-forced",
        measure: Measure::Times(|event| matches!(event, Event::Borrowed { forced: true, .. })),
    },
    // Clause M-29: these cards are lost without any effect.
    Figure {
        name: "lost-office-cards",
        title: "merchants-figure-lost",
        measure: Measure::Times(|event| match event {
            Event::NothingFree { card, .. } => !is_house(card.face),
            _ => false,
        }),
    },
    // Clause M-32: these give a step at best.
    Figure {
        name: "full-districts",
        title: "merchants-figure-full",
        measure: Measure::Times(|event| match event {
            Event::NothingFree { card, .. } => is_house(card.face),
            _ => false,
        }),
    },
];

fn is_house(face: Face) -> bool {
    matches!(face, Face::HouseIn(_) | Face::HouseInEither(..))
}

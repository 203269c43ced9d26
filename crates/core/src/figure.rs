//! Numbers worth knowing over many games, besides who wins.

use serde::Serialize;

use crate::{Audience, Listener};

/// A number that a game wants counted, taken from what happens in it.
#[derive(Clone, Copy, Debug)]
pub struct Figure<E: 'static> {
    /// Its name in reports for programs.
    pub name: &'static str,
    /// Phrase key of its title.
    pub title: &'static str,
    /// What counts.
    pub measure: Measure<E>,
}

/// What counts for a figure. What is told to one seat and in other words to the rest is heard twice, as two
/// events: a figure looks at one of them.
#[derive(Clone, Copy, Debug)]
pub enum Measure<E: 'static> {
    /// How often it happens.
    Times(fn(&E) -> bool),
    /// How often, and how much it is each time.
    Amounts(fn(&E) -> Option<i64>),
}

/// What a figure came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Counted {
    /// Its name.
    pub name: &'static str,
    /// Phrase key of its title.
    pub title: &'static str,
    /// How often it happened.
    pub times: u64,
    /// How much it was in all, if it is an amount.
    pub sum: Option<i64>,
}

impl Counted {
    /// Counts the same figure of other games too.
    pub fn add(&mut self, other: &Counted) {
        self.times += other.times;
        self.sum = match (self.sum, other.sum) {
            (Some(sum), Some(more)) => Some(sum.saturating_add(more)),
            _ => None,
        };
    }
}

/// Hears a game and counts; hears nothing where nothing is to be counted.
#[derive(Debug)]
pub(crate) struct Counter<E: 'static> {
    figures: &'static [Figure<E>],
    counted: Vec<Counted>,
}

impl<E> Counter<E> {
    pub(crate) fn new(figures: &'static [Figure<E>]) -> Self {
        let nothing = |figure: &Figure<E>| Counted {
            name: figure.name,
            title: figure.title,
            times: 0,
            sum: matches!(figure.measure, Measure::Amounts(_)).then_some(0),
        };
        Self { figures, counted: figures.iter().map(nothing).collect() }
    }

    pub(crate) fn finish(self) -> Vec<Counted> {
        self.counted
    }
}

impl<E> Listener<E> for Counter<E> {
    fn tell(&mut self, _audience: Audience, event: impl FnOnce() -> E) {
        if self.figures.is_empty() {
            return;
        }
        let event = event();
        for (figure, counted) in self.figures.iter().zip(&mut self.counted) {
            let happened = match figure.measure {
                Measure::Times(is) => is(&event).then_some(None),
                Measure::Amounts(of) => of(&event).map(Some),
            };
            if let Some(sum) = happened {
                counted.add(&Counted { times: 1, sum, ..*counted });
            }
        }
    }
}
